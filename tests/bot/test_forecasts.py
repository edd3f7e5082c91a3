"""What happens next? on a desk: a bar, then what came of the drafted answer, in a message only its player sees."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.reading.forecasts import ForecastPresses
from tests.bot.people import Seat, World, texts_of
from tests.bot.pressing import reply
from tests.bot.test_practice import practise
from tests.bot.test_reviews import bot, now
from tests.secrecy.paper import Wire

BUTTON = "What happens next?"


async def ready(world: World) -> None:
    """Waits until no bar moves any more."""
    for _ in range(1000):
        tasks = [task for tasks in bot(world).forecasts.following.waiting.values() for task in tasks]
        if tasks:
            await asyncio.gather(*tasks)
            return
        await asyncio.sleep(0)


async def pressed(world: World, seat: Seat) -> Any:
    shown = (await seat.press(BUTTON)).response
    await ready(world)
    return shown


async def test_the_drafted_answer_is_played_on_and_a_second_one_stands_beside_it(world: World) -> None:
    world.house.forecasts.worlds = 4
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    await ada.open_desk(table)
    head = (await world.house.tables.read(table)).head
    await ada.choose("coins", "1")
    shown = await pressed(world, ada)
    assert shown.ephemeral
    told = await now(world, shown)
    assert "Your answer now" in told
    assert "Points at the end: **" in told
    assert "in 4 imagined worlds drawn from what you know" in told
    assert "Your answer before" not in told
    await ada.choose("coins", "3")
    told = await now(world, await pressed(world, ada))
    assert told.index("Your answer now") < told.index("Your answer before")
    assert "In the same worlds (4), this answer did better in" in told
    assert (await world.house.tables.read(table)).head == head
    assert not any(BUTTON in texts_of(each.components) for each in ben.dms())


async def test_an_answer_that_is_not_complete_is_refused_in_words(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    await ada.open_desk(table)
    told = reply(await ada.press(BUTTON))
    assert "choose the rest in your form first: “" in told
    assert not bot(world).forecasts.following.waiting


async def test_it_is_on_desks_where_trials_are(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben)
    await ada.open_desk(table)
    assert BUTTON not in ada.buttons()
    await practise(world, ada)
    assert BUTTON in ada.buttons()


async def test_stop_ends_it_for_who_waits_and_tells_nothing_of_a_table(world: World) -> None:
    ada, eve = world.person("ada"), world.person("eve")
    table = await world.seated(ada, world.person("ben"))
    presses, answers = ForecastPresses(world.house), []
    waiting = asyncio.create_task(asyncio.Event().wait())
    presses.following.waiting[ada.user.id, table] = {waiting}  # type: ignore[assignment]
    for who, number in ((eve, table), (eve, 99_999), (ada, table)):
        wire = Wire(who.user.id, server=False, components=[])
        await Handlers(presses).press(wire, Press("forecast", number, "", "stop"), [])  # type: ignore[arg-type]
        answers.append(repr(wire.answers))
    assert answers[0] == answers[1] != "[]"
    assert "Stopped." in answers[2]
    await asyncio.wait({waiting})
    assert waiting.cancelled()
