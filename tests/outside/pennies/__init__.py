"""Pennies, the smallest game: one folder from outside of the tree."""
