"""Wishes for a table on *My tables*: what its reader waits for and how long that takes, to say one, to take it back.

A wish is said for a server where its reader plays, as long as they see the channel where its tables open.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo
from typing import Any, Protocol

from markupsafe import Markup
from msgspec import Struct

from db.trouble import Trouble
from engine.registry import games
from engine.texts import NOT_ASKED, Refusal, Text
from face.asking.wishes import outlook_text, wish_lines
from face.core.names import game_name
from face.wordings.locales import OFFERED, offered_locale
from face.wordings.shares import language_label
from face.wordings.texts import texts
from face.wordings.typed_times import moment_of
from host.clocks.calendar import read_zone
from host.house import House
from host.lobby.settings import DAILY, PRESETS
from host.people.browsers import NameThere
from host.values import Person, PersonSettings, Place, Table
from host.wishes.matching import LEAST_COMPANY, WishRated
from host.wishes.seating import WISH_SETTLES
from host.wishes.wishes import MOST_WISHES, StoredWish, WishOutlook, WishTerms
from web.answers import number_sent
from web.mine.channels import SeenChannels
from web.mine.listing import ListWords

NO_GAME_WISHED = "no-game-wished"
WISH_UNHEARD = "wish-unheard"  # Discord does not say whether a table can open there
_RATED: tuple[WishRated, ...] = ("any", "yes", "no")
_LONGEST_END = 40  # characters of a day as it is typed
_MOST_SERVERS = 8  # of those where somebody has played last


class ServersInDiscord(Protocol):
    """Says of servers what only Discord knows."""

    def server_name(self, server_id: int) -> str:
        """What a server is called, "" where nobody knows now."""

    async def check_place(self, place: Place) -> None:
        """Looks whether a table can open there. Raises Trouble `wish-unheard`."""


class OwnWishes(Struct, frozen=True):
    """What somebody waits for, each with what became of such wishes; and the places where they can wish for more.

    `abroad`: at some of these also for a table with people of other servers.
    """

    wishes: tuple[tuple[StoredWish, WishOutlook], ...] = ()
    places: tuple[Place, ...] = ()
    abroad: bool = False

    @property
    def wished(self) -> frozenset[int]:
        """The numbers of the wishes."""
        return frozenset(wish.id for wish, _ in self.wishes)


class WishesOnPages:
    """What people wish for on *My tables*. `servers`: None where nobody can open tables in Discord."""

    def __init__(
        self, house: House, name_there: NameThere, channels: SeenChannels, servers: ServersInDiscord | None
    ) -> None:
        self._house = house
        self._name_there = name_there
        self._channels = channels
        self._servers = servers

    async def read(self, person_id: int, tables: Iterable[Table]) -> OwnWishes:
        """The wishes of that person. `tables`: where they play or have played, newest first."""
        wishes = await self._house.wishes.own(person_id)
        outlooks = [await self._house.wishes.outlook(wish.place.server_id, wish.terms) for wish in wishes]
        places = await self._places(person_id, tables) if len(wishes) < MOST_WISHES else ()
        abroad = bool(self._house.tables.moderators) and any([await self._opens(place) for place in places])
        return OwnWishes(tuple(zip(wishes, outlooks, strict=True)), places, abroad)

    async def _opens(self, place: Place) -> bool:
        return (await self._house.lookups.server(place.server_id)).open_tables

    async def _places(self, person_id: int, tables: Iterable[Table]) -> tuple[Place, ...]:
        if self._servers is None:
            return ()
        there = {table.place.server_id: table.place for table in tables if not table.placeless}
        places = [await self._home(place) for place in list(there.values())[:_MOST_SERVERS]]
        seen = await self._channels.seen(person_id, places)
        return tuple(place for place in places if place in seen)

    def _name_of(self, server_id: int) -> str:
        return (self._servers.server_name(server_id) if self._servers is not None else "") or str(server_id)

    async def _home(self, place: Place) -> Place:
        """The channel of that server where the tables of wishes open."""
        home = (await self._house.lookups.server(place.server_id)).home_channel_id
        return Place(place.server_id, home or place.channel_id)

    async def say(self, settings: PersonSettings, sent: dict[str, str], places: Iterable[Place]) -> None:
        """Keeps what a form wishes for.

        Raises Trouble `no-game-wished`, `wish-unheard`, `unclear-day`, and as `Wishes.say` does; Refusal `not-asked`
        for another form.
        """
        wanted = tuple(game for game in _offered() if f"game-{game}" in sent)
        place = next((each for each in places if str(each.server_id) == sent.get("server")), None)
        pace = next((each for each in PRESETS if each == sent.get("pace")), None)
        rated = next((each for each in _RATED if each == sent.get("rated")), None)
        if self._servers is None or place is None or pace is None or rated is None:
            raise Refusal(NOT_ASKED)
        if not wanted:
            raise Trouble(NO_GAME_WISHED)
        name = await self._name_there(place, settings.id)
        if not name:
            raise Trouble(WISH_UNHEARD)
        await self._servers.check_place(place)
        languages = tuple(each for each in OFFERED if f"language-{each}" in sent) or (offered_locale(settings.locale),)
        seats, until = _seats_sent(sent), self._end_sent(settings, sent)
        terms = WishTerms(wanted, pace, languages, "fill" in sent, rated, seats, until, abroad="abroad" in sent)
        await self._house.wishes.say(Person(settings.id, name, settings.locale), place, terms)

    def _end_sent(self, settings: PersonSettings, sent: dict[str, str]) -> datetime | None:
        """Until when somebody waits, as they have typed it; None for as long as usual. Raises Trouble `unclear-day`."""
        typed = sent.get("until", "").strip()[:_LONGEST_END]
        return moment_of(typed, self._house.clock(), _zone_of(settings), texts(settings.locale)) if typed else None

    async def take_back(self, person_id: int, sent: dict[str, str]) -> None:
        """Ends a wish. Raises Trouble `no-such-wish`, Refusal `not-asked` for another form."""
        number = number_sent(sent.get("wish", ""))
        if number is None:
            raise Refusal(NOT_ASKED)
        await self._house.wishes.take_back(person_id, number)

    def form_values(self, own: OwnWishes, words: ListWords) -> dict[str, Any]:
        """The values of the form to wish, in the words of its reader."""
        minutes = int(WISH_SETTLES.total_seconds()) // 60
        return {
            "servers": [(each.server_id, self._name_of(each.server_id)) for each in own.places],
            "games": [(game, words.label(game_name(game))) for game in _offered()],
            "paces": [(pace, words.label(Text(f"choice-wish-pace-{pace}")), pace == DAILY.name) for pace in PRESETS],
            "seats": [(number, str(number)) for number in _sizes()],
            "languages": [
                (each, language_label(each), each == offered_locale(words.language)) for each in sorted(OFFERED)
            ],
            "until": words.said("mine-wish-until", zone=str(_zone_of(words.settings))),
            "longest": _LONGEST_END,
            "abroad": own.abroad,
            "rated": [(each, words.label(Text(f"choice-wish-rated-{each}"))) for each in _RATED],
            "how": words.said("mine-wish-how", minutes=minutes),
            "full": words.said("mine-wish-full") if len(own.wishes) >= MOST_WISHES else "",
        }


def wish_rows(own: OwnWishes, words: ListWords) -> list[tuple[int, list[Markup]]]:
    """The number of each wish, and its lines."""
    return [
        (wish.id, [words.line(each) for each in (*wish_lines(wish), outlook_text(outlook))])
        for wish, outlook in own.wishes
    ]


def _zone_of(settings: PersonSettings) -> tzinfo:
    return read_zone(settings.zone) or UTC


def _sizes() -> range:
    """The numbers of players that somebody can wish for."""
    return range(LEAST_COMPANY, max(games()[game].seats[1] for game in _offered()) + 1)


def _seats_sent(sent: dict[str, str]) -> int | None:
    """The number of players that a form wishes for, None for any. Raises Refusal `not-asked`."""
    typed = sent.get("seats", "")
    seats = number_sent(typed) if typed else None
    if typed and seats not in _sizes():
        raise Refusal(NOT_ASKED)
    return seats


def _offered() -> list[str]:
    return [game_id for game_id, game in games().items() if game.offered]
