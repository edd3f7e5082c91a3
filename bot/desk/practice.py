"""Makes the buttons that only practice has: to give up, and to begin another game."""

from __future__ import annotations

from bot.kit.page import Button, button
from bot.kit.presses import Press
from bot.kit.reader import Reader
from engine.core.texts import say
from host.values import Desk, Table

END, AGAIN = "practice-end", "practice-again"  # actions of presses


def give_up_button(desk: Desk, reader: Reader) -> tuple[Button, ...]:
    """The button that ends a practice game."""
    if not desk.table.practice or desk.results is not None:
        return ()
    return (button(reader.label(say("practice-give-up")), Press(END, desk.table.id)),)


def again_button(table: Table, reader: Reader) -> Button:
    """The button that begins another practice game like the one that is over."""
    return button(reader.label(say("practice-again")), Press(AGAIN, table.id), "success")
