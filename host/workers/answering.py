"""The other side of `host.processes`: what a program does that answers a line with a line.

It ends when its input ends, or an answer takes a minute, so it never outlives the bot for long.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

ANSWERED_WITHIN = 60  # seconds of an answer, far more than a bot waits for
LOWER_BY = 5  # of its priority: answers to people come first


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Answers each line of the input with `answer` of it, which has no line break, until there are no more."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not be taken for a reply
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(LOWER_BY)
    for line in sys.stdin.buffer:
        _alarm(ANSWERED_WITHIN)
        replies.write(answer(line) + b"\n")
        replies.flush()
        _alarm(0)


def _alarm(seconds: int) -> None:
    """Lets this process be ended in so many seconds (0: no more): a bot that was killed could not end it."""
    with suppress(AttributeError):  # not on Windows
        signal.alarm(seconds)
