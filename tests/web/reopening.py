"""What the bot does in lobbies whose people press on a page, but for what it says in Discord."""

from __future__ import annotations

from db.trouble import Trouble
from face.pictures.canvas import Picture
from face.pictures.png.rendering import PictureFailed
from host.house import House
from host.values import Person, Place, Table
from tests.host.seating import PEOPLE


class Reopening:
    """Does it. `may`: it could say it there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.may = True
        self.drawn: list[int] = []

    async def rematch(self, table_id: int, person_id: int, cause: str) -> Table:
        person = next((each for each in PEOPLE if each.id == person_id), Person(person_id, "Eve"))
        table = await self._house.seats.rematch(table_id, person)
        return table if table.card(person_id) else await self._house.lobby.join(table.id, person, "", cause)

    async def play_on(self, table_id: int, person_id: int, number: int, seat: int, cause: str) -> Table:
        person = next(each for each in PEOPLE if each.id == person_id)
        table = await self._house.past_positions.open_lobby(table_id, person, number, seat, cause)
        return await self._house.lobby.join(table.id, person, "", f"{cause}/opener")

    def server_name(self, server_id: int) -> str:
        return f"Server {server_id}"

    async def check_place(self, place: Place) -> None:
        if not self.may:
            raise Trouble("wish-unheard")

    async def png(self, table_id: int, picture: Picture) -> bytes:
        self.drawn.append(table_id)
        if not self.may:
            raise PictureFailed
        return b"\x89PNG" + picture.alt.encode()

    async def start(self, table_id: int, person_id: int, cause: str) -> None:
        if not self.may:
            raise Trouble("start-unposted")
        await self._house.lobby.start(table_id, person_id, cause)
