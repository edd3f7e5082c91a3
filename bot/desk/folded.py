"""What becomes of a desk that is done with: the line it folds to, and buttons that lead on from the end of a game."""

from __future__ import annotations

from collections.abc import Collection

from discord import ui

from bot.messages.page import GREY, Button, Page, button
from bot.messages.presses import Press
from engine.core.chronicle import chronicled
from engine.core.contract import game as rules_of
from engine.core.texts import Text, say
from face.core.face import face
from face.wordings.reader import Reader
from host.messages.living_desks import About, Folding
from host.table.moves import Decision
from host.values import Desk, Table

LINE_LENGTH = 600
DONE, OPEN, TAKEN_BACK = "✓", "▸", "⏪"
ASKED_BELOW = "desk-folded-open"


def about(desk: Desk) -> About:
    """The texts of the line that `desk` folds to if nothing was decided on it: where the game is, what it shows."""
    its = face(desk.table.game)
    headline = its.headline(desk.view)
    if desk.results is not None:
        return (headline, say("desk-folded-over"))
    if desk.sealed is not None:
        sealed = its.sealed(desk.view, desk.sealed)[:2]
        return (headline, *(sealed or (desk.sealed.prompt,)))
    return (headline,) if desk.ask is None else (headline, say(ASKED_BELOW, prompt=desk.ask.prompt))


def folded_view(folding: Folding, game: str, reader: Reader, undone: Collection[int] = ()) -> ui.LayoutView:
    """A desk that is done with: one line, no buttons. `undone`: numbers of moves that a rewind has undone."""
    counts = [decision for decision in folding.decided if decision.number not in undone]
    gone = [decision for decision in folding.decided if decision.number in undone]
    lines = [f"{DONE} {_said(counts, game, reader)}"] if counts else []
    if gone:
        lines.append(_taken_back(_said(gone, game, reader), reader))
    if not lines:
        texts = tuple(Text(text.key, text.params) for text in folding.about)
        is_open = any(text.key == ASKED_BELOW for text in texts)
        words = " · ".join(reader.line(text) for text in texts) or reader.line(say("desk-folded-over"))
        if folding.asked in undone:
            plain = [text if text.key != ASKED_BELOW else text.params["prompt"] for text in texts]
            words = " · ".join(reader.line(text) for text in plain if isinstance(text, Text))
            lines = [_taken_back(words, reader)]
        else:
            lines = [f"{OPEN if is_open else DONE} {words}"]
    page = Page(GREY)
    page.text(f"-# {' '.join(lines)}".replace("\n", " "), most=LINE_LENGTH)
    return page.view()


def _said(decisions: list[Decision], game: str, reader: Reader) -> str:
    """Lists all decisions in a line, those of a moment of the game after its name."""
    its, words, moment = face(game), [], ""
    for decision in decisions:
        here = reader.line(its.moment(decision.moment))
        if here != moment:
            words.append(here)
            moment = here
        texts = its.decided(decision.given.ask, decision.given.words, reader.texts.has) or (decision.given.ask.prompt,)
        words += [reader.line(text) for text in texts]
        if decision.how != "answer":
            words.append(reader.line(Text(f"desk-folded-{decision.how}")))
    return " · ".join(words)


def _taken_back(words: str, reader: Reader) -> str:
    return f"{TAKEN_BACK} {words} · {reader.line(say('desk-folded-undone'))}"


def moved_view(note: str, channel_id: int, message_id: int, reader: Reader) -> ui.LayoutView:
    """An old desk that was pressed: what the press did, and a link to the living desk, which shows all of it."""
    page = Page(GREY)
    if note:
        page.text(f"> {note}".replace("\n", "\n> "), most=LINE_LENGTH)
    link = f"https://discord.com/channels/@me/{channel_id}/{message_id}"
    page.text(f"-# {reader.line(say('desk-is-there', link=link))}")
    return page.view()


def left_text(table: Table, closed: bool) -> Text:
    """The line for a person without a desk at the table any more."""
    if table.practice:
        return say("practice-closed")
    return say("desk-folded-closed") if closed else say("desk-folded-left")


END, AGAIN = "practice-end", "practice-again"  # actions of presses


def give_up_button(desk: Desk, reader: Reader) -> tuple[Button, ...]:
    """The button that ends a practice game."""
    if not desk.table.practice or desk.results is not None:
        return ()
    return (button(reader.label(say("practice-give-up")), Press(END, desk.table.id)),)


def again_button(table: Table, reader: Reader) -> Button:
    """The button that begins another practice game like the one that is over."""
    return button(reader.label(say("practice-again")), Press(AGAIN, table.id), "success")


DOSSIER, REMATCH = "dossier", "rematch"


def ending_buttons(table: Table, reader: Reader) -> list[Button]:
    """The buttons *Dossier*, if the game tells one, and *Rematch* of a finished game."""
    rematch = button(reader.label(say("rematch-button")), Press(REMATCH, table.id), "success")
    if table.practice:
        rematch = again_button(table, reader)
    if chronicled(rules_of(table.game)) is None:
        return [rematch]
    return [button(reader.label(say("ending-dossier")), Press(DOSSIER, table.id), "primary"), rematch]
