"""What is wrong with this installation, one sentence each, and the address that invites the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Literal

import aiohttp
import discord
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct

from bot.console import line, told
from bot.invite import application_of, invite_address
from bot.settings import Settings
from db.embedded import EmbeddedPostgres
from db.lease import Lease
from db.migrate import config
from db.session import engine_url, make_engine
from db.trouble import DATABASE_TAKEN, Trouble
from engine.core.registry import games

PATIENCE = 3  # tries to get the database before it counts as busy


class Finding(Struct, frozen=True):
    """One sentence, and whether it is good, bad or only to be known."""

    kind: Literal["ok", "wrong", "note"]
    what: str


async def examine(settings: Settings, say: Callable[[str], None]) -> int:
    """Say every finding and the invite address; how many things are wrong."""
    wrong = 0
    for check in (_token(settings), _database(settings), _packs()):
        async for finding in check:
            say(line(f"doctor-{finding.kind}", what=finding.what))
            wrong += finding.kind == "wrong"
    application = application_of(settings.token.get_secret_value()) if settings.token is not None else None
    if application is None:
        say(line("doctor-invite-unknown"))
    else:
        say(line("doctor-invite"))
        say(invite_address(application))
    say(line("doctor-some-wrong", count=wrong) if wrong else line("doctor-all-well"))
    return wrong


async def _token(settings: Settings) -> AsyncIterator[Finding]:
    if settings.token is None:
        yield Finding("wrong", line("doctor-token-missing"))
        return
    token = settings.token.get_secret_value()
    if application_of(token) is None:
        yield Finding("wrong", line("doctor-token-shape"))
        return
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
        yield Finding("ok", line("doctor-token-good", name=str(client.user)))
    except discord.LoginFailure:
        yield Finding("wrong", line("doctor-token-refused"))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        yield Finding("note", line("doctor-offline", problem=type(error).__name__))
    finally:
        await client.close()


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    server: EmbeddedPostgres | None = None
    try:
        if settings.database_url is None:
            server = await asyncio.to_thread(EmbeddedPostgres.start, settings.data_dir)
            yield Finding("ok", line("doctor-database-embedded", path=str(server.directory)))
        url = engine_url(server.url if server else settings.database_url.get_secret_value())  # type: ignore[union-attr]
        lease = await Lease.take(url, url.host or url.database or "", patience=PATIENCE)
    except Trouble as trouble:
        if server is not None:
            server.leave()
        if trouble.code == DATABASE_TAKEN:
            yield Finding("note", told(trouble.text))
        else:
            yield Finding("wrong", line("doctor-database-wrong", problem=told(trouble.text)))
        return
    engine = make_engine(url, pool_size=1)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda one: MigrationContext.configure(one).get_current_revision())
        current = found == ScriptDirectory.from_config(config()).get_current_head()
        if server is None:
            yield Finding("ok", line("doctor-database-good"))
        yield Finding("ok", line("doctor-schema-current")) if current else Finding("note", line("doctor-schema-behind"))
    finally:
        await engine.dispose()
        await lease.release()
        if server is not None:
            await asyncio.to_thread(server.stop)


async def _packs() -> AsyncIterator[Finding]:
    try:
        found = games()
    except Exception as error:
        # Any broken pack or module is this one sentence here, whatever its author raises.
        yield Finding("wrong", line("doctor-packs-wrong", problem=str(error)))
        return
    for game in found.values():
        name, version, digest = game.pack(game.options_type())
        if name:
            yield Finding("ok", line("doctor-pack", game=game.id, pack=name, version=version, hash=digest[:12]))
        else:
            yield Finding("ok", line("doctor-no-pack", game=game.id))
