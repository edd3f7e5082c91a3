"""Deal with the Devil from the lobby to the final score, four people, by clicks alone."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.registry import game
from host.replay import load, rebuild
from tests.bot.clicker import Clicker
from tests.bot.people import World

NAMES = ("ada", "ben", "cleo", "dan")
EVERY_STEP = {
    "cards.pick", "cards.done", "trading.offer", "trading.first", "trading.second", "actions.plan",
    "hunt.vote", "inquisition.wings", "inquisition.pack", "inquisition.answer",
}  # fmt: skip


async def test_a_whole_game_with_a_restart_in_the_middle_of_each_kind_of_phase(world: World) -> None:
    people = [world.person(name) for name in NAMES]
    table = await world.seated(*people, game="devil")
    stream = Chance(bytes(32)).stream("clicks")
    clickers = {seat.user.id: Clicker(world, table, seat, stream) for seat in people}
    restarted: set[str] = set()
    answers = 0
    while True:
        board = await world.house.board(table)
        if board.table.status == "ended":
            break
        moment = board.table.moment
        step = moment.partition(".")[2]
        for at, card in enumerate(board.table.seats):
            clicker = clickers[card.person_id]
            if (await world.house.desk(table, card.person_id)).ask is None:
                continue
            await clicker.look(ephemeral=answers % 3 == 0)
            while (
                desk := await world.house.desk(table, card.person_id)
            ).ask is not None and desk.table.moment == moment:
                await clicker.answer()
                answers += 1
            if at == 1 and step not in restarted:
                restarted.add(step)
                await world.restart()
        await world.env.settle()
    assert restarted >= EVERY_STEP
    for seat in people:
        seat.take_dm()
        assert "Final standing" in seat.words()
    log = await load(world.house, table)
    state = rebuild(log)
    assert game("devil").result(state) == (await world.house.board(table)).results
