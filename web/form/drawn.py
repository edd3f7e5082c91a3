"""The inputs of a form as the template draws them, and what pressing each part of them sends."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace


class PagePress(Struct, frozen=True, omit_defaults=True):
    """What a press on the page sends: what to `do`, with a value, at the input `field` of the question.

    `explained`: with Seal, the ids of what the page explains beside it.
    """

    do: str
    field: str = ""
    value: Any = None
    explained: str = ""

    def written(self) -> str:
        """As the value of a button."""
        return json.encode(self).decode()


class DrawnOption(Struct, frozen=True):
    """An option as it is drawn.

    `send`: what pressing it sends, "" if it is closed, for the reason `why`; of a box that is ticked its id alone.
    `spot`: the id of its place in a picture; `sign`: the sign it is drawn with. Both "" for none.
    """

    words: str
    send: str
    note: str = ""
    why: str = ""
    chosen: bool = False
    spot: str = ""
    sign: str = ""


class DrawnPiece(Struct, frozen=True):
    """A piece that a press moves. `sign`: the sign it is drawn with; `send`: what pressing it sends, "" for nothing.

    `said`: what pressing it does, for whoever hears the page; `id`: its own on the page; `next`: the id of the piece
    that gets the focus once this one is gone.
    """

    id: str
    sign: str
    words: str
    said: str
    send: str = ""
    spot: str = ""
    next: str = ""


class DrawnPlace(Struct, frozen=True):
    """A place with pieces. `kind`: how it looks: "inside", "outside", "spaces" or "row"; `heading`: "" for none."""

    kind: str
    heading: str
    pieces: tuple[DrawnPiece, ...]


class DrawnStep(Struct, frozen=True):
    """An amount, or one kind of things in a bundle. `less`, `more`: what [-] and [+] send, "" at an end.

    `spot`: the id of the place in a picture where a press adds one.
    """

    words: str
    count: int
    most: int
    less: str
    more: str
    spot: str = ""


class DrawnNumber(Struct, frozen=True):
    """An amount that can be typed into the input of that name. `at`: what is shown there now."""

    name: str
    least: int
    most: int
    at: int


class DrawnInput(Struct, frozen=True):
    """An input of the form.

    `title`: the heading without what is chosen, "" if that is the same. `boxes`: the press that sends all choices that
    are ticked together once there are `least` to `most` of them, "" if each is sent by itself. `numbers`:
    the choices are numbers; `short`: they are as short as prices; `folded`: the chosen one, behind which the others
    fold, "" if they don't. `shut`: reasons why several choices are closed, each with the line that says it for all of
    them. `places`: between which pieces are moved; `none`: words and press for choosing nothing.
    """

    name: str
    heading: str
    title: str = ""
    choices: tuple[DrawnOption, ...] = ()
    steps: tuple[DrawnStep, ...] = ()
    places: tuple[DrawnPlace, ...] = ()
    none: tuple[str, str] | None = None
    typed: DrawnNumber | None = None
    boxes: str = ""
    least: int = 0
    most: int = 0
    note: str = ""
    why: str = ""
    folded: str = ""
    shut: tuple[tuple[str, str], ...] = ()
    missing: bool = False
    numbers: bool = False
    short: bool = False

    @property
    def says_chosen(self) -> bool:
        """Whether what is chosen is shown below the heading anyway: as folded choices, or in a row."""
        return self.folded != "" or any(place.kind == "row" for place in self.places)

    def changed(self, **changes: Any) -> DrawnInput:
        """This input with changes."""
        return replace(self, **changes)


def press_of(do: str, name: str, value: Any) -> str:
    """The words of a button that sends that value, "" for None."""
    return "" if value is None else PagePress(do, name, value).written()
