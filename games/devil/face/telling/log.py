"""Words the happenings for people: settlements as a row for each seat, a turn's deeds as a list, each told once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.texts import (
    Fact,
    Listed,
    Named,
    Param,
    SeatRef,
    Text,
    Things,
    by_wording,
    chain_texts,
    fact_kind_of,
    fact_of,
    say,
)
from face.core.parts import join_equal
from games.devil.face.cards import kinds, short
from games.devil.face.telling.log_wordings import CELLS, CLAUSES, HEADS, JOINED, TRACKED
from games.devil.rules import facts as f
from games.devil.rules.mechanics.plan import PLANNED, Planned, PlanRevealed

_WISHES = by_wording(f.Wished)
_PRODUCTION = by_wording(f.Produced)
_HEADS = by_wording(*HEADS)
_CELLS = by_wording(f.InterestCharged, f.BuildingActs)
_PLANS = by_wording(PlanRevealed)
_PARTS = by_wording(*PLANNED)
_TOKENS = by_wording(f.TokenPaid)
_WEIGHED = by_wording(f.BuildingActs, f.Drifted)
_FINANCED = ("devil-did-bought", "devil-did-sold", f.Borrowed.wording)
_RANKED = {"devil-wings-angel": "devil-cell-angel-highest", "devil-wings-demon": "devil-cell-demon-lowest"}
_PLANNED = {"devil-wings-angel": "devil-cell-angel-plan", "devil-wings-demon": "devil-cell-demon-plan"}
_REASONS = {f.ReputationsWeighed: _RANKED, f.WingsChangeHands: _PLANNED}
"""The head of a settlement -> wordings of wings that follow it -> the cell that says what they are for."""
_SPENT = by_wording(f.CourtierSpent)
_EARNED = by_wording(f.MinorEarned, f.MajorEarned)
_ACTS = by_wording(*f.ACTED.values(), f.Built, f.Hired, f.Skipped, f.MinorEarned, f.MajorEarned, f.BuildingActs)
_LEADING = frozenset(CLAUSES[wording] for wording in _ACTS)


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """Makes lines of happenings, in their order; what a plan foretold and what then came of it is told once."""
    texts = [_wish(text) for text in happenings]
    lines: list[Text] = []
    to_come: list[Text] = []
    at = 0
    while at < len(texts):
        if fact_of(texts[at], _HEADS) is not None:
            end = _end(texts, at + 1, heads=True)
            lines += _table(texts[at:end])
        elif _produced(texts[at]):  # at the beginning of a game, before any round was announced
            end = next((then for then in range(at, len(texts)) if not _produced(texts[then])), len(texts))
            lines += _table(texts[at:end])
        elif _seat_of(texts[at]) is not None:
            end = _end(texts, at + 1, heads=False)
            lines += (*_turns(texts[at:end]), *to_come)
            to_come = []
        elif _begun(texts[at], texts):
            end = at + 1
            to_come += _plan_left(texts[at], texts)
        else:
            end = at + 1
            lines.append(texts[at])
        at = end
    return join_equal(lines, JOINED)


def _wish(text: Text) -> Text:
    """A goods wish names kinds of goods, not amounts; any other text as it is."""
    wish = fact_of(text, _WISHES)
    if not isinstance(wish, f.Wished):
        return text
    return Text(f.Wished.wording, text.params | {"things": kinds(tuple(wish.things.amounts))})


def _produced(text: Text) -> bool:
    return fact_kind_of(text, _PRODUCTION) is not None


def _seat_of(text: Text) -> SeatRef | None:
    """Returns the seat whose deed `text` tells, None if it is no deed of one seat."""
    seat = text.params.get("seat")
    return seat if text.key in CLAUSES and isinstance(seat, SeatRef) else None


def _end(texts: Sequence[Text], at: int, *, heads: bool) -> int:
    """Returns the end of the deeds that begin before `at`; `heads`: whether tables go on over the head of another."""
    while at < len(texts) and (_seat_of(texts[at]) is not None or (heads and _goes_on(texts[at]))):
        at += 1
    return at


def _goes_on(text: Text) -> bool:
    fact = fact_of(text, _HEADS)
    return fact is not None and not isinstance(fact, f.RoundBegun)


# ------------------------------------------------------------------------------------------------------------- tables


def _table(texts: Sequence[Text]) -> list[Text]:
    """A settlement: its head, and a row for each seat it changes."""
    heads = [Text(HEADS[kind], text.params) for text in texts if (kind := fact_kind_of(text, _HEADS)) is not None]
    heads = heads or [say("devil-table-production")]
    rows: dict[SeatRef, list[Text]] = {}
    for text in _with_reasons(texts):
        seat = text.params.get("seat")
        if isinstance(seat, SeatRef):
            rows.setdefault(seat, []).append(text)
    ordered = sorted(rows.items(), key=lambda row: row[0].seat)
    return [chain_texts("devil-seen-both", heads), *(_row(seat, deeds) for seat, deeds in ordered)]


def _with_reasons(texts: Sequence[Text]) -> list[Text]:
    """The deeds among `texts`; wings with what they are for: the plan, or a place on the track, and with whom."""
    said: list[Text] = []
    reasons: Mapping[str, str] = {}
    for text in texts:
        kind = fact_kind_of(text, _HEADS)
        if kind is not None:
            reasons = _REASONS.get(kind, {})
        elif fact_kind_of(text, _WEIGHED) is not None:
            reasons = {}
        if _seat_of(text) is not None:
            said.append(Text(reasons.get(text.key, text.key), text.params))
    return [_with_others(text, said) if text.key in _RANKED.values() else text for text in said]


def _with_others(text: Text, said: Sequence[Text]) -> Text:
    """The same wing with the other seats that get one for the same place."""
    same = (other.params["seat"] for other in said if other.key == text.key)
    others = tuple(seat for seat in same if seat != text.params["seat"])
    return Text(text.key, text.params | {"others": Listed(others), "shared": len(others)})


def _row(seat: SeatRef, texts: Sequence[Text]) -> Text:
    """The cells of a seat; what a building brings stands beside it."""
    cells: list[Text] = []
    acts = False  # whether the last cell is a building's alone
    for text in texts:
        if acts:
            cells[-1], acts = say("devil-short-both", first=cells[-1], then=_cell(text)), False
        else:
            cells.append(_cell(text))
            acts = fact_kind_of(text, _CELLS) is f.BuildingActs
    return say("devil-table-row", seat=seat, cells=chain_texts("devil-seen-both", cells))


def _cell(text: Text) -> Text:
    interest = fact_of(text, _CELLS)
    if isinstance(interest, f.InterestCharged) and interest.debt <= interest.was:
        return Text("devil-cell-interest-past", text.params)
    return _with_place(text, CELLS.get(text.key) or CLAUSES.get(text.key, text.key))


def _with_place(text: Text, key: str) -> Text:
    """The wording `key` for `text`, with both places on the reputation track where the log has them."""
    params = _in_signs(text)
    now, steps = params.get("now"), params.get("steps")
    if text.key not in TRACKED or not isinstance(now, int) or not isinstance(steps, int):
        return Text(key, params)
    return Text(f"{key}-to", params | {"was": now - steps})


def _in_signs(text: Text) -> dict[str, Param]:
    """The parameters of a text, amounts as signs."""
    return {name: short(param.amounts) if isinstance(param, Things) else param for name, param in text.params.items()}


# -------------------------------------------------------------------------------------------------------------- turns


def _turns(texts: Sequence[Text]) -> list[Text]:
    """Deeds in a row: those of a seat together, for seats do not disturb each other; an act a line."""
    turns: dict[SeatRef, list[Text]] = {}
    for text in texts:
        seat = _seat_of(text)
        if seat is not None:
            turns.setdefault(seat, []).append(text)
    return [line for seat, deeds in turns.items() for line in _turn(seat, deeds)]


def _turn(seat: SeatRef, texts: Sequence[Text]) -> list[Text]:
    acts: list[list[Text]] = []
    tokens = sum(fact_kind_of(text, _TOKENS) is not None for text in texts)
    spent: list[Text] = []  # courtiers that go for the achievement told next
    deeds = [text for text in texts if fact_kind_of(text, _TOKENS) is None]
    several = bool(tokens) or sum(fact_of(text, _ACTS) is not None for text in deeds) > 1
    financed = [text for text in deeds if text.key in _FINANCED] if several else []  # nobody knows for which of them
    deeds = [text for text in deeds if text not in financed]
    for at, text in enumerate(deeds):
        if fact_kind_of(text, _SPENT) and _earns_next(deeds[at + 1 :]):
            spent.append(Text(CLAUSES[text.key], text.params))
            continue
        if not acts or fact_of(text, _ACTS) is not None:
            acts.append([])
        acts[-1].append(_with_place(text, CLAUSES[text.key]))
        acts[-1] += spent
        spent = []
    if tokens:
        acts.append([say("devil-deed-tokens", count=tokens)])
    if financed:
        acts.append([say("devil-deed-financed", deeds=Listed(_all_financed(financed)))])
    if len(acts) == 1:
        return [say("devil-deeds", seat=seat, deeds=_act(acts[0]))]
    return [say("devil-turn", seat=seat), *(say("devil-turn-act", seat=seat, act=_act(act)) for act in acts)]


def _all_financed(texts: Sequence[Text]) -> tuple[Text, ...]:
    """What was bought, sold and borrowed for a whole turn, each in one clause."""
    clauses: list[Text] = []
    for key in sorted({text.key for text in texts}):
        same = [text for text in texts if text.key == key]
        params = dict(same[-1].params)  # the debt is the one after the last loan
        if key == f.Borrowed.wording:
            params["coins"] = sum(coins for text in same if isinstance(coins := text.params["coins"], int))
        else:
            amounts = Counter[str]()
            for text in same:
                things = text.params["things"]
                amounts.update(things.amounts if isinstance(things, Things) else {})
            params["things"] = Things(dict(amounts))
        clauses.append(_with_place(Text(key, params), CLAUSES[key]))
    return tuple(clauses)


def _earns_next(deeds: Sequence[Text]) -> bool:
    """Says whether an achievement comes first among `deeds`, but for other courtiers that go for it."""
    first = next((text for text in deeds if not fact_kind_of(text, _SPENT)), None)
    return first is not None and fact_of(first, _EARNED) is not None


def _act(clauses: Sequence[Text]) -> Param:
    """An act and what it brings; deeds without an act that they come from are a list."""
    first, *more = clauses
    if more and first.key in _LEADING:
        return say("devil-act-brings", act=first, more=Listed(tuple(more)))
    return Listed(tuple(clauses))


# -------------------------------------------------------------------------------------------------------------- plans


def _begun(text: Text, texts: Sequence[Text]) -> bool:
    """Says whether `text` is a plan that is carried out, as far as may be, in the same breath."""
    plan = fact_of(text, _PLANS)
    return isinstance(plan, PlanRevealed) and bool(_done(plan, texts))


def _done(plan: PlanRevealed, texts: Sequence[Text]) -> list[Named | None]:
    """The cards and courtiers of that seat's deeds."""
    return [_about(other) for other in texts if _seat_of(other) == plan.seat and fact_of(other, _ACTS) is not None]


def _plan_left(text: Text, texts: Sequence[Text]) -> list[Text]:
    """Lists the parts of a plan that are still to come."""
    plan = fact_of(text, _PLANS)
    assert isinstance(plan, PlanRevealed)  # noqa: S101  it has begun
    done, left = _done(plan, texts), []
    for part in plan.plan.items:
        planned = fact_of(part, _PARTS)
        what = planned.what if isinstance(planned, Planned) else None
        if what in done:
            done.remove(what)
        elif what is not None:
            left.append(part)
    return [say("devil-plan-to-come", seat=plan.seat, plan=Listed(tuple(left)))] if left else []


def _about(text: Text) -> Named | None:
    fact: Fact | None = fact_of(text, _ACTS)
    return getattr(fact, "what", None)
