"""A strong opponent: it plans the rest of its round, and takes what the best plan begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.filling import filled
from engine.core.forms import Draft, Pick
from engine.core.policies import Policy, Position
from engine.core.texts import Text
from engine.paladins import absent
from engine.paladins.choosing_paladins import PALADINS
from engine.paladins.fitting import ways
from engine.paladins.policies.gaining import Later, Step, Workers
from engine.paladins.policies.hiring import free_cards, hiring, led_by, to_be_had
from engine.paladins.policies.moves import Moves
from engine.paladins.policies.plan import planned
from engine.paladins.policies.sketch import LABOURERS, sketched
from engine.paladins.policies.why import explained
from engine.paladins.policies.worth import Weights, Worth
from engine.paladins.state import Player, State
from engine.paladins.tavern import DRAFT, TAVERN
from engine.paladins.things import RIGHT, WORKERS
from engine.paladins.turns import REPENT, TURN, Act, fill_next, fill_turn
from engine.paladins.working import Working

WIDE, AMONG = 10, 4  # sketches followed in a turn's plan: alone, and among others


class Steward(Policy):
    """Plays what its best plan for the round begins with."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def explain(self, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
        """Why it would answer that: at most two sentences, from own and public information only."""
        return explained(position, value, self.weights)

    def answer(self, position: Position) -> dict[str, Any]:
        """The answer that leaves most at the end of the round, as far as it can see."""
        world, seat, kind = position.world, position.seat, position.ask.kind
        if kind == PALADINS:
            return self._paladins(world, seat)
        if kind == TAVERN and not world.agenda:
            return {"card": self._tavern(world, seat)}
        if kind == DRAFT and not world.agenda:
            return self._draft(world, seat)
        if kind == TURN and not world.agenda:
            wide = AMONG if world.virtual is None else WIDE
            return self._turn(world, seat, wide * position.effort)
        if kind == REPENT:
            return absent.answer(world, seat, kind)
        return self._completed(world, fill_next, {}, ())

    # ------------------------------------------------------------------ turns

    def _turn(self, world: State, seat: int, width: int) -> dict[str, Any]:
        player = world.players[seat]
        worth = Worth(world, seat, self.weights)
        plan = planned(Moves(world, player, worth), worth, sketched(world, player), width)
        if not plan.steps:
            return filled({"action": "pass"}, lambda draft: fill_turn(Working(world), draft))
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
                return filled(value, lambda draft: fill(Working(world), draft))
            ids = [option.id for option in node.options if option.closed is None]
            if wanted.get(name) in ids:
                value = {**value, name: wanted[name]}
            else:
                value = {**value, name: max(ids, key=lambda id: self._led_to(world, fill, {**value, name: id}))}

    def _led_to(self, world: State, fill: Act, value: Mapping[str, Any]) -> float:
        """What an answer leaves, with the least in the fields that it misses."""
        work = Working(world)
        fill(work, Draft(value))
        worth = Worth(world, work.seat, self.weights)
        moves = Moves(world, work.me, worth)
        joined = work.me.retinue[len(world.players[work.seat].retinue) :]
        plan = planned(moves, worth, sketched(world, work.me), 1)
        return plan.worth + sum(moves.offers.joining(card) for card in joined)

    # ------------------------------------------------------------------ paladins, tavern, draft

    def _paladins(self, world: State, seat: int) -> dict[str, Any]:
        """The paladin with the best plan for a tavern card to be had; the next best comes back in the next round."""
        hand, cards = world.players[seat].hand, to_be_had(world, self.weights)
        values = {card: self._with_paladin(world, seat, card, cards) for card in hand}
        first, second, *_ = sorted(hand, key=lambda card: values[card], reverse=True)
        return {"play": first, "top": second}

    def _with_paladin(self, world: State, seat: int, paladin: str, cards: list[str]) -> float:
        plans = hiring(world, seat, led_by(world, seat, paladin), cards, self.weights)
        worths = [plan.worth for plan in plans]
        return max(worths) if len(world.tavern) == 2 else sum(worths)

    def _tavern(self, world: State, seat: int) -> str:
        cards = free_cards(world)
        plans = hiring(world, seat, world.players[seat], cards, self.weights)
        return max(zip(cards, plans, strict=True), key=lambda card: card[1].worth)[0]

    def _draft(self, world: State, seat: int) -> dict[str, Any]:
        worth = Worth(world, seat, self.weights)
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
