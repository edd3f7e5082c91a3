"""What a press means, written into its custom_id; nothing about a message is kept in memory.

A custom_id is `<kind>:<action>:<table>:<ask>:<field>:<argument>`, at most 100 characters. The two dynamic items at
the end make every button and select of the bot work after a restart, however old the message is.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
import msgspec
from msgspec import Struct

from engine.core.refusals import NOT_ASKED, Refusal

CUSTOM_ID_LENGTH = 100
LONGEST_NUMBER = 9  # digits in a part of a press; a table has its own place and its own check
_PART = r"[^:]*"
_TAIL = rf"(?P<action>[a-z-]+):(?P<table>\d*):(?P<ask>{_PART}):(?P<field>{_PART}):(?P<argument>{_PART})"
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
        parts = (_quoted(part) for part in (self.ask, self.field, self.argument))
        written = ":".join((kind, self.action, str(self.table or ""), *parts))
        if len(written) > CUSTOM_ID_LENGTH:
            raise ValueError(f"custom_id of {len(written)} characters: {written}")
        return written


def _quoted(part: str) -> str:
    return part.replace("%", "%25").replace(":", "%3A")


def _unquoted(part: str) -> str:
    return part.replace("%3A", ":").replace("%25", "%")


def _press(match: re.Match[str]) -> Press:
    rest = (_unquoted(match[name]) for name in ("ask", "field", "argument"))
    return Press(match["action"], int(match["table"] or 0), *rest)


def whole(part: str) -> int:
    """The number in a part of a press, from 0. Raises Refusal `not-asked` for what only a forged one holds."""
    if not part.isdecimal() or len(part) > LONGEST_NUMBER:
        raise Refusal(NOT_ASKED)
    return int(part)


def only(values: list[str]) -> str:
    """What was chosen in a select of one option. Raises Refusal `not-asked` where nothing was."""
    if not values:
        raise Refusal(NOT_ASKED)
    return values[0]


def modal_press(custom_id: str) -> Press | None:
    """What a submitted modal means, None if it is not one of ours."""
    match = _MODAL.fullmatch(custom_id)
    return _press(match) if match else None


def digest(value: Any) -> str:
    """A few characters that change when `value` changes: a Seal only seals what was shown beside it."""
    return hashlib.blake2b(msgspec.json.encode(value, order="sorted"), digest_size=4).hexdigest()


Handler = Callable[[discord.Interaction[Any], Press, list[str]], Awaitable[None]]
"""Does what a press means; `values` are a select's."""


async def _handed(interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
    handler: Handler = interaction.client.press
    await handler(interaction, press, values)


class PressedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=f"p:{_TAIL}"):
    """Any button of the bot."""

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)  # noqa: S101  the template belongs to buttons
        return cls(item, _press(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _handed(interaction, self.press, [])


class UsedSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"s:{_TAIL}"):
    """Any select of the bot."""

    def __init__(self, item: discord.ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Select)  # noqa: S101  the template belongs to selects
        return cls(item, _press(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data or {}
        values = data.get("values", [])
        await _handed(interaction, self.press, [str(value) for value in values])
