"""Colour never stands alone: beside each coloured sign is the letter or the word of what it is, in every text.

Pictures are held to this by `tests/pictures/test_colours.py`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.board.view import board_view
from bot.desk.view import desk_view
from engine.chance import Chance
from engine.contract import Ask, Game
from engine.forms import Draft
from engine.policies import Match
from engine.registry import game as rules_of
from engine.texts import SeatRef, say
from face.core.face import face
from face.core.names import reader_for
from face.core.parts import seat_mark
from face.desk.form import shown_form
from face.wordings.lengths import JOINER, SPACE
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.architects.face.cards import SEATS as ROUND
from games.paladins.face.board import SEATS as SQUARE
from games.paladins.rules.rulebook import WORKERS
from host.occupants import Player
from host.play.desk_reading import Filled
from host.values import Board, Desk, SeatCard, Table
from tests.bot.drawing import TABLE
from tests.ground import in_depth
from tests.wording.files import language

NAMES = ("Ottokar", "Wenzel", "Ludmila", "Bohumil", "Oda")
GAMES = {"architects": 5, "devil": 4, "paladins": 4, "paladins alone": 1}
LOCALES = sorted(OFFERED)
OF_WORKERS = dict(zip("⚪🟢🔵🔴⚫🟣", WORKERS, strict=True))
ONE_OF_ITS_SHAPE = {"devil": "🔷⬜", "architects": "⬜"}  # glass is the only diamond there, marble the only square
COLOURED = re.compile(r"[⚪⚫🔴🔵\U0001f7e0-\U0001f7eb⬛⬜🔶🔷🔸🔹🔺🔻❤💙💚💛🧡💜🖤🤍🤎]\ufe0f?")
SAID_BESIDE = re.compile(r" ?\**(\w+)")


class Moment(NamedTuple):
    """A table of stewards at some moment, as a reader of one language has it."""

    game: Game[Any]
    table: Table
    state: Any
    locale: str

    def reader(self, seat: int | None) -> Reader:
        return reader_for(self.table, self.locale, seat)


@cache
def played(name: str) -> tuple[tuple[Any, Any, Any], ...]:
    """A whole game of stewards: the state before each answer, the answer, what is told of it."""
    game = rules_of(name.split()[0])
    players = ("steward",) * GAMES[name]
    match = Match(game, game.options_type(), players, (Chance(bytes([3]) * 32), Chance(bytes([4]) * 32)), float)
    steps, before = list[tuple[Any, Any, Any]](), match.state
    for move, outcome in match.steps():
        steps.append((before, move, outcome))
        before = match.state
    return (*steps, (before, None, None))


def table_of(name: str) -> tuple[Game[Any], Table]:
    game = rules_of(name.split()[0])
    cards = tuple(SeatCard(seat, Player(seat + 1), NAMES[seat], "") for seat in range(GAMES[name]))
    options: dict[str, Any] = msgspec.to_builtins(game.options_type())
    return game, replace(TABLE, game=game.id, seats=cards, options=options, pack=game.pack(game.options_type()))


def drawn(at: Moment, move: Any) -> Iterator[Any]:
    """The components of all desks, that of the seat to move with each part of its answer, and of the board."""
    asks = at.game.asks(at.state)
    for seat in range(len(at.table.seats)):
        ask, liberties = asks.get(seat), at.game.liberties(at.state, seat)
        view, sealed = at.game.view(at.state, seat), at.game.sealed(at.state).get(seat)
        desk = Desk(at.table, seat, view, ask, sealed, liberties, {}, at.game.result(at.state))
        yield desk_view(desk, at.reader(seat), None, owing=len(asks)).to_components()
        for each in (ask, *liberties):
            given = (
                move.value if move is not None and each is not None and (move.seat, move.ask) == (seat, each.id) else {}
            )
            for count in range(len(given) + 1) if each is not None else ():
                yield _filled(at, desk, each, dict(list(given.items())[:count]))
    board = Board(at.table, at.game.view(at.state, None), len(asks), (), at.game.result(at.state), 1)
    yield board_view(board, at.reader(None)).to_components()


def _filled(at: Moment, desk: Desk, ask: Ask, value: dict[str, Any]) -> Any:
    form = at.game.form(at.state, desk.seat, ask.id, Draft(value))
    preview = () if form.problem else at.game.preview(at.state, desk.seat, ask.id, form.value)
    return desk_view(desk, at.reader(desk.seat), shown_form(desk, ask, Filled(value, form, preview))).to_components()


def words_in(components: Any) -> Iterator[str]:
    """All that is read in a message: texts, buttons, selects with their options and the small print of these."""
    for one in walk_components(components):
        for part in (one, *one.get("options", ())):
            yield from (part[key] for key in ("content", "label", "description", "placeholder") if part.get(key))


def labels_in(components: Any) -> list[str]:
    """What stands on all buttons and options of a message."""
    parts = (part for one in walk_components(components) for part in (one, *one.get("options", ())))
    return [part["label"] for part in parts if part.get("label")]


def is_sign(character: str) -> bool:
    """Whether it is neither a letter nor a digit nor punctuation."""
    return unicodedata.category(character) == "So"


def is_signs_alone(label: str) -> bool:
    """Whether there is a sign in it, at most with a number, and neither a letter nor a word."""
    return any(map(is_sign, label)) and not re.search(r"[^\W\d_]", label)


def alone(words: str, game_id: str, reader: Reader) -> list[str]:
    """Each coloured sign of `words` that has neither its letter nor its word right beside it, with what follows."""
    words = words.replace(JOINER, "").replace(SPACE, " ").replace("\u2068", "").replace("\u2069", "")
    found = []
    for match in COLOURED.finditer(words):
        sign = match[0].rstrip("\ufe0f")
        said = SAID_BESIDE.match(words, match.end())
        if sign in ONE_OF_ITS_SHAPE.get(game_id, ""):
            continue
        if said is None or not any(said[1].startswith(one) for one in called(sign, game_id, reader)):
            found.append(words[max(0, match.start() - 20) : match.end() + 12])
    return found


def called(sign: str, game_id: str, reader: Reader) -> Iterator[str]:
    """How what stands beside a coloured sign may begin: the letters of a worker, its name, the initial of a seat."""
    if game_id == "paladins" and sign in OF_WORKERS:
        kind = OF_WORKERS[sign]
        yield from letters_of(reader, kind)
        name = reader.label(say(f"thing-{kind}", count=1)).split()[-1]
        yield from (name[:2], name[:2].capitalize())
    elif game_id == "paladins" and sign == "⬛":
        yield ""  # nothing else is black: any word or letters
    elif (seats := ROUND if game_id == "architects" else SQUARE if game_id == "paladins" else ()) and sign in seats:
        yield reader.label(seat_mark("", seats.index(sign)))


def letters_of(reader: Reader, kind: str) -> list[str]:
    """The letters beside the sign of a kind of worker, or of the virtual player."""
    key = "paladins-virtual-mark" if kind == "virtual" else f"paladins-space-{kind}"
    return re.findall(r"\w+", reader.label(say(key)))


@pytest.mark.crossed
@pytest.mark.sampled
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
async def test_no_coloured_sign_of_a_game_of_stewards_is_alone(name: str, locale: str) -> None:
    game, table = table_of(name)
    its, every, coloured = face(game.id), in_depth(4, 12, 25), 0
    for number, (state, move, outcome) in enumerate(played(name)):
        at = Moment(game, table, state, locale)
        seat = number % GAMES[name]
        reader = at.reader(seat)
        said = [] if outcome is None else [text for each in outcome.happenings if (text := each.read_by(seat))]
        lines = [reader.line(text) for text in (*said, *its.in_short(tuple(said)))]
        if number % every == 0 or move is None:
            view = game.view(state, seat)
            for message in drawn(at, move):
                lines += words_in(message)
                assert [label for label in labels_in(message) if is_signs_alone(label)] == []
            for section in its.reference(view):
                lines += [reader.line(section.title), *(reader.line(entry.text) for entry in section.entries)]
            for ask in filter(None, (game.asks(state).get(seat), *game.liberties(state, seat))):
                lines.append(reader.line(its.hint(view, ask)))
                lines += [reader.line(each.text) for each in its.explanations(view, ask)]
        for words in lines:
            assert alone(words, game.id, reader) == []
            coloured += len(COLOURED.findall(words))
    assert coloured > (0 if name == "devil" else 100)
    pack = game.pack(game.options_type())
    for topic in its.topics(pack[0]):
        assert [fault for text in topic.text for fault in alone(reader.line(text), game.id, reader)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_coloured_sign_in_a_wording_is_alone(locale: str) -> None:
    for name, game_id in (("architects", "architects"), ("paladins alone", "paladins")):
        reader = reader_for(table_of(name)[1], locale)
        known = {key: one.words for key, one in language(locale).wordings.items() if re.match(rf"{game_id}-", key)}
        assert len(known) > 400
        assert {key: faults for key, words in known.items() if (faults := alone(words, game_id, reader))} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_letters_of_workers_are_as_different_as_their_colours(locale: str) -> None:
    reader = Reader(texts(locale), {}, face("paladins").names(""), "paladins")
    letters = [letters_of(reader, kind) for kind in (*WORKERS, "virtual")]
    assert all(len(each) == 1 and each[0].isalpha() and len(each[0]) <= 2 for each in letters)
    assert len({each[0].casefold() for each in letters}) == len(WORKERS) + 1


def test_a_coloured_sign_alone_is_found() -> None:
    reader = reader_for(table_of("paladins")[1], "en")
    for words in ("3🟢 ⚪L", "🟢S🔵◻️", "🟢M", "with 🔴 they join", "2🟦", "🟦W", "🟩 **Ottokar**", "🟣 fits", "2⬛"):
        assert alone(words, "paladins", reader), words
    for words in (
        "3🟢S ⚪L",
        "🟢S🔵M◻️",
        "🔴 fighters",
        "🟩W **Wenzel**",
        "(2🟦O 0🟩W)",
        "1⬛Vi",
        "🟢 *scouts*, 🟣 Criminals",
    ):
        assert alone(words, "paladins", reader) == [], words
    at_five = reader_for(table_of("architects")[1], "en")
    assert alone("3🔵 1🟢W", "architects", at_five) == ["3🔵 1🟢W"]
    assert alone("3🔵O 1🟢W⬜", "architects", at_five) == []


def test_a_label_without_a_letter_is_found() -> None:
    for label in ("3🟢 ⚪", "🟢", "+1✝️", "🏁"):
        assert is_signs_alone(label)
    for label in ("1", "?", "3🟢S", "◻️ region", "Jar: +1✝️"):
        assert not is_signs_alone(label)


def test_a_seat_has_one_initial_for_everybody_itself_too() -> None:
    table = table_of("architects")[1]
    for seat, initial in enumerate("OWLBD"):
        for reads in (None, *range(5)):
            assert reader_for(table, "en", reads).line(seat_mark("🔵", seat)) == f"🔵{initial}"
    assert reader_for(table, "en", 0).line(SeatRef(0)) == "you"
    assert Reader(texts("en")).line(seat_mark("🔵", 2)) == "🔵③"
    assert Reader(texts("en"), {0: "מרים", 1: "Ann"}).line(seat_mark("🔵", 0)) == "🔵\u2068מ\u2069"
