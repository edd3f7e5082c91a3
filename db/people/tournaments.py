"""Statements about tournaments: their plans, steps, people and tables."""

from __future__ import annotations

from db.connection.statements import Statement

_COLUMNS = "t.id, t.server_id, t.channel_id, t.opener_id, t.plan, t.lot, t.state, t.steps, t.told_upto, t.thread_id"
_COLUMNS += ", t.opened_at, t.due_at"
# Of two commands on one server only one may find room for a tournament.
ONE_SERVERS_TOURNAMENTS = Statement("SELECT pg_advisory_xact_lock(hashtextextended('tournaments', :server))")
COUNT_TOURNAMENTS = Statement(
    "SELECT count(*) FROM tournaments WHERE server_id = :server AND state IN ('open', 'playing')"
)
OPEN_TOURNAMENT = Statement(
    "INSERT INTO tournaments (server_id, channel_id, opener_id, plan, lot, state, opened_at, due_at)"
    " VALUES (:server, :channel, :opener, CAST(:plan AS json), :lot, 'open', :now, :due) RETURNING id"
)
READ_TOURNAMENT = Statement(f"SELECT {_COLUMNS} FROM tournaments t WHERE t.id = :id")  # noqa: S608
HOLD_TOURNAMENT = Statement(f"SELECT {_COLUMNS} FROM tournaments t WHERE t.id = :id FOR UPDATE")  # noqa: S608
TOURNAMENTS_OF_SERVER = Statement(
    "SELECT id FROM tournaments WHERE server_id = :server ORDER BY state IN ('open', 'playing') DESC, id DESC"
    " LIMIT :limit"
)
STEPS_OF_TOURNAMENT = Statement(
    "SELECT number, step, by_id, at FROM tournament_steps WHERE tournament_id = :id ORDER BY number"
)
PEOPLE_OF_TOURNAMENT = Statement(
    "SELECT number, person_id, name, locale FROM tournament_people WHERE tournament_id = :id ORDER BY number"
)
TABLES_OF_TOURNAMENT = Statement(
    "SELECT round, place, hosted_table, done FROM tournament_tables WHERE tournament_id = :id ORDER BY round, place"
)
# Two processes that take the same step: the second one fails, and nothing has to be undone.
TAKE_STEP = Statement(
    "INSERT INTO tournament_steps (tournament_id, number, step, by_id, at)"
    " VALUES (:id, :number, CAST(:step AS json), :by, :now)"
)
STEPS_TAKEN = Statement("UPDATE tournaments SET steps = :steps, state = :state, due_at = :due WHERE id = :id")
REGISTER_PERSON = Statement(
    "INSERT INTO tournament_people (tournament_id, number, person_id, name, locale, since)"
    " VALUES (:id, :number, :person, :name, :locale, :now)"
    " ON CONFLICT (tournament_id, person_id) DO UPDATE SET name = excluded.name, locale = excluded.locale"
)
SET_THREAD_OF_TOURNAMENT = Statement("UPDATE tournaments SET thread_id = :thread WHERE id = :id RETURNING id")
# Asked every few seconds: each half has an index of its own.
TOURNAMENTS_UNTOLD = Statement(
    "SELECT id FROM (SELECT id FROM tournaments WHERE told_upto < steps"
    " UNION SELECT id FROM tournaments WHERE state IN ('open', 'playing') AND thread_id IS NULL) AS untold"
    " WHERE id <> ALL (CAST(:but AS bigint[])) ORDER BY id LIMIT :limit"
)
TOLD_OF_TOURNAMENT = Statement(
    "UPDATE tournaments SET told_upto = :upto WHERE id = :id AND told_upto < CAST(:upto AS integer) RETURNING id"
)
OPEN_TOURNAMENTS_OF_SERVER = Statement("SELECT id FROM tournaments WHERE server_id = :server AND state = 'open'")
END_REGISTRATION = Statement("UPDATE tournaments SET plan = CAST(:plan AS json), due_at = :now WHERE id = :id")

OPEN_ROUND_TABLE = Statement("INSERT INTO tournament_tables (tournament_id, round, place) VALUES (:id, :round, :place)")
HOLD_ROUND_TABLE = Statement(
    "SELECT hosted_table, done, left_by FROM tournament_tables WHERE tournament_id = :id AND round = :round"
    " AND place = :place FOR UPDATE"
)
ROUND_TABLE_OPENED = Statement(
    "UPDATE tournament_tables SET hosted_table = :table WHERE tournament_id = :id AND round = :round AND place = :place"
)
ROUND_TABLE_DONE = Statement(
    "UPDATE tournament_tables SET done = true WHERE tournament_id = :id AND round = :round AND place = :place"
)
ROUND_TABLES_DONE = Statement("UPDATE tournament_tables SET done = true WHERE tournament_id = :id")
# All by which a tournament that was read before is known to be as it was: names are taken back without a step.
_STAND = """
       t.id, t.steps, t.thread_id, t.opener_id,
       (SELECT count(*) FROM tournament_people p WHERE p.tournament_id = t.id AND p.person_id IS NOT NULL) AS people,
       (SELECT count(*) FROM tournament_tables o WHERE o.tournament_id = t.id AND o.hosted_table IS NOT NULL) AS tables
"""
TOURNAMENT_OF_TABLE = Statement(
    "SELECT r.round, r.place,"  # noqa: S608  constants only
    + _STAND
    + """  FROM tournament_tables r JOIN tournaments t ON t.id = r.tournament_id WHERE r.hosted_table = :table"""
)
# Whoever looks for work finds these tables again.
SEATS_CHANGED = Statement(
    "UPDATE tournament_tables SET left_by = -1 WHERE tournament_id = :id AND round = :round AND place = :place"
)

# Where something is to be done: a date has come, a table of the round is not opened, has ended, or somebody has left
# it. Nothing while the bot is gone from the server.
TOURNAMENTS_DUE = Statement(
    """
SELECT t.id FROM tournaments t
 WHERE t.state IN ('open', 'playing')
   AND (t.due_at <= :now OR EXISTS (
        SELECT 1 FROM tournament_tables r LEFT JOIN tables b ON b.id = r.hosted_table
         WHERE r.tournament_id = t.id AND NOT r.done
           AND (b.id IS NULL OR b.status NOT IN ('lobby', 'playing')
                OR (b.status = 'playing' AND b.frozen_at IS NULL
                    AND r.left_by <> (SELECT count(*) FROM sitters s WHERE s.table_id = b.id)))))
   AND NOT EXISTS (SELECT 1 FROM tournament_tables r JOIN tables b ON b.id = r.hosted_table
                    WHERE r.tournament_id = t.id AND NOT r.done AND b.unhosted)
 ORDER BY t.id
"""
)
# The tables of a tournament where something is to be done, that are opened.
ROUND_TABLES_DUE = Statement(
    """
SELECT r.round, r.place, r.hosted_table FROM tournament_tables r LEFT JOIN tables b ON b.id = r.hosted_table
 WHERE r.tournament_id = :id AND NOT r.done AND r.hosted_table IS NOT NULL
   AND (b.id IS NULL OR b.status NOT IN ('lobby', 'playing')
        OR (b.status = 'playing' AND b.frozen_at IS NULL
            AND r.left_by <> (SELECT count(*) FROM sitters s WHERE s.table_id = b.id)))
 ORDER BY r.round, r.place
"""
)
# In the order of joining, which is that of the ledger; automatic players who fill up come last.
SEATS_OF_ROUND_TABLE = Statement("SELECT seat, person_id, steward FROM seats WHERE table_id = :table ORDER BY joined")
ROUND_TABLE_SETTLED = Statement(
    "UPDATE tournament_tables SET left_by = (SELECT count(*) FROM sitters WHERE table_id = :table)"
    " WHERE tournament_id = :id AND round = :round AND place = :place"
)
# Those of whose tables one may still be read by whoever has its address.
WATCHED_TOURNAMENTS = Statement(
    "SELECT"  # noqa: S608  constants only
    + _STAND
    + "  FROM tournaments t WHERE t.server_id = :server AND t.state IN ('playing', 'over') AND EXISTS"
    " (SELECT 1 FROM tournament_tables r JOIN tables b ON b.id = r.hosted_table"
    " WHERE r.tournament_id = t.id AND b.watched)"
    " ORDER BY t.id DESC LIMIT :limit"
)
BLOCKED_IN_TOURNAMENT = Statement(
    "SELECT p.number FROM tournaments t JOIN tournament_people p ON p.tournament_id = t.id"
    " JOIN blocks b ON b.server_id = t.server_id AND b.person_id = p.person_id WHERE t.id = :id"
)
TOURNAMENTS_PLAYED = Statement("SELECT count(*) FROM tournaments WHERE state IN ('open', 'playing')")
