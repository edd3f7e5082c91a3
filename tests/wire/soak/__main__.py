"""`make soak`: tables played by robots while the bot is killed, Postgres restarted and Discord has its bad days.

Prints figures as JSON; exit code 1 and the seed with a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
from pathlib import Path

from tests.wire.soak.run import Plan, soak


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="of the bot, at least")
    parser.add_argument("--postgres", type=int, default=20, help="restarts of the database")
    parser.add_argument("--tables", type=int, default=40, help="at least")
    parser.add_argument("--processes", type=int, default=1, help="by http, for clicks, killed in turn")
    parser.add_argument("--way", choices=("gateway", "http"), default="gateway", help="by which presses come")
    parser.add_argument("--standby", action="store_true", help="another one stands by for the one that leads")
    parser.add_argument("--every", type=float, default=0.0, help="seconds between kills of clicks, on fine days")
    parser.add_argument("--on-server", action="store_true", help="direct messages are closed, desks open in threads")
    parser.add_argument("--pictures", type=int, default=1, help="processes in which each draws; 0: boards of text")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="after which nothing is killed any more")
    parser.add_argument("--keep", type=Path, help="a folder that keeps the log and the database")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # it stops what it has started
    plan = Plan(
        given.kills,
        given.postgres,
        given.tables,
        given.seed,
        given.minutes,
        processes=given.processes,
        pictures=given.pictures,
        way=given.way,
        standby=given.standby,
        every=given.every,
        on_server=given.on_server,
    )
    figures = asyncio.run(soak(plan, given.keep))
    print(json.dumps(figures, indent=1))
    if figures["what_went_wrong"]:
        print(f"Run it again: make soak ARGS='--seed {plan.seed}'", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
