"""What a seat has in sight before the end: points, soul pieces, symbols it lacks, penalties, buildings out of reach.

Rules page, sections 3.4, 3.5, 3.9 and 4.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import plus
from games.devil.rules import effects as e
from games.devil.rules.mechanics.bank import finance
from games.devil.rules.mechanics.costs import discounted_cost, yield_of
from games.devil.rules.mechanics.counts import ALCHEMIST, MAJORS
from games.devil.rules.pack import Inquisitor, Pack
from games.devil.rules.phases.answers import HOUSEGUEST, NOTHING_GIVEN, Given, liable, penalised, worth_at_stake
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.rulebook import (
    COINS,
    EDGE_SLOTS,
    GOODS,
    GUEST_POINTS,
    INQUISITIONS,
    RARE,
    SYMBOLS,
    UNDEALT,
    WINGS_FOR_ONE,
    Stock,
)
from games.devil.rules.state import LOST, ROUNDS, UNEARNED, Kingdom, without
from games.devil.rules.view import Own, PublicSeat, View


def points_in_sight(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    """Counts what a seat would score by what lies open: by kind, as the final score names them.

    Effects at the end, goods and marked pieces are missing: they are secret or still to come. Achievements count for
    whoever is not known to be the devil.
    """
    scoring = cards.board.scoring
    return {
        "so-far": seat.score,
        "buildings": sum(cards.buildings[card].points for card in seat.built),
        "debt": -((seat.debt + 1) // 2),
        "majors": 0 if seat.role == "devil" else scoring.majors * len(seat.majors),
        "wings": seat.angels - seat.demons,
        "indulgences": scoring.indulgences * seat.indulgences,
        "courtiers": len(seat.hired),
    }


def as_its_owner_knows(seat: PublicSeat, own: Own) -> PublicSeat:
    """The seat with what only its owner knows of it: the debt of now, indulgences that have changed hands, the role."""
    role = seat.role if own.role == UNDEALT else own.role
    return replace(seat, debt=own.debt, indulgences=own.indulgences, role=role)


def symbols_missing(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    """Counts for each achievement a seat can still earn how many symbols are missing, its unused courtiers included."""
    shown: list[str] = [symbol for card in seat.built for symbol in cards.buildings[card].types]
    shown += ["science" if courtier == ALCHEMIST else courtier for courtier in seat.hired]
    minors = [f"minor-{minor}" for minor, place in enumerate(seat.minors) if place == UNEARNED]
    missing = {}
    for achievement in (*minors, *(major for major in MAJORS if major not in seat.majors)):
        needs = dict(zip(SYMBOLS, cards.board.sets[achievement], strict=True))
        short = sum(max(0, needs[symbol] - shown.count(symbol)) for symbol in SYMBOLS if symbol != "science")
        missing[achievement] = max(0, short + needs["science"] - shown.count("science"))
    return missing


def points_charged(inquisitor: str, view: View, own: Own, cards: Pack) -> tuple[int, int]:
    """The fewest and the most points that a penalty costs now: at once, by the debt, and by demon wings.

    The fewest if as many goods as possible are given up. A building that is destroyed counts nothing here.
    """
    kingdom = _as_kingdom(view, own)
    card = cards.inquisitors[inquisitor]
    costs = [
        _charged(inquisitor, kingdom, view, given, cards) for given in (NOTHING_GIVEN, _most_given(card, own.stock))
    ]
    return min(costs), max(costs)


def _as_kingdom(view: View, own: Own) -> Kingdom:
    """The viewer's own kingdom, as far as penalties count it."""
    assert view.viewer is not None  # noqa: S101  own things belong to a seat
    seat = view.seats[view.viewer]
    return Kingdom(
        role=own.role,
        stock=own.stock,
        pure=own.pure,
        marked=own.marked,
        reputation=seat.reputation,
        built=seat.built,
        minors=seat.minors,
        majors=seat.majors,
        debt=own.debt,
        demons=seat.demons,
    )


def _charged(inquisitor: str, kingdom: Kingdom, view: View, given: Given, cards: Pack) -> int:
    assert view.viewer is not None  # noqa: S101  as above
    places = tuple(seat.reputation for seat in view.seats)
    after, _ = penalised(cards, inquisitor, kingdom, view.viewer, given, places)
    return points_taken(kingdom, after)


def points_taken(kingdom: Kingdom, after: Kingdom) -> int:
    """The points that a penalty takes from `kingdom`, `after` it: at once, by the debt, and by demon wings."""
    wings = _cost_of_wings(after) - _cost_of_wings(kingdom)
    return kingdom.score - after.score + (after.debt + 1) // 2 - (kingdom.debt + 1) // 2 + wings


def _cost_of_wings(kingdom: Kingdom) -> int:
    """The points that demon wings cost, those that are still to be handed out too."""
    wings = kingdom.demons + sum(count for wing, count in kingdom.claims if wing == "demon")
    thirds, left = divmod(wings, WINGS_FOR_ONE)
    return thirds * GUEST_POINTS + left


def _most_given(card: Inquisitor, stock: Stock) -> Given:
    """As many goods as can be given up for that penalty; the Glutton takes all it wants, or none."""
    given: Stock = {}
    for good in {"ascetic": GOODS, "glutton": RARE}.get(card.penalty, ()):
        given = plus(given, {good: min(stock[good], card.goods - sum(given.values()))})
    if card.penalty == "glutton" and sum(given.values()) < card.goods:
        return NOTHING_GIVEN
    return Given({good: count for good, count in given.items() if count})


class Spared(Struct, frozen=True):
    """The points that soul pieces spare their owner in the inquisition of a round, at the least and at the most."""

    round: int
    least: int
    most: int


def pieces_spare(price: int, view: View, own: Own, cards: Pack) -> tuple[Spared, ...]:
    """Counts for each inquisition to come what `price` of a seat's soul pieces spare it, as its kingdom is now.

    At the least: only those ask whom nobody can send away, indulgences are handed in first where they cost less. At
    the most: nobody is bribed, all who lie face down wake, and indulgences are gone by the last inquisition.
    """
    assert view.viewer is not None  # noqa: S101  only seats own pieces
    me, board, pieces = view.seats[view.viewer], view.board, own.pure + own.marked
    figures = liable(me.minors, me.majors, me.built, own.debt, highest=True)
    awake = [inquisitor for inquisitor, up in zip(board.slots, board.up, strict=True) if up]
    upcoming = [number for number in INQUISITIONS if number >= view.round]
    spared = []
    for number in upcoming:
        soon = number == upcoming[0]
        guests = [HOUSEGUEST] * (me.guests if soon else 0)
        asking = [inquisitor for inquisitor in board.bribable if inquisitor == BRIBABLE[0] or number == ROUNDS]
        stakes = {
            inquisitor: worth_at_stake(cards, inquisitor, me.built, figures)
            for inquisitor in (*asking, *board.slots, HOUSEGUEST)
        }
        certain = [stakes[inquisitor][0] for inquisitor in (*awake, *guests)]
        possible = [stakes[inquisitor][1] for inquisitor in (*asking, *board.slots, *guests)]
        left = own.indulgences if soon else 0
        each = cards.board.scoring.indulgences
        least = _costs(certain, pieces - price, own.indulgences, each) - _costs(certain, pieces, own.indulgences, each)
        most = _costs(possible, pieces - price, left, each) - _costs(possible, pieces, left, each)
        spared.append(Spared(number, least, most))
    return tuple(spared)


def _costs(penalties: list[int], pieces: int, indulgences: int, each: int) -> int:
    """Adds up what is paid when the dearest are shown soul pieces, the next an indulgence where it costs less."""
    dearest = sorted(penalties, reverse=True)[max(0, pieces) :]
    return sum(min(each, points) for points in dearest[:indulgences]) + sum(dearest[indulgences:])


DEBT = "debt"  # in what an effect brings: by how much it lowers the debt
IMPROVED = (2, 2, 2, 2)  # production fields, at their best


def out_of_reach(own: Own, seat: PublicSeat, number: int, cards: Pack) -> tuple[str, ...]:
    """The buildings in hand that no plan of round `number` can build."""
    return tuple(card for card in own.hand if not _Prospects(card, own, seat, number, cards).within_reach())


class _Prospects:
    """All that a seat may have when it builds `card`."""

    def __init__(self, card: str, own: Own, seat: PublicSeat, number: int, cards: Pack) -> None:
        self._building = cards.buildings[card]
        self._own = own
        self._seat = seat
        self._cards = cards
        self._wheel = cards.board.sides[seat.seat].wheel[number - 1]
        self._others = without(own.hand, (card,))
        self._buildings = (*seat.built, *self._others)

    def within_reach(self) -> bool:
        """Whether its price can be met."""
        cost = discounted_cost(self._buildings, self._building, self._cards)
        for effect in self._building.effects("cost"):
            if isinstance(effect, e.Pay):
                cost = plus(cost, effect.things)
            elif isinstance(effect, e.Dismiss | e.DropMinor) and not self._may_give_up(effect):
                return False
        brought = self._brought()
        debt = max(0, self._own.debt - brought.pop(DEBT, 0))
        return finance(self._cards.board, plus(self._own.stock, brought), debt, cost) is not None

    def _may_give_up(self, price: e.Dismiss | e.DropMinor) -> bool:
        """Whether there may be a courtier, or a minor achievement, to give up."""
        if isinstance(price, e.DropMinor):
            return any(place != LOST for place in self._seat.minors)
        taken = any(isinstance(effect, e.TakeCourtier) for effect in self._before())
        return taken or any(courtier in self._seat.hired for courtier in price.which)

    def _brought(self) -> dict[str, int]:
        """Counts the gains of instructions before it, by kind: the best of each sort, as many as a plan can hold."""
        cards, seat = self._cards, self._seat
        actions = [self._group(cards.buildings[card].effects("action")) for card in seat.built]
        events = [self._group(cards.events[card].left.effect) for card in self._own.events]
        builds = [
            self._group((*cards.buildings[card].effects("built"), *cards.buildings[card].effects("action")))
            for card in self._others
        ]
        stabled = [self._group(cards.buildings[card].effects("action")) for card in seat.stabled]
        if any(isinstance(effect, e.Special) for effect in self._before()):
            stabled += [*actions, *builds]
        minors = [
            self._group(cards.buildings[card].effects("minor"))
            for card in self._buildings
            if any(isinstance(effect, e.PlaceMinor) for effect in self._before())
        ] * sum(place == UNEARNED for place in seat.minors)
        return _sum([_best(actions, EDGE_SLOTS), _best(events, 1), _best(builds, 1), *stabled, *minors])

    def _before(self) -> list[e.AnyEffect]:
        """Every effect that may happen before it in some plan."""
        effects: list[e.AnyEffect] = []
        for card in self._buildings:
            effects += [*self._cards.buildings[card].effects("built"), *self._cards.buildings[card].effects("action")]
        for card in self._own.events:
            effects += self._cards.events[card].left.effect
        return effects

    def _group(self, effects: Iterable[e.AnyEffect]) -> dict[str, int]:
        return _sum([self._brings(effect) for effect in effects])

    def _brings(self, effect: e.AnyEffect) -> dict[str, int]:
        """Counts the gains of an effect at the most, in full of every kind it leaves a choice among."""
        match effect:
            case e.Gain():
                return plus({}, effect.things, self._most(effect.per))
            case e.Choose():
                return dict.fromkeys(effect.goods, effect.n * self._most(effect.per))
            case e.Trade():
                return plus({}, dict(effect.take), effect.times)
            case e.Sell():
                return {COINS: effect.price * effect.most}
            case e.Buy():
                return dict.fromkeys(effect.goods, effect.most)
            case e.Produce():
                made = yield_of(self._wheel, IMPROVED)
                return {good: made.get(good, 0) for good in effect.goods}
            case e.Relief():
                return {DEBT: effect.n * self._most(effect.per)}
        return {}

    def _most(self, per: e.Per | None) -> int:
        """Returns how many times a count expression can apply; its own limit where the cards do not tell."""
        if per is None:
            return 1
        if per.of != "buildings":
            return per.most
        symbols = [self._cards.buildings[card].types for card in self._buildings]
        return per.times(sum(per.type is None or per.type in types for types in symbols))


def _sum(groups: Iterable[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for group in groups:
        total = plus(total, group)
    return total


def _best(groups: list[dict[str, int]], count: int) -> dict[str, int]:
    """Adds up, of each kind, the gains of the `count` groups with the most of it."""
    kinds = {kind for group in groups for kind in group}
    return {kind: sum(nlargest(count, (group.get(kind, 0) for group in groups))) for kind in kinds}
