from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import ordering
from engine.extras.fixing import Change
from engine.forms import Draft
from engine.playouts import Playout
from engine.registry import games
from engine.texts import Refusal
from host.log.epochs import Epoch, game_of, plain_ask_id


def midway(game: Any, moves: int = 12) -> Any:
    """A state of a random game."""
    playout = Playout(game, game.options_type(), game.seats[1], Chance(bytes(32)), Chance(bytes(32)))
    for _ in zip(range(moves), playout.steps(), strict=False):
        pass
    return playout.state


def refusal(call: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call()
    return caught.value.code


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_game_that_was_never_rewound_is_the_bare_one(game_id: str) -> None:
    assert game_of(game_id, 0) is games()[game_id]


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_question_bears_the_epoch_and_plays_the_same_game(game_id: str) -> None:
    bare, game = games()[game_id], game_of(game_id, 11)
    state = midway(bare)
    for given in (bare.asks(state), bare.sealed(state)):
        assert all("~" not in ask.id for ask in given.values())
    assert {seat: ask.id for seat, ask in game.asks(state).items()} == {
        seat: f"{ask.id}~11" for seat, ask in bare.asks(state).items()
    }
    for seat, ask in game.asks(state).items():
        assert plain_ask_id(ask.id) == bare.asks(state)[seat].id
        value = game.absent(state, seat)
        chances = [Chance(bytes(32), 11) for _ in range(2)]
        same = bare.answer(state, seat, plain_ask_id(ask.id), value, chances[0])
        assert game.answer(state, seat, ask.id, value, chances[1]) == same
        assert game.form(state, seat, ask.id, Draft(value)) == bare.form(
            state, seat, plain_ask_id(ask.id), Draft(value)
        )
        assert game.preview(state, seat, ask.id, value) == bare.preview(state, seat, plain_ask_id(ask.id), value)
    for seat in range(bare.seats[1]):
        assert game.view(state, seat) == bare.view(state, seat)
        assert [plain_ask_id(ask.id) for ask in game.liberties(state, seat)] == [
            ask.id for ask in bare.liberties(state, seat)
        ]
    assert (game.moment(state), game.result(state)) == (bare.moment(state), bare.result(state))
    options = bare.options_type()
    assert game.pack(options) == bare.pack(options)
    assert game.resample(state, 0, Chance(bytes(32))) == bare.resample(state, 0, Chance(bytes(32)))
    assert game.setup(options, bare.seats[1], Chance(bytes(32))) == bare.setup(
        options, bare.seats[1], Chance(bytes(32))
    )


@pytest.mark.parametrize("mark", ["", "~", "~1", "~111", "~12", "~11~11", "~11 "])
def test_questions_of_other_epochs_are_dead(mark: str) -> None:
    game = game_of("bids", 11)
    state = midway(games()["bids"], 0)
    ask = f"1.bid{mark}"
    assert refusal(lambda: game.form(state, 0, ask, Draft({}))) == "not-asked"
    assert refusal(lambda: game.preview(state, 0, ask, {})) == "not-asked"
    assert refusal(lambda: game.answer(state, 0, ask, {"coins": 1}, Chance(bytes(32)))) == "not-asked"
    assert refusal(lambda: game.take_back(state, 0, ask)) == "nothing-sealed"


@pytest.mark.parametrize("game_id", sorted(games()))
def test_orders_and_quantities_are_the_games_own(game_id: str) -> None:
    bare: Any = games()[game_id]
    game: Any = game_of(game_id, 1)
    state = midway(bare)
    assert ordering(game) is game
    for seat in range(bare.seats[1]):
        view = bare.view(state, seat)
        assert game.orders(view) == bare.orders(view)
        for kind in bare.orders(view):
            assert game.order_form(view, kind.id, Draft({})) == bare.order_form(view, kind.id, Draft({}))
        onlooker = bare.view(state, None)
        assert game.quantities(onlooker, seat) == bare.quantities(onlooker, seat)


class Plain:
    """A game with neither orders nor fixes."""

    id = "plain"
    version = 1
    offered = False
    seats = (2, 2)
    state_type = options_type = int
    pack = setup = absent = view = resample = reshuffled = waiting = moment = result = tally = None


def test_a_game_without_orders_and_fixes_has_none_in_any_epoch() -> None:
    game = Epoch(Plain(), 1)  # type: ignore[arg-type]
    assert game.orders(None) == ()
    assert game.quantities(None, 0) == ()
    assert game.matches("bid", {}, None, None) is None  # type: ignore[arg-type]
    assert game.order_sentence("bid", {}).key == "order-unknown"
    assert refusal(lambda: game.order_form(None, "bid", Draft({}))) == "not-offered"
    assert refusal(lambda: game.fix(None, 0, Change("coins", 1))) == "no-such-quantity"
