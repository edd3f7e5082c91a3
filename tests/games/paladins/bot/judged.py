"""What makes each sentence of a hint true, by the form, the desk, the cards and the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.forms import Draft, Pick
from engine.playouts import random_value
from engine.texts import Listed, Named, Text, Things
from games.paladins.rules import GAME
from games.paladins.rules.actions.placing import USED
from games.paladins.rules.mechanics.scoring import done, score_of
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.tavern import TAVERN, fill_tavern
from games.paladins.rules.phases.turns import ACTIONS, fill_next, fill_turn, onward
from games.paladins.rules.policies.why import SAYS_NEXT
from games.paladins.rules.rulebook import ATTACK, DEVELOP, RIGHT
from games.paladins.rules.state import Player, State, revealed_favours, revealed_orders
from tests.contract.hinted import Hinted
from tests.contract.opponents import chance
from tests.games.paladins.bot.played import READER
from tests.games.paladins.by_rulebook import MANY, NEEDS, can, empty, helps, missing, price, row_price

AIMS = (*RIGHT, DEVELOP)
LUCK = (7, 8, 9)  # ways in which hidden cards may come


def after(hint: Hinted, number: int = 7) -> State:
    """The position after that answer; `number`: of the chance that turns hidden cards over."""
    position = hint.position
    return GAME.answer(position.world, position.seat, position.ask.id, hint.value, chance(number)).state


def turned(hint: Hinted, number: int = 7) -> State:
    """The position once that turn or tavern card is carried out, before the virtual player or a next round follows."""
    work, draft = Working(hint.position.world), Draft(hint.value)
    if work.agenda:
        fill_next(work, draft)
    elif hint.position.ask.kind == TAVERN:
        fill_tavern(work, draft)
    else:
        fill_turn(work, draft)
    work.chance = chance(number)
    onward(work, None)
    return work.done()


def settled(state: State, number: int) -> State:
    """The position once what cards ask of the mover is chosen, this way or that by `number`."""
    while state.agenda and state.seat in GAME.asks(state):
        ask, work = GAME.asks(state)[state.seat], Working(state)
        fill_next(work, Draft(random_value(GAME, state, state.seat, ask.id, chance(number).stream(ask.id))))
        work.chance = chance(number)
        onward(work, None)
        state = work.done()
    return state


def shows(hint: Hinted) -> bool:
    """Whether the answer turns cards over that nobody knows."""
    position = hint.position
    lines = GAME.preview(position.world, position.seat, position.ask.id, hint.value)
    hidden = {f"paladins-preview-{name}" for name in ("wall", "criminals", "inquisition")}
    return any(line.key in hidden for line in lines)


def named(text: Text, name: str = "actions") -> tuple[str, ...]:
    listed = text.params[name]
    assert isinstance(listed, Listed)
    return tuple(action.id for action in listed.items if isinstance(action, Named))


def _opens(text: Text, hint: Hinted) -> bool:
    """What it opens was closed before, and is open after it as far as workers and goods go."""
    before = Working(hint.position.world)
    return all(ACTIONS[action].closed(before) is not None for action in named(text))


def _works(text: Text, hint: Hinted) -> bool:
    return any(hint.position.world.players[hint.position.seat].workers)


def _order(text: Text, hint: Hinted) -> bool:
    player = hint.position.world.players[hint.position.seat]
    return done(player, hint.value["action"]) + 1 == text.params["count"]


def _suspicions(text: Text, hint: Hinted) -> bool:
    return text.params["count"] == len(hint.position.world.players[hint.position.seat].suspicions)


def _debts(text: Text, hint: Hinted) -> bool:
    return text.params["count"] == hint.position.world.players[hint.position.seat].debts


def points(hint: Hinted, number: int = 7) -> int:
    """What the answer adds to the points; `number`: of the chance that turns hidden cards over."""
    world, seat = hint.position.world, hint.position.seat
    then = turned(hint, number)
    both = [score_of(world.pack, state.players[seat], revealed_orders(world), virtual=False) for state in (world, then)]
    return both[1].total - both[0].total


def desk_options(hint: Hinted) -> dict[str, Text | None]:
    """What the desk offers as a turn, each with its reason under *Not now*, None where it can be chosen."""
    node = hint.position.form(Draft()).fields[0].node
    assert isinstance(node, Pick)
    return {option.id: option.closed for option in node.options}


def _none_left(text: Text, hint: Hinted) -> bool:
    options = desk_options(hint)
    return all(options[action] is not None for action in AIMS)


def _some_left(text: Text, hint: Hinted) -> bool:
    then = Working(turned(hint))
    return not _none_left(text, hint) or any(ACTIONS[action].closed(then) is None for action in AIMS)


def _not_done_yet(text: Text, hint: Hinted) -> bool:
    """No action that is named as still to come is used up by the desk's own words, but where the answer clears it."""
    used = {action for action, closed in desk_options(hint).items() if closed == USED}
    return used.isdisjoint(set(named(text)) - set(hint.value.values()))


def _none_at_once(text: Text, hint: Hinted) -> bool:
    then = turned(hint)
    return all(ACTIONS[action].closed(Working(then)) is not None for action in AIMS)


# ---------------------------------------------------------------------- what an answer is good for, by the rulebook


def _me(hint: Hinted) -> Player:
    return hint.position.world.players[hint.position.seat]


def _thens(hint: Hinted) -> Iterator[tuple[State, Player]]:
    """What comes of the answer, with hidden cards this way and that."""
    for number in LUCK:
        then = turned(hint, number)
        yield then, then.players[hint.position.seat]


def _scores(text: Text, hint: Hinted) -> bool:
    """The points are what comes of it: exactly, or at least where cards are hidden."""
    said, so = text.params["points"], [points(hint, number) for number in LUCK]
    assert isinstance(said, int)
    return all(each >= said for each in so) if text.params["sure"] == "no" else set(so) == {said}


def _track(text: Text, hint: Hinted) -> bool:
    """The level is what the track comes to, and the points those of the rulebook's table."""
    what, level, track = text.params["what"], text.params["level"], hint.position.world.pack.board.scoring.track
    assert isinstance(what, Named)
    assert isinstance(level, int)
    attribute, before = what.id, getattr(_me(hint), what.id)
    reached = {getattr(player, attribute) for _, player in _thens(hint)}
    if text.key == "paladins-why-track":
        scored = track[level] - track[before] == text.params["points"]
    else:
        count = text.params["count"]
        assert isinstance(count, int)
        scored = count == 0 or track[level + count] - track[level] == text.params["points"] > 0
    return scored and (min(reached) >= level if text.params["sure"] == "no" else reached == {level})


def _piece(text: Text, hint: Hinted) -> bool:
    """The number of an action scores by itself."""
    table = getattr(hint.position.world.pack.board.scoring, hint.value["action"], None)
    return table is not None and done(_me(hint), hint.value["action"]) + 1 == text.params["count"]


def _serve(text: Text, hint: Hinted) -> bool:
    """Each action that the goods are for takes them, and what was there is too little for all that are named."""
    good = "silver" if hint.value["action"] == "trade" else "provisions"
    then = turned(hint)
    me = then.players[hint.position.seat]
    prices = {action: price(then, me, action).get(good, 0) for action in named(text)}
    rest = [each for other in hint.reasons if other.key == "paladins-why-then" for each in named(other)]
    total = sum(prices.values()) + sum(price(then, me, action).get(good, 0) for action in rest)
    short = total > getattr(_me(hint), good) or last_round(hint.position.world)
    return all(prices.values()) and short


def _by_criminals(text: Text, hint: Hinted) -> bool:
    """Each action that the criminal is for is full with it, and not without."""
    return all(
        not empty(then, player, action) and empty(then, player, action, without=1)
        for then, player in _thens(hint)
        for action in named(text)
    )


def _boosts(text: Text, hint: Hinted) -> bool:
    """Each action needs what the paladin adds: it is out of reach or dearer without; and it is in reach with it."""
    world, seat, card = hint.position.world, hint.position.seat, hint.value["play"]
    bare = replace(world.players[seat], paladin="")
    led, boost = replace(bare, paladin=card), world.pack.paladins[card].boost
    for action in named(text):
        lacks, left = missing(world, bare, action), missing(world, led, action)
        if left >= lacks or (left and action != ATTACK) or NEEDS[action] not in boost:
            return False
    things = text.params["things"]
    assert isinstance(things, Things)
    return things.amounts == {NEEDS[action]: boost[NEEDS[action]] for action in named(text)}


def _ability(text: Text, hint: Hinted) -> bool:
    """The ability is of the paladin that leads, and of an action that the hint aims at."""
    ability = hint.position.world.pack.paladins[hint.value["play"]].ability
    action = getattr(ability, "when", "") or getattr(ability, "action", "")
    first = hint.reasons[0]
    says = text.params["ability"]
    assert isinstance(says, Text)
    return action in named(first) and says.params["action"] == Named("paladins-action", action)


def _can(text: Text, hint: Hinted) -> bool:
    """What can be done after it can be done by the rulebook, whatever the hidden cards are and is chosen by them."""
    thens = [settled(then, number) for then, _ in _thens(hint) for number in LUCK]
    return all(can(then, hint.position.seat, action) for then in thens for action in named(text))


def _helps(text: Text, hint: Hinted) -> bool:
    """Each action is nearer after it."""
    world, seat = hint.position.world, hint.position.seat
    return all(helps(world, then, seat, action) for then, _ in _thens(hint) for action in named(text))


def _all_costs(text: Text, hint: Hinted) -> bool:
    """The price is named: silver, provisions and debts, as they stand on the card or in the row."""
    world, me = hint.position.world, _me(hint)
    if hint.value["action"] == "favour":
        cost = world.pack.favours[hint.value["favour"]].cost
        goods, debts = {"🥈": cost.silver, "🍖": cost.provisions}, cost.debts
    else:
        debts = int(hint.value.get("pay") == "debt")
        goods = {"🥈": 0 if debts else row_price(world, me, hint.value["townsfolk"])}
    words = READER.line(text.params["cost"])
    there = all((f"{amount}{sign}" in words) == (amount > 0) for sign, amount in goods.items())
    return there and ("debt" in words) == (debts > 0)


def _inquisitive(text: Text, hint: Hinted) -> bool:
    """For whom an Inquisition is good stands on the card."""
    what = text.params["what"]
    assert isinstance(what, Named)
    ability = hint.position.world.pack.townsfolk[what.id].ability
    wanted = "none" if ability.most == 0 else "some" if ability.least else "drop"
    return _suspicions(text, hint) and (text.params["which"], text.params["least"]) == (wanted, ability.least)


def _dropped(text: Text, hint: Hinted) -> bool:
    """Who is nearer to the debt of an Inquisition."""
    seat = hint.position.seat
    others = max(len(each.suspicions) for at, each in enumerate(hint.position.world.players) if at != seat)
    own = len(_me(hint).suspicions)
    low, left = text.key.endswith("low"), text.params.get("left", 0)
    assert isinstance(left, int)
    signs = {"none": left == 0, "below": 0 < left < others, "even": 0 < left == others, "still": left > others}
    if not low and (not signs[str(text.params["then"])] or not left < own):
        return False
    return (text.params["count"], text.params["most"]) == (own, others) and (own < others) == low


def _rounds_left(text: Text, hint: Hinted) -> bool:
    """So many rounds are left for an action: this one is not, where the desk says that it is used."""
    world, action = hint.position.world, text.params["action"]
    assert isinstance(action, Named)
    used = action.id in world.players[hint.position.seat].placed
    return text.params["count"] == world.pack.board.rounds - max(world.round, 1) + 1 - used


def _rid(text: Text, hint: Hinted) -> bool:
    """There is a debt, and it is paid or destroyed."""
    me = _me(hint)
    return me.debts > 0 and all(player.debts < me.debts for _, player in _thens(hint))


def _cleared(text: Text, hint: Hinted) -> bool:
    """What is cleared was used, and is not after it."""
    action = text.params["action"]
    assert isinstance(action, Named)
    return action.id in _me(hint).placed and all(action.id not in player.placed for _, player in _thens(hint))


def _some_aim(text: Text, hint: Hinted) -> bool:
    """Something is left to be done of each action that is aimed at."""
    world, me = hint.position.world, replace(_me(hint), paladin=hint.value["play"])
    return all(action == DEVELOP or missing(world, me, action) < MANY for action in named(text))


def _wanted(text: Text, hint: Hinted) -> bool:
    """A Favour lies there that nobody has taken in this round."""
    world = hint.position.world
    return any(favour not in world.at_favours for favour in revealed_favours(world))


def last_round(state: State) -> bool:
    """Whether no round follows."""
    return state.round == state.pack.board.rounds


TRUE: dict[str, Callable[[Text, Hinted], bool]] = {
    "goods-later": _none_left,
    "goods-kept": lambda text, hint: not last_round(hint.position.world),
    "group-aims": _not_done_yet,
    "also": lambda text, hint: _not_done_yet(text, hint) and hint.reasons[0].key in SAYS_NEXT,
    "goods-instead": _some_left,
    "group-workers": _none_at_once,
    "group-worth": lambda text, hint: not _none_at_once(text, hint),
    "then": _not_done_yet,
    "opens": _opens,
    "no-workers": lambda text, hint: not _works(text, hint),
    "order": _order,
    "paladin": _some_aim,
    "workshop": _rounds_left,
    "joins": _rounds_left,
    "pay": _rid,
    "destroy": _rid,
    "clear": _cleared,
    "criminals": lambda text, hint: any(len(player.suspicions) > 0 for _, player in _thens(hint)),
    "conspire-later": lambda text, hint: not last_round(hint.position.world),
    "conspire-favour": _wanted,
    "order-done": lambda text, hint: done(_me(hint), hint.value["action"]) == 4,
    "scores": _scores,
    "track": _track,
    "track-next": _track,
    "piece": _piece,
    "joins-inquisition": _inquisitive,
    "joins-debt": _debts,
    "drop": _dropped,
    "drop-low": _dropped,
    "goods": lambda text, hint: _not_done_yet(text, hint) and _serve(text, hint),
    "conspire": lambda text, hint: _not_done_yet(text, hint) and _by_criminals(text, hint),
    "discard": lambda text, hint: _not_done_yet(text, hint) and _helps(text, hint),
    "discard-for": _all_costs,
    "discard-later": lambda text, hint: _none_left(text, hint) and _all_costs(text, hint),
    "discard-instead": lambda text, hint: _some_left(text, hint) and _all_costs(text, hint),
    "either": _helps,
    "favour": _all_costs,
    "boost": _boosts,
    "ability": _ability,
    "group": _can,
    "pass": lambda text, hint: _works(text, hint) and not last_round(hint.position.world),
    "pass-last": lambda text, hint: _works(text, hint) and last_round(hint.position.world),
    "last": lambda text, hint: last_round(hint.position.world),
    "last-loss": lambda text, hint: last_round(hint.position.world),
    "last-idle": lambda text, hint: last_round(hint.position.world),
    "last-hidden": lambda text, hint: last_round(hint.position.world) and shows(hint),
    "last-then": lambda text, hint: last_round(hint.position.world) and _not_done_yet(text, hint) and _can(text, hint),
    "last-leads": lambda text, hint: last_round(hint.position.world) and _not_done_yet(text, hint) and _can(text, hint),
}


def twice(hint: Hinted) -> bool:
    """Whether something is named twice: in a list, or as what comes next after it was named before."""
    lists = [value for text in hint.reasons for value in text.params.values() if isinstance(value, Listed)]
    first = {each for text in hint.reasons[:1] for each in text.params.values() if isinstance(each, Listed)}
    said = {action for each in first for action in each.items}
    later = [text.params["actions"] for text in hint.reasons[1:] if text.key in NEXT]
    again = any(action in said for each in later if isinstance(each, Listed) for action in each.items)
    return again or any(len(set(each.items)) < len(each.items) for each in lists)


NEXT = ("paladins-why-then", "paladins-why-also", "paladins-why-last-then", "paladins-why-last-leads")
