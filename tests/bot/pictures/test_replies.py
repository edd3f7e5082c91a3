"""Pictures in what one person has opened: after the words, for those who want them, of what they may know alone."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.bot.delivery.faults import until
from tests.bot.people import Seat, World, texts_of
from tests.bot.pictures.drawing import PaperDrawer, galleries, picture_bytes
from tests.bot.test_fairness import played
from tests.bot.test_metrics import Since
from tests.bot.test_whole_game import play_round
from tests.ground import Clock
from tests.secrecy.discretion import overheard


class Click:
    """As much of an interaction as its place needs, and how long it can be answered."""

    def __init__(self, user: int, channel: int) -> None:
        self.id = 0
        self.user = SimpleNamespace(id=user)
        self.channel_id = channel
        self.expires_at = discord.utils.utcnow() + timedelta(minutes=15)


async def begun(world: World) -> tuple[int, list[Seat]]:
    seats = [world.person(name) for name in ("ada", "ben")]
    table = await world.seated(*seats)
    for seat in seats:
        seat.take_dm()
    return table, seats


def now(world: World, result: Any) -> Any:
    return world.message_now(result.response)


async def test_the_board_that_somebody_opens_has_all_words_and_a_picture(world: World) -> None:
    table, (ada, _) = await begun(world)
    for result in (
        await ada.press("Board"),
        await ada.member.slash(world.channel, "table show", table=str(table)),
    ):
        shown = now(world, result)
        assert "crown" in texts_of(shown.components)
        assert b"crown" in picture_bytes(world, shown)


async def test_who_opens_their_cards_sees_their_own_desk_drawn(world: World) -> None:
    table, (ada, _) = await begun(world)
    shown = now(world, await ada.press("Cards"))
    assert b"purse" in picture_bytes(world, shown).lower()
    assert [one["filename"] for one in shown.attachments] == ["picture.png"]
    onlooker = world.person("eve")
    theirs = now(world, await onlooker.member.click(world.board(table), label="Cards"))
    assert galleries(theirs) == []


async def test_a_click_waits_for_no_picture(world: World, drawer: PaperDrawer) -> None:
    _, (ada, _) = await begun(world)
    drawer.free.clear()
    drawn = drawer.drawn
    pressing = asyncio.create_task(ada.press("Cards"))
    await until(lambda: drawer.drawn > drawn)
    newest = world.messages(ada.user.dm_channel.id)[-1]
    assert texts_of(newest.components)
    assert galleries(newest) == []
    drawer.free.set()
    assert galleries(now(world, await pressing))


async def test_an_answer_is_measured_until_its_words_and_its_picture_by_itself(
    world: World, drawer: PaperDrawer
) -> None:
    _, (ada, _) = await begun(world)
    drawer.free.clear()
    since, drawn = Since(), drawer.drawn
    pressing = asyncio.create_task(ada.press("Cards"))
    await until(lambda: drawer.drawn > drawn)
    assert since("pactum_click_seconds_count", "whole") == since("pactum_clicks_total", "press") == 1
    assert since("pactum_clicks_under_way") == 0
    assert since("pactum_click_seconds_count", "picture") == 0
    drawer.free.set()
    await pressing
    assert since("pactum_click_seconds_count", "picture") == 1
    assert since("pactum_click_seconds_count", "whole") == since("pactum_clicks_total", "press") == 1
    assert since("pactum_clicks_under_way") == 0


async def test_a_stop_waits_for_no_picture(world: World, drawer: PaperDrawer) -> None:
    _, (ada, _) = await begun(world)
    drawer.free.clear()
    drawn = drawer.drawn
    pressing = asyncio.create_task(ada.press("Cards"))
    await until(lambda: drawer.drawn > drawn)
    with overheard("WARNING") as heard:
        await asyncio.wait_for(world.env.bot.underway.ended(patience=3600.0), 60)  # type: ignore[attr-defined]
    assert heard.getvalue() == ""
    drawer.free.set()
    assert galleries(now(world, await pressing)) == []


async def test_a_picture_that_fails_leaves_the_words(world: World, drawer: PaperDrawer) -> None:
    _, (ada, _) = await begun(world)
    drawer.broken = OSError()
    shown = now(world, await ada.press("Cards"))
    assert texts_of(shown.components)
    assert galleries(shown) == []


async def test_the_charts_of_a_finished_game_stand_in_words_and_their_picture_follows(world: World) -> None:
    table, (ada, ben) = await played(world, "ada", "ben")
    opened = await ada.member.slash(world.channel, "table dossier", table=str(table))
    assert "Bids" in picture_bytes(world, now(world, opened)).decode()
    shown = now(world, await ada.member.click(opened.response, label="📈 Round by round"))
    assert "Coins (after round 0 · 1 · 2 · 3)" in texts_of(shown.components)
    assert b"Round by round" in picture_bytes(world, shown)
    turned = now(world, await ada.member.select(opened.response, ["rounds"]))
    assert galleries(turned) == []
    await ben.member.slash(world.channel, "me board", **{"as": "text"})
    opened = await ben.member.slash(world.channel, "table dossier", table=str(table))
    words = now(world, await ben.member.click(opened.response, label="📈 Round by round"))
    assert "Coins (after round" in texts_of(words.components)
    assert galleries(words) == []


async def test_a_dossier_begins_with_the_podium_to_be_forwarded(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    for number in (1, 2, 3):
        await play_round(world, table, [ada, ben], number, restart=False)
        clock.pass_(minutes=24 * 60 if number < 3 else 0)
    assert await world.house.lookups.days_played(table) == 3
    opened = now(world, await ada.member.slash(world.channel, "table dossier", table=str(table)))
    drawn = picture_bytes(world, opened).decode()
    for said in (">ada<", ">ben<", "What decided it: ", "Played in 3 days", f"Table {table}"):
        assert said in drawn
    (gallery,) = galleries(opened)
    assert gallery["items"][0]["description"].endswith("Played in 3 days.")
    await ben.member.slash(world.channel, "me board", **{"as": "text"})
    words = now(world, await ben.member.slash(world.channel, "table dossier", table=str(table)))
    assert galleries(words) == []


async def test_a_game_that_never_began_was_not_played(world: World) -> None:
    table = await world.lobby(world.person("ada"))
    assert await world.house.lookups.days_played(table) is None


async def test_charts_that_come_late_turn_no_page_back(
    world: World, drawer: PaperDrawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, _) = await played(world, "ada", "ben")
    opened = await ada.member.slash(world.channel, "table dossier", table=str(table))
    draw = drawer.draw

    async def meanwhile(svg: str, whose: Hashable) -> bytes:  # that person's other click shows another page
        found: Any = world.env.bot
        found.dossiers.newest.note(Click(ada.user.id, world.channel.id))
        return await draw(svg, whose)

    monkeypatch.setattr(drawer, "draw", meanwhile)
    drawn = drawer.drawn
    shown = await ada.member.click(opened.response, label="📈 Round by round")
    assert drawer.drawn == drawn + 1
    assert galleries(now(world, shown)) == []


async def test_a_card_that_is_looked_up_stands_in_words_and_is_drawn(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    shown = now(world, await ada.member.slash(world.channel, "card", name="watchtower"))
    assert "Watchtower" in texts_of(shown.components)
    assert b"Watchtower" in picture_bytes(world, shown)
    (gallery,) = galleries(shown)
    assert gallery["items"][0]["description"].startswith("Watchtower (")
    await ben.member.slash(world.channel, "me board", **{"as": "text"})
    words = now(world, await ben.member.slash(world.channel, "card", name="watchtower"))
    assert "Watchtower" in texts_of(words.components)
    assert galleries(words) == []
    unknown = await ada.member.slash(world.channel, "card", name="watchtowr")
    assert "Watchtower" in texts_of(unknown.response.components)
    assert galleries(now(world, unknown)) == []


async def test_a_topic_of_the_rules_is_followed_by_the_piece_it_speaks_of(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    opened = await ada.member.slash(world.channel, "rules", topic="devil:inquisition")
    shown = now(world, opened)
    assert "Inquisition: how it goes" in texts_of(shown.components)
    assert b"Plebeian" in picture_bytes(world, shown)
    (gallery,) = galleries(shown)
    assert gallery["items"][0]["description"].startswith("An example for “Inquisition: how it goes”.")
    turned = now(world, await ada.member.select(opened.response, ["souls"]))
    assert galleries(turned) == []
    turned = now(world, await ada.member.select(opened.response, ["reputation"]))
    assert galleries(turned)
    assert b"Plebeian" not in picture_bytes(world, turned)
    await ben.member.slash(world.channel, "me board", **{"as": "text"})
    words = now(world, await ben.member.slash(world.channel, "rules", topic="devil:inquisition"))
    assert "Inquisition: how it goes" in texts_of(words.components)
    assert galleries(words) == []


async def test_who_chooses_text_gets_text_alone_and_the_thread_keeps_its_picture(world: World) -> None:
    table, (ada, ben) = await begun(world)
    said = await ada.member.slash(world.channel, "me board", **{"as": "text"})
    assert "text only" in texts_of(said.response.components)
    assert "text only" in texts_of((await ada.member.slash(world.channel, "me show")).response.components)
    for label in ("Board", "Cards"):
        assert galleries(now(world, await ada.press(label))) == []
        assert galleries(now(world, await ben.press(label)))
    assert galleries(world.stored_board(table))
    await ada.member.slash(world.channel, "me board", **{"as": "picture"})
    assert galleries(now(world, await ada.press("Board")))


async def test_admins_can_do_without_pictures_on_their_server(world: World) -> None:
    may = world.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("root")
    admin = world.guild.add_member(user, roles=[may])
    said = await admin.slash(world.channel, "pactum setup", boards="text")
    assert "text only" in texts_of(said.response.components)
    again = await admin.slash(world.channel, "pactum setup")
    assert "text only" in texts_of(again.response.components)
    assert (await world.house.lookups.server(world.guild.id)).board == "text"
    without = await admin.slash(world.channel, "pactum setup", scenes="off")
    assert "no scenes" in texts_of(without.response.components)
    settings = await world.house.lookups.server(world.guild.id)
    assert (settings.board, settings.scenes) == ("text", False)
    assert "no scenes" in texts_of((await admin.slash(world.channel, "pactum setup")).response.components)
    await admin.slash(world.channel, "pactum setup", scenes="on")
    assert (await world.house.lookups.server(world.guild.id)).scenes
