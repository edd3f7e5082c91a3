"""A first game tells each term before it bites: on a phone, in four languages, on whatever way it is played.

Beside a question stand two explanations at most, and never in place of the picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.desk.attachments import picture_of
from bot.desk.view import PICTURE_ID, desk_view
from engine.contract import Ask, Game
from engine.forms import Draft
from engine.playouts import Playout
from engine.policies import STEWARD, Match
from engine.registry import game as rules_of
from face.core.face import face
from face.core.first_game import Term
from face.core.names import reader_for
from face.desk.desk import explained_in, new_to
from face.desk.form import shown_form
from face.table.opening import opening_scene_of
from face.table.scenes import own_picture
from face.wordings.locales import OFFERED
from host.play.desk_reading import Filled
from host.play.move_making import foregoing
from host.table.early_answers import kinds_of_orders, order_asks
from host.table.projections import Explanations
from host.values import Desk, Table
from tests.bot.people import buttons_of, parsed
from tests.bot.test_every_desk import desk_of, table_of
from tests.contract.journeys import WithOptions, chance
from tests.ground import DEEP

AT_ONCE = 2  # explanations beside a question, at most
PLAYERS = ("random", STEWARD)


class Path(NamedTuple):
    """A first game, of so many seats and with these options, by players of that kind and chance of that number."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    players: str = "random"
    seed: int = 3


PATHS = (
    Path("architects", 3),
    Path("architects", 5, (("boards", "chosen"), ("apprentice", True)), seed=5),
    Path("devil", 4),
    Path("devil", 4, (("role_preferences", True), ("indulgence_trade", True), ("jesters", True)), seed=11),
    Path("paladins", 2),
    Path("paladins", 1, seed=5),
)
DEEPER = [
    *(path._replace(seed=seed) for path in PATHS for seed in range(20, 32)),
    *(path._replace(players=STEWARD, seed=seed) for path in PATHS for seed in (1, 2)),
]


class Asked(NamedTuple):
    """A question that is put to a player of a first game."""

    seat: int
    desk: Desk
    ask: Ask
    form: Any
    preview: Any


def paths() -> list[Any]:
    """The ways on which games are played: some at every check, many more where there is time for all."""
    return [
        pytest.param(path, id="-".join(map(str, (path.game, path.seats, path.players, path.seed))))
        for path in (*PATHS, *(DEEPER if DEEP else ()))
    ]


@cache
def asked_on(path: Path) -> tuple[Asked, ...]:
    """Every question that somebody owes and is shown on that path, in the order in which they come."""
    return tuple(_asked(path))


def _asked(path: Path) -> Iterator[Asked]:
    rules = rules_of(path.game)
    game: Any = WithOptions(rules, **dict(path.options)) if path.options else rules
    options, table = game.options_type(), table_of(game, path.seats)
    if path.players == STEWARD:
        players = [STEWARD] * path.seats
        played: Any = Match(rules, options, players, (chance(path.seed), chance(path.seed + 1)), lambda: 0.0)
    else:
        played = Playout(rules, options, path.seats, chance(path.seed), chance(path.seed + 1))
    steps, last = played.steps(), dict[int, str]()
    while True:
        for seat, ask in rules.asks(played.state).items():
            if last.get(seat) != ask.id:
                last[seat] = ask.id
                if not _goes_by_itself(rules, played.state, seat):
                    yield _asking(rules, played.state, table, seat, ask)
        if next(steps, None) is None:
            return


def _goes_by_itself(game: Game[Any], state: Any, seat: int) -> bool:
    its = foregoing(game)
    return its is not None and its.foregone(state, seat) is not None


def _asking(game: Game[Any], state: Any, table: Table, seat: int, ask: Ask) -> Asked:
    desk = desk_of(game, state, table, seat)
    desk = replace(desk, order_asks=order_asks(kinds_of_orders(game, desk.view)), due_at=table.opened_at)
    form = game.form(state, seat, ask.id, Draft({}))
    return Asked(seat, desk, ask, form, () if form.problem else game.preview(state, seat, ask.id, form.value))


def explained(asked: Asked, known: frozenset[str], locale: str) -> set[str]:
    """The ids of what its desk explains on a phone, whole or of a question the beginning."""
    desk, reader = asked.desk, reader_for(asked.desk.table, locale, asked.seat)
    new = new_to(desk, asked.ask, Explanations("first", True, known))
    assert len(new) <= AT_ONCE
    if not new:
        return set()
    scene = own_picture(desk, reader)
    picture = None if scene is None else picture_of(scene)
    shown = shown_form(desk, asked.ask, Filled({}, asked.form, asked.preview), short=picture is not None)
    views: list[Any] = [desk_view(desk, reader, shown, new=some, picture=picture, pages=True) for some in ((), new)]
    plain, explaining = (view.to_components() for view in views)
    assert _has_picture(explaining) or not _has_picture(plain), (asked.seat, asked.ask.id)
    presses = (parsed(each["custom_id"]) for each in buttons_of(explaining).values() if "custom_id" in each)
    return {id for press in presses if press["action"] == "explained" for id in explained_in(press["argument"])}


def _has_picture(components: Any) -> bool:
    return f"'id': {PICTURE_ID}" in str(components)


def late(asked: Asked, terms: Mapping[str, Term], told: frozenset[str]) -> list[str]:
    """The terms that should have been told by that question, and have not been."""
    view, game = asked.desk.view, asked.desk.table.game
    due = [id for id, term in terms.items() if term.is_due(asked.ask, view)]
    return [id for id in due if f"{game}.{id}" not in told]


@pytest.mark.long
@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("path", paths())
def test_each_term_is_told_before_it_bites(path: Path, locale: str) -> None:
    terms = face(path.game).terms.by_id
    told: dict[int, frozenset[str]] = {}
    missed = []
    for asked in asked_on(path):
        scene = opening_scene_of(asked.desk, reader_for(asked.desk.table, locale, asked.seat))
        assert scene is not None
        known = told.get(asked.seat, frozenset()) | {f"{path.game}.{id}" for id in scene.terms}
        known |= {f"{path.game}.{id}" for id in explained(asked, known, locale)}
        told[asked.seat] = known
        missed += [(asked.seat, asked.ask.id, id) for id in late(asked, terms, known)]
    assert not missed


@pytest.mark.parametrize("game", sorted({path.game for path in PATHS}))
def test_each_term_has_a_question_by_which_it_is_told_and_one_where_it_can_be(game: str) -> None:
    for id, term in face(game).terms.by_id.items():
        assert term.by, id
        assert term.by in term.at, id
