from __future__ import annotations

import hashlib

import pytest

from db.connection.session import Database
from host.house import House
from host.lobby.lobby import MOST_JOINS
from host.lobby.seeds import final_seed
from host.values import Person, Table, Trouble
from tests.ground import rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, PLACE, cause, lobby, playing


async def refused(awaitable: object) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable  # type: ignore[misc]
    return caught.value.code


async def test_opening_commits_to_the_seed_before_anyone_joins(house: House, database: Database) -> None:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause())
    (state,) = await rows(database, "SELECT opening_seed FROM states")
    assert table.seats == ()
    assert table.commitment == hashlib.sha256(state.opening_seed).hexdigest()


async def test_opening_twice_by_one_click_opens_one_table(house: House) -> None:
    first = await house.lobby.open_table("bids", PLACE, ANNA, {}, "i:once")
    assert await house.lobby.open_table("bids", PLACE, ANNA, {}, "i:once") == first
    assert len(await house.lookups.tables_in(PLACE.server_id)) == 1


async def test_options_are_completed_with_their_defaults(house: House) -> None:
    assert (await house.lobby.open_table("bids", PLACE, ANNA, {}, cause())).options == {"rounds": 3}
    assert (await house.lobby.open_table("bids", PLACE, ANNA, {"rounds": 1}, cause())).options == {"rounds": 1}


async def test_unknown_games_and_options_are_refused(house: House) -> None:
    assert await refused(house.lobby.open_table("chess", PLACE, ANNA, {}, cause())) == "no-such-game"
    assert await refused(house.lobby.open_table("bids", PLACE, ANNA, {"dragons": 3}, cause())) == "bad-options"
    assert await refused(house.lobby.open_table("bids", PLACE, ANNA, {"rounds": "many"}, cause())) == "bad-options"


async def test_seats_stand_in_the_order_of_joining(house: House) -> None:
    table = await lobby(house, BERT, ANNA)
    assert [(card.seat, card.person_id) for card in table.seats] == [(None, BERT.id), (None, ANNA.id)]


async def test_a_person_sits_only_once(house: House) -> None:
    table = await lobby(house, ANNA)
    assert await refused(house.lobby.join(table.id, ANNA, "again", cause())) == "already-seated"


async def test_joining_twice_by_one_click_is_joining_once(house: House) -> None:
    table = await lobby(house)
    await house.lobby.join(table.id, ANNA, "word", "i:join")
    assert len((await house.lobby.join(table.id, ANNA, "word", "i:join")).seats) == 1


async def test_a_fifth_player_is_told_that_the_table_is_full(house: House) -> None:
    table = await lobby(house, ANNA, BERT, CLEO, DORA)
    with pytest.raises(Trouble) as caught:
        await house.lobby.join(table.id, EMIL, "", cause())
    assert (caught.value.code, caught.value.details) == ("table-full", {"most": 4})


async def test_a_word_has_forty_characters_and_no_control_characters(house: House) -> None:
    table = await lobby(house)
    assert await refused(house.lobby.join(table.id, ANNA, "x" * 41, cause())) == "word-too-long"
    table = await house.lobby.join(table.id, ANNA, " a\x00b\u202ec\n ", cause())
    assert table.seats[0].word == "abc"


async def test_a_name_with_control_characters_is_stored_without_them(house: House) -> None:
    table = await lobby(house)
    table = await house.lobby.join(table.id, Person(5, "Zo\x00e" + "!" * 200), "", cause())
    assert table.seats[0].name == "Zoe" + "!" * 97


async def test_leaving_frees_the_seat_and_coming_back_sits_last(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    await house.lobby.leave(table.id, ANNA.id, cause())
    table = await house.lobby.join(table.id, ANNA, "", cause())
    assert [card.name for card in table.seats] == ["Bert", "Anna"]


async def test_the_last_one_to_leave_closes_the_table(house: House) -> None:
    table = await lobby(house, ANNA)
    assert (await house.lobby.leave(table.id, ANNA.id, cause())).status == "closed"
    assert await refused(house.lobby.join(table.id, ANNA, "", cause())) == "table-closed"
    assert await house.lookups.tables_of(ANNA.id) == ()


async def test_somebody_else_who_joins_and_leaves_does_not_close_the_lobby(house: House) -> None:
    table = await lobby(house)
    await house.lobby.join(table.id, BERT, "", cause())
    assert (await house.lobby.leave(table.id, BERT.id, cause())).status == "lobby"
    assert [card.name for card in (await house.lobby.join(table.id, ANNA, "", cause())).seats] == ["Anna"]


async def test_nobody_joins_and_leaves_for_ever(house: House) -> None:
    table = await lobby(house, ANNA)
    for _ in range(MOST_JOINS):
        await house.lobby.join(table.id, BERT, "", cause())
        await house.lobby.leave(table.id, BERT.id, cause())
    assert await refused(house.lobby.join(table.id, BERT, "", cause())) == "joined-too-often"
    assert len((await house.lobby.join(table.id, CLEO, "", cause())).seats) == 2


async def test_a_stranger_can_neither_leave_nor_start(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    assert await refused(house.lobby.leave(table.id, EMIL.id, cause())) == "not-seated"
    assert await refused(house.lobby.start(table.id, EMIL.id, cause())) == "not-seated"


async def test_starting_needs_enough_players(house: House) -> None:
    table = await lobby(house, ANNA)
    with pytest.raises(Trouble) as caught:
        await house.lobby.start(table.id, ANNA.id, cause())
    assert (caught.value.code, caught.value.details) == ("not-enough", {"fewest": 2, "seated": 1})


async def test_a_started_table_can_be_neither_joined_nor_left_nor_started(house: House) -> None:
    table = await playing(house)
    assert await refused(house.lobby.join(table.id, CLEO, "", cause())) == "already-started"
    assert await refused(house.lobby.leave(table.id, ANNA.id, cause())) == "already-started"
    assert await refused(house.lobby.start(table.id, ANNA.id, cause())) == "already-started"


async def test_starting_twice_by_one_click_is_starting_once(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    first = await house.lobby.start(table.id, ANNA.id, "i:start")
    again = await house.lobby.start(table.id, ANNA.id, "i:start")
    assert (first.repeated, again.repeated) == (False, True)
    assert again.desk == first.desk


async def test_the_final_seed_is_mixed_from_every_word_in_order(house: House, database: Database) -> None:
    await playing(house, ANNA, BERT)
    (state,) = await rows(database, "SELECT opening_seed, seed FROM states")
    assert state.seed == final_seed(state.opening_seed, ["word of Anna", "word of Bert"])
    assert state.seed != final_seed(state.opening_seed, ["word of Bert", "word of Anna"])


def test_words_cannot_be_cut_differently_to_the_same_seed() -> None:
    assert final_seed(bytes(32), ["ab", "c"]) != final_seed(bytes(32), ["a", "bc"])


async def test_seats_are_drawn_each_exactly_once(house: House) -> None:
    orders = set()
    for _ in range(12):
        table = await playing(house, ANNA, BERT, CLEO)
        assert [card.seat for card in table.seats] == [0, 1, 2]
        orders.add(tuple(card.name for card in table.seats))
    assert len(orders) > 2


async def test_tables_of_a_person_are_the_open_ones_newest_first(house: House) -> None:
    first, second = await lobby(house, ANNA), await playing(house, ANNA, BERT)
    assert [table.id for table in await house.lookups.tables_of(ANNA.id)] == [second.id, first.id]
    assert [table.id for table in await house.lookups.tables_of(BERT.id)] == [second.id]
    assert await house.lookups.tables_of(EMIL.id) == ()


async def test_where_a_table_is_shown_is_remembered_bit_by_bit(house: House) -> None:
    table = await lobby(house, ANNA)
    await house.lobby.placed(table.id, lobby_message_id=7)
    await house.lobby.placed(table.id, thread_id=8)
    await house.lobby.placed(table.id, board_message_id=9)
    found: Table = (await house.play.board(table.id)).table
    assert (found.lobby_message_id, found.thread_id, found.board_message_id) == (7, 8, 9)


@pytest.mark.parametrize("table_id", [0, -1, 999, 2**63, 10**30])
async def test_a_table_that_is_not_there_is_a_clear_trouble(house: House, table_id: int) -> None:
    assert await refused(house.play.board(table_id)) == "no-such-table"
    assert await refused(house.lobby.join(table_id, ANNA, "", cause())) == "no-such-table"
    assert await refused(house.lobby.placed(table_id, thread_id=1)) == "no-such-table"
