"""Every desk and board of whole games fits into a message, and no desk leaves its player without a way on."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.components import walk_components

from engine.core.chance import Chance
from engine.core.playouts import random_value
from engine.core.refusals import Refusal
from engine.devil import GAME
from tests.bot.devil.played import board_components, desk_components, form_of, played
from tests.bot.drawing import hold_limits
from tests.bot.people import parsed

LONG_NEWS = "Something happened, and then something else.\n" * 100


def ways_on(components: list[dict[str, Any]]) -> set[tuple[str, str]]:
    """(action, field) of everything that can be pressed."""
    found = set()
    for one in walk_components(components):
        if "custom_id" in one and not one.get("disabled"):
            parts = parsed(one["custom_id"])
            found.add((parts["action"], parts["field"]))
    return found


def open_or_sealable(state: Any, seat: int, ask: Any, draft: dict[str, Any]) -> bool:
    """Whether the desk offers a missing input of the form, or the Seal where nothing is missing."""
    ways = ways_on(desk_components(state, seat, ask, draft))
    form = form_of(state, seat, ask, draft)
    if form.ready:
        return ("seal", "") in ways or any(action == "control" for action, _ in ways)
    fields = {field for action, field in ways if action in ("set", "pick", "type")}
    return bool(fields & set(form.missing)) or any(action == "control" for action, _ in ways)


@pytest.mark.parametrize("seed", range(3))
async def test_every_desk_of_a_game_fits_and_has_a_way_on(seed: int) -> None:
    stream = Chance(bytes([seed]) * 32).stream("drafts")
    for state, _ in played(seed):
        for seat in range(4):
            ask = GAME.asks(state).get(seat)
            if ask is None:
                hold_limits(desk_components(state, seat, None, {}, LONG_NEWS))
                continue
            whole = random_value(GAME, state, seat, ask.id, stream)
            cut = dict(list(whole.items())[: stream.below(len(whole) + 1)])
            for draft in ({}, cut, whole):
                hold_limits(desk_components(state, seat, ask, draft, LONG_NEWS))
                assert open_or_sealable(state, seat, ask, draft), (ask, draft)


async def test_every_liberty_fits_and_has_a_way_on() -> None:
    stream = Chance(bytes(32)).stream("liberties")
    for number, (state, _) in enumerate(played(5)):
        seat = number % 4
        for liberty in GAME.liberties(state, seat):
            try:
                whole = random_value(GAME, state, seat, liberty.id, stream)
            except Refusal:
                continue
            for draft in ({}, whole):
                hold_limits(desk_components(state, seat, liberty, draft))
                assert open_or_sealable(state, seat, liberty, draft), liberty


@pytest.mark.parametrize("seed", range(6, 12))
async def test_every_board_of_a_game_fits(seed: int) -> None:
    for state, outcome in played(seed):
        if outcome.settled:
            hold_limits(board_components(state))


async def test_a_desk_with_much_news_still_shows_all_of_the_form() -> None:
    for state, _ in played(12):
        for seat, ask in GAME.asks(state).items():
            quiet, loud = (ways_on(desk_components(state, seat, ask, {}, news)) for news in ("", LONG_NEWS))
            assert quiet == loud
