from __future__ import annotations

import hashlib
import json

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from engine.texts import Refusal
from host.house import House
from host.log import journal
from host.proof.frame import Diverged
from host.proof.replay import load_log, rebuild_state
from tests.ground import rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, lobby, play_out, playing, state_of


@pytest.mark.parametrize("seed", range(6))
async def test_the_log_of_a_whole_random_game_rebuilds_the_stored_state(house: House, seed: int) -> None:
    table = await playing(house, *(ANNA, BERT, CLEO, DORA)[: 2 + seed % 3])
    assert await play_out(house, table, seed) >= 8
    log = await load_log(house.tables, table.id)
    assert rebuild_state(log) == await state_of(house, table)


async def test_the_log_rebuilds_the_state_after_every_move(house: House) -> None:
    table = await playing(house)
    for person in (ANNA, BERT):
        await bid(house, table, person, 1)
        assert rebuild_state(await load_log(house.tables, table.id)) == await state_of(house, table)


async def test_a_player_who_left_has_no_word_in_the_seed(house: House) -> None:
    table = await lobby(house, CLEO, ANNA, BERT)
    await house.lobby.leave(table.id, CLEO.id, cause())
    await house.lobby.start(table.id, ANNA.id, cause())
    assert rebuild_state(await load_log(house.tables, table.id)) == await state_of(house, table)


async def test_a_lobby_rebuilds_to_nothing(house: House) -> None:
    table = await lobby(house, ANNA)
    assert rebuild_state(await load_log(house.tables, table.id)) is None


async def test_moves_are_numbered_without_gaps_refusals_and_repeats_included(house: House, database: Database) -> None:
    table = await playing(house)
    await bid(house, table, ANNA)
    for value in ({"coins": 99}, {}):
        with pytest.raises(Refusal, match=r"out-of-range|missing"):
            await house.play.answer(table.id, BERT.id, "1.bid", value, cause())
    await bid(house, table, BERT)
    numbers = [row.number for row in await rows(database, "SELECT number FROM moves ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_the_hashed_bytes_hold_no_identity(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await play_out(house, table)
    for row in await rows(database, "SELECT entry, cause, person_id FROM moves"):
        text = row.entry.decode()
        assert row.cause not in text
        for person in (ANNA, BERT):
            assert str(person.id) not in json.dumps({**json.loads(text), "salt": "", "previous": ""})


async def test_identities_can_be_erased_and_the_chain_holds(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await play_out(house, table)
    await database.write(Statement("UPDATE moves SET person_id = NULL, cause = NULL"), {})
    assert rebuild_state(await load_log(house.tables, table.id)) == await state_of(house, table)


async def test_equal_answers_have_different_hashes(house: House, database: Database) -> None:
    first = await playing(house)
    await bid(house, first, ANNA, 1)
    entry = journal.read_entry((await rows(database, "SELECT entry FROM moves ORDER BY number DESC LIMIT 1"))[0].entry)
    assert len(bytes.fromhex(entry.salt)) == 16
    salts = {journal.read_entry(row.entry).salt for row in await rows(database, "SELECT entry FROM moves")}
    assert len(salts) == entry.number


CHANGED = """convert_to(replace(convert_from(entry, 'UTF8'), '"coins":3', '"coins":4'), 'UTF8')"""
TAMPERINGS = {
    "an answer": "UPDATE moves SET entry = changed WHERE number = 5",
    "an answer and its hash": "UPDATE moves SET entry = changed, hash = sha256(changed) WHERE number = 5",
    "a move taken out": "DELETE FROM moves WHERE number = 5",
    "the last move taken out": "DELETE FROM moves WHERE number = 6",
    "two moves swapped": "UPDATE moves SET entry = o.entry, hash = o.hash FROM moves o"
    " WHERE moves.number + o.number = 11 AND moves.number IN (5, 6)",
}


@pytest.mark.parametrize("statement", TAMPERINGS.values(), ids=TAMPERINGS.keys())
async def test_tampering_is_detected(house: House, database: Database, statement: str) -> None:
    table = await playing(house)  # open, join, join, start
    await bid(house, table, ANNA, 3)
    await bid(house, table, BERT, 3)
    await load_log(house.tables, table.id)
    await database.write(Statement(statement.replace("changed", CHANGED)), {})
    with pytest.raises(journal.ChainBroken) as caught:
        await load_log(house.tables, table.id)
    assert caught.value.number in (5, 6)


async def test_a_seed_that_is_not_the_one_committed_to_is_detected(house: House, database: Database) -> None:
    table = await playing(house)
    await database.write(Statement("UPDATE states SET opening_seed = sha256('other')"), {})
    with pytest.raises(Diverged):
        rebuild_state(await load_log(house.tables, table.id))


async def test_a_log_whose_draws_do_not_follow_from_the_seed_is_detected(house: House) -> None:
    table = await playing(house)
    log = await load_log(house.tables, table.id)
    start = log.entries[-1]
    forged = type(log)((*log.entries[:-1], _with_other_draw(start)), log.opening_seed)
    with pytest.raises(Diverged) as caught:
        rebuild_state(forged)
    assert caught.value.number == start.number


def test_the_hash_is_the_sha256_of_the_stored_bytes() -> None:
    sealed = journal.seal_entry(journal.NewEntry(table=1, number=1, kind="open", previous=bytes(32), value={}), bytes)
    assert hashlib.sha256(sealed.entry).digest() == sealed.hash


def _with_other_draw(entry: journal.Entry) -> journal.Entry:
    from msgspec.structs import replace

    first = entry.draws[0]
    return replace(entry, draws=(replace(first, result=first.result + 1), *entry.draws[1:]))
