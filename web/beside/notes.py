"""The leaf of a player's own notes: words, and what they take each seat for. Nobody else is ever shown any of it."""

from __future__ import annotations

from engine.texts import NOT_ASKED, Refusal, SeatRef, say
from face.core.names import numbered_table, suspicions_of
from face.wordings.lengths import OPTION_LABEL
from host.people.notes import LONGEST_NOTE
from host.values import Desk
from web.beside.leaf import Beholder, Leaf
from web.table.tools import NOTES_LEAF

TAKEN_FOR_NOTHING = "-"  # the choice by which a seat is taken for nothing


def notes_leaf(seen: Beholder) -> Leaf:
    """The notes, to be read and written. Raises Refusal `not-asked` for whoever does not play there."""
    notes, desk, reader = seen.notes, seen.desk, seen.reader
    if notes is None or desk is None:
        raise Refusal(NOT_ASKED)
    labels = suspicions_of(desk)
    seats = [
        {
            "seat": seat,
            "name": reader.label(SeatRef(seat), OPTION_LABEL),
            "choices": [
                (TAKEN_FOR_NOTHING, reader.label(say("notes-suspect-open", seat=SeatRef(seat)), OPTION_LABEL), False),
                *(
                    (
                        each.id,
                        reader.label(say("notes-suspect-is", seat=SeatRef(seat), what=each.text), OPTION_LABEL),
                        notes.suspicions.get(seat) == each.id,
                    )
                    for each in labels
                ),
            ],
        }
        for seat in range(len(notes.table.seats) if labels else 0)
        if seat != notes.seat
    ]
    return Leaf(
        reader.label(say("notes-title", table=numbered_table(notes.table)), 100),
        own={
            "to": seen.address(NOTES_LEAF),
            "words": notes.words,
            "most": LONGEST_NOTE,
            "label": reader.label(say("notes-words")),
            "hint": reader.label(say("notes-hint"), 100),
            "save": reader.label(say("web-save")),
            "grid": seen.inline(reader.line(say("notes-grid"))) if seats else "",
            "seats": seats,
            "private": seen.inline(reader.line(say("notes-private"))),
        },
    )


def suspicion_meant(desk: Desk, chosen: str) -> str | None:
    """The id of the suspicion that was chosen, None for none. Raises Refusal `not-asked` for one that there is not."""
    if chosen == TAKEN_FOR_NOTHING:
        return None
    if chosen not in {each.id for each in suspicions_of(desk)}:
        raise Refusal(NOT_ASKED)
    return chosen
