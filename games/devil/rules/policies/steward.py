"""Plays Deal with the Devil as well as it can: puts together what the other modules decide.

It plans by search over what it can pay for, prices chests and soul pieces by what they bring it, and votes and guesses
by what it believes of the others. What has no rule here gets the absent answer. Two more play as it does but for what
they leave alone: trade, or soul pieces; they show what the game is without them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.contract import Ask
from engine.extras.claims import Reasons
from engine.policies import Position
from engine.texts import Text, say
from games.devil.rules.mechanics.bank import LENT
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.trading import REFUSE, Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.policies import inquisition, purse, trades
from games.devil.rules.policies.acts import beliefs
from games.devil.rules.policies.choosing import chosen
from games.devil.rules.policies.plans import Outcome, Search, idles, lot_of, prospect, value_of
from games.devil.rules.policies.reasons import explained
from games.devil.rules.policies.risks import risks_of
from games.devil.rules.rulebook import BASIC, MORTALS, ROLE_STOCK
from games.devil.rules.state import Kingdom, State

Choice = Callable[[Position], dict[str, Any]]


MODEST = {1: 33, 2: 14}  # by round: so many plans of a hundred of who began with more are what a mortal could pay for
PAIR = 2  # buildings
ALONE = 10  # plans of a hundred of round 1 leave no courtier, whoever has them; they are among the modest ones


def plan(position: Position) -> dict[str, Any]:
    """The best plan that a search finds; of who hides now and then the best one that a mortal could pay for.

    Who hides and owes something in round 1 builds all it can, but in idle plans: else its means would seem to be gone.
    """
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    means, lot, first = kingdom, lot_of(position), world.round == 1
    hides = kingdom.role not in MORTALS
    idle, owes = idles(position), first and kingdom.debt > 0
    if hides and lot < MODEST.get(world.round, 0) and not (idle or owes):
        more = ROLE_STOCK[kingdom.role if first else "devil"]
        means = replace(
            kingdom, stock={kind: max(0, count - more.get(kind, 0)) for kind, count in kingdom.stock.items()}
        )
    fits = partial(_plain, means, alone=lot < ALONE, idle=idle) if first else None
    return value_of(Search(means, where, position.effort).best(fits), kingdom, where)


def _plain(before: Kingdom, outcome: Outcome, *, alone: bool, idle: bool) -> bool:
    """Whether a first plan leaves what those of others leave: a courtier, unless it builds two, which few can pay for.

    With `alone` it leaves none at all, whose ever it is. What it means to build it builds, and something if it owes;
    with `idle` it builds nothing.
    """
    keeps = len(outcome.after.hired) > len(before.hired)
    built = len(outcome.after.built) - len(before.built)
    hides = before.role not in MORTALS
    if idle or (hides and outcome.after.debt and not built):
        return idle and not built and keeps != alone
    if alone or not hides:
        return not (alone and keeps)
    return built >= len(outcome.plan.builds) and keeps == (built < PAIR)


class Steward:
    """Plans, trades, bribes, votes and guesses with a reason."""

    choices: ClassVar[dict[str, Choice]] = {
        "keep": purse.kept,
        "pass": purse.passed,
        "offer": trades.offered,
        "viewing": trades.viewed,
        "plan": plan,
        "choice": chosen,
        "achieve": chosen,
        "minor": chosen,
        "vote": beliefs.voted,
        "wings": inquisition.wings,
        "packing": inquisition.packed,
    }

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """Wishes for what it would have to buy, feigns need of a loan, repays debt, buys goods for the Ascetic."""
        world, seat = position.world, position.seat
        if world.step == "trading.offer":
            goods = () if world.kingdoms[seat].wish else trades.wished(position)
            if goods:
                return f"{world.round}.wish", {"goods": list(goods)}
            if coins := trades.lent(position):
                return f"{world.round}.bank", {"trade": LENT, "times": coins}
        if world.step == "inquisition.answer" and (count := inquisition.bought(world, seat)):
            return f"{world.round}.bank", {"trade": f"buy-{BASIC[0]}", "times": count}
        if coins := inquisition.repaid(position):
            return f"{world.round}.repay", {"coins": coins}
        return None

    def answer(self, position: Position) -> dict[str, Any]:
        """Chooses by the kind of question."""
        choose = self.choices.get(position.ask.kind)
        return position.game.absent(position.world, position.seat) if choose is None else choose(position)

    def explain(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """Says why it would give that answer, where it can."""
        return explained(position, value)

    def warn(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """Names the public thresholds that the answer reaches or brings near."""
        return risks_of(position, value)

    def worth(self, world: State, seat: int) -> float:
        """What the seat's kingdom is worth, in points at the end."""
        return prospect(world.kingdoms[seat], scene(world, seat))

    def lost(self, world: State, seat: int, ask: Ask, value: Mapping[str, Any]) -> Text | None:
        """A plan for a round that uses no action token."""
        if ask.kind != "plan" or value.get("use") or value.get("event", "none") != "none":
            return None
        idle = all(value.get(name, "none") == "none" for name in ("build1", "build2", "hire"))
        return say("devil-lost-plan") if idle else None


class Hermit(Steward):
    """A steward that never packs anything and takes no chest: what the game is without trade."""

    choices: ClassVar[dict[str, Choice]] = {
        kind: choice for kind, choice in Steward.choices.items() if kind not in ("offer", "viewing")
    }

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """Wishes for nothing."""
        return None if position.world.step == "trading.offer" else super().volunteer(position)


def viewed(position: Position) -> dict[str, Any]:
    """Takes no chest that costs soul pieces."""
    step = STEPS[position.world.step]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(position.world, position.seat)
    if chest.souls_asked and chest.taken_by is None:
        return {"answer": REFUSE}
    return trades.viewed(position)


class Soulless(Steward):
    """A steward that neither buys nor sells soul pieces. The devil packs nothing then: it may ask for nothing else."""

    choices: ClassVar[dict[str, Choice]] = {**Steward.choices, "offer": trades.offered_for_coins, "viewing": viewed}
