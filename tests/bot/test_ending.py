"""How a finished game is shown: the winner, a score table for a phone that adds up, the dossier and its pages."""

from __future__ import annotations

import re
import unicodedata

import pytest
from msgspec.structs import replace

from bot.desk.view import desk_view
from bot.reading.dossier import dossier_view
from engine.contract import Ending, Part, Rival, Standing
from engine.extras.chronicle import Chronicle, find_chronicle
from engine.registry import game as game_of
from engine.registry import game_ids
from engine.texts import Refusal, SeatRef, Text, say
from face.core.face import Face, face
from face.core.names import reader_for
from face.table.dossier import DOSSIER_WIDTH, SUMMARY, ending_in_words, headline, score_table
from face.table.scenes import podium_facts
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.proof.course import Dossier
from host.table.projections import rank_scores
from host.values import Board, Desk
from tests.bot.drawing import hold_limits
from tests.bot.people import buttons_of, texts_of
from tests.bot.test_reference import a_table
from tests.contract.test_endings import random_moves

PEOPLE = ("Mathilda", "Brother Anselm", "Dame Odile", "Master Corvin", "Old Gisela")
LONGEST = 4 * 45  # characters of a paragraph: four lines of a phone 390 pixels wide
FEWEST_AND_MOST = [(game, seats) for game in game_ids() for seats in sorted({*game_of(game).seats})]
NAMES = ("Mathilda", "Mat`hil`da", "李小龍的朋友", "🔥🔥", "A")


def standing(seat: int, place: int, *points: int) -> Standing:
    parts = tuple(Part(Text(f"devil-score-{name}"), n) for name, n in zip(("buildings", "debt"), points, strict=True))
    return Standing(seat, place, sum(points), (), parts)


def reader(*names: str) -> Reader:
    return Reader(texts("en"), dict(enumerate(names)))


def width(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in line)


@pytest.mark.parametrize("seats", range(1, 6))
def test_no_line_of_the_table_is_wider_than_a_phone_and_no_name_ends_it(seats: int) -> None:
    results = tuple(standing(seat, seat + 1, 1234 - seat, -99) for seat in range(seats))
    table = score_table(results, reader(*NAMES))
    assert all(width(line) <= DOSSIER_WIDTH for line in table.splitlines())
    assert "`" not in table


def test_every_column_adds_up_also_after_a_correction() -> None:
    results = rank_scores((40, 12), (standing(0, 1, 30, -5), standing(1, 2, 20, 0)))
    rows = [re.split(r"  +", line) for line in score_table(results, reader("Ada", "Ben")).splitlines()]
    assert rows[0][1:] == ["Ada", "Ben"]
    assert rows[1:4] == [["Buildings", "30", "20"], ["Debt", "−5", "·"], ["Moderator", "15", "−8"]]
    assert rows[-1] == ["Total", "40", "12"]


def test_a_source_that_brought_nobody_anything_has_no_row() -> None:
    results = (standing(0, 1, 3, 0), standing(1, 2, 1, 0))
    assert "Debt" not in score_table(results, reader("Ada", "Ben"))


def headings(results: tuple[Standing, ...], *names: str) -> list[str]:
    return re.split(r"  +", score_table(results, reader(*names)).splitlines()[0].strip())


def legend(results: tuple[Standing, ...], *names: str) -> str:
    return ending_in_words(results, reader(*names)).rpartition("```")[2].strip()


def test_a_name_stands_whole_in_the_table_where_the_line_has_room() -> None:
    results = tuple(standing(seat, seat + 1, 9 - seat, 0) for seat in range(3))
    assert headings(results[:2], "Maximiliane", "Theodulf") == ["Maximiliane", "Theodulf"]
    assert legend(results[:2], "Maximiliane", "Theodulf") == ""
    assert headings(results, "Odo", "Theodulf", "Mathilda") == ["Odo Theodul Mathild"]
    assert legend(results, "Odo", "Theodulf", "Mathilda") == "-# Theodul = Theodulf · Mathild = Mathilda"


def test_names_that_begin_alike_are_told_apart_by_their_initials_and_a_line_says_whose() -> None:
    results = tuple(standing(seat, seat + 1, 9 - seat, 0) for seat in range(4))
    names = ("Maximilian", "Maximiliane", "Ada", "Ben")
    assert score_table(results, reader(*names)).splitlines()[0].split() == ["M", "X", "A", "B"]
    assert legend(results, *names) == "-# M = Maximilian · X = Maximiliane · A = Ada · B = Ben"


@pytest.mark.parametrize(
    ("results", "said"),
    [
        ((standing(0, 1, 9, 0), standing(1, 2, 7, 0)), "**Ada wins** with 9 points, 2 ahead of Ben."),
        ((standing(0, 1, 9, 0), standing(1, 2, 8, 0)), "**Ada wins** by a single point: 9 to Ben's 8."),
        ((standing(1, 1, 9, 0), standing(0, 2, 9, 0)), "**Ben wins** on the tie-break: Ada has 9 points as well."),
        ((standing(0, 1, 9, 0), standing(1, 1, 9, 0)), "Victory is shared by **Ada and Ben**, with 9 points each."),
    ],
)
def test_the_headline_is_about_the_winner(results: tuple[Standing, ...], said: str) -> None:
    assert reader("Ada", "Ben").line(headline(results)) == f"🏆 {said}"


@pytest.mark.parametrize(
    ("points", "outcome", "said", "places"),
    [
        (9, "won", "🏆 **Ada wins** against the virtual player, 9 : 7.", ["1. Ada: 9", "2. the virtual player: 7"]),
        (5, "lost", "💀 Won by **the virtual player**, 7 : 5.", ["1. the virtual player: 7", "2. Ada: 5"]),
        (7, "shared", "🏆 A draw with the virtual player, 7 : 7.", ["1. Ada: 7", "1. the virtual player: 7"]),
    ],
)
def test_a_single_player_reads_how_it_ended_beside_the_rival(
    points: int, outcome: Ending, said: str, places: list[str]
) -> None:
    rival = Rival(Text("paladins-virtual"), 7, outcome, standing(1, 2, 9, -2).parts)
    results = (replace(standing(0, 1, points, 0), rival=rival),)
    shown = ending_in_words(results, reader("Ada")).replace("**", "").splitlines()
    assert shown[0] == "### " + said.replace("**", "")
    assert shown[1:3] == places
    rows = [re.split(r"  +", line) for line in score_table(results, reader("Ada")).splitlines()]
    assert rows[0][1:] == ["Ada", "Rival"]
    assert rows[-1] == ["Total", str(points), "7"]


def test_a_corrected_score_decides_anew_against_the_rival() -> None:
    rival = Rival(Text("paladins-virtual"), 7, "lost")
    (corrected,) = rank_scores((8,), (replace(standing(0, 1, 5, 0), rival=rival),))
    assert corrected.rival is not None
    assert corrected.rival.outcome == "won"


@pytest.mark.parametrize(("game", "seats"), [one for one in FEWEST_AND_MOST if find_chronicle(game_of(one[0]))])
@pytest.mark.usefixtures("complaints")
def test_every_page_of_a_dossier_fits_into_a_message(game: str, seats: int) -> None:
    rules, table = game_of(game), a_table(game, seats)
    telling = find_chronicle(rules)
    assert telling is not None
    moves = random_moves(rules, seats, 3)
    board = Board(table, None, 0, (), rules.result(moves[-1].after), 1)
    dossier = Dossier(board, telling.chronicle(moves))
    reading = reader_for(table, "en")
    assert ending_in_words(board.results or (), reading) in texts_of(dossier_view(dossier, reading).to_components())
    people = replace(reading, seats=dict(enumerate(PEOPLE)))
    for section in dossier.chronicle.sections:
        for line in section.lines:
            paragraph = people.line(face(game).dossier_line(line))
            assert max(map(len, paragraph.split("\n"))) <= LONGEST, paragraph
    for part in (SUMMARY, *(section.id for section in dossier.chronicle.sections)):
        for page in range(4):
            shown = dossier_view(dossier, reading, part, page).to_components()
            hold_limits(shown)
            assert "Replay, step by step" in buttons_of(shown)


def test_a_part_that_is_not_there_is_refused() -> None:
    dossier = Dossier(Board(a_table("devil", 4), None, 0, (), (standing(0, 1, 1, 0),), 1), Chronicle((), ()))
    with pytest.raises(Refusal, match="not-asked"):
        dossier_view(dossier, reader("Ada"), "nonsense")


@pytest.mark.parametrize(("game", "seats"), [(game, game_of(game).seats[1]) for game in game_ids()])
@pytest.mark.usefixtures("complaints")
def test_a_desk_ends_with_the_result_alone_and_the_ways_on(game: str, seats: int) -> None:
    rules, table = game_of(game), a_table(game, seats)
    state = random_moves(rules, seats, 3)[-1].after
    desk = Desk(table, 0, rules.view(state, 0), None, None, (), {}, rules.result(state))
    reading = reader_for(table, "en")
    components = desk_view(desk, reading).to_components()
    hold_limits(components)
    own = reading.lines(face(game).own(desk.view))
    assert ending_in_words(desk.results or (), reading) in texts_of(components)
    assert own or type(face(game)).own is Face.own, f"{game}: Face.own says something at the end, too"
    assert not own or own not in texts_of(components)
    assert ("Dossier" in buttons_of(components)) == (find_chronicle(rules) is not None)
    assert "Rematch" in buttons_of(components)


def test_beneath_the_podium_stands_what_decided_a_tie_for_the_victory_and_only_that() -> None:
    tie = say("bids-tie-1", whom=SeatRef(1), own=5, theirs=3)
    first, second = replace(standing(0, 1, 30, -5), tie=tie), standing(1, 2, 27, -2)
    told = [fact.text for fact in podium_facts((first, second), None)]
    assert told == [say("podium-tie", seat=SeatRef(0), tie=tie)]
    assert podium_facts((replace(first, place=1), replace(second, place=1)), None) == ()
    third = standing(2, 3, 27, -2)
    (decided,) = podium_facts((standing(0, 1, 40, -5), replace(second, tie=tie), third), None)
    assert decided.text.key == "podium-decided"


def test_what_inquisitors_took_from_a_player_is_what_decided_the_game() -> None:
    told = podium_facts((standing(0, 1, 40, -5), standing(1, 2, 30, -4), standing(2, 3, 55, -33)), None)
    reading = reader("Ada", "Ben", "Cleo")
    assert [reading.line(fact.text).endswith("−33 (Cleo)") for fact in told] == [True]


def test_a_tie_is_told_in_the_headline_or_beside_the_place_of_whoever_is_ahead() -> None:
    tie = say("architects-tie-1", whom=SeatRef(1), own=14, theirs=6)
    second_tie = say("architects-tie-1", whom=SeatRef(2), own=9, theirs=8)
    results = (replace(standing(0, 1, 30, -5), tie=tie), replace(standing(1, 2, 27, -2), tie=second_tie))
    told = ending_in_words((*results, standing(2, 3, 25, 0)), reader("Ada", "Ben", "Cleo"))
    first, *places = told.splitlines()
    assert first == "### 🏆 **Ada wins** with 25 points, ahead of Ben by virtue, 14 to 6."
    assert places[:2] == ["1. Ada: **25**", "2. Ben: **25** (ahead of Cleo by virtue, 9 to 8)"]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "You finished 13 points behind Ada, furthest behind in Debt (−9) and Buildings (−4)."),
        ("cs", "Na vítěze (Ada) ztrácíš 13 bodů, nejvíc tady: "),
        ("pl", "Do zwycięzcy (Ada) tracisz 13 punktów, najwięcej tutaj: "),
        ("ru", "Отставание от победителя (Ada): 13 очков, больше всего здесь: "),
    ],
)
def test_whoever_lost_reads_where_they_fell_behind_the_winner(locale: str, said: str) -> None:
    results = (standing(0, 1, 30, 0), standing(1, 2, 26, -9))
    names = {0: "Ada", 1: "Ben"}
    told = {seat: ending_in_words(results, Reader(texts(locale), names, seat=seat)) for seat in (None, 0, 1)}
    assert any(re.sub("[\u2068\u2069]", "", line).startswith(said) for line in told[1].splitlines())
    assert len({len(told[seat].splitlines()) for seat in (None, 0)}) == 1
    assert len(told[1].splitlines()) == len(told[0].splitlines()) + 1


def test_what_the_rules_said_of_a_tie_goes_where_a_moderator_corrects_the_scores() -> None:
    tie = say("architects-tie-1", whom=SeatRef(1), own=14, theirs=6)
    before = (replace(standing(0, 1, 30, -5), tie=tie), standing(1, 2, 27, -2))
    assert [each.tie for each in rank_scores((25, 25), before)] == [None, None]
    rival = Rival(Text("paladins-virtual"), 25, "won")
    alone = replace(standing(0, 1, 30, -5), tie=tie, rival=rival)
    assert [each.tie for each in rank_scores((25,), (alone,))] == [tie]
    assert [each.tie for each in rank_scores((26,), (alone,))] == [None]
