"""The process that makes pages of replays: for each line with an export, a line with its page.

It ends when its input ends, or a page takes a minute.
"""

from __future__ import annotations

import base64
import os
import signal
import sys
from contextlib import suppress

from msgspec import Struct, json

from bot.replay.page import Asked, NothingToShow, replay_page
from host.proof.export import parsed
from host.proof.verify import OtherVersion

LONGEST = 60  # seconds of a page, far more than a bot waits for
LOWER_BY = 5  # of its priority: answers to people come first


class Order(Struct, frozen=True):
    """A page to be made of `export`, a file of ours."""

    export: bytes
    asked: Asked


def made(order: Order) -> bytes:
    """The page; nothing where our rules cannot play the game."""
    try:
        return replay_page(parsed(order.export), order.asked).content
    except (OtherVersion, NothingToShow):
        return b""


def main() -> None:
    """Make one page after the other until there are no more."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed must be taken for a reply
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(LOWER_BY)
    for line in sys.stdin.buffer:
        _alarm(LONGEST)
        replies.write(base64.b64encode(made(json.decode(line, type=Order))) + b"\n")
        replies.flush()
        _alarm(0)


def _alarm(seconds: int) -> None:
    """Let this process be ended in so many seconds (0: no more): a bot that was killed could not end it."""
    with suppress(AttributeError):  # not on Windows
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
