"""How long a board's picture takes, from the view to the PNG, and how long everybody else waits meanwhile.

The views are those of a whole game by random players; each is drawn anew (a comment makes equal ones different), then
asked for again. Times are wall clock, so that what else the machine does counts; `png_cpu_ms` is the processor's alone.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from collections.abc import Awaitable, Callable
from time import perf_counter, process_time
from typing import Any

from msgspec.structs import replace

from bot.app.process import THREADS_TURN
from engine.chance import SEED_BYTES, Chance
from engine.playouts import Playout
from engine.registry import game as rules_of
from face.core.face import face
from face.pictures.canvas import Around, Picture
from face.pictures.png.rendering import PictureProcesses, Rendering
from face.pictures.png.worker import svg_to_png
from face.pictures.theme import font_files
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tools.simulated import SimulatedTable

AREA = 1200 * 900  # pixels that the times are given for
TICK = 0.001  # seconds between two looks at the clock
MILLISECONDS = 1000


def measure(game_id: str, count: int, seed: int, locale: str = "en") -> dict[str, Any]:
    """Figures of `count` pictures: scene, PNG drawn anew and from the cache, the longest stall of the loop."""
    sys.setswitchinterval(THREADS_TURN)  # as the bot does
    return asyncio.run(_measured(game_id, count, seed, locale))


async def _measured(game_id: str, count: int, seed: int, locale: str) -> dict[str, Any]:
    views, reader = _views(game_id, count, seed), _reader(game_id, locale)
    rendering = Rendering(PictureProcesses(font_files()))
    around = Around("Table 7", None, "")

    async def made(view: Any) -> Picture:
        picture = await asyncio.to_thread(face(game_id).board_picture, view, reader, around)
        if picture is None:
            raise SystemExit(f"{game_id} has no pictures")
        return picture

    await rendering.png(await made(views[0]))  # everything is imported and read before it counts
    idle = await _stalls(lambda: asyncio.sleep(1))
    scenes: list[float] = []
    pictures: list[Picture] = []
    anew: list[float] = []
    again: list[float] = []
    sizes: list[int] = []

    async def all_scenes() -> None:
        for view in views[1:]:
            begun = perf_counter()
            picture = await made(view)
            scenes.append(perf_counter() - begun)
            pictures.append(replace(picture, svg=f"{picture.svg}<!-- {len(pictures)} -->"))

    async def all_pngs() -> None:
        for picture in pictures:
            begun = perf_counter()
            sizes.append(len(await rendering.png(picture)))
            anew.append(perf_counter() - begun)

    stall_of_scenes = await _stalls(all_scenes)
    stall_of_pngs = await _stalls(all_pngs)
    for picture in pictures:
        begun = perf_counter()
        await rendering.png(picture)
        again.append(perf_counter() - begun)
    await rendering.close()
    size = pictures[-1].width, pictures[-1].height
    return {
        "game": game_id,
        "pictures": len(pictures),
        "size": f"{size[0]}x{size[1]}",
        "of_1200x900": round(size[0] * size[1] / AREA, 2),
        "png_kb": round(statistics.median(sizes) / MILLISECONDS),
        **_spread("scene_ms", scenes),
        **_spread("png_ms", anew),
        **_spread("png_cpu_ms", [_processor_time(picture) for picture in pictures[:: max(1, len(pictures) // 20)]]),
        **_spread("cached_ms", again),
        **_spread("stall_idle_ms", idle),
        **_spread("stall_scenes_ms", stall_of_scenes),
        **_spread("stall_pngs_ms", stall_of_pngs),
    }


def _processor_time(picture: Picture) -> float:
    """The processor's time for one PNG, in seconds."""
    begun = process_time()
    svg_to_png(picture.svg, font_files())
    return process_time() - begun


def _views(game_id: str, count: int, seed: int) -> list[Any]:
    """Onlookers' views of a game, evenly from its beginning to its end, one more than `count`."""
    rules = rules_of(game_id)
    playout = SimulatedTable(rules, min(4, rules.seats[1]), seed, 0).playout
    states = [outcome.state for _, outcome in playout.steps()]
    return [rules.view(states[at * len(states) // (count + 1)], None) for at in range(count + 1)]


def _reader(game_id: str, locale: str) -> Reader:
    names = {0: "Mathilda", 1: "Brother Anselm", 2: "Dame Odile", 3: "Corvin"}
    return Reader(texts(locale), names, face(game_id).names(""), game_id, None)


async def _stalls(work: Callable[[], Awaitable[Any]]) -> list[float]:
    """How long the loop had no turn for others, at each look while `work` was done, in seconds."""
    stalls: list[float] = []
    over = asyncio.Event()

    async def look() -> None:
        while not over.is_set():
            begun = perf_counter()
            await asyncio.sleep(TICK)
            stalls.append(perf_counter() - begun - TICK)

    looking = asyncio.create_task(look())
    await work()
    over.set()
    await looking
    return stalls


def _spread(name: str, seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    at99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return {
        f"{name}_median": round(statistics.median(ordered) * MILLISECONDS, 3),
        f"{name}_p99": round(at99 * MILLISECONDS, 3),
        f"{name}_longest": round(ordered[-1] * MILLISECONDS, 3),
    }


def typical_desk(game_id: str) -> Picture:
    """The desk of a seat late in a game of random players, as its message shows it."""
    rules = rules_of(game_id)
    played = Playout(rules, rules.options_type(), rules.seats[1], Chance(bytes(SEED_BYTES)), Chance(bytes(SEED_BYTES)))
    states = [outcome.state for _, outcome in played.steps()]
    state = states[len(states) * 3 // 4]
    reader = Reader(texts("en"), {}, face(game_id).name, game_id, 0)
    picture = face(game_id).short_desk_picture(rules.view(state, 0), reader, Around())
    if picture is None:
        raise SystemExit(f"{game_id} has no pictures")
    return picture
