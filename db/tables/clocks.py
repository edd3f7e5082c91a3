"""Statements that claim what is due, so that processes can share the work: reminders, deadlines, stewards' answers."""

from __future__ import annotations

from db.connection.statements import Statement
from db.tables.store import NOWHERE, OPEN

# Of a clock k, a seat c and a table t: whether a policy answers there, a steward's or that of a stand-in who thinks.
BY_POLICY = (
    "(c.steward IS NOT NULL OR (k.stand_in AND c.away"
    " AND coalesce(CAST(t.pace AS json) ->> 'stand_in', 'caretaker') <> 'caretaker'))"
)
# What was claimed by a clock that was put back since is no longer claimed: no lease is that long.
IS_FREE = "({0}.claimed_until IS NULL OR {0}.claimed_until <= :now OR {0}.claimed_until > :now + interval '5 minutes')"
# A steward's clock says when it answers. Who claims it thinks ahead; nobody else does until the lease is over.
# `table`: there alone; None for all but those of practice, where somebody waits for each answer.
CLAIM_STEWARDS = Statement(
    f"""
WITH picked AS (
  SELECT k.table_id, k.seat, k.ask FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat
    JOIN tables t ON t.id = k.table_id
   WHERE k.due_at <= :ahead AND k.next_at IS NOT NULL AND {BY_POLICY}
     AND CASE WHEN CAST(:table AS bigint) IS NULL THEN t.server_id <> {NOWHERE} ELSE t.id = CAST(:table AS bigint) END
     AND {IS_FREE.format("k")}
   ORDER BY k.due_at LIMIT :limit FOR UPDATE OF k SKIP LOCKED
)
UPDATE clocks k SET claimed_by = :owner, claimed_until = :until
  FROM picked p WHERE k.table_id = p.table_id AND k.seat = p.seat AND k.ask = p.ask
RETURNING k.table_id, k.seat, k.ask, k.due_at
"""  # noqa: S608  constants only
)
# What could not be thought about now is for whoever looks next, not only once the lease is over.
RELEASE_STEWARD = Statement(
    "UPDATE clocks SET claimed_by = NULL, claimed_until = NULL"
    " WHERE table_id = :table AND seat = :seat AND ask = :ask AND claimed_by = :owner"
)


# Only one process at a time works on a person, so that all their reminders become one message.
# Person 0 stands for open seats.
PEOPLE_DUE = Statement(
    """
WITH due AS MATERIALIZED (
  SELECT table_id, seat FROM clocks WHERE next_at <= :now AND due_at > :now ORDER BY next_at LIMIT :limit
), people AS MATERIALIZED (
  SELECT DISTINCT coalesce(c.person_id, 0) AS person_id
    FROM due d JOIN seats c ON c.table_id = d.table_id AND c.seat = d.seat
)
SELECT person_id FROM people WHERE pg_try_advisory_xact_lock(hashtextextended('reminder', person_id))
"""
)
_CLOCK = (
    "k.seat, k.ask, k.opened_at, k.own_due, k.due_at, k.next_at, k.rung, k.running, k.stand_in, k.muted,"
    " k.snoozed_until, k.last_at, k.last_told, k.lapses"
)
_RHYTHM = (
    "p.zone, p.quiet_from, p.quiet_to, p.away_from, p.away_until, coalesce(p.notify, 'dm') AS notify,"
    " (SELECT w.pace FROM tables w WHERE w.id = k.table_id) AS pace"
)
_SEATED = (
    " FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat"
    " LEFT JOIN players p ON p.person_id = c.person_id"
)
CLOCKS_DUE = Statement(
    f"SELECT k.table_id, coalesce(c.person_id, 0) AS person_id, {_CLOCK}, {_RHYTHM}{_SEATED}"
    " WHERE (c.person_id = ANY (CAST(:people AS bigint[])) OR (c.person_id IS NULL AND CAST(:vacant AS boolean)))"
    " AND k.next_at <= :now AND k.due_at > :now ORDER BY k.table_id, k.seat FOR UPDATE OF k SKIP LOCKED"
)
TABLES_OF_PERSON = Statement(
    "SELECT DISTINCT k.table_id FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat"
    " JOIN tables t ON t.id = k.table_id WHERE c.person_id = :person AND t.frozen_at IS NULL ORDER BY k.table_id"
)
STORE_RUNG = Statement(
    """
UPDATE clocks k SET rung = n.rung, next_at = n.next_at, snoozed_until = n.snoozed_until, last_told = n.last_told
  FROM unnest(CAST(:tables AS bigint[]), CAST(:seats AS integer[]), CAST(:asks AS varchar[]), CAST(:rungs AS integer[]),
              CAST(:nexts AS timestamptz[]), CAST(:snoozes AS timestamptz[]), CAST(:lasts AS boolean[]))
    AS n(table_id, seat, ask, rung, next_at, snoozed_until, last_told)
 WHERE k.table_id = n.table_id AND k.seat = n.seat AND k.ask = n.ask
"""
)
REMIND = Statement(
    """
INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload, urgency)
SELECT r.table_id, 'player', r.person_id, 'reminder', 0, :now, :now, CAST(r.payload AS json), 2
  FROM unnest(CAST(:tables AS bigint[]), CAST(:people AS bigint[]), CAST(:payloads AS text[]))
    WITH ORDINALITY AS r(table_id, person_id, payload, place)
 ORDER BY r.place
""".replace(":now", "CAST(:now AS timestamptz)")
)
# Two sweeps may reach one table through two people: they take turns, in the order of tables.
ONE_AT_A_TABLE = Statement(
    "SELECT count(pg_advisory_xact_lock(hashtextextended('waiting', n.id)))"
    " FROM (SELECT id FROM unnest(CAST(:tables AS bigint[])) AS u(id) ORDER BY id) n"
)
QUEUE_REMINDERS = Statement(
    f"""
INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload, urgency)
SELECT t.id, 'thread', t.id, 'waiting', 0, :now, :now, json_build_object('moment', t.moment), 2
  FROM tables t
 WHERE t.id = ANY (CAST(:tables AS bigint[])) AND t.server_id <> {OPEN}
   AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id AND o.lane_kind = 'thread' AND o.lane_id = t.id
                      AND o.kind = 'waiting' AND o.payload ->> 'moment' = t.moment)
""".replace(":now", "CAST(:now AS timestamptz)")  # noqa: S608  constants only
)
OVERDUE = Statement(
    f"""
WITH picked AS (
  SELECT k.table_id, k.seat, k.ask FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat
    JOIN tables t ON t.id = k.table_id
   WHERE k.due_at <= :now AND k.next_at IS NOT NULL AND NOT {BY_POLICY}
     AND {IS_FREE.format("k")}
   ORDER BY k.due_at LIMIT :limit FOR UPDATE OF k SKIP LOCKED
)
UPDATE clocks k SET claimed_by = :owner, claimed_until = :until
  FROM picked p WHERE k.table_id = p.table_id AND k.seat = p.seat AND k.ask = p.ask
RETURNING k.table_id
"""  # noqa: S608  constants only
)

# Of those who sit there.
DRAFTS = Statement(
    "SELECT d.seat, d.ask, d.partial FROM drafts d JOIN seats c ON c.table_id = d.table_id AND c.seat = d.seat"
    " WHERE d.table_id = :table AND (d.person_id IS NULL OR d.person_id = c.person_id)"
)
CAUSES = Statement("SELECT cause FROM moves WHERE table_id = :table AND cause = ANY (CAST(:causes AS varchar[]))")
CLOCK = Statement(
    f"SELECT k.table_id, c.person_id, {_CLOCK}, {_RHYTHM}{_SEATED}"
    " WHERE k.table_id = :table AND k.ask = :ask AND c.person_id = :person FOR UPDATE OF k"
)
WIND = Statement(
    "UPDATE clocks SET next_at = :next_at, muted = :muted, snoozed_until = :snoozed_until"
    " WHERE table_id = :table AND seat = :seat AND ask = :ask"
)


# -------------------------------------------------------------------------------------- outages

# A beat from the future is of a clock that was wrong: it would hide outages, and that nobody beats any more.
LAST_BEAT = Statement("SELECT at FROM heartbeat WHERE slot = 0 FOR UPDATE")
BEAT = Statement(
    "INSERT INTO heartbeat (slot, at) VALUES (0, :now)"
    " ON CONFLICT (slot) DO UPDATE SET at = CASE WHEN heartbeat.at > excluded.at + interval '1 minute'"
    " THEN excluded.at ELSE greatest(heartbeat.at, excluded.at) END"
)
# No moment counts twice: an outage begins where the one before has ended, at the earliest.
NOTE_OUTAGE = Statement(
    """
INSERT INTO outages (began_at, ended_at, done_upto, done)
SELECT greatest(CAST(:began AS timestamptz), l.upto), CAST(:ended AS timestamptz), 0, false
  FROM (SELECT coalesce(max(ended_at) FILTER (WHERE ended_at >= began_at), CAST(:began AS timestamptz)) AS upto
          FROM outages) l
 WHERE CAST(:ended AS timestamptz) - greatest(CAST(:began AS timestamptz), l.upto) >= :least
RETURNING id
"""
)
# What a clock that was ahead has noted counts until now, and hides no outage that is still to come.
OUTAGES_PUT_BACK = Statement(
    "UPDATE outages SET began_at = least(began_at, CAST(:now AS timestamptz)), ended_at = CAST(:now AS timestamptz)"
    " WHERE done AND ended_at > CAST(:now AS timestamptz)"
)
# A jump back is an outage that ends before it began.
NOTE_PUT_BACK = Statement(
    "INSERT INTO outages (began_at, ended_at, done_upto, done)"
    " VALUES (CAST(:before AS timestamptz), CAST(:after AS timestamptz), 0, false)"
)
MESSAGES_PUT_BACK = Statement(
    "UPDATE outbox SET not_before = not_before + CAST(:gap AS interval)"
    " WHERE state IN ('pending', 'sending') AND not_before > CAST(:after AS timestamptz)"
)
# Their time stands still from a moment that is not to come, or it would be taken from them when they go on.
STOPPED_PUT_BACK = Statement(
    "UPDATE tables SET paused_at = CASE WHEN paused_at > n.now THEN n.now ELSE paused_at END,"
    " frozen_at = CASE WHEN frozen_at > n.now THEN n.now ELSE frozen_at END"
    " FROM (SELECT CAST(:now AS timestamptz) AS now) n"
    " WHERE status = 'playing' AND (paused_at > n.now OR frozen_at > n.now)"
)
ONE_OUTAGE = Statement("SELECT pg_advisory_xact_lock(hashtextextended('outage', 0))")
OUTAGE = Statement(
    "SELECT id, began_at, ended_at, done_upto FROM outages WHERE NOT done ORDER BY id LIMIT 1 FOR UPDATE"
)
OUT_TABLES = Statement(
    "SELECT id FROM tables t WHERE id > :upto AND status = 'playing' AND frozen_at IS NULL"
    " AND EXISTS (SELECT 1 FROM clocks k WHERE k.table_id = t.id)"
    " ORDER BY id LIMIT :limit FOR NO KEY UPDATE"
)
OUT_CLOCKS = Statement(
    f"SELECT k.table_id, coalesce(c.person_id, 0) AS person_id, {_CLOCK}, {_RHYTHM}{_SEATED}"
    " JOIN tables t ON t.id = k.table_id WHERE k.table_id = ANY (CAST(:tables AS bigint[])) AND t.paused_at IS NULL"
    " AND k.opened_at < :ended ORDER BY k.table_id, k.seat FOR UPDATE OF k"
)
SHIFT = Statement(
    """
WITH moved AS (
  UPDATE clocks k SET opened_at = n.opened_at, own_due = n.own_due, due_at = n.due_at, next_at = n.next_at,
         snoozed_until = n.snoozed_until, last_at = n.last_at
    FROM json_to_recordset(CAST(:clocks AS json)) AS n(table_id bigint, seat integer, ask varchar,
         opened_at timestamptz, own_due timestamptz, due_at timestamptz, next_at timestamptz,
         snoozed_until timestamptz, last_at timestamptz)
   WHERE k.table_id = n.table_id AND k.seat = n.seat AND k.ask = n.ask
  RETURNING k.table_id
), desked AS (
  UPDATE desks d SET version = version + 1, dirty = true, calm = d.calm OR NOT d.dirty
    FROM (SELECT DISTINCT table_id FROM moved) m
   WHERE d.table_id = m.table_id
)
UPDATE boards b SET version = version + 1, dirty = true, behind = b.behind OR NOT b.dirty
  FROM (SELECT DISTINCT table_id FROM moved) m
 WHERE b.table_id = m.table_id
RETURNING b.table_id
"""
)
TELL_OUTAGE = Statement(
    f"""
INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload, urgency)
SELECT u.id, 'thread', u.id, 'outage', 0, CAST(:now AS timestamptz), CAST(:now AS timestamptz), CAST(:payload AS json),
       2
  FROM unnest(CAST(:tables AS bigint[])) AS u(id)
 WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = u.id AND t.server_id IN ({NOWHERE}, {OPEN}))
"""  # noqa: S608  constants only
)
OUTAGE_UPTO = Statement("UPDATE outages SET done_upto = :upto, done = :done WHERE id = :id")
