"""Deal with the Devil from the lobby to the final score, four people, by clicks alone."""

from __future__ import annotations

import pytest

from engine.core.registry import game
from host.replay import load, rebuild
from tests.bot.discord_schema import bodies_found_wrong, needs_description
from tests.bot.people import World, texts_of
from tests.bot.whole_game import play_to_the_end

NAMES = ("ada", "ben", "cleo", "dan")
EVERY_STEP = {
    "cards.pick", "cards.done", "trading.offer", "trading.first", "trading.second", "actions.plan",
    "hunt.vote", "inquisition.wings", "inquisition.pack", "inquisition.answer",
}  # fmt: skip


@pytest.mark.usefixtures("kept_secret")
async def test_a_whole_game_with_a_restart_in_the_middle_of_each_kind_of_phase(world: World) -> None:
    people = [world.person(name) for name in NAMES]
    played = await play_to_the_end(world, people, "devil", restart=True)
    assert played.steps >= EVERY_STEP
    for seat in people:
        seat.take_dm()
        assert "Final standing" in seat.words()
    assert "Final standing" in texts_of(world.messages(world.thread(played.table))[-1].components)
    log = await load(world.house, played.table)
    state = rebuild(log)
    assert game("devil").result(state) == (await world.house.board(played.table)).results


@needs_description
async def test_all_it_sends_is_what_discord_takes(world: World) -> None:
    await play_to_the_end(world, [world.person(name) for name in NAMES], "devil", restart=False)
    assert bodies_found_wrong(world) == []
