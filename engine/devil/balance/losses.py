"""Watches the answers to the inquisitors: who paid which penalty, who kept it off, and how many points that was."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.core.balance import Sample
from engine.core.contract import Outcome
from engine.core.playouts import Move
from engine.devil.counts import Scene
from engine.devil.penalties import NOTHING_GIVEN, Given, penalised, second_highest
from engine.devil.phases.answers import PENALTY, Answer, Facing, answers_in, guests_of, inquisitors_of
from engine.devil.phases.permanent import positions
from engine.devil.rulebook import EXCHANGE
from engine.devil.scoring import score
from engine.devil.state import Kingdom, State
from engine.devil.things import GOODS, RARE, Stock

ANSWER, GUEST = "inquisition.answer", "inquisition.guest"


class Losses:
    """Looks on at a game for penalties."""

    def __init__(self) -> None:
        self.seen: list[Sample] = []

    def saw(self, before: State, move: Move, outcome: Outcome) -> None:
        """Notes the answers when the last one is given."""
        if before.step not in (ANSWER, GUEST) or outcome.state.step == before.step or move.ask.count(".") < 2:
            return
        for seat in range(len(before.kingdoms)):
            value = move.value if seat == move.seat else before.sealed[seat]
            if value:
                answers = answers_in(value, _facing(before, seat))
                self.seen += _of_seat(before, seat, answers)


def _facing(state: State, seat: int) -> Facing:
    if state.step == GUEST:
        return guests_of(state.inquisition.late_guests[seat])
    return inquisitors_of(state, seat)


def _of_seat(state: State, seat: int, answers: tuple[Answer, ...]) -> Iterator[Sample]:
    kingdom, where = state.kingdoms[seat], Scene(state.pack, state.round, seat, positions(state))
    for answer in answers:
        yield Sample("penalty-answer", f"{answer.inquisitor} {answer.how}", 1.0)
        if answer.how == PENALTY:
            after = _after(kingdom, where, answer.inquisitor, answer.given)
            yield Sample("penalty-paid", answer.inquisitor, _worth(kingdom, where) - _worth(after, where))
            kingdom = after
        else:
            ways = _ways(state, kingdom, answer.inquisitor)
            least = max(_worth(_after(kingdom, where, answer.inquisitor, given), where) for given in ways)
            yield Sample("penalty-avoided", answer.inquisitor, _worth(kingdom, where) - least)


def _after(kingdom: Kingdom, where: Scene, inquisitor: str, given: Given) -> Kingdom:
    return penalised(where.cards, inquisitor, kingdom, where.seat, given, where.positions)[0]


def _worth(kingdom: Kingdom, where: Scene) -> float:
    """The score of that seat if the game ended now, wings still to be handed out included."""
    wings = sum(-count if wing == "demon" else count for wing, count in kingdom.claims)
    return score(kingdom, where).worth / EXCHANGE + wings


def _ways(state: State, kingdom: Kingdom, inquisitor: str) -> list[Given]:
    """Lists the ways to take a penalty."""
    count = state.pack.inquisitors[inquisitor].goods
    if inquisitor == "vandal":
        return [Given(building=card) for card in second_highest(kingdom, state.pack)] or [NOTHING_GIVEN]
    if inquisitor == "ascetic":
        return [Given(goods) for goods in _bundles(kingdom.stock, GOODS, 0, count)]
    if inquisitor == "glutton":
        return [NOTHING_GIVEN, *(Given(goods) for goods in _bundles(kingdom.stock, RARE, count, count))]
    return [NOTHING_GIVEN]


def _bundles(stock: Stock, kinds: tuple[str, ...], least: int, most: int) -> list[Stock]:
    """Lists the bundles of `least` to `most` goods that can be given."""
    counts = product(*(range(min(most, stock[kind]) + 1) for kind in kinds))
    return [
        {kind: count for kind, count in zip(kinds, bundle, strict=True) if count}
        for bundle in counts
        if least <= sum(bundle) <= most
    ]
