"""Draws the pictures of Paladins: the board everybody sees, and a player's own desk."""
