"""Checks this installation: says what is wrong, a sentence each, and prints the bot's invite address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime
from typing import Literal

import aiohttp
import discord
from msgspec import Struct

from bot.app.settings import Settings
from bot.cli.health import OLDEST, minutes, waiting
from bot.cli.invite import application_of, invite_address
from bot.kit.console import line, sentence_of
from db.trouble import Trouble
from db.visiting import holder_of, schema_is_current, visit_database
from engine.core.registry import games
from host.condition import Condition, condition

SHORT = 12  # characters of a hash that are shown


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
    try:
        url = settings.database()
        async with visit_database(url, settings.data_dir) as database:
            if database.embedded:
                yield Finding("ok", line("doctor-database-embedded", path=database.where))
            else:
                yield Finding("ok", line("doctor-database-good"))
            holder = await holder_of(database)
            if holder is not None:
                yield Finding("note", line("doctor-bot", holder=holder))
            if not await schema_is_current(database):
                yield Finding("note" if holder is None else "wrong", line("doctor-schema-behind"))
                return
            yield Finding("ok", line("doctor-schema-current"))
            now = datetime.now(UTC)
            for finding in _condition(await condition(database, now), now, runs=holder is not None):
                yield finding
    except Trouble as trouble:
        yield Finding("wrong", line("doctor-database-wrong", problem=sentence_of(trouble.text)))


def _condition(condition: Condition, now: datetime, *, runs: bool) -> Iterator[Finding]:
    """The packs in use, halted tables, messages that wait. `runs`: a bot is there to deliver them."""
    for pack in condition.packs:
        gone = not pack.kept and not pack.known
        key = "doctor-pack-gone" if gone else "doctor-pack-in-use" if pack.present else "doctor-pack-differs"
        yield Finding(
            "wrong" if gone else "ok" if pack.present else "note",
            line(key, game=pack.game, pack=pack.id, version=pack.version, hash=pack.hash[:SHORT], tables=pack.tables),
        )
    for halt in condition.halts:
        since = halt.since.isoformat(sep=" ", timespec="minutes")
        yield Finding("wrong", line("doctor-halted", tables=halt.tables, why=halt.why, first=halt.first, since=since))
    if not condition.halts:
        yield Finding("ok", line("doctor-none-halted"))
    waited = waiting(condition, now)
    late = runs and waited > OLDEST
    said = line("doctor-outbox", messages=condition.messages, minutes=minutes(waited))
    yield Finding("wrong" if late else "ok", said)


async def _packs() -> AsyncIterator[Finding]:
    try:
        known = games()
    except Exception as error:
        # Any broken pack or module is this one sentence here, whatever its author raises.
        yield Finding("wrong", line("doctor-packs-wrong", problem=str(error)))
        return
    for game in known.values():
        name, version, digest = game.pack(game.options_type())
        if name:
            yield Finding("ok", line("doctor-pack", game=game.id, pack=name, version=version, hash=digest[:SHORT]))
        else:
            yield Finding("ok", line("doctor-no-pack", game=game.id))
