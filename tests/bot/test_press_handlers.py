"""The registry of presses and modals: what does not fit together is found at start."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers, on_modal, on_press
from engine.texts import NOT_ASKED, Refusal


class Ferry:
    """`got`: what it was told to do."""

    def __init__(self) -> None:
        self.got: list[Any] = []

    @on_press("cross", "return")
    async def _cross(self, _: Any, press: Press, values: list[str]) -> None:
        self.got.append((press.action, values))

    @on_press("board", opens_modal=True)
    async def _ask_name(self, _: Any, press: Press, values: list[str]) -> None:
        self.got.append((press.action, values))

    @on_modal("board")
    async def _board(self, _: Any, press: Press, words: str) -> None:
        self.got.append((press.action, words))


class SecondFerry:
    @on_press("return")
    async def _return(self, _: Any, press: Press, values: list[str]) -> None: ...


class Counter:
    @on_press("buy", opens_modal=True)
    async def _ask(self, _: Any, press: Press, values: list[str]) -> None: ...


class Window:
    @on_modal("sell")
    async def _sold(self, _: Any, press: Press, words: str) -> None: ...


async def test_a_press_and_its_modal_reach_their_methods() -> None:
    ferry, nobody = Ferry(), Any
    handlers = Handlers(ferry)
    await handlers.press(nobody, Press("return"), ["1"])
    await handlers.press(nobody, Press("board"), [])
    await handlers.modal(nobody, Press("board"), "Ada")
    assert ferry.got == [("return", ["1"]), ("board", []), ("board", "Ada")]


async def test_an_action_without_a_handler_is_refused() -> None:
    handlers, nobody = Handlers(Ferry()), Any
    for answer in (handlers.press(nobody, Press("swim"), []), handlers.modal(nobody, Press("cross"), "")):
        with pytest.raises(Refusal) as refused:
            await answer
        assert refused.value.code == NOT_ASKED


def test_two_handlers_of_an_action_are_refused() -> None:
    with pytest.raises(ValueError, match="two handlers for 'return'"):
        Handlers(Ferry(), SecondFerry())


@pytest.mark.parametrize("owner", [Counter, Window])
def test_a_modal_without_a_handler_and_a_handler_without_a_modal_are_refused(owner: type) -> None:
    with pytest.raises(ValueError, match="modal"):
        Handlers(owner())
