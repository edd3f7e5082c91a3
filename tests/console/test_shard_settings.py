"""The settings of several processes: which shards one has, and the proxy they share."""

from __future__ import annotations

import pytest
from discord.http import Route
from discord.webhook import async_
from pydantic import ValidationError

from bot.app.process import address_calls
from bot.app.settings import Settings
from db.connection.lease import Shards


def set_to(**values: object) -> Settings:
    return Settings(_env_file=None, **values)  # type: ignore[call-arg, arg-type]


@pytest.mark.parametrize(
    ("typed", "count", "numbers"),
    [
        ("", 1, (0,)),
        ("", 3, (0, 1, 2)),
        ("0", 4, (0,)),
        ("3, 1", 4, (1, 3)),
        ("0-2", 4, (0, 1, 2)),
        ("0,2-3", 4, (0, 2, 3)),
    ],
)
def test_shards_are_typed_by_number_and_span(typed: str, count: int, numbers: tuple[int, ...]) -> None:
    assert set_to(shards=typed, shard_count=count).own_shards == Shards(numbers, count)


@pytest.mark.parametrize(
    ("typed", "count"), [("4", 4), ("1", 1), ("x", 4), ("-1", 4), ("2-1", 4), ("0,", 4), ("0-9999999999", 4)]
)
def test_shards_that_are_not_there_are_refused(typed: str, count: int) -> None:
    with pytest.raises(ValidationError, match="PACTUM_SHARDS"):
        set_to(shards=typed, shard_count=count)


async def test_all_calls_go_to_the_proxy_replies_to_presses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    await address_calls(set_to(discord_proxy="http://proxy:8080"))
    assert Route("GET", "/users/@me").url == "http://proxy:8080/api/v10/users/@me"
    assert async_.Route is Route


def test_the_proxy_is_called_as_discord_is() -> None:
    assert set_to(discord_proxy="http://proxy:8080").discord_proxy == "http://proxy:8080/api/v10"
    assert (
        set_to(discord_proxy="http://proxy:8080/discord/api/v10").discord_proxy == "http://proxy:8080/discord/api/v10"
    )
    with pytest.raises(ValidationError):
        set_to(discord_proxy="proxy:8080")
