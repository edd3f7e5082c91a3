"""Architects from the lobby to the final score by clicks alone: four people, and two; the bot restarted on the way."""

from __future__ import annotations

import pytest

from engine.core.registry import game
from host.replay import load, rebuild
from tests.bot.discord_schema import bodies_found_wrong, needs_description
from tests.bot.people import World, texts_of
from tests.bot.whole_game import play_to_the_end

NAMES = ("ada", "ben", "cleo", "dan")
DULL = 2  # one answer in so many builds what can be built


@pytest.mark.usefixtures("kept_secret")
@pytest.mark.parametrize(("count", "options"), [(4, ""), (2, "boards=variable promos=yes")])
async def test_a_whole_game_with_restarts_in_the_middle_of_turns(world: World, count: int, options: str) -> None:
    people = [world.person(name) for name in NAMES[:count]]
    played = await play_to_the_end(world, people, "architects", restart=True, dull=DULL, options=options)
    assert played.steps >= {"draft", "play"}
    assert played.questions >= {"draft", "turn"}
    for seat in people:
        seat.take_dm()
        assert "Final standing" in seat.words()
    assert "Final standing" in texts_of(world.messages(world.thread(played.table))[-1].components)
    state = rebuild(await load(world.house, played.table))
    assert game("architects").result(state) == (await world.house.board(played.table)).results


@needs_description
async def test_all_it_sends_is_what_discord_takes(world: World) -> None:
    people = [world.person(name) for name in NAMES]
    await play_to_the_end(world, people, "architects", restart=False, dull=DULL)
    assert bodies_found_wrong(world) == []
