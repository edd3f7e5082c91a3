"""Plays many games by policies for `pactum simulate`: who wins, with how many points, and how long a game takes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from engine.contract import Game
from engine.playouts import Playout
from engine.policies import RANDOM, Match, Policy, WithRoles, policies, shares
from engine.registry import game
from tools.simulated import SimulatedTable

Z = 1.96  # of a 95 % interval
MS = 1000


class Share:
    """The part of the games that somebody has won, of all in which they could."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.won += won

    def figures(self) -> dict[str, float]:
        """`share` of the games, 0 to 1, its Wilson interval of 95 % from `low` to `high`, and the `games`."""
        share = self.won / self.games
        low, high = wilson(share, self.games)
        return {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4), "games": self.games}


def wilson(p: float, n: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share `p` of `n` games."""
    middle, spread = p + Z * Z / (2 * n), Z * sqrt(max(0.0, p * (1 - p)) / n + Z * Z / (4 * n * n))
    low, high = (max(0.0, middle + sign * spread) / (1 + Z * Z / n) for sign in (-1, 1))
    return low, high


class Wins:
    """Wins by player (of all seats that a policy holds at a table together), by role and by seat; scores; thinking."""

    def __init__(self) -> None:
        self.tables = 0
        self._by: dict[str, defaultdict[str, Share]] = {
            key: defaultdict(Share) for key in ("wins_by_player", "wins_by_role", "wins_by_seat", "wins_by_player_role")
        }
        self._points: Counter[str] = Counter()
        self._placed: Counter[str] = Counter()
        self._decisions: Counter[str] = Counter()
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._failed: Counter[str] = Counter()

    def count(self, match: Match, shares: Sequence[float]) -> None:
        """Counts a game that is over."""
        self.tables += 1
        roles = match.game.roles(match.state) if isinstance(match.game, WithRoles) else ()
        for name in set(match.players):
            self._by["wins_by_player"][name].add(_sum_of(name, match.players, shares))
        for role in sorted(set(roles)):
            held = [seat for seat, its in enumerate(roles) if its == role]
            for seat in held:
                self._by["wins_by_role"][role].add(shares[seat])
                self._by["wins_by_player_role"][f"{match.players[seat]} as {role}"].add(shares[seat])
        for seat, share in enumerate(shares):
            self._by["wins_by_seat"][str(seat)].add(share)
        for standing in match.game.result(match.state) or ():
            self._points[match.players[standing.seat]] += standing.score
            self._placed[match.players[standing.seat]] += 1
        for name, thinking in zip(match.players, match.thinking, strict=True):
            self._decisions[name] += thinking.decisions
            self._seconds[name] += thinking.seconds
            self._failed.update(f"{name}: {what}" for what in thinking.failed)

    def figures(self) -> dict[str, Any]:
        """The keys that `pactum simulate` adds for policies."""
        wins: dict[str, Any] = {
            key: {name: share.figures() for name, share in sorted(counted.items())}
            for key, counted in self._by.items()
            if counted
        }
        names = sorted(self._decisions)
        return wins | {
            "mean_score": {name: round(self._points[name] / self._placed[name], 2) for name in names},
            "ms_a_decision": {name: round(MS * self._seconds[name] / self._decisions[name], 3) for name in names},
            "failed": dict(self._failed),
        }


def _sum_of(name: str, players: Sequence[str], shares: Sequence[float]) -> float:
    return sum(share for player, share in zip(players, shares, strict=True) if player == name)


def sentences(figures: Mapping[str, Any]) -> Iterator[str]:
    """The figures that `Wins` has added to those of a simulation, a line each."""
    for key in ("wins_by_player", "wins_by_role", "wins_by_seat", "wins_by_player_role"):
        for name, its in figures.get(key, {}).items():
            yield f"{key} {name}: {its['share']:.1%} ({its['low']:.1%} to {its['high']:.1%}, {its['games']} games)"
    for key in ("mean_score", "ms_a_decision", "failed"):
        for name, figure in figures.get(key, {}).items():
            yield f"{key} {name}: {figure}"


class Series(Struct, frozen=True):
    """What is simulated.

    `players`: a policy for each seat by name, or one for all; with `rotate` they move on a seat from table to table.
    `seats`: the most there can be unless given. `options`: the table's, the game's defaults unless given. `known`: the
    policies by their names, the game's own unless given.
    """

    game_id: str
    tables: int
    seed: int
    seats: int | None = None
    players: tuple[str, ...] = (RANDOM,)
    rotate: bool = False
    options: Struct | None = None
    known: Mapping[str, Policy] | None = None

    def seated(self) -> tuple[str, ...]:
        """The policy of each seat. Raises ValueError for a wrong number of seats, KeyError for an unknown policy."""
        rules = game(self.game_id)
        known = policies(rules) if self.known is None else self.known
        for name in self.players:
            known[name]
        fewest, most = rules.seats
        all_alike = len(self.players) == 1
        count = self.seats or (most if all_alike else len(self.players))
        if not fewest <= count <= most or (not all_alike and len(self.players) != count):
            raise ValueError(f"{fewest} to {most} seats")
        return self.players * count if all_alike else self.players

    def at_table(self, number: int) -> tuple[str, ...]:
        """Who sits where at that table."""
        players = self.seated()
        by = number % len(players) if self.rotate else 0
        return players[-by:] + players[:-by] if by else players


def simulated(series: Series, clock: Callable[[], float]) -> dict[str, Any]:
    """Figures over the tables of `series`; `clock` gives seconds. The same seed plays the same games.

    Keys: tables, finished, decisions, seconds, decisions_per_s, tables_per_s, and `means` per table: the figures of the
    game's tally. Where others than random players play, what `Wins` counts too. Raises as `Series.seated` does.
    """
    rules = game(series.game_id)
    decisions = finished = 0
    sums: dict[str, float] = {}
    seconds = 0.0
    wins = Wins()
    for number in range(series.tables):
        players = series.at_table(number)
        begun = clock()
        playout, tally = _played(rules, series, number, players, clock)
        seconds += clock() - begun
        decisions += len(playout.moves)
        finished += rules.result(playout.state) is not None
        if isinstance(playout, Match):
            wins.count(playout, shares(rules, playout.state))
        for name, amount in tally.items():
            sums[name] = sums.get(name, 0) + amount
    figures: dict[str, Any] = {
        "game": series.game_id,
        "seats": len(series.seated()),
        "tables": series.tables,
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "tables_per_s": round(series.tables / seconds, 2),
    }
    if wins.tables:
        figures |= wins.figures()
    figures["means"] = {name: round(total / series.tables, 3) for name, total in sums.items()}
    return figures


def _played(
    rules: Game[Any], series: Series, number: int, players: Sequence[str], clock: Callable[[], float]
) -> tuple[Playout | Match, dict[str, int]]:
    """A game played to its end, and its tally, counted on the way: nothing that happened is kept."""
    policies = tuple(players)
    table = SimulatedTable(
        rules, len(policies), series.seed, number, options=series.options, policies=policies, clock=clock
    )
    happenings = (happening for _, outcome in table.playout.steps() for happening in outcome.happenings)
    return table.playout, rules.tally(happenings)
