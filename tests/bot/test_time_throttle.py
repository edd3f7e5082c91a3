"""Discord's limits are kept by waiting before a request, not by being refused."""

from __future__ import annotations

import asyncio

from bot.messages.sending import NEVER_WAITS, Throttle, Timer


class Loop:
    """Seconds that pass only by sleeping."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


def made(loop: Loop, rate: float, burst: int) -> Throttle:
    return Throttle(rate, burst, Timer(loop.clock, loop.sleep))


async def test_a_burst_goes_at_once_and_the_rest_one_after_the_other() -> None:
    loop = Loop()
    throttle = made(loop, 10, 3)
    for _ in range(5):
        await throttle.turn()
    assert [round(wait, 6) for wait in loop.waits] == [0.1, 0.2]


async def test_two_thousand_turns_at_forty_five_a_second_take_less_than_a_minute() -> None:
    loop = Loop()
    throttle = made(loop, 45, 45)
    await asyncio.gather(*(throttle.turn() for _ in range(2000)))
    assert 40 < max(loop.waits) < 45
    for second in range(44):
        assert sum(second <= wait < second + 1 for wait in loop.waits) <= 46


async def test_a_rest_gives_the_burst_back() -> None:
    loop = Loop()
    throttle = made(loop, 10, 3)
    for _ in range(3):
        await throttle.turn()
    loop.now = 10.0
    for _ in range(3):
        await throttle.turn()
    assert loop.waits == []


async def test_a_flood_in_a_discord_without_limits_waits_for_no_clock() -> None:
    throttle = Throttle(1, 1, NEVER_WAITS)
    async with asyncio.timeout(60):  # seconds; at the real pace it would take a hundred
        for _ in range(100):
            await throttle.turn()
