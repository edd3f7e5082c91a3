"""How long the house takes for one answer, on an embedded Postgres of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from db.server.opening import open_database
from engine.chance import Chance
from engine.contract import Ask, Outcome
from engine.playouts import Move, Playout
from engine.registry import game as rules_of
from engine.registry import games
from host.house import House
from host.lobby.bounds import ROOMY
from host.play.move_making import foregoing
from host.values import Person, Place, Table
from tools.under_test import under_test

WARM_UP = 20  # answers that are not counted
TABLES_AT_ONCE = 10
SEED = bytes(32)


def game_of_turns() -> str:
    """The id of an offered game in which one seat after another plays where all see it: the first by id."""
    return next(id for id, game in games().items() if game.offered and under_test(id).takes_turns)


async def measure(answers: int, game_id: str = "bids") -> dict[str, Any]:
    """Times `Play.answer`: milliseconds one at a time (median, p99), and answers a second at ten tables at once."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    try:
        began = time.perf_counter()
        async with open_database(None, directory) as database:
            opened = time.perf_counter() - began
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom, limits=ROOMY)
            times: list[float] = []
            while len(times) < answers + WARM_UP:
                times += await play(house, *await seated(house, game_id), answers + WARM_UP - len(times))
            counted = sorted(times[WARM_UP:])
            games = [await seated(house, game_id) for _ in range(TABLES_AT_ONCE)]
            share = max(1, answers // TABLES_AT_ONCE)
            began = time.perf_counter()
            done = await asyncio.gather(*(play(house, *game, share) for game in games))
            seconds = time.perf_counter() - began
            return {
                "game": game_id,
                "answers": len(counted),
                "median_ms": round(statistics.median(counted) * 1000, 3),
                "p99_ms": round(counted[int(len(counted) * 0.99) - 1] * 1000, 3),
                "worst_ms": round(counted[-1] * 1000, 3),
                "answers_per_s_on_ten_tables": round(sum(map(len, done)) / seconds),
                "open_s": round(opened, 3),
            }
    finally:
        shutil.rmtree(directory, ignore_errors=True)


class HostedPlayout(Playout):
    """Random players, and the house that answers by itself what leaves no choice. `by_hand`: the moves of players."""

    def _take(self, seat: int, ask: Ask) -> tuple[Move, Outcome]:
        value = self._foregone(seat, ask)
        if value is None:
            return super()._take(seat, ask)
        outcome = self.game.answer(self.state, seat, ask.id, value, self._chance)
        self.state = outcome.state
        return Move(seat, ask.id, value), outcome

    def by_hand(self) -> Iterator[Move]:
        """Plays on to the end."""
        for move, _ in self.steps():
            if self.moves and self.moves[-1] is move:
                yield move

    def _foregone(self, seat: int, ask: Ask) -> dict[str, Any] | None:
        rules = foregoing(self.game)
        asked = self.game.asks(self.state).get(seat) == ask
        return rules.foregone(self.state, seat) if rules is not None and asked else None


async def seated(house: House, game_id: str) -> tuple[Table, HostedPlayout]:
    """A full table that has just started, and a random game with the same chance, to be answered move by move."""
    game = rules_of(game_id)
    table = await house.lobby.open_table(game_id, Place(1, 1), Person(1, "1"), {}, bench_cause())
    for number in range(1, game.seats[1] + 1):
        await house.lobby.join(table.id, Person(number, str(number)), "", bench_cause())
    table = (await house.lobby.start(table.id, 1, bench_cause())).desk.table
    seed = (await house.tables.read(table.id)).seed or b""
    return table, HostedPlayout(game, game.options_type(), len(table.seats), Chance(seed), Chance(SEED))


async def play(house: House, table: Table, playout: HostedPlayout, most: int) -> list[float]:
    """Answers at most `most` moves of a random game; the seconds each took."""
    times: list[float] = []
    for move in playout.by_hand():
        person = table.person_at(move.seat) or 0
        began = time.perf_counter()
        await house.play.answer(table.id, person, move.ask, move.value, bench_cause())
        times.append(time.perf_counter() - began)
        if len(times) == most:
            break
    return times


def bench_cause() -> str:
    """The cause of a move that is measured, never the same twice."""
    return f"bench:{os.urandom(8).hex()}"
