"""`pactum bench processes`: what presses cost one process alone, and what several share of them.

Four people at each table of Deal with the Devil press their desks in direct messages, which all come to one process; a
part of the presses, *My desk* on the board, comes to the server's. Both parts of the measurement have new tables, their
own database, the same mix and the same presses a second, for what changes often is edited once. The processor's time is
taken of every process: on a machine with few cores more would say more about the machine.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any

import asyncpg

from bot.messages.custom_ids import _MODAL, _press
from db.server.embedded import EmbeddedPostgres
from tests.wire.bot_process import BotProcess
from tests.wire.click_bench import spent
from tests.wire.crowd import MS, PATIENCE, Clicked, Crowd, percentile
from tests.wire.discord_parts import walk
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player
from tests.wire.scene import AT_REST, GAME, SEATS, folder, seated, standing_in

MOST = 500  # tables of one server
DIRECT = 0.8  # of the presses, in direct messages
WARM = 100  # presses that are not counted
SHARED, ALONE = "shared", "alone"


async def measure(tables: int, clicks: int, rate: float, processes: int, seed: int = 7) -> dict[str, Any]:
    """Figures of `clicks` presses, `rate` a second, at `tables` tables, answered by one process and by `processes`."""
    return {
        ALONE: await _part(tables, clicks, rate, 1, seed),
        SHARED: await _part(tables, clicks, rate, processes, seed),
    }


async def _part(tables: int, clicks: int, rate: float, processes: int, seed: int) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        place = stack.enter_context(folder())
        server = await asyncio.to_thread(EmbeddedPostgres.start, place)
        stack.callback(server.stop)
        discord = standing_in(processes)
        await discord.start()
        stack.push_async_callback(discord.stop)
        bots = []
        for number in range(processes):
            bot = BotProcess(discord, place / f"data{number}")
            stack.push_async_callback(bot.stop)
            await bot.start(
                DATABASE_URL=server.url,
                PACTUM_SHARDS=str(number),
                PACTUM_SHARD_COUNT=str(processes),
                PACTUM_LOG_LEVEL="ERROR",
                PACTUM_PICTURE_PROCESSES="0",
            )
            bots.append(bot)
        connection = await asyncpg.connect(server.url)
        stack.push_async_callback(connection.close)
        people = await seated(discord, GAME, SEATS, tables)
        await _rest(connection)
        boards = await connection.fetch("SELECT thread_id, board_message_id FROM tables ORDER BY id")
        crowd = Crowd(discord, [(person.id, person.dm) for here in people for person in here], seed)
        desks = _Desks(discord, people, boards, random.Random(seed))  # noqa: S311  a benchmark
        chance = random.Random(seed)  # noqa: S311  a benchmark

        async def press(count: int) -> tuple[Clicked, Clicked]:
            own, public = Clicked(), Clicked()
            async with asyncio.TaskGroup() as group:
                for _ in range(count):
                    direct = chance.random() < DIRECT
                    group.create_task(crowd.clicks(1, 1, own) if direct else desks.clicks(1, 1, public))
                    await asyncio.sleep(1 / rate)
            return own, public

        await press(WARM)
        await _rest(connection)
        before, begun = [spent(bot.pid) for bot in bots], time.perf_counter()
        own, public = await press(clicks)
        seconds = time.perf_counter() - begun
        await _rest(connection)
        took = [spent(bot.pid) - earlier for bot, earlier in zip(bots, before, strict=True)]
        return {
            "processes": processes,
            "presses": clicks,
            "presses_per_s": round(clicks / seconds, 1),
            "direct_p50_ms": percentile(own.waits, 0.5),
            "direct_p99_ms": percentile(own.waits, 0.99),
            "server_p50_ms": percentile(public.waits, 0.5),
            "cpu_ms_a_press": [round(each / clicks * MS, 2) for each in took],
        }


class _Desks:
    """People who press *My desk* on the board of their table."""

    def __init__(
        self, discord: DiscordStandIn, people: list[list[Player]], boards: list[Any], chance: random.Random
    ) -> None:
        self._discord = discord
        self._chance = chance
        self._at = list(zip(people, boards, strict=True))

    async def clicks(self, count: int, in_flight: int, into: Clicked) -> None:
        """`count` presses, `in_flight` at a time."""
        left = iter(range(count))

        async def one() -> None:
            for _ in left:
                here, board = self._chance.choice(self._at)
                person = self._chance.choice(here)
                message = self._discord.world.messages[str(board["board_message_id"])]
                done = self._discord.people.click(person.id, message["id"], _button(message))
                await self._discord.people.finished(done, PATIENCE)
                into.waits.append(done.took)

        await asyncio.gather(*(one() for _ in range(max(1, in_flight))))


def _button(message: Any) -> str:
    """The custom id of *My desk*."""
    for part in walk(message["components"]):
        custom_id = str(part.get("custom_id", ""))
        match = _MODAL.fullmatch("m" + custom_id[1:])
        if match is not None and _press(match).action == "desk":
            return custom_id
    raise LookupError(message["id"])


async def _rest(connection: Any) -> None:
    async with asyncio.timeout(10 * PATIENCE):
        while not await connection.fetchval(AT_REST):  # noqa: ASYNC110  nobody rings for it
            await asyncio.sleep(0.2)
