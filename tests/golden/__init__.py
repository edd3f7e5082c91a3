"""Whole games as text: a change of a rule shows as a diff. `make golden` writes them anew."""
