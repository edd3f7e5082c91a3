"""What holds for the fixes of every game that has some: a fixed game can be played on, and gives nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Stream
from engine.contract import Game, Outcome
from engine.extras.fixing import (
    NO_SUCH_CARD,
    NO_SUCH_QUANTITY,
    NOT_FREE,
    Change,
    Quantity,
    fixing,
    happening_of_change,
    quantity_of_change,
)
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.registry import games
from engine.texts import OUT_OF_RANGE, Refusal
from face.wordings.texts import texts
from tests.contract.journeys import ALL_OPTIONS, Journey, chance
from tests.contract.leaves import leaf_worlds, pools, positions, tree_of
from tests.ground import sized
from tools.under_test import all_under_test, lacks, under_test

pytestmark = pytest.mark.sampled
GAMES = sorted(game_id for game_id, game in games().items() if fixing(game) is not None)
TABLES = sized(6, 4)
OPTIONED = 3  # one table in so many is played with all options
LOOKED_AT = 3  # every so many of those states a second world is made
PLAYED_ON = sized(80, 30)  # fixed games that are played to the end
ENGLISH = texts("en")


class Tried(Struct, frozen=True):
    """A random change of a quantity at some state, and what came of it."""

    state: Any
    seat: int
    quantity: Quantity
    change: Change
    came: Outcome | str


def changed(quantity: Quantity, stream: Stream) -> Change:
    """A random change within the bounds; small ones more often, since they fit more often."""
    whole = [by for by in range(quantity.least, quantity.most + 1) if by]
    small = [by for by in whole if abs(by) < 3]
    by = stream.pick(small if small and stream.below(3) else whole)
    return Change(quantity.id, by, stream.pick(quantity.cards).id if quantity.cards else "")


def came(game: Game[Any], state: Any, seat: int, change: Change) -> Outcome | str:
    """What the game makes of it: the outcome, or the refusal's code."""
    rules = fixing(game)
    assert rules is not None
    try:
        return rules.fix(state, seat, change)
    except Refusal as refusal:
        return refusal.code


def offered(game: Game[Any], state: Any, seat: int) -> tuple[Quantity, ...]:
    rules = fixing(game)
    assert rules is not None
    return rules.quantities(game.view(state, None), seat)


@cache
def tried(game_id: str) -> list[Tried]:
    """Every quantity, at many states of a few random games."""
    game, found = game_of(game_id), []
    stream = chance(900).stream("fixes")
    for table in range(TABLES):
        seats = game.seats[1] - table % (game.seats[1] - game.seats[0] + 1)
        played = ALL_OPTIONS.get(game_id, game) if table % OPTIONED == 1 else game
        for at, step in enumerate(Journey(played, seats, table)):
            seat, state = stream.below(seats), step.outcome.state
            if at % under_test(game_id).rates.fixed_every:
                continue
            for quantity in offered(game, state, seat):
                if quantity.least or quantity.most:
                    change = changed(quantity, stream)
                    found.append(Tried(state, seat, quantity, change, came(game, state, seat, change)))
    return found


def made(game_id: str) -> Iterator[tuple[Tried, Outcome]]:
    return ((one, one.came) for one in tried(game_id) if isinstance(one.came, Outcome))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return game_of(request.param)


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_game_that_is_offered_can_be_set_right(game_id: str) -> None:
    ready = game_id in GAMES or not game_of(game_id).offered
    assert ready, "a game that is offered fulfils engine.extras.fixing.Fixing"


def test_what_is_offered_is_well_formed_and_each_can_be_made_somewhere(game: Game[Any]) -> None:
    names = {one.quantity.id: one.quantity for one in tried(game.id)}
    assert all(re.fullmatch(r"[a-z-]+", name) for name in names)
    assert {one.quantity.id for one, _ in made(game.id)} == set(names)
    for one in tried(game.id):
        quantity = one.quantity
        assert ENGLISH.has(quantity.name.key), quantity.name
        assert quantity.least <= 0 <= quantity.most
        assert not quantity.closed or ENGLISH.has(f"refused-{quantity.closed}")
        assert quantity.secret or quantity.now is not None
        assert not quantity.cards or (quantity.least >= -1 and quantity.most <= 1)


def test_nothing_is_offered_once_the_game_has_ended(game: Game[Any]) -> None:
    journey = Journey(game, game.seats[0], 1)
    for _ in journey:
        pass
    assert offered(game, journey.state, 0) == ()
    assert came(game, journey.state, 0, Change("coins", 1)) == NO_SUCH_QUANTITY


def test_a_refusal_says_why(game: Game[Any]) -> None:
    codes = {one.came for one in tried(game.id) if isinstance(one.came, str)}
    assert codes or not under_test(game.id).fixes_refused, lacks("fixes_refused", False)
    missing = [code for code in codes if not any(ENGLISH.has(f"{of}refused-{code}") for of in ("", f"{game.id}-"))]
    assert missing == []


def test_what_is_not_offered_is_refused(game: Game[Any]) -> None:
    state = Journey(game, game.seats[1], 0).first.state
    assert came(game, state, 0, Change("dragons", 1)) == NO_SUCH_QUANTITY
    for quantity in offered(game, state, 0):
        if quantity.closed:
            continue
        card = quantity.cards[0].id if quantity.cards else ""
        for by in (0, quantity.least - 1, quantity.most + 1):
            assert came(game, state, 0, Change(quantity.id, by, card)) == OUT_OF_RANGE
        assert came(game, state, 0, Change(quantity.id, 1, "no-such-thing")) == NO_SUCH_CARD


def test_a_fixed_state_survives_json_and_asks_the_others_the_same(game: Game[Any]) -> None:
    for one, outcome in made(game.id):
        raw = msgspec.json.encode(outcome.state)
        assert msgspec.json.decode(raw, type=game.state_type) == outcome.state
        assert not outcome.settled
        assert game.moment(outcome.state) == game.moment(one.state)
        before, after = game.asks(one.state), game.asks(outcome.state)
        assert set(before) == set(after)
        assert all(before[seat] == after[seat] for seat in before if seat != one.seat), one.change


def test_what_everybody_knew_changes_by_as_much_as_was_said(game: Game[Any]) -> None:
    for one, outcome in made(game.id):
        after = next((two for two in offered(game, outcome.state, one.seat) if two.id == one.change.what), None)
        if one.quantity.now is not None and after is not None:
            assert after.now == one.quantity.now + one.change.by


def test_nothing_appears_or_vanishes_but_what_was_changed(game: Game[Any]) -> None:
    census = under_test(game.id).census
    for one, outcome in made(game.id):
        was, now = census(one.state), census(outcome.state)
        assert all(one.change.what in name for name in was if was[name] != now[name]), one.change


def test_a_fixed_game_can_be_played_to_its_end(game: Game[Any]) -> None:
    fixed = list(made(game.id))
    found: dict[tuple[str, str], Outcome] = {}  # each quantity at each kind of step, in turns
    for one, outcome in fixed:
        found.setdefault((one.quantity.id, game.moment(one.state).partition(".")[2]), outcome)
    picked = list(found.values())
    for number, outcome in enumerate(picked[:: max(1, len(picked) // PLAYED_ON)]):
        seats = len(game.view(outcome.state, None).seats)
        playout = Playout(game, game.options_type(), seats, chance(number), chance(number + 500))
        playout.state = outcome.state
        assert game.result(playout.play()) is not None


# ---------------------------------------------------------------------- what nobody may learn


def told(outcome: Outcome | str, viewer: int | None) -> Any:
    """What that viewer reads of it."""
    return outcome if isinstance(outcome, str) else [one.read_by(viewer) for one in outcome.happenings]


def leaks(game: Game[Any]) -> Iterator[str]:
    """Quantities whose fixes tell two worlds apart that a viewer cannot tell apart by itself."""
    number, state, other, viewer, quantities = 0, None, None, 0, {}
    for one in tried(game.id):
        if one.state is not state:
            number, state = number + 1, one.state
            viewer = number % len(game.view(state, None).seats)
            other = game.resample(state, viewer, chance(number))
            quantities = {two.id: two for two in offered(game, state, one.seat)}
            if list(quantities.values()) != list(offered(game, other, one.seat)):
                yield "offered"
        if number % LOOKED_AT:
            continue
        here, there = (came(game, world, one.seat, one.change) for world in (state, other))
        quantity = quantities[one.change.what]
        for reader in (None, viewer):
            if not one.change.asks_player(quantity) and told(here, reader) != told(there, reader):
                yield quantity.id
            if isinstance(here, Outcome) and isinstance(there, Outcome):
                if told(here, None) != told(there, None):
                    yield quantity.id
                if game.view(here.state, reader) != game.view(there.state, reader):
                    yield quantity.id


def test_a_fix_gives_nothing_away(game: Game[Any]) -> None:
    assert set(leaks(game)) == set()


# ---------------------------------------------------------------------- what wishes and looks may tell

MORE = sized(4, 1)  # positions of each game beside one at each step, at which every amount and every card is asked for
LEAVES = sized(2, 1)  # other worlds of each with one hidden leaf changed, beside a resampled one


def every_change(quantity: Quantity) -> Iterator[Change]:
    """All changes within the bounds, and one beyond them."""
    cards = [card.id for card in quantity.cards] or [""]
    for by in range(quantity.least - 1, quantity.most + 2):
        yield from (Change(quantity.id, by, card) for card in cards)


def answers(game: Game[Any], state: Any, seat: int, *, moderator: bool) -> dict[Change, Any]:
    """What a moderator's look at each change of that seat answers, or the wish of who sits there.

    A look tries only what the player need not confirm (`Adjust.preview`).
    """
    found: dict[Change, Any] = {}
    quantities = offered(game, state, seat)
    for change in (one for quantity in quantities for one in every_change(quantity)):
        try:
            asks = change.asks_player(quantity_of_change(quantities, change))
        except Refusal as refusal:
            found[change] = refusal.code
            continue
        tries = not (moderator and asks)
        found[change] = told(came(game, state, seat, change), None if moderator else seat) if tries else "asked"
    return found


def told_apart(game: Game[Any]) -> Iterator[str]:
    """Quantities of which a look or a wish tells the asker more than they know: worlds they cannot tell apart."""
    spread = list(positions(game_of(game.id), 3, 1))
    seen = pools(tree_of(position.state) for position in spread[::5])
    picked = {position.step: position for position in spread}
    for position in (*picked.values(), *spread[:: len(spread) // MORE]):
        seat = position.number % position.seats
        other, number = (seat + 1) % position.seats, position.number
        worlds = [game.resample(position.state, seat, chance(number))]
        changed_leaves = leaf_worlds(game, position, seat, under_test(game.id), seen, chance(number).stream("leaves"))
        worlds += [one.state for one in islice(changed_leaves, LEAVES)]
        alike = [one for one in worlds if game.view(one, None) == game.view(position.state, None)]
        alike.append(game.resample(alike[0], other, chance(number)))  # to a moderator all seats are hidden
        for asked, moderator, others in ((seat, False, worlds), (seat, True, alike), (other, True, alike)):
            here = answers(game, position.state, asked, moderator=moderator)
            for world in others:
                there = answers(game, world, asked, moderator=moderator)
                yield from {
                    change.what for change in here.keys() | there.keys() if here.get(change) != there.get(change)
                }


@pytest.mark.long
def test_a_look_or_a_wish_tells_nothing_but_what_the_asker_knows(game: Game[Any]) -> None:
    assert set(told_apart(game)) == set()


class Revealing:
    """A game that refuses to put in a card that lies in another hand, and no other one, as the first release did."""

    def __init__(self, game: Game[Any], hands: str) -> None:
        self._game, self._hands = game, hands

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def quantities(self, view: Any, seat: int) -> tuple[Quantity, ...]:
        rules: Any = self._game
        return tuple(replace(quantity, free=None) for quantity in rules.quantities(view, seat))

    def fix(self, state: Any, seat: int, change: Change) -> Outcome:
        quantity = quantity_of_change(self.quantities(self._game.view(state, None), seat), change)
        if change.what == "hand" and change.by > 0:
            if any(change.card in one.hand for one in getattr(state, self._hands)):
                raise Refusal(NOT_FREE)
            return Outcome(state, (happening_of_change(seat, quantity, change),))
        rules: Any = self._game
        outcome: Outcome = rules.fix(state, seat, change)
        return outcome


@pytest.mark.parametrize(
    ("game_id", "hands"), [(game_id, game.hands) for game_id, game in all_under_test().items() if game.hands]
)
@pytest.mark.long
def test_a_wish_that_tells_of_other_hands_is_caught(game_id: str, hands: str) -> None:
    revealing: Any = Revealing(game_of(game_id), hands)
    assert next(told_apart(revealing), None) == "hand"


class Careless:
    """A game that never asks the player, so that it refuses by what they hold."""

    def __init__(self, game: Game[Any]) -> None:
        self._game, self._rules = game, fixing(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def quantities(self, view: Any, seat: int) -> tuple[Quantity, ...]:
        assert self._rules is not None
        return tuple(replace(quantity, consent="never") for quantity in self._rules.quantities(view, seat))


def with_secrets(game_id: str) -> bool:
    """Whether a game's fixes change anything that is a secret of a seat."""
    state = Journey(game_of(game_id), game_of(game_id).seats[1], 0).first.state
    return any(quantity.secret for quantity in offered(game_of(game_id), state, 0))


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if with_secrets(game_id)])
@pytest.mark.long
def test_a_planted_leak_is_caught(game_id: str) -> None:
    careless: Any = Careless(game_of(game_id))
    assert next(leaks(careless), None) is not None
