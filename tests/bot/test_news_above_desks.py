"""What happened, above a desk on a phone: whole lines, all that touch the reader, and never only that more happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.desk.beside import desk_lines_in, news_in
from bot.desk.view import desk_view
from bot.messages.page import NEWS_PARTS
from engine.contract import Game
from engine.forms import Draft
from engine.registry import games
from engine.texts import Happening, Listed, Named, SeatRef, Text, Things, say, told_alone
from face.core.face import face
from face.core.names import reader_for
from face.desk.desk import DeskSurroundings, with_news
from face.desk.form import shown_form
from face.table.news import NOTHING_HAPPENED, Report, cut_news, fit_report, report_of
from face.wordings.lengths import cut_to_tail, unbroken
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.rules import facts as f
from host.play.desk_reading import Filled
from host.values import Desk
from tests.bot.test_every_desk import desk_of
from tests.bot.test_you import played, table_of
from tests.ground import in_depth, kept

GAMES = tuple(game_id for game_id, game in games().items() if game.offered)
READER = Reader(texts("en"), {0: "Ada", 1: "Ben", 2: "Cleo"}, game="devil", seat=1)


def news_of(game: Game[Any], seed: int, most: int) -> Iterator[tuple[Any, int, tuple[Text, ...], frozenset[str]]]:
    """The states of a random game in which a seat is asked, and what has happened since it was asked before."""
    happened: dict[int, list[Happening]] = defaultdict(list)
    asked: dict[int, str] = {}
    drawn = 0
    for state, happenings in played(game, seed):
        for seat in range(len(game.view(state, None).seats)):
            happened[seat] += happenings
        for seat, ask in game.asks(state).items():
            if asked.get(seat) == ask.id or drawn >= most:
                continue
            asked[seat] = ask.id
            since, happened[seat] = happened[seat], []
            drawn += 1
            lines = tuple(text for event in since if (text := event.read_by(seat)) is not None)
            yield state, seat, face(game.id).in_short(lines), told_alone(since, seat)


def told_as_moves(lines: tuple[Text, ...], alone: frozenset[str], game_id: str, reader: Reader) -> str:
    return report_of(lines, alone, game_id, reader).moves


def view_of(game: Game[Any], state: Any, desk: Desk, reader: Reader, around: DeskSurroundings) -> ui.LayoutView:
    assert desk.ask is not None
    form = game.form(state, desk.seat, desk.ask.id, Draft({}))
    preview = () if form.problem else game.preview(state, desk.seat, desk.ask.id, form.value)
    return desk_view(desk, reader, shown_form(desk, desk.ask, Filled({}, form, preview)), around)


@pytest.mark.parametrize(
    ("game_id", "locale"),
    kept(product(GAMES, sorted(OFFERED)), ("architects", "cs"), ("devil", "en"), ("devil", "pl"), ("paladins", "ru")),
)
async def test_on_a_phone_no_line_is_torn_and_none_that_touches_its_reader_is_missing(
    game_id: str, locale: str
) -> None:
    game: Game[Any] = games()[game_id]
    table, cut, others_act = table_of(game), 0, 0
    for state, seat, lines, alone in news_of(game, in_depth(11, 5, 4), in_depth(400, 150, 60)):
        reader, nobody = reader_for(table, locale, seat), reader_for(table, locale)
        words = {reader.line(line) for line in lines}
        whole = {part for line in words for part in line.splitlines()}
        # a line that says something else to nobody in particular is about its reader
        mine = [line for line in lines if reader.line(line) != nobody.line(line) or line.key in alone]
        # but not what the reader did, unless it stands with what came of it for all
        mine = [line for line in mine if reader.line(line) not in told_as_moves(lines, alone, game_id, reader)]
        told = report_of(lines, alone, game_id, reader)
        desk = desk_of(game, state, table, seat)
        shown = news_in(view := view_of(game, state, desk, reader, with_news(told)))
        again = news_in(below := view_of(game, state, desk, reader, with_news(shown)))
        for each, said in ((shown, desk_lines_in(view)), (again, desk_lines_in(below))):
            assert set(each.own.splitlines()) <= whole
            assert set(each.others.splitlines()) <= whole | {cut_news(reader)}
            assert set(each.moves.splitlines()) <= whole
            assert each.own or each.others != cut_news(reader)
            for line in mine:
                assert reader.line(line) in each.own or unbroken(reader.line(line)) in said, f"{line.key} is missing"
            news = {unbroken(line) for line in each.whole.splitlines()}
            assert not news & said, "told twice"
        boxes = [[part.get("id") for part in getattr(box, "written", ())] for box in view.children]
        assert (set(NEWS_PARTS) & set(boxes[0]) != set()) == bool(shown)
        assert [] not in boxes
        cut += shown != told
        others_act += any(line.params.get("seat") not in (None, SeatRef(seat)) for line in mine)
    assert cut or game_id == "architects"
    assert others_act or game_id == "paladins"  # they act on others in Inquisitions alone


def test_what_somebody_else_does_to_the_reader_comes_first_and_stays() -> None:
    place = Named("architects-place", "town-centre")
    turns = [
        say(
            "architects-turn",
            seat=SeatRef(0),
            place=place,
            deeds=Listed((say("architects-did-capture", whom=SeatRef(whom), count=3, place=place),)),
        )
        for whom in (2, 1, 2, 2)
    ]
    reader = replace(READER, game="architects")
    told = report_of(turns, frozenset(), "architects", reader)
    assert told.own == reader.line(turns[1])
    assert told.own not in told.others
    shown = fit_report(told, 2500, 60, reader)
    assert shown == Report(told.own, cut_news(reader))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_reader_did_comes_last_and_never_in_place_of_what_others_did(game_id: str) -> None:
    place = Named("architects-place", "quarry")
    act = {
        "architects": lambda seat: say("architects-turn", seat=SeatRef(seat), place=place, deeds=Listed(())),
        "devil": lambda seat: say("devil-deeds", seat=SeatRef(seat), deeds=say("devil-deed-tokens", count=1)),
        "paladins": lambda seat: say("paladins-passed", seat=SeatRef(seat), things=Things({})),
    }[game_id]
    reader = replace(READER, game=game_id)
    mine, others = act(1), [act(0), act(2)]
    told = report_of((others[0], mine, others[1]), frozenset(), game_id, reader)
    assert told == Report("", reader.lines(others), reader.line(mine))
    assert told.whole == f"{told.others}\n{told.moves}"
    assert fit_report(told, len(told.whole) + 1, None, reader) == told
    assert fit_report(told, len(told.whole), None, reader) == Report("", told.others)
    shorter = fit_report(told, len(told.others), None, reader)
    assert cut_news(reader) in shorter.others or not shorter
    assert not shorter.moves


def test_what_the_readers_plan_did_not_bring_is_news_to_them() -> None:
    turn = say("devil-turn", seat=SeatRef(1))
    acts = [
        say("devil-turn-act", seat=SeatRef(1), act=say("devil-deed-tokens", count=2)),
        say("devil-turn-act", seat=SeatRef(1), act=say("devil-deed-skip", what=say("devil-plan-nothing"))),
    ]
    told = report_of((turn, *acts), frozenset(), "devil", READER)
    assert told == Report(READER.lines((turn, *acts)))


def test_the_result_of_a_vote_stays_and_the_production_of_others_goes_first() -> None:
    round_begun = say("devil-table-round", round=2)
    rows = [
        say("devil-table-row", seat=SeatRef(seat), cells=say("devil-cell-gain", things=Things({"wood": 2})))
        for seat in range(3)
    ]
    deed = say("devil-deeds", seat=SeatRef(0), deeds=say("devil-deed-tokens", count=1))
    vote = say("devil-voted", seat=SeatRef(0), whom=SeatRef(2))  # the reader has voted, too
    questioned, confessed = say("devil-questioned", seat=SeatRef(2)), f.Confessed(SeatRef(2)).text
    told = report_of((deed, vote, questioned, confessed, round_begun, *rows), frozenset(), "devil", READER)
    assert told.own == READER.lines((vote, questioned, confessed, round_begun, rows[1]))  # a row has its heading
    assert told.others == READER.lines((deed, round_begun, rows[0], rows[2]))  # in the order of time
    assert fit_report(told, 2500, None, READER).others == told.others
    room = len(told.own) + 1 + len(cut_news(READER)) + 1 + len(READER.line(deed))
    assert fit_report(told, room, None, READER) == Report(told.own, f"{cut_news(READER)}\n{READER.line(deed)}")


@pytest.mark.parametrize("locale", sorted(OFFERED))
def test_what_came_of_guesses_stays_for_all_and_equal_lines_are_one(locale: str) -> None:
    reader = replace(READER, texts=texts(locale))
    found = say("devil-found-devil", seat=SeatRef(2), steps=4)
    right = [say("devil-guess-reward", mark=Named("devil-mark", mark), coins=2) for mark in ("sun", "moon")]
    votes = [
        say("devil-voted", seat=SeatRef(0), whom=SeatRef(2)),
        say("devil-voted-nobody", seat=SeatRef(3)),
        say("devil-voted", seat=SeatRef(1), whom=SeatRef(2)),
    ]
    lines = face("devil").in_short((*votes, found, *right, say("devil-guesses-locked")))
    told = report_of(lines, frozenset(), "devil", reader)
    assert not told.others
    accused, nobody, _, guessed, _ = told.own.splitlines()
    for part in ("Ada", reader.line(SeatRef(1)), "Cleo"):
        assert part in accused
    assert nobody == reader.line(votes[1])
    for one in right:
        assert reader.line(one.params["mark"]) in guessed


def test_a_row_of_others_never_stands_without_its_heading() -> None:
    round_begun = say("devil-table-round", round=2)
    rows = [
        say("devil-table-row", seat=SeatRef(seat), cells=say("devil-cell-gain", things=Things({"wood": seat + 1})))
        for seat in (0, 2, 3)
    ]
    deeds = [say("devil-deeds", seat=SeatRef(seat), deeds=say("devil-deed-tokens", count=1)) for seat in (0, 2)]
    told = report_of((deeds[0], round_begun, *rows, deeds[1]), frozenset(), "devil", READER)
    table = READER.lines((round_begun, *rows))
    for most in range(10, len(told.others)):
        kept = fit_report(told, most, None, READER).others
        assert table not in kept
        assert not kept or set(kept.splitlines()) <= {cut_news(READER), *map(READER.line, deeds)}
    assert fit_report(told, len(told.others) + 1, None, READER).others == told.others


def test_an_act_stays_under_the_name_of_its_seat() -> None:
    acts = [say("devil-turn-act", seat=SeatRef(0), act=say("devil-deed-tokens", count=count)) for count in (1, 2, 3)]
    pieces = say("devil-deeds", seat=SeatRef(2), deeds=say("devil-deed-tokens", count=4))
    lines = (pieces, say("devil-turn", seat=SeatRef(0)), *acts)
    told = report_of(lines, frozenset(), "devil", READER)
    for most in range(10, len(told.others)):
        kept = fit_report(told, most, None, READER).others.splitlines()
        assert not kept or kept[:2] == [cut_news(READER), "**Ada**"]


def test_of_too_much_that_touches_the_reader_acts_keep_the_name_of_their_seat() -> None:
    acts = "\n".join(f"▸ play event number {number}" for number in range(9))
    told = Report(own=f"An old line.\n**You**\n{acts}\nYou take a debt.")
    for most in range(1, len(told.own)):
        own = fit_report(told, most, None, READER).own.splitlines()
        assert not own or (own[0] == cut_news(READER) and own[-1] == "You take a debt." and own[1] in told.own)
        assert len(own) < 2 or not own[1].startswith("▸")
    assert fit_report(told, len(told.own), None, READER) == told


def test_where_only_the_line_about_the_rest_would_stand_there_is_no_box() -> None:
    long = Report(others="Ada does " + "this and that and " * 20)
    assert fit_report(long, 2500, 30, READER) == NOTHING_HAPPENED
    assert fit_report(long, 40, None, READER) == NOTHING_HAPPENED
    assert fit_report(Report(others=cut_news(READER)), 2500, None, READER) == NOTHING_HAPPENED
    beside = fit_report(replace(long, own="You take a debt."), 2500, 60, READER)
    assert beside == Report("You take a debt.", cut_news(READER))
    assert fit_report(beside, 2500, 60, READER) == beside


def test_news_that_were_cut_before_say_so_once_when_they_are_cut_again() -> None:
    told = Report("You win.", "\n".join(f"**Ada**: +{number} wood, and more of other things" for number in range(40)))
    before = fit_report(told, 1500, None, READER)
    after = fit_report(before, 2500, 280, READER)
    assert after.others.count(cut_news(READER)) == 1
    assert after.others.endswith("**Ada**: +39 wood, and more of other things")
    assert fit_report(after, 2500, None, READER) == after


def test_a_tail_has_whole_lines_or_is_nothing() -> None:
    words = "\n".join(f"line number {number}" for number in range(30))
    for most in range(1, len(words)):
        kept = cut_to_tail(words, most, "more").splitlines()
        assert not kept or (kept[0] == "more" and len(kept) > 1 and set(kept[1:]) <= set(words.splitlines()))
        assert len("\n".join(kept)) <= most
    assert cut_to_tail("one single line", 10, "more") == ""
