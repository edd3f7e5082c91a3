"""What is stored of one person, table by table: a list of their rows, for their own export.

Numbers of moves are never given out, because counting the moves of a table tells what others do in secret.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from db.connection.statements import Connection, Statement

# The kinds of moves by which a person enters a table: through them all tables of a person are found, by an index.
COMING = "kind IN ('open', 'join', 'take-over', 'fix')"
TABLES = (
    f"(SELECT table_id FROM moves WHERE person_id = :person AND {COMING}"  # noqa: S608  constants only
    " UNION SELECT table_id FROM condensed_logs WHERE people @> ARRAY[CAST(:person AS bigint)]"
    " UNION SELECT table_id FROM seats WHERE person_id = :person"
    " UNION SELECT table_id FROM sitters WHERE person_id = :person"
    " UNION SELECT table_id FROM lookers WHERE person_id = :person"
    " UNION SELECT table_id FROM desks WHERE person_id = :person"
    " UNION SELECT table_id FROM proposals WHERE :person IN (by_id, moderator_id, newcomer_id))"
)
_HERE = f"x.table_id IN {TABLES}"
_THEIR_SEAT = (
    "EXISTS (SELECT 1 FROM seats c WHERE c.table_id = x.table_id AND c.seat = x.seat AND c.person_id = :person)"
)
SAT_DOWN = "coalesce(nullif(x.since, 0), x.joined)"  # the move by which the seat's last player sat down

_SINCE = f"(SELECT m.at FROM moves m WHERE m.table_id = x.table_id AND m.number = {SAT_DOWN})"  # noqa: S608


class Own(Struct, frozen=True):
    """The rows of `table` that are about a person: `columns` of the rows for which `where` is true.

    `instead`: SQL that is read in place of a column that would tell something about others. `beside`: SQL that is read
    in place of a number that counts things of all servers.
    """

    section: str
    table: str
    columns: tuple[str, ...]
    where: str
    order: str
    instead: dict[str, str] = {}
    beside: dict[str, str] = {}

    def statement(self) -> Statement:
        """The statement that reads these rows for `:person`."""
        columns = {**{name: self.instead.get(name, f"x.{name}") for name in self.columns}, **self.beside}
        read = ", ".join(f'{read} AS "{name}"' for name, read in columns.items())
        return Statement(f"SELECT {read} FROM {self.table} x WHERE {self.where} ORDER BY {self.order}")  # noqa: S608


def _if(whose: str, column: str) -> str:
    """SQL for `column`, null unless `whose` is the person."""
    return f"CASE WHEN x.{whose} = :person THEN x.{column} END"


# What is about one person alone: that they came, left, took a seat over, or got points from a moderator.
_THEIR_STEP = (
    "EXISTS (SELECT 1 FROM tournament_people p WHERE p.tournament_id = x.tournament_id AND p.person_id = :person"
    " AND CAST(x.step ->> 'person_id' AS integer) = p.number)"
)

OWN_SECTIONS = (
    Own(
        "settings",
        "players",
        (
            *("person_id", "locale", "language", "dms", "dm_channel_id", "zone", "quiet_from", "quiet_to", "notify"),
            *("away_from", "away_until", "away_year", "away_used", "explains", "explained", "board", "records"),
            *("lessons", "zone_told"),
        ),
        "x.person_id = :person",
        "x.person_id",
    ),
    Own(
        "tables",
        "tables",
        (
            *("id", "game", "rules", "options", "pace", "hints", "rated", "watched", "status", "server_id"),
            *("channel_id", "thread_id", "opened_at", "opener_id", "lesson", "trying", "trial_of", "from_move"),
            *("goes_on_of", "goes_on_seats", "exact_seats", "starts_at", "starts_full"),
        ),
        f"x.id IN {TABLES}",
        "x.id",
        {"opener_id": _if("opener_id", "opener_id")},
    ),
    Own(
        "seats",
        "seats",
        (
            "table_id",
            "person_id",
            "name",
            "word",
            "joined",
            "seat",
            "since",
            "missed",
            "away",
            "bank",
            "seen_at",
            "extended",
            "recent",
        ),
        "x.person_id = :person",
        "x.table_id",
        {"since": _SINCE},
    ),
    Own("looked_at", "lookers", ("table_id", "person_id"), f"{_HERE} AND x.person_id = :person", "x.table_id"),
    Own("notes", "notes", ("table_id", "person_id", "words", "marks"), "x.person_id = :person", "x.table_id"),
    Own("reviews", "reviews", ("table_id", "person_id", "body"), "x.person_id = :person", "x.table_id"),
    Own("page_links", "page_links", ("table_id", "person_id", "until"), "x.person_id = :person", "x.table_id, x.until"),
    Own(
        "page_sessions",
        "page_sessions",
        ("table_id", "person_id", "seated", "since", "looked_at"),
        "x.person_id = :person",
        "x.table_id, x.since",
    ),
    Own("person_links", "person_links", ("person_id", "until"), "x.person_id = :person", "x.until"),
    Own("browsers", "browsers", ("person_id", "since"), "x.person_id = :person", "x.since"),
    Own("calendar", "calendars", ("person_id", "since"), "x.person_id = :person", "x.since"),
    Own(
        "substitutes",
        "substitutes",
        ("table_id", "seat", "person_id", "name", "offers", "at"),
        "x.person_id = :person",
        "x.table_id, x.at",
    ),
    Own(
        "wishes",
        "wishes",
        (
            *("person_id", "name", "locale", "server_id", "channel_id", "games", "pace", "languages", "fill"),
            *("rated", "seats", "since", "ends_at", "rests_until", "abroad"),
        ),
        "x.person_id = :person",
        "x.since",
    ),
    Own(
        "tournaments_opened",
        "tournaments",
        ("id", "server_id", "channel_id", "thread_id", "opener_id", "plan", "state", "opened_at"),
        "x.opener_id = :person",
        "x.id",
    ),
    Own(
        "tournaments",
        "tournament_people",
        ("tournament_id", "number", "person_id", "name", "locale", "since"),
        "x.person_id = :person",
        "x.tournament_id",
    ),
    Own(
        "steps_in_tournaments",
        "tournament_steps",
        ("tournament_id", "step", "by_id", "at"),
        f"x.by_id = :person OR {_THEIR_STEP}",
        "x.tournament_id, x.number",
        {"by_id": _if("by_id", "by_id")},
    ),
    Own("not_seated_with", "shunned", ("person_id", "other_id", "at"), "x.person_id = :person", "x.at"),
    Own("left", "sitters", ("table_id", "person_id", "seat"), f"{_HERE} AND x.person_id = :person", "x.table_id"),
    Own(
        "moves",
        "moves",
        ("table_id", "person_id", "kind", "seat", "at", "undone", "entry"),
        f"{_HERE} AND x.person_id = :person",
        "x.table_id, x.number",
    ),
    Own(
        "drafts",
        "drafts",
        ("table_id", "seat", "ask", "partial", "person_id", "steps"),
        f"{_HERE} AND {_THEIR_SEAT} AND (x.person_id IS NULL OR x.person_id = :person)",
        "x.table_id, x.ask",
        {"person_id": "CAST(:person AS bigint)"},
    ),
    Own(
        "held_answers",
        "held_answers",
        ("table_id", "seat", "ask", "value", "settles_at"),
        f"{_HERE} AND {_THEIR_SEAT}",
        "x.table_id",
    ),
    Own("orders", "orders", ("table_id", "seat", "kind", "value"), f"{_HERE} AND {_THEIR_SEAT}", "x.table_id, x.kind"),
    Own(
        "orders_about_to_answer",
        "order_calls",
        ("table_id", "seat", "ask", "kind", "at"),
        f"{_HERE} AND {_THEIR_SEAT}",
        "x.table_id, x.ask",
    ),
    Own(
        "clocks",
        "clocks",
        (
            *("table_id", "seat", "ask", "opened_at", "own_due", "due_at", "running", "stand_in", "muted"),
            *("snoozed_until", "lapses"),
        ),
        f"{_HERE} AND {_THEIR_SEAT}",
        "x.table_id, x.ask",
    ),
    Own(
        "votes_called",
        "votes",
        ("table_id", "kind", "hours", "seat", "called_by", "called_at", "ends_at", "state"),
        f"{_HERE} AND x.called_by = :person",
        "x.table_id, x.id",
    ),
    Own(
        "ballots",
        "ballots",
        ("table_id", "person_id", "yes"),
        f"{_HERE} AND x.person_id = :person",
        "x.table_id, x.vote_id",
        beside={
            "of": "(SELECT v.kind FROM votes v WHERE v.table_id = x.table_id AND v.id = x.vote_id)",
            "called_at": "(SELECT v.called_at FROM votes v WHERE v.table_id = x.table_id AND v.id = x.vote_id)",
        },
    ),
    Own(
        "messages",
        "outbox",
        ("table_id", "lane_id", "kind", "created_at", "state", "attempts", "message_id", "failure", "payload"),
        f"{_HERE} AND x.lane_kind = 'player' AND x.lane_id = :person",
        "x.table_id, x.id",
        # That of an old desk holds numbers of moves, and says what its message says.
        {
            "payload": "CASE WHEN x.state = 'sent' AND x.kind NOT IN ('news', 'welcome')"
            " THEN CAST(x.payload AS jsonb) - 'proposal' END"
        },
    ),
    Own(
        "desks",
        "desks",
        ("table_id", "person_id", "message_id", "folding"),
        f"{_HERE} AND x.person_id = :person",
        "x.table_id",
        {"folding": "(SELECT coalesce(json_agg(k), '[]') FROM jsonb_object_keys(x.folding) k)"},
    ),
    Own(
        "fixes",
        "proposals",
        (
            *("table_id", "by_id", "moderator_id", "newcomer_id", "newcomer_name"),
            *("fix", "reason", "state", "at"),
        ),
        f"{_HERE} AND :person IN (x.by_id, x.moderator_id, x.newcomer_id)",
        "x.table_id, x.id",
        {
            "by_id": _if("by_id", "by_id"),
            "moderator_id": _if("moderator_id", "moderator_id"),
            "newcomer_id": _if("newcomer_id", "newcomer_id"),
            "newcomer_name": _if("newcomer_id", "newcomer_name"),
            "fix": _if("by_id", "fix"),
            "reason": _if("by_id", "reason"),
        },
    ),
    Own(
        "results",
        "scores",
        ("table_id", "person_id", "seat", "tenure", "outcome", "place", "score", "role", "feats", "answers"),
        "x.person_id = :person",
        "x.table_id, x.part",
    ),
    Own(
        "ratings",
        "ratings",
        ("server_id", "game", "season", "person_id", "mu", "sigma", "games", "won"),
        "x.person_id = :person",
        "x.server_id, x.game, x.season",
    ),
    Own(
        "blocked_on",
        "blocks",
        ("server_id", "person_id", "at", "reason"),
        "x.person_id = :person",
        "x.server_id",
    ),
    Own("blocks_made", "blocks", ("server_id", "by_id", "at", "reason"), "x.by_id = :person", "x.server_id, x.at"),
)

_OF_NO_TABLE = (
    "players",
    "browsers",
    "calendars",
    "wishes",
    "shunned",
    "tournaments",
    "tournament_people",
    "tournament_steps",
)
WITHOUT_TABLES = tuple(of for of in OWN_SECTIONS if of.table in _OF_NO_TABLE)
"""What may be stored of somebody whom no table knows."""


async def read_own_rows(connection: Connection, person_id: int, of: Own) -> list[dict[str, Any]]:
    """The rows of that section that are about the person."""
    rows = await connection.execute(of.statement(), {"person": person_id})
    return [dict(row) for row in rows]
