"""Where a seat stands among all on a track that is open to everybody, as things stand."""

from __future__ import annotations

from collections.abc import Sequence

UNMOVED = "unmoved"  # it has not moved: nothing is said


def standing(values: Sequence[int], seat: int) -> str:
    """ "highest" or "lowest", with "-shared" if others stand there too; "alike" if all do; else "between"."""
    mine, shared = values[seat], "-shared" if values.count(values[seat]) > 1 else ""
    if min(values) == max(values):
        return "alike"
    if mine == max(values):
        return f"highest{shared}"
    return f"lowest{shared}" if mine == min(values) else "between"
