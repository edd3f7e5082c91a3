"""What a game's face gives: layouts of forms, sections and topics to read, explanations of a first game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from engine.core.contract import Ask
from engine.core.refusals import Refusal
from engine.core.texts import Named, Param, Text


class ShortCut(NamedTuple):
    """A draft for one of the present asks, as typed words mean it. It still needs its Seal."""

    ask_id: str
    partial: dict[str, Any]


class Choice(Struct, frozen=True):
    """An option of a control. `note` stands small beneath it."""

    id: str
    text: Text
    note: Text | None = None
    chosen: bool = False


class PartlyRefused(Refusal):
    """Refuses a part of what a control was used for. `draft` is what remains, and stays chosen."""

    def __init__(self, refusal: Refusal, draft: dict[str, Any]) -> None:
        super().__init__(refusal.code, **refusal.details)
        self.draft = draft


class Control(Struct, frozen=True):
    """A select that stands in for several inputs of a form (`covers`): `Face.controlled` says what using it means.

    `seals`: what it leads to is sealed at once, without the Seal button. `whole`: if the rules refuse a part of what
    using it means, nothing of it is kept. `note`: stands small beneath its label, such as what is not among its choices
    and why; without choices there is no select.
    """

    name: str
    label: Text
    choices: tuple[Choice, ...]
    covers: frozenset[str]
    least: int = 1
    most: int = 1
    seals: bool = False
    whole: bool = False
    note: Text | None = None


class Layout(Struct, frozen=True):
    """Changes how a form is shown: never another answer, only fewer clicks and better words.

    Every open option of an input stays one that can be chosen; what is left out is named beside it with the reason
    (`Control.note`), or makes no difference any more.

    `labels`: headings by input; `notes`: what stands beneath an option, by input and option; `hidden`: inputs left to
    their default; `untold`: ids of texts of the preview that are said elsewhere.
    """

    controls: tuple[Control, ...] = ()
    labels: dict[str, Text] = {}
    notes: dict[str, dict[str, Text]] = {}
    hidden: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()


class Entry(Struct, frozen=True):
    """One card or rule that can be looked up. `card`: the name it is looked up by, None for what has none."""

    text: Text
    card: Named | None = None


class Section(Struct, frozen=True):
    """Entries that belong together: somebody's buildings, the inquisitors. `id`: letters, digits and dashes, few."""

    id: str
    title: Text
    entries: tuple[Entry, ...]


class Topic(Struct, frozen=True):
    """Rules to read at any time. `words`: other words by which people look for it, divided by commas."""

    id: str
    title: Text
    words: Text
    text: tuple[Text, ...]


class Explanation(Struct, frozen=True):
    """A question in up to three sentences, or a term in a line, which a person's first game of a kind shows once."""

    id: str
    text: Text
    leads: bool = False  # it is about the question itself


def explained(
    game: str, ask: Ask | None, terms: Sequence[str], numbers: Mapping[str, Param]
) -> tuple[Explanation, ...]:
    """The explanation of that kind of question, `x-first-ask-<kind>`, and of these terms, `x-first-<term>`."""
    lead = () if ask is None or ask.kind == "order" else (f"ask-{ask.kind}",)
    return tuple(Explanation(id, Text(f"{game}-first-{id}", dict(numbers)), id in lead) for id in (*lead, *terms))
