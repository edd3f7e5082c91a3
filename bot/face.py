"""What a game adds to the bot: how its things read. Everything else (forms, desks, boards) is generic.

A game `x` brings `bot/x/face.py` with `FACE = XFace("x")`, a subclass of `Face` that overrides what it needs, and its
wordings in locales/<locale>/x.ftl. Without one the plain face below serves. A face is pure: it gets views, never
states, and returns texts, never rendered sentences.

Wordings a game brings for the generic parts (`x` the game's id):
    x-name                          the game's name
    x-field-<ask kind>-<field>      heading of an input; falls back to x-field-<field>
    x-piece-<kind>                  piece `$number` of a good in a select; falls back to thing-<kind>
    x-seal-<ask kind>               the Seal button of that question
    thing-<kind>                    an amount (`$count`) of a good, coin or token, as in "2 wood"
    x-refused-<code>                why the game refuses something; falls back to refused-<code>
    <kind>-<id>                     a `Named` thing, unless `Face.name` knows it from a content pack
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

from bot.texts import NameOf, Reader
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.refusals import UNKNOWN_FIELD, Refusal
from engine.core.texts import Text, say


class ShortCut(NamedTuple):
    """What typed words mean: a draft for one of the present asks. It still needs its Seal."""

    ask_id: str
    partial: dict[str, Any]


class Choice(Struct, frozen=True):
    """One option of a control. `note` stands small beneath it."""

    id: str
    text: Text
    note: Text | None = None
    chosen: bool = False


class Control(Struct, frozen=True):
    """A select that stands in for several inputs of a form (`covers`): `Face.controlled` says what using it means.

    `seals`: what it leads to is sealed at once, without the Seal button.
    """

    name: str
    label: Text
    choices: tuple[Choice, ...]
    covers: frozenset[str]
    least: int = 1
    most: int = 1
    seals: bool = False


class Layout(Struct, frozen=True):
    """How a form is shown differently: never another answer, only fewer clicks and better words.

    `labels`: headings by input; `notes`: what stands beneath an option, by input and option; `hidden`: inputs left to
    their default.
    """

    controls: tuple[Control, ...] = ()
    labels: dict[str, Text] = {}
    notes: dict[str, dict[str, Text]] = {}
    hidden: frozenset[str] = frozenset()


class Face:
    """The plain face; a game's own overrides what it says differently."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def headline(self, view: Any) -> Text:
        """Round and phase, one short line, for the heads of desks and boards."""
        return say(f"{self.game_id}-name")

    def moment(self, moment: str) -> Text:
        """A point of the game ("2.trading.offer", as the game's `moment` wrote it) in words."""
        return say("bot-moment", moment=moment)

    def own(self, view: Any) -> tuple[Text, ...]:
        """A player's own things (role, goods, hand, debt, score), a line each. `view` is their own."""
        return ()

    def board(self, view: Any) -> tuple[Text, ...]:
        """What everyone may know, a line each, for the public board. `view` is the onlooker's."""
        return ()

    def phase(self, view: Any) -> tuple[Text, ...]:
        """What the present step is about, told in the thread when it begins. `view` is the onlooker's."""
        return ()

    def told(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        """What happened, as it is told: a game may condense several happenings into one sentence."""
        return happenings

    def sealed(self, view: Any, ask: Ask) -> tuple[Text, ...]:
        """What this player has sealed and may still take back, in the game's words. `view` is their own."""
        return ()

    def details(self, view: Any, ask: Ask, form: Form) -> tuple[Text, ...]:
        """What the player needs to see to decide, shown under the prompt and above the inputs."""
        return ()

    def layout(self, view: Any, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        """How to show the form of `ask`, as `draft` fills it in. `view` is the player's own."""
        return Layout()

    def controlled(
        self, view: Any, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        """The draft after the control of that name was used with `values`. Raises Refusal."""
        raise Refusal(UNKNOWN_FIELD, field=control)

    def field(self, ask: Ask, name: str, has: Any) -> Text:
        """Heading of an input. `has(key)` tells whether there is a wording; "item-3" falls back to "item"."""
        stem = name.rstrip("0123456789").rstrip("-_.")
        for key in (f"{ask.kind}-{name}", name, f"{ask.kind}-{stem}", stem):
            full = f"{self.game_id}-field-{key}".replace("_", "-").replace(".", "-")
            if has(full):
                digits = name[len(stem) :].strip("-_.")
                return Text(full, {"number": int(digits)} if digits else {})
        return Text(f"{self.game_id}-field-{stem}".replace("_", "-").replace(".", "-"))

    def name(self, kind: str, id: str, locale: str) -> str | None:
        """The name of a `Named` thing out of a content pack, None to look for the wording `<kind>-<id>`."""
        return None

    def names(self, options: dict[str, Any]) -> NameOf:
        """The names of things at a table with these options (a content pack of its own brings its own names)."""
        return self.name

    def options(self, chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """What was chosen for a table, in words, a line each, for its lobby; nothing where all is as usual."""
        return ()

    def offers(self) -> tuple[tuple[str, Text], ...]:
        """What can be chosen when a table is opened: as it is typed ("boards=variable"), and in words."""
        return ()

    def parse(self, words: str, view: Any, asks: tuple[Ask, ...], reader: Reader) -> ShortCut:
        """What `/offer <words>` means here. `asks`: what is owed, then the liberties.

        Raises Refusal (its wording says what can be typed) for words it does not understand.
        """
        raise Refusal("no-short-cut")


def offers(control: Control, values: list[str]) -> bool:
    """Whether `values` can be chosen in it."""
    known = {choice.id for choice in control.choices}
    return control.least <= len(values) <= control.most and known.issuperset(values)


def answer_of(form: Form, given: Mapping[str, Any]) -> dict[str, Any]:
    """What an unfinished form shows as chosen: what was given, over the defaults."""
    return {**form.value, **{field.name: given[field.name] for field in form.fields if field.name in given}}


@cache
def face(game_id: str) -> Face:
    """The face of a game: `FACE` of bot/<game_id>/face.py, or the plain one."""
    name = f"bot.{game_id}.face"
    if importlib.util.find_spec(f"bot.{game_id}") is None or importlib.util.find_spec(name) is None:
        return Face(game_id)
    found: Face = importlib.import_module(name).FACE
    return found
