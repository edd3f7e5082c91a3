"""Answers an interaction in time, at once or after a deferral; and finds the method that answers a press or modal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from inspect import getmembers
from typing import Any, TypeVar

import aiohttp
import discord

from bot.messages.custom_ids import Press, message_has_press
from bot.messages.reading_language import locale_of
from db.trouble import DATABASE_AWAY
from engine.core.texts import NOT_ASKED, Refusal
from host.house import House
from host.table import access
from host.values import NO_SUCH_TABLE, Person, Table, Trouble

MESSAGE_CHANGED = "message-changed"  # the button that opened a modal is not there any more, or never was
REPLY_PATIENCE = 1.5  # seconds before an answer is put off; Discord waits 3

NO_SERVER = 0  # stands for the server of a direct message: none has that id, and no table is there

T = TypeVar("T")

_log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Returns the person who pressed or typed, as the house knows people."""
    return Person(interaction.user.id, interaction.user.display_name, locale_of(interaction))


def cause_of(interaction: Interaction) -> str:
    """The cause of a move: the same click twice is one move."""
    return f"i:{interaction.id}"


def _private(interaction: Interaction) -> bool:
    """Whether only they see the message that was pressed: a direct message, or one shown to them alone."""
    return interaction.guild_id is None or (interaction.message is not None and interaction.message.flags.ephemeral)


def on_this_server(interaction: Interaction, table: Table) -> None:
    """Raises Trouble `no-such-table` anywhere but on the table's own server: who sits there is settled there."""
    if interaction.guild_id != table.place.server_id:
        raise Trouble(NO_SUCH_TABLE)


def reads_here(interaction: Interaction, table: Table) -> None:
    """Raises Trouble `no-such-table` for a person who neither sits at the table nor is on its server now."""
    if interaction.guild_id != table.place.server_id and table.card(interaction.user.id) is None:
        raise Trouble(NO_SUCH_TABLE)


async def work_at_table(house: House, interaction: Interaction, table_id: int, work: Awaitable[T]) -> T:
    """The result of `work` at that table, if there is one.

    Who neither sits there nor is on its server does not even learn from a refusal that there is: whatever is refused
    to them is refused as at a number without a table. Raises Trouble `no-such-table`, and what `work` raises.
    """
    try:
        return await work
    except (Trouble, Refusal) as error:
        if not table_id or error.code == DATABASE_AWAY or access.has_committed():
            raise
        if await house.lookups.around(table_id, interaction.user.id, interaction.guild_id or NO_SERVER):
            raise
        raise Trouble(NO_SUCH_TABLE) from error


def check_carried(interaction: Interaction, press: Press) -> None:
    """Refuses a modal whose message has no button for it. Raises Trouble `message-changed`."""
    if not message_has_press(interaction.message, press):
        raise Trouble(MESSAGE_CHANGED)


class Reply:
    """One answer to an interaction. `fresh`: a new message only they see, else the pressed one changes.

    A message that others see too is changed only by what is `shared` with them, a lobby or a vote; anything else
    comes as a new one. `public`: a new message is for everybody.
    """

    def __init__(self, interaction: Interaction, *, fresh: bool, public: bool = False, shared: bool = False) -> None:
        self.interaction = interaction
        self.fresh = fresh or interaction.message is None or not (shared or _private(interaction))
        self._ephemeral = not public

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of `work`; the interaction is deferred if it takes longer than `REPLY_PATIENCE`."""
        deferral: asyncio.Task[None] | None = None

        def put_off() -> None:
            nonlocal deferral
            if not self.interaction.response.is_done():
                deferral = asyncio.ensure_future(self._defer())

        timer = asyncio.get_running_loop().call_later(REPLY_PATIENCE, put_off)
        try:
            return await work
        finally:
            timer.cancel()
            if deferral is not None:
                await self._deferred(deferral)

    async def attach(self, view: discord.ui.LayoutView, file: discord.File) -> None:
        """Sends a new message with a file that `view` shows."""
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=[file])
        else:
            await self.interaction.response.send_message(view=view, file=file, ephemeral=self._ephemeral)

    async def show(self, view: discord.ui.LayoutView, *, wanted: bool = False) -> int:
        """Sends or changes the message. Its id if it is `wanted` (it takes another request), else 0."""
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(view=view)
        elif self.fresh:
            await response.send_message(view=view, ephemeral=self._ephemeral)
        else:
            await response.edit_message(view=view)
        return (await self.interaction.original_response()).id if wanted else 0

    async def _deferred(self, deferral: asyncio.Task[None]) -> None:
        """A deferral that did not get through takes nothing away from what was done."""
        try:
            await deferral
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("a deferral did not get through to Discord: %r", error)

    async def _defer(self) -> None:
        if self.fresh:
            await self.interaction.response.defer(ephemeral=self._ephemeral, thinking=True)
        else:
            await self.interaction.response.defer()


PressHandler = Callable[[Interaction, Press, list[str]], Coroutine[Any, Any, None]]
"""Answers a press; the strings are what was chosen, if it was a select."""
ModalHandler = Callable[[Interaction, Press, str], Coroutine[Any, Any, None]]
"""Answers a modal that the press opened; the string is what was typed into its only input."""

Method = TypeVar("Method", bound=Callable[..., Any])
_PRESSES, _OPENS, _MODAL = "_answers_presses", "_opens_modals", "_answers_modal"  # attributes of marked methods


def on_press(*actions: str, opens_modal: bool = False) -> Callable[[Method], Method]:
    """Marks a method as the handler of presses with one of `actions`. `opens_modal`: it answers with a modal."""

    def mark(method: Method) -> Method:
        setattr(method, _PRESSES, actions)
        setattr(method, _OPENS, actions if opens_modal else ())
        return method

    return mark


def on_modal(action: str, *, opened: bool = True) -> Callable[[Method], Method]:
    """Marks a method as the handler of the modals that presses with `action` open.

    `opened`: False where no press opens it any more, but somebody may still send one that an older release opened.
    """

    def mark(method: Method) -> Method:
        setattr(method, _MODAL, (action,))
        if not opened:
            setattr(method, _OPENS, (action,))
        return method

    return mark


class Handlers:
    """The handlers of presses and of modals, by action. Raises ValueError for marks that do not fit together.

    Every action has one handler, and an action has a modal's handler if and only if its press opens a modal.
    """

    def __init__(self, *owners: object) -> None:
        """`owners`: the objects whose methods are marked."""
        self.presses: dict[str, PressHandler] = {}
        self.modals: dict[str, ModalHandler] = {}
        opened: set[str] = set()
        for owner in owners:
            for _, method in getmembers(owner, callable):
                _add(self.presses, getattr(method, _PRESSES, ()), method)
                _add(self.modals, getattr(method, _MODAL, ()), method)
                opened.update(getattr(method, _OPENS, ()))
        if opened != self.modals.keys():
            raise ValueError(f"modals without a handler, or handlers without a modal: {opened ^ self.modals.keys()}")

    async def press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Answers a press. Raises Refusal `not-asked` for an action that no message of ours has."""
        handler = self.presses.get(press.action)
        if handler is None:
            raise Refusal(NOT_ASKED)
        await handler(interaction, press, values)

    async def modal(self, interaction: Interaction, press: Press, words: str) -> None:
        """Answers a modal that was sent. Raises Refusal `not-asked` for an action that opens none."""
        handler = self.modals.get(press.action)
        if handler is None:
            raise Refusal(NOT_ASKED)
        await handler(interaction, press, words)


def _add(handlers: dict[str, Any], actions: tuple[str, ...], method: Any) -> None:
    for action in actions:
        if action in handlers:
            raise ValueError(f"two handlers for {action!r}: {handlers[action]}, {method}")
        handlers[action] = method
