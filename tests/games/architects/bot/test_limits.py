"""Every desk and board of whole games fits into a message, shows all there is, and leaves nobody without a way on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.desk.view import OWN_LENGTH
from engine.chance import Chance
from engine.contract import Ask
from engine.playouts import random_value
from engine.texts import Refusal
from face.core.names import reader_for
from games.architects.face.face import FACE
from games.architects.rules import GAME
from games.architects.rules.state import State
from tests.bot.drawing import hold_limits, ways_on
from tests.bot.people import texts_of
from tests.games.architects.bot.played import asked, board_components, desk_components, form_of, played, table_of
from tests.ground import in_depth

LONG_NEWS = "Something happened, and then something else.\n" * 100
LONG = pytest.mark.long
TABLES: list[Any] = [  # seed, number of seats, options
    (1, 2, {"boards": "variable"}),
    pytest.param(2, 3, {"promos": True}, marks=LONG),
    pytest.param(3, 4, {"boards": "variable", "promos": True}, marks=LONG),
    pytest.param(4, 5, {"boards": "all", "promos": True}, marks=LONG),
    (5, 5, {"boards": "all-chosen", "apprentice": True}),
]


def open_or_sealable(state: State, seat: int, ask: Ask, draft: dict[str, Any]) -> bool:
    """Whether the desk offers a missing input of the form, or the Seal where nothing is missing."""
    ways = ways_on(desk_components(state, seat, ask, draft))
    form = form_of(state, seat, ask, draft)
    if form.ready:
        return ("seal", "") in ways
    fields = {field for action, field in ways if action in ("set", "pick", "type")}
    return bool(fields & set(form.missing)) or any(action == "control" for action, _ in ways)


@pytest.mark.sampled
@pytest.mark.parametrize(("seed", "seats", "options"), TABLES)
async def test_every_desk_of_a_game_fits_and_has_a_way_on(seed: int, seats: int, options: dict[str, Any]) -> None:
    stream = Chance(bytes([seed]) * 32).stream("drafts")
    for number, (state, _) in enumerate(played(seed, seats, **options)):
        if number % in_depth(4, 10, 20):
            continue
        for seat in range(seats):
            if seat not in GAME.asks(state):
                hold_limits(desk_components(state, seat, None, {}, LONG_NEWS))
        for seat, ask in asked(state):
            try:
                whole = random_value(GAME, state, seat, ask.id, stream)
            except Refusal:
                continue
            cut = dict(list(whole.items())[: stream.below(len(whole) + 1)])
            for draft in ({}, cut, whole):
                hold_limits(desk_components(state, seat, ask, draft, LONG_NEWS))
                assert open_or_sealable(state, seat, ask, draft), (ask, draft)


@pytest.mark.parametrize(("seed", "seats", "options"), TABLES)
async def test_every_board_of_a_game_fits_and_shows_all_there_is(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    for number, (state, _) in enumerate(played(seed + 10, seats, **options)):
        if number % 4 == 0 or GAME.result(state) is not None:
            shown = board_components(state)
            hold_limits(shown)
            assert "…" not in texts_of(shown)


@pytest.mark.parametrize(("seed", "seats", "options"), TABLES)
async def test_a_player_sees_all_that_is_theirs(seed: int, seats: int, options: dict[str, Any]) -> None:
    for number, (state, _) in enumerate(played(seed + 20, seats, **options)):
        if number % 4 == 0:
            reader = reader_for(table_of(state), "en")
            for seat in range(seats):
                assert len(reader.lines(FACE.own(GAME.view(state, seat)))) <= OWN_LENGTH


async def test_a_desk_with_much_news_still_shows_all_of_the_form() -> None:
    for number, (state, _) in enumerate(played(12, 4)):
        if number % 7 == 0:
            for seat, ask in GAME.asks(state).items():
                quiet, loud = (ways_on(desk_components(state, seat, ask, {}, news)) for news in ("", LONG_NEWS))
                assert quiet == loud
