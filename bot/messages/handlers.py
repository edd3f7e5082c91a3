"""Finds the method that answers a press or a modal; and what such methods check first: who presses what, and where."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import cache
from inspect import getmembers
from typing import Any, TypeVar

from bot.messages.custom_ids import Press, message_has_press
from bot.messages.replies import Interaction
from db.tables.store import OPEN
from db.trouble import DATABASE_AWAY
from engine.texts import NOT_ASKED, Refusal
from host.house import House
from host.table import access
from host.values import NO_SUCH_TABLE, Table, Trouble

MESSAGE_CHANGED = "message-changed"  # the button that opened a modal is not there any more, or never was
NO_SERVER = 0  # stands for the server of a direct message: none has that id, and no table is there

T = TypeVar("T")

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
            for name in _marked_methods(owner if isinstance(owner, type) else type(owner)):
                method = getattr(owner, name)
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


@cache
def _marked_methods(kind: type) -> tuple[str, ...]:
    marks = (_PRESSES, _OPENS, _MODAL)
    return tuple(name for name, method in getmembers(kind, callable) if any(hasattr(method, mark) for mark in marks))


def _add(handlers: dict[str, Any], actions: tuple[str, ...], method: Any) -> None:
    for action in actions:
        if action in handlers:
            raise ValueError(f"two handlers for {action!r}: {handlers[action]}, {method}")
        handlers[action] = method


def on_this_server(interaction: Interaction, table: Table) -> None:
    """Raises Trouble `no-such-table` anywhere but on the table's own server: who sits there is settled there."""
    if interaction.guild_id != table.place.server_id:
        raise Trouble(NO_SUCH_TABLE)


def reads_here(interaction: Interaction, table: Table) -> None:
    """Raises Trouble `no-such-table` for a person who neither sits at the table nor is on its server now."""
    if interaction.guild_id != table.place.server_id and table.card(interaction.user.id) is None:
        raise Trouble(NO_SUCH_TABLE)


def server_meant(interaction: Interaction, house: House) -> int:
    """The server of `interaction`; in direct messages of who moderates open tables, what stands for theirs."""
    if interaction.guild_id is not None:
        return interaction.guild_id
    return OPEN if interaction.user.id in house.tables.moderators else NO_SERVER


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
        if await house.lookups.around(table_id, interaction.user.id, server_meant(interaction, house)):
            raise
        raise Trouble(NO_SUCH_TABLE) from error


def check_carried(interaction: Interaction, press: Press) -> None:
    """Refuses a modal whose message has no button for it. Raises Trouble `message-changed`."""
    if not message_has_press(interaction.message, press):
        raise Trouble(MESSAGE_CHANGED)
