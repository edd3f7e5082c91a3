"""After a rewind: what no seat has seen is drawn anew, for somebody may have seen what came of it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.paladins.resample import with_before, with_decks, with_unseen
from engine.paladins.state import State, seats_of


def reshuffled(state: State, chance: Chance) -> State:
    """`state` with its decks, the King's cards face down, and the unseen paladins of each seat drawn anew."""
    players = tuple(
        with_unseen(state, player, chance.stream(f"rewind/paladins-{seat}")) if seat < seats_of(state) else player
        for seat, player in enumerate(state.players)
    )
    return with_before(with_decks(replace(state, players=players), chance.stream("rewind/decks")))
