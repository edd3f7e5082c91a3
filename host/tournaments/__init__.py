"""Tournaments: who plays whom, what it is worth, and how the house hosts them."""
