"""Fits the weights by which beliefs read what people do: `python -m games.devil.balance.fitting --tables 200 --seed 9`.

It is a conditional logit over the deals of the roles that the reader does not know: a deal is the likelier the more
what lay in chests and what each seat did speaks for it. The weights are those under which the true deals are likeliest,
drawn a little towards nothing, found by Newton's method. What is printed was fitted on one half of the tables and tried
on the other.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from math import exp

from msgspec import Struct

from engine.contract import Outcome
from engine.policies import STEWARD
from games.devil.balance.deducing import SURE
from games.devil.rules import GAME
from games.devil.rules.mechanics.chests import SECOND_VIEWING
from games.devil.rules.phases.inquisition import Packing
from games.devil.rules.phases.witch_hunt import Vote
from games.devil.rules.policies import POLICIES
from games.devil.rules.policies.acts.beliefs import Deal, possible_deals
from games.devil.rules.policies.acts.counting import ACTS, acts_of
from games.devil.rules.policies.acts.tells import readings
from games.devil.rules.policies.acts.weighing import FILE, Weights
from games.devil.rules.rulebook import Role
from games.devil.rules.state import ROUNDS, SEATS, State, opponents
from tools.balance.playing import table_in_turn
from tools.simulate import Series

READ: tuple[Role, ...] = ("devil", "cultist")
DRAWN = 4.0  # how strongly weights are drawn towards nothing, in readings
STEPS = 12  # of Newton's method, at the most
CLOSE = 1e-4  # a step no longer than this is the last

Vector = list[float]


class Observed(Struct, frozen=True):
    """What one seat read at one moment: what speaks for each of its `deals`, and which of them was `true`."""

    round: int
    step: str
    deals: list[Deal]
    vectors: list[Vector]
    true: int


class Observing:
    """Looks on at a game for what each seat can read after the chests, before hunts and before guesses."""

    def __init__(self) -> None:
        self.observed: list[Observed] = []

    def saw(self, before: State, outcome: Outcome) -> None:
        """Notes what there is to read, if this is such a moment."""
        after: State = outcome.state
        chests = before.step == SECOND_VIEWING != after.step
        if chests or (before.step != after.step and after.step in (Vote.name, Packing.name)):
            self.observed += [observed(after, seat) for seat in range(SEATS)]


def observed(state: State, seat: int) -> Observed:
    """What that seat can read now; the truth is taken from `state`."""
    read, acts = readings(state, seat), {other: acts_of(state, other) for other in opponents(seat)}
    deals = list(possible_deals(state, seat))
    true = next(at for at, deal in enumerate(deals) if all(state.kingdoms[it].role == deal[it] for it in deal))
    return Observed(state.round, state.step, deals, [_vector(deal, read, acts) for deal in deals], true)


def _vector(deal: Deal, read: Mapping[tuple[int, Role], float], acts: Mapping[int, Mapping[str, float]]) -> Vector:
    """What the chests tell, and all acts of whoever is the devil and the cultist in that deal."""
    seats: dict[str, int] = {role: seat for seat, role in deal.items()}
    vector = [sum(read.get(pair, 0.0) for pair in deal.items())]
    for role in READ:
        vector += [acts[seats[role]][act] if role in seats else 0.0 for act in ACTS]
    return vector


def fit(seen: Iterable[Observed]) -> list[Vector]:
    """The weights of each round."""
    by_round: dict[int, list[Observed]] = defaultdict(list)
    for one in seen:
        by_round[one.round].append(one)
    return [_fitted(by_round[number]) for number in range(1, ROUNDS + 1)]


def _fitted(seen: Sequence[Observed]) -> Vector:
    size = len(seen[0].vectors[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        gradient = [-DRAWN * weight for weight in weights]
        curve = [[DRAWN * (at == to) for to in range(size)] for at in range(size)]
        for one in seen:
            _add(one, weights, gradient, curve)
        step = solved(curve, gradient)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return weights


def likelihoods(one: Observed, weights: Vector) -> Vector:
    """How likely each deal is by these weights."""
    told = [sum(map(float.__mul__, weights, vector)) for vector in one.vectors]
    parts = [exp(each - max(told)) for each in told]
    return [part / sum(parts) for part in parts]


def _add(one: Observed, weights: Vector, gradient: Vector, curve: list[Vector]) -> None:
    """Adds what one reading says of how the likelihood rises and bends."""
    likely = likelihoods(one, weights)
    mean = [sum(map(float.__mul__, likely, values)) for values in zip(*one.vectors, strict=True)]
    for at, true in enumerate(one.vectors[one.true]):
        gradient[at] += true - mean[at]
    for part, vector in zip(likely, one.vectors, strict=True):
        off = [value - its for value, its in zip(vector, mean, strict=True)]
        for at, value in enumerate(off):
            if value:
                row = curve[at]
                row[:] = [its + part * value * other for its, other in zip(row, off, strict=True)]


def solved(rows: list[Vector], right: Vector) -> Vector:
    """Solves a system of linear equations by elimination; `rows` are of a positive definite matrix."""
    size, table = len(right), [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        table[at] = [value / table[at][at] for value in table[at]]
        for other in range(size):
            if other != at and (by := table[other][at]):
                table[other] = [value - by * its for value, its in zip(table[other], table[at], strict=True)]
    return [row[size] for row in table]


def tried(seen: Iterable[Observed], rounds: Sequence[Vector]) -> dict[str, tuple[int, int]]:
    """How often that reads rightly, of how many readings: each role at each moment, and where it is sure."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in seen:
        likely = likelihoods(one, rounds[one.round - 1])
        for role in READ:
            seats: dict[int, float] = defaultdict(float)
            for deal, part in zip(one.deals, likely, strict=True):
                for seat in (seat for seat, its in deal.items() if its == role):
                    seats[seat] += part
            if len(seats) < 2:  # its own, or told to all
                continue
            named = max(seats, key=lambda seat: seats[seat])
            right = one.deals[one.true][named] == role
            names = [f"round {one.round}, {one.step}: {role}"]
            if seats[named] > SURE:
                names.append(f"round {one.round}, {one.step}: sure")
            for name in names:
                counts[name][0] += right
                counts[name][1] += 1
    return {name: (right, every) for name, (right, every) in sorted(counts.items())}


def played(tables: int, seed: int) -> list[list[Observed]]:
    """What there was to read at each of so many tables of stewards."""
    series = Series(GAME.id, tables, seed, None, (STEWARD,), False, GAME.options_type(), POLICIES)
    return [_watched(series, number) for number in range(tables)]


def _watched(series: Series, number: int) -> list[Observed]:
    table, observing = table_in_turn(series, number), Observing()
    state: State = table.playout.state
    for _, outcome in table.playout.steps():
        observing.saw(state, outcome)
        state = outcome.state
    return observing.observed


def written(rounds: Sequence[Vector], names: Sequence[str], **about: object) -> str:
    """The weights as they stand in the file."""
    lines = ["# Written by `python -m games.devil.balance.fitting`; see weighing.py.", ""]
    lines += [f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in about.items()]
    for weights in rounds:
        its = weights_of(weights, names)
        lines += ["", "[[rounds]]", f"chests = {its.chests:.3f}"]
        for role in READ:
            acts = ", ".join(f"{act} = {weight:.3f}" for act, weight in its.of(role).items())
            lines.append(f"{role} = {{ {acts} }}")
    return "\n".join(lines) + "\n"


def weights_of(vector: Vector, names: Sequence[str]) -> Weights:
    """The weights of a round as beliefs have them; `names`: of the acts, in order."""
    count = len(names)
    devil, cultist = vector[1 : count + 1], vector[count + 1 :]
    return Weights(vector[0], dict(zip(names, devil, strict=True)), dict(zip(names, cultist, strict=True)))


def main() -> None:
    """Plays, prints how well half of the tables read the other half, and writes the weights of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--dry", action="store_true", help="print only")
    asked = parser.parse_args()
    tables = played(asked.tables, asked.seed)
    halves = [[one for table in tables[half::2] for one in table] for half in (0, 1)]
    counts: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for seen, other in (halves, halves[::-1]):
        for name, (right, every) in tried(other, fit(seen)).items():
            counts[name] = counts[name][0] + right, counts[name][1] + every
    for name, (right, every) in sorted(counts.items()):
        print(f"{name}: {100 * right / every:.1f} % of {every}")
    if not asked.dry:
        about = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "seed": asked.seed, "tables": asked.tables}
        FILE.write_text(written(fit([*halves[0], *halves[1]]), ACTS, **about), encoding="utf-8")


if __name__ == "__main__":
    main()
