"""The process in which stewards think: for each line with a question, a line with a thought.

It ends when its input ends, or a thought takes a minute, so it never outlives the bot for long.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

from msgspec import json

from host.stewards.thinking import Question, thought_of

LONGEST = 60  # seconds of a thought, far more than a bot waits for
LOWER_BY = 5  # of its priority: answers to people come first


def main() -> None:
    """Think about one question after the other until there are no more."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a policy prints must not be taken for a reply
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(LOWER_BY)
    for line in sys.stdin.buffer:
        _alarm(LONGEST)
        replies.write(json.encode(thought_of(json.decode(line, type=Question))) + b"\n")
        _alarm(0)


def _alarm(seconds: int) -> None:
    """Let this process be ended in so many seconds (0: no more): a bot that was killed could not end it."""
    with suppress(AttributeError):  # not on Windows
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
