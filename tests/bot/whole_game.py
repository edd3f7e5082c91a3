"""Whole games of any kind by clicks alone, direct messages and desks at the table mixed, with restarts on the way."""

from __future__ import annotations

from msgspec import Struct

from engine.chance import Chance
from engine.registry import game as rules_of
from host.table.stored_table import state_of
from tests.bot.clicker import Clicker
from tests.bot.people import Seat, World


class Played(Struct):
    """A game that was played. `steps` and `questions`: those in the middle of which the bot was restarted."""

    table: int
    answers: int = 0
    clicks: int = 0
    steps: set[str] = set()
    questions: set[str] = set()


async def play_to_the_end(
    world: World, people: list[Seat], game: str, *, restart: bool, dull: int = 0, options: str = ""
) -> Played:
    """Random clicks from the lobby to the final score.

    `restart`: once in the middle of each step (somebody has sealed, others have not) and of each kind of question
    (something is filled in, not sealed). `dull`: one answer in so many is what the game answers for the absent, so
    that a game of many turns comes to its end sooner.
    """
    played = Played(await world.seated_by_clicks(*people, game=game, options=options))
    stream = Chance(bytes(32)).stream("clicks")

    async def paused(kind: str) -> None:
        if restart and kind not in played.questions:
            played.questions.add(kind)
            await world.restart()

    clickers = {seat.user.id: Clicker(world, played.table, seat, stream, paused) for seat in people}
    while (board := await world.house.play.board(played.table)).table.status != "ended":
        moment = board.table.moment
        step = ".".join(part for part in moment.split(".") if not part.isdecimal())
        for at, card in enumerate(board.table.seats):
            clicker = clickers[card.person_id]
            desk = await world.house.play.desk(played.table, card.person_id)
            if desk.ask is not None and desk.table.moment == moment:
                await clicker.look(ephemeral=played.answers % 3 == 0)
            while desk.ask is not None and desk.table.moment == moment:
                wanted = {}
                if dull and stream.below(dull) == 0:
                    state = state_of(await world.house.tables.read(played.table))
                    wanted = rules_of(game).absent(state, desk.seat)
                await clicker.answer(wanted)
                played.answers += 1
                desk = await world.house.play.desk(played.table, card.person_id)
            if restart and at == 1 and step not in played.steps:
                played.steps.add(step)
                await world.restart()
        await world.env.settle()
    played.clicks = sum(clicker.clicks for clicker in clickers.values())
    return played
