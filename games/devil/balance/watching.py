"""Looks on at a game of Deal with the Devil and samples all that its balance is judged by.

That is, among others, what debt is used for (the kinds of loans, repayment, interest, rises beyond the limit) and the
answers to the inquisitors: who paid which penalty, who kept it off, and how many points that was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from engine.contract import Outcome
from engine.effects import minus
from engine.playouts import Move
from engine.policies import shares_of
from engine.texts import Fact, by_wording, fact_of
from games.devil.balance.acting import Acting
from games.devil.balance.deducing import Deducing
from games.devil.balance.firing import PLAN, Firing, effects_of
from games.devil.rules import facts as f
from games.devil.rules.mechanics.costs import yields
from games.devil.rules.mechanics.counts import MAJORS, MINORS, Scene
from games.devil.rules.mechanics.scoring import positions, score, standings
from games.devil.rules.pack import Pack
from games.devil.rules.phases.answers import (
    NOTHING_GIVEN,
    PENALTY,
    Answer,
    Facing,
    Given,
    answers_in,
    guests_of,
    inquisitors_of,
    penalised,
    second_highest,
)
from games.devil.rules.phases.trading import PRICE_IN_SOULS
from games.devil.rules.rulebook import COINS, EXCHANGE, GOODS, MORTALS, RARE, ROLES, Stock
from games.devil.rules.state import ROUNDS, Kingdom, State
from tools.balance.measures import Sample

ACTS: dict[type[Fact], str] = {
    f.Built: "building",
    f.Hired: "courtier",
    f.Used: "action",
    f.UsedAtOnce: "action",
    f.UsedFree: "action",
    f.LeftPlayed: "event",
    f.RightPlayed: "event",
    f.TokenPaid: "token",
}
FOR_A_CHEST = "devil-own-borrow"  # what a viewer reads whose deal took a loan
BY_HAND = "bank"  # borrowed at the bank with no price to pay; policies finance prices only
KINDS = ("chest", "building", "action", "courtier", "event", BY_HAND, "repaid", "interest", "beyond the limit")
_OF_DEBT = by_wording(f.Borrowed, f.InterestCharged, *ACTS)


class Debts:
    """Looks on at a game for debt."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()

    def saw(self, move: Move, outcome: Outcome) -> None:
        """Notes a move."""
        if move.ask.endswith(".repay"):
            self.kinds.add("repaid")
        if move.ask.endswith(".bank") and move.value.get("trade") == "borrow":
            self.kinds.add(BY_HAND)
        act = ""
        for happening in outcome.happenings:
            if any(text.key == FOR_A_CHEST for text in happening.private.values()):
                self.kinds.add("chest")
            fact = fact_of(happening.public, _OF_DEBT)
            if isinstance(fact, f.Borrowed):
                self.kinds.add(act)
            elif isinstance(fact, f.InterestCharged):
                self.kinds.add("interest" if fact.debt > fact.was else "beyond the limit")
            elif fact is not None:
                act = ACTS[type(fact)]

    def samples(self) -> Iterator[Sample]:
        """Yields for each kind whether it came up."""
        return (Sample("debt", kind, float(kind in self.kinds)) for kind in KINDS)


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


_READ = by_wording(f.DealMade, f.Built, f.LeftPlayed, f.RightPlayed, f.MinorEarned, f.MajorEarned)
ROUND_NUMBERS = tuple(str(number) for number in range(1, ROUNDS + 1))


class Watching:
    """One game: what was seen of it so far."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = players
        self._firing, self._losses, self._debts, self._deducing = Firing(), Losses(), Debts(), Deducing()
        self._acting = Acting()
        self._first: dict[int, tuple[str, ...]] = {}
        self._held: set[str] = set()
        self._built: dict[str, int] = {}
        self._options: set[str] = set()
        self._earned: set[tuple[int, str]] = set()
        self._counts: Counter[tuple[str, str]] = Counter()
        self._sellers: set[int] = set()
        self._before_last: tuple[int, ...] = ()

    def saw(self, before: State, move: Move, outcome: Outcome) -> None:
        """Notes a move."""
        after: State = outcome.state
        if not self._first and before.round == 1:
            self._first = {seat: kingdom.hand for seat, kingdom in enumerate(before.kingdoms) if kingdom.hand}
        if before.step == PLAN:
            self._held.update(card for kingdom in before.kingdoms for card in kingdom.hand)
        if before.round < after.round == ROUNDS:
            self._before_last = _places(_unproduced(after))
        self._read(str(before.round), outcome)
        self._firing.saw(before, move, outcome)
        self._losses.saw(before, move, outcome)
        self._debts.saw(move, outcome)
        self._deducing.saw(before, outcome)
        self._acting.saw(before, move, outcome)

    def _read(self, number: str, outcome: Outcome) -> None:
        for happening in outcome.happenings:
            for seat, text in happening.private.items():
                fact = fact_of(text, _READ)
                if isinstance(fact, f.DealMade):
                    self._counts["trades", number] += 1
                    if fact.price.key == PRICE_IN_SOULS:
                        self._sellers.add(seat)
            public = fact_of(happening.public, _READ)
            if isinstance(public, f.Built):
                self._built[public.what.id] = public.seat.seat
            elif isinstance(public, f.LeftPlayed | f.RightPlayed):
                side = "left" if isinstance(public, f.LeftPlayed) else "right"
                self._options.add(f"{public.what.id} {side}")
            elif isinstance(public, f.MinorEarned | f.MajorEarned):
                self._earned.add((public.seat.seat, public.what.id))
                if isinstance(public, f.MinorEarned):
                    self._counts["minors", number] += 1

    def samples(self, state: State) -> Iterator[Sample]:
        """Yields what was seen, once the game is over."""
        self._firing.ended(state)
        for name in ("trades", "minors"):
            for number in ROUND_NUMBERS:
                yield Sample(name, number, self._counts[name, number])
        yield from _of_offers(state)
        yield from self._of_seats(state)
        yield from self._of_buildings(state)
        for event in state.pack.events:
            for side in ("left", "right"):
                option = f"{event} {side}"
                yield Sample("event", option, float(option in self._options))
        for achievement in (*MINORS, *MAJORS):
            earned = [(seat, achievement) in self._earned for seat in range(len(state.kingdoms))]
            yield Sample("achievement", achievement, float(any(earned)))
            yield Sample("achievement-seat", achievement, sum(earned) / len(earned))
        yield from bribes_of(state)
        yield from self._losses.seen
        yield from self._debts.samples()
        yield from self._deducing.samples(state)
        yield from self._acting.samples(state)
        yield from _of_costs(state.pack)

    def _of_seats(self, state: State) -> Iterator[Sample]:
        """Yields what is seen of seats: buildings, points, wins by policy and kind of role, the last round."""
        final = standings(state)
        scores = {standing.seat: standing.score for standing in final}
        mean = sum(scores.values()) / len(scores)
        won = shares_of(final)
        for seat, kingdom in enumerate(state.kingdoms):
            kind: str = "mortal" if kingdom.role in MORTALS else kingdom.role
            yield Sample("wins-by-kind", f"{self._players[seat]} as {kind}", won[seat])
            if kind != "cultist":
                dealt = seat in self._sellers if kind == "mortal" else _bought(state)
                yield Sample("wins-by-souls", f"{kind}, {'some' if dealt else 'none'}", won[seat])
            yield Sample("score-by-role", kingdom.role, scores[seat])
            yield Sample("buildings", "", sum(owner == seat for owner in self._built.values()))
            for card in self._first.get(seat, ()):
                yield Sample("first-card", card, scores[seat] - mean)
        for card, seat in sorted(self._built.items()):
            yield Sample("builder", card, scores[seat] - mean)
        places = {standing.seat: standing.place for standing in final}
        now = tuple(places[seat] for seat in range(len(places)))
        yield Sample("last-round", "winner", float(_firsts(now) != _firsts(self._before_last)))
        yield Sample("last-round", "order", float(now != self._before_last))

    def _of_buildings(self, state: State) -> Iterator[Sample]:
        for card in sorted(self._held):
            yield Sample("built", card, float(card in self._built))
        for card in sorted(self._built):
            for name, at in effects_of(state.pack.buildings[card]).items():
                yield Sample("fired", name, float((card, at) in self._firing.fired))


def _of_costs(cards: Pack) -> Iterator[Sample]:
    """Yields how much the buildings of the pack differ in what they cost and count as; the same in every game."""
    there = cards.buildings.values()
    yield Sample("costs", "", len({tuple(sorted(building.cost.items())) for building in there}))
    yield Sample("both-rare", "", sum(all(building.cost.get(good) for good in RARE) for building in there))
    yield Sample("for-coins", "", sum(COINS in building.cost for building in there))
    yield Sample("two-symbols", "", sum(len(building.types) == 2 for building in there))


def _of_offers(state: State) -> Iterator[Sample]:
    """Yields whose chests had something in them, and whose were taken; how many soul pieces were sold to whom."""
    sold: dict[str, int] = dict.fromkeys(("cultist", "devil"), 0)
    for offers in state.past_offers:
        for role, offer in zip(ROLES, offers.offers, strict=True):
            there = any(offer.goods.values())
            yield Sample("packed", role, float(there))
            if there:
                yield Sample("taken", role, float(offer.taken > 0))
            if offer.souls_asked and offer.taken:
                sold[role] += offer.price
    yield Sample("soul-sold", "", float(any(sold.values())))
    yield from (Sample("souls", buyer, pieces) for buyer, pieces in sold.items())


def bribes_of(state: State) -> Iterator[Sample]:
    """Yields whether somebody bribed, enough for an inquisitor or not: coins that are laid down stay."""
    board = state.inquisition
    yield Sample("bribe", "", float(board.bribed > 0 or board.coins > 0))


def _bought(state: State) -> bool:
    """Whether the devil has bought soul pieces."""
    return any(offers.offers[ROLES.index("devil")].taken for offers in state.past_offers)


def _places(state: State) -> tuple[int, ...]:
    """The place of each seat if the game ended now."""
    places = {standing.seat: standing.place for standing in standings(state)}
    return tuple(places[seat] for seat in range(len(places)))


def _unproduced(state: State) -> State:
    """`state` without what the fields have produced this round."""
    kingdoms = tuple(
        replace(kingdom, stock=minus(kingdom.stock, yields(state.pack, seat, state.round, kingdom)))
        for seat, kingdom in enumerate(state.kingdoms)
    )
    return replace(state, kingdoms=kingdoms)


def _firsts(places: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if place == 1)
