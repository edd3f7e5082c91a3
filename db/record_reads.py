"""Statements that read results and ratings. `:server` None stands for all servers; times are from and until."""

from __future__ import annotations

from db.connection import Statement

_WITHIN = (
    "(CAST(:server AS bigint) IS NULL OR r.server_id = CAST(:server AS bigint))"
    " AND r.ended_at >= :since AND r.ended_at < :until"
)
OF_PERSON = Statement(
    "SELECT r.game, r.company, s.tenure, s.outcome, s.role, s.feats, s.answers"  # noqa: S608  constants only
    f" FROM scores s JOIN results r USING (table_id) WHERE s.person_id = :person AND {_WITHIN}"
    " ORDER BY r.ended_at DESC, r.table_id DESC"
)
GAMES = Statement(
    "SELECT r.game, count(*) AS games, count(*) FILTER (WHERE r.rated) AS rated,"  # noqa: S608  constants only
    " percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.ended_at - r.began_at)) AS seconds"
    f" FROM results r WHERE {_WITHIN} GROUP BY r.game ORDER BY games DESC, r.game"
)
ROLES = Statement(
    "SELECT r.game, s.role, count(*) AS games,"  # noqa: S608  constants only
    " count(*) FILTER (WHERE s.outcome IN ('won', 'shared')) AS won"
    f" FROM results r JOIN scores s USING (table_id) WHERE s.role <> '' AND r.company = 'people' AND {_WITHIN}"
    " GROUP BY r.game, s.role"
)
FEATS = Statement(
    "SELECT r.game, f.key AS feat, sum(CAST(f.value AS integer)) AS count"  # noqa: S608  constants only
    " FROM results r JOIN scores s USING (table_id), json_each_text(s.feats) WITH ORDINALITY AS f(key, value, number)"
    f" WHERE {_WITHIN} GROUP BY r.game, f.key ORDER BY r.game, min(f.number), f.key"
)
PEOPLE = Statement(
    "SELECT count(DISTINCT s.person_id) AS people"  # noqa: S608  constants only
    f" FROM results r JOIN scores s USING (table_id) WHERE {_WITHIN}"
)
PACE = Statement(
    "SELECT count(*) AS answers, percentile_cont(0.5) WITHIN GROUP (ORDER BY a.seconds) AS seconds"  # noqa: S608
    f" FROM results r JOIN scores s USING (table_id), unnest(s.answers) AS a(seconds) WHERE {_WITHIN}"
)
SEASONS = Statement(
    "SELECT DISTINCT extract(year FROM r.ended_at AT TIME ZONE 'UTC')::integer AS year,"
    " extract(quarter FROM r.ended_at AT TIME ZONE 'UTC')::integer AS quarter FROM results r"
    " WHERE CAST(:server AS bigint) IS NULL OR r.server_id = CAST(:server AS bigint) ORDER BY 1 DESC, 2 DESC"
)
RATED_GAMES = Statement(
    "SELECT r.game, max(r.ended_at) AS last FROM results r WHERE r.server_id = :server AND r.rated"
    " GROUP BY r.game ORDER BY last DESC"
)
RATINGS = Statement(
    "SELECT person_id, mu, sigma, games, won FROM ratings"
    " WHERE server_id = :server AND game = :game AND season = :season"
)
RATED_TABLE = Statement("SELECT server_id, game FROM results WHERE table_id = :table AND rated")
RATED = Statement(
    "SELECT count(*) AS games FROM results r WHERE r.server_id = :server AND r.game = :game AND r.rated"
    " AND r.ended_at >= :since AND r.ended_at < :until"
)
# The name somebody had on this server when they last sat down there.
NAMES = Statement(
    "SELECT DISTINCT ON (c.person_id) c.person_id, c.name FROM seats c JOIN tables t ON t.id = c.table_id"
    " WHERE t.server_id = :server AND c.person_id = ANY (CAST(:people AS bigint[])) AND c.name <> ''"
    " ORDER BY c.person_id, c.table_id DESC"
)
