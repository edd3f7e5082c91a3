"""Draws a fix as messages: its preview, its outcome, the question to the player it is about."""

from __future__ import annotations

from discord import ui

from bot.games.readers import game_name
from bot.kit.addresses import link
from bot.kit.page import GOLD, GREEN, GREY, Button, Page, button
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.moderation.words import quoted_reason, with_names
from engine.core.texts import Param, SeatRef, Text, say
from host.moderation.values import Proposal

CHANGES_LENGTH = 1800  # characters for what would change
COLOURS = {"applied": GREEN, "asked": GOLD, "voting": GOLD}


def preview_view(proposal: Proposal, reader: Reader) -> ui.LayoutView:
    """The preview of a fix: what it would change, by public knowledge only."""
    wanted = proposal.state == "wanted"
    page = _headed(proposal, reader, GOLD)
    if wanted:
        page.text("> " + reader.line(quoted_reason("fix-wanted-by", proposal.reason, requester(proposal))))
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
    """The outcome of a fix: applied, asked of the player, put to the vote, or refused."""
    page = _headed(proposal, reader, COLOURS.get(proposal.state, GREY))
    offered = proposal.state == "asked" and proposal.consent == "newcomer"
    page.text(reader.line(Text("fix-offered" if offered else f"fix-{proposal.state}")))
    if proposal.state in ("applied", "voting"):
        page.text(_changes(proposal, reader), most=CHANGES_LENGTH)
    page.buttons([button(reader.label(say("fix-overview")), Press("fix-overview", proposal.table.id))])
    return page.view()


def request_view(request: Proposal, reader: Reader) -> ui.LayoutView:
    """A player's request, as they read it themselves."""
    page = _headed(request, reader, GREEN)
    page.text("> " + reader.line(quoted_reason("fix-reason", request.reason)))
    page.text(reader.line(say("fix-wished")))
    return page.view()


def turned_down_view(request: Proposal, reader: Reader) -> ui.LayoutView:
    """The message to a player whose request was turned down."""
    table = request.table
    page = Page(GREY)
    head = say("fix-turned-down", game=game_name(table.game), table=table.id, link=link(table))
    page.text(reader.line(head))
    page.text(f"### {reader.line(request.fix.heading)}\n{_changes(request, reader)}", most=CHANGES_LENGTH)
    page.text(reader.line(quoted_reason("fix-because", request.reason)))
    return page.view()


def unseated_view(fix: Proposal, reader: Reader) -> ui.LayoutView:
    """The message to a player whom a moderator has removed from the table."""
    table = fix.table
    page = Page(GREY)
    page.text(reader.line(say("fix-unseated", game=game_name(table.game), table=table.id, link=link(table))))
    page.text(reader.line(quoted_reason("fix-because", fix.reason)))
    return page.view()


def asks(proposal: Proposal, person_id: int) -> bool:
    """Whether that person must confirm: they are the newcomer, or the player of the seat that would change."""
    if proposal.consent == "newcomer":
        return proposal.newcomer == person_id
    card = proposal.table.card(person_id)
    return card is not None and card.seat == proposal.fix.about


def asked_view(proposal: Proposal, reader: Reader, by: Param) -> ui.LayoutView:
    """The private question to the player of the seat that a fix would change, or to the newcomer who is offered it.

    `by`: the moderator who asks.
    """
    table = proposal.table
    offers = proposal.consent == "newcomer"
    page = Page(GOLD)
    params: dict[str, Param] = {"game": game_name(table.game), "table": table.id, "link": link(table), "by": by}
    page.text(reader.line(Text("fix-offers" if offers else "fix-asks", params)))
    page.text(_changes(proposal, reader), most=CHANGES_LENGTH)
    page.text("> " + reader.line(quoted_reason("fix-reason", proposal.reason)))
    page.text(reader.line(Text("fix-offers-how" if offers else "fix-asks-how")))
    page.buttons(
        [_button(reader, "fix-confirm", proposal, "success"), _button(reader, "fix-decline", proposal, "danger")]
    )
    return page.view()


def answered_view(proposal: Proposal, reader: Reader, why: Text | None = None) -> ui.LayoutView:
    """The outcome of the player's own yes or no. `why`: the reason, for them alone, if it could not be done."""
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
    page.text(f"-# {where}\n## {reader.line(proposal.fix.heading)}", most=1200)
    return page


def _changes(proposal: Proposal, reader: Reader) -> str:
    lines = with_names(proposal.changes, proposal.table) or (say("fix-changes-nothing"),)
    return "\n".join(f"- {reader.line(line)}" for line in lines)


def requester(proposal: Proposal) -> Text | SeatRef:
    """The player who made the request, by their name at the table."""
    card = proposal.table.card(proposal.by)
    return say("vote-somebody") if card is None or card.seat is None else SeatRef(card.seat)


def _button(reader: Reader, action: str, proposal: Proposal, style: str) -> Button:
    return button(reader.label(say(action)), Press(action, proposal.table.id, str(proposal.id)), style)
