"""What a player takes the others for, as their own notes say it: which words there are, and signs beside the names."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.texts import SeatRef, say
from face.core.face import face
from face.core.parts import Suspicion
from face.wordings.reader import Reader
from face.wordings.texts import NAME_LENGTH
from host.values import Desk

_SIGN_ROOM = 6  # characters of a sign and a space, for which a long name makes room


def suspicions_of(desk: Desk) -> tuple[Suspicion, ...]:
    """What the players of that game can take each other for in their notes."""
    return face(desk.table.game).suspicions(desk.view)


def with_suspicions(reader: Reader, desk: Desk, suspected: Mapping[int, str]) -> Reader:
    """`reader` with the signs of the player's own suspicions beside the names. What it reads is theirs alone.

    `suspected`: the ids of the suspicions, by seat, as their notes have them.
    """
    signs = {each.id: each.sign for each in suspicions_of(desk)}
    marked = {
        seat: reader.label(
            say("notes-suspected", name=reader.label(SeatRef(seat), NAME_LENGTH - _SIGN_ROOM), sign=signs[label])
        )
        for seat, label in suspected.items()
        if label in signs
    }
    return replace(reader, seats={**reader.seats, **marked})
