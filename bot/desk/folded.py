"""The one line a desk in the direct messages folds to: what it was about, and where the present desk is."""

from __future__ import annotations

from discord import ui

from bot.games.face import face
from bot.kit.page import GREY, Page
from bot.kit.texts import Reader
from engine.core.texts import Text, say
from host.living_desks import About
from host.values import Desk

LINE_LENGTH = 600


def about(desk: Desk) -> About:
    """The texts of the line that `desk` folds to: where the game is, and what is asked or sealed."""
    its = face(desk.table.game)
    headline = its.headline(desk.view)
    if desk.results is not None:
        return (headline, say("desk-folded-over"))
    if desk.sealed is not None:
        sealed = its.sealed(desk.view, desk.sealed)[:2]
        return (headline, *(sealed or (desk.sealed.prompt,)))
    return (headline,) if desk.ask is None else (headline, desk.ask.prompt)


def folded_view(texts: About, reader: Reader) -> ui.LayoutView:
    """A desk that is done with: one line, no buttons."""
    page = Page(GREY)
    words = " · ".join(reader.line(text) for text in texts) or reader.line(say("desk-folded-over"))
    page.text(f"-# ✓ {words}".replace("\n", " "), most=LINE_LENGTH)
    return page.view()


def moved_view(note: str, channel_id: int, message_id: int, reader: Reader) -> ui.LayoutView:
    """An old desk that was pressed: what the press did, and a link to the living desk, which shows all of it."""
    page = Page(GREY)
    if note:
        page.text(f"> {note}".replace("\n", "\n> "), most=LINE_LENGTH)
    link = f"https://discord.com/channels/@me/{channel_id}/{message_id}"
    page.text(f"-# {reader.line(say('desk-is-there', link=link))}")
    return page.view()


def left_text(closed: bool) -> Text:
    """The line for who has no desk at the table any more."""
    return say("desk-folded-closed") if closed else say("desk-folded-left")
