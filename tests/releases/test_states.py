"""Games in every position that a release has stored go on with the present rules: by answers, by absence, on desks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.chance import Chance, Stream
from engine.forms import Draft
from engine.playouts import random_value
from engine.registry import game as game_of
from engine.texts import Refusal
from face.core.face import face
from tests.ground import in_depth, kept
from tests.releases.stored import NEWEST, STATES, archived, as_kept, states_of, still_kept, unpacked

LUCK = Chance(bytes(32))
PARTS = 24  # the stored games are played to their end in so many tests; `make test` runs one, `make check` a quarter
LATER = [part for part in range(PARTS) if part % 4]
EVERY = in_depth(7, 21, 63)  # state is played on by safe answers alone
ASKING = {
    "architects": {"draft", "turn", "keep", "react", "discard"},
    "bids": {"bid", "console"},
    "devil": {
        *("cards.pick", "cards.done", "trading.offer", "trading.first", "trading.second", "actions.plan"),
        *("hunt.vote", "inquisition.wings", "inquisition.pack", "inquisition.answer"),
    },
    "paladins": {"draft", "paladins", "tavern", "play"},
}

pytestmark = [pytest.mark.parametrize(("of", "game_id"), STATES), pytest.mark.crossed(of=NEWEST)]


def played_on(game: Any, state: Any, stream: Stream) -> Any:
    """The end of that game, by random answers."""
    while asks := game.asks(state):
        seat = stream.pick(sorted(asks))
        value = random_value(game, state, seat, asks[seat].id, stream)
        state = game.answer(state, seat, asks[seat].id, value, LUCK).state
    return state


def with_its_cards(of: str, game_id: str, state: Any) -> Any:
    """`state` with the cards it was played with."""
    game, digest = game_of(game_id), archived(of, game_id)
    return game.with_pack(state, f"{game.options_type().pack}@{digest}") if digest else state


def test_the_states_are_of_every_kind(of: str, game_id: str) -> None:
    assert {state.step for state in states_of(of, game_id)} >= ASKING[game_id]


@pytest.mark.parametrize("part", kept(range(PARTS), 0, deep=LATER))
def test_a_stored_game_is_played_to_its_end(of: str, game_id: str, part: int) -> None:
    game = game_of(game_id)
    for number, stored in enumerate(states_of(of, game_id)[part::PARTS]):
        stream = Chance(number.to_bytes(32, "big")).stream("on", recorded=False)
        assert game.result(played_on(game, with_its_cards(of, game_id, stored), stream)) is not None


@pytest.mark.sampled
def test_a_stored_game_goes_on_for_the_absent(of: str, game_id: str) -> None:
    game = game_of(game_id)
    for stored in states_of(of, game_id)[::EVERY]:
        state = with_its_cards(of, game_id, stored)
        while asks := game.asks(state):
            seat, ask = next(iter(asks.items()))
            state = game.answer(state, seat, ask.id, game.absent(state, seat), LUCK).state
        assert game.result(state) is not None


def test_a_stored_sealed_answer_can_be_taken_back(of: str, game_id: str) -> None:
    game, taken = game_of(game_id), 0
    for state in states_of(of, game_id):
        for seat, ask in game.sealed(state).items():
            after = game.take_back(state, seat, ask.id).state
            assert game.asks(after)[seat].id == ask.id
            taken += 1
    assert taken


def test_a_stored_state_has_the_bytes_it_had(of: str, game_id: str) -> None:
    """Of the newest release; what an older one has stored is brought up to the present shape."""
    if of == NEWEST:
        for line in unpacked(of, f"{game_id}/states.jsonl.xz").splitlines():
            state = msgspec.json.decode(line, type=game_of(game_id).state_type)
            assert as_kept(msgspec.json.encode(state), line) == still_kept(line)


def test_desks_and_boards_of_stored_games_can_be_drawn(of: str, game_id: str) -> None:
    game, its = game_of(game_id), face(game_id)
    for state in states_of(of, game_id):
        assert its.board(game.view(state, None))
        for seat, ask in game.asks(state).items():
            value: dict[str, Any] = {}
            try:
                value = random_value(game, state, seat, ask.id, LUCK.stream(f"drawn{seat}"))
            except Refusal:
                continue
            form = game.form(state, seat, ask.id, Draft(value))
            assert its.layout(game.view(state, seat), ask, form, value, ()) is not None
