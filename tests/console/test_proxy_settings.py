"""The proxy that several processes share."""

from __future__ import annotations

import pytest
from discord.http import Route
from discord.webhook import async_
from pydantic import ValidationError

from bot.app.process import address_calls
from bot.app.settings import Settings


def set_to(**values: object) -> Settings:
    return Settings(_env_file=None, **values)  # type: ignore[call-arg, arg-type]


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
