"""What was played, in words: the log of a table, a player's review of it, and what is known of people and servers."""
