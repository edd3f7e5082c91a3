"""Draws the message of a vote in its table's thread: who asks what, the ballots, two buttons until it is over."""

from __future__ import annotations

from discord import ui

from bot.kit.page import GOLD, GREEN, GREY, Page, button
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.kit.times import unix
from bot.moderation.words import moderator, quoted_reason, with_names
from engine.core.texts import Listed, SeatRef, Text, say
from host.house import House
from host.seats.votes import Vote

ASKED_LENGTH = 2000  # characters

_COLOURS = {"open": GOLD, "passed": GREEN}


async def vote_message(house: House, vote: Vote, reader: Reader) -> ui.LayoutView:
    """The message of a vote. `reader`: of what all read at its table."""
    if vote.proposal is None:
        who = say("vote-somebody") if vote.called_by is None else SeatRef(vote.called_by)
        whose = "" if vote.seat is None else SeatRef(vote.seat)
        asked = Text(f"vote-asks-{vote.kind}", {"who": who, "whose": whose, "hours": vote.hours})
        return _drawn(vote, reader.line(asked), reader)
    proposal = await house.moderation.fix_proposal(vote.table.id, vote.proposal)
    changes = [f"- {reader.line(change)}" for change in with_names(proposal.changes, vote.table)]
    asked, why = say("vote-asks-rewind", who=moderator(proposal.by)), quoted_reason("fix-because", proposal.reason)
    return _drawn(vote, "\n".join([reader.line(asked), *changes, reader.line(why)]), reader)


def _drawn(vote: Vote, asked: str, reader: Reader) -> ui.LayoutView:
    page = Page(_COLOURS.get(vote.state, GREY))
    page.text(asked, most=ASKED_LENGTH)
    page.text(reader.lines([_said("vote-yes-of", vote.yes), _said("vote-no-of", vote.no)]))
    if vote.state != "open":
        page.text(reader.line(Text(f"vote-{vote.state}")))
        return page.view()
    key = "vote-needed-all" if vote.kind in ("abandon", "rewind") else "vote-needed"
    page.text(reader.line(Text(key, {"needed": vote.needed, "voters": vote.voters, "at": unix(vote.ends_at)})))
    ask, table = str(vote.id), vote.table.id
    page.buttons(
        [
            button(reader.label(say("vote-yes")), Press("vote", table, ask, argument="yes"), "success"),
            button(reader.label(say("vote-no")), Press("vote", table, ask, argument="no"), "danger"),
        ]
    )
    return page.view()


def _said(key: str, seats: tuple[int, ...]) -> Text:
    return Text(key, {"who": Listed(tuple(SeatRef(seat) for seat in seats)) if seats else say("vote-nobody")})


def vote_of_kind(kind: str) -> int | None:
    """The vote that an outbox row of that kind carries, None for any other."""
    head, colon, number = kind.partition(":")
    return int(number) if colon and head == "vote" else None
