"""Reads tournaments for whoever may look: as they stand, by one of their tables, of a server, for feeds and news."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from db.connection.statements import Connection
from db.people import tournaments as statements
from host.kept import Kept
from host.table.access import Tables
from host.tournaments.recounting import Recount, recount_tournament
from host.tournaments.shown import (
    FollowedTournament,
    TableOfRound,
    TournamentNews,
    TournamentShown,
    followed_tournament,
    shown_tournament,
    tournament_news,
)
from host.tournaments.stored import StoredTournament, read_tournament

A_TOURNAMENT = "a tournament, by its number,"
_READ = 4  # tournaments whose tables are being told of
_FOLLOWED, _FEEDS = 3, 30  # tournaments of a feed, and those of all feeds that are kept
_LISTED = 10  # tournaments of a server

_Stand = tuple[int | None, ...]  # all that a tournament depends on, as numbers: the same for the same


class ReadTournaments:
    """Short reads. What was read is read whole again only once something has changed."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._read: Kept[_Stand, TournamentShown] = Kept(_READ)
        self._followed: Kept[_Stand, FollowedTournament] = Kept(_FEEDS)

    async def shown(self, tournament_id: int) -> TournamentShown:
        """The tournament as all may read it. Raises Trouble `no-such-tournament`."""
        return shown_tournament(await self.stored(tournament_id))

    async def stored(self, tournament_id: int) -> StoredTournament:
        """The tournament as it is stored. Raises Trouble `no-such-tournament`."""

        async def look(connection: Connection) -> StoredTournament:
            return await read_tournament(connection, tournament_id)

        return await self._tables.database.run(look)

    async def of_table(self, table_id: int) -> TableOfRound | None:
        """The tournament that a table belongs to, as all may read it, and which of its tables it is; None without.

        Each message of a round's beginning asks for it.
        """
        rows = await self._tables.database.fetch(statements.TOURNAMENT_OF_TABLE, {"table": table_id})
        if not rows:
            return None
        (row,) = rows
        key = _stand_of(row)
        shown = self._read.get(key) or self._read.keep(key, await self.shown(row.id))
        return TableOfRound(shown, row.round, row.place)

    async def recounted(self, tournament_id: int) -> Recount:
        """The standings worked out again from the results of the tables alone, and where these say something else.

        Raises Trouble `no-such-tournament`.
        """
        return await recount_tournament(self._tables, tournament_id)

    async def on_server(self, server_id: int) -> tuple[TournamentShown, ...]:
        """The tournaments of a server, those that go on before those that are over, the newest first; at most ten."""
        values = {"server": server_id, "limit": _LISTED}
        rows = await self._tables.database.fetch(statements.TOURNAMENTS_OF_SERVER, values)
        return await self._read_each([row.id for row in rows])

    async def followed(self, server_id: int) -> tuple[FollowedTournament, ...]:
        """The newest tournaments of a server that all may read, at most three: of those, onlookers see tables."""
        values = {"server": server_id, "limit": _FOLLOWED}
        rows = await self._tables.database.fetch(statements.WATCHED_TOURNAMENTS, values)

        stands = {row.id: _stand_of(row) for row in rows}

        async def read(tournament_id: int) -> FollowedTournament:
            key = stands[tournament_id]
            kept = self._followed.get(key)
            return kept or self._followed.keep(key, followed_tournament(await self.stored(tournament_id)))

        found = [await self._tables.skipping.done(A_TOURNAMENT, row.id, read, kind="tournament") for row in rows]
        return tuple(each for each in found if each is not None)

    async def news(self, limit: int = 20, but: Collection[int] = ()) -> tuple[TournamentNews, ...]:
        """What is to be announced in the threads of tournaments, of at most so many of them; none of `but`, by ids.

        A tournament without a thread is among them, too.

        The same is returned until it is `told`.
        """
        values = {"limit": limit, "but": list(but)}
        rows = await self._tables.database.fetch(statements.TOURNAMENTS_UNTOLD, values)
        news = []
        for row in rows:
            its = await self._tables.skipping.done(A_TOURNAMENT, row.id, self._news_of, kind="tournament")
            if its is not None:
                news.append(its)
        return tuple(news)

    async def _news_of(self, tournament_id: int) -> TournamentNews | None:
        return tournament_news(await self.stored(tournament_id))

    async def _read_each(self, ids: Collection[int]) -> tuple[TournamentShown, ...]:
        read = [await self._tables.skipping.done(A_TOURNAMENT, each, self.shown, kind="tournament") for each in ids]
        return tuple(each for each in read if each is not None)


def _stand_of(row: Any) -> _Stand:
    return (row.id, row.steps, row.thread_id, row.opener_id, row.people, row.tables)
