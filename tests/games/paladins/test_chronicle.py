"""The dossier of a finished game agrees with the position in the end and with what its tally counts."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from engine.chance import SEED_BYTES, Chance
from engine.extras.chronicle import Played
from engine.playouts import Playout
from engine.texts import Listed, SeatRef, Text
from games.paladins.rules import GAME
from games.paladins.rules import facts as f
from games.paladins.rules.chronicle.records import PALADINS, Records, collected
from games.paladins.rules.chronicle.tally import FIGURES, tally
from games.paladins.rules.chronicle.telling import MOST_DEEDS, chronicle
from games.paladins.rules.mechanics.scoring import score
from games.paladins.rules.state import IT

GAMES = [(1, 1), (1, 5), (2, 2), (4, 3)]  # seats, number


@cache
def moves(seats: int, number: int) -> tuple[Played, ...]:
    """The moves of a random game."""
    chance, players = (Chance(bytes([salt, number]) + bytes(SEED_BYTES - 2)) for salt in (1, 2))
    first = GAME.setup(GAME.options_type(), seats, chance)
    playout = Playout(GAME, GAME.options_type(), seats, chance, players)
    played = [Played(None, first.state, first.happenings)]
    before = playout.state
    for move, outcome in playout.steps():
        played.append(Played(before, outcome.state, outcome.happenings, move.seat, move.ask, move.value))
        before = outcome.state
    return tuple(played)


def records(game: tuple[int, int]) -> Records:
    return collected(moves(*game))


@pytest.mark.parametrize("game", GAMES)
def test_every_paladin_chosen_in_secret_is_told_with_the_one_on_top_and_the_one_at_the_bottom(
    game: tuple[int, int],
) -> None:
    kept = records(game)
    for seat in kept.seats:
        rounds = [chosen for chosen in kept.chosen if chosen.seat == seat]
        assert [chosen.round for chosen in rounds] == [1, 2, 3, 4, 5, 6, 7]
        for chosen in rounds:
            choice = chosen.choice
            assert {choice.play, choice.top, choice.bottom} == set(chosen.hand)
        played = [chosen.choice.play for chosen in rounds]
        assert len(set(played)) == 7
        assert not set(played) & set(kept.end.players[seat].deck)
        for earlier, later in pairwise(rounds):
            assert earlier.choice.top in later.hand


def test_the_choice_that_was_sealed_last_is_read_from_the_deck() -> None:
    for move in moves(4, 3):
        if move.before is not None and move.before.step == PALADINS != move.after.step:
            last = next(seat for seat, choice in enumerate(move.before.sealed) if choice is None)
            assert move.seat == last
            told = next(
                chosen for chosen in records((4, 3)).chosen if (chosen.round, chosen.seat) == (move.before.round, last)
            )
            assert (told.choice.play, told.choice.top) == (move.value["play"], move.value["top"])


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_boards_and_map_in_the_end_was_told_once(game: tuple[int, int]) -> None:
    kept = records(game)
    for place in kept.places:
        player = kept.end.players[place]
        assert [deed.what.id for deed in kept.deeds(place, f.WallBuilt)] == list(player.walls)
        assert [deed.what.id for deed in kept.deeds(place, f.Attacked)] == list(player.attacked)
        assert [deed.what.id for deed in kept.deeds(place, f.Converted)] == list(player.converted)
        assert [deed.space.id for deed in kept.deeds(place, f.MonkSent)] == list(player.monks)
        assert [deed.space.id for deed in kept.deeds(place, f.OutpostBuilt)] == list(player.outposts)
        for sent in (*kept.deeds(place, f.MonkSent), *kept.deeds(place, f.OutpostBuilt)):
            assert sent.region == kept.end.pack.region_of[sent.space.id] + 1


@pytest.mark.parametrize("game", GAMES)
def test_suspicions_drawn_less_those_discarded_are_those_that_are_left(game: tuple[int, int]) -> None:
    kept = records(game)
    for place in kept.places:
        drawn = sum(1 for _ in kept.deeds(place, f.Suspected))
        dropped = sum(deed.count for deed in kept.deeds(place, f.Dropped))
        repented = sum(act.head.count for act in kept.acts if act.place == place and isinstance(act.head, f.Repented))
        judged = sum(verdict.suspicions // 2 for verdict in kept.verdicts if place in verdict.guilty)
        assert drawn - dropped - repented - judged == len(kept.end.players[place].suspicions)


@pytest.mark.parametrize("game", GAMES)
def test_every_inquisition_is_told_with_the_one_who_brought_it(game: tuple[int, int]) -> None:
    kept = records(game)
    happenings = [happening for move in moves(*game) for happening in move.happenings]
    figures = tally(happenings)
    assert set(figures) == set(FIGURES)
    assert figures["inquisitions"] == len(kept.verdicts)
    assert figures["verdicts"] == sum(bool(verdict.guilty) for verdict in kept.verdicts)
    assert all(verdict.by in kept.places for verdict in kept.verdicts)
    assert figures["suspicions"] == sum(1 for place in kept.places for _ in kept.deeds(place, f.Suspected))


@pytest.mark.parametrize("game", GAMES)
def test_the_rounds_end_with_seven_and_the_last_with_the_result(game: tuple[int, int]) -> None:
    kept = records(game)
    assert len(kept.ends) == 7
    result = {standing.seat: standing.score for standing in GAME.result(kept.end) or ()}
    assert kept.points(7)[: len(result)] == tuple(result[seat] for seat in kept.seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_lines_and_no_line_tells_more_than_a_phone_shows(game: tuple[int, int]) -> None:
    told = chronicle(moves(*game))
    ids = [section.id for section in told.sections]
    assert ids[0] == "paladins"
    assert ids[-7:] == [f"round-{number}" for number in range(1, 8)]
    assert ("virtual" in ids) == (game[0] == 1)
    for section in told.sections:
        for line in section.lines:
            deeds = line.params.get("deeds")
            assert not isinstance(deeds, Listed) or 0 < len(deeds.items) <= MOST_DEEDS + 1


def test_a_single_player_reads_where_the_virtual_players_points_came_from() -> None:
    kept = records((1, 1))
    (section,) = (section for section in chronicle(moves(1, 1)).sections if section.id == "virtual")
    total, *parts = section.lines
    assert total.params["points"] == score(kept.end, IT).total == sum(int(str(line.params["points"])) for line in parts)
    turns = sum(act.place == IT and act.head.wording.startswith("paladins-virtual") for act in kept.acts)
    assert 7 <= int(str(total.params["schemes"])) + int(str(total.params["failed"])) <= turns


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_chronicle_names_a_seat_that_nobody_has(game: tuple[int, int]) -> None:
    told = chronicle(moves(*game))
    seats = {SeatRef(seat) for seat in range(game[0])}

    def refs(param: object) -> set[SeatRef]:
        if isinstance(param, SeatRef):
            return {param}
        inner = param.params.values() if isinstance(param, Text) else getattr(param, "items", ())
        return set().union(*(refs(item) for item in inner)) if isinstance(param, Text | Listed) else set()

    lines = (*told.awards, *(line for section in told.sections for line in section.lines))
    assert set().union(*map(refs, lines)) <= seats
