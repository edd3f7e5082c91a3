"""Draws fixes as messages, and what a moderator may see: a table's state, failed messages, requests; no secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.messages.custom_ids import Press
from bot.messages.page import GOLD, GREEN, GREY, RED, Button, Page, button, link
from engine.texts import Listed, Param, SeatRef, Text, Typed, say
from face.core.face import face
from face.core.names import game_name
from face.table.news import failure_text, moderator, quoted_reason, with_names
from face.wordings.lengths import cut_text, unix
from face.wordings.reader import Reader
from face.wordings.texts import tidy_line
from host.moderation.values import DeliveryFailure, Fixed, Overview, Pending, Proposal, Undelivered
from host.values import Board, Table

CHANGES_LENGTH = 1800  # characters for what would change
COLOURS = {"applied": GREEN, "asked": GOLD, "voting": GOLD}


def preview_view(proposal: Proposal, reader: Reader, beside: Text | None = None) -> ui.LayoutView:
    """The preview of a fix: what it would change, by public knowledge only. `beside`: what it leaves as it is."""
    wanted = proposal.state == "wanted"
    page = _headed(proposal, reader, GOLD)
    if wanted:
        page.text("> " + reader.line(quoted_reason("fix-wanted-by", proposal.reason, _requester(proposal))))
    page.text(reader.line(say("fix-would")) + "\n" + _changes(proposal, reader), most=CHANGES_LENGTH)
    page.text(reader.line(say("fix-desks", count=proposal.desks)))
    if proposal.consent != "none":
        page.text(reader.line(Text(f"fix-needs-{proposal.consent}")))
    if beside is not None:
        page.text(reader.line(beside))
    page.line()
    page.text(reader.line(say("fix-how")))
    page.buttons(
        [
            _button(reader, "fix-apply", proposal, "primary"),
            _button(reader, "fix-turn-down" if wanted else "fix-cancel", proposal, "danger" if wanted else "secondary"),
        ]
    )
    return page.view()


def outcome_view(proposal: Proposal, reader: Reader, beside: Text | None = None) -> ui.LayoutView:
    """The outcome of a fix: applied, asked of the player, put to the vote, or refused. `beside`: as of a preview."""
    page = _headed(proposal, reader, COLOURS.get(proposal.state, GREY))
    offered = proposal.state == "asked" and proposal.consent == "newcomer"
    page.text(reader.line(Text("fix-offered" if offered else f"fix-{proposal.state}")))
    if proposal.state in ("applied", "voting"):
        page.text(_changes(proposal, reader), most=CHANGES_LENGTH)
    if beside is not None:
        page.text(reader.line(beside))
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


def must_confirm(proposal: Proposal, person_id: int) -> bool:
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


def _requester(proposal: Proposal) -> Text | SeatRef:
    """The player who made the request, by their name at the table."""
    card = proposal.table.card(proposal.by)
    return say("vote-somebody") if card is None or card.seat is None else SeatRef(card.seat)


def _button(reader: Reader, action: str, proposal: Proposal, style: str) -> Button:
    return button(reader.label(say(action)), Press(action, proposal.table.id, str(proposal.id)), style)


MOST_MISHAPS = 8  # the newest
MOST_REQUESTS = 5  # with a button each
MOST_FIXES = 5  # the newest
PART_LENGTH = 800  # characters of each part
HISTORY_LENGTH = 3600


def overview_view(overview: Overview, board: Board | None, reader: Reader) -> ui.LayoutView:
    """`/fix look`. `board`: of the same table, None unless it is in play."""
    table = overview.table
    page = Page(RED if overview.halted is not None else GREY)
    head = reader.line(say("fix-overview-head", game=game_name(table.game), table=table.id))
    page.text(f"## {head}\n{reader.line(_state(table))}")
    if table.open:  # elsewhere moderators find them on their server
        page.text(reader.line(say("open-players", who=Listed(_people_of(table)))))
    if overview.halted is not None:
        at, number = overview.halted
        page.text(reader.line(say("fix-overview-frozen", at=unix(at), number=number)))
    _part(page, reader, "waited", [f"- {reader.line(text)}" for text in _waited(overview, board)])
    mishaps = [f"- {reader.line(_failure(failure, table))}" for failure in overview.mishaps[:MOST_MISHAPS]]
    _part(page, reader, "mishaps", mishaps)
    _part(
        page,
        reader,
        "wanted",
        [f"{at}. {_requested(request, reader)}" for at, request in enumerate(overview.wanted[:MOST_REQUESTS], start=1)],
    )
    _part(page, reader, "fixes", [_fixed_lines(fixed, table, reader) for fixed in overview.fixes[:MOST_FIXES]])
    page.buttons(
        [
            *_request_buttons(overview.wanted, reader),
            button(reader.label(say("bot-refresh")), Press("fix-overview", table.id)),
        ]
    )
    return page.view()


def _people_of(table: Table) -> tuple[Text, ...]:
    """The players of a table, with the ids by which they are blocked."""
    people = [card for card in table.seats if card.person_id is not None]
    return tuple(say("open-player", name=Typed(tidy_line(each.name, 60)), id=str(each.person_id)) for each in people)


def requests_view(wanted: Sequence[Proposal], readers: Sequence[Reader], reader: Reader) -> ui.LayoutView:
    """The open requests of a server's tables, the oldest first; each can be looked at.

    `readers`: of the table of each.
    """
    page = Page(GREY)
    shown = wanted[:MOST_REQUESTS]
    for number, (request, its) in enumerate(zip(shown, readers, strict=False), start=1):
        where = say("fix-wish-at", game=game_name(request.table.game), table=request.table.id, link=link(request.table))
        page.text(f"{number}. {reader.line(where)}\n{_requested(request, its)}", most=PART_LENGTH)
    if not shown:
        page.text(reader.line(say("fix-wishes-none")))
    elif len(wanted) > len(shown):
        page.text(reader.line(say("fix-wishes-more", count=len(wanted) - len(shown))))
    page.buttons(_request_buttons(shown, reader))
    return page.view()


def undelivered_view(undelivered: Sequence[Undelivered], reader: Reader) -> ui.LayoutView:
    """`/fix undelivered`: the tables at which messages failed for good; each can be looked at."""
    page = Page(GREY)
    for each in undelivered:
        where = say("fix-wish-at", game=game_name(each.table.game), table=each.table.id, link=link(each.table))
        page.text(f"{reader.line(where)}\n{reader.line(say('fix-undelivered', count=each.recipients))}")
    if not undelivered:
        page.text(reader.line(say("fix-undelivered-none")))
    page.buttons(
        [
            button(reader.label(say("fix-look-at", number=each.table.id)), Press("fix-overview", each.table.id))
            for each in undelivered
        ]
    )
    return page.view()


def history_view(table: Table, fixes: Iterable[Fixed], reader: Reader) -> ui.LayoutView:
    """All fixes of a table as they were announced to it, the newest first."""
    page = Page(GREY)
    page.text("## " + reader.line(say("fix-history-head", game=game_name(table.game), table=table.id)))
    announced = "\n".join(_fixed_lines(fixed, table, reader) for fixed in fixes)
    page.text(announced or reader.line(say("fix-history-none")), most=HISTORY_LENGTH)
    return page.view()


def _fixed_lines(fixed: Fixed, table: Table, reader: Reader) -> str:
    """The lines about a fix: when it was made and how it was announced to the table."""
    announced = with_names(fixed.announced, table, [moderator(fixed.by)] * len(fixed.announced))
    when = reader.line(say("fix-at", at=unix(fixed.at)))
    return f"- {when} " + "\n  ".join(reader.line(text) for text in announced)


def _state(table: Table) -> Text:
    """The game's state, by public knowledge."""
    if table.status == "lobby":
        state = say("fix-overview-lobby")
    elif table.status == "closed":
        state = say("bot-board-closed")
    else:
        key = "fix-overview-paused" if table.paused else "fix-overview-at"
        state = Text(key, {"moment": face(table.game).moment(table.moment)})
    return say("bot-desk-line", headline=state, link=link(table))


def _waited(overview: Overview, board: Board | None) -> list[Text]:
    if board is None or overview.waited:
        return [_waited_for(pending) for pending in overview.waited]
    # The rules keep it secret who has answered.
    due = [] if board.due_at is None else [say("bot-due", at=unix(board.due_at))]
    return [say("bot-waiting", owing=overview.owing), *due]


def _waited_for(pending: Pending) -> Text:
    return say(
        "fix-waited-for",
        seat=SeatRef(pending.seat),
        since="" if pending.since is None else say("fix-since", at=unix(pending.since)),
        due="" if pending.due_at is None else say("fix-due", at=unix(pending.due_at)),
        away="yes" if pending.away else "no",
    )


def _failure(failure: DeliveryFailure, table: Table) -> Text:
    card = None if failure.person_id is None else table.card(failure.person_id)
    if failure.person_id is None:
        whom: Text | SeatRef = say("fix-mishap-thread")
    else:
        whom = say("vote-somebody") if card is None or card.seat is None else SeatRef(card.seat)
    return say("fix-mishap", whom=whom, why=failure_text(failure), at=unix(failure.at))


def _requested(request: Proposal, reader: Reader) -> str:
    """The sentence about a request, with its reason."""
    would = " ".join(reader.line(change) for change in with_names(request.changes, request.table))
    why = reader.line(quoted_reason("fix-wanted-by", request.reason, _requester(request)))
    return f"{reader.line(request.fix.heading)}: {would}\n  {why}"


def _request_buttons(wanted: Sequence[Proposal], reader: Reader) -> list[Button]:
    """A button for each request, to preview it."""
    return [
        button(
            reader.label(say("fix-look-at", number=number)),
            Press("fix-look", request.table.id, str(request.id)),
            "primary",
        )
        for number, request in enumerate(wanted[:MOST_REQUESTS], start=1)
    ]


def _part(page: Page, reader: Reader, name: str, lines: list[str]) -> None:
    """Draws a heading and the lines under it; nothing without lines."""
    if lines:
        page.line()
        page.text(f"**{reader.line(Text(f'fix-overview-{name}'))}**\n" + cut_text("\n".join(lines), PART_LENGTH))
