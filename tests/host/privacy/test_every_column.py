"""No column can be added to the database without saying whether a person gets it in `/me export`, and if not, why."""

from __future__ import annotations

from db.people.own_rows import OWN_SECTIONS
from db.schema import ROWS

NUMBERS = "counting moves tells what others do in secret"
THE_GAME = "of the game or the table, the same for everybody who sits there"
WORKS = "tells how the house works, not what a person did"
NOBODY = "of no person"

CLICKS = "of Discord: it would say to the millisecond when somebody clicked, perhaps somebody else"
COUNTERS = "counts what happens on all servers"

LEFT_OUT = {
    "tables.cause": CLICKS,
    "moves.cause": CLICKS,
    "held_answers.cause": CLICKS,
    "proposals.cause": CLICKS,
    "proposals.click": CLICKS,
    "proposals.id": COUNTERS,
    "votes.id": COUNTERS,
    "substitutes.id": COUNTERS,
    "wishes.id": COUNTERS,
    **dict.fromkeys(
        (f"wish_ends.{name}" for name in ("id", "server_id", "game", "pace", "met", "seconds", "at")), NOBODY
    ),
    "tournaments.lot": "decides among equals in rounds to come",
    "tournaments.steps": WORKS,
    "tournaments.told_upto": WORKS,
    "tournaments.due_at": WORKS,
    "tournament_steps.number": WORKS,
    "ballots.vote_id": COUNTERS,
    "tables.pack_id": THE_GAME,
    "tables.pack_version": THE_GAME,
    "tables.pack_hash": THE_GAME,
    "tables.moment": THE_GAME,
    "tables.commitment": THE_GAME,
    "tables.lobby_message_id": THE_GAME,
    "tables.board_message_id": THE_GAME,
    "tables.paused_at": THE_GAME,
    "tables.unhosted": THE_GAME,
    "tables.archive_at": THE_GAME,
    "tables.frozen_at": THE_GAME,
    "tables.frozen_code": WORKS,
    "tables.frozen_why": WORKS,
    "tables.corrected": THE_GAME,
    "tables.condensed": WORKS,
    "votes.proposal_id": THE_GAME,
    "seats.read_upto": NUMBERS,
    "seats.steward": THE_GAME,
    "desks.row_id": WORKS,
    "desks.told_upto": NUMBERS,
    "desks.about": "the headline of a message to them, which they have",
    "desks.decided": "the line of a message to them, which they have",
    "desks.shown": WORKS,
    "desks.version": WORKS,
    "desks.dirty": WORKS,
    "desks.calm": WORKS,
    "outbox.undone": WORKS,
    "outbox.urgency": WORKS,
    "proposals.changes": THE_GAME,
    "proposals.desks": THE_GAME,
    "proposals.consent": THE_GAME,
    "proposals.since": NUMBERS,
    "proposals.moment": THE_GAME,
    "proposals.vote_id": THE_GAME,
    "tables.begins": THE_GAME,
    "scores.part": WORKS,
    "scores.steward": "always false in what is theirs",
    "moves.number": NUMBERS,
    "moves.settled": THE_GAME,
    "moves.hash": "of the whole entry, which holds what others were told",
    "page_links.token": "the hash of what a link holds, or that it stands for a press",
    "page_sessions.token": "the hash of what a cookie holds",
    "person_links.token": "the hash of what a link holds",
    "browsers.token": "the hash of what a cookie holds",
    "calendars.token": "the hash of what an address holds",
    "votes.message_id": THE_GAME,
    "votes.dirty": WORKS,
    "orders.number": NUMBERS,
    "order_calls.number": NUMBERS,
    "order_calls.claimed_by": WORKS,
    "order_calls.claimed_until": WORKS,
    "outbox.id": WORKS,
    "outbox.lane_kind": 'always "player" in what is theirs',
    "outbox.number": NUMBERS,
    "outbox.not_before": WORKS,
    "outbox.claimed_by": WORKS,
    "outbox.claimed_at": WORKS,
    "clocks.next_at": "may be when the last one owing is told so: that tells of the others",
    "clocks.rung": "may tell that the others have answered",
    "clocks.last_at": "tells when the others have answered",
    "clocks.last_told": "tells whether the others have answered",
    "clocks.claimed_by": WORKS,
    "clocks.claimed_until": WORKS,
}
WHOLLY_LEFT_OUT = {
    "tournament_tables": "which tables are of a tournament, the same for everybody",
    "states": "the state of a game by seats, and its seeds: `/desk` shows what a seat may know of it",
    "snapshots": "earlier states",
    "condensed_logs": "moves of old games: those that know the person are put back into `moves` first",
    "boards": WORKS,
    "packs": NOBODY,
    "results": "of the table, the same for everybody who sat there: what is theirs of it stands in `scores`",
    "uncounted": WORKS,
    "servers": NOBODY,
    "heartbeat": NOBODY,
    "skipped": WORKS,
    "registered_commands": NOBODY,
    "outages": NOBODY,
    "lease": NOBODY,
    "processes": NOBODY,
}
EXPORTED = {f"{of.table}.{column}" for of in OWN_SECTIONS for column in of.columns}
ALL = {f"{table.name}.{column.name}" for table in ROWS.sorted_tables for column in table.columns}
OF_PEOPLE = ("person", "moderator_id", "newcomer", "opener", "called_by", "by_id", "lane_id", "name", "word", "user")


def test_a_column_is_exported_or_left_out_for_a_reason() -> None:
    places = {
        column: [column in EXPORTED, column in LEFT_OUT, column.partition(".")[0] in WHOLLY_LEFT_OUT]
        for column in sorted(ALL)
    }
    amiss = [column for column, at in places.items() if at.count(True) != 1]
    assert amiss == [], amiss


def test_nothing_is_spoken_of_that_is_not_there() -> None:
    assert set(LEFT_OUT) | EXPORTED <= ALL
    assert {f"{table}." for table in WHOLLY_LEFT_OUT} <= {column.partition(".")[0] + "." for column in ALL}


def test_what_names_a_person_is_never_left_out() -> None:
    named = {column for column in ALL if column.partition(".")[2].startswith(OF_PEOPLE)}
    assert named >= {"seats.person_id", "seats.name", "tables.opener_id", "votes.called_by", "blocks.by_id"}
    assert named <= EXPORTED
