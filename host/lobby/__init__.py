"""A table before its first decision: opening, joining, seeds, limits, dealing."""
