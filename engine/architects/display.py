"""The apprentices on display: hired, slid and refilled; and those a seat has."""

from __future__ import annotations

from engine.architects.facts import Hired
from engine.architects.state import without
from engine.architects.things import SILVER
from engine.architects.virtue import move_virtue
from engine.architects.working import Working
from engine.core.sealing import with_item
from engine.core.texts import Named, say, things


def take_apprentice(work: Working, card: str, *, slide: bool = True) -> None:
    """The mover gets an apprentice from the display and the silver on the card; its row slides and refills.

    Without `slide` the space stays empty until `refill_all`.
    """
    row, column = find_apprentice(work, card)
    silver = work.state.laid[row][column]
    if slide:
        clear_space(work, row, column)
    else:
        rows = work.state.rows
        work.set(rows=with_item(rows, row, with_item(rows[row], column, "")))
    _serve(work, (*work.me.apprentices, card))
    if silver:
        work.gain(work.seat, {SILVER: silver})
    work.did(Hired(Named("apprentice", card), things({SILVER: silver})).text)
    virtue = work.pack.apprentices[card].virtue
    if virtue:
        move_virtue(work, work.seat, virtue)


def find_apprentice(work: Working, card: str) -> tuple[int, int]:
    """Row and column of an apprentice on display."""
    for row, cards in enumerate(work.state.rows):
        if card in cards:
            return row, cards.index(card)
    raise LookupError(card)


def clear_space(work: Working, row: int, column: int) -> None:
    """Take the card off a space of the display: what is right of it slides left, and the last space is refilled."""
    rows, laid = work.state.rows, work.state.laid
    cards = (*rows[row][:column], *rows[row][column + 1 :], "")
    silver = (*laid[row][:column], *laid[row][column + 1 :], 0)
    work.set(rows=with_item(rows, row, cards), laid=with_item(laid, row, silver))
    work.later(_refill, row)


def _refill(work: Working, row: int) -> None:
    rows, deck = work.state.rows, work.state.apprentices
    if deck:
        at = rows[row].index("")
        cards = with_item(rows[row], at, deck[0])
        work.set(rows=with_item(rows, row, cards), apprentices=deck[1:])
        work.revealed = True
        if deck[0] in work.state.below:
            _raise(work, row, at)


def _raise(work: Working, row: int, at: int) -> None:
    """Puts the silver with which an apprentice went under the deck back on its card."""
    laid, below = work.state.laid, dict(work.state.below)
    silver = with_item(laid[row], at, below.pop(work.state.rows[row][at]))
    work.set(laid=with_item(laid, row, silver), below=below)


def refill_all(work: Working) -> None:
    """Fill every empty space of the display, row by row."""
    for row, cards in enumerate(work.state.rows):
        for _ in range(cards.count("")):
            _refill(work, row)


def dismiss(work: Working, card: str) -> None:
    """Discard one of the mover's apprentices: it goes under the deck."""
    _serve(work, without(work.me.apprentices, card))
    work.set(apprentices=(*work.state.apprentices, card))
    work.did(say("architects-did-dismiss", what=Named("apprentice", card)))


def _serve(work: Working, apprentices: tuple[str, ...]) -> None:
    work.change(work.seat, apprentices=apprentices)
    work.mine = work.powers(work.seat)


def room(work: Working) -> int:
    """Counts the further apprentices that the mover may have."""
    return work.board.apprentices + work.mine.room - len(work.me.apprentices)
