"""How each game reads: a face with its boards and cards, its hints, its news; one folder for each game."""
