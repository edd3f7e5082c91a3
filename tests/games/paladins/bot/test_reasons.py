"""Why a steward would answer so can be said of every question of whole games, in two sentences at most."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.extras.claims import Explaining, reasons_for, risks_for
from engine.playouts import random_value
from engine.policies import Match, Position
from games.paladins.rules.effects import DropSuspicion
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.policies import POLICIES
from games.paladins.rules.policies.merits import track_reached
from games.paladins.rules.policies.proofs import within
from games.paladins.rules.policies.why import AIMS
from games.paladins.rules.state import NOBODY, Options, Player, State
from tests.contract.opponents import chance
from tests.games.paladins.bot.played import READER
from tests.games.paladins.table import GAME, MANY, OUTSIDERS, act, player, table, workers

STEWARD: Any = POLICIES["steward"]
BARE: dict[str, Any] = {"favours": (), "row": ("",) * 5, "outsiders": ("",) * 6}
LAST: dict[str, Any] = {**BARE, "round": 7, "orders": ("order-fortify", "order-convert", "order-attack")}
BUILDER = player(walls=("wall-points",) * 4, influence=7, workers=workers())


def sentences(state: State, value: dict[str, Any], seat: int = 0) -> list[str]:
    position = Position(GAME, state, seat, GAME.asks(state)[seat], chance(2))
    return [READER.line(text) for text in reasons_for(STEWARD, position, value)]


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_every_answer_of_a_game_has_its_reason(seats: int, seed: int) -> None:
    match = Match(GAME, Options(), ("apprentice", "random", "random", "random")[:seats], (chance(seed),) * 2, float)
    keys: Counter[str] = Counter()
    for number, _ in enumerate(match.steps()):
        state = match.state
        for seat, ask in GAME.asks(state).items():
            position = Position(GAME, state, seat, ask, chance(2, *divmod(number, 256)))
            value = random_value(GAME, position.world, seat, ask.id, position.stream("any"))
            reasons = reasons_for(STEWARD, position, value)
            assert len(reasons) <= 2
            assert reasons or ask.kind in ("drop", "repent")
            for text in reasons:
                keys[text.key] += 1
                words = READER.line(text)
                assert not any(sign in words for sign in ("{", "paladins-why"))
                assert words.endswith(".")
    assert len(keys) > 15
    assert isinstance(STEWARD, Explaining)


@pytest.mark.usefixtures("complaints")
def test_it_says_how_far_an_order_is() -> None:
    own = player(influence=5, walls=("wall-points",) * 3)
    state = table(own, player(), **BARE | {"orders": ("order-fortify",)})
    first, *_ = sentences(state, {"action": "fortify", "workers": "merchant.labourer.scout"})
    assert first == "This is number 4 of the 5 a King's Order wants for 4 points."


@pytest.mark.usefixtures("complaints")
def test_it_says_how_far_the_next_points_of_a_track_are() -> None:
    state = table(player(strength=1), player(), **BARE | {"orders": ()})
    first, *_ = sentences(state, {"action": "garrison", "space": "space-1-2", "workers": "merchant.labourer.fighter"})
    assert first == "✝️ Faith reaches 1: one more step brings a point."


@pytest.mark.usefixtures("complaints")
def test_it_says_what_goods_are_for() -> None:
    own = replace(BUILDER, workers=workers(labourer=2, merchant=1, scout=2), provisions=0)
    assert sentences(table(own, player(), **LAST), {"action": "hunt", "workers": "labourer.scout"}) == [
        "The goods are for Fortify.",
        "It's the last round, and this brings a point now.",
    ]


@pytest.mark.usefixtures("complaints")
def test_it_claims_nothing_of_other_groups() -> None:
    cards = {"merchants": "tavern-8", "clerics": "tavern-20", "fighters": "tavern-19"}
    own = replace(BUILDER, silver=0, placed={"conspire": ("labourer",)})
    state = table(own, player(), step="tavern", tavern=tuple(cards.values()), drinkers=(NOBODY,) * 3, **LAST)
    words = sentences(state, {"card": cards["merchants"]})
    assert words[0].startswith("With these workers you can do")
    assert not any("another group" in line for line in words)


@pytest.mark.usefixtures("complaints")
def test_in_the_last_round_it_says_so() -> None:
    state = table(player(), player(), **LAST)
    *_, last = sentences(state, {"action": "hunt", "workers": "labourer.scout"})
    assert last == "It's the last round, and this brings a point now."


@pytest.mark.usefixtures("complaints")
def test_in_the_last_round_nothing_is_promised_of_a_wall_that_nobody_knows() -> None:
    own = player(provisions=1, workers=workers(merchant=1, labourer=1, scout=1))
    *_, last = sentences(table(own, player(), **LAST), {"action": "fortify", "workers": "merchant.labourer.scout"})
    assert last == "It's the last round: hidden cards decide what this brings."


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(
    ("number", "words"), [(4, "Nothing you can still pay for is worth"), (7, "It's the last round")]
)
def test_workers_are_kept_for_a_round_that_comes(number: int, words: str) -> None:
    state = table(player(workers=workers(labourer=1)), player(), **BARE | {"round": number})
    (only,) = sentences(state, {"action": "pass", "keep": "labourer"})
    assert only.startswith(words)


def of_a_collector(**own: Any) -> tuple[State, dict[str, Any]]:
    """A debt destroyed by sending a townsfolk away."""
    state = table(player(**own), player(), **BARE | {"row": ("debt-collector-2", "", "", "", "")})
    value = {"action": "recruit", "townsfolk": "debt-collector-2", "paid": "silver", "workers": "labourer"}
    return state, value | {"debt": "yes"}


@pytest.mark.usefixtures("complaints")
def test_a_townsfolk_sent_away_for_a_debt_is_explained_by_the_debt() -> None:
    first, *_ = sentences(*of_a_collector(debts=1))
    assert first == "Unpaid, the debt would cost 3 points at the end."


@pytest.mark.usefixtures("complaints")
def test_a_townsfolk_sent_away_for_workers_is_explained_by_them() -> None:
    own = player(workers=workers(labourer=2, fighter=1))
    state = table(own, player(), row=("abbot-1", "", "", "", ""), favours=())
    first, *_ = sentences(state, {"action": "recruit", "townsfolk": "abbot-1", "paid": "silver", "workers": "labourer"})
    assert first.startswith("Abbot brings ⚪L ⚫Cl, which helps with ")


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(
    ("at", "pay", "words"),
    [
        (4, "silver", "one worker Abbot"),
        (0, "silver", "one worker and 3🥈 Abbot"),
        (0, "debt", "one worker and a debt Abbot"),
    ],
)
def test_a_townsfolk_sent_away_says_all_that_it_costs(at: int, pay: str, words: str) -> None:
    row = ["", "", "", "", ""]
    row[at] = "abbot-1"
    state = table(player(workers=workers(labourer=1), silver=3), player(), **BARE | {"row": tuple(row)})
    value = {"action": "recruit", "townsfolk": "abbot-1", "pay": pay, "workers": "labourer"}
    first, *_ = sentences(state, value)
    assert first == f"No big action is left this round, and for {words} brings ⚪L ⚫Cl."


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(
    ("favour", "workers", "words"),
    [
        ("favour-labourers", "criminal", "For one worker it brings 3⚪L"),
        ("favour-debt", "fighter", "For one worker and 1🥈 it brings"),
        ("favour-workers", "labourer", "For one worker and a debt it brings"),
    ],
)
def test_a_favour_says_all_that_it_costs(favour: str, workers: str, words: str) -> None:
    state = table(player(workers=(3, 3, 3, 3, 3, 3), debts=1), player(), **BARE | {"favours": (favour,)})
    first, *_ = sentences(state, {"action": "favour", "favour": favour, "workers": workers})
    assert first.startswith(words)


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("squire-1", "At an Inquisition Squire brings +1✝️ if you hold no suspicions: you have 0"),
        ("peddler-1", "At an Inquisition Peddler brings ⚪L if you hold 2 suspicions or more: you have 0"),
        ("conspirator-1", "Before an Inquisition's verdict Conspirator lets you discard a suspicion: you have 0"),
    ],
)
def test_it_says_for_whom_an_inquisition_is_good(card: str, words: str) -> None:
    state = table(player(), player(), **BARE | {"row": (card, "", "", "", "")})
    value = {"action": "recruit", "townsfolk": card, "pay": "silver", "workers": "labourer.fighter"}
    first, *_ = sentences(state, value)
    assert first == f"{words}, and 4 rounds are left."


@pytest.mark.usefixtures("complaints")
def test_an_attack_that_raises_nothing_is_not_said_to_score_by_its_number() -> None:
    state = table(player(influence=12), player(), **BARE | {"outsiders": OUTSIDERS, "orders": ()})
    value = {"action": "attack", "outsider": OUTSIDERS[0], "workers": "scout.labourer.fighter"}
    first, *_ = sentences(state, value)
    assert first == "To a steward nothing else is worth more now."


@pytest.mark.usefixtures("complaints")
def test_a_step_of_two_says_what_both_score() -> None:
    track = table().pack.board.scoring.track
    said = track_reached(table(), "strength", 8, 10)
    assert said.text.params["points"] == track[10] - track[8]


@pytest.mark.usefixtures("complaints")
def test_a_criminal_for_a_favour_is_explained_by_the_favour() -> None:
    used = dict.fromkeys((*AIMS, "hunt", "trade", "recruit", "pray"), ("labourer",))
    own = player(workers=workers(scout=1), placed=used, faith=11)
    state = table(own, player(), **LAST | {"favours": ("favour-attribute",)})
    first, *_ = sentences(state, {"action": "conspire", "workers": "scout"})
    assert first == "The criminal can use a King's Favour: +1 in an attribute of your choice."


@pytest.mark.usefixtures("complaints")
def test_a_first_wall_is_explained_by_its_strength() -> None:
    state = table(player(strength=2), player(), **BARE | {"orders": ()})
    first, *_ = sentences(state, {"action": "fortify", "workers": "merchant.labourer.scout"})
    assert first == "⚔️ Strength reaches at least 3: one more step brings 2 points."


@pytest.mark.usefixtures("complaints")
def test_a_debt_paid_as_one_of_two_is_explained_by_the_debt() -> None:
    state = table(player(debts=1, provisions=9), player(), **BARE | {"walls": ("wall-debt",)})
    asked = act(state, "fortify", workers="merchant.labourer.scout")
    first, *_ = sentences(asked, {"either": "1", "debt": "yes"})
    assert first == "Unpaid, the debt costs 3 points at the end; paid, it scores 1."


@pytest.mark.usefixtures("complaints")
def test_a_turn_of_the_last_round_without_points_says_what_it_makes_way_for() -> None:
    own = player(workers=workers(fighter=2, merchant=1, labourer=1, scout=1), walls=("wall-points",) * 4, influence=7)
    state = table(own, player(), **LAST)
    *_, last = sentences(state, {"action": "garrison", "space": "space-1-2", "workers": "merchant.labourer.fighter"})
    assert last == "It's the last round: this scores nothing yet, and next, a steward aims at Fortify."


@pytest.mark.usefixtures("complaints")
def test_a_turn_of_the_last_round_that_leads_nowhere_says_so() -> None:
    own = player(workers=workers(labourer=1), silver=0, provisions=0)
    state = table(own, player(), **LAST)
    (only,) = sentences(state, {"action": "hunt", "workers": "labourer"})
    assert only == "It's the last round: this brings no points by itself, but I see nothing better."
    (only,) = sentences(state, {"action": "conspire", "workers": "labourer"})
    assert only == "It's the last round: hidden cards decide what this brings."


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("passed", [False, True])
def test_the_inquisition_is_near_only_while_somebody_can_bring_it(passed: bool) -> None:
    own = player(suspicions=("suspicion-0",))
    state = table(own, player(passed=passed), tax=2, **LAST)
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))
    said = [READER.line(text) for text in risks_for(STEWARD, position, {"action": "hunt", "workers": "labourer"})]
    near = "Only 2🥈 left in the tax supply: the Inquisition is near, and nobody has more suspicions than your 1."
    assert said == ([] if passed else [near])


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("others", "said"), [(1, True), (2, True), (3, False)])
def test_criminals_that_leave_the_most_suspicions_are_named_however_full_the_tax_is(others: int, said: bool) -> None:
    own = player(suspicions=("suspicion-0",), workers=workers(labourer=1))
    state = table(own, player(suspicions=("suspicion-0",) * others), tax=9)
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))
    risks = [READER.line(text) for text in risks_for(STEWARD, position, {"action": "conspire", "workers": "labourer"})]
    most = "You'd have 2 suspicions, and nobody more: while that's so, an Inquisition gives you a debt."
    assert risks == ([most] if said else [])


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("either", "left"), [("2", 2), ("1", 1)])
def test_silver_taken_instead_of_a_suspicion_less_says_that_the_inquisition_is_near(either: str, left: int) -> None:
    own = player(suspicions=("suspicion-0",) * 2, provisions=9)
    other = player(suspicions=("suspicion-0",) * 2)
    state = table(own, other, **BARE | {"walls": ("wall-suspicion",)}, tax=1)
    asking = act(state, "fortify", workers="merchant.labourer.scout")
    position = Position(GAME, asking, 0, GAME.asks(asking)[0], chance(2))
    said = [READER.line(text) for text in risks_for(STEWARD, position, {"either": either})]
    near = f"Only 1🥈 left in the tax supply: the Inquisition is near, and nobody has more suspicions than your {left}."
    assert said == ([near] if left == 2 else [])


@pytest.mark.parametrize(("own", "other", "named"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_an_inquisition_that_finds_nobody_is_no_risk(own: int, other: int, named: bool) -> None:
    held = [player(suspicions=("suspicion-0",) * count) for count in (own, other)]
    state = table(*held, tax=1, **{**LAST, "favours": ("favour-provisions",)})
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))
    value = {"action": "favour", "favour": "favour-provisions", "workers": "labourer"}
    assert bool(risks_for(STEWARD, position, value)) is named


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("retinue", "reaches"), [((), "reaches 1:"), (("squire-2",), "reaches at least 1:")])
def test_a_hidden_suspicion_leaves_a_track_sure_but_for_squires(retinue: tuple[str, ...], reaches: str) -> None:
    own = player(retinue=retinue, strength=9)
    state = table(own, player(), **BARE | {"outsiders": ("thief-byzantines", *OUTSIDERS[1:]), "orders": ()})
    value = {"action": "attack", "outsider": "thief-byzantines", "workers": "scout.labourer.fighter"}
    first, *_ = sentences(state, value)
    assert first.startswith(f"📯 Influence {reaches}")


@pytest.mark.usefixtures("complaints")
def test_a_wall_that_asks_to_choose_hides_nothing_that_is_sure_to_come() -> None:
    """The gatekeeper's silver, which Convert needs, comes after the choice that the wall asks."""
    done = dict.fromkeys(("absolve", "commission", "garrison", "develop", "recruit", "pray", "hunt"), ("labourer",))
    own = player(
        silver=1,
        debts=1,
        faith=9,
        strength=5,
        influence=7,
        converted=("thief-vikings", "traitor-vikings"),
        retinue=("gatekeeper-2",),
        workers=workers(merchant=2, scout=2, labourer=1, cleric=2, fighter=2),
        placed=done | {"conspire": ("labourer",)},
    )
    state = table(own, player(passed=True), **LAST | {"outsiders": OUTSIDERS, "walls": ("wall-debt",)})
    said = sentences(state, {"action": "fortify", "workers": "merchant.scout.scout"})
    assert said == ["It's the last round, and next, a steward aims at Convert."]


def aims_of(own: Player, *aims: str, **more: Any) -> tuple[str, ...]:
    return within(Working(table(own, player(), **LAST | more)), aims)


def test_workers_of_the_wrong_colours_are_enough_for_nothing() -> None:
    own = replace(BUILDER, strength=9, workers=workers(labourer=2, merchant=2, scout=2))
    assert aims_of(own, "fortify", "garrison") == ("fortify",), "no fighter is there"
    own = replace(own, workers=workers(labourer=2, merchant=2, scout=1, fighter=1))
    assert aims_of(own, "fortify", "garrison") == ("fortify", "garrison")


def test_an_aim_without_its_attribute_is_none_unless_another_raises_it() -> None:
    own = player(influence=6, walls=("wall-points",) * 4)
    assert aims_of(own, "fortify") == ()
    assert aims_of(own, "commission", "fortify") == ("commission", "fortify")


def test_goods_that_are_short_are_gathered_where_workers_can_still_be_sent() -> None:
    own = replace(BUILDER, provisions=0, workers=MANY)
    assert aims_of(own, "fortify") == ("fortify",)
    assert aims_of(replace(own, placed={"hunt": ("labourer",)}), "fortify") == ()
    assert aims_of(replace(own, workers=workers(labourer=2, merchant=1, scout=1)), "fortify") == (), "too little of it"


def test_a_round_whose_action_is_used_is_not_left_for_what_serves_it() -> None:
    own = player(placed={"absolve": ("cleric", "labourer", "merchant")})
    develop = {"action": "develop", "workers": "labourer.labourer"}
    words = [
        sentences(table(own, player(), **BARE), {**develop, "workshop": f"{at}.1"})[0] for at in ("absolve", "convert")
    ]
    assert [line.split(" and ")[1] for line in words] == ["3 rounds are left for it.", "4 rounds are left for it."]
    again = {"action": "recruit", "townsfolk": "gatekeeper-2", "pay": "silver", "workers": "labourer.fighter"}
    fortified = player(placed={"fortify": ("merchant", "labourer", "scout")})
    state = table(fortified, player(), **BARE | {"row": ("", "gatekeeper-2", "", "", "")})
    assert "3 rounds are left for it." in sentences(state, again)[0]


def test_goods_that_no_aim_takes_stay_and_what_follows_is_told_apart() -> None:
    own = player(silver=0, workers=workers(labourer=4, merchant=3, scout=4, cleric=2))
    state = table(own, player(), **BARE | {"orders": ("order-fortify",)})
    assert sentences(state, {"action": "hunt", "workers": "labourer.scout"}) == [
        "Goods you don't spend stay for the next round, and every three are a point.",
        "Next, a steward aims at Commission and Fortify.",
    ]


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(
    ("others", "count", "words"),
    [
        (0, 3, "With none left, you take no debt."),
        (3, 1, "With 2 left, the other player takes it instead of you."),
        (2, 1, "With 2 left, you take one anyway, but so does the other player."),
        (1, 1, "With 2 left, you still have the most."),
    ],
)
def test_a_dropped_suspicion_says_who_takes_a_debt_then(others: int, count: int, words: str) -> None:
    own = player(suspicions=("suspicion-0",) * 3, retinue=("conspirator-1",) * 3)
    state = table(own, player(suspicions=("suspicion-0",) * others), agenda=(DropSuspicion(n=3),))
    (said,) = sentences(state, {"drop": count})
    assert said.endswith(words)
