"""Practice: tables of one person alone with stewards, in their direct messages."""
