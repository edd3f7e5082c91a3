"""Log lines: deeds that brought nothing are left out, what belongs together is one line; amounts in few signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.texts import Fact, Listed, Param, SeatRef, Text, Things, by_wording, chain_texts, fact_of, say
from face.core.parts import in_signs_of
from games.architects.rules import facts as f
from games.architects.rules.rulebook import GUARDHOUSE


def short(amounts: Mapping[str, int]) -> Param:
    """Says so many of each kind with its sign; no things at all as this language says it."""
    parts = [say(f"architects-short-{kind}", count=count) for kind, count in amounts.items() if count]
    return chain_texts("architects-short-both", parts) if parts else Things({})


in_signs = in_signs_of("architects", short)

OF_ALL = frozenset({f.MarketReset.wording, "architects-reset-of", "architects-last-turns", "architects-over"})
"""Wordings of what changes the game for every seat."""
FOLLOWS = frozenset(
    {
        *(f.MarketReset.wording, f.Guilty.wording, "architects-blamed", "architects-blamed-several"),
        *("architects-reset-of", "architects-reset-release", "architects-reset-gain", "architects-debts-of-virtue"),
        *("architects-praised", "architects-reset-prison"),
    }
)
"""Wordings of what a turn brought about: they stay with it, so that nobody takes it for their own doing."""
MOVES = frozenset({f.Turn.wording, f.More.wording, f.IdleTurn.wording, "architects-turn-recalls"})
"""Wordings of what a seat chose to do."""
_HEADS = by_wording(f.Turn, f.More, f.Guilty, f.DebtTaken)
_DEBTS = by_wording(f.DebtTaken)
_DEEDS = by_wording(
    f.Gained, f.Paid, f.Captured, f.Built, f.Freed, f.FreedFrom, f.Recalled, f.RecalledElsewhere, f.RecalledFrom
)
_BLAMED = "architects-blamed"
_TO_PRISON = "architects-reset-prison"


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence; a debt is told with its reason.

    Debts of a turn stand in its sentence, and whom a reset sends to Prison in that of the reset; debts for the most
    workers in Prison in the line about that; one line tells of all whom the Prison costs virtue. That a reader is next
    is said only while nothing has happened since.
    """
    groups: list[list[Text]] = []
    for happening in happenings:
        if groups and groups[-1][0].key == f.NextInTurn.wording:
            groups.pop()
        if groups and _belongs(happening, groups[-1]):
            groups[-1].append(happening)
        else:
            groups.append([happening])
    return tuple(line for group in groups for line in _lines(*group))


def _belongs(happening: Text, group: Sequence[Text]) -> bool:
    """Whether a happening is told with those before it: a debt with its reason, who is blamed with the others."""
    head, last = fact_of(group[0], _HEADS), group[-1]
    if happening.key == _TO_PRISON:
        return group[0].key == f.MarketReset.wording
    if group[0].key == _BLAMED and happening.key == _BLAMED:
        return happening.params["virtue"] == group[0].params["virtue"]
    debt = fact_of(happening, _DEBTS)
    if not isinstance(debt, f.DebtTaken):
        return False
    if isinstance(head, f.Guilty):
        return head.seats.items[len(group) - 1 : len(group)] == (debt.seat,)
    if group[0].key == _BLAMED:
        return last.params["seat"] == debt.seat
    return isinstance(head, f.Turn | f.More) or (isinstance(head, f.DebtTaken) and head.seat == debt.seat)


def _lines(head: Text, *more: Text) -> Iterator[Text]:
    """The lines of a happening and of those that are told with it."""
    fact = fact_of(head, _HEADS)
    debts: Counter[SeatRef] = Counter()
    for text in (head, *more) if isinstance(fact, f.DebtTaken) else more:
        if isinstance(debt := fact_of(text, _DEBTS), f.DebtTaken):
            debts[debt.seat] += debt.count
    if isinstance(fact, f.DebtTaken):
        yield f.DebtTaken(fact.seat, debts[fact.seat]).text
    elif isinstance(fact, f.Turn | f.More):
        line = _turn(fact, debts.pop(fact.seat, 0))
        if line is not None:
            yield line
        yield from _debts_of_virtue(debts)
    elif head.key == f.MarketReset.wording and more:
        yield say("architects-reset-of", who=more[0].params["who"])
    elif head.key == _BLAMED:
        blamed = [text for text in (head, *more) if text.key == _BLAMED]
        one = (say(f"{_BLAMED}-one", seat=text.params["seat"], count=text.params["count"]) for text in blamed)
        several = say(f"{_BLAMED}-several", who=Listed(tuple(one)), virtue=head.params["virtue"])
        yield several if len(blamed) > 1 else head
        yield from _debts_of_virtue(debts)
    else:
        yield in_signs(head)


def _debts_of_virtue(debts: Mapping[SeatRef, int]) -> Iterator[Text]:
    """Who took debts because their virtue fell below 0, a line for all who took as many."""
    for count in sorted(set(debts.values())):
        seats = tuple(seat for seat, taken in debts.items() if taken == count)
        yield say("architects-debts-of-virtue", seats=Listed(seats), among=len(seats), count=count)


def _turn(turn: f.Turn | f.More, debts: int) -> Text | None:
    """The turn with the deeds that brought something, and its debts; None if there is nothing left to say."""
    facts = [fact_of(deed, _DEEDS) for deed in turn.deeds.items]
    unpaid = _freed_unpaid(turn, facts) if debts else None
    deeds = [
        (at, deed, fact) for at, (deed, fact) in enumerate(zip(turn.deeds.items, facts, strict=True)) if not _idle(fact)
    ]
    words: list[Param] = []
    for at, deed, fact in deeds:
        words.append(_worded(deed, fact, turn.seat))
        if at == unpaid:
            words.append(say("architects-did-take-debt", count=1, why="free"))
            debts -= 1
    if debts:
        why = "build" if any(isinstance(fact, f.Built) for fact in facts) else "virtue"
        words.append(say("architects-did-take-debt", count=debts, why=why))
    worded = Listed(tuple(words))
    if deeds and isinstance(deeds[0][2], f.Recalled):
        return say("architects-turn-recalls", seat=turn.seat, deeds=worded)
    if isinstance(turn, f.More):
        return f.More(turn.seat, worded).text if worded.items else None
    return (f.Turn(turn.seat, turn.place, worded) if worded.items else f.IdleTurn(turn.seat, turn.place)).text


def _freed_unpaid(turn: f.Turn | f.More, facts: Sequence[Fact | None]) -> int | None:
    """Where among the deeds own workers are freed at the Guardhouse for a debt, not for silver; None for nowhere."""
    at = next((at for at, fact in enumerate(facts) if isinstance(fact, f.Freed)), None)
    if at is None or not isinstance(turn, f.Turn) or turn.place.id != GUARDHOUSE:
        return None
    return None if at > 0 and isinstance(facts[at - 1], f.Paid) else at


def _worded(deed: Param, fact: Fact | None, seat: SeatRef) -> Param:
    """The deed, amounts as signs; a seat that captures its own workers brings them home."""
    if isinstance(fact, f.Captured) and fact.whom == seat:
        return say("architects-did-fetch", count=fact.count, place=fact.place)
    return in_signs(deed) if isinstance(deed, Text) else deed


def _idle(fact: Fact | None) -> bool:
    return isinstance(fact, f.Gained | f.Paid) and fact.things == Things({})
