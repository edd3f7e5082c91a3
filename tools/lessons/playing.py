"""Plays a lesson by policies: the learner's answers and those of the others, until its goal is decided."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.chance import Chance
from engine.contract import Game
from engine.extras.claims import reasons_for
from engine.extras.lessons import Judge, LessonStep
from engine.policies import (
    RANDOM,
    STEWARD,
    VOLUNTEERED,
    Position,
    decide_by_policy,
    policies,
    volunteer_by_policy,
)
from engine.texts import Refusal
from host.stewards.hints import HINT_EFFORT
from host.table.answers_in_words import answer_in_words

MOST_MOVES = 400  # of all seats, after which a goal counts as missed


class Course(Struct, frozen=True):
    """How a lesson went: whether its goal was reached, and the learner's answers."""

    reached: bool
    steps: tuple[LessonStep, ...]


class LessonPlay:
    """A lesson being played from `state`. `learner`: a policy's name; stewards play the other seats."""

    def __init__(self, game: Game[Any], state: Any, seat: int, judge: Judge, *, learner: str = STEWARD) -> None:
        self._game = game
        self._first = self._state = state
        self._seat = seat
        self._judge = judge
        self._learner = learner
        self._asked: dict[int, str] = {}

    def play(self, chance: Chance) -> Course:
        """Plays until the goal is decided. `chance`: of the game and of all who play it."""
        steps: list[LessonStep] = []
        for number in range(MOST_MOVES):
            reached = self._judge(self._first, self._state, self._seat)
            asks = self._game.asks(self._state)
            if reached is not None or not asks:
                return Course(reached or False, tuple(steps))
            seat = next((each for each in asks if each != self._seat), next(iter(asks)))
            if self._volunteered(seat, chance.branch(f"liberty-{number}"), steps):
                continue
            name = self._learner if seat == self._seat else STEWARD
            policy, ask = policies(self._game)[name], asks[seat]
            position = Position(self._game, self._state, seat, ask, chance.branch(f"seat-{number}"), self._effort(seat))
            value = decide_by_policy(policy, position).value
            if seat == self._seat:
                why = reasons_for(policy, position, value)
                words = answer_in_words(self._game, self._state, seat, ask, value).words
                steps.append(LessonStep(ask, value, words, why))
            self._answer(seat, ask.id, value, chance)
        return Course(False, tuple(steps))

    def _volunteered(self, seat: int, chance: Chance, steps: list[LessonStep]) -> bool:
        """Whether that seat took a liberty before its answer."""
        ask = self._game.asks(self._state)[seat]
        name = self._learner if seat == self._seat else STEWARD
        taken = self._asked.get(seat, "")
        if name == RANDOM or taken.count(ask.id) >= VOLUNTEERED or not self._game.liberties(self._state, seat):
            return False
        position = Position(self._game, self._state, seat, ask, chance, self._effort(seat))
        liberty = volunteer_by_policy(policies(self._game)[name], position)
        if liberty is None:
            return False
        self._asked[seat] = f"{taken} {ask.id}"
        before, id_, value = self._state, *liberty
        try:
            self._answer(seat, id_, value, chance)
        except Refusal:
            return False
        if seat == self._seat:
            free = next(each for each in self._game.liberties(before, seat) if each.id == id_)
            steps.append(LessonStep(free, value, answer_in_words(self._game, before, seat, free, value).words))
        return True

    def _effort(self, seat: int) -> int:
        """That of a hint for the learner, so that who follows hints reaches the goal."""
        return HINT_EFFORT if seat == self._seat else 1

    def _answer(self, seat: int, ask: str, value: dict[str, Any], chance: Chance) -> None:
        self._state = self._game.answer(self._state, seat, ask, value, chance).state
