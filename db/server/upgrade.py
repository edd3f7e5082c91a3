"""Brings the files of the embedded server from another major version of PostgreSQL to that of this release.

A copy is made beside them and takes their place once it is whole; the old files stay. Nothing is lost whenever it is
cut off: the copy is then made anew, or, once it was whole, put in place by the next start.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from db.server.private_server import OURS_IS, PrivateServer, other_owner, programs, version_of, versions
from engine.texts import CodedError

_OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    " AND datname IS NOT NULL"
)
_RESTORED = ("--single-transaction", "--exit-on-error", "--no-owner")
_TABLES = "SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"


class CannotUpgrade(CodedError[str | int]):
    """The files stay as they are.

    `code`: "no-database", "no-programs" (of their version), "in-use", "exists" (what was kept before),
    "other-user" (has the files), "failed".
    """


class Upgraded(Struct, frozen=True):
    """What was done: `was` and `now` are major versions, `kept`: where the old files are."""

    was: int
    now: int
    kept: Path


class _Places:
    """The folders and files of an upgrade, below the data directory."""

    def __init__(self, data_dir: Path) -> None:
        at = data_dir.expanduser().resolve()
        self.files = at / "postgres"
        self.copy = at / "postgres-new"
        self.dump = at / "postgres-new.dump"
        self.whole = at / "postgres-new.whole"  # it is there once the copy is; it names the version of the old files

    def kept(self, was: str) -> Path:
        """Where the old files go."""
        return self.files.with_name(f"postgres-{was}")


def upgrade_data(data_dir: Path) -> Upgraded | None:
    """Brings the embedded server's files to this release's version; None if they have it. Blocks. Raises CannotUpgrade.

    Two copies of the data and a compressed one must fit on the disk.
    """
    places = _Places(data_dir)
    owner = other_owner(places.files)
    if owner is not None:
        raise CannotUpgrade("other-user", where=str(places.files), owner=owner)
    settle_upgrade(data_dir)
    was = version_of(places.files)
    if was is None:
        raise CannotUpgrade("no-database", where=str(places.files))
    if was == OURS_IS:
        return None
    if was not in versions():
        raise CannotUpgrade("no-programs", found=was, known=", ".join(map(str, sorted(versions()))))
    if places.kept(str(was)).exists():
        raise CannotUpgrade("exists", where=str(places.kept(str(was))))
    shutil.rmtree(places.copy, ignore_errors=True)
    places.dump.unlink(missing_ok=True)
    try:
        with _running(places.files, was) as url:
            counted = _counted(url)
            places.dump.touch(0o600)
            _run("pg_dump", "--format=custom", f"--file={places.dump}", f"--dbname={url}")
        with _running(places.copy, OURS_IS) as url:
            _run("pg_restore", *_RESTORED, f"--dbname={url}", str(places.dump))
            _asked(url, "ANALYZE")
            if _counted(url) != counted:
                raise CannotUpgrade("failed", program="pg_restore", problem="rows are missing")
    except (OSError, RuntimeError, AssertionError, subprocess.SubprocessError) as error:
        raise CannotUpgrade("failed", program="postgres", problem=type(error).__name__) from error
    finally:
        places.dump.unlink(missing_ok=True)
    places.whole.write_text(str(was))
    settle_upgrade(data_dir)
    return Upgraded(was, OURS_IS, places.kept(str(was)))


def settle_upgrade(data_dir: Path) -> None:
    """Puts a copy that is whole in the place of the old files, wherever an earlier try was cut off."""
    places = _Places(data_dir)
    try:
        was = places.whole.read_text()
    except FileNotFoundError:
        return
    if places.copy.exists():
        if places.files.exists():
            places.files.rename(places.kept(was))
        places.copy.rename(places.files)
    places.whole.unlink()


@contextmanager
def _running(directory: Path, version: int) -> Iterator[str]:
    """The address of a server of that version on those files, which is stopped in the end. Raises CannotUpgrade."""
    server = PrivateServer(directory, version)
    try:
        server.start()
        if int(_asked(server.url, _OTHERS)):
            server.cleanup()  # it goes on for them
            raise CannotUpgrade("in-use", where=str(directory))
        try:
            yield server.url
        finally:
            server.cleanup()
            server.stop()
    finally:
        server.forget_link()


def _counted(url: str) -> dict[str, int]:
    """The number of rows of each table."""
    names = _asked(url, _TABLES).split()
    return {name: int(_asked(url, f"SELECT count(*) FROM {name}")) for name in names}  # noqa: S608  quoted by Postgres


def _asked(url: str, statement: str) -> str:
    return _run("psql", "--no-psqlrc", "--tuples-only", "--no-align", f"--command={statement}", f"--dbname={url}")


def _run(program: str, *arguments: str) -> str:
    """What a program of this release's version writes. Raises CannotUpgrade `failed` with its last line."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    done = subprocess.run(  # noqa: S603  our own programs and arguments
        [str(programs() / program), *arguments], capture_output=True, text=True, check=False, env=environment
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [""]
        raise CannotUpgrade("failed", program=program, problem=lines[-1])
    return done.stdout.strip()
