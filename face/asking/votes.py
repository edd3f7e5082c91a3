"""Says what a table votes on, and what its players can call a vote on."""

from __future__ import annotations

from msgspec import Struct

from engine.texts import Listed, Param, SeatRef, Text, say
from face.core.names import game_name
from face.table.news import moderator, quoted_reason, with_names
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from host.moderation.values import Proposal
from host.records.counting import reason_against_rating
from host.seats.own_time import length_of_more, more_left
from host.seats.votes import WANTS_ALL, Vote, VoteKind
from host.values import Table


class VoteWords(Struct, frozen=True):
    """What a vote says. `outcome`: how it has ended, "" while it is open; `needed`: what it takes, "" afterwards."""

    asked: str
    so_far: str
    outcome: str
    needed: str
    yes: str
    no: str


def vote_words(vote: Vote, reader: Reader, proposal: Proposal | None = None, *, moderators: bool = True) -> VoteWords:
    """The words of a vote. `reader`: one of its table's public texts; `proposal`: the fix that it is about, if any.

    `moderators`: they are mentioned, which Discord alone can show as a name.
    """
    key = "vote-needed-all" if vote.kind in WANTS_ALL else "vote-needed"
    by = moderator(proposal.by if proposal is not None and moderators else 0)
    needed = Text(key, {"needed": vote.needed, "voters": vote.voters, "at": unix(vote.ends_at)})
    is_open = vote.state == "open"
    return VoteWords(
        _asked(vote, reader) if proposal is None else _asked_about(vote, proposal, reader, by),
        reader.lines([_said("vote-yes-of", vote.yes), _said("vote-no-of", vote.no)]),
        "" if is_open else reader.line(Text(f"vote-{vote.state}")),
        reader.line(needed) if is_open else "",
        reader.label(say("vote-yes")),
        reader.label(say("vote-no")),
    )


def _asked(vote: Vote, reader: Reader) -> str:
    return reader.line(_question(vote, _caller(vote)))


def _question(vote: Vote, by: Param) -> Text:
    whose = "" if vote.seat is None else SeatRef(vote.seat)
    return Text(f"vote-asks-{vote.kind}", {"who": by, "whose": whose, "hours": vote.hours})


def _caller(vote: Vote) -> Param:
    return say("vote-somebody") if vote.called_by is None else SeatRef(vote.called_by)


def _asked_about(vote: Vote, proposal: Proposal, reader: Reader, by: Param) -> str:
    changes = [f"- {reader.line(change)}" for change in with_names(proposal.changes, vote.table)]
    asked, why = say("vote-asks-rewind", who=by), quoted_reason("fix-because", proposal.reason)
    return "\n".join([reader.line(asked), *changes, reader.line(why)])


def _said(key: str, seats: tuple[int, ...]) -> Text:
    return Text(key, {"who": Listed(tuple(SeatRef(seat) for seat in seats)) if seats else say("vote-nobody")})


def vote_in_short(vote: Vote, reader: Reader) -> str:
    """A line about an open vote: what is asked, and how many of those who are needed have said yes."""
    asked = _question(vote, moderator(0) if vote.proposal is not None else _caller(vote))
    return reader.line(say("vote-in-short", asked=asked, yes=len(vote.yes), needed=vote.needed))


class VoteWay(Struct, frozen=True):
    """A vote that can be called. `seat`: whose is to be opened."""

    kind: VoteKind
    label: str
    seat: int | None = None

    @property
    def hours(self) -> bool:
        """Whether it asks by how many hours."""
        return self.kind == "extend"


def more_time_way(table: Table, seat: int, reader: Reader) -> str:
    """The label of the way to take more time, "" where that cannot be done now."""
    left = 0 if table.paused else more_left(table, seat)
    return reader.label(say("more-time-way", length=length_of_more(table.pace), left=left), 100) if left else ""


def sought_text(table: Table, *, sought: bool, means: Text | None = None) -> Text:
    """Tells a player that a substitute is looked for, and what comes of it; or that nobody is looked for any more.

    `means`: what else handing the seat over means for them.
    """
    rated = "no" if reason_against_rating(table) else "yes"
    return (
        say("substitute-sought", table=table.id, rated=rated, more="no" if means is None else "yes", means=means or "")
        if sought
        else say("substitute-taken-back", table=table.id)
    )


def offers_text(table: Table, names: Param, link: str, who: str = "", means: Text | None = None) -> Text:
    """Asks a player whether one of `names` shall have their seat. `who`: a mention, where others read it too.

    `means`: as of `sought_text`.
    """
    return say(
        "substitute-offer-head",
        names=names,
        game=game_name(table.game),
        table=table.id,
        link=link,
        named="yes" if who else "no",
        who=who,
        rated="no" if reason_against_rating(table) else "yes",
        more="no" if means is None else "yes",
        means=means or "",
    )


def vote_ways(table: Table, seat: int, called: tuple[Vote, ...], reader: Reader) -> tuple[VoteWay, ...]:
    """The votes that whoever sits at `seat` can call, without those that are open. `called`: of late."""
    kinds: list[VoteKind] = ["resume" if table.paused else "pause", "extend"]
    ways = [VoteWay(kind, reader.label(Text(f"command-table-{kind}"), 100)) for kind in kinds]
    for card in table.seats:
        if card.away and card.person_id is not None and card.seat is not None and card.seat != seat:
            label = reader.label(say("vote-call-open", seat=SeatRef(card.seat)), 100)
            ways.append(VoteWay("open", label, card.seat))
    if table.trying != "all":
        ways.append(VoteWay("try", reader.label(say("vote-call-try"), 100)))
    ways.append(VoteWay("abandon", reader.label(say("command-table-abandon"), 100)))
    running = {(vote.kind, vote.seat) for vote in called if vote.state == "open"}
    return tuple(way for way in ways if (way.kind, way.seat) not in running)
