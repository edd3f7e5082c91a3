"""Seats that change hands, and the votes of a table."""
