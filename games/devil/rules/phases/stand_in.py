"""Absent answers where points are at stake: whatever costs that seat least.

Answers are compared by carrying each out on a copy and scoring that seat as if the game ended there, by nothing but
what the seat itself knows. In round 5 the game does end there; in round 3 it is a measure like any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from msgspec.structs import replace

from engine.effects import minus, plus
from games.devil.rules.mechanics.bank import raise_debt
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.reputation import demons_held, pay_claims
from games.devil.rules.mechanics.scoring import positions, score
from games.devil.rules.phases.answers import (
    GOODS_ANSWER,
    INDULGENCE,
    NOTHING_GIVEN,
    PENALTY,
    POINTS,
    SOUL,
    Facing,
    answered,
    answers_in,
    guests_of,
    inquisitors_of,
    penalised,
    second_highest,
)
from games.devil.rules.phases.ritual import rewards_of_the_last
from games.devil.rules.rulebook import GOODS, RARE, WINGS_FOR_ONE, Stock
from games.devil.rules.state import Kingdom, State

VARIED = ("ascetic", "vandal", "bailiff", "glutton")  # what these cost hangs on choices, goods, buildings and debt
Value = dict[str, Any]
Gift = tuple[Stock, Stock]  # handed in to the Ascetic, given up to the Glutton


def worth(state: State, seat: int) -> int:
    """Scores that seat as if the game ended now, in fifths of a point."""
    scene = Scene(state.pack, state.round, seat, positions(state))
    return score(state.kingdoms[seat], scene).worth


def cheapest_answer(state: State, seat: int, facing: Facing, pieces: int) -> Value:
    """Finds the answer to `facing` that costs that seat least; `pieces`: soul pieces not shown yet."""
    return _best(state, seat, facing, pieces)[1]


def cheapest_ritual(state: State, seat: int) -> int:
    """Finds how many soul pieces the devil packs in round 5: each scores, but they wake inquisitors."""
    souls = state.kingdoms[seat].souls
    woken: dict[tuple[bool, ...], State] = {}
    counts: dict[tuple[bool, ...], int] = {}
    for count in range(souls + 1):
        after, _ = rewards_of_the_last(state, (count, 0))
        up = after.inquisition.up
        if up not in woken or after.kingdoms[seat].score > woken[up].kingdoms[seat].score:
            woken[up], counts[up] = after, count
    best = max(woken, key=lambda up: _best(woken[up], seat, inquisitors_of(woken[up], seat), souls)[0])
    return counts[best]


def _best(state: State, seat: int, facing: Facing, pieces: int) -> tuple[int, Value]:
    """Finds the best answer, the first of equal ones, and gives the score it leaves and the answer."""
    if not facing:
        return worth(state, seat), {}
    answers = ((_left(state, seat, facing, pieces, value), value) for value in _answers(state, seat, facing, pieces))
    return max(answers, key=lambda answer: answer[0])


def _left(state: State, seat: int, facing: Facing, pieces: int, value: Value) -> int:
    """Scores that seat after `value`, with the best answer to a houseguest that the Bailiff brings."""
    guests = state.kingdoms[seat].guests
    after, shown, _ = answered(state, seat, answers_in(value, facing), positions(state))
    after, _ = pay_claims(after)
    late = guests_of(after.kingdoms[seat].guests - guests)
    return _best(after, seat, late, pieces - shown)[0]


def _answers(state: State, seat: int, facing: Facing, pieces: int) -> Iterator[Value]:
    """Yields all answers worth comparing. Pieces are shown before indulgences are handed in, since they are kept."""
    gifts = _gifts(state, seat)
    most = min(state.kingdoms[seat].indulgences, max(0, len(facing) - pieces))
    for handed in range(most + 1):
        for spared in _spared(state, seat, facing, pieces + handed):
            value: Value = dict.fromkeys((field for field, _ in facing), PENALTY)
            value |= {field: SOUL if at < pieces else INDULGENCE for at, field in enumerate(spared)}
            yield from _punished(state, seat, facing, value, gifts)


def _spared(state: State, seat: int, facing: Facing, most: int) -> Iterator[tuple[str, ...]]:
    """Yields whom to satisfy: as many as can be; fewer where the Bailiff may bring a houseguest.

    Of those whose penalty is a number of points, whatever else is answered, the dearest come first.
    """
    varied = [field for field, inquisitor in facing if inquisitor in VARIED]
    fixed = sorted((pair for pair in facing if pair[1] not in VARIED), key=lambda pair: _points(state, seat, pair[1]))
    size = min(most, len(facing))
    fewer = _late_guests(state, seat) if "bailiff" in dict(facing).values() else 0
    for total in range(size, max(0, size - fewer) - 1, -1):
        for count in range(min(total, len(varied)) + 1):
            if total - count <= len(fixed):
                rest = tuple(field for field, _ in fixed[: total - count])
                yield from ((*rest, *chosen) for chosen in combinations(varied, count))


def _points(state: State, seat: int, inquisitor: str) -> int:
    """Says how many points (0 or less) a penalty without choices brings that seat."""
    kingdom = state.kingdoms[seat]
    return penalised(state.pack, inquisitor, kingdom, seat, NOTHING_GIVEN, positions(state))[0].score - kingdom.score


def _late_guests(state: State, seat: int) -> int:
    """Counts the houseguests that the Bailiff's penalty would bring that seat, by the demon wings of its debt."""
    kingdom, cards = state.kingdoms[seat], state.pack
    _, wings = raise_debt(cards.board, kingdom.debt, cards.inquisitors["bailiff"].extra)
    return (demons_held(kingdom) + wings) // WINGS_FOR_ONE


def _punished(state: State, seat: int, facing: Facing, value: Value, gifts: list[Gift]) -> Iterator[Value]:
    """Yields `value` with every way to take the penalties it accepts: goods given up or not, which building is lost."""
    punished = {inquisitor: field for field, inquisitor in facing if value[field] == PENALTY}
    ascetic, glutton, vandal = (punished.get(inquisitor) for inquisitor in ("ascetic", "glutton", "vandal"))
    lost = second_highest(state.kingdoms[seat], state.pack) if vandal else ()
    for (handed, rare), gone in product(gifts, lost or ("",)):
        if (handed and not ascetic) or (rare and not glutton):
            continue
        complete = dict(value)
        if ascetic:
            complete[f"{ascetic}.goods"] = handed
        if glutton:
            complete[f"{glutton}.how"] = GOODS_ANSWER if rare else POINTS
        if glutton and rare:
            complete[f"{glutton}.goods"] = rare
        if vandal and len(lost) > 1:
            complete[f"{vandal}.building"] = gone
        yield complete


def _gifts(state: State, seat: int) -> list[Gift]:
    """Lists what could go to the Ascetic and the Glutton: of each number, the goods worth least."""
    cards, kingdom = state.pack, state.kingdoms[seat]
    scene = Scene(cards, state.round, seat, positions(state))
    gifts: list[Gift] = []
    handed: Stock = {}
    for _ in range(cards.inquisitors["ascetic"].goods + 1):
        gifts.append((handed, {}))
        rare: Stock = {}
        for _ in range(cards.inquisitors["glutton"].goods):
            rare = _one_more(kingdom, scene, RARE, rare, handed)
        if sum(rare.values()) == cards.inquisitors["glutton"].goods:
            gifts.append((handed, rare))
        more = _one_more(kingdom, scene, GOODS, handed, {})
        if more == handed:
            break
        handed = more
    return gifts


def _one_more(kingdom: Kingdom, scene: Scene, kinds: Sequence[str], given: Stock, gone: Stock) -> Stock:
    """`given` and one good more out of `kinds`, the one whose loss costs least; `given` itself if none is left."""
    left = minus(minus(kingdom.stock, given), gone)

    def kept(good: str) -> int:
        return score(replace(kingdom, stock=minus(left, {good: 1})), scene).worth

    there = [good for good in kinds if left[good]]
    return plus(given, {max(there, key=kept): 1}) if there else given
