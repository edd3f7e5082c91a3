"""Keeps the content packs that tables play with, each stored once, by its hash."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from msgspec import Struct, json

from db.connection.statements import Connection, Statement

_KEEP_PACK = Statement(
    "INSERT INTO packs (hash, game, id, version, content) VALUES (:hash, :game, :id, :version, :content)"
    " ON CONFLICT (hash) DO NOTHING"
)
_PACK_CONTENT = Statement("SELECT content FROM packs WHERE hash = :hash")
_NAMED_PACKS = "SELECT DISTINCT t.game, t.pack_id AS id, t.pack_version AS version, t.pack_hash AS hash FROM tables t"
_PACKS_NOT_KEPT = Statement(
    _NAMED_PACKS  # noqa: S608  constants only
    + " WHERE t.pack_hash <> '' AND NOT EXISTS (SELECT 1 FROM packs p WHERE p.hash = t.pack_hash)"
    " ORDER BY game, hash"
)
_LIVE_PACKS = Statement(
    _NAMED_PACKS + " WHERE t.pack_hash <> '' AND t.status IN ('lobby', 'playing') ORDER BY game, hash"
)
_PLAYING_PACK = Statement(
    "SELECT id FROM tables WHERE game = :game AND pack_hash = :hash AND status = 'playing' AND frozen_at IS NULL"
    " ORDER BY id"
)


class NamedPack(Struct, frozen=True):
    """A pack of a game, by its id. `hash`: SHA-256 of its files' bytes, in hex."""

    game: str
    id: str
    version: int
    hash: str


async def keep_pack(connection: Connection, pack: NamedPack, files: Mapping[str, bytes]) -> None:
    """Stores the files of a pack, if they are not stored yet."""
    text = json.encode({name: raw.decode() for name, raw in files.items()})
    await connection.execute(
        _KEEP_PACK,
        {"hash": pack.hash, "game": pack.game, "id": pack.id, "version": pack.version, "content": zlib.compress(text)},
    )


async def pack_content(connection: Connection, digest: str) -> dict[str, bytes] | None:
    """The files of the pack with that hash, None if it is not stored."""
    packed: bytes | None = (await connection.execute(_PACK_CONTENT, {"hash": digest})).scalar()
    if packed is None:
        return None
    files: dict[str, str] = json.decode(zlib.decompress(packed), type=dict[str, str])
    return {name: text.encode() for name, text in files.items()}


async def packs_not_kept(connection: Connection) -> list[NamedPack]:
    """The packs that tables name and that are not stored."""
    return [NamedPack(row.game, row.id, row.version, row.hash) for row in await connection.execute(_PACKS_NOT_KEPT)]


async def live_packs(connection: Connection) -> list[NamedPack]:
    """The packs of all lobbies and running games."""
    return [NamedPack(row.game, row.id, row.version, row.hash) for row in await connection.execute(_LIVE_PACKS)]


async def playing_pack(connection: Connection, pack: NamedPack) -> list[int]:
    """The running, not halted tables that use that pack."""
    return [row.id for row in await connection.execute(_PLAYING_PACK, {"game": pack.game, "hash": pack.hash})]
