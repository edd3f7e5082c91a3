"""What the template draws of an input: options, steps, pieces in their places, and what pressing each of them sends."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace


class PagePress(Struct, frozen=True, omit_defaults=True):
    """What a press on the page sends: `do` something about an input of the question, with a value.

    `explained`: with Seal, what the page explains beside it.
    """

    do: str
    field: str = ""
    value: Any = None
    explained: str = ""

    def written(self) -> str:
        """As the value of a button."""
        return json.encode(self).decode()


class DrawnOption(Struct, frozen=True):
    """An option as it is drawn. `send`: what pressing it sends, "" while it is closed; `spot`: where it lies; `sign`:
    with what it is drawn, "" for nothing.

    `why`: for what reason it is closed, where it is. Of boxes that are ticked `send` is the id alone.
    """

    words: str
    send: str
    note: str = ""
    why: str = ""
    chosen: bool = False
    spot: str = ""
    sign: str = ""


class DrawnPiece(Struct, frozen=True):
    """A piece that is moved by a press. `sign`: with what it is drawn; `send`: what pressing it sends, "" for nothing.

    `said`: what pressing it does, for who hears it; `id`: its own in the page; `next`: the id of the piece at which
    somebody goes on once this one is gone.
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
    """A kind of things in a bundle, or an amount: so many now, and what [-] and [+] send, "" at an end.

    `spot`: where one more of it can be pressed in a picture.
    """

    words: str
    count: int
    most: int
    less: str
    more: str
    spot: str = ""


class DrawnNumber(Struct, frozen=True):
    """An amount that can be typed into the input of that name: between which limits, and what stands there."""

    name: str
    least: int
    most: int
    at: int


class DrawnInput(Struct, frozen=True):
    """An input of the form.

    `boxes`: choices are ticked first and then sent together, as that press; `exactly`: so many, 0 where their count is
    free; `numbers`: the choices are numbers; `short`: they are little more, such as prices; `folded`: the choices lie
    behind these words once one is chosen, "" for never; `places`: pieces that are moved between them; `title`: the
    heading without what is chosen, "" where it has no other.
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
    exactly: int = 0
    note: str = ""
    why: str = ""
    folded: str = ""
    missing: bool = False
    numbers: bool = False
    short: bool = False

    @property
    def says_chosen(self) -> bool:
        """Whether what is chosen stands beneath the heading: folded, or in a row."""
        return self.folded != "" or any(place.kind == "row" for place in self.places)

    def changed(self, **changes: Any) -> DrawnInput:
        """The same with these changes."""
        return replace(self, **changes)


def press_of(do: str, name: str, value: Any) -> str:
    """A press with that value as a button has it, "" for None."""
    return "" if value is None else PagePress(do, name, value).written()
