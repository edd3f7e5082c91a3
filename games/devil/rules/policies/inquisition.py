"""Prepares for the inquisitors, packs bribes and guesses, and answers: souls first, then whatever costs least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.effects import minus
from engine.forms import Draft, Pick
from engine.policies import Position
from games.devil.rules.mechanics.bank import LENT, REPAID, bank_trade, buying_price
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.reputation import angels_to_be_had, claim, pay_claims
from games.devil.rules.mechanics.scoring import positions
from games.devil.rules.phases.answers import PENALTIES, answered, answers_in, inquisitors_of, liable
from games.devil.rules.phases.ritual import BRIBABLE, NOBODY, rewards_of_the_last, rewards_of_the_third
from games.devil.rules.phases.stand_in import cheapest_answer, cheapest_ritual, worth
from games.devil.rules.phases.turn_order import STEPS, may_repay
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.plans import prospect
from games.devil.rules.policies.worths import faced
from games.devil.rules.rulebook import BASIC, COINS, EXCHANGE, GOODS, WINGS_FOR_ONE, Role
from games.devil.rules.state import ROUNDS, Kingdom, State, seat_of, with_kingdom

# How sure a seat must be to guess in round 3; in round 5 it always guesses.
SURE: Mapping[Role, float] = {"devil": 0.6, "cultist": 0.6}
WAITING = 3  # one seat in so many that could repay before the inquisition keeps its coins
OPEN = {3: 0.11, 5: 0.4}  # of what an inquisitor can cost another seat at the most what it does cost, by round
SURELY = 1.0  # points that a bribe must bring beyond that


def repaid(position: Position) -> int:
    """The coins of debt to pay back now.

    In the inquisition that is all that will not be needed before interest falls due again. Before it, how much and
    whether at all is drawn, once a round and alike for every role: else it would tell who keeps coins for soul pieces.
    """
    world, seat = position.world, position.seat
    kingdom: Kingdom = world.kingdoms[seat]
    if not may_repay(world, seat):
        return 0
    most = min(kingdom.debt, kingdom.stock[COINS])
    if world.step.startswith("inquisition."):
        if world.round == ROUNDS and world.step != "inquisition.answer":
            return max(0, min(most, kingdom.stock[COINS] - _reserve(world, kingdom)))
        return most
    stream = position.stream("repay")
    if kingdom.ledger.keys() & {REPAID, LENT} or not stream.below(WAITING):
        return 0
    return most - stream.below(most)


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
    return worth(_answered(world, seat), seat)


def _answered(world: State, seat: int) -> State:
    facing = inquisitors_of(world, seat)
    value = cheapest_answer(world, seat, facing, world.kingdoms[seat].souls)
    after, _, _ = answered(world, seat, answers_in(value, facing), positions(world))
    return pay_claims(after)[0]


def wings(position: Position) -> dict[str, Any]:
    """Buys wings in the end, where they score or the third one keeps a penalty off; coins still build before."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    if world.round < ROUNDS:
        return {"count": 0}
    price = world.pack.board.prices["wing"]
    most = min(WINGS_FOR_ONE, max(0, kingdom.stock[COINS] - _reserve(world, kingdom)) // price)

    def left(count: int) -> int:
        paid = replace(kingdom, stock=minus(kingdom.stock, {COINS: count * price}))
        after, _ = pay_claims(with_kingdom(world, seat, claim(paid, "angel", angels_to_be_had(world, seat, count))))
        return after_answer(after, seat)

    return {"count": max(range(most + 1), key=left)}


def bribe(world: State, seat: int) -> int:
    """The coins that spare the seat more than they are worth, and more than what they spare the others on average."""
    world = _opened(world)
    board, each = world.inquisition, world.pack.board.prices["bribe"]
    kingdom, last = world.kingdoms[seat], world.round == ROUNDS
    now, best, most, others = _left(world, seat), 0, SURELY, 0.0
    for more in range(1, (len(BRIBABLE) if last else 1) - board.bribed + 1):
        coins = max(0, each * more - board.coins)
        if coins > kingdom.stock[COINS]:
            break
        paid = replace(kingdom, stock=minus(kingdom.stock, {COINS: coins}))
        gone = replace(board, bribed=board.bribed + more)
        saved = _left(with_kingdom(replace(world, inquisition=gone), seat, paid), seat) - now
        others += _spared(world, seat, BRIBABLE[gone.bribed - 1])
        if saved - others > most:
            best, most = coins, saved - others
    return best


def _opened(world: State) -> State:
    """The world as the devil's chest leaves it: its pieces wake inquisitors."""
    devil = seat_of(world, "devil")
    souls = world.kingdoms[devil].souls
    pieces = cheapest_ritual(world, devil) if world.round == ROUNDS else souls
    rewards = rewards_of_the_last if world.round == ROUNDS else rewards_of_the_third
    return replace(world, inquisition=rewards(world, (pieces, 0))[0].inquisition)


def _left(world: State, seat: int) -> float:
    """What the seat has left after the inquisitors, in points at the end; goods for the Ascetic are bought before."""
    board = world.pack.board
    if count := bought(world, seat):
        world = with_kingdom(world, seat, bank_trade(board, world.kingdoms[seat], f"buy-{BASIC[0]}", count))
    after = _answered(world, seat)
    if world.round == ROUNDS:
        return worth(after, seat) / EXCHANGE
    return prospect(after.kingdoms[seat], Scene(world.pack, world.round, seat, positions(after)))


def _spared(world: State, seat: int, inquisitor: str) -> float:
    """What the others are spared on average without that inquisitor, by what everybody sees of them."""
    card, board = world.pack.inquisitors[inquisitor], world.pack.board
    points = [
        PENALTIES[card.penalty].points_at_most(
            card, liable(other.minors, other.majors, other.built, other.known_debt, highest=False), board
        )
        for at, other in enumerate(world.kingdoms)
        if at != seat
    ]
    return OPEN[world.round] * sum(lost or 0 for lost in points) / len(points)


def packed(position: Position) -> dict[str, Any]:
    """Guesses what it believes; the devil packs its pieces where they hurt others more than itself."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    value: dict[str, Any] = {"bribe": bribe(world, seat)}
    if kingdom.role == "devil":
        if world.round < ROUNDS:
            value |= {"pure": kingdom.pure, "marked": kingdom.marked}
        else:
            pieces = cheapest_ritual(world, seat)
            marked = min(pieces, kingdom.marked)
            value |= {"pure": pieces - marked, "marked": marked}
        return value
    belief = beliefs(world, seat)
    for role in SURE:
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
