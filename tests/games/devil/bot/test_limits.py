"""Every desk and board of whole games fits into a message, and no desk leaves its player without a way on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.desk.view import desk_view
from engine.chance import Chance
from engine.playouts import random_value
from engine.texts import Refusal
from face.desk.desk import DeskSurroundings
from face.desk.form import InHand, shown_form
from games.devil.rules import GAME
from host.play.desk_reading import Filled
from tests.bot.drawing import hold_limits, ways_on
from tests.games.devil.bot.played import (
    ALL_OPTIONS,
    READER,
    board_components,
    desk_components,
    desk_of,
    form_of,
    played,
)
from tests.games.devil.builders import table
from tests.ground import in_depth, kept

LONG_NEWS = "Something happened, and then something else.\n" * 100


def open_or_sealable(state: Any, seat: int, ask: Any, draft: dict[str, Any]) -> bool:
    """Whether the desk offers a missing input of the form, or the Seal where nothing is missing."""
    ways = ways_on(desk_components(state, seat, ask, draft))
    form = form_of(state, seat, ask, draft)
    if form.ready:
        return bool({("seal", ""), ("sure", "")} & ways) or any(action == "control" for action, _ in ways)
    fields = {field for action, field in ways if action in ("set", "pick", "type")}
    return bool(fields & set(form.missing)) or any(action == "control" for action, _ in ways)


@pytest.mark.long
@pytest.mark.parametrize(("seed", "options"), [*((seed, {}) for seed in range(3)), (3, ALL_OPTIONS)])
async def test_every_desk_of_a_game_fits_and_has_a_way_on(seed: int, options: dict[str, bool]) -> None:
    stream = Chance(bytes([seed]) * 32).stream("drafts")
    for state, _ in played(seed, **options):
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


@pytest.mark.long
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


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["usual", "all-options"])
@pytest.mark.parametrize("seed", kept(range(6, 12), 6))
async def test_every_board_of_a_game_fits(seed: int, options: dict[str, bool]) -> None:
    for state, outcome in played(seed, **options):
        if outcome.settled:
            hold_limits(board_components(state))


@pytest.mark.sampled
async def test_a_desk_with_much_news_still_shows_all_of_the_form() -> None:
    for number, (state, _) in enumerate(played(12)):
        if number % in_depth(1, 3, 5):
            continue
        for seat, ask in GAME.asks(state).items():
            quiet, loud = (ways_on(desk_components(state, seat, ask, {}, news)) for news in ("", LONG_NEWS))
            assert quiet == loud


async def test_what_was_just_chosen_never_hides_what_is_still_missing() -> None:
    """A plan with two events, three tokens placed, and a choice ahead for two of the cards."""
    hand = ("dam", "nunnery", "manor-farm")
    sun = {"hand": hand, "events": ("enclosures", "witches-sabbath"), "built": ("chantry",), "edge": ("chantry",)}
    state = table("actions.plan", 4, sun={**sun, "goods": {"wood": 5, "stone": 5, "grain": 5, "coins": 20}})
    draft = {"discard": "witches-sabbath", "use": ["chantry"], "build1": "nunnery", "build2": "dam", "u0.0": 2}
    ask = GAME.asks(state)[0]
    form = form_of(state, 0, ask, draft)
    assert form.missing == ("b1.0",)
    for at in ("", "u0.0"):
        filled = Filled(draft, form, GAME.preview(state, 0, ask.id, form.value))
        shown = shown_form(desk_of(state, 0), ask, filled, InHand(at))
        components = desk_view(desk_of(state, 0), READER, shown, DeskSurroundings(LONG_NEWS), owing=2).to_components()
        hold_limits(components)
        ways = ways_on(components)
        assert "b1.0" in {field for _, field in ways}
        assert {"cards", "hint"} <= {action for action, _ in ways}  # no more of that row goes than has to
