"""The plainest world that a seat cannot tell from its own: where every other world is drawn from.

Whatever the seat does not know is put here by rule, from what all can know: walls by what was produced and built, soul
pieces by roles, unseen chests empty. So nothing that is drawn afterwards leans on the truth, in how much or how often.
"""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from engine.effects import plus
from games.devil.rules.mechanics.chests import owner_seen
from games.devil.rules.phases.trading import SecondViewing, Viewing, prices
from games.devil.rules.phases.turn_order import END, STEPS
from games.devil.rules.resampling.chests import as_packed, fitting_schedules
from games.devil.rules.rulebook import COINS, ROLE_STOCK, ROLES, SOULS, UNDEALT, Role, Stock, numbers, stock
from games.devil.rules.state import Chest, Guess, State, chest_of, opponents, with_chest, with_kingdom

PURSE = 2  # productions whose coins somebody may still have: more are soon spent


def plainest(state: State, seat: int) -> State:
    """`state` with all that `seat` may not know put by rule. Nobody else has sealed an answer in it."""
    mine = state.kingdoms[seat].role
    if mine == UNDEALT:  # nobody has anything yet
        return replace(state, schedule=0)
    state = replace(state, schedule=fitting_schedules(state, mine)[0])
    if state.step == END:  # walls and roles were opened for the scoring
        return state
    state, pure, marked, jesters = _emptied(state, seat)
    roles = possible_roles(state, seat)[0]
    traded = sum(state.kingdoms[other].traded for other in opponents(seat))
    for other in opponents(seat):
        role = roles[other]
        kingdom = replace(state.kingdoms[other], role=role, stock=likely_stock(state, other, role), traded=traded)
        state, traded = with_kingdom(state, other, kingdom), 0
    return _with_pieces(state, seat, pure, marked, jesters)


def possible_roles(state: State, seat: int) -> list[dict[int, Role]]:
    """Every deal of roles to the others that what the seat knows allows, once the chests it does not know are empty."""
    others = [other for other in opponents(seat) if other not in state.known]
    told = {other: role for other, role in state.known.items() if other != seat}
    roles = sorted(state.kingdoms[other].role for other in others)
    deals = [told | dict(zip(others, deal, strict=True)) for deal in dict.fromkeys(permutations(roles))]
    locked = state.inquisition.locked
    allowed = [deal for deal in deals if _allowed(locked, {other: deal[other] for other in others})]
    able = [deal for deal in allowed if all(_can_have_packed(state, other, role) for other, role in deal.items())]
    return able or allowed or deals  # a moderator may have set right what then fits nothing


def _can_have_packed(state: State, seat: int, role: Role) -> bool:
    """Whether that seat had as many indulgences, which all can count, as lie in the chest of that role."""
    chest = chest_of(state, role)
    return chest is None or state.kingdoms[seat].indulgences >= chest.indulgences


def _allowed(locked: tuple[Guess, ...], roles: dict[int, Role]) -> bool:
    """Says whether the public record allows that deal: nobody guessed itself, nobody denied what it would be."""
    for other, role in roles.items():
        named = [guess for guess in locked if guess.seat == other]
        if any(guess.by == role for guess in named) or sum(guess.role == role for guess in named) > 1:
            return False
    return True


def likely_stock(state: State, seat: int, role: Role) -> Stock:
    """What may lie behind a wall: what it began with and has produced, less what its buildings have cost."""
    cards = state.pack
    held = plus(stock(cards.board.sides[seat].goods), ROLE_STOCK[role])
    spent: Stock = {}
    for each in state.productions:
        held = plus(held, each.made[seat])
    for card in state.kingdoms[seat].built:
        spent = plus(spent, cards.buildings[card].cost)
    left = {kind: max(0, count - spent.get(kind, 0)) for kind, count in held.items()}
    lately = sum(each.made[seat].get(COINS, 0) for each in state.productions[-PURSE:])
    return left if state.round == 1 else {**left, COINS: min(left[COINS], lately)}


def _emptied(state: State, seat: int) -> tuple[State, int, int, int]:
    """Chests that the seat does not know are emptied; how many pieces, pure and marked, and jesters the others have."""
    others = [state.kingdoms[other] for other in opponents(seat)]
    pure, marked = sum(kingdom.pure for kingdom in others), sum(kingdom.marked for kingdom in others)
    jesters = sum(kingdom.jesters for kingdom in others)
    step, mine = STEPS[state.step], state.kingdoms[seat].role
    if not isinstance(step, Viewing):
        return state, pure, marked, jesters
    second = isinstance(step, SecondViewing)
    marks = [owner_seen(state.schedule, state.round, viewing, mine) for viewing in ((0, 1) if second else (0,))]
    for role in ROLES:
        chest = chest_of(state, role)
        if chest is None or (second and role == marks[0]):
            continue  # the seat knows whether it has taken it
        pure, marked = pure + chest.pure, marked + chest.marked
        if role == marks[-1]:
            first = next(each for each in ROLES if owner_seen(state.schedule, state.round, 0, each) == role)
            paid = chest.pure + chest.marked
            chest = replace(
                chest, taken_by=chest.taken_by and first, pure=min(paid, pure), marked=paid - min(paid, pure)
            )
            pure, marked = pure - chest.pure, marked - chest.marked
        elif role == mine:
            state, chest = as_packed(state, chest, role)
            chest = replace(chest, taken_by=None, pure=0, marked=0)
        else:
            jesters += sum(chest.jesters.values())
            other = opponents(seat)[0]
            kingdom = state.kingdoms[other]
            state = with_kingdom(state, other, replace(kingdom, traded=kingdom.traded + chest.indulgences))
            kind, _, price = prices(role)[0].partition("-")
            chest = Chest({}, kind == "souls", int(price))
        state = with_chest(state, role, chest)
    return state, pure, marked, jesters


def _with_pieces(state: State, seat: int, pure: int, marked: int, jesters: int) -> State:
    """Deals so many pieces to the others: to each what its role began with, as far as they go, the rest by turns."""
    others, shown = opponents(seat), state.inquisition.shown
    roles = {other: state.kingdoms[other].role for other in others}
    pures = _shared({other: SOULS[roles[other]][0] for other in others}, pure)
    marks = _shared({other: SOULS[roles[other]][1] for other in others}, marked)
    for poor in others:
        while pures[poor] + marks[poor] < shown[poor]:
            rich = max(others, key=lambda other: pures[other] + marks[other] - shown[other])
            pile = pures if pures[rich] else marks
            if rich == poor or not pile[rich]:
                break
            pile[rich], pile[poor] = pile[rich] - 1, pile[poor] + 1
    began = {other: getattr(numbers().jesters, roles[other], 0) for other in others}
    for other in others:
        chest = chest_of(state, roles[other])
        began[other] = max(0, began[other] - (sum(chest.jesters.values()) if chest is not None else 0))
    laughing = _shared(began, jesters)
    for other in others:
        kingdom = replace(state.kingdoms[other], pure=pures[other], marked=marks[other], jesters=laughing[other])
        state = with_kingdom(state, other, kingdom)
    return state


def _shared(wanted: dict[int, int], count: int) -> dict[int, int]:
    """So many pieces for the seats: to each at most what is wanted, then to whoever has fewest."""
    had = dict.fromkeys(wanted, 0)
    for _ in range(count):
        short = [seat for seat in had if had[seat] < wanted[seat]] or list(had)
        to = min(short, key=lambda seat: had[seat])
        had[to] += 1
    return had
