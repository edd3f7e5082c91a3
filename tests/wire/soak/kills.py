"""Kills the bot, at a moment of its own choice or at the very call that is made, and restarts the database."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import psutil

from db.server.embedded import EmbeddedPostgres
from db.trouble import Trouble
from tests.wire.bot_process import TOKEN, ClicksProcess, StandbyProcess
from tests.wire.discord_by_http import ByHttp
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.soak.bad_days import BadDays

CALLS = (
    "POST /channels/{channel}/messages",
    "PATCH /channels/{channel}/messages/{message}",
    "POST /channels/{channel}/messages/{message}/threads",
    "POST /interactions/{interaction}/{token}/callback",
    "POST /users/@me/channels",
    "PUT /channels/{channel}/messages/pins/{message}",
    "GET /channels/{channel}/messages",
)
PATIENCE = 6.0  # seconds for the chosen call to come
SIGN_IN = 60.0  # seconds
ENDS = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT, "kill -9": signal.SIGKILL}  # of Postgres


IN_FLIGHT = 0.05  # seconds at most between a press and the kill
REVIVED_AFTER = 3.0  # seconds at most, where the bots have not started the database themselves


class Killer:
    """Bots that are killed in turn and started again. `kills`, `restarts`: how often so far, by kind.

    One alone has the built-in database, several one beside them. `pictures`: in how many processes each draws.
    """

    def __init__(
        self,
        discord: DiscordStandIn,
        days: BadDays,
        place: Path,
        seed: int,
        hurry: float = 1.0,
        pictures: int = 0,
    ) -> None:
        self._discord = discord
        self._place = place
        self._chance = random.Random(seed + 1)  # noqa: S311  a test
        self._hurry = hurry
        self._server: asyncio.subprocess.Process | None = None
        self._asked: dict[int, StandbyProcess | ClicksProcess] = {}  # those that say by HTTP how they are, by turn
        self._first_for_clicks = 1
        self._own: list[dict[str, str]] = [{}]
        self._pids = [0]
        self._turn = 0  # which of them is killed next
        self._answering: set[int] = set()
        self._pictures = pictures
        self._beside: EmbeddedPostgres | None = None
        self._reviving: asyncio.Task[None] | None = None
        self._armed: tuple[str, bool] | None = None
        self._struck = asyncio.Event()
        self.kills: Counter[str] = Counter()
        self.restarts: Counter[str] = Counter()
        self.ended = 0  # by themselves at the start, with Discord or the database away
        self.starts: list[float] = []
        self.start_cpu: list[float] = []
        days.at_call = self._at_call

    def divide(self, clicks: int, *, standby: bool) -> None:
        """Has so many bots for clicks beside the one that leads, and with `standby` another that stands by for it."""
        leaders = [StandbyProcess(self._discord, self._place) for _ in range(2)] if standby else []
        answering = [ClicksProcess(self._discord, self._place) for _ in range(clicks)]
        self._first_for_clicks = first = len(leaders) or 1
        self._asked = dict(enumerate([*leaders, *answering], 0 if leaders else 1))
        self._own = [{}] * (first - len(leaders)) + [process.settings for process in self._asked.values()]
        self._pids = [0] * len(self._own)
        if answering:
            self._discord.by_http = ByHttp([process.address for process in answering])
            self._discord.answers = asyncio.Event()

    @property
    def log(self) -> Path:
        """What all bots have said."""
        return self._place / "bot.log"

    async def begin(self) -> None:
        """Load the bot, and start it for the first time."""
        if len(self._pids) > 1:
            self._beside = await asyncio.to_thread(EmbeddedPostgres.start, self._place / "data")
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": self._beside.url if self._beside else "",
            "PACTUM_DATA_DIR": str(self._place / "data"),
            "PACTUM_TEST_DISCORD_API": self._discord.api,
            "PACTUM_LOG_LEVEL": "WARNING",
            "PACTUM_PICTURE_PROCESSES": str(self._pictures),
            "PACTUM_PICTURE_SECONDS": "1",
            "PACTUM_TEST_GAMES": "bids",
        }
        command = (sys.executable, "-m", "tests.wire.soak.quick_bot", str(self._place / "clock"))
        self._server = await asyncio.create_subprocess_exec(
            *command, stdin=-1, stdout=-1, env=environment, start_new_session=True
        )
        for turn in range(len(self._pids)):
            self._turn = turn
            await self.start()

    async def start(self, *, wait: bool = True) -> None:
        """Start the bot whose turn it is; `wait` until it has signed in. Raises TimeoutError."""
        assert self._server is not None
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._away()
        own = json.dumps(self._own[self._turn], separators=(",", ":"))
        self._server.stdin.write(f"start {self.log} {own}\n".encode())
        begun = time.monotonic()
        self._pids[self._turn] = int(await self._server.stdout.readline())
        if wait:
            await self._signed_in(begun)

    async def _signed_in(self, begun: float) -> None:
        async with asyncio.timeout(SIGN_IN):
            while not await self._is_there():
                # It may end by itself if the database went away at the start.
                if not psutil.pid_exists(self._pids[self._turn]):
                    self.ended += 1
                    await self.start(wait=False)
        if self._is_for_clicks:
            self._answering.add(self._turn)
            self._discord.answers.set()
        self.starts.append(time.monotonic() - begun)
        with suppress(psutil.NoSuchProcess):
            spent = psutil.Process(self._pids[self._turn]).cpu_times()
            self.start_cpu.append(spent.user + spent.system)

    async def kill_and_start(self, postgres: str = "") -> None:
        """Let the bots work for a while, kill the next one, and start it again.

        `postgres`: how that ends at the same time.
        """
        self._turn = (self._turn + 1) % len(self._pids)
        kind = self._chance.choices(("at a moment", "at a call", "while starting"), (5, 4, 1))[0]
        if kind == "at a call" and self._is_for_clicks:
            kind = await self._kill_at_a_press()
        elif kind == "at a call":
            self._struck.clear()
            self._armed = (self._chance.choice(CALLS), bool(self._chance.randrange(2)))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._struck.wait(), PATIENCE / self._hurry)
            if self._armed is not None:  # nobody made that call
                self._armed, kind = None, "at a moment"
                self._kill()
        else:
            await asyncio.sleep(self._chance.uniform(0.2, 3.0 / self._hurry))
            self._kill()
        self.kills[kind] += 1
        if postgres:
            self.end_postgres(postgres)
        if kind == "while starting":
            await self.start(wait=False)
            await asyncio.sleep(self._chance.uniform(0.0, 1.5))
            self._kill()
            self.kills[kind] += 1
        await self.start()

    async def kill_for_clicks(self) -> None:
        """Kill the next one that answers clicks a moment after a press, and start it again."""
        self._turn = max(self._first_for_clicks, (self._turn + 1) % len(self._pids))
        self.kills[await self._kill_at_a_press()] += 1
        await self.start()

    @property
    def _is_for_clicks(self) -> bool:
        return self._turn >= self._first_for_clicks

    async def _is_there(self) -> bool:
        """Whether the bot whose turn it is has signed in, stands by or answers clicks; waits for it for a moment."""
        if self._turn in self._asked:
            await asyncio.sleep(0.2)
            return await self._asked[self._turn].is_there()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._discord.signed_in[0].wait(), 0.5)
            return True
        return False

    async def _kill_at_a_press(self) -> str:
        """Kills the bot a moment after a press was sent to it. Returns how it was killed."""
        assert self._discord.by_http is not None
        process = self._asked[self._turn]
        assert isinstance(process, ClicksProcess)
        own = process.address
        pressed = asyncio.Event()
        self._discord.by_http.at_press = lambda address: pressed.set() if address == own else None
        kind = "at a moment"
        with suppress(TimeoutError):
            await asyncio.wait_for(pressed.wait(), PATIENCE / self._hurry)
            await asyncio.sleep(self._chance.uniform(0.0, IN_FLIGHT))
            kind = "at a press"
        self._discord.by_http.at_press = lambda address: None
        self._kill()
        return kind

    def end_postgres(self, how: str) -> None:
        """End the database; the bot that lives, or the next one, starts it again, if it is the built-in one."""
        pid_file = self._place / "data" / "postgres" / "postmaster.pid"
        with suppress(FileNotFoundError, ProcessLookupError, ValueError):
            os.kill(int(pid_file.read_text().partition("\n")[0]), ENDS[how])
            self.restarts[how] += 1
            if self._beside is not None:
                self._reviving = asyncio.create_task(self._revive(self._beside))

    def orphans(self) -> list[str]:
        """Processes that a bot had for itself and that have outlived it."""
        found = []
        for process in psutil.process_iter():
            with suppress(psutil.Error, ProcessLookupError):
                ours = self._server is not None and os.getsid(process.pid) == self._server.pid
                if ours and process.ppid() not in (os.getpid(), self._server.pid, *self._pids):
                    found.append(" ".join(process.cmdline()))
        return [line for line in found if ".worker" in line]

    async def end(self) -> None:
        """End bots and database for good."""
        for pid in self._pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        for _ in range(200):
            if not any(psutil.pid_exists(pid) for pid in self._pids):
                break
            await asyncio.sleep(0.1)
        if self._server is not None:
            self._server.kill()
            await self._server.wait()
        if self._beside is None:
            self.end_postgres("fast")
            return
        if self._reviving is not None:
            await self._reviving
        await asyncio.to_thread(self._beside.stop)

    async def _revive(self, server: EmbeddedPostgres) -> None:
        await asyncio.sleep(self._chance.uniform(0.0, REVIVED_AFTER / self._hurry))
        for _ in range(int(SIGN_IN)):
            with suppress(Trouble):  # it is still ending
                await asyncio.to_thread(server.revive)
                return
            await asyncio.sleep(1.0)

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pids[self._turn], signal.SIGKILL)
        self._away()

    def _away(self) -> None:
        """The bot whose turn it is answers nobody. The one that leads may have one that takes over."""
        if self._is_for_clicks:
            self._answering.discard(self._turn)
            if not self._answering:
                self._discord.answers.clear()
            return
        if self._turn not in self._asked:
            self._discord.signed_in[0].clear()
            self._discord.ready.clear()

    def _at_call(self, call: str, done: bool) -> bool:
        if self._armed != (call, done):
            return False
        self._armed = None
        self._kill()
        self._struck.set()
        return True
