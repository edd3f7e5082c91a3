"""What the log of a table tells whom: the public, what their seat was told, and all of it after the end."""

from __future__ import annotations

from host.house import House
from host.values import NOT_STARTED
from tests.host.people.test_seats import peeking, refused
from tests.host.seating import ANNA, BERT, CLEO, EMIL, cause, heard_by, lobby, play_out, playing


async def test_what_a_seat_alone_was_told_stands_in_its_own_log_only(house: House) -> None:
    table, reply = await peeking(house)
    secret = next(one for one in reply.happenings if one.key == "bids-peeked-own")
    assert secret in await heard_by(house, table.id, ANNA)
    for other in (BERT, EMIL):
        assert secret not in await heard_by(house, table.id, other)
    public = [text for text in await heard_by(house, table.id, BERT) if text.key != "bids-budget"]
    assert list(await heard_by(house, table.id, EMIL)) == public


async def test_after_the_end_everybody_reads_what_anybody_was_told_and_whom(house: House) -> None:
    table, reply = await peeking(house)
    await play_out(house, table)
    for reader in (BERT, EMIL):
        log = await house.stories.log(table.id, reader.id)
        told = [one for move in log.moves for one in move.heard if one.text.key == "bids-peeked-own"]
        assert reply.desk.seat in [one.to for one in told]


async def test_a_game_that_was_called_off_keeps_its_secrets(house: House) -> None:
    table, _ = await peeking(house)
    for person in (ANNA, BERT, CLEO):
        await house.seats.vacate(table.id, person.id, cause())
    assert (await house.lookups.table(table.id)).status == "closed"
    assert "bids-peeked-own" not in [text.key for text in await heard_by(house, table.id, EMIL)]


async def test_a_lobby_has_no_log(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    assert await refused(house.stories.log(table.id, ANNA.id)) == NOT_STARTED


async def test_no_log_counts_moves_that_tell_the_reader_nothing(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    before = await house.stories.log(table.id, BERT.id)
    ask = (await house.play.desk(table.id, ANNA.id)).ask
    assert ask is not None
    await house.play.answer(table.id, ANNA.id, ask.id, {"coins": 1}, cause())
    after = await house.stories.log(table.id, BERT.id)
    assert after.moves == before.moves
