"""Knows the click that is answered at present: its id stands in every log line it causes, its stages are measured.

A picture that follows the answer is no part of it, and is measured by itself.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context
from time import perf_counter, time

from bot.kit.metrics import CLICK_SECONDS, CLICKS, FAILURES, REFUSALS, UNDER_WAY
from db.spending import PRESENT, Spending

SLOW = 2.5  # seconds; Discord gives up after three
EPOCH = 1_420_070_400.0  # Discord's: seconds of the day from which the ids of interactions count
STAGES = ("arrival", "database", "discord", "bot", "whole", "picture")
DEFECT = "defect"

_log = logging.getLogger(__name__)
_stage = {name: CLICK_SECONDS.labels(name).observe for name in STAGES}


class Request(Spending):
    """One click, command, modal or suggestion, or one message that is delivered. `id`: what log lines call it.

    `began`: on the clock of `perf_counter`; `discord`: seconds that it has waited for Discord; `refusal`: the code it
    was refused with; `failure`: the kind of its failure; `over`: it has its answer, and was counted.
    """

    id: str = ""
    kind: str = ""
    began: float = 0.0
    discord: float = 0.0
    refusal: str = ""
    failure: str = ""
    over: bool = False


def begin(interaction_id: int, kind: str) -> Request:
    """Begin to answer an interaction in the present task. `kind`: press, modal, command or suggestion."""
    request = Request(id=f"i:{interaction_id}", kind=kind, began=perf_counter(), awaited=True)
    PRESENT.set(request)
    UNDER_WAY.inc()
    _stage["arrival"](max(0.0, time() - EPOCH - (interaction_id >> 22) / 1000))
    return request


def work_on(name: str) -> None:
    """Give the log lines of the present task that name; they were caused by no click."""
    PRESENT.set(Request(id=name))


def nobodys() -> Context:
    """An empty context, for a task that outlives the click which happens to start it."""
    return Context()


def present() -> Request | None:
    """The request that the present task works for."""
    request = PRESENT.get()
    return request if isinstance(request, Request) else None


def refused(code: str) -> None:
    """Note that the present request is refused."""
    request = present()
    if request is not None:
        request.refusal = code


def failed(kind: str) -> None:
    """Note that the present request has failed."""
    request = present()
    if request is None:
        return
    request.failure = kind
    if request.over:  # what follows the answer has failed
        FAILURES.labels(kind).inc()


@contextmanager
def picture_follows() -> Iterator[None]:
    """The present click has its answer; the block draws and sends the picture that follows it."""
    request, began = present(), perf_counter()
    if request is not None and request.kind:
        ended(request)
    try:
        yield
    finally:
        took = perf_counter() - began
        _stage["picture"](took)
        if took > SLOW:
            _log.info("the picture that follows took %.1f s", took)


def ended(request: Request) -> None:
    """Count a click that was answered, once."""
    if request.over:
        return
    request.over = True
    whole = perf_counter() - request.began
    UNDER_WAY.dec()
    CLICKS.labels(request.kind).inc()
    _stage["database"](request.database)
    _stage["discord"](request.discord)
    _stage["bot"](max(0.0, whole - request.database - request.discord))
    _stage["whole"](whole)
    if request.refusal:
        REFUSALS.labels(request.refusal).inc()
    if request.failure:
        FAILURES.labels(request.failure).inc()
    if whole > SLOW:
        _log.warning(
            "%s took %.1f s: %.1f in the database, %.1f at Discord",
            request.kind,
            whole,
            request.database,
            request.discord,
            extra={"request": request.id},
        )
