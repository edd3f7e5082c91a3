"""The message of a thread that tells a round: where it stands, and what it tells."""

from __future__ import annotations

from host.house import House
from host.messages.outbox import Chapter
from tests.ground import rows
from tests.host.seating import ANNA, BERT, bid, cause, playing


async def test_before_anything_is_told_there_is_no_message(house: House) -> None:
    table = await playing(house)
    assert await house.outbox.chapter(table.id) == Chapter(None, "", 0)
    assert await house.outbox.chapter(table.id + 1) == Chapter(None, "", 0)


async def test_a_message_that_was_placed_is_found_again(house: House) -> None:
    table, other = await playing(house), await playing(house)
    await house.outbox.chapter_placed(table.id, Chapter(77, "2", 9))
    assert await house.outbox.chapter(table.id) == Chapter(77, "2", 9)
    assert (await house.outbox.chapter(other.id)).message_id is None


async def test_the_head_is_that_of_the_last_step_that_settled(house: House) -> None:
    table = await playing(house)
    begun = await house.outbox.last_head(table.id)
    await bid(house, table, ANNA, 1)
    assert await house.outbox.last_head(table.id) == begun
    await bid(house, table, BERT, 2)
    settled = await rows(house.database, "SELECT encode(hash, 'hex') AS head FROM moves WHERE settled ORDER BY number")
    assert await house.outbox.last_head(table.id) == settled[-1].head != begun
    assert await house.outbox.last_head(table.id + 1) == ""


async def test_an_empty_lobby_has_no_head(house: House) -> None:
    table = await house.lobby.open_table("bids", (await playing(house)).place, ANNA, {}, cause())
    assert await house.outbox.last_head(table.id) == ""
