"""A fix as messages: the look at it, what came of it, the question to the player it is about."""

from __future__ import annotations

from discord import ui

from bot.buttons import Press
from bot.desk import game_name, link
from bot.fix_words import because, dressed, fix_text
from bot.page import GOLD, GREEN, GREY, Button, Page, button
from bot.texts import Reader
from engine.core.texts import Param, SeatRef, Text, say
from host.fixing.kinds import Proposal

CHANGES_LENGTH = 1800  # characters for what would change
COLOURS = {"applied": GREEN, "asked": GOLD, "voting": GOLD}


def preview_view(proposal: Proposal, reader: Reader) -> ui.LayoutView:
    """What the fix would change, before anybody does it: by public knowledge only."""
    wanted = proposal.state == "wanted"
    page = _headed(proposal, reader, GOLD)
    if wanted:
        page.text("> " + reader.line(because("fix-wanted-by", proposal.reason, wisher(proposal))))
    page.text(reader.line(say("fix-would")) + "\n" + _changes(proposal, reader), most=CHANGES_LENGTH)
    page.text(reader.line(say("fix-desks", count=proposal.desks)))
    if proposal.consent != "none":
        page.text(reader.line(Text(f"fix-needs-{proposal.consent}")))
    page.line()
    page.text(reader.line(say("fix-how")))
    page.buttons(
        [
            _button(reader, "fix-apply", proposal, "primary"),
            _button(reader, "fix-turn-down" if wanted else "fix-cancel", proposal, "danger" if wanted else "secondary"),
        ]
    )
    return page.view()


def outcome_view(proposal: Proposal, reader: Reader) -> ui.LayoutView:
    """What came of the fix: done, asked of the player, put to the vote, or not."""
    page = _headed(proposal, reader, COLOURS.get(proposal.state, GREY))
    page.text(reader.line(Text(f"fix-{proposal.state}")))
    if proposal.state in ("applied", "voting"):
        page.text(_changes(proposal, reader), most=CHANGES_LENGTH)
    page.buttons([button(reader.label(say("fix-overview")), Press("fix-overview", proposal.table.id))])
    return page.view()


def wish_view(wish: Proposal, reader: Reader) -> ui.LayoutView:
    """What a player has asked for, as they read it."""
    page = _headed(wish, reader, GREEN)
    page.text("> " + reader.line(because("fix-reason", wish.reason)))
    page.text(reader.line(say("fix-wished")))
    return page.view()


def turned_down_view(wish: Proposal, reader: Reader) -> ui.LayoutView:
    """What a player reads whose wish was turned down."""
    table = wish.table
    page = Page(GREY)
    head = say("fix-turned-down", game=game_name(table.game), table=table.id, link=link(table))
    page.text(reader.line(head))
    page.text(f"### {reader.line(fix_text(wish.fix))}\n{_changes(wish, reader)}", most=CHANGES_LENGTH)
    return page.view()


def unseated_view(fix: Proposal, reader: Reader) -> ui.LayoutView:
    """What somebody reads whom a moderator has taken from the table."""
    table = fix.table
    page = Page(GREY)
    page.text(reader.line(say("fix-unseated", game=game_name(table.game), table=table.id, link=link(table))))
    page.text(reader.line(because("fix-because", fix.reason)))
    return page.view()


def asked_view(proposal: Proposal, reader: Reader, by: Param) -> ui.LayoutView:
    """The question to the player whose own things a fix would change; for their eyes only. `by`: who asks."""
    table = proposal.table
    page = Page(GOLD)
    head = say("fix-asks", game=game_name(table.game), table=table.id, link=link(table), by=by)
    page.text(reader.line(head))
    page.text(_changes(proposal, reader), most=CHANGES_LENGTH)
    page.text("> " + reader.line(because("fix-reason", proposal.reason)))
    page.text(reader.line(say("fix-asks-how")))
    page.buttons(
        [_button(reader, "fix-confirm", proposal, "success"), _button(reader, "fix-decline", proposal, "danger")]
    )
    return page.view()


def answered_view(proposal: Proposal, reader: Reader, why: Text | None = None) -> ui.LayoutView:
    """What came of the player's own yes or no. `why` it could not be done is for them alone."""
    page = Page(GREEN if proposal.state == "applied" else GREY)
    page.text(_changes(proposal, reader), most=CHANGES_LENGTH)
    page.text(reader.line(Text(f"fix-answered-{proposal.state}")))
    if why is not None:
        page.text(f"> {reader.line(why)}")
    page.buttons([button(reader.label(say("bot-my-desk")), Press("desk", proposal.table.id), "primary")])
    return page.view()


def _headed(proposal: Proposal, reader: Reader, colour: int) -> Page:
    page = Page(colour)
    where = reader.line(say("fix-head", game=game_name(proposal.table.game), table=proposal.table.id))
    page.text(f"-# {where}\n## {reader.line(fix_text(proposal.fix))}", most=1200)
    return page


def _changes(proposal: Proposal, reader: Reader) -> str:
    lines = dressed(proposal.changes, proposal.table) or (say("fix-changes-nothing"),)
    return "\n".join(f"- {reader.line(one)}" for one in lines)


def wisher(proposal: Proposal) -> Text | SeatRef:
    """Whose wish it is, by the name at the table."""
    card = proposal.table.card(proposal.by)
    return say("vote-somebody") if card is None or card.seat is None else SeatRef(card.seat)


def _button(reader: Reader, action: str, proposal: Proposal, style: str) -> Button:
    return button(reader.label(say(action)), Press(action, proposal.table.id, str(proposal.id)), style)
