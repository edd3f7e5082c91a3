"""What is particular about the pictures of Deal with the Devil."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from engine.registry import game as game_of
from engine.texts import say
from face.core.face import face
from face.pictures.canvas import Around, Canvas, DrawnWords
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.face.cards import clause
from games.devil.face.desk import effects_in_brief, in_signs
from games.devil.face.pictures.board_scene import board_scene
from games.devil.face.pictures.desk_scene import desk_scene, short_desk_scene
from games.devil.face.pictures.kingdom import RADIUS
from games.devil.rules.pack import pack
from games.devil.rules.rulebook import GOODS, ROLES
from games.devil.rules.state import Chest
from games.devil.rules.view import SeenChest, View
from tests.games.devil.builders import PACK, SUN, table
from tests.pictures.scenes import every_scene, positions
from tests.pictures.shown import Piece, amounts_in, pieces

GAME = game_of("devil")
READER = Reader(texts("en"), {0: "Ann", 1: "Ben", 2: "Cem", 3: "Dan"}, face("devil").name, "devil", 0)


def words(canvas: Canvas) -> list[str]:
    return [drawn.words for drawn in canvas.drawn]


def middle_of_the_wheel(canvas: Canvas) -> tuple[float, float]:
    """The number in the hub, set largest of all."""
    hub = max(canvas.drawn, key=lambda drawn: drawn.ink.h)
    return canvas.wide / 2, hub.box.y + hub.box.h / 2


def farthest_and_nearest(drawn: DrawnWords, x: float, y: float) -> tuple[float, float]:
    ink = drawn.ink
    dx = (ink.x - x, ink.x + ink.w - x)
    dy = (ink.y - y, ink.y + ink.h - y)
    nearest = math.hypot(*(0 if low < 0 < high else min(abs(low), abs(high)) for low, high in (dx, dy)))
    return max(math.hypot(a, b) for a in dx for b in dy), nearest


def test_the_wheel_covers_no_words() -> None:
    for name, view, _, canvas in every_scene("devil", names="wide"):
        if name.startswith("board") and view.step != "end":
            x, y = middle_of_the_wheel(canvas)
            for drawn in canvas.drawn:
                farthest, nearest = farthest_and_nearest(drawn, x, y)
                assert farthest <= RADIUS or nearest >= RADIUS + 5, (name, drawn.words)


def test_the_board_says_of_which_round_its_wheel_is() -> None:
    state = positions("devil")[0]
    view: View = GAME.view(state, None)
    assert view.round == 1
    scene = board_scene(view, READER, Around(), pack(view.pack))
    assert {"Round", "1", "then 2"} <= set(words(scene))


def test_a_desk_shows_the_cards_in_hand_with_what_they_do() -> None:
    state = next(state for state in positions("devil") if GAME.view(state, 0).step == "trading.offer")
    view: View = GAME.view(state, 0)
    cards = pack(view.pack)
    assert view.own is not None
    shown = " ".join(words(desk_scene(view, READER, Around(), cards)))
    for card in view.own.hand:
        assert cards.buildings[card].name in shown
    assert ":" in shown


def test_every_building_of_a_kingdom_shows_its_points() -> None:
    for name, view, picture, _ in every_scene("devil"):
        if name.startswith("board"):
            shown = "".join(piece.words for piece in pieces(picture.svg)).replace(" ", "")
            for card in (card for seat in view.seats for card in seat.built):
                building = pack(view.pack).buildings[card]
                assert f"{building.name}{building.points}".replace(" ", "") in shown, (name, card)


def test_a_board_has_no_desk() -> None:
    view = GAME.view(positions("devil")[0], None)
    assert face("devil").desk_picture(view, READER, Around()) is None
    assert face("devil").short_desk_picture(view, READER, Around()) is None


def viewing(chest: SeenChest) -> View:
    """Somebody before that chest."""
    state = next(state for state in positions("devil") if GAME.view(state, 0).step == "trading.offer")
    view: View = GAME.view(state, 0)
    assert view.own is not None
    return replace(view, step="trading.first", own=replace(view.own, chest=chest))


def on_the_chest(view: View, around: Around = Around()) -> list[Piece]:  # noqa: B008  frozen
    """What is drawn of the chest, in both desks alike: all between the round and one's own goods."""
    desk, short = (
        pieces(draw(view, READER, around, pack(view.pack)).svg())[: 40 if draw is desk_scene else 30]
        for draw in (desk_scene, short_desk_scene)
    )
    starts = [next(at for at, piece in enumerate(each) if piece.words in LIDS) - 1 for each in (desk, short)]
    assert view.own is not None
    shown = [each[start:][: own_goods(each[start:])] for each, start in zip((desk, short), starts, strict=True)]
    assert shown[0] == shown[1]
    return shown[0]


def own_goods(shown: list[Piece]) -> int:
    """Where one's own goods begin: with the row of all basic ones, each before its number."""
    rows = ([piece.sign for piece in shown[at : at + 6 : 2]] for at in range(len(shown)))
    return list(rows).index(["wood", "stone", "grain"])


LIDS = {"The chest in view", "Being packed", "Sealed"}
CHEST = SeenChest("cultist", {"wood": 2, "glass": 1}, souls_asked=True, price=2, taken=False, jesters={})


def test_the_chest_before_one_is_drawn_with_mark_goods_and_price() -> None:
    shown = on_the_chest(viewing(CHEST))
    assert shown[0].sign == "cultist"
    assert list(amounts_in(shown)) == [("wood", "2"), ("glass", "1"), ("soul", "2")]
    dear = on_the_chest(viewing(replace(CHEST, souls_asked=False, price=5)))
    assert list(amounts_in(dear))[-1] == ("coins", "5")


def test_a_chest_that_shows_nothing_is_closed() -> None:
    clasp = "h6l2 12h-10Z"  # its keyhole
    for chest, words in ((replace(CHEST, goods={}), "empty"), (replace(CHEST, taken=True), "already taken")):
        view = viewing(chest)
        shown = on_the_chest(view)
        assert words in [piece.words for piece in shown]
        assert list(amounts_in(shown)) == [("soul", "2")]
        assert clasp in desk_scene(view, READER, Around(), pack(view.pack)).svg()
    assert clasp not in desk_scene(viewing(CHEST), READER, Around(), pack(viewing(CHEST).pack)).svg()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
def test_the_price_tag_of_a_chest_is_whole_in_every_language(language: str) -> None:
    reader = Reader(texts(language), READER.seats, face("devil").name, "devil", 0)
    for chest, key in ((replace(CHEST, taken=True), "paid"), (CHEST, "for")):
        view = viewing(chest)
        shown = [piece.words for piece in pieces(desk_scene(view, reader, Around(), pack(view.pack)).svg())]
        assert reader.label(say(f"devil-picture-chest-{key}")) in shown


def test_ones_own_chest_shows_what_is_packed_so_far_and_what_was_sealed() -> None:
    state = next(state for state in positions("devil") if GAME.view(state, 0).step == "trading.offer")
    view: View = GAME.view(state, 0)
    assert view.own is not None
    view = replace(view, own=replace(view.own, sealed=None))
    place = 'stroke-dasharray="7 6"'
    empty = short_desk_scene(view, READER, Around(), pack(view.pack)).svg()
    assert empty.count(place) == 5
    assert "price?" in [piece.words for piece in on_the_chest(view)]
    packing = Around(draft={"goods": {"wood": 1, "indulgences": 1}, "coins": 2})
    assert list(amounts_in(on_the_chest(view, packing))) == [("wood", "1"), ("indulgence", "1"), ("coins", "2")]
    priced = Around(draft={"goods": {"wood": 1}, "price": "coins-4"})
    assert list(amounts_in(on_the_chest(view, priced))) == [("wood", "1"), ("coins", "4")]
    sealed = replace(view, own=replace(view.own, sealed={"goods": {"wood": 1}, "coins": 0, "price": "souls-1"}))
    shown = on_the_chest(sealed, priced)
    assert "Sealed" in [piece.words for piece in shown]
    assert list(amounts_in(shown)) == [("wood", "1"), ("soul", "1")]


def test_the_chest_is_told_in_the_alternative_text() -> None:
    look = face("devil")
    picture = look.short_desk_picture(viewing(CHEST), READER, Around())
    assert picture is not None
    assert "In it: 2 wood and 1 glass. Price: 2 soul pieces." in picture.alt


@pytest.mark.parametrize("language", OFFERED)
def test_the_fullest_hand_beside_a_chest_says_all_that_its_cards_do(language: str) -> None:
    reader = replace(READER, texts=texts(language))
    cards = pack(PACK)

    def said(id: str) -> list[str]:
        if id in cards.buildings:
            return [letters(reader.label(does, 600)) for _, does in effects_in_brief(cards.buildings[id])]
        parts = (part for side in (cards.events[id].left, cards.events[id].right) for part in side.effect)
        return [letters(reader.label(in_signs(clause(part)), 600)) for part in parts]

    longest = sorted(cards.buildings, key=lambda id: -len("".join(said(id))))
    events = sorted(cards.events, key=lambda id: -len("".join(said(id))))
    chests = tuple(Chest(dict.fromkeys(GOODS, 2), False, 3) for _ in ROLES)
    for first in range(0, len(longest), 5):
        hand, held = tuple(longest[first : first + 5]), tuple(events[first // 5 * 2 :][:2])
        mine = {"hand": hand, "events": held, "built": tuple(longest[-4:])}
        view = GAME.view(table("trading.first", 3, chests=chests, sun=mine), SUN)
        asked = reader.label(GAME.asks(table("trading.first", 3, chests=chests, sun=mine))[SUN].prompt, 200)
        drawn = letters(" ".join(words(short_desk_scene(view, reader, Around(asked=asked), cards))))
        assert not [(id, does) for id in (*hand, *held) for does in said(id) if does not in drawn]


def letters(words: str) -> str:
    """Letters and figures alone, where signs are drawn between words."""
    return "".join(filter(str.isalnum, words)).casefold()
