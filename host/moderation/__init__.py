"""Fixes that moderators make at a table: typed, previewed first, then appended as moves like any other."""
