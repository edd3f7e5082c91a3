"""The phases of a round, each with its asks and how it settles. `turn_order.py` lists them as the rulebook does."""
