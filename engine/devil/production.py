"""Works out the yield of the production fields (rules page, section 3.1)."""

from __future__ import annotations

from engine.devil.pack import Pack
from engine.devil.rulebook import COINS_EACH, INNER
from engine.devil.state import Kingdom, levels
from engine.devil.things import BASIC, COINS


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
