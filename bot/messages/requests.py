"""The click that is answered at present, whose id stands in every log line it causes; and the figures of this process.

No label of a figure names a player, a table, a server or what anybody has decided.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context
from time import perf_counter, time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from db.connection.session import PRESENT, Spending

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds; Discord waits 3 for an answer
_SLOW = (0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
_STALLS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

VERSION = Info("pactum", "The release that runs", registry=REGISTRY)

CLICKS = Counter("pactum_clicks", "Clicks, commands, modals and suggestions answered", ["kind"], registry=REGISTRY)
CLICK_SECONDS = Histogram(
    "pactum_click_seconds",
    "Time of an answer by stage: on the way here, in the database, at Discord, in the bot itself, and whole;"
    " and of the picture that follows some answers",
    ["stage"],
    buckets=_QUICK,
    registry=REGISTRY,
)
UNDER_WAY = Gauge("pactum_clicks_under_way", "Clicks that are being answered", registry=REGISTRY)
REFUSALS = Counter("pactum_refusals", "Clicks refused with a sentence", ["kind"], registry=REGISTRY)
COUNTED_FAILURES = Counter(
    "pactum_failures", "Clicks, events and work that is due that failed", ["kind"], registry=REGISTRY
)
for _kind in ("defect", "database-away", "machine-exhausted", "work"):
    COUNTED_FAILURES.labels(_kind)  # from 0 on, or Prometheus would see no increase in the first one
LOG_LINES = Counter("pactum_log_lines", "Warnings and errors in the log", ["level", "logger"], registry=REGISTRY)

INTERACTIONS = Counter(
    "pactum_interactions", "Interactions that came by HTTP, by how they ended", ["end"], registry=REGISTRY
)
_ENDS = "answered late again pong signature stale method type size many slow broken unreadable unready"
for _end in _ENDS.split():
    INTERACTIONS.labels(_end)

PAGE_ANSWERS = Counter(
    "pactum_page_answers", "Answers to browsers, and to programs that read", ["page", "status"], registry=REGISTRY
)
PAGE_SECONDS = Histogram("pactum_page_seconds", "Time of such an answer", ["page"], buckets=_QUICK, registry=REGISTRY)
OPEN_PAGES = Gauge("pactum_open_pages", "Pages that are told of changes", registry=REGISTRY)

DISCORD_ANSWERS = Counter("pactum_discord_answers", "Answers of Discord to requests", ["status"], registry=REGISTRY)
DISCORD_SECONDS = Histogram("pactum_discord_seconds", "Time of a request to Discord", buckets=_QUICK, registry=REGISTRY)
GATEWAY = Gauge("pactum_gateway_connected", "1 while Discord's gateway is connected", registry=REGISTRY)
GATEWAY_SECONDS = Gauge("pactum_gateway_latency_seconds", "Heartbeat of the gateway", registry=REGISTRY)

MESSAGES = Counter("pactum_messages", "Messages of the outbox by how they ended", ["end"], registry=REGISTRY)
for _end in ("sent", "closed", "postponed", "tried-again", "given-up"):
    MESSAGES.labels(_end)
DELIVERY_SECONDS = Histogram(
    "pactum_delivery_lag_seconds",
    "Time from the commit of a message to its arrival",
    ["lane"],
    buckets=_SLOW,
    registry=REGISTRY,
)
OUTBOX = Gauge("pactum_outbox_messages", "Messages that are due and not delivered", registry=REGISTRY)
OUTBOX_AGE = Gauge("pactum_outbox_oldest_seconds", "For how long the oldest of them is due", registry=REGISTRY)
GIVEN_UP_MESSAGES = Gauge(
    "pactum_given_up_messages", "Messages of the last week that failed for good", registry=REGISTRY
)
DUE_ROWS = Gauge("pactum_due_rows", "Rows that are due and not done", ["kind"], registry=REGISTRY)
HALTED = Gauge("pactum_halted_tables", "Halted tables", registry=REGISTRY)
WISHES = Gauge("pactum_wishes_waiting", "Wishes for a table that wait, when last looked at", registry=REGISTRY)
WISH_TABLES = Gauge("pactum_tables_of_wishes", "Tables opened for wishes since the start", registry=REGISTRY)
TOURNAMENTS = Gauge("pactum_tournaments", "Tournaments open or played, when last looked at", registry=REGISTRY)
TOURNAMENT_TABLES = Gauge("pactum_tables_of_tournaments", "Tables opened for them since the start", registry=REGISTRY)

DATABASE = Gauge("pactum_database_up", "1 if the database answers, to what is written too", registry=REGISTRY)
DISK = Gauge("pactum_disk_free_bytes", "Room on the disk of the embedded database", registry=REGISTRY)
CONNECTIONS = Gauge("pactum_database_connections", "Connections of the pool", ["state"], registry=REGISTRY)
LEASE_HELD = Gauge("pactum_lease_held", "1 while the right to work on the database is held", registry=REGISTRY)

LOOP_SECONDS = Histogram(
    "pactum_event_loop_lag_seconds", "How late the event loop wakes", buckets=_STALLS, registry=REGISTRY
)
PROCESSES = Gauge("pactum_processes", "Processes beside the bot's own", ["work"], registry=REGISTRY)
QUESTIONS = Gauge(
    "pactum_process_queue", "What these processes work on or are still to begin", ["work"], registry=REGISTRY
)


SLOW_PRESS = 2.5  # seconds; Discord gives up after three
EPOCH = 1_420_070_400.0  # Discord's: seconds of the day from which the ids of interactions count
STAGES = ("arrival", "database", "discord", "bot", "whole", "picture")
DEFECT = "defect"

_log = logging.getLogger(__name__)
_stage = {name: CLICK_SECONDS.labels(name).observe for name in STAGES}


def count_page(page: str, status: int, seconds: float) -> None:
    """Counts an answer to a browser. `page`: its kind."""
    PAGE_ANSWERS.labels(page, str(status)).inc()
    PAGE_SECONDS.labels(page).observe(seconds)


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


def begin_request(interaction_id: int, kind: str) -> Request:
    """Begins to answer an interaction in the present task. `kind`: press, modal, command or suggestion."""
    request = Request(id=f"i:{interaction_id}", kind=kind, began=perf_counter(), awaited=True)
    PRESENT.set(request)
    UNDER_WAY.inc()
    _stage["arrival"](max(0.0, time() - EPOCH - (interaction_id >> 22) / 1000))
    return request


def work_on(name: str) -> None:
    """Gives the log lines of the present task that name; they were caused by no click."""
    PRESENT.set(Request(id=name))


def empty_context() -> Context:
    """An empty context, for a task that outlives the click which happens to start it."""
    return Context()


def present_request() -> Request | None:
    """The request that the present task works for."""
    request = PRESENT.get()
    return request if isinstance(request, Request) else None


def note_refusal(code: str) -> None:
    """Note that the present request is refused."""
    request = present_request()
    if request is not None:
        request.refusal = code


def note_failure(kind: str) -> None:
    """Note that the present request has failed."""
    request = present_request()
    if request is None:
        return
    request.failure = kind
    if request.over:  # what follows the answer has failed
        COUNTED_FAILURES.labels(kind).inc()


@contextmanager
def picture_follows() -> Iterator[None]:
    """The present click has its answer; the block draws and sends the picture that follows it."""
    request, began = present_request(), perf_counter()
    if request is not None and request.kind:
        count_request(request)
    try:
        yield
    finally:
        took = perf_counter() - began
        _stage["picture"](took)
        if took > SLOW_PRESS:
            _log.info("the picture that follows took %.1f s", took)


def count_request(request: Request) -> None:
    """Counts a click that was answered, once."""
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
        COUNTED_FAILURES.labels(request.failure).inc()
    if whole > SLOW_PRESS:
        _log.warning(
            "%s took %.1f s: %.1f in the database, %.1f at Discord",
            request.kind,
            whole,
            request.database,
            request.discord,
            extra={"request": request.id},
        )
