"""What a picture says is what the words say: each figure with its sign, each card with all that it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.forms import Draft
from engine.registry import game as game_of
from engine.texts import Text
from face.core.face import face
from face.pictures.canvas import Around, Canvas, Picture
from face.pictures.icons import SIGNS
from face.pictures.printed.cards import Card, cards_alone
from face.wordings.reader import Reader
from tests.contract.leaves import ILLEGAL, Path, changed, kind_of, leaves, tree_of
from tests.ground import kept
from tests.pictures.scenes import every_scene, pictured, positions, reader
from tests.pictures.shown import FIGURE, Piece, amounts_in, figures, pieces, said_of
from tests.pictures.test_card_faces import book, entries
from tools.under_test import under_test

LOOKED_AT = (2, 6)  # of the positions of a game: one early, one late
LONGEST = 3_000  # characters of a line: nothing is cut
HELD = {"hand", "pile"}  # sections of cards that are drawn with all that is said of them
GAMES_DRAWN = pytest.mark.parametrize("game_id", pictured())
SMALL = pytest.mark.parametrize("small", [False, True])


def taken_out(words: str, what: str) -> str:
    """`words` without the first `what`, wherever it has its capital and its full stop."""
    what = what.rstrip(".")
    at = words.casefold().find(what.casefold())
    assert at >= 0, (what, words)
    return words[:at] + words[at + len(what) :]


def amount_taken_out(words: str, sign: str, count: str) -> str:
    """`words` without that amount; `count` may be "": there is only the sign."""
    if not count:
        return taken_out(words, sign)
    said = said_of(sign, count).search(words)
    assert said, (sign, count, words)
    return words[: said.start()] + words[said.end() :]


@GAMES_DRAWN
def test_a_card_shows_what_its_words_say_and_nothing_else(game_id: str) -> None:
    known = book(game_id, "en")
    for entry in entries(known):
        assert entry.card is not None
        card = face(game_id).card(entry.card, "", known.reader)
        assert card is not None
        left = taken_out(known.reader.label(entry.text, LONGEST), known.reader.label(entry.card))
        for _, words in card.effects:
            left = taken_out(left, words)
        for amount in (amount for row in card.rows for amount in row):
            left = amount_taken_out(left, amount.sign, str(amount.count))
        if card.points is not None:
            left = amount_taken_out(left, "points", str(card.points))
        assert not FIGURE.findall(left), (entry.card, left)


@GAMES_DRAWN
def test_all_parts_of_a_card_are_drawn(game_id: str) -> None:
    known = book(game_id, "en")
    for entry in entries(known):
        assert entry.card is not None
        card = face(game_id).card(entry.card, "", known.reader)
        assert card is not None
        assert _drawn_words(pieces(cards_alone([card], face(game_id).colour, ["words"]).svg)) == _parts(card)


def _parts(card: Card) -> str:
    """Name, points, amounts and effects in their order, signs in brackets, without blanks."""
    parts = [*(f"[{sort}]" for sort in card.sorts), card.name, "" if card.points is None else str(card.points)]
    parts += [f"[{amount.sign}]{amount.words}" for row in card.rows for amount in row]
    for sign, effect in card.effects:
        words = effect
        for emoji, name in SIGNS.items():
            words = words.replace(emoji, f"[{name}]")
        parts.append(f"[{sign}]{words}")
    return _without_blanks("".join(parts))


def _drawn_words(shown: list[Piece]) -> str:
    return _without_blanks("".join(f"[{piece.sign}]" if piece.sign else piece.words for piece in shown))


def _without_blanks(words: str) -> str:
    return "".join(words.replace("\ufe0f", "").split())


def desks(game_id: str, small: bool) -> Iterator[tuple[str, Any, Reader, Picture]]:
    """The desks of a game: which, the view, who reads, the picture."""
    for name, view, picture, _ in every_scene(game_id, small=small):
        if name.startswith("desk"):
            yield name, view, reader(game_id, "en", "plain", view.viewer), picture


@pytest.mark.crossed
@GAMES_DRAWN
@SMALL
def test_every_amount_on_a_desk_stands_in_its_words(game_id: str, small: bool) -> None:
    look = face(game_id)
    for name, view, said, picture in desks(game_id, small):
        cards = [entry.text for section in look.reference(view) for entry in section.entries]
        lines = [said.label(line, LONGEST) for line in (*look.own(view), *look.board(view), *cards)]
        lines += [said.label(line, LONGEST) for line in _asked(game_id, name, view, small)]
        lines += [
            f"{score} points" for score in _scores(game_id, name, view.viewer, small)
        ]  # the end says it elsewhere
        shown = list(amounts_in(pieces(picture.svg)))
        assert len(shown) > 5
        assert not [each for each in shown if not any(said_of(*each).search(line) for line in lines)], name


def _asked(game_id: str, name: str, view: Any, small: bool) -> tuple[Text, ...]:
    """What the question to the viewer says beside it, such as the chest before them, or beside their sealed answer."""
    game, state = game_of(game_id), positions(game_id, small)[int(name.split()[1])]
    ask, sealed = game.asks(state).get(view.viewer), game.sealed(state).get(view.viewer)
    if ask is not None:
        return face(game_id).details(view, ask, game.form(state, view.viewer, ask.id, Draft({})))
    return () if sealed is None else face(game_id).sealed(view, sealed)


def _scores(game_id: str, name: str, viewer: int, small: bool) -> list[int]:
    """The viewer's final score, which the ending says; none while the game goes on."""
    result = game_of(game_id).result(positions(game_id, small)[int(name.split()[1])])
    return [standing.score for standing in result or () if standing.seat == viewer]


@pytest.mark.crossed
@GAMES_DRAWN
@SMALL
def test_a_card_on_a_desk_has_the_figures_that_are_said_of_it(game_id: str, small: bool) -> None:
    compared = 0
    for name, view, said, picture in desks(game_id, small):
        words, held = _said_of_cards(game_id, view, said)
        for card, shown in _drawn_cards(pieces(picture.svg), words):
            drawn = figures(" ".join(piece.words for piece in shown))
            compared += 1
            if card in held:
                assert _bare(drawn) in [_bare(figures(each)) for each in words[card]], (name, card)
            else:  # what lies open already has no price any more
                assert [each for each in words[card] if not _bare(drawn) - _bare(figures(each))], (name, card)
            for amount in amounts_in(shown):
                assert [each for each in words[card] if said_of(*amount).search(each)], (name, card, amount)
    assert compared > 5


def _said_of_cards(game_id: str, view: Any, said: Reader) -> tuple[dict[str, list[str]], set[str]]:
    """What is said of cards, by their names, and the names of those that the viewer holds."""
    words: dict[str, list[str]] = {}
    held = set()
    look = face(game_id)
    sections = [(section.id, entry) for section in look.reference(view) for entry in section.entries]
    for id, entry in (*sections, *(("", entry) for entry in look.cards(view.pack))):
        if entry.card is not None:
            name = said.label(entry.card)
            if id in HELD or name not in held:
                words.setdefault(name, []).append(taken_out(said.label(entry.text, LONGEST), name))
            if id in HELD:
                held.add(name)
    return words, held


def _drawn_cards(shown: list[Piece], names: dict[str, list[str]]) -> Iterator[tuple[str, list[Piece]]]:
    """The cards of a desk, each with what is drawn from its name to the next one's."""
    starts = [at for at, piece in enumerate(shown) if piece.words in names]
    for at, end in pairwise([*starts, len(shown)]):
        yield shown[at].words, shown[at + 1 : end]


def _bare(counted: Counter[str]) -> Counter[str]:
    """Figures without their signs, and without ones: a person of a kind is drawn with a one and said without."""
    bare: Counter[str] = Counter()
    for figure, count in counted.items():
        bare[figure.lstrip("-")] += count
    return Counter({figure: count for figure, count in bare.items() if figure != "1"})


@pytest.mark.crossed
@GAMES_DRAWN
@SMALL
def test_every_figure_that_a_picture_notes_is_drawn(game_id: str, small: bool) -> None:
    placed = under_test(game_id).placed
    for name, _, picture, canvas in every_scene(game_id, small=small):
        drawn: Counter[str] = Counter()
        for piece in pieces(picture.svg):
            drawn += figures(piece.words)
        assert not _noted(canvas, placed) - drawn, name


def _noted(canvas: Canvas, placed: frozenset[str]) -> Counter[str]:
    values = [fact.value for fact in canvas.facts if fact.name not in placed]
    return Counter(str(value) for value in values if isinstance(value, int) and value)


Shown = tuple[list[str], str]


def board_of(game_id: str, view: Any) -> Shown:
    """The board's words, and its drawing."""
    look, said = face(game_id), reader(game_id, "en", "plain")
    lines = [said.line(line) for line in (look.headline(view), *look.board(view))]
    return lines, look.board_picture(view, said, Around()).svg


def desk_of(game_id: str, view: Any) -> Shown:
    """The words of one's own area, without those on others, and the drawing of the desk."""
    look, said = face(game_id), reader(game_id, "en", "plain", view.viewer)
    picture = look.desk_picture(view, said, Around())
    return [said.line(line) for line in look.own(view)], "" if picture is None else picture.svg


@GAMES_DRAWN
@pytest.mark.parametrize("at", kept(LOOKED_AT, 6))
def test_what_changes_the_words_of_the_board_changes_its_picture(game_id: str, at: int) -> None:
    view = game_of(game_id).view(positions(game_id)[at], None)
    assert not undrawn(game_id, view, board_of, lambda path: True)


@pytest.mark.crossed
@GAMES_DRAWN
@pytest.mark.parametrize("at", LOOKED_AT)
def test_what_changes_the_words_of_ones_own_area_changes_the_desk(game_id: str, at: int) -> None:
    game = game_of(game_id)
    viewer = at % game.seats[1]
    view = game.view(positions(game_id)[at], viewer)
    assert not undrawn(game_id, view, desk_of, lambda path: path[0] == "own" or path[1:2] == (viewer,))


def undrawn(
    game_id: str, view: Any, shown_of: Callable[[str, Any], Shown], looked_at: Callable[[Path], bool]
) -> set[str]:
    """The kinds of figures in a view that change what is said if there is one more, but not what is drawn."""
    words, drawing = shown_of(game_id, view)
    tree, missing, differ = tree_of(view), set(), 0
    excepted = under_test(game_id).said_alone
    for path, value in leaves(tree):
        kind = kind_of(path)
        if not isinstance(value, int) or path[-1] == "seat" or not looked_at(path):
            continue
        if any(fnmatchcase(kind, each) for each in excepted):
            continue
        more = not value if isinstance(value, bool) else value + 1
        try:
            other = msgspec.convert(changed(tree, path, more), type(view))
            said, drawn = shown_of(game_id, other)
        except ILLEGAL:
            continue  # there is no such seat, no such round
        differ += said != words
        if said != words and drawn == drawing:
            missing.add(kind)
    assert differ > 3
    return missing


def test_the_amounts_of_a_text_are_found() -> None:
    for words in ("2 wood, 1 glass", "🪵 **2** wood", "wood 2, 3 glass", "2🪵 and 12 glass"):
        assert said_of("wood", "2").search(words), words
    for words in ("12 wood", "wood 23", "2 glass, 3 wood", "2 stone wood"):
        assert not said_of("wood", "2").search(words), words
    assert said_of("merchant", "1").search("🔵 🟢")
    assert not said_of("merchant", "2").search("🔵 🟢")
