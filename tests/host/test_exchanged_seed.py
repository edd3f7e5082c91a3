"""Whoever runs the bot exchanges the opening seed after everybody has joined: what then shows it."""

from __future__ import annotations

import hashlib
import json
import logging

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.house import House
from host.lobby.seeds import commitment
from host.log import journal
from host.proof.export import parse_export
from host.proof.noted import Differs, NotedLobby
from host.proof.verify import verify_export
from host.values import Table, Trouble
from tests.host.seating import ANNA, BERT, CLEO, PLACE, cause, lobby, play_out

OTHER_SEED = bytes(range(32))
WORDS = ("word of Anna", "word of Bert", "word of Cleo")


async def run(database: Database, statement: str, **values: object) -> None:
    await database.write(Statement(statement), values)


async def exchange(database: Database, table: Table, seed: bytes, *, words: dict[str, str]) -> None:
    """Rewrite the whole lobby, log and all, for another seed and other words."""
    previous = bytes(32)
    for row in await database.fetch(Statement("SELECT number, entry FROM moves ORDER BY number"), {}):
        move = json.loads(row.entry)
        move["previous"] = previous.hex()
        if move["kind"] == "open":
            move["value"]["commitment"] = commitment(seed)
        elif move["kind"] == "join":
            move["value"]["word"] = words.get(move["value"]["word"], move["value"]["word"])
        entry = json.dumps(move, ensure_ascii=False, separators=(",", ":")).encode()
        previous = hashlib.sha256(entry).digest()
        values = {"table": table.id, "number": row.number, "entry": entry, "hash": previous}
        await run(
            database,
            "UPDATE moves SET entry = :entry, hash = :hash WHERE table_id = :table AND number = :number",
            **values,
        )
    await run(database, "UPDATE states SET opening_seed = :seed, head = :head", seed=seed, head=previous)
    await run(database, "UPDATE tables SET commitment = :commitment", commitment=commitment(seed))
    for old, new in words.items():
        await run(database, "UPDATE seats SET word = :new WHERE word = :old", old=old, new=new)


def found(export: bytes, anchor: str, **kept: object) -> str:
    with pytest.raises(Differs) as caught:
        verify_export(parse_export(export), anchor, NotedLobby(**kept))  # type: ignore[arg-type]
    return caught.value.code


async def test_an_exchanged_seed_is_found_by_the_lobbys_fingerprint_and_by_its_head(
    house: House, database: Database
) -> None:
    shown = await lobby(house, ANNA, BERT, CLEO)
    await exchange(database, shown, OTHER_SEED, words={})
    await house.lobby.start(shown.id, ANNA.id, cause())  # all of it fits together again: the bot cannot tell
    await play_out(house, shown)
    export, head = await house.exports.export(shown.id), (await house.play.board(shown.id)).head
    assert (
        verify_export(parse_export(export), head).seed == "unproved"
    )  # the thread's head alone was made after the exchange
    assert found(export, head, fingerprint=shown.commitment) == "fingerprint"
    assert found(export, head, fingerprint=shown.commitment[:16]) == "fingerprint"
    assert found(export, head, head=shown.lobby_head) == "lobby-head"


async def test_an_exchanged_word_is_found_by_the_words_and_by_the_lobbys_head(house: House, database: Database) -> None:
    shown = await lobby(house, ANNA, BERT, CLEO)
    (row,) = await database.fetch(Statement("SELECT opening_seed FROM states"), {})
    await exchange(database, shown, row.opening_seed, words={"word of Bert": "tried"})
    await house.lobby.start(shown.id, ANNA.id, cause())
    await play_out(house, shown)
    export, head = await house.exports.export(shown.id), (await house.play.board(shown.id)).head
    assert verify_export(parse_export(export), head, NotedLobby(fingerprint=shown.commitment)).seed == "words"
    assert found(export, head, fingerprint=shown.commitment, words=WORDS) == "word"
    assert found(export, head, words=WORDS[1:2]) == "word"
    assert found(export, head, head=shown.lobby_head) == "lobby-head"


async def test_an_honest_table_is_proved_by_what_its_lobby_showed(house: House) -> None:
    early = (await lobby(house)).lobby_head  # of another table
    shown = await lobby(house, ANNA, BERT, CLEO)
    await house.lobby.start(shown.id, ANNA.id, cause())
    await play_out(house, shown)
    raw = await house.exports.export(shown.id)
    export = parse_export(raw)
    assert verify_export(export, "", NotedLobby(shown.commitment, WORDS)).seed == "proved"
    assert verify_export(export, "", NotedLobby(head=shown.lobby_head)).seed == "proved"
    assert verify_export(export, "", NotedLobby(head=shown.lobby_head)).lobby_head == shown.lobby_head
    assert verify_export(export, "", NotedLobby(shown.commitment)).seed == "words"
    assert verify_export(export, "", NotedLobby(shown.commitment, WORDS[::2])).seed == "words"
    assert verify_export(export, "", NotedLobby(words=WORDS)).seed == "unproved"
    assert verify_export(export).seed == "unproved"
    assert found(raw, "", words=WORDS[::-1]) == "word"
    assert found(raw, "", words=(*WORDS, "")) == "words"
    assert found(raw, "", head=early) == "lobby-head"
    assert found(raw, "", head=export.head) == "lobby-head-later"


async def test_the_head_of_an_earlier_join_proves_no_later_word(house: House) -> None:
    first = await lobby(house, ANNA)
    whole = await house.lobby.join(first.id, BERT, "late", cause())
    await house.lobby.start(first.id, ANNA.id, cause())
    await play_out(house, whole)
    export = parse_export(await house.exports.export(first.id))
    assert verify_export(export, "", NotedLobby(head=first.lobby_head)).seed == "words"
    assert verify_export(export, "", NotedLobby(words=("word of Anna", "late"), head=first.lobby_head)).seed == "proved"


async def test_the_lobbys_head_moves_with_every_join_and_leave_and_is_not_shown_after_the_start(house: House) -> None:
    tables = [await house.lobby.open_table("bids", PLACE, ANNA, {}, cause())]
    tables.append(await house.lobby.join(tables[0].id, ANNA, "a", cause()))
    tables.append(await house.lobby.join(tables[0].id, BERT, "b", cause()))
    tables.append(await house.lobby.join(tables[0].id, CLEO, "c", cause()))
    tables.append(await house.lobby.leave(tables[0].id, CLEO.id, cause()))
    heads = [table.lobby_head for table in tables]
    log = await house.database.fetch(Statement("SELECT hash FROM moves ORDER BY number"), {})
    assert heads == [row.hash.hex() for row in log]
    told = await house.lobby.start(tables[0].id, ANNA.id, cause())
    assert told.desk.table.lobby_head == (await house.play.board(tables[0].id)).table.lobby_head == ""


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE states SET opening_seed = :seed",
        "UPDATE tables SET commitment = :commitment",
        "UPDATE states SET opening_seed = :seed; UPDATE tables SET commitment = :commitment",
        "UPDATE seats SET word = 'tried' WHERE word = 'word of Bert'",
        "UPDATE seats SET joined = 9 WHERE word = 'word of Anna'",
        "DELETE FROM seats WHERE word = 'word of Bert'",
        "UPDATE moves SET entry = convert_to(replace(convert_from(entry, 'UTF8'), 'Bert', 'Best'), 'UTF8')",
        "UPDATE states SET head = :seed",
    ],
)
async def test_a_game_does_not_start_with_a_seed_its_lobby_was_not_tied_to(
    house: House, database: Database, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await lobby(house, ANNA, BERT, CLEO)
    for one in statement.split(";"):
        values = {"seed": OTHER_SEED, "commitment": commitment(OTHER_SEED)}
        await run(database, one, **{name: value for name, value in values.items() if f":{name}" in one})
    with caplog.at_level(logging.ERROR), pytest.raises(Trouble) as caught:
        await house.lobby.start(table.id, ANNA.id, cause())
    assert caught.value.code == "seed-exchanged"
    assert f"table {table.id} does not start" in caplog.text
    assert OTHER_SEED.hex() not in caplog.text
    assert (await house.play.board(table.id)).table.status == "lobby"


async def test_a_lobby_that_somebody_left_starts(house: House) -> None:
    table = await lobby(house, ANNA, BERT, CLEO)
    await house.lobby.leave(table.id, ANNA.id, cause())
    await house.lobby.join(table.id, ANNA, "again", cause())
    await house.lobby.start(table.id, ANNA.id, cause())
    rows = await house.database.fetch(Statement("SELECT entry FROM moves ORDER BY number"), {})
    assert journal.read_entry(rows[-1].entry).kind == "start"


async def test_the_thread_is_told_at_the_start_what_the_lobby_showed(house: House) -> None:
    table = await lobby(house, ANNA, BERT, CLEO)
    await house.lobby.start(table.id, ANNA.id, cause())
    await house.lobby.placed(table.id, thread_id=1)
    news = {row.lane[0]: await house.outbox.news(row) for row in await house.outbox.claim(20)}
    begun = news["thread"].begun
    assert begun is not None
    assert begun.lobby_head == table.lobby_head
    words = {card.seat: card.word for card in news["thread"].table.seats}
    assert tuple(words[seat] for seat in begun.seats) == WORDS
    assert news["player"].begun is None
