"""What a tournament's people are told at its tables and in their own messages: which it is, and what leaving means."""

from __future__ import annotations

from typing import Any

import pytest

from host.values import Person, Trouble
from tests.bot.fixes.acting import apply, look, reply
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.tournaments.clicks import JOIN, Cup, cup, words
from tests.ground import Clock
from tests.host.seating import play_out


async def begun(world: World, clock: Clock, people: int = 6, **options: Any) -> Cup:
    autumn = await cup(world, clock)
    await autumn.opened(**{"name": "Quick cup", **options})
    await autumn.filled(people)
    await autumn.does("start")
    await autumn.swept()
    return autumn


def read_by(seat: Seat) -> str:
    """All of somebody's direct messages."""
    return "\n".join(texts_of(message.components) for message in seat.dms())


async def table_of(autumn: Cup, seat: Seat) -> int:
    shown = await autumn.shown()
    tables = zip(shown.tournament.rounds[-1].tables, shown.tables[-1], strict=True)
    return next(number or 0 for table, number in tables if any(each.holder == seat.user.id for each in table.seats))


async def test_its_tables_name_the_tournament_and_link_its_thread(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    thread = (await autumn.shown()).thread_id
    line = f"🏆 **Quick cup** · Round 1 of 2 · [Announcements](https://discord.com/channels/{world.guild.id}/{thread})"
    for table in (await autumn.shown()).tables[0]:
        there = [texts_of(message.components) for message in world.messages(world.thread(table))]
        assert sum(line in said for said in there) == 1
    for seat in autumn.people:
        assert read_by(seat).count(line) == 1


async def test_no_other_table_names_a_tournament(world: World, clock: Clock) -> None:
    await begun(world, clock)
    ada, ben = world.person("xena"), world.person("yve")
    table = await world.seated(ada, ben)
    there = [texts_of(message.components) for message in world.messages(world.thread(table))]
    assert "Quick cup" not in "\n".join([*there, read_by(ada)])


async def test_who_takes_a_seat_over_is_told_whose_and_that_it_counts(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    xena, ada = world.person("xena"), autumn.people[0]
    await autumn.joins(xena)
    await world.house.tournaments.leave(autumn.number, ada.user.id)
    await autumn.swept()
    told = read_by(xena)
    assert "**Quick cup** · Round 1 of 2" in told
    assert "You have the seat of **ada**, who left the tournament: what it achieves counts for you." in told


@pytest.mark.parametrize(
    ("rounds", "final", "meant"), [(2, 0, "The table you play at gives you 0 points."), (1, 3, "the final")]
)
async def test_leaving_the_table_says_that_the_tournament_is_left_for_good(
    world: World, clock: Clock, rounds: int, final: int, meant: str
) -> None:
    autumn = await begun(world, clock, rounds=rounds, **({"final": final} if final else {}))
    if final:
        await autumn.played()
    shown = await autumn.shown()
    holders = {each.holder for each in shown.tournament.rounds[-1].tables[0].seats}
    one = next(seat for seat in autumn.people if seat.user.id in holders)
    asked = words(world, await one.member.slash(world.channel, "table leave", table=str(await table_of(autumn, one))))
    assert "You also leave the tournament Quick cup for good." in asked
    assert meant in asked
    assert "You can return" not in asked


async def test_leaving_any_other_table_says_nothing_of_tournaments(world: World, clock: Clock) -> None:
    await begun(world, clock)
    xena, yve = world.person("xena"), world.person("yve")
    table = await world.seated(xena, yve)
    asked = words(world, await xena.member.slash(world.channel, "table leave", table=str(table)))
    assert "You can return only until someone takes it." in asked
    assert "Quick cup" not in asked


async def test_who_comes_in_before_the_first_round_is_written_to_once(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened("Quick cup", people=6)
    await autumn.filled(6)
    xena = world.person("xena")
    assert "waiting list" in await autumn.joins(xena)
    await autumn.swept()
    await world.house.tournaments.leave(autumn.number, autumn.people[0].user.id)
    await autumn.swept()
    await autumn.swept()
    assert read_by(xena).count("a place became free, and **you're in** the tournament") == 1
    assert "became free" not in read_by(autumn.people[1])


async def test_everyone_is_written_to_once_a_tournament_is_cancelled(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    xena = world.person("xena")
    await autumn.joins(xena)
    await world.house.tournaments.leave(autumn.number, autumn.people[0].user.id)
    await autumn.swept()
    await autumn.does("cancel")
    await autumn.swept()
    for seat in (*autumn.people[1:], xena):
        assert read_by(seat).count("**Quick cup**: a moderator has cancelled the tournament.") == 1
    assert "cancelled" not in read_by(autumn.people[0])


async def test_too_few_who_registered_read_how_many_were_needed(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened("Quick cup")
    await autumn.filled(3)
    await autumn.swept(3 * 24 * 3600 + 60)
    await autumn.swept()
    for seat in autumn.people:
        assert read_by(seat).count("the tournament doesn't take place. People needed: 6, registered: 3.") == 1
    assert "Needed: 6, registered: 3." in "\n".join(await autumn.told())
    shown = words(world, await autumn.people[0].member.slash(world.channel, "tournament show"))
    assert "The tournament didn't take place: too few people registered. Needed: 6, registered: 3." in shown


async def test_during_a_final_nobody_is_offered_to_join_or_to_leave_what_is_over_for_them(
    world: World, clock: Clock
) -> None:
    autumn = await begun(world, clock, rounds=1, final=3)
    assert JOIN in str((await autumn.invited()).components)
    await autumn.played()
    shown = await autumn.shown()
    assert shown.tournament.rounds[-1].final
    finalists = {each.holder for each in shown.tournament.rounds[-1].tables[0].seats}
    inside = next(seat for seat in autumn.people if seat.user.id in finalists)
    outside = next(seat for seat in autumn.people if seat.user.id not in finalists)
    xena = world.person("xena")
    for seat, offered in ((inside, ["Leave…"]), (outside, []), (xena, [])):
        page = await seat.member.slash(world.channel, "tournament show")
        assert [label for label in buttons_of(page.response.components) if label in ("Leave…", JOIN)] == offered
    assert JOIN not in str((await autumn.invited()).components)
    with pytest.raises(Trouble, match="too-late-to-join"):
        await world.house.tournaments.join(autumn.number, Person(xena.user.id, "xena"))


async def test_who_waits_during_a_round_leaves_the_waiting_list_at_no_cost(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    xena = world.person("xena")
    assert "waiting list" in await autumn.joins(xena)
    page = await xena.member.slash(world.channel, "tournament show")
    asked = words(world, await xena.member.click(page.response, label="Leave…"))
    assert "Leave the waiting list of **Quick cup**? It costs nothing." in asked


async def test_a_final_is_no_round_of_those_that_were_played(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock, rounds=1, final=3)
    await autumn.played()
    await autumn.played()
    shown = words(world, await autumn.people[0].member.slash(world.channel, "tournament show"))
    assert "The tournament is over. Rounds played: 1 and a final" in shown
    page = await autumn.people[0].member.slash(world.channel, "tournament show")
    places = words(world, await autumn.people[0].member.click(page.response, label="All places"))
    assert places.count("by the final") == 3
    assert all("by the final" in line for line in places.splitlines() if line.startswith(("🥇", "🥈", "🥉")))


async def test_who_looks_for_a_substitute_reads_that_they_leave_the_tournament_by_it(
    world: World, clock: Clock
) -> None:
    autumn = await begun(world, clock)
    ada, xena = autumn.people[0], world.person("xena")
    table = await table_of(autumn, ada)
    told = words(world, await ada.member.slash(world.channel, "table substitute", table=str(table)))
    assert "Once you hand your seat over, you also leave the tournament Quick cup for good." in told
    assert "The table you play at gives you 0 points." in told
    await world.deliver()
    call = next(one for one in world.messages(world.channel.id) if "Offer to take over" in str(one.components))
    assert "plays for no points there" in words(
        world, await xena.member.click(world.message(call), label="Offer to take over")
    )
    await world.deliver()
    ada.take_dm()
    assert "you also leave the tournament Quick cup for good." in ada.words()
    await ada.user.click(ada.desk, label="Hand over to xena")
    await autumn.swept()
    assert ada.user.id in (await autumn.shown()).tournament.left


async def test_who_has_left_already_or_plays_elsewhere_reads_nothing_of_tournaments(world: World, clock: Clock) -> None:
    await begun(world, clock)
    xena, yve = world.person("xena"), world.person("yve")
    table = await world.seated(xena, yve)
    told = words(world, await xena.member.slash(world.channel, "table substitute", table=str(table)))
    assert "I've asked for a substitute" in told
    assert "tournament" not in told


async def test_everyone_of_a_large_tournament_is_written_to_a_few_at_a_time(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tournaments.letters.LETTERS_AT_ONCE", 4)
    autumn = await begun(world, clock, 8)
    other = Cup(world, clock, autumn.boss)
    await autumn.does("cancel")
    await other.opened("Winter cup")
    found = []
    for _ in range(3):
        await autumn.swept()
        found.append(sum("**Quick cup**: a moderator has cancelled" in read_by(seat) for seat in autumn.people))
    assert found == [4, 8, 8]
    assert all(read_by(seat).count("has cancelled the tournament") == 1 for seat in autumn.people)
    assert "\n".join(await autumn.told()).count("The tournament is cancelled") == 1
    assert "The tournament was cancelled." in texts_of(world.message_now(await autumn.invited()).components)
    assert (await other.shown()).thread_id is not None


async def test_its_thread_and_the_tables_of_a_round_lead_to_each_table(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    told = "\n".join(await autumn.told())
    page = await autumn.people[0].member.slash(world.channel, "tournament show")
    tables = words(world, await autumn.people[0].member.click(page.response, label="Tables"))
    for number in (await autumn.shown()).tables[0]:
        link = f"[table {number}](https://discord.com/channels/{world.guild.id}/{world.thread(number)})"
        assert told.count(link) == 1
        assert link in tables


async def test_a_round_is_told_without_links_where_its_tables_get_no_threads(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled()
    await autumn.does("start")

    async def none(*_: object) -> dict[int, int]:
        return {}

    monkeypatch.setattr(type(world.house.lookups), "threads_of", none)
    await autumn.swept()
    assert "Round 1 of 2 begins" not in "\n".join(await autumn.told())
    await autumn.swept(11 * 60)
    told = "\n".join(await autumn.told())
    for number in (await autumn.shown()).tables[0]:
        assert f"table {number}: " in told


async def test_a_moderator_who_corrects_a_table_that_has_counted_reads_that_the_tournament_has(
    world: World, clock: Clock
) -> None:
    autumn = await begun(world, clock)
    first, open_one = (await autumn.shown()).tables[0]
    await autumn.played(open_one)
    at = (await world.house.lookups.table(first)).seats
    joined = [each.holder for each in (await autumn.shown()).tournament.rounds[0].tables[0].seats]
    scores = ", ".join(f"{card.name} {joined.index(card.person_id)}" for card in at)
    before = (await autumn.shown()).standings
    found = await look(autumn.boss, first, "result", scores=scores)
    command = f"`/tournament correct-table table:{first} counts:As played places:3 2 1`"
    told = f"has counted this table already, and a fix changes nothing there. Set it right there, too: {command}"
    assert told in reply(found)
    assert told in await apply(autumn.boss, found)
    assert (await autumn.shown()).standings == before
    corrected = await autumn.corrects("correct-table", table=str(first), counts="played", places="3 2 1")
    assert "Corrected." in corrected
    assert (await autumn.shown()).tournament.rounds[0].tables[0].places == (3, 2, 1)


async def test_a_fix_of_any_other_result_says_nothing_of_tournaments(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    xena, yve, zoe = (world.person(name) for name in ("xena", "yve", "zoe"))
    table = await world.seated(xena, yve, zoe)
    await play_out(world.house, await world.house.lookups.table(table))
    found = await look(autumn.boss, table, "result", scores="xena 1, yve 2, zoe 3")
    assert "Place 1: zoe" in reply(found)
    assert "tournament" not in reply(found)
