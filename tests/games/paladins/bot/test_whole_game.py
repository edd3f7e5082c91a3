"""Paladins from the lobby to the final score by clicks alone: four people, and one against the virtual player."""

from __future__ import annotations

import pytest

from engine.registry import game
from host.proof.replay import load_log, rebuild_state
from tests.bot.discord_schema import hold_bodies
from tests.bot.people import World, texts_of
from tests.bot.whole_game import play_to_the_end

NAMES = ("ada", "ben", "cleo", "dan")


@pytest.mark.usefixtures("kept_secret")
@pytest.mark.parametrize(("count", "options"), [(1, "difficulty=hard"), pytest.param(4, "", marks=pytest.mark.long)])
async def test_a_whole_game_with_restarts_in_the_middle_of_turns(world: World, count: int, options: str) -> None:
    people = [world.person(name) for name in NAMES[:count]]
    played = await play_to_the_end(world, people, "paladins", restart=True, options=options)
    if count > 1:
        assert played.steps >= {"draft", "paladins", "tavern", "play"}
    assert played.questions >= {"draft", "paladins", "tavern", "turn"}
    for seat in people:
        seat.take_dm()
        assert "Total " in seat.words()
    assert "Total " in texts_of(world.messages(world.thread(played.table))[-1].components)
    state = rebuild_state(await load_log(world.house.tables, played.table))
    assert game("paladins").result(state) == (await world.house.play.board(played.table)).results
    hold_bodies(world)
