"""Stewards: automatic players who hold a seat. They are seated in the lobby, think outside this process, and answer."""
