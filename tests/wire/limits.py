"""A day on which Discord limits one of its routes for an hour."""

from __future__ import annotations

import asyncio

from tests.wire.discord_parts import ApiError
from tests.wire.discord_stand_in import Weather
from tests.wire.let_go_bot import HOUR


class Limits(Weather):
    """Whatever begins like `call` is limited for an hour, as long as `lasts`. `of`: who answers so."""

    def __init__(self, call: str, *, by_proxy: bool = False) -> None:
        self.call = call
        self.by_proxy = by_proxy
        self.lasts = True
        self.met = 0
        self.asked = asyncio.Event()

    async def before(self, call: str, path: dict[str, str]) -> None:
        if self.lasts and call == self.call:
            self.met += 1
            self.asked.set()
            error = ApiError(429, 0, "You are being rate limited.", retry_after=HOUR, **{"global": False})
            error.headers = {"Retry-After": str(int(HOUR))}
            if not self.by_proxy:
                error.headers["Via"] = "1.1 google"
            raise error
