"""Deal with the Devil from the lobby to the final score, four people, by clicks alone."""

from __future__ import annotations

import pytest

from engine.registry import game
from games.devil.rules.state import OPTIONAL
from host.proof.replay import load_log, rebuild_state
from tests.bot.discord_schema import hold_bodies
from tests.bot.people import Seat, World, buttons_of, selects_of, texts_of
from tests.bot.whole_game import play_to_the_end

NAMES = ("ada", "ben", "cleo", "dan")
EVERY_STEP = {
    "cards.pick", "cards.done", "trading.offer", "trading.first", "trading.second", "actions.plan",
    "hunt.vote", "inquisition.wings", "inquisition.pack", "inquisition.answer",
}  # fmt: skip


@pytest.mark.usefixtures("kept_secret")
async def test_a_whole_game_with_all_options_and_a_restart_in_the_middle_of_each_kind_of_phase(world: World) -> None:
    people = [world.person(name) for name in NAMES]
    options = " ".join(f"{name}=yes" for name in OPTIONAL)
    played = await play_to_the_end(world, people, "devil", restart=True, options=options)
    assert played.steps >= EVERY_STEP
    for seat in people:
        seat.take_dm()
        assert "Total " in seat.words()
    closing = world.messages(world.thread(played.table))[-1]
    assert "Total " in texts_of(closing.components)
    assert {"Dossier", "Rematch"} <= set(buttons_of(closing.components))
    await hold_dossier(people[0], people[1], played.table)
    log = await load_log(world.house.tables, played.table)
    state = rebuild_state(log)
    assert game("devil").result(state) == (await world.house.play.board(played.table)).results
    hold_bodies(world)


async def hold_dossier(reader: Seat, other: Seat, table: int) -> None:
    """It opens for its reader alone, from the board, the desk and by command, and turns its pages in place."""
    world = reader.world
    seen = (await reader.member.click(world.board(table), label="Dossier")).response
    assert seen.ephemeral
    assert "Total " in texts_of(seen.components)
    (menu,) = selects_of(seen.components)
    await reader.member.select(seen, ["round-1"], custom_id=menu["custom_id"])
    assert texts_of(world.message_now(seen).components).count("packed") == len(NAMES)
    typed = (await other.member.slash(world.channel, "table dossier", table=str(table))).response
    assert "Total " in texts_of(typed.components)
    pressed = (await other.press("Dossier")).response
    assert pressed.ephemeral
    assert "Dossier of" in texts_of(pressed.components)
