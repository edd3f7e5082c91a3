"""Automatic players have names: one person for all readers, all game long, and never that of somebody at the table."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.commands.fix_options import read_scores
from bot.commands.which_table import fitting_seats, seat_number, seats_named
from engine.registry import game as rules_of
from engine.registry import games
from face.core.names import names_of, own_reader, reader_for, seat_names
from face.core.opponents import opponent_name, opponents_at, persons_of
from face.wordings.close_names import look_alike
from face.wordings.locales import OFFERED
from face.wordings.texts import NAME_LENGTH, escape_words, texts
from host.occupants import Former, Nobody, Occupant, Player, Steward
from host.values import SeatCard, Table
from tests.bot.drawing import TABLE
from tests.bot.people import World

GAMES = tuple(game_id for game_id, game in games().items() if game.offered)
ENGLISH = texts("en")
ROOM = 18  # letters: a name is read whole on a phone's board


def table_of(game_id: str, *who: str | None, id: int = 7) -> Table:
    """A table in play; None is a steward, a name a person."""
    cards = tuple(
        SeatCard(seat, Steward("steward") if name is None else Player(100 + seat), name or "")
        for seat, name in enumerate(who)
    )
    fewest, most = rules_of(game_id).seats
    return replace(TABLE, id=id, game=game_id, seats=cards, fewest=fewest, most=most)


def full(game_id: str, id: int = 7) -> Table:
    """A table with one person, and a steward in each other seat."""
    return table_of(game_id, "Zed", *[None] * (rules_of(game_id).seats[1] - 1), id=id)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("locale", OFFERED)
def test_each_game_has_names_of_its_own_in_each_language(game_id: str, locale: str) -> None:
    names = [opponent_name(game_id, person, texts(locale)) for person in persons_of(game_id)]
    assert len(names) >= 12
    assert max(map(len, names)) <= ROOM < NAME_LENGTH
    for one, other in combinations(names, 2):
        assert not look_alike(one, other), (one, other)
    if locale == "ru":
        assert not [name for name in names if name.isascii()]


def test_no_name_is_on_two_lists() -> None:
    for locale in OFFERED:
        lists = [{opponent_name(game, person, texts(locale)) for person in persons_of(game)} for game in GAMES]
        assert len(set.union(*lists)) == sum(map(len, lists))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_two_at_a_table_are_one_person(game_id: str) -> None:
    seen = set()
    for id in range(1, 200):
        persons = opponents_at(full(game_id, id))
        assert persons[0] is None
        assert len(set(persons)) == len(persons)
        seen |= set(persons[1:])
    assert seen == set(persons_of(game_id)), "everybody comes to some table"


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_the_same_person_in_every_language(game_id: str) -> None:
    here = full(game_id)
    for locale in OFFERED:
        named = [opponent_name(game_id, person or 0, texts(locale)) for person in opponents_at(here)[1:]]
        assert names_of(here, texts(locale)) == ["Zed", *named]
        assert list(reader_for(here, locale).seats.values()) == ["Zed", *named]
        assert list(own_reader(here, locale, 100).seats.values()) == ["Zed", *named]


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_changes_when_others_come_and_go(game_id: str) -> None:
    others: list[Occupant] = [Player(5), Nobody(), Former(-3), Steward("apprentice")]
    here = full(game_id)
    before = opponents_at(here)
    for other in others:
        cards = list(here.seats)
        cards[1] = SeatCard(1, other, "Zzz" if isinstance(other, Player | Nobody) else "")
        assert opponents_at(replace(here, seats=tuple(cards)))[2:] == before[2:]


@pytest.mark.parametrize("game_id", GAMES)
def test_who_comes_follows_from_what_everybody_knows(game_id: str) -> None:
    """Not from the seed and whatever depends on it, nor from anything that changes in a game."""
    here = full(game_id)
    later = replace(here, commitment="ff" * 32, lobby_head="ab" * 32, moment="x", options={"a": 1}, hints=True)
    assert opponents_at(later) == opponents_at(here)
    assert opponents_at(replace(here, id=8)) != opponents_at(here)


def test_a_steward_is_the_same_in_the_lobby_and_in_its_seat() -> None:
    """By the number it keeps: the seat's, or what is stored where the two differ."""
    lobby = replace(full("devil"), status="lobby")
    lobby = replace(lobby, seats=tuple(replace(card, seat=None) for card in lobby.seats))
    places = (2, 0, 3, 1)  # by the order of joining
    drawn = (SeatCard(seat, lobby.seats[at].occupant, str(at + 1) if at else "Zed") for at, seat in enumerate(places))
    seated = replace(lobby, status="playing", seats=tuple(sorted(drawn, key=lambda card: card.seat or 0)))
    before, after = opponents_at(lobby), opponents_at(seated)
    assert [after[seat] for seat in places] == list(before)
    assert set(names_of(lobby, ENGLISH)) == set(names_of(seated, ENGLISH))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("locale", OFFERED)
def test_nobody_is_called_like_a_person_at_the_table(game_id: str, locale: str) -> None:
    usual = opponents_at(table_of(game_id, "Zzz", None, id=3))[1]
    assert usual is not None
    name = opponent_name(game_id, usual, texts(locale))
    for typed in (name, name.upper(), name.split()[0], f"Lady {name}", name.replace("o", "о").replace("a", "а")):
        other = opponents_at(table_of(game_id, typed, None, id=3))[1]
        assert other not in (None, usual), typed


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Otto Bell", "otto", True),
        ("Řehoř Ponocný", "rehor", True),
        ("Odo", "Оdо", True),  # in Cyrillic letters
        ("Milo", "M1l0", False),
        ("Agnes Thorn", "Agness", True),
        ("Alda", "Ada", True),
        ("Odo", "Ada", False),
        ("Ebbo", "Odo", False),
        ("Theodulf", "Ada", False),
        ("Imma", "", False),
        ("Imma", "🦊 _", False),
    ],
)
def test_names_that_look_alike(one: str, other: str, alike: bool) -> None:
    assert look_alike(one, other) is alike
    assert look_alike(other, one) is alike


def test_a_game_without_a_list_calls_them_by_number() -> None:
    here = replace(full("devil"), game="bids")
    assert opponents_at(here) == (None,) * 4
    assert names_of(here, ENGLISH) == ["Zed", "Steward 2", "Steward 3", "Steward 4"]


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_people_type_for_them_is_found(game_id: str) -> None:
    """The name in any language, and the number by which they went before."""
    here = full(game_id)
    for locale in OFFERED:
        for typed_in in OFFERED:
            for seat, name in seat_names(here, texts(typed_in)).items():
                assert seat_number(here, name.lower(), texts(locale)) == seat
        assert seat_number(here, "steward 2", texts(locale)) == 1
        listed = seats_named(here, reader_for(here, locale))
        for typed in (names_of(here, ENGLISH)[1], "Steward 2", "управляющий 2", names_of(here, texts(locale))[1][:4]):
            assert listed[1] in fitting_seats(here, listed, typed)
        assert listed[0] not in fitting_seats(here, listed, "Steward")
        assert [word for word, _ in listed if "automat" in word or "автомат" in word] == [
            word for word, _ in listed[1:]
        ]


def test_scores_are_typed_by_name_or_number() -> None:
    here = full("devil")
    names = names_of(here, texts("cs"))
    assert read_scores(here, ", ".join(f"{name} {at}" for at, name in enumerate(names)), texts("cs")) == (0, 1, 2, 3)
    assert read_scores(here, f"Zed 1, Steward 2 4, {names_of(here, ENGLISH)[2]} 3, Steward 4 2", ENGLISH) == (
        1,
        4,
        3,
        2,
    )


async def test_desk_board_thread_and_log_call_them_by_name(world: World) -> None:
    ada = world.person("ada")
    number = await world.lobby(ada, "devil", stewards=3)
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    table = (await world.house.play.board(number)).table
    names = [name for card, name in zip(table.seats, names_of(table, ENGLISH), strict=True) if card.level]
    board = (await ada.member.slash(world.channel, "table show", table=str(number))).response
    log = (await ada.member.slash(world.channel, "log", table=str(number))).response
    for name in map(escape_words, names):
        assert name in str(board.components)
        assert name in str(log.components)
    everything = [
        str(message.components) for place in world.env.backend.messages.values() for message in place.values()
    ]
    assert not [words for words in everything if "Steward 2" in words or "Steward 3" in words]
    assert len([words for words in everything if names[0] in words]) >= 3, "the lobby, the thread and the desk"
