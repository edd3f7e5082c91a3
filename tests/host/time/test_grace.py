"""Whoever seals last has a minute in which they can take back; nobody else can tell."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from msgspec import json

from db.connection.session import Database
from db.connection.statements import Statement
from engine.chance import Chance
from engine.playouts import LIBERTY_ODDS, random_value
from engine.registry import games
from engine.texts import Refusal
from host.house import House
from host.lobby.bounds import ROOMY
from host.lobby.settings import DAILY, checked_pace
from host.play.order_calls import OrderTimer
from host.proof.export import parse_export
from host.proof.verify import verify_export
from host.table import stored_table
from host.values import Pace as Speed
from host.values import Table, Trouble
from tests.ground import Clock, Entropy, kept, rows
from tests.host.moderation.mending import sound
from tests.host.seating import ANNA, BERT, CLEO, PEOPLE, bid, cause, playing, state_of
from tests.host.time.graceful import GRACE, MINUTE, all_but, consoled, everything_public, graceful, moves, settled
from tools.under_test import quick_games


async def test_the_last_to_seal_can_take_back_for_a_minute(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    before = await moves(house, table)
    told = await bid(house, table, BERT, coins=2)
    assert not told.settled
    assert told.desk.ask is None
    assert told.desk.sealed is not None
    assert told.desk.settles_at == clock.now + MINUTE
    assert told.desk.view.bid == 2  # what was sealed is shown as ever
    assert await moves(house, table) == before
    back = await house.play.take_back(table.id, BERT.id, told.desk.sealed.id, cause())
    assert back.desk.ask is not None
    assert back.desk.drafts == {back.desk.ask.id: {"coins": 2}}
    assert back.desk.settles_at is None
    assert await moves(house, table) == before
    assert await settled(house, clock) == 0
    await sound(house, table)


async def test_a_held_answer_settles_at_its_time_and_its_player_is_told_like_the_others(
    house: House, clock: Clock
) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT)
    assert await settled(house, clock, seconds=59) == 0
    assert await settled(house, clock, seconds=1) == 1
    assert await settled(house, clock) == 0
    desk = await house.play.desk(table.id, BERT.id)
    assert desk.table.moment == "1.console"
    assert desk.settles_at is None
    assert (await moves(house, table))[-1] == "answer"
    await sound(house, table)


async def test_the_log_is_that_of_a_table_without_grace(database: Database, clock: Clock) -> None:
    logs = []
    for pace in (DAILY, GRACE):
        house = House(database, clock=clock, entropy=Entropy("same"), limits=ROOMY)
        table = await graceful(house, ANNA, BERT, pace=pace)
        number = table.id
        await bid(house, table, ANNA, coins=1)
        await bid(house, table, BERT, coins=0)
        await settled(house, clock)
        found = await rows(database, f"SELECT entry, kind, cause FROM moves WHERE table_id = {number} ORDER BY number")  # noqa: S608
        assert [row.kind for row in found][-2:] == ["answer", "answer"]
        assert found[-1].cause.startswith("i:")
        logs.append([beside_the_table(row.entry) for row in found])
    assert logs[0] == logs[1]


def beside_the_table(entry: bytes) -> dict[str, Any]:
    """An entry without the number of its table and the hash that follows from it."""
    fields: dict[str, Any] = json.decode(entry)
    return {name: value for name, value in fields.items() if name not in ("previous", "table")}


async def test_nobody_else_sees_that_the_last_has_sealed(house: House) -> None:
    table = await graceful(house, ANNA, BERT, CLEO)
    await all_but(house, table, CLEO, ANNA, BERT)
    before = await everything_public(house, table, ANNA)
    told = await bid(house, table, CLEO)
    assert await everything_public(house, table, ANNA) == before
    await house.play.take_back(table.id, CLEO.id, told.desk.sealed.id if told.desk.sealed else "", cause())
    assert await everything_public(house, table, ANNA) == before


async def test_who_takes_back_meanwhile_is_the_last_then(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    ask = (await bid(house, table, BERT, coins=1)).desk.sealed
    back = await house.play.take_back(table.id, ANNA.id, ask.id if ask else "", cause())
    assert back.desk.ask is not None
    assert (await moves(house, table))[-2:] == ["take-back", "answer"]
    assert (await house.play.desk(table.id, BERT.id)).settles_at is None
    assert await settled(house, clock) == 0
    told = await bid(house, table, ANNA)
    assert told.desk.settles_at == clock.now + MINUTE
    assert await settled(house, clock) == 1
    await sound(house, table)


async def test_a_second_click_changes_nothing(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    ask, click = "1.bid", cause()
    await house.play.answer(table.id, BERT.id, ask, {"coins": 1}, click)
    again = await house.play.answer(table.id, BERT.id, ask, {"coins": 1}, click)
    assert again.repeated
    with pytest.raises(Refusal, match="not-asked"):
        await house.play.answer(table.id, BERT.id, ask, {"coins": 2}, cause())
    with pytest.raises(Refusal, match="not-asked"):
        await house.play.draft(table.id, BERT.id, ask, {"coins": 2})
    assert await settled(house, clock) == 1
    late = await house.play.answer(table.id, BERT.id, ask, {"coins": 1}, click)
    assert late.repeated


async def test_a_refused_last_answer_is_refused_at_once(house: House) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    with pytest.raises(Refusal):
        await bid(house, table, BERT, coins=99)
    assert await rows(house.database, "SELECT * FROM held_answers") == []


async def test_a_liberty_may_be_taken_within_the_grace(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT, coins=1)
    told = await house.play.answer(table.id, BERT.id, "1.pawn", {}, cause())
    assert told.desk.settles_at == clock.now + MINUTE
    assert told.desk.view.silver is False
    assert await settled(house, clock) == 1
    await sound(house, table)


async def test_an_earlier_deadline_ends_the_grace(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    clock.pass_(hours=23, minutes=59, seconds=40)
    assert (await bid(house, table, BERT, coins=2)).desk.settles_at == clock.now + timedelta(seconds=20)
    clock.pass_(seconds=20)
    await house.sweeps.run()
    assert (await moves(house, table))[-1] == "answer"
    assert (await house.play.board(table.id)).table.moment == "1.console"


async def test_the_clock_of_a_held_answer_does_not_run(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT, pace=Speed("own", 5, 60, grace=10))
    await all_but(house, table, BERT, ANNA)
    clock.pass_(minutes=45)
    await bid(house, table, BERT)
    (own,) = await rows(house.database, f"SELECT bank FROM seats WHERE person_id = {BERT.id}")  # noqa: S608
    assert own.bank == 20 * 60
    reminders = "SELECT * FROM outbox WHERE kind IN ('reminder', 'waiting')"
    sent = await rows(house.database, reminders)
    clock.pass_(minutes=9)
    await house.sweeps.run()
    assert await rows(house.database, reminders) == sent
    clock.pass_(minutes=1)
    await house.sweeps.run()
    assert (await house.play.board(table.id)).table.moment == "1.console"


async def test_another_process_settles_what_one_has_held(
    database: Database, house: House, clock: Clock, entropy: Entropy
) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT)
    clock.pass_(hours=2)
    later = House(database, clock=clock, entropy=entropy, limits=ROOMY)
    await asyncio.gather(house.graces.settle_due(), later.graces.settle_due())
    assert (await moves(later, table)).count("answer") == 2
    await sound(later, table)


async def test_the_timer_settles_to_the_second(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.pass_(seconds=seconds)

    timer = OrderTimer(house.order_calls, house.graces, sleep=sleep)
    timer.listen()
    await bid(house, table, BERT)
    assert await timer.once() == 1
    assert slept == [60.0]
    assert (await house.play.board(table.id)).table.moment == "1.console"


async def test_where_nobody_else_waits_the_last_answer_settles_at_once(house: House) -> None:
    table = await graceful(house, ANNA, BERT)
    await bid(house, table, ANNA, coins=1)
    away = Statement("UPDATE seats SET away = true WHERE table_id = :table AND person_id = :person")
    await house.database.write(away, {"table": table.id, "person": ANNA.id})
    assert (await bid(house, table, BERT)).settled


async def test_a_table_where_one_seat_is_asked_has_no_grace(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT, coins=0)
    await settled(house, clock)
    loser = await consoled(house, table)
    told = await house.play.answer(table.id, loser.id, "1.console", {"what": "coins"}, cause())
    assert told.settled


async def test_tables_without_the_option_have_no_grace(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA)
    assert (await bid(house, table, BERT)).settled


async def test_a_player_who_is_away_is_back_as_soon_as_they_seal(house: House) -> None:
    table = await graceful(house, ANNA, BERT)
    away = Statement("UPDATE seats SET away = true, missed = 2 WHERE table_id = :table AND person_id = :person")
    await house.database.write(away, {"table": table.id, "person": BERT.id})
    await bid(house, table, ANNA)
    await bid(house, table, BERT)
    assert not any(card.away for card in (await house.play.board(table.id)).table.seats)
    assert await rows(house.database, "SELECT * FROM held_answers") != []


async def test_a_person_is_given_what_is_held_for_them(house: House) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT, coins=2)
    mine, theirs = [await house.privacy.stored_of(person.id) for person in (BERT, ANNA)]
    (held,) = mine["held_answers"]
    assert held["value"] == {"coins": 2}
    assert not theirs["held_answers"]


@pytest.mark.parametrize("grace", [-1, 11])
def test_a_grace_is_ten_minutes_at_most(grace: int) -> None:
    with pytest.raises(Trouble, match="bad-grace"):
        checked_pace(Speed("daily", 24 * 60, grace=grace))


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_whole_games_with_a_grace_are_verified(house: House, clock: Clock, game_id: str) -> None:
    game = games()[game_id]
    people = PEOPLE[: min(len(PEOPLE), game.seats[1])]
    table = await graceful(house, *people, game=game_id)
    held = await played(house, clock, table, most=120)
    assert held
    await sound(house, table)
    if (await house.play.board(table.id)).results is not None:
        assert verify_export(parse_export(await house.exports.export(table.id))).moves == len(await moves(house, table))


async def played(house: House, clock: Clock, table: Table, most: int) -> int:
    """Random answers and take-backs, within the grace too; how many answers were held."""
    game = stored_table.rules_of_table(await house.tables.read(table.id))
    stream = Chance((7).to_bytes(32, "big")).stream("players")
    held = 0
    for _ in range(most):
        if (await house.play.board(table.id)).results is not None:
            break
        person = stream.pick(PEOPLE[: len(table.seats)])
        desk = await house.play.desk(table.id, person.id)
        state = await state_of(house, table)
        if desk.settles_at is not None:
            held += 1
            if stream.below(3):
                await settled(house, clock)
                continue
        if (desk.sealed and desk.settles_at is not None) or (desk.sealed and stream.below(6) == 0):
            await house.play.take_back(table.id, person.id, desk.sealed.id, cause())
        elif desk.ask and not (desk.liberties and stream.below(LIBERTY_ODDS) == 0):
            value = random_value(game, state, desk.seat, desk.ask.id, stream)
            await house.play.answer(table.id, person.id, desk.ask.id, value, cause())
    await settled(house, clock)
    return held
