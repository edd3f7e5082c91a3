"""Statements about what people and servers have chosen, whom servers have blocked, and notes and reviews."""

from __future__ import annotations

from db.connection.statements import Statement
from db.tables.store import explained_to

PLAYER = Statement(
    "SELECT coalesce(language, locale) AS locale, dms, zone, quiet_from, quiet_to, notify,"
    " away_from, away_until, away_year, away_used, board, records FROM players WHERE person_id = :person"
)


def _saving(*columns: str) -> Statement:
    """Stores those columns of `:person`. The others stay as they are."""
    stored = {"person_id": ":person", "locale": "'en'", "dms": "'open'", **{name: f":{name}" for name in columns}}
    changed = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return Statement(
        f"INSERT INTO players ({', '.join(stored)}) VALUES ({', '.join(stored.values())})"  # noqa: S608  constants only
        f" ON CONFLICT (person_id) DO UPDATE SET {changed}"
    )


TIMES = ("zone", "quiet_from", "quiet_to", "notify", "away_from", "away_until", "away_year", "away_used")
"""The columns of `players` by which clocks go."""
SAVE_TIMES = _saving(*TIMES)
SAVE_EXPLAINS = _saving("explains")
SAVE_BOARD = _saving("board")
SAVE_LANGUAGE = _saving("language")
SAVE_DMS = _saving("dms")
SAVE_DM_CHANNEL = _saving("dm_channel_id")
SAVE_RECORDS = _saving("records")
# Read for every direct message.
DM_CHANNEL = Statement("SELECT dm_channel_id FROM players WHERE person_id = :person")
# Few names, whoever has chosen them.
CHOSEN_ZONES = Statement(
    "SELECT zone, count(*) AS people FROM players WHERE zone IS NOT NULL GROUP BY zone ORDER BY zone"
)
RENAME_ZONES = Statement(
    """
WITH names AS (
  SELECT * FROM unnest(CAST(:before AS varchar[]), CAST(:after AS varchar[])) AS u(before, after)
), old AS MATERIALIZED (
  SELECT p.person_id, n.after FROM players p JOIN names n ON n.before = p.zone LIMIT :limit FOR UPDATE OF p SKIP LOCKED
)
UPDATE players p SET zone = o.after FROM old o WHERE p.person_id = o.person_id RETURNING p.person_id
"""
)
# Each is told once of a zone, at one of their tables, because every message belongs to one.
TELL_OF_ZONES = Statement(
    """
WITH untold AS MATERIALIZED (
  SELECT p.person_id, p.zone, t.id AS table_id
    FROM players p, LATERAL (
         SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
          WHERE s.person_id = p.person_id AND t.status IN ('lobby', 'playing') ORDER BY t.id LIMIT 1) t
   WHERE p.zone = ANY (CAST(:lost AS varchar[])) AND p.zone_told IS DISTINCT FROM p.zone AND p.dms = 'open'
   ORDER BY p.person_id LIMIT :limit FOR UPDATE OF p SKIP LOCKED
), marked AS (
  UPDATE players p SET zone_told = u.zone FROM untold u WHERE p.person_id = u.person_id
)
INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload)
SELECT u.table_id, 'player', u.person_id, 'zone', 0, CAST(:now AS timestamptz), CAST(:now AS timestamptz),
       json_build_object('zone', u.zone)
  FROM untold u RETURNING id
"""
)
EXPLANATIONS = Statement(f"SELECT {explained_to('CAST(:game AS varchar)')} AS explained")
SAVE_EXPLAINED = Statement(
    "INSERT INTO players (person_id, locale, dms, explained)"
    " SELECT :person, 'en', 'open', string_agg(t.game || '.' || word, ' ' ORDER BY word)"
    " FROM tables t, unnest(CAST(:ids AS varchar[])) AS word WHERE t.id = :table GROUP BY t.id"
    " ON CONFLICT (person_id) DO UPDATE SET explained = (SELECT string_agg(DISTINCT word, ' ' ORDER BY word)"
    " FROM unnest(string_to_array(trim(players.explained || ' ' || excluded.explained), ' ')) AS word)"
)
LESSONS = Statement("SELECT lessons FROM players WHERE person_id = :person")
SAVE_LESSON = Statement(
    "INSERT INTO players (person_id, locale, dms, lessons) VALUES (:person, 'en', 'open', :lesson)"
    " ON CONFLICT (person_id) DO UPDATE SET lessons = (SELECT string_agg(DISTINCT word, ' ' ORDER BY word)"
    " FROM unnest(string_to_array(trim(players.lessons || ' ' || excluded.lessons), ' ')) AS word)"
)
SAVE_LOCALE = Statement(
    "INSERT INTO players (person_id, locale, dms) VALUES (:person, :locale, 'open')"
    " ON CONFLICT (person_id) DO UPDATE SET locale = excluded.locale WHERE players.locale <> excluded.locale"
    " RETURNING person_id"
)
"""Remembers the language of a person's Discord, and returns a row if it is another than before."""
# Of servers with tables: what all read there may be written by a process that does not know the server.
NOTE_LOCALES = Statement(
    "INSERT INTO servers AS s (server_id, locale)"
    " SELECT u.server_id, u.locale FROM unnest(CAST(:servers AS bigint[]), CAST(:locales AS varchar[]))"
    " AS u(server_id, locale) WHERE EXISTS (SELECT 1 FROM tables t WHERE t.server_id = u.server_id)"
    " ON CONFLICT (server_id) DO UPDATE SET locale = excluded.locale"
    " WHERE s.locale IS DISTINCT FROM excluded.locale RETURNING server_id"
)
SAVE_SERVER_LANGUAGE = Statement(
    "INSERT INTO servers (server_id, language) VALUES (:server, :language)"
    " ON CONFLICT (server_id) DO UPDATE SET language = excluded.language"
)
# The latest: of each whose it is, and the language.
LANGUAGES_OF_PEOPLE, LANGUAGES_OF_SERVERS, LOCALES_OF_SERVERS = (
    Statement(
        f"SELECT {key} AS whose, {column} AS language FROM {table} WHERE {column} IS NOT NULL"  # noqa: S608
        f" ORDER BY {key} DESC LIMIT :limit"
    )
    for table, key, column in (
        ("players", "person_id", "language"),
        ("servers", "server_id", "language"),
        ("servers", "server_id", "locale"),
    )
)

SERVER = Statement(
    "SELECT home_channel_id, moderator_role_id, board, scenes, open_tables, limits FROM servers"
    " WHERE server_id = :server"
)
SAVE_SERVER = Statement(
    "INSERT INTO servers (server_id, home_channel_id, moderator_role_id, board, scenes, open_tables)"
    " VALUES (:server, :home, :moderators, :board, :scenes, :open) ON CONFLICT (server_id) DO UPDATE SET"
    " home_channel_id = excluded.home_channel_id, moderator_role_id = excluded.moderator_role_id,"
    " board = excluded.board, scenes = excluded.scenes, open_tables = excluded.open_tables"
)
SAVE_LIMITS = Statement(
    "INSERT INTO servers (server_id, limits) VALUES (:server, :changed) ON CONFLICT (server_id) DO UPDATE"
    " SET limits = CAST(CAST(servers.limits AS jsonb) || CAST(excluded.limits AS jsonb) AS varchar)"
)
BLOCK = Statement(
    "INSERT INTO blocks (server_id, person_id, by_id, at, reason) VALUES (:server, :person, :by, :at, :reason)"
    " ON CONFLICT (server_id, person_id) DO UPDATE SET by_id = excluded.by_id, at = excluded.at,"
    " reason = excluded.reason"
)
UNBLOCK = Statement("DELETE FROM blocks WHERE server_id = :server AND person_id = :person RETURNING person_id")
BLOCKED = Statement(
    "SELECT person_id, by_id, at, reason FROM blocks WHERE server_id = :server ORDER BY at DESC, person_id LIMIT :limit"
)

HAS_MOVED = Statement("SELECT 1 FROM moves WHERE table_id = :table AND person_id = :person LIMIT 1")
# The condition keeps what was worked out meanwhile for somebody who has been forgotten from being written.
WRITE_REVIEW = Statement(
    "INSERT INTO reviews (table_id, person_id, body) SELECT :table, :person, CAST(:body AS text)"
    " WHERE EXISTS (SELECT 1 FROM moves m WHERE m.table_id = :table AND m.person_id = :person)"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET body = excluded.body"
)
STORED_REVIEW = Statement("SELECT body FROM reviews WHERE table_id = :table AND person_id = :person")

NOTES = Statement("SELECT words, marks FROM notes WHERE table_id = :table AND person_id = :person")
DELETE_EMPTY_NOTES = Statement(
    "DELETE FROM notes WHERE table_id = :table AND person_id = :person AND words = '' AND marks = '{}'"
)
# The condition on the seat keeps a player who has just left it from writing.
WRITE_NOTES = Statement(
    "INSERT INTO notes (table_id, person_id, words) SELECT c.table_id, c.person_id, :words FROM seats c"
    " WHERE c.table_id = :table AND c.person_id = :person"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET words = excluded.words"
)
# `marked`: an object with what is written beside `seat` now, or an empty one; nothing else stays beside that seat.
MARK_NOTES = Statement(
    "INSERT INTO notes (table_id, person_id, marks) SELECT c.table_id, c.person_id, CAST(:marked AS text) FROM seats c"
    " WHERE c.table_id = :table AND c.person_id = :person"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET marks = CAST((SELECT coalesce(jsonb_object_agg(m.key, m.value),"
    " CAST('{}' AS jsonb)) FROM jsonb_each(CAST(notes.marks AS jsonb)) AS m"
    " WHERE m.value <> to_jsonb(CAST(:seat AS integer))) || CAST(:marked AS jsonb) AS text)"
)
