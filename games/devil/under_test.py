"""Deal with the Devil, as the generic tests need to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from games.devil.rules.mechanics.chests import owner_seen
from games.devil.rules.phases.cards import neighbour
from games.devil.rules.phases.roles import roles_dealt
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import DEALING, STEPS
from games.devil.rules.rulebook import KINDS, ROLES
from games.devil.rules.state import OPTIONAL, State, chest_of, opponents
from tools.under_test import OPTIONS, TOLD, GameUnderTest, Golden, Heard, Rates, Secret

EVERY_OPTION = dict.fromkeys(OPTIONAL, True)


def census(state: State) -> dict[str, int]:
    """Soul pieces, jesters, wings, indulgences, houseguests, courtiers and cards, wherever they are."""
    if state.step == DEALING.name:  # soul pieces and jesters still lie in chests nobody has
        state, _ = roles_dealt(state, ROLES)
    chests = [chest for chest in state.chests if chest is not None]
    offers = [value for value in state.sealed if value is not None and state.step == "trading.offer"]
    cards = Counter(card for kingdom in state.kingdoms for card in (*kingdom.hand, *kingdom.built))
    drawing = any(state.piles)  # a drawn event leaves the deck when the step settles
    deck = [event for at, event in enumerate(state.events) if not (drawing and at < 4 and state.drawn[at])]
    events = Counter((*deck, *(event for kingdom in state.kingdoms for event in kingdom.events)))
    return {
        "pure": sum(one.pure for one in state.kingdoms) + sum(chest.pure for chest in chests),
        "marked": sum(one.marked for one in state.kingdoms) + sum(chest.marked for chest in chests),
        "angels": state.angels + sum(kingdom.angels for kingdom in state.kingdoms),
        "demons": state.demons + sum(kingdom.demons for kingdom in state.kingdoms),
        "indulgences": state.indulgences
        + sum(kingdom.held_indulgences for kingdom in state.kingdoms)
        + sum(chest.indulgences for chest in chests)
        + sum(value["goods"].get("indulgences", 0) for value in offers),
        "jesters": sum(kingdom.jesters for kingdom in state.kingdoms)
        + sum(sum(chest.jesters.values()) for chest in chests)
        + sum(sum(value.get("jesters", {}).values()) for value in offers),
        "guests": state.guests + sum(kingdom.guests for kingdom in state.kingdoms),
        "negative pieces": sum(
            amount < 0
            for kingdom in state.kingdoms
            for amount in (
                *kingdom.stock.values(),
                kingdom.pure,
                kingdom.marked,
                kingdom.held_indulgences,
                kingdom.jesters,
            )
        ),
        "cards twice": sum(count > 1 for count in cards.values()),
        "events twice": sum(count > 1 for count in events.values()),
        "courtiers twice": sum(
            len({*kingdom.hired, *kingdom.second}) < len(kingdom.hired) + len(kingdom.second)
            for kingdom in state.kingdoms
        ),
        "debts out of bounds": sum(not 0 <= kingdom.debt <= 10 for kingdom in state.kingdoms),
        "minors on one field": sum(
            len(placed) != len(set(placed))
            for placed in ([at for at in kingdom.minors if at >= 0] for kingdom in state.kingdoms)
        ),
    }


def goods(state: State) -> Counter[str]:
    """All goods and coins behind walls, in chests and set aside in sealed answers."""
    held: Counter[str] = Counter()
    for kingdom in state.kingdoms:
        held.update(kingdom.stock)
    for chest in state.chests:
        if chest is not None:
            held.update(chest.goods)
    for value in state.sealed:
        if value is not None and state.step == "trading.offer":
            held.update(value["goods"])
            held["coins"] += value["coins"]
        elif value is not None and state.step == "inquisition.pack":
            held.update(value.get("goods", {}))
            held["coins"] += value["bribe"]
        elif value is not None and state.step == "inquisition.wings":
            held["coins"] += value["count"] * state.pack.board.prices["wing"]
    return Counter({kind: held[kind] for kind in KINDS})


def _of_others(field: str) -> Secret:
    def read(state: Any, viewer: int) -> Any:
        return (
            tuple(getattr(state.kingdoms[other], field) for other in opponents(viewer)) if state.step != "end" else None
        )

    return read


def _sealed(state: Any, viewer: int) -> Any:
    values = tuple(state.sealed[other] for other in opponents(viewer))
    return values if any(values) else None


def _sealed_in(step: str) -> Secret:
    return lambda state, viewer: _sealed(state, viewer) if state.step == step else None


def _roles(state: Any, viewer: int) -> Any:
    unknown = tuple(state.kingdoms[other].role for other in opponents(viewer) if other not in state.known)
    return unknown if len(unknown) > 1 else None


def _hands(state: Any, viewer: int) -> Any:
    hands = tuple(state.kingdoms[other].hand for other in opponents(viewer))
    return hands if any(hands) and state.step != "end" else None


def _events(state: Any, viewer: int) -> Any:
    held = tuple(state.kingdoms[other].events for other in opponents(viewer))
    return held if any(held) and state.step != "end" else None


def _piles(state: Any, viewer: int) -> Any:
    piles = tuple(state.piles[other] for other in opponents(viewer))
    return piles if any(piles) else None


def _deck(state: Any, viewer: int) -> Any:
    return state.events or None


def _chests(state: Any, viewer: int) -> Any:
    """Chests that do not lie before the viewer and are not theirs."""
    if state.step == "end" or not isinstance(STEPS[state.step], Viewing):
        return None
    seen = STEPS[state.step].seen(state, viewer)[0]  # type: ignore[attr-defined]
    roles = ("sun", "moon", "cultist", "devil")
    mine = state.kingdoms[viewer].role
    return tuple(chest for role, chest in zip(roles, state.chests, strict=True) if role not in (seen, mine))


def _past_offers(state: Any, viewer: int) -> Any:
    """What lay in chests that the viewer neither packed nor saw."""
    mine, unseen = state.kingdoms[viewer].role, []
    for offers in state.past_offers:
        seen = {owner_seen(state.schedule, offers.round, viewing, mine) for viewing in (0, 1)}
        unseen += [offer for role, offer in zip(ROLES, offers.offers, strict=True) if role not in {mine, *seen}]
    return tuple(unseen) or None


def _jesters(state: Any, viewer: int) -> Any:
    others = tuple(state.kingdoms[other].jesters for other in opponents(viewer))
    return others if state.options.jesters and any(others) else None


def _indulgences(state: Any, viewer: int) -> Any:
    """What the others packed or took of their indulgences, which all know of only once the chests are home."""
    others = tuple(state.kingdoms[other].traded for other in opponents(viewer))
    return others if any(others) and state.step.startswith("trading.") else None


def _schedule(state: Any, viewer: int) -> Any:
    return state.schedule if state.step != "end" and (state.round, state.step) < (5, "trading.second") else None


def with_indulgences(state: State) -> State:
    """A table at which everybody has an indulgence from the start, so that some are traded where that is an option."""
    if not state.options.indulgence_trade:
        return state
    kingdoms = tuple(replace(kingdom, indulgences=kingdom.indulgences + 1) for kingdom in state.kingdoms)
    return replace(state, kingdoms=kingdoms, indulgences=state.indulgences - len(kingdoms))


def without_achievements(state: State) -> State:
    """`state` with plans as rules of version 2 stored them: what follows from an achievement was asked when it came."""
    kingdoms = []
    for one in state.kingdoms:
        assert one.turn is not None  # noqa: S101
        choices = {name: given for name, given in one.turn.choices.items() if not _of_achievement(name)}
        kingdoms.append(replace(one, turn=replace(one.turn, choices=choices)))
    return replace(state, kingdoms=tuple(kingdoms))


def _of_achievement(name: str) -> bool:
    return name.startswith("achieve.") or (name.startswith("m") and name.endswith(".field"))


def resolving_as_stored(state: Any) -> Any:
    """A table in the middle of carrying out plans, as games of version 2 of the rules are stored; None if none asks.

    Everybody plans as an absent seat would, and what follows from an achievement has not been chosen ahead.
    """
    if state.step != "actions.plan":
        return None
    step = STEPS[state.step]
    plans = tuple(step.absent(state, seat) for seat in range(len(state.kingdoms)))
    state, _ = step.settle(replace(state, sealed=plans), Chance(bytes(32)))
    resolving = STEPS["actions.resolve"]
    state, _ = resolving.begin(replace(without_achievements(state), step="actions.resolve"), Chance(bytes(32)))
    return state if resolving.owed(state) else None


def _belied(heard: Sequence[Heard], seat: int, world: Any) -> Iterator[str]:
    """Cards that the seat threw away or passed on, dealt to where they cannot be; jesters that it saw, elsewhere."""
    thrown, passed = _given_away(heard)
    held = {other: {*world.kingdoms[other].hand, *world.kingdoms[other].events} for other in opponents(seat)}
    there = {*world.events, *(card for pile in world.piles for card in pile)}.union(*held.values())
    open_ = {*world.open, *(card for kingdom in world.kingdoms for card in kingdom.built)}
    yield from (f"{card} was thrown away" for card in thrown & there)
    for card, number in passed.items():
        to = neighbour(seat, number)
        yield from (f"{card} went to seat {to}" for other in held if other != to and card in held[other])
        still = world.round == number or (
            world.step == "cards.pick" and world.round == number + 1 and not world.drawn[to]
        )
        if still and card not in held[to] | open_:
            yield f"{card} is with seat {to}"
    chest = next((each.view.own.chest for each in reversed(heard) if each.view.step == "trading.first"), None)
    if chest is not None and world.step == "trading.second":
        under_way = chest_of(world, chest.mark)
        laid = under_way.jesters if under_way is not None else {}
        yield from (f"{face} lay in a chest" for face in chest.jesters if laid.get(face, 0) < chest.jesters[face])


def _given_away(heard: Sequence[Heard]) -> tuple[set[str], dict[str, int]]:
    """The cards that a seat has thrown away, and those it has passed on with the round in which it did."""
    thrown: set[str] = set()
    passed: dict[str, int] = {}
    for before, after in pairwise(heard):
        was, now = before.view.own, after.view.own
        built = {card for each in after.view.seats for card in each.built}
        lost = {*was.hand, *was.events} - {*now.hand, *now.events} - built - {*after.view.open}
        if before.view.step == "cards.pick" and was.drawn:
            passed |= dict.fromkeys(lost, before.view.round)
        elif before.view.step in ("cards.pick", "actions.plan"):
            thrown |= lost
    return thrown, passed


GAME = GameUnderTest(
    census=census,
    secrets={
        "roles": _roles,
        "goods and coins": _of_others("stock"),
        "pure pieces": _of_others("pure"),
        "marked pieces": _of_others("marked"),
        "hands": _hands,
        "events": _events,
        "piles": _piles,
        "event deck": _deck,
        "chests elsewhere": _chests,
        "past offers": _past_offers,
        "routing": _schedule,
        "jesters": _jesters,
        "indulgences under way": _indulgences,
        "sealed preferences": _sealed_in("roles.preferences"),
        "sealed offers": _sealed_in("trading.offer"),
        "sealed first answers": _sealed_in("trading.first"),
        "sealed second answers": _sealed_in("trading.second"),
        "sealed plans": _sealed_in("actions.plan"),
        "sealed votes": _sealed_in("hunt.vote"),
        "sealed wings": _sealed_in("inquisition.wings"),
        "packed chests": _sealed_in("inquisition.pack"),
        "sealed answers": _sealed_in("inquisition.answer"),
    },
    known={
        "options.*": OPTIONS,
        "sealed.* at cards.done": "there is only one answer: done",
        "drawn.*": "the number of cards in hand tells",
        "chests.*.taken_by at trading.first": "nobody can take a deal before the first viewing ends",
        "chests.*.pure at trading.first": "nobody can have paid yet",
        "chests.*.marked at trading.first": "nobody can have paid yet",
        "kingdoms.*.* at roles.preferences": "before roles are dealt nobody has anything of its own",
        **{
            f"kingdoms.*.{name} at end": "walls are opened for the scoring"
            for name in ("stock.*", "pure", "marked", "debt", "jesters", "role")
        },
        "kingdoms.*.ledger at end": "all trades at the bank have been told",
        "kingdoms.*.traded at [!t]*": "indulgences are under way only while chests are",
        "inquisition.late_guests.*": TOLD,
        "kingdoms.*.sources": TOLD,
        "kingdoms.*.sources.*": TOLD,
        "inquisition.shown.*": TOLD,
        "positions.*": "reputations when the phase began",
        "past_souls.*.round": "everybody knows which rounds were played",
        "let_go.*.*.to": "everybody sees how many cards are passed on and thrown away",
        "let_go.*.*.round": "everybody sees when cards are passed on and thrown away",
        "kingdoms.*.questions": "whoever is asked again has just been seen to answer",
    },
    known_sets={
        "kingdoms.*.role": "four roles are dealt to four seats",
        "events.* at roles.preferences": "nobody has drawn yet",
        "piles.*.*": "all cards of the round are dealt out",
    },
    belied=_belied,
    memories=("let_go",),
    narrowed=(
        *("chests.*.price", "chests.*.taken_by", "kingdoms.*.debt", "kingdoms.*.hand.*"),
        *("past_offers.*.offers.*.price", "past_offers.*.offers.*.taken"),
    ),
    all_options=EVERY_OPTION,
    twin_options=(
        {"learners": True, "jesters": True},
        {"jesters": True, "indulgence_trade": True, "goods_bribes": True, "role_preferences": True},
        {},
    ),
    twin_start=with_indulgences,
    stored=resolving_as_stored,
    hands="kingdoms",
    stems=("devil-step", "devil-phase", "devil-told", "devil-tie"),
    golden=(Golden(4, 1), Golden(4, 2), Golden(4, 11, EVERY_OPTION)),
    released=4,
    all_dealt=True,
    terms=(
        *("wing", "knot", "marked", "houseguest", "courtier", "edge slot", "interest marker", "soul piece"),
        *("achievement", "inquisitors", "vandal", "when points are counted", "round", "phases"),
    ),
    placed=frozenset({"space", "of", "marker", "field"}),
    said_alone={
        "seats.*.minors.*": "in which field an achievement lies is of interest when it is looked up",
        "own.ledger.*": "what one has traded with the bank in this phase is said beside what can be traded",
        "learners": "who plays for the first time reads a sentence on the phase",
    },
    rates=Rates(
        leaf_tables=8,
        leaf_every=6,
        leak_tables=12,
        leak_every=3,
        fixed_every=4,
        drawn_seldom=101,
        twins=130,
        forged_values=30,
    ),
)
