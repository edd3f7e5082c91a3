"""Whatever a game says has a wording: the ids in its sources, and what a moderator sets right at its tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Game
from engine.extras.fixing import Change, fixing, happening_of_change
from engine.playouts import Playout
from engine.registry import folder_of, game_ids, games
from face.core.names import reader_for
from host.occupants import Player
from host.values import SeatCard
from tests.bot.drawing import TABLE
from tests.bot.wordings import keys_in, known_ids, said
from tools.under_test import all_under_test, under_test

NAMES = ("Ada", "*Ben*", "Cleo van der Lange-Überraschung", "D", "Emil")
OPTIONAL = re.compile(r"\(([a-z-]+)\)\?")
EVERY = 40  # moves between two positions that are looked at


TABLES = [
    (game_id, chosen) for game_id, game in all_under_test().items() for chosen in (*game.twin_options, game.all_options)
]


def sources(game_id: str) -> list[Path]:
    """The sources of a game's rules and of its face."""
    return sorted(path for path in folder_of(game_id).rglob("*.py") if not path.name.startswith("test_"))


@pytest.mark.parametrize("game_id", sorted(game_ids()))
def test_every_id_in_the_sources_has_a_wording(game_id: str) -> None:
    stems = {f"(refused-)?{stem}" for stem in under_test(game_id).stems}
    unknown = {
        str(path): {key for key in keys_in(path.read_text(encoding="utf-8"), game_id) - stems if not is_known(key)}
        for path in sources(game_id)
    }
    assert unknown
    missing = {path: keys for path, keys in unknown.items() if keys}
    assert missing == {}, f"{missing}: if it begins ids, it is one of GameUnderTest(stems=...)"


def is_known(key: str) -> bool:
    """Whether a wording, or a thing, has that id; `key` is a pattern, most often of a part that may be missing."""
    ids = known_ids()
    without, whole = OPTIONAL.sub("", key), OPTIONAL.sub(r"\1", key)
    return not ids.isdisjoint((without, whole, f"thing-{without}")) or any(re.fullmatch(key, id) for id in ids)


def test_the_scan_finds_ids() -> None:
    found = keys_in('say("devil-a")\nsay(f"devil-{x}-b")\nRefusal("no")\nf"{a}-devil"\n"devil"', "devil")
    assert found == {"(refused-)?devil-a", "devil-[a-z0-9-]+-b", "(devil-)?refused-no"}
    known = ("(refused-)?devil-name", "devil-[a-z0-9-]+-what", "(devil-)?refused-not-asked")
    assert all(map(is_known, known))
    assert not any(is_known(f"{key}-nowhere") for key in known)


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("game_id", "chosen"), TABLES)
def test_what_was_set_right_can_be_said(game_id: str, chosen: dict[str, Any]) -> None:
    game: Game[Any] = games()[game_id]
    rules, most = fixing(game), game.seats[1]
    options = msgspec.convert(chosen, game.options_type)
    seats = tuple(SeatCard(seat, Player(seat + 1), NAMES[seat], "") for seat in range(most))
    reader = reader_for(replace(TABLE, game=game_id, seats=seats, pack=game.pack(options)), "en")
    playout = Playout(game, options, most, Chance(bytes([60]) * 32), Chance(bytes([61]) * 32))
    changes = 0
    for number, _ in enumerate(playout.steps()):
        if rules is None or (number % EVERY and changes):  # a game may be short
            continue
        for quantity in rules.quantities(game.view(playout.state, None), 1):
            for by in (-1, 1):
                for card in [one.id for one in quantity.cards] or [""]:
                    happening = happening_of_change(1, quantity, Change(quantity.id, by, card))
                    for text in (happening.read_by(None), happening.read_by(1)):
                        assert text is not None
                        said(reader, text)
                        changes += 1
    assert changes or rules is None, "nothing of seat 1 can be set right in a game at random"
