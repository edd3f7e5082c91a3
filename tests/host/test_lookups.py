from __future__ import annotations

import pytest

from db.connection.session import Database
from host.house import House
from host.lookups import Server
from host.values import PersonSettings, Place
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, lobby, play_out, playing
from tools.bench.sweeps import copied


async def test_a_server_nobody_has_set_up_has_empty_settings(house: House) -> None:
    assert await house.lookups.server(5) == Server(5, None, None)


async def test_settings_of_a_server_are_kept_and_replaced(house: House) -> None:
    await house.lookups.set_server(5, home_channel_id=6, moderator_role_id=7)
    assert await house.lookups.server(5) == Server(5, 6, 7)
    await house.lookups.set_server(5, home_channel_id=8)
    assert await house.lookups.server(5) == Server(5, 8, None)


async def test_a_stranger_reads_english_and_has_open_dms(house: House) -> None:
    assert await house.settings.player(9) == PersonSettings(9, "en", "open")


async def test_language_and_closed_dms_of_a_player_are_remembered_apart(house: House) -> None:
    await house.lookups.dms(9, open=False)
    await house.lookups.set_locale(9, "cs")
    assert await house.settings.player(9) == PersonSettings(9, "cs", "closed")
    await house.lookups.dms(9, open=True)
    assert await house.settings.player(9) == PersonSettings(9, "cs", "open")


async def test_a_list_says_whom_each_table_waits_for_and_whether_that_is_the_reader(house: House) -> None:
    lonely, first, second = await lobby(house, ANNA), await playing(house), await playing(house, BERT, CLEO)
    await bid(house, first, ANNA, 0)
    read_by = {person.id: await house.lookups.statuses(1, person.id, 25) for person in (ANNA, BERT, CLEO, DORA)}
    ids = {reader: [status.table.id for status in statuses] for reader, statuses in read_by.items()}
    yours = {reader: [status.table.id for status in statuses if status.yours] for reader, statuses in read_by.items()}
    assert yours == {ANNA.id: [], BERT.id: [second.id, first.id], CLEO.id: [second.id], DORA.id: []}
    assert ids[DORA.id] == [second.id, first.id, lonely.id]  # newest first; those that wait for the reader before them
    await bid(house, second, BERT, 0)
    assert [status.table.id for status in await house.lookups.statuses(1, BERT.id, 25)] == [
        first.id,
        second.id,
        lonely.id,
    ]


async def test_a_list_that_is_cut_shows_what_waits_for_the_reader_first_then_their_tables_then_the_newest(
    house: House, database: Database
) -> None:
    waiting, answered, theirs = await playing(house), await playing(house), await lobby(house, ANNA)
    await bid(house, answered, ANNA, 0)
    others = await playing(house, CLEO, DORA)
    await copied(database, others.id, 29)
    ids = [status.table.id for status in await house.lookups.statuses(1, ANNA.id, 25)]
    assert ids == [waiting.id, theirs.id, answered.id, *range(others.id + 29, others.id + 7, -1)]
    assert [status.table.id for status in await house.lookups.statuses(1, ANNA.id, 2)] == [waiting.id, theirs.id]
    assert [status.table.id for status in await house.lookups.statuses(1, ANNA.id, 1)] == [waiting.id]


async def test_a_list_names_tables_of_other_servers_to_nobody(house: House) -> None:
    await house.lobby.open_table("bids", Place(99, 1), BERT, {}, cause())
    assert await house.lookups.statuses(1, BERT.id, 25) == ()


async def test_a_list_tells_strangers_what_the_board_tells_them_and_no_more(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    (status,) = await house.lookups.statuses(1, DORA.id, 25)
    board = await house.play.board(table.id)
    assert (status.view, status.owing, status.owers, status.due_at) == (
        board.view,
        board.owing,
        board.owers,
        board.due_at,
    )


async def test_a_table_that_breaks_in_the_list_is_listed_as_halted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = await playing(house), await playing(house)

    def broken(game: object, view: object) -> tuple[int, ...]:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr("tests.games.bids.rules.game.Bids.waiting", broken)
        statuses = await house.lookups.statuses(1, ANNA.id, 25)
    assert [(status.table.id, status.table.halted) for status in statuses] == [(other.id, True), (table.id, True)]
    assert all(status.view is None for status in statuses)


async def test_tables_of_a_server_are_those_still_open(house: House) -> None:
    waiting, going, over = await lobby(house, ANNA), await playing(house), await playing(house)
    await play_out(house, over)
    elsewhere = await house.lobby.open_table("bids", Place(99, 1), BERT, {}, cause())
    assert [table.id for table in await house.lookups.tables_in(1)] == [going.id, waiting.id]
    assert [table.id for table in await house.lookups.tables_in(99)] == [elsewhere.id]
