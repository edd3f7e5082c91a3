"""Says what a step is good for: a deed, a track, a townsfolk, a workshop, a debt or suspicions that one is rid of."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.extras.claims import Because, Between, Claim, because, exactly
from engine.texts import Named, Text, say
from games.paladins.rules.cards import Favour
from games.paladins.rules.effects import GainWorkers, TakeTax, reward, short
from games.paladins.rules.mechanics.powers import INQUISITION
from games.paladins.rules.mechanics.scoring import done, score_of
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import ATTACK, ATTRIBUTES, CONVERT, NONE
from games.paladins.rules.state import BuildWall, Player, State, Strike, Todo, revealed_orders


def action_named(action: str) -> Named:
    """The name of an action of the player board."""
    return Named("paladins-action", action)


def rounds_left(left: int) -> Claim:
    """That so many rounds are left, this one included."""
    return exactly("rounds", left)


def rounds_for(world: State, seat: int, action: str) -> tuple[int, int]:
    """The rounds that are left, this one included, and those in which the seat can still do an action."""
    left = world.pack.board.rounds - max(world.round, 1) + 1
    return left, left - int(action in world.players[seat].placed)


def scoring_at_once(points: int) -> tuple[Claim, ...]:
    """That the turn brings these points."""
    return (exactly("points", points),)


def favour_used(card: Favour) -> Because:
    """What a Favour brings, and all that it takes."""
    cost = given_for(card.cost.silver, card.cost.provisions, card.cost.debts)
    return because("paladins-why-favour", gain=reward(card.gain), cost=cost)


def given_for(silver: int, provisions: int, debts: int) -> Text:
    """One worker and all that is given besides."""
    price = short({"silver": silver, "provisions": provisions})
    paid = "yes" if silver or provisions else "no"
    return say("paladins-why-cost", paid=paid, price=price, debts=debts)


def joining(world: State, seat: int, card: str) -> Because:
    """What a townsfolk does in the retinue."""
    me = world.players[seat]
    ability, what = world.pack.townsfolk[card].ability, Named("townsfolk", card)
    gain, (left, count) = reward(ability.gain), rounds_for(world, seat, ability.when)
    if ability.when == INQUISITION:
        held, key = len(me.suspicions), "paladins-why-joins-inquisition"
        which = "some" if ability.least else "drop" if ability.most is None else "none"
        return because(
            key,
            exactly("suspicions", held),
            rounds_left(left),
            what=what,
            gain=gain,
            which=which,
            least=ability.least,
            count=held,
            left=left,
        )
    if ability.when == "pay-debt":
        return because("paladins-why-joins-debt", exactly("debts", me.debts), what=what, gain=gain, count=me.debts)
    if not count:
        return because("paladins-why-worth")
    action = action_named(ability.when)
    return because("paladins-why-joins", rounds_left(left), what=what, action=action, gain=gain, count=count)


def deed_done(work: Working, action: str) -> Because:
    """The Order in reach, the points that it scores at once, or those that its attribute comes nearer to."""
    world, before, after = work.start, work.start.players[work.seat], with_wall(work)
    board, orders, times = world.pack.board, revealed_orders(world), done(before, action) + 1
    left, number = board.rounds - world.round, exactly(f"times.{action}", times - 1)
    for order, worth in zip(orders, board.scoring.orders, strict=False):
        card = world.pack.orders[order]
        if card.action == action and times <= card.times <= times + left:
            key = "paladins-why-order-done" if times == card.times else "paladins-why-order"
            return because(key, number, count=times, times=card.times, points=worth)
    points = points_of(world, after) - points_of(world, before)
    if points > 0 and not any(map(_may_strike, work.agenda)):
        claims, sure = ((), "no") if work.agenda else (scoring_at_once(points), "yes")
        return because("paladins-why-scores", *claims, points=points, action=action_named(action), sure=sure)
    raised = next((name for name in ATTRIBUTES if getattr(after, name) > getattr(before, name)), "")
    if raised:
        return track_reached(world, raised, getattr(before, raised), getattr(after, raised), _sure(work))
    if action in (ATTACK, CONVERT):  # whose number by itself scores nothing
        return because("paladins-why-worth")
    return because("paladins-why-piece", number, count=times, action=action_named(action))


def _sure(work: Working) -> str:
    """Whether the tracks are sure: "no" where a wall, or a townsfolk at an Inquisition, may raise them more."""
    abilities = (work.pack.townsfolk[card].ability for card in work.me.retinue)
    squires = any(ability.when == INQUISITION for ability in abilities) and any(map(_may_strike, work.agenda))
    return "no" if squires or any(isinstance(todo, BuildWall) for todo in work.agenda) else "yes"


def _may_strike(todo: Todo) -> bool:
    """Whether that may bring an Inquisition, and by it a debt."""
    return isinstance(todo, (Strike, TakeTax)) or (isinstance(todo, GainWorkers) and bool(todo.criminal))


def with_wall(work: Working) -> Player:
    """The mover with the wall that the turn still turns over, and the Strength that every wall brings."""
    if not any(isinstance(todo, BuildWall) for todo in work.agenda):
        return work.me
    me, walls = work.me, work.pack.walls
    plainest = min(walls.values(), key=lambda card: (card.strength, card.points))
    strength = min(me.strength + plainest.strength, work.board.scoring.top)
    return replace(me, walls=(*me.walls, plainest.id), strength=strength)


def points_of(world: State, player: Player) -> int:
    """The points of that board, if the game ended now."""
    return score_of(world.pack, player, revealed_orders(world), virtual=False).total


def track_reached(world: State, attribute: str, before: int, level: int, sure: str = "yes") -> Because:
    """A step on a track from `before` to `level`: what it scores, or how far the next points are.

    `sure`: "no" if hidden cards may raise it more.
    """
    track, what = world.pack.board.scoring.track, Named("paladins-attribute", attribute)
    more, reached = track[level] - track[before], Between(f"{attribute}-then", level)
    if more:
        return because("paladins-why-track", reached, what=what, level=level, points=more, sure=sure)
    to = next((to for to in range(level + 1, len(track)) if track[to] > track[level]), level)
    points = track[to] - track[level]
    count = to - level
    return because("paladins-why-track-next", reached, what=what, level=level, count=count, points=points, sure=sure)


def clearing(action: str) -> Because:
    """What clearing an action is good for, or that it is declined."""
    if action == NONE:
        return because("paladins-why-declines")
    return because("paladins-why-clear", action=action_named(action))


def workshop_placed(world: State, space: str) -> Because:
    """For how many rounds a workshop serves its action."""
    action = space.partition(".")[0]
    left, count = rounds_for(world, world.seat, action)
    if not count:
        return because("paladins-why-worth")
    return because("paladins-why-workshop", rounds_left(left), action=action_named(action), count=count)


def riddance(work: Working) -> Because | None:
    """Why a debt is paid or destroyed, or suspicions are discarded; None if none are."""
    world, seat, after = work.start, work.seat, work.me
    before = world.players[seat]
    if after.paid > before.paid:
        return _debt("paladins-why-pay")(world, seat, "")
    if after.debts < before.debts:
        return _debt("paladins-why-destroy")(world, seat, "")
    return suspicions_dropped(work) if len(after.suspicions) < len(before.suspicions) else None


def suspicions_dropped(work: Working) -> Because:
    """How many suspicions a seat has against the others, and who takes a debt once it has dropped some."""
    world, seat, left = work.start, work.seat, len(work.me.suspicions)
    held = [len(player.suspicions) for player in world.players]
    own, most = held[seat], max(count for other, count in enumerate(held) if other != seat)
    claims = (exactly("suspicions", own), exactly("most-suspicions", most))
    if own < most:
        return because("paladins-why-drop-low", *claims, count=own, most=most)
    then = "none" if not left else "below" if left < most else "even" if left == most else "still"
    dropped = exactly("suspicions-left", left)
    return because("paladins-why-drop", *claims, dropped, count=own, most=most, left=left, then=then)


def _attribute(world: State, seat: int, attribute: str) -> Because:
    level, top = getattr(world.players[seat], attribute), world.pack.board.scoring.top
    return track_reached(world, attribute, level, min(level + 1, top))


def _debt(key: str) -> Callable[[State, int, str], Because]:
    def reason(world: State, seat: int, chosen: str) -> Because:
        points = world.pack.board.scoring
        return because(key, unpaid=-points.unpaid_debt, paid=points.paid_debt)

    return reason


CHOICES: dict[str, Callable[[State, int, str], Because]] = {
    "attribute": _attribute,
    "pay": _debt("paladins-why-pay"),
    "destroy": _debt("paladins-why-destroy"),
    "clear": lambda world, seat, action: clearing(action),
    "join": joining,
    "workshop": lambda world, seat, space: workshop_placed(world, space),
}
"""The reason for what is chosen, by the field of the form."""
