"""Says what stands in the first line of a page, and which leaves there are beside a table for its reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from markupsafe import Markup

from engine.texts import Listed, Param, SeatRef, Text, say
from face.asking.votes import vote_in_short
from face.core.face import Face, face
from face.core.names import game_name, numbered_table
from face.wordings.lengths import OPTION_LABEL, unix
from face.wordings.reader import Reader
from host.seats.votes import Vote
from host.values import Board, Table

NOTES_LEAF, CARDS_LEAF, RULES_LEAF = "notes", "cards", "rules"  # the leaves, and the ends of their addresses
MATTERS_LEAF = "matters"  # what the players of a table ask of each other and of its moderators
_TITLES = {
    NOTES_LEAF: say("notes-button"),
    CARDS_LEAF: say("cards-button"),
    RULES_LEAF: say("rules-button"),
    MATTERS_LEAF: say("matters-button"),
}
_MOST_NAMED = 2  # of those who are waited for: more names have no room in a line
_DEEDS = ("pause", "resume", "extend", "abandon", "open")  # of /table, and pressed on the leaf of matters


def leaves_beside(board: Board, reader: Reader, *, seated: bool) -> dict[str, str]:
    """The leaves, each with its title. `seated`: the reader plays there."""
    its, there = face(board.table.game), []
    if board.view is not None and seated:
        there.append(NOTES_LEAF)
    if board.view is not None:
        there.append(CARDS_LEAF)
    if its.topics(""):
        there.append(RULES_LEAF)
    if has_matters(board.table):
        there.append(MATTERS_LEAF)
    return {leaf: reader.label(_TITLES[leaf]) for leaf in there}


def has_matters(table: Table) -> bool:
    """Whether people play there, so that they can vote and ask moderators."""
    return table.status == "playing" and not table.practice


def ways_of_commands(table: Table, reader: Reader) -> tuple[tuple[str, str, str], ...]:
    """The commands that sentences name and the page of that table has as well: address and words of its own way."""
    leaves = [("/rules", RULES_LEAF, _TITLES[RULES_LEAF])] if face(table.game).topics("") else []
    if table.status in ("playing", "ended"):
        leaves.append(("/card", CARDS_LEAF, _TITLES[CARDS_LEAF]))
    if has_matters(table):
        leaves.append(("/request", MATTERS_LEAF, say("matters-ask")))
        leaves.extend((f"/table {deed}", MATTERS_LEAF, Text(f"command-table-{deed}")) for deed in _DEEDS)
    return tuple(
        (command, address_of_leaf(table.id, leaf), reader.label(words, 200)) for command, leaf, words in leaves
    )


def seats_beside(board: Board, its: Face, reader: Reader) -> list[tuple[int, str, str]]:
    """The seats of which there is more to read: number, name, and the address of what all may know of it."""
    cards = address_of_leaf(board.table.id, CARDS_LEAF)
    return [
        (seat, reader.label(its.seat_name(board.view, seat), OPTION_LABEL), f"{cards}?part=seat-{seat}")
        for seat in its.seats(board.view)
    ]


def address_of_leaf(table_id: int, leaf: str) -> str:
    """Where a leaf of that table is."""
    return f"/t/{table_id}/{leaf}"


def line_values(
    board: Board, its: Face, reader: Reader, inline: Callable[[str], Markup], votes: Iterable[Vote]
) -> dict[str, Any]:
    """The values of the first line. `inline`: makes HTML of the words of a line; `votes`: those that are open."""
    table = board.table

    def label(words: Param) -> str:
        return reader.label(words, 200)

    runs = board.view is not None and board.results is None
    leaves = leaves_beside(board, reader, seated=reader.seat is not None)
    thread = f"https://discord.com/channels/{table.place.server_id}/{table.thread_id}"
    return {
        "game": label(game_name(table.game)),
        "table": label(numbered_table(table)),
        "headline": "" if board.view is None else label(its.headline(board.view)),
        "waits": inline(reader.line(_waited_for(board, reader.seat))) if runs else "",
        "time": tuple(inline(reader.line(each)) for each in _time_of(board)) if runs else (),
        "where": "" if table.thread_id is None else thread,
        "tools": [(address_of_leaf(table.id, leaf), words) for leaf, words in leaves.items()],
        "matters": address_of_leaf(table.id, MATTERS_LEAF) if has_matters(board.table) else "",
        "voting": [inline(vote_in_short(vote, reader)) for vote in votes],
    }


def _waited_for(board: Board, own: int | None) -> Text:
    """Says who is waited for, in words that hardly change their length: the line on top stays as it is."""
    others = tuple(seat for seat in board.owers if seat != own)
    if own in board.owers:
        return say("web-waits-own", more=len(others))
    if not 0 < len(others) <= _MOST_NAMED:
        return say("bot-waiting", owing=board.owing)
    return say("bot-waiting-for", who=Listed(tuple(map(SeatRef, others))), owing=len(others))


def _time_of(board: Board) -> tuple[Text, ...]:
    """How far away the deadline is, and when exactly; or why none runs; nothing where there is none."""
    if board.table.halted:
        return (say("bot-frozen"),)
    if board.table.paused:
        return (say("bot-paused"),)
    if board.due_at is None:
        return ()
    return say("web-due", at=unix(board.due_at)), say("bot-due", at=unix(board.due_at))
