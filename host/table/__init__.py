"""One table: its transaction, and how it is reached."""
