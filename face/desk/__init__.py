"""What is said of a player's own desk, in any window: its form, what fills it in, its lesson, what stands beside it."""
