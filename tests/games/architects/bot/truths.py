"""What each sentence of a hint says, held against the desk, the printed rules, and what comes of the answer.

Nothing here asks the policies: numbers of the boards stand here as the rulebook has them, and what an answer brings is
seen by answering.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from engine.forms import Draft, Pick, Several
from engine.texts import Listed, Named, SeatRef, Text, Things
from games.architects.rules import GAME
from games.architects.rules.mechanics.powers import Needs
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.prospects import needs_of, own_seat
from games.architects.rules.state import State, with_player
from tests.contract.hinted import Hinted
from tests.contract.opponents import chance
from tests.games.architects.building import LUCK, having, table

COUNTING = {"quarry", "forest", "silversmith", "mines", "storehouse", "workshop", "town-centre", "guardhouse"}
"""The places where a worker counts on later visits: all with a large circle but the Tax Stand."""
GROWING = {"quarry": "stone", "forest": "wood", "silversmith": "silver", "mines": "clay"}  # by one for each worker
ENOUGH = 5  # workers at home, beside whom nobody has to come
GUILTY = 3  # workers in Prison at a reset, who cost a virtue


def after(hint: Hinted) -> State:
    """The position after that answer, with all that it brings."""
    position = hint.position
    return GAME.answer(position.world, position.seat, position.ask.id, hint.value, chance(7)).state


def points_after(state: State, seat: int) -> int:
    """The points of a seat after an answer, by the result if that ended the game."""
    result = GAME.result(state)
    if result is None:
        return final_points(state, seat)
    return next(standing.score for standing in result if standing.seat == seat)


def brought(hint: Hinted) -> int:
    """The points that the answer really brings."""
    seat = hint.position.seat
    return points_after(after(hint), seat) - final_points(hint.position.world, seat)


def hidden_reward(hint: Hinted) -> bool:
    """Whether the answer brings a reward of the Cathedral, which nobody has seen."""
    return after(hint).rewards != hint.position.world.rewards


class Desk:
    """What the desk says in the same position: what each card in hand lacks, and how many workers are where."""

    def __init__(self, hint: Hinted) -> None:
        self.hint = hint
        self.world: State = hint.position.world
        self.view = hint.position.view
        self.me = own_seat(self.view)
        self.hand: tuple[str, ...] = self.view.own.hand
        self.needs = self.needs_with(self.me.stock)

    def needs_with(self, stock: dict[str, int]) -> dict[str, Needs]:
        me = replace(self.me, stock=stock)
        return {card: needs_of(me, card, self.world.options.pack) for card in self.hand}

    def lacking(self, text: Text) -> Needs:
        """What the card that a sentence names lacks, in hand or not."""
        return needs_of(self.me, named(text), self.world.options.pack)

    @property
    def stock_after(self) -> dict[str, int]:
        return after(self.hint).players[self.me.seat].stock

    @property
    def gained(self) -> dict[str, int]:
        then = self.stock_after
        return {kind: then[kind] - self.me.stock[kind] for kind in then if then[kind] > self.me.stock[kind]}

    @property
    def unbuildable(self) -> bool:
        return not any(needs.met for needs in self.needs.values())

    @property
    def listed(self) -> set[str]:
        """The buildings that the desk lists as ones that can be built now."""
        return {id.removeprefix("build.") for id in self.open(Draft()) if id.startswith("build.")}

    def open(self, draft: Draft) -> set[str]:
        """The options that can be chosen where that much is chosen already."""
        world, ask = self.world, self.hint.position.ask
        form = GAME.form(world, self.me.seat, ask.id, draft)
        nodes = [field.node for field in form.fields if isinstance(field.node, Pick)]
        return {option.id for node in nodes for option in node.options if option.closed is None}

    def chosen(self, name: str) -> list[str]:
        """What the answer chooses of a list that is stored by number."""
        value = self.hint.value
        return [value[field] for field in value if field.startswith(name) and value[field] != "stop"]

    def group(self, chosen: str) -> int:
        """The workers of a group once the mover's worker is in the Town Centre."""
        place, _, seat = chosen.rpartition(".")
        return self.view.workers[place][int(seat)] + (chosen == f"town-centre.{self.me.seat}")


def named(text: Text) -> str:
    what = text.params["what"]
    assert isinstance(what, Named)
    return what.id


def number(text: Text, name: str, default: int = 0) -> int:
    """A number that the sentence says; of one that says nothing of it `default`."""
    held = text.params.get(name, default)
    assert isinstance(held, int)
    return held


def amounts(text: Text, name: str = "things") -> dict[str, int]:
    held = text.params[name]
    assert isinstance(held, Things)
    return held.amounts


def skills(text: Text, name: str = "skills") -> set[str]:
    held = text.params.get(name, Listed(()))
    assert isinstance(held, Listed)
    return {skill.key.removeprefix("architects-skill-") for skill in held.items if isinstance(skill, Text)}


def kinds(text: Text) -> set[str]:
    """The goods that a sentence names, with their numbers or without."""
    held = text.params.get("kinds")
    if not isinstance(held, Listed):
        return set(amounts(text))
    return {kind.key.removeprefix("architects-kind-") for kind in held.items if isinstance(kind, Text)}


def _counts(of: Callable[[Desk], int], name: str = "count") -> Callable[[Text, Desk], bool]:
    return lambda text, desk: text.params[name] == of(desk)


def named_beside(text: Text) -> set[str]:
    """The goods and skills that a sentence names as lacking beside those it is about."""
    listed = text.params["beside"]
    assert isinstance(listed, Listed)
    kinds = {kind for each in listed.items if isinstance(each, Things) for kind in each.amounts}
    return kinds | {each.key.removeprefix("architects-skill-") for each in listed.items if isinstance(each, Text)}


def _lacks_those(text: Text, desk: Desk) -> bool:
    """Whether the card lacks these goods, in these numbers; and nothing beside, unless that is said."""
    lacks = desk.lacking(text)
    more = bool(lacks.skills) or lacks.goods.keys() > amounts(text).keys()
    said = text.params.get("more", "no") == "named"
    beside = {kind for kind in lacks.goods if kind not in amounts(text)} | set(lacks.skills)
    if said and named_beside(text) != beside:
        return False
    return bool(amounts(text)) and amounts(text).items() <= lacks.goods.items() and said == more


def _of_no_card(text: Text, desk: Desk) -> bool:
    return bool(kinds(text)) and not any(needs.goods.keys() & kinds(text) for needs in desk.needs.values())


def _riches(text: Text, desk: Desk) -> bool:
    gained = desk.gained.keys()
    return gained <= {"gold", "marble"} and not any(needs.goods.keys() & gained for needs in desk.needs.values())


def _comes_next(text: Text, desk: Desk) -> bool:
    """Whether no card lacks what comes now, and one more comes with the next worker."""
    grows = {GROWING[desk.hint.value["location"]]: 1}
    then = {kind: desk.gained[kind] + more for kind, more in grows.items()}
    return _of_no_card(text, desk) and kinds(text) == desk.gained.keys() and amounts(text) == then


def _digs_more(text: Text, desk: Desk) -> bool:
    """Whether the second, fourth ... worker in the Mines brings more gold than the one before, as is said."""
    there = desk.view.workers["mines"][desk.me.seat] + 1
    now, then = there // 2, (there + 1) // 2
    return then > now and number(text, "now") == now == desk.gained["gold"] and number(text, "count") == then


def _costs_no_card(text: Text, desk: Desk) -> bool:
    then = desk.needs_with(desk.stock_after)
    return all(then[card].goods == needs.goods for card, needs in desk.needs.items())


def _costs_that_card(text: Text, desk: Desk) -> bool:
    then = desk.needs_with(desk.stock_after)[named(text)].goods
    return amounts(text) == then != desk.lacking(text).goods


def _risen(text: Text, desk: Desk) -> bool:
    """Whether virtue ends where it is said to, with so many points more on the track."""
    track = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)
    virtue = after(desk.hint).players[desk.me.seat].virtue
    more = track[virtue] - track[desk.me.virtue]
    return virtue > desk.me.virtue and number(text, "virtue") == virtue and number(text, "points") == more


def _lacks_paid(text: Text, desk: Desk) -> bool:
    """Whether the card lacks these goods now, and those once they are paid with, which it doesn't lack now."""
    now, then = desk.lacking(text).goods, desk.needs_with(desk.stock_after)[named(text)].goods
    short = {kind: count for kind, count in then.items() if count > now.get(kind, 0)}
    return amounts(text).items() <= now.items() and bool(short) and amounts(text, "then") == short


def _completes(text: Text, desk: Desk) -> bool:
    then, lacks = after(desk.hint).players[desk.me.seat], desk.lacking(text)
    only = not lacks.skills and amounts(text) == lacks.goods
    return only and then.workers > 0 and desk.needs_with(then.stock)[named(text)].met


def _gold_is_next(text: Text, desk: Desk) -> bool:
    return "gold" in desk.lacking(text).goods and desk.view.workers["mines"][desk.me.seat] == 0


def _level_lacks(text: Text, desk: Desk) -> bool:
    """Whether a level that can be reached lacks that: levels as printed, of which each has few spaces."""
    me = desk.me
    goods, mixed, spaces = (
        ({"gold": 1}, 0, 3),
        ({}, 4, 3),
        ({"marble": 1}, 0, 2),
        ({}, 8, 2),
        ({"gold": 2, "marble": 2}, 0, 1),
    )[me.level]
    lacks = {kind: count - me.stock[kind] for kind, count in goods.items() if count > me.stock[kind]}
    short = max(0, mixed - me.stock["wood"] - me.stock["stone"])
    room = sum(seat.level == me.level + 1 for seat in desk.view.seats) < spaces
    more = "named" if lacks.keys() > amounts(text).keys() else "no"
    said = number(text, "any") == short > 0 if mixed else bool(lacks) and amounts(text).items() <= lacks.items()
    return room and me.virtue >= 5 and said and text.params.get("more", "no") == more


def _step_takes_card(desk: Desk) -> bool:
    """Whether a step takes a card, as each does but of the one board that spares it."""
    return desk.me.character != "frederick"


def _cannot_hire(text: Text, desk: Desk) -> bool:
    """Whether the card needs just these skills, and the form lets nobody be hired for silver now."""
    open_now = desk.open(Draft({"location": "workshop"})) & {card for row in desk.world.rows for card in row if card}
    return skills(text) == set(desk.lacking(text).skills) != set() and not open_now


def _has_what_is_needed(text: Text, desk: Desk) -> bool:
    wanting = [needs for needs in desk.needs.values() if skills(text) & set(needs.skills)]
    has = set(desk.world.pack.apprentices[named(text)].skills)
    needed = {skill for needs in wanting for skill in needs.skills}
    plural = number(text, "count", 2) > 1
    return bool(wanting) and skills(text) == has & needed and plural == (len(wanting) > 1)


def _adds(text: Text, desk: Desk) -> bool:
    """Whether the answer brings those points, beside what the reset after it takes in debts, prisoners and virtue."""
    seat, then, hint = desk.me.seat, after(desk.hint), desk.hint
    reset = (then.small, then.large) != (desk.world.small, desk.world.large) and not then.may_use
    blamed = reset and then.prison[seat] >= GUILTY
    whole = _taken_by_reset(desk.world, then, seat, virtue=blamed) if reset else 0
    lost = _taken_by_reset(desk.world, then, seat, virtue=0) if reset else 0
    points = number(text, "points") - whole
    adds = points <= brought(hint) if hidden_reward(hint) else points == brought(hint)
    return adds and number(text, "lost") == lost and number(text, "blame") == blamed


def _taken_by_reset(before: State, then: State, seat: int, *, virtue: int) -> int:
    """The points that a reset has cost: without its debt and that loss of virtue, and with prisoners as before it."""
    me, inside = then.players[seat], then.prison[seat]
    debt = inside == max(then.prison) > 0
    spared = replace(me, debts=me.debts - debt, virtue=me.virtue + virtue)
    prison = tuple(before.prison[seat] if at == seat else each for at, each in enumerate(then.prison))
    return final_points(replace(with_player(then, seat, spared), prison=prison), seat) - final_points(then, seat)


def _can_be_built(text: Text, desk: Desk) -> bool:
    return named(text) in desk.listed


def _is_sold(text: Text, desk: Desk) -> bool:
    """Whether the named card could be built once one space of the Market is taken, at the price that is said."""
    position, me = desk.hint.position, desk.me
    for space in {"1", "3"} & desk.open(Draft({"location": "market"})):
        value = {"location": "market", "space": space}
        then = GAME.answer(position.world, me.seat, position.ask.id, value, chance(7)).state.players[me.seat]
        met = needs_of(replace(me, stock=then.stock), named(text), position.world.options.pack).met
        gained = {kind: count - me.stock[kind] for kind, count in then.stock.items() if count > me.stock[kind]}
        said = Counter(amounts(text)) + Counter(amounts(text, "rest") if "rest" in text.params else {})
        if met and gained == said and me.stock["silver"] - then.stock["silver"] == number(text, "silver"):
            return me.virtue - then.virtue >= min(me.virtue, number(text, "virtue"))
    return False


def _completed_at(text: Text, desk: Desk) -> set[str]:
    """The places of which one worker more would leave the named card lacking nothing."""
    position, me, found = desk.hint.position, desk.me, set()
    for place in ("quarry", "forest", "silversmith", "mines"):
        kinds = desk.open(Draft({"location": place})) & {"clay", "gold"}
        for good in kinds or {""}:
            value = {"location": place, **({"good": good} if good else {})}
            then = GAME.answer(position.world, me.seat, position.ask.id, value, chance(7)).state.players[me.seat]
            if needs_of(replace(me, stock=then.stock), named(text), position.world.options.pack).met:
                found.add(place)
    return found


def _stepped(text: Text, desk: Desk) -> bool:
    rises = after(desk.hint).players[desk.me.seat].level == desk.me.level + 1
    return rises and _adds(text, desk) and (text.params["reward"] == "yes") == hidden_reward(desk.hint)


def _none_built(text: Text, desk: Desk) -> bool:
    return text.params["count"] == len(desk.hand) and desk.unbuildable and not desk.listed


def _some_built(text: Text, desk: Desk) -> bool:
    """Whether one at least can be built, where that is what the sentence says."""
    return text.params["count"] == len(desk.hand) and not desk.unbuildable


def _needs_no_skill(text: Text, desk: Desk) -> bool:
    return not desk.lacking(text).skills


def _free_and_best(text: Text, desk: Desk) -> bool:
    """Whether a card needs no skill and scores what is said, and no other one on offer scores more without any."""
    cards = desk.world.pack.buildings
    offered = desk.open(Draft()) & cards.keys()
    free = [cards[card].points for card in offered if not needs_of(desk.me, card, desk.world.options.pack).skills]
    costly = cards[named(text)].virtue < 0 or named(text) == "betting-house"  # which takes a debt
    scores = number(text, "points") == cards[named(text)].points == max(free)
    return _needs_no_skill(text, desk) and scores and not costly


def _as_printed(text: Text, desk: Desk, name: str, what: str) -> bool:
    """Whether the words on a card say its points and virtue, and the skills that it needs and the seat lacks."""
    said, card = text.params[name], text.params[what]
    assert isinstance(said, Text)
    assert isinstance(card, Named)
    printed, lacks = desk.world.pack.buildings[card.id], needs_of(desk.me, card.id, desk.world.options.pack).skills
    worth = (number(said, "points"), number(said, "virtue")) == (printed.points, printed.virtue)
    skill = "lacking" if lacks else "there" if printed.needs else "none"
    return worth and said.params["skill"] == skill and skills(said) == set(lacks)


def _gives_at_once(text: Text, desk: Desk) -> bool:
    """Whether the card brings just these goods when somebody builds it who has all that it costs."""
    card = desk.world.pack.buildings[named(text)]
    ready = having(table(), 0, hand=(card.id,), stock=dict(card.cost), apprentices=("labourer",))
    then = GAME.answer(ready, 0, GAME.asks(ready)[0].id, {"location": f"build.{card.id}"}, LUCK).state.players[0].stock
    brings = {kind: count for kind, count in then.items() if count}
    return _needs_no_skill(text, desk) and amounts(text) == brings and number(text, "points") == card.points


def _shared(text: Text, desk: Desk) -> bool:
    """Whether the card lacks the skills that are named and no others, and those beside it lack all of them too."""
    others = text.params["others"]
    assert isinstance(others, Listed)
    cards = [other.id for other in others.items if isinstance(other, Named)]
    all_of_it = skills(text) | skills(text, "also") == set(desk.lacking(text).skills)
    return all_of_it and bool(cards) and all(skills(text) <= set(desk.needs[card].skills) for card in cards)


def _captured(text: Text, desk: Desk) -> bool:
    """Whether the largest group is named, with the silver that they pay beyond what capturing them costs."""
    place, seat = text.params["place"], text.params["seat"]
    assert isinstance(place, Named)
    assert isinstance(seat, SeatRef)
    group, groups = f"{place.id}.{seat.seat}", desk.chosen("capture")
    mine = f".{desk.me.seat}"
    named_of = [each for each in groups if desk.me.workers <= ENOUGH + 1 or not each.endswith(mine)]
    largest = max(desk.group(each) for each in named_of)
    spent = desk.me.stock["silver"] - desk.stock_after["silver"]
    pays = number(text, "silver", 1)  # the sentence of earlier releases: it says that they bring silver
    worth = pays == 0 or (len(groups) == 1 and largest - spent >= pays)
    return group in groups and desk.group(group) == largest == number(text, "count") and worth


def _captured_of_several(text: Text, desk: Desk) -> bool:
    """Whether all groups of others that are captured are named, with what they pay beyond what capturing costs."""
    place, groups = text.params["place"], text.params["groups"]
    assert isinstance(place, Named)
    assert isinstance(groups, Listed)
    said = {f"{place.id}.{each.params['seat'].seat}": number(each, "count") for each in groups.items}  # type: ignore[union-attr]
    chosen = {each for each in desk.chosen("capture") if not each.endswith(f".{desk.me.seat}")}
    spent = desk.me.stock["silver"] - desk.stock_after["silver"]
    pays = number(text, "silver") in (0, sum(said.values()) - spent)
    return place.id in COUNTING and said == {each: desk.group(each) for each in chosen} and pays


def _counted_there(text: Text, desk: Desk) -> bool:
    place = text.params["place"]
    return _captured(text, desk) and isinstance(place, Named) and place.id in COUNTING


def _come_home(text: Text, desk: Desk) -> bool:
    """Whether so many come home, of a group that is the reason: with enough at home it is no lack of them."""
    own = max(desk.group(each) for each in desk.chosen("capture") if each.endswith(f".{desk.me.seat}"))
    left = desk.me.workers - 1
    then = after(desk.hint).players[desk.me.seat].workers
    return number(text, "count") == own and number(text, "left", left) == left and then >= left + own


def _taken_there(text: Text, desk: Desk) -> bool:
    """Whether just those are named who could capture the group that comes home, if they had the next turn."""
    place = text.params["place"]
    assert isinstance(place, Named)
    return listed_seats(text) == could_capture(desk.world, place.id, desk.me.seat)


def listed_seats(text: Text) -> set[int]:
    """The seats that a sentence names as those who could do something."""
    by = text.params["by"]
    assert isinstance(by, Listed)
    return {each.seat for each in by.items if isinstance(each, SeatRef)}


def could_capture(world: State, place: str, seat: int) -> set[int]:
    """Those whose form would let them capture that seat's workers there, if they had the next turn."""
    group, takers = f"{place}.{seat}", set()
    for other, player in enumerate(world.players):
        if other != seat and player.workers:
            state = replace(world, seat=other, step="turn")
            (ask,) = GAME.asks(state).values()
            form = GAME.form(state, other, ask.id, Draft({"location": "town-centre"}))
            nodes = [field.node for field in form.fields if field.name.startswith("capture")]
            options = [option for node in nodes if isinstance(node, Pick | Several) for option in node.options]
            if any(option.id == group and option.closed is None for option in options):
                takers.add(other)
    return takers


def _weightiest(order: str, of: Callable[[Desk], int]) -> Callable[[Text, Desk], bool]:
    """Whether that order is among those given, moves so many, and no other one of those moves more workers."""

    def holds(text: Text, desk: Desk) -> bool:
        orders, moves = set(desk.chosen("order")), {"release": desk.me.in_prison, "imprison": sum(desk.me.captured)}
        others = [moves[other] for other in orders & moves.keys()]
        return order in orders and number(text, "count") == of(desk) >= max(others)

    return holds


def _bought_or_owed(text: Text, desk: Desk) -> bool:
    home = after(desk.hint).players[desk.me.seat].workers - desk.me.workers + 1
    return number(text, "count") == sum(seat.captured[desk.me.seat] for seat in desk.view.seats) == home


def _alone_is_near(text: Text, desk: Desk) -> bool:
    """Whether the card lacks just these few goods and no skill, and each other one a skill or more goods."""
    few = {card for card, lacks in desk.needs.items() if not lacks.skills and sum(lacks.goods.values()) <= 2}
    return few == {named(text)} and amounts(text) == desk.lacking(text).goods


TRUE: dict[str, Callable[[Text, Desk], bool]] = {
    "keep-free": _free_and_best,
    "keep-unskilled": lambda text, desk: (
        _free_and_best(text, desk) and not desk.world.pack.buildings[named(text)].needs
    ),
    "keep-like": lambda text, desk: (
        _as_printed(text, desk, "its", "what") and _as_printed(text, desk, "theirs", "other")
    ),
    "keep-gain": _gives_at_once,
    "keep-shared": _shared,
    "keep-also": _shared,
    "recall": lambda text, desk: desk.me.workers == 0,
    "crowd": _counted_there,
    "crowd-away": _captured,
    "crowds": _captured_of_several,
    "fetch": lambda text, desk: _come_home(text, desk) and number(text, "left") <= ENOUGH and number(text, "count") > 1,
    "fetch-from": lambda text, desk: _come_home(text, desk) and _taken_there(text, desk),
    "lacks": _lacks_those,
    "lacks-paid": _lacks_paid,
    "completes": _completes,
    "towards-gold": _gold_is_next,
    "towards-riches": lambda text, desk: _of_no_card(text, desk) and desk.view.workers["mines"][desk.me.seat] == 0,
    "for-marble": _lacks_those,
    "unneeded": _of_no_card,
    "next": _comes_next,
    "riches": _riches,
    "silver": lambda text, desk: desk.gained.keys() == {"silver"},
    "no-silver": _cannot_hire,
    "skilled": _has_what_is_needed,
    "virtue": lambda text, desk: _risen(text, desk) and _costs_no_card(text, desk),
    "virtue-costs": lambda text, desk: _risen(text, desk) and _costs_that_card(text, desk),
    "next-level": lambda text, desk: _level_lacks(text, desk) and not _step_takes_card(desk),
    "step-lacks": lambda text, desk: _level_lacks(text, desk) and _step_takes_card(desk),
    "more-gold": _digs_more,
    "adds": lambda text, desk: _can_be_built(text, desk) and _adds(text, desk),
    "build-effect": _can_be_built,
    "climb": _stepped,
    "cards": _none_built,
    "cards-last": lambda text, desk: len(desk.hand) == 1 and not desk.unbuildable,
    "cards-ready": _some_built,
    "release": _weightiest("release", lambda desk: desk.me.in_prison),
    "imprison": _weightiest("imprison", lambda desk: sum(desk.me.captured)),
    "free": _bought_or_owed,
    "tax": _counts(lambda desk: desk.view.tax, "silver"),
    "debt": lambda text, desk: desk.me.debts > 0 and "pay-debt" in desk.chosen("order"),
    "waits": lambda text, desk: _can_be_built(text, desk) and named(text) not in desk.hint.value["location"],
    "for-sale": lambda text, desk: _is_sold(text, desk) and not any(_completed_at(text, desk)),
    "for-sale-with": lambda text, desk: _is_sold(text, desk) and not any(_completed_at(text, desk)),
    "for-free": lambda text, desk: text.params["place"].id in _completed_at(text, desk),
    "cards-near": lambda text, desk: _none_built(text, desk) and _alone_is_near(text, desk),
    "lap-idle": lambda text, desk: brought(desk.hint) <= 0,
    "lap": lambda text, desk: number(text, "spaces") == desk.view.spaces - len(desk.view.guildhall),
    "last": lambda text, desk: desk.view.final > 0,
}
JUDGED = {"keep-ahead", "discard", "apprentice", "best"}
"""Sentences on what is worth most to a seat, as a steward reckons: the desk says nothing that they could contradict."""


def contradicts(text: Text, hint: Hinted) -> bool:
    """Whether a reason says what is not so, or is none that anybody knows how to check."""
    name = text.key.removeprefix("architects-why-")
    return name not in JUDGED and not (name in TRUE and TRUE[name](text, Desk(hint)))
