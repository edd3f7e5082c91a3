"""Lays the table out up to the draft (rules page 1)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.happenings import Happening, public
from engine.core.texts import Listed, Named, SeatRef, say
from engine.paladins import virtual
from engine.paladins.pack import deck
from engine.paladins.pack import pack as pack_of
from engine.paladins.state import SCHEMA, Options, Player, State, tax_supply


def first_state(options: Options, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """The table before the first choice of the draft, and what there is to tell of it."""
    pack = pack_of(options.pack)
    board = pack.board

    def shuffled(name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        return chance.stream(f"setup/{name}").shuffled(cards)

    townsfolk = shuffled("townsfolk", tuple(pack.townsfolk))
    walls = shuffled("walls", deck(pack.walls))
    suspicions = shuffled("suspicions", deck(pack.suspicions))
    outsiders = shuffled("outsiders", tuple(pack.outsiders))
    orders = shuffled("orders", tuple(pack.orders))[: len(board.order_rounds)]
    favours = shuffled("favours", tuple(pack.favours))[: len(board.favour_rounds)]
    tavern = shuffled("tavern", deck(pack.tavern))
    players = tuple(
        Player(
            silver=board.start.silver,
            provisions=board.start.provisions,
            deck=shuffled(f"paladins-{seat}", tuple(pack.paladins)),
        )
        for seat in range(seats)
    )
    first = chance.stream("setup/first").below(seats)
    spaces = len(pack.regions)
    state = State(
        schema=SCHEMA,
        options=options,
        step="draft",
        round=0,
        turn=0,
        first=first,
        seat=(first - 1) % seats,
        players=players,
        row=tuple(reversed(townsfolk[: board.townsfolk])),
        townsfolk_deck=townsfolk[board.townsfolk :],
        outsiders=outsiders[:spaces],
        outsider_deck=outsiders[spaces:],
        walls=walls,
        suspicions=suspicions,
        orders=orders,
        favours=favours,
        tavern_deck=tavern,
        tax=0,
    )
    row = Listed(tuple(Named("townsfolk", card) for card in state.row))
    begun: tuple[Happening, ...] = (public(say("paladins-begins", seat=SeatRef(first), cards=row)),)
    if seats == 1:
        it, its_own, more = virtual.set_up(pack, options, chance)
        state, begun = replace(state, players=(*players, it), virtual=its_own), (*begun, *more)
    return replace(state, tax=tax_supply(state)), begun
