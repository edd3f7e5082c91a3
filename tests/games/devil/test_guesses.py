"""Guessing roles at the inquisition (section 3.9, f)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.forms import Draft
from engine.texts import Refusal
from games.devil.rules.state import Guess, Inquisition, State
from tests.games.devil.builders import CULTIST, DEVIL, GAME, MOON, SLOTS, START, SUN, Settled, answer, settled, table

S, M, C, D = (str(seat) for seat in (SUN, MOON, CULTIST, DEVIL))


def guessing(number: int = 3, locked: tuple[Guess, ...] = (), found_devil: bool = False) -> State:
    board = replace(Inquisition(slots=SLOTS), locked=locked, found_devil=found_devil)
    return table("inquisition.pack", number, inquisition=board)


def guessed(number: int = 3, locked: tuple[Guess, ...] = (), **guesses: dict[str, str]) -> Settled:
    return settled(guessing(number, locked), **guesses)


# Who may guess what


def test_mortals_guess_both_the_cultist_only_the_devil_and_the_devil_nothing() -> None:
    fields = {seat: [name for name in ("devil", "cultist") if name in _fields(guessing(), seat)] for seat in range(4)}
    assert fields == {SUN: ["devil", "cultist"], MOON: ["devil", "cultist"], CULTIST: ["devil"], DEVIL: []}


def _fields(state: State, seat: int) -> list[str]:
    return [field.name for field in GAME.form(state, seat, f"{state.round}.inquisition.pack", Draft()).fields]


def test_guessing_is_voluntary() -> None:
    assert guessed().state.inquisition.locked == ()


def test_nobody_names_themselves() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        answer(guessing(), "sun", devil=S)


def test_a_mortal_cannot_name_one_seat_for_both_roles() -> None:
    with pytest.raises(Refusal, match="one-role-each"):
        answer(guessing(), "sun", devil=D, cultist=D)


# Round 3


def test_if_no_two_guesses_of_a_role_agree_all_go_back() -> None:
    after = guessed(sun={"devil": D}, moon={"devil": C, "cultist": D}, cultist={"devil": S})
    assert after.state.inquisition.locked == ()
    assert "devil-guesses-returned" in after.public()
    assert after.of("devil").reputation == START


def test_a_devil_guess_and_a_cultist_guess_on_one_seat_do_not_agree() -> None:
    after = guessed(sun={"devil": C}, moon={"cultist": C})
    assert after.state.inquisition.locked == ()


def test_when_two_devil_guesses_agree_all_guesses_of_both_kinds_are_locked() -> None:
    after = guessed(sun={"devil": D, "cultist": M}, moon={"devil": D}, cultist={"devil": S})
    assert after.state.inquisition.locked == (
        Guess("sun", "devil", DEVIL),
        Guess("moon", "devil", DEVIL),
        Guess("cultist", "devil", SUN),
        Guess("sun", "cultist", MOON),
    )


def test_the_devil_found_loses_four_reputation_and_inquisitor_three_turns_up() -> None:
    after = guessed(sun={"devil": D}, cultist={"devil": D})
    assert (after.of("devil").reputation, after.state.inquisition.up) == (START - 4, (False, False, True))
    assert after.state.known == {DEVIL: "devil"}
    assert after.state.inquisition.found_devil


def test_every_correct_guesser_of_the_devil_finds_two_coins() -> None:
    after = guessed(sun={"devil": D}, moon={"devil": C}, cultist={"devil": D})
    assert [one.stock["coins"] for one in after.state.kingdoms[:3]] == [2, 0, 2]


def test_all_three_may_find_the_devil() -> None:
    after = guessed(sun={"devil": D}, moon={"devil": D}, cultist={"devil": D})
    assert [one.stock["coins"] for one in after.state.kingdoms[:3]] == [2, 2, 2]


def test_one_right_guess_alone_finds_nobody() -> None:
    assert guessed(sun={"devil": D}).of("devil").reputation == START


def test_who_is_wrongly_named_devil_only_denies() -> None:
    after = guessed(sun={"devil": C}, moon={"devil": C})
    assert "devil-denied-devil" in after.public()
    assert after.state.known == {}
    assert after.of("cultist").reputation == START
    assert after.state.inquisition.up == (False, False, False)
    assert [one.stock["coins"] for one in after.state.kingdoms[:2]] == [0, 0]


def test_wrong_guesses_that_agree_are_locked_too() -> None:
    assert len(guessed(sun={"devil": C}, moon={"devil": C}).state.inquisition.locked) == 2


def test_the_cultist_named_by_both_mortals_loses_three_reputation_and_both_find_two_coins() -> None:
    after = guessed(sun={"cultist": C}, moon={"cultist": C})
    assert after.of("cultist").reputation == START - 3
    assert (after.of("sun").stock["coins"], after.of("moon").stock["coins"]) == (2, 2)
    assert after.state.known == {CULTIST: "cultist"}


def test_who_is_wrongly_named_cultist_denies_and_nothing_happens() -> None:
    after = guessed(sun={"cultist": D}, moon={"cultist": D})
    assert "devil-denied-cultist" in after.public()
    assert (after.of("devil").reputation, after.of("sun").stock["coins"]) == (START, 0)


def test_both_may_be_found_at_once() -> None:
    after = guessed(sun={"devil": D, "cultist": C}, moon={"devil": D, "cultist": C})
    assert after.of("sun").stock["coins"] == 4
    assert after.state.known == {DEVIL: "devil", CULTIST: "cultist"}


def test_agreeing_cultist_guesses_lock_the_devil_guesses_as_well() -> None:
    after = guessed(sun={"cultist": C}, moon={"cultist": C}, cultist={"devil": S})
    assert Guess("cultist", "devil", SUN) in after.state.inquisition.locked


# What locked guesses forbid in round 5


def test_whoever_has_a_locked_guess_cannot_guess_that_role_again() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        answer(guessing(5, (Guess("sun", "devil", CULTIST),)), "sun", devil=D)


def test_nor_that_seat_for_the_other_role() -> None:
    with pytest.raises(Refusal, match="guess-locked"):
        answer(guessing(5, (Guess("sun", "devil", CULTIST),)), "sun", cultist=C)
    assert SUN in GAME.sealed(answer(guessing(5, (Guess("sun", "devil", CULTIST),)), "sun", cultist=D))


def test_somebody_elses_locked_guess_forbids_nothing() -> None:
    assert MOON in GAME.sealed(answer(guessing(5, (Guess("sun", "devil", CULTIST),)), "moon", devil=C))


def test_a_devil_who_was_found_cannot_be_guessed_in_round_five() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        answer(guessing(5, (), True), "moon", devil=D)


# Round 5


def points(after: Settled) -> list[int]:
    return [one.score for one in after.state.kingdoms]


def test_every_right_guess_is_two_points_for_its_guesser() -> None:
    assert points(guessed(5, sun={"devil": D, "cultist": C}, cultist={"devil": D})) == [4, 0, 2, 0]


def test_every_wrong_devil_guess_is_a_point_for_the_devil() -> None:
    assert points(guessed(5, sun={"devil": C}, moon={"devil": C}, cultist={"devil": S})) == [0, 0, 0, 3]


def test_every_wrong_cultist_guess_is_a_point_for_the_cultist() -> None:
    assert points(guessed(5, sun={"cultist": M}, moon={"cultist": D})) == [0, 0, 2, 0]


def test_locked_guesses_count_like_new_ones() -> None:
    locked = (Guess("sun", "devil", DEVIL), Guess("moon", "devil", CULTIST))
    assert points(guessed(5, locked, sun={"cultist": M})) == [2, 0, 1, 1]


def test_agreement_does_not_matter_any_more() -> None:
    after = guessed(5, sun={"devil": D}, moon={"devil": D})
    assert points(after) == [2, 2, 0, 0]
    assert (after.of("devil").reputation, after.of("sun").stock["coins"]) == (START, 0)
    assert after.state.inquisition.up == (False, False, False)


def test_who_guesses_nothing_gains_and_gives_nothing() -> None:
    assert points(guessed(5)) == [0, 0, 0, 0]


def test_a_guess_can_be_taken_back_until_the_last_chest_is_packed() -> None:
    state: Any = guessing()
    after = answer(state, "sun", devil=D)
    assert GAME.take_back(after, SUN, "3.inquisition.pack").state == state
