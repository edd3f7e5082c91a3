"""The lines to which old desks fold: what was decided on them, by whom, and whether it still counts."""

from __future__ import annotations

from contextlib import suppress

import pytest

from db.connection.statements import Statement
from host.fixes import Answer, Rewind
from host.values import Person, Trouble
from tests.bot.living import answer, living, three, words
from tests.bot.people import Seat, World
from tests.ground import Clock

pytestmark = pytest.mark.usefixtures("nothing_fails")


def folded(seat: Seat) -> list[str]:
    """The words of somebody's old desks, oldest first: a line for each moment."""
    shown = [words(message) for message in seat.dms()]
    return [said for said in shown if said and all(line.startswith("-# ") for line in said.splitlines())]


async def test_an_old_desk_says_what_was_decided_wherever_it_was(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    await answer(world, table, ada, {"coins": 0})  # at the table
    await answer(world, table, ben, {"coins": 1})
    cleo.take_dm()
    await cleo.choose("coins", "2")
    await cleo.press("Seal")  # in direct messages, and it settles the step
    await answer(world, table, ada, {"what": "coins"})
    assert folded(ada) == ["-# ✓ Round 1: sealed bids · Bid: 0 coins"]
    assert folded(cleo) == ["-# ✓ Round 1: sealed bids · Bid: 2 coins"]


async def test_an_old_desk_says_the_last_of_what_was_changed(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    ada.take_dm()
    for coins in ("1", "0"):
        await ada.choose("coins", coins)
        await ada.press("Seal")
        if coins == "1":
            await ada.press("Take back")
    for seat, coins in ((ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    assert folded(ada) == ["-# ✓ Round 1: sealed bids · Bid: 0 coins"]


async def test_an_old_desk_says_that_the_deadline_an_order_or_a_moderator_decided(world: World, clock: Clock) -> None:
    table, (ada, ben, cleo) = await three(world)
    house = world.house
    moderator = Person(1, "mod")
    await house.orders.order(table, ben.user.id, "bid", {"coins": 1}, "i:order")
    await world.deliver()
    seat = next(card.seat for card in (await house.play.board(table)).table.seats if card.name == "cleo")
    look = await house.moderation.look_at_fix(table, moderator, Answer(seat), "i:look", server_id=world.guild.id)
    await house.moderation.apply_fix(table, look.id, moderator, "why", "i:fix", server_id=world.guild.id)
    for _ in range(3):
        clock.pass_(days=2)
        await house.sweeps.run()
        await world.deliver()
    said = {seat.name: folded(seat)[0] for seat in (ada, ben, cleo) if folded(seat)}
    bid = {name: line.splitlines()[0].split(" · ")[1:3] for name, line in said.items()}
    assert [words[0].partition(":")[0] for words in bid.values()] == ["Bid", "Bid", "Bid"]
    assert {name: words[1] for name, words in bid.items()} == {
        "ada": "answered at the deadline",
        "ben": "answered by your standing order",
        "cleo": "answered by a moderator",
    }


async def test_after_a_rewind_an_old_desk_says_that_its_step_was_taken_back(world: World, clock: Clock) -> None:
    table, (ada, ben, cleo) = await three(world)
    house, moderator = world.house, Person(1, "mod")
    for seat, coins in ((ada, 0), (ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    assert folded(ada) == ["-# ✓ Round 1: sealed bids · Bid: 0 coins"]
    start = (await house.fixes.rewind_points(table))[-1].number
    look = await house.moderation.look_at_fix(
        table, moderator, Rewind(start, anew=True), "i:look", server_id=world.guild.id
    )
    await house.moderation.apply_fix(table, look.id, moderator, "why", "i:fix", server_id=world.guild.id)
    for row in await house.database.fetch(Statement("SELECT id FROM votes WHERE state = 'open'"), {}):
        for seat in (ada, ben, cleo):
            with suppress(Trouble):
                await house.votes.cast(table, seat.user.id, row.id, True, f"i:rewind/{seat.name}")
    await world.deliver()
    await world.env.bot.deliverer.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    bid, consoled = folded(ada)
    assert bid == "-# ⏪ Round 1: sealed bids · Bid: 0 coins · taken back by a rewind"
    assert consoled.startswith("-# ⏪ Round 1")
    assert consoled.endswith("How do you want to be consoled? · taken back by a rewind")
    assert len(living(ada, table)) == 1


async def test_what_is_kept_of_an_old_desk_counts_no_moves_in_the_file_of_its_player(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    for seat, coins in ((ada, 0), (ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    assert len(folded(ada)) == 1
    found = await world.house.privacy.stored_of(ada.user.id)
    assert {message["payload"] for message in found["messages"] if message["kind"] == "news"} == {None}
