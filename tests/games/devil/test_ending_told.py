"""What the end tells: what brought and took points in play, and what a soul that was sold brought and cost."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from engine.extras.chronicle import Played
from engine.policies import STEWARD
from engine.texts import Listed, Named, SeatRef, Text, say
from games.devil.rules import GAME
from games.devil.rules.chronicle.records import Look, Packed, Records, Toll, collected
from games.devil.rules.chronicle.telling import chronicle, outcome_of_sales
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.state import SEATS, SOURCES, Chest, State
from tests.games.devil.builders import CULTIST, DEVIL, MOON, SUN, table
from tests.games.devil.test_chronicle import SEEDS, moves
from tools.simulated import SimulatedTable


@cache
def of_stewards(number: int) -> tuple[Played, ...]:
    match = SimulatedTable(GAME, SEATS, 41, number, policies=(STEWARD,) * SEATS).playout
    played, before = [Played(None, match.state)], match.state
    for move, outcome in match.steps():
        played.append(Played(before, outcome.state, outcome.happenings, move.seat, move.ask, move.value))
        before = outcome.state
    return tuple(played)


GAMES = {
    **{f"random-{seed}": (moves, seed) for seed in SEEDS},
    **{f"stewards-{at}": (of_stewards, at) for at in (0, 1)},
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> tuple[Played, ...]:
    play, number = GAMES[request.param]
    played: tuple[Played, ...] = play(number)
    return played


SAID = {
    "devil-penalty-points": ("inquisitors", -1),
    "devil-guest-won": ("guests", -1),
    "devil-guest-none-left": ("guests", -1),
    "devil-ritual-points": ("ritual", 1),
    **dict.fromkeys((f"devil-guess-right-{role}" for role in ("devil", "cultist")), ("guesses", 1)),
}


def as_told(played: tuple[Played, ...]) -> Counter[tuple[int, str]]:
    """The points of each seat by source, as everybody was told of them in play."""
    points: Counter[tuple[int, str]] = Counter()
    roles = {kingdom.role: seat for seat, kingdom in enumerate(played[-1].after.kingdoms)}
    for move in played:
        for text in (happening.public for happening in move.happenings if happening.public is not None):
            if text.key in SAID:
                source, sign = SAID[text.key]
                seat = roles["devil"] if source == "ritual" else text.params["seat"].seat  # type: ignore[union-attr]
                points[seat, source] += sign * text.params["points"]  # type: ignore[operator]
            elif text.key.startswith("devil-guess-wrong-"):
                sought = roles[text.key.removeprefix("devil-guess-wrong-")]  # type: ignore[index]
                points[sought, "guesses"] += text.params["points"]  # type: ignore[operator]
    return points


def test_each_row_is_what_everybody_was_told_in_play_and_nothing_is_left_without_a_cause(
    game: tuple[Played, ...],
) -> None:
    told = as_told(game)
    end: State = game[-1].after
    for standing in standings(end):
        parts = {part.name.key.removeprefix("devil-score-"): part.points for part in standing.parts}
        for source in ("guests", "inquisitors", "ritual", "guesses"):
            assert parts[source] == told[standing.seat, source], source
        assert parts["so-far"] == 0
        assert sum(parts[source] for source in SOURCES) == end.kingdoms[standing.seat].score
    assert told


def test_a_game_of_an_older_release_has_its_points_of_play_in_one_row() -> None:
    end: State = moves(SEEDS[0])[-1].after
    older = replace(end, kingdoms=tuple(replace(kingdom, sources={}) for kingdom in end.kingdoms))
    for standing, before in zip(standings(end), standings(older), strict=True):
        assert (standing.place, standing.score, standing.tie) == (before.place, before.score, before.tie)
        parts = {part.name.key.removeprefix("devil-score-"): part.points for part in before.parts}
        assert parts["so-far"] == end.kingdoms[standing.seat].score
        assert not any(parts[source] for source in SOURCES)


AT_STAKE = ("inquisitors", "guests", "buildings", "debt", "demons", "indulgences")


def test_what_penalties_took_is_what_the_score_lost_as_they_settled(game: tuple[Played, ...]) -> None:
    kept, checked = collected(game), 0
    for move in game:
        if move.before is None or (move.before.round, move.before.step) == (move.after.round, move.after.step):
            continue
        if move.before.step != "inquisition.answer":
            continue
        lost = Counter[int]()
        for toll in kept.tolls:
            if toll.round == move.before.round:
                lost[toll.seat] += sum(toll.losses)
        late = [seat for seat, count in enumerate(move.after.inquisition.late_guests) if count]
        for seat in set(range(SEATS)) - set(late):
            was, now = (_parts(state, seat) for state in (move.before, move.after))
            assert sum(was[name] - now[name] for name in AT_STAKE) == lost[seat]
            checked += lost[seat] > 0
    assert checked


def _parts(state: State, seat: int) -> dict[str, int]:
    standing = next(each for each in standings(state) if each.seat == seat)
    return {part.name.key.removeprefix("devil-score-"): part.points for part in standing.parts}


# Souls that were sold, from records made by hand: seat 0 is sun, 1 moon, 2 the cultist, 3 the devil


def sale(seller: int, number: int, pure: int, marked: int = 0) -> Packed:
    chest = Chest(goods={"wood": 2, "coins": 3}, souls_asked=True, price=pure + marked)
    return Packed(number, DEVIL, "devil", chest, [Look(seller, "accept", pure, marked)])


def sold(*chests: Packed, tolls: tuple[Toll, ...] = (), gifts: tuple[Text, ...] = ()) -> Records:
    return Records(table("end", 6), chests=list(chests), tolls=list(tolls), gifts=list(gifts))


def costs(seat: int, *rounds: tuple[int, int]) -> Text:
    each = tuple(say("devil-told-soul-round", round=number, points=points) for number, points in rounds)
    return say(
        "devil-told-soul-cost", seat=SeatRef(seat), points=sum(points for _, points in rounds), rounds=Listed(each)
    )


def test_a_sold_piece_cost_the_dearest_penalties_of_each_inquisition_after_it() -> None:
    kept = sold(sale(SUN, 2, 2), sale(SUN, 4, 1), tolls=(Toll(3, SUN, (3, 7, 4), 0), Toll(5, SUN, (9, 2, 8, 1), 0)))
    assert outcome_of_sales(kept, SUN) == [costs(SUN, (3, 7 + 4), (5, 9 + 8 + 2))]


def test_it_cost_nothing_where_pieces_were_left_or_nobody_asked() -> None:
    free = [say("devil-told-soul-free", seat=SeatRef(MOON))]
    assert outcome_of_sales(sold(sale(MOON, 2, 1), tolls=(Toll(3, MOON, (7,), 1),)), MOON) == free
    assert outcome_of_sales(sold(sale(MOON, 4, 1), tolls=(Toll(3, MOON, (7,), 0),)), MOON) == free


def test_a_houseguest_that_comes_late_counts_with_the_others() -> None:
    tolls = (Toll(3, SUN, (2,), 0), Toll(3, SUN, (5,), 0))
    assert outcome_of_sales(sold(sale(SUN, 1, 1), tolls=tolls), SUN) == [costs(SUN, (3, 5))]


def test_marked_pieces_save_points_at_the_end_and_bring_the_cultist_a_gift() -> None:
    gift = say("devil-nothing")
    told = outcome_of_sales(sold(sale(CULTIST, 2, 0, 2), gifts=(gift,)), CULTIST)
    assert told == [
        say("devil-told-soul-marks", seat=SeatRef(CULTIST), points=2),
        say("devil-told-soul-gift", seat=SeatRef(CULTIST), things=gift),
        say("devil-told-soul-free", seat=SeatRef(CULTIST)),
    ]


def test_whoever_sold_nothing_has_no_line() -> None:
    assert outcome_of_sales(sold(sale(SUN, 2, 1), tolls=(Toll(3, MOON, (7,), 0),)), MOON) == []


def test_a_sale_says_what_the_chest_was_worth_and_each_seller_what_it_cost(game: tuple[Played, ...]) -> None:
    section = next(part for part in chronicle(game).sections if part.id == "souls")
    kept = collected(game)
    sales = [line for line in section.lines if line.key == "devil-told-soul"]
    assert len(sales) == len(kept.sales)
    assert all(isinstance(line.params["coins"], int) and line.params["coins"] >= 0 for line in sales)
    ends = [
        line.params["seat"] for line in section.lines if line.key in ("devil-told-soul-cost", "devil-told-soul-free")
    ]
    assert ends == [SeatRef(seat) for seat in sorted({look.seat for _, look in kept.sales})]


def test_the_ritual_gives_the_cultist_what_is_told_of_its_marked_pieces() -> None:
    """What was told as a gift in play is the gift of the dossier."""
    for seed in SEEDS:
        public = [happening.public for move in moves(seed) for happening in move.happenings]
        gifts = [
            text.params["things"]
            for text in public
            if text is not None and text.key == "devil-ritual-gift" and text.params["mark"] == Named("mark", "cultist")
        ]
        assert collected(moves(seed)).gifts == gifts
