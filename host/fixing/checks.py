"""Whether a fix can be made at a table as it is, by public knowledge alone, and what it would change."""

from __future__ import annotations

import re

from msgspec import Struct

from db import store
from db.trouble import Trouble
from engine.core.fixing import Quantity, fixing, told_of, wanted
from engine.core.texts import Text, say
from host.fixing.effects import changes_of
from host.fixing.kinds import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)
from host.people import NOT_OVER
from host.premises import rules, state_of
from host.seeds import LONGEST_NAME, cleaned
from host.tables import NOT_STARTED, TABLE_CLOSED, TABLE_ENDED, TABLE_FROZEN, Person, Table
from host.votes import ALREADY_PAUSED, BAD_EXTENSION, MOST_HOURS, NOT_PAUSED

NO_SUCH_SEAT = "no-such-seat"
NOBODY_THERE = "nobody-there"
NO_NEWCOMER = "no-newcomer"
NO_SUCH_POINT = "no-such-point"
BAD_SCORES = "bad-scores"  # `seats`, `most`
NOT_FROZEN = "not-frozen"
NO_REASON = "no-reason"
REASON_TOO_LONG = "reason-too-long"  # `most`, in characters
REASON_MENTIONS = "reason-mentions"

LONGEST_REASON = 300
MOST_POINTS = 10_000  # of a corrected score, either way

_MENTION = re.compile(r"@(everyone|here)|<(@|#)", re.IGNORECASE)


class Look(Struct, frozen=True):
    """What a fix would change, how many private desks, and whose consent it needs beside the moderator's."""

    changes: tuple[Text, ...]
    desks: int = 0
    consent: str = "none"


def reasoned(reason: str) -> str:
    """A reason as it is kept. Raises Trouble `no-reason`, `reason-too-long`, `reason-mentions`."""
    clean = cleaned(reason)
    if not clean:
        raise Trouble(NO_REASON)
    if len(clean) > LONGEST_REASON:
        raise Trouble(REASON_TOO_LONG, most=LONGEST_REASON)
    if _MENTION.search(clean):
        raise Trouble(REASON_MENTIONS)
    return clean


def possible(table: Table, fix: Fix) -> None:
    """Raises Trouble where a table in this state knows no such fix: `table-closed`, `table-ended`, `not-over`,
    `not-started`, `table-frozen`, `not-frozen`, `no-such-seat`, `nobody-there`, `already-paused`, `not-paused`,
    `bad-extension`, `bad-scores`.
    """
    if table.status == "closed":
        raise Trouble(TABLE_CLOSED)
    if isinstance(fix, Correct):
        if table.status != "ended":
            raise Trouble(NOT_OVER)
        if len(fix.scores) != len(table.seats) or any(abs(score) > MOST_POINTS for score in fix.scores):
            raise Trouble(BAD_SCORES, seats=len(table.seats), most=MOST_POINTS)
        return
    if table.status == "ended":
        raise Trouble(TABLE_ENDED)
    if isinstance(fix, Void):
        return
    if table.status == "lobby":
        raise Trouble(NOT_STARTED)
    if table.frozen != isinstance(fix, Unfreeze):
        raise Trouble(TABLE_FROZEN if table.frozen else NOT_FROZEN)
    _at_play(table, fix)


def _at_play(table: Table, fix: Fix) -> None:
    match fix:
        case Reopen(seat) | Answer(seat) | Adjust(seat) | Replace(seat) | Remove(seat) | Deadline(_, int(seat)):
            if not 0 <= seat < len(table.seats):
                raise Trouble(NO_SUCH_SEAT)
    match fix:
        case Remove(seat) if not table.seats[seat].taken:
            raise Trouble(NOBODY_THERE)
        case Pause() if table.paused:
            raise Trouble(ALREADY_PAUSED)
        case Resume() if not table.paused:
            raise Trouble(NOT_PAUSED)
        case Deadline(hours) if not 1 <= abs(hours) <= MOST_HOURS:
            raise Trouble(BAD_EXTENSION, least=1, most=MOST_HOURS)


def look(found: store.Found, table: Table, fix: Fix, newcomer: Person | None) -> Look:
    """What a fix that is no rewind would change.

    Raises Refusal as `engine.core.fixing.wanted` does, and where an adjustment would break a rule and everybody can
    know it; Trouble `no-newcomer`, `nobody-there` for a change that nobody could confirm.
    """
    match fix:
        case Adjust(seat, change):
            quantity = wanted(quantities(found, seat), change)
            consent = "player" if change.asks_player(quantity) else "none"
            if consent == "player" and not table.seats[seat].taken:
                raise Trouble(NOBODY_THERE)
            if consent == "none":
                tried(found, fix)
            told = told_of(seat, quantity, change).told(seat)
            return Look(() if told is None else (told,), 1, consent)
        case Replace() if newcomer is None:
            raise Trouble(NO_NEWCOMER)
    name = "" if newcomer is None else cleaned(newcomer.name)[:LONGEST_NAME]
    return Look(changes_of(fix, name), 1 if isinstance(fix, Reopen | Answer | Replace) else 0)


def look_back(table: Table, moment: str, *, learned: bool) -> Look:
    """What going back to `moment` would change. Every desk may: whose does, is a secret."""
    voters = any(card.taken and not card.away for card in table.seats)
    changes = say("fix-will-rewind", moment=moment), say("fix-will-rewind-orders")
    return Look(changes, len(table.seats), "table" if learned and voters else "none")


def tried(found: store.Found, fix: Adjust) -> None:
    """Raises Refusal where that change would break a rule; its details are the seat's own."""
    its = fixing(rules(found))
    if its is not None:
        its.fix(state_of(found), fix.seat, fix.change)


def quantities(found: store.Found, seat: int) -> tuple[Quantity, ...]:
    """What of that seat can be set right."""
    game = rules(found)
    its = fixing(game)
    return () if its is None else its.quantities(game.view(state_of(found), None), seat)


def seat_of(fix: Fix) -> int | None:
    """The seat a fix is about, None for the whole table."""
    return getattr(fix, "seat", None)


def concern_each_other(one: Fix, other: Fix) -> bool:
    """Whether having made `one` means that `other` has to be looked at again."""
    if isinstance(one, Rewind) or isinstance(other, Rewind):
        return True
    return type(one) is type(other) and seat_of(one) == seat_of(other)
