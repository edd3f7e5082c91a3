"""The standings as a picture: for who wants pictures, in the thread of a server that has them, in words elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator, Hashable
from typing import Any

import pytest

from host.house import House
from tests.bot.people import World, texts_of
from tests.bot.pictures.drawing import PaperDrawer, galleries, picture_bytes, picturing
from tests.bot.pictures.test_replies import Click
from tests.bot.tournaments.clicks import Cup, cup
from tests.ground import Clock


@pytest.fixture
def drawer() -> PaperDrawer:
    return PaperDrawer()


@pytest.fixture
async def world(house: House, drawer: PaperDrawer) -> AsyncIterator[World]:
    async with picturing(house, drawer) as world:
        yield world


async def round_played(world: World, clock: Clock) -> Cup:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(6)
    await autumn.does("start")
    await autumn.swept()
    await autumn.played()
    return autumn


async def test_the_end_of_a_round_is_told_with_a_picture(world: World, clock: Clock) -> None:
    autumn = await round_played(world, clock)
    shown = await autumn.shown()
    (told,) = [
        one for one in world.messages(shown.thread_id) if "is over." in texts_of(one.components) and galleries(one)
    ]
    assert b"Round 1 of 2" in picture_bytes(world, told)
    assert b"ada" in picture_bytes(world, told)
    assert "🥇" not in texts_of(told.components)
    assert "🥇" in galleries(told)[0]["items"][0]["description"]


async def test_it_is_told_in_words_where_the_server_wants_them_or_it_cannot_be_drawn(
    world: World, clock: Clock, drawer: PaperDrawer
) -> None:
    drawer.broken = ValueError("no picture today")
    autumn = await round_played(world, clock)
    told = [one for one in world.messages((await autumn.shown()).thread_id) if "is over." in texts_of(one.components)]
    assert galleries(told[-1]) == []
    assert "🥇" in texts_of(told[-1].components)


async def test_a_reader_gets_a_picture_with_their_own_line_or_words(world: World, clock: Clock) -> None:
    autumn = await round_played(world, clock)
    ada, ben = autumn.people[:2]
    await ben.member.slash(world.channel, "me board", **{"as": "text"})
    for seat, drawn in ((ada, True), (ben, False)):
        result = await seat.member.slash(world.channel, "tournament show")
        page = world.message_now(result.response)
        assert bool(galleries(page)) is drawn
        assert ("🥇" in texts_of(page.components)) is not drawn
        await seat.member.click(result.response, label="Rules")
        rules = world.message_now(result.response)
        assert galleries(rules) == []
        assert rules.attachments == []
        await seat.member.click(result.response, label="Back")
        assert bool(galleries(world.message_now(result.response))) is drawn


async def test_a_picture_that_comes_late_turns_no_page_back(
    world: World, clock: Clock, drawer: PaperDrawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    autumn = await round_played(world, clock)
    ada, draw = autumn.people[0], drawer.draw
    pages: Any = world.env.bot.tournament_pages  # type: ignore[attr-defined]

    async def meanwhile(svg: str, whose: Hashable) -> bytes:  # that person's other click shows another page
        pages.newest.note(Click(ada.user.id, world.channel.id))
        return await draw(svg, whose)

    monkeypatch.setattr(drawer, "draw", meanwhile)
    shown = await ada.member.slash(world.channel, "tournament show")
    assert galleries(world.message_now(shown.response)) == []
