"""The Workshop: hire an apprentice on display, or plan new buildings.

An apprentice that is hired leaves the display, whose row slides and is refilled.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.contract import with_item
from engine.drafts import choose
from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import Listed, Named, Param, Text, closed_by, say, things
from games.architects.rules.cards import Workshop as Shop
from games.architects.rules.facts import Hired, Paid
from games.architects.rules.locations.tax_stand import pay_silver, silver_due
from games.architects.rules.mechanics.debts import move_virtue
from games.architects.rules.mechanics.reasons import CANNOT_PAY, COLUMN_TOO_DEAR, NO_CARDS, TOO_MANY_APPRENTICES
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import SILVER, WORKSHOP, card, plain
from games.architects.rules.state import without


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
    """Takes the card off a space of the display: what is right of it slides left, and the last space is refilled."""
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
    """Fills every empty space of the display, row by row."""
    for row, cards in enumerate(work.state.rows):
        for _ in range(cards.count("")):
            _refill(work, row)


def dismiss(work: Working, card: str) -> None:
    """Discards one of the mover's apprentices: it goes under the deck."""
    _serve(work, without(work.me.apprentices, card))
    work.set(apprentices=(*work.state.apprentices, card))
    work.did(say("architects-did-dismiss", what=Named("apprentice", card)))


def _serve(work: Working, apprentices: tuple[str, ...]) -> None:
    work.change(work.seat, apprentices=apprentices)
    work.mine = work.powers(work.seat)


def room(work: Working) -> int:
    """Counts the further apprentices that the mover may have."""
    return work.board.apprentices + work.mine.room - len(work.me.apprentices)


PLAN = "plan"
NOBODY = "nobody"


def closed(work: Working) -> str:
    """Returns the reason why the mover can neither hire nor plan there; "" if it can do either."""
    if work.state.buildings or not all(offer.closed for offer in _offers(work, work.here(WORKSHOP) + 1)):
        return ""
    return CANNOT_PAY


def option(work: Working) -> Option:
    """The location, with how far along the rows the mover's workers reach and how many cards planning draws."""
    workers = work.here(WORKSHOP) + 1
    columns, cards = min(workers, work.board.workshop.columns), _cards(work, workers)
    return plain(WORKSHOP, "architects-go-workshop", closed(work), ("count", columns), ("cards", cards))


def place(work: Working, draft: Draft) -> bool:
    """Places a worker, then hires or plans."""
    workers = work.place_worker(WORKSHOP)
    cards = _cards(work, workers)
    plan = plain(PLAN, "architects-plan", "" if work.state.buildings else NO_CARDS, ("count", cards))
    who = choose(draft, "who", (plan, *_offers(work, workers)))
    if who is None:
        return False
    if who == PLAN:
        work.draw(work.seat, cards)
        return True
    if not make_room(work, draft, who):
        return False
    row, column = find_apprentice(work, who)
    _lay(work, row, max(0, column + 1 - workers))
    paid = pay_silver(work, work.board.workshop.tax, _silver(work))
    work.did(Paid(things({SILVER: paid})).text)
    take_apprentice(work, who)
    return True


def make_room(work: Working, draft: Draft, coming: str) -> bool:
    """Asks a mover without room for another apprentice which of them leaves. False while that is open."""
    if room(work) > 0:
        return True
    options = [Option(NOBODY, say("architects-nobody-leaves"), Text(f"refused-{TOO_MANY_APPRENTICES}"))]
    options += [card("apprentice", hired) for hired in dict.fromkeys(work.me.apprentices)]
    leaves = choose(draft, "leaves", options)
    if leaves is None:
        return False
    dismiss(work, leaves)
    return True


def displayed(work: Working) -> list[Option]:
    """All apprentices on display, with the silver on them."""
    pack_id = work.state.options.pack
    twins = _twins(pack_id, work.state.rows)
    return [
        hired(pack_id, name, work.state.laid[row][column], twin=name in twins)
        for row, names in enumerate(work.state.rows)
        for column, name in enumerate(names)
        if name
    ]


@lru_cache(maxsize=2048)
def hired(pack_id: str, name: str, silver: int, *, twin: bool) -> Option:
    """An apprentice who costs nothing more. `twin`: others of the same name are on display."""
    return Option(name, say("architects-free-apprentice", what=_skilled(pack_id, name, twin=twin), silver=silver))


def _skilled(pack_id: str, name: str, *, twin: bool) -> Param:
    """An apprentice by name; of those of one name the skills tell which one it is."""
    who = Named("apprentice", name)
    if not twin:
        return who
    skills = Listed(tuple(say(f"architects-skill-{skill}") for skill in pack(pack_id).apprentices[name].skills))
    return say("architects-card-apprentice-name", name=who, skills=skills)


@lru_cache(maxsize=512)
def _twins(pack_id: str, rows: tuple[tuple[str, ...], ...]) -> frozenset[str]:
    """The apprentices on display beside whom others of the same name are."""
    cards, there = pack(pack_id).apprentices, [id for ids in rows for id in ids if id]
    names = Counter(cards[id].name for id in there)
    return frozenset(id for id in there if names[cards[id].name] > 1)


def drawn(shop: Shop, workers: int) -> int:
    """Counts the cards that planning draws with so many workers there."""
    return shop.cards + workers // shop.pair


def _cards(work: Working, workers: int) -> int:
    return drawn(work.board.workshop, workers)


def _silver(work: Working) -> int:
    return max(0, work.board.workshop.silver - work.mine.cheaper.get(WORKSHOP, 0))


def _offers(work: Working, workers: int) -> list[Option]:
    """All apprentices on display, at the price they have for so many workers."""
    held, price = work.me.stock.get(SILVER, 0), sum(silver_due(work, work.board.workshop.tax, _silver(work)))
    offers, pack_id = [], work.state.options.pack
    twins = _twins(pack_id, work.state.rows)
    for names, laid in zip(work.state.rows, work.state.laid, strict=True):
        for column, name in enumerate(names):
            if name:
                skipped = max(0, column + 1 - workers)
                closed = "" if held >= price + skipped else COLUMN_TOO_DEAR if held >= price else CANNOT_PAY
                offers.append(_offered(pack_id, name, price + skipped, laid[column], closed, twin=name in twins))
    return offers


@lru_cache(maxsize=8192)
def _offered(pack_id: str, name: str, price: int, silver: int, closed: str, *, twin: bool) -> Option:
    what = _skilled(pack_id, name, twin=twin)
    text = say("architects-apprentice", what=what, price=price, silver=silver)
    return Option(name, text, closed_by(closed))


def _lay(work: Working, row: int, skipped: int) -> None:
    """Lays one silver on each of the first `skipped` cards of the row."""
    if skipped:
        laid = work.state.laid
        silver = tuple(amount + (column < skipped) for column, amount in enumerate(laid[row]))
        work.set(laid=with_item(laid, row, silver))
        work.change(work.seat, stock=plus(work.me.stock, {SILVER: -skipped}))
        work.did(say("architects-did-lay", count=skipped))
