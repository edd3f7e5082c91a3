"""Reminders in direct messages go once what they remind of is decided."""

from __future__ import annotations

from tests.bot.people import World, texts_of
from tests.bot.test_time_reminders import later, table_of_two
from tests.ground import Clock


async def test_reminders_go_without_a_sound_once_their_decision_is_made(world: World, clock: Clock) -> None:
    _, ada, ben = await table_of_two(world)
    before = [one.id for one in ada.dms()]
    await later(world, clock, hours=19)
    assert len(ada.dms()) == len(before) + 1  # the newest
    ada.take_dm()
    await ada.press("Snooze 4 h")
    ada.desk = world.message(ada.dms()[len(before) - 1])
    await ada.choose("coins", "1")
    await ada.press("Seal")
    others = len(ben.dms())
    await later(world, clock, minutes=20)
    assert [one.id for one in ada.dms()] == before
    assert len(ben.dms()) == others  # he still owes his bid


async def test_a_reminder_of_several_tables_keeps_what_is_still_owed(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    first, second = [await world.seated(ada, ben) for _ in range(2)]
    await later(world, clock, hours=13)
    reminder = ada.dms()[-1]
    assert "table 1" in texts_of(reminder.components)
    for table, told in ((second, "table 1"), (first, None)):
        await world.house.play.answer(table, ada.user.id, "1.bid", {"coins": 1}, f"i:{table}")
        await later(world, clock, minutes=20)
        left = [texts_of(one.components) for one in ada.dms() if one.id == reminder.id]
        assert [told in words and f"table {table}" not in words for words in left] == [True] * (told is not None)


async def test_no_two_reminders_of_whatever_kind_stand_for_one_decision(world: World, clock: Clock) -> None:
    _, ada, ben = await table_of_two(world)
    desks = [one.id for one in ben.dms()]
    await later(world, clock, hours=13)
    await world.house.play.answer(1, ada.user.id, "1.bid", {"coins": 1}, "i:ada")
    await later(world, clock, hours=3)
    (last,) = [one for one in ben.dms() if one.id not in desks]
    assert "you're the last one" in texts_of(last.components)
    await later(world, clock, hours=7, minutes=30)
    await later(world, clock, minutes=5)
    (hour,) = [one for one in ben.dms() if one.id not in desks]
    assert "The last hour" in texts_of(hour.components)


async def test_of_several_tables_what_is_reminded_of_again_goes_from_the_older_reminder(
    world: World, clock: Clock
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    await later(world, clock, hours=3)
    await world.seated(ada, ben)
    before = [one.id for one in ada.dms()]
    await later(world, clock, hours=16)
    tables = [texts_of(one.components).count("· table ") for one in ada.dms() if one.id not in before]
    assert sum(tables) == 2


async def test_a_mention_at_the_table_takes_the_place_of_the_one_before(world: World, clock: Clock) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    table = await world.seated(*seats, game="devil")
    for seat in seats:
        await seat.member.slash(world.channel, "me notifications", by="mention")
    mentions = []
    for hours in (13, 6, 4):
        await later(world, clock, hours=hours)
        await later(world, clock, minutes=5)  # older ones go with the next sweep
        messages = world.messages(world.thread(table))
        mentions.append([one.id for one in messages if "something here is waiting" in texts_of(one.components)])
    assert [len(each) for each in mentions] == [4, 4, 4]  # one for each player
    assert len(set().union(*mentions)) == 12


async def test_a_reminder_goes_when_time_runs_out(world: World, clock: Clock) -> None:
    _, ada, _ = await table_of_two(world)
    await later(world, clock, hours=23, minutes=30)
    assert any("The last hour" in texts_of(one.components) for one in ada.dms())
    await later(world, clock, hours=1)
    assert not any("The last hour" in texts_of(one.components) for one in ada.dms())
