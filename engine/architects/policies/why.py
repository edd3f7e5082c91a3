"""Says in a sentence or two why a turn is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.architects.cards import Building
from engine.architects.locations import black_market, guardhouse, guildhall, workshop
from engine.architects.phases import turns
from engine.architects.phases.opening import APPRENTICE
from engine.architects.policies.projects import CATHEDRAL, Weights
from engine.architects.policies.worth import SOON, Valuation, turns_after
from engine.architects.prospects import needs_of, own_seat
from engine.architects.rulebook import GUARDHOUSE, MARKET, MINES, STOREHOUSE, TAX_STAND, TOWN_CENTRE, WORKSHOP
from engine.architects.rules.working import Working
from engine.architects.state import State, guildhall_spaces
from engine.core.forms import Draft
from engine.core.policies import Position
from engine.core.texts import Listed, Named, SeatRef, Text, say, things

FEW = 10.0  # turns left that are worth a word


def explained(position: Position, value: Mapping[str, Any], weights: Weights) -> tuple[Text, ...]:
    """At most two sentences on that answer; none where there is nothing to say."""
    kind = position.ask.kind
    if kind in ("draft", turns.KEEP):
        return (_keep(position, value["card"]),)
    if kind == turns.RECALL:
        return (say("architects-why-recall"),)
    if kind == turns.DISCARD:
        return (say("architects-why-discard"),)
    if kind in (APPRENTICE, turns.HIRE):
        return (_people(position, value["who"]),)
    if kind != turns.TURN:
        return ()
    valuation = Valuation(position.world, position.seat, weights)
    reason, end = _turn(position, value, valuation), _end(position.world, valuation, weights)
    if position.world.final > 0 and end and not value["location"].startswith((guildhall.BUILD, CATHEDRAL)):
        return end  # what other turns are good for comes too late
    return (reason, *end) if reason is not None else ()


def _keep(position: Position, card: str) -> Text:
    """What a card needs beside goods: nothing, or what others in hand need too."""
    building, what = position.world.pack.buildings[card], Named("building", card)
    missing = _missing_skills(position, building)
    if not missing:
        return say("architects-why-keep-free", what=what, points=building.points)
    alike = tuple(Named("building", held.id) for held in _hand(position) if set(missing) & set(held.needs))
    if alike:
        shared = {skill for held in _hand(position) for skill in held.needs} & set(missing)
        skills = Listed(tuple(_skill(skill) for skill in missing if skill in shared))
        return say("architects-why-keep-shared", what=what, skills=skills, others=Listed(alike))
    return say("architects-why-keep", what=what)


def _turn(position: Position, value: Mapping[str, Any], valuation: Valuation) -> Text | None:
    """The reason for a turn, by its location."""
    location: str = value["location"]
    if location.startswith(guildhall.BUILD):
        card = location.removeprefix(guildhall.BUILD)
        points = position.world.pack.buildings[card].points
        return say("architects-why-build", what=Named("building", card), points=points)
    if location == CATHEDRAL:
        return _step(position)
    if location == WORKSHOP or (location == MARKET and "deal" in value):
        return _people(position, value.get("who", value.get("deal")))
    if location == TOWN_CENTRE:
        return _capture(position, value)
    if location == GUARDHOUSE:
        return _order(position, value.get("order1"))
    if location == TAX_STAND:
        return say("architects-why-tax", silver=position.world.tax)
    return _goods(position, value, valuation)


def _step(position: Position) -> Text:
    levels, level = position.world.pack.board.cathedral, position.world.players[position.seat].level
    more = levels[level].points - (levels[level - 1].points if level else 0)
    return say("architects-why-step", points=more)


def _people(position: Position, who: Any) -> Text:
    """An apprentice whom buildings need, or cards."""
    if who in (workshop.PLAN, black_market.LOOK):
        return say("architects-why-cards", count=len(position.world.players[position.seat].hand))
    missing = {skill for building in _hand(position) for skill in _missing_skills(position, building)}
    skills = [skill for skill in position.world.pack.apprentices[who].skills if skill in missing]
    what = Named("apprentice", who)
    if not skills:
        return say("architects-why-apprentice", what=what)
    return say("architects-why-skill", what=what, skills=Listed(tuple(_skill(skill) for skill in skills)))


def _skill(skill: str) -> Text:
    return Text(f"architects-skill-{skill}")


def _capture(position: Position, value: Mapping[str, Any]) -> Text | None:
    """The group captured first: workers of others who bring more each turn, or own ones who come home."""
    place, _, seat = str(value.get("capture1", "")).rpartition(".")
    if not place:
        return None
    count = position.world.workers[place][int(seat)]
    where = Named("architects-place", place)
    if int(seat) == position.seat:
        return say("architects-why-home", count=count, place=where)
    return say("architects-why-capture", seat=SeatRef(int(seat)), count=count, place=where)


def _order(position: Position, order: Any) -> Text | None:
    world, seat = position.world, position.seat
    if order == guardhouse.RELEASE:
        return say("architects-why-release", count=world.prison[seat])
    if order == guardhouse.IMPRISON:
        return say("architects-why-imprison", count=sum(world.players[seat].captured))
    if order == guardhouse.PAY_DEBT:
        return say("architects-why-debt")
    if order in (guardhouse.BUY, guardhouse.OWE):
        return say("architects-why-free", count=sum(player.captured[seat] for player in world.players))
    return None


def _goods(position: Position, value: Mapping[str, Any], valuation: Valuation) -> Text:
    """What the goods are for: the building of the plan that lacks most of them, or gold for its own sake."""
    world, seat = position.world, position.seat
    work = Working(world, seat)
    turns.FILL[turns.TURN](work, Draft(value))
    before, after = world.players[seat].stock, work.me.stock
    gained = {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] > before.get(kind, 0)}
    for project in valuation.projects:
        if project.id == CATHEDRAL:
            continue
        lacks = needs_of(own_seat(position.view), project.id, world.options.pack).goods
        wanted = {kind: amount for kind, amount in lacks.items() if kind in gained}
        if wanted:
            return say("architects-why-goods", what=Named("building", project.id), things=things(wanted))
    if value["location"] == MINES and "gold" in gained:
        return say("architects-why-gold", count=world.workers[MINES][seat] + 1)
    if value["location"] == STOREHOUSE and not gained:
        return say("architects-why-virtue")
    return say("architects-why-stock")


def _end(world: State, valuation: Valuation, weights: Weights) -> tuple[Text, ...]:
    """How many turns are left, where they are few."""
    left = turns_after(world, valuation.pace.taken, weights)
    free = guildhall_spaces(world) - len(world.guildhall)
    if world.final > 0:
        return (say("architects-why-last"),) if left < 1 else ()
    return (say("architects-why-end", count=round(left), spaces=free),) if SOON < left <= FEW else ()


def _hand(position: Position) -> list[Building]:
    world = position.world
    return [world.pack.buildings[card] for card in world.players[position.seat].hand]


def _missing_skills(position: Position, building: Building) -> tuple[str, ...]:
    return needs_of(own_seat(position.view), building.id, position.world.options.pack).skills
