"""Who may use which command of /fix: asked at run time, each time."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.bot.fixes.acting import Moderator, labels, look, moderator, reply, three
from tests.bot.people import World

COMMANDS: dict[str, dict[str, Any]] = {
    "look": {},
    "reopen": {"player": "seat:0"},
    "answer": {"player": "seat:0"},
    "adjust": {"player": "seat:0", "what": "crowns", "by": 1},
    "deadline": {"hours": 5},
    "pause": {},
    "remove": {"player": "seat:0"},
    "void": {},
}
NOT_A_MODERATOR, SEATED = "Only moderators of this server can do that", "You're at this table, or once were"


async def test_a_fix_is_for_moderators_who_do_not_sit_there(world: World, subtests: pytest.Subtests) -> None:
    ada, _, _, table = await three(world)
    mia, max_ = await moderator(world), Moderator(world, "max", manages=True)
    outsider = world.person("eve")
    for (name, options), who in product(COMMANDS.items(), (mia, max_, ada, outsider)):
        with subtests.test(name=name, who=who.user.name):
            found = await look(who, table, name, **options)
            assert found.response.ephemeral
            if who in (mia, max_):
                assert ("Refresh" if name == "look" else "Apply…") in labels(found), reply(found)
            else:
                assert NOT_A_MODERATOR in reply(found)


async def test_a_moderator_at_the_table_gets_no_fix_there(world: World, subtests: pytest.Subtests) -> None:
    mia = await moderator(world)
    table = await world.seated(mia, world.person("ben"), world.person("cleo"))
    for name, options in COMMANDS.items():
        with subtests.test(name=name):
            assert SEATED in reply(await look(mia, table, name, **options))


async def test_who_has_sat_there_once_knows_too_much(world: World) -> None:
    mia = await moderator(world)
    table = await world.seated(mia, world.person("ben"), world.person("cleo"))
    await world.house.seats.vacate(table, mia.user.id, "i:leave")
    assert SEATED in reply(await look(mia, table, "pause"))


async def test_moderators_of_another_server_see_no_such_table(world: World, subtests: pytest.Subtests) -> None:
    *_, table = await three(world)
    elsewhere = World(world.env, world.house)
    max_ = Moderator(elsewhere, "max", manages=True)
    for name, options in COMMANDS.items():
        with subtests.test(name=name):
            assert "There's no such table" in reply(await look(max_, table, name, **options))


async def test_a_role_that_was_taken_away_no_longer_counts(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "pause")
    await moderator(world, "max")  # another role moderates now
    pressed = await mia.member.click(found.response, label="Apply…")
    assert NOT_A_MODERATOR in reply(pressed)
    assert not (await world.house.lookups.table(table)).paused


async def test_everybody_may_read_what_was_fixed(world: World) -> None:
    ada, _, _, table = await three(world)
    assert "Nothing has been put right" in reply(await look(ada, table, "history"))


async def test_the_wishes_are_for_moderators(world: World) -> None:
    ada, _, _, _ = await three(world)
    assert NOT_A_MODERATOR in reply(await ada.member.slash(world.channel, "fix requests"))


async def test_without_a_table_it_is_that_of_the_thread(world: World) -> None:
    await three(world)
    mia = await moderator(world)
    assert "Which table?" in reply(await mia.member.slash(world.channel, "fix pause"))
    (thread,) = world.channel.threads
    assert "Pause the game" in reply(await mia.member.slash(thread, "fix pause"))
