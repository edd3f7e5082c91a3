"""The stake of the phase stands in one line on a board: what happens to whom, from the figures of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.registry import game as game_of
from engine.texts import Text, say
from face.core.face import face
from face.pictures.canvas import Around
from face.pictures.heads import Stake
from games.architects.face.board import stakes as stakes_of_architects
from games.architects.rules.pack import pack as architects_pack
from games.architects.rules.state import FREE
from games.devil.face.board import stakes as stakes_of_devil
from games.devil.rules.rulebook import PIECES_TO_PROVE, REPUTATION_LOST, RIGHT_POINTS, VOTES_TO_QUESTION, WRONG_POINTS
from games.paladins.face.board import stakes as stakes_of_paladins
from tests.pictures.scenes import every_scene, pictured, positions, reader
from tests.pictures.shown import pieces


def view_of(game_id: str) -> Any:
    """The public view of a position in the middle of a game."""
    return game_of(game_id).view(positions(game_id)[3], None)


def texts(stakes: tuple[Stake, ...]) -> list[Text]:
    return [stake.text for stake in stakes]


def standing(*reputations: int) -> Any:
    view = replace(view_of("devil"), step="actions.plan")
    pairs = zip(view.seats, reputations, strict=True)
    return replace(view, seats=tuple(replace(seat, reputation=space) for seat, space in pairs))


def test_the_track_brings_wings_to_all_who_stand_highest_and_lowest() -> None:
    highest, lowest, *_ = stakes_of_devil(standing(9, 4, 4, 7))
    assert (highest.sign, highest.seats) == ("angel", (0,))
    assert (lowest.sign, lowest.seats) == ("demon", (1, 2))


def test_nobody_gains_or_loses_by_the_track_while_all_share_a_space() -> None:
    assert [stake.seats for stake in stakes_of_devil(standing(8, 8, 8, 8))][:2] == [(), ()]


def test_hunt_and_guesses_have_the_figures_of_the_rules() -> None:
    view = view_of("devil")
    hunted = stakes_of_devil(replace(view, step="hunt.answer", questioned=(2,)))
    assert texts(hunted)[:1] == [say("devil-stake-hunt", votes=VOTES_TO_QUESTION, pieces=PIECES_TO_PROVE)]
    assert hunted[0].seats == (2,)
    third, last = (replace(view, step="inquisition.pack", round=number) for number in (3, 5))
    assert texts(stakes_of_devil(third))[:1] == [say("devil-stake-guesses-third", **REPUTATION_LOST)]
    assert texts(stakes_of_devil(last))[:1] == [say("devil-stake-guesses-last", right=RIGHT_POINTS, wrong=WRONG_POINTS)]
    answering = stakes_of_devil(replace(view, step="inquisition.answer"))
    assert {stake.sign for stake in answering} <= {"interest", "alert"}


def test_a_reset_of_the_black_market_hits_whoever_has_most_in_prison() -> None:
    view = view_of("architects")
    cards = architects_pack(view.pack)
    inside = (cards.board.market.guilty, 0, cards.board.market.guilty + 1, 1, 0)
    seats = (replace(seat, in_prison=count) for seat, count in zip(view.seats, inside, strict=True))
    view = replace(view, seats=tuple(seats), market=(FREE,) * 3)
    blamed, most = stakes_of_architects(view)
    on_the_market = stakes_of_architects(replace(view, market=(0, 0, FREE)))
    assert blamed.text.params == {"guilty": cards.board.market.guilty, "virtue": cards.board.market.blame}
    assert (blamed.seats, most.seats) == ((0, 2), (2,))
    assert [stake.seats for stake in on_the_market] == [(0, 2), (0,)]
    nobody = replace(view, seats=tuple(replace(seat, in_prison=0) for seat in view.seats))
    assert [stake.seats for stake in stakes_of_architects(nobody)] == [(), ()]


def test_the_inquisition_of_paladins_is_as_near_as_the_tax_and_hits_most_suspicions() -> None:
    view = view_of("paladins")
    card = "any"
    held = ((card,), (card, card), (), (card, card))
    boards = tuple(replace(board, suspicions=each) for board, each in zip(view.boards, held, strict=True))
    tax, most = stakes_of_paladins(replace(view, boards=boards, tax=4))
    assert tax.text == say("paladins-stake-tax", tax=4)
    assert most.seats == (1, 3)
    innocent = tuple(replace(board, suspicions=()) for board in view.boards)
    assert [stake.seats for stake in stakes_of_paladins(replace(view, boards=innocent))] == [(), ()]
    assert stakes_of_paladins(replace(view, step="end")) == ()


@pytest.mark.crossed
@pytest.mark.parametrize("game_id", pictured())
@pytest.mark.parametrize("small", [False, True])
def test_what_is_at_stake_is_drawn_told_and_stands_in_the_alternative_text(game_id: str, small: bool) -> None:
    shown = 0
    for name, view, picture, _ in every_scene(game_id, small=small):
        said = reader(game_id, "en", "plain")
        lines = [said.label(line, 500) for line in face(game_id).board(view)] if name.startswith("board") else []
        line = next((line for line in lines if line.startswith("At stake.")), "")
        assert line in picture.alt
        if line:
            words = [piece.words for piece in pieces(picture.svg) if piece.words]
            first = line.removeprefix("At stake. ").partition(" (")[0].partition(". ")[0].rstrip(".")
            assert first in words, (name, line)
            shown += 1
        elif name.startswith("board"):
            assert view.step == "end" or not view.step.startswith(("cards", "actions", "play")), name
    assert shown > 2


def test_names_of_those_who_would_be_hit_are_told_and_their_signs_drawn() -> None:
    view = standing(9, 4, 4, 7)
    picture = face("devil").board_picture(view, reader("devil", "en", "plain"), Around())
    assert picture is not None
    assert "Lowest: a demon wing (Brother Anselm and Dame Odile)" in picture.alt
    words = [piece.words for piece in pieces(picture.svg)]
    at = words.index("Lowest: a demon wing")
    assert words[at + 1 : at + 3] == ["B", "D"]
