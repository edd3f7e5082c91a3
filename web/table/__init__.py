"""The page of a table: its parts, what is kept of them, and what it tells of the log."""
