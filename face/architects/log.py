"""Log lines: deeds that brought nothing are left out, what belongs together is one line; amounts in few signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.architects import facts as f
from engine.core.texts import Fact, Listed, Param, SeatRef, Text, Things, by_wording, chain_texts, fact_of, say
from face.core.parts import in_signs_of


def short(amounts: Mapping[str, int]) -> Param:
    """Says so many of each kind with its sign; no things at all as this language says it."""
    parts = [say(f"architects-short-{kind}", count=count) for kind, count in amounts.items() if count]
    return chain_texts("architects-short-both", parts) if parts else Things({})


in_signs = in_signs_of("architects", short)

OF_ALL = frozenset({f.MarketReset.wording, "architects-last-turns", "architects-over"})
"""Wordings of what changes the game for every seat."""
_LINES = by_wording(f.Turn, f.More, f.Guilty, f.DebtTaken, f.NextInTurn)
_DEEDS = by_wording(f.Gained, f.Paid, f.Captured, f.Recalled, f.RecalledElsewhere)


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence, the debts a seat takes in a row in another.

    The debts of those with most workers in Prison stand in the line that says so.
    That a reader is next is said only while nothing has happened since.
    """
    lines: list[Text] = []
    last: Fact | None = None  # that of the last line
    guilty: tuple[Param, ...] = ()  # whose debt the last line tells
    for happening in happenings:
        fact = fact_of(happening, _LINES)
        if isinstance(last, f.NextInTurn):
            lines.pop()
            last = None
        if isinstance(fact, f.DebtTaken) and guilty[:1] == (fact.seat,):
            guilty = guilty[1:]
            continue
        guilty = fact.seats.items if isinstance(fact, f.Guilty) else ()
        line = _turn(fact) if isinstance(fact, f.Turn | f.More) else in_signs(happening)
        if line is None:
            continue
        if isinstance(fact, f.DebtTaken) and isinstance(last, f.DebtTaken) and fact.seat == last.seat:
            lines.pop()
            fact = f.DebtTaken(fact.seat, last.count + fact.count)
            line = fact.text
        lines.append(line)
        last = fact
    return tuple(lines)


def _turn(turn: f.Turn | f.More) -> Text | None:
    """The turn with the deeds that brought something; None if there is nothing left to say."""
    deeds = [(deed, fact_of(deed, _DEEDS)) for deed in turn.deeds.items]
    deeds = [(deed, fact) for deed, fact in deeds if not _idle(fact)]
    worded = Listed(tuple(_worded(deed, fact, turn.seat) for deed, fact in deeds))
    if deeds and isinstance(deeds[0][1], f.Recalled):
        return say("architects-turn-recalls", seat=turn.seat, deeds=worded)
    if isinstance(turn, f.More):
        return f.More(turn.seat, worded).text if deeds else None
    return (f.Turn(turn.seat, turn.place, worded) if deeds else f.IdleTurn(turn.seat, turn.place)).text


def _worded(deed: Param, fact: Fact | None, seat: SeatRef) -> Param:
    """The deed, amounts as signs; a seat that captures its own workers brings them home."""
    if isinstance(fact, f.Captured) and fact.whom == seat:
        return say("architects-did-fetch", count=fact.count, place=fact.place)
    return in_signs(deed) if isinstance(deed, Text) else deed


def _idle(fact: Fact | None) -> bool:
    return isinstance(fact, f.Gained | f.Paid) and fact.things == Things({})
