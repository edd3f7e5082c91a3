"""Replies to interactions as discord.py sends them, but for the message that Discord would send back with each."""

from __future__ import annotations

from typing import Any

from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context


class QuickReplies(AsyncWebhookAdapter):
    """Sends the first reply to an interaction without asking for the message that it makes.

    discord.py asks for it and builds its objects, a twentieth of what a click costs, which nobody here reads.
    `Interaction.original_response` asks for the message where its id is wanted.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def create_interaction_response(self, interaction_id: int, token: str, **how: Any) -> Any:
        """Send the first reply to an interaction. Discord answers with nothing."""
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction_id,
            webhook_token=token,
        )
        params = how.pop("params")
        if params.files:
            await self.request(route, **how, files=params.files, multipart=params.multipart)
        else:
            await self.request(route, **how, payload=params.payload)
        return {"interaction": {"id": str(interaction_id)}}


def reply_quickly() -> None:
    """Have the replies of this task, and of all that it starts, sent so; where discord.py's own way is taken."""
    if type(async_context.get()) is AsyncWebhookAdapter:  # a simulated Discord has its own
        async_context.set(QuickReplies())
