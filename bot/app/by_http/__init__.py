"""Interactions that Discord sends by HTTP: who has signed them, and the first reply as the response."""
