"""What is said of a table to come: its length, how much is left, and what its automatic players are like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.reading.dossier import dossier_view
from engine.chance import Chance
from engine.contract import Standing
from engine.extras.chronicle import Chronicle
from engine.playouts import Playout
from engine.policies import APPRENTICE, CARETAKER, LEVELS, STEWARD, temper_at
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import SeatRef, say
from face.core.game_lengths import usual_length
from face.core.names import reader_for
from face.table.board import board_foot
from face.table.lobby import lobby_words
from face.table.notices import story_foot
from face.table.outlook import game_length_text, remaining_text, temper_lines
from face.wordings.locales import OFFERED
from face.wordings.texts import texts
from host.occupants import Occupant, Player, Steward
from host.proof.course import Dossier
from host.values import Begun, Board, News, SeatCard, Status, Table
from tests.bot.drawing import TABLE
from tests.bot.people import texts_of


def table_with(game_id: str, *levels: str, status: Status = "lobby") -> Table:
    """A table of one person and automatic players of these levels."""
    game = rules_of(game_id)
    who: list[Occupant] = [Player(1), *(Steward(level) for level in levels)]
    cards = tuple(SeatCard(None if status == "lobby" else at, each, "" if at else "Ada") for at, each in enumerate(who))
    fewest, most = game.seats
    pack = game.pack(game.options_type())
    return replace(TABLE, game=game_id, status=status, seats=cards, fewest=fewest, most=most, pack=pack)


def board_after(table: Table, moves: int) -> Board:
    """The board of that table after so many moves of a random game."""
    game = rules_of(table.game)
    playout = Playout(game, game.options_type(), len(table.seats), Chance(bytes(32)), Chance(bytes(31) + b"1"))
    for number, _ in enumerate(playout.steps(), 1):
        if number >= moves:
            break
    return Board(table, game.view(playout.state, None), 1, (0,), game.result(playout.state), 1)


def said(table: Table, locale: str = "en") -> str:
    text = game_length_text(table)
    return "" if text is None else reader_for(table, locale).line(text)


def numbers(game_id: str, seats: Sequence[int], company: Any) -> str:
    length = usual_length(game_id, seats, company)
    assert length is not None
    return f"{length.each.low} to {length.each.high}"


def test_a_lobby_says_the_length_with_all_who_may_still_come() -> None:
    words = lobby_words(table_with("architects"), reader_for(table_with("architects"), "en")).pitch
    assert f"Each player takes {numbers('architects', range(2, 6), 'stewards')} turns" in words
    assert "weeks if everyone plays once a day" in words


def test_a_lobby_says_the_length_with_those_who_are_there_once_it_is_full() -> None:
    table = table_with("architects", *(STEWARD,) * 4)
    assert f"takes {numbers('architects', (5,), 'stewards')} turns" in said(table)


def test_among_apprentices_the_length_is_theirs() -> None:
    table = table_with("paladins", *(APPRENTICE,) * 3)
    assert f"makes {numbers('paladins', (4,), 'apprentices')} decisions" in said(table)
    assert numbers("paladins", (4,), "apprentices") != numbers("paladins", (4,), "stewards")


def test_with_caretakers_nobody_knows() -> None:
    assert said(table_with("architects", CARETAKER)) == ""


def test_a_game_that_nobody_has_counted_says_nothing_more() -> None:
    assert said(TABLE) == ""


def test_alone_no_weeks_are_said() -> None:
    alone = table_with("paladins", status="playing")
    assert said(alone) == f"You make {numbers('paladins', (1,), 'stewards')} decisions."


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("game_id", ["architects", "devil", "paladins"])
def test_length_and_what_is_left_are_said_in_every_language(game_id: str, locale: str) -> None:
    table = table_with(game_id, *(STEWARD,) * 3)
    assert any(letter.isdigit() for letter in said(table, locale))
    left = remaining_text(board_after(replace(table, status="playing"), 30))
    assert left is not None
    assert "{" not in reader_for(table, locale).line(left)


def test_the_board_of_a_game_of_turns_says_how_many_are_left_by_its_pace() -> None:
    table = table_with("architects", *(STEWARD,) * 3, status="playing")
    board, reader = board_after(table, 20), reader_for(table, "en")
    left = remaining_text(board)
    assert left is not None
    assert f"At this pace, {left.params['low']} to {left.params['high']} turns each are left." in board_foot(
        board, reader
    )
    full = replace(board, view=replace(board.view, guildhall=(0,) * (board.view.spaces - 1)))
    assert "each are left" not in board_foot(full, reader)  # the spaces that are free say more by then


@pytest.mark.parametrize("game_id", ["devil", "paladins"])
def test_the_board_of_a_game_of_rounds_says_how_many_are_left_and_their_decisions(game_id: str) -> None:
    table = table_with(game_id, *(STEWARD,) * 3, status="playing")
    length = usual_length(game_id, (4,), "stewards")
    assert length is not None
    board = board_after(table, 25)
    coming = round(sum(length.rounds[board.view.round :]))
    more = len(length.rounds) - board.view.round
    foot = board_foot(board, reader_for(table, "en"))
    assert f"{more} more rounds after this one, about {coming} decisions for each player." in foot
    last = replace(board, view=replace(board.view, round=len(length.rounds)))
    assert "This is the last round." in board_foot(last, reader_for(table, "en"))


def test_nothing_is_left_of_a_game_that_is_over() -> None:
    table = table_with("devil", *(STEWARD,) * 3, status="playing")
    assert remaining_text(replace(board_after(table, 25), results=())) is None


def test_a_lobby_knows_no_tempers_before_seats_are_drawn() -> None:
    table = table_with("architects", STEWARD, STEWARD)
    assert lobby_words(table, reader_for(table, "en")).seats.count("automatic player (steward: plays to win)\n") == 1
    assert temper_lines(table) == ()


def test_a_lobby_of_one_that_can_begin_says_so_and_that_alone_it_is_not_rated() -> None:
    alone, two = (
        replace(TABLE, game="paladins", status="lobby", rated=True, fewest=1, seats=TABLE.seats[:n]) for n in (1, 2)
    )
    for table, how, rated in (
        (alone, "You can play alone", "Not rated while you play alone"),
        (two, "Anyone at the table can press **Start**", "counts on"),
    ):
        words = lobby_words(table, reader_for(table, "en"))
        assert words.status.startswith(how)
        assert rated in words.pace


def test_a_lobby_names_tempers_once_the_game_has_begun() -> None:
    table = table_with("architects", STEWARD, STEWARD, status="playing")
    words = lobby_words(table, reader_for(table, "en")).seats
    assert "Theodulf · automatic player (steward: plays to win), jailer" in words
    assert "Balthild · automatic player (steward: plays to win), pilgrim" in words


def test_a_temper_is_his_or_hers() -> None:
    table = table_with("architects", STEWARD, STEWARD, status="playing")
    words = lobby_words(table, reader_for(table, "cs")).seats
    assert "Teodulf · automatický hráč (správce: hraje na výhru), žalářník" in words
    assert "Balthilda · automatický hráč (správce: hraje na výhru), poutnice" in words
    reader, temper = reader_for(table, "cs"), say("architects-temper-smuggler", seat=SeatRef(1))
    for person, word in ((19, "pašeračka"), (20, "pašerák")):  # whatever was said of another table before
        assert replace(reader, persons={1: person}).line(temper) == word


def test_the_board_names_tempers() -> None:
    table = table_with("architects", STEWARD, APPRENTICE, status="playing")
    foot = board_foot(board_after(table, 20), reader_for(table, "en"))
    assert "Theodulf (steward, jailer) and Balthild (apprentice) are automatic players." in foot


def test_the_first_message_of_the_thread_says_what_stewards_are_like() -> None:
    table = table_with("architects", STEWARD, APPRENTICE, status="playing")
    news = News(table, None, (), begun=Begun("ab" * 32, (0, 1, 2)))
    foot = story_foot(news, None, "https://discord.com", reader_for(table, "en"))
    assert "-# **Theodulf**, jailer: prefers to capture workers" in foot
    assert "Balthild" not in foot.split("Random")[0].split("\n")[1]
    assert "jailer" not in story_foot(replace(news, begun=None), None, "https://discord.com", reader_for(table, "en"))


async def test_the_dossier_names_tempers() -> None:
    table = table_with("architects", STEWARD, APPRENTICE, status="playing")
    results = tuple(Standing(seat, seat + 1, 30 - seat) for seat in range(3))
    dossier = Dossier(replace(board_after(table, 20), results=results), Chronicle((), ()))
    words = texts_of(dossier_view(dossier, reader_for(table, "en")).to_components())
    assert "**Theodulf**, jailer: prefers to capture workers" in words


@pytest.mark.parametrize("game_id", sorted(games()))
@pytest.mark.parametrize("locale", OFFERED)
def test_every_temper_has_its_words(game_id: str, locale: str) -> None:
    game, wordings = rules_of(game_id), texts(locale)
    tempers = {temper_at(game, level, seat) for level in LEVELS for seat in range(game.seats[1])} - {""}
    for temper in tempers:
        assert wordings.has(f"{game_id}-temper-{temper}")
        assert wordings.has(f"{game_id}-temper-{temper}-does")


def test_other_games_say_nothing_of_tempers() -> None:
    table = table_with("devil", *(STEWARD,) * 3, status="playing")
    assert temper_lines(table) == ()
    foot = board_foot(board_after(table, 20), reader_for(table, "en"))
    assert "Ulrich Penny (steward), Brigid Weaver (steward), and Ignatius Winter (steward) are automatic" in foot
