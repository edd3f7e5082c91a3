"""Processes that work for the house, and turns at what there is little of."""
