"""What is said and drawn of a table, in any window: lobby, desk and form, board, news, notices, end, cards."""
