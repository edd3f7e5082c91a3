"""Backs a database up while a bot works on it, and restores it into an empty one, with PostgreSQL's own programs.

Passwords go to them in the environment, where other users of the machine cannot read them.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from msgspec import Struct

from db.connection.address import for_libpq, must_be_encrypted
from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.server.private_server import programs, versions
from db.server.revisions import WAY, known_schemas, migrations_after
from db.trouble import DATABASE_NEWER, DATABASE_OLDER, Trouble
from engine.texts import CodedError

_VERSION = re.compile(r"\(PostgreSQL\) (\d+)")
_FROM = re.compile(r"^;\s+Dumped from database version: (\d+)", re.MULTILINE)
_NO_TLS = "SSL support is not compiled in"
_UNFIT = {DATABASE_NEWER: "newer-schema", DATABASE_OLDER: "older-schema"}
DEBIANS = Path("/usr/lib/postgresql")  # a folder for each version
_SCHEMA = re.compile(r"^COPY [^\n]*version_num[^\n]*\n(\w+)\n", re.MULTILINE)
_SERVER = Statement("SELECT current_setting('server_version_num') AS version")
_USED = Statement(
    "SELECT count(*) AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
)
# What the bot did after the backup is not known any more. Numbers it gave then are not given again, lest a button of a
# lost table, or the mark of a lost message, be taken for that of a new one; and what waited may have been sent, so it
# is looked for before it is sent again.
_LEAP = Statement(
    "SELECT setval(format('%I.%I', schemaname, sequencename)::regclass,"
    " coalesce(last_value, 0) + CASE WHEN sequencename IN ('tables_id_seq', 'practice_numbers') THEN 1000"
    " ELSE 1000000 END)"
    " FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL"
)
_LOOK = Statement("UPDATE outbox SET state = 'sending', claimed_by = NULL, attempts = 1 WHERE state = 'pending'")


class CannotDump(CodedError[str | int]):
    """A backup or restore is refused, or has failed; nothing is left half done.

    `code`: "no-program" (none on the PATH or with the embedded server is new enough), "no-tls" (none that is can
    encrypt, and the address wants that), "failed" (with its last line), "exists", "not-writable", "no-file" (there is
    none), "no-backup" (the file is none), "not-empty" (the database is not), "older-server" (than the one the backup is
    of), "newer-schema" (than this release has), "older-schema" (than its first; it has to pass through `release`).
    """


class Backup(Struct, frozen=True):
    """A backup that was made. `size`: bytes; `tables`: how many tables of games it holds."""

    size: int
    tables: int


async def back_up(database: Database, file: Path) -> Backup:
    """Writes a consistent copy of `database`, as of now, to `file`, which only its owner can read. It may be at work.

    Raises CannotDump, Trouble `database-away`.
    """
    program, *_ = await _programs("pg_dump", await _server_version(database), database.url)
    address, environment = libpq_address(database.url)
    (counted,) = await database.fetch(Statement("SELECT count(*) AS tables FROM tables"), {})
    with _new(file) as written:
        await _run(program, "--format=custom", f"--dbname={address}", output=written, environment=environment)
        size = os.fstat(written).st_size
    return Backup(size, counted.tables)


@contextmanager
def _new(file: Path) -> Iterator[int]:
    """A file to write to, which has its name once all is written, and is not there if anything goes wrong."""
    partial = file.with_name(f"{file.name}.partial")
    try:
        for path in (file, partial):
            if path.exists():
                raise CannotDump("exists", file=str(path))
        written = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise CannotDump("not-writable", file=str(partial), problem=error.strerror or "") from error
    try:
        try:
            yield written
            os.fsync(written)
        finally:
            os.close(written)
        if file.exists():
            raise CannotDump("exists", file=str(file))
        partial.rename(file)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise


async def fill_from_backup(database: Database, file: Path) -> int:
    """Fills the empty `database` from the backup in `file`, all or nothing. Returns how many tables of games it has.

    Raises CannotDump, Trouble `database-away`.
    """
    if not await asyncio.to_thread(file.is_file):
        raise CannotDump("no-file", file=str(file))
    server = await _server_version(database)
    for program in await _programs("pg_restore", server, database.url):
        with suppress(CannotDump):
            contents = await _run(program, "--list", str(file))
            stamp = await _run(program, "--data-only", "--table=alembic_version", "--file=-", str(file))
            break
    else:
        raise CannotDump("no-backup", file=str(file))
    made_by, schema = _FROM.search(contents), _SCHEMA.search(stamp)
    if made_by is None or schema is None:
        raise CannotDump("no-backup", file=str(file))
    if int(made_by[1]) > server:
        raise CannotDump("older-server", found=made_by[1], server=server)
    try:
        migrations_after(schema[1])
    except Trouble as trouble:
        raise CannotDump(_UNFIT[trouble.code], found=schema[1], known=known_schemas()[-1], release=WAY) from None
    (used,) = await database.fetch(_USED, {})
    if used.tables:
        raise CannotDump("not-empty", where=database.where)
    address, environment = libpq_address(database.url)
    await _run(
        program,
        "--single-transaction",
        "--exit-on-error",
        "--no-owner",
        "--no-privileges",
        f"--dbname={address}",
        str(file),
        environment=environment,
    )

    async def set_right(connection: Connection) -> None:
        for statement in (_LEAP, _LOOK):
            await connection.execute(statement)

    await database.run(set_right)
    (counted,) = await database.fetch(Statement("SELECT count(*) AS tables FROM tables"), {})
    return int(counted.tables)


async def _server_version(database: Database) -> int:
    (row,) = await database.fetch(_SERVER, {})
    return int(row.version) // 10_000


async def _programs(name: str, server: int, url: sa.URL) -> list[str]:
    """The paths of that program that can work with the server at `url`: the embedded servers' and those installed.

    Where it may come to encryption, those that can do it are first; the embedded ones cannot. Of these the nearest to
    the server's version is the first: a newer pg_restore sets what an older server does not know.
    """
    encrypted = must_be_encrypted(url)
    found = []
    for path in _candidates(name):
        with suppress(CannotDump):
            version = _VERSION.search(await _run(path, "--version"))
            if version is not None and int(version[1]) >= server:
                plain = encrypted is not False and not await _encrypts(path)
                found.append((plain, int(version[1]), path))
    if not found:
        raise CannotDump("no-program", program=name, server=server)
    fit = [(plain, version, path) for plain, version, path in found if not (plain and encrypted)]
    if not fit:
        raise CannotDump("no-tls", program=name, server=server)
    return [path for *_, path in sorted(fit)]


def _candidates(name: str) -> list[str]:
    bundled = (programs(version) for version in sorted(versions()))
    beside = sorted(DEBIANS.glob("*/bin"))  # whatever the program on the PATH chooses of them
    paths = [*(shutil.which(name, path=str(folder)) for folder in (*bundled, *beside)), shutil.which(name)]
    return list(dict.fromkeys(path for path in paths if path is not None))


async def _encrypts(program: str) -> bool:
    """Whether a program and those beside it are built with TLS: who is not says so before it looks for a server."""
    dump = shutil.which("pg_dump", path=str(Path(program).parent))
    if dump is None:
        return False
    try:
        await _run(dump, "--dbname=host=/nonexistent sslmode=require", environment={**os.environ, "LC_ALL": "C"})
    except CannotDump as error:
        return _NO_TLS not in str(error.details["problem"])
    return True


def libpq_address(url: sa.URL) -> tuple[str, dict[str, str]]:
    """The address as libpq reads it, without the password, and the environment with it."""
    return for_libpq(url), {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}


async def _run(
    program: str, *arguments: str, output: int = asyncio.subprocess.PIPE, environment: dict[str, str] | None = None
) -> str:
    """What a program writes. Raises CannotDump `failed` with its first error."""
    process = await asyncio.create_subprocess_exec(
        program,
        *arguments,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=output,
        stderr=asyncio.subprocess.PIPE,
        env=environment,
    )
    try:
        said, problems = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        lines = problems.decode(errors="replace").strip().splitlines() or [""]
        said_so = [line for line in lines if "error:" in line] or lines
        raise CannotDump("failed", program=Path(program).name, problem=said_so[0])
    return (said or b"").decode(errors="replace")
