"""Tournaments: who plays whom, and what it is worth. Pure so far: the same results give the same rounds and places."""
