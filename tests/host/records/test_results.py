"""What is counted of a table that has ended: who held which seat, who won, what they did and how fast."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NoReturn

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.fixes import Correct, Remove, Replace, Rewind
from host.house import House
from host.records import counting
from host.records.counting import count_result
from host.table import stored_table
from host.values import Place
from tests.ground import Clock, Entropy, rows
from tests.host.moderation.mending import fixed, seat_of
from tests.host.records.played import begun, ended, ratings, result, scores, won_by
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, answered, bid, cause, play_out
from tests.host.stewards.sitting import house_of


async def test_a_game_is_counted_for_those_who_played_it(house: House, database: Database) -> None:
    table = await won_by(house, ANNA, BERT, CLEO)
    found = {person: (tenure, outcome) for person, tenure, outcome in await scores(database, table)}
    assert found == {ANNA.id: ("whole", "won"), BERT.id: ("whole", "lost"), CLEO.id: ("whole", "lost")}
    its = await result(database, table)
    assert (its.server_id, its.game, its.company, its.rated) == (1, "bids", "people", True)
    assert its.ended_at == datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert await rows(database, "SELECT * FROM uncounted") == []


async def test_all_who_share_the_first_place_have_won_together(house: House, database: Database) -> None:
    table = await ended(house, await begun(house, ANNA, BERT, CLEO), 7, 7, 3)
    assert sorted(outcome for _, _, outcome in await scores(database, table)) == ["lost", "shared", "shared"]


async def test_a_running_game_is_in_no_record(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT)
    await bid(house, table, ANNA)
    assert await house.records.rebuild() == 0
    assert await rows(database, "SELECT * FROM scores") == []
    stored = await house.tables.read(table.id)
    assert count_result(stored, ()) is None


async def test_a_corrected_result_changes_what_was_counted(house: House, database: Database) -> None:
    table = await won_by(house, ANNA, BERT)
    before = await ratings(database)
    assert before[ANNA.id].mu > before[BERT.id].mu
    right = [1, 1]
    right[seat_of(table, BERT)] = 9
    await fixed(house, table, Correct(tuple(right)))
    await house.records.count_due()
    after = await ratings(database)
    assert (after[BERT.id].mu, after[BERT.id].won) == (before[ANNA.id].mu, 1)
    assert (after[ANNA.id].mu, after[ANNA.id].games, after[ANNA.id].won) == (before[BERT.id].mu, 1, 0)


async def test_a_game_that_is_ended_no_more_is_counted_no_more(house: House, database: Database) -> None:
    table = await won_by(house, ANNA, BERT)
    await house.database.write(Statement("UPDATE tables SET status = 'closed' WHERE id = :id"), {"id": table.id})
    await house.records.rebuild()
    assert await rows(database, "SELECT * FROM results") == []
    assert await ratings(database) == {}


async def test_who_left_is_last_and_who_took_over_risks_nothing(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT, CLEO, rounds=2)
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat, DORA, cause())
    marks = [3, 3, 3]
    marks[seat], marks[seat_of(table, ANNA)] = 9, 5
    table = await ended(house, table, *marks)
    found = {person: (tenure, outcome) for person, tenure, outcome in await scores(database, table)}
    assert found[BERT.id] == ("left", "left")
    assert found[DORA.id] == ("later", "won")
    rated = await ratings(database)
    assert DORA.id not in rated
    assert rated[ANNA.id].mu > rated[CLEO.id].mu > rated[BERT.id].mu
    assert {person: row.games for person, row in rated.items()} == {ANNA.id: 1, BERT.id: 1, CLEO.id: 1}
    assert not any(row.won for row in rated.values())  # the newcomer has


async def test_who_comes_back_to_their_own_seat_has_never_left_it(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT, rounds=2)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, BERT), BERT, cause())
    table = await ended(house, table)
    assert {tenure for _, tenure, _ in await scores(database, table)} == {"whole"}
    assert (await result(database, table)).rated


async def test_whom_a_moderator_takes_from_a_seat_is_not_rated(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT, CLEO, DORA, rounds=2)
    await fixed(house, table, Replace(seat_of(table, BERT)), newcomer=EMIL)
    await fixed(house, await house.lookups.table(table.id), Remove(seat_of(table, CLEO)))
    table = await ended(house, table)
    found = {person: tenure for person, tenure, _ in await scores(database, table)}
    assert found == {ANNA.id: "whole", DORA.id: "whole", EMIL.id: "later", None: "open"}
    assert set(await ratings(database)) == {ANNA.id, DORA.id}


async def test_a_rewound_game_is_counted_as_it_ended(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT, rounds=3)
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 2)
    points = await house.fixes.rewind_points(table.id)
    shown = await fixed(house, table, Rewind(points[-1].number))
    if shown.vote is not None:
        for person in (ANNA, BERT):
            await house.votes.cast(table.id, person.id, shown.vote, True, cause())
    table = await ended(house, table)
    assert (await result(database, table)).rated
    assert len(await scores(database, table)) == 2


async def test_who_leaves_a_rated_game_is_last_though_a_steward_takes_the_seat(
    house: House, database: Database
) -> None:
    table = await begun(house, ANNA, BERT, CLEO, rounds=2)
    await house.seats.vacate(table.id, CLEO.id, cause())
    await house.open_seats.give_to_steward(table.id, seat_of(table, CLEO), ANNA, "caretaker", cause())
    await _with_stewards(house, table.id)
    found = await result(database, table)
    assert (found.company, found.rated) == ("deserted", False)
    (left,) = (await ratings(database)).items()  # who stayed neither gains nor loses
    assert (left[0], left[1].games, left[1].won) == (CLEO.id, 1, 0)
    assert left[1].mu < 25
    assert (await house.record_reading.person(ANNA.id, 1)).stewards.games == 1
    assert (None, "later") in [(person, tenure) for person, tenure, _ in await scores(database, table)]


async def test_a_table_that_was_opened_without_is_not_rated(house: House, database: Database) -> None:
    table = await won_by(house, ANNA, BERT, rated=False)
    assert not (await result(database, table)).rated
    assert await ratings(database) == {}


async def test_a_table_with_hints_is_not_rated(house: House, database: Database) -> None:
    table = await house.lobby.open_table("bids", Place(1, 2), ANNA, {"rounds": 1}, cause(), rated=True, hints=True)
    for person in (ANNA, BERT):
        table = await house.lobby.join(table.id, person, "", cause())
    table = (await house.lobby.start(table.id, ANNA.id, cause())).desk.table
    assert not (await result(database, await ended(house, table))).rated


async def test_practice_is_not_counted(house: House, database: Database) -> None:
    table = await house.practice.begin("bids", "caretaker", 1, ANNA, cause(), 5)
    await _with_stewards(house, table.id)
    assert (await house.lookups.table(table.id)).status == "ended"
    assert await rows(database, "SELECT * FROM uncounted") == []
    await house.records.rebuild()
    assert await rows(database, "SELECT * FROM results") == []


async def test_the_time_to_answer_begins_with_the_step(house: House, database: Database, clock: Clock) -> None:
    table = await begun(house, ANNA, BERT)
    clock.pass_(minutes=10)
    await bid(house, table, ANNA, 2)
    clock.pass_(minutes=20)
    await bid(house, table, BERT, 1)
    clock.pass_(minutes=5)
    table = await ended(house, table)
    found = await rows(database, "SELECT person_id, answers FROM scores")
    times = {row.person_id: row.answers for row in found}
    assert (times[ANNA.id], times[BERT.id][0]) == ([600], 1800)


async def test_a_pause_is_nobodys_time(house: House, database: Database, clock: Clock) -> None:
    table = await begun(house, ANNA, BERT)
    for kind in ("pause", "resume"):
        vote = await house.votes.call_vote(table.id, ANNA.id, kind, cause())
        await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
        clock.pass_(hours=100)
    await bid(house, table, ANNA, 2)
    await bid(house, table, BERT, 1)
    await ended(house, table)
    found = await rows(database, "SELECT answers FROM scores")
    assert max(second for row in found for second in row.answers) == 0


async def _with_stewards(house: House, table_id: int) -> None:
    """People and stewards give safe answers to the end."""
    table = await house.lookups.table(table_id)
    for _ in range(50):
        if (await house.lookups.table(table_id)).status == "ended":
            break
        stored = await house.tables.read(table_id)
        game, state = stored_table.rules_of_table(stored), stored_table.state_of(stored)
        for seat, ask in game.asks(state).items():
            if table.seats[seat].person_id in (ANNA.id, BERT.id):
                await answered(house, table, seat, ask.id, game.absent(state, seat))
        house.clock.pass_(minutes=10)  # type: ignore[attr-defined]
        await house.stewards.sweep()
        await house.prompt_stewards.resume()
    await house.records.count_due()


async def test_what_was_cut_off_in_between_is_done_by_the_next_process(
    house: House, database: Database, clock: Clock, entropy: Entropy
) -> None:
    table = await begun(house, ANNA, BERT)
    await play_out(house, table)
    assert [tuple(row) for row in await rows(database, "SELECT * FROM uncounted")] == [(table.id, False)]
    await house.records._batch()  # the process ends here
    assert len(await scores(database, table)) == 2
    assert await ratings(database) == {}
    later = house_of(database, clock, entropy)
    assert await later.records.count_due() == 0
    assert set(await ratings(database)) == {ANNA.id, BERT.id}
    assert await rows(database, "SELECT * FROM uncounted") == []


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_counted(
    house: House, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await begun(house, ANNA, BERT), await begun(house, ANNA, BERT)
    for table in (broken, sound):
        await play_out(house, table)
    await database.write(Statement("UPDATE states SET body = 'nonsense' WHERE table_id = :id"), {"id": broken.id})
    assert await house.records.count_due() == 2
    assert [row.table_id for row in await rows(database, "SELECT table_id FROM results")] == [sound.id]
    assert f"table {broken.id} cannot be counted" in caplog.text
    assert await rows(database, "SELECT * FROM uncounted") == []


async def test_a_table_is_counted_once_the_machine_has_memory_for_it(
    house: House, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(house, ANNA, BERT)
    await play_out(house, table)

    def short(*_: object) -> NoReturn:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(counting, "count_result", short)
        await house.records.count_due()
    assert [tuple(row) for row in await rows(database, "SELECT * FROM uncounted")] == [(table.id, False)]
    await house.records.count_due()
    assert len(await scores(database, table)) == 2


async def test_the_sweep_counts_what_is_due(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT)
    await play_out(house, table)
    await house.sweeps.run()
    assert len(await scores(database, table)) == 2
    assert set(await ratings(database)) == {ANNA.id, BERT.id}
