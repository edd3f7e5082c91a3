"""How long a trial and a forecast take, and what a table in play notes while ten try, on a Postgres of its own."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import statistics
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from db.server.opening import open_database
from engine.chance import Chance
from engine.playouts import RandomDraft
from engine.registry import game as rules_of
from host.house import House
from host.lobby.bounds import ROOMY
from host.table.stored_table import rules_of_table, state_of
from host.values import Person, Place, Table
from tools.bench.answers import HostedPlayout, bench_cause

PEOPLE = 10  # who try at once
_WARM_UP = 10  # answers that are not counted
_TURNS = 5  # in which answers without people who try and beside them alternate: a machine does not stay as fast
_NOBODY = 1_000_000  # ids of people from here on sit at tables that nobody plays at
_SEED = bytes(32)


async def measure(game_id: str, answers: int, think: float, moments: int) -> dict[str, Any]:
    """Milliseconds until a trial is open and its desk read, at `moments` of a game; and of an answer at another table.

    `answers` of these are taken while nobody tries, and as many while ten people do, by turns: each presses once in
    `think` seconds on average, begins a trial, and answers in it three times. Also how many seconds a forecast takes
    for the first answer of a game, and in how many worlds it was played on.
    """
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom, limits=ROOMY)
            try:
                return await _measured(house, game_id, answers, think, moments)
            finally:
                await house.prompt_stewards.close()
                await house.stewards.close()
    finally:
        shutil.rmtree(directory, ignore_errors=True)


async def _measured(house: House, game_id: str, answers: int, think: float, moments: int) -> dict[str, Any]:
    seconds, worlds = await _forecast(house, game_id)
    opened = await _openings(house, game_id, moments)
    tables = [(await _seated(house, game_id, (number + 1) * 100))[0] for number in range(PEOPLE)]
    chance = random.Random(7)  # noqa: S311  of the bench: who presses when
    alone: list[float] = []
    beside: list[float] = []
    presses = 0
    for _ in range(_TURNS):
        alone += await _answered(house, game_id, answers // _TURNS)
        stop = asyncio.Event()
        trying = [asyncio.create_task(_tries(house, table, think, chance, stop)) for table in tables]
        beside += await _answered(house, game_id, answers // _TURNS)
        stop.set()
        presses += sum(await asyncio.gather(*trying))
    return {
        "game": game_id,
        "forecast_seconds": round(seconds, 1),
        "forecast_worlds": worlds,
        "trials_opened": len(opened),
        "open_median_ms": _ms(statistics.median(opened)),
        "open_worst_ms": _ms(max(opened)),
        "answers": len(beside),
        "answer_median_ms": _ms(statistics.median(alone)),
        "answer_p99_ms": _ms(_late(alone)),
        "presses_of_ten_who_try": presses,
        "answer_median_ms_beside_them": _ms(statistics.median(beside)),
        "answer_p99_ms_beside_them": _ms(_late(beside)),
        "slower_by_percent": round(100 * (statistics.median(beside) / statistics.median(alone) - 1), 1),
    }


async def _forecast(house: House, game_id: str) -> tuple[float, int]:
    """Seconds that the forecast of the first answer of a game takes, and in how many worlds it was played on."""
    table, playout = await _seated(house, game_id, 1)
    move = next(playout.by_hand())
    person = table.person_at(move.seat) or 0
    await house.play.draft(table.id, person, move.ask, move.value)
    began = time.perf_counter()
    found = await house.forecasts.work_out(table.id, person)
    return time.perf_counter() - began, len(found.answers[0].points)


async def _openings(house: House, game_id: str, moments: int) -> list[float]:
    """Seconds until a trial can be answered in, at so many moments of one game, spread over it."""
    table, playout = await _seated(house, game_id, 1)
    times: list[float] = []
    for number, move in enumerate(playout.by_hand()):
        person = table.person_at(move.seat) or 0
        if number % 5 == 0:
            began = time.perf_counter()
            trial = await house.trials.begin(table.id, person, bench_cause())
            await house.play.reading(trial.id, person)
            times.append(time.perf_counter() - began)
            if len(times) == moments:
                break
        await house.play.answer(table.id, person, move.ask, move.value, bench_cause())
    return times


async def _answered(house: House, game_id: str, answers: int) -> list[float]:
    """Seconds of each answer, at tables that are played one after another."""
    times: list[float] = []
    first = _NOBODY
    while len(times) < answers + _WARM_UP:
        table, playout = await _seated(house, game_id, first)
        first += 100
        for move in playout.by_hand():
            began = time.perf_counter()
            await house.play.answer(table.id, table.person_at(move.seat) or 0, move.ask, move.value, bench_cause())
            times.append(time.perf_counter() - began)
            await asyncio.sleep(0)  # as between two clicks: whoever waits has a turn
            if len(times) == answers + _WARM_UP:
                break
    return times[_WARM_UP:]


async def _tries(house: House, table: Table, think: float, chance: random.Random, stop: asyncio.Event) -> int:
    """One person who tries, and begins anew after three answers; how many presses they made."""
    person = next(card.person_id for card in table.seats if card.person_id is not None)
    presses = 0
    if await _thought(think, chance, stop):  # they don't all begin at the same moment
        return presses
    while True:
        trial = await house.trials.begin(table.id, person, bench_cause())
        presses += 1
        for _ in range(3):
            if await _thought(think, chance, stop):
                return presses
            presses += await _answers(house, trial, person)


async def _thought(think: float, chance: random.Random, stop: asyncio.Event) -> bool:
    """Waits as long as somebody thinks about a press; whether it is over meanwhile."""
    try:
        await asyncio.wait_for(stop.wait(), chance.expovariate(1 / think))
    except TimeoutError:
        return False
    return True


async def _answers(house: House, trial: Table, person: int) -> int:
    """Answers at random what is asked in a trial; 1 if there was something."""
    stored = await house.tables.read(trial.id, person)
    game = rules_of_table(stored)
    state, card = state_of(stored), trial.card(person)
    assert card is not None  # noqa: S101  it is their trial
    seat = card.seat or 0
    ask = game.asks(state).get(seat)
    if ask is None:
        return 0
    chance = Chance(os.urandom(32))
    draft = RandomDraft(chance.stream("bench"))
    game.answer(state, seat, ask.id, draft, chance)
    await house.play.answer(trial.id, person, ask.id, draft.value, bench_cause())
    return 1


async def _seated(house: House, game_id: str, first: int) -> tuple[Table, HostedPlayout]:
    """A full table of people from that id on, where all may try, and a random game with the same chance."""
    game = rules_of(game_id)
    people = [Person(first + number, str(first + number)) for number in range(game.seats[1])]
    table = await house.lobby.open_table(game_id, Place(1, 1), people[0], {}, bench_cause(), trying="all")
    for person in people:
        await house.lobby.join(table.id, person, "", bench_cause())
    table = (await house.lobby.start(table.id, people[0].id, bench_cause())).desk.table
    seed = (await house.tables.read(table.id)).seed or b""
    return table, HostedPlayout(game, game.options_type(), len(table.seats), Chance(seed), Chance(_SEED))


def _late(times: list[float]) -> float:
    return sorted(times)[max(0, int(len(times) * 0.99) - 1)]


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
