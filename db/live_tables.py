"""Statements about running games before an upgrade: only columns of all releases, as the schema may be older."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from db.connection import Connection, Rows, Statement

_NEXT = Statement(
    "SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, s.body, s.epoch, s.head,"
    " s.opening_seed FROM tables t JOIN states s ON s.table_id = t.id"
    " WHERE t.status = 'playing' AND t.frozen_at IS NULL AND t.id > :after ORDER BY t.id LIMIT :limit"
)
# Of those, tables that were opened with a version of the rules or with cards that this release does not open with.
_NEXT_OTHER = Statement(
    "SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, s.body, s.epoch, s.head,"
    " s.opening_seed FROM tables t JOIN states s ON s.table_id = t.id"
    " WHERE t.status = 'playing' AND t.frozen_at IS NULL AND t.id > :after AND NOT EXISTS ("
    "   SELECT 1 FROM unnest(CAST(:games AS varchar[]), CAST(:rules AS integer[]), CAST(:packs AS varchar[]))"
    "     AS p(game, rules, pack) WHERE p.game = t.game AND p.rules = t.rules AND p.pack = t.pack_hash)"
    " ORDER BY t.id LIMIT :limit"
)
_LOG = Statement("SELECT number, entry, hash FROM moves WHERE table_id = :table ORDER BY number")
_COUNT = Statement("SELECT count(*) FROM tables WHERE status = 'playing' AND frozen_at IS NULL")
_STORES_PACKS = Statement("SELECT to_regclass('packs') IS NOT NULL")


class Present(Struct, frozen=True):
    """A game as this release opens it: the version of its rules, the hash of a pack of cards ("" without cards)."""

    game: str
    rules: int
    pack: str


async def count(connection: Connection) -> int:
    """How many games are played, without those that are halted."""
    number: int = (await connection.execute(_COUNT)).scalar_one()
    return number


async def following(connection: Connection, after: int, limit: int, present: Sequence[Present] | None) -> Rows:
    """The running games after the id `after`, at most `limit`; None: all, else those that are not of `present`."""
    if present is None:
        return await connection.execute(_NEXT, {"after": after, "limit": limit})
    values = {
        "games": [each.game for each in present],
        "rules": [each.rules for each in present],
        "packs": [each.pack for each in present],
    }
    return await connection.execute(_NEXT_OTHER, {"after": after, "limit": limit, **values})


async def log(connection: Connection, table_id: int) -> Rows:
    """The log of a table: number, entry, hash."""
    return await connection.execute(_LOG, {"table": table_id})


async def stores_packs(connection: Connection) -> bool:
    """Whether the database keeps cards; release 0.1.0 did not."""
    stores: bool = (await connection.execute(_STORES_PACKS)).scalar_one()
    return stores
