"""What happens when the time has run out."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.house import House
from host.lobby.settings import PRESETS, bank_pace, own_pace
from host.proof.replay import load_log, rebuild_state
from host.values import Table, Trouble
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, EMIL, PLACE, bid, cause, playing, state_of
from tests.host.time.passing import clocks, lines, sweep_through

PATIENCE = 60  # seconds, on a busy machine


async def at_pace(house: House, pace: str = "evening", *, rounds: int = 3) -> Table:
    """Anna and Bert have just begun a game at that pace."""
    table = await house.lobby.open_table(
        "bids", PLACE, ANNA, {"rounds": rounds}, cause(), pace=PRESETS.get(pace, own_pace(60))
    )
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def all_away(house: House, clock: Clock, table: Table) -> None:
    """Let time pass until stand-ins sit at all seats, then until the next round asks both."""
    async with asyncio.timeout(PATIENCE):
        while not all(card.away for card in (await house.play.board(table.id)).table.seats):
            await sweep_through(house, clock, steps=1)
        while (await house.play.board(table.id)).owing < 2:
            await sweep_through(house, clock, steps=1)


async def told_absent(house: House) -> list[tuple[int, bool, bool]]:
    """Who was told that they had missed a deadline; whether their draft counted, whether they are away now."""
    found = await rows(
        house.database,
        "SELECT lane_id, payload ->> 'draft' AS draft, payload ->> 'away' AS away FROM outbox"
        " WHERE kind = 'absence' ORDER BY id",
    )
    return [(row.lane_id, row.draft == "true", row.away == "true") for row in found]


async def test_a_table_has_a_day_for_each_decision_unless_it_says_otherwise(house: House, clock: Clock) -> None:
    table = await playing(house)
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.due_at == (await house.play.board(table.id)).due_at == clock.now + timedelta(days=1)
    evening = await at_pace(house)
    assert (await house.play.desk(evening.id, ANNA.id)).due_at == clock.now + timedelta(hours=2)


async def test_no_table_opens_with_a_deadline_of_no_minutes_or_of_ten_years(house: House) -> None:
    from host.values import Pace

    for minutes in (0, -5, 10 * 365 * 24 * 60):
        with pytest.raises(Trouble, match="bad-pace"):
            await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), pace=Pace("own", minutes))


async def test_when_all_have_answered_the_game_goes_on_at_once_with_new_clocks(house: House, clock: Clock) -> None:
    table = await playing(house)
    clock.pass_(hours=3)
    await bid(house, table, ANNA, 2)
    told = await bid(house, table, BERT, 1)
    assert told.desk.due_at == clock.now + timedelta(days=1)
    assert [(row.seat, row.ask) for row in await clocks(house, table.id)] == [(told.desk.seat, "1.console")]


async def test_at_the_deadline_the_safe_answer_is_given_and_replayed(house: House, clock: Clock) -> None:
    table = await at_pace(house)
    await bid(house, table, ANNA, 2)
    clock.pass_(hours=2)
    await house.sweeps.run()
    assert (await house.play.board(table.id)).table.moment == "1.console"
    log = await load_log(house.tables, table.id)
    assert [(entry.kind, entry.value) for entry in log.entries[-2:]] == [
        ("answer", {"coins": 2}),
        ("due", {"coins": 0}),
    ]
    assert rebuild_state(log) == await state_of(house, table)
    (made,) = await rows(house.database, "SELECT cause, person_id FROM moves WHERE kind = 'due'")
    seat = (await house.play.desk(table.id, BERT.id)).seat
    assert (made.cause, made.person_id) == (f"due:1.bid:{seat}", None)


async def test_a_moment_before_the_deadline_nothing_happens(house: House, clock: Clock) -> None:
    table = await at_pace(house)
    clock.pass_(hours=2, microseconds=-1)
    await house.sweeps.run()
    assert (await house.play.board(table.id)).owing == 2


async def test_a_complete_draft_is_given_as_the_answer_and_the_deadline_is_missed_all_the_same(
    house: House, clock: Clock
) -> None:
    table = await at_pace(house)
    await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 4})
    clock.pass_(hours=2)
    await house.sweeps.run()
    log = await load_log(house.tables, table.id)
    seat = (await house.play.desk(table.id, ANNA.id)).seat
    assert {entry.seat: entry.value for entry in log.entries if entry.kind == "due"} == {
        seat: {"coins": 4},
        1 - seat: {"coins": 0},
    }
    assert sorted(await told_absent(house)) == [
        (ANNA.id, True, False),
        (BERT.id, False, False),
    ]
    missed = await rows(house.database, "SELECT person_id, missed FROM seats ORDER BY person_id")
    assert [(row.person_id, row.missed) for row in missed] == [(ANNA.id, 1), (BERT.id, 1)]


@pytest.mark.parametrize("draft", [{}, {"coins": 1000}, {"coins": "four"}, {"dragons": 1}])
async def test_a_draft_that_is_no_legal_answer_gives_way_to_the_safe_one(
    house: House, clock: Clock, draft: dict[str, object]
) -> None:
    table = await at_pace(house)
    await house.play.draft(table.id, ANNA.id, "1.bid", draft)
    clock.pass_(hours=2)
    await house.sweeps.run()
    log = await load_log(house.tables, table.id)
    assert [entry.value for entry in log.entries if entry.kind == "due"] == [{"coins": 0}, {"coins": 0}]


async def test_two_deadlines_missed_in_a_row_and_a_stand_in_answers_after_a_while(house: House, clock: Clock) -> None:
    table = await at_pace(house)
    for _ in range(8):
        board = await house.play.board(table.id)
        if any(card.away for card in board.table.seats) or board.results:
            break
        if (await house.play.desk(table.id, ANNA.id)).ask:
            desk = await house.play.desk(table.id, ANNA.id)
            assert desk.ask
            value = {"coins": 1} if desk.ask.kind == "bid" else {"what": "coins"}
            await house.play.answer(table.id, ANNA.id, desk.ask.id, value, cause())
        clock.pass_(hours=2)
        await house.sweeps.run()
    away = [card.person_id for card in (await house.play.board(table.id)).table.seats if card.away]
    assert away == [BERT.id]
    assert (await told_absent(house))[-1] == (BERT.id, False, True)
    for row in await clocks(house, table.id):
        if row.stand_in:
            assert clock.now <= row.due_at <= clock.now + timedelta(minutes=15)


async def test_who_is_back_owes_their_answer_themselves_with_all_the_time(house: House, clock: Clock) -> None:
    table = await at_pace(house, rounds=30)
    await all_away(house, clock, table)
    desk = await house.deadlines.back(table.id, ANNA.id, cause())
    assert desk.due_at == clock.now + timedelta(hours=2)
    assert desk == await house.play.desk(table.id, ANNA.id)
    assert [card.person_id for card in desk.table.seats if card.away] == [BERT.id]
    assert await house.deadlines.back(table.id, ANNA.id, cause()) == desk


async def test_who_answers_by_hand_is_back(house: House, clock: Clock) -> None:
    table = await at_pace(house, rounds=30)
    await all_away(house, clock, table)
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.ask
    told = await house.play.answer(table.id, ANNA.id, desk.ask.id, {"coins": 0}, cause())
    assert [card.person_id for card in told.desk.table.seats if card.away] == [BERT.id]
    assert told.desk == await house.play.desk(table.id, ANNA.id)


async def test_a_stranger_cannot_be_back(house: House) -> None:
    table = await playing(house)
    with pytest.raises(Trouble, match="not-seated"):
        await house.deadlines.back(table.id, EMIL.id, cause())


async def test_an_answer_in_between_starts_the_count_anew(house: House, clock: Clock) -> None:
    table = await at_pace(house, rounds=6)
    clock.pass_(hours=2)
    await house.sweeps.run()  # both miss one
    for person in (ANNA, BERT):
        desk = await house.play.desk(table.id, person.id)
        if desk.ask:
            await house.play.answer(table.id, person.id, desk.ask.id, {"what": "coins"}, cause())
            answered = person
    (row,) = await rows(house.database, f"SELECT missed FROM seats WHERE person_id = {answered.id}")  # noqa: S608
    assert row.missed == 0


async def test_doing_nothing_on_purpose_is_an_answer(house: House, clock: Clock) -> None:
    table = await at_pace(house)
    await bid(house, table, ANNA, 0)
    clock.pass_(hours=2)
    await house.sweeps.run()
    assert [who for who, _, _ in await told_absent(house)] == [BERT.id]


async def test_what_was_answered_for_somebody_can_be_taken_back_while_others_decide(house: House, clock: Clock) -> None:
    table = await at_pace(house)
    await house.settings.set_zone(BERT.id, "UTC")
    await house.settings.set_quiet(BERT.id, (13 * 60, 20 * 60))  # it is noon: his deadline of 14:00 moves to 20:00
    clock.pass_(hours=2)
    await house.sweeps.run()
    assert (await house.play.board(table.id)).owing == 1
    told = await house.play.take_back(table.id, ANNA.id, "1.bid", cause())
    assert told.desk.due_at == clock.now + timedelta(minutes=30)
    clock.pass_(minutes=30)
    await house.sweeps.run()
    causes = await rows(house.database, "SELECT cause FROM moves WHERE kind = 'due' ORDER BY number")
    seat = told.desk.seat
    assert [row.cause for row in causes] == [f"due:1.bid:{seat}", f"due:1.bid:{seat}:2"]


async def test_a_bank_lasts_for_the_whole_game(house: House, clock: Clock) -> None:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), pace=bank_pace(120, 30))
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    table = (await house.lobby.start(table.id, ANNA.id, cause())).desk.table
    clock.pass_(minutes=90)
    await bid(house, table, ANNA)
    clock.pass_(minutes=30)
    await bid(house, table, BERT)
    banks = await rows(house.database, "SELECT person_id, bank FROM seats ORDER BY person_id")
    assert [(row.person_id, row.bank) for row in banks] == [(ANNA.id, 60 * 60), (BERT.id, 30 * 60)]


async def test_the_last_answer_and_the_deadline_race_and_one_of_them_settles(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    here, there = (House(database, clock=clock, entropy=entropy) for _ in range(2))
    table = await at_pace(here)
    await bid(here, table, ANNA, 1)
    clock.pass_(hours=2)
    done = await asyncio.gather(
        here.play.answer(table.id, BERT.id, "1.bid", {"coins": 3}, cause()),
        there.deadlines.expire_due(),
        here.deadlines.expire_due(),
        there.deadlines.expire(table.id),
        return_exceptions=True,
    )
    assert not [one for one in done if isinstance(one, Exception) and getattr(one, "code", "") != "not-asked"]
    made = await rows(database, "SELECT kind FROM moves WHERE seat IS NOT NULL")
    assert len(made) == 2
    rebuild_state(await load_log(here.tables, table.id))


async def test_one_broken_table_does_not_stop_the_others(house: House, clock: Clock) -> None:
    broken, sound = await at_pace(house), await playing(house, CLEO, EMIL)
    await house.database.write(*_statement(f"UPDATE states SET body = 'x' WHERE table_id = {broken.id}"))  # noqa: S608
    clock.pass_(days=1)
    await house.sweeps.run()
    assert (await house.play.board(sound.id)).table.moment == "1.console"


def _statement(text: str) -> tuple[object, dict[str, object]]:

    return Statement(text), {}


async def test_the_player_hears_in_private_before_the_table_does(house: House, clock: Clock) -> None:
    table = await at_pace(house)
    await house.lobby.placed(table.id, thread_id=5)
    while claimed := await house.outbox.claim(10):
        for row in claimed:
            await house.outbox.sent(row.id, 1)
    clock.pass_(hours=2)
    await house.sweeps.run()
    first = await house.outbox.claim(10)
    assert {(row.lane[0], row.kind) for row in first} == {("player", "absence")}
    for row in first:
        await house.outbox.sent(row.id, 1)
    clock.pass_(seconds=5)
    assert {(row.lane[0], row.kind) for row in await house.outbox.claim(10)} == {("player", "news"), ("thread", "news")}
    assert await lines(house) == []


@pytest.mark.parametrize("secretly", ["nothing", "a liberty", "a draft"])
async def test_what_a_seat_does_in_secret_keeps_no_stand_in_away(house: House, clock: Clock, secretly: str) -> None:
    table = await at_pace(house)
    seat = (await house.play.desk(table.id, ANNA.id)).seat
    await miss(house, clock)
    if secretly == "a liberty":
        (pawn,) = (await house.play.desk(table.id, ANNA.id)).liberties
        await house.play.answer(table.id, ANNA.id, pawn.id, {}, cause())
    async with asyncio.timeout(PATIENCE):
        while (asked := (await house.play.desk(table.id, ANNA.id)).ask) is None:
            await miss(house, clock)  # Bert's
    if secretly == "a draft":
        await house.play.draft(table.id, ANNA.id, asked.id, {"coins": 0} if asked.kind == "bid" else {"what": "coins"})
    await miss(house, clock)
    log = await load_log(house.tables, table.id)
    assert [one.ask for one in log.entries if one.kind == "due" and one.seat == seat][:2] == ["1.bid", asked.id]
    card = (await house.lookups.table(table.id)).card(ANNA.id)
    assert card is not None
    assert card.away


async def miss(house: House, clock: Clock) -> None:
    """The present deadlines pass."""
    clock.pass_(hours=2)
    await house.sweeps.run()
