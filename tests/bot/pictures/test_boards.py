"""The picture of a board: after its text, once for each position, and never in the way of anything."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.http import Route
from simcord.components import walk_components

import face.core.names
import face.table.scenes
from bot.delivery.pictures import WAIT_FOR_ROOM
from bot.messages.sending import Timer
from db.connection.statements import Statement
from face.core.face import Face
from face.pictures.canvas import Picture
from face.wordings.texts import Texts
from host.house import House
from host.values import Trouble
from host.workers.turns import TOO_MANY_WAIT
from tests.bot.delivery.faults import until
from tests.bot.delivery.test_long_news import answer_all
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.pictures.drawing import GALLERY, PaperDrawer, galleries, picture_bytes, pictured_by, picturing
from tests.ground import Clock

EDIT = "PATCH"
DIRTY = Statement("UPDATE boards SET dirty = true, version = version + 1 WHERE table_id = :table")


async def begun(world: World) -> tuple[int, list[Seat]]:
    seats = [world.person(name) for name in ("ada", "ben")]
    return await world.seated(*seats), seats


def words(world: World, table: int) -> str:
    return texts_of(world.stored_board(table).components)


def picture_words(world: World, table: int) -> str:
    return picture_bytes(world, world.stored_board(table)).decode()


def edits(world: World, table: int) -> list[Any]:
    """The edits of a table's board, in order."""
    board = world.stored_board(table)
    return [
        one.json
        for one in world.env.http_requests
        if one.method == EDIT and one.path.endswith(f"/messages/{board.id}") and isinstance(one.json, dict)
    ]


def uploads(world: World, table: int) -> int:
    """How many of those edits brought a new file."""
    new = [one for one in edits(world, table) if any("size" not in file for file in one.get("attachments", ()))]
    return len(new)


async def test_a_picture_marks_what_has_changed_since_the_one_before(world: World) -> None:
    table, _ = await begun(world)
    await world.deliver()
    assert "since" not in picture_words(world, table)
    await answer_all(world.house, table)
    await world.deliver()
    assert "since Round 1 of 3" in picture_words(world, table)
    sent = uploads(world, table)
    await world.house.database.write(DIRTY, {"table": table})
    await world.deliver()
    assert uploads(world, table) == sent
    assert "since Round 1 of 3" in picture_words(world, table)


async def test_what_the_message_above_a_new_board_tells_stands_there_once(world: World) -> None:
    table, _ = await begun(world)
    await world.deliver()
    (story,) = [one for one in world.messages(world.thread(table)) if "Log: " in texts_of(one.components)]
    told = set(texts_of(story.components).split("\n")) - {""}
    beside = {line.removeprefix("-# ") for line in words(world, table).split("\n")}
    assert not {line.removeprefix("-# ") for line in told} & beside
    await answer_all(world.house, table)
    await world.deliver()
    assert "takes the crown" in words(world, table)


async def test_the_text_goes_first_and_the_picture_follows_in_the_same_message(world: World) -> None:
    table, _ = await begun(world)
    thread = world.thread(table)
    sent = [
        one.json
        for one in world.env.http_requests
        if (one.method, one.path) == ("POST", f"/channels/{thread}/messages")
    ]
    board = next(one for one in sent if "crown" in texts_of(one["components"]))
    assert "attachments" not in board
    assert uploads(world, table) == 1
    assert "crown" in picture_words(world, table)


async def test_beside_a_picture_stand_ten_lines_at_most_and_no_board_in_words(world: World) -> None:
    table, _ = await begun(world)
    assert galleries(world.stored_board(table))
    for _ in range(4):
        await answer_all(world.house, table)
        await world.deliver()
        shown = words(world, table)
        assert len(shown.split("\n")) <= 10
        assert "Waiting for" in shown
        assert "**ada**: " not in shown


async def test_the_alt_text_says_the_same_and_the_name_of_the_file_nothing(world: World) -> None:
    table, _ = await begun(world)
    (gallery,) = galleries(world.stored_board(table))
    (item,) = gallery["items"]
    assert "crown" in item["description"]
    (attachment,) = world.stored_board(table).attachments
    assert attachment["filename"] == "board.png"


async def test_all_of_the_board_is_one_press_away(world: World) -> None:
    table, (ada, _) = await begun(world)
    assert "In words" in buttons_of(world.stored_board(table).components)
    reply = await ada.member.click(world.board(table), label="In words")
    assert "crown" in texts_of(reply.response.components)
    assert galleries(reply.response) == []


async def test_a_board_that_has_not_changed_is_not_drawn_or_sent_again(world: World, drawer: PaperDrawer) -> None:
    table, (ada, _) = await begun(world)
    drawn, sent = drawer.drawn, uploads(world, table)
    assert sent == 1
    await world.house.settings.set_zone(ada.user.id, "Europe/Prague")
    await _dirty(world, table)
    await world.deliver()
    assert (drawer.drawn, uploads(world, table)) == (drawn, sent)
    assert galleries(world.stored_board(table))
    assert "a moment old" not in words(world, table)


async def test_a_picture_of_a_moment_ago_says_so_until_the_next_is_there(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table, _ = await begun(world)
        before = picture_words(world, table)
        drawer.free.clear()
        await answer_all(house, table)
        world.env.bot.deliverer.wake()  # type: ignore[attr-defined]
        await until(lambda: "a moment old" in words(world, table))
        assert picture_words(world, table) == before  # it stays where it is: nothing jumps
        drawer.free.set()
        await world.deliver()
        assert "a moment old" not in words(world, table)
        assert picture_words(world, table) != before
        assert len(world.stored_board(table).attachments) == 1


async def test_a_table_that_goes_on_quickly_gets_one_picture_for_many_positions(
    house: House, drawer: PaperDrawer
) -> None:
    async with picturing(house, drawer) as world:
        table, _ = await begun(world)
        before = uploads(world, table)
        drawer.free.clear()
        for _ in range(4):
            await answer_all(house, table)
            world.env.bot.deliverer.wake()  # type: ignore[attr-defined]
        await until(lambda: "a moment old" in words(world, table))
        drawer.free.set()
        await world.deliver()
        assert uploads(world, table) == before + 1


async def test_between_two_pictures_of_a_table_some_seconds_pass(house: House, drawer: PaperDrawer) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    now = 100.0
    async with picturing(house, drawer, gap=5.0, timer=Timer(lambda: now, sleep)) as world:
        table, _ = await begun(world)
        waits.clear()
        await answer_all(house, table)
        await world.deliver()
        assert 5.0 in waits


async def test_a_picture_that_cannot_be_drawn_leaves_the_text_and_is_tried_again(
    world: World, drawer: PaperDrawer, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await begun(world)
    drawer.broken = EOFError()
    await answer_all(world.house, table)
    await world.deliver()
    assert galleries(world.stored_board(table)) == []
    assert world.stored_board(table).attachments == []
    assert "crown" in words(world, table)
    assert any("cannot be drawn" in record.getMessage() for record in caplog.records)
    drawer.broken = None
    clock.pass_(minutes=1)
    await world.env.bot.deliverer.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert "crown" in picture_words(world, table)


async def test_a_picture_that_could_not_be_drawn_is_drawn_by_the_next_process(
    world: World, drawer: PaperDrawer
) -> None:
    table, _ = await begun(world)
    drawer.broken = EOFError()
    await answer_all(world.house, table)
    await world.deliver()
    assert galleries(world.stored_board(table)) == []
    sent = len(edits(world, table))
    await world.deliver()
    assert len(edits(world, table)) == sent  # its mark stays, and is left alone meanwhile
    drawer.broken = None
    await world.restart(**pictured_by(drawer))
    await world.deliver()
    assert "crown" in picture_words(world, table)


async def test_a_board_keeps_its_last_picture_while_there_is_no_room_to_draw_the_next(
    house: House, drawer: PaperDrawer
) -> None:
    """Others who ask for many pictures turn no board into text."""

    async def sleep(seconds: float) -> None:
        if seconds == WAIT_FOR_ROOM:
            drawer.broken = None

    async with picturing(house, drawer, timer=Timer(lambda: 100.0, sleep)) as world:
        table, _ = await begun(world)
        before, earlier = picture_words(world, table), len(edits(world, table))
        drawer.broken = Trouble(TOO_MANY_WAIT)
        await answer_all(house, table)
        await world.deliver()
        later = edits(world, table)[earlier:]
        assert all(any(one.get("type") == GALLERY for one in walk_components(edit["components"])) for edit in later)
        assert len(later) >= 2
        assert picture_words(world, table) != before


async def test_a_scene_that_is_broken_leaves_the_text(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Face):
        def board_picture(self, *given: Any) -> Picture:
            raise KeyError("a secret price")

    monkeypatch.setattr(face.table.scenes, "face", Broken)
    table, _ = await begun(world)
    assert galleries(world.stored_board(table)) == []
    assert "crown" in words(world, table)
    assert "a secret price" not in caplog.text
    assert "KeyError" in caplog.text


async def test_without_the_right_to_attach_files_the_board_is_text_and_says_why(world: World, clock: Clock) -> None:
    table, _ = await begun(world)
    allow_files = refuse_files(world, 403, 50013)
    await answer_all(world.house, table)
    await world.deliver()
    assert "can't attach files" in words(world, table)
    assert "crown" in words(world, table)
    assert galleries(world.stored_board(table)) == []
    allow_files()
    clock.pass_(minutes=1)
    await world.env.bot.deliverer.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert "can't attach files" not in words(world, table)
    assert galleries(world.stored_board(table))


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (500, 0), (400, 50035)])
async def test_a_picture_that_cannot_be_sent_leaves_the_text(world: World, status: int, code: int) -> None:
    table, seats = await begun(world)
    refuse_files(world, status, code)
    before = len(seats[0].dms())
    await answer_all(world.house, table)
    await world.deliver()
    assert galleries(world.stored_board(table)) == []
    assert "crown" in words(world, table)
    assert "can't attach" not in words(world, table)
    assert len(seats[0].dms()) >= before


def refuse_files(world: World, status: int, code: int) -> Any:
    """Discord takes no files any more; what makes it take them again."""
    http = world.env.bot.http
    request = http.request

    class Answer:
        reason = "refused"

        def __init__(self) -> None:
            self.status = status

    async def refuses(route: Route, **how: Any) -> Any:
        if how.get("files"):
            kinds = {403: discord.Forbidden, 500: discord.DiscordServerError}
            raise kinds.get(status, discord.HTTPException)(Answer(), {"code": code, "message": "refused"})  # type: ignore[arg-type]
        return await request(route, **how)

    http.request = refuses  # type: ignore[method-assign]
    return lambda: setattr(http, "request", request)


async def test_a_server_can_do_without_pictures(world: World) -> None:
    await world.house.lookups.set_server(world.guild.id, board="text")
    table, _ = await begun(world)
    assert galleries(world.stored_board(table)) == []
    await world.house.lookups.set_server(world.guild.id)
    await answer_all(world.house, table)
    await world.deliver()
    assert galleries(world.stored_board(table))


async def test_a_new_process_keeps_the_picture_that_is_there(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table, _ = await begun(world)
        drawn = drawer.drawn
        attachment = world.stored_board(table).attachments
        await world.restart(**pictured_by(drawer))
        await _dirty(world, table)
        await world.deliver()
        assert drawer.drawn == drawn
        assert world.stored_board(table).attachments == attachment
        assert galleries(world.stored_board(table))


async def test_a_picture_that_a_process_left_undone_is_drawn_by_the_next(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table, _ = await begun(world)
        drawer.free.clear()
        await answer_all(house, table)
        world.env.bot.deliverer.wake()  # type: ignore[attr-defined]
        await until(lambda: "a moment old" in words(world, table))
        await world.env.bot.deliverer.close()  # type: ignore[attr-defined]
        drawer.free.set()
        await world.restart(**pictured_by(drawer))
        await world.deliver()
        assert "a moment old" not in words(world, table)
        assert (await house.lookups.dirty_boards(9)) == ()


async def test_a_bot_without_pictures_shows_text(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table, _ = await begun(world)
        await world.restart()
        await answer_all(house, table)
        await world.deliver()
        assert galleries(world.stored_board(table)) == []
        assert "crown" in words(world, table)


async def _dirty(world: World, table: int) -> None:
    await world.house.database.write(DIRTY, {"table": table})


async def test_the_picture_is_in_the_language_of_the_thread_also_when_that_changes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await begun(world)
    board = world.stored_board(table)
    assert "Table 1" in picture_bytes(world, board).decode()
    polish = Texts("pl")
    monkeypatch.setattr(face.core.names, "texts", lambda locale: polish)
    await _dirty(world, table)
    await world.deliver()
    assert "Stół 1" in picture_bytes(world, world.message_now(board)).decode()


async def test_beside_the_picture_stands_what_the_thread_was_told_last_and_nothing_that_is_sealed(world: World) -> None:
    table, (ada, ben) = await begun(world)
    await world.house.play.answer(table, ada.user.id, "1.bid", {"coins": 3}, "test:ada")
    await world.deliver()
    assert "bid 3" not in words(world, table)
    await world.house.play.answer(table, ben.user.id, "1.bid", {"coins": 1}, "test:ben")
    await world.deliver()
    assert "takes the crown" in words(world, table)
