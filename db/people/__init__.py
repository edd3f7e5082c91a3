"""Statements about people: what they have chosen, what is stored of them, and what they have played."""
