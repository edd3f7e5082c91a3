"""Draws the pictures of Deal with the Devil: the board everybody sees, and a player's own desk."""
