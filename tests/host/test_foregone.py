"""Questions that decide nothing answer themselves: nobody waits a day to hear from where a worker comes home."""

from __future__ import annotations

import pytest
from msgspec import json
from msgspec.structs import replace

from db.connection.session import Database
from db.connection.statements import Statement
from engine.contract import Outcome
from engine.registry import game as rules_of
from games.architects.rules.state import State
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.table.moves import Act, Decision, GameMove, Mover, decided_by
from host.values import Person, Table
from tests.games.architects import building
from tests.ground import rows
from tests.host.orders.giving import delivered, desk, order
from tests.host.seating import ANNA, BERT, cause, play_out, playing, put, state_of

PEOPLE = {ANNA.id: ANNA, BERT.id: BERT}


async def seated(house: House, state: State) -> tuple[Table, Person, Person]:
    """A table of two in that position: whose turn it is, and the other."""
    table = await playing(house, game="architects")
    await put(house, table, state)
    first, second = (PEOPLE[person] for person in sorted(PEOPLE))
    return table, first, second


def out_of_workers(*places: str, final: int = -1) -> State:
    """Seat 0 is to move; seat 1 has no worker at home, but all of them at these places."""
    state = building.table(2)
    each = state.players[1].workers // len(places)
    for place in places:
        state = building.standing(state, place, 0, each)
    return replace(building.having(state, 1, workers=0), final=final)


async def moved(house: House, table: Table, person: Person, **value: object) -> None:
    asked = (await desk(house, table, person)).ask
    assert asked is not None
    await house.play.answer(table.id, person.id, asked.id, value, cause())


async def test_a_worker_that_can_only_come_from_one_place_comes_home_by_itself(house: House) -> None:
    table, first, second = await seated(house, out_of_workers("forest"))
    there = (await state_of(house, table)).workers["forest"][1]
    await moved(house, table, first, location="quarry")
    state = await state_of(house, table)
    assert state.workers["forest"][1] == there - 1
    assert state.players[1].workers == 1
    assert state.seat == 0  # it is the first player's turn again
    assert (await desk(house, table, second)).ask is None


async def test_where_there_is_a_choice_the_player_is_asked(house: House) -> None:
    table, first, second = await seated(house, out_of_workers("forest", "quarry"))
    await moved(house, table, first, location="quarry")
    asked = (await desk(house, table, second)).ask
    assert asked is not None
    assert asked.kind == "recall"


async def test_in_the_last_turns_no_worker_can_be_used_so_nobody_is_asked(house: House) -> None:
    state = building.standing(out_of_workers("forest", "quarry", final=3), "silversmith", 0, 12)
    table, first, _ = await seated(house, building.having(state, 1, workers=0))
    await moved(house, table, first, location="quarry")
    state = await state_of(house, table)
    assert state.workers["silversmith"][1] == 11  # from where most stood
    assert state.seat == 0


async def test_in_the_last_turns_whoever_could_leave_the_prison_is_asked() -> None:
    state = replace(building.having(building.table(2), 0, workers=0), prison=(3, 0), market=(0, -1, -1), final=2)
    assert rules_of("architects").foregone(state, 0) is None


async def test_whoever_is_next_hears_of_it(house: House) -> None:
    table, first, _ = await seated(house, out_of_workers("forest"))
    await delivered(house)
    await moved(house, table, first, location="quarry")
    (told,) = [keys for row, keys in await delivered(house) if row.lane == ("player", first.id)]
    assert told == ["architects-turn", "architects-more"]


def test_its_player_reads_later_that_it_left_no_choice() -> None:
    state = replace(out_of_workers("forest"), seat=1)
    game, value = rules_of("architects"), {"place": "forest.1"}
    ask = game.asks(state)[1]
    act = Act("answer", ask.id, value, "")
    for person, how in ((None, "foregone"), (7, "answer")):
        decided = decided_by(game, state, GameMove(act, Mover(1, person), Outcome(state)), 9)
        assert decided is not None
        assert json.decode(decided, type=Decision).how == how


async def test_it_can_be_taken_back_and_is_asked_then(house: House) -> None:
    table, first, second = await seated(house, out_of_workers("forest"))
    await moved(house, table, first, location="quarry")
    sealed = (await desk(house, table, second)).sealed
    assert sealed is not None
    await house.play.take_back(table.id, second.id, sealed.id, cause())
    assert (await desk(house, table, second)).ask is not None


async def test_a_whole_game_with_such_answers_plays_again_move_by_move(house: House, database: Database) -> None:
    table = await playing(house, game="architects")
    await play_out(house, table)
    log = await load_log(house.tables, table.id)
    assert rebuild_state(log) == await state_of(house, table)
    assert await rows(database, "SELECT 1 FROM moves WHERE cause LIKE 'foregone:%'")


async def test_a_turn_that_was_planned_is_played_once_there_is_a_worker(house: House) -> None:
    table, first, second = await seated(house, out_of_workers("forest"))
    await order(house, table, second, "turn", location="silversmith")
    await moved(house, table, first, location="quarry")
    await moved(house, table, first, location="quarry")
    assert (await desk(house, table, second)).orders == ()
    assert (await state_of(house, table)).seat == 0


async def test_a_lesson_is_judged_by_what_such_answers_have_led_to(
    house: House, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, _ = await seated(house, out_of_workers("forest"))
    await database.write(Statement("UPDATE tables SET lesson = 'prison'"), {})
    judged: list[State] = []
    monkeypatch.setattr("host.lessons.judge_lesson", lambda game, key, state: judged.append(state))
    await moved(house, table, first, location="quarry")
    assert judged == [await state_of(house, table)]
