"""The automatic players: a steward, a strong opponent, and an apprentice, a simple one.

The steward plans the rest of its round, and takes what the best plan begins with. The apprentice does what brings most
points and attributes, and gathers what that needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.chance import Stream
from engine.contract import Ask
from engine.drafts import fill_missing
from engine.extras.claims import Reasons
from engine.forms import Draft, Pick
from engine.playouts import RandomDraft
from engine.policies import ByTemper, Policy, Position
from engine.texts import Refusal, Text, say
from games.paladins.rules.actions.placing import PASS
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.powers import ways
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases import absent
from games.paladins.rules.phases.choosing_paladins import PALADINS
from games.paladins.rules.phases.tavern import DRAFT, TAVERN
from games.paladins.rules.phases.turns import REPENT, TURN, Act, anything_possible, fill_next, fill_turn
from games.paladins.rules.policies.gaining import Later, Step, Workers
from games.paladins.rules.policies.moves import Moves
from games.paladins.rules.policies.plan import (
    EITHER,
    free_cards,
    halves_worth,
    hiring,
    led_by,
    planned,
    to_be_had,
    width_of,
)
from games.paladins.rules.policies.risks import risks_of
from games.paladins.rules.policies.weights import TEMPERS, Weights
from games.paladins.rules.policies.why import explained
from games.paladins.rules.policies.worth import LABOURERS, Worth, sketched
from games.paladins.rules.rulebook import ATTRIBUTES, CRIMINAL, LABOURER, RIGHT, WORKERS
from games.paladins.rules.state import BuildWall, Player, State

TRIES = 24  # random turns looked at
WORKER = {kind: 2.5 if kind == CRIMINAL else 1.0 if kind == LABOURER else 2.0 for kind in WORKERS}  # worth of each


class Apprentice(Policy):
    """Plays the best of a few random turns."""

    def answer(self, position: Position) -> dict[str, Any]:
        """Of some random turns the one that leaves most; the safe answer to all that is not a turn or the paladins."""
        world, seat, ask = position.world, position.seat, position.ask
        stream = position.stream("apprentice")
        if ask.kind == PALADINS:
            return _paladins(world, seat, stream)
        if ask.kind != TURN or world.agenda:
            return absent.answer(world, seat, ask.kind)
        best, most = {"action": "pass"}, 0.0
        now = _worth(world, world.players[seat])
        for _ in range(TRIES):
            draft, work = RandomDraft(stream), Working(world)
            try:
                fill_turn(work, draft)
                value = draft.sealed()
            except Refusal:
                continue
            gain = _worth(world, work.me) + _later(world, work) - now
            if value["action"] != "pass" and gain > most:
                best, most = value, gain
        return fill_missing(best, lambda draft: fill_turn(Working(world), draft))


def _paladins(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """The paladin whose attributes the seat has least of; any other on top."""
    me = world.players[seat]
    paladins = world.pack.paladins

    def fits(card: str) -> int:
        return sum(boost * (12 - getattr(me, attribute)) for attribute, boost in paladins[card].boost.items())

    play = max(me.hand, key=fits)
    return {"play": play, "top": stream.pick([card for card in me.hand if card != play])}


def _worth(world: State, player: Player) -> float:
    """What a player has, in points by rule of thumb."""
    track = world.pack.board.scoring.track
    worth: float = sum(track[getattr(player, attribute)] + 1.5 * getattr(player, attribute) for attribute in ATTRIBUTES)
    worth += sum(WORKER[kind] * count for kind, count in zip(WORKERS, player.workers, strict=True)) * 0.5
    worth += 0.7 * (player.silver + player.provisions) + 2.5 * len(player.retinue) + player.paid - 3 * player.debts
    worth += 2.5 * (len(player.monks) + len(player.outposts) + len(player.jars) + len(player.walls))
    worth += 2 * len(player.converted) + sum(mask.bit_count() for mask in player.workshops.values()) * 4
    return worth - 0.5 * len(player.suspicions)


def _later(world: State, work: Working) -> float:
    """What follows once hidden cards are turned over: the workers still to come, and what a wall shows on average."""
    coming = sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))
    wall = 5.0 if any(isinstance(todo, BuildWall) for todo in work.agenda) else 0.0
    return wall + 0.8 * coming


WIDE, AMONG, LAST = 120, 12, 160  # sketches followed in a turn's plan: alone, among others, and in the last round


class Steward(ByTemper[Weights], Policy):
    """Plays what its best plan for the round begins with."""

    def __init__(self, weights: Weights | None = None) -> None:
        """`weights`: in place of those of the temper of each seat."""
        super().__init__(TEMPERS, weights)

    def explain(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """Why it would answer that: at most two sentences, from own and public information only."""
        return explained(position, value, self.weights(position.seat))

    def warn(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """The public thresholds that the answer reaches or brings near."""
        return risks_of(position, value)

    def answer(self, position: Position) -> dict[str, Any]:
        """The answer that leaves most at the end of the round, as far as it can see."""
        world, seat, kind = position.world, position.seat, position.ask.kind
        if kind == PALADINS:
            return self._paladins(position)
        if kind == TAVERN and not world.agenda:
            return {"card": self._tavern(position)}
        if kind == DRAFT and not world.agenda:
            return self._draft(world, seat)
        if kind == TURN and not world.agenda:
            wide = LAST if world.round == world.pack.board.rounds else AMONG if world.virtual is None else WIDE
            return self._turn(world, seat, wide * position.effort)
        if kind == REPENT:
            return absent.answer(world, seat, kind)
        if kind == EITHER:
            worths = halves_worth(world, self.weights(seat))
            best = max(worths, key=lambda half: worths[half])
            return self._completed(world, fill_next, {EITHER: best}, ())
        return self._completed(world, fill_next, {}, ())

    def worth(self, world: State, seat: int) -> float:
        """What the seat's board is worth, its workers used, in points at the end."""
        return Worth(world, seat, self.weights(seat)).of(sketched(world, world.players[seat]))[1]

    def lost(self, world: State, seat: int, ask: Ask, value: Mapping[str, Any]) -> Text | None:
        """Passing that loses workers while they could still do something."""
        if ask.kind != TURN or value.get("action") != PASS:
            return None
        count = sum(world.players[seat].workers) - sum(value.get("keep", {}).values())
        if not count or not anything_possible(Working(world)):
            return None
        return say("paladins-lost-pass", count=count)

    # ------------------------------------------------------------------ turns

    def _turn(self, world: State, seat: int, width: int) -> dict[str, Any]:
        player = world.players[seat]
        worth = Worth(world, seat, self.weights(seat))
        plan = planned(Moves(world, player, worth), worth, sketched(world, player), width)
        if not plan.steps:
            return fill_missing({"action": "pass"}, lambda draft: fill_turn(Working(world), draft))
        first = plan.steps[0]
        return self._completed(world, fill_turn, _value(world, player, first, plan.laid), first.later)

    def _completed(self, world: State, fill: Act, value: dict[str, Any], later: Later) -> dict[str, Any]:
        """`value` with the fields that are still missing: as planned, or each by what it leads to."""
        wanted = dict(later)
        while True:
            draft = Draft(value)
            fill(Working(world), draft)
            form = draft.form()
            if not form.missing:
                return form.sealed()
            name = form.missing[0]
            node = next(field.node for field in form.fields if field.name == name)
            if not isinstance(node, Pick):
                return fill_missing(value, lambda draft: fill(Working(world), draft))
            ids = [option.id for option in node.options if option.closed is None]
            if wanted.get(name) in ids:
                value = {**value, name: wanted[name]}
            else:
                value = {**value, name: max(ids, key=lambda id: self._led_to(world, fill, {**value, name: id}))}

    def _led_to(self, world: State, fill: Act, value: Mapping[str, Any]) -> float:
        """What an answer leaves, with the least in the fields that it misses."""
        work = Working(world)
        fill(work, Draft(value))
        worth = Worth(world, work.seat, self.weights(work.seat))
        moves = Moves(world, work.me, worth)
        joined = work.me.retinue[len(world.players[work.seat].retinue) :]
        plan = planned(moves, worth, sketched(world, work.me), 1)
        return plan.worth + sum(moves.offers.joining(card) for card in joined)

    # ------------------------------------------------------------------ paladins, tavern, draft

    def _paladins(self, position: Position) -> dict[str, Any]:
        """The paladin with the best plan for a tavern card to be had; the next best comes back in the next round."""
        world, seat = position.world, position.seat
        hand, cards = world.players[seat].hand, to_be_had(world, self.weights(seat))
        values = {card: self._with_paladin(position, card, cards) for card in hand}
        first, second, *_ = sorted(hand, key=lambda card: values[card], reverse=True)
        return {"play": first, "top": second}

    def _with_paladin(self, position: Position, paladin: str, cards: list[str]) -> float:
        world, seat = position.world, position.seat
        width = width_of(world, position.effort)
        plans = hiring(world, seat, led_by(world, seat, paladin), cards, self.weights(seat), width)
        worths = [plan.worth for plan in plans]
        return max(worths) if len(world.tavern) == 2 else sum(worths)

    def _tavern(self, position: Position) -> str:
        world, seat = position.world, position.seat
        cards, width = free_cards(world), width_of(world, position.effort)
        plans = hiring(world, seat, world.players[seat], cards, self.weights(seat), width)
        return max(zip(cards, plans, strict=True), key=lambda card: card[1].worth)[0]

    def _draft(self, world: State, seat: int) -> dict[str, Any]:
        worth = Worth(world, seat, self.weights(seat))
        row = Moves(world, world.players[seat], worth).offers.row
        return {"townsfolk": max(row, key=lambda folk: folk.joins + worth.gain(folk.bonus)).card}


def _value(world: State, player: Player, step: Step, laid: Workers) -> dict[str, Any]:
    """The turn as the form reads it."""
    value: dict[str, Any] = {"action": step.action, **dict(step.fields)}
    spent = tuple(laid.count(LABOURERS + number) for number in range(len(WORKERS)))
    spaces: tuple[str, ...]
    if step.action in world.pack.board.left:
        left = world.pack.board.left[step.action]
        spaces, fewest = left.spaces, left.fewest
    elif step.action in RIGHT:
        rule = Working(world).rules[step.action]
        spaces = rule.spaces[player.workshops.get(step.action, 0)]
        fewest = len(spaces)
    else:
        spaces, fewest = (world.pack.favours[value["favour"]].space,), 1
    for way in ways(spaces, fewest, player.workers).values():
        if way.spent == spent:
            value["workers"] = way.id
            break
    return value
