"""What moderators may do to a table: typed fixes, looked at first, then made as moves like any other."""
