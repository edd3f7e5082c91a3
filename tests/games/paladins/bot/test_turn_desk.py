"""What a turn offers: what brings the same once, what brings nothing last; and what is explained on it."""

from __future__ import annotations

from typing import Any

from engine.texts import Things, say
from face.core.parts import Choice
from games.paladins.face.face import FACE
from games.paladins.face.pictures.own_board import lacks
from games.paladins.rules.prospects import BoardAction, NextTime
from games.paladins.rules.state import NOBODY, State
from tests.games.paladins.bot.played import READER
from tests.games.paladins.table import GAME, alone, form, options, player, table

WELL_OFF = {"faith": 6, "strength": 6}


def spaces(debts: int = 0, **draft: Any) -> list[Choice]:
    """The choices of where a monk goes, as a desk offers them."""
    state = table(player(debts=debts, **WELL_OFF), player())
    given = {"action": "commission", **draft}
    filled = form(state, **given)
    layout = FACE.layout(GAME.view(state, 0), GAME.asks(state)[0], filled, given, ())
    return next(list(control.choices) for control in layout.controls if control.name == "space")


def worded(choice: Choice) -> tuple[str, str]:
    return READER.label(choice.text), "" if choice.note is None else READER.label(choice.note)


def test_every_space_in_reach_is_offered_by_its_region() -> None:
    offered = {choice.id: worded(choice) for choice in spaces()}
    assert offered["space-1-2"] == ("2🥈 · region 1", "")
    assert offered["space-2-2"] == ("2🥈 · region 2", "")
    assert offered["space-4-4"] == ("⚫Cl · region 4", "")
    assert len({text for text, _ in offered.values()}) == len(offered)


def test_a_space_further_away_can_be_taken_while_a_boost_lasts_and_the_nearer_one_later() -> None:
    boosted = table(player(paladin="oliver"), player())
    given = {"action": "commission"}
    layout = FACE.layout(GAME.view(boosted, 0), GAME.asks(boosted)[0], form(boosted, **given), given, ())
    (control,) = (control for control in layout.controls if control.name == "space")
    (far,) = (choice.id for choice in control.choices if worded(choice)[0] == "a free Recruit · region 2")
    assert form(boosted, **given, space=far).problem is None
    later = table(player(monks=(far,)), player())
    near = [id for id, option in options(later, "space", **given).items() if option.closed is None]
    assert "a free Recruit · region 1" in [READER.label(options(later, "space", **given)[id].text) for id in near]


def test_what_brings_nothing_now_stands_last() -> None:
    assert [worded(choice)[1] for choice in spaces()][-2:] == ["you have no 👁️", "you have no debt"]
    assert [worded(choice)[1] for choice in spaces(debts=1)][-1] == "you have no 👁️"


def test_that_points_rise_steeply_is_explained_once_an_attribute_has_risen() -> None:
    for risen in (0, 1):
        state = table(player(strength=risen), player())
        ids = [one.id for one in FACE.explanations(GAME.view(state, 0), GAME.asks(state)[0])]
        assert ("steep" in ids) is bool(risen)


def details(state: State, **draft: Any) -> list[str]:
    """The lines above the inputs of the first seat's question."""
    lines = FACE.details(GAME.view(state, 0), GAME.asks(state)[0], form(state, 0, **draft))
    return [READER.line(line).removeprefix("-# ") for line in lines]


IN_THE_TAVERN: dict[str, Any] = {"step": "tavern", "tavern": ("tavern-1", "tavern-2"), "drinkers": (NOBODY,) * 2}


def test_the_tavern_says_which_workers_actions_need_with_the_own_workshops() -> None:
    (needs,) = [line for line in details(table(player(workshops={"absolve": 1}), **IN_THE_TAVERN)) if "need" in line]
    assert needs.split("\n-# ")[1:5] == [
        "Commission: 🟢S◻️⚫Cl · +1📯",
        "Fortify: 🔵M◻️🟢S · +1⚔️",
        "Garrison: 🔵M◻️🔴F · +1✝️",
        "Absolve: ◻️🔵M · +1✝️",
    ]


def test_alone_the_tavern_says_who_gets_the_other_group() -> None:
    rest = "⬛ The virtual player takes the group you leave, with a suspicion for each criminal in it."
    assert rest in details(alone(player(), player(), **IN_THE_TAVERN))
    assert rest not in details(table(player(), **IN_THE_TAVERN))


def test_the_desk_says_by_name_who_has_how_many_suspicions_and_no_initial_beside_the_letters_of_workers() -> None:
    state = table(player(), player(suspicions=("suspicion-0",) * 2), turn=9)
    assert "🥈 **Tax supply: 8** · 4 walls left · 👁️ Suspicions: Seat 1 0, Seat 2 2" in details(state)
    for seat in range(2):
        first, *_ = FACE.desk(GAME.view(state, seat))
        assert not set("🟦🟩") & set(READER.line(first))


def test_the_desk_says_what_the_retinue_does_by_action() -> None:
    own = player(retinue=("architect-1", "watchman-2", "architect-3", "squire-1"))
    lines = [READER.line(line) for line in FACE.desk(GAME.view(table(own), 0))]
    (people,) = [line for line in lines if "🧑‍🌾" in line]
    assert (
        people == "-# 🧑‍🌾 Your retinue: each Develop also brings ⚪L, 1🥈 from taxes"
        " · each Garrison also brings 1🥈 · each Inquisition brings +1✝️ if you have no suspicions"
    )


def test_what_many_options_lack_stands_last_and_the_map_says_what_its_regions_ask_for() -> None:
    used = dict.fromkeys(("develop", "recruit", "hunt", "trade", "conspire"), ("labourer",))
    closed = details(table(player(placed=used)))[0]
    assert closed.endswith(" and 5 others (used)")
    first = details(table(player(faith=6), player(monks=("space-1-1",))), action="commission")[0]
    assert first.startswith("**Map by region**")


def test_an_attack_says_which_worker_it_lacks_before_the_silver_for_missing_strength() -> None:
    lacking = say("refused-lacks-workers", things=Things({"fighter": 1}))
    for closed, used, turn, said in (
        (lacking, False, True, "missing 🔴F"),
        (None, False, True, "1 short: paid in silver"),
        (lacking, True, True, "1 short: paid in silver"),
        (lacking, False, False, "1 short: paid in silver"),
    ):
        after = NextTime("silver", 1, "strength", 1, missing=1, hired=True)
        words = lacks(BoardAction("attack", (), used, after, closed), after, turn=turn)
        assert READER.label(words) == said


def test_what_is_closed_is_named_without_its_price() -> None:
    develop = options(table(player(), player()), "action")["develop"]
    assert "🥈" in READER.label(develop.text)
    assert READER.label(FACE.named_alone(develop)) == "Develop"


def test_tax_and_suspicions_stay_in_sight_on_a_turn_that_is_filled_in() -> None:
    """A hint fills in the whole answer, and speaks of the Inquisition."""
    state = table(player(), player(suspicions=("suspicion-0",) * 2), turn=9)
    suspicions = "🥈 **Tax supply: 8** · 4 walls left · 👁️ Suspicions: Seat 1 0, Seat 2 2"
    view, ask = GAME.view(state, 0), GAME.asks(state)[0]
    for draft in ({}, {"action": "conspire"}, {"action": "conspire", "workers": "labourer"}):
        filled = form(state, **draft)
        assert suspicions in [READER.line(line) for line in FACE.details_beside_picture(view, ask, filled)], draft
    assert filled.ready
    assert suspicions in [READER.line(line) for line in FACE.details(view, ask, filled)]
