"""Workers on their spaces, and the King's Favours."""

from __future__ import annotations

import pytest

from engine.texts import Things
from tests.games.paladins.table import (
    act,
    answered,
    closed,
    form,
    gained,
    keys,
    me,
    player,
    refused,
    table,
)
from tests.games.paladins.table import workers as of

# ---------------------------------------------------------------------- workers


def test_what_is_missing_is_named() -> None:
    code, details = closed(table(player(workers=of(labourer=2, cleric=1))), "commission") or ("", {})
    assert (code, details) == ("lacks-workers", {"things": Things({"scout": 1})})
    code, details = closed(table(player(workers=of(scout=1, cleric=1))), "commission") or ("", {})
    assert (code, details) == ("lacks-workers", {"things": Things({"any": 1})})


def test_a_criminal_fits_everywhere_a_labourer_clear_spaces_only() -> None:
    state = table(player(workers=of(criminal=3)))
    assert closed(state, "commission") is None
    assert closed(table(player(workers=of(labourer=3))), "commission") == (
        "lacks-workers", {"things": Things({"scout": 1, "cleric": 1})},
    )  # fmt: skip


def test_the_least_precious_workers_are_proposed() -> None:
    proposed = form(table(player(workers=(2, 2, 1, 1, 1, 1))), action="commission", space="space-1-2").value["workers"]
    assert proposed == "scout.labourer.cleric"
    without = form(table(player(workers=(0, 3, 1, 1, 1, 1))), action="commission", space="space-1-2").value["workers"]
    assert without == "scout.scout.cleric"


def test_other_workers_can_be_chosen() -> None:
    state = table(player(workers=(2, 2, 1, 1, 1, 1)))
    after = act(state, "commission", space="space-1-2", workers="criminal.labourer.cleric")
    assert gained(state, after)["criminal"] == -1


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ("scout.labourer.criminal", "no-such-worker"),
        ("scout.labourer.fighter", "wrong-space"),
        ("scout.labourer", "wrong-space"),
        ("dragon", "not-offered"),
    ],
)
def test_workers_that_are_not_there_or_do_not_fit_are_refused_with_the_reason(chosen: str, code: str) -> None:
    assert refused(table(), action="commission", space="space-1-2", workers=chosen) == code


def test_workers_gained_in_a_turn_are_not_spent_in_it() -> None:
    state = table(player(workers=of(scout=1, labourer=1, cleric=1)))
    after = act(state, "commission", space="space-1-2")
    assert me(after).workers == of()


# ---------------------------------------------------------------------- Favours


def test_a_favour_takes_one_worker_a_round_of_all_players_together() -> None:
    state = table(player(), player())
    after = act(state, "favour", favour="favour-tax")
    assert after.at_favours == {"favour-tax": (0, "cleric")}
    assert refused(after, action="favour", favour="favour-tax") == "favour-used"


def test_a_favour_that_lies_face_down_is_refused() -> None:
    assert refused(table(), action="favour", favour="favour-labourers") == "favour-hidden"


def test_a_favour_has_its_own_worker_and_cost() -> None:
    favours = ("favour-workers", "favour-debt", "favour-pray", "favour-tax", "favour-labourers")
    state = table(player(debts=1), favours=favours)
    after = act(state, "favour", favour="favour-workers", workers="labourer")
    assert gained(state, after) == {"labourer": -1, "debts": 1, "scout": 1, "merchant": 1, "fighter": 1}
    state = table(player(debts=1, silver=0), favours=favours)
    assert refused(state, action="favour", favour="favour-debt") == "lacks-silver"


def test_one_attribute_of_the_owners_choice() -> None:
    favours = ("favour-attribute", "favour-debt", "favour-pray", "favour-tax", "favour-labourers")
    state = table(player(workers=of(criminal=1)), favours=favours)
    assert me(act(state, "favour", favour="favour-attribute", attribute="strength")).strength == 1


def test_a_round_without_favours_says_so() -> None:
    assert closed(table(round=2), "favour") == ("no-favours", {})


def test_a_turn_is_told_in_one_line_with_workers_cost_and_gains() -> None:
    outcome = answered(table(player(faith=2)), action="commission", space="space-2-3")
    assert keys(outcome) == ["paladins-turn", "paladins-did-pay", "paladins-did-commission", "paladins-did-gain"]
