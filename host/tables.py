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
    "News",
    "Person",
    "Place",
    "Player",
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
DRAFT_TOO_LARGE = "draft-too-large"


class Person(Struct, frozen=True):
    """Somebody on Discord: user id, the name shown at tables, language."""

    id: int
    name: str
    locale: str = "en"


class Place(Struct, frozen=True):
    """Where a table was opened."""

    server_id: int
    channel_id: int


class SeatCard(Struct, frozen=True, array_like=True):
    """Who sits there. `seat` is None before the start: seats are drawn. `word`: their own, for the seed."""

    seat: int | None
    person_id: int
    name: str
    word: str


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

    def card(self, person_id: int) -> SeatCard | None:
        """The seat of that person, or None."""
        return next((card for card in self.seats if card.person_id == person_id), None)


class Desk(Struct, frozen=True):
    """All that one seat may know and do now. `drafts`: half-made answers by ask id."""

    table: Table
    seat: int
    view: Any
    ask: Ask | None
    sealed: Ask | None
    liberties: tuple[Ask, ...]
    drafts: dict[str, dict[str, Any]]
    results: tuple[Standing, ...] | None = None


class Board(Struct, frozen=True):
    """What everyone may see. In the lobby `view` is None.

    `owing`: how many seats are waited for; `owers`: which, only where the game's view for onlookers says so by an
    attribute `waiting`. `version`: hand it to `board_clean` after showing it.
    """

    table: Table
    view: Any
    owing: int
    owers: tuple[int, ...]
    results: tuple[Standing, ...] | None
    version: int


class Told(Struct, frozen=True):
    """The reply to one's own answer. `repeated`: this cause was already a move; `desk` is the present one.

    `written_to`: a message with all of it is on its way to them besides.
    """

    desk: Desk
    happenings: tuple[Text, ...]
    settled: bool
    repeated: bool
    written_to: bool = False


class Server(Struct, frozen=True):
    """Settings of a Discord server; None where nothing is set."""

    id: int
    home_channel_id: int | None = None
    moderator_role_id: int | None = None


class Player(Struct, frozen=True):
    """What the house remembers of a person. `dms`: whether direct messages reach them."""

    id: int
    locale: str = "en"
    dms: Literal["open", "closed"] = "open"


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


class News(Struct, frozen=True):
    """What a row says. `desk` for a player, None for the thread."""

    table: Table
    desk: Desk | None
    happenings: tuple[Text, ...]


class DirtyBoard(Struct, frozen=True):
    """A board that must be shown anew; `version` as of now."""

    table_id: int
    version: int
