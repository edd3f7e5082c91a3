"""What releases have left behind, as `tests.releases.freeze` wrote it: games, states, presses, a whole database."""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from msgspec import Struct

from alembic import command
from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.server.migrate import config, migrate
from db.server.revisions import WAY
from db.tables.store import PRACTICE_FROM
from engine.packs import packs_of
from engine.registry import folder_of, games
from engine.registry import game as game_of
from tests.releases.hosted import Frozen

FIXTURES = Path(__file__).parents[1] / "fixtures"
RELEASES = sorted(
    (folder.name.removeprefix("release-") for folder in FIXTURES.glob("release-*")),
    key=lambda release: (tuple(map(int, release.partition("-")[0].split("."))), release),
)
NEWEST = RELEASES[-1]
TOURNAMENTS = FIXTURES / "tournaments"
"""Databases in the middle of a tournament, by the release that has written them."""
WITH_GAMES = [release for release in RELEASES if (FIXTURES / f"release-{release}" / "games.jsonl.xz").exists()]
STATES = [
    (release, game_id)
    for release in RELEASES
    for game_id in sorted(games())
    if (FIXTURES / f"release-{release}" / game_id / "states.jsonl.xz").exists()
]
UNDER = " under "  # between a release and a later one that has played on in its database
GONE_ON = [
    file.name.removeprefix("began-").removesuffix(".json.xz") + UNDER + release
    for release in RELEASES
    for file in sorted((FIXTURES / f"release-{release}").glob("began-*"))
]
"""Databases that have seen an upgrade: what plays on there now is the third release."""
PLAYED_WITH = {
    ("0.1.0", "architects"): 1,
    ("0.1.0", "devil"): 1,
    ("0.2.0", "devil"): 2,
    ("0.2.0-49b49201", "devil"): 3,
    ("0.2.0-49b49201", "paladins"): 1,
    ("0.3.0", "devil"): 3,
    ("0.3.0-04f4c004", "devil"): 5,
    ("0.4.0", "devil"): 5,
}
"""Versions of the cards with which a release played, where they are not the present ones."""
FIRST = ("tables", "states", "boards", "seats", "moves", "tournaments")  # the others point at them
ARRAYS = {"answers", "people", "shards"}  # columns of numbers; other lists are JSON
GONE = {"plans"}  # fields of states that nobody read
PASSED = [release for release in RELEASES if (FIXTURES / f"release-{WAY}" / f"upgraded-{release}.json.xz").exists()]
"""Releases whose databases are too old for the migrations of this one: `WAY` has migrated them."""


class StoredDatabase(Struct, frozen=True):
    """The rows of a database. `schema`: the revision of its migrations; `tables`: their ids by what they are."""

    schema: str
    now: datetime
    tables: dict[str, int]
    rows: dict[str, list[dict[str, Any]]]


def archived(release: str, game_id: str) -> str:
    """The hash of the cards with which that release played; "" for the present ones, and for a game without cards."""
    version = PLAYED_WITH.get((release, game_id))
    if version is None:
        return ""
    its = packs_of(game_of(game_id))
    assert its is not None
    folders = (folder_of(game_id) / "rules" / "archive").iterdir()
    (found,) = [folder.name for folder in folders if its.packs.load(folder).key[1] == version]
    return found


def as_kept(state: bytes, stored: bytes) -> bytes:
    """`state` less what the release that has stored `stored` did not keep yet: fields that came later, of seats too.

    What is remembered of each round begins, in a game that began before there was such a field, with the round of the
    upgrade: of it only the rounds that are stored are compared.
    """
    return msgspec.json.encode(_fields_of(msgspec.json.decode(state), msgspec.json.decode(stored)))


def _fields_of(state: dict[str, Any], stored: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state, and of states within it, that `stored` has."""
    return {
        name: _fields_of(value, stored)
        if isinstance(value, dict) and "schema" in value
        else _rounds_of(value, stored[name])
        for name, value in state.items()
        if name in stored
    }


def _rounds_of(value: Any, stored: Any) -> Any:
    if not (isinstance(value, list) and value and all(isinstance(each, dict) for each in value)):
        return value
    if not all("round" in each for each in value):  # those of each seat
        names = {name for each in stored if isinstance(each, dict) for name in each}
        return [{name: part for name, part in each.items() if name in names} if names else each for each in value]
    rounds = {each["round"] for each in stored}
    return [each for each in value if each["round"] in rounds]


def still_kept(stored: bytes) -> bytes:
    """`stored` less what no release keeps any more."""
    fields = msgspec.json.decode(stored)
    return msgspec.json.encode({name: value for name, value in fields.items() if name not in GONE})


def unpacked(release: str, name: str) -> bytes:
    """The content of a file of that release."""
    return lzma.decompress((FIXTURES / f"release-{release}" / name).read_bytes())


@cache
def games_of(release: str) -> dict[str, Frozen]:
    """Its whole games by name."""
    lines = unpacked(release, "games.jsonl.xz").splitlines()
    return {game.name: game for game in (msgspec.json.decode(line, type=Frozen) for line in lines)}


@cache
def states_of(release: str, game_id: str) -> tuple[Any, ...]:
    """Its states of random games."""
    kind = game_of(game_id).state_type
    lines = unpacked(release, f"{game_id}/states.jsonl.xz").splitlines()
    return tuple(msgspec.json.decode(line, type=kind) for line in lines)


@cache
def presses_of(release: str) -> list[tuple[str, str]]:
    """The custom_ids of its messages, each with the kind of its control: button, select, modal or input."""
    return msgspec.json.decode(unpacked(release, "presses.json.xz"), type=list[tuple[str, str]])


@cache
def database_of(release: str) -> StoredDatabase:
    """Its database, of those in `PASSED` as `WAY` has migrated it, of those in `GONE_ON` as the later one left it."""
    began, under, later = release.partition(UNDER)
    file = (later, f"began-{began}.json.xz") if under else (release, "database.json.xz")
    if release in PASSED:
        file = (WAY, f"upgraded-{release}.json.xz")
    return msgspec.json.decode(unpacked(*file), type=StoredDatabase)


def to_migrate() -> str:
    """The newest release whose database the migrations of this one have to bring up to date."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    return next(release for release in reversed(RELEASES) if database_of(release).schema != head)


@asynccontextmanager
async def opened(release: str, url: str, *, migrated: bool = True) -> AsyncIterator[Database]:
    """That database at `url`, an empty one; `migrated`: brought to the present schema by the migrations."""
    async with opened_rows(database_of(release), url, migrated=migrated) as database:
        yield database


@asynccontextmanager
async def opened_rows(stored: StoredDatabase, url: str, *, migrated: bool = True) -> AsyncIterator[Database]:
    """The same of the rows of any database."""
    database = Database(engine_url(url), "test", pool_size=3)
    database.nonce_key = bytes(32)
    await asyncio.to_thread(upgraded, url, stored.schema)

    async def insert(connection: Connection) -> None:
        rows = stored.rows
        for name in sorted(rows, key=lambda table: FIRST.index(table) if table in FIRST else len(FIRST)):
            for row in rows[name]:
                await connection.execute(*_insert(name, row))
            if type(rows[name][0].get("id")) is int:
                counted = f" WHERE id <= {PRACTICE_FROM}" if name == "tables" else ""
                top = f"SELECT coalesce(max(id), 1) FROM {name}{counted}"  # noqa: S608
                await connection.execute(Statement(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), ({top}))"))

    await database.run(insert)
    if migrated:
        await migrate(database.engine)
    try:
        yield database
    finally:
        await database.close()


def upgraded(url: str, schema: str) -> None:
    """The schema of that release, as alembic makes it."""

    async def work() -> None:
        database = Database(engine_url(url), "test", pool_size=1)
        async with database.engine.connect() as connection:

            def up(synchronous: sa.Connection) -> None:
                settings = config()
                settings.attributes["connection"] = synchronous
                command.upgrade(settings, schema)
                synchronous.commit()

            await connection.run_sync(up)
        await database.close()

    asyncio.run(work())


def _insert(table: str, row: dict[str, Any]) -> tuple[Statement, dict[str, Any]]:
    places, values = [], {}
    for name, value in row.items():
        place = f":{name}"
        if isinstance(value, dict) and set(value) == {"hex"}:
            value = bytes.fromhex(value["hex"])
        elif isinstance(value, dict) and set(value) == {"at"}:
            value = datetime.fromisoformat(value["at"])
        elif isinstance(value, dict | list) and name not in ARRAYS:
            value, place = json.dumps(value), f"CAST(:{name} AS json)"
        places.append(place)
        values[name] = value
    return Statement(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(places)})"), values  # noqa: S608
