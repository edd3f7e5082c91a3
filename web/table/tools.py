"""Says which leaves there are beside a table, for whoever may look at it: notes, cards, rules, votes and requests."""

from __future__ import annotations

from engine.texts import say
from face.core.face import face
from face.wordings.reader import Reader
from host.values import Board

NOTES_LEAF, CARDS_LEAF, RULES_LEAF = "notes", "cards", "rules"  # the leaves, and the ends of their addresses
MATTERS_LEAF = "matters"  # what the players of a table ask of each other and of its moderators
_TITLES = {
    NOTES_LEAF: say("notes-button"),
    CARDS_LEAF: say("cards-button"),
    RULES_LEAF: say("rules-button"),
    MATTERS_LEAF: say("matters-button"),
}


def leaves_beside(board: Board, reader: Reader, *, seated: bool) -> dict[str, str]:
    """The leaves, each with its title. `seated`: the reader plays there."""
    its, there = face(board.table.game), []
    if board.view is not None and seated:
        there.append(NOTES_LEAF)
    if board.view is not None:
        there.append(CARDS_LEAF)
    if its.topics(""):
        there.append(RULES_LEAF)
    if has_matters(board):
        there.append(MATTERS_LEAF)
    return {leaf: reader.label(_TITLES[leaf]) for leaf in there}


def has_matters(board: Board) -> bool:
    """Whether people play there, so that they can vote and ask moderators."""
    return board.table.status == "playing" and not board.table.practice


def address_of_leaf(table_id: int, leaf: str) -> str:
    """Where a leaf of that table is."""
    return f"/t/{table_id}/{leaf}"
