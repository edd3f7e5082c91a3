"""Counts how long games last, for `pactum lengths`: turns or decisions of a player, and days.

The same seed counts the same games. What is written is what lobbies say (`face.core.game_lengths`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, quantiles
from typing import Any

from msgspec import Struct

from engine.contract import Game
from engine.policies import APPRENTICE, STEWARD, policies
from engine.registry import game as rules_of
from face.core.face import face
from face.core.game_lengths import COMPANIES, Company, Length, Lengths, Spread, lengths_file, measured_lengths
from tools.simulated import SimulatedTable

LEVEL: dict[Company, str] = {"stewards": STEWARD, "apprentices": APPRENTICE}
FIRST_GAMES = 8  # of a series, whose counts are written one by one: tests count them again
MOST_ROUNDS = 12  # of which each has a figure of its own
HEAD = """\
# How long games last: counted among automatic players by `pactum lengths`, read by face/core/game_lengths.py. By the
# number of players: turns or decisions of each, and days if everybody plays once a day, as [a tenth of the games has
# less, mean, a tenth has more]; then decisions of a player in each round. Tests count those of `first` again, which has
# the days of each game and the turns or decisions of its players.
"""


class Counted(Struct, frozen=True):
    """One game. `each`: turns or decisions by seat; `days`: how long it took; `rounds`: decisions by round of all."""

    each: tuple[int, ...]
    days: int
    rounds: dict[int, int]


class Sittings:
    """The day of each answer, if everybody plays once a day: as long as nobody else has to move in between."""

    def __init__(self, seats: int) -> None:
        self.days = 0
        self._opened = 1  # the day on which the questions of now were put
        self._mover = -1  # who put them, if one seat did
        self._last = [0] * seats  # the day on which each seat played last
        self._step: set[int] = set()  # the seats that have answered since
        self._day = 0  # the day of the last of these answers

    def answer(self, seat: int, *, settled: bool, at_once: bool = False) -> None:
        """Notes an answer of `seat`. `settled`: it opens what comes next; `at_once`: nobody has to come for it."""
        day = self._opened
        if not at_once:
            sits_there = self._mover == seat or seat in self._step
            day = self._last[seat] = max(day, self._last[seat] + (not sits_there))
        self._day = max(day, self._day if self._step else 0)
        self._step.add(seat)
        self.days = max(self.days, day)
        if settled:
            self._opened = self._day
            self._mover = seat if self._step == {seat} else -1
            self._step = set()


def count_game(game_id: str, players: Sequence[str], seed: int, number: int) -> Counted:
    """Plays the table with that number, and counts; liberties are left out.

    What decides nothing is no decision, since the house answers it itself, but it may be a turn.
    """
    rules, counted = rules_of(game_id), face(game_id).counted
    match = SimulatedTable(rules, len(players), seed, number, policies=tuple(players)).playout
    each, rounds, sittings = [0] * len(players), defaultdict[int, int](int), Sittings(len(players))
    before = match.state
    for move, outcome in match.steps():
        ask = rules.asks(before).get(move.seat)
        if ask is not None and ask.id == move.ask:
            decides = not _foregone(rules, before, move.seat)
            each[move.seat] += ask.kind in counted if counted else decides
            rounds[_round(rules.moment(before))] += decides
            sittings.answer(move.seat, settled=outcome.settled, at_once=not decides)
        before = outcome.state
    return Counted(tuple(each), sittings.days, dict(rounds))


def _foregone(rules: Game[Any], state: Any, seat: int) -> bool:
    """Whether the house answers this question itself."""
    return hasattr(rules, "foregone") and rules.foregone(state, seat) is not None


def _round(moment: str) -> int:
    number = moment.partition(".")[0]
    return int(number) if number.isdecimal() else 0


def games_of(game_id: str, seats: int, company: Company, tables: Iterable[int], seed: int) -> Iterator[Counted]:
    """The games of the tables with these numbers."""
    players = (LEVEL[company],) * seats
    return (count_game(game_id, players, seed, number) for number in tables)


def length_of_games(games: Sequence[Counted]) -> Length:
    """How long these games last."""
    each = [count for game in games for count in game.each]
    seats, last = len(games[0].each), {max(game.rounds) for game in games}
    rounds: tuple[float, ...] = ()
    if len(last) == 1 and (most := last.pop()) <= MOST_ROUNDS:
        totals = [sum(game.rounds.get(number, 0) for game in games) for number in range(1, most + 1)]
        rounds = tuple(round(total / len(games) / seats, 1) for total in totals)
    return Length(_spread(each), _spread([game.days for game in games]), rounds)


def _spread(values: Sequence[int]) -> Spread:
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return Spread(round(tenths[0]), round(fmean(values), 1), round(tenths[-1]))


def measurable(game_id: str) -> bool:
    """Whether there are automatic players of both kinds for that game."""
    return set(LEVEL.values()) <= policies(rules_of(game_id)).keys()


def series_of(game_id: str) -> list[tuple[Company, int]]:
    """All that is counted of a game: the company and the number of players."""
    fewest, most = rules_of(game_id).seats
    return [(company, seats) for company in COMPANIES for seats in range(fewest, most + 1)]


def lengths_of(game_id: str, tables: int, seed: int) -> Lengths:
    """Plays and counts all series of a game."""
    among: dict[Company, dict[str, Length]] = {company: {} for company in COMPANIES}
    first = {}
    for company, seats in series_of(game_id):
        games = list(games_of(game_id, seats, company, range(tables), seed))
        among[company][str(seats)] = length_of_games(games)
        first[f"{company}.{seats}"] = first_of(games)
    return Lengths(tables, seed, among["stewards"], among["apprentices"], first)


def first_of(games: Sequence[Counted]) -> tuple[tuple[int, ...], ...]:
    """What is written of each of the first games."""
    return tuple((game.days, *game.each) for game in games[:FIRST_GAMES])


def write_lengths(game_id: str, lengths: Lengths) -> None:
    """Writes the lengths of that game into its file."""
    lengths_file(game_id).write_text(HEAD + _written(lengths), encoding="utf-8")
    measured_lengths.cache_clear()


def _written(lengths: Lengths) -> str:
    lines = [f"\ntables = {lengths.tables}", f"seed = {lengths.seed}"]
    for company in COMPANIES:
        for seats, length in lengths.among(company).items():
            lines += [f"\n[{company}.{seats}]", f"each = {_row(length.each)}", f"days = {_row(length.days)}"]
            lines += [f"rounds = [{', '.join(map(str, length.rounds))}]"] if length.rounds else []
    lines += ["\n[first]", *(f'"{series}" = {list(map(list, games))}' for series, games in lengths.first.items())]
    return "\n".join(lines) + "\n"


def _row(spread: Spread) -> str:
    return f"[{spread.low}, {spread.mean}, {spread.high}]"
