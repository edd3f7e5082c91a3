"""Says what is wrong with the way to the database and the server there, before anything of Pactum's is read from it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from msgspec.structs import replace

from bot.app.settings import Settings
from bot.cli.doctor_machine import Finding, unusable, verdict, wrong
from db.server.examination import Examination, connect_briefly, examine_server, read_identity
from db.trouble import Trouble

OLDEST = 14  # PostgreSQL
SKEW = 5.0  # seconds between the clocks of bot and database, beyond which deadlines look wrong
LAG = 60  # seconds that a standby may be behind
NOT_OURS = 5  # tables of something else that are named at most


async def server(settings: Settings) -> AsyncIterator[Finding]:
    """What is to be said of the server that DATABASE_URL names, and of the way there, around a pool if there is one."""
    found: set[str] = set()
    for direct in (False, True):
        try:
            address = settings.direct_database() if direct else settings.database()
            if address is None:
                continue
            async with connect_briefly(address) as connection:
                found.add(await read_identity(connection))
                if direct or settings.database_direct_url is None:
                    for finding in _findings(await examine_server(connection), direct=direct):
                        yield finding
        except Trouble as trouble:
            yield replace(unusable(trouble), unreachable=True)
            return
    if len(found) > 1:
        yield replace(wrong("two-databases"), unreachable=True)


def _findings(server: Examination, *, direct: bool) -> Iterator[Finding]:
    if server.pooled:
        yield wrong("pool-direct" if direct else "pool")
    yield verdict(server.version >= OLDEST, "server", "server-old", version=server.version)
    if server.read_only:
        yield wrong("read-only")
    elif not server.rights:
        yield replace(wrong("rights", user=server.user), unreachable=True)
    if server.tables and "alembic_version" not in server.tables:
        yield replace(wrong("not-empty", tables=", ".join(sorted(server.tables)[:NOT_OURS])), unreachable=True)
    for setting in server.losing:
        yield wrong("losing", setting=setting)
    if server.skew > SKEW:
        yield wrong("skew", seconds=round(server.skew))
    for standby in server.standbys:
        well = standby.behind <= LAG and standby.state in ("streaming", "backup")
        yield verdict(well, "standby-lag", name=standby.name, seconds=standby.behind, state=standby.state)
