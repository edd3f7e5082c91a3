from __future__ import annotations

import pytest

from host.house import House
from host.values import News, OutboxMessage, OwnReply, Table
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, bid, cause, playing

LANES = 3  # of a table of two: both players and the thread


async def settled(house: House, table: Table) -> None:
    """One round of bids at a table of two: Bert is asked how he is consoled, Anna sees it by the reply to her click."""
    await bid(house, table, BERT, 0)
    await bid(house, table, ANNA, 1)


async def peeked(house: House, table: Table) -> OwnReply:
    """Bert is consoled by what Anna has: the next round begins, or the game ends."""
    value = {"what": "peek", "whom": _seat(table, ANNA.id)}
    return await house.play.answer(table.id, BERT.id, "1.console", value, cause())


async def claimed(house: House, limit: int = 10) -> dict[tuple[str, int], OutboxMessage]:
    return {row.lane: row for row in await house.outbox.claim(limit)}


async def delivered(house: House) -> dict[tuple[str, int], list[News]]:
    """Deliver all there is; the news by lane."""
    told: dict[tuple[str, int], list[News]] = {}
    while rows := await house.outbox.claim(10):
        for row in rows:
            told.setdefault(row.lane, []).append(await house.outbox.news(row))
            await house.outbox.sent(row.id, 1)
    return told


async def threaded(house: House, **options: int) -> Table:
    table = await playing(house, **options)
    await house.lobby.placed(table.id, thread_id=77)
    return table


SETTLED = ["bids-revealed", "bids-revealed", "bids-crown"]  # what a round of bids tells


def keys(news: News) -> list[str]:
    return [text.key for text in news.happenings]


async def test_the_start_tells_everyone_and_the_thread(house: House) -> None:
    table = await threaded(house)
    told = await delivered(house)
    assert set(told) == {("player", ANNA.id), ("player", BERT.id), ("thread", table.id)}
    (own,), (thread,) = told["player", ANNA.id], told["thread", table.id]
    assert keys(own) == ["bids-round", "bids-budget"]
    assert keys(thread) == ["bids-round"]
    assert own.desk == await house.play.desk(table.id, ANNA.id)
    assert thread.desk is None


async def test_the_thread_waits_until_there_is_one(house: House) -> None:
    table = await playing(house)
    assert len(await claimed(house)) == 2
    await house.lobby.placed(table.id, thread_id=77)
    assert set(await claimed(house)) == {("thread", table.id)}


async def test_an_unsettled_answer_sends_nothing(house: House) -> None:
    table = await threaded(house)
    await delivered(house)
    await bid(house, table, ANNA, 1)
    assert await house.outbox.claim(10) == ()


async def test_what_settles_is_one_message_to_each_who_is_asked_and_to_the_thread(house: House) -> None:
    table = await threaded(house)
    await delivered(house)
    await settled(house, table)
    told = await delivered(house)
    assert {lane: len(news) for lane, news in told.items()} == {("player", BERT.id): 1, ("thread", table.id): 1}
    for (news,) in told.values():
        assert keys(news) == ["bids-revealed", "bids-revealed", "bids-crown"]
    await peeked(house, table)
    told = await delivered(house)
    assert {lane: len(news) for lane, news in told.items()} == {("player", ANNA.id): 1, ("thread", table.id): 1}


async def test_the_end_is_one_message_for_each(house: House) -> None:
    table = await threaded(house, rounds=1)
    await settled(house, table)
    await delivered(house)
    await peeked(house, table)
    told = await delivered(house)
    assert {lane: len(news) for lane, news in told.items()} == dict.fromkeys(told, 1)
    assert len(told) == LANES


async def test_what_was_told_in_secret_by_a_reply_is_told_again_to_the_same_player_alone_and_once(house: House) -> None:
    table = await threaded(house)
    await delivered(house)
    await house.play.answer(table.id, ANNA.id, "1.pawn", {}, cause())
    await settled(house, table)
    await peeked(house, table)
    told = await delivered(house)
    assert len(told) == LANES
    pawned = {lane: [key for news in told[lane] for key in keys(news)].count("bids-pawned") for lane in told}
    assert pawned == {("player", ANNA.id): 1, ("player", BERT.id): 0, ("thread", table.id): 0}


async def test_each_reader_gets_their_own_side_of_a_thing(house: House) -> None:
    table = await threaded(house, rounds=1)
    await settled(house, table)
    await delivered(house)
    await peeked(house, table)
    told = await delivered(house)
    assert keys(told["player", BERT.id][0]) == ["bids-peeked-own", "bids-end"]
    assert keys(told["player", ANNA.id][0]) == [*SETTLED, "bids-peeked", "bids-end"]  # she settled the bids by a click
    assert keys(told["thread", table.id][0]) == ["bids-peeked", "bids-end"]


async def test_who_settles_by_a_click_gets_their_own_side_by_the_reply_and_no_message(house: House) -> None:
    table = await threaded(house)
    await settled(house, table)
    await delivered(house)
    reply = await peeked(house, table)
    assert [text.key for text in reply.happenings] == ["bids-peeked-own", "bids-round"]
    told = await delivered(house)
    assert set(told) == {("player", ANNA.id), ("thread", table.id)}
    assert keys(told["thread", table.id][0]) == ["bids-peeked", "bids-round"]
    assert keys(told["player", ANNA.id][0]) == [*SETTLED, "bids-peeked", "bids-round"]


async def test_a_lane_has_one_message_in_flight_in_order(house: House) -> None:
    table = await threaded(house)
    await settled(house, table)
    first = await claimed(house)
    assert len(first) == LANES
    assert await house.outbox.claim(10) == ()
    row = first["player", BERT.id]
    await house.outbox.sent(row.id, 1)
    (second,) = await house.outbox.claim(10)
    assert second.lane == row.lane
    assert second.move_no > row.move_no


async def test_a_claim_takes_no_more_than_its_limit(house: House) -> None:
    await threaded(house)
    assert [len(await house.outbox.claim(2)) for _ in range(3)] == [2, 1, 0]


async def test_a_row_is_claimed_by_one_of_two_deliverers(house: House) -> None:
    await threaded(house)
    other = House(house.database, clock=house.clock, entropy=house.entropy)
    rows = await house.outbox.claim(2) + await other.outbox.claim(10)
    assert len({row.id for row in rows}) == len(rows) == LANES


async def test_a_failed_message_is_tried_again_after_its_time(house: House, clock: Clock) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    clock.pass_(seconds=1)
    retry = clock.now.replace(minute=1)
    await house.outbox.failed(row.id, "503", retry)
    assert await house.outbox.claim(10) == ()
    clock.pass_(minutes=1)
    (again,) = await house.outbox.claim(10)
    assert (again.id, again.nonce, again.attempts, again.again) == (row.id, row.nonce, 2, False)


async def test_what_a_closed_dm_missed_comes_with_the_next_message(house: House) -> None:
    table = await threaded(house)
    for row in (await claimed(house)).values():
        if row.lane == ("player", BERT.id):
            await house.outbox.failed(row.id, "50007", None)
        else:
            await house.outbox.sent(row.id, 1)
    await settled(house, table)
    told = await delivered(house)
    assert keys(told["player", BERT.id][0])[:2] == ["bids-round", "bids-budget"]
    await peeked(house, table)
    told = await delivered(house)
    assert "bids-budget" not in keys(told["player", ANNA.id][0])


async def test_a_row_cut_off_in_flight_comes_back_marked(house: House, clock: Clock) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    clock.pass_(minutes=3)
    other = House(house.database, clock=house.clock, entropy=house.entropy)
    again = (await claimed(other))["player", ANNA.id]
    assert (again.id, again.nonce, again.again) == (row.id, row.nonce, True)


async def test_a_restarted_bot_takes_over_what_was_in_flight_at_once(house: House) -> None:
    await threaded(house)
    before = await claimed(house)
    other = House(house.database, clock=house.clock, entropy=house.entropy)
    await other.reclaim()
    after = await claimed(other)
    assert {row.id for row in after.values()} == {row.id for row in before.values()}
    assert all(row.again for row in after.values())


async def test_nonces_are_keyed_different_and_short(house: House) -> None:
    await threaded(house)
    nonces = [row.nonce for row in (await claimed(house)).values()]
    assert len(set(nonces)) == LANES
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_late_news_shows_the_present_desk(house: House) -> None:
    table = await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    await bid(house, table, ANNA, 2)
    news = await house.outbox.news(row)
    assert news.desk is not None
    assert news.desk.sealed is not None
    assert keys(news) == ["bids-round", "bids-budget"]


@pytest.mark.parametrize("tables", [2])
async def test_a_person_at_two_tables_hears_of_both_in_one_lane(house: House, tables: int) -> None:
    for _ in range(tables):
        await house.lobby.placed((await playing(house, ANNA, CLEO)).id, thread_id=1)
    told = await delivered(house)
    assert len(told["player", ANNA.id]) == tables


def _seat(table: Table, person_id: int) -> str:
    card = table.card(person_id)
    assert card is not None
    return str(card.seat)
