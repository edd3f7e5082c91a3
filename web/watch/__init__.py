"""What whoever has the address of a table may look at without signing in, where its option says so."""
