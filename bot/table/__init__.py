"""Holds the parts of a table beside its desks: lobby, board, seats, votes, story, notes, rules, reminders, dossier."""
