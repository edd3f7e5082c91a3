"""The picture of one's own area on a desk: there with the message, kept while one presses, new when it changes."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.desk.attachments import DeskPicture
from bot.desk.pictures import AGAIN, DeskPictures, ShownDesk
from bot.messages.sending import NEVER_WAITS, Timer
from face.pictures.png.rendering import Rendering
from host.table.projections import LivingDesk
from host.values import Trouble
from host.workers.turns import TOO_MANY_WAIT
from tests.bot.delivery.faults import until
from tests.bot.drawing import desk
from tests.bot.living import answer, living, words
from tests.bot.people import Seat, World, texts_of
from tests.bot.pictures.drawing import PaperDrawer, galleries, picture_bytes, pictured_by

PURSE = "purse: **"  # of one's own area, which the picture shows


async def begun(world: World) -> tuple[int, list[Seat]]:
    seats = [world.person(name) for name in ("ada", "ben")]
    table = await world.seated(*seats)
    for seat in seats:
        seat.take_dm()
    return table, seats


def now(world: World, seat: Seat) -> Any:
    return next(kept[seat.desk.id] for kept in world.env.backend.messages.values() if seat.desk.id in kept)


def files(message: Any) -> list[str]:
    return [one["filename"] for one in message.attachments]


def uploads(world: World) -> int:
    """Files that were sent to Discord so far, those of boards aside."""
    return sum(name.startswith("desk-") for each in world.env.http_requests for name in _named(each))


def _named(request: Any) -> list[str]:
    body = request.json if isinstance(request.json, dict) else {}
    parts = body.get("data", body).get("attachments") or []
    return [part["filename"] for part in parts if "size" not in part]  # what is kept has one


def wait_for_ever(world: World) -> None:
    """Nobody's patience with a picture ends."""

    async def sleep(_: float) -> None:
        await asyncio.Event().wait()

    bot: Any = world.env.bot
    bot.deliverer.desk_pictures._timer = Timer(sleep=sleep)


async def test_a_desk_comes_with_the_picture_of_its_own_area(world: World) -> None:
    wait_for_ever(world)
    table, seats = await begun(world)
    for seat in seats:
        (message,) = living(seat, table)
        assert b"purse: " in picture_bytes(world, message).lower()
        (gallery,) = galleries(message)
        assert "purse: " in gallery["items"][0]["description"].lower()
        assert PURSE not in words(message).lower()


async def test_a_desk_whose_picture_takes_long_goes_with_all_words_and_its_picture_follows(
    world: World, drawer: PaperDrawer
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    lobby = await world.gathered(ada, ben)
    drawer.free.clear()
    starting = asyncio.create_task(world.begin(lobby))
    await until(lambda: any(PURSE in words(one).lower() for one in ada.dms()))
    first = ada.dms()[-1]
    assert galleries(first) == []
    drawer.free.set()
    table = await starting
    await world.deliver()
    (message,) = living(ada, table)
    assert message.id == first.id
    assert galleries(message)
    assert PURSE not in words(message).lower()


async def test_a_press_keeps_the_picture_and_uploads_nothing(world: World, drawer: PaperDrawer) -> None:
    _, (ada, _) = await begun(world)
    before, sent, drawn = now(world, ada).attachments, uploads(world), drawer.drawn
    assert before
    await ada.choose("coins", "3")
    after = now(world, ada)
    assert after.attachments == before
    assert galleries(after)
    assert (uploads(world), drawer.drawn) == (sent, drawn)


async def test_what_changes_the_own_area_is_followed_by_a_new_picture_in_the_same_message(world: World) -> None:
    table, (ada, ben) = await begun(world)
    before = files(now(world, ada))
    await answer(world, table, ada, {"coins": 3})
    await answer(world, table, ben, {"coins": 1})
    (message,) = living(ada, table)
    assert files(message) != before
    assert len(files(message)) == 1
    assert b"6" in picture_bytes(world, message)


async def test_who_chooses_text_gets_every_word_and_no_picture(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await ada.member.slash(world.channel, "me board", **{"as": "text"})
    table = await world.seated(ada, ben)
    (message,) = living(ada, table)
    assert (galleries(message), files(message)) == ([], [])
    assert PURSE in words(message).lower()
    (message,) = living(ben, table)
    assert galleries(message)


async def test_a_picture_that_fails_leaves_all_words_and_is_not_tried_again(world: World, drawer: PaperDrawer) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    drawer.broken = OSError()
    table = await world.seated(ada, ben)
    await world.deliver()
    (message,) = living(ada, table)
    assert galleries(message) == []
    assert PURSE in words(message).lower()
    drawn = drawer.drawn
    ada.take_dm()
    await ada.choose("coins", "3")
    await world.deliver()
    assert drawer.drawn == drawn


async def test_a_picture_for_which_there_is_no_room_is_asked_for_again(world: World, drawer: PaperDrawer) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    lobby = await world.gathered(ada, ben)
    drawer.broken = Trouble(TOO_MANY_WAIT)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if slept.count(AGAIN) > 1:
            drawer.broken = None

    bot: Any = world.env.bot
    bot.deliverer.desk_pictures._timer = Timer(sleep=sleep)
    table = await world.begin(lobby)
    await world.deliver()
    assert AGAIN in slept
    for seat in (ada, ben):
        (message,) = living(seat, table)
        assert galleries(message)


async def test_a_desk_marks_what_has_changed_since_the_question_before(world: World) -> None:
    table, (ada, ben) = await begun(world)
    assert b"since" not in picture_bytes(world, living(ada, table)[0])
    for coins, seat in enumerate((ada, ben), start=1):
        await answer(world, table, seat, {"coins": coins})
    (message,) = living(ada, table)
    assert b"since Round 1 of 3" in picture_bytes(world, message)
    sent = uploads(world)
    ada.take_dm()
    await ada.press("Refresh")
    assert uploads(world) == sent


async def test_a_desk_that_is_done_with_has_no_picture_any_more(world: World) -> None:
    table, (ada, ben) = await begun(world)
    first = ada.dms()[-1]
    assert files(first)
    for coins, seat in enumerate((ada, ben), start=1):
        await answer(world, table, seat, {"coins": coins})
    folded = world.env.backend.messages[first.channel_id][first.id]
    assert len(living(ada, table)) == 1
    assert (galleries(folded), files(folded)) == ([], [])


async def test_the_desk_that_is_opened_for_oneself_has_its_picture_too(world: World) -> None:
    table, (ada, _) = await begun(world)
    await ada.open_desk(table)
    shown = now(world, ada)
    assert b"purse: " in picture_bytes(world, shown).lower()
    assert PURSE not in texts_of(shown.components).lower()


async def test_the_picture_comes_back_after_the_standing_orders_and_in_a_new_process(
    world: World, drawer: PaperDrawer
) -> None:
    _, (ada, _) = await begun(world)
    before, sent = files(now(world, ada)), uploads(world)
    await ada.press("Standing orders")
    assert galleries(now(world, ada)) == []
    await world.restart(**pictured_by(drawer))
    await ada.press("My desk")
    assert galleries(now(world, ada))
    await ada.choose("coins", "3")
    assert galleries(now(world, ada))
    assert (files(now(world, ada)), uploads(world)) == (before, sent)


class Click:
    """As much of an interaction as a picture that follows needs. `edits`: how often its reply was changed."""

    def __init__(self, id: int) -> None:
        self.id = id
        self.user = SimpleNamespace(id=1)
        self.channel_id = 2
        self.message = SimpleNamespace(id=3)
        self.expires_at = discord.utils.utcnow() + timedelta(minutes=15)
        self.edits = 0
        self.sent = asyncio.Event()

    async def edit_original_response(self, **_: Any) -> Any:
        self.edits += 1
        await self.sent.wait()
        return SimpleNamespace(id=3, attachments=[])


async def test_a_desk_whose_picture_is_wanted_twice_is_marked_by_one_hand() -> None:
    marked: list[tuple[int, int]] = []
    free = asyncio.Event()

    async def changed(*key: int) -> None:
        await free.wait()
        marked.append(key)  # type: ignore[arg-type]

    house: Any = SimpleNamespace(
        living_desks=SimpleNamespace(changed=changed), tables=SimpleNamespace(redraw=asyncio.Event())
    )
    pictures = DeskPictures(house, Rendering(PaperDrawer()), NEVER_WAITS)
    for key in ((1, 1), (1, 1), (1, 1), (2, 1)):
        pictures.later(key)
        await asyncio.sleep(0)
        assert len(pictures.at_work) == 1
    working = pictures.at_work
    free.set()
    await asyncio.gather(*working)
    assert set(marked) == {(1, 1), (2, 1)}
    assert len(marked) <= 4


async def redrawn(_: DeskPicture | None) -> Any:
    return None


def house_whose_desk(*, drawn: bool) -> Any:
    """A house with one living desk. `drawn`: by an edit, not by a reply."""

    async def at(*_: int) -> LivingDesk:
        return LivingDesk(3, 1, dirty=False, drawn=drawn)

    return SimpleNamespace(living_desks=SimpleNamespace(at=at))


@pytest.mark.parametrize("drawn", [True, False])
async def test_a_picture_follows_no_reply_that_another_process_has_drawn_over(drawer: PaperDrawer, drawn: bool) -> None:
    pictures = DeskPictures(house_whose_desk(drawn=drawn), Rendering(drawer), NEVER_WAITS)
    click: Any = Click(1)
    click.sent.set()
    await pictures.pressed(click)
    pictures.follow(click, ShownDesk(desk(), 1, "en", True, redrawn), None)
    while working := pictures.at_work:
        await asyncio.gather(*working)
    assert click.edits == (0 if drawn else 1)


async def test_a_press_waits_for_the_picture_on_its_way_and_stops_one_that_is_not_sent_yet(
    drawer: PaperDrawer,
) -> None:
    pictures = DeskPictures(house_whose_desk(drawn=False), Rendering(drawer), NEVER_WAITS)
    shown = ShownDesk(desk(), 1, "en", True, redrawn)
    first, second, third = clicks = [Click(number) for number in (1, 2, 3)]
    await pictures.pressed(first)  # type: ignore[arg-type]
    pictures.follow(first, shown, None)  # type: ignore[arg-type]
    await until(lambda: first.edits == 1)
    pressing = asyncio.create_task(pictures.pressed(second))  # type: ignore[arg-type]
    for _ in range(20):
        await asyncio.sleep(0)
    assert not pressing.done()
    first.sent.set()
    await pressing
    drawer.free.clear()
    drawn = drawer.drawn
    other = ShownDesk(desk(seat=1), 1, "en", True, redrawn)
    pictures.follow(second, other, None)  # type: ignore[arg-type]
    await until(lambda: drawer.drawn > drawn)
    await pictures.pressed(third)  # type: ignore[arg-type]
    drawer.free.set()
    await asyncio.gather(*pictures.at_work)
    assert [each.edits for each in clicks] == [1, 0, 0]
