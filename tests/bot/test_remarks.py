"""Automatic players say a line in the thread: at what concerns them, by their mood, once a round, and no secret."""

from __future__ import annotations

import inspect
from collections import Counter
from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace

from bot.delivery.thread_story import CONTINUED
from db.connection.statements import Statement
from engine.contract import Standing
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.names import reader_for
from face.core.remarks import MOODS, REMARKS_EACH, last_words, mood_of, remark_lines, remarks
from face.wordings.locales import OFFERED
from face.wordings.texts import texts
from games.devil.rules.facts import Confessed, Proved
from host.occupants import Player, Steward
from host.table.stored_table import rules_of_table, state_of
from host.table.stored_table import table_of as table_of_stored
from host.values import Pace, SeatCard, Table
from tests.bot.delivery.test_long_news import answer_all, in_the_thread
from tests.bot.drawing import TABLE
from tests.bot.people import World, texts_of
from tests.bot.pressing import reply
from tests.contract.journeys import Journey
from tests.ground import Clock

GAMES = tuple(game_id for game_id, game in games().items() if game.offered)
ENDINGS = ("won", "lost")
LONGEST = 60  # characters: one line on a phone, with the name
SPEAKS = "🗣️"
TURNED = Statement(
    "UPDATE seats SET steward = 'steward', person_id = NULL, name = '' WHERE table_id = :table AND seat = :seat"
)


def table_of(game_id: str, *who: str | None, id: int = 7, **pace: bool) -> Table:
    """A table in play; None is a steward, a name a person."""
    cards = tuple(
        SeatCard(seat, Steward("steward") if name is None else Player(100 + seat), name or "")
        for seat, name in enumerate(who)
    )
    fewest, most = rules_of(game_id).seats
    its = replace(TABLE.pace, **pace)
    return replace(TABLE, id=id, game=game_id, seats=cards, fewest=fewest, most=most, pace=its)


def keys(game_id: str) -> list[str]:
    """The beginnings of the ids of all lines of a game."""
    moments = {moment for moment, _ in face(game_id).remarked.values() if moment}
    about = [*(f"{game_id}-remark-{moment}" for moment in sorted(moments)), *(f"remark-{end}" for end in ENDINGS)]
    return [f"{each}-{mood}" for each in about for mood in MOODS]


def voted(seat: int, whom: int) -> Text:
    return say("devil-voted", seat=SeatRef(seat), whom=SeatRef(whom))


def spoken(lines: tuple[Text, ...]) -> dict[int, str]:
    """Who says which line."""
    return {line.params["seat"].seat: line.params["words"].key for line in lines}  # type: ignore[union-attr]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("locale", OFFERED)
def test_every_mood_has_lines_for_every_moment(game_id: str, locale: str) -> None:
    wordings = texts(locale)
    assert len(keys(game_id)) >= 4 * len(MOODS)
    assert REMARKS_EACH >= 3
    said = [wordings.format(f"{key}-{number}", {}) for key in keys(game_id) for number in range(1, REMARKS_EACH + 1)]
    assert len(set(said)) == len(said), [each for each, count in Counter(said).items() if count > 1]
    assert max(map(len, said)) <= LONGEST
    assert not wordings.choices(f"{keys(game_id)[0]}-1").used
    if locale != "en":
        own = {f"{key}-1" for key in keys(game_id)}
        assert all(wordings.format(key, {}) != texts("en").format(key, {}) for key in own)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_moment_comes_up_and_each_speaks_once_a_round(game_id: str) -> None:
    """In random games: the lines of a round so far are those of its message later on."""
    game, comes_up = rules_of(game_id), set[str]()
    seats = game.seats[1]
    table = table_of(game_id, "Zed", *[None] * (seats - 1))
    wanted = {key.rpartition("-")[0] for key in keys(game_id) if not key.startswith("remark-")}
    for number in range(40):
        if number > 2 and comes_up == wanted:
            break
        told: dict[str, list[Text]] = {}
        before: tuple[Text, ...] = ()
        for step in Journey(game, seats, number):
            round = game.moment(step.before).partition(".")[0]
            heard = told.setdefault(round, [])
            before = remarks(heard, table, round)
            heard += [text for event in step.outcome.happenings if (text := event.read_by(None)) is not None]
            lines = remarks(heard, table, round)
            assert lines[: len(before)] == before, "what has been said stays"
            assert len(spoken(lines)) == len(lines)
            assert 0 not in spoken(lines), "people speak for themselves"
            words = [line.params["words"] for line in lines]
            assert len({msgspec.json.encode(each) for each in words}) == len(words)
            comes_up |= {key.rpartition("-")[0].rpartition("-")[0] for key in spoken(lines).values()}
    assert comes_up == wanted


def test_who_is_questioned_waits_for_the_answer() -> None:
    table = table_of("devil", "Zed", None, None, None)
    votes = [voted(0, 1), voted(1, 2), voted(2, 1), say("devil-voted-nobody", seat=SeatRef(3))]
    questioned = [*votes, say("devil-questioned", seat=SeatRef(1))]
    assert list(spoken(remarks(votes, table, "2"))) == [1, 2]
    assert list(spoken(remarks(questioned, table, "2"))) == [2]
    for fact, moment in ((Proved(SeatRef(1), 3), "proved"), (Confessed(SeatRef(1)), "confessed")):
        lines = spoken(remarks([*questioned, fact.text], table, "2"))
        assert list(lines) == [2, 1]
        assert lines[1].startswith(f"devil-remark-{moment}-")


def test_a_part_of_a_sentence_concerns_whom_it_names() -> None:
    table = table_of("architects", "Zed", None, None)
    deed = say("architects-did-capture", whom=SeatRef(2), count=2, place=say("architects-place-forest"))
    turn = say("architects-turn", seat=SeatRef(1), place=say("architects-place-forest"), deeds=Listed((deed,)))
    assert list(spoken(remarks([turn], table, "3"))) == [2]
    guilty = say("architects-guilty", seats=Listed((SeatRef(0), SeatRef(1), SeatRef(2))), among=3, count=4)
    assert list(spoken(remarks([guilty], table, "3"))) == [1, 2]
    fights = table_of("paladins", "Zed", None, None)
    attack = say("paladins-turn", seat=SeatRef(1), deeds=Listed((say("paladins-did-attack", what="x"),)))
    assert list(spoken(remarks([attack], fights, "3"))) == [1]


def test_no_line_comes_twice_in_a_row() -> None:
    table = table_of("devil", "Zed", None, None, None)
    one, other, third = (spoken(remarks([voted(0, 1)], table, round))[1] for round in ("2", "3", "4"))
    assert len({one, other, third}) == 3
    for first, second in combinations(range(1, 4), 2):
        lines = spoken(remarks([voted(0, first), voted(0, second)], table, "2"))
        assert len(set(lines.values())) == 2


def test_moods_follow_tempers_and_else_who_it_is() -> None:
    """Never anything that is drawn in secret: they stand before any card is dealt."""
    here = table_of("architects", *[None] * 5)
    assert [mood_of(here, seat, 1) for seat in range(5)] == ["mild", "hot", "mild", "sly", "hot"]
    assert {mood_of(table_of("devil", None), 0, person) for person in range(1, 21)} == set(MOODS)
    assert [*inspect.signature(remarks).parameters] == ["happenings", "table", "round"]
    later = replace(here, commitment="ff" * 32, moment="3.x", options={"a": 1}, lobby_head="cc" * 32)
    captured = say("architects-did-capture", whom=SeatRef(2), count=2, place="x")
    assert remarks([captured], later, "3") == remarks([captured], here, "3")


def test_nobody_speaks_at_a_table_that_wants_silence() -> None:
    results = (Standing(0, 1, 40), Standing(1, 2, 30))
    for remarked, lines in ((True, 1), (False, 0)):
        table = table_of("devil", "Zed", None, remarks=remarked)
        assert len(remarks([voted(0, 1)], table, "2")) == lines
        assert len(last_words(results, table)) == lines
    nameless = replace(table_of("devil", "Zed", None), game="bids")
    assert remarks([voted(0, 1)], nameless, "2") == last_words(results, nameless) == ()


def test_the_winner_speaks_first_and_nobody_says_the_same() -> None:
    table = table_of("devil", "Zed", None, None, None)
    results = (Standing(0, 2, 35), Standing(1, 4, 10), Standing(2, 1, 40), Standing(3, 3, 20))
    lines = spoken(last_words(results, table))
    assert list(lines) == [2, 3, 1]
    assert [key.split("-")[1] for key in lines.values()] == ["won", "lost", "lost"]
    assert len(set(lines.values())) == 3


@pytest.mark.parametrize("locale", OFFERED)
def test_a_line_begins_with_the_name(locale: str) -> None:
    table = table_of("devil", "Zed", None)
    reader = reader_for(table, locale)
    words = remark_lines(remarks([voted(0, 1)], table, "2"), reader)
    assert words.startswith(f"-# {SPEAKS} **{reader.seats[1]}:** ")


def test_tables_of_earlier_releases_speak_and_are_stored_as_before() -> None:
    old = msgspec.json.decode(b'{"name":"daily","minutes":1440}', type=Pace)
    assert old.remarks
    assert b"remarks" not in msgspec.json.encode(old)
    assert not msgspec.json.decode(msgspec.json.encode(replace(old, remarks=False)), type=Pace).remarks


async def test_a_table_is_opened_without_remarks_and_says_so(world: World) -> None:
    ada = world.person("ada")
    talks = await world.lobby(ada, "devil", stewards=1)
    assert (await world.house.lookups.table(talks)).pace.remarks
    assert "say nothing" not in texts_of(world.message_now(world.lobby_message).components)
    silent = await world.lobby(ada, "devil", stewards=1, options="remarks=no")
    assert not (await world.house.lookups.table(silent)).pace.remarks
    assert "Automatic players say nothing in the thread." in texts_of(world.message_now(world.lobby_message).components)
    refused = await ada.member.slash(world.channel, "table new", game="devil", options="remarks=often")
    assert "remarks=often" in reply(refused)
    assert "\\`remarks=no" in reply(refused)


async def hunt(world: World) -> int:
    """A game of four people before the vote of its first hunt."""
    table = await world.seated(*(world.person(name) for name in ("ada", "ben", "cleo", "dora")), game="devil")
    while (await world.house.play.board(table)).table.moment != "2.hunt.vote":
        await answer_all(world.house, table)
    await world.deliver()
    chapter = await world.house.outbox.chapter(table)  # on a busy machine a message may not be edited in time
    whole = replace(chapter, round=chapter.round.removesuffix(CONTINUED))
    await world.house.outbox.chapter_placed(table, whole)
    return table


async def vote(world: World, table: int, seat: int, whom: str) -> None:
    """That seat accuses somebody, or nobody."""
    person = (await world.house.play.board(table)).table.person_at(seat) or 0
    await world.house.play.answer(table, person, "2.hunt.vote", {"whom": whom}, f"i:vote:{seat}")


async def test_the_thread_hears_a_line_once_the_step_is_public_and_keeps_it(world: World) -> None:
    table = await hunt(world)
    for seat, whom in ((0, "2"), (1, "nobody"), (2, "nobody")):
        await vote(world, table, seat, whom)
    await world.house.database.write(TURNED, {"table": table, "seat": 2})
    await world.deliver()
    assert SPEAKS not in "\n".join(in_the_thread(world, table)), "the votes are sealed"
    await vote(world, table, 3, "nobody")
    await world.deliver()
    here = (await world.house.play.board(table)).table
    pages = in_the_thread(world, table)
    assert len([page for page in pages if SPEAKS in page]) == 1
    (told,) = [page for page in pages if SPEAKS in page]
    (line,) = [line for line in told.splitlines() if SPEAKS in line]
    assert line.startswith(f"-# {SPEAKS} **{reader_for(here, 'en').seats[2]}:** ")
    assert "accuse" in told
    for _ in range(6):
        await answer_all_people(world, table)
        await world.deliver()
    assert "\n".join(in_the_thread(world, table)).count(SPEAKS) == 1
    assert line in "\n".join(in_the_thread(world, table))


async def answer_all_people(world: World, table: int) -> None:
    """The safe answer of every person who owes one."""
    found = await world.house.tables.read(table)
    game, state = rules_of_table(found), state_of(found)
    for seat, ask in game.asks(state).items():
        person = table_of_stored(found.shown).person_at(seat)
        if person is not None:
            await world.house.play.answer(table, person, ask.id, game.absent(state, seat), f"i:{found.number}:{seat}")


@pytest.mark.parametrize("fails", [False, True])
async def test_a_round_that_goes_on_in_another_message_hears_nobody_twice(
    world: World, clock: Clock, fails: bool
) -> None:
    """Its first message is full, or cannot be edited: the next one tells the rest without a line of theirs."""
    table = await hunt(world)
    for seat, whom in ((0, "2"), (1, "nobody"), (2, "nobody")):
        await vote(world, table, seat, whom)
    await world.house.database.write(TURNED, {"table": table, "seat": 2})
    chapter = await world.house.outbox.chapter(table)
    (message,) = [one for one in world.messages(world.thread(table)) if one.id == chapter.message_id]
    del world.env.backend.messages[world.thread(table)][message.id]
    if fails:
        world.env.inject_error("POST", f"/channels/{message.channel_id}/messages", status=500)
    await vote(world, table, 3, "nobody")
    for _ in range(2):
        await world.deliver()
        clock.pass_(minutes=10)
    assert "accuse" in "\n".join(in_the_thread(world, table))
    assert SPEAKS not in "\n".join(in_the_thread(world, table))


async def test_the_message_that_goes_on_stays_silent_when_it_is_edited(world: World) -> None:
    table = await hunt(world)
    chapter = await world.house.outbox.chapter(table)
    await world.house.outbox.chapter_placed(table, replace(chapter, round=f"{chapter.round}{CONTINUED}"))
    for seat, whom in ((0, "2"), (1, "nobody"), (2, "nobody")):
        await vote(world, table, seat, whom)
    await world.house.database.write(TURNED, {"table": table, "seat": 2})
    await vote(world, table, 3, "nobody")
    await world.deliver()
    (told,) = [page for page in in_the_thread(world, table) if "accuse" in page]
    assert SPEAKS not in told
    assert told == texts_of(world.messages(world.thread(table))[-2].components), "the same message, then the next round"
    assert (await world.house.outbox.chapter(table)).round == "3"
