"""`pactum bench clicks`: clicks a second of the real bot in its own process, beside a bare bot in the same run.

Four people at each table of Deal with the Devil press what a desk offers: they look (refresh), fill in a draft, look
into what they may do besides, take back, and one press in four seals. Both bots are there all the time and take turns,
slice by slice, so that a machine whose speed drifts does not favour either.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import psutil

from bot.kit.presses import _MODAL, Press, _press
from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.discord_people import Interaction
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.discord_world import Json, walk
from tests.wire.player import LOOK, Player

GAME, SEATS = "devil", 4
MOST = 500  # tables of one server
SLICES = 5  # of the measurement, each bare first and then Pactum
SEALS = 0.25  # of the presses, where a desk can be sealed
MIX = {"set": 6.0, "pick": 6.0, "control": 6.0, "refresh": 2.0, "open": 1.0, "take-back": 0.5, "unfold": 0.5}
SELECT, BUTTON = 3, 2
PATIENCE = 30.0  # seconds for one answer
SEQUENTIAL = 300  # clicks one after the other, at most
BARE = Path(__file__).with_name("bare_bot.py")
MS = 1000

Offered = list[tuple[Json, Press]]  # controls that can be pressed, and what each does


class Clicked:
    """What was measured of one bot."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.waits: list[float] = []
        self.actions: Counter[str] = Counter()

    @property
    def per_second(self) -> float:
        return len(self.waits) / self.seconds if self.seconds else 0.0


def percentile(waits: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(waits)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * MS, 2) if ordered else 0.0


class Crowd:
    """People at tables; each clicks only when their last click has been answered."""

    def __init__(self, discord: DiscordStandIn, people: list[Player], seed: int) -> None:
        self._discord = discord
        self._idle = people
        self._chance = random.Random(seed)  # noqa: S311  a benchmark

    async def clicks(self, count: int, in_flight: int, into: Clicked) -> None:
        """`count` clicks, `in_flight` at a time."""
        left = iter(range(count))
        begun = time.perf_counter()
        await asyncio.gather(*(self._one_after_the_other(left, into) for _ in range(in_flight)))
        into.seconds += time.perf_counter() - begun

    async def _one_after_the_other(self, left: Any, into: Clicked) -> None:
        for _ in left:
            person, desk, offered = await self._someone()
            try:
                done, action = self._press(person, desk, offered)
                await self._discord.people.answered(done, PATIENCE)
            finally:
                self._idle.append(person)
            into.waits.append(done.waited)
            into.actions[action] += 1

    async def _someone(self) -> tuple[Player, Json, Offered]:
        """An idle person who has something to press, with the newest message that offers it. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for person in self._idle:
                    for desk in reversed(self._discord.world.seen_by(person.id, person.dm)):
                        offered = [(one, press) for one in walk(desk["components"]) if (press := pressed(one))]
                        if offered:
                            self._idle.remove(person)
                            return person, desk, offered
                await asyncio.sleep(LOOK)  # a desk that is just being exchanged for a new one

    def _press(self, person: Player, desk: Json, offered: Offered) -> tuple[Interaction, str]:
        sealing = [pair for pair in offered if pair[1].action in ("seal", "sure")]
        if sealing and self._chance.random() < SEALS:
            control, press = self._chance.choice(sealing)
        else:
            usual = [pair for pair in offered if pair[1].action in MIX] or offered
            weights = [MIX.get(press.action, 1.0) for _, press in usual]
            control, press = self._chance.choices(usual, weights)[0]
        values = None
        if control["type"] == SELECT:
            options = [one["value"] for one in control["options"]]
            least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(options))
            values = self._chance.sample(options, self._chance.randint(max(1, least), max(1, most)))
        return self._discord.people.click(person.id, desk["id"], control["custom_id"], values), press.action


def pressed(control: Json) -> Press | None:
    """What the control would do, None for one that cannot be pressed or opens a modal."""
    custom_id = control.get("custom_id", "")
    match = _MODAL.fullmatch("m" + custom_id[1:])
    if match is None or control.get("disabled") or control["type"] not in (SELECT, BUTTON):
        return None
    press = _press(match)
    return None if press.action in ("type", "desk", "which", "dms", "back") else press


async def seated(discord: DiscordStandIn, tables: int) -> list[Player]:
    """Open and start `tables` tables (500 at most: one server has no more), by commands and clicks."""
    people: list[Player] = []
    await Player(discord, "keeper").types("pactum limits", tables=MOST, hourly=MOST)
    for number in range(tables):
        here = [Player(discord, f"P{number}-{one}") for one in range(SEATS)]
        await here[0].types("table new", game=GAME, options="grace=0")
        for person in here:
            await person.sits_down("")
        await here[0].presses("Start", discord.world.channel_id)
        people += here
    for person in people:
        await person.reads("chest")
    return people


async def bare(stack: AsyncExitStack, presses: int) -> tuple[DiscordStandIn, list[tuple[str, str]]]:
    """A bare bot on a stand-in of its own, and as many (person, message) with a button as there may be in flight."""
    discord = DiscordStandIn(TOKEN)
    await discord.start()
    stack.push_async_callback(discord.stop)
    process = await asyncio.create_subprocess_exec(sys.executable, str(BARE), discord.api, TOKEN)
    stack.push_async_callback(ended, process)
    await asyncio.wait_for(discord.ready.wait(), PATIENCE)
    buttons = []
    for number in range(presses):
        person = Player(discord, f"B{number}")
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "press", "custom_id": "press"}]}
        message = discord.world.post(person.dm, discord.world.bot, {"content": "press", "components": [row]})
        buttons.append((person.id, message["id"]))
    return discord, buttons


async def ended(process: asyncio.subprocess.Process) -> None:
    """Stop a process."""
    with suppress(ProcessLookupError):
        process.send_signal(signal.SIGKILL)
    await asyncio.wait_for(process.wait(), PATIENCE)


async def bare_clicks(
    discord: DiscordStandIn, buttons: list[tuple[str, str]], count: int, in_flight: int, into: Clicked
) -> None:
    """`count` clicks at the bare bot, `in_flight` at a time."""
    left = iter(range(count))

    async def one(person: str, message: str) -> None:
        for _ in left:
            done = discord.people.click(person, message, "press")
            await discord.people.answered(done, PATIENCE)
            into.waits.append(done.waited)

    begun = time.perf_counter()
    await asyncio.gather(*(one(*button) for button in buttons[:in_flight]))
    into.seconds += time.perf_counter() - begun


async def counted(place: Path) -> tuple[int, int]:
    """How many moves there are, and how many messages were sent."""
    connection = await asyncpg.connect(f"postgresql://postgres:@/postgres?host={place / 'data' / 'postgres'}")
    try:
        moves = await connection.fetchval("SELECT count(*) FROM moves")
        return moves, await connection.fetchval("SELECT count(*) FROM outbox WHERE state = 'sent'")
    finally:
        await connection.close()


@contextmanager
def folder() -> Iterator[Path]:
    """A temporary folder that Postgres, which runs as another user, can find its way through."""
    with tempfile.TemporaryDirectory(prefix="pactum-") as made:
        Path(made).chmod(0o755)
        yield Path(made)


async def measure(tables: int, clicks: int, concurrency: int, seed: int = 7) -> dict[str, Any]:
    """Figures of `clicks` clicks at `tables` tables, `concurrency` in flight; milliseconds where the name says so."""
    async with AsyncExitStack() as stack:
        place = stack.enter_context(folder())
        discord = DiscordStandIn(TOKEN)
        await discord.start()
        stack.push_async_callback(discord.stop)
        bot = BotProcess(discord, place / "data")
        stack.push_async_callback(bot.stop)
        await bot.start(PACTUM_LOG_LEVEL="ERROR")
        crowd = Crowd(discord, await seated(discord, tables), seed)
        other, buttons = await bare(stack, concurrency)
        process = psutil.Process(bot.pid)
        await crowd.clicks(4 * concurrency, concurrency, Clicked())  # warm
        await bare_clicks(other, buttons, 4 * concurrency, concurrency, Clicked())
        ours, theirs, spent = Clicked(), Clicked(), 0.0
        before = await counted(place)
        for _ in range(SLICES):
            await bare_clicks(other, buttons, clicks // SLICES, concurrency, theirs)
            cpu = process.cpu_times()
            await crowd.clicks(clicks // SLICES, concurrency, ours)
            now = process.cpu_times()
            spent += now.user + now.system - cpu.user - cpu.system
        after = await counted(place)
        alone = Clicked()
        await crowd.clicks(min(SEQUENTIAL, clicks), 1, alone)
        return {
            "tables": tables,
            "clicks": len(ours.waits),
            "concurrency": concurrency,
            "clicks_per_s": round(ours.per_second, 1),
            "bare_clicks_per_s": round(theirs.per_second, 1),
            "ratio": round(ours.per_second / theirs.per_second, 4),
            "p50_ms": percentile(ours.waits, 0.5),
            "p99_ms": percentile(ours.waits, 0.99),
            "sequential_p50_ms": percentile(alone.waits, 0.5),
            "cpu_ms_a_click": round(spent / max(1, len(ours.waits)) * MS, 2),
            "moves_committed": after[0] - before[0],
            "outbox_sent": after[1] - before[1],
            "presses": dict(ours.actions.most_common()),
        }
