"""Writes the meaning of a press into its custom_id and reads it; nothing about a message is kept in memory. And modals.

A custom_id is `<kind>:<action>:<table>:<ask>:<field>:<argument>`, at most 100 characters; the kind is p for a button, s
for a select, m for a modal. Every button and select works after a restart, however old its message is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from engine.texts import NOT_ASKED, Refusal

CUSTOM_ID_LENGTH = 100
_LONGEST_NUMBER = 9  # digits in a part of a press; a table has its own place and its own check
_PART = r"[^:]*"
_TAIL = rf"(?P<action>[a-z-]+):(?P<table>\d*):(?P<ask>{_PART}):(?P<field>{_PART}):(?P<argument>{_PART})"
_PRESSED = {
    discord.ComponentType.button: re.compile(f"p:{_TAIL}"),
    discord.ComponentType.select: re.compile(f"s:{_TAIL}"),
}
_MODAL = re.compile(f"m:{_TAIL}")


class Press(Struct, frozen=True):
    """One thing a person can do with a message: `action` at `table`, about `field` of `ask`, with `argument`."""

    action: str
    table: int = 0
    ask: str = ""
    field: str = ""
    argument: str = ""

    def button_id(self) -> str:
        """The custom_id of a button. Raises ValueError beyond Discord's limit."""
        return self._written("p")

    def select_id(self) -> str:
        """The custom_id of a select."""
        return self._written("s")

    def modal_id(self) -> str:
        """The custom_id of a modal."""
        return self._written("m")

    def _written(self, kind: str) -> str:
        ask, field, argument = _quoted(self.ask), _quoted(self.field), _quoted(self.argument)
        written = f"{kind}:{self.action}:{self.table or ''}:{ask}:{field}:{argument}"
        if len(written) > CUSTOM_ID_LENGTH:
            raise ValueError(f"custom_id of {len(written)} characters: {written}")
        return written


def _quoted(part: str) -> str:
    if ":" not in part and "%" not in part:
        return part
    return part.replace("%", "%25").replace(":", "%3A")


def _unquoted(part: str) -> str:
    return part.replace("%3A", ":").replace("%25", "%")


def _press(match: re.Match[str]) -> Press:
    rest = (_unquoted(match[name]) for name in ("ask", "field", "argument"))
    return Press(match["action"], int(match["table"] or 0), *rest)


def number_in_part(part: str) -> int:
    """The number in a part of a press, from 0. Raises Refusal `not-asked` for what only a forged one holds."""
    if not part.isdecimal() or len(part) > _LONGEST_NUMBER:
        raise Refusal(NOT_ASKED)
    return int(part)


def only_choice(values: list[str]) -> str:
    """Returns the choice in a select of one option. Raises Refusal `not-asked` where nothing was chosen."""
    if not values:
        raise Refusal(NOT_ASKED)
    return values[0]


def modal_press(custom_id: str) -> Press | None:
    """Reads the press that a submitted modal means, None if it is not one of ours."""
    match = _MODAL.fullmatch(custom_id) if len(custom_id) <= CUSTOM_ID_LENGTH else None
    return _press(match) if match else None


def read_press(interaction: discord.Interaction[Any]) -> Press | None:
    """Reads the press of a button or a select, None if it is not one of ours or its message does not have it.

    The message is asked because the id may be made up.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    for kind, shape in _PRESSED.items():
        match = shape.fullmatch(custom_id) if len(custom_id) <= CUSTOM_ID_LENGTH else None
        if match and data.get("component_type") == kind.value:
            return _press(match) if _has(interaction.message, custom_id, kind) else None
    return None


def message_has_press(message: discord.Message | None, press: Press) -> bool:
    """Whether a button of `message` means `press`. Of a modal that is sent nobody else asks; its id may be made up."""
    return _has(message, press.button_id(), discord.ComponentType.button)


def press_in_message(message: discord.Message | None, action: str) -> Press | None:
    """Returns the press of that action that a button of `message` means, None without one."""
    shape = _PRESSED[discord.ComponentType.button]
    for component in _components(message):
        match = shape.fullmatch(getattr(component, "custom_id", None) or "")
        if match and match["action"] == action:
            return _press(match)
    return None


def _has(message: discord.Message | None, custom_id: str, kind: discord.ComponentType) -> bool:
    """Whether that button or select is in `message`."""
    there = (each for each in _components(message) if getattr(each, "custom_id", None) == custom_id)
    return any(component.type is kind for component in there)


def _components(message: discord.Message | None) -> Iterator[Any]:
    """The components of `message`, those within others too."""
    left: list[Any] = list(getattr(message, "components", ()))  # discord.py has none where the payload has none
    while left:
        component = left.pop()
        yield component
        left += getattr(component, "children", ())
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            left.append(accessory)


INPUT = "words"  # custom_id of a modal's only input


def word_modal(title: str, press: Press, label: str, hint: str, box: ui.TextInput[Any]) -> ui.Modal:
    """A modal with one input. It is stopped at once: what is sent finds its way by its id, also after a restart."""
    modal = ui.Modal(title=title, custom_id=press.modal_id(), timeout=None)
    modal.add_item(ui.Label(text=label, description=hint, component=box))
    modal.stop()
    return modal


def typed_words(data: Any) -> str:
    """Returns the words typed into the only input of our modal. `data`: of the interaction, as Discord sends it."""
    for label in data.get("components", ()):
        for child in (label.get("component"), *label.get("components", ())):
            if child is not None and "value" in child:
                return str(child["value"] or "")
    return ""
