"""Guessing roles at the inquisition (rules page, section 3.9, f)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.forms import Option
from engine.core.goods import plus
from engine.core.happenings import Happening, public
from engine.core.texts import Named, SeatRef, say
from engine.devil.phases.ritual import turned_up, up_happening
from engine.devil.phases.step import Moved
from engine.devil.reputation import moved
from engine.devil.rulebook import REPUTATION_LOST, REWARD_COINS, RIGHT_POINTS, WRONG_POINTS
from engine.devil.state import Guess, State, opponents, seat_of, with_kingdom
from engine.devil.things import COINS, Role

GUESSERS: dict[Role, tuple[Role, ...]] = {"devil": ("sun", "moon", "cultist"), "cultist": ("sun", "moon")}


def guess_options(state: State, seat: int, role: Role, named: str) -> list[Option]:
    """Lists whom that seat may name as `role`; `named` is the seat it has named for the other role."""
    mark = state.kingdoms[seat].role
    mine = [guess for guess in state.inquisition.locked if guess.by == mark]
    if role == "devil" and state.inquisition.found_devil:
        return []
    if any(guess.role == role for guess in mine):
        return []
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
        kingdom = state.kingdoms[winner]
        state = with_kingdom(state, winner, replace(kingdom, score=kingdom.score + points))
        by = SeatRef(seat_of(state, guess.by))
        key = f"devil-guess-{'right' if right else 'wrong'}-{guess.role}"
        happenings.append(public(say(key, seat=by, whom=SeatRef(guess.seat), points=points)))
    return state, tuple(happenings)
