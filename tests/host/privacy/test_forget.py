"""Somebody is forgotten: nothing leads to them any more, and what was played can still be checked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.connection.session import Database
from db.schema import ROWS
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.values import Table, Trouble
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, PLACE, bid, cause, lobby, play_out, playing, state_of


async def refused(awaitable: Any) -> Trouble:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value


async def traces(database: Database, *words: str) -> list[str]:
    """The columns in which some of `words` still stands."""
    found = []
    for table in ROWS.sorted_tables:
        for row in await rows(database, f"SELECT * FROM {table.name}"):  # noqa: S608
            found += [
                f"{table.name}.{name}"
                for name, value in row.items()
                if any(word in (value.decode("latin-1") if isinstance(value, bytes) else str(value)) for word in words)
            ]
    return found


async def finished(house: House, clock: Clock, *people: Any, rounds: int = 1) -> Table:
    table = await playing(house, *people, rounds=rounds)
    await play_out(house, table)
    clock.pass_(hours=2)
    return (await house.play.board(table.id)).table


async def test_nothing_in_the_database_leads_to_who_is_forgotten(
    house: House, database: Database, clock: Clock
) -> None:
    await house.settings.set_zone(ANNA.id, "Europe/Berlin")
    await house.lookups.dm_opened(ANNA.id, 77)
    table = await playing(house, ANNA, BERT, CLEO, rounds=1)
    vote = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=5)
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    await play_out(house, table)
    clock.pass_(hours=2)
    await house.bounds.block(PLACE.server_id, DORA.id, ANNA.id, "rude")
    assert await traces(database, str(ANNA.id), "Anna") != []
    assert (await house.privacy.forget(ANNA.id)).tables == 1
    left = await traces(database, str(ANNA.id), "Anna")
    assert set(left) <= {"seats.word", "moves.entry"}  # the word is part of the seed
    assert (await house.privacy.stored_of(ANNA.id))["tables"] == []
    assert await traces(database, str(BERT.id)) != []


async def test_clicks_can_no_longer_be_laid_at_their_door(house: House, database: Database, clock: Clock) -> None:
    table = await finished(house, clock, ANNA, BERT)
    before = await rows(database, f"SELECT cause FROM moves WHERE person_id = {ANNA.id}")  # noqa: S608
    (opened,) = await rows(database, f"SELECT cause FROM tables WHERE id = {table.id}")  # noqa: S608
    await house.privacy.forget(ANNA.id)
    after = {row.cause for row in await rows(database, "SELECT cause FROM moves UNION SELECT cause FROM tables")}
    assert not after & {row.cause for row in (*before, opened)}


async def test_the_log_still_proves_the_game(house: House, clock: Clock) -> None:
    table = await finished(house, clock, ANNA, BERT, CLEO)
    before, state = await load_log(house.tables, table.id), await state_of(house, table)
    await house.privacy.forget(ANNA.id)
    assert await load_log(house.tables, table.id) == before
    assert rebuild_state(before) == state


async def test_a_seat_stays_as_a_former_players_and_is_not_open(house: House, clock: Clock) -> None:
    table = await finished(house, clock, ANNA, BERT)
    await house.privacy.forget(ANNA.id)
    cards = (await house.play.board(table.id)).table.seats
    former = [card for card in cards if card.former]
    assert [(card.name, card.taken, card.word) for card in former] == [("", True, "word of Anna")]
    assert [card.name for card in cards if not card.former] == ["Bert"]
    assert await house.seats.open_seats(PLACE.server_id, 9) == ()


async def test_two_of_one_table_can_be_forgotten(house: House, clock: Clock) -> None:
    table = await finished(house, clock, ANNA, BERT, CLEO)
    await asyncio.gather(house.privacy.forget(ANNA.id), house.privacy.forget(BERT.id))
    cards = (await house.play.board(table.id)).table.seats
    assert [card.former for card in cards].count(True) == 2


async def test_votes_keep_their_count(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO, rounds=1)
    vote = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=5)
    await house.votes.cast(table.id, BERT.id, vote.id, False, cause())
    await house.votes.vote_placed(table.id, vote.id, 5)
    await play_out(house, table)
    clock.pass_(hours=2)
    for mark in await house.votes.votes_to_show(9):
        await house.votes.vote_shown(mark)
    before = await house.votes.vote(table.id, vote.id)
    await house.privacy.forget(ANNA.id)
    after = await house.votes.vote(table.id, vote.id)
    assert (after.yes, after.no, after.called_by) == (before.yes, before.no, before.called_by)
    assert [mark.id for mark in await house.votes.votes_to_show(9)] == [vote.id]


async def test_messages_that_show_the_name_come_up_to_be_shown_anew(house: House, clock: Clock) -> None:
    table = await finished(house, clock, ANNA, BERT)
    for mark in await house.lookups.dirty_boards(9):
        await house.lookups.board_clean(mark.table_id, mark.version)
    await house.privacy.forget(ANNA.id)
    assert [mark.table_id for mark in await house.lookups.dirty_boards(9)] == [table.id]


async def test_forgetting_twice_says_that_nothing_is_stored(house: House, clock: Clock) -> None:
    await finished(house, clock, ANNA, BERT)
    await house.privacy.forget(ANNA.id)
    assert (await refused(house.privacy.forget(ANNA.id))).code == "nothing-stored"
    assert (await refused(house.privacy.forgettable(ANNA.id))).code == "nothing-stored"
    assert (await refused(house.privacy.forget(DORA.id))).code == "nothing-stored"


async def test_settings_alone_are_something_to_forget(house: House) -> None:
    await house.lookups.set_locale(DORA.id, "de")
    assert (await house.privacy.forgettable(DORA.id)).tables == 0
    assert (await house.privacy.forget(DORA.id)).tables == 0
    assert (await house.settings.player(DORA.id)).locale == "en"


@pytest.mark.parametrize("started", [True, False])
async def test_who_sits_somewhere_is_told_where_and_nothing_changes(
    house: House, database: Database, clock: Clock, started: bool
) -> None:
    over = await finished(house, clock, ANNA, BERT)
    table = await (playing if started else lobby)(house, ANNA, BERT)
    for asked in (house.privacy.forgettable, house.privacy.forget):
        trouble = await refused(asked(ANNA.id))
        assert trouble.code == "forget-seated"
        assert f"#{table.id}" in repr(trouble.details)
        assert f"#{over.id}" not in repr(trouble.details)
    assert (await house.play.board(over.id)).table.card(ANNA.id) is not None
    assert await rows(database, "SELECT 1 FROM moves WHERE person_id IS NULL AND kind = 'join'") == []


async def test_who_has_left_a_game_that_goes_on_is_kept_until_it_is_over(house: House, clock: Clock) -> None:
    table = await playing(house, BERT, ANNA, CLEO, rounds=1)
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert (await refused(house.privacy.forget(ANNA.id))).code == "forget-sat"
    for person in (BERT, CLEO):
        await bid(house, table, person)
    clock.pass_(days=9)
    await house.sweeps.run()  # the open seat is answered for
    assert (await house.play.board(table.id)).table.status == "ended"
    assert (await house.privacy.forget(ANNA.id)).tables == 1


async def test_an_open_seat_of_a_closed_table_forgets_who_left_it_but_not_who_came_after(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house, ANNA, BERT, rounds=1)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, (await house.seats.open_seats(PLACE.server_id, 1))[0].seat, CLEO, cause())
    await house.seats.vacate(table.id, CLEO.id, cause())
    await house.seats.vacate(table.id, ANNA.id, cause())
    clock.pass_(hours=2)
    assert (await house.privacy.forget(BERT.id)).tables == 0  # Cleo's name stands there
    assert {card.name for card in (await house.play.board(table.id)).table.seats} == {"Anna", "Cleo"}
    assert (await house.privacy.forget(CLEO.id)).tables == 1
    assert await traces(database, "Cleo", str(CLEO.id), str(BERT.id)) == []


async def test_tables_of_theirs_that_wait_for_players_keep_them(house: House, clock: Clock) -> None:
    table = await lobby(house)
    clock.pass_(hours=2)
    assert (await refused(house.privacy.forget(ANNA.id))).code == "forget-opened"
    await house.lobby.join(table.id, ANNA, "", cause())
    await house.lobby.leave(table.id, ANNA.id, cause())
    assert (await house.privacy.forget(ANNA.id)).tables == 0


async def test_forgetting_does_not_begin_the_hour_anew(house: House, clock: Clock) -> None:
    table = await lobby(house, ANNA)
    await house.lobby.leave(table.id, ANNA.id, cause())
    clock.pass_(minutes=59)
    assert (await refused(house.privacy.forget(ANNA.id))).code == "forget-opened"
    clock.pass_(minutes=1)
    await house.privacy.forget(ANNA.id)


async def test_who_came_to_a_lobby_and_went_is_forgotten_while_the_table_goes_on(
    house: House, database: Database
) -> None:
    table = await lobby(house, BERT, ANNA, CLEO)
    await house.lobby.leave(table.id, ANNA.id, cause())
    await house.lobby.start(table.id, BERT.id, cause())
    await house.privacy.forget(ANNA.id)
    assert set(await traces(database, str(ANNA.id), "Anna")) <= {"moves.entry"}
    await bid(house, table, BERT)


async def test_a_block_outlives_being_forgotten(house: House, database: Database, clock: Clock) -> None:
    await finished(house, clock, ANNA, BERT)
    await house.bounds.block(PLACE.server_id, ANNA.id, BERT.id, "rude")
    await house.privacy.forget(ANNA.id)
    assert [block.person_id for block in await house.bounds.blocked(PLACE.server_id, 9)] == [ANNA.id]
    await house.privacy.forget(BERT.id)
    assert [block.by for block in await house.bounds.blocked(PLACE.server_id, 9)] == [0]
    assert await traces(database, str(BERT.id)) == []


async def test_after_being_forgotten_one_begins_anew(house: House, clock: Clock) -> None:
    await finished(house, clock, ANNA, BERT)
    await house.privacy.forget(ANNA.id)
    table = await playing(house, ANNA, BERT)
    assert [seat["table_id"] for seat in (await house.privacy.stored_of(ANNA.id))["seats"]] == [table.id]


async def test_nobody_writes_to_a_former_player(house: House, clock: Clock) -> None:
    from host.table.moves import news_for

    table = await finished(house, clock, ANNA, BERT)
    await house.privacy.forget(ANNA.id)
    posts = news_for((await house.play.board(table.id)).table.seats, table.id)
    assert [post.lane_id for post in posts if post.lane_kind == "player"] == [BERT.id]
