"""`make freeze`: keeps what this release writes, so that every later one can be held against it.

Run once, when a release is made, in its tree; the files (`tests/fixtures/release-<version>/`) never change again. A
commit that people play with between two releases is kept as `<version>-<commit>`: `make freeze ARGS=49b49201`.

- `games.jsonl.xz`: whole games of every kind through the real house (`hosted.PLANS`), each as an export with the head
  and the final state;
- `database.json.xz`: the rows of a database filled by the real bot (`filled`), with the schema's revision; of releases
  older than the first migration, as release 0.3.0 has migrated them (`upgraded-<release>.json.xz` there);
- `began-<release>.json.xz`: the rows of an earlier release's database, migrated, in which each game was played on for a
  while (`went_on`): they will end under a third one;
- `tournaments/<release>.json.xz`, beside these folders: the rows of a database in the middle of a tournament
  (`half_played`);
- `presses.json.xz`: the custom_ids of the messages of that bot;
- `<game>/states.jsonl.xz`: states of random games, of every step and every kind of question.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from db.connection.address import engine_url
from db.connection.session import Database, make_engine
from db.connection.statements import Statement
from db.schema import ROWS
from db.server.embedded import EmbeddedPostgres
from db.server.migrate import migrate
from engine.registry import games
from host.house import House
from host.lobby.bounds import ROOMY
from host.proof.export import running_release
from host.values import Person, Trouble
from tests.contract.journeys import Journey
from tests.ground import Clock, Entropy, address, execute
from tests.host.seating import play_out
from tests.releases.filled import Filled, filled
from tests.releases.half_played import half_played
from tests.releases.hosted import PLANS, Frozen, Hosted
from tests.releases.stored import FIXTURES, RELEASES, TOURNAMENTS, database_of, opened

STATES_OF_A_KIND = 3  # of each step and kinds of question, and of each number of players
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "architects": ({}, {"boards": "variable", "promos": True}, {"boards": "all-chosen", "apprentice": True}),
    "bids": ({},),
    "devil": (
        {},
        {"learners": True},
        dict.fromkeys(("jesters", "indulgence_trade", "goods_bribes", "role_preferences"), True),
    ),
    "paladins": ({},),
}
MOVES = 40  # of each game that began under an earlier release
NEWCOMER = Person(7, "Nora")  # takes the seats that are open there
JOURNEYS = 3  # of each number of players and set of options


def main() -> None:
    """Writes the files of this release, or of a commit after it. Ends with an error where it has some already."""
    folder = FIXTURES / "-".join([f"release-{running_release()}", *sys.argv[1:2]])
    if folder.exists():
        sys.exit(f"{folder} is there already: what a release has written never changes again.")
    directory = Path(tempfile.mkdtemp(prefix="pactum-freeze-"))
    server = EmbeddedPostgres.start(directory)
    try:
        asyncio.run(_written(server, folder))
    finally:
        server.stop()
        shutil.rmtree(directory, ignore_errors=True)


async def _written(server: EmbeddedPostgres, folder: Path) -> None:
    await execute(server.url, "CREATE DATABASE template_of_release")
    engine = make_engine(engine_url(address(server, "template_of_release")))
    await migrate(engine)
    await engine.dispose()
    played = [await frozen(await _database(server, plan.name), plan) for plan in PLANS]
    database = await _database(server, "filled")
    done = await filled(database)
    kept = await _kept(database, done)
    await database.close()
    _write(folder / "games.jsonl.xz", b"\n".join(map(msgspec.json.encode, played)))
    _write(folder / "database.json.xz", kept)
    for earlier in RELEASES:
        _write(folder / f"began-{earlier}.json.xz", await _upgraded(server, earlier))
    await half_played_kept(server, TOURNAMENTS / f"{folder.name.removeprefix('release-')}.json.xz")
    _write(folder / "presses.json.xz", msgspec.json.encode(done.presses))
    for game_id in games():
        _write(folder / game_id / "states.jsonl.xz", b"\n".join(states_of(game_id)))


async def half_played_kept(server: EmbeddedPostgres, file: Path) -> None:
    """Writes the rows of a tournament in the middle of its second round, on a server that has the template."""
    database = await _database(server, "half_played")
    _write(file, await _kept(database, await half_played(database)))
    await database.close()


async def _upgraded(server: EmbeddedPostgres, earlier: str) -> bytes:
    name = "began_" + earlier.replace(".", "_").replace("-", "_")
    await execute(server.url, f"CREATE DATABASE {name}")
    async with opened(earlier, address(server, name)) as database:
        return await _kept(database, await went_on(database, earlier))


async def went_on(database: Database, earlier: str) -> Filled:
    """Play on each game in the database of an earlier release, and start each lobby that has the players."""
    stored, clock = database_of(earlier), Clock()
    clock.now = stored.now
    house = House(database, clock=clock, entropy=Entropy(f"since {earlier}"), limits=ROOMY)
    await house.packs.keep_packs()
    for name, number in stored.tables.items():
        table = await house.lookups.table(number)
        if table.status == "lobby":
            with suppress(Trouble):
                await house.lobby.start(number, table.seats[0].person_id, f"since:{name}")
        for card in table.seats:
            if not card.taken and table.status == "playing":
                await house.seats.take_seat(number, card.seat or 0, NEWCOMER, f"since:{name}:{card.seat}")
        table = await house.lookups.table(number)
        if table.status == "playing" and not (table.halted or table.paused):
            await play_out(house, table, most=MOVES)
    return Filled(stored.tables, [], clock.now.isoformat())


async def frozen(database: Database, plan: Any) -> Frozen:
    """Play a plan in an empty database; the database is closed."""
    hosted = Hosted(database, plan)
    try:
        await hosted.play()
        return await hosted.frozen()
    finally:
        await database.close()


async def _database(server: EmbeddedPostgres, name: str) -> Database:
    name = "of_" + name.replace("-", "_")
    await execute(server.url, f"CREATE DATABASE {name} TEMPLATE template_of_release")
    database = Database(engine_url(address(server, name)), "freeze", pool_size=3)
    database.nonce_key = bytes(32)
    return database


async def _kept(database: Database, done: Filled) -> bytes:
    """All rows, with what they are of. Bytes are written as {"hex": ...}, moments as {"at": ...}."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for table in ROWS.sorted_tables:
        names = [column.name for column in table.columns]
        order = ", ".join(column.name for column in table.primary_key.columns)
        found = await database.fetch(Statement(f"SELECT {', '.join(names)} FROM {table.name} ORDER BY {order}"), {})  # noqa: S608
        if found:
            rows[table.name] = [{name: _plain(getattr(row, name)) for name in names} for row in found]
    (schema,) = await database.fetch(Statement("SELECT version_num FROM alembic_version"), {})
    kept = {"schema": schema.version_num, "now": done.now, "tables": done.tables, "rows": rows}
    return json.dumps(kept, separators=(",", ":")).encode()


def _plain(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return {"hex": bytes(value).hex()}
    if isinstance(value, datetime):
        return {"at": value.isoformat()}
    return value


def states_of(game_id: str) -> Iterator[bytes]:
    """States of random games: a few of each step, kinds of question, number of players and set of options."""
    game = games()[game_id]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in OPTIONS.get(game_id, ({},)):
            kinds: Counter[Any] = Counter()
            for number in range(JOURNEYS):
                for step in Journey(game, seats, number, game.options_type(**options)):
                    state = step.outcome.state
                    asked = tuple(sorted({ask.kind for ask in game.asks(state).values()}))
                    kind = state.step, asked, bool(game.sealed(state))
                    kinds[kind] += 1
                    if kinds[kind] in (1, 7, 31)[:STATES_OF_A_KIND]:
                        yield msgspec.json.encode(state)


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)
    file.write_bytes(packed)
    sys.stdout.write(f"{file}: {len(packed)} bytes\n")


if __name__ == "__main__":
    main()
