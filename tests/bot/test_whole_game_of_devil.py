"""Deal with the Devil from the lobby to the final score, four people, by clicks alone."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.registry import game
from host.replay import load, rebuild
from tests.bot.clicker import Clicker
from tests.bot.discord_schema import bodies_found_wrong, needs_description
from tests.bot.people import Seat, World, texts_of

NAMES = ("ada", "ben", "cleo", "dan")
EVERY_STEP = {
    "cards.pick", "cards.done", "trading.offer", "trading.first", "trading.second", "actions.plan",
    "hunt.vote", "inquisition.wings", "inquisition.pack", "inquisition.answer",
}  # fmt: skip


async def play_to_the_end(world: World, people: list[Seat], *, restart: bool) -> tuple[int, set[str]]:
    """Deal with the Devil by random clicks, direct messages and ephemeral desks mixed.

    The table's number, and the steps in the middle of which the bot was restarted.
    """
    table = await world.seated(*people, game="devil")
    stream = Chance(bytes(32)).stream("clicks")
    clickers = {seat.user.id: Clicker(world, table, seat, stream) for seat in people}
    restarted: set[str] = set()
    answers = 0
    while (board := await world.house.board(table)).table.status != "ended":
        moment = board.table.moment
        step = moment.partition(".")[2]
        for at, card in enumerate(board.table.seats):
            clicker = clickers[card.person_id]
            desk = await world.house.desk(table, card.person_id)
            if desk.ask is not None:
                await clicker.look(ephemeral=answers % 3 == 0)
            while desk.ask is not None and desk.table.moment == moment:
                await clicker.answer()
                answers += 1
                desk = await world.house.desk(table, card.person_id)
            if restart and at == 1 and step not in restarted:
                restarted.add(step)
                await world.restart()
        await world.env.settle()
    return table, restarted


async def test_a_whole_game_with_a_restart_in_the_middle_of_each_kind_of_phase(world: World) -> None:
    people = [world.person(name) for name in NAMES]
    table, restarted = await play_to_the_end(world, people, restart=True)
    assert restarted >= EVERY_STEP
    for seat in people:
        seat.take_dm()
        assert "Final standing" in seat.words()
    assert "Final standing" in texts_of(world.messages(world.thread(table))[-1].components)
    log = await load(world.house, table)
    state = rebuild(log)
    assert game("devil").result(state) == (await world.house.board(table)).results


@needs_description
async def test_all_it_sends_is_what_discord_takes(world: World) -> None:
    await play_to_the_end(world, [world.person(name) for name in NAMES], restart=False)
    assert bodies_found_wrong(world) == []
