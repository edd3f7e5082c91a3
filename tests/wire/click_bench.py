"""`pactum bench clicks`: clicks a second of the real bot in its own process, beside a bare bot in the same run.

Four people at each table of Deal with the Devil press what a desk offers: they look (refresh), fill in a draft, look
into what they may do besides, take back, and one press in four seals. A few tables are opened and played for a while by
clicks, then copied (`tests.wire.copies`) and the bot is started again. Both bots are there all the time and take turns,
slice by slice, so that a machine whose speed drifts does not favour either. Boards and desks are text, unless pictures
are asked for: another process draws them.

By HTTP the presses come to processes for clicks, beside the one of the gateway; one of them alone takes turns with all,
and at the end others send signatures that are none as fast as they can.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import psutil

from db.server.embedded import EmbeddedPostgres
from tests.wire.bare import bare
from tests.wire.crowd import MS, Clicked, Crowd, percentile
from tests.wire.scene import ALL_SENT, SEATS, Scene, folder

FIRST = 8  # tables that are opened by clicks; all others are copies
PLAYED = 40  # clicks at each of them before they are copied
SLICES = 5  # of the measurement, each bare first and then Pactum
SEQUENTIAL = 300  # clicks one after the other, at most
MEGABYTE = 1 << 20
FLOOD = Path(__file__).with_name("flood.py")
FEW = 4  # clicks in flight beside a flood


async def measure(
    tables: int,
    clicks: int,
    concurrency: int,
    processes: int = 1,
    seed: int = 7,
    *,
    pictures: bool = False,
    way: str = "gateway",
    share: float = 1.0,
) -> dict[str, Any]:
    """Figures of `clicks` clicks at `tables` tables, `concurrency` in flight; milliseconds where the name says so.

    `way`: by which clicks come, "gateway" or "http"; `share`: of a core, for each process for clicks by HTTP.
    """
    async with AsyncExitStack() as stack:
        scene = Scene(stack.enter_context(folder()), processes, pictures=pictures, way=way, share=share)
        if way == "http":
            server = await asyncio.to_thread(EmbeddedPostgres.start, scene.place / "data")
            stack.callback(server.stop)
        await scene.discord.start()
        stack.push_async_callback(scene.discord.stop)
        stack.push_async_callback(scene.stop)
        await scene.start()
        first = min(FIRST, tables)
        await scene.seat(first)
        people = scene.sitters()
        await Crowd(scene.discord, people, seed).clicks(PLAYED * first, SEATS * first // 2, Clicked())
        if copies := -(-tables // first) - 1:
            await scene.rest()
            people = await scene.copy(copies, clicks, seed)
        await scene.stop()
        signed_in = await scene.start()
        crowd, alone = Crowd(scene.discord, people, seed + 1), Clicked()
        begun = time.monotonic()
        await crowd.clicks(1, 1, alone)
        first_click = signed_in + time.monotonic() - begun
        memory = scene.process.memory_info().rss
        other = await bare(stack, concurrency)
        await crowd.clicks(4 * concurrency, concurrency, Clicked())  # warm
        await other.clicks(4 * concurrency, concurrency, Clicked())
        await scene.rest(ALL_SENT)  # what warming up has written is not counted as sent
        await scene.stalls()
        before = await scene.counted()
        ours, theirs, spent, spent_bare = Clicked(), Clicked(), [0.0] * len(scene.pids), 0.0
        of_one = Clicked()
        for _ in range(SLICES):
            spent_bare += (await _spending([other.pid], other.clicks(clicks // SLICES, concurrency, theirs)))[0]
            slice_ = await _spending(scene.pids, crowd.clicks(clicks // SLICES, concurrency, ours))
            spent = [sum(both) for both in zip(spent, slice_, strict=True)]
            if scene.clicks:
                with scene.one_alone():
                    await crowd.clicks(clicks // SLICES, concurrency, of_one)
        after = await scene.counted()
        waited, worked = await scene.stalls()
        lags = await scene.lags(before, after)
        alone = Clicked()
        await crowd.clicks(min(SEQUENTIAL, clicks), 1, alone)
        by_http = await _beside_the_others(scene, crowd, clicks, ours, of_one) if scene.clicks else {}
        seals = ours.actions["seal"]
        return {
            "tables": first * (copies + 1),
            "clicks": len(ours.waits),
            "concurrency": concurrency,
            **({"share_of_a_core": share} if share < 1 else {}),
            "pictures_drawn": scene.discord.pictures,
            "clicks_per_s": round(ours.per_second, 1),
            "bare_clicks_per_s": round(theirs.per_second, 1),
            "ratio": round(ours.per_second / theirs.per_second, 4),
            "p50_ms": percentile(ours.waits, 0.5),
            "p99_ms": percentile(ours.waits, 0.99),
            "sequential_p50_ms": percentile(alone.waits, 0.5),
            "cpu_ms_a_click": round(sum(spent) / max(1, len(ours.waits)) * MS, 2),
            "cpu_ms_a_click_of_each_process": [round(each / max(1, len(ours.waits)) * MS, 2) for each in spent],
            "bare_cpu_ms_a_click": round(spent_bare / max(1, len(theirs.waits)) * MS, 2),
            **by_http,
            "longest_stall_ms": waited,
            "longest_stall_cpu_ms": worked,
            "first_click_s": round(first_click, 2),
            "memory_mb": round(memory / MEGABYTE, 1),
            "memory_after_mb": round(scene.process.memory_info().rss / MEGABYTE, 1),
            "moves_committed": after["moves"] - before["moves"],
            "answers_committed": after["answers"] - before["answers"],
            "seals_pressed": seals,
            "steps_settled": after["settled"] - before["settled"],
            "outbox_written": after["written"] - before["written"],
            "outbox_sent": after["sent"] - before["sent"],
            "news_lag_p50_ms": percentile(lags, 0.5) if lags else None,
            "news_lag_p99_ms": percentile(lags, 0.99) if lags else None,
            "presses": dict(ours.actions.most_common()),
            "p99_ms_of_presses": {
                what: percentile(ours.waits_of[what], 0.99) for what, _ in ours.actions.most_common()
            },
        }


async def _beside_the_others(
    scene: Scene, crowd: Crowd, clicks: int, ours: Clicked, of_one: Clicked
) -> dict[str, float | int | None]:
    """The figures of presses by HTTP: what several processes are to one, and presses beside bad signatures."""
    flooded = Clicked()
    program = [sys.executable, str(FLOOD), *(process.address for process in scene.clicks)]
    flood = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    begun = time.monotonic()
    try:
        await crowd.clicks(max(50, clicks // SLICES), FEW, flooded)
    finally:
        flood.terminate()
        said, _ = await flood.communicate()
    return {
        "clicks_per_s_of_one": round(of_one.per_second, 1),
        "ratio_to_one": round(ours.per_second / of_one.per_second, 3) if of_one.per_second else None,
        "p50_ms_of_one": percentile(of_one.waits, 0.5),
        "p99_ms_of_one": percentile(of_one.waits, 0.99),
        "bad_signatures_per_s": round(int(said or b"0") / (time.monotonic() - begun), 1),
        "p50_ms_beside_bad_signatures": percentile(flooded.waits, 0.5),
        "p99_ms_beside_bad_signatures": percentile(flooded.waits, 0.99),
    }


async def _spending(pids: list[int], work: Any) -> list[float]:
    """Do `work`; the seconds of the processor that each process has spent meanwhile."""
    before = [spent(pid) for pid in pids]
    await work
    return [spent(pid) - earlier for pid, earlier in zip(pids, before, strict=True)]


def spent(pid: int) -> float:
    """Seconds of the processor that a process has spent so far."""
    times = psutil.Process(pid).cpu_times()
    seconds: float = times.user + times.system
    return seconds
