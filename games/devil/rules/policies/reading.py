"""Reads who can have packed what lay in the chests: simple counting, as anybody at the table can do it.

What a seat can have had of a good without a deal is public: the goods that its side of the board and each role begin
with, and what its fields have produced round by round. A chest shows the mark of its packer. A mark whose chest held
more of a good than a seat can have had is less likely that seat's; it may have bought the rest. Nor does anybody
readily give away what they have openly asked the table for in that round. All is read off a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from msgspec import Struct

from engine.effects import plus
from games.devil.rules.mechanics.costs import yield_of
from games.devil.rules.pack import Pack
from games.devil.rules.rulebook import GOODS, MORTALS, ROLE_STOCK, ROLES, UNDEALT, Role, Stock
from games.devil.rules.state import LOST
from games.devil.rules.view import PublicSeat, View

BOUGHT = 0.4  # how likely a piece in a chest was bought, or won by a card, against one that was produced
ASKED = 0.75  # how likely somebody packs a good that they have asked for, against one that they have not
RAISED = 2  # the level of an improved field

Reading = dict[int, dict[Role, float]]
"""For each other seat the likelihood of each role."""


class Clue(Struct, frozen=True):
    """Pieces of one good that lay in a chest of `mark`, and which of the other seats that speaks for.

    `seats`: those of the others that can have had so many then, or where `asked` names some: those who had not asked
    for that good. `times`: in how many of the chests of that mark that the viewer has seen the good lay.
    """

    mark: Role
    round: int
    good: str
    count: int
    times: int
    seats: tuple[int, ...]
    asked: tuple[int, ...] = ()


def produced_in(seat: PublicSeat, cards: Pack, number: int) -> tuple[Stock, Stock]:
    """The goods that the fields of a seat produced in round `number`, a past or the present one: at least, at most.

    They differ only in games of release 0.2, which recorded no productions, where fields were improved since round 1.
    """
    recorded = next((each.made for each in seat.produced if each.round == number), None)
    if recorded is not None:
        return recorded, recorded
    wheel = cards.board.sides[seat.seat].wheel[number - 1]
    least = yield_of(wheel, (1,) * len(wheel))
    if number == 1:  # nothing is improved before round 1 has produced
        return least, least
    return least, yield_of(wheel, tuple(RAISED if LOST in seat.minors else level for level in seat.levels))


def produced_so_far(seat: PublicSeat, cards: Pack, number: int) -> tuple[Stock, Stock]:
    """The goods a seat began with and has produced up to round `number`: at the least, and at the most."""
    least = most = plus({}, cards.board.sides[seat.seat].goods)
    for past in range(1, number + 1):
        fewest, all_ = produced_in(seat, cards, past)
        least, most = plus(least, fewest), plus(most, all_)
    return least, most


def wishes_of(view: View, seat: int, number: int) -> tuple[str, ...]:
    """What that seat had openly asked for when the chests of round `number` were packed."""
    return next((kept.wishes[seat] for kept in view.past_wishes if kept.round == number), ())


def clues(view: View, cards: Pack) -> tuple[Clue, ...]:
    """What the chests of unknown packers that the viewer has seen tell of them, what tells most first.

    At most one clue for each mark and good. Where it is open who can have had so many there is none, nor where every
    other seat can. All of them can be true together: what contradicts a stronger one is left out, and so is what this
    round's chests tell against those of earlier rounds or of its first viewing, which may have been told already.
    """
    agreed: list[Clue] = []
    deals = list(_deals(view))
    for _, clue in sorted(_clues(view, cards), key=lambda told: (told[0], *_strength(told[1]))):
        left = [deal for deal in deals if not clue.seats or deal[clue.mark] in clue.seats]
        if left:
            deals = left
            agreed.append(clue)
    first: dict[tuple[Role, str], Clue] = {}
    for clue in sorted(agreed, key=_strength):
        first.setdefault((clue.mark, clue.good), clue)
    return tuple(first.values())


def able_seats(view: View, cards: Pack, role: Role) -> tuple[int, ...]:
    """The other seats that can have that role, if nobody has bought what they packed: by the goods in chests alone."""
    firm = [clue for clue in clues(view, cards) if clue.seats and not clue.asked]
    deals = (deal for deal in _deals(view) if all(deal[clue.mark] in clue.seats for clue in firm))
    return tuple(sorted({deal[role] for deal in deals if role in deal}))


def _strength(clue: Clue) -> tuple[int, int, int]:
    """What tells most comes first."""
    return len(clue.seats), -clue.count, -clue.round


def _deals(view: View) -> Iterator[dict[Role, int]]:
    """Every way in which the other seats can have the roles that the viewer does not know."""
    if view.own is None:
        return
    known = {view.own.role, *(seat.role for seat in view.seats)}
    hidden = [role for role in ROLES if role not in known]
    for seats in permutations(seat.seat for seat in _unknown(view)):
        yield dict(zip(hidden, seats, strict=False))


def _clues(view: View, cards: Pack) -> Iterator[tuple[int, Clue]]:
    """Each clue, with the viewing of this round that showed it: 0 for those of earlier rounds.

    Where a good lay in the chests of more marks than seats had not asked for it, somebody gave away what they had
    asked for: then that they asked tells nothing.
    """
    others = _unknown(view)
    seen = [] if view.own is None else [chest for chest in view.own.seen if chest.seat is None]
    for chest in seen:
        viewing = chest.viewing if chest.round == view.round else 0
        for good in GOODS:
            count, begun = chest.goods.get(good, 0), ROLE_STOCK[chest.mark].get(good, 0)
            times = sum(other.mark == chest.mark and good in other.goods for other in seen)
            asked = tuple(seat.seat for seat in others if count and good in wishes_of(view, seat.seat, chest.round))
            silent = tuple(seat.seat for seat in others if seat.seat not in asked)
            marks = {other.mark for other in seen if other.round == chest.round and other.goods.get(good)}
            if asked and len(marks) <= len(silent):
                yield viewing, Clue(chest.mark, chest.round, good, count, times, silent, asked)
            if count <= begun:
                continue
            had = {seat.seat: produced_so_far(seat, cards, chest.round) for seat in others}
            surely = [seat for seat, (least, _) in had.items() if least.get(good, 0) + begun >= count]
            perhaps = [seat for seat, (_, most) in had.items() if most.get(good, 0) + begun >= count]
            if surely == perhaps and len(surely) < len(others):
                yield viewing, Clue(chest.mark, chest.round, good, count, times, tuple(surely))


def read_goods(view: View, cards: Pack) -> Reading:
    """How likely each other seat has each role, by the goods in the chests that the viewer has seen and no more."""
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    if view.own is None or view.own.role == UNDEALT:
        return {}
    hidden = [role for role in ROLES if role != view.own.role]
    likely = {seat.seat: {role: _likelihood(view, cards, seat, role) for role in hidden} for seat in others}
    weights: dict[tuple[Role, ...], float] = {}
    for deal in permutations(hidden):
        weights[deal] = 1.0
        for seat, role in zip(others, deal, strict=True):
            weights[deal] *= likely[seat.seat][role]
    total = sum(weights.values())
    return {
        seat.seat: {role: sum(weight for deal, weight in weights.items() if deal[at] == role) / total for role in ROLES}
        for at, seat in enumerate(others)
    }


def mortality(roles: Mapping[Role, float]) -> float:
    """The likelihood of being a mortal."""
    return sum(roles[role] for role in MORTALS)


def _unknown(view: View) -> list[PublicSeat]:
    """The other seats whose role is not known to all."""
    return [seat for seat in view.seats if seat.seat != view.viewer and seat.role is None]


def _likelihood(view: View, cards: Pack, seat: PublicSeat, role: Role) -> float:
    """How likely that seat packed all that lay in the chests of that role's mark."""
    if seat.role is not None:
        return float(seat.role == role)
    likely = 1.0
    for chest in () if view.own is None else view.own.seen:
        if chest.mark == role:
            _, most = produced_so_far(seat, cards, chest.round)
            had = plus(most, ROLE_STOCK[role])
            likely *= ASKED ** sum(
                count > 0 for good, count in chest.goods.items() if good in wishes_of(view, seat.seat, chest.round)
            )
            likely *= BOUGHT ** sum(max(0, chest.goods.get(good, 0) - had.get(good, 0)) for good in GOODS)
    return likely
