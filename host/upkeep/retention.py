"""Deletes tables some time after they are over, if the operator wants that, and exports finished games before."""

from __future__ import annotations

import asyncio
import logging
import lzma
import os
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from msgspec import Struct

from db.connection.statements import Connection, StatementError
from db.tables import archive
from db.trouble import DATABASE_AWAY, TABLE_BUSY
from host.proof.export import Exports
from host.table.access import Tables
from host.table.halting import describe_error, is_of_machine
from host.values import NO_SUCH_TABLE

_BATCH = 5  # tables at a time
_DELETED = "a table to delete"
_PAUSE = timedelta(hours=1)  # once all that are due were looked at
PRIVATE_FOLDER, PRIVATE = 0o700, 0o600  # modes of folders and files: for the bot's user alone
OTHERS = 0o077  # the bits of a mode that let others in

_log = logging.getLogger(__name__)


class Keeping(Struct, frozen=True):
    """How long tables are kept after their last move. None: for good.

    `finished`: games that were played to their end; `closed`: closed lobbies, practice that was given up, games that
    are void. `exports`: the folder for exports of finished games.
    """

    exports: Path
    finished: timedelta | None = None
    closed: timedelta | None = None


class Retention:
    """Deletes old tables. Results and ratings stay, with the row of the table that they refer to, without people."""

    def __init__(self, tables: Tables, exports: Exports, keeping: Keeping) -> None:
        self._tables = tables
        self._exports = exports
        self._keeping = keeping
        self._upto = {"ended": 0, "closed": 0}
        self._again_at: datetime | None = None

    async def sweep(self) -> bool:
        """Deletes one batch. Returns False, as nobody waits for more."""
        await self.delete_batch(self._tables.skipping.resting(_DELETED))
        return False

    async def delete_batch(self, but: Collection[int] = ()) -> tuple[int, list[Exception]]:
        """Deletes some tables that are due, but none of `but`. After the last ones it pauses for an hour.

        Returns how many, and the errors of those that could not be deleted.
        """
        now, errors = self._tables.clock(), list[Exception]()
        if self._again_at is not None and now < self._again_at:
            return 0, errors
        deleted, left = 0, False
        for status, kept in (("ended", self._keeping.finished), ("closed", self._keeping.closed)):
            if kept is None:
                continue
            due = await self._due(status, now - kept)
            for table_id, _, game in due:
                if table_id in but:
                    continue
                try:
                    deleted += await self._delete(table_id, status, game)
                except Exception as error:
                    errors.append(error)
                    await self._tables.skipping.note(_DELETED, table_id, error)
                else:
                    await self._tables.skipping.worked(_DELETED, table_id)
            self._upto[status] = due[-1][0] if len(due) == _BATCH else 0
            left = left or len(due) == _BATCH
        if not left and not errors:
            self._again_at = now + _PAUSE
        return deleted, errors

    async def _due(self, status: str, before: datetime) -> list[tuple[int, str, str]]:
        async def look(connection: Connection) -> list[tuple[int, str, str]]:
            return await archive.to_delete(connection, [status], self._upto[status], before, _BATCH)

        return await self._tables.database.look(look)

    async def _delete(self, table_id: int, status: str, game: str) -> bool:
        """Exports a table if it is finished, and deletes it. It stays if it changes meanwhile or cannot be exported."""
        try:
            head = (await self._tables.read(table_id)).head
            if status == "ended":
                content = await self._exports.export(table_id)
                await asyncio.to_thread(write_whole_file, self._keeping.exports, f"{game}-{table_id}.json.xz", content)
        except Exception as error:
            code = getattr(error, "code", "")
            if isinstance(error, StatementError) or code in (DATABASE_AWAY, TABLE_BUSY) or is_of_machine(error):
                raise
            if code == NO_SUCH_TABLE:  # another process was quicker
                return False
            _log.error("table %s is not deleted, as it cannot be exported: %s", table_id, describe_error(error))
            return False

        async def work(connection: Connection) -> bool:
            return await archive.delete_table(connection, table_id, status, head)

        return await self._tables.database.run(work)


def write_whole_file(folder: Path, name: str, content: bytes) -> None:
    """Writes `content`, compressed, to a file that is there whole or not at all, even if the machine breaks down.

    Only the bot's user can read the file, the folder and the exports of older releases there. Raises OSError.
    """
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    _tighten(folder)
    partial = folder / f".{name}.partial"
    partial.unlink(missing_ok=True)
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
        file.write(lzma.compress(content))
        file.flush()
        os.fsync(file.fileno())
    partial.replace(folder / name)
    at = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(at)
    finally:
        os.close(at)


def _tighten(folder: Path) -> None:
    """Lets nobody but the bot's user read the folder and the exports there, as far as they belong to it."""
    for path, mode in ((folder, PRIVATE_FOLDER), *((each, PRIVATE) for each in folder.glob("*.json.xz"))):
        if path.stat().st_mode & OTHERS:
            with suppress(PermissionError):
                path.chmod(mode)
