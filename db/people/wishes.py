"""Statements about wishes for a table, what became of earlier ones, and whom people do not want to be seated with."""

from __future__ import annotations

from db.connection.statements import Statement
from db.tables.store import OPEN

_COLUMNS = (
    "w.id, w.person_id, w.name, w.locale, w.server_id, w.channel_id, w.games, w.pace, w.languages, w.fill, w.rated,"
    " w.seats, w.abroad, w.since, w.ends_at"
)
# Of two commands of one person only one may find room for a wish.
ONE_PERSONS_WISHES = Statement("SELECT pg_advisory_xact_lock(hashtextextended('wishes', :person))")
IS_BLOCKED = Statement("SELECT 1 FROM blocks WHERE server_id = :server AND person_id = :person")
COUNT_WISHES = Statement("SELECT count(*) FROM wishes WHERE person_id = :person")
SAY_WISH = Statement(
    "INSERT INTO wishes (person_id, name, locale, server_id, channel_id, games, pace, languages, fill, rated, seats,"
    " abroad, since, ends_at) VALUES (:person, :name, :locale, :server, :channel, CAST(:games AS varchar[]), :pace,"
    " CAST(:languages AS varchar[]), :fill, :rated, :seats, :abroad, :now, :ends) RETURNING id"
)
WISHES_OF_PERSON = Statement(f"SELECT {_COLUMNS} FROM wishes w WHERE w.person_id = :person ORDER BY w.id")  # noqa: S608
TAKE_WISH_BACK = Statement("DELETE FROM wishes WHERE id = :id AND person_id = :person RETURNING id")
DROP_WISHES = Statement("DELETE FROM wishes WHERE server_id = :server RETURNING id")
SERVERS_WITH_WISHES = Statement("SELECT DISTINCT server_id FROM wishes WHERE ends_at > :now ORDER BY server_id")
_SAYS_YES = "EXISTS (SELECT 1 FROM servers s WHERE s.server_id = w.server_id AND s.open_tables)"
OPEN_TABLES_AT = Statement("SELECT 1 FROM servers WHERE server_id = :server AND open_tables")
# Of people who are there: no wish is met during a vacation, nor of somebody whom the server has blocked.
_WAITING = f"""
SELECT {_COLUMNS}, p.zone, p.quiet_from, p.quiet_to,
       (SELECT json_object_agg(r.game, r.mu) FROM ratings r
         WHERE r.server_id = w.server_id AND r.season = '' AND r.person_id = w.person_id
           AND r.game = ANY (w.games)) AS skills
  FROM wishes w LEFT JOIN players p ON p.person_id = w.person_id
 WHERE w.ends_at > :now AND (w.rests_until IS NULL OR w.rests_until <= :now)
   AND (p.away_until IS NULL OR p.away_until <= :now)
   AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.server_id = w.server_id AND b.person_id = w.person_id)
"""  # noqa: S608  constants only
_OLDEST = " ORDER BY w.since, w.id LIMIT :limit"
WISHES_WAITING = Statement(f"{_WAITING} AND w.server_id = :server{_OLDEST}")
# Those that people of other servers may meet, where the moderators of their own have said yes.
WISHES_WAITING_ABROAD = Statement(
    f"{_WAITING} AND w.abroad AND {_SAYS_YES}"  # noqa: S608
    f" AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.server_id = {OPEN} AND b.person_id = w.person_id){_OLDEST}"
)
HOLD_WISHES = Statement(
    "SELECT id FROM wishes WHERE id = ANY (CAST(:ids AS bigint[])) AND ends_at > :now ORDER BY id FOR UPDATE"
)
HOLD_WISHES_ABROAD = Statement(
    f"SELECT w.id FROM wishes w WHERE w.id = ANY (CAST(:ids AS bigint[])) AND w.ends_at > :now"  # noqa: S608
    f" AND w.abroad AND {_SAYS_YES} ORDER BY w.id FOR UPDATE OF w"
)
# Whoever is blocked on a server sits with nobody who wished there.
BLOCKED_AMONG = Statement(
    "SELECT b.person_id, w.person_id AS other_id FROM blocks b JOIN wishes w ON w.server_id = b.server_id"
    " WHERE w.abroad AND b.person_id = ANY (CAST(:people AS bigint[]))"
    " AND w.person_id = ANY (CAST(:people AS bigint[])) AND b.person_id <> w.person_id"
)
SHUNNED_AMONG = Statement(
    "SELECT person_id, other_id FROM shunned WHERE person_id = ANY (CAST(:people AS bigint[]))"
    " AND other_id = ANY (CAST(:people AS bigint[]))"
)
WISHES_MET = Statement(
    "WITH met AS (DELETE FROM wishes WHERE id = ANY (CAST(:ids AS bigint[])) RETURNING server_id, pace, since)"
    " INSERT INTO wish_ends (server_id, game, pace, met, seconds, at)"
    " SELECT server_id, :game, pace, true, CAST(extract(epoch FROM CAST(:now AS timestamptz) - since) AS integer),"
    " CAST(:now AS timestamptz) FROM met"
)
SEATED_BY_WISH = Statement(
    "SELECT number FROM moves WHERE table_id = :table AND kind = 'join' AND person_id = :person"
    " AND cause LIKE 'wish:%' LIMIT 1"
)
REST_WISH = Statement("UPDATE wishes SET rests_until = :until WHERE id = :id RETURNING id")
HOME_OF_SERVER = Statement("SELECT home_channel_id FROM servers WHERE server_id = :server")
WISHES_OVER = Statement(
    f"SELECT {_COLUMNS} FROM wishes w WHERE w.ends_at <= :now AND w.id <> ALL (CAST(:but AS bigint[]))"  # noqa: S608
    " ORDER BY w.ends_at, w.id LIMIT :limit"
)
WISH_UNMET = Statement(
    "WITH over AS (DELETE FROM wishes WHERE id = :id RETURNING server_id, games, pace, since, ends_at)"
    " INSERT INTO wish_ends (server_id, game, pace, met, seconds, at)"
    " SELECT server_id, game, pace, false, CAST(extract(epoch FROM ends_at - since) AS integer), ends_at"
    " FROM over, unnest(games) AS game RETURNING id"
)
# Beyond the first so many of late, what became of wishes is told no better by more.
WISH_ENDS_LATELY = Statement(
    "SELECT met, seconds, pace FROM wish_ends WHERE server_id = :server AND game = ANY (CAST(:games AS varchar[]))"
    " AND at > :since ORDER BY at DESC, id DESC LIMIT :limit"
)
FORGET_WISH_ENDS = Statement("DELETE FROM wish_ends WHERE at <= :before RETURNING id")

COUNT_SHUNNED = Statement("SELECT count(*) FROM shunned WHERE person_id = :person")
SHUN = Statement(
    "INSERT INTO shunned (person_id, other_id, at) VALUES (:person, :other, :now)"
    " ON CONFLICT (person_id, other_id) DO NOTHING"
)
SHUN_NO_MORE = Statement("DELETE FROM shunned WHERE person_id = :person AND other_id = :other RETURNING other_id")
SHUNNED_BY = Statement("SELECT other_id FROM shunned WHERE person_id = :person ORDER BY at, other_id")
