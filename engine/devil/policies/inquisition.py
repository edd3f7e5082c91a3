"""Prepares for the inquisitors, packs bribes and guesses, and answers: souls first, then whatever costs least."""

from __future__ import annotations

from typing import Any

from engine.core.forms import Draft, Pick
from engine.core.policies import Position
from engine.devil.bank import bank_trade, buying_price
from engine.devil.bribes import NOBODY
from engine.devil.liberties import may_repay
from engine.devil.phases.answers import answered, answers_in, inquisitors_of
from engine.devil.phases.permanent import positions
from engine.devil.phases.stand_in import cheapest_answer, cheapest_ritual, worth
from engine.devil.policies.beliefs import beliefs
from engine.devil.policies.worths import ANGEL, COIN, faced
from engine.devil.reputation import pay_claims
from engine.devil.rulebook import WINGS_FOR_ONE
from engine.devil.state import ROUNDS, Kingdom, State, with_kingdom
from engine.devil.things import BASIC, COINS, GOODS
from engine.devil.turn_order import STEPS

SURE = {"devil": 0.5, "cultist": 0.5}  # how sure a seat must be to guess in round 3; in round 5 it always guesses
SPARED = 4.0  # points that an indulgence keeps off


def repaid(world: State, seat: int) -> int:
    """The coins of debt to pay back now: all that will not be needed before interest falls due again."""
    kingdom = world.kingdoms[seat]
    if not may_repay(world, seat):
        return 0
    spare = kingdom.stock[COINS]
    if world.round == ROUNDS and world.step.startswith("inquisition."):
        spare -= _reserve(world, kingdom) if world.step != "inquisition.answer" else 0
        return min(kingdom.debt, spare)
    if world.step.startswith("inquisition.") or kingdom.role not in ("devil", "cultist"):
        return min(kingdom.debt, spare)
    return 0


def _reserve(world: State, kingdom: Kingdom) -> int:
    """Coins that are kept for goods which the Ascetic may want."""
    if kingdom.souls + kingdom.indulgences > len(faced(world)) or world.inquisition.bribed:
        return 0
    lacking = world.pack.inquisitors["ascetic"].goods - sum(kingdom.stock[good] for good in GOODS)
    return max(0, lacking) * buying_price(world.pack.board, BASIC[0])


def bought(world: State, seat: int) -> int:
    """How many goods to buy before answering, so that the Ascetic has enough of them."""
    kingdom, board = world.kingdoms[seat], world.pack.board
    if "ascetic" not in dict(inquisitors_of(world, seat)).values():
        return 0
    asked = world.pack.inquisitors["ascetic"].goods
    most = min(asked, kingdom.stock[COINS] // buying_price(board, BASIC[0]))
    lacking = asked - sum(kingdom.stock[good] for good in GOODS)
    best, score = 0, after_answer(world, seat)
    for count in range(1, min(most, lacking) + 1):
        left = after_answer(with_kingdom(world, seat, bank_trade(board, kingdom, f"buy-{BASIC[0]}", count)), seat)
        if left > score:
            best, score = count, left
    return best


def after_answer(world: State, seat: int) -> int:
    """The score of that seat, in fifths of a point, after the answer that costs it least."""
    facing = inquisitors_of(world, seat)
    value = cheapest_answer(world, seat, facing, world.kingdoms[seat].souls)
    after, _, _ = answered(world, seat, answers_in(value, facing), positions(world))
    after, _ = pay_claims(after)
    return worth(after, seat)


def wings(position: Position) -> dict[str, Any]:
    """Buys wings where the third one brings an indulgence that keeps a penalty off."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    price = world.pack.board.prices["wing"]
    count = WINGS_FOR_ONE - kingdom.angels
    spare = kingdom.stock[COINS] - (_reserve(world, kingdom) if world.round == ROUNDS else 0)
    threatened = len(faced(world)) > kingdom.souls + kingdom.indulgences
    coin = 0.2 if world.round == ROUNDS else COIN
    if spare >= count * price and threatened and world.indulgences:
        gain = SPARED - ANGEL * kingdom.angels - coin * price * count
        if world.round == ROUNDS:
            gain = SPARED - kingdom.angels - coin * price * count
        if gain > 0:
            return {"count": count}
    if world.round == ROUNDS:
        return {"count": min(max(0, spare) // price, 0 if kingdom.debt else 2 - kingdom.angels)}
    return {"count": 0}


def packed(position: Position) -> dict[str, Any]:
    """Guesses what it believes; the devil packs its pieces where they hurt others more than itself."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    value: dict[str, Any] = {"bribe": 0}
    if kingdom.role == "devil":
        if world.round < ROUNDS:
            value |= {"pure": kingdom.pure, "marked": kingdom.marked}
        else:
            pieces = cheapest_ritual(world, seat)
            marked = min(pieces, kingdom.marked)
            value |= {"pure": pieces - marked, "marked": marked}
        return value
    belief = beliefs(world, seat)
    for role in ("devil", "cultist"):
        draft = Draft(value)
        STEPS[world.step].fill(world, seat, draft)
        node = next((field.node for field in draft.form().fields if field.name == role), None)
        if not isinstance(node, Pick):
            continue
        open_seats = [option.id for option in node.options if option.closed is None and option.id != NOBODY]
        if not open_seats:
            continue
        whom = max(open_seats, key=lambda id: belief[int(id)][role])
        if world.round == ROUNDS or belief[int(whom)][role] >= SURE[role]:
            value[role] = whom
    return value
