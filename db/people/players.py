"""Small statements: what people and servers have chosen, drafts, private notes, dirty boards, the log of moves."""

from __future__ import annotations

from db.connection.statements import Statement
from db.tables.store import explained_to

SAVE_DRAFT = Statement(
    "INSERT INTO drafts (table_id, seat, ask, partial) VALUES (:table, :seat, :ask, CAST(:partial AS json))"
    " ON CONFLICT (table_id, seat, ask) DO UPDATE SET partial = excluded.partial"
)
DROP_DRAFT = Statement(
    "DELETE FROM drafts d USING seats c WHERE d.table_id = :table AND d.seat = :seat AND d.ask = :ask"
    " AND c.table_id = d.table_id AND c.seat = d.seat AND c.person_id = :person"
)
# The reply to the press will show the desk: nobody knows any more what it looked like when it was drawn last, and what
# others have changed (`version`: before the press) can wait until its player has left it. No reply comes if the process
# ends: then the desk is drawn once more than needed. The desk first, then the draft, as moves lock them.
_SHOWN_SOON = """
UPDATE desks SET shown = NULL, calm = calm OR version = :version
 WHERE table_id = :table AND person_id = :person AND (shown IS NOT NULL OR (dirty AND NOT calm))"""
# Runs without the table's lock; the condition on the seat keeps a player who has just lost it from writing.
KEEP_DRAFT = Statement(
    f"""
WITH kept AS (
  INSERT INTO drafts (table_id, seat, ask, partial)
  SELECT c.table_id, c.seat, :ask, CAST(:partial AS json) FROM seats c
   WHERE c.table_id = :table AND c.seat = :seat AND c.person_id = :person
  ON CONFLICT (table_id, seat, ask) DO UPDATE SET partial = excluded.partial
){_SHOWN_SOON}
"""  # noqa: S608  constants only
)
CLEAR_DRAFT = Statement(f"WITH dropped AS ({DROP_DRAFT.text}){_SHOWN_SOON}")
LAST_ANSWERS = Statement(
    "SELECT entry FROM moves WHERE table_id = :table AND seat = :seat"
    " AND kind IN ('answer', 'by-order', 'due', 'fix') AND NOT undone ORDER BY number DESC LIMIT :limit"
)
# How many of the seat's last `limit` moves of that kind were about that ask.
DONE_AT = Statement(
    "SELECT count(*) FROM (SELECT entry FROM moves WHERE table_id = :table AND seat = :seat AND kind = :kind"
    " ORDER BY number DESC LIMIT :limit) m WHERE convert_from(m.entry, 'UTF8')::json ->> 'ask' = :ask"
)
DONE_SINCE = Statement(
    "SELECT count(*) FROM moves WHERE table_id = :table AND seat = :seat AND kind = :kind AND number >"
    " (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = :table AND settled)"
)
_STEWARD = "convert_from(entry, 'UTF8')::json #>> '{value,steward}'"
JOINED = Statement(
    "SELECT count(*) FROM moves WHERE table_id = :table AND kind = 'join' AND person_id = :person"  # noqa: S608
    f" AND {_STEWARD} IS NULL"
)
STEWARDS_JOINED = Statement(
    f"SELECT count(*) FROM moves WHERE table_id = :table AND kind = 'join' AND {_STEWARD} IS NOT NULL"  # noqa: S608
)

# A board is drawn by one process as long as that is alive: so it knows what stands there.
DIRTY_BOARDS = Statement(
    """
WITH found AS MATERIALIZED (
  SELECT table_id, version, behind, claimed_by FROM boards
   WHERE dirty AND (claimed_by IS NULL OR claimed_by = :owner) AND table_id <> ALL (CAST(:but AS bigint[]))
     AND (table_id, version) NOT IN (SELECT * FROM unnest(CAST(:tables AS bigint[]), CAST(:versions AS bigint[])))
   ORDER BY behind, table_id LIMIT :limit
), taken AS (
  UPDATE boards b SET claimed_by = :owner FROM found f
   WHERE f.claimed_by IS NULL AND b.table_id = f.table_id AND b.claimed_by IS NULL
  RETURNING b.table_id
)
SELECT table_id, version FROM found WHERE claimed_by IS NOT NULL OR table_id IN (SELECT table_id FROM taken)
 ORDER BY behind, table_id
"""
)
# To be drawn by others from now on, but for those that are being drawn.
GIVE_BOARDS = Statement(
    "UPDATE boards SET claimed_by = NULL WHERE claimed_by = :owner AND table_id <> ALL (CAST(:but AS bigint[]))"
)
BOARD_CLEAN = Statement(
    "UPDATE boards SET dirty = false, behind = false WHERE table_id = :table AND version = :version"
)

PLAYER = Statement(
    "SELECT coalesce(language, locale) AS locale, dms, zone, quiet_from, quiet_to, notify,"
    " away_from, away_until, away_year, away_used, board FROM players WHERE person_id = :person"
)
EXPLANATIONS = Statement(f"SELECT {explained_to('CAST(:game AS varchar)')} AS explained")
SAVE_EXPLAINS = Statement(
    "INSERT INTO players (person_id, locale, dms, explains) VALUES (:person, 'en', 'open', :explains)"
    " ON CONFLICT (person_id) DO UPDATE SET explains = excluded.explains"
)
SAVE_SHOWS = Statement(
    "INSERT INTO players (person_id, locale, dms, board) VALUES (:person, 'en', 'open', :board)"
    " ON CONFLICT (person_id) DO UPDATE SET board = excluded.board"
)
SAVE_EXPLAINED = Statement(
    "INSERT INTO players (person_id, locale, dms, explained)"
    " SELECT :person, 'en', 'open', string_agg(t.game || '.' || word, ' ' ORDER BY word)"
    " FROM tables t, unnest(CAST(:ids AS varchar[])) AS word WHERE t.id = :table GROUP BY t.id"
    " ON CONFLICT (person_id) DO UPDATE SET explained = (SELECT string_agg(DISTINCT word, ' ' ORDER BY word)"
    " FROM unnest(string_to_array(trim(players.explained || ' ' || excluded.explained), ' ')) AS word)"
)
SAVE_LOCALE = Statement(
    "INSERT INTO players (person_id, locale, dms) VALUES (:person, :locale, 'open')"
    " ON CONFLICT (person_id) DO UPDATE SET locale = excluded.locale WHERE players.locale <> excluded.locale"
    " RETURNING person_id"
)
"""Remembers the language of a person's Discord, and returns a row if it is another than before."""
CHOSEN_BY_PEOPLE = Statement(
    "SELECT person_id, language FROM players WHERE language IS NOT NULL ORDER BY person_id DESC LIMIT :most"
)
CHOSEN_BY_SERVERS = Statement(
    "SELECT server_id, language FROM servers WHERE language IS NOT NULL ORDER BY server_id DESC LIMIT :most"
)
# Of servers with tables: what all read there may be written by a process that does not know the server.
NOTE_LOCALES = Statement(
    "INSERT INTO servers AS s (server_id, locale)"
    " SELECT u.server_id, u.locale FROM unnest(CAST(:servers AS bigint[]), CAST(:locales AS varchar[]))"
    " AS u(server_id, locale) WHERE EXISTS (SELECT 1 FROM tables t WHERE t.server_id = u.server_id)"
    " ON CONFLICT (server_id) DO UPDATE SET locale = excluded.locale"
    " WHERE s.locale IS DISTINCT FROM excluded.locale RETURNING server_id"
)
LOCALES = Statement(
    "SELECT server_id, locale FROM servers WHERE locale IS NOT NULL ORDER BY server_id DESC LIMIT :most"
)
CHOOSE = Statement(
    "INSERT INTO players (person_id, locale, dms, language) VALUES (:id, 'en', 'open', :language)"
    " ON CONFLICT (person_id) DO UPDATE SET language = excluded.language"
)
CHOOSE_FOR_SERVER = Statement(
    "INSERT INTO servers (server_id, language) VALUES (:id, :language)"
    " ON CONFLICT (server_id) DO UPDATE SET language = excluded.language"
)
SAVE_DMS = Statement(
    "INSERT INTO players (person_id, locale, dms) VALUES (:person, 'en', :dms)"
    " ON CONFLICT (person_id) DO UPDATE SET dms = excluded.dms"
)
DM_CHANNEL = Statement("SELECT dm_channel_id FROM players WHERE person_id = :person")
SAVE_DM_CHANNEL = Statement(
    "INSERT INTO players (person_id, locale, dms, dm_channel_id) VALUES (:person, 'en', 'open', :channel)"
    " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id"
)

SERVER = Statement("SELECT home_channel_id, moderator_role_id, board FROM servers WHERE server_id = :server")
SAVE_SERVER = Statement(
    "INSERT INTO servers (server_id, home_channel_id, moderator_role_id, board)"
    " VALUES (:server, :home, :moderators, :board)"
    " ON CONFLICT (server_id) DO UPDATE SET home_channel_id = excluded.home_channel_id,"
    " moderator_role_id = excluded.moderator_role_id, board = excluded.board"
)

MOVES = Statement(
    "SELECT number, entry, hash, undone, person_id, at FROM moves WHERE table_id = :table ORDER BY number"
)
"""The whole log of a table, in order."""


READ_NOTES = Statement("SELECT words, marks FROM notes WHERE table_id = :table AND person_id = :person")
# The condition on the seat keeps a player who has just left it from writing.
WRITE_NOTES = Statement(
    "INSERT INTO notes (table_id, person_id, words) SELECT c.table_id, c.person_id, :words FROM seats c"
    " WHERE c.table_id = :table AND c.person_id = :person"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET words = excluded.words"
)
# `mark`: the id that is set or taken away; `marked`: an object with it, or an empty one.
MARK_NOTES = Statement(
    "INSERT INTO notes (table_id, person_id, marks) SELECT c.table_id, c.person_id, CAST(:marked AS text) FROM seats c"
    " WHERE c.table_id = :table AND c.person_id = :person"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET marks ="
    " CAST((CAST(notes.marks AS jsonb) - CAST(:mark AS text)) || CAST(:marked AS jsonb) AS text)"
)
EMPTY_NOTES = Statement(
    "DELETE FROM notes WHERE table_id = :table AND person_id = :person AND words = '' AND marks = '{}'"
)
