"""The schema of the database. Each key of a row about a table starts with that table's id, so rows can be distributed.

Rows that sweeps update (`boards`) are kept apart from rows that an answer locks (`tables`, `states`).
"""

from __future__ import annotations

from db.schema import games, people, times, tournaments, wishes
from db.schema.tables import Row

__all__ = ["ROWS", "games", "people", "times", "tournaments", "wishes"]

ROWS = Row.metadata
"""All tables, their columns, keys and indexes."""
