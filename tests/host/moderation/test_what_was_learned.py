"""Which rewinds ask the table, whatever happens in secret; and that nothing comes again that somebody has seen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.playouts import random_value
from host.fixes import Rewind
from host.fixes.base import Point
from host.house import House
from host.table.stored_table import rules_of_table
from host.values import Table
from tests.ground import rows
from tests.host.moderation.mending import fixed, sound
from tests.host.seating import PEOPLE, answered, cause, playing, safely_until, state_of


async def back(house: House, table: Table, point: Point) -> None:
    """Rewound to there, with everybody's yes."""
    done = await fixed(house, table, Rewind(point.number))
    assert done.consent == "table"
    for card in table.seats:
        await house.votes.cast(table.id, card.person_id, done.vote or 0, True, cause())
    assert (await house.moderation.fix_proposal(table.id, done.id)).state == "applied"
    await sound(house, table)


async def newest(house: House, table: Table) -> Point:
    return (await house.fixes.rewind_points(table.id))[0]


async def test_the_points_tell_nothing_of_a_secret_trade_at_the_bank(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    before = await house.fixes.rewind_points(table.id)
    assert [one.moment for one in before] == ["1.trading.offer"]
    await answered(house, table, 2, "1.bank", {"trade": "borrow", "times": 1})
    assert await house.fixes.rewind_points(table.id) == before
    await safely_until(house, table, lambda state: state.step == "actions.plan")
    before = await house.fixes.rewind_points(table.id)
    await answered(house, table, 1, "1.bank", {"trade": "borrow", "times": 1})
    assert await house.fixes.rewind_points(table.id) == before


async def test_what_is_merely_sealed_and_can_be_taken_back_asks_nobody(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    game, state = rules_of_table(await house.tables.read(table.id)), await state_of(house, table)
    for seat in (0, 1):
        await answered(house, table, seat, "1.trading.offer", game.absent(state, seat))
    await house.play.take_back(table.id, table.seats[1].person_id, "1.trading.offer", cause())
    assert not (await newest(house, table)).learned
    assert (await fixed(house, table, Rewind((await newest(house, table)).number))).state == "applied"


async def test_four_cards_seen_in_private_are_not_drawn_again(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    state = await safely_until(house, table, lambda state: state.step == "cards.pick")
    game = rules_of_table(await house.tables.read(table.id))
    stop = await newest(house, table)
    assert (stop.moment, stop.learned) == ("2.cards.pick", False)
    await answered(house, table, 0, "2.cards.keep", game.absent(state, 0))
    seen = (await house.play.desk(table.id, table.seats[0].person_id)).view.own
    assert (await newest(house, table)).learned
    await back(house, table, await newest(house, table))
    await answered(house, table, 0, "2.cards.keep~1", game.absent(state, 0))
    again = (await house.play.desk(table.id, table.seats[0].person_id)).view.own
    assert sorted(again.drawn) != sorted(seen.drawn)
    await sound(house, table)


async def test_plans_that_everybody_has_seen_ask_the_table(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    await safely_until(house, table, lambda state: (state.round, state.step) == (1, "actions.plan"))
    game, stream = rules_of_table(await house.tables.read(table.id)), Chance(bytes(32)).stream("plans")
    assert not (await newest(house, table)).learned
    for seat in range(4):
        state = await state_of(house, table)
        await answered(house, table, seat, "1.actions.plan", random_value(game, state, seat, "1.actions.plan", stream))
    points = await house.fixes.rewind_points(table.id)
    assert next(point for point in points if point.moment == "1.actions.plan").learned


async def looked_at_five(house: House) -> tuple[Table, Any]:
    """A table of a random game at which somebody looks at five cards, and the state then."""
    for number in range(9):
        table = await playing(house, *PEOPLE[:2], game="architects")
        game, stream = rules_of_table(await house.tables.read(table.id)), Chance(bytes([number]) * 32).stream("players")
        state = await state_of(house, table)
        while asks := game.asks(state):
            if state.step == "keep":
                return table, state
            seat, ask = next(iter(asks.items()))
            await answered(house, table, seat, ask.id, random_value(game, state, seat, ask.id, stream))
            state = await state_of(house, table)
    raise AssertionError("nobody looked at five cards")


async def test_cards_that_were_looked_at_ask_the_table_and_lie_elsewhere_afterwards(house: House) -> None:
    table, state = await looked_at_five(house)
    seen = state.looking
    stop = await newest(house, table)
    assert stop.learned
    await back(house, table, stop)
    top = (await state_of(house, table)).buildings[: len(seen)]
    assert sorted(top) != sorted(seen)


async def test_a_turn_that_can_be_taken_back_is_rewound_without_a_vote_and_the_one_before_is_not(house: House) -> None:
    table = await playing(house, *PEOPLE[:2], game="architects")
    await safely_until(house, table, lambda state: state.turn == 3 and state.before is not None)
    learned = [one.learned for one in await house.fixes.rewind_points(table.id)]
    assert learned[:3] == [False, False, True]


async def test_a_table_whose_log_these_rules_cannot_replay_tells_nothing_either(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    found = await house.tables.read(table.id)
    await rows(house.database, "UPDATE tables SET rules = rules - 1")
    before = await house.fixes.rewind_points(table.id)
    assert [one.learned for one in before] == [True]
    await answered(house, table, 2, "1.bank", {"trade": "borrow", "times": 1})
    assert await house.fixes.rewind_points(table.id) == before
    assert (await house.tables.read(table.id)).number == found.number + 1


async def test_decks_that_nobody_can_see_are_shuffled_by_every_rewind(house: House) -> None:
    table = await playing(house, *PEOPLE[:2], game="architects")
    before = await state_of(house, table)
    done = await fixed(house, table, Rewind((await newest(house, table)).number))
    assert done.state == "applied"
    after = await state_of(house, table)
    assert sorted(after.buildings) == sorted(before.buildings)
    assert after.buildings != before.buildings
    assert replace(after, buildings=(), apprentices=(), small=(), rewards=()) == replace(
        before, buildings=(), apprentices=(), small=(), rewards=()
    )
    await sound(house, table)
