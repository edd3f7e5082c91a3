"""What is said and drawn of a table, in any window: board, end, log, news, records, rules and cards."""
