"""A tournament on Discord: opened, joined, played, corrected and told in its thread, by clicks and commands alone."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.bot.people import World, buttons_of, texts_of
from tests.bot.tournaments.clicks import JOIN, Cup, cup, words
from tests.ground import Clock


@pytest.mark.usefixtures("complaints")
async def test_a_whole_tournament_from_opening_to_its_end(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    assert "at once with `/tournament start`" in words(world, await autumn.opened())
    await autumn.filled(7)
    await autumn.swept()
    (joined,) = [told for told in await autumn.told() if "Joined:" in told]
    assert "ada, ben, cleo, dora, emil, fay, and gus. Now 7 of 8." in joined
    assert "first round is seated in a moment" in await autumn.does("start")
    await autumn.swept()
    begun = (await autumn.told())[-1]
    assert "Round 1 of 2 begins" in begun
    assert begun.count("table ") == 2
    ada = autumn.people[0]
    shown = words(world, await ada.member.slash(world.channel, "tournament show"))
    assert "Round 1 of 2" in shown
    assert "Your table:" in shown
    assert "In the tournament: ada" in shown
    assert "You: place" not in shown
    assert "🥇" not in shown
    await autumn.played()
    told = "\n".join(await autumn.told())
    assert "Round 1 of 2 is over." in told
    assert "🥇" in told
    assert "Round 2 of 2 begins" in told
    asked = await autumn.boss.member.slash(world.channel, "tournament correct-points", user=ada.user, points=-3)
    line = next(each for each in (await autumn.shown()).standings if each.person_id == ada.user.id)
    assert f"Points: {line.points} → **{line.points - 3}**, place: {line.place} → **" in words(world, asked)
    assert "Corrected." in await autumn.corrects("correct-points", user=ada.user, points=-3)
    await autumn.played()
    told = "\n".join(await autumn.told())
    assert f"<@{autumn.boss.user.id}> takes 3 points from ada: a slip of mine" in told
    assert "The tournament is over.** First place:" in told
    assert (await autumn.shown()).state == "over"
    assert "The same." in await autumn.does("recount")
    shown = words(world, await ada.member.slash(world.channel, "tournament show"))
    assert "The tournament is over. Rounds played: 2" in shown
    assert "▸ ada" in shown
    assert "corrected by −3" in shown


async def test_the_rules_are_read_before_one_joins_and_nobody_joins_twice(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened(unfinished="void", days=5)
    ada = world.person("ada")
    asked = await ada.member.click(await autumn.invited(), label=JOIN)
    rules = words(world, asked)
    assert "Leaving costs nothing before the first round." in rules
    assert "A round has 5 days." in rules
    assert "giving up your seat at a table is for good" in rules
    assert "gives nobody points" in rules
    assert "24–12–0" not in rules
    counted = words(world, await ada.member.click(asked.response, label="How points are counted"))
    assert "24–12–0 / 24–16–8–0" in counted
    assert "A round has 5 days." in counted
    again = await ada.member.click(asked.response, label="Back")
    assert words(world, again) == rules
    assert (await autumn.shown()).tournament.people == ()
    await ada.member.click(asked.response, label="Join")
    assert (await autumn.shown()).tournament.people == (ada.user.id,)
    assert "registered already" in await autumn.joins(ada)
    assert (await autumn.shown()).tournament.people == (ada.user.id,)


async def test_leaving_says_what_it_means_before_it_is_done(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(7)
    ada, ben = autumn.people[:2]

    async def leaves(seat: Any) -> tuple[str, str]:
        page = await seat.member.slash(world.channel, "tournament show")
        asked = await seat.member.click(page.response, label="Leave…")
        before = words(world, asked)
        return before, words(world, await seat.member.click(page.response, label="Leave"))

    asked, done = await leaves(ada)
    assert "it costs nothing" in asked
    assert "You've left the tournament." in done
    assert ada.user.id not in (await autumn.shown()).tournament.people
    await autumn.does("start")
    await autumn.swept()
    asked, done = await leaves(ben)
    assert "for good" in asked
    assert "gives you 0 points" in asked
    again = await ben.member.slash(world.channel, "tournament show")
    assert JOIN not in buttons_of(again.response.components)
    assert "You've left this tournament." in words(world, again)
    await autumn.swept()
    told = "\n".join(await autumn.told())
    assert "No longer registered: ada" in told
    assert "Has left the tournament: ben" in told
    assert "goes to the next from the waiting list, or to an automatic player." in told


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("open", {"name": "Mine", "game": "bids", "until": "3 days"}),
        ("start", {}),
        ("cancel", {}),
        ("close-round", {}),
        ("recount", {}),
        ("correct-table", {"table": "1", "counts": "void"}),
    ],
)
async def test_who_moderates_nothing_changes_nothing(
    world: World, clock: Clock, command: str, options: dict[str, Any]
) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    before = await autumn.shown()
    ada = world.person("ada")
    said = words(world, await ada.member.slash(world.channel, f"tournament {command}", **options))
    assert "Only moderators of this server" in said or "no such table" in said
    assert await autumn.shown() == before


async def test_a_button_of_a_moderator_does_nothing_once_they_are_none(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    asked = await autumn.boss.member.slash(world.channel, "tournament cancel")
    await world.house.lookups.set_server(world.guild.id, moderator_role_id=None)
    assert "Only moderators of this server" in words(
        world, await autumn.boss.member.click(asked.response, label="Cancel the tournament")
    )
    assert (await autumn.shown()).state == "open"


async def test_a_round_is_closed_before_its_date_and_its_table_set_right_later(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened(rounds=1)
    await autumn.filled(6)
    await autumn.does("start")
    await autumn.swept()
    first, late = (await autumn.shown()).tables[0]
    await autumn.played(late)
    assert "Tables that aren't over: 1. They give 12 points" in words(
        world, await autumn.boss.member.slash(world.channel, "tournament close-round")
    )
    assert "The round is closed." in await autumn.does("close-round")
    await autumn.swept()
    assert f"12 points for each who stayed: [table {late}](" in "\n".join(await autumn.told())
    offered = await autumn.boss.member.autocomplete(world.channel, "tournament correct-table", "table", "")
    assert {choice["value"] for choice in offered} == {str(first), str(late)}
    places = await autumn.boss.member.autocomplete(
        world.channel, "tournament correct-table", "places", "3 1", table=str(late)
    )
    assert places[0]["name"].endswith("?")
    offered = await autumn.boss.member.autocomplete(
        world.channel, "tournament correct-table", "places", "", table=str(first)
    )
    held = [seat.holder for seat in (await autumn.shown()).tournament.rounds[0].tables[0].seats]
    now = (await autumn.shown()).tournament.rounds[0].tables[0].places
    assert [choice["value"] for choice in offered] == [" ".join(map(str, now[: len(held)]))]
    assert "Type 3 places, one for each of these people, in this order: " in await autumn.corrects(
        "correct-table", table=str(late), counts="played", places="1"
    )
    assert "Corrected." in await autumn.corrects("correct-table", table=str(late), counts="played", places="3 1 2")
    await autumn.swept()
    assert f"corrects [table {late}](" in (await autumn.told())[-1]
    table = (await autumn.shown()).tournament.rounds[0].tables[1]
    assert (table.verdict, table.places) == ("played", (3, 1, 2))


async def test_tables_and_places_are_read_by_pages_and_rounds(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(6)
    await autumn.does("start")
    await autumn.swept()
    await autumn.played()
    ada = autumn.people[0]
    page = await ada.member.slash(world.channel, "tournament show")
    tables = words(world, await ada.member.click(page.response, label="Tables"))
    assert "Round 2 of 2" in tables
    before = words(world, await ada.member.select(page.response, ["0"]))
    assert "Round 1 of 2" in before
    assert "(24)" in before
    await ada.member.click(page.response, label="Back")
    assert words(world, await ada.member.click(page.response, label="All places")).count(" · won ") == 6


async def test_a_tournament_is_meant_by_name_number_thread_or_alone(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    ada = world.person("ada")
    assert "no tournament on this server" in words(world, await ada.member.slash(world.channel, "tournament show"))
    await autumn.opened("Autumn cup")
    assert "Autumn cup" in words(world, await ada.member.slash(world.channel, "tournament show"))
    await autumn.opened("Winter cup")
    assert "several tournaments" in words(world, await ada.member.slash(world.channel, "tournament show"))
    for typed in ("winter CUP", str(autumn.number)):
        shown = await ada.member.slash(world.channel, "tournament show", tournament=typed)
        assert "Winter cup" in words(world, shown)
    listed = await ada.member.slash(world.channel, "tournament list")
    assert {"Show 1", "Show 2"} <= set(buttons_of(listed.response.components))
    for typed in ("99", "nothing"):
        shown = await ada.member.slash(world.channel, "tournament show", tournament=typed)
        assert "There's no such tournament" in words(world, shown)
    offered = await ada.member.autocomplete(world.channel, "tournament show", "tournament", "win")
    assert [choice["value"] for choice in offered] == [str(autumn.number)]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"until": "gibberish"}, "gibberish"),
        ({"until": "1 year"}, "60 days at most"),
        ({"until": "2001-01-01"}, "has to end in the future"),
        ({"game": "chess"}, "There's no such game here"),
        ({"options": "boards=all"}, "Bids has no option “boards”. It has none at all"),
    ],
)
async def test_what_cannot_be_opened_is_said(world: World, clock: Clock, options: dict[str, Any], said: str) -> None:
    autumn = await cup(world, clock)
    assert said in words(world, await autumn.opened(**options))
    assert autumn.number == 0


async def test_troubles_of_the_host_are_said_in_words(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(2)
    assert "It takes 6 people to begin; registered so far: 2." in await autumn.does("start")
    assert "No round is being played now." in await autumn.does("close-round")
    stranger = world.person("zoe")
    assert "isn't in the tournament" in await autumn.corrects("correct-points", user=stranger.user, points=1)
    assert "1 to 1,000 points" in await autumn.corrects("correct-points", user=autumn.people[0].user, points=0)
    assert "Cancelled." in await autumn.does("cancel")
    assert "tournament is over" in await autumn.does("cancel")
    assert "tournament is over" in await autumn.joins(stranger)


async def test_nobody_reads_or_joins_a_tournament_of_another_server(world: World, clock: Clock) -> None:
    autumn: Cup = await cup(world, clock)
    await autumn.opened()
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    shown = await eve.slash(channel, "tournament show", tournament=str(autumn.number))
    assert "There's no such tournament" in texts_of(shown.response.components)
    assert await eve.autocomplete(channel, "tournament show", "tournament", "") == []


async def test_a_league_has_divisions_a_final_and_another_season(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened(rounds=1, groups=4, final=3)
    asked = words(world, await world.person("zed").member.click(await autumn.invited(), label=JOIN))
    assert "drawn into groups of about 4 people" in asked
    assert "3 people play one table more, the final." in asked
    await autumn.filled(8)
    await autumn.does("start")
    await autumn.swept()
    begun = "\n".join(await autumn.told())
    assert "The groups" in begun
    assert "Group 2: " in begun
    ada = autumn.people[0]
    assert "You play in group" in words(world, await ada.member.slash(world.channel, "tournament show"))
    refused = words(world, await autumn.opened("Too early", rounds=1, season_of=str(autumn.number)))
    assert "isn't over yet" in refused
    await autumn.played()
    told = "\n".join(await autumn.told())
    assert "The final begins" in told
    await autumn.played()
    told = "\n".join(await autumn.told())
    assert "The final is over." in told
    assert (await autumn.shown()).state == "over"
    first, winner = autumn.number, (await autumn.shown()).standings[0].person_id
    assert "The same." in await autumn.does("recount", tournament=str(first))
    assert "People join there" in words(world, await autumn.opened("Season 2", rounds=1, season_of=str(first)))
    assert autumn.number != first
    asked = words(world, await world.person("zed").member.click(await autumn.invited(), label=JOIN))
    assert "Divisions have about 4 people" in asked
    for seat in autumn.people:
        assert "You're in" in await autumn.joins(seat)
    await autumn.does("start", tournament=str(autumn.number))
    await autumn.swept()
    assert winner in (await autumn.shown()).tournament.groups[0]
    assert "Division 1: " in "\n".join(await autumn.told())


async def test_a_final_that_the_game_cannot_seat_is_refused(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    refused = words(world, await autumn.opened(final=5))
    assert "has 3 to 4 people" in refused


@pytest.mark.parametrize(("zone", "told"), [("Europe/Prague", "time in Europe/Prague."), ("", "time in UTC;")])
async def test_who_opens_reads_when_registration_ends_and_by_which_clock(
    world: World, clock: Clock, zone: str, told: str
) -> None:
    autumn = await cup(world, clock)
    if zone:
        await autumn.boss.member.slash(world.channel, "me timezone", zone=zone)
    said = words(world, await autumn.opened(until="tomorrow 20:00"))
    ends = (await autumn.shown()).plan.registration_until
    assert f"Registration ends <t:{int(ends.timestamp())}:F>." in said
    assert told in said
    assert ends.astimezone(ZoneInfo(zone or "UTC")).hour == 20


async def test_suggested_days_name_their_clock(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.boss.member.slash(world.channel, "me timezone", zone="Europe/Prague")
    offered = await autumn.boss.member.autocomplete(world.channel, "tournament open", "until", "friday 20:00")
    assert all(choice["name"].endswith(" 20:00 (Europe/Prague)") for choice in offered)
    assert offered[0]["name"].startswith("Friday ")


async def test_onlookers_of_a_tournament_are_told_to_whoever_joins(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    assert "no pages in a browser" in words(world, await autumn.opened(options="onlookers=yes"))
    world.env.bot.page_links.address = "https://pactum.example"  # type: ignore[attr-defined]
    await autumn.opened(options="onlookers=yes")
    assert (await autumn.shown()).plan.watched
    asked = await world.person("ada").member.click(await autumn.invited(), label=JOIN)
    assert "**Anyone with the address** of a table" in words(world, asked)
