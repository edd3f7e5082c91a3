"""What release 0.1.0 (rules version 1) knew otherwise of Architects, in its stored states; the rest: tests/releases."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.forms import Draft
from engine.playouts import random_value
from games.architects.rules import GAME
from games.architects.rules.pack import PACKS
from games.architects.rules.state import State
from tests.releases.stored import states_of

ARCHIVE = Path("games/architects/rules/archive")
LUCK = Chance(bytes(32))
STORED = states_of("0.1.0", "architects")


def with_its_cards(state: State) -> State:
    """The state as a table plays it on: with the cards it began with."""
    (folder,) = ARCHIVE.iterdir()
    found: State = GAME.with_pack(state, f"base@{folder.name}")
    return found


def test_the_states_are_of_every_kind() -> None:
    steps = Counter(state.step for state in STORED)
    assert {"draft", "turn", "keep", "react", "discard"} <= steps.keys()
    assert {len(state.players) for state in STORED} == {2, 3, 4, 5}
    assert {state.options.boards for state in STORED} == {"standard", "variable", "all"}
    assert any(state.options.promos for state in STORED)
    assert any(state.before is not None for state in STORED)


def test_a_stored_game_keeps_the_card_that_lies_on_the_large_side() -> None:
    for state in STORED:
        assert GAME.view(state, None).large == state.large[0] != ""


def test_a_stored_turn_can_still_be_taken_back() -> None:
    taken = 0
    for state in STORED:
        for seat, ask in GAME.sealed(state).items():
            before = replace(GAME.take_back(state, seat, ask.id).state, seen=())  # what was built in it all have seen
            assert before == state.before or state.step == "draft"
            taken += 1
    assert taken > 50


def test_a_stored_question_has_its_old_id_and_takes_what_was_filled_in() -> None:
    """Old buttons and drafts: ids and names of inputs are those of the release."""
    for state in STORED:
        for seat, ask in GAME.asks(state).items():
            if ask.kind != "turn":
                continue
            drafts: list[dict[str, Any]] = [{"location": "guardhouse", "order1": "stop"}]
            drafts += [{"location": "storehouse", "trade1": "stop"}, {"location": "mines", "good": "clay"}]
            for draft in drafts:
                assert GAME.form(state, seat, ask.id, Draft(draft)).ready, ask
            assert ask.id == f"t{state.players[seat].turns}"


def test_with_its_own_cards_the_first_space_never_gives_nothing() -> None:
    """They do not say what the board prints: a card lies there always, as in that release."""
    (folder,) = ARCHIVE.iterdir()
    assert PACKS.at(f"base@{folder.name}").board.market.left == {}
    state = with_its_cards(next(one for one in STORED if one.step == "turn"))
    stream = Chance(bytes(31) + b"\x05").stream("on", recorded=False)
    while asks := GAME.asks(state):
        view = GAME.view(state, None)
        assert view.small
        assert view.large
        seat = stream.pick(sorted(asks))
        value = random_value(GAME, state, seat, asks[seat].id, stream)
        state = GAME.answer(state, seat, asks[seat].id, value, LUCK).state
