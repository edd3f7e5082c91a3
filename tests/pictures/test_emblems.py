"""Every card of every pack has an emblem in its frame: our own shapes, in two tones, known at 24 pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.registry import folder_of, part
from engine.texts import Named
from face.core.face import face
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import icon_colour
from face.pictures.printed.cards import Card, cards_alone, draw_card
from face.pictures.printed.emblems import CLOAKED, emblem, emblem_names, heads, items
from face.pictures.printed.frames import PLAIN_FRAME, CardFrame, outline, pale_of, pattern
from face.pictures.theme import INK, WHITE
from games.architects.face.pictures import emblems as of_architects
from games.architects.rules.pack import pack as architects_pack
from games.devil.face.pictures import emblems as of_devil
from games.devil.rules.pack import pack as devil_pack
from games.devil.rules.rulebook import ROLES, SYMBOLS, UNDEALT
from games.paladins.face.pictures import emblems as of_paladins
from games.paladins.rules.pack import pack as paladins_pack
from games.paladins.rules.rulebook import RIGHT
from tests.pictures.eyes import EYES, apart, contrast
from tests.pictures.pixels import lights
from tests.pictures.scenes import pictured
from tests.pictures.test_card_faces import book

GAMES_DRAWN = pytest.mark.parametrize("game_id", pictured())


def frames_of(game_id: str) -> list[CardFrame]:
    """The frames of a game's cards."""
    its = part(game_id, "face.pictures.look")
    return [] if its is None else [value for value in vars(its).values() if isinstance(value, CardFrame)]


FRAMES = [PLAIN_FRAME, *(frame for game_id in pictured() for frame in frames_of(game_id))]
CORNERS = pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.corners}-{frame.back}")
SMALL = 24  # pixels of a phone at which an emblem is known
APART = 0.04  # of the pixels there, in which two emblems differ at least
SEEN = 3.0  # the least contrast of a shape
_USE = re.compile(r'<use href="#e-[^"]+" transform="translate\(([0-9.]+) ([0-9.]+)\) scale\(([0-9.]+)\)"')
_COLOUR = re.compile(r'(?:fill|stroke)="([^"]+)"')


@cache
def packs(game_id: str) -> tuple[str, ...]:
    """The keys of the packs that come with Pactum, and of those of earlier releases."""
    home = folder_of(game_id) / "rules"
    here = [folder.name for folder in sorted((home / "content").iterdir()) if folder.is_dir()]
    return (*here, *(f"{here[0]}@{folder.name}" for folder in sorted((home / "archive").iterdir())))


def cards_of(game_id: str) -> Iterator[tuple[Named, Card]]:
    """All cards of all packs that can be drawn."""
    reader = book(game_id, "en").reader
    for key in packs(game_id):
        for named in (entry.card for entry in face(game_id).cards(key)):
            card = None if named is None else face(game_id).card(named, key, reader)
            if named is not None and card is not None:
                yield named, card


def people() -> Iterator[str]:
    """All heads, and all that is held."""
    yield from sorted(heads())
    yield from (f"bare+{item}" for item in sorted(items()))


def known_emblem(name: str) -> bool:
    """Whether there is an emblem of that name: any other is drawn as that of a card."""
    return emblem(name) != emblem("nothing of that name")


@GAMES_DRAWN
def test_every_card_of_every_pack_has_an_emblem_that_fits_its_frame(game_id: str) -> None:
    for named, card in cards_of(game_id):
        assert card.frame.kind == f"{game_id}.{named.kind}"
        assert card.frame in frames_of(game_id)
        assert known_emblem(card.emblem), named
        for wide, high in ((428, 50), (428, 90), (428, 220), (864, 130)):
            canvas = Canvas(900, 300, INK)
            draw_card(canvas, Box(0, 0, wide, high), card)
            (x, y, scale) = map(float, _USE.findall(canvas.svg())[0])
            assert x >= 0, named
            assert y >= 0, named
            assert y + 48 * scale <= high, named
            words = min(each.ink.x for each in canvas.drawn)
            assert x + 48 * scale <= words, named
            assert scale * 48 * 390 / 900 >= 16, named


@pytest.mark.parametrize("name", sorted({*emblem_names(), *people()}))
def test_an_emblem_stays_in_its_square_and_has_two_tones(name: str) -> None:
    drawing = emblem(name, "#000000", "#000001")
    assert set(_COLOUR.findall(drawing)) <= {"#000000", "#000001", "none"}
    room = 6
    size = 48 + 2 * room
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
    seen = lights(f'{head}<g transform="translate({room} {room})">{drawing}</g></svg>', size, size)
    dark = [(at % size, at // size) for at, light in enumerate(seen) if light < 0.5]
    assert dark
    assert all(room - 2 <= x < room + 50 and room - 2 <= y < room + 50 for x, y in dark), name


@GAMES_DRAWN
def test_the_emblems_of_a_game_are_told_apart_where_they_are_small_and_without_colours(game_id: str) -> None:
    used = {card.emblem for _, card in cards_of(game_id)}
    if game_id == "devil":
        used |= {of_devil.role_emblem(role) for role in (*ROLES, UNDEALT)}
    drawn = {name: _small(name) for name in sorted(used)}
    assert len(drawn) > 30
    for one, other in combinations(drawn, 2):
        differs = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / SMALL**2
        assert differs >= APART, (one, other, differs)


def _small(name: str) -> list[float]:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SMALL}" height="{SMALL}"><g transform="scale({SMALL / 48})">'
    )
    return lights(f'{head}<rect width="48" height="48" fill="#B9B9B9"/>{emblem(name)}</g></svg>', SMALL, SMALL)


def test_no_two_inquisitors_roles_or_paladins_share_an_emblem() -> None:
    cards = devil_pack("house")
    roles = [of_devil.role_emblem(role) for role in (*ROLES, UNDEALT)]
    inquisitors = [of_devil.inquisitor_emblem(card.penalty) for card in cards.inquisitors.values()]
    paladins = [of_paladins.paladin_emblem(card) for card in paladins_pack("base").paladins.values()]
    for several in ([*roles, *inquisitors], paladins):
        assert len(set(several)) == len(several), several
    assert all(map(known_emblem, (*roles, *inquisitors, *paladins)))
    events = [of_devil.event_emblem(card) for card in cards.events.values()]
    characters = [of_architects.character_emblem(card) for card in architects_pack("base").characters.values()]
    for several in (events, characters):
        assert len(set(several)) == len(several), several


def test_a_card_that_nobody_knows_has_the_emblem_of_its_type_or_of_what_it_does() -> None:
    house, base, west = devil_pack("house"), paladins_pack("base"), architects_pack("base")
    id = "x-1"
    mill = house.buildings["mill"]
    of_types = {kind: of_devil.building_emblem(replace(mill, id=id, types=(kind,))) for kind in SYMBOLS}
    assert of_types == {"rural": "farm", "town": "house", "church": "chapel", "science": "book"}
    assert known_emblem(of_devil.event_emblem(replace(next(iter(house.events.values())), id=id)))
    assert known_emblem(of_devil.inquisitor_emblem("stranger"))
    of_skills = {
        of_architects.building_emblem(replace(card, id=id)) for card in west.buildings.values() if len(card.needs) < 2
    }
    assert len(of_skills) == 4
    assert len({of_architects.apprentice_emblem(replace(card, id=id)) for card in west.apprentices.values()}) == 3
    assert known_emblem(of_architects.character_emblem(replace(next(iter(west.characters.values())), id=id)))
    strangers = [of_paladins.paladin_emblem(replace(card, id=id)) for card in base.paladins.values()]
    assert len(set(strangers)) == 3
    assert not set(strangers) & {of_paladins.paladin_emblem(card) for card in base.paladins.values()}
    helping = {of_paladins.townsfolk_emblem(replace(card, id=id)) for card in base.townsfolk.values()}
    attacked = {of_paladins.outsider_emblem(replace(card, id=id)) for card in base.outsiders.values()}
    assert len(helping) > 5
    assert len(attacked) == 3
    assert all(map(known_emblem, (*of_skills, *strangers, *helping, *attacked)))
    assert emblem("nobody's") == emblem("card")
    assert emblem("bare+nothing") == emblem("card")


def test_a_card_is_known_by_the_first_words_of_its_id() -> None:
    base = paladins_pack("base")
    mercenary = replace(base.outsiders["mercenary-saracens-1"], id="mercenary-saracens-9")
    assert of_paladins.outsider_emblem(mercenary) == "turban+purse"
    assert emblem(f"hood{CLOAKED}+dagger") != emblem("hood+dagger")


def test_what_the_king_asks_for_has_emblems() -> None:
    base = paladins_pack("base")
    orders = [of_paladins.action_emblem(action) for action in RIGHT]
    assert len(set(orders)) == len(RIGHT)
    schemes = [of_paladins.action_emblem(card.action) for card in base.schemes.values()]
    assert all(map(known_emblem, (*orders, *schemes, of_paladins.SUSPICION, of_paladins.TAVERN)))


def test_the_frames_of_a_game_differ_in_corners_and_backs() -> None:
    for game_id in pictured():
        frames = frames_of(game_id)
        assert len(frames) >= 3
        assert len({frame.corners for frame in frames}) == len(frames), game_id


@CORNERS
def test_a_frame_stays_in_its_box(frame: CardFrame) -> None:
    size, room = 90, 10
    box = Box(room, room, size - 2 * room, 40)
    for d, line in ((outline(box, frame.corners), 0), (pattern(box, frame.back), 1)):
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="60">'
        seen = lights(f'{head}<path d="{d}" fill="{"none" if line else INK}" stroke="{INK}"/></svg>', size, 60)
        dark = [(at % size, at // size) for at, light in enumerate(seen) if light < 0.7]
        assert dark
        assert all(room - 1 <= x <= size - room and room - 1 <= y <= 50 for x, y in dark)


@pytest.mark.parametrize("eyes", EYES)
def test_ink_is_seen_on_the_ground_of_every_frame(eyes: str) -> None:
    colours = [frame.band for frame in FRAMES]
    colours += [icon_colour(sort) for sort in ("rural", "town", "church", "science")]
    for colour in colours:
        assert contrast(INK, pale_of(colour)) >= 4.5
        assert apart(INK, pale_of(colour), eyes) >= 40
    assert contrast(INK, WHITE) >= SEEN


def test_the_same_card_is_drawn_alike_each_time() -> None:
    card = next(card for _, card in cards_of("devil"))
    assert cards_alone([card], face("devil").colour, ["x"]) == cards_alone([card], face("devil").colour, ["x"])
