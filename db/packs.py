"""Statements about content packs. Each is stored once, by its hash."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from msgspec import Struct, json

from db.connection import Connection, Statement

_KEEP = Statement(
    "INSERT INTO packs (hash, game, id, version, content) VALUES (:hash, :game, :id, :version, :content)"
    " ON CONFLICT (hash) DO NOTHING"
)
_CONTENT = Statement("SELECT content FROM packs WHERE hash = :hash")
_NAMED = "SELECT DISTINCT t.game, t.pack_id AS id, t.pack_version AS version, t.pack_hash AS hash FROM tables t"
_NOT_KEPT = Statement(
    _NAMED  # noqa: S608  constants only
    + " WHERE t.pack_hash <> '' AND NOT EXISTS (SELECT 1 FROM packs p WHERE p.hash = t.pack_hash)"
    " ORDER BY game, hash"
)
_LIVE = Statement(_NAMED + " WHERE t.pack_hash <> '' AND t.status IN ('lobby', 'playing') ORDER BY game, hash")
_PLAYING = Statement(
    "SELECT id FROM tables WHERE game = :game AND pack_hash = :hash AND status = 'playing' AND frozen_at IS NULL"
    " ORDER BY id"
)


class Named(Struct, frozen=True):
    """A pack of a game, by its id. `hash`: SHA-256 of its files' bytes, in hex."""

    game: str
    id: str
    version: int
    hash: str


async def keep(connection: Connection, pack: Named, files: Mapping[str, bytes]) -> None:
    """Store the files of a pack, if they are not stored yet."""
    text = json.encode({name: raw.decode() for name, raw in files.items()})
    await connection.execute(
        _KEEP,
        {"hash": pack.hash, "game": pack.game, "id": pack.id, "version": pack.version, "content": zlib.compress(text)},
    )


async def content(connection: Connection, digest: str) -> dict[str, bytes] | None:
    """The files of the pack with that hash, None if it is not stored."""
    packed: bytes | None = (await connection.execute(_CONTENT, {"hash": digest})).scalar()
    if packed is None:
        return None
    files: dict[str, str] = json.decode(zlib.decompress(packed), type=dict[str, str])
    return {name: text.encode() for name, text in files.items()}


async def not_kept(connection: Connection) -> list[Named]:
    """The packs that tables name and that are not stored."""
    return [Named(row.game, row.id, row.version, row.hash) for row in await connection.execute(_NOT_KEPT)]


async def live(connection: Connection) -> list[Named]:
    """The packs of all lobbies and running games."""
    return [Named(row.game, row.id, row.version, row.hash) for row in await connection.execute(_LIVE)]


async def playing(connection: Connection, pack: Named) -> list[int]:
    """The running, not halted tables that use that pack."""
    return [row.id for row in await connection.execute(_PLAYING, {"game": pack.game, "hash": pack.hash})]
