"""More time is told in the lobby, taken by a command, a button of a reminder or the page, and told in the thread."""

from __future__ import annotations

import re

from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.test_time_reminders import all_buttons, later
from tests.ground import Clock


async def begun(world: World, options: str = "") -> tuple[list[object], int]:
    seats = [world.person("ada"), world.person("ben")]
    table = await world.seated_by_clicks(*seats, options=options)
    await world.deliver()
    return list(seats), table


def in_thread(world: World, table: int) -> str:
    return "\n".join(texts_of(one.components) for one in world.messages(world.thread(table)))


async def test_the_lobby_tells_it_and_the_thread_who_took_it(world: World) -> None:
    (ada, _), table = await begun(world)
    assert "can take 1 day more for a decision twice a game" in texts_of(
        world.message_now(world.lobby_message).components
    )
    done = await ada.member.slash(world.channel, "table more-time", table=str(table))  # type: ignore[attr-defined]
    assert "You have 1 day more" in texts_of(done.response.components)
    await world.deliver()
    assert "takes 1 day more for a decision, and can do so once more" in in_thread(world, table)


async def test_a_table_without_it_says_so(world: World) -> None:
    (ada, _), table = await begun(world, "extensions=0")
    assert "more for a decision" not in texts_of(world.message_now(world.lobby_message).components)
    done = await ada.member.slash(world.channel, "table more-time", table=str(table))  # type: ignore[attr-defined]
    assert "opened without it" in texts_of(done.response.components)


async def test_a_reminder_has_the_button(world: World, clock: Clock) -> None:
    (ada, _), table = await begun(world)
    await later(world, clock, hours=19)
    ada.take_dm()  # type: ignore[attr-defined]
    assert "More time (2 left)" in ada.buttons()  # type: ignore[attr-defined]
    await ada.press("More time (2 left)")  # type: ignore[attr-defined]
    assert "You have 1 day more" in ada.words()  # type: ignore[attr-defined]
    assert "More time (2 left)" not in buttons_of(ada.components())  # type: ignore[attr-defined]
    await world.deliver()
    assert "takes 1 day more" in in_thread(world, table)


async def test_after_the_press_a_reminder_of_two_tables_says_what_is_so_and_keeps_what_can_be_done(
    world: World, clock: Clock
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    first, second = [await world.seated_by_clicks(ada, ben) for _ in range(2)]
    await world.deliver()
    await later(world, clock, hours=13)
    ada.take_dm()
    usual = ["desk", "snooze", "more-time", "mute"]
    assert pressed(ada, first) == pressed(ada, second) == usual
    before = due_times(ada)
    for left in (1, 0):
        more = next(one for one in all_buttons(ada) if one["custom_id"].startswith(f"p:more-time:{first}:"))
        await ada.user.click(ada.desk, custom_id=more["custom_id"])
        desk = await world.house.play.desk(first, ada.user.id)
        assert desk.due_at is not None
        assert due_times(ada) == [str(int(desk.due_at.timestamp())), before[1]]
        assert pressed(ada, first) == [each for each in usual if left or each != "more-time"]
        assert pressed(ada, second) == usual
        assert ada.words().count("You have 1 day more") == 1


def pressed(seat: Seat, table: int) -> list[str]:
    """What can be pressed about that table, in its order."""
    there = [one["custom_id"].split(":")[1:3] for one in all_buttons(seat)]
    return [action for action, of in there if of == str(table)]


def due_times(seat: Seat) -> list[str]:
    return re.findall(r"Due <t:(\d+):R>", seat.words())


async def test_weekends_off_are_told_in_the_lobby_by_the_zone_of_the_opener(world: World) -> None:
    ada = world.person("ada")
    refused = await ada.member.slash(world.channel, "table new", game="bids", options="weekends=off")
    assert refused.response is not None
    assert "Days off need a time zone" in texts_of(refused.response.components)
    await world.house.settings.set_zone(ada.user.id, "Europe/Prague")
    await world.lobby(ada, options="weekends=off holidays=yes")
    said = texts_of(world.message_now(world.lobby_message).components)
    assert "Weekends, and the public holidays of CZ, are off" in said
    assert "Europe/Prague" in said
    await world.lobby(ada, options="holidays=de")
    said = texts_of(world.message_now(world.lobby_message).components)
    assert "The public holidays of DE are off" in said
