"""Another world that a seat cannot tell from its own: roles, walls, hands, decks and sealed answers dealt anew.

What the seat knows stays: its own kingdom, everything public, the marks and contents of the chest before it. Chests
and routing go by role, so when the others' roles change places, what stands behind a mark goes with it.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance, Stream
from engine.core.playouts import RandomDraft
from engine.devil.phases.trading import Viewing
from engine.devil.routing import schedules
from engine.devil.state import SEATS, Guess, Kingdom, State, opponents, with_kingdom
from engine.devil.things import COINS, GOODS, KINDS, ROLES, Role, plus
from engine.devil.turn_order import END, STEPS

TRIES = 24  # deals of roles tried before the roles stay as they are
SPREAD = 3  # pieces by which a hidden stock may differ


def resampled(state: State, seat: int, chance: Chance) -> State:
    """`state` with everything that `seat` may not know drawn again."""
    if state.step == END:
        return state
    stream = chance.stream("resample")
    others = opponents(seat)
    open_seats = [other for other in others if state.sealed[other] is not None]
    for other in open_seats:  # goods set aside go back behind the wall; the answers are given anew below
        state = STEPS[state.step].reopen(state, other)
    state = _new_roles(state, seat, stream)
    state = _new_stocks(state, seat, stream)
    state = _new_hands(state, seat, stream)
    state = _new_routing(state, seat, stream)
    step = STEPS[state.step]
    for other in open_seats:
        draft = RandomDraft(stream)
        step.fill(state, other, draft)
        state, _ = step.take(state, other, draft.form().sealed(), chance)
    return state


def _new_roles(state: State, seat: int, stream: Stream) -> State:
    """Deal the others' roles anew, with what goes with a role: soul pieces and the chest."""
    others = [other for other in opponents(seat) if other not in state.known]
    held: dict[Role, Kingdom] = {state.kingdoms[other].role: state.kingdoms[other] for other in others}
    for _ in range(TRIES):
        roles = stream.shuffled([state.kingdoms[other].role for other in others])
        if _possible(state, dict(zip(others, roles, strict=True))):
            break
    else:
        return state
    for other, role in zip(others, roles, strict=True):
        was = held[role]
        kingdom = replace(state.kingdoms[other], role=role, pure=was.pure, marked=was.marked, stock=was.stock)
        state = with_kingdom(state, other, kingdom)
    return _new_souls(state, others, stream)


def _possible(state: State, roles: dict[int, Role]) -> bool:
    """Whether the public record allows that deal: nobody guessed itself, nobody denied what it would be."""
    for guess in state.inquisition.locked:
        for other, role in roles.items():
            if role == guess.by and guess.seat == other:
                return False
    return all(not _denied(state.inquisition.locked, other, role) for other, role in roles.items())


def _denied(locked: tuple[Guess, ...], seat: int, role: Role) -> bool:
    """Two agreeing guesses were answered; the one not found is not what it was called."""
    return sum(guess.role == role and guess.seat == seat for guess in locked) > 1


def _new_souls(state: State, others: list[int], stream: Stream) -> State:
    """Hand single soul pieces round among the unknown seats, and turn a pure one for a marked one."""
    for _ in range(stream.below(3)):
        if len(others) < 2:
            return state
        giver, taker = stream.shuffled(others)[:2]
        kind = "pure" if stream.below(2) else "marked"
        left, right = state.kingdoms[giver], state.kingdoms[taker]
        shown = state.inquisition.shown[giver]
        if getattr(left, kind) and left.souls - 1 >= shown:
            state = with_kingdom(state, giver, replace(left, **{kind: getattr(left, kind) - 1}))
            state = with_kingdom(state, taker, replace(right, **{kind: getattr(right, kind) + 1}))
    return state


def _new_stocks(state: State, seat: int, stream: Stream) -> State:
    """Hidden stocks differ by a few pieces; what lies in the chest the seat sees stays there."""
    for other in opponents(seat):
        kingdom = state.kingdoms[other]
        changed = {kind: max(-kingdom.stock[kind], stream.below(2 * SPREAD + 1) - SPREAD) for kind in (*GOODS, COINS)}
        state = with_kingdom(state, other, replace(kingdom, stock=plus(kingdom.stock, changed)))
    return _new_chests(state, seat, stream)


def _new_chests(state: State, seat: int, stream: Stream) -> State:
    """Chests that do not lie before the seat hold something else, and may or may not have been taken."""
    step = STEPS[state.step]
    if not isinstance(step, Viewing):
        return state
    mine = state.kingdoms[seat].role
    seen = step.seen(state, seat)[0]
    chests = list(state.chests)
    for at, role in enumerate(ROLES):
        chest = chests[at]
        if chest is None or role in (mine, seen) or chest.taken_by is not None:
            continue
        contents = {kind: stream.below(3) for kind in KINDS}
        chests[at] = replace(chest, goods={kind: amount for kind, amount in contents.items() if amount})
    return replace(state, chests=tuple(chests))


def _new_hands(state: State, seat: int, stream: Stream) -> State:
    """Deal all cards the seat has not seen anew: the others' hands and piles, the event deck."""
    others = opponents(seat)
    for number in range(1, state.round + 1):
        of_round = {card.id for card in state.pack.buildings.values() if card.round == number}
        slots = [[card for card in state.kingdoms[other].hand if card in of_round] for other in others]
        waiting = [
            [card for card in state.piles[other] if card in of_round and not state.drawn[other]] for other in others
        ]
        own_waiting = [card for card in state.piles[seat] if card in of_round and not state.drawn[seat]]
        deck = iter(stream.shuffled(list(chain(*slots, *waiting, own_waiting))))
        for other, mine, pile in zip(others, slots, waiting, strict=True):
            new = iter([next(deck) for _ in mine])
            kingdom = state.kingdoms[other]
            hand = tuple(next(new) if card in of_round else card for card in kingdom.hand)
            state = _with_pile(
                with_kingdom(state, other, replace(kingdom, hand=hand)), other, of_round, hand, len(pile), deck
            )
        if own_waiting:
            state = _pile(state, seat, tuple(next(deck) for _ in own_waiting))
    return _new_events(state, seat, stream)


def _with_pile(state: State, other: int, of_round: set[str], hand: tuple[str, ...], waiting: int, deck: Any) -> State:
    """The seat's pile of this round: cards still to draw come from `deck`, drawn ones are the last of its hand."""
    if not state.piles[other] or state.piles[other][0] not in of_round:
        return state
    if state.drawn[other]:
        return _pile(state, other, hand[-len(state.piles[other]) :])
    return _pile(state, other, tuple(next(deck) for _ in range(waiting)))


def _pile(state: State, seat: int, pile: tuple[str, ...]) -> State:
    return replace(state, piles=(*state.piles[:seat], pile, *state.piles[seat + 1 :]))


def _new_events(state: State, seat: int, stream: Stream) -> State:
    others = opponents(seat)
    for deck in "AB":
        in_deck = {event.id for event in state.pack.events.values() if event.deck == deck}
        held = [event for other in others for event in state.kingdoms[other].events if event in in_deck]
        drawn_by = {at for at in range(SEATS) if state.drawn[at] and any(state.piles)}
        kept = {event for at, event in enumerate(state.events[:SEATS]) if at in drawn_by}
        free = [event for event in state.events if event in in_deck and event not in kept]
        pile = iter(stream.shuffled([event for event in held if event not in kept] + free))
        for other in others:
            kingdom = state.kingdoms[other]
            events = tuple(next(pile) if event in in_deck and event not in kept else event for event in kingdom.events)
            state = with_kingdom(state, other, replace(kingdom, events=events))
        events = tuple(next(pile) if event in in_deck and event not in kept else event for event in state.events)
        state = replace(state, events=events)
    return state


def _new_routing(state: State, seat: int, stream: Stream) -> State:
    """Another schedule that shows the seat the same chest now."""
    step = STEPS[state.step]
    if not isinstance(step, Viewing):
        return replace(state, schedule=stream.below(len(schedules())))
    seen = step.seen(state, seat)[0]
    fitting = [at for at in range(len(schedules())) if step.seen(replace(state, schedule=at), seat)[0] == seen]
    return replace(state, schedule=stream.pick(fitting))
