"""Log lines: amounts as signs, no deeds that brought nothing; news of the virtual player in a sentence a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from engine.texts import Listed, Param, Text, Things, by_wording, fact_of, say
from games.paladins.face.cards import in_signs
from games.paladins.rules import facts as f
from games.paladins.rules.effects import joined
from games.paladins.rules.rulebook import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FORTIFY,
    GARRISON,
    PRAY,
    RECRUIT,
    TRADE,
    WORKERS,
)
from games.paladins.rules.virtual import facts as v
from games.paladins.rules.virtual.actions import FAVOUR, REST
from games.paladins.rules.virtual.gains import WORKER

_BOOKKEEPING = (v.CoinsReturned, v.MarkerMoved, v.JarTurned, v.BoardCleared, v.SchemesShuffled)
DEEDS = by_wording(f.Gained, f.Paid, f.Suspected, f.Dropped, f.WallBuilt, *_BOOKKEEPING)
HEADS = by_wording(f.Guilty, f.Drank)
TURNS = by_wording(v.Schemed, v.SchemedInstead)
_TOLD_BY_RESULT = by_wording(v.Schemed, v.SchemedInstead, v.VirtualSuspected)
OF_VIRTUAL = frozenset({*TURNS, v.VirtualMore.wording, v.VirtualPassed.wording})
_MANY, _NEWS = "paladins-virtual-many", "paladins-virtual-news"
_DOES = "paladins-virtual-does"
_OWN_VERBS = frozenset({TRADE, PRAY, CONSPIRE, REST, ABSOLVE})
_SAID_BY_DEEDS = frozenset({RECRUIT, COMMISSION, FORTIFY, GARRISON, ATTACK, CONVERT, FAVOUR})
_ONE_GUILTY, _SEVERAL_GUILTY = f"{f.Guilty.wording}-one", f"{f.Guilty.wording}-several"
_STRUCK = frozenset({f.Inquisition.wording, f.CardlessInquisition.wording})
_VERDICTS = frozenset({f.Guilty.wording, _ONE_GUILTY, _SEVERAL_GUILTY, f.Acquitted.wording})
FOLLOWS = frozenset({*_STRUCK, *_VERDICTS, f.Reacted.wording, f.Repented.wording})
"""Wordings of what a turn brought about: an Inquisition stays with the turn that took the last coin."""
OF_ALL = frozenset(
    {*_STRUCK, *_VERDICTS, *OF_VIRTUAL, _MANY, _NEWS, v.VirtualSuspected.wording, v.WorkshopMoved.wording}
)
"""Wordings of what befalls all seats, and of the virtual player's: what the only opponent did is never left out."""
MOVES = frozenset({fact.wording for fact in (f.Drafted, f.PaladinRevealed, f.Drank, f.Turn, f.More, f.Passed)})
"""Wordings of what a seat chose to do."""
BEGINS, VIRTUAL_BEGINS = "paladins-begins", "paladins-virtual-begins"
_TAX = "tax"  # the kind of thing
MANY = 3  # turns of the virtual player in a row that are told in one line


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence."""
    told = tuple(happenings)
    alone = any(happening.key == VIRTUAL_BEGINS for happening in told)
    return tuple(_line(happening, alone=alone) for happening in told)


def _line(happening: Text, *, alone: bool = False) -> Text:
    head = fact_of(happening, HEADS)
    if isinstance(head, f.Guilty):
        key = _SEVERAL_GUILTY if len(head.seats.items) > 1 else _ONE_GUILTY
        return Text(key, {**happening.params, "back": head.count // 2})
    if happening.key == BEGINS and alone:
        return Text(f"{BEGINS}-alone", happening.params)
    deeds = happening.params.get("deeds")
    if not isinstance(deeds, Listed):
        return in_signs(happening)
    if happening.key in OF_VIRTUAL or happening.key == v.VirtualSuspected.wording:
        told: Param = _in_brief(deeds.items)
    else:
        told = Listed(_of_seat(deeds.items, hired=isinstance(head, f.Drank)))
    idle = "yes" if told == Listed(()) else "no"
    return in_signs(Text(happening.key, {**happening.params, "deeds": told, "idle": idle}))


def _of_seat(deeds: Iterable[Param], *, hired: bool) -> tuple[Param, ...]:
    """The deeds of a seat that brought or cost something; suspicions and tax together, where the first of them is told.

    `hired`: workers are named before, and not told again.
    """
    kept: list[Param] = []
    first, drawn = 0, 0
    taxed, tax = 0, 0
    for deed in deeds:
        match fact_of(deed, DEEDS):
            case f.Suspected():
                if not drawn:
                    first = len(kept)
                    kept.append(deed)
                drawn += 1
                kept[first] = say("paladins-did-suspicions", count=drawn)
            case f.Gained(things):
                told = {kind: count for kind, count in things.amounts.items() if not hired or kind not in WORKERS}
                if told.keys() == {_TAX}:
                    if not tax:
                        taxed = len(kept)
                        kept.append(deed)
                    tax += told[_TAX]
                    kept[taxed] = f.Gained(Things({_TAX: tax})).text
                elif told:
                    kept.append(f.Gained(Things(told)).text)
            case f.Paid(things) if things == Things({}):
                pass
            case _:
                kept.append(deed)
    return tuple(kept)


def _in_brief(deeds: Iterable[Param]) -> Param:
    """What a turn of the virtual player changed, each in few words, a kind together; an empty list for nothing."""
    sums, gained = Counter[str](), Counter[str]()
    often = Counter[str]()
    parts: dict[str, Text] = {}
    for at, deed in enumerate(deeds):
        match fact_of(deed, DEEDS):
            case f.Gained(things):
                for kind, count in things.amounts.items():
                    gained[kind] += count
                    often[kind] += 1
                    parts[kind] = _gained(kind, gained[kind], several=often[kind] > 1)
            case f.WallBuilt():
                parts[str(at)] = say("paladins-brief-wall")
            case f.Suspected() | f.Dropped() | v.CoinsReturned() | v.MarkerMoved() as fact:
                kind = fact.wording.rpartition("did-")[2]
                sums[kind] += 1 if isinstance(fact, f.Suspected) else fact.count
                parts[kind] = say(f"paladins-brief-{kind}", count=sums[kind])
            case v.JarTurned():
                pass
            case _:
                if isinstance(deed, Text):
                    parts[str(at)] = deed
    return joined(tuple(parts.values()), "paladins-semicolon") if parts else Listed(())


def _news(happening: Text, *, alone: bool = False) -> Text:
    """A turn of the virtual player, or the group it takes, by what came of it; anything else as in the log."""
    begun: tuple[Text, ...]
    match fact := fact_of(happening, _TOLD_BY_RESULT):
        case v.Schemed() | v.SchemedInstead():
            action = fact.action.id
            verb = say(f"{_DOES}-{action}") if action in _OWN_VERBS else say(_DOES, action=fact.action)
            begun = () if action in _SAID_BY_DEEDS and fact.deeds.items else (verb,)
        case v.VirtualSuspected():
            begun = (say("paladins-virtual-takes", what=fact.what),)
        case _:
            return _line(happening, alone=alone)
    return in_signs(say(_NEWS, did=Listed((*begun, *_results(fact.deeds.items)))))


def _results(deeds: Iterable[Param]) -> tuple[Param, ...]:
    """What the deeds changed for all to see: gains and suspicions together at the end, no bookkeeping."""
    kept: list[Param] = []
    gained, drawn = Counter[str](), 0
    for deed in deeds:
        match fact_of(deed, DEEDS):
            case f.Gained(things):
                gained.update(things.amounts)
            case f.Suspected():
                drawn += 1
            case f.WallBuilt():
                kept.append(say("paladins-brief-wall"))
            case fact if not isinstance(fact, _BOOKKEEPING):
                kept.append(deed)
    kept += [f.Gained(Things(dict(gained))).text] if gained else []
    return (*kept, *((say("paladins-did-suspicions", count=drawn),) if drawn else ()))


def _gained(kind: str, count: int, *, several: bool) -> Text:
    """So many of a kind that the virtual player gained in a turn, in a sum of `several`."""
    if kind == WORKER:
        return say("paladins-brief-workers", count=count)
    return say("paladins-brief-in-all" if several else "paladins-named", what=Things({kind: count}))


def in_short(happenings: tuple[Text, ...]) -> tuple[Text, ...]:
    """As `condensed`, but turns of the virtual player by their results, and many of them in one line.

    It takes those once everybody has passed. The turn that brings an Inquisition is told by itself.
    """
    lines: list[Text] = []
    alone = any(happening.key == VIRTUAL_BEGINS for happening in happenings)
    groups = [(its, tuple(run)) for its, run in groupby(happenings, key=lambda happening: happening.key in OF_VIRTUAL)]
    for at, (its, told) in enumerate(groups):
        if not its:
            lines += (_news(happening, alone=alone) for happening in told)
        elif at + 1 < len(groups) and groups[at + 1][1][0].key in _STRUCK:
            lines += (*_summed_up(told[:-1]), _news(told[-1]))
        else:
            lines += _summed_up(told)
    return tuple(lines)


def _summed_up(told: tuple[Text, ...]) -> tuple[Text, ...]:
    """Turns of the virtual player in a line of what it did how often, if there are many of them."""
    turns = [fact for text in told if isinstance(fact := fact_of(text, TURNS), v.Schemed | v.SchemedInstead)]
    if len(turns) < MANY:
        return tuple(map(_news, told))
    often = Counter(turn.action for turn in turns)
    did = Listed(tuple(say("paladins-times", what=what, count=count) for what, count in often.items()))
    passed = "yes" if told[-1].key == v.VirtualPassed.wording else "no"
    return (say(_MANY, turns=len(turns), did=did, passed=passed),)
