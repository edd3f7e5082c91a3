"""Builders of tables at any point of a game of Bids."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec

from db.connection.statements import Statement
from db.tables import move_writes
from engine.chance import Chance, Stream
from engine.contract import Game
from engine.playouts import LIBERTY_ODDS, random_value
from engine.texts import Refusal, Text
from host.house import House
from host.table import stored_table
from host.table.moves import clocks_for_state
from host.values import OwnReply, Person, Place, Table

PLACE = Place(server_id=1, channel_id=2)
ANNA, BERT, CLEO, DORA, EMIL = (
    Person(7_000_100 + number, name) for number, name in enumerate(("Anna", "Bert", "Cleo", "Dora", "Emil"))
)
PEOPLE = (ANNA, BERT, CLEO, DORA)
_causes = count(1)


def cause() -> str:
    """A new one each time."""
    return f"i:{next(_causes)}"


async def lobby(house: House, *people: Person, game: str = "bids", **options: Any) -> Table:
    """A table in the lobby with `people` seated."""
    table = await house.lobby.open_table(game, PLACE, people[0] if people else ANNA, options, cause())
    for person in people:
        table = await house.lobby.join(table.id, person, f"word of {person.name}", cause())
    return table


async def playing(house: House, *people: Person, game: str = "bids", **options: Any) -> Table:
    """A table that has just started, `people` at it, two if none are named."""
    table = await lobby(house, *(people or (ANNA, BERT)), game=game, **options)
    return (await house.lobby.start(table.id, table.seats[0].person_id, cause())).desk.table


async def bid(house: House, table: Table, person: Person, coins: int = 0) -> OwnReply:
    """Answer the bid this person owes."""
    desk = await house.play.desk(table.id, person.id)
    assert desk.ask is not None
    return await house.play.answer(table.id, person.id, desk.ask.id, {"coins": coins}, cause())


async def play_out(house: House, table: Table, seed: int = 1, most: int = 0) -> int:
    """Random answers, take-backs and liberties to the end; how many moves were made. It reads once for each move.

    `most`: until the log has so many moves more; 0 for the whole game.
    """
    stream = Chance(seed.to_bytes(32, "big")).stream("players")
    people = [card.person_id for card in table.seats]
    moves, began = 0, (await house.tables.read(table.id)).number
    while True:
        stored = await house.tables.read(table.id)
        game, state = stored_table.rules_of_table(stored), stored_table.state_of(stored)
        if game.result(state) is not None or 0 < most <= stored.number - began:
            return moves
        shown = stored_table.table_of(stored.shown)
        seats = {person: shown.card(person).seat for person in people}
        person, ask, value = _picked(game, state, seats, stream)
        if value is None:
            await house.play.take_back(table.id, person, ask, cause())
        else:
            with suppress(Refusal):  # a liberty may take what something sealed needs
                await house.play.answer(table.id, person, ask, value, cause())
        moves += 1


def _picked(
    game: Game[Any], state: Any, seats: dict[int, int], stream: Stream
) -> tuple[int, str, dict[str, Any] | None]:
    """A person, an ask, and their answer to it: None to take back what they have sealed."""
    asks, sealed = game.asks(state), game.sealed(state)
    while True:
        person = stream.pick(list(seats))
        seat = seats[person]
        liberties = game.liberties(state, seat)
        if seat in sealed and stream.below(4) == 0:
            return person, sealed[seat].id, None
        if liberties and stream.below(LIBERTY_ODDS) == 0:
            ask = stream.pick(liberties)
            with suppress(Refusal):  # nothing can be chosen
                return person, ask.id, random_value(game, state, seat, ask.id, stream)
        elif seat in asks:
            return person, asks[seat].id, random_value(game, state, seat, asks[seat].id, stream)


async def safely_until(house: House, table: Table, there: Callable[[Any], bool]) -> Any:
    """Everybody gives the safe answer until the state is `there`; that state."""
    for _ in range(300):
        state = await state_of(house, table)
        if there(state):
            return state
        game = stored_table.rules_of_table(await house.tables.read(table.id))
        seat, ask = next(iter(game.asks(state).items()))
        await answered(house, table, seat, ask.id, game.absent(state, seat))
    raise AssertionError("never there")


async def answered(house: House, table: Table, seat: int, ask: str, value: dict[str, Any]) -> None:
    await house.play.answer(table.id, table.seats[seat].person_id, ask, value, cause())


async def state_of(house: House, table: Table) -> Any:
    """The secret state, for looking behind the curtain."""
    return stored_table.state_of(await house.tables.read(table.id))


async def put(house: House, table: Table, state: Any) -> None:
    """Make `state` the present one of `table`, with fresh clocks."""
    game = stored_table.rules_of_table(await house.tables.read(table.id))
    body = zlib.compress(msgspec.json.encode(state), 1)
    set_ = Statement("UPDATE states SET body = :body WHERE table_id = :table")
    await house.database.write(set_, {"body": body, "table": table.id})
    moment = Statement("UPDATE tables SET moment = :moment WHERE id = :table")
    await house.database.write(moment, {"moment": game.moment(state), "table": table.id})
    for number, person in enumerate(sorted_people(table)):  # the same people on the same seats in every world
        seat = Statement("UPDATE seats SET seat = :seat WHERE table_id = :table AND person_id = :person")
        await house.database.write(seat, {"seat": number, "table": table.id, "person": person})
    found = await house.tables.read(table.id)
    tick = clocks_for_state(found, state, house.clock(), house.entropy, clocks=())
    await house.database.run(
        lambda connection: move_writes.write_ticks(connection, table.id, house.clock(), tick.ticks)
    )


def sorted_people(table: Table) -> list[int]:
    """Who sits there, by seat once a position was `put`."""
    return sorted(card.person_id for card in table.seats)


async def heard_by(house: House, table_id: int, person: Person | int) -> tuple[Text, ...]:
    """All that the log of a table tells that person."""
    person_id = person if isinstance(person, int) else person.id
    log = await house.stories.log(table_id, person_id)
    return tuple(heard.text for move in log.moves for heard in move.heard)
