"""Scenes in a thread: one for each step at most, after its words, once, in time or not at all, and none where off."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.delivery.pictures import PicturesOfBoards
from bot.delivery.scenes import SCENE_ATTEMPTS, SCENE_FILE, SCENE_SECONDS
from bot.messages.sending import Sender, Timer
from db.connection.statements import Statement
from engine.texts import Text, say
from face.core.face import face
from face.core.scenes import END, ToldScene
from face.pictures.canvas import Box, Canvas, Picture
from face.pictures.png.rendering import Rendering
from face.pictures.theme import title_style
from face.table.stories import scene_of
from host.house import House
from tests.bot.delivery.test_cut_off_story import lose_the_note
from tests.bot.delivery.test_long_news import answer_all
from tests.bot.people import Seat, World, running, texts_of
from tests.bot.pictures.drawing import PaperDrawer, galleries
from tests.ground import Clock, rows

THREAD_ROWS = Statement("SELECT count(*) AS number FROM outbox WHERE lane_kind = 'thread' AND state = 'sent'")


@pytest.fixture
def crowned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bids with a scene for each happening, all of another rank. Returns the sentences of those that were drawn."""
    drawn: list[str] = []

    def scenes(told: tuple[Text, ...], earlier: tuple[Text, ...], pack: str) -> tuple[ToldScene, ...]:
        return tuple(ToldScene("crown", at, text, (text,), at) for at, text in enumerate(told))

    def scene_picture(scene: ToldScene, reader: Any, around: Any) -> Picture:
        canvas = Canvas(900, 400, "#123456")
        drawn.append(reader.label(scene.said))
        canvas.text(Box(20, 20, 800, 60), f"{len(drawn)}. {drawn[-1]}", title_style())
        return canvas.picture([drawn[-1]])

    its = face("bids")
    monkeypatch.setattr(its, "scenes", scenes, raising=False)
    monkeypatch.setattr(its, "scene_picture", scene_picture, raising=False)
    return drawn


async def begun(world: World, *names: str, game: str = "bids") -> int:
    seats: list[Seat] = [world.person(name) for name in (names or ("ada", "ben"))]
    return await world.seated(*seats, game=game)


def shown(world: World, table: int) -> list[Any]:
    """The scenes of a thread."""
    messages = world.messages(world.thread(table))
    return [one for one in messages if any(file["filename"] == SCENE_FILE for file in one.attachments)]


async def test_a_step_has_one_scene_after_its_words_and_the_sentence_stands_first(
    world: World, crowned: list[str]
) -> None:
    table = await begun(world)
    before = len(shown(world, table))
    await answer_all(world.house, table)
    await world.deliver()
    scenes = shown(world, table)
    assert len(scenes) == before + 1
    assert texts_of(scenes[-1].components).strip("*") != ""
    (gallery,) = galleries(scenes[-1])
    (item,) = gallery["items"]
    assert item["description"] in texts_of(scenes[-1].components).replace("*", "")
    told = world.messages(world.thread(table))
    assert told.index(scenes[-1]) == len(told) - 1
    sent = await world.house.database.fetch(THREAD_ROWS, {})
    assert len(scenes) <= sent[0].number


async def test_where_scenes_are_off_nothing_is_found_drawn_or_sent(world: World, crowned: list[str]) -> None:
    await world.house.lookups.set_server(world.guild.id, scenes=False)
    table = await begun(world)
    for _ in range(3):
        await answer_all(world.house, table)
        await world.deliver()
    assert crowned == []
    assert shown(world, table) == []


async def test_a_scene_that_takes_too_long_is_left_out_and_the_words_are_there(
    house: House, drawer: PaperDrawer, crowned: list[str]
) -> None:
    asked: list[float] = []

    async def sleep(seconds: float) -> None:
        asked.append(seconds)
        await asyncio.sleep(0)

    async with running(house) as world:
        await world.restart(pictures=PicturesOfBoards(Rendering(drawer), 0.0, patience=Timer(sleep=sleep)))
        table = await begun(world)
        before = len(shown(world, table))
        drawer.free.clear()
        await answer_all(house, table)
        deliverer = world.env.bot.deliverer  # type: ignore[attr-defined]
        deliverer.wake()
        await deliverer.lanes.urgent.at_work
        assert SCENE_SECONDS in asked
        assert len(shown(world, table)) == before
        assert any("takes the crown" in texts_of(one.components) for one in world.messages(world.thread(table)))
        drawer.free.set()
        await world.deliver()
        assert len(shown(world, table)) == before


async def test_a_scene_that_cannot_be_drawn_is_left_out(world: World, drawer: PaperDrawer, crowned: list[str]) -> None:
    drawer.broken = RuntimeError("no picture")
    table = await begun(world)
    await answer_all(world.house, table)
    await world.deliver()
    assert crowned
    assert shown(world, table) == []


async def test_a_scene_is_not_sent_twice_after_a_kill_before_it_was_noted(world: World, crowned: list[str]) -> None:
    table = await begun(world)
    await answer_all(world.house, table)
    await world.deliver()
    before = [one.id for one in world.messages(world.thread(table))]
    await lose_the_note(world)
    assert [one.id for one in world.messages(world.thread(table))] == before


async def test_a_scene_that_was_never_sent_before_a_kill_is_sent_after_it(world: World, crowned: list[str]) -> None:
    table = await begun(world)
    await answer_all(world.house, table)
    await world.deliver()
    last = shown(world, table)[-1]
    words = texts_of(last.components)
    world.env.backend.delete_message(last.channel_id, last.id)
    await lose_the_note(world)
    assert texts_of(shown(world, table)[-1].components) == words


def broken(world: World, times: int, *, arrives: bool) -> None:
    """The next requests that send a scene break off, before Discord has done them or after."""
    http = world.env.bot.http
    request, left = http.request, [None] * times

    async def breaks(route: Any, **how: Any) -> Any:
        is_scene = route.method == "POST" and bool(how.get("files") or how.get("form"))
        if is_scene and left:
            left.pop()
            if arrives:
                await request(route, **how)
            raise OSError("cut off")
        return await request(route, **how)

    http.request = breaks  # type: ignore[method-assign]


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_scene_that_was_cut_off_is_looked_for_and_there_once(
    world: World, clock: Clock, crowned: list[str], arrives: bool
) -> None:
    table = await begun(world)
    before = len(shown(world, table))
    broken(world, 1, arrives=arrives)
    await answer_all(world.house, table)
    await world.deliver()
    assert len(shown(world, table)) == before + arrives
    clock.pass_(minutes=10)
    await world.deliver()
    told = [texts_of(one.components) for one in shown(world, table)]
    assert len(told) == len(set(told)) == before + 1


async def test_a_scene_that_discord_never_takes_holds_up_nothing_for_long(
    world: World, clock: Clock, crowned: list[str]
) -> None:
    table = await begun(world)
    before = len(shown(world, table))
    broken(world, SCENE_ATTEMPTS, arrives=False)
    await answer_all(world.house, table)
    for _ in range(SCENE_ATTEMPTS):
        await world.deliver()
        clock.pass_(minutes=10)
    assert len(shown(world, table)) == before
    left = await rows(world.house.database, "SELECT id FROM outbox WHERE lane_kind = 'thread' AND state <> 'sent'")
    assert not left


async def test_a_scene_that_discord_refuses_is_left_out(
    world: World, monkeypatch: pytest.MonkeyPatch, crowned: list[str]
) -> None:
    table = await begun(world)
    before = len(shown(world, table))
    send = Sender.send

    async def refused(mail: Sender, message: Any, row: Any) -> int:
        if message.files is not None and row.lane[0] == "thread":
            raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50013})  # type: ignore[arg-type]
        return await send(mail, message, row)

    monkeypatch.setattr(Sender, "send", refused)
    await answer_all(world.house, table)
    await world.deliver()
    assert len(shown(world, table)) == before
    assert any("takes the crown" in texts_of(one.components) for one in world.messages(world.thread(table)))
    left = await rows(world.house.database, "SELECT id FROM outbox WHERE lane_kind = 'thread' AND state <> 'sent'")
    assert not left


async def test_a_game_of_the_devil_shows_its_chests_its_masks_and_its_podium_before_the_last_message(
    world: World,
) -> None:
    table = await begun(world, "ada", "ben", "cleo", "dan", game="devil")
    while (await world.house.lookups.table(table)).status == "playing":
        await answer_all(world.house, table)
        await world.deliver()
    told = [texts_of(one.components) for one in shown(world, table)]
    assert sum("masks fall" in words for words in told) == 1
    assert sum("chests are open" in words or "candles burn" in words for words in told) == 1
    assert "🏆" in told[-1]
    assert len(told) == len(set(told))
    last = world.messages(world.thread(table))[-1]
    assert last.id != shown(world, table)[-1].id
    assert "Total " in texts_of(last.components)


def test_of_several_scenes_the_end_is_shown(crowned: list[str]) -> None:
    del crowned
    assert END == "end"
    assert scene_of((), (), _table(), None) is None
    assert scene_of((say("a"), say("b")), (), _table(), None) == ToldScene("crown", 1, say("b"), (say("b"),), 1)


def _table() -> Any:
    from tests.bot.drawing import TABLE

    return TABLE
