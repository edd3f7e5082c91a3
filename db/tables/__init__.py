"""Statements about tables: how they are read, what a move writes, and what waits at them."""
