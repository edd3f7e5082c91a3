"""Builders of tables at any point of a game of Bids."""

from __future__ import annotations

import zlib
from itertools import count
from typing import Any

import msgspec
import sqlalchemy as sa

from db import store
from engine.core.chance import Chance
from engine.core.playouts import LIBERTY_ODDS, random_value
from host import premises
from host.house import House
from host.tables import Person, Place, Table, Told
from host.ticking import ticking

PLACE = Place(server_id=1, channel_id=2)
ANNA, BERT, CLEO, DORA, EMIL = (
    Person(100 + number, name) for number, name in enumerate(("Anna", "Bert", "Cleo", "Dora", "Emil"))
)
PEOPLE = (ANNA, BERT, CLEO, DORA)
_causes = count(1)


def cause() -> str:
    """A new one each time."""
    return f"i:{next(_causes)}"


async def lobby(house: House, *people: Person, game: str = "bids", **options: Any) -> Table:
    """A table in the lobby with `people` seated."""
    table = await house.open_table(game, PLACE, people[0] if people else ANNA, options, cause())
    for person in people:
        table = await house.join(table.id, person, f"word of {person.name}", cause())
    return table


async def playing(house: House, *people: Person, game: str = "bids", **options: Any) -> Table:
    """A table that has just started, `people` at it, two if none are named."""
    table = await lobby(house, *(people or (ANNA, BERT)), game=game, **options)
    return (await house.start(table.id, table.seats[0].person_id, cause())).desk.table


async def bid(house: House, table: Table, person: Person, coins: int = 0) -> Told:
    """Answer the bid this person owes."""
    desk = await house.desk(table.id, person.id)
    assert desk.ask is not None
    return await house.answer(table.id, person.id, desk.ask.id, {"coins": coins}, cause())


async def play_out(house: House, table: Table, seed: int = 1) -> int:
    """Random answers, take-backs and liberties to the end; how many moves were made."""
    game = premises.rules(await house.found(table.id))
    stream = Chance(seed.to_bytes(32, "big")).stream("players")
    people = [card.person_id for card in table.seats]
    moves = 0
    while (await house.board(table.id)).results is None:
        person = stream.pick(people)
        desk = await house.desk(table.id, person)
        state = await state_of(house, table)
        if desk.sealed and stream.below(4) == 0:
            await house.take_back(table.id, person, desk.sealed.id, cause())
        elif desk.liberties and stream.below(LIBERTY_ODDS) == 0:
            ask = stream.pick(desk.liberties)
            value = random_value(game, state, desk.seat, ask.id, stream)
            await house.answer(table.id, person, ask.id, value, cause())
        elif desk.ask:
            value = random_value(game, state, desk.seat, desk.ask.id, stream)
            await house.answer(table.id, person, desk.ask.id, value, cause())
        else:
            continue
        moves += 1
    return moves


async def state_of(house: House, table: Table) -> Any:
    """The secret state, for looking behind the curtain."""
    return premises.state_of(await house.found(table.id))


async def put(house: House, table: Table, state: Any) -> None:
    """Make `state` the present one of `table`, with fresh clocks."""
    game = premises.rules(await house.found(table.id))
    body = zlib.compress(msgspec.json.encode(state), 1)
    set_ = sa.text("UPDATE states SET body = :body WHERE table_id = :table")
    await house.database.write(set_, {"body": body, "table": table.id})
    moment = sa.text("UPDATE tables SET moment = :moment WHERE id = :table")
    await house.database.write(moment, {"moment": game.moment(state), "table": table.id})
    for number, person in enumerate(sorted_people(table)):  # the same people on the same seats in every world
        seat = sa.text("UPDATE seats SET seat = :seat WHERE table_id = :table AND person_id = :person")
        await house.database.write(seat, {"seat": number, "table": table.id, "person": person})
    found = await house.found(table.id)
    tick = ticking(found, game, state, house.clock(), house.entropy, clocks=())
    await house.database.run(lambda connection: store.tick(connection, table.id, house.clock(), tick.ticks))


def sorted_people(table: Table) -> list[int]:
    """Who sits there, by seat once a position was `put`."""
    return sorted(card.person_id for card in table.seats)
