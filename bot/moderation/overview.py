"""Draws what a moderator may see: a table's state, who is waited for, failed messages, requests, fixes; no secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.games.face import face
from bot.games.readers import game_name
from bot.kit.addresses import link
from bot.kit.lengths import cut
from bot.kit.page import GREY, RED, Button, Page, button
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.kit.times import unix
from bot.moderation.views import requester
from bot.moderation.words import failure_text, moderator, quoted_reason, with_names
from engine.core.texts import SeatRef, Text, say
from host.moderation.values import DeliveryFailure, Fixed, Overview, Pending, Proposal, Undelivered
from host.values import Board, Table

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
        [f"{at}. {requested(request, reader)}" for at, request in enumerate(overview.wanted[:MOST_REQUESTS], start=1)],
    )
    _part(page, reader, "fixes", [fixed_lines(fixed, table, reader) for fixed in overview.fixes[:MOST_FIXES]])
    page.buttons(
        [
            *request_buttons(overview.wanted, reader),
            button(reader.label(say("bot-refresh")), Press("fix-overview", table.id)),
        ]
    )
    return page.view()


def requests_view(wanted: Sequence[Proposal], readers: Sequence[Reader], reader: Reader) -> ui.LayoutView:
    """The open requests of a server's tables, the oldest first; each can be looked at.

    `readers`: of the table of each.
    """
    page = Page(GREY)
    shown = wanted[:MOST_REQUESTS]
    for number, (request, its) in enumerate(zip(shown, readers, strict=False), start=1):
        where = say("fix-wish-at", game=game_name(request.table.game), table=request.table.id, link=link(request.table))
        page.text(f"{number}. {reader.line(where)}\n{requested(request, its)}", most=PART_LENGTH)
    if not shown:
        page.text(reader.line(say("fix-wishes-none")))
    elif len(wanted) > len(shown):
        page.text(reader.line(say("fix-wishes-more", count=len(wanted) - len(shown))))
    page.buttons(request_buttons(shown, reader))
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
    announced = "\n".join(fixed_lines(fixed, table, reader) for fixed in fixes)
    page.text(announced or reader.line(say("fix-history-none")), most=HISTORY_LENGTH)
    return page.view()


def fixed_lines(fixed: Fixed, table: Table, reader: Reader) -> str:
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


def requested(request: Proposal, reader: Reader) -> str:
    """The sentence about a request, with its reason."""
    would = " ".join(reader.line(change) for change in with_names(request.changes, request.table))
    why = reader.line(quoted_reason("fix-wanted-by", request.reason, requester(request)))
    return f"{reader.line(request.fix.heading)}: {would}\n  {why}"


def request_buttons(wanted: Sequence[Proposal], reader: Reader) -> list[Button]:
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
    """Draw a heading and the lines under it; nothing without lines."""
    if lines:
        page.line()
        page.text(f"**{reader.line(Text(f'fix-overview-{name}'))}**\n" + cut("\n".join(lines), PART_LENGTH))
