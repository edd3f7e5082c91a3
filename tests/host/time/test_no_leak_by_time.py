"""Two worlds differ only in what a seat may not know: all messages to it and to the public come at equal times."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from db.connection.statements import Statement
from engine.registry import games
from host.house import House
from tests.contract.journeys import Journey, chance
from tests.ground import Clock, kept, rows
from tests.host.seating import PEOPLE, cause, playing, put, sorted_people, state_of
from tests.host.time.passing import next_due
from tools.under_test import quick_games

MOMENTS = 6  # of each game


def seats_of(game: Any) -> int:
    """As many seats as the game takes of the people there are."""
    return min(int(game.seats[1]), len(PEOPLE))


def moments(game_id: str) -> list[Any]:
    """Some states of a random game in which somebody owes something."""
    game = games()[game_id]
    states = [step.outcome.state for step in Journey(game, seats_of(game), 5) if game.asks(step.outcome.state)]
    return states[:: max(1, len(states) // MOMENTS)][:MOMENTS]


async def lived(
    house: House, clock: Clock, state: Any, game_id: str, seat: int, *, other: bool
) -> tuple[list[Any], bool]:
    """What reaches `seat` and the public from `state` on until something settles; who else sits there answers in order.

    And whether the step that follows asks `seat`, which all may see.

    `other`: others have drafts, and some have muted or snoozed, which is nobody's business.
    """
    game = games()[game_id]
    table = await playing(house, *PEOPLE[: seats_of(game)], game=game_id)
    await put(house, table, state)
    await house.database.write(Statement("DELETE FROM outbox"), {})
    people = sorted_people(table)
    me = people[seat]
    begun, owing = game.moment(state), sorted(game.asks(state))
    if other:
        for one in owing:
            if one != seat:
                ask = game.asks(state)[one].id
                await house.play.draft(table.id, people[one], ask, game.absent(state, one))
                await house.reminders.mute(table.id, people[one], ask)
                await house.reminders.snooze(table.id, people[one], ask, 3)
    answers = {
        clock.now + timedelta(hours=2 * place + 1): one for place, one in enumerate(one for one in owing if one != seat)
    }
    end = clock.now + timedelta(hours=30)
    while clock.now < end and (await house.play.board(table.id)).table.moment == begun:
        await house.sweeps.run()
        due = await next_due(house)
        following = min(at for at in (*answers, due, end) if at is not None)
        clock.now = max(following, clock.now)
        if clock.now in answers and (await house.play.board(table.id)).table.moment == begun:
            one = answers.pop(clock.now)
            present = await house.play.desk(table.id, people[one])
            if present.ask:
                await house.play.answer(table.id, people[one], present.ask.id, game.absent(state, one), cause())
    sent = [
        (row.lane_kind, row.kind, row.created_at, row.not_before)
        for row in await rows(house.database, "SELECT * FROM outbox ORDER BY created_at, lane_kind, kind")
        if row.lane_kind == "thread" or row.lane_id == me
    ]
    return sent, seat in game.asks(await state_of(house, table))


def before_the_question(sent: list[Any]) -> list[Any]:
    """All that was sent but the last news to the player: those bring the question of the step that follows."""
    at = max((at for at, message in enumerate(sent) if message[:2] == ("player", "news")), default=None)
    return [message for place, message in enumerate(sent) if place != at]


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_the_times_of_all_messages_are_equal_in_worlds_a_seat_cannot_tell_apart(
    house: House, clock: Clock, game_id: str
) -> None:
    game = games()[game_id]
    start: datetime = clock.now
    await house.settings.set_zone(PEOPLE[0].id, "Europe/Prague")
    await house.settings.set_quiet(PEOPLE[0].id, (22 * 60, 7 * 60))
    compared = 0
    for number, state in enumerate(moments(game_id)):
        seat = number % seats_of(game)
        worlds = []
        for other in (False, True):
            world = game.resample(state, seat, chance(number)) if other else state
            assert game.asks(world).keys() == game.asks(state).keys()
            clock.now = start
            worlds.append(await lived(house, clock, world, game_id, seat, other=other))
            await house.database.write(Statement("DELETE FROM clocks"), {})
        (first, asked), (second, asked_there) = worlds
        if asked != asked_there:  # by the rules: only somebody who is asked something new gets news
            first, second = [before_the_question(sent) if asks else sent for sent, asks in worlds]
        assert first == second
        compared += len(first)
    assert compared > MOMENTS
