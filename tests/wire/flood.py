"""Sends interactions with signatures that are none to the given addresses, as fast as they are refused.

Prints how many were refused when it is told to stop.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from urllib.parse import urlsplit

CONNECTIONS = 32  # at each address
BODY = b'{"id":"5","type":3,"token":"t","data":{"custom_id":"p:help::::"}}' * 20


def request() -> bytes:
    """One whose time is right, so that its signature has to be looked at."""
    head = (
        "POST /interactions HTTP/1.1\r\nHost: pactum\r\nContent-Type: application/json\r\n"
        f"X-Signature-Ed25519: {'ab' * 64}\r\nX-Signature-Timestamp: {int(time.time())}\r\n"
        f"Content-Length: {len(BODY)}\r\n\r\n"
    )
    return head.encode() + BODY


async def flood(addresses: list[str]) -> int:
    """Send until a stop signal comes; how many were refused."""
    stopped, refused = asyncio.Event(), 0
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)

    async def one(address: str) -> None:
        nonlocal refused
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        while not stopped.is_set():
            writer.write(request())
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 401 " in head
            length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
            await reader.readexactly(int(length.partition(b":")[2]))
            refused += 1
        writer.close()

    await asyncio.gather(*(one(address) for address in addresses for _ in range(CONNECTIONS)))
    return refused


if __name__ == "__main__":
    print(asyncio.run(flood(sys.argv[1:])))
