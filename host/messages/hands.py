"""Seats that change hands in the news: who left or came by a move is named as the seat's player of then."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import SeatRef, Text
from host.fixes.base import FIX_TOLD
from host.values import Table

THEN = {
    "table-left": "table-left-then",
    "table-seat-opened": "table-seat-opened-then",
    "table-seat-taken": "table-seat-taken-then",
    "table-substituted": "table-substituted-then",
    "table-seat-steward": "table-seat-steward-then",
    "fix-told-remove": "fix-told-remove-then",
    "fix-told-replace": "fix-told-replace-then",
    "fix-told-automate": "fix-told-automate-then",
}
"""What a seat's change of hands is called where the name of who sits there now would be another's."""


def as_seated_then(text: Text, table: Table, person_id: int | None, number: int, seated: Sequence[int]) -> Text:
    """`text` of move `number`; in the wording for who had the seat then, where who has it now is somebody else.

    `person_id`: who left or took the seat by the move, or the moderator whose fix it was. `seated`: by which move each
    seat was taken last. The wordings of then name nobody: whoever shows them knows the person.
    """
    seat, of_then = text.params.get("seat"), THEN.get(text.key)
    if of_then is None or not isinstance(seat, SeatRef) or number >= max(0, *seated[seat.seat : seat.seat + 1]):
        return text
    present = next((card.person_id for card in table.seats if card.seat == seat.seat), None)
    if person_id is not None and present == person_id and not text.key.startswith(FIX_TOLD):
        return text
    return Text(of_then, {name: value for name, value in text.params.items() if name != "seat"})
