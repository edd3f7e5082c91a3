"""Holds the pieces that pictures of all games are made of; it knows no game."""
