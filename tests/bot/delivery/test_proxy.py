"""A proxy that gave up waiting for Discord: the message may have arrived, and is looked for before it is sent again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.messages.sending import MaybeArrived, OutgoingMessage, Sender


class Slow:
    """A channel whose messages the proxy answers with `status`."""

    def __init__(self, status: int) -> None:
        self._status = status

    async def send(self, **_: Any) -> None:
        raise discord.HTTPException(SimpleNamespace(status=self._status, reason=""), "")  # type: ignore[arg-type]


@pytest.mark.parametrize(("status", "error"), [(408, MaybeArrived), (502, MaybeArrived), (400, discord.HTTPException)])
async def test_a_time_out_of_the_proxy_counts_as_maybe_arrived(status: int, error: type[Exception]) -> None:
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("news"))
    message = OutgoingMessage(Slow(status), view)  # type: ignore[arg-type]
    row: Any = SimpleNamespace(nonce="7")
    with pytest.raises(error):
        await Sender(None, None).send(message, row)  # type: ignore[arg-type]
