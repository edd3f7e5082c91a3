"""People who wish for a table, and the tables that their wishes become."""
