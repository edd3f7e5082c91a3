"""Holds the faces of the games, with their boards and cards, hints and news; one folder for each game."""
