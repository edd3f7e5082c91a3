"""Statements about pages: links to them, the browsers they are open in, who only looks on, and calendars' addresses."""

from __future__ import annotations

from db.connection.statements import Statement

# All but the latest `keep` go, and those that are over. `press`: stands for a press, which is no link.
DROP_LINKS = Statement(
    """
DELETE FROM page_links WHERE table_id = :table AND person_id = :person AND token <> :press
   AND (until <= :now OR token NOT IN (
         SELECT l.token FROM page_links l WHERE l.table_id = :table AND l.person_id = :person AND l.token <> :press
          ORDER BY l.until DESC LIMIT :keep))
"""
)
ADD_LINK = Statement(
    "INSERT INTO page_links (table_id, token, person_id, until) VALUES (:table, :token, :person, :until)"
)
USE_LINK = Statement("DELETE FROM page_links WHERE table_id = :table AND token = :token RETURNING person_id, until")
DROP_PRESSES_ELSEWHERE = Statement(
    "DELETE FROM page_links WHERE person_id = :person AND token = :press AND table_id <> :table"
)
NOTE_PRESS = Statement(
    "INSERT INTO page_links (table_id, token, person_id, until) VALUES (:table, :press, :person, :until)"
    " ON CONFLICT (table_id, token) DO UPDATE SET person_id = excluded.person_id, until = excluded.until"
)
PRESSES = Statement(
    "SELECT table_id, until FROM page_links WHERE person_id = :person AND token = :press ORDER BY until DESC"
)

# All but the latest `keep` of a person at a table go.
DROP_SESSIONS = Statement(
    """
DELETE FROM page_sessions WHERE table_id = :table AND person_id = :person AND token NOT IN (
  SELECT s.token FROM page_sessions s WHERE s.table_id = :table AND s.person_id = :person
   ORDER BY s.since DESC LIMIT :keep)
"""
)
ADD_SESSION = Statement(
    """
INSERT INTO page_sessions (table_id, token, person_id, seated, since)
VALUES (:table, :token, :person,
        EXISTS (SELECT 1 FROM seats c WHERE c.table_id = :table AND c.person_id = :person), :since)
"""
)
FIND_SESSIONS = Statement(
    "SELECT s.table_id, s.token, s.person_id, s.since, s.seated, COALESCE(s.looked_at, s.since) AS seen_at,"
    " EXISTS (SELECT 1 FROM seats c WHERE c.table_id = s.table_id AND c.person_id = s.person_id) AS sits"
    " FROM page_sessions s"
    " WHERE s.table_id = ANY(:tables) AND s.token = ANY(:tokens)"
)
SESSIONS_OF_PERSON = Statement(
    "SELECT table_id, person_id, since FROM page_sessions WHERE person_id = :person ORDER BY since DESC"
)
END_SESSIONS = Statement(
    "DELETE FROM page_sessions WHERE table_id = :table AND token = ANY(:tokens) RETURNING person_id"
)
END_LINKS_OF_PERSON = Statement("DELETE FROM page_links WHERE person_id = :person")
END_SESSIONS_OF_PERSON = Statement("DELETE FROM page_sessions WHERE person_id = :person RETURNING table_id")

_ONLOOKS = "NOT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = s.table_id AND c.person_id = s.person_id)"
# In no order: some whom Discord does not tell about must not keep the others waiting.
DUE_ONLOOKERS = Statement(
    "SELECT s.table_id, s.person_id, t.server_id, t.channel_id"  # noqa: S608  constants only
    " FROM page_sessions s JOIN tables t ON t.id = s.table_id"
    " WHERE COALESCE(s.looked_at, s.since) <= :before AND s.since > :begun"
    f" AND {_ONLOOKS} GROUP BY 1, 2, 3, 4 ORDER BY random() LIMIT :limit"
)
SAW_ONLOOKER = Statement("UPDATE page_sessions SET looked_at = :now WHERE table_id = :table AND person_id = :person")
DOUBT_ONLOOKERS = Statement(
    "UPDATE page_sessions s SET looked_at = :before FROM tables t WHERE t.id = s.table_id AND t.server_id = :server"
    " AND (t.channel_id = :channel OR :channel = 0) AND COALESCE(s.looked_at, s.since) > :before"
)
# 0 stands for any table, server, channel or person.
END_ONLOOKERS_LINKS, END_ONLOOKERS_SESSIONS = (
    Statement(
        f"DELETE FROM {rows} s USING tables t WHERE t.id = s.table_id AND (t.id = :table OR :table = 0)"  # noqa: S608
        " AND (t.server_id = :server OR :server = 0) AND (t.channel_id = :channel OR :channel = 0)"
        f" AND (s.person_id = :person OR :person = 0) AND {_ONLOOKS}"
        " RETURNING s.person_id, t.id AS table_id, t.status"
    )
    for rows in ("page_links", "page_sessions")
)
# Tables of a server, or one of it, whose boards whoever has the address may read.
END_WATCHING = Statement(
    "UPDATE tables SET watched = false WHERE watched AND server_id = :server AND (id = :table OR :table = 0)"
    " RETURNING id AS table_id, status"
)
# The addresses of calendars that tell people their deadlines.
# Another one takes the place of the one before, whose address ends.
SAVE_CALENDAR = Statement(
    "INSERT INTO calendars (person_id, token, since) VALUES (:person, :token, :since)"
    " ON CONFLICT (person_id) DO UPDATE SET token = excluded.token, since = excluded.since"
)
CALENDAR_OF_PERSON = Statement("SELECT since FROM calendars WHERE person_id = :person")
FIND_CALENDAR = Statement("SELECT person_id, since FROM calendars WHERE token = :token")
END_CALENDAR = Statement("DELETE FROM calendars WHERE person_id = :person RETURNING person_id")
