"""A bot as far as its database goes: opens the embedded one, says where, and stays until told to go or killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from db.server.opening import open_database
from db.trouble import Trouble


async def main(directory: Path) -> None:
    try:
        async with open_database(None, directory, patience=20 if "patient" in sys.argv else 1) as database:
            print("open", database.where, flush=True)
            await asyncio.to_thread(sys.stdin.readline)
    except Trouble as trouble:
        print(trouble.code, trouble.details, flush=True)


asyncio.run(main(Path(sys.argv[1])))
