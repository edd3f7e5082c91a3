"""The figures of `pactum bench`: games, replays, states, answers of the house, and clicks on the real bot."""

from __future__ import annotations

import time
from typing import Any

import discord
import msgspec

from bot.demo.server import DemoBot, DemoServer, demo_server
from bot.messages.custom_ids import Press
from engine.chance import SEED_BYTES, Chance, Stream
from engine.playouts import Playout, random_value, replay_moves
from engine.registry import game as rules_of
from face.desk.filling import digest
from host.table.stored_table import state_of
from tools.bench import answers
from tools.simulate import Series, simulated

SEED = 7
TABLES = 100  # random games for the speed of the rules
WATCHED = 10  # random games whose states are weighed
REPLAYS = 5  # the fastest counts
WARM_UP = 10  # clicks that are not counted
MS = 1000


async def measure(game_id: str, clicks: int) -> dict[str, Any]:
    """Figures by part: `rules`, `replay_ms`, `largest_state_bytes`, `house` and `clicks`.

    Times are milliseconds unless the key says otherwise. Raises KeyError for an unknown game.
    """
    return {
        "rules": simulated(Series(game_id, TABLES, SEED), time.perf_counter),
        "replay_ms": _replay_ms(game_id),
        "largest_state_bytes": _largest_state(game_id),
        "house": await answers.measure(clicks, game_id),
        "clicks": await _clicks(game_id, clicks),
    }


def _chances(number: int) -> tuple[Chance, Chance]:
    return Chance(bytes([number]) * SEED_BYTES), Chance(bytes([255 - number]) * SEED_BYTES)


def _replay_ms(game_id: str) -> float:
    rules = rules_of(game_id)
    played = Playout(rules, rules.options_type(), rules.seats[1], *_chances(1))
    played.play()
    times = []
    for _ in range(REPLAYS):
        begun = time.perf_counter()
        replay_moves(rules, rules.options_type(), rules.seats[1], _chances(1)[0], played.moves)
        times.append(time.perf_counter() - begun)
    return round(min(times) * MS, 2)


def _largest_state(game_id: str) -> int:
    rules = rules_of(game_id)
    largest = 0
    for number in range(WATCHED):
        playout = Playout(rules, rules.options_type(), rules.seats[1], *_chances(number))
        for _, outcome in playout.steps():
            largest = max(largest, len(msgspec.json.encode(outcome.state)))
    return largest


class TimedBot(DemoBot):
    """Knows when the last press was answered."""

    answered = 0.0

    async def press(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        await super().press(interaction, press, values)
        self.answered = time.perf_counter()


async def clicked(game_id: str, clicks: int, bot: type[TimedBot] = TimedBot) -> list[float]:
    """The seconds of `clicks` clicks or more by random players of whole games, each until its final reply."""
    times: list[float] = []
    async with demo_server(game_id, rules_of(game_id).seats[1], SEED, bot) as server:
        await server.start()
        stream = Chance(bytes(SEED_BYTES)).stream("players", recorded=False)
        while len(times) < clicks:
            if not await _everybody(server, stream, times):
                await server.gather()
                await server.start()
    return times


async def _clicks(game_id: str, clicks: int) -> dict[str, Any]:
    """Milliseconds from the dispatch of a click to its final reply, the database's work included."""
    times = await clicked(game_id, clicks + WARM_UP)
    counted = sorted(times[WARM_UP:])
    return {
        "clicks": len(counted),
        "median_ms": round(counted[len(counted) // 2] * MS, 2),
        "p99_ms": round(counted[max(0, int(len(counted) * 0.99) - 1)] * MS, 2),
        "worst_ms": round(counted[-1] * MS, 2),
    }


async def _everybody(server: DemoServer, stream: Stream, times: list[float]) -> bool:
    """One decision of each who owes one, by clicks: look at the filled-in desk, seal it, say yes if that is asked.

    Returns False at the end of the game.
    """
    table = await server.table()
    if table is None or table.status != "playing":
        return False
    for person in server.yours:
        desk = await server.house.play.desk(table.id, person.id)
        if desk.ask is None:
            continue
        card, state = table.card(person.id), state_of(await server.house.tables.read(table.id))
        assert card is not None  # noqa: S101  everybody sits there
        assert card.seat is not None  # noqa: S101  the game has begun
        value = random_value(rules_of(table.game), state, card.seat, desk.ask.id, stream)
        await server.house.play.draft(table.id, person.id, desk.ask.id, value)
        _, form, _ = await server.house.play.form(table.id, person.id, desk.ask.id, value)
        seal = Press("seal", table.id, desk.ask.id, "", digest(form.value))
        sure = () if form.warning is None else (Press("sure", table.id, desk.ask.id),)
        for press in (Press("refresh", table.id), *sure, seal):
            times.append(await _timed(server, person.id, press))
    return True


async def _timed(server: DemoServer, person_id: int, press: Press) -> float:
    person = next(viewer for viewer in server.yours if viewer.id == person_id)
    message = person.user.dm_channel.history()[-1]
    begun = time.perf_counter()
    await person.user.click(message, custom_id=press.button_id())
    bot = server.env.bot
    assert isinstance(bot, TimedBot)  # noqa: S101  it was made as one
    return bot.answered - begun
