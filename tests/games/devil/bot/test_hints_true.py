"""Hints in whole games of stewards: true beside the desk, more than the card, with their risks, right in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine.effects import minus
from engine.extras.claims import Because, risks_for
from engine.forms import Draft, Pick
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, Text, Things
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.face.cards import names_at
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.reputation import wings_ahead
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.answers import inquisitors_of
from games.devil.rules.phases.production_interest_reputation import charge_interest
from games.devil.rules.phases.ritual import NOBODY
from games.devil.rules.phases.trading import ACCEPT
from games.devil.rules.phases.witch_hunt import PROVE
from games.devil.rules.policies import POLICIES
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.acts.counting import spending
from games.devil.rules.policies.plans import Search, prospect
from games.devil.rules.policies.reading import mortality
from games.devil.rules.policies.risks import guests_brought
from games.devil.rules.prospects import pieces_spare
from games.devil.rules.rulebook import INDULGENCES, PIECES_TO_PROVE, WINGS_FOR_ONE
from games.devil.rules.state import ROUNDS, Chest, Kingdom, State
from host.stewards.hints import HINT_EFFORT
from tests.contract.hinted import Hinted, hints, repeats, risky, said_in_play
from tests.contract.opponents import chance
from tests.games.devil.builders import GAME, SUN, table
from tests.ground import in_depth, sized

pytestmark = [pytest.mark.sampled, pytest.mark.usefixtures("complaints")]
READER = Reader(texts("en"), name_of=names_at("house"))
TABLES = sized(((4, 1), (4, 2), (4, 3)), ((4, 1),))
COUNT = in_depth(300, 100, 40)
IN_PLAY = sized(tuple((4, seed) for seed in range(11, 18)), ((4, 11),))
MANY = in_depth(1200, 400, 60)  # answers of stewards; a thousand are to be had
LAST_PLANS = sized(4, 2)  # of a table
STEWARD: Any = POLICIES["steward"]


@cache
def in_play() -> tuple[Hinted, ...]:
    found = tuple(said_in_play("devil", IN_PLAY, MANY))
    assert len(found) >= in_depth(1000, 250, 50)
    return found


@cache
def corpus() -> tuple[Hinted, ...]:
    return tuple(hints("devil", TABLES, COUNT))


@cache
def last_plans() -> tuple[Hinted, ...]:
    found = hints(
        "devil", TABLES, LAST_PLANS * len(TABLES), lambda state, ask: ask.kind == "plan" and state.round == ROUNDS
    )
    return tuple(found)


def kingdom_of(hint: Hinted) -> Kingdom:
    kingdom: Kingdom = hint.position.world.kingdoms[hint.position.seat]
    return kingdom


def amounts(text: Text) -> dict[str, int]:
    held = text.params["things"]
    assert isinstance(held, Things)
    return held.amounts


def lacks(hint: Hinted, card: str, stock: Mapping[str, int] | None = None) -> dict[str, int]:
    """What the desk says that a card in hand is missing."""
    kingdom, pack = kingdom_of(hint), hint.position.world.pack
    held = kingdom.stock if stock is None else stock
    cost = building_cost(kingdom, pack.buildings[card], pack)
    return {good: count - held[good] for good, count in cost.items() if count > held[good]}


def _what(text: Text) -> str:
    what = text.params["what"]
    assert isinstance(what, Named)
    return what.id


def _sale(text: Text, hint: Hinted) -> bool:
    """No card lacks more of these goods without them."""
    then = minus(kingdom_of(hint).stock, amounts(text))
    hand = kingdom_of(hint).hand
    return all(not lacks(hint, card, then).keys() & amounts(text).keys() for card in hand)


def _spared(text: Text, hint: Hinted) -> bool:
    goods = hint.value["goods"]
    return bool(lacks(hint, _what(text), minus(kingdom_of(hint).stock, goods)).keys() & amounts(text).keys())


def _lacking(text: Text, hint: Hinted) -> bool:
    """The cards in hand that it names lack together just so much of each of these goods."""
    kingdom, pack = kingdom_of(hint), hint.position.world.pack
    named = text.params["what"]
    assert isinstance(named, Listed)
    cards = [each.id for each in named.items if isinstance(each, Named)]
    wanted: Counter[str] = Counter()
    for card in cards:
        wanted.update(building_cost(kingdom, pack.buildings[card], pack))
    exact = all(wanted[good] - kingdom.stock[good] == count for good, count in amounts(text).items())
    return exact and set(cards) <= set(kingdom.hand) and text.params["cards"] == ("alone", "both")[len(cards) - 1]


def _penalties(text: Text, hint: Hinted) -> bool:
    facing = {inquisitor for _, inquisitor in inquisitors_of(hint.position.world, hint.position.seat)}
    who = text.params["who"]
    assert isinstance(who, Listed)
    return all(isinstance(each, Named) and each.id in facing for each in who.items)


def _open(hint: Hinted, *fields: str) -> set[str]:
    """What the desk lets be chosen in these fields."""
    nodes = [field.node for field in hint.position.form(Draft()).fields if field.name in fields]
    return {option.id for node in nodes if isinstance(node, Pick) for option in node.options if option.closed is None}


def _nobody_to_guess(text: Text, hint: Hinted) -> bool:
    """That nobody is left to be guessed is said only where the desk offers nobody."""
    return text.params["last"] == "no" or _open(hint, "devil", "cultist") <= {NOBODY}


def _seat(text: Text) -> int:
    who = text.params["seat"]
    assert isinstance(who, SeatRef)
    return who.seat


def _spent_most(text: Text, hint: Hinted) -> bool:
    """Nobody else has built for as much beside what fields made and is owed."""
    world = hint.position.world
    spent = [spending(world, seat) for seat in range(len(world.kingdoms))]
    return spent.count(max(spent)) == 1 and spent[_seat(text)] == max(spent)


def _hardly(text: Text, hint: Hinted) -> bool:
    """The accused is what the sentence says, by all that the seat believes."""
    believed = beliefs(hint.position.world, hint.position.seat)[_seat(text)]
    return hint.value["whom"] == str(_seat(text)) and mortality(believed) > 0.8


def _accused(text: Text, hint: Hinted) -> bool:
    votes = [whom for acts in hint.position.view.past_acts for whom in acts.accused]
    return votes.count(_seat(text)) == text.params["count"]


def _printed(hint: Hinted) -> int:
    """The points on the buildings that the answer chooses."""
    cards = hint.position.world.pack.buildings
    chosen = [hint.value.get(field, "none") for field in ("build1", "build2")]
    return sum(cards[card].points for card in chosen if card != "none")


def _saved(text: Text, hint: Hinted) -> bool:
    """What soul pieces save is within what the desk says of them; what they are worth is split as it says."""
    view, kept, count = hint.position.view, text.params["kept"], text.params["count"]
    assert isinstance(kept, int)
    assert isinstance(count, int)
    bought = text.key.endswith("bids")
    own = replace(view.own, pure=view.own.pure + count) if bought else view.own
    spared = pieces_spare(count, view, own, hint.position.world.pack)
    worth = text.params["points" if bought else "cost"]
    assert isinstance(worth, int)
    rest = text.params["rest"]
    split = worth == kept if rest == "no" else worth < kept if rest == "less" else worth > kept
    return split and sum(each.least for each in spared) <= kept <= sum(each.most for each in spared)


def _plan(text: Text, hint: Hinted) -> bool:
    return hint.position.world.round < ROUNDS and text.params["printed"] == _printed(hint)


def _weighed(text: Text, hint: Hinted) -> bool:
    """What is taken is told as worth its price, or the coins as worth less elsewhere; what is left, the reverse."""
    worth, price = text.params["worth"], text.params["price"]
    assert isinstance(worth, int)
    assert isinstance(price, int)
    more = worth - price if hint.value["answer"] == ACCEPT else price - worth
    return more >= 0 if text.key.endswith("deal") else more < 0


CLUES = (  # what speaks for whom one names
    *("goods", "goods-again", "goods-begun", "goods-begun-again", "goods-nobody", "goods-nobody-again", "asked"),
)
TRUE: dict[str, Callable[[Text, Hinted], bool]] = {
    "deal": _weighed,
    "spare": lambda text, hint: hint.value["answer"] == ACCEPT and _weighed(text, hint),
    "dear": lambda text, hint: hint.value["answer"] != ACCEPT and _weighed(text, hint),
    "parts": _saved,
    "bids": _saved,
    "souls-few": lambda text, hint: ACCEPT not in _open(hint, "answer"),
    "taken": lambda text, hint: ACCEPT not in _open(hint, "answer"),
    "no-guess": _nobody_to_guess,
    **dict.fromkeys(CLUES, lambda text, hint: hint.value.get("whom") != NOBODY),
    "vote-nobody": lambda text, hint: bool(_open(hint, "whom") - {NOBODY}),
    "spent-most": _spent_most,
    "accused": _accused,
    "vote-cover": _hardly,
    "vote-silent": lambda text, hint: bool(_open(hint, "whom") - {NOBODY}),
    "vote-left": lambda text, hint: _open(hint, "whom") <= {NOBODY},
    "confesses": lambda text, hint: PROVE not in _open(hint, "answer"),
    "no-wings-yet": lambda text, hint: hint.position.world.round < ROUNDS,
    "repay-last": lambda text, hint: hint.position.world.round == ROUNDS,
    "keep": lambda text, hint: lacks(hint, _what(text)) == amounts(text),
    "keep-paid": lambda text, hint: not lacks(hint, _what(text)),
    "sale": _sale,
    "sale-spared": _spared,
    "lacking": _lacking,
    "penalties": _penalties,
    "proves": lambda text, hint: kingdom_of(hint).souls >= 3,
    "plan-last": lambda text, hint: hint.position.world.round == ROUNDS,
    "plan-last-loss": lambda text, hint: hint.position.world.round == ROUNDS,
    "plan": lambda text, hint: _plan(text, hint) and text.params["points"] >= text.params["printed"],
    "plan-costs": lambda text, hint: _plan(text, hint) and text.params["points"] < text.params["printed"],
}


def test_no_reason_contradicts_what_the_desk_says() -> None:
    said: Counter[str] = Counter()
    wrong = []
    for hint in (*corpus(), *in_play(), *last_plans()):
        for text in hint.reasons:
            name = text.key.removeprefix("devil-why-")
            said[name] += 1
            if name in TRUE and not TRUE[name](text, hint):
                wrong.append((hint.number, hint.value, READER.line(text)))
    assert wrong == []
    assert len(said) > 8
    assert {"plan", "plan-costs"} <= said.keys()


def test_no_advised_plan_names_what_would_be_skipped() -> None:
    plans = [hint for hint in (*corpus(), *in_play(), *last_plans()) if hint.position.ask.kind == "plan"]
    assert plans
    for hint in plans:
        world, seat = hint.position.world, hint.position.seat
        kingdom, where = world.kingdoms[seat], scene(world, seat)
        after = Resolution(where).run(planned(kingdom, plan_fields(kingdom, where, Draft(hint.value)), hint.value))
        assert after.turn is not None
        assert after.turn.skipped == (), hint.value


def test_no_reason_merely_repeats_the_card() -> None:
    for hint in corpus():
        for text in hint.reasons:
            what = text.params.get("what")
            if isinstance(what, Named):
                printed = what.id.replace("-", " ")
                assert not repeats(READER.line(text), printed), READER.line(text)


def test_in_the_last_round_a_plan_says_its_points_and_is_the_best_within_one() -> None:
    for hint in last_plans():
        world, seat = hint.position.world, hint.position.seat
        kingdom, where = world.kingdoms[seat], scene(world, seat)
        advised = Position(GAME, world, seat, hint.position.ask, chance(5), HINT_EFFORT)
        value = STEWARD.answer(advised)
        plan = plan_fields(kingdom, where, Draft(value))
        after = Resolution(where).run(planned(kingdom, plan, value))
        best = Search(kingdom, where, 5 * HINT_EFFORT).best()
        assert prospect(after, where) >= best.worth - 1, value
        assert hint.reasons[0].key.startswith(("devil-why-plan-last", "devil-why-no-plan"))


def advice(state: State, seat: int, value: dict[str, Any]) -> set[str]:
    position = Position(GAME, state, seat, GAME.asks(state)[seat], chance(2))
    risks = risks_for(STEWARD, position, value)
    assert all(READER.line(risk).endswith(".") for risk in risks)
    return {risk.key.removeprefix("devil-risk-") for risk in risks}


SOLD = {"answer": "accept", "marked": 0}
FOR_A_SOUL = (Chest({"marble": 2}, True, 1),) * 4


def test_a_soul_piece_too_many_is_named_before_a_hunt() -> None:
    few = table("trading.first", 2, chests=FOR_A_SOUL, sun={"pure": 3, "marked": 0})
    many = table("trading.first", 2, chests=FOR_A_SOUL, sun={"pure": 4, "marked": 0})
    late = table("trading.first", 4, chests=FOR_A_SOUL, sun={"pure": 3, "marked": 0})
    assert "hunt" in advice(few, SUN, SOLD)
    assert "hunt" not in advice(many, SUN, SOLD)
    assert "hunt" not in advice(late, SUN, SOLD)
    assert advice(few, SUN, {"answer": "refuse"}) == set()


def test_a_soul_piece_that_an_inquisitor_will_ask_for_is_named() -> None:
    last = table("trading.first", ROUNDS, chests=FOR_A_SOUL, sun={"pure": 2, "marked": 0})
    spare = table("trading.first", ROUNDS, chests=FOR_A_SOUL, sun={"pure": 6, "marked": 0})
    assert "inquisitors" in advice(last, SUN, SOLD)
    assert "inquisitors" not in advice(spare, SUN, SOLD)


def test_the_third_demon_wing_of_a_confession_is_named() -> None:
    state = table("hunt.answer", questioned=(SUN,), sun={"demons": 2, "pure": 1})
    assert advice(state, SUN, {"answer": "confess"}) == {"guest"}
    spared = table("hunt.answer", questioned=(SUN,), sun={"demons": 1, "pure": 1})
    assert advice(spared, SUN, {"answer": "confess"}) == set()


def test_wings_that_go_back_first_bring_no_houseguest() -> None:
    begun = table("plan", 2, sun={"demons": 2})
    kingdom = begun.kingdoms[SUN]
    for claims, thirds in (
        ((("demon", 1),), 1),
        ((("demon", -1), ("demon", 1)), 0),
        ((("demon", 1), ("demon", -1)), 1),
        ((("demon", -3), ("demon", 2)), 0),
        ((("demon", 1), ("demon", 3)), 2),
    ):
        assert wings_ahead(kingdom, claims)["demon"].thirds == thirds
        said = [READER.line(each.text) for each in guests_brought(kingdom, claims) if isinstance(each, Because)]
        assert said == GUESTS[thirds], claims


GUESTS: dict[int, list[str]] = {
    0: [],
    1: ["It's your third demon wing, and 3 bring a houseguest."],
    2: ["That many demon wings bring 2 houseguests: one for every 3."],
}


def test_inquisitors_are_set_against_pieces_and_indulgences_together() -> None:
    chests = (Chest({"marble": 2}, True, 1, indulgences=1),) * 4
    state = table("trading.first", ROUNDS, chests=chests, sun={"pure": 1, "marked": 0, "indulgences": 1})
    position = Position(GAME, state, SUN, GAME.asks(state)[SUN], chance(2))
    (said,) = [risk for risk in risks_for(STEWARD, position, SOLD) if risk.key == "devil-risk-inquisitors"]
    assert said.params == {"asking": 3, "count": 2}
    assert READER.line(said).startswith("Unless bribes send some away, at least 3 inquisitors ask you for a piece")


def _souls_left(text: Text, hint: Hinted) -> int:
    chest = hint.position.view.own.chest
    return kingdom_of(hint).souls - int(chest.price)


def _guest(text: Text, hint: Hinted) -> bool:
    """Whether the desk's preview shows the houseguest; a confession has none."""
    position = hint.position
    if position.ask.kind == "questioned":
        return kingdom_of(hint).demons == WINGS_FOR_ONE - 1
    lines = GAME.preview(position.world, position.seat, position.ask.id, hint.value)
    return any(line.key == "devil-preview-guest" for line in lines)


def _beyond(text: Text, hint: Hinted) -> bool:
    """Whether the next interest lifts the debt that the plan leaves beyond the limit."""
    world, seat = hint.position.world, hint.position.seat
    kingdom, where = kingdom_of(hint), scene(world, seat)
    after = Resolution(where).run(planned(kingdom, plan_fields(kingdom, where, Draft(hint.value)), hint.value))
    charged = charge_interest(after, world.pack)
    more = charged.claims[len(after.claims) :]
    return after.debt == text.params["debt"] and bool(more) and all(wing == "demon" for wing, _ in more)


def _not_enough(text: Text, hint: Hinted) -> bool:
    asking, count = text.params["asking"], text.params["count"]
    own = hint.position.view.own
    given = own.indulgences + own.chest.goods.get(INDULGENCES, 0)
    assert isinstance(asking, int)
    assert isinstance(count, int)
    return count == _souls_left(text, hint) + given < asking


RISKS: dict[str, Callable[[Text, Hinted], bool]] = {
    "hunt": lambda text, hint: (
        _souls_left(text, hint) == text.params["count"] and _souls_left(text, hint) < PIECES_TO_PROVE
    ),
    "inquisitors": _not_enough,
    "debt": _beyond,
    "guest": _guest,
    "guests": _guest,
}


def test_no_risk_contradicts_what_comes_of_it() -> None:
    wrong = []
    for hint in risky("devil", IN_PLAY, MANY):
        for text in hint.risks:
            if not RISKS[text.key.removeprefix("devil-risk-")](text, hint):
                wrong.append((hint.number, hint.value, READER.line(text)))
    assert wrong == []


def test_every_price_in_soul_pieces_of_whole_games_names_what_it_costs() -> None:
    for hint in corpus():
        if hint.position.ask.kind != "viewing" or hint.value.get("answer") != "accept":
            continue
        chest = hint.position.view.own.chest
        left = kingdom_of(hint).souls - chest.price if getattr(chest, "souls_asked", False) else 99
        if left < 3 and hint.position.world.round <= 3:
            assert "devil-risk-hunt" in hint.keys
