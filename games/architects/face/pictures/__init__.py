"""Draws the pictures of Architects: the board everybody sees, and a player's own desk."""
