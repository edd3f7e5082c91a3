"""What a kingdom takes in and pays: the yield of its fields (rules page, section 3.1), and its costs.

Costs are those of buildings less its discounts, of action tokens, and the needs of the rest of a plan.
"""

from __future__ import annotations

from engine.effects import plus
from games.devil.rules.effects import COSTS, AnyEffect, Discount, DropMinor, Pay, Tokens
from games.devil.rules.pack import Building, Pack
from games.devil.rules.rulebook import BASIC, COINS, COINS_EACH, FREE_TOKENS, INNER, TOKEN_GOOD, TOKENS
from games.devil.rules.state import Kingdom, Todo, levels, without


def yields(cards: Pack, seat: int, number: int, kingdom: Kingdom) -> dict[str, int]:
    """Goods and coins one production of that seat brings in round `number`, without the effects of buildings.

    A basic good yields its field's level, a rare one the lower level of its two fields.
    """
    wheel = cards.board.sides[seat].wheel[number - 1]
    return yield_of(wheel, levels(kingdom))


def yield_of(wheel: tuple[str, ...], level: tuple[int, ...]) -> dict[str, int]:
    """The same, from the goods over the four fields and the fields' levels."""
    made: dict[str, int] = {}
    field = 0
    while field < len(wheel):
        good = wheel[field]
        if good in BASIC:
            made[good] = made.get(good, 0) + level[field]
            field += 1
        else:
            made[good] = made.get(good, 0) + min(level[field], level[field + 1])
            field += 2
    made[COINS] = COINS_EACH + sum(level[field] == 2 for field in INNER)
    return made


def field_gains(cards: Pack, seat: int, number: int, level: tuple[int, ...], field: int) -> dict[str, tuple[int, int]]:
    """Says what level 2 of `field` would change in the production of round `number`: (now, then) by kind."""
    wheel = cards.board.sides[seat].wheel[number - 1]
    raised = tuple(2 if at == field else old for at, old in enumerate(level))
    now, then = yield_of(wheel, level), yield_of(wheel, raised)
    return {kind: (now[kind], then[kind]) for kind in now if now[kind] != then[kind]}


TOKEN_ACTS = ("use", "act", "build", "hire")  # instructions that take an action token


def tokens(kingdom: Kingdom, cards: Pack) -> tuple[int, int]:
    """(action tokens, how many of them are free) of a kingdom, its buildings' rules included."""
    return _tokens(kingdom.built, cards)


def _tokens(built: tuple[str, ...], cards: Pack) -> tuple[int, int]:
    total, free = TOKENS, FREE_TOKENS
    for card in built:
        for effect in cards.buildings[card].always:
            if isinstance(effect, Tokens):
                total, free = total + effect.total, free + effect.free
    return total, free


def tokens_to_pay(kingdom: Kingdom, cards: Pack, used: int) -> int:
    """Counts the tokens of `used` that cost something. A building of this turn changes that from the next round on."""
    turn, built = kingdom.turn, kingdom.built
    if turn is not None and turn.built:
        built = without(built, turn.built)
    return max(0, used - _tokens(built, cards)[1])


def set_aside(kingdom: Kingdom, cards: Pack, more: int = 0) -> int:
    """Counts the grain to be set aside now for the tokens used and `more` of them, less what lies aside already.

    Section 3.4: a token is paid at step 10, but an action whose token cannot be paid is skipped, so it is set aside
    when its action comes up.
    """
    turn = kingdom.turn
    if turn is None:
        return 0
    return max(0, tokens_to_pay(kingdom, cards, turn.used + more) - turn.set_aside)


def building_cost(kingdom: Kingdom, building: Building, cards: Pack) -> dict[str, int]:
    """Goods and coins a building costs this kingdom, discounts taken off."""
    return discounted_cost(kingdom.built, building, cards)


def discounted_cost(built: tuple[str, ...], building: Building, cards: Pack) -> dict[str, int]:
    """Goods and coins a building costs whoever has `built`, discounts taken off."""
    cost = plus({}, building.cost)
    for card in built:
        for effect in cards.buildings[card].always:
            if isinstance(effect, Discount) and (effect.type is None or effect.type in building.types):
                cost[effect.good] = max(0, cost.get(effect.good, 0) - effect.n)
    return {kind: amount for kind, amount in cost.items() if amount}


def is_price(effect: AnyEffect) -> bool:
    """Whether an effect is paid for the group it stands in."""
    return isinstance(effect, COSTS) or (isinstance(effect, DropMinor) and effect.when == "cost")


def group(todo: Todo, cards: Pack) -> tuple[AnyEffect, ...]:
    """The effects that happen together in one instruction, their prices included."""
    match todo.act:
        case "use" | "free" | "act":
            return cards.buildings[todo.card].effects("action")
        case "build":
            return cards.buildings[todo.card].effects("cost")
        case "now":
            return cards.buildings[todo.card].effects("built")
        case "left":
            return cards.events[todo.card].left.effect
        case "right":
            return cards.events[todo.card].right.effect
        case "effect":
            return (todo.effect,) if todo.effect else ()
    return ()


def still_wanted(rest: tuple[Todo, ...], kingdom: Kingdom, cards: Pack) -> dict[str, int]:
    """Counts the goods that the rest of the plan needs, so that financing sells them last."""
    wanted: dict[str, int] = {}
    more = 0
    for todo in rest:
        if todo.act == "build":
            wanted = plus(wanted, building_cost(kingdom, cards.buildings[todo.card], cards))
        elif todo.act in ("use", "act", "right", "now"):
            for effect in group(todo, cards):
                if isinstance(effect, Pay):
                    wanted = plus(wanted, effect.things)
        more += todo.act in TOKEN_ACTS
    return plus(wanted, {TOKEN_GOOD: set_aside(kingdom, cards, more)})
