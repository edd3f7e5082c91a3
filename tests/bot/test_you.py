"""Whoever reads of themselves reads "you", with the verbs that go with it; whoever reads of others reads names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.desk.view import desk_view
from engine.chance import Chance
from engine.contract import Ask, Game
from engine.forms import Draft
from engine.playouts import Playout
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.names import reader_for
from face.desk.beside import texts_of_fold
from face.desk.form import shown_form
from face.table.dossier import ending_in_words
from face.wordings.reader import Reader
from face.wordings.texts import wording_files
from host.occupants import Player
from host.play.desk_reading import Filled
from host.values import Desk, SeatCard, Table
from tests.bot.drawing import TABLE
from tests.ground import sized

NAMES = ("Ottokar", "Wenzel", "Ludmila", "Bohumil", "Zdenka")
GAMES = sorted(games())
WORDS = "".join(path.read_text(encoding="utf-8") for path in wording_files("en"))
VERBS = re.findall(r"^(?:[a-z]+-)?verb-[a-z-]+ = .*\n +\[you\] \w+\n +\*\[other\] (\w+)$", WORDS, re.M)
SUBJECTS = r"(?:\b[Yy]ou\b\**(?: \(\**[^()]*\**\))?|\band\b|^▸|,|:)"
MISFIT = re.compile(rf"{SUBJECTS} (?:{'|'.join(VERBS)})\b")


def table_of(game: Game[Any]) -> Table:
    cards = tuple(SeatCard(seat, Player(seat + 1), NAMES[seat], "") for seat in range(game.seats[1]))
    options: dict[str, Any] = msgspec.to_builtins(game.options_type())
    return replace(TABLE, game=game.id, seats=cards, options=options, pack=game.pack(game.options_type()))


def played(game: Game[Any], seed: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """A whole random game: the state after each move and what was told of it."""
    chance, players = Chance(bytes([seed]) * 32), Chance(bytes([seed + 1]) * 32)
    playout = Playout(game, game.options_type(), game.seats[1], chance, players)
    for _, outcome in playout.steps():
        yield playout.state, outcome.happenings


def subjects(text: Text) -> Iterator[SeatRef]:
    """The seats that a text is about."""
    seat = text.params.get("seat")
    if isinstance(seat, SeatRef):
        yield seat


def misfits(text: Text, reader: Reader) -> list[str]:
    """What is wrong with a text in the ear of the seat that reads it."""
    words, found = reader.line(text), []
    own = NAMES[reader.seat or 0]
    if own in words:
        found.append(f"{own} reads their own name: {words}")
    if SeatRef(reader.seat or 0) in subjects(text) and MISFIT.search(words):
        found.append(f"the verb does not fit: {words}")
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_reads_their_own_name_in_a_played_out_game(game_id: str) -> None:
    game = rules_of(game_id)
    table, about_me, named = table_of(game), 0, 0
    wrong: set[str] = set()
    for seed in range(sized(6, 1)):
        for _, happenings in played(game, 40 + seed):
            for seat in range(len(table.seats)):
                told = tuple(text for one in happenings if (text := one.read_by(seat)) is not None)
                reader, thread = reader_for(table, "en", seat), reader_for(table, "en")
                for text in (*told, *face(game_id).condensed(told)):
                    wrong |= set(misfits(text, reader))
                    about_me += SeatRef(seat) in subjects(text)
                    named += NAMES[seat] in thread.line(text)
    assert sorted(wrong) == []
    assert about_me
    assert named  # in the thread


@pytest.mark.parametrize("game_id", GAMES)
async def test_no_desk_calls_its_reader_by_name(game_id: str) -> None:
    game = rules_of(game_id)
    table, desks = table_of(game), 0
    for number, (state, _) in enumerate(played(game, 50)):
        results = game.result(state)
        if number % 7 and results is None:
            continue
        for seat in range(len(table.seats)):
            asked, liberties = game.asks(state).get(seat), game.liberties(state, seat)
            desk = Desk(
                table, seat, game.view(state, seat), asked, game.sealed(state).get(seat), liberties, {}, results
            )
            reader = reader_for(table, "en", seat)
            for ask in (asked, *liberties):
                shown = None if ask is None else shown_form(desk, ask, filled(game, state, seat, ask))
                words = msgspec.json.encode(desk_view(desk, reader, shown, owing=1).to_components()).decode()
                assert NAMES[seat] not in words
                desks += 1
            assert NAMES[seat] not in "".join(reader.line(text) for text in texts_of_fold(desk))
    assert desks >= 12


def filled(game: Game[Any], state: Any, seat: int, ask: Ask) -> Filled:
    form = game.form(state, seat, ask.id, Draft({}))
    preview = () if form.problem else game.preview(state, seat, ask.id, form.value)
    return Filled({}, form, preview)


def test_every_verb_after_a_seat_is_one_that_changes_with_it() -> None:
    """In what players are told: a dossier, the lists of moderators and votes are read by all and have names."""
    read_by_all = re.compile(
        r"(?:[a-z]+-told|[a-z]+-award|vote|seats|fix-wished|architects-board|devil-board|devil-look)-"
    )
    verb = re.compile(r"\{ \$(?:seat|whom) \}\**,? (?!leaves\b)(?:\w+s|is|has|was|does)\b")
    wrong = []
    for file in wording_files("en"):
        message = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            message = line if re.match(r"[a-z][a-z0-9-]* =", line) else message
            if verb.search(line) and not read_by_all.match(message):
                wrong.append(f"{file.name}: {line.strip()}")
    assert wrong == []


READER = reader_for(table_of(rules_of("devil")), "en", 1)


def test_a_vote_is_told_to_both_in_their_words() -> None:
    vote = say("devil-voted", seat=SeatRef(0), whom=SeatRef(1))
    assert READER.line(vote) == "Ottokar accuses you."
    assert replace(READER, seat=0).line(vote) == "You accuse Wenzel."
    assert replace(READER, seat=None).line(vote) == "Ottokar accuses Wenzel."


def test_a_clause_is_about_the_seat_of_its_sentence() -> None:
    gained = say("architects-did-gain", things=SeatRef(3))
    turn = say("architects-more", seat=SeatRef(1), deeds=Listed((gained,)))
    assert READER.line(turn) == "**You** get Bohumil."
    assert replace(READER, seat=3).line(turn) == "**Wenzel** gets you."


def test_captured_workers_are_yours() -> None:
    deed = say("architects-did-capture", whom=SeatRef(1), count=2, place="Quarry")
    turn = say("architects-more", seat=SeatRef(0), deeds=Listed((deed,)))
    assert READER.line(turn) == "**Ottokar** captures **2 of your workers** (Quarry)."


def test_a_player_called_you_does_not_change_the_verbs() -> None:
    reader = replace(READER, seats={0: "you", 1: "Wenzel"})
    assert reader.line(say("devil-did-gain", seat=SeatRef(0), things=1)) == "you gains 1."


def test_the_winner_reads_that_they_win() -> None:
    game = rules_of("devil")
    *_, (state, _) = played(game, 60)
    results = game.result(state)
    assert results is not None
    best, second = results[0].seat, results[1].seat
    words = ending_in_words(results, reader_for(table_of(game), "en", best))
    assert words.startswith("### 🏆 **You win** ")
    assert NAMES[best] not in words
    assert f"2. {NAMES[second]}" in words
