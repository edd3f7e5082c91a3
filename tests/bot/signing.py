"""Signs requests as Discord does, with a key of the tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from msgspec import json
from nacl.signing import SigningKey

KEY = SigningKey(bytes(range(32)))
OTHER_KEY = SigningKey(bytes(range(1, 33)))
PUBLIC, OTHER_PUBLIC = (key.verify_key.encode().hex() for key in (KEY, OTHER_KEY))


def signed(body: bytes, at: float | None = None, key: SigningKey = KEY) -> dict[str, str]:
    """The headers of a request with that body, signed at `at`, now if left out."""
    stamp = str(int(time.time() if at is None else at))
    signature = key.sign(stamp.encode() + body).signature.hex()
    return {
        "Content-Type": "application/json",
        "X-Signature-Ed25519": signature,
        "X-Signature-Timestamp": stamp,
    }


def press(interaction_id: int = 77, **more: Any) -> bytes:
    """The body of a press in direct messages, as Discord sends it."""
    user = {"id": "1", "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada"}
    payload = {
        "id": str(interaction_id),
        "application_id": "6",
        "type": 3,
        "token": f"token-{interaction_id}",
        "version": 1,
        "user": user,
        "channel": {"id": "9", "type": 1},
        "channel_id": "9",
        "data": {"custom_id": "p:help::::", "component_type": 2},
        "attachment_size_limit": 1000,
        **more,
    }
    return json.encode(payload)


async def until(there: Callable[[], bool]) -> None:
    """Lets others go on until it is so."""
    while not there():  # noqa: ASYNC110  nobody rings for it
        await asyncio.sleep(0)
