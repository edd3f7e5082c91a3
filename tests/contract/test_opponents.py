"""Games among apprentices: they end, and tell how many decisions a player makes."""

from __future__ import annotations

import re
from statistics import median

import pytest

from engine.registry import game as rules_of
from engine.registry import game_ids
from engine.texts import Text
from face.core.game_lengths import measured_lengths
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.contract.opponents import decisions, evening
from tests.ground import kept, sized

UNCOUNTED = [game_id for game_id in game_ids() if measured_lengths(game_id) is None]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("number", kept(range(3), 0))
def test_a_game_among_opponents_ends_and_every_answer_is_legal(game_id: str, number: int) -> None:
    *_, (state, _) = evening(game_id, number, rules_of(game_id).seats[1])
    assert rules_of(game_id).result(state) is not None


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if measured_lengths(game_id) is None])
def test_a_lobby_without_counted_games_says_about_how_many_decisions_a_player_makes(game_id: str) -> None:
    """The lobby's number is that of the turns in a game of turns, of all decisions in another."""
    seats = sum(rules_of(game_id).seats) // 2
    said = Reader(texts("en")).line(Text(f"{game_id}-lobby-size", {"players": seats}))
    about = re.search(r"about (\d+) (turns|decisions) each", said)
    assert about is not None, f'{game_id}-lobby-size says "about 20 decisions each", or turns: {said}'
    counts = []
    for number in range(sized(6, 1)):
        made = [0] * seats
        for seat, kind in decisions(game_id, number, seats):
            made[seat] += about[2] == "decisions" or kind == "turn"
        counts += made
    right = median(counts) == pytest.approx(int(about[1]), rel=0.25)
    assert right, f"a player makes {median(counts):.0f} {about[2]}; {game_id}-lobby-size says about {about[1]}"
