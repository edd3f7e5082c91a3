"""What is kept of a review, and what it says was better: in words, and in points only where it is sure."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from engine.texts import Text
from host.table.answers_in_words import AnswerInWords

SHAPE = 1  # of what is kept; a review of another shape is worked out again
SURE = 1.5  # times its error, from which on an estimate says which answer is better
ENOUGH_PLAYOUTS = 6  # playouts before it says so
_NAMED = 0.75  # points that are worth naming
_CLEAR, _MUCH = 2.0, 5.0  # points from which on an answer is clearly, and much better
_A_TURN = 0.75  # turns lost on average that are told as one

Degree = Literal["little", "clear", "much"]


class ReviewVerdict(Struct, frozen=True):
    """Which answer was better, as far as a review is sure: "own", "other", or "" where it cannot tell.

    `points`: by how many, 0 where repeated playouts do not agree on a number.
    """

    better: Literal["own", "other", ""] = ""
    degree: Degree = "little"
    points: int = 0


class ReviewedAnswer(Struct, frozen=True, omit_defaults=True):
    """One decision. `number`: of its move; `own`: what was answered; `other`: what a steward would have, None for the
    same, with `why`.

    `effects`: what the own answer did, as its preview said. `points`: by how much the steward's answer is worth more,
    give or take `error`; `agreed`: playouts in fresh worlds have come to the same number. `lead`: the points ahead of
    the others' mean to which the own answer leads, None where no playout went to the end; `playouts`: how many did.
    `lost`: what a whole turn went for, if it went for next to nothing; `turns`: how many such turns came of the own
    answer more than of the steward's. `other_value`: the steward's answer as a form takes it, None in older reviews.
    """

    number: int
    moment: str
    own: AnswerInWords
    other: AnswerInWords | None = None
    why: tuple[Text, ...] = ()
    points: float = 0.0
    error: float = 0.0
    lead: float | None = None
    playouts: int = 0
    effects: tuple[Text, ...] = ()
    agreed: bool = False
    lost: Text | None = None
    turns: float = 0.0
    other_value: dict[str, Any] | None = None

    def verdict(self) -> ReviewVerdict:
        """Which of the two answers was better, and by how much."""
        size = abs(self.points)
        if self.other is None or self.playouts < ENOUGH_PLAYOUTS or size < max(_NAMED, SURE * self.error):
            return ReviewVerdict()
        degree: Degree = "little" if size < _CLEAR else "clear" if size < _MUCH else "much"
        return ReviewVerdict("other" if self.points > 0 else "own", degree, round(size) if self.agreed else 0)

    def lost_turns(self) -> int:
        """The whole turns that the own answer has cost beside the steward's, 0 where it is not sure."""
        return round(self.turns) if self.verdict().better == "other" and self.turns >= _A_TURN else 0


class Review(Struct, frozen=True):
    """All decisions of a player at a table, in order. `seconds`: of the processor, that it took.

    `given`: how many answers were given for them, by deadline or stand-in; 0 in older reviews.
    """

    seat: int
    decisions: tuple[ReviewedAnswer, ...]
    seconds: float = 0.0
    shape: int = SHAPE
    given: int = 0

    def costly(self, most: int = 3) -> tuple[ReviewedAnswer, ...]:
        """The decisions that mattered most: those whose steward's answer was surely better, the most first."""
        missed = [each for each in self.decisions if each.verdict().better == "other"]
        return tuple(sorted(missed, key=lambda each: -each.points)[:most])
