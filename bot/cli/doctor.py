"""Checks this installation: says what is wrong, a sentence each, and prints the bot's invite address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta

from bot.app.settings import Settings
from bot.cli.doctor_database import server
from bot.cli.doctor_discord import MOST_THREADS, application_of, discord_side, invite_address
from bot.cli.doctor_machine import Finding, endpoint, good, machine, note, unusable, verdict, wrong
from bot.cli.health import OLDEST_DUE, SILENT, bot_silence, longest_wait, overdue, whole_minutes
from db.connection.presence import LEASE
from db.connection.session import Database
from db.server.migrate import altered_tables
from db.server.opening import holder_of, visit_database
from db.server.revisions import missing_migrations
from db.tables import overview
from db.trouble import Trouble
from engine.packs import PackError, packs_of
from engine.registry import game as rules_of
from engine.registry import game_ids
from face.wordings.console import cli_line
from host.people.stored_zones import lost_zones
from host.table.skipping import SKIPPED_LATELY
from host.upkeep.halts import Condition, read_condition

_LIMITED = "429"  # why a message waits: Discord has named the time
_FAR = timedelta(minutes=5)  # a message that waits for longer is worth a word
_FRESH = timedelta(days=1)  # what was lost since is wrong now, whatever has become of its cause
_MOST_LANES = 10  # that are named
_SHORT = 12  # characters of a hash that are shown

_Places = dict[int, set[int]]  # channels that the bot writes to, by server


class _Seen:
    """What the database has told that others ask for: where the bot writes to, and the bot that holds it."""

    def __init__(self) -> None:
        self.places: _Places = {}
        self.threads: dict[int, tuple[int, int]] = {}  # server and thread of tables where is played
        self.lost = False  # whether messages have failed for good within the last days
        self.holder: str | None = None


async def examine(settings: Settings, say: Callable[[str], None]) -> int:
    """Says every finding and the invite address; how many things are wrong."""
    wrong_ones = 0
    seen = _Seen()

    def said(finding: Finding) -> None:
        nonlocal wrong_ones
        say(cli_line(f"doctor-{finding.kind}", what=finding.what))
        wrong_ones += finding.kind == "wrong"

    for finding in machine(settings):
        said(finding)
    async for finding in _database(settings, seen):
        said(finding)
    async for finding in endpoint(settings, seen.holder):
        said(finding)
    async for finding in _packs():
        said(finding)
    async for finding in discord_side(settings, seen.places, seen.threads):
        said(finding)
    application = application_of(settings.token.get_secret_value()) if settings.token is not None else None
    if application is None:
        say(cli_line("doctor-invite-unknown"))
    else:
        say(cli_line("doctor-invite"))
        say(invite_address(application))
    well = "doctor-well-again" if seen.lost else "doctor-all-well"
    say(cli_line("doctor-some-wrong", count=wrong_ones) if wrong_ones else cli_line(well))
    return wrong_ones


async def _database(settings: Settings, seen: _Seen) -> AsyncIterator[Finding]:
    """What is to be said of the database. Fills in `seen`."""
    if settings.database_url is not None:
        reached = True
        async for finding in server(settings):
            reached = reached and not finding.unreachable
            yield finding
        if not reached:
            return
    try:
        async with visit_database(settings.database(), settings.data_dir) as database:
            if database.embedded:
                yield good("database-embedded", path=database.where)
            else:
                yield good("database-good")
            holder = seen.holder = await holder_of(database)
            schema = await _schema(database, runs=holder is not None)
            yield schema
            if schema.kind != "ok":
                if holder is not None:
                    yield note("bot", holder=holder)
                return
            async for finding in _processes(database, holder):
                yield finding
            for finding in await _at_work(database, seen, runs=holder is not None):
                yield finding
    except Trouble as trouble:
        yield unusable(trouble)


async def _processes(database: Database, holder: str | None) -> AsyncIterator[Finding]:
    """The processes at work. `holder`: who has the lock."""
    rows = await database.fetch(overview.AT_WORK, {"lease": LEASE})
    if not rows and holder is not None:
        yield note("bot", holder=holder)
    for row in rows:
        yield note("bot" if row.leads else "process-for-clicks", holder=row.holder)
        if not row.here:
            yield wrong("not-connected", holder=row.holder)
    if rows and not any(row.leads for row in rows):
        yield wrong("only-clicks")


async def _schema(database: Database, *, runs: bool) -> Finding:
    try:
        missing = await missing_migrations(database)
        altered = await altered_tables(database) if missing == [] else ()
    except Trouble as trouble:
        return unusable(trouble)
    if missing is None:
        return note("schema-none")
    if missing:
        return (wrong if runs else note)("schema-behind", count=len(missing))
    if altered:
        return wrong("schema-altered", tables=", ".join(altered))
    return good("schema-current")


async def _at_work(database: Database, seen: _Seen, *, runs: bool) -> list[Finding]:
    """How all tables are, and whether the bot that `runs` does what is due."""
    now = datetime.now(UTC)
    found = list(_condition(await read_condition(database, now), now, runs=runs))
    (failed,) = await database.fetch(overview.FAILED_MESSAGES, {})
    if failed.messages:
        since = failed.since.isoformat(sep=" ", timespec="minutes")
        seen.lost = True
        fresh = now - failed.latest < _FRESH
        found.append((wrong if fresh else note)("given-up", messages=failed.messages, table=failed.first, since=since))
    if lost := await lost_zones(database):
        found.append(wrong("zones-lost", zones=", ".join(sorted(lost)), people=sum(lost.values())))
    found += await _at_rest(database, now)
    for row in await database.fetch(overview.WHAT_WAS_SKIPPED, {"stale": now - SKIPPED_LATELY}):
        since = row.since.isoformat(sep=" ", timespec="minutes")
        found.append(wrong("skipped", what=row.what, places=row.places, first=row.first, why=row.why, since=since))
    silent = await bot_silence(database, now) if runs else timedelta()
    if silent > SILENT:
        found.append(wrong("silent", minutes=whole_minutes(silent)))
    elif late := await overdue(database, now):
        found.append(wrong("overdue", minutes=whole_minutes(OLDEST_DUE), **late))
    for row in await database.fetch(overview.PLACES_OF_TABLES, {}):
        seen.places.setdefault(row.server_id, set()).add(row.channel_id)
    for row in await database.fetch(overview.THREADS_OF_TABLES, {"most": MOST_THREADS}):
        seen.threads[row.id] = row.server_id, row.thread_id
    return found


async def _at_rest(database: Database, now: datetime) -> list[Finding]:
    """The lanes of messages that wait for a time that is far away, each with that time; of many the longest."""
    rows = await database.fetch(overview.LANES_AT_REST, {"later": now + _FAR, "limit": _MOST_LANES})
    found = [
        note(
            "lane-limited" if row.failure == _LIMITED else "lane-waits",
            where=row.lane_kind,
            table=row.table_id,
            messages=row.messages,
            until=f"{row.until.astimezone(UTC):%Y-%m-%d %H:%M}",
            why=row.failure,
        )
        for row in rows
    ]
    if rows and rows[0].lanes > len(rows):
        found.append(note("more-lanes", count=rows[0].lanes - len(rows)))
    return found


def _condition(condition: Condition, now: datetime, *, runs: bool) -> Iterator[Finding]:
    """The packs in use, halted tables, messages that wait. `runs`: a bot is there to deliver them."""
    for pack in condition.packs:
        gone = not pack.kept and not pack.known
        said, key = (wrong, "pack-gone") if gone else (good, "pack-in-use") if pack.present else (note, "pack-differs")
        yield said(key, game=pack.game, pack=pack.id, version=pack.version, hash=pack.hash[:_SHORT], tables=pack.tables)
    for halt in condition.halts:
        since = halt.since.isoformat(sep=" ", timespec="minutes")
        yield wrong("halted", tables=halt.tables, why=halt.why, table=halt.first, since=since)
    if not condition.halts:
        yield good("none-halted")
    waited = longest_wait(condition, now)
    late = runs and waited > OLDEST_DUE
    yield verdict(not late, "outbox", messages=condition.messages, minutes=whole_minutes(waited))


async def _packs() -> AsyncIterator[Finding]:
    """The card packs in the folders of the games, which tables are opened with."""
    for game_id in game_ids():
        try:
            rules = rules_of(game_id)
            its = packs_of(rules)
            rules.pack(rules.options_type())
        except Exception as error:
            # Any broken pack or module is this one sentence here, whatever its author raises.
            yield wrong("packs-wrong", game=game_id, problem=str(error))
            continue
        if its is None:
            yield good("no-pack", game=game_id)
            continue
        for name in its.packs.names():
            try:
                _, version, digest = its.packs.at(name).key
            except PackError as error:
                yield wrong("packs-wrong", game=game_id, problem=f"{name}: {error}")
                continue
            yield good("pack", game=game_id, pack=name, version=version, hash=digest[:_SHORT])
