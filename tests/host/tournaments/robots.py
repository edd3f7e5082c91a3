"""Robots who play the tables of a tournament, as people do: each answers what it is asked, at random."""

from __future__ import annotations

import random
from collections.abc import Collection
from contextlib import suppress
from datetime import timedelta

from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.playouts import random_value
from engine.texts import Refusal
from host.house import House
from host.table import stored_table
from host.tournaments.plans import TournamentPlan
from host.tournaments.shown import TournamentShown
from host.values import Person, Trouble
from tests.ground import Clock
from tests.host.seating import PLACE, cause

MODERATOR = Person(7_000_999, "Mo")


def robots(count: int) -> tuple[Person, ...]:
    return tuple(Person(7_100_000 + number, f"Robot {number}") for number in range(count))


async def registered(house: House, clock: Clock, who: Collection[Person], **more: object) -> int:
    """A tournament of Bids, for which these people have registered in their order."""
    plan = TournamentPlan("Spring cup", "bids", clock.now + timedelta(days=3), rounds=4, people=200, round_days=7)
    number = await house.tournaments.open(MODERATOR, PLACE, replace(plan, **more))
    for person in who:
        await house.tournaments.join(number, person)
    return number


async def begun(house: House, clock: Clock, who: Collection[Person], **more: object) -> int:
    """The same, its first round seated."""
    number = await registered(house, clock, who, **more)
    await house.tournaments.begin(number, MODERATOR.id)
    await swept(house, clock)
    return number


async def swept(house: House, clock: Clock, seconds: float = 21) -> None:
    """Lets so much time pass, and all sweeps run."""
    clock.pass_(seconds=seconds)
    await house.sweeps.run()


async def answer(house: House, table_id: int, stream: Stream, idle: Collection[int] = ()) -> bool:
    """Each person at that table who owes an answer gives one, but for `idle`. Returns whether it is still played."""
    stored = await house.tables.read(table_id)
    if stored.shown.status != "playing":
        return False
    table, game = stored_table.table_of(stored.shown), stored_table.rules_of_table(stored)
    state = stored_table.state_of(stored)
    for seat, ask in game.asks(state).items():
        person = table.person_at(seat)
        if person is not None and person not in idle:
            with suppress(Refusal, Trouble):  # somebody else's answer has led on
                value = random_value(game, state, seat, ask.id, stream)
                await house.play.answer(table_id, person, ask.id, value, cause())
    return True


async def played(
    house: House, clock: Clock, number: int, *, idle: Collection[int] = (), but: Collection[int] = ()
) -> TournamentShown:
    """The tables of the present round are played to their end, but for those of `but`; then the next is seated."""
    stream = Chance(number.to_bytes(32, "big")).stream("robots")
    shown = await house.tournaments.shown(number)
    round_number = len(shown.tournament.rounds)
    tables = [each for each in shown.tables[-1] if each is not None and each not in but]
    for _ in range(60):
        playing = [each for each in tables if await answer(house, each, stream, idle)]
        await swept(house, clock, 240)
        if not playing:
            break
    else:
        raise AssertionError("never over")
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert but or len(shown.tournament.rounds) > round_number or shown.state == "over"
    return shown


def sits_twice(shown: TournamentShown) -> bool:
    """Whether somebody has more than one seat in a round."""
    for each in shown.tournament.rounds:
        held = [seat.holder for table in each.tables for seat in table.seats if seat.holder is not None]
        if len(held + list(each.byes)) != len({*held, *each.byes}):
            return True
    return False


def picked(chance: random.Random, people: Collection[int], count: int) -> list[int]:
    return chance.sample(sorted(people), count)
