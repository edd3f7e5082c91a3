"""Looks on at a game of Deal with the Devil and samples all that its balance is judged by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.balance import Sample
from engine.core.contract import Outcome
from engine.core.facts import by_wording, fact_of
from engine.core.goods import minus
from engine.core.matches import shares_of
from engine.core.playouts import Move
from engine.devil import facts as f
from engine.devil.achievements import MAJORS, MINORS
from engine.devil.balance.debts import Debts
from engine.devil.balance.firing import PLAN, Firing, effects_of
from engine.devil.balance.losses import Losses
from engine.devil.phases.trading import PRICE_IN_SOULS
from engine.devil.production import yields
from engine.devil.scoring import standings
from engine.devil.state import ROUNDS, State
from engine.devil.things import MORTALS, ROLES

_READ = by_wording(f.DealMade, f.Built, f.LeftPlayed, f.RightPlayed, f.MinorEarned, f.MajorEarned)
ROUND_NUMBERS = tuple(str(number) for number in range(1, ROUNDS + 1))


class Watching:
    """One game: what was seen of it so far."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = players
        self._firing, self._losses, self._debts = Firing(), Losses(), Debts()
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
        yield from self._losses.seen
        yield from self._debts.samples()

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
