"""Log lines: deeds that brought nothing are left out, and what belongs together is one line."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.architects.amounts import in_signs
from engine.core.texts import Listed, Param, Text, Things, say

TURNS = frozenset({"architects-turn", "architects-more"})
_EMPTY = frozenset({"architects-did-gain", "architects-did-pay"})  # with no things they say nothing
_RECALLS = frozenset({"architects-did-recall", "architects-did-recall-elsewhere"})
_CAPTURE = "architects-did-capture"
_DEBT = "architects-took-debt"
_NEXT = "architects-you-are-next"


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence, the debts a seat takes in a row in another.

    That a reader is next is said only while nothing has happened since.
    """
    lines: list[Text] = []
    for happening in happenings:
        line = _line(happening)
        if lines and lines[-1].key == _NEXT:
            lines.pop()
        if line is None:
            continue
        if lines and line.key == _DEBT and lines[-1].key == _DEBT and lines[-1].params["seat"] == line.params["seat"]:
            line = say(_DEBT, seat=line.params["seat"], count=_count(lines.pop()) + _count(line))
        lines.append(line)
    return tuple(lines)


def _line(happening: Text) -> Text | None:
    deeds = happening.params.get("deeds")
    if happening.key not in TURNS or not isinstance(deeds, Listed):
        return in_signs(happening)
    seat = happening.params["seat"]
    worded = tuple(_worded(deed, seat) for deed in deeds.items if not _idle(deed))
    if worded and isinstance(worded[0], Text) and worded[0].key in _RECALLS:
        return say("architects-turn-recalls", seat=seat, deeds=Listed(worded))
    if worded:
        return Text(happening.key, {**happening.params, "deeds": Listed(worded)})
    if happening.key == "architects-more":
        return None
    return say("architects-turn-idle", seat=seat, place=happening.params["place"])


def _worded(deed: Param, seat: Param) -> Param:
    """The deed, amounts as signs; a seat that captures its own workers brings them home."""
    if not isinstance(deed, Text):
        return deed
    if deed.key == _CAPTURE and deed.params["whom"] == seat:
        return say("architects-did-fetch", count=deed.params["count"], place=deed.params["place"])
    return in_signs(deed)


def _idle(deed: Param) -> bool:
    return isinstance(deed, Text) and deed.key in _EMPTY and deed.params.get("things") == Things({})


def _count(text: Text) -> int:
    count = text.params["count"]
    return count if isinstance(count, int) else 1
