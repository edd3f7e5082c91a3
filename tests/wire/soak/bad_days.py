"""Discord's bad days: limits, failures, lost and late answers, things that are gone, a gateway that comes and goes."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from tests.wire.discord_parts import ApiError
from tests.wire.discord_stand_in import DiscordStandIn, Weather
from tests.wire.discord_world import DIRECT, EPHEMERAL, THREADS
from tests.wire.soak.quick_time import QuickTime

CALLBACK = "POST /interactions"
SENDS = ("POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages")
LIMITS = ("user", "shared", "global")
HANGS = 17.0  # seconds: longer than the bot waits for an answer
OUTAGE = timedelta(minutes=10)
SHORTEST, LONGEST = 1.0, 4.0  # seconds of one kind of weather
NO_PERMISSION, CLOSED = 50013, 50007

Before = Callable[[str, dict[str, str]], Awaitable[None]]


class BadDays(Weather):
    """One kind of weather after the other until `over` is called. `seen_of`: how many of each kind came to pass.

    `all_had`: set once there was weather of every kind.
    """

    def __init__(self, discord: DiscordStandIn, clock: QuickTime, seed: int, hurry: float = 1.0) -> None:
        self._discord = discord
        self._clock = clock
        self._shortest, self._longest = SHORTEST / hurry, LONGEST / hurry
        self._chance = random.Random(seed)  # noqa: S311  a test
        self._odds: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None
        self.all_had = asyncio.Event()
        self.seen_of: Counter[str] = Counter()
        self.bodies: Counter[str] = Counter()
        self.wrong_bodies: list[str] = []
        self.problems: Callable[[str, Any], list[str]] = lambda call, body: []
        self.at_call: Callable[[str, bool], bool] = lambda call, done: False  # whether the bot was killed there
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            **{f"429 {scope}": self._odd(f"429 {scope}", 0.3) for scope in LIMITS},
            **{f"{status}": self._odd(f"{status}", 0.35) for status in (500, 502, 503, 504)},
            "answers lost": self._odd("lost", 0.25),
            "slow answers": self._odd("slow", 0.3),
            "answers that hang": self._odd("hangs", 0.02),
            "interactions expired": self._odd("expired", 0.2),
            "no permission": self._odd("no permission", 0.3),
            "closed direct messages": self._close_dms,
            "messages deleted": self._delete_messages,
            "threads deleted": self._delete_thread,
            "gateway refused": self._refuse,
            "resumes": self._resume,
            "invalid sessions": self._invalid,
            "reconnect storms": self._storm,
            "outages of 10 minutes": self._outage,
        }

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def over(self) -> None:
        """Fine days from now on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._clear()

    # ------------------------------------------------------------------------- what befalls a call

    async def before(self, call: str, path: dict[str, str]) -> None:
        if self.at_call(call, False):
            raise ApiError(500)
        if call == "GET /gateway":  # how a bot finds the stand-in; Discord's own is GET /gateway/bot
            return
        if self._strikes("hangs"):
            await asyncio.sleep(HANGS)
            raise ApiError(504)  # it takes no effect any more: by the quick clock that would be minutes late
        if call.startswith(CALLBACK):
            if self._strikes("expired"):
                raise ApiError(404, 10062, "Unknown interaction")
        elif call.startswith("GET /gateway"):
            return
        for scope in LIMITS:
            if not call.startswith(CALLBACK) and self._strikes(f"429 {scope}"):
                raise self._limited(scope)
        for status in (500, 502, 503, 504):
            if self._strikes(f"{status}"):
                raise ApiError(status)
        in_thread = self._discord.world.channels.get(path.get("channel", ""), {}).get("type") in THREADS
        if in_thread and call.startswith(SENDS) and self._strikes("no permission"):
            raise ApiError(403, NO_PERMISSION, "Missing Permissions")

    async def after(self, call: str) -> bool:
        if self.at_call(call, True):
            return True
        if call.startswith("GET /gateway"):
            return False
        if self._strikes("slow"):
            await asyncio.sleep(self._chance.uniform(0.2, 2.0))
        return self._strikes("lost")

    def seen(self, call: str, body: Any) -> None:
        if body is None:
            return
        self.bodies[call] += 1
        self.wrong_bodies += self.problems(call, body)

    def _strikes(self, what: str) -> bool:
        odds = self._odds.get(what, 0.0)
        if odds and self._chance.random() < odds:
            self.seen_of[what] += 1
            return True
        return False

    def _limited(self, scope: str) -> ApiError:
        """A 429 as Discord words it; discord.py takes one without `Via` for a ban."""
        wait = round(self._chance.uniform(0.5, 5.0), 3)
        everywhere = scope == "global"
        error = ApiError(429, 0, "You are being rate limited.", retry_after=wait, **{"global": everywhere})
        error.headers = {"Via": "1.1 google", "Retry-After": str(wait), "X-RateLimit-Scope": scope}
        if everywhere:
            error.headers["X-RateLimit-Global"] = "true"
        else:
            error.headers |= {
                "X-RateLimit-Limit": "5",
                "X-RateLimit-Remaining": "0",
                "X-RateLimit-Reset-After": str(wait),
                "X-RateLimit-Bucket": "abcd1234",
            }
        return error

    # ------------------------------------------------------------------------------ the weather

    async def _run(self) -> None:
        while True:  # each kind once, in a new order, then again
            for name in self._chance.sample(sorted(self._kinds), len(self._kinds)):
                await asyncio.sleep(self._chance.uniform(0.0, self._shortest))
                await self._discord.ready.wait()  # nothing befalls a bot that is not there
                try:
                    await self._kinds[name]()
                finally:
                    self._clear()
            self.all_had.set()

    def _clear(self) -> None:
        self._odds.clear()
        self._discord.refuses = False
        self._discord.world.closed_dms.clear()

    def _odd(self, what: str, odds: float) -> Callable[[], Awaitable[None]]:
        async def kind() -> None:
            self._odds[what] = odds
            await self._while()

        return kind

    async def _while(self) -> None:
        await asyncio.sleep(self._chance.uniform(self._shortest, self._longest))

    async def _close_dms(self) -> None:
        world = self._discord.world
        people = sorted(one["recipients"][0]["id"] for one in world.channels.values() if one["type"] == DIRECT)
        world.closed_dms.update(self._chance.sample(people, min(3, len(people))))
        self.seen_of["closed direct messages"] += len(world.closed_dms)
        await self._while()

    async def _delete_messages(self) -> None:
        """Of some channels the newest message, or any."""
        world = self._discord.world
        for channel in self._chance.sample(sorted(world.channels), min(6, len(world.channels))):
            there = [one for one in world.in_channel(channel) if _may_go(one)]
            if there:
                world.delete(self._chance.choice((there[-1], self._chance.choice(there))))
                self.seen_of["messages deleted"] += 1

    async def _delete_thread(self) -> None:
        world = self._discord.world
        threads = sorted(one["id"] for one in world.channels.values() if one["type"] in THREADS)
        if threads:
            world.delete_channel(threads[-1 - self._chance.randrange(min(8, len(threads)))])
            self.seen_of["threads deleted"] += 1

    async def _refuse(self) -> None:
        self.seen_of["gateway refused"] += 1
        self._discord.refuses = True
        self._discord.hang_up(None)
        await self._while()

    async def _resume(self) -> None:
        for code in (4000, 1001, None):
            self.seen_of["resumes"] += 1
            self._discord.hang_up(code)
            await asyncio.sleep(0.5)
        self._discord.ask_to_reconnect()

    async def _invalid(self) -> None:
        self.seen_of["invalid sessions"] += 1
        self._discord.forget_sessions()
        await self._while()

    async def _storm(self) -> None:
        self.seen_of["reconnect storms"] += 1
        for _ in range(8):
            self._chance.choice((self._discord.ask_to_reconnect, lambda: self._discord.hang_up(None)))()
            await asyncio.sleep(0.3)

    async def _outage(self) -> None:
        """Nothing of Discord answers for ten minutes of the bot's clock."""
        self.seen_of["outages of 10 minutes"] += 1
        self._discord.refuses = True
        self._odds["503"] = 1.0
        self._discord.hang_up(None)
        await asyncio.sleep(1.0)
        self._clock.jump(OUTAGE)
        self._discord.world.nonces.clear()  # far older than three minutes
        await asyncio.sleep(1.0)


def _may_go(message: Any) -> bool:
    return not (message.get("_deleted") or message.get("_only_for") or message["flags"] & EPHEMERAL)
