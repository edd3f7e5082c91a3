"""What has changed since the step before is marked on boards and desks in one way: a glow, and by how much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.registry import game as game_of
from face.core.face import face
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import changes_between, draw_moves, mark_changes
from face.pictures.pieces import AmountPiece, draw_amounts, seats_of
from face.pictures.theme import GLOW, INK, PICTURE_WIDTH
from tests.contract.journeys import Journey
from tests.ground import kept
from tests.pictures.scenes import LANGUAGES, drawn, outside, overlapping, pictured, positions, reader
from tests.pictures.shown import pieces
from tests.pictures.test_scenes import PHONE, READABLE, writing

LEAST_APART = 4  # pixels between the glow of one number and the sign of the next
LOOKED_AT = 20  # changes of a game
GAMES = pytest.mark.parametrize("game_id", pictured())


def row(wide: float, *amounts: AmountPiece) -> Canvas:
    canvas = Canvas(wide, 50, INK)
    draw_amounts(canvas, Box(0, 0, wide, 50), amounts)
    return canvas


def words(canvas: Canvas) -> list[str]:
    return [each.words for each in canvas.drawn]


def test_a_change_glows_and_stands_beside_its_number() -> None:
    canvas = row(400, *mark_changes([AmountPiece("wood", 5), AmountPiece("stone", 3)], {"wood": 2}))
    assert words(canvas) == ["5", "▲2", "3"]
    assert canvas.svg().count(GLOW) == 1
    assert words(row(400, AmountPiece("wood", 5, change=-2))) == ["5", "▼2"]
    assert GLOW not in row(400, AmountPiece("wood", 5)).svg()


def test_without_room_for_it_the_glow_alone_tells_of_a_change() -> None:
    amounts = [AmountPiece(sign, 12, change=-11) for sign in ("wood", "stone", "grain")]
    canvas = row(230, *amounts)
    assert words(canvas) == ["12", "▼11", "12", "12"]
    assert canvas.svg().count(GLOW) == 3
    assert not outside(canvas)
    assert not overlapping(canvas)


def test_a_glow_ends_before_the_next_sign() -> None:
    changes = {"points": 3, "silver": 3, "wood": -1, "stone": -1, "gold": -1}
    signs = ("points", "hired", "silver", "clay", "wood", "stone", "gold")
    svg = row(560, *(AmountPiece(sign, 4, change=changes.get(sign, 0)) for sign in signs)).svg()
    lit = re.findall(rf'<rect x="([^"]+)"[^>]*width="([^"]+)"[^>]*{GLOW}', svg)
    glows = [float(x) + float(wide) for x, wide in lit]
    drawn_at = [float(x) for x in re.findall(r"translate\(([\d.]+) ", svg)]
    assert len(glows) == len(changes)
    for end in glows[:-1]:
        assert min(x for x in drawn_at if x > end - 10) - end >= LEAST_APART


def test_who_moved_on_a_track_stands_under_it_with_the_steps() -> None:
    seats = seats_of(reader("devil", "en", "plain"), 4)
    canvas = Canvas(PICTURE_WIDTH, 50, INK)
    changes = ({"reputation": 2}, {}, {"debt": 1}, {"reputation": -3})
    draw_moves(canvas, Box(0, 0, PICTURE_WIDTH, 36), changes, "reputation", seats)
    assert words(canvas) == ["M", "▲2", "C", "▼3"]


@cache
def moves(game_id: str) -> tuple[Any, ...]:
    """Positions of a game, each a move or two after the one before."""
    game = game_of(game_id)
    journey = Journey(game, game.seats[1], 3, game.options_type())
    return (journey.first.state, *(step.outcome.state for step in journey))[::2]


def steps(game_id: str, viewer: int | None) -> Iterator[tuple[Any, Any]]:
    """Views of positions with the ones before."""
    game = game_of(game_id)
    for before, state in pairwise(positions(game_id)):
        yield game.view(state, viewer), game.view(before, viewer)


def scenes(game_id: str, locale: str, names: str = "plain") -> Iterator[tuple[Picture, Canvas]]:
    """Boards, desks and short desks with what has changed on them."""
    look = face(game_id)
    for viewer in (None, 1):
        for view, before in steps(game_id, viewer):
            said = reader(game_id, locale, names, viewer)
            for draw in (look.board_picture,) if viewer is None else (look.desk_picture, look.short_desk_picture):
                if draw(view, said, Around()) is not None:
                    yield drawn(draw, view, said, Around(before=before))


@GAMES
@pytest.mark.parametrize("locale", kept(LANGUAGES, "ru"))
def test_pictures_with_changes_are_as_legible_as_others(game_id: str, locale: str) -> None:
    marked = 0
    for picture, canvas in scenes(game_id, locale, "wide"):
        assert not outside(canvas)
        assert not overlapping(canvas)
        assert not [words for words, size in writing(picture.svg) if size < READABLE * picture.width / PHONE]
        marked += GLOW in picture.svg
    assert marked > 5


def figures_of(game_id: str, view: Any) -> list[dict[str, int]]:
    """Some figures of all seats that everybody knows, by how they are called in English."""
    match game_id:
        case "devil":
            return [{"reputation": each.reputation, "debt": each.debt} for each in view.seats]
        case "architects":
            return [{"virtue": each.virtue, "silver": each.stock.get("silver", 0)} for each in view.seats]
    return [{"Faith": each.faith, "silver": each.silver, "provisions": each.provisions} for each in view.boards]


@GAMES
def test_every_change_of_a_board_is_drawn_and_told(game_id: str) -> None:
    game, said = game_of(game_id), reader(game_id, "en", "plain")
    views = [game.view(state, None) for state in moves(game_id)]
    changed = [
        (before, view) for before, view in pairwise(views) if figures_of(game_id, before) != figures_of(game_id, view)
    ]
    assert len(changed) > 3
    for before, view in changed[:LOOKED_AT]:
        picture = face(game_id).board_picture(view, said, Around(before=before))
        assert picture is not None
        shown = [piece.words for piece in pieces(picture.svg)]
        now, was = figures_of(game_id, view), figures_of(game_id, before)
        for seat, (figures, earlier) in enumerate(zip(now, was, strict=True)):
            told = picture.alt.partition(f"Changed for {said.seats[seat]}: ")[2].partition(".")[0].split(", ")
            for name, count in figures.items():
                by = count - earlier[name]
                change = f"+{by}" if by > 0 else f"−{-by}"
                assert (f"{name} {change}" in told) == bool(by), (name, by, told)
                assert not by or (f"▲{by}" if by > 0 else f"▼{-by}") in shown, (name, change)


@GAMES
def test_nothing_is_marked_without_a_step_before_nor_where_nothing_has_changed(game_id: str) -> None:
    look = face(game_id)
    for viewer in (None, 1):
        said = reader(game_id, "en", "plain", viewer)
        for view, _ in steps(game_id, viewer):
            for draw in (look.board_picture, look.desk_picture, look.short_desk_picture):
                plain = draw(view, said, Around())
                assert plain == draw(view, said, Around(before=view))
                assert plain is None or GLOW not in plain.svg


@GAMES
def test_the_changes_of_a_board_are_the_same_whoever_looks(game_id: str) -> None:
    look, said = face(game_id), reader(game_id, "en", "plain")
    public = [look.board_picture(view, said, Around(before=before)) for view, before in steps(game_id, None)]
    own = [look.board_picture(view, said, Around(before=before)) for view, before in steps(game_id, 1)]
    assert public == own


def test_a_desk_shows_what_came_and_went_behind_its_wall() -> None:
    view, _ = next(iter(steps("devil", 1)))
    own = view.own
    stock = {**own.stock, "coins": own.stock["coins"] + 3}
    before = replace(view, own=replace(own, stock=stock, marked=own.marked + 1))
    said = reader("devil", "en", "plain", 1)
    for draw in (face("devil").desk_picture, face("devil").short_desk_picture):
        picture = draw(view, said, Around(before=before))
        assert picture is not None
        assert "Changed: coins −3, marked soul pieces −1" in picture.alt
        assert {"▼3", "▼1"} <= {piece.words for piece in pieces(picture.svg)}


def test_a_view_of_another_game_before_changes_nothing() -> None:
    view, _ = next(iter(steps("devil", None)))
    nothing = ({},) * len(view.seats)

    def count(seen: Any) -> list[dict[str, int]]:
        return [{"points": seat.reputation} for seat in seen.seats]

    assert changes_between(view, None, count) == nothing
    assert changes_between(view, game_of("architects").view(positions("architects")[0], None), count) == nothing
    assert changes_between(view, replace(view, seats=view.seats[:2]), count) == nothing


def test_what_is_all_gone_or_new_has_changed_by_all_of_it() -> None:
    held = {1: [{"wood": 2, "stone": 1}], 2: [{"stone": 1, "grain": 3}]}
    assert changes_between(2, 1, held.__getitem__) == ({"wood": -2, "grain": 3},)
