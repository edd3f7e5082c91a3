"""Tables that are played to their end, and their exports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.contract import Ask, Outcome
from engine.core.playouts import Move, Playout
from engine.core.registry import games
from host.house import House
from host.play.move_making import foregoing
from host.proof.export import GameExport, parse_export
from host.proof.verify import verify_export
from host.values import Table
from tests.host.seating import PEOPLE, cause, playing


async def verified(house: House, table: Table) -> GameExport:
    """The export of a table, checked against the head that its board shows."""
    export = parse_export(await house.exports.export(table.id))
    board = await house.play.board(table.id)
    assert verify_export(export, board.head).moves == len(export.moves)
    assert [(one.seat, one.place, one.score) for one in export.result] == [
        (one.seat, one.place, one.score) for one in board.results or ()
    ]
    return export


class HostedPlayout(Playout):
    """Random players, and the house that answers by itself what leaves no choice. `by_hand`: the moves of players."""

    def _take(self, seat: int, ask: Ask) -> tuple[Move, Outcome]:
        value = self._foregone(seat, ask)
        if value is None:
            return super()._take(seat, ask)
        outcome = self.game.answer(self.state, seat, ask.id, value, self._chance)
        self.state = outcome.state
        return Move(seat, ask.id, value), outcome

    def by_hand(self) -> Iterator[Move]:
        """Plays on to the end."""
        for move, _ in self.steps():
            if self.moves and self.moves[-1] is move:
                yield move

    def _foregone(self, seat: int, ask: Ask) -> dict[str, Any] | None:
        rules = foregoing(self.game)
        asked = self.game.asks(self.state).get(seat) == ask
        return rules.foregone(self.state, seat) if rules is not None and asked else None


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
