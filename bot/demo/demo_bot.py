"""The demo's bot: the real one, without what would only confuse in a demo."""

from __future__ import annotations

from typing import Any

import simcord

from bot.app.client import Pactum
from host.house import House


class DemoBot(Pactum):
    """The bot in a simulated Discord."""

    env: simcord.Env

    def __init__(self, house: House, **options: Any) -> None:
        super().__init__(house, **options)
        self.tree.remove_command("ask-fix")  # the old name of /request: "/fix" and Enter would choose it
