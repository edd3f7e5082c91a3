"""Which cards a moderator may put in or take out at a seat, and what is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.devil.rules.fixes import BUILDING_SPACES
from games.devil.rules.state import LOST, UNEARNED
from tests.games.devil.builders import CARDS, of, table
from tests.games.devil.fixing import ACTION, PLAIN, PLAYED, fixed, quantity, refused, sun, told

LATER = next(card.id for card in CARDS.buildings.values() if card.round == 3)


# ---------------------------------------------------------------------- cards


def test_a_courtier_is_hired_on_the_dearer_space_or_where_it_began() -> None:
    state = table("trading.offer", sun={"hired": ("town",), "second": ("rural",)})
    assert (sun(state, "courtiers", 1, "rural").hired, sun(state, "courtiers", 1, "rural").second) == (
        ("town", "rural"),
        (),
    )
    assert sun(state, "courtiers", -1, "town").hired == ()
    used = sun(state, "courtiers-used", 1, "town")
    assert (used.hired, used.second) == ((), ("rural", "town"))
    assert sun(state, "courtiers-used", -1, "rural").second == ()
    assert refused(state, "courtiers", 1, "town") == refused(state, "courtiers-used", 1, "rural") == "already-there"
    assert refused(state, "courtiers", -1, "rural") == refused(state, "courtiers-used", -1, "town") == "not-there"


def test_a_minor_achievement_lies_on_one_field_or_is_lost() -> None:
    state = table("trading.offer", sun={"minors": (2, UNEARNED, LOST, UNEARNED)})
    assert sun(state, "minor-outer-left", 1, "minor-1").minors == (2, 0, LOST, UNEARNED)
    assert sun(state, "minor-outer-right", 1, "minor-3").minors == (2, UNEARNED, LOST, 3)
    assert sun(state, "minor-inner-right", -1, "minor-0").minors[0] == UNEARNED
    assert sun(state, "minor-lost", 1, "minor-1").minors == (2, LOST, LOST, UNEARNED)
    assert sun(state, "minor-lost", -1, "minor-2").minors[2] == UNEARNED
    assert refused(state, "minor-inner-right", 1, "minor-1") == "no-room"
    assert refused(state, "minor-inner-left", 1, "minor-0") == "not-free"
    assert refused(state, "minor-inner-left", 1, "minor-2") == "not-free"
    assert refused(state, "minor-inner-right", 1, "minor-0") == "already-there"
    assert refused(state, "minor-inner-left", -1, "minor-0") == "not-there"


def test_a_major_achievement_comes_without_its_reward() -> None:
    state = table("trading.offer", sun={"majors": ("church",)})
    after = sun(state, "majors", 1, "town")
    assert after.majors == ("church", "town")
    assert after.stock == of(state, "sun").stock
    assert sun(state, "majors", -1, "church").majors == ()
    assert refused(state, "majors", 1, "church") == "already-there"
    assert refused(state, "majors", -1, "town") == "not-there"


def test_a_building_out_of_play_lies_where_nobody_holds_it() -> None:
    state = table("trading.offer", sun={"built": (ACTION[0], PLAIN), "edge": (ACTION[0],)})
    after = sun(state, "buildings", -1, ACTION[0])
    assert (after.built, after.edge, after.hand) == ((PLAIN,), (), ())
    assert quantity(state, "buildings").most == 0
    assert refused(state, "buildings", -1, ACTION[1]) == "no-such-card"
    assert told(state, "buildings", -1, PLAIN) == ["fixed-card-out"] * 3
    again = fixed(fixed(state, "buildings", -1, PLAIN), "hand", 1, PLAIN)
    assert of(again, "sun").hand == (PLAIN,)


def test_a_building_comes_into_play_from_the_hand_of_its_owner() -> None:
    state = table("trading.offer", sun={"hand": (ACTION[0], PLAIN)}, moon={"hand": (ACTION[1],)})
    after = sun(state, "build", 1, ACTION[0])
    assert (after.built, after.edge, after.hand) == ((ACTION[0],), (ACTION[0],), (PLAIN,))
    assert after.stock == of(state, "sun").stock
    assert refused(state, "build", 1, ACTION[1]) == "not-there"
    assert quantity(state, "build").consent == "always"
    assert told(state, "build", 1, PLAIN) == ["fixed-card-in"] * 3


def test_a_seventeenth_building_has_no_room() -> None:
    built = tuple(card.id for card in CARDS.buildings.values() if card.round == 2)
    assert len(built) == BUILDING_SPACES
    assert refused(table("trading.offer", sun={"built": built, "hand": (PLAIN,)}), "build", 1, PLAIN) == "no-room"


def test_only_its_owner_knows_what_is_in_a_hand() -> None:
    state = table("trading.offer", sun={"hand": (PLAIN,)}, moon={"hand": (ACTION[0],), "built": (ACTION[1],)})
    one = quantity(state, "hand")
    assert (one.now, one.consent) == (1, "always")
    assert {card.id for card in one.cards} == {
        card.id for card in CARDS.buildings.values() if card.round <= 2 and card.id != ACTION[1]
    }
    assert sun(state, "hand", -1, PLAIN).hand == ()
    assert refused(state, "hand", -1, ACTION[0]) == "not-there"
    assert refused(state, "hand", 1, ACTION[1]) == refused(state, "hand", 1, LATER) == "no-such-card"
    assert told(state, "hand", -1, PLAIN) == ["fixed-secret", "fixed-card-out", "fixed-secret"]


def test_no_hidden_card_is_put_in_wherever_it_is() -> None:
    """Held by oneself, by another, thrown away, in the deck: one answer for all, before anybody is asked."""
    first, second, third = list(CARDS.events)[12:15]
    state = table(
        "trading.offer",
        sun={"hand": (PLAIN,), "events": (first,)},
        moon={"hand": (ACTION[0],), "events": (second,)},
    )
    assert {refused(state, "hand", 1, card) for card in (PLAIN, ACTION[0], ACTION[1])} == {"not-open"}
    assert {refused(state, "events", 1, card) for card in (first, second, third, state.events[0])} == {"not-open"}
    assert quantity(state, "hand").free == quantity(state, "events").free == ()


def test_what_lies_open_comes_back_for_all_to_see() -> None:
    state = replace(table("trading.offer", sun={"built": (ACTION[1],)}), open=(PLAYED,))
    out = fixed(state, "buildings", -1, ACTION[1])
    assert sorted(out.open) == sorted((PLAYED, ACTION[1]))
    back = fixed(out, "hand", 1, ACTION[1])
    assert (of(back, "sun").hand, back.open) == ((ACTION[1],), (PLAYED,))
    assert told(out, "hand", 1, ACTION[1]) == ["fixed-card-in"] * 3
    assert sun(state, "events", 1, PLAYED).events == (PLAYED,)
    assert told(state, "events", 1, PLAYED) == ["fixed-card-in"] * 3


def test_of_events_no_more_are_held_than_the_phase_allows() -> None:
    first, second = list(CARDS.events)[12:14]
    one, two = {"sun": {"events": (first,)}}, {"sun": {"events": (first, second)}}
    assert sun(replace(table("trading.offer", **one), open=(PLAYED,)), "events", 1, PLAYED).events == (first, PLAYED)
    assert refused(replace(table("trading.offer", **two), open=(PLAYED,)), "events", 1, PLAYED) == "no-room"
    assert refused(replace(table("hunt.vote", **one), open=(PLAYED,)), "events", 1, PLAYED) == "no-room"
    assert sun(table("trading.offer", **one), "events", -1, first).events == ()
    assert refused(table("trading.offer", **one), "events", -1, second) == "not-there"


@pytest.mark.parametrize(("what", "by", "card"), [("hand", -1, PLAIN), ("build", 1, PLAIN), ("events", 1, PLAYED)])
def test_no_card_comes_or_goes_while_cards_are_passed(what: str, by: int, card: str) -> None:
    assert refused(table("cards.pick", sun={"hand": (PLAIN,)}), what, by, card) == "not-now"
