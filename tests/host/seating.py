"""Builders of tables at any point of a game of Bids."""

from __future__ import annotations

from itertools import count
from typing import Any

from engine.core.chance import Chance
from engine.core.playouts import LIBERTY_ODDS, random_value
from host import premises
from host.house import House
from host.tables import Person, Place, Table, Told

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
