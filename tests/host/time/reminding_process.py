"""A process that sweeps and delivers reminders until it is killed: `reminding_process.py <url> <hours> <file>`.

What it delivers it writes to the file, in one write, before it says in the database that it is sent; a row it finds
`again` is looked up there first, as the bot looks into the channel.
"""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec import json

from db.connection.address import engine_url
from db.connection.session import Database
from host.house import House

PACE = 0.1  # seconds a message takes: there must be a middle to be killed in


def delivered(file: Path, nonce: str) -> bool:
    return nonce in file.read_text()


async def main(url: str, hours: float, file: Path) -> None:
    database = Database(engine_url(url), "test", pool_size=2)
    database.nonce_key = bytes(32)
    now = datetime(2026, 3, 1, 12, tzinfo=UTC) + timedelta(hours=hours)
    house = House(database, clock=lambda: now, entropy=os.urandom)
    print("here", flush=True)
    while True:
        await house.reminders.remind(limit=3)
        for row in await house.outbox.claim(5):
            await asyncio.sleep(PACE)
            if row.kind == "reminder" and not (row.again and delivered(file, row.nonce)):
                items = (row.payload or {})["items"]
                line = json.encode([row.nonce, row.lane[1], [(one["table_id"], one["rung"]) for one in items]])
                with file.open("ab", buffering=0) as log:
                    log.write(line + b"\n")
            await house.outbox.sent(row.id, 1)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), Path(sys.argv[3])))
