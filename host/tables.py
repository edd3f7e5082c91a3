"""What the house shows to those who talk to people: tables, desks, boards, news. Frozen values, no sentences."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from db.trouble import Trouble
from engine.core.contract import Ask, Standing
from engine.core.texts import Text

__all__ = [
    "Board",
    "Desk",
    "DirtyBoard",
    "Due",
    "News",
    "Order",
    "Pace",
    "Person",
    "Place",
    "Player",
    "Reminder",
    "Row",
    "SeatCard",
    "Server",
    "Table",
    "Told",
    "Trouble",
]

Status = Literal["lobby", "playing", "ended", "closed"]

NO_SUCH_TABLE = "no-such-table"
NO_SUCH_GAME = "no-such-game"
BAD_OPTIONS = "bad-options"
NOT_SEATED = "not-seated"
TABLE_FULL = "table-full"  # `most`
ALREADY_SEATED = "already-seated"
ALREADY_STARTED = "already-started"
NOT_STARTED = "not-started"
NOT_ENOUGH = "not-enough"  # `fewest`, `seated`
WORD_TOO_LONG = "word-too-long"  # `most`, in characters
TABLE_ENDED = "table-ended"
TABLE_CLOSED = "table-closed"
TABLE_FROZEN = "table-frozen"
DRAFT_TOO_LARGE = "draft-too-large"
NO_SUCH_ORDER = "no-such-order"
BAD_PACE = "bad-pace"  # `least`, `most`, in minutes
UNKNOWN_ZONE = "unknown-zone"  # `zone`
NO_ZONE = "no-zone"
QUIET_TOO_LONG = "quiet-too-long"  # `most`, in hours
AWAY_IN_THE_PAST = "away-in-the-past"
AWAY_TOO_LONG = "away-too-long"  # `left`, in days

Rung = Literal["half", "three-quarters", "hour", "snooze", "last"]
Notify = Literal["dm", "mention", "none"]


class Person(Struct, frozen=True):
    """Somebody on Discord: user id, the name shown at tables, language."""

    id: int
    name: str
    locale: str = "en"


class Place(Struct, frozen=True):
    """Where a table was opened."""

    server_id: int
    channel_id: int


class Pace(Struct, frozen=True, omit_defaults=True):
    """How long people may think: `minutes` for each decision.

    With a `bank` (minutes for the whole game, a seat) `minutes` is what every decision adds to it. `name`: that of a
    preset, or "own".
    """

    name: str
    minutes: int
    bank: int | None = None


class SeatCard(Struct, frozen=True, array_like=True):
    """Who sits there. `seat` is None before the start: seats are drawn. `word`: their own, for the seed.

    `away`: a stand-in answers for this seat until its player is back. `person_id` is 0 while the seat is open; `name`
    is then that of who left it. It is negative, and there is no name, once who sat there is forgotten.
    """

    seat: int | None
    person_id: int
    name: str
    word: str
    away: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody sits there, or sat there when the game ended."""
        return self.person_id != 0

    @property
    def former(self) -> bool:
        """Whether who sat there has been forgotten since: nobody can be told anything."""
        return self.person_id < 0


class Table(Struct, frozen=True):
    """What everyone may know of a table. `seats`: in order of joining in the lobby, in order of seats afterwards.

    There is no move number here on purpose: counting moves tells what others do in secret.
    """

    id: int
    game: str
    status: Status
    place: Place
    thread_id: int | None
    lobby_message_id: int | None
    board_message_id: int | None
    opener_id: int
    options: dict[str, Any]
    commitment: str  # sha256 of the opening seed, hex
    seats: tuple[SeatCard, ...]
    fewest: int
    most: int
    pack: tuple[str, int, str]
    moment: str  # "" in the lobby
    opened_at: datetime
    pace: Pace
    paused: bool = False  # clocks stand still, nobody is reminded
    frozen: bool = False  # something broke: so do they, and nobody can do anything
    corrected: bool = False  # its final scores are what a moderator has set right

    def card(self, person_id: int) -> SeatCard | None:
        """The seat of that person, or None."""
        return next((card for card in self.seats if card.person_id == person_id), None)


class Order(Struct, frozen=True):
    """A standing order in force. `answers`: the ask it is about to answer by itself."""

    kind: str
    sentence: Text
    answers: str | None = None


class Desk(Struct, frozen=True):
    """All that one seat may know and do now. `drafts`: half-made answers by ask id.

    `due_at`: until when the owed or sealed ask may be answered; None without one, and while the table is paused.
    `order_asks`: the standing orders that can be given, each as a question; `orders`: those in force.
    """

    table: Table
    seat: int
    view: Any
    ask: Ask | None
    sealed: Ask | None
    liberties: tuple[Ask, ...]
    drafts: dict[str, dict[str, Any]]
    results: tuple[Standing, ...] | None = None
    due_at: datetime | None = None
    orders: tuple[Order, ...] = ()
    order_asks: tuple[Ask, ...] = ()


class Board(Struct, frozen=True):
    """What everyone may see. In the lobby `view` is None.

    `owing`: how many seats are waited for; `owers`: which, only where the game's view for onlookers says so by an
    attribute `waiting`. `version`: hand it to `board_clean` after showing it. `due_at`: the latest deadline of this
    moment, of those who have sealed too: it must not tell who has answered. `head`: of the whole log in hex, once the
    game has ended.
    """

    table: Table
    view: Any
    owing: int
    owers: tuple[int, ...]
    results: tuple[Standing, ...] | None
    version: int
    due_at: datetime | None = None
    head: str = ""


class Told(Struct, frozen=True):
    """The reply to one's own answer. `repeated`: this cause was already a move; `desk` is the present one.

    `written_to`: a message with all of it is on its way to them besides. `receipt`: the commitment of what they have
    just sealed, as it stands in the log, in hex; "" where nothing was, or it has settled.
    """

    desk: Desk
    happenings: tuple[Text, ...]
    settled: bool
    repeated: bool
    written_to: bool = False
    receipt: str = ""


class Server(Struct, frozen=True):
    """Settings of a Discord server; None where nothing is set."""

    id: int
    home_channel_id: int | None = None
    moderator_role_id: int | None = None


class Player(Struct, frozen=True):
    """What the house remembers of a person. `dms`: whether direct messages reach them.

    `zone`: an IANA name; `quiet`: from and to, in minutes after local midnight; `notify`: how they want to be
    reminded; `away_left`: days of this year's vacation they have not used.
    """

    id: int
    locale: str = "en"
    dms: Literal["open", "closed"] = "open"
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    notify: Notify = "dm"
    away_until: datetime | None = None
    away_left: int = 30


class Row(Struct, frozen=True):
    """A message to send. `lane`: ("player", person id) or ("thread", table id).

    `again`: an earlier attempt was cut off and may have arrived: look for `nonce` before sending.
    """

    id: int
    lane: tuple[Literal["player", "thread"], int]
    table_id: int
    kind: str
    move_no: int
    created_at: datetime
    state: Literal["pending", "sending", "sent", "failed"]
    nonce: str
    attempts: int
    not_before: datetime
    again: bool = False
    payload: dict[str, Any] | None = None


class News(Struct, frozen=True):
    """What a row says. `desk` for a player, None for the thread.

    `by`: for each of `happenings` the person id of the moderator whose fix it was, 0 for any other and once forgotten.
    `head`: of the log after the last settled move the thread is told of, in hex; "" if nothing has settled.
    """

    table: Table
    desk: Desk | None
    happenings: tuple[Text, ...]
    by: tuple[int, ...] = ()
    head: str = ""


class Due(Struct, frozen=True):
    """One line of a reminder: a decision somebody owes. `last`: everybody else has answered."""

    table_id: int
    seat: int
    ask: str
    rung: Rung
    due_at: datetime
    last: bool = False


class Reminder(Struct, frozen=True):
    """What one player is reminded of, over all tables; only what is still open and not late."""

    items: tuple[tuple[Table, Due], ...]


class DirtyBoard(Struct, frozen=True):
    """A board that must be shown anew; `version` as of now."""

    table_id: int
    version: int
