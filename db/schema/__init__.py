"""The tables of the house. Every key of a per-table row starts with the table's id, so that it can be spread.

What sweeps update (`boards`) stands apart from what an answer locks (`tables`, `states`).
"""

from __future__ import annotations

from db.schema import games, people, tables, times

__all__ = ["games", "people", "tables", "times"]
