"""What a learner is told: who a seat is as a first game begins, terms before they bite, rules by topics, lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.contract import Ask
from engine.texts import Param, Text
from face.core.parts import LessonNeeds, LookUpEntry, Topic

OPENING_PARTS = ("wins", "round", "hidden", "first")  # of the wordings x-opening-<part>, in the order they are read


class OpeningScene(Struct, frozen=True):
    """The opening scene of a seat. `who`: who it is, in a few words; `told`: a sentence or two each.

    `explained`: terms that bite soon, a line each, in small print; `terms`: the ids of all that it explains, so that no
    desk has to.
    """

    who: Text
    told: tuple[Text, ...] = ()
    explained: tuple[Text, ...] = ()
    terms: frozenset[str] = frozenset()


class Explanation(Struct, frozen=True):
    """A question in up to three sentences, or a term in a line, which a person's first game of a kind shows once.

    `leads`: it is about the question itself; `due`: it must be told here at the latest; `beside`: it may stand beside
    the explanation of the question.
    """

    id: str
    text: Text
    leads: bool = False
    due: bool = False
    beside: bool = False


def _always(view: Any) -> bool:
    return True


class Term(Struct, frozen=True):
    """A term of a game. `at`: the kinds of question beside which it is explained.

    `by`: that at which it must have been told at the latest, from `round` on; `when`: whether it concerns the player,
    by their view; `ahead`: the round from which it may be told even if it does not, 0 for none.
    """

    at: frozenset[str]
    by: str
    round: int = 1
    when: Callable[[Any], Any] = _always
    ahead: int = 0

    def is_due(self, ask: Ask, view: Any) -> bool:
        """Whether it must have been told by that question."""
        return ask.kind == self.by and view.round >= self.round and bool(self.when(view))

    def comes_up(self, ask: Ask, view: Any) -> bool:
        """Whether it can be told beside that question."""
        return ask.kind in self.at and (bool(self.when(view)) or 0 < self.ahead <= view.round)


def term(at: str, by: str, round: int = 1, when: Callable[[Any], Any] = _always, ahead: int = 0) -> Term:
    """A term that is explained beside questions of the kinds `at`, with blanks between; the rest as of `Term`."""
    return Term(frozenset((*at.split(), by)), by, round, when, ahead)


class Terms(Struct, frozen=True):
    """The terms of a game by their ids. `quiet`: kinds of question beside whose explanation another has room.

    `opening`: the terms that the opening scene explains in their own words.
    """

    game: str
    by_id: Mapping[str, Term]
    quiet: frozenset[str]
    opening: tuple[str, ...]

    def explain(self, view: Any, ask: Ask | None, numbers: Mapping[str, Param]) -> tuple[Explanation, ...]:
        """The explanation of that kind of question, `x-first-ask-<kind>`, and of the terms that come up beside it.

        Terms that are due stand before others; else they come in their order.
        """
        if ask is None:
            return ()
        lead, quiet = f"ask-{ask.kind}", ask.kind in self.quiet
        leads = () if ask.kind == "order" else (Explanation(lead, self.text(lead, numbers), leads=True),)
        there = {id: each.is_due(ask, view) for id, each in self.by_id.items() if each.comes_up(ask, view)}
        ids = sorted(there, key=lambda id: not there[id])
        return (*leads, *(Explanation(id, self.text(id, numbers), False, there[id], there[id] or quiet) for id in ids))

    def at_opening(self, numbers: Mapping[str, Param]) -> tuple[Text, ...]:
        """The terms that the opening scene explains, a line each."""
        return tuple(self.text(id, numbers) for id in self.opening)

    def text(self, id: str, numbers: Mapping[str, Param]) -> Text:
        """The explanation of a term, or of a kind of question: `x-first-<id>`."""
        return Text(f"{self.game}-first-{id}", dict(numbers))


class TaughtParts:
    """What a game says to somebody who learns it or looks its rules up: beside questions, as it begins, in lessons."""

    game_id: str

    casts: frozenset[str] = frozenset()
    """Ids of happenings by which a seat learns who it is after the game has begun: then `opening` is told again."""

    terms = Terms("", {}, frozenset(), ())
    """The terms that a first game explains: where, and at which question at the latest."""

    def topic(self, ask: Ask) -> str:
        """Names the topic of the rules that a question is about, "" for the first."""
        return ""

    def hint(self, view: Any, ask: Ask) -> Text:
        """Explains the purpose of `ask`, its worth and its pitfalls. `view` is the player's own."""
        return Text(f"{self.game_id}-hint-{ask.kind}")

    def explanations(self, view: Any, ask: Ask | None) -> tuple[Explanation, ...]:
        """Lists the explanations of a first game for this moment: of the question, then of terms, those due first.

        `view` is the player's own.
        """
        return ()

    def opening(self, view: Any) -> OpeningScene:
        """Says who a player is, what wins, what is hidden and what they do first, as a game begins for them.

        `view` is their own. The generic part leaves out what has no wording, and all of it where that is `who`.
        """
        told = (Text(f"{self.game_id}-opening-{part}") for part in OPENING_PARTS)
        return OpeningScene(Text(f"{self.game_id}-opening-who"), tuple(told))

    def topics(self, pack: str) -> tuple[Topic, ...]:
        """The rules by topics, at most 25, with the numbers of a content pack ("": the usual one)."""
        return ()

    def cards(self, pack: str) -> tuple[LookUpEntry, ...]:
        """Every card of a content pack ("": the usual one), wherever it lies."""
        return ()

    def lesson_clues(self, key: str, view: Any) -> tuple[Text, ...]:
        """What the goal of that lesson is decided by and the learner has seen before, a line each."""
        return ()

    def lesson_needs(self, view: Any, key: str) -> LessonNeeds:
        """What the goal of that lesson rests on, by its first `view`: of each fact what is said in one line."""
        return ()

    def lesson_facts(self, key: str, view: Any) -> tuple[Text, ...]:
        """What decided the goal of that lesson, by its first `view`: said once it is over."""
        return ()
