"""/me export and /me forget, as people type and press them."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from bot.reading.privacy import MOST_BYTES, PERSONAL_DATA_FILE, personal_data_file
from tests.bot.people import Seat, World, texts_of
from tests.ground import Clock
from tests.host.seating import play_out


def reply(result: Any) -> str:
    return texts_of((result.response or result.followups[-1]).components)


async def file_of(world: World, message: Any) -> dict[str, Any]:
    """The JSON file attached to a message."""
    (attachment,) = message.attachments
    assert attachment.filename == PERSONAL_DATA_FILE
    found: dict[str, Any] = json.loads(await attachment.read())
    return found


async def over(world: World, clock: Clock) -> tuple[Seat, Seat, int]:
    """A finished game that ada and ben have played, with a vote in its thread."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada, options="rounds=1")
    lobby = world.lobby_message
    for one in (ada, ben):
        await world.join(one, lobby)
    await ada.member.click(lobby, label="Start")
    await world.env.settle()
    await ada.member.slash(world.channel, "table extend", table=str(table))
    await world.deliver()
    await play_out(world.house, (await world.house.play.board(table)).table)
    await world.deliver()
    clock.pass_(hours=2)
    return ada, ben, table


async def test_a_person_gets_their_data_as_a_file_only_they_see(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    said = await ada.member.slash(world.channel, "me export")
    assert said.response.ephemeral
    found = await file_of(world, said.response)
    assert found["person_id"] == ada.user.id
    assert [seat["table_id"] for seat in found["seats"]] == [table]
    assert "ben" not in json.dumps(found)
    assert str(ben.user.id) not in json.dumps(found)


async def test_the_file_comes_in_direct_messages_too(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    said = await ada.user.slash("me export")
    assert (await file_of(world, said.response))["person_id"] == ada.user.id


def test_a_file_too_large_for_discord_is_packed() -> None:
    plain, packed = personal_data_file(b"x" * MOST_BYTES), personal_data_file(b"x" * (MOST_BYTES + 1))
    assert (plain.filename, packed.filename) == (PERSONAL_DATA_FILE, f"{PERSONAL_DATA_FILE}.gz")
    assert gzip.decompress(packed.fp.read()) == b"x" * (MOST_BYTES + 1)


async def test_forgetting_asks_first_and_then_every_message_says_a_former_player(world: World, clock: Clock) -> None:
    ada, _, table = await over(world, clock)
    shown = (world.messages(world.channel.id), world.messages(world.thread(table)))
    assert "ada" in texts_of(shown[0][0].components)
    asked = await ada.member.slash(world.channel, "me forget")
    assert asked.response.ephemeral
    assert "At one finished table" in reply(asked)
    assert (await world.house.play.board(table)).table.card(ada.user.id) is not None  # nothing has happened yet
    done = await ada.member.click(asked.response, label="Forget me")
    assert "You're forgotten" in reply(done)
    await world.deliver()
    lobby = texts_of(world.messages(world.channel.id)[0].components)
    board = texts_of(world.stored_board(table).components)
    vote = next(
        texts_of(one.components) for one in world.messages(world.thread(table)) if "Yes: " in texts_of(one.components)
    )
    for words in (lobby, board, vote):
        assert "a former player" in words
        assert "ada" not in words
    assert "ben" in lobby
    assert "ben" in board


async def test_forgetting_twice_says_that_nothing_is_stored(world: World, clock: Clock) -> None:
    ada, _, _ = await over(world, clock)
    asked = await ada.member.slash(world.channel, "me forget")
    await ada.member.click(asked.response, label="Forget me")
    assert "I have nothing stored about you" in reply(await ada.member.slash(world.channel, "me forget"))
    assert (await file_of(world, (await ada.member.slash(world.channel, "me export")).response))["seats"] == []


async def test_who_sits_at_a_running_table_is_told_which_and_what_to_do(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    said = reply(await ada.member.slash(world.channel, "me forget"))
    assert f"#{table}" in said.replace("\\", "")
    assert "/table leave" in said
    assert (await world.house.play.board(table)).table.card(ada.user.id) is not None


async def test_who_sat_down_after_asking_is_not_forgotten_by_the_old_button(world: World, clock: Clock) -> None:
    ada, ben, _ = await over(world, clock)
    asked = await ada.member.slash(world.channel, "me forget")
    table = await world.seated(ben, ada)
    refused = await ada.member.click(asked.response, label="Forget me")
    assert "You're at table" in reply(refused)
    assert (await world.house.play.board(table)).table.card(ada.user.id) is not None


async def test_a_thread_that_is_gone_is_not_made_anew_to_take_a_name_away(world: World, clock: Clock) -> None:
    ada, _, table = await over(world, clock)
    thread, message = world.thread(table), (await world.house.play.board(table)).table.board_message_id
    world.env.inject_error("PATCH", f"/channels/{thread}/messages/{message}", status=404, code=10003, times=None)
    asked = await ada.member.slash(world.channel, "me forget")
    await ada.member.click(asked.response, label="Forget me")
    await world.deliver()
    assert (await world.house.play.board(table)).table.thread_id == thread
    assert await world.house.lookups.dirty_boards(9) == ()
    assert "a former player" in texts_of(world.messages(world.channel.id)[0].components)


async def test_a_rematch_invites_no_former_player(world: World, clock: Clock) -> None:
    ada, ben, table = await over(world, clock)
    asked = await ada.member.slash(world.channel, "me forget")
    await ada.member.click(asked.response, label="Forget me")
    await ben.member.click(world.board(table), label="Rematch")
    invited = texts_of(world.messages(world.channel.id)[-1].components)
    assert "wants a rematch" in invited
    assert "will you join" not in invited


async def test_a_file_that_takes_long_comes_after_a_deferral(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.messages.replies.REPLY_PATIENCE", 0.0)
    ada = world.person("ada")
    said = await ada.member.slash(world.channel, "me export")
    assert (await file_of(world, said.response))["seats"] == []
