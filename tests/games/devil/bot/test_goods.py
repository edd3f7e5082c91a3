"""The Cards page on goods: who made what in each round, and beside it the chests the reader has seen, by mark."""

from __future__ import annotations

import pytest

from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.face.cards import names_at
from games.devil.face.face import FACE
from games.devil.rules.past import OfferRecord, OffersOfRound, ProductionOfRound, WishesOfRound
from games.devil.rules.state import Chest, Options, State
from games.devil.rules.view import view_of
from tests.contract.opponents import chance
from tests.games.devil.bot.played import READER
from tests.games.devil.builders import GAME, SUN, changed, table

CHESTS = 7  # where they begin: after how lines are read, four seats, and two roles that begin with more
NOTHING = OfferRecord({}, False, 2)
PACKED = OffersOfRound(1, (NOTHING, OfferRecord({"stone": 2}, False, 4), NOTHING, OfferRecord({"glass": 1}, True, 1)))


def read(state: State, viewer: int | None = None, reader: Reader = READER) -> list[str]:
    """The lines of the section."""
    section = next(each for each in FACE.reference(GAME.view(state, viewer)) if each.id == "goods")
    return [reader.line(entry.text).replace("\u00a0", " ").replace("\u2060", "") for entry in section.entries]


def of_seat(number: int, state: State, viewer: int | None = None) -> str:
    """The line of a seat; the first says how they are read."""
    return read(state, viewer)[1 + number]


def test_a_seat_s_line_has_its_start_this_round_and_what_the_wheel_will_bring() -> None:
    """By the printed board of version 2: the second side."""
    assert of_seat(1, table("trading.offer", 2)) == (
        "**\\*Ben\\*** began with 2🪨 1🌾 · R1 1🪵 1🌾 1⬜ · **R2 1🪨 1🌾 1🔷**"
        " · *R3 2🪵 1🪨 1🌾* · *R4 1🪨 1🌾 1⬜* · *R5 1🔷 1⬜*"
    )


def test_what_the_hidden_roles_begin_with_besides_is_told_whoever_reads() -> None:
    for viewer in (SUN, None):
        assert read(table("trading.offer", 2), viewer)[5:CHESTS] == [
            "-# Besides, the 🕯️ cultist began with 1🔷 1⬜.",
            "-# Besides, the 😈 devil began with 1🪵 1🪨 1🌾 1🔷 1⬜.",
        ]


def test_what_was_made_is_exact() -> None:
    """The second side of the board, whose fields are all improved, in round 2."""
    made = ({}, {"stone": 2, "grain": 1, "glass": 1, "coins": 3}, {}, {})
    recorded = (ProductionOfRound(2, made),)
    line = of_seat(1, table("trading.offer", 2, productions=recorded, moon={"minors": (0, 1, 2, 3)}))
    assert "**R2 2🪨 1🌾 1🔷**" in line


def test_where_nothing_was_recorded_the_past_of_improved_fields_is_told_from_to() -> None:
    line = of_seat(1, table("trading.offer", 2, moon={"minors": (0, 1, 2, 3)}))
    assert "R1 1🪵 1🌾 1⬜" in line
    assert "**R2 1–2🪨 1–2🌾 1–2🔷**" in line
    assert "*R3 4🪵 2🪨 2🌾*" in line


def test_beside_what_a_seat_made_stands_what_it_openly_wished_for_in_that_round() -> None:
    past = (WishesOfRound(1, ((), ("stone", "glass"), (), ())),)
    for viewer in (SUN, None):
        state = table("trading.offer", 2, past_wishes=past, moon={"wish": ("grain",)})
        assert "R1 1🪵 1🌾 1⬜ 💬🪨🔷 · **R2 1🪨 1🌾 1🔷 💬🌾**" in of_seat(1, state, viewer)
        assert "💬" not in of_seat(0, state, viewer)


def test_before_the_roles_are_dealt_nothing_has_been_made() -> None:
    state = GAME.setup(Options(role_preferences=True), 4, chance(1)).state
    assert "**R1" not in of_seat(0, state)
    assert "*R1" in of_seat(0, state)


def test_the_chests_one_has_seen_stand_beside_it_by_mark_with_goods_and_price() -> None:
    state = table("hunt.vote", 2, past_offers=(PACKED,))
    shown = {seat: read(state, seat)[CHESTS:] for seat in range(4)}
    assert any("🌙 moon: R1 2🪨 for 4🪙" in lines for lines in shown.values())
    for seat, lines in shown.items():
        own = view_of(state, seat).own
        assert own is not None
        assert len(lines) == 1 + len({chest.mark for chest in own.seen})


def test_an_onlooker_reads_of_no_chest() -> None:
    assert len(read(table("hunt.vote", 2, past_offers=(PACKED,)))) == CHESTS


def test_whoever_saw_none_yet_is_told_so() -> None:
    assert read(table("trading.offer", 1), SUN)[CHESTS:] == ["🎁 You haven't seen a chest yet."]


def test_the_chest_before_the_reader_stands_among_the_others() -> None:
    """In round 1 it is the first: there are others to compare its mark and goods with already on the page."""
    chests = (Chest({"wood": 1, "marble": 1}, False, 5),) * 4
    head, line = read(table("trading.first", 1, chests=chests), SUN)[CHESTS:]
    assert head.startswith("🎁 **Chests")
    assert line.endswith(": **now before you: 1🪵 1⬜ for 5🪙**")


def test_a_deal_that_is_gone_shows_what_was_paid_and_stands_behind_earlier_chests_of_its_mark() -> None:
    chests = (Chest({"coins": 5}, False, 5, taken_by="moon"),) * 4
    (line,) = [
        line
        for line in read(table("trading.second", 2, chests=chests, past_offers=(PACKED,)), SUN)[CHESTS:]
        if "now" in line
    ]
    assert line.endswith("**now before you: already sold for 5🪙**")


@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_it_is_marked_as_the_present_one_in_every_language(locale: str) -> None:
    state = table("trading.first", 1, chests=(Chest({"wood": 1}, True, 1),) * 4)
    line = read(state, SUN, Reader(texts(locale), name_of=names_at("house")))[-1]
    assert line.count("**") == 2
    assert "1🪵" in line


def test_marks_that_all_know_have_the_packer_s_name() -> None:
    state = table("hunt.vote", 2, past_offers=(PACKED,), known={1: "moon"})
    lines = [line for seat in range(4) for line in read(state, seat)[CHESTS:]]
    assert any(line.startswith("🌙 moon (\\*Ben\\*): R1") for line in lines)


def test_what_is_made_says_nothing_of_what_somebody_holds() -> None:
    state = table("trading.offer", 2)
    assert read(changed(state, "moon", stock={**state.kingdoms[1].stock, "marble": 7}), SUN) == read(state, SUN)


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_it_is_read_in_every_language(locale: str) -> None:
    reader = Reader(texts(locale), name_of=names_at("house"))
    state = table("hunt.vote", 2, past_offers=(PACKED,), known={1: "moon"}, moon={"minors": (0, 1, 2, 3)})
    for seat in range(4):
        assert not any("{" in line or "devil-" in line for line in read(state, seat, reader))
