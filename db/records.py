"""Small statements: drafts, dirty boards, players, servers, the log of moves."""

from __future__ import annotations

import sqlalchemy as sa

SAVE_DRAFT = sa.text(
    "INSERT INTO drafts (table_id, seat, ask, partial) VALUES (:table, :seat, :ask, CAST(:partial AS json))"
    " ON CONFLICT (table_id, seat, ask) DO UPDATE SET partial = excluded.partial"
)
DROP_DRAFT = sa.text("DELETE FROM drafts WHERE table_id = :table AND seat = :seat AND ask = :ask")
LAST_ANSWERS = sa.text(
    "SELECT entry FROM moves WHERE table_id = :table AND seat = :seat"
    " AND kind IN ('answer', 'by-order', 'due', 'fix') AND NOT undone ORDER BY number DESC LIMIT :limit"
)

DIRTY_BOARDS = sa.text("SELECT table_id, version FROM boards WHERE dirty ORDER BY table_id LIMIT :limit")
BOARD_CLEAN = sa.text("UPDATE boards SET dirty = false WHERE table_id = :table AND version = :version")

PLAYER = sa.text(
    "SELECT locale, dms, zone, quiet_from, quiet_to, notify, away_from, away_until, away_year, away_used"
    " FROM players WHERE person_id = :person"
)
SAVE_LOCALE = sa.text(
    "INSERT INTO players (person_id, locale, dms) VALUES (:person, :locale, 'open')"
    " ON CONFLICT (person_id) DO UPDATE SET locale = excluded.locale"
)
SAVE_DMS = sa.text(
    "INSERT INTO players (person_id, locale, dms) VALUES (:person, 'en', :dms)"
    " ON CONFLICT (person_id) DO UPDATE SET dms = excluded.dms"
)
DM_CHANNEL = sa.text("SELECT dm_channel_id FROM players WHERE person_id = :person")
SAVE_DM_CHANNEL = sa.text(
    "INSERT INTO players (person_id, locale, dms, dm_channel_id) VALUES (:person, 'en', 'open', :channel)"
    " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id"
)

SERVER = sa.text("SELECT home_channel_id, moderator_role_id FROM servers WHERE server_id = :server")
SAVE_SERVER = sa.text(
    "INSERT INTO servers (server_id, home_channel_id, moderator_role_id) VALUES (:server, :home, :moderators)"
    " ON CONFLICT (server_id) DO UPDATE SET home_channel_id = excluded.home_channel_id,"
    " moderator_role_id = excluded.moderator_role_id"
)

MOVES = sa.text("SELECT number, entry, hash, undone, person_id FROM moves WHERE table_id = :table ORDER BY number")
"""The whole log of a table, in order."""
