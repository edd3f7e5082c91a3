"""What happened, as it is told: deeds that brought nothing are left out, and what belongs together is one line."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.texts import Listed, Param, Text, Things, say

TURNS = frozenset({"architects-turn", "architects-more"})
_EMPTY = frozenset({"architects-did-gain", "architects-did-pay"})  # with no things they say nothing
_RECALL = "architects-did-recall"
_CAPTURE = "architects-did-capture"
_DEBT = "architects-took-debt"


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence, the debts a seat takes in a row in another."""
    told: list[Text] = []
    for one in happenings:
        said = _said(one)
        if said is None:
            continue
        if told and said.key == _DEBT and told[-1].key == _DEBT and told[-1].params["seat"] == said.params["seat"]:
            said = say(_DEBT, seat=said.params["seat"], count=_count(told.pop()) + _count(said))
        told.append(said)
    return tuple(told)


def _said(one: Text) -> Text | None:
    deeds = one.params.get("deeds")
    if one.key not in TURNS or not isinstance(deeds, Listed):
        return one
    seat = one.params["seat"]
    told = tuple(_worded(deed, seat) for deed in deeds.items if not _idle(deed))
    if told and isinstance(told[0], Text) and told[0].key == _RECALL:
        return say("architects-turn-recalls", seat=seat, deeds=Listed(told))
    if told:
        return Text(one.key, {**one.params, "deeds": Listed(told)})
    if one.key == "architects-more":
        return None
    return say("architects-turn-idle", seat=seat, place=one.params["place"])


def _worded(deed: Param, seat: Param) -> Param:
    """Who captures their own workers brings them home."""
    if isinstance(deed, Text) and deed.key == _CAPTURE and deed.params["whom"] == seat:
        return say("architects-did-fetch", count=deed.params["count"], place=deed.params["place"])
    return deed


def _idle(deed: Param) -> bool:
    return isinstance(deed, Text) and deed.key in _EMPTY and deed.params.get("things") == Things({})


def _count(text: Text) -> int:
    count = text.params["count"]
    return count if isinstance(count, int) else 1
