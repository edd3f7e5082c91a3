"""The demo's clock: real time, plus the time by which somebody has moved it on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class DemoClock:
    """A clock that can be put forward, never back."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def __call__(self) -> datetime:
        """The time of day in the demo, with its zone."""
        return datetime.now(UTC) + self._ahead

    def forward(self, by: timedelta) -> None:
        """Let `by` pass at once. Raises ValueError for a step back."""
        if by < timedelta():
            raise ValueError("time goes one way")
        self._ahead += by
