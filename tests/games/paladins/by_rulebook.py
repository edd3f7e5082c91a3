"""The actions of a player board read anew from board and cards, as the rulebook prints them: hints are held to them.

Nothing of `games.paladins.rules` is used here but its values: what the rules or the reasons for hints reckon wrong is
not reckoned wrong here as well.
"""

from __future__ import annotations

from typing import Any

from games.paladins.rules.effects import Cheaper, Waive
from games.paladins.rules.rulebook import (
    ABSOLVE,
    ANY,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PRAY,
    PROVISIONS,
    RECRUIT,
    SILVER,
    STRENGTH,
    WORKERS,
)
from games.paladins.rules.state import Player, State

NEEDS = {
    COMMISSION: FAITH,
    FORTIFY: INFLUENCE,
    GARRISON: STRENGTH,
    ABSOLVE: INFLUENCE,
    ATTACK: STRENGTH,
    CONVERT: FAITH,
}
PIECES = {
    COMMISSION: "monks",
    FORTIFY: "walls",
    GARRISON: "outposts",
    ABSOLVE: "jars",
    ATTACK: "attacked",
    CONVERT: "converted",
}
MOST = 7  # pieces of each kind; attacks are without limit


def counted(player: Player, action: str) -> int:
    """How often it was done."""
    return len(getattr(player, PIECES[action]))


def stock(player: Player) -> dict[str, int]:
    """The workers below the board."""
    return dict(zip(WORKERS, player.workers, strict=True))


def spaces(state: State, player: Player, action: str) -> tuple[str, ...]:
    """The spaces on which no workshop lies."""
    board = state.pack.board
    if action == DEVELOP:
        return board.left[DEVELOP].spaces
    covered = player.workshops.get(action, 0)
    return tuple(space for at, space in enumerate(board.right[action].spaces) if not covered & (1, 2, 0)[at])


def unfilled(spaces: tuple[str, ...], workers: dict[str, int]) -> int:
    """How many of the spaces stay empty, however one lays the workers."""
    if not spaces:
        return 0
    first, *rest = spaces
    fit = [kind for kind, count in workers.items() if count and (first in (ANY, kind) or kind == CRIMINAL)]
    laid = [unfilled(tuple(rest), {**workers, kind: workers[kind] - 1}) for kind in fit]
    return min((*laid, 1 + unfilled(tuple(rest), workers)))


def empty(state: State, player: Player, action: str, without: int = 0) -> int:
    """How many spaces of an action its workers leave empty; `without` so many of the criminals."""
    workers = stock(player)
    return unfilled(spaces(state, player, action), {**workers, CRIMINAL: workers[CRIMINAL] - without})


def power(state: State, player: Player, attribute: str) -> int:
    """The track and the paladin together."""
    track: int = getattr(player, attribute)
    return track + (state.pack.paladins[player.paladin].boost.get(attribute, 0) if player.paladin else 0)


def least(state: State, player: Player, action: str) -> int | None:
    """How much of its attribute the easiest target needs; None where there is no target."""
    pack, regions = state.pack, state.pack.regions
    if action in (FORTIFY, ABSOLVE):
        levels, there = pack.board.right[action].levels, action == ABSOLVE or bool(state.walls)
        return levels[counted(player, action)] if there and counted(player, action) < MOST else None
    attribute = NEEDS[action]
    if action in (ATTACK, CONVERT):
        faced = zip(regions, state.outsiders, strict=True)
        reached = [getattr(region, attribute) for region, card in faced if card]
    else:
        seats = 1 if state.virtual else len(state.players)
        taken = {space for each in state.players for space in (*each.monks, *each.outposts)}
        free = [(r, s) for r in regions for s in r.spaces if s.seats <= seats and s.id not in taken]
        reached = [getattr(region, attribute) for region, _ in free]
    done = action != ATTACK and counted(player, action) >= MOST
    return None if done or not reached else min(reached)


def missing(state: State, player: Player, action: str) -> int:
    """How much of its attribute an action lacks for the easiest target; MANY where there is none."""
    if action == DEVELOP:
        return 0
    needed = least(state, player, action)
    return MANY if needed is None else max(0, needed - power(state, player, NEEDS[action]))


MANY = 99


def price(state: State, player: Player, action: str) -> dict[str, int]:
    """What it takes the next time, at the easiest target, with the paladin of the round."""
    ability = state.pack.paladins[player.paladin].ability if player.paladin else None
    board = state.pack.board
    if action in (DEVELOP, PRAY):
        cost = {SILVER: board.left[action].silver}
    else:
        right = board.right[action]
        times = min(counted(player, action), MOST - 1)
        cost = {SILVER: right.silver[times]} if right.silver else {}
        cost |= {PROVISIONS: right.provisions[times]} if right.provisions else {}
    if action == ATTACK:
        lacking = missing(state, player, ATTACK)
        return {SILVER: 0 if lacking == MANY else -(-lacking // 2)}
    if isinstance(ability, Waive) and ability.action == action:
        cost = {good: 0 if good == ability.what else amount for good, amount in cost.items()}
    if isinstance(ability, Cheaper) and ability.action == action:
        cost = {good: max(0, amount - ability.silver) for good, amount in cost.items()}
    return cost


def row_price(state: State, player: Player, card: str) -> int:
    """The silver that a townsfolk of the row costs."""
    ability: Any = state.pack.paladins[player.paladin].ability if player.paladin else None
    full = state.pack.board.price[state.row.index(card)].silver
    if isinstance(ability, Waive) and ability.action == RECRUIT:
        return 0
    return max(0, full - ability.silver) if isinstance(ability, Cheaper) and ability.action == RECRUIT else full


def can(state: State, seat: int, action: str) -> bool:
    """Whether that seat could do an action on the right, or Develop, in a turn of its own."""
    player = state.players[seat]
    if action in player.placed or empty(state, player, action):
        return False
    if action == DEVELOP:
        built = sum(mask.bit_count() for mask in player.workshops.values())
        if built >= len(state.pack.board.workshops.workers):
            return False
    lacking = missing(state, player, action)
    if lacking == MANY or (lacking and action != ATTACK):
        return False
    cost = price(state, player, action)
    return player.silver >= cost.get(SILVER, 0) and player.provisions >= cost.get(PROVISIONS, 0)


def helps(before: State, after: State, seat: int, action: str) -> bool:
    """Whether an action is nearer after than before: by workers, its attribute, its goods, or as it is cleared."""
    old, new = before.players[seat], after.players[seat]
    if action in new.placed:
        return False
    if can(after, seat, action) and not can(before, seat, action):
        return True
    if missing(after, new, action) < missing(before, old, action) or _fewer(before, after, seat, action):
        return True
    lacked = {SILVER: (old.silver, new.silver), PROVISIONS: (old.provisions, new.provisions)}
    return any(lacked[good][0] < min(lacked[good][1], amount) for good, amount in price(after, new, action).items())


def _fewer(before: State, after: State, seat: int, action: str) -> bool:
    return empty(after, after.players[seat], action) < empty(before, before.players[seat], action)
