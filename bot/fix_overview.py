"""What a moderator may see: a table's state, who is waited for, what did not arrive, wishes, fixes; never a secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.buttons import Press
from bot.desk import game_name, link
from bot.face import face
from bot.fix_views import wisher
from bot.fix_words import because, dressed, fix_text, mishap_text, moderator
from bot.page import GREY, RED, Button, Page, button, cut
from bot.texts import Reader
from bot.times import unix
from engine.core.texts import SeatRef, Text, say
from host.fixing.kinds import Fixed, Mishap, Overview, Proposal, Waited
from host.tables import Board, Table

MOST_MISHAPS = 8  # the newest
MOST_WISHES = 5  # with a button each
MOST_FIXES = 5  # the newest
PART_LENGTH = 800  # characters of each part
HISTORY_LENGTH = 3600


def overview_view(overview: Overview, board: Board | None, reader: Reader) -> ui.LayoutView:
    """`/fix look`. `board`: of the same table, None unless it is in play."""
    table = overview.table
    page = Page(RED if overview.frozen is not None else GREY)
    head = reader.line(say("fix-overview-head", game=game_name(table.game), table=table.id))
    page.text(f"## {head}\n{reader.line(_state(table))}")
    if overview.frozen is not None:
        at, number = overview.frozen
        page.text(reader.line(say("fix-overview-frozen", at=unix(at), number=number)))
    _part(page, reader, "waited", [f"- {reader.line(one)}" for one in _waited(overview, board)])
    mishaps = [f"- {reader.line(_mishap(one, table))}" for one in overview.mishaps[:MOST_MISHAPS]]
    _part(page, reader, "mishaps", mishaps)
    _part(
        page,
        reader,
        "wanted",
        [f"{at}. {wished(one, reader)}" for at, one in enumerate(overview.wanted[:MOST_WISHES], start=1)],
    )
    _part(page, reader, "fixes", [fixed_lines(one, table, reader) for one in overview.fixes[:MOST_FIXES]])
    page.buttons(
        [
            *wish_buttons(overview.wanted, reader),
            button(reader.label(say("bot-refresh")), Press("fix-overview", table.id)),
        ]
    )
    return page.view()


def wishes_view(wanted: Sequence[Proposal], readers: Sequence[Reader], reader: Reader) -> ui.LayoutView:
    """The open wishes of a server's tables, the oldest first; each can be looked at.

    `readers`: of the table of each.
    """
    page = Page(GREY)
    shown = wanted[:MOST_WISHES]
    for number, (one, its) in enumerate(zip(shown, readers, strict=False), start=1):
        where = say("fix-wish-at", game=game_name(one.table.game), table=one.table.id, link=link(one.table))
        page.text(f"{number}. {reader.line(where)}\n{wished(one, its)}", most=PART_LENGTH)
    if not shown:
        page.text(reader.line(say("fix-wishes-none")))
    elif len(wanted) > len(shown):
        page.text(reader.line(say("fix-wishes-more", count=len(wanted) - len(shown))))
    page.buttons(wish_buttons(shown, reader))
    return page.view()


def history_view(table: Table, fixes: Iterable[Fixed], reader: Reader) -> ui.LayoutView:
    """All fixes of a table, the newest first: what its thread was told."""
    page = Page(GREY)
    page.text("## " + reader.line(say("fix-history-head", game=game_name(table.game), table=table.id)))
    told = "\n".join(fixed_lines(one, table, reader) for one in fixes)
    page.text(told or reader.line(say("fix-history-none")), most=HISTORY_LENGTH)
    return page.view()


def fixed_lines(fixed: Fixed, table: Table, reader: Reader) -> str:
    """One fix: when, and what the table was told of it."""
    told = dressed(fixed.told, table, [moderator(fixed.by)] * len(fixed.told))
    when = reader.line(say("fix-at", at=unix(fixed.at)))
    return f"- {when} " + "\n  ".join(reader.line(one) for one in told)


def _state(table: Table) -> Text:
    """How the game stands, by public knowledge."""
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
        return [_waited_for(one) for one in overview.waited]
    # The rules keep it secret who has answered.
    due = [] if board.due_at is None else [say("bot-due", at=unix(board.due_at))]
    return [say("bot-waiting", owing=overview.owing), *due]


def _waited_for(one: Waited) -> Text:
    return say(
        "fix-waited-for",
        seat=SeatRef(one.seat),
        since="" if one.since is None else say("fix-since", at=unix(one.since)),
        due="" if one.due_at is None else say("fix-due", at=unix(one.due_at)),
        away="yes" if one.away else "no",
    )


def _mishap(mishap: Mishap, table: Table) -> Text:
    card = None if mishap.person_id is None else table.card(mishap.person_id)
    if mishap.person_id is None:
        whom: Text | SeatRef = say("fix-mishap-thread")
    else:
        whom = say("vote-somebody") if card is None or card.seat is None else SeatRef(card.seat)
    return say("fix-mishap", whom=whom, why=mishap_text(mishap), at=unix(mishap.at))


def wished(wish: Proposal, reader: Reader) -> str:
    """What somebody asks for, and why."""
    would = " ".join(reader.line(one) for one in dressed(wish.changes, wish.table))
    why = reader.line(because("fix-wanted-by", wish.reason, wisher(wish)))
    return f"{reader.line(fix_text(wish.fix))}: {would}\n  {why}"


def wish_buttons(wanted: Sequence[Proposal], reader: Reader) -> list[Button]:
    """One to look at each wish."""
    return [
        button(reader.label(say("fix-look-at", number=number)), Press("fix-look", one.table.id, str(one.id)), "primary")
        for number, one in enumerate(wanted[:MOST_WISHES], start=1)
    ]


def _part(page: Page, reader: Reader, name: str, lines: list[str]) -> None:
    """A heading and what stands under it; nothing for nothing."""
    if lines:
        page.line()
        page.text(f"**{reader.line(Text(f'fix-overview-{name}'))}**\n" + cut("\n".join(lines), PART_LENGTH))
