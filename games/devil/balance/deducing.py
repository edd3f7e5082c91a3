"""Measures how far the hidden roles can be deduced: by goods alone, and by what the stewards believe.

The reader of goods knows nothing of people. It compares the goods it has seen in the chests of each mark with what
each seat can have had by then: the goods of its side, of the role, and what its fields have made, of which half is left
a round later. Of all deals of the other roles to the other seats it takes the likeliest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from math import log

from engine.chance import Chance
from engine.contract import Outcome
from engine.effects import plus
from games.devil.rules import GAME
from games.devil.rules.mechanics.chests import SECOND_VIEWING, ChestSeen
from games.devil.rules.mechanics.costs import yield_of
from games.devil.rules.pack import Pack
from games.devil.rules.phases.inquisition import Packing
from games.devil.rules.phases.ritual import GUESSERS
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.rulebook import GOODS, INQUISITIONS, ROLE_STOCK, ROLES, Role
from games.devil.rules.state import State, opponents
from games.devil.rules.view import View
from tools.balance.measures import Sample

KEPT = 0.5  # of what was there in the round before; this part names most, by 100 games with cards of versions 1 and 2
BOUGHT = 0.25  # pieces of each good that a seat may have had from elsewhere
ALIKE = 1e-9  # likelihoods no further apart are equal
READ = (1, 3, 5)  # after the chests of these rounds
PACKING = Packing.name  # where guesses are made
RIGHT = "devil-guess-right-devil"  # what everybody reads of a right guess in the end
FOUND_BY = 2  # right guesses
SURE = 0.9  # a steward is sure of a seat beyond this likelihood

Deal = dict[int, Role]
"""The roles of the other seats."""


def named_by_goods(view: View, cards: Pack) -> list[Deal]:
    """The deals of the roles that fit best what the viewer has seen in chests; several that fit alike."""
    assert view.own is not None  # noqa: S101  onlookers see no chests
    seat, chests = view.viewer or 0, [chest for chest in view.own.seen if any(chest.goods.get(good) for good in GOODS)]
    others = [other for other in range(len(view.seats)) if other != seat]
    hidden = [role for role in ROLES if role != view.own.role]
    told = {public.seat: public.role for public in view.seats if public.role is not None}
    fit: list[tuple[float, Deal]] = []
    likely = {
        (other, role): sum(_likelihood(chest, had(view, cards, other, chest)) for chest in _of(chests, role))
        for other in others
        for role in hidden
    }
    for roles in permutations(hidden):
        deal = dict(zip(others, roles, strict=True))
        if all(deal.get(other, role) == role for other, role in told.items()):
            fit.append((sum(likely[pair] for pair in deal.items()), deal))
    best = max(fitting for fitting, _ in fit)
    return [deal for fitting, deal in fit if fitting >= best - ALIKE]


def had(view: View, cards: Pack, seat: int, chest: ChestSeen) -> dict[str, float]:
    """The goods that seat is thought to have had when it packed that chest, if the chest's role is its own.

    Fields have made what they make now, at their present levels.
    """
    side, levels = cards.board.sides[seat], view.seats[seat].levels
    start = plus(plus({}, side.goods), ROLE_STOCK[chest.mark])
    there: dict[str, float] = {good: float(start.get(good, 0)) for good in GOODS}
    for number, wheel in enumerate(side.wheel[: chest.round], start=1):
        made, kept = yield_of(wheel, levels), 1.0 if number == 1 else KEPT
        there = {good: kept * count + made.get(good, 0) for good, count in there.items()}
    return there


def _of(chests: Iterable[ChestSeen], mark: Role) -> Iterator[ChestSeen]:
    return (chest for chest in chests if chest.mark == mark)


def _likelihood(chest: ChestSeen, had: Mapping[str, float]) -> float:
    """The logarithm of the likelihood that somebody packs these goods who has had those."""
    share = {good: count + BOUGHT for good, count in had.items()}
    every = sum(share.values())
    return sum(chest.goods.get(good, 0) * log(share[good] / every) for good in GOODS)


class Deducing:
    """Looks on at a game for who can be named rightly, when, and by what."""

    def __init__(self) -> None:
        self.seen: list[Sample] = []
        self._right = 0

    def saw(self, before: State, outcome: Outcome) -> None:
        """Reads the chests after the second viewing, and the stewards' minds after round 1 and before they guess."""
        after: State = outcome.state
        if before.step == SECOND_VIEWING != after.step and before.round in READ:
            self.seen += [sample for seat in range(len(after.kingdoms)) for sample in _by_goods(after, seat)]
        seats = range(len(after.kingdoms))
        if before.step != PACKING == after.step and after.round in INQUISITIONS:
            self.seen += [sample for seat in seats for sample in _by_belief(after, seat, after.round)]
        if before.round == 1 < after.round:
            self.seen += [sample for seat in seats for sample in _by_belief(after, seat, 1)]
        self._right += sum(
            happening.public is not None and happening.public.key == RIGHT for happening in outcome.happenings
        )

    def samples(self, state: State) -> Iterator[Sample]:
        """Yields what was seen, and whether the devil was found in round 3 and by the end."""
        yield from self.seen
        yield Sample("found-3", "", float(state.inquisition.found_devil))
        yield Sample("found", "", float(self._right >= FOUND_BY))


def _open_roles(state: State, seat: int) -> list[Role]:
    """The roles that the seat has to find out: not its own, and none that was told to all."""
    return [role for role in ROLES if role != state.kingdoms[seat].role and role not in state.known.values()]


def _right(state: State, deals: Sequence[Deal], role: Role) -> float:
    """The part of these deals that has the role at the right seat."""
    return sum(state.kingdoms[seat].role == role for deal in deals for seat in deal if deal[seat] == role) / len(deals)


def _by_goods(state: State, seat: int) -> Iterator[Sample]:
    deals = named_by_goods(GAME.view(state, seat), state.pack)
    for role in _open_roles(state, seat):
        yield Sample(f"goods-{state.round}", role, _right(state, deals, role))


def _by_belief(state: State, seat: int, number: int) -> Iterator[Sample]:
    """Yields whether a steward in that seat believes what is so after `number` rounds, and is wrong where it is sure.

    Before guesses also how much oftener than by goods alone.
    """
    world = GAME.resample(state, seat, Chance(bytes(32)).branch(f"beliefs-{state.round}-{seat}"))
    belief = beliefs(world, seat)
    deals = named_by_goods(GAME.view(state, seat), state.pack)
    for role in _open_roles(state, seat):
        if role not in GUESSERS:
            continue
        named = max(opponents(seat), key=lambda other: belief[other][role])
        right = float(state.kingdoms[named].role == role)
        yield Sample(f"stewards-{number}", role, right)
        if belief[named][role] > SURE:
            yield Sample("sure-wrong", "", 1 - right)
        if number == state.round:
            yield Sample(f"beyond-goods-{number}", role, right - _right(state, deals, role))
