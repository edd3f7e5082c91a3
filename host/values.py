"""Values the house gives to front ends: tables, desks, boards, news. They are frozen and hold no sentences."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from db.tables.store import NOWHERE, OPEN, number_of_table
from db.trouble import Trouble
from engine import policies
from engine.contract import Ask, Standing
from engine.texts import Text
from host.days_off import DaysOff
from host.occupants import SeatCard

__all__ = [
    "Begun",
    "Board",
    "Desk",
    "News",
    "Order",
    "OutboxMessage",
    "OwnReply",
    "Pace",
    "Person",
    "PersonSettings",
    "Place",
    "SeatCard",
    "Table",
    "TableStatus",
    "Trouble",
]

Status = Literal["lobby", "playing", "ended", "closed"]

NO_SUCH_TABLE = "no-such-table"
NO_SUCH_LESSON = "no-such-lesson"
NO_SUCH_GAME = "no-such-game"
BAD_OPTIONS = "bad-options"
CARDS_GONE = "cards-gone"  # `pack`: neither kept nor among the files with the hash it was opened with
NOT_SEATED = "not-seated"
TABLE_FULL = "table-full"  # `most`
ALREADY_SEATED = "already-seated"
ALREADY_STARTED = "already-started"
NOT_STARTED = "not-started"
NOT_OVER = "not-over"
NOT_IN_PRACTICE = "not-in-practice"  # it takes others, or a moderator
NOT_AT_OPEN_TABLE = "not-at-open-table"  # it takes a server
NOT_ENOUGH = "not-enough"  # `fewest`, `seated`
WORD_TOO_LONG = "word-too-long"  # `most`, in characters
TABLE_ENDED = "table-ended"
TABLE_CLOSED = "table-closed"
TABLE_HALTED = "table-frozen"
DRAFT_TOO_LARGE = "draft-too-large"
TAKEN_BACK_TOO_OFTEN = "taken-back-too-often"  # `most`
DONE_TOO_OFTEN = "done-too-often"  # `most`
ORDERED_TOO_OFTEN = "ordered-too-often"  # `most`
JOINED_TOO_OFTEN = "joined-too-often"  # `most`
NO_SUCH_ORDER = "no-such-order"
BAD_PACE = "bad-pace"  # `least`, `most`, in minutes
UNKNOWN_ZONE = "unknown-zone"  # `zone`
NO_ZONE = "no-zone"
QUIET_TOO_LONG = "quiet-too-long"  # `most`, in hours
AWAY_IN_THE_PAST = "away-in-the-past"
AWAY_TOO_LONG = "away-too-long"  # `left`, in days

Rung = Literal["half", "three-quarters", "hour", "snooze", "last"]
Explains = Literal["first", "always", "never"]
Notify = Literal["dm", "mention", "none"]
Trying = Literal["off", "alone", "all"]  # who may try out what they could do: "alone", who plays with stewards only
Shows = Literal["picture", "text"]  # how boards and desks are shown: beside their picture, or as text alone


class Person(Struct, frozen=True):
    """A person on Discord: user id, the name shown at tables, language."""

    id: int
    name: str
    locale: str = "en"


class Place(Struct, frozen=True):
    """The server and channel where a table was opened."""

    server_id: int
    channel_id: int


class Pace(Struct, frozen=True, omit_defaults=True):
    """The time players have: `minutes` for each decision, added to the `bank` of a seat (minutes) where there is one.

    Without `minutes` (0) nobody's time runs out: no clock is kept for people. `name`: a preset's, or "own".

    `grace`: minutes in which the last to seal can take back; older tables have none. `stewards`: seconds in which
    stewards answer, at the latest. `stand_in`: the level of stand-ins. `remarks`: whether stewards say something in
    the thread. `extensions`: how often each player may take more time by themselves. `off`: the days on which no time
    runs. `patience`: how many of the last six decisions a player lets pass to have half the time; 0: never.
    """

    name: str
    minutes: int
    bank: int | None = None
    grace: int = 0
    stewards: int = 180
    stand_in: str = policies.CARETAKER
    remarks: bool = True
    extensions: int = 0
    off: DaysOff | None = None
    patience: int = 0


class Table(Struct, frozen=True):
    """The public card of a table. `seats`: in order of joining in the lobby, in order of seats afterwards.

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
    paused: bool = False  # no clock runs, nobody is reminded
    halted: bool = False  # by an error: no clock runs, and nobody can do anything
    corrected: bool = False  # a moderator has set its final scores
    hints: bool = False  # its players may ask what a steward would do
    rated: bool = False  # its result counts for ratings, where `unrated` finds nothing against it
    watched: bool = False  # whoever has its address may read its board, without signing in
    lesson: str | None = None  # the key of the one that is taught at a practice table
    trying: Trying = "off"  # who may try out what they could do there, each on a board of their own
    trial_of: int | None = None  # the table in whose position one person tries something out here
    from_move: int | None = None  # that one has ended, and this begins in its true position after that move
    starts_at: datetime | None = None  # when the game of a lobby begins by itself
    starts_full: bool = False  # it begins as soon as all seats are taken
    goes_on_of: int | None = None  # the table that has ended, from whose position after `from_move` people play on
    lobby_head: str = ""  # the log's, hex; only in the lobby, where nothing is sealed yet

    @property
    def practice(self) -> bool:
        """Whether one person plays here alone, with stewards: it is on no server, and nobody else sees it."""
        return self.place.server_id == NOWHERE

    @property
    def open(self) -> bool:
        """Whether people of several servers play here: it has no thread, so all of it comes by direct message."""
        return self.place.server_id == OPEN

    @property
    def placeless(self) -> bool:
        """Whether it stands on no server."""
        return self.practice or self.open

    @property
    def world(self) -> int:
        """Which imagined world a trial is in, counted as they were drawn: the word with which its person joined.

        0 where there is none, or where an earlier release has begun it.
        """
        words = [card.word for card in self.seats if card.person_id is not None]
        imagined = self.trial_of is not None and self.from_move is None
        return int(words[0]) if imagined and words and words[0].isdecimal() else 0

    @property
    def number(self) -> int:
        """The number by which people know the table, beside the word for its kind."""
        return number_of_table(self.id)

    def card(self, person_id: int) -> SeatCard | None:
        """The seat of that person, or None."""
        return next((card for card in self.seats if card.person_id == person_id), None)

    def person_at(self, seat: int | None) -> int | None:
        """The person who plays at `seat`, None for nobody."""
        return next((card.person_id for card in self.seats if seat is not None and card.seat == seat), None)


class Order(Struct, frozen=True):
    """A standing order in force. `answers`: the owed ask it is about to answer by itself, at `at`.

    `at` is None while the table is paused or halted. It is drawn in secret: only the order's own player may see it.
    `due`: that moment has come.
    """

    kind: str
    sentence: Text
    answers: str | None = None
    at: datetime | None = None
    due: bool = False


class Desk(Struct, frozen=True):
    """All that one seat may know and do now. `drafts`: by ask id.

    `due_at`: the deadline of the owed or sealed ask; None without one, and while the table is paused. `order_asks`: an
    ask for each standing order that can be given; `orders`: those in force; `skipping`: the id of the ask that gives
    an order to skip what leaves no choice, where that is what is owed. `settles_at`: of a held answer.
    `lesson_done`: at a lesson that is over, whether its goal was reached. `halved`: half the time, for being late.
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
    skipping: str | None = None
    settles_at: datetime | None = None
    lesson_done: bool | None = None
    halved: bool = False


class Board(Struct, frozen=True):
    """All that everyone may see of a table. In the lobby `view` is None.

    `owing`: the number of seats that are waited for; `owers`: these seats, where the game says in public who they
    are. `version`: pass it to `board_clean` after drawing it. `due_at`: the latest deadline of this moment, sealed
    seats included, so that it does not tell who has answered. `head`: of the whole log, in hex, once it is over.
    """

    table: Table
    view: Any
    owing: int
    owers: tuple[int, ...]
    results: tuple[Standing, ...] | None
    version: int
    due_at: datetime | None = None
    head: str = ""


class TableStatus(Struct, frozen=True):
    """The standing of a table in one person's list: public knowledge, and whether they owe a decision there.

    `view`: the onlookers', None unless the game is played and goes on. `owing`, `owers`: as of `Board`. `due_at`: the
    reader's own deadline if it is `yours`, else the table's. `asked`: what they owe then.
    """

    table: Table
    view: Any = None
    owing: int = 0
    owers: tuple[int, ...] = ()
    due_at: datetime | None = None
    yours: bool = False
    asked: Text | None = None


class OwnReply(Struct, frozen=True):
    """The reply to a player's own answer. `repeated`: this cause was already a move; `desk` is the present one.

    `receipt`: the log's commitment to the answer they have just sealed, in hex; "" if they have sealed none, or it has
    settled. `alone`: the ids of wordings among `happenings` that nobody else reads.
    """

    desk: Desk
    happenings: tuple[Text, ...]
    settled: bool
    repeated: bool
    receipt: str = ""
    alone: frozenset[str] = frozenset()


class PersonSettings(Struct, frozen=True):
    """The stored settings of a person. `dms`: whether direct messages reach them.

    `zone`: an IANA name; `lost_zone`: the one they have chosen, if nobody knows it any more; `quiet`: from and to, in
    minutes after local midnight; `notify`: how they want to be reminded; `away_left`: days of this year's vacation they
    have not used; `board`: how they are shown boards; `locale`: the language they have chosen, else that of their
    Discord when it was last seen.
    """

    id: int
    locale: str = "en"
    dms: Literal["open", "closed"] = "open"
    zone: str | None = None
    lost_zone: str | None = None
    quiet: tuple[int, int] | None = None
    notify: Notify = "dm"
    away_until: datetime | None = None
    away_left: int = 30
    board: Shows = "picture"


class OutboxMessage(Struct, frozen=True):
    """A message to send. `lane`: ("player", person id) or ("thread", table id).

    `again`: an earlier attempt was cut off and may have arrived, so `nonce` is looked up before sending.
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


class Begun(Struct, frozen=True):
    """The facts settled before a game began. `lobby_head`: of the log just before the start, in hex.

    `seats`: those drawn, in the order of joining: so the words stand in the seed.
    """

    lobby_head: str
    seats: tuple[int, ...]


class News(Struct, frozen=True):
    """The content of an outbox row. `desk` for a player, None for the thread.

    `by`: for each of `happenings` the person id of the moderator whose fix it was, 0 for any other and once forgotten.
    `heads`: of the log after each settled move the thread is told of, in hex.
    `begun`: for the thread that is told of the start. `alone`: the ids of wordings that only this seat is told in.
    `start`: how many of the first `happenings` a player is told with the start of the game, None where that is behind.
    `answered`: how many of them came before the last answer of that player, -1 without one.
    """

    table: Table
    desk: Desk | None
    happenings: tuple[Text, ...]
    by: tuple[int, ...] = ()
    heads: tuple[str, ...] = ()
    begun: Begun | None = None
    alone: frozenset[str] = frozenset()
    start: int | None = None
    answered: int = -1
