"""The figures of a simulated game, counted from its happenings."""

from __future__ import annotations

from engine.texts import Named, SeatRef, Text, private, public, things
from games.devil.rules.chronicle.tally import FIGURES, tally
from games.devil.rules.facts import Built, DealMade, SoulsSold
from tests.games.devil.builders import GAME, bank, settled, table


def test_nothing_happened_is_a_row_of_zeros() -> None:
    assert tally([]) == dict.fromkeys(FIGURES, 0)


def test_loans_at_the_bank_are_counted_when_they_are_told() -> None:
    state = bank(table("cards.done"), "sun", "borrow", 2)
    assert tally(settled(state).told)["loans"] == 1


def test_confessions_and_proofs_are_counted() -> None:
    state = table("hunt.answer", questioned=(0, 3))
    counts = tally(settled(state, sun={"answer": "prove"}, devil={"answer": "confess"}).told)
    assert (counts["proofs"], counts["confessions"]) == (1, 1)


def test_guesses_are_counted_in_the_opened_chests() -> None:
    state = table("inquisition.pack", 3)
    counts = tally(settled(state, sun={"devil": "3", "cultist": "2"}, cultist={"devil": "0"}).told)
    assert counts["guesses"] == 3


def test_a_deal_is_counted_once_and_the_souls_sold_where_the_owner_finds_them() -> None:
    sold = private(3, SoulsSold(1, 1).text)
    deal = private(0, DealMade(things({}), Text("")).text)
    counts = tally([sold, deal])
    assert (counts["souls_sold"], counts["chests_taken"]) == (2, 1)


def test_a_building_is_counted_for_the_seat_that_built_it() -> None:
    built = public(Built(SeatRef(0), Named("building", "mill"), things({})).text)
    assert GAME.tally((built,))["buildings"] == 1
