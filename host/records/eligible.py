"""Says whether the result of a table can count for ratings, and if not, what speaks against it."""

from __future__ import annotations

from typing import Literal

from host.values import Table

Against = Literal["", "off", "practice", "alone", "stewards", "hints"]


def against(table: Table) -> Against:
    """What now speaks against rating the table, "" for nothing.

    "off": it was opened without; "alone": the game is for one; "stewards": an automatic player sits there; "hints":
    players may ask for them.
    """
    if table.practice:
        return "practice"
    if not table.rated:
        return "off"
    if table.most < 2 or (table.status != "lobby" and len(table.seats) < 2):
        return "alone"
    if any(card.level is not None for card in table.seats):
        return "stewards"
    return "hints" if table.hints else ""
