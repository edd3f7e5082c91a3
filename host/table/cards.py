"""Gives each table its cards: stores them in the database by hash, and has them in memory before a state is used."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from db import packs, store
from db.connection import Connection
from engine.core.contract import Game
from engine.core.contract import game as rules_of
from engine.core.packs import Files, PackError, WithPacks, exact, packs_of

Pack = tuple[str, int, str]  # id, version, hash

_log = logging.getLogger(__name__)


def options_of(game: Game[Any], options: dict[str, Any], pack: Pack) -> Struct:
    """The table options as the game's type, with exactly the pack that the table was opened with."""
    typed: Struct = convert(options, game.options_type)
    return typed if packs_of(game) is None else replace(typed, pack=exact(pack[0], pack[2]))


def with_cards(game_id: str, state: Any, pack: Pack, *, ended: bool) -> Any:
    """`state` with exactly the pack of its table. Raises UnknownPack if that is neither stored nor among the files.

    An `ended` table of an earlier release then gets the present pack of the same name.
    """
    its = packs_of(rules_of(game_id))
    if its is None:
        return state
    key = exact(pack[0], pack[2])
    if not its.packs.holds(pack[2]):
        try:
            its.packs.at(key)
        except PackError:
            if not ended:
                raise
            key = pack[0]
    return state if state.options.pack == key else its.with_pack(state, key)


def files_of(game_id: str, pack: Pack) -> Files:
    """The files of the pack that a table uses; none for a game without packs, or if they are lost."""
    its = packs_of(rules_of(game_id))
    try:
        return {} if its is None else its.packs.files(exact(pack[0], pack[2]))
    except PackError:
        return {}


async def at_hand(connection: Connection, shown: store.TableRecord) -> None:
    """Load the table's pack into memory if the database has it. Packs that lie in the folder need no loading."""
    await pack_at_hand(connection, shown.game, shown.pack[2])


async def pack_at_hand(connection: Connection, game_id: str, digest: str) -> None:
    """Load the pack with that hash into memory if the database has it."""
    its = _packs(game_id)
    if its is not None and not its.packs.holds(digest):
        await _taken(connection, its, digest)


async def kept(connection: Connection, game: Game[Any], pack: Pack) -> None:
    """Store the pack of a new table in the database. Raises PackError."""
    its = packs_of(game)
    if its is not None:
        await _kept(connection, its, packs.Named(game.id, *pack))


async def kept_and_taken(connection: Connection) -> list[tuple[packs.Named, PackError]]:
    """Store all packs that tables name and the folders still hold; load those of lobbies and running games.

    Returns the packs that cannot be stored any more, with the reason: their files have changed since an earlier
    release dealt from them.
    """
    lost: list[tuple[packs.Named, PackError]] = []
    for named in await packs.not_kept(connection):
        its = _packs(named.game)
        if its is None:
            continue
        try:
            await _kept(connection, its, named)
        except PackError as error:
            lost.append((named, error))
    for named in await packs.live(connection):
        its = _packs(named.game)
        if its is not None:
            await _taken(connection, its, named.hash)
    return lost


async def _kept(connection: Connection, its: WithPacks, named: packs.Named) -> None:
    await packs.keep(connection, named, its.packs.files(exact(named.id, named.hash)))


async def _taken(connection: Connection, its: WithPacks, digest: str) -> None:
    files = await packs.content(connection, digest)
    if files is None:
        return
    try:
        its.packs.keep(files, digest)
    except PackError as error:  # only its tables are halted, when they are next read
        _log.error("pack %s is kept but cannot be used: %s", digest[:12], error)


def _packs(game_id: str) -> WithPacks | None:
    try:
        return packs_of(rules_of(game_id))
    except KeyError:  # a game that this release does not have
        return None
