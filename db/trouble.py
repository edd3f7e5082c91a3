"""The refusals of the house: each is a code with details, never a rendered sentence."""

from __future__ import annotations

from engine.texts import CodedError, Param, Text


class Trouble(CodedError[Param]):
    """The house refuses, and nothing was changed.

    `code` is stable ("table-full"); `text` has the id "trouble-<code>" and the details.
    """

    @property
    def text(self) -> Text:
        return Text(f"trouble-{self.code}", self.details)


class MaybeCommitted(Trouble):
    """The database was lost when it was told to commit, and is gone since: what was wanted may count, or not."""

    def __init__(self) -> None:
        super().__init__(DATABASE_AWAY)

    @property
    def text(self) -> Text:
        return Text("trouble-database-unsure")


DATABASE_AWAY = "database-away"  # the database was lost on the way; nothing was changed, but see MaybeCommitted
DATABASE_DOWN = "database-down"  # the database cannot be reached, or not be used; `where`, `why`, `problem`
DATABASE_TAKEN = "database-taken"  # another bot works on this database; `where`, `host`, `pid`, `since`
DATABASE_IN_USE = "database-in-use"  # somebody else holds locks that the migration `revision` needs
MIGRATE_DIRECTLY = "migrate-directly"  # the schema is to be migrated, and a pool of connections stands before it
NOT_MIGRATED = "not-migrated"  # the schema is older than this release, and only the process that leads migrates
DATABASE_OLDER = "database-older"  # its schema, `found`, is so old that it has to pass through `release` first
DATABASE_NEWER = "database-newer"  # the database was migrated by a newer release; `found`, `known`
EMBEDDED_FAILED = "embedded-failed"  # the embedded Postgres did not start; `where`, `problem`
EMBEDDED_OTHER_USER = "embedded-other-user"  # its files are those of the user `owner`; `where`
EMBEDDED_OTHER_VERSION = "embedded-other-version"  # its files are of the PostgreSQL `found`, not `ours`; `where`
TABLE_BUSY = "table-busy"  # another transaction kept its lock on the table for too long
MACHINE_EXHAUSTED = "machine-exhausted"  # there is no memory, thread or file left for it now; nothing was changed
