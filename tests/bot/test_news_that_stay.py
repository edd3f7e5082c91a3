"""What somebody reads in their direct messages without pressing anything: all that happened, each thing once."""

from __future__ import annotations

import pytest

from tests.bot.living import answer, living, three, words
from tests.bot.people import Seat, World
from tests.ground import Clock

pytestmark = pytest.mark.usefixtures("nothing_fails")


def read(seat: Seat) -> str:
    """All that somebody reads in their direct messages without pressing anything."""
    return "\n".join(words(message) for message in seat.dms())


async def test_what_a_click_has_settled_is_told_in_the_message_that_folds_it_away(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    await answer(world, table, ada, {"coins": 0})
    await answer(world, table, ben, {"coins": 1})
    cleo.take_dm()
    await cleo.choose("coins", "2")
    await cleo.press("Seal")  # settles the first step; the news stand in the reply alone
    await answer(world, table, ada, {"what": "coins"})  # settles the next one at once, and asks all
    await world.deliver()
    old, new = cleo.dms()[-2:]
    assert "You bid 2 coins" not in words(old)
    assert living(cleo, table) == [new]
    for line in ("ada bid 0 coins", "You bid 2 coins", "You take the crown", "ada bid the least", "Round 2.**"):
        assert read(cleo).count(line) == 1, line


async def test_what_only_a_player_has_learned_by_a_click_stays_in_the_messages_when_others_go_on(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    for seat, coins in ((ada, 0), (ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    ada.take_dm()
    await ada.press("A peek into a purse")
    await ada.press("cleo")
    await ada.press("Seal")
    await ada.choose("coins", "0")
    await ada.press("Seal")
    assert read(ada).count("You peek into the purse of cleo") == 1
    for seat, coins in ((ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    assert "You bid the least" in words(ada.dms()[-1])
    assert read(ada).count("You peek into the purse of cleo") == 1
    assert read(ada).count("cleo bid 2 coins") == 1  # of the second round: she pressed below those of the first


async def test_news_of_a_click_stay_on_the_desk_when_something_else_changes_it(world: World, clock: Clock) -> None:
    table, (ada, ben, cleo) = await three(world)
    await answer(world, table, ada, {"coins": 0})
    await answer(world, table, ben, {"coins": 1})
    cleo.take_dm()
    await cleo.choose("coins", "2")
    await cleo.press("Seal")
    clock.pass_(minutes=2)
    vote = await world.house.votes.call_vote(table, ada.user.id, "pause", "i:vote")
    await world.house.votes.cast(table, ben.user.id, vote.id, True, "i:yes")
    await world.deliver()
    (desk,) = living(cleo, table)
    assert "aused" in words(desk)
    assert words(desk).count("You bid 2 coins") == 1


async def test_what_others_did_while_a_desk_was_in_use_is_told_though_its_reader_went_on(
    world: World, clock: Clock
) -> None:
    table, (ada, ben, cleo) = await three(world)
    ada.take_dm()
    await ada.choose("coins", "0")  # at her desk: nothing else changes it for a minute
    vote = await world.house.votes.call_vote(table, ben.user.id, "pause", "i:vote")
    await world.house.votes.cast(table, cleo.user.id, vote.id, True, "i:yes")
    await world.deliver()
    await ada.press("Refresh")
    clock.pass_(minutes=2)
    await world.deliver()
    (desk,) = living(ada, table)
    assert "The table has voted" in words(desk)


async def test_what_was_settled_on_the_desk_at_the_table_stands_in_the_direct_messages(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    await answer(world, table, ada, {"coins": 0})
    await answer(world, table, ben, {"coins": 1})
    await cleo.open_desk(table)
    await cleo.choose("coins", "2")
    await cleo.press("Seal")
    await world.deliver()
    assert read(cleo).count("You bid 2 coins") == 1
    assert len(living(cleo, table)) == 1
