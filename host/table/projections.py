"""Projects a stored table to what all may see, board and final standings; reads what one person is shown there."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from db.tables import store
from engine.contract import Game, Standing
from host.clocks.model import Clock
from host.clocks.model import read_clocks as clocks_of
from host.table import early_answers
from host.table.stored_table import rules_of_table, state_of, table_of
from host.values import Board, Explains, Shows, Table, TableStatus


class Explanations(Struct, frozen=True):
    """A person's setting for explanations, and whether this game explains itself (`on`). `known`: as "game.id".

    `board`: how boards and desks are shown to them.
    """

    explains: Explains
    on: bool
    known: frozenset[str]
    board: Shows = "picture"


def rank_scores(scores: tuple[int, ...], before: tuple[Standing, ...] = ()) -> tuple[Standing, ...]:
    """Standings by score, ties share a place; what the rules said of each seat (`before`) stays beside it.

    What they said of a tie does not decide any more, but between a single seat and its rival.
    """
    known = {standing.seat: standing for standing in before}
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    standings = tuple(
        replace(
            known.get(seat, Standing(seat, 0, 0)),
            place=1 + sum(score > scores[seat] for score in scores),
            score=scores[seat],
        )
        for seat in order
    )
    return tuple(replace(each, tie=None) if len(standings) > 1 else _judged(each) for each in standings)


def _judged(own: Standing) -> Standing:
    """A single seat beside a rival, judged by its corrected score; at equal scores it stays as the rules decided."""
    if own.rival is None or own.score == own.rival.score:
        return own
    rival = replace(own.rival, outcome="won" if own.score > own.rival.score else "lost", tie=None)
    return replace(own, rival=rival, tie=None)


class LivingDesk(Struct, frozen=True, array_like=True):
    """The message of somebody's desk. `version` rises with every change; `dirty`: it must be drawn again.

    `drawn`: it is as it was drawn last, by no reply to a press.
    """

    message_id: int | None = None
    version: int = 0
    dirty: bool = False
    drawn: bool = False


class BoardFace(Struct, frozen=True):
    """All of a board that comes from the state. Two equal faces need no new showing."""

    view: Any
    owing: int
    owers: tuple[int, ...]
    moment: str
    results: tuple[Standing, ...] | None


_LIVING: json.Decoder[LivingDesk] = json.Decoder(LivingDesk)
_EXPLAINED: json.Decoder[tuple[Explains, str, bool, Shows]] = json.Decoder(tuple[Explains, str, bool, Shows])


def board_face(game: Game[Any], state: Any) -> BoardFace:
    """Returns what onlookers may see of `state`."""
    view = game.view(state, None)
    return BoardFace(
        view=view,
        owing=len(game.asks(state)),
        owers=game.waiting(view),
        moment=game.moment(state),
        results=game.result(state),
    )


def board_of(stored: store.StoredTable) -> Board:
    """The public board; without a view in the lobby."""
    table = table_of(stored.shown)
    if stored.state is None:
        return Board(table, None, 0, (), None, stored.version)
    face = board_face(rules_of_table(stored), state_of(stored))
    results = corrected_standings(face.results, stored.shown.corrected)
    due_at = latest_due(table, clocks_of(stored.clocks))
    head = stored.head.hex() if table.status == "ended" else ""
    return Board(table, face.view, face.owing, face.owers, results, stored.version, due_at, head)


def status_of(stored: store.StoredTable, person_id: int) -> TableStatus:
    """Returns how a table that is played stands, for a list that this person reads."""
    board = board_of(stored)
    card = board.table.card(person_id)
    owed = early_answers.questions_with_held(
        rules_of_table(stored), state_of(stored), early_answers.held_of(stored)
    ).owed
    ask = None if card is None or card.seat is None else owed.get(card.seat)
    if card is None or ask is None:
        return TableStatus(board.table, board.view, board.owing, board.owers, board.due_at)
    own = [clock for clock in clocks_of(stored.clocks) if (clock.seat, clock.ask) == (card.seat, ask.id)]
    due_at = latest_due(board.table, own)
    return TableStatus(board.table, board.view, board.owing, board.owers, due_at, yours=True, asked=ask.prompt)


def living_of(stored: str | None) -> LivingDesk:
    """Reads a stored living desk; without one it stands in no message."""
    return LivingDesk() if stored is None else _LIVING.decode(stored)


def explanations_of(stored: str) -> Explanations:
    """Reads what games of one kind explain to a person, and how desks are shown to them."""
    when, known, finished, board = _EXPLAINED.decode(stored)
    on = when == "always" or (when == "first" and not finished)
    return Explanations(when, on, frozenset(known.split()), board)


def corrected_standings(
    results: tuple[Standing, ...] | None, scores: tuple[int, ...] | None
) -> tuple[Standing, ...] | None:
    """`results`, or what a moderator has set right of them."""
    return results if results is None or scores is None else rank_scores(scores, results)


def latest_due(table: Table, clocks: Iterable[Clock]) -> datetime | None:
    """The latest deadline of `clocks`; none while the table stands still or the player is stood in for."""
    if table.paused or table.halted:
        return None
    return max((clock.due_at for clock in clocks if not clock.stand_in), default=None)
