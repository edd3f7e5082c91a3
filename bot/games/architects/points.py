"""Says what seats would have if the game ended now, with the same parts as the final table."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from engine.architects.scoring import Score
from engine.core.texts import Param, Text, say


def points_now(seat: int, scores: tuple[Score, ...], key: str) -> list[Text]:
    """Says a seat's points if the game ended now and where they come from; nothing while nothing counts."""
    parts = {name: points for name, points in asdict(scores[seat]).items() if points}
    if not parts:
        return []
    named = [say(f"architects-part-{name}", points=points) for name, points in parts.items()]
    return [say(key, points=scores[seat].total, parts=in_a_row(named))]


def in_a_row(parts: Iterable[Text]) -> Param:
    """The parts with commas between them."""
    joined: Param = ""
    for part in parts:
        joined = say("architects-own-row", first=joined, then=part) if joined else part
    return joined
