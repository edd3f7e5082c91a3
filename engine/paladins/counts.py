"""Counts what a player has done: for prices, Orders, and points at the end."""

from __future__ import annotations

from collections.abc import Callable

from engine.paladins.pack import Pack
from engine.paladins.state import Player
from engine.paladins.things import ABSOLVE, ATTACK, ATTRIBUTES, COMMISSION, CONVERT, DEVELOP, FORTIFY, GARRISON


def done(player: Player, action: str) -> int:
    """How often the player has done that action in this game, by the pieces that it leaves."""
    if action == DEVELOP:
        return sum(mask.bit_count() for mask in player.workshops.values())
    return len(_PIECES[action](player))


_PIECES: dict[str, Callable[[Player], tuple[str, ...]]] = {
    COMMISSION: lambda player: player.monks,
    FORTIFY: lambda player: player.walls,
    GARRISON: lambda player: player.outposts,
    ABSOLVE: lambda player: player.jars,
    ATTACK: lambda player: player.attacked,
    CONVERT: lambda player: player.converted,
}


def fulfilled(pack: Pack, player: Player, order: str) -> bool:
    """Whether the player has done what that Order asks for (rules page 6)."""
    card = pack.orders[order]
    return done(player, card.action) >= card.times


def counted(pack: Pack, player: Player, orders: tuple[str, ...], what: str, name: str) -> int:
    """What an outsider called `name` counts at the end (rules page 11.3); `orders`: those on the board."""
    if what in ATTRIBUTES:
        points: int = getattr(player, what)
        return points
    if what in _PEOPLES:
        return sum(pack.outsiders[card].people == what for card in player.attacked)
    if what == "orders":
        return sum(fulfilled(pack, player, order) for order in orders)
    if what == "alike":
        return sum(pack.outsiders[card].name == name for card in player.converted)
    if what in _HELD:
        return _HELD[what](player)
    return done(player, what)


_PEOPLES = ("byzantines", "saracens", "vikings")
_HELD: dict[str, Callable[[Player], int]] = {
    "retinue": lambda player: len(player.retinue),
    "paid-debts": lambda player: player.paid,
    "unpaid-debts": lambda player: player.debts,
    "suspicions": lambda player: len(player.suspicions),
}
