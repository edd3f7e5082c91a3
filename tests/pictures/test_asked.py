"""What a question offers on the table stands in the picture of its desk, whatever has been chosen so far."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from engine.contract import Ask
from engine.forms import Draft, Form, Option, Pick, Several
from engine.registry import game as game_of
from engine.texts import Named
from face.core.face import face
from face.pictures.canvas import Around, Canvas, Picture
from face.pictures.theme import SHORT_HEIGHT
from games.architects.rules.rulebook import OPEN_PLACES, is_group
from games.paladins.face.pictures.open_cards import worker_letters
from tests.contract.journeys import ALL_OPTIONS, Journey
from tests.ground import kept
from tests.pictures.scenes import LANGUAGES, drawn, outside, overlapping, reader

GAMES = ("architects", "paladins")
EVERY, MOST_STEPS = 17, 2  # positions of a game; choices made one after the other
BY_KIND = 2  # desks of each sort
HIGHEST = SHORT_HEIGHT + 9  # pixels: half a phone's screen


class Asked(NamedTuple):
    """A question to a seat, as far as it is answered."""

    view: Any
    ask: Ask
    form: Form

    @property
    def sort(self) -> tuple[str, ...]:
        """What is asked, after what."""
        return (self.ask.kind, *(str(value).partition(".")[0] for value in self.form.value.values()))


@cache
def questions(game_id: str) -> tuple[Asked, ...]:
    """Questions of all sorts, from a whole game of many and of few."""
    found: dict[tuple[str, ...], list[Asked]] = {}
    for small in (False, True):
        game = ALL_OPTIONS.get(game_id, game_of(game_id)) if small else game_of(game_id)
        for at, step in enumerate(Journey(game, game.seats[0 if small else 1], 3, game.options_type())):
            if at % EVERY:
                continue
            for seat, ask in game.asks(step.outcome.state).items():
                for each in _answered(game, step.outcome.state, seat, ask):
                    found.setdefault(each.sort, []).append(each)
    return tuple(each for sort in found.values() for each in sort[:: max(1, len(sort) // BY_KIND)][:BY_KIND])


def _answered(game: Any, state: Any, seat: int, ask: Ask) -> Iterator[Asked]:
    """The question with nothing chosen, and with each choice that its first inputs offer."""
    open_drafts: list[tuple[dict[str, Any], int]] = [({}, 0)]
    while open_drafts:
        chosen, steps = open_drafts.pop()
        form = game.form(state, seat, ask.id, Draft(chosen))
        yield Asked(game.view(state, seat), ask, form)
        field = next((each for each in form.fields if each.name in form.missing), None)
        if steps < MOST_STEPS and field is not None and isinstance(field.node, Pick):
            open_ones = [option for option in field.node.options if option.closed is None]
            open_drafts += [
                ({**chosen, field.name: option.id}, steps + 1) for option in open_ones[: 3 if steps else 13]
            ]


def shown(game_id: str, each: Asked, locale: str = "en") -> tuple[Picture, Canvas] | None:
    """The picture of the desk that asks it, as the host has it drawn; None where there is none."""
    said, look = reader(game_id, locale, "plain", each.view.viewer), face(game_id)
    draft = each.form.value if each.ask.kind in look.drawn_drafts else {}
    around = Around("Table 1", asked=said.label(each.ask.prompt, 200), draft=dict(draft))
    if look.short_desk_picture(each.view, said, around) is None:
        return None
    return drawn(look.short_desk_picture, each.view, said, around)


def offered(form: Form) -> list[tuple[str, Option]]:
    """The options of the next input."""
    field = next((each for each in form.fields if each.name in form.missing), None)
    several = [each for each in form.fields if isinstance(each.node, Several) and each.node.options]
    field = field or (several[0] if several else None)
    node = None if field is None else field.node
    return [(field.name, option) for option in node.options] if field and isinstance(node, Pick | Several) else []


def things_of(game_id: str, view: Any, field: str, option: Option) -> list[str]:
    """The words by which the thing that an option is about is known in the picture."""
    said, cards = reader(game_id, "en", "plain", view.viewer), face(game_id).cards_of(view.pack)
    id = option.id
    if game_id == "architects":
        if id in cards.apprentices and field in ("who", "leaves"):
            return [said.label(Named("apprentice", id))]
        if id in cards.buildings:
            return [said.label(Named("building", id))]
        place = id.partition(".")[0] if is_group(id) else id
        return [said.label(Named("architects-place", place))] if place in OPEN_PLACES else []
    kinds = (("outsider", cards.outsiders), ("townsfolk", cards.townsfolk), ("paladin", cards.paladins))
    for kind, known in kinds:
        if id in known:
            return [said.label(Named(kind, id))]
    if id in cards.spaces:
        return [str(cards.region_of[id] + 1)]
    if id in cards.tavern:
        letters = worker_letters(said)
        return [letters[kind] for kind in cards.tavern[id].workers]
    return []


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_question_offers_stands_in_its_picture(game_id: str) -> None:
    sorts: dict[str, int] = {}
    for each in questions(game_id):
        made = shown(game_id, each)
        if made is None:
            continue
        words = " ".join(piece.words for piece in made[1].drawn)
        for field, option in offered(each.form):
            for thing in things_of(game_id, each.view, field, option):
                assert all(word in words for word in thing.split()), (each.sort, field, option.id)
                sorts[field.rstrip("0123456789")] = sorts.get(field.rstrip("0123456789"), 0) + 1
    wanted = {"architects": {"location", "who", "capture", "place", "card"}}
    wanted["paladins"] = {"townsfolk", "outsider", "space", "card", "play"}
    assert wanted[game_id] <= sorts.keys(), sorts


@pytest.mark.crossed
@pytest.mark.parametrize(("game_id", "locale"), kept(list(product(GAMES, LANGUAGES)), *product(GAMES, ("en", "ru"))))
def test_pictures_of_all_questions_can_be_read_on_half_a_screen(game_id: str, locale: str) -> None:
    for each in questions(game_id):
        made = shown(game_id, each, locale)
        if made is not None:
            picture, canvas = made
            assert picture.height <= HIGHEST, each.sort
            assert not outside(canvas), each.sort
            assert not overlapping(canvas), each.sort


def test_regions_have_the_numbers_that_options_call_them_by() -> None:
    counted = 0
    for each in questions("paladins"):
        spaces = [option for field, option in offered(each.form) if field.startswith("space")]
        made = shown("paladins", each)
        if not spaces or made is None:
            continue
        cards = face("paladins").cards_of(each.view.pack)
        said = reader("paladins", "en", "plain", each.view.viewer)
        words = [piece.words for piece in made[1].drawn]
        for option in spaces:
            region = cards.regions[cards.region_of[option.id]]
            number = str(cards.regions.index(region) + 1)
            assert f"region {number}" in said.label(option.text)
            row = [number, str(region.faith), str(region.strength)]
            assert row in [words[at : at + 3] for at in range(len(words) - 2)], (option.id, row)
            counted += 1
    assert counted


def test_what_can_be_done_now_has_a_tick_and_nothing_else() -> None:
    compared = 0
    for each in questions("paladins"):
        made = shown("paladins", each)
        if each.sort != ("turn",) or made is None:
            continue
        said = reader("paladins", "en", "plain", each.view.viewer)
        words = [piece.words for piece in made[1].drawn]
        for _, option in offered(each.form):
            name = said.label(Named("paladins-action", option.id))
            if name in words and option.id != "favour":
                assert _ticked(made[1], name) == (option.closed is None)
                compared += 1
    assert compared


def _ticked(canvas: Canvas, name: str) -> bool:
    """Whether the disc with a tick stands on the plaque of that name, left of it."""
    named = next(piece.ink for piece in canvas.drawn if piece.words == name)
    ticks = re.findall(r'<use href="#tick" transform="translate\(([\d.]+) ([\d.]+)\)', canvas.svg())
    middle = named.y + named.h / 2
    return any(0 < named.x - float(x) < 40 and 0 < float(y) - middle < 24 for x, y in ticks)
