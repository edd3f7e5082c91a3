"""What a first game explains: who a seat is as it begins, and the terms that must be told before they bite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.contract import Ask
from engine.texts import Param, Text

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
