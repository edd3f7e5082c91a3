"""Writes to people about a tournament in their own messages, each letter once, however often it is tried.

To many it writes a few at a time, so that the news of other tournaments wait for no list of 200.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.messages.page import GREY, plain_message
from bot.messages.sending import Sender, find_arrived, mark_message
from engine.texts import Text
from face.tournaments.letters import letters_of
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.tournaments.rules.ledger import Tournament
from host.tournaments.shown import TournamentShown
from host.tournaments.stored import TakenStep

LETTERS_AT_ONCE = 10  # of one tournament, before others have their turn

_log = logging.getLogger(__name__)


class TournamentLetters:
    """Writes them. Whoever has closed their direct messages, or wants none, reads the thread."""

    def __init__(self, house: House, mail: Sender) -> None:
        self._house = house
        self._mail = mail
        self._written: dict[int, set[str]] = {}  # of tournaments where some letters are left, by their numbers

    async def tell(self, shown: TournamentShown, before: Tournament, taken: Sequence[TakenStep]) -> bool:
        """Writes to those whom these steps, which follow `before`, concern, a few more each time it is called.

        Whoever is forgotten gets nothing. Returns whether everyone was written to.
        """
        written, room = self._written.setdefault(shown.id, set()), LETTERS_AT_ONCE
        for at, person_id, told in letters_of(shown.plan, before, [each.step for each in taken]):
            name = f"letter/{taken[at].number}/{person_id}"
            if person_id <= 0 or name in written:
                continue
            if not room:
                return False
            await self.write(shown, person_id, told, name)
            written.add(name)
            room -= 1
        del self._written[shown.id]
        return True

    async def write(self, shown: TournamentShown, person_id: int, told: Text, name: str) -> None:
        """Writes a person one sentence, unless it is there; best effort. `name`: of the letter in its tournament."""
        nonce = self._house.outbox.nonce(f"tournament/{shown.id}/{name}")
        try:
            player = await self._house.settings.player(person_id)
            if player.dms == "closed" or player.notify == "none":
                return
            dm = await self._mail.dm(person_id)
            if await find_arrived(dm, nonce) is None:
                view = mark_message(plain_message(Reader(texts(player.locale)).line(told), GREY), nonce)
                await dm.send(view=view, nonce=nonce, silent=True)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("somebody was not written to about tournament %s: %r", shown.id, error)
