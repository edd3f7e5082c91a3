"""The fixes there are, as values, and what people see of them. Seats count from 0."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from msgspec import Struct

from engine.core.fixing import Change
from engine.core.texts import Text
from host.tables import Table


class Rewind(Struct, frozen=True, tag="rewind", tag_field="fix"):
    """Back to how the game stood after settled step `to`. Seats, clocks, votes and settings stay as they are.

    Steps are counted from 1, undone ones too, because counting moves tells what others do in secret. An entry of the
    log, which is a secret as a whole, holds the number of the move instead.
    """

    to: int


class Reopen(Struct, frozen=True, tag="reopen", tag_field="fix"):
    """What the seat has sealed, if anything, is open again."""

    seat: int


class Answer(Struct, frozen=True, tag="answer", tag_field="fix"):
    """The safe answer is given for the seat, if it owes one."""

    seat: int


class Adjust(Struct, frozen=True, tag="adjust", tag_field="fix"):
    """Something of the seat is set right."""

    seat: int
    change: Change


class Deadline(Struct, frozen=True, tag="deadline", tag_field="fix"):
    """Deadlines move by `hours` (either way), those of all seats or of one. None is brought into the past."""

    hours: int
    seat: int | None = None


class Pause(Struct, frozen=True, tag="pause", tag_field="fix"):
    """All clocks stand still."""


class Resume(Struct, frozen=True, tag="resume", tag_field="fix"):
    """The clocks go on."""


class Remove(Struct, frozen=True, tag="remove", tag_field="fix"):
    """Nobody sits there any more; a newcomer may take the seat."""

    seat: int


class Replace(Struct, frozen=True, tag="replace", tag_field="fix"):
    """Somebody else sits there from now on. Who: beside the hashed bytes, never in them."""

    seat: int


class Void(Struct, frozen=True, tag="void", tag_field="fix"):
    """The game is over and counts for nothing."""


class Correct(Struct, frozen=True, tag="correct", tag_field="fix"):
    """The final scores by seat are these; places follow from them, ties share one. Only once the game has ended."""

    scores: tuple[int, ...]


class Unfreeze(Struct, frozen=True, tag="unfreeze", tag_field="fix"):
    """A table that stands still because something broke goes on."""


Fix = Rewind | Reopen | Answer | Adjust | Deadline | Pause | Resume | Remove | Replace | Void | Correct | Unfreeze

State = Literal["shown", "wanted", "asked", "voting", "applied", "declined", "outdated"]


class Proposal(Struct, frozen=True):
    """A fix that is being looked at. `by`: the moderator or, until one has made it, the player whose wish it is.

    `changes`: what it would change, in public terms; `desks`: how many private desks change with it; `consent`: whose
    yes it needs after the moderator's ("player": the seat it is about; "table": all who sit there, by a vote).
    `state`: shown to a moderator; wanted by a player; asked of the player; voting; applied; declined; outdated (the
    table has moved on in a way that matters).
    """

    id: int
    table: Table
    fix: Fix
    by: int
    reason: str
    changes: tuple[Text, ...]
    desks: int
    consent: Literal["none", "player", "table"]
    state: State
    newcomer: int | None = None  # for Replace: the person who is to sit there
    vote: int | None = None


class Point(Struct, frozen=True):
    """Where a game can be rewound to. `number`: of the last settled step that stays; `phase`: a phase begins here.

    `learned`: somebody has learned something since, so that the table must agree.
    """

    number: int
    moment: str
    phase: bool
    learned: bool


class Fixed(Struct, frozen=True):
    """A fix that was made, the table's `number`th. `by`: the moderator's person id, 0 once it is forgotten.

    `told`: what the table was told.
    """

    number: int
    fix: Fix
    by: int
    reason: str
    at: datetime
    told: tuple[Text, ...]


class Waited(Struct, frozen=True):
    """Somebody who owes a decision, where the table may know that. `since` is None while the clocks stand still."""

    seat: int
    since: datetime | None
    due_at: datetime | None
    away: bool


class Mishap(Struct, frozen=True):
    """A message that did not arrive. `person_id` is None for one to the thread; `given_up`: not tried again."""

    person_id: int | None
    code: str
    at: datetime
    given_up: bool


class Overview(Struct, frozen=True):
    """What a moderator may see of a table. `frozen`: since when it stands still, and the report's number in the log."""

    table: Table
    waited: tuple[Waited, ...]
    owing: int
    mishaps: tuple[Mishap, ...]
    wanted: tuple[Proposal, ...]
    fixes: tuple[Fixed, ...]
    frozen: tuple[datetime, str] | None
