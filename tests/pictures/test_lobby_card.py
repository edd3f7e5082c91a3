"""The picture of a lobby can be read on a phone in every language, and says what its message does, no more."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

import face.table.scenes
from engine.policies import APPRENTICE, STEWARD
from face.core.names import reader_for
from face.pictures.canvas import Canvas, Picture
from face.pictures.pieces import SHAPES, Seat
from face.pictures.stage import lobby_card
from face.pictures.theme import SEATS, UNDEALT
from face.table.lobby import lobby_words
from face.table.lobby_card import lobby_card as lobby_card_words
from face.table.lobby_card import lobby_card_alt
from face.table.scenes import lobby_picture
from host.occupants import Player, Steward
from host.values import Pace, SeatCard, Table
from tests.bot import drawing
from tests.ground import kept
from tests.pictures.scenes import LANGUAGES, outside, overlapping
from tests.pictures.test_scenes import PHONE, READABLE, writing

LONG = ("Wilhelmina the Incorrigible", "*Ben*", "Αλέξανδρος 😀", "Ж" * 32, "0123456789 0123456789")
MOST = {"architects": 5, "devil": 4, "paladins": 4, "bids": 4}
PLATE = 58.0  # pixels: the height of a name's room
OPTIONS: dict[str, dict[str, Any]] = {
    "devil": dict.fromkeys(("learners", "jesters", "indulgence_trade", "goods_bribes", "role_preferences"), True),
    "architects": {"boards": "all-chosen", "apprentice": True, "promos": True},
    "paladins": {},
    "bids": {},
}


def lobby(game: str, people: int, stewards: int = 0, **changes: Any) -> Table:
    """A lobby with so many people with long names, and automatic players behind them."""
    cards = [SeatCard(None, Player(at + 1), LONG[at]) for at in range(people)]
    cards += [SeatCard(None, Steward((STEWARD, APPRENTICE)[at % 2])) for at in range(stewards)]
    start: dict[str, Any] = {
        "status": "lobby",
        "moment": "",
        "thread_id": None,
        "fewest": MOST[game] if game == "devil" else 1,
    }
    return replace(drawing.TABLE, game=game, seats=tuple(cards), most=MOST[game], **(start | changes))


def tables(game: str) -> list[Table]:
    most = MOST[game]
    bank = Pace("own", 6 * 60 + 30, bank=3 * 24 * 60 + 59)
    return [
        lobby(game, 0),
        lobby(game, 2, 1, hints=True, options=OPTIONS[game]),
        lobby(game, most, pace=bank, rated=True, options=OPTIONS[game]),
        lobby(game, 1, most - 1, status="playing"),
        lobby(game, 1, status="closed"),
    ]


def drawn(table: Table, locale: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Picture, Canvas]:
    """The picture, and the canvas it was drawn on."""
    canvases: list[Canvas] = []

    class Kept(Canvas):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            canvases.append(self)

    monkeypatch.setattr(lobby_card, "Canvas", Kept)
    picture = lobby_picture(table, reader_for(table, locale))
    assert picture is not None
    return picture, canvases[0]


@pytest.mark.parametrize(
    ("game", "locale"), kept(list(product(MOST, LANGUAGES)), ("architects", "ru"), ("devil", "cs"))
)
def test_a_lobby_can_be_read_on_a_phone(game: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for table in tables(game):
        picture, canvas = drawn(table, locale, monkeypatch)
        assert not outside(canvas)
        assert not overlapping(canvas)
        assert not [words for words, size in writing(picture.svg) if size < READABLE * picture.width / PHONE]
        assert picture.height <= 700


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_is_asked_of_players_is_never_cut(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names may end in dots; the name of the game, the time, the length and the options may not."""
    for game in MOST:
        for table in tables(game):
            _, canvas = drawn(table, locale, monkeypatch)
            names = {each.words for each in canvas.drawn if each.box.h == PLATE}
            cut = [each.words for each in canvas.drawn if each.words.endswith("…") and each.words not in names]
            assert not cut


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_alt_text_is_whole(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends with the language: nothing was left out for want of room."""
    for game in MOST:
        for table in tables(game):
            picture, _ = drawn(table, locale, monkeypatch)
            language = {"en": "English", "cs": "Čeština", "pl": "Polski", "ru": "Русский"}[locale]
            assert picture.alt.endswith(f"{language}.")
            assert len(picture.alt) <= 1000


def test_seats_are_told_apart_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has a letter of their own above their name, and once seats are drawn a shape; a free one is an outline."""
    people = ("Ada", "Ben", "Cleo")
    cards = tuple(SeatCard(None, Player(at + 1), name) for at, name in enumerate(people))
    picture, canvas = drawn(replace(lobby("architects", 0), seats=cards), "en", monkeypatch)
    words = [each.words for each in canvas.drawn]
    assert {"A", "B", "C", *people} <= set(words)
    assert words.count("free seat") == 2
    assert "<polygon" not in picture.svg
    begun = tuple(replace(card, seat=at) for at, card in enumerate(cards))
    picture, _ = drawn(replace(lobby("architects", 0, status="playing"), seats=begun), "en", monkeypatch)
    assert picture.svg.count("<polygon") == sum(bool(shape) for shape in SHAPES[:3])


def test_the_picture_says_nothing_that_the_message_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lobby("devil", 3, 1)
    secret = replace(table, seats=tuple(replace(card, word="a word of their own") for card in table.seats))
    reader = reader_for(secret, "en")
    picture, canvas = drawn(secret, "en", monkeypatch)
    assert "a word of their own" not in picture.svg + picture.alt
    said = lobby_words(secret, reader)
    for card in secret.seats[:1]:
        assert card.name in said.seats
        assert card.name in picture.alt
    assert str(secret.opener_id) not in {each.words for each in canvas.drawn}


def test_the_picture_calls_no_game_rated_that_one_plays_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def words(people: int) -> str:
        return " ".join(each.words for each in drawn(lobby("paladins", people, rated=True), "en", monkeypatch)[1].drawn)

    assert "Rated" not in words(1)
    assert "Rated" in words(2)


def test_a_scene_that_is_broken_leaves_the_words(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    def broken(*given: Any) -> Any:
        raise KeyError("price")

    monkeypatch.setattr(face.table.scenes, "draw_lobby_card", broken)
    table = lobby("devil", 1)
    assert lobby_picture(table, reader_for(table, "en")) is None
    assert "KeyError" in caplog.text


def test_nobody_has_a_colour_or_a_shape_before_seats_are_drawn() -> None:
    table = lobby("devil", 3, 1)
    waiting = lobby_card.draw_lobby_card(card := lobby_card_of(table), lobby_card_alt(table, reader_for(table, "en")))
    assert {seat.colour for seat in card.seats if isinstance(seat, Seat)} == {UNDEALT}
    assert not any(colour in waiting.svg for colour in SEATS)
    order = (2, 0, 3, 1)
    begun = replace(table, seats=tuple(replace(each, seat=at) for each, at in zip(table.seats, order, strict=True)))
    colours = [seat.colour for seat in lobby_card_of(begun).seats if isinstance(seat, Seat)]
    assert colours == [SEATS[seat] for seat in order]


def lobby_card_of(table: Table) -> lobby_card.LobbyCard:
    return lobby_card_words(table, reader_for(table, "en"))
