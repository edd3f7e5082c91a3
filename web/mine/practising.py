"""Practice from *My tables*: a game with automatic players that begins at once, on the page of its table.

It is the game that `/practice` begins, with the same bounds; no direct message is its desk until one is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from db.trouble import Trouble
from engine.registry import games
from engine.texts import NOT_ASKED, Refusal, say
from face.core.names import game_name
from host.house import House
from host.practice import opponents_of, practice_levels
from host.values import Person, PersonSettings, Table
from web.answers import number_sent
from web.mine.listing import ListWords, OwnList
from web.presses import PAGE_CAUSE
from web.table.ending import offers_again

UNNAMED = "practice-unnamed"  # `most`, in characters
_LONGEST_NAME = 32  # characters, as on Discord
_ONE_PRESS = 10  # seconds in which the same form sent again is the same press


class PracticesOnPages:
    """What people begin alone on *My tables*."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def begin(self, settings: PersonSettings, own: OwnList, sent: dict[str, str]) -> Table:
        """Begins the game that a form asks for.

        Who has sat nowhere yet says by what name they want to play. Raises Trouble `practice-unnamed` without
        such a name, and as `Practice.begin` does; Refusal `not-asked` for another form.
        """
        game, _, typed = sent.get("table", "").partition(".")
        opponents, name = number_sent(typed), name_of(settings.id, own) or _cleaned(sent.get("called", ""))
        if game not in _offered() or opponents is None:
            raise Refusal(NOT_ASKED)
        if not 0 < len(name) <= _LONGEST_NAME:
            raise Trouble(UNNAMED, most=_LONGEST_NAME)
        level = sent.get("level", "")
        cause = f"{PAGE_CAUSE}{settings.id}:{game}.{opponents}:{self._moment()}"
        me = Person(settings.id, name, settings.locale)
        return await self._house.practice.begin(game, level, opponents, me, cause, None)

    async def again(self, settings: PersonSettings, table_id: int) -> Table:
        """Begins another game like that one of theirs, which has ended. Raises Trouble as `Practice.again` does."""
        before = await self._house.practice.own(table_id, settings.id)
        card = before.card(settings.id)
        if card is None or not offers_again(before, settings.id):
            raise Refusal(NOT_ASKED)
        me = Person(settings.id, card.name, settings.locale)
        cause = f"{PAGE_CAUSE}{settings.id}:again.{table_id}:{self._moment()}"
        return await self._house.practice.again(table_id, me, cause, None)

    def _moment(self) -> int:
        """The same number for all presses of one moment."""
        return int(self._house.clock().timestamp()) // _ONE_PRESS

    def form_values(self, own: OwnList, words: ListWords) -> dict[str, Any]:
        """The values of the form, in the words of its reader."""
        tables = []
        for game in _offered():
            least, most = opponents_of(game)
            for count in range(least, most + 1):
                label = words.label(say("mine-practise-table", game=game_name(game), count=count))
                tables.append((f"{game}.{count}", label))
        levels = dict.fromkeys(level for game in _offered() for level in practice_levels(game))
        return {
            "asks_name": not name_of(words.settings.id, own),
            "longest": _LONGEST_NAME,
            "tables": tables,
            "levels": [(level, words.label(say("stewards-add-why", level=level))) for level in levels],
        }


def name_of(person_id: int, own: OwnList) -> str:
    """What that person is called at the newest table where they sit or sat, "" where they never did."""
    cards = (table.card(person_id) for table in (*own.played, *_alone(own)))
    return next((card.name for card in cards if card is not None and card.name), "")


def _cleaned(typed: str) -> str:
    """The name as it can be shown: in a line, without characters that nobody sees."""
    return " ".join("".join(each if each.isprintable() else " " for each in typed).split())


def _alone(own: OwnList) -> Iterable[Table]:
    return (status.table for status in own.practice)


def _offered() -> list[str]:
    return [game_id for game_id, game in games().items() if game.offered]
