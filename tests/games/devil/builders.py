"""Small tables of Deal with the Devil: seat 0 is sun, 1 moon, 2 the cultist, 3 the devil."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance
from engine.forms import Draft
from engine.texts import OUT_OF_RANGE, UNKNOWN_FIELD, Happening
from games.devil.rules.effects import AnyEffect
from games.devil.rules.game import Devil
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.plan import plan_form
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.pack import Building, Event, Pack, Side, pack
from games.devil.rules.phases.actions import planned
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.rulebook import ROLES, SOULS, Role, stock
from games.devil.rules.state import SCHEMA, Inquisition, Kingdom, Options, State, seat_of

GAME = Devil()
VERSION_2 = "c616623f54c5de78b42bdeca3e03211a5ee02875e58eeeb0aad093c668c66552"
PACK = f"house@{VERSION_2}"
"""Version 2 of the house pack: rules are tested with the same cards, whatever the newest pack is."""
CARDS = pack(PACK)
BOARD = CARDS.board
START, KNOT, TOP = BOARD.track.start, BOARD.track.knot, BOARD.track.top
SUN, MOON, CULTIST, DEVIL = range(4)
CHANCE = Chance(bytes(32))
SLOTS = ("orator", "vandal", "bailiff")


def kingdom(role: Role = "sun", goods: dict[str, int] | None = None, **changes: Any) -> Kingdom:
    """A kingdom with its role's soul pieces and only the goods and coins given; its debt is known to all."""
    pure, marked = SOULS[role]
    start: dict[str, Any] = {"pure": pure, "marked": marked, "reputation": START}
    start["known_debt"] = changes.get("debt", 0)
    return Kingdom(role=role, stock=stock(goods), **(start | changes))


def table(step: str, number: int = 2, **changes: Any) -> State:
    """A table at `step` of round `number`; `sun={"goods": {"wood": 1}, "debt": 3}` and so on change a kingdom."""
    kingdoms = tuple(kingdom(role, **changes.pop(role, {})) for role in ROLES)
    start: dict[str, Any] = {
        "schedule": 0,
        "events": tuple(CARDS.events)[:12],
        "inquisition": Inquisition(slots=SLOTS),
        "angels": BOARD.angels,
        "demons": BOARD.demons,
        "indulgences": BOARD.indulgences,
        "guests": 4,
        "options": Options(pack=PACK),
    }
    return State(schema=SCHEMA, round=number, step=step, kingdoms=kingdoms, **(start | changes))


def of(state: State, role: Role) -> Kingdom:
    """The kingdom of that role."""
    return state.kingdoms[seat_of(state, role)]


def changed(state: State, role: Role, **changes: Any) -> State:
    """`state` with that role's kingdom changed."""
    seat = seat_of(state, role)
    kingdoms = list(state.kingdoms)
    kingdoms[seat] = replace(kingdoms[seat], **changes)
    return replace(state, kingdoms=tuple(kingdoms))


def sealed(state: State, **answers: dict[str, Any]) -> State:
    """Everybody who owes an answer seals theirs, the absent one where none is given. Nothing settles."""
    step = STEPS[state.step]
    for seat in step.owed(state):
        value = answers.get(state.kingdoms[seat].role)
        draft = Draft(step.absent(state, seat) if value is None else value)
        step.fill(state, seat, draft)
        state, _ = step.take(state, seat, draft.form().sealed(), CHANCE)
    return state


class Settled(Struct, frozen=True):
    """A table after a step, and what was told."""

    state: State
    told: tuple[Happening, ...]

    def of(self, role: Role) -> Kingdom:
        return of(self.state, role)

    def public(self) -> list[str]:
        """The keys of what everybody read."""
        return [one.public.key for one in self.told if one.public]

    def private(self, seat: int) -> list[str]:
        """The keys of what only that seat read."""
        return [one.private[seat].key for one in self.told if seat in one.private]


def settled(state: State, **answers: dict[str, Any]) -> Settled:
    """All answers sealed and the step settled, without going on to the next one."""
    return Settled(*STEPS[state.step].settle(sealed(state, **answers), CHANCE))


def begun(state: State) -> Settled:
    """A step that asks nothing, carried out."""
    return Settled(*STEPS[state.step].begin(state, CHANCE))


def answer(state: State, role: Role, **value: Any) -> State:
    """That role answers what it owes, as a player does; whatever settles by it, settles."""
    seat = seat_of(state, role)
    return answered(state, seat, GAME.asks(state)[seat].id, **value)


def answered(state: State, seat: int, ask_id: str, **value: Any) -> State:
    """The state after an answer."""
    after: State = GAME.answer(state, seat, ask_id, value, CHANCE).state
    return after


def bank(state: State, role: Role, trade: str, times: int = 1) -> State:
    """That role trades with the bank."""
    return answered(state, seat_of(state, role), f"{state.round}.bank", trade=trade, times=times)


def liberties(state: State, role: Role) -> list[str]:
    """What that role is free to do."""
    return [one.kind for one in GAME.liberties(state, seat_of(state, role))]


def scene(cards: Pack = CARDS, positions: tuple[int, ...] = (START,) * 4, number: int = 2) -> Scene:
    """Where the effects of seat 0 look."""
    return Scene(cards, number, 0, positions)


def building(card: str, *effects: AnyEffect, **changes: Any) -> Building:
    """A free rural building without points, with these effects."""
    start: dict[str, Any] = {"name": card, "round": 2, "types": ("rural",), "cost": {}, "points": 0}
    return Building(id=card, effect=effects, **(start | changes))


def event(card: str, left: Side | None = None, right: Side | None = None) -> Event:
    """An event whose sides do nothing unless given."""
    return Event(id=card, name=card, deck="A", left=left or Side(0), right=right or Side(0))


def cards(*more: Building | Event) -> Pack:
    """The house pack with more cards."""
    buildings = {one.id: one for one in more if isinstance(one, Building)}
    events = {one.id: one for one in more if isinstance(one, Event)}
    return replace(CARDS, buildings=CARDS.buildings | buildings, events=CARDS.events | events)


def showing(*types: str, count: int = 1) -> tuple[str, ...]:
    """The ids of `count` buildings with exactly these symbols."""
    found = [one.id for one in CARDS.buildings.values() if one.types == types]
    return tuple(found[:count])


class Carried(Struct, frozen=True):
    """A kingdom after carrying out a plan, and the deeds everybody saw."""

    kingdom: Kingdom
    deeds: list[str]

    @property
    def skipped(self) -> int:
        return self.deeds.count("devil-did-skip")


def carried_out(
    before: Kingdom,
    plan: dict[str, Any],
    *answers: dict[str, Any],
    pack: Pack = CARDS,
    positions: tuple[int, ...] = (START,) * 4,
    learners: bool = False,
) -> Carried:
    """Plan, reveal, and carry out; `answers` are given to what is asked on the way, and none may be left over.

    What the plan leaves open is asked on the way. It may choose what is not asked, and more than is there.
    Who is asked whether courtiers shall complete an achievement, and has no answer left, keeps them.
    """
    where = replace(scene(pack, positions), learners=learners)
    draft = Draft(plan)
    wish = plan_form(before, where, draft)
    form = draft.form()
    if form.problem is not None and form.problem.code not in (UNKNOWN_FIELD, OUT_OF_RANGE):
        raise form.problem
    value = {**plan, **form.value}
    deeds: list[str] = []
    after = planned(before, wish, value)
    open_answers: list[dict[str, Any] | None] = [None, *answers]
    while open_answers or (after.agenda and after.agenda[0].act == "achieve"):
        given = open_answers.pop(0) if open_answers else {"achieve": "none"}
        assert given is None or after.agenda, f"nobody asked for {given}"
        resolution = Resolution(where)
        after = resolution.run(after, given)
        deeds += [deed.key for deed in resolution.deeds]
    assert not after.agenda, f"still asked: {after.agenda[0]}"
    return Carried(after, deeds)
