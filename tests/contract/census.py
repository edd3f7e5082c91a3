"""What may neither appear nor vanish in a game: each game counts its pieces here, or fails the test that asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.architects.state import State as ArchitectsState
from engine.architects.state import standing
from engine.devil.state import State as DevilState
from engine.devil.things import KINDS

LOST = -2


def bids(state: Any) -> dict[str, int]:
    """Crowns: one for every round that was auctioned."""
    auctioned = state.round - (1 if state.step == "bid" else 0)
    return {"crowns to come": sum(purse.crowns for purse in state.purses) - auctioned}


def devil(state: DevilState) -> dict[str, int]:
    """Soul pieces, wings, indulgences, houseguests, courtiers and cards, wherever they are."""
    chests = [chest for chest in state.chests if chest is not None]
    cards = Counter(card for kingdom in state.kingdoms for card in (*kingdom.hand, *kingdom.built))
    drawing = any(state.piles)  # a drawn event leaves the deck when the step settles
    deck = [event for at, event in enumerate(state.events) if not (drawing and at < 4 and state.drawn[at])]
    events = Counter((*deck, *(event for kingdom in state.kingdoms for event in kingdom.events)))
    return {
        "pure": sum(one.pure for one in (*state.kingdoms, *chests)),
        "marked": sum(one.marked for one in (*state.kingdoms, *chests)),
        "angels": state.angels + sum(kingdom.angels for kingdom in state.kingdoms),
        "demons": state.demons + sum(kingdom.demons for kingdom in state.kingdoms),
        "indulgences": state.indulgences + sum(kingdom.indulgences for kingdom in state.kingdoms),
        "guests": state.guests + sum(kingdom.guests for kingdom in state.kingdoms),
        "negative pieces": sum(
            amount < 0
            for kingdom in state.kingdoms
            for amount in (*kingdom.stock.values(), kingdom.pure, kingdom.marked)
        ),
        "cards twice": sum(count > 1 for count in cards.values()),
        "events twice": sum(count > 1 for count in events.values()),
        "courtiers twice": sum(
            len({*kingdom.hired, *kingdom.second}) < len(kingdom.hired) + len(kingdom.second)
            for kingdom in state.kingdoms
        ),
        "debts out of bounds": sum(not 0 <= kingdom.debt <= 10 for kingdom in state.kingdoms),
        "minors on one field": sum(
            len(placed) != len(set(placed))
            for placed in ([at for at in kingdom.minors if at >= 0] for kingdom in state.kingdoms)
        ),
    }


def devil_goods(state: DevilState) -> Counter[str]:
    """All goods and coins behind walls, in chests and set aside in sealed answers."""
    held: Counter[str] = Counter()
    for kingdom in state.kingdoms:
        held.update(kingdom.stock)
    for chest in state.chests:
        if chest is not None:
            held.update(chest.goods)
    for value in state.sealed:
        if value is not None and state.step == "trading.offer":
            held.update(value["goods"])
            held["coins"] += value["coins"]
        elif value is not None and state.step == "inquisition.pack":
            held["coins"] += value["bribe"]
        elif value is not None and state.step == "inquisition.wings":
            held["coins"] += value["count"] * state.pack.board.prices["wing"]
    return Counter({kind: held[kind] for kind in KINDS})


def architects(state: ArchitectsState) -> dict[str, int]:
    """Workers of each seat wherever they are, cards in hands, decks and play, and what may never be negative."""
    players = state.players
    buildings = Counter((*state.buildings, *state.looking, *(card for pile in state.piles for card in pile)))
    apprentices = Counter((*state.apprentices, *(card for row in state.rows for card in row if card)))
    for player in players:
        buildings.update((*player.hand, *player.built))
        apprentices.update(player.apprentices)
    workers = {
        f"workers of seat {seat}": player.workers
        + standing(state.workers, seat)
        + state.prison[seat]
        + sum(other.captured[seat] for other in players)
        + state.guildhall.count(seat)
        + state.market.count(seat)
        for seat, player in enumerate(players)
    }
    track = state.pack.board.track
    return {
        **workers,
        "buildings": buildings.total(),
        "buildings twice": sum(count > 1 for count in buildings.values()),
        "apprentices": apprentices.total(),
        "apprentices twice": sum(count > 1 for count in apprentices.values()),
        "market cards": len({*state.small, *state.large}),
        "negative goods": sum(amount < 0 for player in players for amount in player.stock.values()),
        "virtue off the track": sum(not 0 <= player.virtue <= track.top for player in players),
        "too many apprentices": sum(len(player.apprentices) > 6 for player in players),
        "own workers captured": sum(player.captured[seat] for seat, player in enumerate(players)),
        "reactions without debts": sum(max(player.may_destroy, player.may_avoid) > player.debts for player in players),
    }


CENSUS: dict[str, Callable[[Any], dict[str, int]]] = {"bids": bids, "devil": devil, "architects": architects}
