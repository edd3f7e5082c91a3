"""Says which clue or which act decides whom a steward accuses or guesses: a sentence that players can check."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.extras.claims import Reasons, because, exactly
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, Text, say, things
from games.devil.rules.phases.ritual import NOBODY
from games.devil.rules.policies.acts.counting import acts_of, spending
from games.devil.rules.policies.acts.weighing import fitted
from games.devil.rules.policies.reading import Clue, clues
from games.devil.rules.rulebook import ROLE_STOCK, Role
from games.devil.rules.state import State, opponents

SOUGHT: tuple[Role, ...] = ("devil", "cultist")  # by votes both, by guesses one each
DECIDES = 0.3  # by how much an act must speak against a seat to be named, as a logarithm


def clue_text(clue: Clue) -> Text:
    """What lay in the chests of a mark, and who of the others can have had so much without a deal, or asked for it."""
    if clue.asked:
        return say(
            "devil-why-asked",
            mark=Named("mark", clue.mark),
            round=clue.round,
            things=things({clue.good: clue.count}),
            who=Listed(tuple(SeatRef(seat) for seat in clue.asked)),
        )
    begun = ROLE_STOCK[clue.mark].get(clue.good, 0) if clue.seats else 0
    key = "devil-why-goods-begun" if begun else "devil-why-goods" if clue.seats else "devil-why-goods-nobody"
    return say(
        key + ("-again" if clue.times > 1 else ""),
        mark=Named("mark", clue.mark),
        round=clue.round,
        times=clue.times,
        good=say(f"devil-good-{clue.good}"),
        things=things({clue.good: clue.count}),
        begun=things({clue.good: begun}),
        who=Listed(tuple(SeatRef(seat) for seat in clue.seats)),
    )


def _about(position: Position, value: Mapping[str, Any]) -> Callable[[Clue], bool]:
    """Which clues bear on the answer: those of the chest in view, or for the accused or guessed."""
    match position.ask.kind:
        case "viewing":
            chest = position.view.own.chest
            return lambda clue: chest is not None and clue.mark == chest.mark
        case "vote" if value["whom"] != NOBODY:
            return lambda clue: clue.mark in SOUGHT and int(value["whom"]) in clue.seats
        case "packing":
            guessed = {role: int(value[role]) for role in SOUGHT if value.get(role, NOBODY) != NOBODY}
            return lambda clue: guessed.get(clue.mark) in clue.seats
    return lambda clue: False


def reading_reasons(position: Position, value: Mapping[str, Any]) -> Reasons:
    """The clue that tells most for that answer, in a sentence that a player can check; none where nothing tells."""
    bears = _about(position, value)
    return next(((clue_text(clue),) for clue in clues(position.view, position.world.pack) if bears(clue)), ())


def deciding_act(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What speaks most for the accused or guessed seat being what it is taken for; none where nothing tells much."""
    world = position.world
    for role in SOUGHT:
        named = value.get("whom", NOBODY) if position.ask.kind == "vote" else value.get(role, NOBODY)
        if named == NOBODY:
            continue
        seat = int(named)
        if spending_rank(world, seat) == 1 and _speaks(world, position.seat, seat, role, "spent") > DECIDES:
            return (because("devil-why-spent-most", exactly(f"spending-rank.{seat}", 1), seat=SeatRef(seat)),)
        count = accused(world, seat)
        if count and _speaks(world, position.seat, seat, role, "accused") > DECIDES:
            claim = exactly(f"accused.{seat}", count)
            return (because("devil-why-accused", claim, seat=SeatRef(seat), count=count),)
    return ()


def _speaks(world: State, reader: int, seat: int, role: Role, act: str) -> float:
    """How much more that act speaks for that role of a seat than of the others whom the reader does not know."""
    weight = fitted().at(world.round).of(role).get(act, 0.0)
    others = [acts_of(world, other)[act] for other in opponents(reader) if other != seat]
    return weight * (acts_of(world, seat)[act] - sum(others) / len(others))


def spending_rank(world: State, seat: int) -> int:
    """Says how many seats, itself included, have spent as much beyond what their fields made and they owe."""
    its = spending(world, seat)
    return sum(spending(world, other) >= its for other in range(len(world.kingdoms)))


def accused(world: State, seat: int) -> int:
    """Counts the votes against a seat in the hunts so far."""
    return sum(acts.accused.count(seat) for acts in world.past_acts)
