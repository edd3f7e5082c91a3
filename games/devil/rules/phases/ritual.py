"""Bribes and guesses at the inquisition, and the rewards of the dark ritual (rules page, section 3.9, c to f).

The chests of the inquisition hold coins for the inquisitors, and goods at tables that bribe with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.contract import with_item
from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import Happening, Listed, Named, Param, SeatRef, public, say, things
from games.devil.rules.facts import GUESSED, InquisitorBribed
from games.devil.rules.mechanics.bank import selling_price
from games.devil.rules.mechanics.reputation import moved
from games.devil.rules.mechanics.step import Moved
from games.devil.rules.pack import Board
from games.devil.rules.rulebook import (
    COINS,
    CULTIST_GIFTS,
    DEVIL_GIFTS,
    GOODS,
    PIECES_COUNTED,
    PIECES_FOR_FIRST,
    PIECES_FOR_SECOND,
    POINTS_BEYOND,
    POINTS_STEP,
    REPUTATION_LOST,
    REWARD_COINS,
    RIGHT_POINTS,
    WRONG_POINTS,
    Role,
    Stock,
)
from games.devil.rules.state import (
    GUESSES,
    RITUAL,
    Guess,
    Inquisition,
    Kingdom,
    State,
    opponents,
    scored,
    seat_of,
    with_kingdom,
)

NOBODY = "nobody"


def bribe_form(draft: Draft, state: State, kingdom: Kingdom) -> None:
    """Asks for the coins of a bribe and, with the table option, for its goods."""
    draft.amount("bribe", 0, kingdom.stock[COINS], default=0)
    if state.options.goods_bribes:
        draft.bundle("goods", {good: kingdom.stock[good] for good in GOODS}, default={})


class PackedChest(Struct, frozen=True):
    """The packed chest of a seat. `devil`, `cultist`: the seat it takes for that role, or NOBODY."""

    bribe: int = 0
    goods: Stock = {}
    pure: int = 0
    marked: int = 0
    devil: str = NOBODY
    cultist: str = NOBODY

    @property
    def bribes(self) -> Stock:
        """Goods and coins, without zeros."""
        return {**self.goods, **({COINS: self.bribe} if self.bribe else {})}

    @property
    def guesses(self) -> dict[str, int]:
        """The seat taken for each role that is guessed."""
        named = {"devil": self.devil, "cultist": self.cultist}
        return {role: int(seat) for role, seat in named.items() if seat != NOBODY}

    @property
    def contents(self) -> Listed:
        """All of it, in words."""
        parts: list[Param] = []
        if bribes := self.bribes:
            parts.append(things(bribes))
        if self.pure or self.marked:
            parts.append(say("devil-packed-souls", pure=self.pure, marked=self.marked))
        parts += [GUESSED[role](SeatRef(seat)).text for role, seat in self.guesses.items()]
        return Listed(tuple(parts) or (say("devil-packed-nothing"),))


def packed_chest(value: Mapping[str, Any] | None) -> PackedChest:
    """The chest of a sealed answer."""
    return convert(value, PackedChest)


def coins_for(board: Board, goods: Mapping[str, int]) -> int:
    """Says for how many coins the goods are sold when the chests are opened: the bank's price."""
    return sum(count * selling_price(board, good) for good, count in goods.items() if good != COINS)


BRIBABLE = ("ascetic", "fundamentalist", "plebeian")  # A, B, C, in the order they can be bribed


def bribed(state: State, coins: int) -> Moved:
    """Lays all coins on the bribe spaces; every 5 remove the next of A, B, C, face up or not. Leftovers stay."""
    board, each = state.inquisition, state.pack.board.prices["bribe"]
    lying, gone = board.coins + coins, board.bribed
    happenings: list[Happening] = []
    while lying >= each and gone < len(BRIBABLE):
        happenings.append(public(InquisitorBribed(Named("inquisitor", BRIBABLE[gone]), each).text))
        lying, gone = lying - each, gone + 1
    if lying:
        happenings.append(public(say("devil-bribes-left", coins=lying)))
    return replace(state, inquisition=replace(board, coins=lying, bribed=gone)), tuple(happenings)


def turned_up(board: Inquisition, slot: int) -> Inquisition:
    """`board` with the inquisitor of that slot (0-2) face up."""
    return replace(board, up=with_item(board.up, slot, True))


def up_happening(state: State, slot: int) -> Happening:
    """Tells that a red inquisitor is active now."""
    return public(say("devil-inquisitor-up", number=slot + 1, what=Named("inquisitor", state.inquisition.slots[slot])))


def _turn(state: State, slot: int, happenings: list[Happening]) -> State:
    if state.inquisition.up[slot]:
        return state
    state = replace(state, inquisition=turned_up(state.inquisition, slot))
    happenings.append(up_happening(state, slot))
    return state


def rewards_of_the_third(state: State, souls: tuple[int, int]) -> Moved:
    """Gives goods and coins in round 3: to the devil and, if its marked pieces are there, to the cultist."""
    pieces, marked = sum(souls), souls[1]
    happenings: list[Happening] = []
    for role, gifts, reached in (("devil", DEVIL_GIFTS, pieces), ("cultist", CULTIST_GIFTS, marked)):
        gift: dict[str, int] = {}
        for step in gifts[: reached + 1]:
            gift = plus(gift, step)
        if gift:
            seat = seat_of(state, role)  # type: ignore[arg-type]
            kingdom = state.kingdoms[seat]
            state = with_kingdom(state, seat, replace(kingdom, stock=plus(kingdom.stock, gift)))
            happenings.append(public(say("devil-ritual-gift", mark=Named("mark", role), things=things(gift))))
    if pieces >= PIECES_FOR_FIRST:
        state = _turn(state, 0, happenings)
    if pieces >= PIECES_FOR_SECOND:
        state = _turn(state, 1, happenings)
    return state, tuple(happenings)


def rewards_of_the_last(state: State, souls: tuple[int, int]) -> Moved:
    """Gives the devil points in round 5, and turns up more inquisitors."""
    pieces = sum(souls)
    happenings: list[Happening] = []
    points = POINTS_STEP * sum(pieces >= step for step in range(PIECES_FOR_FIRST, PIECES_COUNTED + 1))
    points += POINTS_BEYOND * max(0, pieces - PIECES_COUNTED)
    if pieces >= PIECES_FOR_FIRST:
        state = _turn(state, 0, happenings)
    if pieces >= PIECES_COUNTED:
        state = _turn(state, 2 if state.inquisition.up[1] else 1, happenings)
    if points:
        seat = seat_of(state, "devil")
        state = with_kingdom(state, seat, scored(state.kingdoms[seat], RITUAL, points))
        happenings.append(public(say("devil-ritual-points", points=points, pieces=pieces)))
    return state, tuple(happenings)


GUESSERS: dict[Role, tuple[Role, ...]] = {"devil": ("sun", "moon", "cultist"), "cultist": ("sun", "moon")}


def open_guesses(mark: Role, locked: tuple[Guess, ...], *, found_devil: bool) -> tuple[Role, ...]:
    """The roles that the seat with that mark may still guess at: no guess of its own is locked, nobody is found."""
    done = {guess.role for guess in locked if guess.by == mark} | ({"devil"} if found_devil else set())
    return tuple(role for role, guessers in GUESSERS.items() if mark in guessers and role not in done)


def guess_options(state: State, seat: int, role: Role, named: str) -> list[Option]:
    """Lists whom that seat may name as `role`; `named` is the seat it has named for the other role."""
    mark, board = state.kingdoms[seat].role, state.inquisition
    if role not in open_guesses(mark, board.locked, found_devil=board.found_devil):
        return []
    mine = [guess for guess in board.locked if guess.by == mark]
    options = []
    for other in opponents(seat):
        closed = None
        if str(other) == named:
            closed = say("refused-one-role-each", seat=SeatRef(other))
        elif any(guess.seat == other for guess in mine):
            closed = say("refused-guess-locked", seat=SeatRef(other))
        options.append(Option(str(other), say("devil-seat", seat=SeatRef(other)), closed))
    return options


def _agreed(guesses: tuple[Guess, ...], role: str) -> int | None:
    """Finds the seat that at least two guesses name as `role`."""
    named = [guess.seat for guess in guesses if guess.role == role]
    return next((seat for seat in named if named.count(seat) > 1), None)


def third_guesses(state: State, guesses: tuple[Guess, ...]) -> Moved:
    """Answers agreeing guesses in round 3; if there are any, locks all guesses at both roles."""
    happenings: list[Happening] = []
    answered = False
    for role, guessers in GUESSERS.items():
        accused = _agreed(guesses, role)
        if accused is None:
            continue
        answered = True
        if state.kingdoms[accused].role != role:
            happenings.append(public(say(f"devil-denied-{role}", seat=SeatRef(accused))))
            continue
        happenings.append(public(say(f"devil-found-{role}", seat=SeatRef(accused), steps=REPUTATION_LOST[role])))
        track = state.pack.board.track
        state = with_kingdom(state, accused, moved(track, state.kingdoms[accused], -REPUTATION_LOST[role]))
        state = replace(state, known={**state.known, accused: role})
        for guess in guesses:
            if guess.role == role and guess.seat == accused and guess.by in guessers:
                seat = seat_of(state, guess.by)
                kingdom = state.kingdoms[seat]
                state = with_kingdom(state, seat, replace(kingdom, stock=plus(kingdom.stock, {COINS: REWARD_COINS})))
                happenings.append(public(say("devil-guess-reward", mark=Named("mark", guess.by), coins=REWARD_COINS)))
        if role == "devil":
            board = replace(state.inquisition, found_devil=True)
            if not board.up[2]:
                state = replace(state, inquisition=turned_up(board, 2))
                happenings.append(up_happening(state, 2))
    if answered:
        state = replace(state, inquisition=replace(state.inquisition, locked=guesses))
        happenings.append(public(say("devil-guesses-locked")))
    elif guesses:
        happenings.append(public(say("devil-guesses-returned")))
    return state, tuple(happenings)


def last_guesses(state: State, guesses: tuple[Guess, ...]) -> Moved:
    """Scores every guess, locked or new, in round 5: for its guesser if right, else for the seat wrongly sought."""
    happenings: list[Happening] = []
    for guess in (*state.inquisition.locked, *guesses):
        right = state.kingdoms[guess.seat].role == guess.role
        winner = seat_of(state, guess.by if right else guess.role)  # type: ignore[arg-type]
        points = RIGHT_POINTS if right else WRONG_POINTS
        state = with_kingdom(state, winner, scored(state.kingdoms[winner], GUESSES, points))
        by = SeatRef(seat_of(state, guess.by))
        key = f"devil-guess-{'right' if right else 'wrong'}-{guess.role}"
        happenings.append(public(say(key, seat=by, whom=SeatRef(guess.seat), points=points)))
    return state, tuple(happenings)
