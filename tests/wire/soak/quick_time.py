"""A clock that soak and bot share: it runs faster than the wall's, and jumps when it is told to.

Retries, reminders and outages last minutes; on this clock they last seconds.
"""

from __future__ import annotations

import mmap
import struct
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

_SHAPE = struct.Struct("ddd")  # the wall's time at the start, the speed, seconds added by jumps


class QuickTime:
    """The clock in `file`: both processes see a jump at once."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), _SHAPE.size)

    @classmethod
    def begun(cls, file: Path, speed: float) -> QuickTime:
        """Make the file of a clock that begins now and runs at `speed`."""
        file.write_bytes(_SHAPE.pack(time.time(), speed, 0.0))
        return cls(file)

    @property
    def speed(self) -> float:
        """Seconds of this clock in a second of the wall's."""
        return float(_SHAPE.unpack(self._shared)[1])

    def seconds(self) -> float:
        """Seconds since the epoch."""
        start, speed, added = _SHAPE.unpack(self._shared)
        return float(start + (time.time() - start) * speed + added)

    def now(self) -> datetime:
        """The time of day."""
        return datetime.fromtimestamp(self.seconds(), UTC)

    def jump(self, by: timedelta) -> None:
        """Let that time pass at once."""
        start, speed, added = _SHAPE.unpack(self._shared)
        _SHAPE.pack_into(self._shared, 0, start, speed, added + by.total_seconds())
