"""The whole process as a supervisor and Prometheus see it, and its log as JSON."""

from __future__ import annotations

import asyncio
import json
import socket

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from tests.wire.bot_process import BotProcess
from tests.wire.discord_stand_in import Delay, DiscordStandIn
from tests.wire.player import LOOK, Player

READY = 120.0  # seconds, on a busy machine


async def asked(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def until(port: int, path: str, says: str, *, status: int = 200) -> str:
    """What is answered there once it says that."""
    for _ in range(int(READY / LOOK)):
        answered, said = await asked(port, path)
        if answered == status and says in said:
            return said
        await asyncio.sleep(LOOK)
    raise AssertionError(said)


async def test_a_process_is_live_at_once_ready_once_it_answers_and_measures_what_it_does(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    await bot.start(PACTUM_HTTP=f"127.0.0.1:{port}", PACTUM_LOG_FORMAT="json")
    assert (await asked(port, "/live"))[0] == 200
    await until(port, "/ready", "", status=200)
    discord.delays.append(Delay("POST /interactions", 0.3))
    ada = Player(discord, "Ada")
    await ada.types("table new", game="bids")
    told = await until(port, "/metrics", 'pactum_clicks_total{kind="command"} 1.0')
    samples = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }
    assert samples["pactum_click_seconds_sum", "discord"] >= 0.3
    assert samples["pactum_click_seconds_sum", "database"] > 0
    assert samples["pactum_discord_answers_total", "200"] > 1
    assert samples["pactum_gateway_connected",] == samples["pactum_lease_held",] == samples["pactum_database_up",] == 1
    assert samples["pactum_event_loop_lag_seconds_count",] > 0
    assert samples["process_resident_memory_bytes",] > 10_000_000
    assert all(ada.id not in key and discord.world.guild_id not in key for key in samples)
    _, said = await bot.stop()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {"time", "level", "logger", "message"} <= lines[0].keys()
    assert any(line["message"].startswith("ready: Pactum") for line in lines)
