"""Why a steward would answer so can be said of every turn of whole games, in two sentences at most."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.extras.claims import Explaining, reasons_for
from engine.playouts import random_value
from engine.policies import Match, Position
from engine.texts import Listed, Named, Param, SeatRef, Text, things
from face.core.game_lengths import usual_length
from face.core.names import reader_for
from face.wordings.locales import OFFERED
from games.architects.rules import GAME
from games.architects.rules.phases.turns import TURN
from games.architects.rules.policies import POLICIES
from games.architects.rules.policies.candidates import candidates
from games.architects.rules.policies.worth import with_cards
from games.architects.rules.prospects import USUAL_TURNS, needs_of
from games.architects.rules.state import State, guildhall_spaces
from tests.contract.opponents import chance
from tests.games.architects.bot.played import READER, table_of
from tests.games.architects.building import having, standing, table

STEWARD: Any = POLICIES["steward"]
LEADS = ("architects-why-keep-ahead", "architects-why-keep-like")


def sentences(state: State, seat: int, value: dict[str, Any]) -> list[str]:
    position = Position(GAME, state, seat, GAME.asks(state)[seat], chance(2))
    return [READER.line(text) for text in reasons_for(STEWARD, position, value)]


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_turn_of_a_game_has_its_reason(seats: int) -> None:
    match = Match(GAME, GAME.options_type(), ("apprentice", "random") * (seats // 2), (chance(1), chance(1, 1)), float)
    keys: Counter[str] = Counter()
    for number, _ in enumerate(match.steps()):
        state = match.state
        for seat, ask in GAME.asks(state).items():
            position = Position(GAME, state, seat, ask, chance(2, *divmod(number, 256)))
            value = random_value(GAME, position.world, seat, ask.id, position.stream("any"))
            reasons = reasons_for(STEWARD, position, value)
            assert len(reasons) <= 2
            for text in reasons:
                keys[text.key] += 1
                assert not any(sign in READER.line(text) for sign in ("{", "architects-why"))
    assert len(keys) > 15
    assert isinstance(STEWARD, Explaining)


@pytest.mark.usefixtures("complaints")
def test_only_a_card_that_none_is_ahead_of_is_kept_for_its_lead() -> None:
    said = 0
    for seed in range(1, 5):
        match = Match(GAME, GAME.options_type(), ("steward", "steward"), (chance(seed), chance(seed, 1)), float)
        for _ in match.steps():
            if (state := match.state).step != "draft":
                break
            for seat, ask in GAME.asks(state).items():
                position = Position(GAME, state, seat, ask, chance(2))
                worths = with_cards(state, seat, state.piles[seat], STEWARD.weights(seat))
                for card in state.piles[seat]:
                    reasons = reasons_for(STEWARD, position, {"card": card})
                    leads = [text.params.get("points", 0) for text in reasons if text.key in LEADS]
                    others = [text.params["other"].id for text in reasons if text.key in LEADS]
                    beyond = worths[card] - max(worth for other, worth in worths.items() if other != card)
                    assert leads in ([], [round(beyond)])
                    assert all(worths[other] == worths[card] - beyond for other in others)
                    assert not leads or beyond >= -0.5
                    said += len(leads)
    assert said


@pytest.mark.usefixtures("complaints")
def test_it_names_the_building_that_lacks_the_goods() -> None:
    state = having(table(), 0, hand=("well",), stock={"wood": 2})
    assert sentences(state, 0, {"location": "quarry"}) == ["Well lacks 2 stone."]


@pytest.mark.usefixtures("complaints")
def test_it_names_all_that_a_building_lacks_beside_the_goods() -> None:
    state = having(table(), 0, hand=("palace",), stock={"wood": 3, "marble": 1}, apprentices=())
    (said, *_) = sentences(state, 0, {"location": "quarry"})
    assert said == "Palace lacks 3 stone (also 1 marble, tiling, and masonry)."


@pytest.mark.usefixtures("complaints")
def test_goods_and_skills_that_a_building_lacks_beside_are_one_list() -> None:
    state = having(table(), 0, hand=("watchtower",), stock={"wood": 2}, apprentices=())
    (said, *_) = sentences(state, 0, {"location": "forest"})
    assert said == "Watchtower lacks 2 wood (also 3 clay, 1 gold, 1 marble, carpentry, tiling, and masonry)."


@pytest.mark.usefixtures("complaints")
def test_what_a_step_lacks_is_said_with_the_card_that_it_takes() -> None:
    state = having(table(), 0, hand=("keep",), stock={}, virtue=7, apprentices=())
    dig = {"location": "mines", "good": "gold"}
    state = standing(state, "mines", 1)
    lacks = "The next level of the Cathedral lacks 1 gold"
    assert f"{lacks}; the step also takes a card from your hand." in sentences(state, 0, dig)
    assert f"{lacks}." in sentences(having(state, 0, character="frederick"), 0, dig)


@pytest.mark.usefixtures("complaints")
def test_it_names_the_building_that_the_goods_complete() -> None:
    stock = {"clay": 1, "stone": 2}
    state = standing(having(table(), 0, hand=("trading-post", "betting-house"), stock=stock), "mines", 1)
    said = sentences(state, 0, {"location": "mines", "good": "gold"})
    assert said == ["Betting House lacks only 1 gold: after this you can build it."]


@pytest.mark.usefixtures("complaints")
def test_goods_that_are_paid_for_others_do_not_count_as_there() -> None:
    stock = {"clay": 8, "wood": 6, "gold": 3}
    state = having(table(), 0, hand=("watchtower",), stock=stock, apprentices=("labourer",))
    exchange = {"location": "storehouse", "trade1": "marble"}
    costs = "Watchtower lacks 1 marble; what you pay leaves it 1 wood short."
    assert sentences(state, 0, exchange) == [costs]
    enough = having(state, 0, stock={**stock, "wood": 7})
    assert sentences(enough, 0, exchange) == ["Watchtower lacks only 1 marble: after this you can build it."]
    alone = having(enough, 0, workers=1)
    assert sentences(alone, 0, exchange) == ["Watchtower lacks 1 marble."]  # nobody is left to send to the Guildhall


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whenever_a_turn_is_said_to_complete_a_card_all_is_there_after_it(seats: int) -> None:
    match = Match(GAME, GAME.options_type(), ("steward",) * seats, (chance(3), chance(3, 1)), float)
    said = 0
    for number, _ in enumerate(match.steps()):
        state = match.state
        for seat, ask in GAME.asks(state).items():
            if ask.kind != TURN or number % 3:
                continue
            for candidate in candidates(state, seat, TURN):
                position = Position(GAME, state, seat, ask, chance(2))
                for text in reasons_for(STEWARD, position, candidate.value):
                    if text.key != "architects-why-completes":
                        continue
                    said += 1
                    then = GAME.answer(state, seat, ask.id, candidate.value, chance(5)).state
                    me = GAME.view(then, seat).seats[seat]
                    assert me.workers, candidate.value
                    assert needs_of(me, text.params["what"].id, state.options.pack).met, candidate.value
    assert said  # which turns a game of stewards has is not this test's matter


@pytest.mark.usefixtures("complaints")
def test_it_names_the_building_that_lacks_the_marble_before_one_that_lacks_the_stone() -> None:
    state = having(table(), 0, hand=("tilers-hut", "fountain"), stock={"silver": 4})
    market = {"location": "market", "space": "3"}
    assert sentences(state, 0, market) == ["Fountain lacks 3 stone and 1 marble."]


@pytest.mark.usefixtures("complaints")
def test_the_first_worker_in_the_mines_is_for_the_gold_of_the_second() -> None:
    state = having(table(), 0, hand=("betting-house",), stock={"clay": 1, "stone": 2})
    said = sentences(state, 0, {"location": "mines", "good": "clay"})
    assert said == ["The next worker in the Mines can dig gold, which Betting House lacks."]


def test_usual_turns_are_those_that_were_counted() -> None:
    lengths = {seats: usual_length("architects", [seats], "stewards") for seats in USUAL_TURNS}
    assert {seats: length.each.mean for seats, length in lengths.items() if length is not None} == USUAL_TURNS, (
        "as `pactum lengths` has written it"
    )


@pytest.mark.usefixtures("complaints")
def test_it_says_whom_a_capture_is_for() -> None:
    state = standing(having(table(), 0, stock={"silver": 3}), "mines", 0, 9)
    (sentence,) = sentences(state, 0, {"location": "town-centre", "capture1": "mines.1"})
    assert "With 9 workers at the Mines, " in sentence


@pytest.mark.usefixtures("complaints")
def test_goods_that_a_card_lacks_and_the_market_sells_are_told_with_their_price() -> None:
    stock = {"clay": 2, "stone": 1, "silver": 3}
    state = having(table(), 0, hand=("tilers-hut",), stock=stock, virtue=5)
    given = replace(state, small=(), large=())  # as printed: two marble, a stone and a wood
    away = {"location": "silversmith"}
    *_, sold = sentences(given, 0, away)
    assert sold == (
        "What Tiler's Hut lacks (1 wood and 1 stone) is for sale at the Black Market, together with 2 marble, "
        "for 3 silver and 1 virtue; a steward reckons this turn to be worth more."
    )
    poor = having(given, 0, stock={**stock, "silver": 2})
    two = having(given, 0, stock={**stock, "stone": 0})
    free = having(given, 0, stock={**stock, "stone": 2})  # the Forest has the wood
    closed = replace(given, market=(-1, -1, 0))
    for other in (poor, two, free, closed, having(given, 0, virtue=12), having(given, 0, workers=1)):
        assert not any("for sale" in said for said in sentences(other, 0, away))
    assert not any("for sale" in said for said in sentences(given, 0, {"location": "quarry"})), "it brings the stone"


@pytest.mark.usefixtures("complaints")
def test_a_place_that_has_the_last_goods_free_is_named_where_its_turn_is_about_as_good() -> None:
    stock = {"clay": 2, "stone": 2, "silver": 3}
    state = having(table(), 0, hand=("tilers-hut",), stock=stock, virtue=5)
    capture = {"location": "town-centre", "capture1": "mines.1"}
    crowd = standing(state, "mines", 0, 3)
    assert sentences(standing(state, "mines", 0, 1), 0, capture)[1:] == [
        "A worker at the Forest would bring what Tiler's Hut lacks (1 wood), "
        "and a steward reckons this turn to be worth hardly more."
    ]
    assert len(sentences(crowd, 0, capture)) == 1, "worth much more"
    assert len(sentences(state, 0, {"location": "quarry"})) == 1, "it brings goods, too"


@pytest.mark.usefixtures("complaints")
def test_a_building_that_could_be_built_but_waits_is_told_with_why_it_can() -> None:
    state = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 3})
    *_, waits = sentences(state, 0, {"location": "forest"})
    assert waits.startswith("You could build Well now, but it can wait: nobody can take its card or its space")
    paid = sentences(state, 0, {"location": "town-centre"})
    short = having(state, 0, stock={"wood": 2})
    assert not any("can wait" in said for said in (*sentences(short, 0, {"location": "forest"}), *paid[:1]))


@pytest.mark.usefixtures("complaints")
def test_who_draws_beside_a_card_that_lacks_little_is_told_which() -> None:
    state = having(table(), 0, hand=("well", "watchtower"), stock={"wood": 2, "stone": 1, "silver": 3})
    draw = {"location": "workshop", "who": "plan"}
    said, *_ = sentences(state, 0, draw)
    assert said.startswith("Of your 2 building cards only Well is near (1 stone short)")
    (said,) = sentences(having(state, 0, stock={"silver": 3}), 0, draw)
    assert said.startswith("You can't build any of your 2 building cards yet")


@pytest.mark.usefixtures("complaints")
def test_where_no_turn_brings_points_a_hint_does_not_speak_against_its_own() -> None:
    state = having(table(2), 0, hand=(), stock={}, apprentices=(), workers=1)
    spaces = guildhall_spaces(state)
    idle = replace(state, guildhall=(1,) * (spaces - 1), workers=dict.fromkeys(state.workers, (0, 0)))
    *_, said = sentences(idle, 0, {"location": "forest"})
    assert (
        said
        == "One space of the Guildhall is left: whatever you do, neither this turn nor your next one brings points."
    )
    *_, said = sentences(replace(idle, workers={**idle.workers, "mines": (3, 0)}), 0, {"location": "forest"})
    assert said.startswith("One space of the Guildhall is left: this brings no points now")


@pytest.mark.usefixtures("complaints")
def test_in_the_last_turn_it_says_so() -> None:
    state = replace(having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2}), final=1)
    assert sentences(state, 0, {"location": "build.well"}) == ["It's your last turn: this brings 3 points now."]
    assert sentences(state, 0, {"location": "quarry"}) == ["It's your last turn: this brings no points now."]


@pytest.mark.usefixtures("complaints")
def test_a_kept_card_needs_nothing_more_or_what_others_need_too() -> None:
    cards = table().pack.buildings
    free = next(id for id, card in cards.items() if id == "fountain")
    one, other = [id for id, card in cards.items() if card.needs == ("masonry",) and not card.promo][:2]
    lone = next(id for id, card in cards.items() if card.needs == ("tiling",) and not card.promo)
    state = replace(having(table(), 0, hand=(one,)), step="keep", looking=(free, "smithy", other, lone))
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))

    def said(card: str) -> str:
        (text,) = reasons_for(STEWARD, position, {"card": card})
        return READER.line(text)

    assert said(free) == f"{cards[free].name} needs no skill, and scores {cards[free].points} points."
    assert said("smithy") == "Smithy needs no skill you lack: built, it scores 3 points and brings 4 stone at once."
    assert f"needs masonry, like {cards[one].name} in your hand" in said(other)
    assert "one apprentice helps with them all" in said(other)
    assert said(lone).startswith("By a steward's reckoning, ")


def test_of_cards_worth_about_the_same_a_hint_names_both_with_what_is_printed_on_them() -> None:
    state = replace(having(table(), 0, hand=(), apprentices=()), step="keep", looking=("fortress", "tavern"))
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))
    (said,) = reasons_for(STEWARD, position, {"card": "fortress"})
    assert READER.line(said) == (
        "By a steward's reckoning, Fortress (12 points, −2 virtue; needs carpentry, tiling, and masonry) "
        "and Tavern (6 points; needs carpentry) are worth about the same to you: choose the one you like."
    )
    (said,) = sentences(replace(state, looking=("church", "keep")), 0, {"card": "church"})
    assert said == "Church needs no skill, and scores 5 points."
    skilled = having(state, 0, apprentices=("labourer",))
    (said,) = sentences(replace(skilled, looking=("tavern", "church")), 0, {"card": "tavern"})
    assert said == "Tavern needs no skill you lack, and scores 6 points."


@pytest.mark.usefixtures("complaints")
def test_two_skills_are_not_served_by_one_apprentice() -> None:
    state = replace(having(table(), 0, hand=("monument",)), step="keep", looking=("watchtower",))
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))
    (text,) = reasons_for(STEWARD, position, {"card": "watchtower"})
    assert READER.line(text) == (
        "Watchtower needs tiling and masonry, like Monument in your hand, and carpentry besides."
    )


def test_a_card_is_said_to_need_only_what_each_of_those_beside_it_needs() -> None:
    begun = GAME.setup(GAME.options_type(), 2, chance(1)).state
    apart = having(begun, 0, hand=("tavern", "treasury"), apprentices=())
    state = replace(apart, piles=(("gamblers-den", *apart.piles[0][1:]), *apart.piles[1:]))
    (said,) = sentences(state, 0, {"card": "gamblers-den"})
    assert said == "Gambler's Den needs carpentry, like Tavern in your hand, and tiling besides."
    alike = having(state, 0, hand=("tavern", "library"))
    (said,) = sentences(alike, 0, {"card": "gamblers-den"})
    assert said == (
        "Gambler's Den needs carpentry and tiling, like Library in your hand: the same apprentices help with them all."
    )


def test_a_step_says_what_it_adds_and_what_the_reset_after_it_costs() -> None:
    ready = having(table(), 0, hand=("well",), stock={"gold": 1}, virtue=7)
    step = {"location": "cathedral", "card": "well"}
    alone = "The next step on the Cathedral adds a point after its cost, and brings a reward"
    assert sentences(ready, 0, step) == [f"{alone}."]
    rows = replace(ready, guildhall=(1, 2) * 4, prison=(1, 0, 0))  # the next space is the first of the third row
    assert sentences(rows, 0, step) == [f"{alone}; the reset that follows costs 2 points."]
    blamed = replace(rows, prison=(3, 0, 0))
    assert sentences(blamed, 0, step) == [f"{alone}; the reset that follows costs 2 points and 1 virtue."]


def test_of_several_orders_the_one_that_moves_most_is_named() -> None:
    state = standing(having(table(), 0, captured=(0, 2, 0)), "guardhouse", 1)
    orders = {"location": "guardhouse", "order1": "imprison", "order2": "release"}
    assert sentences(replace(state, prison=(3, 0, 0)), 0, orders) == ["Your 3 workers leave Prison at once, free."]
    assert sentences(replace(state, prison=(1, 0, 0)), 0, orders)[0].startswith("The 2 captured workers bring")


def test_workers_who_come_home_are_told_beside_those_who_are_there() -> None:
    state = standing(having(table(), 0, stock={"silver": 3}), "forest", 4)
    home = {"location": "town-centre", "capture1": "forest.0"}
    state = having(having(state, 1, stock={"silver": 1}), 2, stock={})
    from_there = "Your 4 workers come home from the Forest, where Seat 2 could capture them."
    assert sentences(state, 0, home) == [from_there]
    poor = having(state, 1, stock={})
    assert sentences(poor, 0, home) == ["By a steward's reckoning, nothing else brings more here."]
    assert sentences(having(state, 0, workers=3), 0, home) == [
        "Your 4 workers come home from the Forest at once: without them you'd have 2 at home."
    ]
    assert sentences(having(state, 0, workers=1), 0, home) == [
        "Your 4 workers come home from the Forest at once, instead of one a turn."
    ]


def test_one_worker_who_comes_home_is_not_said_to_save_turns() -> None:
    state = standing(having(having(table(), 2, stock={}), 0, stock={"silver": 3}), "forest", 1)
    state = having(state, 1, stock={"silver": 1})
    home = {"location": "town-centre", "capture1": "forest.0"}
    assert sentences(having(state, 0, workers=1), 0, home) == [
        "Your worker comes home from the Forest, where Seat 2 could capture it."
    ]


def test_workers_who_are_captured_beside_own_ones_are_the_reason_where_enough_are_at_home() -> None:
    state = standing(standing(having(table(), 0, stock={"silver": 3}), "town-centre", 2), "mines", 0, 1)
    both = {"location": "town-centre", "capture1": "town-centre.0", "capture2": "mines.1", "capture3": "stop"}
    said, beside = sentences(state, 0, both)
    assert said.startswith("With a worker at the Mines, ")
    assert said.endswith(" gets more from each later visit there.")
    others = "Seat 2 and Seat 3"
    assert beside == f"Your 3 workers come home from the Town Centre, where {others} could capture them."
    poor = having(having(state, 1, stock={}), 2, stock={})
    assert len(sentences(poor, 0, both)) == 1
    (said,) = sentences(having(state, 0, workers=2), 0, both)
    assert said == "Your 3 workers come home from the Town Centre at once: without them you'd have 1 at home."


def test_groups_of_several_that_are_captured_are_all_named() -> None:
    state = standing(standing(having(table(), 0, stock={"silver": 3}), "town-centre", 1), "mines", 0, 2, 1)
    both = {"location": "town-centre", "capture1": "mines.1", "capture2": "mines.2"}
    assert sentences(state, 0, both) == [
        "With their workers at the Mines, Seat 2 (2) and Seat 3 (1) get more from each later visit there; "
        "the Guardhouse pays 1 silver more for them than the capture costs."
    ]


def test_workers_in_the_tax_stand_are_not_said_to_count_there() -> None:
    state = standing(having(table(), 0, stock={"silver": 3}), "tax-stand", 0, 3)
    (said,) = sentences(state, 0, {"location": "town-centre", "capture1": "tax-stand.1"})
    assert "leave the Tax Stand for your board" in said
    assert said.endswith("the Guardhouse pays 2 silver more for them than the capture costs.")


def test_a_free_apprentice_is_not_said_to_be_worth_a_price() -> None:
    state = replace(having(table(), 0, hand=(), apprentices=()), step="hire", hire=True)
    who = next(card for row in state.rows for card in row if card)
    assert sentences(state, 0, {"who": who}) == ["By a steward's reckoning, nothing else brings more here."]


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("language", OFFERED)
def test_what_reviews_of_earlier_releases_keep_can_still_be_said(language: str) -> None:
    what, goods, skills = Named("building", "well"), things({"stone": 2}), Listed((Text("architects-skill-masonry"),))
    crowd: dict[str, Param] = {"count": 3, "place": Named("architects-place", "mines")}
    kept: dict[str, dict[str, Param]] = {
        "build": {"what": what, "points": 3},
        "keep": {"what": what, "points": 0},
        "step": {"points": 2, "reward": "yes"},
        "skill": {"what": Named("apprentice", "merchant-1"), "skills": skills},
        "capture": {"seat": SeatRef(1), **crowd},
        "home": crowd,
        "fetch-safe": {**crowd, "left": 6},
        "goods": {"what": what, "things": goods},
        "gold": {"count": 3},
        "stock": {"things": goods},
        "riches": {"things": goods},
        "exchange": {"what": what, "things": goods},
        "silver-skill": {"what": what, "skills": skills},
        "level": {"things": goods, "any": 0},
        "end": {"spaces": 4},
        "cards-ready": {"count": 3},
        "free": {"count": 3},
    }
    reader = reader_for(table_of(table()), language, 0)
    for name, params in kept.items():
        said = reader.line(Text(f"architects-why-{name}", params))
        assert said.endswith(".")
        assert "architects" not in said
        assert "{" not in said
