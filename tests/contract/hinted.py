"""Positions of whole games among stewards, each with the hint that a player would get there, or what they answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from engine.contract import Ask
from engine.extras.claims import Because, Cautious, reasons_for, risks_for
from engine.playouts import random_value
from engine.policies import STEWARD, Match, Policy, Position, decide_by_policy, policies
from engine.registry import game as rules_of
from engine.texts import Text
from host.stewards.hints import HINT_EFFORT
from tests.contract.opponents import chance


class Hinted(Struct, frozen=True):
    """A question of a game, the steward's answer to it, why, and what is risky about it. `number`: of the move."""

    position: Position
    value: dict[str, Any]
    reasons: tuple[Text, ...]
    risks: tuple[Text, ...]
    number: int

    @property
    def keys(self) -> tuple[str, ...]:
        """The ids of all its sentences."""
        return tuple(text.key for text in (*self.reasons, *self.risks))


@cache
def asked(game_id: str, seats: int, seed: int, **options: Any) -> list[tuple[Any, int, Ask]]:
    """Every question of a game among stewards: the state, who is asked, and what."""
    game = rules_of(game_id)
    match = Match(game, game.options_type(**options), (STEWARD,) * seats, (chance(seed), chance(seed, 1)), float)
    questions = [(match.state, seat, ask) for seat, ask in game.asks(match.state).items()]
    for _ in match.steps():
        seen = {(seat, ask.id) for _, seat, ask in questions[-2 * seats :]}
        questions += [
            (match.state, seat, ask) for seat, ask in game.asks(match.state).items() if (seat, ask.id) not in seen
        ]
    return questions


def hint_at(game_id: str, state: Any, seat: int, ask: Ask, number: int) -> Hinted:
    """The steward's advice there, thought about as long as a player's."""
    policy: Any = policies(rules_of(game_id))[STEWARD]
    position = Position(rules_of(game_id), state, seat, ask, chance(9, *divmod(number, 256)), HINT_EFFORT)
    value = decided(policy, position)
    return Hinted(position, value, reasons_for(policy, position, value), risks_for(policy, position, value), number)


def decided(policy: Policy, position: Position) -> dict[str, Any]:
    """The answer of a policy that must not fail."""
    decision = decide_by_policy(policy, position)
    assert not decision.failed
    return decision.value


Among = Callable[[Any, Ask], bool]


def hints(
    game_id: str, tables: Sequence[tuple[int, int]], count: int, among: Among | None = None, **options: Any
) -> Iterator[Hinted]:
    """`count` hints, spread evenly over whole games of these (seats, seed), with the same share of each.

    `among`: which states and questions count.
    """
    share = count // len(tables)
    for seats, seed in tables:
        questions = [
            (number, question)
            for number, question in enumerate(asked(game_id, seats, seed, **options))
            if among is None or among(question[0], question[2])
        ]
        for at in range(min(share, len(questions))):
            number, question = questions[at * len(questions) // min(share, len(questions))]
            yield hint_at(game_id, *question, number)


@cache
def moved(game_id: str, seats: int, seed: int, **options: Any) -> list[tuple[Any, int, Ask, dict[str, Any]]]:
    """Every answer of a game among stewards: the state before it, who gave it, to what, and which."""
    game = rules_of(game_id)
    match = Match(game, game.options_type(**options), (STEWARD,) * seats, (chance(seed), chance(seed, 1)), float)
    before, answers = match.state, []
    for move, _ in match.steps():
        ask = game.asks(before).get(move.seat)
        if ask is not None and ask.id == move.ask:
            answers.append((before, move.seat, ask, move.value))
        before = match.state
    return answers


def said_in_play(game_id: str, tables: Sequence[tuple[int, int]], count: int, **options: Any) -> Iterator[Hinted]:
    """`count` answers that stewards gave in whole games, with the reasons for them: quicker to come by than hints."""
    policy = policies(rules_of(game_id))[STEWARD]
    share = count // max(1, len(tables))
    for seats, seed in tables:
        answers = moved(game_id, seats, seed, **options)
        for at in range(min(share, len(answers))):
            number = at * len(answers) // min(share, len(answers))
            state, seat, ask, value = answers[number]
            position = Position(rules_of(game_id), state, seat, ask, chance(9, *divmod(number, 256)))
            yield Hinted(position, value, reasons_for(policy, position, value), (), number)


AT_RANDOM = 2  # answers beside the steward's


def risky(game_id: str, tables: Sequence[tuple[int, int]], count: int) -> Iterator[Hinted]:
    """What is risky about `count` answers of stewards in whole games, and about as many at random and more.

    Every risk claims something: a bare sentence would be shown unchecked.
    """
    game, policy = rules_of(game_id), policies(rules_of(game_id))[STEWARD]
    assert isinstance(policy, Cautious)
    share = count // len(tables)
    for seats, seed in tables:
        answers = moved(game_id, seats, seed)
        for at in range(min(share, len(answers))):
            number = at * len(answers) // min(share, len(answers))
            state, seat, ask, given = answers[number]
            position = Position(game, state, seat, ask, chance(9, *divmod(number, 256)))
            streams = [position.stream(f"risk-{other}") for other in range(AT_RANDOM)]
            drawn = [random_value(game, position.world, seat, ask.id, stream) for stream in streams]
            for value in (given, *drawn):
                assert all(isinstance(each, Because) and each.claims for each in policy.warn(position, value))
                yield Hinted(position, value, (), risks_for(policy, position, value), number)


FILLER = frozenset(
    ("and", "are", "brings", "can", "each", "for", "has", "have", "once", "single", "stays", "the", "this")
)
FILLER |= {"with", "worker", "you", "your"}
"""Words that say nothing of a position."""


def repeats(sentence: str, printed: str) -> bool:
    """Whether a sentence says nothing but what is printed on a card: every word of it is there, or says nothing.

    `printed`: the card's name and all that stands on it, as a desk words it.
    """
    return {word for word in _words(sentence) if len(word) > 2} - FILLER <= set(_words(printed))


def _words(text: str) -> list[str]:
    return "".join(letter.lower() if letter.isalpha() else " " for letter in text).split()
