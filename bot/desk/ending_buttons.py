"""The buttons under the end of a game: its dossier, and another game."""

from __future__ import annotations

from bot.desk.practice import again_button
from bot.kit.page import Button, button
from bot.kit.presses import Press
from bot.kit.reader import Reader
from engine.core.chronicle import chronicled
from engine.core.registry import game as rules_of
from engine.core.texts import say
from host.values import Table

DOSSIER, REMATCH = "dossier", "rematch"


def ending_buttons(table: Table, reader: Reader) -> list[Button]:
    """The buttons *Dossier*, if the game tells one, and *Rematch* of a finished game."""
    rematch = button(reader.label(say("rematch-button")), Press(REMATCH, table.id), "success")
    if table.practice:
        rematch = again_button(table, reader)
    if chronicled(rules_of(table.game)) is None:
        return [rematch]
    return [button(reader.label(say("ending-dossier")), Press(DOSSIER, table.id), "primary"), rematch]
