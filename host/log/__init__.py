"""The log of a table: its entries in a hash chain, and epochs in the ids of asks."""
