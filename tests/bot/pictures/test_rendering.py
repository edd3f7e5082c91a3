"""PNGs are drawn in processes of their own, and kept; whatever happens to one, the next picture is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO

import pytest

from face.pictures.canvas import Picture
from face.pictures.png.rendering import PICTURES_BOUND, PictureFailed, PictureProcesses, Rendering
from host.workers.turns import of_person, turns_of_table
from tests.bot.pictures.drawing import PaperDrawer
from tests.stalls import turns_beside

LONGEST_STALL = 0.25  # seconds of this processor; `pactum bench pictures` says how long it is
TURNS = 100  # of the loop, at least, while a picture is drawn: were it waited for there would be a handful


def picture(name: str, size: int = 40) -> Picture:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
    return Picture(f'{head}<rect width="9" height="9" id="{name}"/></svg>', size, size, name)


@pytest.fixture
async def processes() -> AsyncIterator[PictureProcesses]:
    kept = PictureProcesses((), limit=20.0)
    yield kept
    await kept.close()


async def test_a_picture_comes_as_a_png_of_its_own_size(processes: PictureProcesses) -> None:
    drawn = await Rendering(processes).png(picture("one", 40))
    assert drawn.startswith(b"\x89PNG")
    assert int.from_bytes(BytesIO(drawn).getvalue()[16:20], "big") == 40


async def test_a_process_that_was_killed_is_replaced(processes: PictureProcesses) -> None:
    rendering = Rendering(processes)
    await rendering.png(picture("one"))
    (dead,) = processes.processes.all
    dead.kill()
    await dead.wait()
    assert (await rendering.png(picture("two"))).startswith(b"\x89PNG")
    assert len(processes.processes.all) == 1


async def test_what_is_no_svg_fails_and_the_next_picture_is_drawn(processes: PictureProcesses) -> None:
    rendering = Rendering(processes)
    with pytest.raises(PictureFailed):
        await rendering.png(Picture("<svg", 1, 1, ""))
    assert (await rendering.png(picture("one"))).startswith(b"\x89PNG")


async def test_a_picture_that_takes_too_long_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("face.pictures.png.rendering.STARTING", 0.0)
    processes = PictureProcesses((), limit=0.0)
    with pytest.raises(PictureFailed):
        await Rendering(processes).png(picture("one"))
    assert processes.processes.all == set()


async def test_no_process_is_left(processes: PictureProcesses) -> None:
    rendering = Rendering(processes)
    await rendering.png(picture("one"))
    (process,) = processes.processes.all
    await rendering.close()
    assert process.returncode is not None


async def test_nobody_waits_while_a_picture_is_drawn(processes: PictureProcesses) -> None:
    rendering = Rendering(processes)
    await rendering.png(picture("one"))
    turns = await turns_beside(asyncio.create_task(rendering.png(picture("two", 3000))))
    assert turns.count > TURNS
    assert turns.longest < LONGEST_STALL


async def test_the_same_picture_is_drawn_once() -> None:
    drawer = PaperDrawer()
    rendering = Rendering(drawer)
    drawer.free.clear()
    asked = [asyncio.create_task(rendering.png(picture("one"))) for _ in range(3)]
    await asyncio.sleep(0)
    drawer.free.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    await rendering.png(picture("one"))
    assert drawer.drawn == 1


async def test_who_gives_up_waiting_takes_the_picture_from_nobody() -> None:
    drawer = PaperDrawer()
    rendering = Rendering(drawer)
    drawer.free.clear()
    first, second = (asyncio.create_task(rendering.png(picture("one"))) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    drawer.free.set()
    assert await second == picture("one").svg.encode()


async def test_a_picture_is_text_where_only_its_drawing_was_given_up_and_who_is_stopped_stops() -> None:
    drawer = PaperDrawer()
    rendering = Rendering(drawer)
    drawer.free.clear()
    stopped, waiting = (asyncio.create_task(rendering.png(picture("one"))) for _ in range(2))
    await asyncio.sleep(0)
    (drawing,) = (task for task in asyncio.all_tasks() if task.get_name() == "a picture")
    for task in (drawing, stopped):  # as when all that runs is cancelled at an end
        task.cancel()
    await asyncio.wait({stopped, waiting})
    assert stopped.cancelled()
    assert isinstance(waiting.exception(), PictureFailed)


async def test_only_so_many_bytes_are_kept_the_last_used_ones() -> None:
    drawer = PaperDrawer()
    rendering = Rendering(drawer, kept=2 * len(picture("one").svg))
    for name in ("one", "two", "one", "six"):
        await rendering.png(picture(name))
    assert drawer.drawn == 3
    await rendering.png(picture("one"))
    assert drawer.drawn == 3
    await rendering.png(picture("two"))
    assert drawer.drawn == 4


async def test_a_picture_that_failed_is_tried_again_when_it_is_asked_for() -> None:
    drawer = PaperDrawer()
    rendering = Rendering(drawer)
    drawer.broken = OSError()
    with pytest.raises(PictureFailed):
        await rendering.png(picture("one"))
    drawer.broken = None
    assert await rendering.png(picture("one"))


async def test_fifty_pictures_for_one_person_keep_no_board_waiting(processes: PictureProcesses) -> None:
    """What is refused stays words; the board of a table comes after two of that person's pictures at most."""
    rendering, came = Rendering(processes), list[str]()

    async def asked(name: str, whose: str) -> None:
        try:
            await rendering.png(picture(name), whose)
            came.append(whose)
        except PictureFailed:
            came.append("words")

    flood = [asyncio.create_task(asked(f"{number}", of_person(666))) for number in range(50)]
    await asyncio.sleep(0)
    board = asyncio.create_task(asked("board", turns_of_table(1)))
    await asyncio.gather(*flood, board)
    drawn = [whose for whose in came if whose != "words"]
    assert len(drawn) == PICTURES_BOUND.own + 1
    assert drawn.index(turns_of_table(1)) <= 2
    assert processes.processes.asked == 0
