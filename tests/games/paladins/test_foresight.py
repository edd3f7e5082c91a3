"""Previews, safe answers and the simple opponent."""

from __future__ import annotations

from typing import Any

import pytest

from engine.extras.review import lost_turn
from engine.policies import APPRENTICE, Position, decide_by_policy, policies
from engine.texts import Text, say
from games.paladins.rules.prospects import filled_once_hired
from games.paladins.rules.rulebook import RIGHT
from games.paladins.rules.state import NOBODY, State
from tests.contract.journeys import chance
from tests.games.paladins.bot.played import READER
from tests.games.paladins.table import GAME, alone, answered, closed, player, table, workers


def preview(state: State, **value: Any) -> dict[str, Any]:
    """What a turn would change: parameters by wording."""
    lines = GAME.preview(state, 0, GAME.asks(state)[0].id, value)
    return {line.key: line.params for line in lines}


def test_a_preview_says_what_is_spent_and_gained() -> None:
    said = preview(table(player(faith=2)), action="commission", space="space-2-3", workers="scout.labourer.cleric")
    given = {"labourer": 1, "scout": 1, "cleric": 1, "provisions": 1}
    assert said["paladins-preview-spend"]["things"].amounts == given
    assert said["paladins-preview-gain"]["things"].amounts == {"scout": 1, "influence": 1}


def test_a_preview_names_a_price_in_full_though_some_of_it_comes_back() -> None:
    said = preview(table(player(paladin="engelier")), action="attack", outsider="armourer-byzantines")
    assert said["paladins-preview-spend"]["things"].amounts["silver"] == 4
    assert said["paladins-preview-gain"]["things"].amounts["silver"] == 2


def test_a_preview_names_the_criminals_that_come() -> None:
    said = preview(table(), action="conspire")
    assert said["paladins-preview-gain"]["things"].amounts == {"criminal": 1}
    hired = table(step="tavern", tavern=("tavern-2",), drinkers=(-1,))
    coming = preview(hired, card="tavern-2")["paladins-preview-gain"]["things"].amounts
    assert coming == {kind: count for kind, count in hired.pack.tavern["tavern-2"].workers.items() if count}


def test_a_preview_announces_a_wall_but_does_not_show_it() -> None:
    first, second = (preview(table(walls=(wall,)), action="fortify") for wall in ("wall-points", "wall-strength"))
    assert first == second
    assert "paladins-preview-wall" in first


def test_a_preview_names_the_strength_that_every_wall_brings() -> None:
    said = preview(table(player(strength=2)), action="fortify")
    assert said["paladins-preview-gain"]["things"].amounts == {"strength": 1}
    assert (said["paladins-preview-then"]["strength"], said["paladins-preview-then"]["moved"]) == (3, "yes")


def test_a_preview_tells_apart_what_the_paladin_adds_in_this_round() -> None:
    cards = table().pack.paladins
    paladin = next(card for card, each in cards.items() if each.boost.get("influence"))
    then = preview(table(player(strength=2, paladin=paladin)), action="fortify")["paladins-preview-then"]
    assert (then["moved"], then["influence"]) == ("lent", 0)
    lent = {attribute: then[f"lent_{attribute}"] for attribute in ("faith", "strength", "influence")}
    assert {attribute: more for attribute, more in lent.items() if more} == dict(cards[paladin].boost)
    shown = READER.line(Text("paladins-preview-then", then))
    assert f"⚔️3 📯0+{lent['influence']}" in shown.replace(f"⚔️3+{lent['strength']}", "⚔️3")


def test_a_preview_says_which_workers_lay_under_a_workshop() -> None:
    state = table(player(workers=workers(labourer=2), silver=9))
    said = preview(state, action="develop", workshop="fortify.1")["paladins-preview-gain"]
    assert said["share"] == "all"
    assert said["things"].amounts == said["under"].amounts == {state.pack.board.workshops.workers[0]: 1}
    assert preview(state, action="trade")["paladins-preview-gain"]["share"] == "no"


def test_a_preview_announces_criminals_and_an_inquisition() -> None:
    assert preview(table(), action="conspire")["paladins-preview-criminals"] == {
        "count": 1, "left": 3, "tax": 8, "risk": "no",
    }  # fmt: skip
    assert "paladins-preview-inquisition" in preview(table(tax=2), action="favour", favour="favour-tax")


def test_the_safe_answer_takes_no_debt_no_criminal_and_hires_nobody() -> None:
    state = table(player(workers=workers(scout=1, labourer=1, fighter=1), silver=9))
    value = GAME.absent(state, 0)
    assert value["action"] != "attack"
    poor = table(player(workers=workers(labourer=1), silver=0, provisions=0))
    assert GAME.absent(poor, 0)["action"] in ("hunt", "trade")


def test_the_safe_answer_in_the_tavern_is_the_card_with_the_fewest_criminals() -> None:
    state = table(
        player(paladin="roland"), player(chosen="ivon"), step="tavern",
        tavern=("tavern-2", "tavern-1", "tavern-3"), drinkers=(-1, -1, -1),
    )  # fmt: skip
    assert GAME.absent(state, 0) == {"card": "tavern-1"}


@pytest.mark.parametrize("seats", [1, 3])
def test_opponents_play_a_game_to_its_end_and_better_than_the_safe_answers(seats: int) -> None:
    def points(number: int, clever: bool) -> int:
        state, luck, count = GAME.setup(GAME.options_type(), seats, chance(number)).state, chance(number), 0
        while asks := GAME.asks(state):
            seat, ask = next(iter(asks.items()))
            count += 1
            simple = clever and seat == 0
            position = Position(GAME, state, seat, ask, chance(count))
            value = decide_by_policy(policies(GAME)[APPRENTICE], position).value if simple else GAME.absent(state, seat)
            state = GAME.answer(state, seat, ask.id, value, luck).state
        score: int = next(one.score for one in GAME.result(state) if one.seat == 0)
        return score

    games = range(3)
    assert sum(points(number, True) for number in games) > sum(points(number, False) for number in games)


def test_alone_the_answers_are_settled_at_once() -> None:
    state = alone(player(), player(workers=workers(labourer=2)))
    outcome = answered(state, action="hunt", workers="labourer")
    assert outcome.settled
    assert list(GAME.asks(outcome.state)) == [0]


@pytest.mark.parametrize("group", sorted(table().pack.tavern))
def test_what_a_group_of_the_tavern_fills_is_what_turns_accept_once_it_is_hired(group: str) -> None:
    most = {"faith": 12, "strength": 12, "influence": 12}
    most = {"faith": 12, "strength": 12, "influence": 12}
    able = player(paladin="ivon", workers=workers(scout=1), workshops={"convert": 1}, **most)
    asked = table(player(), able, step="tavern", seat=1, tavern=("tavern-1", group), drinkers=(0, NOBODY))
    foreseen = filled_once_hired(GAME.view(asked, 1), group)
    hired = answered(asked, card=group).state.players[1]
    turn = table(hired, player())
    assert foreseen == tuple(action for action in RIGHT if (closed(turn, action) or ("",))[0] != "lacks-workers")


def test_a_pass_that_loses_workers_who_could_still_act_is_a_lost_turn() -> None:
    steward, state = policies(GAME)["steward"], table(player(workers=workers(labourer=3, scout=2)))
    ask = GAME.asks(state)[0]
    kept = {"action": "pass", "keep": {"labourer": 1, "scout": 2}}
    assert lost_turn(steward, state, 0, ask, kept) == say("paladins-lost-pass", count=2)
    assert lost_turn(steward, state, 0, ask, {"action": "hunt", "workers": "labourer.labourer"}) is None
    few = table(player(workers=workers(labourer=1)))
    assert lost_turn(steward, few, 0, ask, {"action": "pass", "keep": {"labourer": 1}}) is None
