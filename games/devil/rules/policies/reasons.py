"""Says in a sentence or two why an answer is what it is: from what its seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import convert

from engine.effects import minus, plus
from engine.extras.claims import (
    AnyOpen,
    Because,
    Between,
    Claim,
    Lacks,
    LackTogether,
    Met,
    NoneOpen,
    Reasons,
    Spare,
    because,
    exactly,
)
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, things
from games.devil.rules.mechanics.bank import LENT
from games.devil.rules.mechanics.chests import PackedOffer
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.mechanics.scoring import score
from games.devil.rules.phases.actions import earned_between, scene
from games.devil.rules.phases.answers import PENALTY, answers_in, inquisitors_of
from games.devil.rules.phases.ritual import NOBODY as NO_GUESS
from games.devil.rules.phases.trading import ACCEPT, Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.phases.witch_hunt import NOBODY, PROVE
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.acts.telling import SOUGHT, deciding_act, reading_reasons
from games.devil.rules.policies.plans import idles, prospect
from games.devil.rules.policies.purse import Purse
from games.devil.rules.policies.reading import mortality
from games.devil.rules.policies.trades import THRIFT, bought_worth, helping, kept_off, revenue, sold_worth
from games.devil.rules.policies.worths import COIN
from games.devil.rules.rulebook import COINS, PIECES_TO_PROVE
from games.devil.rules.state import ROUNDS, State, opponents

EVEN, LITTLE = 50, 15  # percent
Why = Callable[[Position, Mapping[str, Any]], Reasons]


def _offer(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What a soul piece is worth, or that the goods can be spared."""
    world, seat = position.world, position.seat
    chest = convert(dict(value), PackedOffer).chest
    if not any(chest.contents.values()):
        return (because("devil-why-nothing-packed"),)
    if chest.souls_asked:
        return (_bid(world, seat, chest.price), *_sellers(position))
    return (_sale(world, seat, chest.contents),)


def _bid(world: State, seat: int, pieces: int) -> Because:
    """What so many more soul pieces bring, and how much of it in the inquisitions; no numbers that a desk denies."""
    kingdom = world.kingdoms[seat]
    worth = round(bought_worth(kingdom, world.round, pieces))
    kept = round(THRIFT * kept_off(kingdom.souls + pieces, world.round, pieces))
    rest = "ritual" if kingdom.role == "devil" and worth > kept else "no"
    worth = worth if rest == "ritual" else kept
    sums = because("devil-why-bids", *_saves(kept), points=worth, kept=kept, rest=rest, count=pieces)
    return sums.or_else(because("devil-why-bid-open", count=pieces))


def _parted(world: State, seat: int, brings: float, pieces: int) -> Because:
    """What a chest brings against what its price in soul pieces saves, and else; no numbers that a desk denies."""
    kingdom, points = world.kingdoms[seat], round(brings)
    if pieces > kingdom.souls:
        return because("devil-why-souls-few", NoneOpen("answer", (ACCEPT,)), Between("souls", 0, pieces - 1))
    cost = round(sold_worth(kingdom, world.round, pieces, helping(world, seat)))
    kept = round(kept_off(kingdom.souls, world.round, pieces))
    rest = "no"
    if cost > kept and kingdom.role != "cultist":
        rest = "ritual" if kingdom.role == "devil" else "helps"
    elif cost < kept and kingdom.role == "cultist":
        rest = "less"
    cost = kept if rest == "no" else cost
    sums = because("devil-why-parts", *_saves(kept), points=points, cost=cost, kept=kept, rest=rest, count=pieces)
    return sums.or_else(because("devil-why-souls-open", points=points, count=pieces))


def _saves(points: int) -> tuple[Claim, ...]:
    """That the soul pieces of a price save so much in the inquisitions to come, as far as a desk can tell."""
    return Between("spared-least", 0, points), Between("spared-most", points)


def _sale(world: State, seat: int, contents: Mapping[str, int]) -> Because:
    """That no card in hand needs the goods; or which one could be paid for with them, and is worth less."""
    kingdom, cards = world.kingdoms[seat], world.pack
    left = minus(kingdom.stock, contents)
    for card in kingdom.hand:
        cost = building_cost(kingdom, cards.buildings[card], cards)
        used = {good: count for good, count in contents.items() if cost.get(good, 0) > left[good]}
        if used:
            lacks = {good: cost[good] - left[good] for good in used}
            claim = Lacks(card, lacks, after=True)
            return because("devil-why-sale-spared", claim, what=Named("building", card), things=things(used))
    return because("devil-why-sale", Spare(tuple(contents), after=True), things=things(contents))


def _sellers(position: Position) -> Reasons:
    """What soul pieces were sold for to this seat, and what for they were not, as far as its own chests have shown."""
    said = []
    for sold in (True, False):
        tried = [
            offer for offer in position.view.own.offers if offer.souls_asked and offer.goods and offer.sold is sold
        ]
        if tried:
            last = tried[-1]
            key = "devil-why-sellers-took" if sold else "devil-why-sellers-left"
            said.append(because(key, round=last.round, things=things(last.goods), count=last.price))
    return tuple(said)


def _viewing(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What the contents bring against what they cost, and what was lacking of them."""
    world, seat = position.world, position.seat
    step, kingdom = STEPS[world.step], world.kingdoms[seat]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(world, seat)
    if chest.taken_by is not None:
        return (because("devil-why-taken", NoneOpen("answer", (ACCEPT,))),)
    purse = Purse(kingdom, scene(world, seat))
    had = plus(kingdom.stock, {COINS: revenue(world, seat)})  # as the steward reckons
    brings = purse.worth(plus(had, chest.goods)) - purse.worth(had)
    if chest.souls_asked:
        return (_parted(world, seat, brings, chest.price),)
    worth, takes = round(brings / COIN), value.get("answer") == ACCEPT
    key = "devil-why-deal"
    if takes != (worth > chest.price) and worth != chest.price:  # coins may be worth more elsewhere, or less
        key = "devil-why-spare" if takes else "devil-why-dear"
    reason = because(key, worth=worth, price=chest.price)
    return (reason, *_lack(purse, kingdom.stock, chest.goods)) if takes else (reason,)


def _lack(purse: Purse, stock: Mapping[str, int], goods: Iterable[str]) -> Reasons:
    """What the best buildings in hand lack of these goods; nothing where they lack none of them."""
    cards, lacks = purse.wanted(stock)
    needed = {good: lacks[good] for good in goods if good in lacks}
    if not needed:
        return ()
    what = Listed(tuple(Named("building", card) for card in cards))
    size = "alone" if len(cards) == 1 else "both"
    return (because("devil-why-lacking", LackTogether(cards, needed), what=what, cards=size, things=things(needed)),)


def _in_round(least: int, most: int = ROUNDS) -> Claim:
    """That it is one of these rounds."""
    return Between("round", least, most)


def _plan(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What the plan is worth by the end of the game, and what it builds or completes."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    plan = plan_fields(kingdom, where, Draft(value))
    after = Resolution(where).run(planned(kingdom, plan, value))
    more = round(prospect(after, where) - prospect(kingdom, where))
    built = [card for card in after.built if card not in kingdom.built]
    printed = sum(world.pack.buildings[card].points for card in built)
    claims = (_in_round(1, ROUNDS - 1), exactly("printed", printed))
    key = "devil-why-plan-costs" if more < printed else "devil-why-plan"
    worth = because(key, *claims, points=more, printed=printed)
    reasons = [worth] if more > 0 else [because("devil-why-no-plan")]
    if world.round == ROUNDS and more > 0:
        now = score(after, where).total - score(kingdom, where).total
        key = "devil-why-plan-last" if now >= 0 else "devil-why-plan-last-loss"
        reasons = [because(key, _in_round(ROUNDS), points=abs(now), more=more)]
    if not built and idles(position):
        reasons = [because("devil-why-idle", _in_round(1, 1))]
    earned = earned_between(kingdom, after)
    if earned:
        last = "yes" if world.round == ROUNDS else "no"
        reasons.append(because("devil-why-achievements", count=len(earned), what=Listed(earned), last=last))
    elif built:
        names = Listed(tuple(Named("building", card) for card in built))
        reasons.append(because("devil-why-builds", what=names, count=len(built)))
    return tuple(reasons)


# ---------------------------------------------------------------------- cards and choices


def _keep(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What the kept card lacks, if anything."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    cost = building_cost(kingdom, world.pack.buildings[value["card"]], world.pack)
    lacks = {good: count - kingdom.stock[good] for good, count in cost.items() if count > kingdom.stock[good]}
    what = Named("building", value["card"])
    if lacks:
        return (because("devil-why-keep", Lacks(value["card"], lacks), what=what, things=things(lacks)),)
    return (because("devil-why-keep-paid", Met(value["card"]), what=what),)


def _pass(position: Position, value: Mapping[str, Any]) -> Reasons:
    """The two new cards that stay."""
    stay = Counter(position.world.piles[position.seat]) - Counter(value["cards"])
    names = Listed(tuple(Named("building", card) for card in stay.elements()))
    return (because("devil-why-pass", what=names),)


def _choice(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What the rest of the plan is for."""
    world = position.world
    kingdom = world.kingdoms[position.seat]
    later = tuple(Named("building", todo.card) for todo in kingdom.agenda[1:] if todo.act == "build")
    return (because("devil-why-choice", what=Listed(later)) if later else because("devil-why-choice-last"),)


# ---------------------------------------------------------------------- hunts and inquisitions


def _vote(position: Position, value: Mapping[str, Any]) -> Reasons:
    """How likely the accused seat is no mortal."""
    if value["whom"] == NOBODY:
        others = tuple(str(other) for other in opponents(position.seat))
        silent = because("devil-why-vote-silent", AnyOpen("whom", others))
        left = because("devil-why-vote-left", NoneOpen("whom", others))
        mortals = because("devil-why-vote-nobody", AnyOpen("whom", others), Between("suspicion", 0, EVEN))
        return (mortals.or_else(silent).or_else(left),)
    whom = int(value["whom"])
    percent = round(100 * (1 - mortality(beliefs(position.world, position.seat)[whom])))
    if percent < LITTLE:
        return (because("devil-why-vote-cover", Between(f"suspicion.{whom}", 0, LITTLE), seat=SeatRef(whom)),)
    return (because("devil-why-vote", seat=SeatRef(whom), percent=percent),)


def _questioned(position: Position, value: Mapping[str, Any]) -> Reasons:
    if value["answer"] == PROVE:
        return (because("devil-why-proves", Between("souls", PIECES_TO_PROVE)),)
    souls = position.world.kingdoms[position.seat].souls
    claims = (exactly("souls", souls), Between("souls", 0, PIECES_TO_PROVE - 1))
    return (because("devil-why-confesses", *claims, count=souls),)


def _wings(position: Position, value: Mapping[str, Any]) -> Reasons:
    if value["count"]:
        return (because("devil-why-wings"),)
    coins, price = position.world.kingdoms[position.seat].stock[COINS], position.world.pack.board.prices["wing"]
    if coins < price:
        return (because("devil-why-no-coins-for-wings", exactly("coins", coins), count=coins, price=price),)
    yet = because("devil-why-no-wings-yet", _in_round(1, ROUNDS - 1))
    return (yet.or_else(because("devil-why-no-wings")),)


_SHORT = because("devil-why-bribe-short", Between("coins-for-bribe", 1)).or_else(because("devil-why-no-bribe"))
_NO_BRIBE = because("devil-why-bribe-nobody", exactly("bribable", 0)).or_else(_SHORT)


def _packing(position: Position, value: Mapping[str, Any]) -> Reasons:
    """Why so many coins are given, and how sure a guess is."""
    last = position.world.round == ROUNDS
    reasons = [because("devil-why-bribe") if value["bribe"] else _NO_BRIBE]
    belief = beliefs(position.world, position.seat)
    sure = [belief[int(value[role])][role] for role in SOUGHT if value.get(role, NO_GUESS) != NO_GUESS]
    if sure:
        reasons.append(because("devil-why-guess", percent=round(100 * max(sure))))
    elif position.world.kingdoms[position.seat].role != "devil":
        reasons.append(_no_guess(position, last=last))
    return tuple(reasons)


def _no_guess(position: Position, *, last: bool) -> Because:
    """Why nobody is named: nobody is left to be, or too little is known."""
    unsure = because("devil-why-no-guess", last="no")
    if not last:
        return unsure
    others = tuple(str(other) for other in opponents(position.seat))
    none = (NoneOpen(role, others) for role in SOUGHT)
    return because("devil-why-no-guess", *none, last="yes").or_else(unsure)


def _inquisitors(position: Position, value: Mapping[str, Any]) -> Reasons:
    """Whose penalties are taken."""
    facing = inquisitors_of(position.world, position.seat)
    taken = tuple(
        Named("inquisitor", answer.inquisitor) for answer in answers_in(value, facing) if answer.how == PENALTY
    )
    if not taken:
        return (because("devil-why-shown"),)
    return (because("devil-why-penalties", who=Listed(taken), count=len(taken)),)


def _repay(position: Position, value: Mapping[str, Any]) -> Reasons:
    """Why coins need not wait: they can be borrowed again, or nothing is left to spend them on."""
    world = position.world
    last = world.round == ROUNDS and world.step.startswith("inquisition.")
    return (because("devil-why-repay-last", _in_round(ROUNDS)) if last else because("devil-why-repay"),)


def _bank(position: Position, value: Mapping[str, Any]) -> Reasons:
    """Why coins are borrowed that nothing asks for; goods for the Ascetic speak for themselves."""
    return (because("devil-why-borrow-cover", _in_round(1, 1)),) if value.get("trade") == LENT else ()


def _wish(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What is lacking for its plans; the rest, which it has, covers whose its chest is."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    purse = Purse(kingdom, scene(world, seat))
    lacks = purse.lacking(kingdom.stock)
    cover = () if all(good in lacks for good in value["goods"]) else (because("devil-why-wish-cover"),)
    return (*_lack(purse, kingdom.stock, value["goods"]), *cover)


REASONS: dict[str, Why] = {
    "bank": _bank,
    "repay": _repay,
    "wish": _wish,
    "keep": _keep,
    "pass": _pass,
    "done": lambda position, value: (because("devil-why-done"),),
    "offer": _offer,
    "viewing": _viewing,
    "plan": _plan,
    "choice": _choice,
    "achieve": lambda position, value: (because("devil-why-achieve"),),
    "minor": lambda position, value: (because("devil-why-field"),),
    "vote": _vote,
    "questioned": _questioned,
    "wings": _wings,
    "packing": _packing,
    "inquisitors": _inquisitors,
}


def explained(position: Position, value: Mapping[str, Any]) -> Reasons:
    """At most two sentences on that answer, and a third on how chests or acts told it; none where nothing is to say."""
    why = REASONS.get(position.ask.kind)
    if why is None:
        return ()
    return (*why(position, value), *(reading_reasons(position, value) or deciding_act(position, value)))
