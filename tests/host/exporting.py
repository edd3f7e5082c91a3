"""Tables that are played to their end, and their exports."""

from __future__ import annotations

from engine.chance import Chance
from engine.registry import games
from host.house import House
from host.proof.export import GameExport, parse_export
from host.proof.verify import verify_export
from host.values import Table
from tests.host.seating import PEOPLE, cause, playing
from tools.bench.answers import HostedPlayout


async def verified(house: House, table: Table) -> GameExport:
    """The export of a table, checked against the head that its board shows."""
    export = parse_export(await house.exports.export(table.id))
    board = await house.play.board(table.id)
    assert verify_export(export, board.head).moves == len(export.moves)
    assert [(one.seat, one.place, one.score) for one in export.result] == [
        (one.seat, one.place, one.score) for one in board.results or ()
    ]
    return export


async def played(house: House, game_id: str, number: int = 1) -> Table:
    """A whole random game, liberties included; one sealed answer in five is taken back and given again."""
    game = games()[game_id]
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    seed = (await house.tables.read(table.id)).seed or b""
    players = Chance(number.to_bytes(32, "big"))
    again = players.stream("second thoughts")
    for move in HostedPlayout(game, game.options_type(), len(table.seats), Chance(seed), players).by_hand():
        person = table.seats[move.seat].person_id
        told = await house.play.answer(table.id, person, move.ask, move.value, cause())
        if told.desk.sealed is not None and again.below(5) == 0:
            await house.play.take_back(table.id, person, told.desk.sealed.id, cause())
            await house.play.answer(table.id, person, move.ask, move.value, cause())
    return table
