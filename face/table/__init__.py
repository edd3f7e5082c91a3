"""What is said and drawn of a table, in any window: lobby, board, news, notices, end, cards."""
