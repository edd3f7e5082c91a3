"""Builds the view of a viewer, field by field: a secret nobody added here stays hidden."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from games.devil.rules.mechanics.chests import ChestSeen, OwnOffer, chests_seen, own_offers
from games.devil.rules.mechanics.costs import tokens, yields
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.past import ActsOfRound, WishesOfRound
from games.devil.rules.phases.answers import guests_of, inquisitors_of
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import END, STEPS
from games.devil.rules.rulebook import Role, Stock
from games.devil.rules.state import ROUNDS, SEATS, Guess, Kingdom, State, levels


class Produced(Struct, frozen=True):
    """What the fields of a seat have made in one round."""

    round: int
    made: Stock


class PublicSeat(Struct, frozen=True):
    """A seat as everybody knows it. `debt` is the one of the last settlement; `role` only once it was told.

    `produced`: what its fields have made, by round, as far as it was recorded; `final`: the points at the end of the
    game.
    """

    seat: int
    reputation: int
    debt: int
    marker: int
    score: int
    angels: int
    demons: int
    indulgences: int
    guests: int
    built: tuple[str, ...]
    edge: tuple[str, ...]
    stabled: tuple[str, ...]
    hired: tuple[str, ...]
    second: tuple[str, ...]
    minors: tuple[int, ...]
    majors: tuple[str, ...]
    levels: tuple[int, ...]
    confessed: bool
    buildings_in_hand: int
    events_in_hand: int
    wish: tuple[str, ...]
    next_yield: dict[str, int]
    role: Role | None
    final: int | None = None
    produced: tuple[Produced, ...] = ()


class SeenChest(Struct, frozen=True):
    """The chest before a viewer: goods, coins and indulgences, and the jesters with them.

    Of a taken one the payment is seen, of paid soul pieces only their number.
    """

    mark: Role
    goods: Stock
    souls_asked: bool
    price: int
    taken: bool
    jesters: dict[str, int]


class Own(Struct, frozen=True):
    """The things behind the viewer's wall, and the answer they have sealed.

    `indulgences`: the others may know of more or fewer, until the chests have come home. `seen`: the chests of viewings
    that are over; `offers`: the viewer's own ones.
    """

    role: Role
    stock: Stock
    pure: int
    marked: int
    indulgences: int
    jesters: int
    debt: int
    hand: tuple[str, ...]
    events: tuple[str, ...]
    drawn: tuple[str, ...]
    tokens: tuple[int, int]
    sealed: dict[str, Any] | None
    chest: SeenChest | None
    pieces_left: int
    facing: tuple[tuple[str, str], ...]
    ledger: dict[str, int]
    seen: tuple[ChestSeen, ...] = ()
    offers: tuple[OwnOffer, ...] = ()


class InquisitionBoard(Struct, frozen=True):
    """The inquisition board; what an inquisitor does is public even while it lies face down."""

    bribable: tuple[str, ...]
    coins: int
    slots: tuple[str, ...]
    up: tuple[bool, ...]
    locked: tuple[Guess, ...]
    found_devil: bool


class View(Struct, frozen=True):
    """The whole position as one viewer sees it. `waiting`: who owes a decision, where everybody may know."""

    viewer: int | None
    round: int
    rounds: int
    step: str
    seats: tuple[PublicSeat, ...]
    board: InquisitionBoard
    waiting: tuple[int, ...]
    questioned: tuple[int, ...]
    angels: int
    demons: int
    indulgences: int
    guests: int
    learners: bool
    options: tuple[str, ...]  # the table options in force, by name
    pack: str
    own: Own | None
    open: tuple[str, ...] = ()  # cards beside the board, face up: events played, buildings destroyed
    past_wishes: tuple[WishesOfRound, ...] = ()  # what was openly asked for when the chests of a round were packed
    past_acts: tuple[ActsOfRound, ...] = ()  # who repaid, accused whom, and proved innocent


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat, or of an onlooker (None)."""
    board = state.inquisition
    final = {standing.seat: standing.score for standing in standings(state)} if state.step == END else {}
    return View(
        viewer=viewer,
        round=state.round,
        rounds=ROUNDS,
        step=state.step,
        seats=tuple(_public(state, seat, final.get(seat)) for seat in range(SEATS)),
        board=InquisitionBoard(
            bribable=BRIBABLE[board.bribed :],
            coins=board.coins,
            slots=board.slots,
            up=board.up,
            locked=board.locked,
            found_devil=board.found_devil,
        ),
        # in every step either all four decide, or public knowledge says who does
        waiting=() if state.step == END else tuple(STEPS[state.step].owed(state)),
        questioned=state.questioned,
        angels=state.angels,
        demons=state.demons,
        indulgences=state.indulgences,
        guests=state.guests,
        learners=state.options.learners,
        options=state.options.chosen,
        pack=state.options.pack,
        own=None if viewer is None else _own(state, viewer),
        open=state.open,
        past_wishes=state.past_wishes,
        past_acts=state.past_acts,
    )


def _public(state: State, seat: int, final: int | None) -> PublicSeat:
    kingdom = state.kingdoms[seat]
    return PublicSeat(
        seat=seat,
        reputation=kingdom.reputation,
        debt=kingdom.known_debt,
        marker=kingdom.marker,
        score=kingdom.score,
        angels=kingdom.angels,
        demons=kingdom.demons,
        indulgences=kingdom.indulgences,
        guests=kingdom.guests,
        built=kingdom.built,
        edge=kingdom.edge,
        stabled=kingdom.stabled,
        hired=kingdom.hired,
        second=kingdom.second,
        minors=kingdom.minors,
        majors=kingdom.majors,
        levels=levels(kingdom),
        confessed=kingdom.confessed,
        buildings_in_hand=len(kingdom.hand),
        events_in_hand=len(kingdom.events),
        wish=kingdom.wish,
        next_yield=yields(state.pack, seat, min(ROUNDS, state.round + 1), kingdom),
        role=state.known.get(seat),
        final=final,
        produced=tuple(Produced(each.round, each.made[seat]) for each in state.productions),
    )


def _own(state: State, seat: int) -> Own:
    kingdom = state.kingdoms[seat]
    return Own(
        role=kingdom.role,
        stock=kingdom.stock,
        pure=kingdom.pure,
        marked=kingdom.marked,
        indulgences=kingdom.held_indulgences,
        jesters=kingdom.jesters,
        debt=kingdom.debt,
        hand=kingdom.hand,
        events=kingdom.events,
        drawn=state.piles[seat] if state.drawn[seat] else (),
        tokens=tokens(kingdom, state.pack),
        sealed=state.sealed[seat],
        chest=_chest(state, seat, kingdom),
        pieces_left=kingdom.souls - state.inquisition.shown[seat],
        facing=_facing(state, seat),
        ledger=kingdom.ledger,
        seen=chests_seen(state, seat),
        offers=own_offers(state, seat),
    )


def _facing(state: State, seat: int) -> tuple[tuple[str, str], ...]:
    """Lists whom the seat answers to in this step: inquisitors and houseguests, or houseguests that came late."""
    if state.step == "inquisition.answer":
        return inquisitors_of(state, seat)
    return guests_of(state.inquisition.late_guests[seat]) if state.step == "inquisition.guest" else ()


def _chest(state: State, seat: int, kingdom: Kingdom) -> SeenChest | None:
    if state.step == END or not isinstance(STEPS[state.step], Viewing):
        return None
    step = STEPS[state.step]
    role, chest = step.seen(state, seat)  # type: ignore[attr-defined]
    taken = chest.taken_by is not None
    return SeenChest(role, chest.contents, chest.souls_asked, chest.price, taken, chest.jesters)
