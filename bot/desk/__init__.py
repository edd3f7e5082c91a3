"""Holds the desk: a form as a message, the presses on it, and the line it folds to."""
