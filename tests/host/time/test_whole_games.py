"""Nobody ever comes: every game ends all the same, and everyone has been told in time, once."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.registry import games
from host.house import House
from host.proof.replay import load_log, rebuild_state
from tests.ground import Clock, kept, rows
from tests.host.seating import PEOPLE, playing, state_of
from tests.host.time.passing import lines, sweep_through
from tools.under_test import quick_games


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_a_game_nobody_plays_ends_by_safe_answers_and_everyone_got_each_rung_once(
    house: House, clock: Clock, game_id: str
) -> None:
    table = await playing(house, *PEOPLE[: games()[game_id].seats[1]], game=game_id)
    await sweep_through(house, clock)

    board = await house.play.board(table.id)
    assert (board.table.status, board.owing) == ("ended", 0)
    assert board.results is not None
    log = await load_log(house.tables, table.id)
    assert rebuild_state(log) == await state_of(house, table)
    made = [entry for entry in log.entries if entry.kind not in ("open", "join", "start")]
    answered = {"answer"} if hasattr(games()[game_id], "foregone") else set()  # what leaves no choice answers itself
    assert {entry.kind for entry in made} == {"due"} | answered

    told = Counter((person, ask, rung) for person, ask, rung, _ in await lines(house))
    assert set(told.values()) == {1}
    ladder: dict[tuple[int, str], list[str]] = {}
    for person, ask, rung, _ in await lines(house):
        ladder.setdefault((person, ask), []).append(rung)
    assert all(rungs[:3] == ["half", "three-quarters", "hour"] for rungs in ladder.values())
    # Two deadlines missed by everybody, then the stand-in: no reminder is wasted on who is away.
    assert max(Counter(person for person, _ in ladder).values()) == 2
    assert not await rows(house.database, "SELECT 1 FROM clocks")


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_who_misses_deadlines_hears_what_was_done_before_the_others_hear_what_came_of_it(
    house: House, clock: Clock, game_id: str
) -> None:
    table = await playing(house, *PEOPLE[: games()[game_id].seats[1]], game=game_id)
    start = clock.now
    await sweep_through(house, clock)
    found = await rows(house.database, "SELECT * FROM outbox ORDER BY id")
    absences = [row for row in found if row.kind == "absence"]
    assert {row.lane_id for row in absences} == {card.person_id for card in table.seats}
    assert max(Counter(row.lane_id for row in absences).values()) == 2
    for told in absences:
        public = [
            row
            for row in found
            if row.created_at == told.created_at and row.kind == "news" and row.lane_kind == "thread"
        ]
        assert all(row.not_before > told.not_before and row.id > told.id for row in public)
    assert min(row.created_at for row in absences) > start
