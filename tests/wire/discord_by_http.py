"""How the stand-in sends interactions by HTTP: signed, to one of several processes, the body of the answer applied.

As a balancer does that stands before the processes, it goes to the next one where nobody listens, and never sends a
second time what may have arrived.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import aiohttp
from multidict import CIMultiDict
from nacl.signing import SigningKey

from tests.wire.discord_parts import ApiError, Json

KEY = SigningKey(bytes(range(32)))  # of the application at the stand-in
PUBLIC_KEY = KEY.verify_key.encode().hex()
PATIENCE = 15.0  # seconds; Discord waits 3, but a busy test machine is no slow bot
PNG = b"\x89PNG"  # how such a file begins

Apply = Callable[[Json, Json], Any]


class ByHttp:
    """The way to processes that answer interactions. `addresses`: theirs, without the path.

    `ended`: how many interactions ended how, by the status of the answer, or "lost" and "nobody"; `sent_to`: how many
    each process got; `files`: PNGs that came with answers. `twice`: every interaction is sent again at once.
    `at_press` is called with the address that one goes to.
    """

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.ended: Counter[str] = Counter()
        self.sent_to: Counter[str] = Counter()
        self.files = 0
        self.twice = False
        self.at_press: Callable[[str], object] = lambda address: None
        self._turn = 0
        self._session: aiohttp.ClientSession | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def send(self, event: Json, apply: Apply, lost: Callable[[], object]) -> None:
        """Send an interaction; `apply` its answer, or say that it was `lost`."""
        task = asyncio.create_task(self._send(event, apply, lost))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def post(self, body: bytes, headers: dict[str, str]) -> tuple[int, CIMultiDict[str], bytes]:
        """The status, headers and body of the answer of one process. Raises OSError, aiohttp.ClientError."""
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=0, keepalive_timeout=20)
            self._session = aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(PATIENCE))
        self._turn = (self._turn + 1) % len(self.addresses)
        for address in [*self.addresses[self._turn :], *self.addresses[: self._turn]]:
            self.at_press(address)
            try:
                async with self._session.post(f"{address}/interactions", data=body, headers=headers) as answer:
                    self.sent_to[address] += 1
                    return answer.status, CIMultiDict(answer.headers), await answer.read()
            except aiohttp.ClientConnectorError:
                continue
        raise ConnectionRefusedError("nobody listens")

    async def _send(self, event: Json, apply: Apply, lost: Callable[[], object]) -> None:
        body = json.dumps(event).encode()
        headers = signature_of(body)
        try:
            if self.twice:
                (status, told, said), _ = await asyncio.gather(self.post(body, headers), self.post(body, headers))
            else:
                status, told, said = await self.post(body, headers)
            self.ended[str(status)] += 1
            if status == 200:
                apply(event, await self._read(told, said))
                return
        except ConnectionRefusedError:
            self.ended["nobody"] += 1
        except (OSError, aiohttp.ClientError, TimeoutError):
            self.ended["lost"] += 1
        except ApiError as error:  # the answer is one that Discord does not take
            self.ended[f"refused {error.body['code']}"] += 1
        lost()

    async def _read(self, told: CIMultiDict[str], said: bytes) -> Json:
        """The answer in a body of JSON, or in the first part of a form with files."""
        if not told["Content-Type"].startswith("multipart/"):
            read: Json = json.loads(said)
            return read
        reader = aiohttp.MultipartReader(told, _Content(said))
        payload: Json = {}
        while (part := await reader.next()) is not None:
            assert isinstance(part, aiohttp.BodyPartReader)
            content = bytes(await part.read(decode=True))
            if part.name == "payload_json":
                payload = json.loads(content)
            else:
                self.files += content.startswith(PNG)
        return payload


class _Content(aiohttp.StreamReader):
    """Bytes that are there already."""

    def __init__(self, content: bytes) -> None:
        protocol: Any = _Protocol()
        super().__init__(protocol, limit=len(content) + 1, loop=asyncio.get_running_loop())
        self.feed_data(content)
        self.feed_eof()


class _Protocol:
    """Nobody who would have to stop sending."""

    _reading_paused = False

    def resume_reading(self) -> None:
        """Nothing was paused."""

    def pause_reading(self) -> None:
        """Nothing is sent."""


def signature_of(body: bytes, at: float | None = None, key: SigningKey = KEY) -> dict[str, str]:
    """The headers of a request with that body."""
    stamp = str(int(time.time() if at is None else at))
    signed = key.sign(stamp.encode() + body).signature.hex()
    return {"Content-Type": "application/json", "X-Signature-Ed25519": signed, "X-Signature-Timestamp": stamp}
