"""A sweep does the rest where it cannot do something at one table: said once, tried less and less, told by doctor."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cli.doctor import _at_work
from db.connection.session import Database
from db.connection.statements import Statement, StatementError
from db.trouble import TABLE_BUSY, Trouble
from engine.texts import Refusal
from host.house import House, StewardThinking
from host.lobby.bounds import ROOMY
from host.lobby.starting import StartWhen
from host.stewards.thinking import AtOnce
from host.table.skipping import LONGEST_SKIP, SHORTEST_SKIP, Skipping
from host.tournaments.plans import TournamentPlan
from host.upkeep.live_check import LiveCheck
from host.upkeep.retention import Keeping, Retention
from host.values import Person, Place, Table
from host.wishes.wishes import WishTerms
from tests.ground import Clock, Entropy, rows
from tests.host.orders.giving import order
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, lobby, play_out, playing
from tests.host.time.graceful import all_but, graceful

SECRET = "three coins of Anna"
GAME, STATE = "UPDATE tables SET game = 'chess' WHERE id = {id}", "UPDATE states SET body = 'no' WHERE table_id = {id}"
PACE, PERSON = (
    "UPDATE tables SET pace = '[' WHERE id = {id}",
    "UPDATE players SET quiet_from = 99999, quiet_to = -7, zone = 'Europe/Atlantis' WHERE person_id = {person}",
)


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return House(database, clock=clock, entropy=entropy, limits=ROOMY, thinking=StewardThinking(AtOnce(), practices=9))


async def write(house: House, statement: str) -> None:
    await house.database.write(Statement(statement), {})


async def moves(house: House, table: Table) -> int:
    return (await house.tables.read(table.id)).number


class Sweep(NamedTuple):
    """What is due at two tables, of which the first will break. `sound`: whether it was done at the second."""

    broken: Table
    run: Callable[[], Awaitable[object]]
    sound: Callable[[], Awaitable[bool]]
    person: int = ANNA.id


Plant = Callable[[House, Clock, Path], Awaitable[Sweep]]


async def _moved(house: House, table: Table) -> Callable[[], Awaitable[bool]]:
    before = await moves(house, table)

    async def has() -> bool:
        return await moves(house, table) > before

    return has


async def deadlines(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    clock.pass_(hours=25)
    return Sweep(broken, house.deadlines.expire_due, await _moved(house, sound))


async def reminders(house: House, clock: Clock, _: Path) -> Sweep:
    await house.settings.set_zone(ANNA.id, "Europe/Prague")
    broken = await playing(house, ANNA, BERT)
    await playing(house, CLEO, DORA)
    clock.pass_(hours=13)

    async def told() -> bool:
        found = await rows(house.database, "SELECT lane_id FROM outbox WHERE kind = 'reminder'")
        return {CLEO.id, DORA.id} <= {row.lane_id for row in found}

    return Sweep(broken, house.reminders.remind, told)


async def outages(house: House, clock: Clock, _: Path) -> Sweep:
    await house.settings.set_zone(ANNA.id, "Europe/Prague")
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    (before,) = await rows(house.database, f"SELECT max(due_at) AS at FROM clocks WHERE table_id = {sound.id}")  # noqa: S608
    start = clock.now
    clock.pass_(hours=2)
    await house.outages.outage(start, clock.now)

    async def put_off() -> bool:
        (now,) = await rows(house.database, f"SELECT max(due_at) AS at FROM clocks WHERE table_id = {sound.id}")  # noqa: S608
        return bool(now.at == before.at + timedelta(hours=2))

    return Sweep(broken, house.outages.make_good, put_off)


async def graces(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await graceful(house, ANNA, BERT), await graceful(house, CLEO, DORA)
    await all_but(house, broken, BERT, ANNA)
    await all_but(house, sound, DORA, CLEO)
    await bid(house, broken, BERT)
    await bid(house, sound, DORA)
    clock.pass_(minutes=1)
    return Sweep(broken, house.graces.settle_due, await _moved(house, sound))


async def orders(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    await order(house, broken, ANNA, coins=1)
    await order(house, sound, CLEO, coins=1)
    clock.pass_(hours=25)
    return Sweep(broken, house.order_calls.catch_up_on_orders, await _moved(house, sound))


async def stewards(house: House, clock: Clock, _: Path) -> Sweep:
    tables = []
    for person in (ANNA, CLEO):
        table = await lobby(house, person)
        await house.steward_seats.add(table.id, person.id, "caretaker", cause())
        tables.append((await house.lobby.start(table.id, person.id, cause())).desk.table)
    clock.pass_(hours=13)
    return Sweep(tables[0], house.stewards.sweep, await _moved(house, tables[1]))


async def practice(house: House, clock: Clock, _: Path) -> Sweep:
    house.tables.prompt = lambda table_id: None
    tables = [
        await house.practice.begin("bids", "caretaker", 1, person, cause(), number)
        for number, person in ((8, ANNA), (9, CLEO))
    ]
    clock.pass_(minutes=1)

    async def run() -> None:
        await house.prompt_stewards.resume()
        await house.prompt_stewards.at_rest()

    return Sweep(tables[0], run, await _moved(house, tables[1]))


async def over(house: House, clock: Clock) -> tuple[Table, Table]:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    for table in (broken, sound):
        await play_out(house, table)
    return broken, sound


async def records(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await over(house, clock)

    async def counted() -> bool:
        return bool(await rows(house.database, f"SELECT 1 FROM results WHERE table_id = {sound.id}"))  # noqa: S608

    return Sweep(broken, house.records.sweep, counted)


async def live_check(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    await write(house, "UPDATE tables SET rules = 0")
    looked = LiveCheck(house.database, clock=clock, entropy=house.entropy)

    async def reached() -> bool:
        await looked.sweep()
        return looked._upto is None and not (await house.lookups.table(sound.id)).halted

    return Sweep(broken, looked.sweep, reached)


async def condensing(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await over(house, clock)
    await house.records.count_due()
    await write(house, "UPDATE outbox SET state = 'sent'")
    clock.pass_(days=9)

    async def small() -> bool:
        return bool(await rows(house.database, f"SELECT 1 FROM condensed_logs WHERE table_id = {sound.id}"))  # noqa: S608

    return Sweep(broken, house.condensing.sweep, small)


async def retention(house: House, clock: Clock, folder: Path) -> Sweep:
    broken, sound = await over(house, clock)
    await house.records.count_due()
    await write(house, "UPDATE outbox SET state = 'sent'")
    clock.pass_(days=99)
    keeping = Retention(house.tables, house.exports, Keeping(folder, timedelta(days=90)))

    async def gone() -> bool:
        return not await rows(house.database, f"SELECT 1 FROM moves WHERE table_id = {sound.id}")  # noqa: S608

    return Sweep(broken, keeping.sweep, gone)


async def close_idle_lobbies(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await lobby(house, ANNA, BERT), await lobby(house, CLEO, DORA)
    clock.pass_(days=8)

    async def closed() -> bool:
        return (await house.lookups.table(sound.id)).status == "closed"

    return Sweep(broken, house.seats.close_idle_lobbies, closed)


async def starts(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await lobby(house, ANNA, BERT), await lobby(house, CLEO, DORA)
    for table, person in ((broken, ANNA), (sound, CLEO)):
        await house.starts.set_start(table.id, person.id, StartWhen(at=clock.now + timedelta(hours=1)), cause())
    clock.pass_(hours=2)

    async def begun() -> bool:
        return (await house.lookups.table(sound.id)).status == "playing"

    return Sweep(broken, house.starts.start_due, begun)


async def wishes(house: House, clock: Clock, _: Path) -> Sweep:
    for number, person in enumerate((ANNA, BERT, CLEO, DORA)):
        await house.wishes.say(person, Place(1 + number // 2, 2), WishTerms(("bids",)))
    broken = await lobby(house, ANNA)

    async def seated() -> bool:
        return bool(await rows(house.database, f"SELECT 1 FROM seats WHERE person_id = {DORA.id}"))  # noqa: S608

    return Sweep(broken, house.wish_seating.sweep, seated)


async def tournaments(house: House, clock: Clock, _: Path) -> Sweep:
    people = [Person(8_000 + number, f"Robot {number}") for number in range(4)]
    plan = TournamentPlan("Cup", "bids", clock.now + timedelta(days=1), people=8)
    number = await house.tournaments.open(ANNA, Place(1, 2), plan)
    for person in (ANNA, BERT, CLEO, DORA, *people):
        await house.tournaments.join(number, person)
    await house.tournaments.begin(number, ANNA.id)
    await house.tournament_rounds.sweep()
    tables = [await house.lookups.table(each or 0) for each in (await house.tournaments.shown(number)).tables[0]]
    (broken,) = (table for table in tables if table.card(ANNA.id) is not None)
    (sound,) = (table for table in tables if table.card(ANNA.id) is None)
    for table in (broken, sound):
        leaver = next(card.person_id for card in table.seats if card.person_id not in (None, ANNA.id))
        await house.seats.vacate(table.id, leaver or 0, cause())
    clock.pass_(minutes=1)

    async def replaced() -> bool:
        return any(card.level is not None for card in (await house.lookups.table(sound.id)).seats)

    return Sweep(broken, house.tournament_rounds.sweep, replaced)


async def close_idle(house: House, clock: Clock, _: Path) -> Sweep:
    broken = await house.practice.begin("bids", "caretaker", 1, ANNA, cause(), 8)
    sound = await house.practice.begin("bids", "caretaker", 1, CLEO, cause(), 9)
    await house.prompt_stewards.at_rest()
    clock.pass_(days=8)

    async def closed() -> bool:
        return (await house.lookups.table(sound.id)).status == "closed"

    return Sweep(broken, house.practice.close_idle, closed)


async def expire_votes(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    await house.votes.call_vote(broken.id, ANNA.id, "pause", cause())
    vote = await house.votes.call_vote(sound.id, CLEO.id, "pause", cause())
    clock.pass_(hours=25)

    async def ended() -> bool:
        return (await house.votes.vote(sound.id, vote.id)).state != "open"

    return Sweep(broken, house.votes.expire_votes, ended)


async def put_away(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await over(house, clock)
    clock.pass_(hours=25)
    found: set[int] = set()

    async def run() -> None:
        found.update(table.id for table in await house.seats.done_with())

    async def has() -> bool:
        return sound.id in found

    return Sweep(broken, run, has)


async def look_at_servers(house: House, clock: Clock, _: Path) -> Sweep:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)

    async def run() -> None:
        await house.seats.server_gone(1)

    async def paused() -> bool:
        return (await house.lookups.table(sound.id)).paused

    return Sweep(broken, run, paused)


async def trials(house: House, clock: Clock, _: Path) -> Sweep:
    begun = []
    for person in (ANNA, CLEO):
        practised = await house.practice.begin("bids", "caretaker", 1, person, cause(), person.id)
        begun.append(await house.trials.begin(practised.id, person.id, cause()))
    await house.prompt_stewards.at_rest()
    broken, sound = begun
    clock.pass_(hours=25)

    async def gone() -> bool:
        there = Statement("SELECT 1 FROM tables WHERE id = :id")
        return not await house.database.fetch(there, {"id": sound.id})

    return Sweep(broken, house.trials.sweep, gone)


SWEEPS: dict[str, Plant] = {
    "outages": outages,
    "orders": orders,
    "graces": graces,
    "wishes": wishes,
    "tournaments": tournaments,
    "starts": starts,
    "reminders": reminders,
    "deadlines": deadlines,
    "stewards": stewards,
    "practice": practice,
    "trials": trials,
    "records": records,
    "live check": live_check,
    "condensing": condensing,
    "retention": retention,
}
TIDYING: dict[str, Plant] = {
    "look_at_servers": look_at_servers,
    "close_idle_lobbies": close_idle_lobbies,
    "close_idle": close_idle,
    "expire_votes": expire_votes,
    "put_away": put_away,
}
NOTHING_IS_READ = {
    "time zones": "names that were read without an error, or not",
    "outbox": "one statement, which looks at no content",
    "refresh": "words, whatever they are",
    "call_the_roll": "tests/bot/test_tidying.py, as it asks Discord",
    "look_for_onlookers": "tests/bot/test_onlookers.py, as it asks Discord",
    "tell_ended": "tests/bot/test_wishes.py, as it writes by Discord",
}
DAMAGES = {
    "game": GAME,
    "state": STATE,
    "pace": PACE,
    "person": PERSON,
    "night": "UPDATE players SET quiet_from = 99999, quiet_to = -7, zone = 'Europe/Prague' WHERE person_id = {person}",
    "absence": "UPDATE players SET away_from = '2000-1-1', away_until = '9999-12-31' WHERE person_id = {person}",
    "clock": "UPDATE clocks SET own_due = 'infinity', due_at = 'infinity' WHERE table_id = {id}",
    "beginning": "UPDATE clocks SET opened_at = '-infinity' WHERE table_id = {id}",
    "snooze": "UPDATE clocks SET snoozed_until = 'infinity', last_at = '-infinity' WHERE table_id = {id}",
    "log": "UPDATE moves SET entry = 'no' WHERE table_id = {id}",
    "cards": "UPDATE tables SET pack_hash = 'ff', pack_id = 'none' WHERE id = {id}",
    "options": "UPDATE tables SET options = '[7]' WHERE id = {id}",
    "seat": "UPDATE seats SET seat = 77 WHERE table_id = {id} AND person_id = {person}",
}


def test_every_sweep_of_the_house_is_here(tmp_path: Path, house: House) -> None:
    keeping = House(
        house.database, clock=house.clock, entropy=house.entropy, keeping=Keeping(tmp_path, timedelta(days=1))
    )
    assert {*SWEEPS, "time zones", "outbox"} == set(keeping.sweeps.names)


@pytest.mark.crossed(damage="state")
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", [*SWEEPS, *TIDYING])
async def test_a_broken_row_keeps_no_other_waiting(
    house: House, clock: Clock, tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, damage: str
) -> None:
    sweep = await ({**SWEEPS, **TIDYING})[name](house, clock, tmp_path)
    await write(house, DAMAGES[damage].format(id=sweep.broken.id, person=sweep.person))
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        for _ in range(20):  # a minute and a half
            for _ in range(5):
                await sweep.run()
            clock.pass_(seconds=5)
    assert await sweep.sound()
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) <= 2, [record.getMessage() for record in said]  # once, and perhaps that it is halted
    assert not [record for record in said if record.exc_info]
    if any("is skipped" in record.getMessage() for record in said):
        assert await rows(house.database, f"SELECT 1 FROM skipped WHERE place = {sweep.broken.id}")  # noqa: S608


# ------------------------------------------------------------------------------------------- the mechanism


@pytest.fixture
def skipping(database: Database, clock: Clock) -> Skipping:
    return Skipping(database, clock)


async def breaks(_: int) -> bool:
    raise ValueError(SECRET)


async def works(_: int) -> bool:
    return True


async def test_what_fails_rests_longer_and_longer_and_is_forgotten_once_it_works(
    skipping: Skipping, database: Database, clock: Clock
) -> None:
    pauses, tried = [], []
    began = clock.now

    async def trying(_: int) -> bool:
        tried.append(clock.now - began)
        raise ValueError

    while len(tried) < 10:
        await skipping.done("a deadline", 7, trying)
        clock.pass_(seconds=30)
    pauses = [after - before for before, after in pairwise(tried)]
    assert pauses[0] >= SHORTEST_SKIP
    assert pauses == sorted(pauses)
    assert pauses[-1] <= LONGEST_SKIP + SHORTEST_SKIP
    assert [row.why for row in await rows(database, "SELECT * FROM skipped")] == ["ValueError"]
    clock.pass_(hours=2)
    assert await skipping.done("a deadline", 7, works)
    assert await rows(database, "SELECT * FROM skipped") == []
    assert skipping.resting("a deadline") == []


async def test_the_log_and_the_database_hold_the_kind_of_an_error_and_not_what_it_says(
    skipping: Skipping, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    assert await skipping.each("a deadline", [1, 2], breaks) == 0
    assert caplog.text.count("a deadline broke off") == 2
    assert "test_skipping.py" in caplog.text  # where
    assert SECRET not in caplog.text + repr([tuple(row) for row in await rows(database, "SELECT * FROM skipped")])


@pytest.mark.parametrize("error", [Trouble(TABLE_BUSY), ConnectionResetError(), TimeoutError()])
async def test_what_passes_by_itself_is_tried_by_the_next_sweep(
    skipping: Skipping, database: Database, error: Exception
) -> None:
    async def waits(_: int) -> bool:
        raise error

    await skipping.done("a deadline", 7, waits)
    assert skipping.resting("a deadline") == []
    assert await rows(database, "SELECT * FROM skipped") == []


@pytest.mark.parametrize("error", [Refusal("no-such-thing"), StatementError("DataError", "22000"), Trouble("odd")])
async def test_what_halts_no_table_is_skipped_too(skipping: Skipping, error: Exception) -> None:
    async def refused(_: int) -> bool:
        raise error

    await skipping.done("a deadline", 7, refused)
    assert skipping.resting("a deadline") == [7]
    assert skipping.resting("a held answer") == []


async def test_the_doctor_says_what_was_skipped_of_late(house: House) -> None:
    lately = Skipping(house.database, lambda: datetime.now(UTC))
    await lately.each("a deadline", [7, 9], breaks)
    await Skipping(house.database, lambda: datetime.now(UTC) - timedelta(days=1)).done("an idle lobby", 5, breaks)
    wrong = [each.what for each in await _at_work(house.database, {}, runs=False) if each.kind == "wrong"]
    (what,) = [each for each in wrong if "a deadline" in each]
    assert "2 places, the first 7" in what
    assert "ValueError" in what
    assert not [each for each in wrong if "an idle lobby" in each]


async def test_a_list_shows_the_tables_that_can_be_read(house: House) -> None:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, ANNA, CLEO)
    await write(house, GAME.format(id=broken.id))
    assert [table.id for table in await house.lookups.tables_of(ANNA.id)] == [sound.id]
    assert sound.id in [status.table.id for status in await house.lookups.statuses(1, ANNA.id, 9)]


async def test_a_setting_counts_at_the_tables_that_can_be_read(house: House) -> None:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, ANNA, CLEO)
    await write(house, GAME.format(id=broken.id))
    await house.settings.set_zone(ANNA.id, "Europe/Prague")
    assert not (await house.lookups.table(sound.id)).halted
