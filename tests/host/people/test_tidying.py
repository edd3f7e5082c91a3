"""No zombie lobbies, no dead threads, nobody who has gone; and servers that come and go."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.tables import seating
from host.house import House
from host.values import Trouble
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, EMIL, PLACE, cause, lobby, play_out, playing


async def refused(awaitable: object) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable  # type: ignore[misc]
    return caught.value.code


async def test_a_lobby_closes_after_seven_idle_days(house: House, clock: Clock) -> None:
    idle, busy = await lobby(house, ANNA), await lobby(house, BERT)
    clock.pass_(days=6, hours=23)
    await house.lobby.join(busy.id, CLEO, "", cause())
    assert await house.seats.close_idle_lobbies() == 0
    clock.pass_(hours=2)
    assert await house.seats.close_idle_lobbies() == 1
    assert (await house.play.board(idle.id)).table.status == "closed"
    assert (await house.play.board(busy.id)).table.status == "lobby"
    assert await refused(house.lobby.join(idle.id, EMIL, "", cause())) == "table-closed"


async def test_a_game_that_has_begun_is_no_idle_lobby(house: House, clock: Clock) -> None:
    await playing(house)
    clock.pass_(days=30)
    assert await house.seats.close_idle_lobbies() == 0


async def test_a_thread_is_put_away_a_day_after_the_end(house: House, clock: Clock) -> None:
    table = await playing(house)
    clock.pass_(days=3)
    assert await house.seats.done_with() == ()
    await play_out(house, table)
    clock.pass_(hours=23)
    assert await house.seats.done_with() == ()
    clock.pass_(hours=2)
    assert [one.id for one in await house.seats.done_with()] == [table.id]
    assert await house.seats.done_with() == ()  # somebody is at it
    clock.pass_(hours=1)
    assert [one.id for one in await house.seats.done_with()] == [table.id]  # it did not work out
    await house.seats.archived(table.id)
    clock.pass_(days=9)
    assert await house.seats.done_with() == ()


async def test_seated_people_are_looked_for_twice_a_day_until_the_end(house: House, clock: Clock) -> None:
    table, waiting = await playing(house, ANNA, BERT), await lobby(house, CLEO)
    over = await playing(house, ANNA, BERT)
    await play_out(house, over)
    assert await house.seats.roll_call() == ()
    clock.pass_(hours=12)
    assert {(one.table_id, one.person_id) for one in await house.seats.roll_call()} == {
        (table.id, ANNA.id),
        (table.id, BERT.id),
        (waiting.id, CLEO.id),
    }
    assert await house.seats.roll_call() == ()
    await house.seats.vacate(table.id, ANNA.id, cause())
    clock.pass_(hours=12)
    assert {one.person_id for one in await house.seats.roll_call()} == {BERT.id, CLEO.id}


async def test_a_rematch_is_one_lobby_with_the_same_game_and_options(house: House) -> None:
    table = await playing(house, ANNA, BERT, rounds=1)
    assert await refused(house.seats.rematch(table.id, ANNA)) == "not-over"
    await play_out(house, table)
    assert await refused(house.seats.rematch(table.id, EMIL)) == "not-seated"
    first = await house.seats.rematch(table.id, ANNA)
    assert (first.status, first.game, first.options, first.pace) == ("lobby", table.game, table.options, table.pace)
    assert await house.seats.rematch(table.id, BERT) == first
    await house.lobby.join(first.id, ANNA, "", cause())
    await house.lobby.leave(first.id, ANNA.id, cause())
    again = await house.seats.rematch(table.id, BERT)
    assert again.id not in (table.id, first.id)


async def test_a_server_that_removes_the_bot_has_its_games_paused_not_lost(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    due = (await house.play.desk(table.id, ANNA.id)).due_at
    assert due is not None
    assert await house.seats.server_gone(PLACE.server_id) == 1
    assert (await house.play.board(table.id)).table.paused
    assert await house.seats.server_gone(PLACE.server_id) == 0
    clock.pass_(days=10)
    assert await house.seats.server_back(PLACE.server_id) == 1
    assert (await house.play.desk(table.id, ANNA.id)).due_at == due + timedelta(days=10)
    assert await house.seats.server_back(PLACE.server_id) == 0


async def test_what_the_table_itself_paused_stays_so_when_the_bot_is_back(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    vote = await house.votes.call_vote(table.id, ANNA.id, "pause", cause())
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    assert await house.seats.server_gone(PLACE.server_id) == 0
    assert await house.seats.server_back(PLACE.server_id) == 0
    assert (await house.play.board(table.id)).table.paused


async def test_a_server_knows_nothing_of_another_ones_tables(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    assert await house.seats.server_gone(PLACE.server_id + 1) == 0
    assert not (await house.play.board(table.id)).table.paused
    assert await house.seats.servers_in_play() == (PLACE.server_id,)


BY_INDEX = {
    "idle lobbies": (seating.IDLE_LOBBIES, "ix_tables_lobbies"),
    "finished threads": (seating.DONE_WITH, "ix_tables_archive_at"),
    "roll call": (seating.NOT_OF_LATE, "ix_seats_seen_at"),
    "votes run out": (seating.OVERDUE_VOTES, "ix_votes_open"),
    "votes to show": (seating.VOTES_TO_SHOW, "ix_votes_dirty"),
}


@pytest.mark.parametrize("name", BY_INDEX)
async def test_what_is_asked_of_all_tables_finds_its_rows_by_an_index(
    house: House, database: Database, name: str
) -> None:
    statement, index = BY_INDEX[name]
    now = house.clock()
    values = {"now": now, "before": now, "again": now, "limit": 20, "but": []}
    used = {key: value for key, value in values.items() if f":{key}" in statement.text}

    async def plan(connection: object) -> str:
        await connection.execute(Statement("SET LOCAL enable_seqscan = off"))  # type: ignore[attr-defined]
        found = await connection.execute(Statement(f"EXPLAIN {statement.text}"), used)  # type: ignore[attr-defined]
        return "\n".join(row[0] for row in found)

    assert index in await database.run(plan)


async def test_who_has_gone_from_the_server_leaves_lobbies_and_games(house: House) -> None:
    waiting, table = await lobby(house, ANNA, BERT), await playing(house, ANNA, BERT)
    for one in (waiting, table):
        left = await house.seats.gone(one.id, ANNA.id, cause())
        assert left.card(ANNA.id) is None
        assert await refused(house.seats.gone(one.id, ANNA.id, cause())) == "not-seated"


async def test_who_may_have_gone_is_looked_for_at_once(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await house.seats.doubt(ANNA.id)
    assert [(one.table_id, one.person_id) for one in await house.seats.roll_call()] == [(table.id, ANNA.id)]
    assert await house.seats.roll_call() == ()
