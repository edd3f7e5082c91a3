"""Reads the condition of all tables together, for operators: packs in use, halts and their causes, waiting messages."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from db import halted
from db.session import Database
from engine.core.contract import game as rules_of
from engine.core.contract import game_ids
from engine.core.packs import PackError, exact, packs_of


class PackInUse(Struct, frozen=True):
    """A pack of lobbies or running games. `kept`: the database has it; `known`: the folders have it too.

    `present`: a new table would be opened with it.
    """

    game: str
    id: str
    version: int
    hash: str
    tables: int
    kept: bool
    known: bool
    present: bool


class Halts(Struct, frozen=True):
    """Tables that are halted by the same kind of cause. `first`: the number of the first of them."""

    why: str
    tables: int
    first: int
    since: datetime


class Condition(Struct, frozen=True):
    """The condition of all tables. `messages` are due and not delivered, the oldest since `oldest`."""

    packs: tuple[PackInUse, ...]
    halts: tuple[Halts, ...]
    messages: int
    oldest: datetime | None


async def condition(database: Database, now: datetime) -> Condition:
    """Read the condition now. The database must have the present schema."""
    packs = [
        PackInUse(row.game, row.id, row.version, row.hash, row.tables, row.kept, *_known(row.game, row.id, row.hash))
        for row in await database.fetch(halted.IN_USE, {})
    ]
    halts = [Halts(row.why, row.tables, row.first, row.since) for row in await database.fetch(halted.CAUSES, {})]
    (waiting,) = await database.fetch(halted.BACKLOG, {"now": now})
    return Condition(tuple(packs), tuple(halts), waiting.messages, waiting.since)


def _known(game_id: str, name: str, digest: str) -> tuple[bool, bool]:
    """Whether the folders have the pack, and whether they have it under its name."""
    its = packs_of(rules_of(game_id)) if game_id in game_ids() else None
    if its is None:
        return False, False
    try:
        its.packs.at(exact(name, digest))
    except PackError:
        return False, False
    try:
        return True, bool(its.packs.at(name).key[2] == digest)
    except PackError:
        return True, False
