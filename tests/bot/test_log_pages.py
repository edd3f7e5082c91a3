"""The log of whole games in pages: rounds are the table's, nothing is left out, marks stand where pages end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.registry import game as game_of
from engine.registry import game_ids
from engine.texts import Refusal, SeatRef, say
from face.core.face import face
from face.core.log_parts import Stage
from face.core.names import reader_for
from face.records.log import LOG_PAGE_LENGTH, even_pages_of, pages_of, texts_of_step, with_full_end
from face.records.log_lines import (
    OWN_KIND,
    TABLE_KIND,
    WHOLE_LOG,
    LogFilter,
    LogLine,
    filter_log,
    kind_text,
    kinds_of_log,
    last_round,
    lines_of,
    wanted_in,
)
from face.table.news import NOTHING_HAPPENED, report_of
from face.wordings.texts import DEFAULT_LOCALE, texts
from host.occupants import Player
from host.people.notes import Heard, MoveNews, TableLog
from host.values import SeatCard
from tests.bot.drawing import TABLE as CARD
from tests.bot.wordings import known_ids
from tests.contract.journeys import Journey
from tools.under_test import all_under_test

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NAMES = ("Ada", "*Ben*", "Cleo", "Dan", "Emil")
GAMES = [(game_id, golden) for game_id, game in all_under_test().items() for golden in game.golden]


@cache
def _journey(game_id: str, at: int) -> tuple[Journey, list[tuple[str, str, tuple[object, ...]]]]:
    golden = all_under_test()[game_id].golden[at]
    game = game_of(game_id)
    journey = Journey(game, golden.seats, golden.number, game.options_type(**golden.options))
    steps = [("", "", journey.first.happenings)]
    for step in journey:
        steps.append((step.ask, game.moment(step.before), step.outcome.happenings))
    return journey, steps  # type: ignore[return-value]


def log_of(game_id: str, seat: int | None, at: int = 0, *, upto: int = 0) -> tuple[TableLog, dict[int, str]]:
    """The log of a golden game for a seat, and the moment before each of its moves."""
    golden = all_under_test()[game_id].golden[at]
    seats = tuple(SeatCard(one, Player(one + 1), NAMES[one], "") for one in range(golden.seats))
    game = game_of(game_id)
    table = replace(
        CARD, game=game_id, seats=seats, status="playing", pack=game.pack(game.options_type(**golden.options))
    )
    moves, moments = [], {}
    for number, (ask, moment, happenings) in enumerate(_journey(game_id, at)[1], start=4):
        forms = [(one.read_by(seat), one.public is None) for one in happenings]  # type: ignore[attr-defined]
        heard = tuple(Heard(text, own) for text, own in forms if text is not None)
        if heard:
            moves.append(MoveNews(number, NOON + timedelta(minutes=number), ask, heard))
            moments[number] = moment
    return TableLog(table, seat, upto, tuple(moves)), moments


@pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in GAMES}))
def test_the_round_of_what_an_answer_leads_to_is_the_tables(game_id: str) -> None:
    log, moments = log_of(game_id, None)
    first: dict[int, LogLine] = {}
    for line in lines_of(log):
        first.setdefault(line.number, line)
    begun = face(game_id).stage_begun
    wrong = [
        (moments[number], line.stage, line.heard.text.key)
        for number, line in first.items()
        if moments[number]
        and line.heard.text.key != "architects-took-back"  # it belongs to the turn that was taken back
        and begun(Stage(-1), line.heard.text) == Stage(-1)
        and line.stage.round != int(moments[number].partition(".")[0])
    ]
    assert not wrong
    assert last_round(lines_of(log)) >= 3 or game_id == "bids"


@pytest.mark.crossed
@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in GAMES}))
def test_pages_hold_everything_and_end_where_the_mark_can_stand(game_id: str, seat: int | None) -> None:
    log, _ = log_of(game_id, seat)
    reader = reader_for(log.table, "en", seat)
    lines = lines_of(log)
    pages = pages_of(lines, log, reader)
    assert all(len(page.words) <= 2 * LOG_PAGE_LENGTH for page in pages)
    assert sum(len(page.words) > LOG_PAGE_LENGTH + 200 for page in pages) == 0
    assert [page.after for page in pages[1:]] == [page.upto for page in pages[:-1]]
    assert pages[-1].upto == lines[-1].number
    assert all(one.upto <= two.upto for one, two in pairwise(pages))
    for number in range(1, last_round(lines) + 1):
        assert any(f"**Round {number}**" in page.words for page in pages)
    kept = {line.number for line in lines}
    for page in pages:  # what begins after the mark of a page is not read yet
        after = [line for line in lines if line.number > page.upto]
        assert {line.number for line in after} == {number for number in kept if number > page.upto}
        if after:
            shown = pages_of(tuple(after), log, reader, page.upto)
            assert shown[0].after == page.upto


@pytest.mark.parametrize("game_id", sorted(game_ids()))
def test_every_kind_and_phase_has_a_wording_and_happenings(game_id: str) -> None:
    its, known, has = face(game_id), known_ids(), texts(DEFAULT_LOCALE).has
    for kind in kinds_of_log(game_id):
        assert has(kind_text(game_id, kind).key)
    for beginnings in its.kinds.values():
        for each in beginnings.split():
            assert any(id.startswith(f"{game_id}-{each}") for id in known), each
    assert all(has(f"{game_id}-stage-{phase}") for phase in its.phases)
    assert len(its.kinds) <= 20


@pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in GAMES if face(game_id).kinds}))
def test_each_kind_of_a_game_happens_in_it_and_is_not_all_of_it(game_id: str) -> None:
    happened: set[str] = set()
    for at in range(len(all_under_test()[game_id].golden)):
        for seat in (None, 0):
            log, _ = log_of(game_id, seat, at)
            lines = lines_of(log)
            for kind in face(game_id).kinds:
                some = filter_log(lines, LogFilter(kind=kind), log)
                happened |= {kind} if some else set()
                assert len(some) < len(lines)
    assert happened == set(face(game_id).kinds)


def test_a_seat_is_found_where_it_is_named_and_where_it_alone_was_told() -> None:
    log, _ = log_of("devil", 2)
    lines = lines_of(log)
    own = filter_log(lines, LogFilter(seat=2), log)
    assert any(line.heard.text.key == "devil-your-role" for line in own)
    assert not any(line.heard.text.key == "devil-your-role" for line in filter_log(lines, LogFilter(seat=1), log))
    assert all(line.heard.own for line in filter_log(lines, LogFilter(kind=OWN_KIND), log))
    assert filter_log(lines, LogFilter(kind=TABLE_KIND), log) == ()
    assert filter_log(lines, LogFilter(2, 3), log) == tuple(line for line in lines if 2 <= line.stage.round <= 3)
    assert filter_log(lines, WHOLE_LOG, log) == lines


def test_what_another_seat_alone_was_told_says_so_and_speaks_to_it() -> None:
    log, _ = log_of("devil", 0)
    role = next(line for line in lines_of(log) if line.heard.text.key == "devil-your-role")
    told = replace(role, heard=Heard(role.heard.text, to=3))
    [page] = pages_of((told,), log, reader_for(log.table, "en", 0))
    assert "🔒 Told to Dan alone:\n" in page.words
    assert filter_log((told,), LogFilter(seat=3), log) == (told,)


def test_no_log_tells_that_a_turn_came() -> None:
    log, _ = log_of("architects", 0)
    after = lines_of(log)[0]
    mine = replace(after, heard=Heard(say("architects-you-are-next", seat=SeatRef(1)), own=True))
    theirs = [replace(mine, heard=Heard(mine.heard.text, to=seat)) for seat in (1, 2)]
    reader = reader_for(log.table, "en", 0)
    assert pages_of((*theirs, mine, after), log, reader)[0].words == pages_of((after,), log, reader)[0].words
    assert pages_of((mine,), log, reader) == []
    assert report_of([mine.heard.text], frozenset({mine.heard.text.key}), "architects", reader) == NOTHING_HAPPENED


def test_what_was_done_to_the_reader_is_marked_in_its_place_in_what_is_new() -> None:
    log, _ = log_of("devil", 0)
    reader = reader_for(log.table, "en", 0)
    lines = "\n".join(page.words for page in even_pages_of(lines_of(log), log, reader)).splitlines()
    marked = [line for line in lines if line.startswith("> ")]
    assert marked
    assert all("ou" in line for line in marked)  # it speaks to them
    plain = "\n".join(page.words for page in pages_of(lines_of(log), log, reader)).splitlines()
    assert [line for line in plain if line.startswith("> ")] == []


def test_a_step_tells_nobody_as_their_own_what_another_seat_alone_was_told() -> None:
    log, _ = log_of("devil", 0)
    dealt = log.moves[0]
    forms = [Heard(heard.text, to=3) if heard.own else heard for heard in dealt.heard]
    assert any(heard.text.key == "devil-your-role" for heard in dealt.heard)
    told = replace(log, moves=(replace(dealt, heard=tuple(forms)), *log.moves[1:]))
    assert "devil-your-role" in {text.key for text in texts_of_step(log, dealt.step)}
    assert "devil-your-role" not in {text.key for text in texts_of_step(told, dealt.step)}


FORGED = ("1-.", "1..", ".x.", "1-2.9.", "..gossip", "1-2-3..", "-2..", "99999-99999..", "²-²..", "a")


@pytest.mark.parametrize("part", FORGED)
def test_what_only_a_forged_press_wants_is_refused(part: str) -> None:
    table = log_of("devil", 0)[0].table
    with pytest.raises(Refusal):
        wanted_in(part, table)


def test_what_is_wanted_is_read_as_it_was_written() -> None:
    table = log_of("devil", 0)[0].table
    for wanted in (
        WHOLE_LOG,
        LogFilter(2, 3),
        LogFilter(0, 0, 3, "deals"),
        LogFilter(kind=OWN_KIND),
        LogFilter(seat=0),
    ):
        assert wanted_in(wanted.written(), table) == wanted


@pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in GAMES}))
def test_pages_of_what_is_new_are_about_equally_long_and_tell_the_same(game_id: str) -> None:
    log, _ = log_of(game_id, 0)
    reader = reader_for(log.table, DEFAULT_LOCALE, 0)
    lines = lines_of(log)
    for count in range(1, len(lines), max(1, len(lines) // 12)):
        plain, even = pages_of(lines[-count:], log, reader, marked=True), even_pages_of(lines[-count:], log, reader)
        assert len(even) == len(plain)
        assert even[-1].upto == plain[-1].upto
        assert len(even[-1].words) >= len(plain[-1].words)
        told = [{line for page in pages for line in page.words.splitlines()} for pages in (plain, even)]
        assert {line for line in told[0] if "<t:" not in line} <= told[1]


@pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in GAMES}))
def test_the_newest_page_of_the_log_is_full(game_id: str) -> None:
    log, _ = log_of(game_id, 0)
    reader = reader_for(log.table, DEFAULT_LOCALE, 0)
    every = lines_of(log)
    for cut in range(0, len(every) // 2, max(1, len(every) // 8)):
        lines = every[: len(every) - cut]
        plain = pages_of(lines, log, reader)
        pages = with_full_end(plain, lines, log, reader)
        assert pages[:-1] == plain[:-1]
        assert replace(pages[-1], words="") == replace(plain[-1], words="")
        assert plain[-1].words.splitlines()[-1] in pages[-1].words
        if len(plain) > 1:
            assert LOG_PAGE_LENGTH / 2 < len(pages[-1].words) <= LOG_PAGE_LENGTH + 200
