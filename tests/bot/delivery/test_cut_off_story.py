"""A message of the thread's story whose row could not be noted: looked up, neither sent nor told a second time."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.statements import Statement
from face.table.board import SHORT_HEAD
from face.wordings import lengths
from host.fixes import Correct
from tests.bot.delivery.faults import cut_off
from tests.bot.delivery.test_long_news import answer_all, in_the_thread
from tests.bot.people import World
from tests.ground import Clock, rows
from tests.host.moderation.mending import MODERATOR, WHY

UNNOTED = Statement(
    "UPDATE outbox SET state = 'sending', message_id = NULL, claimed_at = NULL, claimed_by = NULL WHERE id ="
    " (SELECT max(id) FROM outbox WHERE lane_kind = 'thread')"
)
SETTLED = "SELECT encode(hash, 'hex') AS head FROM moves WHERE settled ORDER BY number"


async def lose_the_note(world: World) -> None:
    """The bot was killed after its last message to a thread, before it noted that; it goes on."""
    await world.house.database.write(UNNOTED, {})
    await world.deliver()


async def with_bids_told(world: World, options: str = "") -> tuple[int, Any]:
    """A table whose thread was told of the bids of the first round, and the message that tells of them."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben, options=options)
    await answer_all(world.house, table)  # the bids of the first round
    await world.deliver()
    chapter = next(one for one in reversed(world.messages(world.thread(table))) if not one.pinned)
    return table, chapter


async def messages_by_step(world: World, table: int) -> list[int]:
    """For each settled step of a table, the number of messages in the thread that tell it."""
    settled = await rows(world.house.database, SETTLED)
    pages = in_the_thread(world, table)
    return [sum(f"`{step.head[:SHORT_HEAD]}" in page for page in pages) for step in settled]


async def test_the_first_message_is_not_edited_after_a_kill(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    before = in_the_thread(world, table)
    await lose_the_note(world)
    await answer_all(world.house, table)
    await world.deliver()
    pages = in_the_thread(world, table)
    assert pages[: len(before)] == before
    assert "takes the crown" in pages[-1]


async def test_what_ended_a_round_is_not_told_again_in_the_next_after_a_kill(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    while (await world.house.lookups.table(table)).moment.startswith("1."):
        await answer_all(world.house, table)
        await world.deliver()
    before = in_the_thread(world, table)
    assert "Round 2" in before[-1]
    await lose_the_note(world)
    assert in_the_thread(world, table) == before
    await answer_all(world.house, table)
    await world.deliver()
    told = "\n".join(in_the_thread(world, table))
    assert told.count("takes the crown") == 2
    assert told.count("Round 2.**") == 1


async def test_what_ended_a_round_stays_told_though_its_message_was_deleted_and_the_next_cut_off(
    world: World, clock: Clock
) -> None:
    table, chapter = await with_bids_told(world)
    world.env.backend.delete_message(chapter.channel_id, chapter.id)
    cut_off(world, "POST", f"/channels/{world.thread(table)}/messages", TimeoutError)
    await answer_all(world.house, table)  # the consolation: the round ends
    await world.deliver()
    clock.pass_(minutes=10)
    await world.deliver()
    assert "as consolation" in "\n".join(in_the_thread(world, table))
    await answer_all(world.house, table)  # the bids of the second round are told by an edit
    await world.deliver()
    told = "\n".join(in_the_thread(world, table))
    assert told.count("as consolation") == 1
    assert told.count("takes the crown") == 1


async def test_what_was_told_by_an_edit_is_not_told_again_where_the_bot_may_not_write_for_a_while(
    world: World, clock: Clock
) -> None:
    table, chapter = await with_bids_told(world)
    edits = f"/channels/{chapter.channel_id}/messages/{chapter.id}"
    cut_off(world, "PATCH", edits, TimeoutError)
    await answer_all(world.house, table)  # the consolation: the round ends
    await world.deliver()
    world.env.inject_error("PATCH", edits, status=403, code=50013)
    clock.pass_(minutes=10)
    await world.deliver()
    clock.pass_(minutes=10)
    await world.deliver()
    left = await rows(world.house.database, "SELECT id FROM outbox WHERE lane_kind = 'thread' AND state <> 'sent'")
    assert not left, "it is told once the bot may write again, not once more with the end of the game"
    await answer_all(world.house, table)  # the bids of the second round
    await world.deliver()
    told = "\n".join(in_the_thread(world, table))
    assert told.count("as consolation") == 1
    assert told.count("takes the crown") == 2


@pytest.mark.parametrize("corrected", [False, True])
async def test_what_was_told_by_an_edit_is_not_told_again_once_the_game_has_ended(
    world: World, clock: Clock, corrected: bool
) -> None:
    table, chapter = await with_bids_told(world, "rounds=3")
    cut_off(world, "PATCH", f"/channels/{chapter.channel_id}/messages/{chapter.id}", TimeoutError)
    await answer_all(world.house, table)  # the consolation: the round ends
    await world.deliver()
    while (await world.house.lookups.table(table)).status == "playing":
        await answer_all(world.house, table)
    if corrected:
        at = {"server_id": world.guild.id}
        shown = await world.house.moderation.look_at_fix(table, MODERATOR, Correct((7, 9)), "test:look", **at)
        await world.house.moderation.apply_fix(table, shown.id, MODERATOR, WHY, "test:correct", **at)
    clock.pass_(minutes=10)
    await world.deliver()
    assert set(await messages_by_step(world, table)) == {1}
    pages = in_the_thread(world, table)
    (end,) = [page for page in pages if "wins**" in page]
    assert pages.index(end) == len(pages) - (2 if corrected else 1)
    final = await world.house.outbox.last_head(table)
    assert [page for page in pages if final[:SHORT_HEAD] in page] == [end]
    assert final in end


@pytest.mark.parametrize(("length", "times"), [(100, 1), (50, 2)], ids=["one page", "several pages"])
async def test_a_message_after_a_full_one_keeps_what_it_tells_though_its_answer_was_cut_off(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch, length: int, times: int
) -> None:
    table, _ = await with_bids_told(world)
    with monkeypatch.context() as narrow:
        narrow.setattr(lengths, "LONG_PAGE", length)
        cut_off(world, "POST", f"/channels/{world.thread(table)}/messages", TimeoutError, times)
        await answer_all(world.house, table)  # the consolation: the round ends
        for _ in range(times + 1):
            await world.deliver()
            clock.pass_(minutes=10)
    assert len(in_the_thread(world, table)) == 2 + times
    assert set(await messages_by_step(world, table)) == {1}
    await answer_all(world.house, table)  # the bids of the second round are told by an edit
    await world.deliver()
    assert set(await messages_by_step(world, table)) == {1}
    assert "as consolation" in "\n".join(in_the_thread(world, table))
