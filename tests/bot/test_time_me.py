"""/me: where one lives, when one sleeps, how one is reminded, when one is away; and what of it cannot be."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from face.wordings.lengths import unix
from tests.bot.people import Seat, World, texts_of
from tests.ground import Clock


def reply(result: Any) -> str:
    return texts_of(result.response.components)


async def says(world: World, seat: Seat, command: str, **options: Any) -> str:
    result = await seat.member.slash(world.channel, command, **options)
    assert result.response.ephemeral
    return reply(result)


# ------------------------------------------------------------------------------------------ the zone


async def test_a_zone_is_remembered(world: World) -> None:
    ada = world.person("ada")
    assert "Europe/Prague" in await says(world, ada, "me timezone", zone="Europe/Prague")
    assert (await world.house.settings.player(ada.user.id)).zone == "Europe/Prague"


async def test_a_zone_may_be_typed_as_people_do(world: World) -> None:
    ada = world.person("ada")
    await says(world, ada, "me timezone", zone="america/new york")
    assert (await world.house.settings.player(ada.user.id)).zone == "America/New_York"


async def test_zones_are_offered_by_any_part_of_their_name_with_the_time_there(world: World) -> None:
    ada = world.person("ada")
    shown = await ada.member.autocomplete(world.channel, "me timezone", "zone", "tokyo")
    assert [(one["name"], one["value"]) for one in shown] == [("Asia/Tokyo · 21:00", "Asia/Tokyo")]


async def test_without_a_word_typed_a_few_usual_zones_are_offered(world: World) -> None:
    ada = world.person("ada")
    shown = await ada.member.autocomplete(world.channel, "me timezone", "zone", "")
    assert 5 <= len(shown) <= 25


async def test_many_matching_zones_keep_discords_limit(world: World) -> None:
    ada = world.person("ada")
    assert len(await ada.member.autocomplete(world.channel, "me timezone", "zone", "america")) == 25


@pytest.mark.parametrize("zone", ["Middle/Earth", "../../etc/passwd", "UTC+26", "x" * 500])
async def test_an_unknown_zone_is_told_so(world: World, zone: str) -> None:
    ada = world.person("ada")
    assert "I don't know the time zone" in await says(world, ada, "me timezone", zone=zone)
    assert (await world.house.settings.player(ada.user.id)).zone is None


# -------------------------------------------------------------------------------------- quiet hours


async def test_quiet_hours_are_kept_across_midnight(world: World) -> None:
    ada = world.person("ada")
    await says(world, ada, "me timezone", zone="Europe/Prague")
    assert "From 22:30 to 7:00 nothing pings you" in await says(world, ada, "me quiet", hours="22:30-7")
    assert (await world.house.settings.player(ada.user.id)).quiet == (22 * 60 + 30, 7 * 60)


async def test_quiet_hours_are_given_up_by_off(world: World) -> None:
    ada = world.person("ada")
    await says(world, ada, "me timezone", zone="Europe/Prague")
    await says(world, ada, "me quiet", hours="22-7")
    assert "no quiet hours" in await says(world, ada, "me quiet", hours="Off")
    assert (await world.house.settings.player(ada.user.id)).quiet is None


@pytest.mark.parametrize(
    ("hours", "why"),
    [
        ("8-22", "at most 10 hours"),
        ("0-23:59", "at most 10 hours"),
        ("at night", "I can't read “at night” as hours"),
        ("22-31", "I can't read"),
    ],
)
async def test_hours_that_cannot_be_quiet_are_told_so(world: World, hours: str, why: str) -> None:
    ada = world.person("ada")
    await says(world, ada, "me timezone", zone="Europe/Prague")
    assert why in await says(world, ada, "me quiet", hours=hours)
    assert (await world.house.settings.player(ada.user.id)).quiet is None


async def test_twenty_four_quiet_hours_are_no_quiet_hours(world: World) -> None:
    ada = world.person("ada")
    await says(world, ada, "me timezone", zone="Europe/Prague")
    await says(world, ada, "me quiet", hours="0-0")
    assert (await world.house.settings.player(ada.user.id)).quiet is None


async def test_a_night_needs_to_know_where(world: World) -> None:
    ada = world.person("ada")
    assert "/me timezone" in await says(world, ada, "me quiet", hours="22-7")


async def test_usual_nights_are_offered_and_what_is_typed(world: World) -> None:
    ada = world.person("ada")
    shown = await ada.member.autocomplete(world.channel, "me quiet", "hours", "21:30-6")
    assert [(one["name"], one["value"]) for one in shown] == [("21:30 to 6:00", "21:30-6")]
    assert "off" in {one["value"] for one in await ada.member.autocomplete(world.channel, "me quiet", "hours", "")}


# ------------------------------------------------------------------------------------- notifications


@pytest.mark.parametrize("by", ["dm", "mention", "none"])
async def test_everyone_chooses_how_they_are_reminded(world: World, by: str) -> None:
    ada = world.person("ada")
    assert "eminders" in await says(world, ada, "me notifications", by=by)
    assert (await world.house.settings.player(ada.user.id)).notify == by


# ---------------------------------------------------------------------------------------- absences


async def test_an_absence_ends_on_its_day_and_tells_what_is_left_of_the_year(world: World) -> None:
    ada = world.person("ada")
    told = await says(world, ada, "me away", until="2 weeks")
    assert "<t:" in told
    assert "You have 16 days of this year" in told
    await says(world, ada, "me back")
    assert (await world.house.settings.player(ada.user.id)).away_until is None


@pytest.mark.parametrize(
    ("until", "why"),
    [
        ("tomorrow-ish", "I can't read “tomorrow-ish” as a day"),
        ("2026-02-28", "in the past"),
        ("0 days", "in the past"),
        ("10 years", "more vacation than you have left"),
        ("2026-02-30", "I can't read"),
    ],
)
async def test_an_absence_that_cannot_be_is_told_so(world: World, until: str, why: str) -> None:
    ada = world.person("ada")
    assert why in await says(world, ada, "me away", until=until)
    assert (await world.house.settings.player(ada.user.id)).away_until is None


async def test_lengths_of_an_absence_are_offered_with_the_day_they_end(world: World, clock: Clock) -> None:
    ada = world.person("ada")
    shown = await ada.member.autocomplete(world.channel, "me away", "until", "7")
    assert [(one["name"], one["value"]) for one in shown] == [("7 days (until 2026-03-08)", "7 d")]
    typed = await ada.member.autocomplete(world.channel, "me away", "until", "3 days")
    assert ("3 days (until 2026-03-04)", "3 d") in [(one["name"], one["value"]) for one in typed]


async def test_all_that_is_set_can_be_looked_at(world: World) -> None:
    ada = world.person("ada")
    told = await says(world, ada, "me show")
    for words in ("haven't set a time zone", "no quiet hours", "direct messages", "You're not away"):
        assert words in told


async def test_the_commands_work_in_direct_messages(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada)
    await world.join(ada)
    assert {"me timezone", "me away", "me back"} <= set(ada.user.available_commands())


async def test_the_lobby_tells_the_usual_hours_of_those_who_have_told_theirs(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await ada.member.slash(world.channel, "me timezone", zone="Asia/Tokyo")
    await ada.member.slash(world.channel, "me quiet", hours="23-8")
    await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    shown = texts_of(world.lobby_message.components)
    wakes = clock.now.replace(hour=23, minute=0) - timedelta(days=1)  # eight in the morning in Tokyo
    assert f"ada · usually around <t:{unix(wakes)}:t> to <t:{unix(wakes + timedelta(hours=15))}:t>" in shown
    assert "ben\n" in shown
