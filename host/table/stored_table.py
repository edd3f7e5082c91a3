"""Reads a stored table: its cards, its rules, its state, its public card.

Cards are stored in the database by hash, and are in memory before a state is used.
"""

from __future__ import annotations

import logging
import zlib
from functools import cache
from typing import Any

from msgspec import DecodeError, Struct, convert, json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import packs, store
from db.trouble import Trouble
from engine.contract import Game
from engine.packs import PackError, PackFiles, WithPacks, exact_key, packs_of
from engine.registry import game as rules_of
from host.log.epochs import game_of
from host.values import (
    NO_SUCH_TABLE,
    NOT_AT_OPEN_TABLE,
    NOT_IN_PRACTICE,
    NOT_SEATED,
    TABLE_HALTED,
    Pace,
    Place,
    SeatCard,
    Table,
    Trying,
)

Pack = tuple[str, int, str]  # id, version, hash

_log = logging.getLogger(__name__)


def table_options(game: Game[Any], options: dict[str, Any], pack: Pack) -> Struct:
    """The table options as the game's type, with exactly the pack that the table was opened with."""
    typed: Struct = convert(options, game.options_type)
    return typed if packs_of(game) is None else replace(typed, pack=exact_key(pack[0], pack[2]))


def with_stored_cards(game_id: str, state: Any, pack: Pack, *, ended: bool) -> Any:
    """`state` with exactly the pack of its table. Raises UnknownPack if that is neither stored nor among the files.

    An `ended` table of an earlier release then gets the present pack of the same name.
    """
    its = packs_of(rules_of(game_id))
    if its is None:
        return state
    key = exact_key(pack[0], pack[2])
    if not its.packs.holds(pack[2]):
        try:
            its.packs.at(key)
        except PackError:
            if not ended:
                raise
            key = pack[0]
    return state if state.options.pack == key else its.with_pack(state, key)


def files_of(game_id: str, pack: Pack) -> PackFiles:
    """The files of the pack that a table uses; none for a game without packs, or if they are lost."""
    its = packs_of(rules_of(game_id))
    try:
        return {} if its is None else its.packs.files(exact_key(pack[0], pack[2]))
    except PackError:
        return {}


async def at_hand(connection: Connection, shown: store.TableRecord) -> None:
    """Loads the table's pack into memory if the database has it. Packs that lie in the folder need no loading."""
    await pack_at_hand(connection, shown.game, shown.pack[2])


async def pack_at_hand(connection: Connection, game_id: str, digest: str) -> None:
    """Loads the pack with that hash into memory if the database has it."""
    its = _packs(game_id)
    if its is not None and not its.packs.holds(digest):
        await _taken(connection, its, digest)


async def store_pack(connection: Connection, game: Game[Any], pack: Pack) -> None:
    """Stores the pack of a new table in the database. Raises PackError."""
    its = packs_of(game)
    if its is not None:
        await _kept(connection, its, packs.NamedPack(game.id, *pack))


async def kept_and_taken(connection: Connection) -> list[tuple[packs.NamedPack, PackError]]:
    """Stores all packs that tables name and the folders still hold; load those of lobbies and running games.

    Returns the packs that cannot be stored any more, with the reason: their files have changed since an earlier
    release dealt from them.
    """
    lost: list[tuple[packs.NamedPack, PackError]] = []
    for named in await packs.packs_not_kept(connection):
        its = _packs(named.game)
        if its is None:
            continue
        try:
            await _kept(connection, its, named)
        except PackError as error:
            lost.append((named, error))
    for named in await packs.live_packs(connection):
        its = _packs(named.game)
        if its is not None:
            await _taken(connection, its, named.hash)
    return lost


async def _kept(connection: Connection, its: WithPacks, named: packs.NamedPack) -> None:
    await packs.keep_pack(connection, named, its.packs.files(exact_key(named.id, named.hash)))


async def _taken(connection: Connection, its: WithPacks, digest: str) -> None:
    files = await _read_pack(connection, digest)
    if files is None:
        return
    try:
        its.packs.keep(files, digest)
    except PackError as error:  # only its tables are halted, when they are next read
        _log.error("pack %s is kept but cannot be used: %s", digest[:12], error)


async def _read_pack(connection: Connection, digest: str) -> dict[str, bytes] | None:
    try:
        return await packs.pack_content(connection, digest)
    except (zlib.error, DecodeError, ValueError, AttributeError) as error:
        _log.error("pack %s is kept but cannot be read: %s", digest[:12], type(error).__name__)
        return None


def _packs(game_id: str) -> WithPacks | None:
    try:
        return packs_of(rules_of(game_id))
    except KeyError:  # a game that this release does not have
        return None


_LARGEST_ID = 2**63 - 1
_PACE: json.Decoder[Pace] = json.Decoder(Pace)
_SEATS: json.Decoder[tuple[SeatCard, ...]] = json.Decoder(tuple[SeatCard, ...])


def check_id(number: int, code: str = NO_SUCH_TABLE) -> None:
    """Raises Trouble `no-such-table`, or `code`, for a number that can be no id: people type them."""
    if not 0 < number <= _LARGEST_ID:
        raise Trouble(code)


def not_halted(stored: store.StoredTable) -> store.StoredTable:
    """`stored`, where it goes on. Raises Trouble `table-frozen`."""
    if stored.shown.frozen_at is not None:
        raise Trouble(TABLE_HALTED)
    return stored


def rules_of_table(stored: store.StoredTable) -> Game[Any]:
    """The rules of a table, in its epoch."""
    return game_of(stored.shown.game, stored.epoch)


@cache
def _state_decoder(game_id: str) -> json.Decoder[Any]:
    return json.Decoder(rules_of(game_id).state_type)


def state_of(stored: store.StoredTable) -> Any:
    """The decoded state. Only for a table that has started. Raises UnknownPack while it is played."""
    if stored.state is None:
        raise ValueError(f"table {stored.shown.id} has not started")
    return state_from(stored.shown, stored.state)


def state_from(shown: store.TableRecord, body: bytes) -> Any:
    """A state of that table from its JSON, with the cards the table began with. Raises UnknownPack."""
    state = _state_decoder(shown.game).decode(body)
    return with_stored_cards(shown.game, state, shown.pack, ended=shown.status != "playing")


def decode_state(game_id: str, body: bytes, pack: tuple[str, int, str]) -> Any:
    """The state of a running game as it is stored, with its cards. Raises whatever keeps it from being read."""
    state = _state_decoder(game_id).decode(zlib.decompress(body))
    return with_stored_cards(game_id, state, pack, ended=False)


def pace_of(shown: store.TableRecord) -> Pace:
    """Returns the pace of the table."""
    return stored_pace(shown.pace)


def stored_pace(text: str) -> Pace:
    """Reads a pace as it is stored."""
    return _PACE.decode(text)


def table_of(shown: store.TableRecord) -> Table:
    """The public card of a table."""
    game: Game[Any] = rules_of(shown.game)
    return Table(
        id=shown.id,
        game=shown.game,
        status=shown.status,  # type: ignore[arg-type]
        place=Place(shown.server_id, shown.channel_id),
        thread_id=shown.thread_id,
        lobby_message_id=shown.lobby_message_id,
        board_message_id=shown.board_message_id,
        opener_id=shown.opener_id,
        options=shown.options,
        commitment=shown.commitment,
        seats=_SEATS.decode(shown.seats),
        fewest=_fewest(shown, game.seats[0]),
        most=shown.exact_seats or shown.goes_on_seats or game.seats[1],
        pack=shown.pack,
        moment=shown.moment,
        opened_at=shown.opened_at,
        pace=pace_of(shown),
        paused=shown.paused_at is not None,
        halted=shown.frozen_at is not None,
        corrected=shown.corrected is not None,
        hints=shown.hints,
        rated=shown.rated,
        watched=shown.watched,
        lesson=shown.lesson,
        trying=convert(shown.trying, Trying),
        trial_of=shown.trial_of,
        from_move=shown.from_move,
        starts_at=shown.starts_at,
        starts_full=shown.starts_full,
        goes_on_of=shown.goes_on_of,
        lobby_head=shown.lobby_head,
    )


def _fewest(shown: store.TableRecord, usual: int) -> int:
    """How many seats have to be taken to start: `usual`, or all where a number was wished for.

    Who plays on from a position of an earlier table needs nobody else: automatic players take the other seats.
    """
    return shown.exact_seats or (usual if shown.goes_on_of is None else 1)


def card_of(table: Table, person_id: int) -> SeatCard:
    """Returns the seat card of that person. Raises Trouble `not-seated`."""
    card = table.card(person_id)
    if card is None:
        raise Trouble(NOT_SEATED)
    return card


def check_placed(table: Table) -> None:
    """Raises Trouble `not-in-practice`, `not-at-open-table` for what only tables on a server have."""
    not_practice(table)
    if table.open:
        raise Trouble(NOT_AT_OPEN_TABLE)


def not_practice(table: Table) -> None:
    """Raises Trouble `not-in-practice` for what only tables of several people have."""
    if table.practice:
        raise Trouble(NOT_IN_PRACTICE)
