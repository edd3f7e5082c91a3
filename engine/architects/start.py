"""Asks for the choices before the first turn: the boards, and a first apprentice (table options).

Boards are chosen from the last seat to the first (page 5 leaves the order open: a house rule). Apprentices are hired in
reverse turn order and pay nothing, as in the rulebook of Age of Artisans; their spaces are refilled at the end.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.architects.choosing import card, choose
from engine.architects.display import refill_all, take_apprentice
from engine.architects.locations.workshop import displayed
from engine.architects.reasons import COLOUR_TAKEN
from engine.architects.setup import dealt, offered, variable
from engine.architects.state import State
from engine.architects.working import Working
from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.sealing import with_item
from engine.core.texts import Named, SeatRef, say

BOARDS, APPRENTICE = "boards", "apprentice"  # steps, and kinds of the questions
KINDS = (BOARDS, APPRENTICE)


def owed(state: State) -> dict[int, Ask]:
    """The one who chooses now."""
    return {state.seat: Ask(state.step, state.step, say(f"architects-ask-{state.step}"))}


def number(state: State) -> int:
    """Returns the number of the choice in this step, from 1."""
    count = len(state.players)
    return count - state.seat if state.step == BOARDS else (_first(state) - state.seat - 1) % count + 1


def onward(work: Working) -> None:
    """The next one chooses, or what comes after the last choice."""
    if work.state.step == BOARDS:
        _board_chosen(work)
    else:
        _hired(work)


# ---------------------------------------------------------------------- boards


def choose_board(work: Working, draft: Draft) -> bool:
    """Take one of the boards that are left. False while the choice is open."""
    chosen = choose(draft, "board", _boards(work))
    if chosen is None:
        return False
    board = work.pack.characters[chosen]
    work.put(work.seat, variable(work.pack, board, len(work.players)))
    prison = work.state.prison
    work.set(prison=with_item(prison, work.seat, board.prison))
    work.did(say("architects-did-board", what=Named("character", chosen)))
    return True


def _boards(work: Working) -> list[Option]:
    """All boards in play; whose colour somebody plays already, is closed: it is the other side of that board."""
    taken = {work.pack.characters[player.character].colour for player in work.players if player.character}
    boards = offered(work.state.options, work.pack)
    return [card("character", board.id, COLOUR_TAKEN if board.colour in taken else "") for board in boards]


def _board_chosen(work: Working) -> None:
    if work.state.seat:
        work.set(seat=work.state.seat - 1)
        return
    first = max(range(len(work.players)), key=lambda seat: work.players[seat].virtue)
    work.state, happenings = dealt(replace(work.state, seat=first))
    work.happenings += happenings
    work.revealed = True


# ---------------------------------------------------------------------- apprentices


def hire_first(work: Working, draft: Draft) -> bool:
    """Hire one of the faceup apprentices and pay nothing. False while the choice is open."""
    chosen = choose(draft, "who", displayed(work))
    if chosen is None:
        return False
    take_apprentice(work, chosen, slide=False)
    return True


def _hired(work: Working) -> None:
    """The first player hires last; then the spaces are refilled and the first turn begins."""
    state = work.state
    left = any(card for row in state.rows for card in row)
    if left and state.seat != _first(state):
        work.set(seat=(state.seat - 1) % len(work.players))
        return
    refill_all(work)
    first = _first(state)
    work.set(step="turn", turn=1, seat=first)
    work.tell("architects-all-hired", seat=SeatRef(first))


def _first(state: State) -> int:
    """Returns the seat of the first turn: that turn counts already."""
    return next(seat for seat, player in enumerate(state.players) if player.turns)
