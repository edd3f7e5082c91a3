"""Measures whether reviews say too much: `python -m tools.reviewed devil --decisions 100`.

Games of an apprentice among stewards are reviewed as a player's would be. Each decision of which a review says that
one answer was better is then played on by stewards both ways, in worlds of its own that the review has not seen. A
verdict is right if the answer it names came out ahead there on average; a number if it is within a half of what came.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from typing import Annotated

import typer
from msgspec import Struct, json
from msgspec.structs import replace

from engine.chance import Chance
from engine.extras.review import Decided, play_pair
from engine.policies import APPRENTICE, STEWARD, policies
from engine.registry import game as rules_of
from host.log import journal
from host.proof.export import parse_export
from host.proof.replay import Log
from host.reviews.own_decisions import OwnDecision, own_decisions
from host.reviews.reviewed import ReviewVerdict
from host.reviews.reviews import review_of
from host.reviews.weighing import PLAYOUT_MOVES
from host.stewards.hints import HINT_EFFORT
from host.stewards.thinking import AtOnce, Question, Thought, seed_of
from tools.simulated import SimulatedTable

NORMAL = 1.96  # standard errors of a 95 % interval
Found = tuple[OwnDecision, dict[str, object], ReviewVerdict]


class Came(Struct, frozen=True):
    """What a verdict came to: the mean points by which the answer it names was better, give or take `error`."""

    verdict: ReviewVerdict
    points: float
    error: float


class _Remembering(AtOnce):
    """Thinks as usual, and remembers what a steward would have answered, by seat and question."""

    def __init__(self) -> None:
        self.others: dict[tuple[int, str], dict[str, object]] = {}

    async def think(self, question: Question) -> Thought:
        thought = await super().think(question)
        if question.reviewed is not None and question.reviewed.other is None and thought.value is not None:
            self.others[question.seat, question.ask] = thought.value
        return thought


def interval(right: int, tried: int) -> tuple[float, float]:
    """The shares that fit `right` of `tried`, with 95 % confidence (Wilson)."""
    if not tried:
        return 0.0, 1.0
    share, square = right / tried, NORMAL**2
    middle = (share + square / (2 * tried)) / (1 + square / tried)
    half = NORMAL * sqrt(share * (1 - share) / tried + square / (4 * tried**2)) / (1 + square / tried)
    return middle - half, middle + half


async def named(game_id: str, seats: int, seed: int, table: int, moves: int) -> tuple[list[Found], float, int]:
    """The decisions of one reviewed game of which the review says that an answer was better; its seconds, and all."""
    players = (APPRENTICE, *(STEWARD,) * (seats - 1))
    export = parse_export(SimulatedTable(rules_of(game_id), seats, seed, table, policies=players).export())
    entries = tuple(journal.read_entry(json.encode(move)) for move in export.moves)
    its = {entry.number for entry in entries if entry.seat == 0 and entry.kind == "answer"}
    decisions = own_decisions(Log(entries, bytes.fromhex(export.opening_seed)), its)
    question = Question(game_id, b"", export.pack, {}, 0, "", STEWARD, f"{seed}/{table}".encode(), volunteers=False)
    thinker = _Remembering()
    question = replace(question, advises=True, effort=HINT_EFFORT)
    review = await review_of(question, decisions, thinker, moves=moves)
    by_number = {decision.number: decision for decision in decisions}
    verdicts = [(by_number[each.number], each.verdict()) for each in review.decisions]
    found: list[Found] = [
        (decision, thinker.others[decision.seat, decision.ask.id], verdict)
        for decision, verdict in verdicts
        if verdict.better
    ]
    return found, review.seconds, len(decisions)


def played_on(game_id: str, found: Found, pairs: int, seed: bytes) -> Came:
    """Plays a decision on both ways in `pairs` fresh worlds."""
    game, (decision, other, verdict) = rules_of(game_id), found
    decided = Decided(decision.state, decision.seat, decision.ask, decision.value)
    chance, policy = Chance(seed_of(seed, "fresh", decision.number)), policies(game)[STEWARD]
    sign = 1 if verdict.better == "other" else -1
    both = [play_pair(game, policy, decided, other, chance.branch(f"pair/{number}")) for number in range(pairs)]
    won = [sign * (pair.other - pair.own) for pair in both]
    return Came(verdict, fmean(won), stdev(won) / sqrt(pairs) if pairs > 1 else 0.0)


def measured(game_id: str, seats: int, seed: int, wanted: int, moves: int, pairs: int) -> Iterator[Came]:
    """What verdicts come to, game after game, until `wanted` of them are played on."""
    left = wanted
    for table in count():
        found, seconds, decisions = asyncio.run(named(game_id, seats, seed, table, moves))
        typer.echo(f"game {table}: {decisions} decisions, {len(found)} named, {seconds:.0f} s", err=True)
        for each in found[:left]:
            yield played_on(game_id, each, pairs, f"{seed}/{table}".encode())
        left -= len(found)
        if left <= 0:
            return


def _row(name: str, came: Sequence[Came]) -> str:
    right = sum(each.points > 0 for each in came)
    low, high = interval(right, len(came))
    mean = fmean(each.points for each in came) if came else 0.0
    return f"{name:8} {len(came):4} better in {right:4} [{low:.0%}, {high:.0%}], by {mean:5.1f} points on average"


def report(came: Sequence[Came]) -> Iterator[str]:
    """Lines of figures: by the word that was said, all together, and of the numbers."""
    for degree in ("little", "clear", "much"):
        yield _row(degree, [each for each in came if each.verdict.degree == degree])
    yield _row("all", came)
    numbers = [each for each in came if each.verdict.points]
    if numbers:
        near = sum(abs(each.verdict.points - each.points) <= abs(each.points) / 2 for each in numbers)
        low, high = interval(near, len(numbers))
        said, mean = fmean(each.verdict.points for each in numbers), fmean(each.points for each in numbers)
        share = f"{near:4} [{low:.0%}, {high:.0%}]"
        yield f"numbers  {len(numbers):4} within a half {share}: {said:.1f} said, {mean:.1f} came on average"


def main(
    game: str,
    decisions: Annotated[int, typer.Option(help="Verdicts that are played on.")] = 100,
    seats: Annotated[int, typer.Option(help="At each table; 0 for the most.")] = 0,
    pairs: Annotated[int, typer.Option(help="Worlds in which each is played on both ways.")] = 16,
    moves: Annotated[int, typer.Option(help="Of stewards, in all playouts of one review.")] = PLAYOUT_MOVES,
    seed: int = 42,
) -> None:
    """Prints how often the answers that reviews call better were, and how near their numbers came."""
    came: list[Came] = []
    for each in measured(game, seats or rules_of(game).seats[1], seed, decisions, moves, pairs):
        came.append(each)
        verdict = each.verdict
        typer.echo(
            f"  {verdict.better} {verdict.degree} {verdict.points}: {each.points:.1f} ± {each.error:.1f}", err=True
        )
    for line in report(came):
        typer.echo(line)


if __name__ == "__main__":
    typer.run(main)
