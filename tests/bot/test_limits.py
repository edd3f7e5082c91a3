"""Discord's long limits: everybody knows them as errors of Discord's, and nothing is asked for before their time."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import HTTPClient, Route

from bot.delivery.side_by_side import Patience
from bot.messages.errors import error_text
from bot.messages.limits import LongLimit, LongLimits, seconds_asked
from bot.messages.sending import Timer
from host.table.access import begin_commits
from tests.bot.people import World
from tests.bot.test_people import three
from tests.ground import Clock

HOUR = 3600.0


class Asked:
    """Discord's REST as far as it refuses: each request ends with the next of `ends`, None for an answer."""

    def __init__(self, *ends: Exception | None) -> None:
        self.ends = list(ends)
        self.asked: list[str] = []
        self.within: list[aiohttp.ClientTimeout] = []
        self.now = 0.0
        self.waited: list[tuple[str, float]] = []
        self.http: Any = SimpleNamespace(request=self.request)
        LongLimits(self.wait, Timer(lambda: self.now)).govern(self.http)

    async def request(self, route: Route, **how: Any) -> str:
        self.asked.append(route.path)
        self.within.append(how["timeout"])
        end = self.ends.pop(0)
        if end is not None:
            raise end
        return "done"

    async def wait(self, what: str, seconds: float) -> None:
        self.waited.append((what, seconds))
        self.now += seconds


def refused(status: int, **headers: str) -> discord.HTTPException:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="", headers=named)
    return discord.HTTPException(response, "")


def sending(channel: int) -> Route:
    return Route("POST", "/channels/{channel_id}/messages", channel_id=channel)


async def test_a_request_without_an_answer_is_given_up_long_before_the_usual_five_minutes() -> None:
    asked = Asked(None)
    assert await asked.http.request(sending(1)) == "done"
    assert [timeout.total for timeout in asked.within] == [15.0]


async def test_the_requests_of_a_sign_in_go_that_way_and_end_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py passes on what its session is to know, and calls its own method for every request."""
    seen: list[dict[str, Any]] = []

    def refused_by_nobody(session: aiohttp.ClientSession, method: str, url: str, **how: Any) -> Any:
        seen.append(how)
        raise LookupError

    monkeypatch.setattr(aiohttp.ClientSession, "request", refused_by_nobody)
    http = HTTPClient(asyncio.get_running_loop())
    limits = LongLimits(Asked().wait)
    limits.govern(http)
    assert not limits.governs
    with pytest.raises(LookupError):
        await http.static_login("token")
    await http.close()
    assert limits.governs
    assert [how["timeout"].total for how in seen] == [15.0]


async def test_a_limited_route_is_left_alone_until_its_time_and_others_are_not() -> None:
    asked = Asked(discord.RateLimited(HOUR), None, None)
    for left in (HOUR, HOUR - 60):
        with pytest.raises(discord.HTTPException) as caught:
            await asked.http.request(sending(1))
        assert isinstance(caught.value, discord.RateLimited)
        assert (caught.value.status, caught.value.retry_after) == (429, left)
        asked.now += 60
    assert await asked.http.request(sending(2)) == "done"
    asked.now = HOUR
    assert await asked.http.request(sending(1)) == "done"
    assert len(asked.asked) == 3


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", "/gateway/bot"])
async def test_what_a_sign_in_asks_for_is_waited_for_and_asked_again(path: str) -> None:
    asked = Asked(discord.RateLimited(HOUR), refused(429, Retry_After="90"), refused(429), None)
    assert await asked.http.request(Route("GET", path)) == "done"
    assert asked.waited == [(f"GET {path}", HOUR), (f"GET {path}", 90.0), (f"GET {path}", 60.0)]


async def test_other_refusals_are_what_they_were() -> None:
    asked = Asked(refused(500), refused(401))
    for status in (500, 401):
        with pytest.raises(discord.HTTPException) as caught:
            await asked.http.request(Route("GET", "/users/@me"))
        assert caught.value.status == status
    assert not asked.waited


def test_what_is_no_limit_asks_for_no_time() -> None:
    assert [seconds_asked(error) for error in (refused(500), OSError(), LongLimit("GET", 5))] == [None, None, 5]


async def test_what_failed_by_a_limit_is_left_alone_as_long_as_that_says(clock: Clock) -> None:
    patience: Patience[int] = Patience(clock)
    patience.failed(1, LongLimit("PATCH", HOUR))
    patience.failed(2, OSError())
    clock.pass_(seconds=HOUR - 1)
    assert patience.resting() == [1]
    clock.pass_(seconds=1)
    assert patience.resting() == []


@pytest.mark.parametrize("error", [discord.RateLimited(HOUR), LongLimit("POST", HOUR)])
def test_whose_press_is_limited_is_told_to_press_again(error: Exception) -> None:
    begin_commits()  # nothing is committed by whoever ran before
    assert error_text(error, 1).key == "error-reply-lost"


@pytest.mark.parametrize("error", [discord.RateLimited(HOUR), LongLimit("GET", HOUR)])
async def test_a_limited_look_up_of_a_member_keeps_no_other_job_of_tidying_from_running(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    *_, table = await three(world)
    bot: Any = world.env.bot
    asked: list[int] = []

    async def limited(_: Any, person: int) -> Any:
        asked.append(person)
        raise error

    monkeypatch.setattr(discord.Guild, "fetch_member", limited)
    closed: list[bool] = []

    async def close_idle() -> None:
        closed.append(True)

    monkeypatch.setattr(world.house.seats, "close_idle_lobbies", close_idle)
    clock.now += timedelta(days=2)
    await bot.tidying.sweep()
    assert len(asked) == 3
    assert closed == [True]
    assert (await world.house.play.board(table)).table.status == "playing"
