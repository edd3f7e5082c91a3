"""Pages that are kept are what a reader would have got anew, whoever has read before them; a forgetful key is seen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.looked_up import LookedUp
from bot.reading import cards, log
from bot.reading.cards import PUBLIC, References
from engine.playouts import Playout
from engine.registry import game as game_of
from face.core.face import face
from face.core.names import reader_for
from face.table.look_up import section_pages
from host.kept import Kept
from host.people import notes
from host.people.notes import LogKey
from host.table.stored_table import rules_of_table, state_of
from tests.bot.people import Seat, World, texts_of
from tests.bot.test_reference import GAMES, a_table
from tests.contract.journeys import chance

EVERY = 25  # moves between two positions that are looked at


def _positions(game_id: str, seats: int) -> list[Any]:
    """States of a game, each followed by others that one of its seats cannot tell from it."""
    game = game_of(game_id)
    playout = Playout(game, game.options_type(), seats, chance(1), chance(2))
    states = [playout.state, *(outcome.state for _, outcome in playout.steps())][::EVERY]
    return [each for state in states for each in (state, *(game.resample(state, at, chance(3)) for at in range(2)))]


def _wrong_readers(game_id: str, seats: int) -> list[int | None]:
    """Those who would have read something else had nobody read before them."""
    game, table = game_of(game_id), a_table(game_id, seats)
    references: Any = References(None, LookedUp())  # type: ignore[arg-type]  # nothing is asked of the house
    readers = [reader_for(table, locale) for locale in ("en", "cs")]
    wrong = []
    for state in _positions(game_id, seats):
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            anew = face(game_id).reference(view)
            for reader in readers:
                kept = references._cards(table, view, PUBLIC, reader)
                opened = cards.Opened(table, PUBLIC, reader, kept.sections, pages=kept.pages)
                right = kept.sections == anew and all(
                    opened.pages_of(each) == section_pages(each, reader) for each in anew
                )
                if not right:
                    wrong.append(seat)
    return wrong


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_cards_are_those_that_this_reader_may_see(game_id: str, seats: int) -> None:
    assert _wrong_readers(game_id, seats) == []


def test_a_key_that_forgets_what_is_seen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    key_of = cards._key_of
    monkeypatch.setattr(cards, "_key_of", lambda table, _, scope, locale: key_of(table, None, scope, locale))
    assert _wrong_readers("devil", 4)


def test_a_key_that_forgets_the_language_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    key_of = cards._key_of
    monkeypatch.setattr(cards, "_key_of", lambda table, view, scope, _: key_of(table, view, scope, ""))
    assert _wrong_readers("devil", 4)


async def _logs(world: World, readers: list[Seat], table: int, *, kept: bool) -> list[str]:
    """What two players and an onlooker read of the log, one after the other, twice. `kept`: with what is kept."""
    read = []
    for _ in range(2):
        for reader in readers:
            if not kept:
                world.house.stories._kept = Kept(1)
                world.env.bot.logs._kept = Kept(1)  # type: ignore[attr-defined]  # it is the bot
            shown = await reader.member.slash(world.channel, "log", table=str(table))
            assert shown.response is not None
            read.append(texts_of(shown.response.components))
    return read


async def _played(world: World) -> tuple[list[Seat], int]:
    """Two players and an onlooker of a table, and its number."""
    ada, ben, cleo, dora, emil = map(world.person, ("ada", "ben", "cleo", "dora", "emil"))
    table = await world.seated(ada, ben, cleo, dora, game="devil")
    await _answered(world, table)
    return [ada, ben, emil], table


async def _answered(world: World, table: int) -> None:
    """All seats answer what they are asked."""
    stored = await world.house.tables.read(table)
    game, state = rules_of_table(stored), state_of(stored)
    for card in (await world.house.play.board(table)).table.seats:
        if card.seat in game.asks(state):
            ask, value = game.asks(state)[card.seat], game.absent(state, card.seat)
            await world.house.play.answer(table, card.person_id or 0, ask.id, value, f"i:{ask.id}/{card.seat}")


async def test_logs_are_those_that_this_reader_may_read(world: World) -> None:
    readers, table = await _played(world)
    before = await _logs(world, readers, table, kept=True)
    assert before == await _logs(world, readers, table, kept=False)
    assert len(set(before[:3])) == 3
    await _answered(world, table)
    after = await _logs(world, readers, table, kept=True)
    assert after == await _logs(world, readers, table, kept=False)
    assert after[0] != before[0]


async def test_a_log_that_is_kept_is_not_read_from_the_database_again(world: World) -> None:
    readers, table = await _played(world)
    ada = readers[0].user.id
    first = await world.house.stories.log(table, ada)
    assert (await world.house.stories.log(table, ada)).moves is first.moves
    await _answered(world, table)
    assert len((await world.house.stories.log(table, ada)).moves) > len(first.moves)


@pytest.mark.parametrize("place", ["moves", "pages"])
async def test_a_key_of_logs_that_forgets_the_reader_is_caught(
    world: World, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    readers, table = await _played(world)
    right = await _logs(world, readers, table, kept=False)
    if place == "moves":
        monkeypatch.setattr(notes, "LogKey", lambda at, head, seat, since, ended: LogKey(at, head, None, 0, ended))
    else:
        key = log._PagesKey
        monkeypatch.setattr(log, "_PagesKey", lambda told, *rest: key(told._replace(seat=None, since=0), *rest))
    assert await _logs(world, readers, table, kept=True) != right


def test_of_what_is_kept_the_latest_asked_for_stays() -> None:
    kept: Kept[str, int] = Kept(2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.get("a") == 1
    kept.keep("c", 3)
    assert [kept.get(key) for key in "abc"] == [1, None, 3]
    assert len(kept) == 2
