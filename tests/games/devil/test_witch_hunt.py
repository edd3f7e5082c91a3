"""Phase 7, the witch hunt of rounds 2 and 3 (section 3.8)."""

from __future__ import annotations

import pytest

from engine.texts import Refusal
from games.devil.rules.phases.turn_order import TURN_ORDER
from games.devil.rules.state import State
from tests.games.devil.builders import GAME, START, Settled, answer, settled, table


def voted(
    sun: object = "nobody", moon: object = "nobody", cultist: object = "nobody", devil: object = "nobody"
) -> Settled:
    votes = {"sun": sun, "moon": moon, "cultist": cultist, "devil": devil}
    return settled(table("hunt.vote"), **{role: {"whom": str(whom)} for role, whom in votes.items()})


def questioned(*seats: int, **changes: object) -> State:
    return table("hunt.answer", questioned=seats, **changes)


def test_it_is_played_in_rounds_two_and_three() -> None:
    hunt = [step for step in TURN_ORDER if step.name.startswith("hunt.")]
    assert {step.rounds for step in hunt} == {(2, 3)}


def test_two_votes_bring_a_seat_to_question() -> None:
    assert voted(sun=3, moon=3).state.questioned == (3,)


def test_a_single_vote_does_not() -> None:
    after = voted(sun=3, moon=2, cultist=1, devil=0)
    assert after.state.questioned == ()
    assert "devil-nobody-questioned" in after.public()


def test_two_seats_may_be_questioned() -> None:
    assert voted(sun=3, moon=3, cultist=0, devil=0).state.questioned == (0, 3)


def test_voting_for_nobody_is_allowed() -> None:
    assert voted().public().count("devil-voted-nobody") == 4


def test_nobody_votes_for_themselves() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        answer(table("hunt.vote"), "sun", whom="0")


def test_votes_are_revealed_together_with_who_voted_for_whom() -> None:
    state = answer(table("hunt.vote"), "sun", whom="3")
    assert GAME.view(state, 1) == GAME.view(answer(table("hunt.vote"), "sun", whom="nobody"), 1)
    told = [one.public for one in voted(sun=3, moon=3).told if one.public and one.public.key == "devil-voted"]
    assert [(one.params["seat"].seat, one.params["whom"].seat) for one in told] == [(0, 3), (1, 3)]  # type: ignore[union-attr]


def test_only_the_questioned_are_asked() -> None:
    assert sorted(GAME.asks(questioned(1, 3))) == [1, 3]


def test_who_proves_innocence_gets_an_angel_wing() -> None:
    after = settled(questioned(0), sun={"answer": "prove"})
    assert (after.of("sun").angels, after.of("sun").pure, after.of("sun").reputation) == (1, 3, START)
    told = next(one.public for one in after.told if one.public and one.public.key == "devil-proved")
    assert told.params["pieces"] == 3


def test_exactly_three_pieces_are_shown_whatever_their_marks_and_however_many_there_are() -> None:
    for pieces in ({"pure": 3}, {"pure": 1, "marked": 2}, {"pure": 5}):
        after = settled(questioned(3, devil=pieces), devil={"answer": "prove"})
        told = [one.public for one in after.told if one.public and one.public.key == "devil-proved"]
        assert [one.params["pieces"] for one in told] == [3]


def test_with_fewer_than_three_pieces_confessing_is_the_only_option() -> None:
    with pytest.raises(Refusal, match="too-few-pieces"):
        answer(questioned(2), "cultist", answer="prove")


def test_who_has_no_choice_is_asked_all_the_same() -> None:
    assert 2 in GAME.asks(questioned(2))


def test_confessing_costs_a_reputation_and_a_demon_wing_and_shows_nothing() -> None:
    after = settled(questioned(0), sun={"answer": "confess"})
    sun = after.of("sun")
    assert (sun.reputation, sun.demons, sun.pure, sun.confessed) == (START - 1, 1, 3, True)
    assert "devil-proved" not in after.public()


def test_the_angry_mob_is_public() -> None:
    after = settled(questioned(0), sun={"answer": "confess"})
    assert GAME.view(after.state, None).seats[0].confessed


def test_who_confessed_in_round_two_cannot_be_accused_in_round_three_but_still_votes() -> None:
    state = table("hunt.vote", 3, sun={"confessed": True})
    with pytest.raises(Refusal, match="has-confessed"):
        answer(state, "moon", whom="0")
    assert 0 in GAME.sealed(answer(state, "sun", whom="3"))


def test_who_proved_innocence_can_be_accused_again() -> None:
    proved = settled(questioned(0), sun={"answer": "prove"}).of("sun")
    assert not proved.confessed


def test_the_absent_seat_votes_for_nobody_and_proves_if_it_can() -> None:
    assert GAME.absent(table("hunt.vote"), 0) == {"whom": "nobody"}
    assert GAME.absent(questioned(0, 2), 0) == {"answer": "prove"}
    assert GAME.absent(questioned(0, 2), 2) == {"answer": "confess"}
