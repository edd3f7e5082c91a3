"""What seats remember of building cards that they have seen and see no more: where each can lie now.

A seat knows the cards it has passed on in the draft and those it has put under the deck. As the others take, keep and
put away cards face down, it can follow where each of these may have got to; the state keeps that for every seat, so
that no imagined world deals such a card to where it cannot be. Games begun before this was kept remember from then on.

A place is "deck-<n>", counted from the top; "hand-<seat>-<n>" or "pile-<seat>-<n>", counted in the order in which the
cards came; "deck", "hand-<seat>", "pile-<seat>" or "looking" stand for any card there. Which card of a hand was put
away nobody else sees: from then on only the whole hand is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.architects.rules.state import Sight, State, opponents, seats_of

Cards = tuple[str, ...]
DECK, LOOKING = "deck", "looking"


def remembered(before: State, after: State) -> State:
    """`after`, which came of an answer given in `before`, with what every seat remembers then."""
    after = _with_under(before, after)
    hands = [(was.hand, now.hand) for was, now in zip(before.players, after.players, strict=True)]
    if (
        after.buildings is before.buildings
        and after.piles is before.piles
        and after.looking is before.looking
        and all(was is now for was, now in hands)
    ):
        return after
    flow = _Flow(before, after)
    return replace(after, seen=tuple(tuple(_followed(flow, seat)) for seat in seats_of(after)))


def taken_back(state: State, before: State) -> State:
    """`before`, to which the last turn was taken back: what was built in it all have seen go back into the hand."""
    seat = before.seat
    shown = [card for card in state.players[seat].built if card in before.players[seat].hand]
    if not shown:
        return before
    now = tuple(Sight(card, (f"hand-{seat}",)) for card in shown)
    seen = before.seen or ((),) * len(before.players)
    return replace(
        before,
        seen=tuple(
            sights if other == seat else (*(each for each in sights if each.card not in shown), *now)
            for other, sights in enumerate(seen)
        ),
    )


def reordered(state: State) -> State:
    """`state` once its decks are shuffled: what lay at a known place in one of them can lie anywhere in it."""
    seen = tuple(
        tuple(
            Sight(sight.card, tuple(dict.fromkeys(DECK if place.startswith(DECK) else place for place in sight.places)))
            for sight in sights
        )
        for sights in state.seen
    )
    return replace(state, seen=seen, under=0)


def forgotten(state: State) -> State:
    """`state` after a card was laid elsewhere against the rules: nobody follows the others any more."""
    return replace(state, seen=(), under=0)


def sights_of(state: State, seat: int) -> dict[str, Cards]:
    """The places in which each building card can lie that `seat` has seen and sees no more, as single places."""
    there = places(state, seat)
    names = set(there)
    found = {}
    for sight in state.seen[seat] if state.seen else ():
        within = tuple(place for place in there if any(_covers(name, place) for name in sight.places))
        if within and sight.card not in in_sight(state, seat) and names:
            found[sight.card] = within
    return found


def places(state: State, seat: int) -> dict[str, str]:
    """Every place of a building card that `seat` does not see, with the card that lies there in truth."""
    found = {f"deck-{at}": card for at, card in enumerate(state.buildings)}
    for other in opponents(state, seat):
        found |= {f"hand-{other}-{at}": card for at, card in enumerate(state.players[other].hand)}
        found |= {f"pile-{other}-{at}": card for at, card in enumerate(state.piles[other])}
    if state.seat != seat:
        found |= {f"{LOOKING}-{at}": card for at, card in enumerate(state.looking)}
    return found


def in_sight(state: State, seat: int) -> Cards:
    """Building cards that the seat sees: its own, and everything built."""
    built = [card for player in state.players for card in player.built]
    looking = state.looking if state.seat == seat else ()
    return (*built, *state.players[seat].hand, *state.piles[seat], *looking)


def _covers(name: str, place: str) -> bool:
    return place == name or place.startswith(f"{name}-")


def _with_under(before: State, after: State) -> State:
    """Follows the apprentices that went under the deck before everybody's eyes."""
    deck, was = after.apprentices, before.apprentices
    if deck is was:
        return after
    laid = len(deck) - (len(was) - _drawn(was, deck))
    return replace(after, under=min(len(deck), before.under + laid))


def _drawn(was: Cards, now: Cards) -> int:
    """How many cards have left the top of a deck, to whose bottom others may have come."""
    return next(count for count in range(len(was) + 1) if now[: len(was) - count] == was[count:])


class _Flow:
    """Where building cards went by one answer, as all can follow it, and each seat by what it has in hand."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after
        self.drawn = _drawn(before.buildings, after.buildings)
        kept = len(before.buildings) - self.drawn
        self.laid = tuple(f"deck-{at}" for at in range(kept, len(after.buildings)))
        self.drafted = before.step == "draft" and after.players[0].hand != before.players[0].hand
        self.lost = frozenset(
            seat for seat in seats_of(after) if {*before.players[seat].hand} - {*after.players[seat].hand}
        )

    def onward(self, place: str, viewer: int) -> Iterable[str]:
        """Where a card can be now that was at `place`, out of sight of `viewer`."""
        kind, _, where = place.partition("-")
        if place == DECK:
            return (DECK, *(to for at in range(self.drawn) for to in self._from_top(at)))
        if kind == DECK:
            at = int(where)
            return (f"deck-{at - self.drawn}",) if at >= self.drawn else self._from_top(at)
        if kind == "pile":
            return self._passed(int(where)) if self.drafted else (place,)
        if kind == LOOKING:
            hand = self.after.players[self.before.seat].hand
            return (place,) if self.after.looking else (f"hand-{self.before.seat}-{len(hand) - 1}", *self.laid)
        seat = int(where.partition("-")[0])
        if seat not in self.lost:
            return (place,)
        put_away = self.laid if seat == self.before.seat and not self.before.looking else ()
        return (f"hand-{seat}", *put_away)

    def _from_top(self, at: int) -> Iterable[str]:
        """Where the card has gone that lay so deep."""
        if self.after.looking and not self.before.looking:
            return (f"{LOOKING}-{at}",)
        card = self.before.buildings[at]  # what follows tells only in which hand, and after how many others it came
        for seat in seats_of(self.after):
            hand = self.after.players[seat].hand
            if card in hand:
                return (f"hand-{seat}-{hand.index(card)}",)
        return ()

    def _passed(self, seat: int) -> Iterable[str]:
        """Where a card of that seat's pile can be after the pass: it was kept, or went on to the left or the deck."""
        return (f"hand-{seat}-{len(self.before.players[seat].hand)}", self.left_of(seat))

    def left_of(self, seat: int) -> str:
        """Where that seat's cards went that it did not keep."""
        if self.after.step == "draft":
            return f"pile-{(seat + 1) % len(self.after.players)}"
        return f"deck-{len(self.before.buildings) + seat - self.drawn}"


def _followed(flow: _Flow, seat: int) -> Iterator[Sight]:
    """What `seat` remembers after that answer."""
    before, after = flow.before, flow.after
    sees = set(in_sight(after, seat))
    own = (f"hand-{seat}", f"pile-{seat}", *((LOOKING,) if after.seat == seat and after.looking else ()))
    for sight in before.seen[seat] if before.seen else ():
        if sight.card in sees:
            continue
        onward = dict.fromkeys(new for place in sight.places for new in flow.onward(place, seat))
        left = tuple(new for new in onward if not any(_covers(mine, new) for mine in own))
        if left:
            yield Sight(sight.card, left)
    for card in sorted(set(in_sight(before, seat)) - sees):
        if card in after.buildings:
            yield Sight(card, (f"deck-{after.buildings.index(card)}",))
        elif flow.drafted:
            yield Sight(card, (flow.left_of(seat),))
