"""Modals with one input: how they are made, and what was typed into one."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.kit.presses import Press

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
