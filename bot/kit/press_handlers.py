"""Finds the method that answers a press or modal: written beside the method, put together and checked at start."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from inspect import getmembers
from typing import Any, TypeVar

from bot.kit.presses import Press
from bot.kit.replies import Interaction
from engine.core.refusals import NOT_ASKED, Refusal

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
        """Answer a press. Raises Refusal `not-asked` for an action that no message of ours has."""
        handler = self.presses.get(press.action)
        if handler is None:
            raise Refusal(NOT_ASKED)
        await handler(interaction, press, values)

    async def modal(self, interaction: Interaction, press: Press, words: str) -> None:
        """Answer a modal that was sent. Raises Refusal `not-asked` for an action that opens none."""
        handler = self.modals.get(press.action)
        if handler is None:
            raise Refusal(NOT_ASKED)
        await handler(interaction, press, words)


def _add(handlers: dict[str, Any], actions: tuple[str, ...], method: Any) -> None:
    for action in actions:
        if action in handlers:
            raise ValueError(f"two handlers for {action!r}: {handlers[action]}, {method}")
        handlers[action] = method
