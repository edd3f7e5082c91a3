"""What holds for every registered game: played through the house it is the game the rules play."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from db.session import Database
from engine.core.chance import Chance
from engine.core.playouts import Playout
from engine.core.registry import games
from host.house import House
from host.replay import load, rebuild
from tests.ground import rows
from tests.host.seating import PEOPLE, cause, playing, state_of

LARGEST_STATE = 16_384  # bytes of JSON


@pytest.mark.parametrize("game_id", sorted(games()))
async def test_a_whole_random_game_through_the_house_ends_as_the_rules_say_and_replays(
    house: House, database: Database, game_id: str
) -> None:
    game = games()[game_id]
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    seed = (await house.found(table.id)).seed
    assert seed is not None
    playout = Playout(game, game.options_type(), len(table.seats), Chance(seed), Chance(bytes(32)))
    for move, outcome in playout.steps():
        person = table.seats[move.seat].person_id
        told = await house.answer(table.id, person, move.ask, move.value, cause())
        assert told.desk.view == game.view(outcome.state, move.seat)
        assert len(msgspec.json.encode(outcome.state)) < LARGEST_STATE
    assert await state_of(house, table) == playout.state
    log = await load(house, table.id)
    assert rebuild(log) == playout.state
    assert (await house.board(table.id)).table.status == "ended"
    (stored,) = await rows(database, "SELECT body FROM states")
    assert zlib.decompress(stored.body) == msgspec.json.encode(playout.state)


@pytest.mark.parametrize("game_id", sorted(games()))
async def test_news_of_a_whole_game_reaches_every_lane_without_loss(house: House, game_id: str) -> None:
    game = games()[game_id]
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    await house.placed(table.id, thread_id=1)
    seed = (await house.found(table.id)).seed
    assert seed is not None
    playout = Playout(game, game.options_type(), len(table.seats), Chance(seed), Chance(bytes(32)))
    said: list[object] = []
    setup = (await load(house, table.id)).entries[-1].happenings
    expected: list[object] = [one.public for one in setup if one.public is not None]
    for number, (move, outcome) in enumerate(playout.steps()):
        await house.answer(table.id, table.seats[move.seat].person_id, move.ask, move.value, cause())
        expected += [one.public for one in outcome.happenings if one.public is not None]
        if number % 7 == 0:  # the deliverer is slow
            said += await delivered_to_thread(house)
    said += await delivered_to_thread(house)
    assert said == expected


async def delivered_to_thread(house: House) -> list[object]:
    said: list[object] = []
    while claimed := await house.outbox.claim(10):
        for row in claimed:
            if row.lane[0] == "thread":
                said += (await house.outbox.news(row)).happenings
            await house.outbox.sent(row.id, 1)
    return said
