"""Turns pictures into PNG, in processes of their own, and keeps those that were asked for last.

A picture is known by its SVG, in which view, language and words are: what has not changed is not drawn again.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Protocol

from msgspec import json

from face.pictures.canvas import Picture
from host.values import Trouble
from host.workers.processes import HOUSE, Processes
from host.workers.turns import Bound

DRAWN_AT_ONCE = 1  # processes
_LIMIT = 5.0  # seconds that a picture may take
STARTING = 30.0  # seconds more that a process may need for its first picture
PICTURE_BYTES_KEPT = 32_000_000  # bytes of PNGs
PICTURES_BOUND = Bound(own=4, waiting=40)  # of pictures

_log = logging.getLogger(__name__)


class Drawer(Protocol):
    """Something that draws without keeping anybody waiting."""

    async def draw(self, svg: str, whose: Hashable) -> bytes:
        """Returns `svg` as PNG, when it is the turn of `whose`. Raises any error."""

    async def close(self) -> None:
        """Ends all drawing."""


class PictureFailed(Exception):  # noqa: N818  no defect of who asked
    """There is no picture now: its process took too long or died, or there is no room. The text says the same."""


class NoRoomForPicture(PictureFailed):
    """Too many wait: the same may be asked for again."""


class PictureProcesses:
    """Draws in processes of its own. `fonts`: paths of the fonts; `limit`: seconds for one picture."""

    def __init__(self, fonts: Sequence[str], limit: float = _LIMIT, count: int = DRAWN_AT_ONCE) -> None:
        self.processes = Processes("face.pictures.png.worker", limit, count, fonts, bound=PICTURES_BOUND)

    async def draw(self, svg: str, whose: Hashable) -> bytes:
        """Returns `svg` as PNG. A dead process is replaced, once.

        Raises TimeoutError, EOFError, OSError, Trouble as `Processes.ask`.
        """
        line = json.encode(svg)
        try:
            return await self.processes.ask(line, base64.b64decode, STARTING, whose=whose)
        except TimeoutError:
            raise
        except (EOFError, OSError):
            return await self.processes.ask(line, base64.b64decode, STARTING, whose=whose)

    async def close(self) -> None:
        """Ends all processes."""
        await self.processes.close()


class Rendering:
    """The way from a picture to its PNG. `kept`: bytes of PNGs that are kept."""

    def __init__(self, drawer: Drawer, kept: int = PICTURE_BYTES_KEPT) -> None:
        self._drawer = drawer
        self._room = kept
        self._used = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._drawn: dict[bytes, asyncio.Task[bytes]] = {}

    async def png(self, picture: Picture, whose: Hashable = HOUSE) -> bytes:
        """Returns the picture as PNG, drawn once however many ask for it, in a turn of the first.

        Raises PictureFailed, as NoRoomForPicture where only so many may wait.
        """
        key = hashlib.blake2b(picture.svg.encode(), digest_size=16).digest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._drawn.get(key)
        if task is None:
            task = self._drawn[key] = asyncio.create_task(
                self._draw_and_keep(key, picture.svg, whose), name="a picture"
            )
        try:
            return await asyncio.shield(task)  # whoever gives up waiting takes it from nobody
        except asyncio.CancelledError:
            asker = asyncio.current_task()
            if task.cancelled() and not (asker is not None and asker.cancelling()):
                raise PictureFailed from None  # only the drawing was given up
            raise
        except Trouble as trouble:
            raise NoRoomForPicture from trouble
        except Exception as error:  # whatever is wrong with a picture, the text is there
            raise PictureFailed from error

    async def close(self) -> None:
        """Stops drawing."""
        for task in tuple(self._drawn.values()):
            task.cancel()
        await asyncio.gather(*self._drawn.values(), return_exceptions=True)
        await self._drawer.close()

    async def _draw_and_keep(self, key: bytes, svg: str, whose: Hashable) -> bytes:
        try:
            drawn = await self._drawer.draw(svg, whose)
        except Trouble as trouble:
            _log.debug("a picture is not drawn: %s", trouble.code)
            raise
        except Exception as error:
            _log.warning("a picture of %s characters cannot be drawn: %s", len(svg), type(error).__name__)
            raise
        finally:
            del self._drawn[key]
        self._kept[key] = drawn
        self._used += len(drawn)
        while self._used > self._room:
            self._used -= len(self._kept.popitem(last=False)[1])
        return drawn
