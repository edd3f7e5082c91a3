"""What holds for every registered game: played through the house it is the game the rules play."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from db.connection.session import Database
from engine.chance import Chance
from engine.playouts import Playout
from engine.registry import games
from engine.texts import Text
from host.house import House
from host.play.move_making import ForegoneAnswers
from host.proof.replay import load_log, rebuild_state
from host.table.stored_table import table_options
from tests.ground import kept, rows
from tests.host.seating import PEOPLE, cause, playing, state_of
from tools.under_test import quick_games

LARGEST_STATE = 16_384  # bytes of JSON


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games(), "paladins"))
async def test_a_whole_random_game_through_the_house_ends_as_the_rules_say_and_replays(
    house: House, database: Database, game_id: str
) -> None:
    game = games()[game_id]
    asking_everything(house)
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    seed = (await house.tables.read(table.id)).seed
    assert seed is not None
    options = table_options(game, table.options, table.pack)
    playout = Playout(game, options, len(table.seats), Chance(seed), Chance(bytes(32)))
    for move, outcome in playout.steps():
        person = table.seats[move.seat].person_id
        told = await house.play.answer(table.id, person, move.ask, move.value, cause())
        board = await house.play.board(table.id)
        assert board.owing == len(game.asks(outcome.state))
        assert board.owers == game.waiting(game.view(outcome.state, None))
        assert told.desk.view == game.view(outcome.state, move.seat)
        assert len(msgspec.json.encode(outcome.state)) < LARGEST_STATE
    assert await state_of(house, table) == playout.state
    log = await load_log(house.tables, table.id)
    assert rebuild_state(log) == playout.state
    board = await house.play.board(table.id)
    assert (board.table.status, board.results) == ("ended", game.result(playout.state))
    (stored,) = await rows(database, "SELECT body FROM states")
    assert zlib.decompress(stored.body) == msgspec.json.encode(playout.state)


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_everyone_hears_everything_meant_for_them_in_order_and_once(house: House, game_id: str) -> None:
    game = games()[game_id]
    asking_everything(house)
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    await house.lobby.placed(table.id, thread_id=1)
    seed = (await house.tables.read(table.id)).seed
    assert seed is not None
    playout = Playout(game, game.options_type(), len(table.seats), Chance(seed), Chance(bytes(32)))
    readers = {("player", card.person_id): card.seat for card in table.seats} | {("thread", table.id): None}
    setup = (await load_log(house.tables, table.id)).entries[-1].happenings
    expected = {lane: [text for one in setup if (text := one.read_by(seat))] for lane, seat in readers.items()}
    heard: dict[tuple[str, int], list[Text]] = {lane: [] for lane in readers}
    for number, (move, outcome) in enumerate(playout.steps()):
        reply = await house.play.answer(table.id, table.seats[move.seat].person_id, move.ask, move.value, cause())
        for lane, seat in readers.items():
            told = [text for one in outcome.happenings if (text := one.read_by(seat))]
            if seat == move.seat:
                assert list(reply.happenings) == told
            expected[lane] += told
        if number % 7 == 0:  # the deliverer is slow
            await deliver(house, heard)
    await deliver(house, heard)
    assert heard == expected


def asking_everything(house: House) -> None:
    """From now on questions that decide nothing are asked, too, as the rules by themselves do."""
    house.tables.observers = tuple(one for one in house.tables.observers if not isinstance(one, ForegoneAnswers))


async def deliver(house: House, heard: dict[tuple[str, int], list[Text]]) -> None:
    while claimed := await house.outbox.claim(10):
        for row in claimed:
            heard[row.lane] += (await house.outbox.news(row)).happenings
            await house.outbox.sent(row.id, 1)
