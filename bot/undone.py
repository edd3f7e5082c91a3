"""Messages of what a rewind has undone: a line on top says so, and their buttons can be pressed no more."""

from __future__ import annotations

import discord
from discord import ui

from bot.page import MOST_CHARACTERS, MOST_COMPONENTS, cut


def undone_view(message: discord.Message, words: str) -> ui.LayoutView:
    """`message` with `words` on top, its buttons and selects without a use; what finds no room any more is left out."""
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)  # noqa: S101  it was called on one
    view.stop()
    parts = list(view.walk_children())
    for part in parts:
        if isinstance(part, ui.Button | ui.Select):
            part.disabled = True
    for row in [part for part in reversed(parts) if isinstance(part, ui.ActionRow)]:
        if view.total_children_count < MOST_COMPONENTS:
            break
        (row.parent or view).remove_item(row)
    over = view.content_length() + len(words) - MOST_CHARACTERS
    if over > 0:
        longest = max((part for part in parts if isinstance(part, ui.TextDisplay)), key=lambda part: len(part.content))
        longest.content = cut(longest.content, len(longest.content) - over)
    tops = list(view.children)
    view.clear_items()
    for top in (ui.TextDisplay(words), *tops):
        view.add_item(top)
    return view
