"""Says a hint in any window: what a steward would answer in the reader's place, what that does, why, and its risks."""

from __future__ import annotations

from msgspec import Struct

from engine.texts import Text, say
from face.core.face import given_texts
from face.desk.desk import opening_label
from face.wordings.reader import Reader
from host.stewards.thinking import Advice
from host.table.answers_in_words import AnswerInWords

_SMALL = "-# "  # begins a line in small letters


class AdviceWords(Struct, frozen=True):
    """The words of a hint, "" for what it does not say.

    `first`: the liberty that a steward would take before, and `why_first`; `effects`: what the answer would do, in
    small print; `whole`: how far it goes and may be trusted.
    """

    first: str
    why_first: str
    answer: str
    effects: str
    why: str
    risks: str
    whole: str

    @property
    def parts(self) -> tuple[str, ...]:
        """All that is said, in order."""
        every = (self.first, self.why_first, self.answer, self.effects, self.why, self.risks, self.whole)
        return tuple(part for part in every if part)


def advice_words(advice: Advice, game: str, reader: Reader) -> AdviceWords:
    """The words of `advice` on a question of that game."""
    first = ""
    if advice.first is not None:
        pressed = say("hint-first", what=opening_label(game, advice.first.ask, reader))
        first = f"{reader.line(pressed)}\n{_quoted(advice.first, game, reader)}"
    effects = (reader.line(text).removeprefix(_SMALL) for text in advice.effects)
    return AdviceWords(
        first,
        "" if advice.first is None else _headed("hint-why-first", advice.why_first, reader),
        f"{reader.line(say('hint-answer'))}\n{_quoted(advice.answer, game, reader)}",
        "\n".join(f"{_SMALL}{line}" for line in effects),
        _headed("hint-why", advice.why, reader),
        _headed("hint-risks", advice.risks, reader),
        f"{_SMALL}{reader.line(say('hint-whole'))}",
    )


def _quoted(answer: AnswerInWords, game: str, reader: Reader) -> str:
    return "> " + " · ".join(map(reader.line, given_texts(game, answer.ask, answer.words, reader)))


def _headed(key: str, texts: tuple[Text, ...], reader: Reader) -> str:
    return f"{reader.line(Text(key))} {' '.join(map(reader.line, texts))}" if texts else ""
