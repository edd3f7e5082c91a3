"""The demo without its page: who sits where, who plays, what is shown next."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import face.wordings.locales as locales
from bot.demo.run import Demo, opened_demo
from bot.demo.server import system_language
from bot.demo.view import DM
from bot.messages.custom_ids import Press
from engine.chance import SEED_BYTES
from engine.policies import STEWARD
from face.wordings.locales import preview_language
from host.stewards.thinking import AtOnce, Question, Reviewed, Thought
from host.values import Person, Place, Table
from tests.bot.people import texts_of
from tests.bot.speaking import written_in
from tests.demo.players import Players


async def table_of(demo: Demo) -> Table:
    table = await demo.server.table()
    assert table is not None
    return table


async def started(demo: Demo) -> Table:
    await demo.server.start()
    await demo.beat()
    return await table_of(demo)


async def hint(demo: Demo) -> str:
    status: dict[str, Any] = await demo.status()
    return str(status["hint"])


async def test_who_types_fix_finds_the_moderators_command_and_no_old_name() -> None:
    async with opened_demo("bids", 1) as demo:
        names = [command.name for command in demo.server.env.bot.tree.get_commands()]
        assert [name for name in names if "fix" in name] == ["fix"]
        assert "request" in names


async def test_the_table_is_full_and_one_click_from_its_start() -> None:
    async with opened_demo("bids", 1) as demo:
        table = await table_of(demo)
        assert (table.status, len(table.seats)) == ("lobby", 4)
        assert sum(card.level is not None for card in table.seats) == 3
        assert "Start" in await hint(demo)


async def test_the_start_takes_you_to_your_desk_where_only_you_are_waited_for() -> None:
    async with opened_demo("bids", 1) as demo:
        table = await started(demo)
        board = await demo.server.house.play.board(table.id)
        assert (table.status, board.owing) == ("playing", 1)
        assert demo.view.private
        assert "your desk below" in await hint(demo)


async def test_practice_takes_you_to_your_desk_too_while_the_table_waits_for_its_start() -> None:
    async with opened_demo("bids", 1) as demo:
        you = demo.view.viewer
        assert "The thread on the left" in (await demo.status())["texts"]["what"]
        await you.member.slash(demo.server.home, "practice", game="bids")
        await demo.server.house.prompt_stewards.at_rest()
        await demo.beat()
        assert demo.view.private
        assert "your desk below" in await hint(demo)
        assert "nobody else sees it" in (await demo.status())["texts"]["what"]
        assert (await table_of(demo)).status == "lobby"


async def test_an_unfinished_lesson_stands_in_the_way_of_no_table() -> None:
    async with opened_demo("bids", 1, pages=True) as demo:
        you, house = demo.view.viewer, demo.server.house
        await you.member.slash(demo.server.home, "practice", game="bids")
        await house.prompt_stewards.at_rest()
        await demo.beat()
        assert "nobody else sees it" in (await demo.status())["texts"]["what"]
        table = await started(demo)
        assert table.id == 1
        assert demo.view.private
        assert "The thread on the left" in (await demo.status())["texts"]["what"]
        link = await demo.table_page()
        assert link is not None
        assert f"/t/{table.id}/" in link
        me = Players(house, [you.id], bytes(SEED_BYTES), practise=False)
        while (await table_of(demo)).status == "playing":
            assert await me.play() > 0
            await demo.server.env.settle()
            await demo.beat()
        assert await house.practice.open_of(you.id)
        assert "The game is over" in await hint(demo)
        assert (await demo.status())["table"]
        assert f"/t/{table.id}/" in (await demo.table_page() or "")  # how it ended is looked at there, too
        assert "nobody else sees it" not in (await demo.status())["texts"]["what"]


async def test_what_comes_in_elsewhere_is_marked_unread_until_it_is_looked_at() -> None:
    async with opened_demo("bids", 1) as demo:
        await started(demo)
        thread = next(spot for spot in demo.view.spots() if spot.kind == "thread")
        assert thread.unread > 0
        await demo.view.look(demo.view.viewer.id, thread.id)
        assert all(spot.unread == 0 for spot in demo.view.spots() if spot.id == thread.id)
        assert "private messages" in await hint(demo)


async def test_with_all_seats_in_your_hands_nobody_moves_by_themselves() -> None:
    async with opened_demo("bids", 4) as demo:
        table = await started(demo)
        assert len(demo.server.yours) == 4
        assert (await demo.server.house.play.board(table.id)).owing == 4


async def test_looking_through_other_eyes_shows_their_private_messages_not_yours() -> None:
    async with opened_demo("bids", 2) as demo:
        await started(demo)
        mine, theirs = demo.server.yours
        await demo.view.look(theirs.id, DM)
        assert demo.view.spot_id == theirs.user.dm_channel.id
        await demo.view.look(theirs.id, mine.user.dm_channel.id)
        assert demo.view.spot_id == demo.server.home.id


@pytest.mark.parametrize("seed", range(2))
async def test_a_whole_game_ends_with_its_result_told(seed: int) -> None:
    async with opened_demo("bids", 1) as demo:
        table = await started(demo)
        me = Players(demo.server.house, [demo.view.viewer.id], bytes([seed]) * SEED_BYTES)
        while (await table_of(demo)).status == "playing":
            assert await me.play() > 0
            await demo.server.env.settle()
            await demo.beat()
        assert (await demo.server.house.play.board(table.id)).results is not None
        assert "over" in await hint(demo)
        assert "“Dossier”" in await hint(demo)
        assert "“Rematch”" in await hint(demo)
        await demo.again()
        assert (await table_of(demo)).status == "lobby"
        assert "Start" in await hint(demo)


async def test_another_game_begins_only_when_the_last_is_over() -> None:
    async with opened_demo("bids", 1) as demo:
        first = await started(demo)
        await demo.again()
        assert (await table_of(demo)).id == first.id


async def test_the_clock_goes_forward_by_a_click_and_discord_with_it() -> None:
    async with opened_demo("bids", 1) as demo:
        before = demo.server.clock(), demo.server.env.now()
        await demo.later(12)
        after = demo.server.clock(), demo.server.env.now()
        for earlier, later in zip(before, after, strict=True):
            assert timedelta(hours=12) <= later - earlier < timedelta(hours=12, minutes=5)


async def test_the_clock_takes_no_leap_that_is_not_offered() -> None:
    async with opened_demo("bids", 1) as demo:
        before = demo.server.clock()
        await demo.later(-1)
        await demo.later(1000)
        assert demo.server.clock() - before < timedelta(minutes=5)


async def test_the_moderator_sits_nowhere_sees_no_desk_and_is_told_what_to_do() -> None:
    async with opened_demo("bids", 1) as demo:
        moderator = demo.server.moderator
        await demo.view.look(moderator.id, demo.server.home.id)
        table = await started(demo)
        assert table.card(moderator.id) is None
        assert (demo.view.viewer, demo.view.private) == (moderator, False)
        assert "/fix" in await hint(demo)


async def open_again(demo: Demo) -> Table:
    """Play the game to its end, and press Rematch."""
    me, its = Players(demo.server.house, [demo.view.viewer.id], bytes(SEED_BYTES)), (await table_of(demo)).id
    while (table := await demo.server.house.lookups.table(its)).status == "playing":
        await me.play()
        await demo.server.env.settle()
        await demo.beat()
    await demo.server.bot.deliverer.at_rest()  # what the last answer brought is delivered beside the game
    viewer = demo.view.viewer
    (thread,) = demo.server.home.threads
    board = next(message for message in thread.history() if message.id == table.board_message_id)
    await viewer.member.click(board, custom_id=Press("rematch", table.id).button_id())
    await demo.beat()
    return await table_of(demo)


async def test_a_rematch_fills_with_stewards_and_can_be_started_at_once() -> None:
    async with opened_demo("bids", 1) as demo:
        first = await started(demo)
        again = await open_again(demo)
        assert again.id != first.id
        assert sum(card.level is not None for card in again.seats) == 3
        if again.card(demo.view.viewer.id) is None:
            assert "Join" in await hint(demo)
            await demo.server.house.lobby.join(again.id, Person(demo.view.viewer.id, "Mathilda"), "", "test")
        assert "press “Start” in tavern" in await hint(demo)
        await demo.view.look(demo.view.viewer.id, demo.server.home.id)
        assert "Press “Start” below" in await hint(demo)
        assert not (await demo.status())["over"]


async def test_a_rematch_of_a_game_for_two_seats_those_two() -> None:
    async with opened_demo("bids", 1) as demo:
        viewer = demo.view.viewer
        await viewer.member.slash(demo.server.home, "table new", game="bids", stewards=1)
        first = await started(demo)
        assert len(first.seats) == 2
        again = await open_again(demo)
        assert again.id > first.id
        assert [card.level is None for card in again.seats] == [True, False]


async def test_with_a_second_table_open_you_are_told_of_the_one_that_waits_for_you() -> None:
    async with opened_demo("bids", 1) as demo:
        await started(demo)
        place = Place(demo.server.env.guild.id, demo.server.home.id)
        owner = demo.server.moderator
        await demo.server.house.lobby.open_table("bids", place, Person(owner.id, owner.name), {}, "second")
        assert "your desk below" in await hint(demo)


async def test_a_moderator_who_sits_at_a_table_is_told_of_their_turn() -> None:
    async with opened_demo("bids", 1) as demo:
        server, moderator = demo.server, demo.server.moderator
        await started(demo)
        place, person = Place(server.env.guild.id, server.home.id), Person(moderator.id, moderator.name)
        table = await server.house.lobby.open_table("bids", place, person, {}, "own")
        for number, each in enumerate((person, Person(12345, "Dame Odile"))):
            if (await server.house.lookups.table(table.id)).card(each.id) is None:
                await server.house.lobby.join(table.id, each, "", f"own:{number}")
        await demo.view.look(moderator.id, DM)
        assert "press “Start”" in await hint(demo)
        await server.house.lobby.start(table.id, moderator.id, "own:start")
        assert "Your turn" in await hint(demo)


@pytest.mark.parametrize(
    ("language", "start", "your_turn"), [("cs", "Začít", "Jsi na tahu"), ("ru", "Начать", "Твой ход")]
)
async def test_server_people_desks_and_page_speak_the_language_of_the_demo(
    language: str, start: str, your_turn: str
) -> None:
    async with opened_demo("devil", 1, language=language) as demo:
        (lobby,) = demo.server.env.backend.messages[demo.server.home.id].values()
        assert f"'label': '{start}'" in str(lobby.components)
        await started(demo)
        assert your_turn in await hint(demo)
        assert (await demo.status())["language"] == language
        reads = demo.server.house.languages.of_person
        assert {reads(person.id) for person in (*demo.server.yours, demo.server.moderator)} == {language}


async def test_a_language_of_a_few_wordings_can_be_looked_at_with_the_rest_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locales, "_previewed", set())
    with written_in(tmp_path, de="bot-start = Los geht's\n"):
        preview_language("de")
        async with opened_demo("bids", 1, language="de") as demo:
            table = await table_of(demo)
            assert table.lobby_message_id is not None
            lobby = demo.server.env.backend.get_message(table.place.channel_id, table.lobby_message_id)
    assert "'label': \"Los geht's\"" in str(lobby.components)
    assert "'label': 'Join'" in str(lobby.components)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl_PL", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_demo_speaks_the_language_of_the_computer_if_it_is_offered(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


class Slow(AtOnce):
    """Thinks about reviews once it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()

    async def think(self, question: Question) -> Thought:
        if question.reviewed is not None:
            await self.may.wait()
        return await super().think(question)


def shown(demo: Demo, number: int) -> str:
    """The words of a message as Discord keeps it now."""
    (message,) = (kept[number] for kept in demo.server.env.backend.messages.values() if number in kept)
    return texts_of(message.components)


@pytest.mark.long
async def test_the_demo_goes_on_while_a_review_is_worked_out() -> None:
    async with opened_demo("architects", 1) as demo:
        you, slow = demo.view.viewer, Slow()
        house, env = demo.server.house, demo.server.env
        aside: Any = house.reviews._thinker
        aside.thinker = slow
        table = await started(demo)
        players = Players(house, [you.id], SEED_BYTES * b"r")
        while (await table_of(demo)).status == "playing":
            await players.play()
            await env.settle()
            await demo.beat()
        env.settle_timeout = 30.0  # the press has its answer, though nothing was thought about yet
        pressed = (await you.member.slash(demo.server.home, "table review", table=str(table.id))).response
        assert "Working out your review" in shown(demo, pressed.id)
        slow.may.set()
        while "You made" not in shown(demo, pressed.id):
            demo.server.bot.look()
            await env.settle()


class Ready(AtOnce):
    """Has thought already."""

    thought: Any = object()

    async def think(self, question: Question) -> Thought:
        thought: Thought = self.thought
        return thought


async def test_a_review_that_is_asked_for_on_a_page_is_thought_about() -> None:
    async with opened_demo("bids", 1) as demo:
        aside: Any = demo.server.house.reviews._thinker
        aside.thinker = Ready()
        reviewed = Reviewed({"coins": 1})
        question = Question("bids", b"", ("", 0, ""), {}, 0, "", STEWARD, b"", volunteers=False, reviewed=reviewed)
        assert await aside.think(question) is Ready.thought  # as on a page, by none of the bot's own work
