"""What a table says on its pages and in Discord through a game is written down: what is missing is missing in the diff.

`make golden` writes the files anew.
"""

from __future__ import annotations

import os

import pytest

from host.house import House
from tests.golden.playthrough import HERE
from tests.golden.tables import words_of_table
from tests.host.seating import PEOPLE, play_out, playing
from tests.web.browsing import Browser, Served
from tests.web.written_pages import lines_of_page
from tools.under_test import all_under_test

EVERY = 5  # moves between two looks
LOOKS = 24  # at most
LOG_AT = 9  # the look at which the log is read, beside that at the end
ONLOOKER = 999
GAMES = sorted(game_id for game_id, game in all_under_test().items() if game.golden)


async def pages_of(served: Served, game_id: str) -> tuple[str, str]:
    """What a player, and at the end an onlooker, reads on a page and in Discord: of each look only what is new."""
    house: House = served.house
    golden = all_under_test()[game_id].golden[0]
    table = await playing(house, *PEOPLE[: golden.seats], game=game_id)
    player = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    lines = dict.fromkeys([f"# {game_id}, the pages of a table", *lines_of_page(player.page)])
    table_lines = dict.fromkeys([f"# {game_id}, what its table says in Discord"])
    for look in range(LOOKS):
        if not await play_out(house, table, seed=look, most=EVERY):
            break
        table_lines |= dict.fromkeys(
            await words_of_table(house, table.id, PEOPLE[look % golden.seats].id, with_log=look == LOG_AT)
        )
        for name, html in sorted((await player.refresh()).items()):
            lines |= dict.fromkeys(f"{name}: {line}" for line in lines_of_page(html))
    await play_out(house, table)
    table_lines |= dict.fromkeys(await words_of_table(house, table.id, PEOPLE[0].id, with_log=True))
    await player.load()
    lines |= dict.fromkeys(f"end: {line}" for line in lines_of_page(player.page))
    onlooker = await Browser(served, table.id, ONLOOKER).sign_in()
    lines |= dict.fromkeys(f"onlooker: {line}" for line in lines_of_page(onlooker.page))
    return "\n".join(lines) + "\n", "\n".join(table_lines) + "\n"


@pytest.mark.parametrize("game_id", GAMES)
async def test_pages_say_what_is_written_down(served: Served, game_id: str) -> None:
    for name, said in zip(("page", "table"), await pages_of(served, game_id), strict=True):
        file = HERE / f"{game_id}-{name}.txt"
        if "PACTUM_WRITE_GOLDEN" in os.environ:
            file.write_text(said)
        assert said == file.read_text(), "look at the diff after `make golden`"
