"""The figures of this process for Prometheus. No label names a player, a table, a server or what anybody has decided.

Counting is in memory and free of any Discord or database, so that it costs a click a few microseconds.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

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
FAILURES = Counter("pactum_failures", "Clicks, events and work that is due that failed", ["kind"], registry=REGISTRY)
for _kind in ("defect", "database-away", "work"):
    FAILURES.labels(_kind)  # from 0 on, or Prometheus would see no increase in the first one
LOG_LINES = Counter("pactum_log_lines", "Warnings and errors in the log", ["level", "logger"], registry=REGISTRY)

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
GIVEN_UP = Gauge("pactum_given_up_messages", "Messages of the last week that failed for good", registry=REGISTRY)
DUE = Gauge("pactum_due_rows", "Rows that are due and not done", ["kind"], registry=REGISTRY)
HALTED = Gauge("pactum_halted_tables", "Halted tables", registry=REGISTRY)

DATABASE = Gauge("pactum_database_up", "1 if the database answers, to what is written too", registry=REGISTRY)
DISK = Gauge("pactum_disk_free_bytes", "Room on the disk of the embedded database", registry=REGISTRY)
CONNECTIONS = Gauge("pactum_database_connections", "Connections of the pool", ["state"], registry=REGISTRY)
LEASE = Gauge("pactum_lease_held", "1 while the right to work on the database is held", registry=REGISTRY)

LOOP_SECONDS = Histogram(
    "pactum_event_loop_lag_seconds", "How late the event loop wakes", buckets=_STALLS, registry=REGISTRY
)
PROCESSES = Gauge("pactum_processes", "Processes beside the bot's own", ["work"], registry=REGISTRY)
QUESTIONS = Gauge(
    "pactum_process_queue", "What these processes work on or are still to begin", ["work"], registry=REGISTRY
)
