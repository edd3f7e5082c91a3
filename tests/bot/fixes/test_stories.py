"""The three that happen most, as a moderator sets them right, interactions counted; and all that is sent is valid."""

from __future__ import annotations

import pytest

from tests.bot.discord_schema import bodies_found_wrong, needs_description
from tests.bot.drawing import hold_limits
from tests.bot.fixes.acting import apply, bids, fixed, in_thread, look, moderator, reply, seat_of, three, told
from tests.bot.people import World, texts_of
from tests.ground import Clock

pytestmark = pytest.mark.usefixtures("complaints")


def interactions(world: World) -> int:
    """How often somebody has given a command, pressed a button or sent a modal."""
    return sum(one.path.endswith("/callback") for one in world.env.http_requests)


async def test_a_wrong_number_takes_a_command_a_click_and_a_reason(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    seat = await seat_of(world, table, ada)
    before = interactions(world)
    assert "Applied" in await fixed(mia, table, "adjust", "counted wrong", player=seat, what="crowns", by=1)
    assert interactions(world) - before == 3
    assert (await world.house.play.desk(table, ada.user.id)).view.seats[int(seat.removeprefix("seat:"))].crowns == 1


async def test_a_vanished_player_is_seen_and_replaced_in_four_and_a_yes(world: World, clock: Clock) -> None:
    ada, ben, cleo, table = await three(world)
    mia, dora = await moderator(world), world.person("dora")
    await bids(world, table, (ben, 2), (cleo, 1))
    clock.pass_(hours=20)
    seat = await seat_of(world, table, ada)
    before = interactions(world)
    assert "Waiting for one player" in reply(await look(mia, table, "look"))
    looked = await look(mia, table, "replace", player=seat, newcomer=dora.member)
    assert "Offered in private" in await apply(mia, looked, "gone for a week")
    assert interactions(world) - before == 4
    dora.take_dm()
    await dora.press("Confirm")
    await world.env.settle()
    dora.take_dm()
    await dora.choose("coins", "0")
    await dora.press("Seal")
    await world.env.settle()
    assert (await world.house.lookups.table(table)).moment != "1.bid"
    assert "has given a seat to dora" in told(world, table)
    gone = texts_of(ada.dms()[-1].components)
    assert "removed you from your seat" in gone
    assert "gone for a week" in gone


async def test_a_misclick_before_it_settles_takes_three(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    ada.take_dm()
    await ada.choose("coins", "6")
    await ada.press("Seal")
    seat = await seat_of(world, table, ada)
    before = interactions(world)
    assert "Applied" in await fixed(mia, table, "reopen", "sealed by mistake", player=seat)
    assert interactions(world) - before == 3
    assert (await world.house.play.desk(table, ada.user.id)).drafts == {"1.bid": {"coins": 6}}


async def test_a_misclick_after_it_settled_takes_three_and_the_tables_votes(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    await bids(world, table, (ada, 6), (ben, 2), (cleo, 1))
    (*_, point) = await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    before = interactions(world)
    assert "The table votes" in await fixed(mia, table, "rewind", "ada hit 6 for 0", to=point["value"])
    assert interactions(world) - before == 3
    vote = world.message(in_thread(world, table)[-1])
    for seat in (ada, ben, cleo):
        await seat.member.click(vote, label="Yes")
    assert (await world.house.lookups.table(table)).moment == "1.bid"


@needs_description
async def test_all_that_is_sent_around_fixes_is_what_discord_takes(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia, dora = await moderator(world), world.person("dora")
    seat = await seat_of(world, table, ada)
    for name, options in (
        ("adjust", {"player": seat, "what": "coins", "by": 1}),
        ("adjust", {"player": seat, "what": "coins", "by": -1}),
        ("deadline", {"hours": 1}),
        ("pause", {}),
        ("resume", {}),
        ("answer", {"player": seat}),
        ("reopen", {"player": seat}),
    ):
        await fixed(mia, table, name, "W" * 300, **options)
    await ben.member.slash(world.channel, "request reopen", why="W" * 300, table=str(table))
    shown = [await look(mia, table, "look"), await look(mia, table, "history")]
    shown.append(await mia.member.slash(world.channel, "fix requests"))
    await fixed(mia, table, "replace", "W" * 300, player=seat, newcomer=dora.member)
    await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    await mia.member.autocomplete(world.channel, "fix adjust", "by", "3", table=str(table), player=seat, what="coins")
    for one in shown:
        hold_limits(one.response.components)
    assert bodies_found_wrong(world) == []
