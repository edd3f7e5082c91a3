"""What the table shows of the fairness of its chance: fingerprint, words, heads, receipts, the export."""

from __future__ import annotations

import re
from typing import Any

import pytest

from db.connection.statements import Statement
from host.log import journal
from host.proof import export
from host.proof.replay import read_sealed_log
from host.proof.verify import verify_export
from tests.bot.people import Seat, World, texts_of
from tests.bot.test_whole_game import play_round

LOG = re.compile(r"^-# Log: (.+)$", re.MULTILINE)
HEAD = re.compile(r"`([0-9a-f]{64}|[0-9a-f]{16}|[0-9a-f]{8})`")


def heads_in(words: str) -> list[str]:
    """The heads of the log that a message shows."""
    return [head for line in LOG.findall(words) for head in HEAD.findall(line)]


def reply(result: Any) -> str:
    return texts_of(result.response.components)


async def played(world: World, *names: str) -> tuple[int, list[Seat]]:
    """A game of Bids that is over."""
    seats = [world.person(name) for name in names]
    table = await world.seated(*seats)
    for number in (1, 2, 3):
        await play_round(world, table, seats, number, restart=False)
    return table, seats


async def the_lobby(world: World) -> str:
    return texts_of(world.message_now(world.lobby_message).components)


async def test_the_commitment_stands_in_the_lobby_before_anybody_else_joins(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    stored = await world.house.tables.read(table)
    assert [card.name for card in (await world.house.play.board(table)).table.seats] == ["ada"]
    assert f"`{stored.shown.commitment[:16]}`" in texts_of(world.lobby_message.components)
    assert stored.opening_seed.hex() not in await the_lobby(world)
    seen = (await ben.member.click(world.lobby_message, label="Fingerprint")).response
    assert seen.ephemeral
    assert stored.shown.commitment in texts_of(seen.components)
    assert stored.opening_seed.hex() not in texts_of(seen.components)
    assert "Draws are fair" in reply(await ada.member.slash(world.channel, "help"))


async def test_a_word_can_be_added_and_changed_until_the_start_without_losing_the_place(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    await world.join(ben)
    await world.add_word(ada, "quartz")
    await world.add_word(ada, "salt")
    seats = (await world.house.play.board(table)).table.seats
    assert [(card.name, card.word) for card in seats] == [("ada", "salt"), ("ben", "")]
    assert "word: “salt”" in await the_lobby(world)
    stranger = await world.person("cleo").member.click(world.lobby_message, label="Add a word")
    assert "You're not at this table" in reply(stranger)


async def test_each_players_word_stands_in_the_lobby_and_can_neither_mark_up_nor_mention(world: World) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    await world.lobby(ada)
    await world.join(ada, word="quartz")
    await world.join(ben, word="**<@1>** @everyone")
    await world.join(cleo)
    shown = await the_lobby(world)
    assert "- ada · word: “quartz”" in shown
    assert "<@1>" not in shown
    assert "@everyone" not in shown
    assert "- cleo\n" in shown


async def test_the_thread_shows_the_head_of_each_settled_step_and_of_no_other_move(world: World) -> None:
    table, _ = await played(world, "ada", "ben", "cleo")
    shown = [heads_in(texts_of(one.components)) for one in world.messages(world.thread(table)) if not one.pinned]
    heads = [head for found in shown for head in found]
    log = await read_sealed_log(world.house.database, table)
    settled = [one.hash.hex() for one in log if journal.read_entry(one.entry).settled]
    assert len(settled) > 4
    assert heads == [head[: len(short)] for head, short in zip(settled, heads, strict=True)]
    assert (len(heads[0]), len(heads[-1])) == (16, 64)  # all of it in the last message, as on every board one opens
    assert {len(head) for head in heads[1:-1]} == {8}
    look = await world.person("zoe").member.slash(world.channel, "table show", table=str(table))
    assert settled[-1] in reply(look)


async def test_what_is_only_sealed_changes_no_head_in_the_thread(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    thread = world.messages(world.thread(table))
    before = [HEAD.findall(texts_of(one.components)) for one in thread]
    ada.take_dm()
    await ada.choose("coins", "1")
    await ada.press("Seal")
    await world.deliver()
    assert [HEAD.findall(texts_of(one.components)) for one in world.messages(world.thread(table))] == before


async def test_a_sealed_answer_has_a_receipt_that_stands_in_the_log(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    await ada.choose("coins", "2")
    await ada.press("Seal")
    entry = journal.read_entry((await read_sealed_log(world.house.database, table))[-1].entry)
    assert entry.commitment == journal.answer_commitment(bytes.fromhex(entry.salt), {"coins": 2})
    assert f"-# Receipt: `{entry.commitment}`" in ada.words()
    await ada.press("Take back")
    assert "Receipt" not in ada.words()


async def test_the_final_board_shows_the_head_that_the_export_ends_in(world: World) -> None:
    table, (ada, *_) = await played(world, "ada", "ben", "cleo")
    board = texts_of(world.stored_board(table).components)
    (head,) = HEAD.findall(board)
    assert "/table export" in board
    eve = world.person("eve")  # anybody on the server: all secrets are out
    for result in (
        await eve.member.slash(world.channel, "table export", table=str(table)),
        await ada.member.slash(world.channel, "table export", table=f"#{table}"),
    ):
        assert result.response.ephemeral
        assert head in reply(result)
        (file,) = result.response.attachments
        exported = export.parse_export(await file.read())
        assert verify_export(exported, head).anchored == 256
        assert file.filename == f"pactum-bids-{table}.json"


async def test_the_export_in_the_tables_own_thread_needs_no_number(world: World) -> None:
    _, (ada, *_) = await played(world, "ada", "ben", "cleo")
    (thread,) = world.channel.threads
    result = await ada.member.slash(thread, "table export")
    assert len(result.response.attachments) == 1


async def test_an_export_of_a_game_that_is_not_over_is_refused(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    lobby = await world.lobby(ada)
    running = await world.seated(ada, ben)
    (thread,) = world.channel.threads
    for channel, typed in (
        (world.channel, {"table": str(lobby)}),
        (world.channel, {"table": str(running)}),
        (thread, {}),
    ):
        refused = await ada.member.slash(channel, "table export", **typed)
        assert "only after the game has ended" in reply(refused)
        assert not refused.response.attachments


@pytest.mark.parametrize(
    ("typed", "said"), [("999", "no such table"), ("abc", "no such table"), (None, "in its thread")]
)
async def test_an_export_of_no_table_is_refused(world: World, typed: str | None, said: str) -> None:
    ada = world.person("ada")
    refused = await ada.member.slash(world.channel, "table export", **({} if typed is None else {"table": typed}))
    assert said in reply(refused)


async def test_a_table_of_another_server_is_not_exported(world: World) -> None:
    table, _ = await played(world, "ada", "ben", "cleo")
    elsewhere = world.env.create_guild("Elsewhere")
    there = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    assert "no such table" in reply(await eve.slash(there, "table export", table=str(table)))
    assert await eve.autocomplete(there, "table export", "table", "") == []


async def test_finished_games_are_suggested(world: World) -> None:
    table, (ada, *_) = await played(world, "ada", "ben", "cleo")
    running = await world.seated(*[world.person(name) for name in ("dora", "emil")])
    shown = await ada.member.autocomplete(world.channel, "table export", "table", "")
    assert [one["value"] for one in shown] == [str(table)]
    assert str(running) != str(table)


def in_the_thread(world: World, table: int) -> list[str]:
    """What was written into a table's thread, beside the board."""
    found = [texts_of(one.components) for one in world.messages(world.thread(table)) if not one.pinned]
    return [words for words in found if words]


LOBBY_LOG = re.compile(r", log `([0-9a-f]{16})`")


async def test_the_lobby_shows_the_head_of_its_log_anew_with_every_join_and_leave(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    shown = LOBBY_LOG.findall(await the_lobby(world))
    await world.join(ben)
    shown += LOBBY_LOG.findall(await the_lobby(world))
    await ben.member.click(world.lobby_message, label="Leave")
    shown += LOBBY_LOG.findall(await the_lobby(world))
    log = await read_sealed_log(world.house.database, table)
    assert shown == [one.hash.hex()[:16] for one in log[1:]]  # the first: who opened it sits there
    again = await ben.member.slash(world.channel, "table show", table=str(table))
    assert LOBBY_LOG.findall(reply(again)) == shown[-1:]


async def test_the_threads_first_message_repeats_what_the_lobby_showed(world: World) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    table = await world.lobby(ada)
    for seat, word in ((cleo, "quartz"), (ada, ""), (ben, "**<@1>** @everyone")):
        await world.join(seat, word=word)
    (head,) = LOBBY_LOG.findall(await the_lobby(world))
    await ada.member.click(world.lobby_message, label="Start")
    await world.env.settle()
    first, *_ = in_the_thread(world, table)
    fingerprint = (await world.house.play.board(table)).table.commitment
    assert f" Fingerprint `{fingerprint[:16]}`…" in first
    assert not re.search("`[0-9a-f]{17}", first)
    assert "-# 1. ada: no word\n-# 2. cleo: “quartz”\n-# 3. ben: “" in first
    assert "<@1>" not in first
    assert "@everyone" not in first
    assert f", lobby log `{head}`…" in first
    assert not LOBBY_LOG.search(await the_lobby(world))
    log = await read_sealed_log(world.house.database, table)
    assert journal.read_entry(log[-1].entry).previous.startswith(head)


async def test_only_the_first_message_tells_of_the_lobby(world: World) -> None:
    table, _ = await played(world, "ada", "ben", "cleo")
    told = in_the_thread(world, table)
    assert ["lobby log" in one for one in told] == [True, *[False] * (len(told) - 1)]


async def test_a_table_whose_seed_was_exchanged_says_so_and_does_not_start(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    for seat in (ada, ben):
        await world.join(seat)
    await world.house.database.write(Statement("UPDATE states SET opening_seed = :seed"), {"seed": bytes(32)})
    refused = await ada.member.click(world.lobby_message, label="Start")
    assert "Someone has changed my records" in reply(refused)
    assert (await world.house.play.board(table)).table.status == "lobby"
