"""Statements about browsers that are signed in to all tables of a person, links that sign one in, and such tables."""

from __future__ import annotations

from db.connection.statements import Statement

# All but the latest `keep` go, and those that are over.
DROP_PERSON_LINKS = Statement(
    """
DELETE FROM person_links WHERE person_id = :person
   AND (until <= :now OR token NOT IN (
         SELECT l.token FROM person_links l WHERE l.person_id = :person ORDER BY l.until DESC LIMIT :keep))
"""
)
ADD_PERSON_LINK = Statement("INSERT INTO person_links (token, person_id, until) VALUES (:token, :person, :until)")
USE_PERSON_LINK = Statement("DELETE FROM person_links WHERE token = :token RETURNING person_id, until")

FIND_BROWSER = Statement("SELECT person_id, since FROM browsers WHERE token = :token")
OLD_BROWSERS = Statement("SELECT token FROM browsers WHERE person_id = :person ORDER BY since DESC OFFSET :keep")
ADD_BROWSER = Statement("INSERT INTO browsers (token, person_id, since) VALUES (:token, :person, :since)")
# With all tables it has opened, whose rows hold the same token: first the browser, so that it opens none meanwhile.
END_BROWSERS = tuple(
    Statement(statement)
    for statement in (
        "DELETE FROM browsers WHERE token = ANY(:tokens) RETURNING person_id",
        "DELETE FROM page_sessions WHERE token = ANY(:tokens)",
    )
)
END_PERSON_LINKS = Statement("DELETE FROM person_links WHERE person_id = :person")
END_BROWSERS_OF_PERSON = Statement("DELETE FROM browsers WHERE person_id = :person RETURNING since")

# Whether they sit there, and when somebody who does not was last known to see the table in any browser of theirs.
RIGHT_AT_TABLE = Statement(
    """
SELECT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = t.id AND c.person_id = :person) AS sits,
       (SELECT max(COALESCE(s.looked_at, s.since)) FROM page_sessions s
         WHERE s.table_id = t.id AND s.person_id = :person AND NOT s.seated) AS seen_at,
       t.server_id, t.channel_id
  FROM tables t WHERE t.id = :table
"""
)
# As long as the browser is signed in: that may have ended meanwhile.
ENTER_TABLE = Statement(
    """
INSERT INTO page_sessions (table_id, token, person_id, seated, since, looked_at)
SELECT :table, b.token, b.person_id, :seated, b.since, :looked_at FROM browsers b WHERE b.token = :token FOR SHARE
    ON CONFLICT (table_id, token) DO UPDATE SET seated = excluded.seated, looked_at = excluded.looked_at
RETURNING since
"""
)
