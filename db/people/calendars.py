"""Statements about the addresses of calendars that tell people their deadlines."""

from __future__ import annotations

from db.connection.statements import Statement

# Another one takes the place of the one before, whose address ends.
SAVE_CALENDAR = Statement(
    "INSERT INTO calendars (person_id, token, since) VALUES (:person, :token, :since)"
    " ON CONFLICT (person_id) DO UPDATE SET token = excluded.token, since = excluded.since"
)
CALENDAR_OF_PERSON = Statement("SELECT since FROM calendars WHERE person_id = :person")
FIND_CALENDAR = Statement("SELECT person_id, since FROM calendars WHERE token = :token")
END_CALENDAR = Statement("DELETE FROM calendars WHERE person_id = :person RETURNING person_id")
