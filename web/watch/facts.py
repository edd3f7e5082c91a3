"""What all may know of a table, for pages that nobody signs in to and for programs that read it as JSON.

It is what stands on its public board, and less in one thing: where it is secret who is waited for, it does not say how
many are, so that asking again and again tells nothing of when somebody answers.
"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from db.trouble import Trouble
from engine.texts import Text
from face.core.face import face
from face.core.names import game_name, names_of
from face.wordings.reader import Reader
from host.house import House
from host.values import NO_SUCH_TABLE, Board

FACTS_VERSION = 1  # of the form; what is added does not raise it, what changes or goes does
_LONGEST_LINE = 1_000  # characters
_SMALL = "-# "  # before a line that Discord is to show small


class PublicSeat(Struct, frozen=True):
    """A seat, from 0; `seat` is None in a lobby. `taken`: somebody sits there, or an automatic player."""

    seat: int | None
    name: str
    automatic: bool
    taken: bool


class PublicResult(Struct, frozen=True):
    """How a seat has ended."""

    seat: int
    place: int
    score: int


class PublicFacts(Struct, frozen=True):
    """A table, as JSON. `waits_for`: the seats that are waited for, where the game says in public who they are.

    `deadline`: the latest one of this moment. `headline`, `board`: the public board, in words.
    """

    version: int
    table: int
    game: str
    game_name: str
    status: str
    paused: bool
    opened_at: datetime
    deadline: datetime | None
    seats: tuple[PublicSeat, ...]
    waits_for: tuple[int, ...]
    headline: str
    board: tuple[str, ...]
    results: tuple[PublicResult, ...] | None


async def watched_board(house: House, table_id: int) -> Board:
    """The board of a table that whoever has its address may read; the same for all, until something public happens.

    Raises Trouble `no-such-table` for any other, whether there is one or not.
    """
    table = await house.lookups.table(table_id)
    if not table.watched or table.placeless or table.status == "closed":
        raise Trouble(NO_SUCH_TABLE)
    board = await house.play.board(table_id)
    owing = board.owing if board.owers else min(1, board.owing)
    return replace(board, owing=owing, version=0)


def facts_of(board: Board, reader: Reader) -> PublicFacts:
    """The facts of that board, in its reader's words."""
    table, view = board.table, board.view
    its = face(table.game)

    def plain(text: Text) -> str:
        return reader.label(text, _LONGEST_LINE).removeprefix(_SMALL)

    return PublicFacts(
        FACTS_VERSION,
        table.id,
        table.game,
        reader.label(game_name(table.game)),
        table.status,
        table.paused,
        table.opened_at,
        board.due_at,
        tuple(
            PublicSeat(card.seat, name, card.level is not None, card.taken)
            for card, name in zip(table.seats, names_of(table, reader.texts), strict=True)
        ),
        board.owers,
        "" if view is None else plain(its.headline(view)),
        () if view is None else tuple(plain(text) for text in its.board(view)),
        None
        if board.results is None
        else tuple(PublicResult(each.seat, each.place, each.score) for each in board.results),
    )
