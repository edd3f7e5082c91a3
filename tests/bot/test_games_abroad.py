"""Whole games of each kind, by clicks, in each language that is offered: nothing of it is left in English."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from simcord.components import walk_components

from engine.chance import Chance
from engine.registry import game as rules_of
from face.wordings.locales import ENGLISH, OFFERED
from host.table.stored_table import state_of
from tests.bot.clicker import Clicker
from tests.bot.people import Seat, World
from tests.ground import kept
from tests.wording.rules import ENGLISH as WORDS

NAMES = ("Xaa", "Xbb", "Xcc", "Xdd")
GAMES = {"devil": (4, "", 0), "architects": (2, "", 3), "paladins": (2, "", 3)}
"""Players, options, and one answer in how many is what the game answers for the absent."""
ABROAD = sorted(set(OFFERED) - {ENGLISH})
LATER = [one for at, one in enumerate(product(GAMES, ABROAD)) if (at + at // len(ABROAD)) % len(ABROAD)]
"""Games and languages for `make endurance`: `make check` plays each game, and in each language."""

_CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>")


def said(components: Any) -> Iterator[str]:
    """All words of a message: paragraphs, buttons, selects with their options, pictures."""
    for part in walk_components(components):
        for name in ("content", "label", "placeholder", "description"):
            if isinstance(part.get(name), str):
                yield part[name]
        for option in part.get("options", ()):
            yield from (option[name] for name in ("label", "description") if isinstance(option.get(name), str))
        for item in part.get("items", ()):
            yield str(item.get("description") or "")


def english_in(components: Any) -> set[str]:
    """Paragraphs with words that only English has."""
    return {words for words in said(components) if WORDS.search(_CODE.sub(" ", words))}


async def played(world: World, people: list[Seat], game: str, options: str, dull: int) -> set[str]:
    """The English that was left in a game that these people play to its end, desks, thread and messages together."""
    table, stream = await world.seated(*people, game=game, options=options), Chance(bytes(32)).stream("clicks")
    found: set[str] = set()
    clickers = {seat.user.id: Clicker(world, table, seat, stream) for seat in people}
    while (board := await world.house.play.board(table)).table.status != "ended":
        for card in board.table.seats:
            clicker = clickers[card.person_id or 0]
            desk = await world.house.play.desk(table, card.person_id or 0)
            while desk.ask is not None and desk.table.moment == board.table.moment:
                await clicker.look(ephemeral=False)
                found |= english_in(clicker.seat.components())
                wanted: Any = {}
                if dull and stream.below(dull) == 0:
                    wanted = rules_of(game).absent(state_of(await world.house.tables.read(table)), desk.seat)
                await clicker.answer(wanted)
                found |= english_in(clicker.seat.components())
                desk = await world.house.play.desk(table, card.person_id or 0)
        await world.deliver()
    for messages in world.env.backend.messages.values():
        for message in messages.values():
            found |= english_in(message.components)
    return found


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "language"), kept(product(GAMES, ABROAD), deep=LATER))
async def test_nothing_of_a_game_is_left_in_english(
    world: World, game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    count, options, dull = GAMES[game]
    people = [world.person(f"{name}{language}") for name in NAMES[:count]]
    for seat in people:
        await world.house.languages.choose(seat.user.id, language)
    await world.house.languages.choose_for_server(world.guild.id, language)
    with caplog.at_level(logging.WARNING, logger="face.wordings.texts"):
        assert sorted(await played(world, people, game, options, dull)) == []
    assert [record.getMessage() for record in caplog.records if record.name == "face.wordings.texts"] == []
