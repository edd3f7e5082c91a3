"""Before the first decision: open a table, join, leave, start."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import lobby
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.texts import clean_line
from host.lobby.bounds import Bounds
from host.lobby.opening import begin_game, open_new_table, opening_of
from host.lobby.seeds import LONGEST_NAME, check_lobby, cleaned_word
from host.lobby.settings import DAILY, checked_pace
from host.lobby.starting import BY_HAND, StartWhen, begin_if_full, checked_start
from host.lobby.stewards import in_lobby, lobby_is_over, posts_on_joining
from host.play.desk_reading import DeskReading
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.stored_table import check_id, table_of
from host.table.transaction import TableTransaction
from host.values import (
    ALREADY_SEATED,
    JOINED_TOO_OFTEN,
    NO_SUCH_TABLE,
    NOT_ENOUGH,
    NOT_SEATED,
    TABLE_FULL,
    OwnReply,
    Pace,
    Person,
    Place,
    Table,
    Trying,
)

STEWARDS_ONLY = "stewards-only"  # nobody sits there but stewards
MOST_JOINS = 10  # of one person at one table: each is a move of its log


class Lobby:
    """The use cases of a table that has not started."""

    def __init__(self, tables: Tables, bounds: Bounds) -> None:
        self._tables = tables
        self._bounds = bounds

    async def open_table(
        self,
        game_id: str,
        place: Place,
        opener: Person,
        options: dict[str, Any],
        cause: str,
        *,
        pace: Pace = DAILY,
        hints: bool = False,
        rated: bool = False,
        trying: Trying = "off",
        start: StartWhen = BY_HAND,
        watched: bool = False,
    ) -> Table:
        """Opens a table; its seed is made and committed to now. The same cause again gives the same table.

        `hints`: its players may ask what a steward would do. `rated`: its result counts for ratings. `trying`: who
        may try out what they could do. `start`: when the game begins by itself. `watched`: whoever
        has its address may read its board.
        The opener is not seated. Raises Trouble `no-such-game`, `bad-options`, `bad-pace`, `unknown-level`, Refusal
        for options no game takes, and as `checked_start` and `Bounds.room_for_table` do.
        """
        opening = opening_of(self._tables, game_id, place, opener, options, cause, checked_pace(pace))
        checked_start(start, opening.opened_at)
        opening = replace(opening, hints=hints, rated=rated, trying=trying, starts_at=start.at, starts_full=start.full)
        opening = replace(opening, watched=watched)
        return await self._opened(opening, place, opener)

    async def _opened(self, opening: lobby.Opening, place: Place, opener: Person) -> Table:
        async def work(connection: Connection) -> int:
            table_id = await lobby.opened_by(connection, opening.cause)
            if table_id is not None:
                return table_id
            await self._bounds.room_for_table(connection, place.server_id, opener)
            return (await open_new_table(self._tables, connection, opening)).id

        return table_of((await self._tables.read(await self._tables.database.run(work))).shown)

    async def open_position(self, of: Table, person: Person, after: int, world: dict[str, Any], cause: str) -> Table:
        """Opens a lobby whose game goes on from a position of the table `of`, which has ended: after that move of it.

        Raises as `open_table` does.
        """
        opening = replace(
            opening_of(self._tables, of.game, of.place, person, of.options, cause, of.pace),
            **dict(zip(("pack_id", "pack_version", "pack_hash"), of.pack, strict=True)),
            hints=of.hints,
            from_move=after,
            goes_on_of=of.id,
            goes_on_seats=len(of.seats),
            begins=msgspec.json.encode(world).decode(),
        )
        return await self._opened(opening, of.place, person)

    async def join(
        self, table_id: int, person: Person, word: str, cause: str, *, welcomed: bool = False, announced: bool = False
    ) -> Table:
        """Seats a person; their word enters the seed. `welcomed`: a first message to them goes into the outbox.

        `announced`: whoever opened the table is told if enough have joined now.

        Raises Trouble `already-started`, `already-seated`, `table-full`, `word-too-long`, `table-closed`,
        `joined-too-often`, and as `Bounds.room_for_seat` does.
        """
        clean = cleaned_word(word)
        name = clean_line(person.name)[:LONGEST_NAME]

        async def work(tx: TableTransaction) -> None:
            table, connection = tx.table, tx.connection
            if tx.known:
                return
            in_lobby(table)
            if table.card(person.id) is not None:
                raise Trouble(ALREADY_SEATED)
            if len(table.seats) >= table.most:
                raise Trouble(TABLE_FULL, most=table.most)
            joins = await connection.execute(lobby.COUNT_JOINED, {"table": table_id, "person": person.id})
            if joins.scalar_one() >= MOST_JOINS:
                raise Trouble(JOINED_TOO_OFTEN, most=MOST_JOINS)
            await self._bounds.room_for_seat(connection, table.place.server_id, person.id)
            filled = await posts_on_joining(tx, person.id) if announced else ()
            joined = tx.stored.number + 1
            await lobby.seat_person(connection, table_id, joined, person.id, name, clean, self._tables.clock())
            payload = msgspec.json.encode({"locale": person.locale}).decode()
            posts = ((Post("player", person.id, "joined", payload),) if welcomed else ()) + filled
            value = {"joined": joined, "word": clean}
            await tx.append(TableMove(kind="join", value=value, cause=cause, person_id=person.id, posts=posts))
            await begin_if_full(self._tables, tx, person.id, cause)

        await self._tables.locked(table_id, cause, person.id, work)
        return await self._present(table_id)

    async def add_word(self, table_id: int, person_id: int, word: str, cause: str) -> Table:
        """Changes the word of a person who sits there; they keep their place in the order of joining.

        In the log they leave and join again, so that every release reads it. Raises Trouble `not-seated`,
        `already-started`, `word-too-long`, `table-closed`, `joined-too-often`.
        """
        clean = cleaned_word(word)

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            in_lobby(tx.table)
            card = tx.seat_of(person_id)
            if card.word == clean:
                return
            joins = await tx.connection.execute(lobby.COUNT_JOINED, {"table": table_id, "person": person_id})
            if joins.scalar_one() >= MOST_JOINS:
                raise Trouble(JOINED_TOO_OFTEN, most=MOST_JOINS)
            joined = await lobby.store_word(tx.connection, table_id, person_id, clean)
            left = {"joined": joined}
            await tx.append(
                TableMove(kind="leave", value=left, cause=f"{cause}/word", person_id=person_id, posts=(), dirty=False)
            )
            value = {"joined": joined, "word": clean}
            await tx.append(TableMove(kind="join", value=value, cause=cause, person_id=person_id, posts=()))

        await self._tables.locked(table_id, cause, person_id, work)
        return await self._present(table_id)

    async def leave(self, table_id: int, person_id: int, cause: str) -> Table:
        """Takes a person from a table that has not started. Its opener, leaving as the last one, closes it.

        A stranger who comes and goes does not: the lobby stays open, until nothing has happened in it for a week.

        Raises Trouble `already-started`, `not-seated`, `table-closed`.
        """

        async def work(tx: TableTransaction) -> None:
            table = tx.table
            if tx.known:
                return
            in_lobby(table)
            if table.card(person_id) is None:
                raise Trouble(NOT_SEATED)
            joined = await lobby.take_from_lobby(tx.connection, table_id, person_id)
            people = [card for card in table.seats if card.person_id is not None]
            closes = len(people) == 1 and table.opener_id in (person_id, 0)  # 0: whoever opened it is forgotten
            if closes:
                await lobby_is_over(tx.connection, table_id)
            await tx.append(
                TableMove(
                    kind="leave",
                    value={"joined": joined},
                    cause=cause,
                    person_id=person_id,
                    status="closed" if closes else "lobby",
                    posts=(),
                )
            )

        await self._tables.locked(table_id, cause, person_id, work)
        return await self._present(table_id)

    async def start(self, table_id: int, person_id: int, cause: str) -> OwnReply:
        """Mixes the seed, draws the seats, sets up the game. What happened comes to everyone as news.

        Raises Trouble `not-seated`, `not-enough`, `stewards-only`, `already-started`, `table-closed`, `seed-exchanged`.
        """

        async def work(tx: TableTransaction) -> OwnReply:
            table = tx.table
            if table.status == "lobby" and table.seats and all(card.level for card in table.seats):
                raise Trouble(STEWARDS_ONLY)
            tx.seat_of(person_id)
            if tx.known:
                return OwnReply(DeskReading(self._tables, tx, person_id).desk, (), True, True)
            in_lobby(table)
            if len(table.seats) < table.fewest:
                raise Trouble(NOT_ENOUGH, fewest=table.fewest, seated=len(table.seats))
            await check_lobby(tx.connection, tx.stored, [card.word for card in table.seats])
            await begin_game(self._tables, tx, person_id, cause)
            return OwnReply(DeskReading(self._tables, tx, person_id).desk, (), settled=True, repeated=False)

        table = await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table

    async def placed(
        self,
        table_id: int,
        *,
        thread_id: int | None = None,
        lobby_message_id: int | None = None,
        board_message_id: int | None = None,
    ) -> None:
        """Remembers where the table is shown. Raises Trouble `no-such-table`."""

        async def work(connection: Connection) -> bool:
            return await lobby.store_place(connection, table_id, thread_id, lobby_message_id, board_message_id)

        check_id(table_id)
        if not await self._tables.database.run(work):
            raise Trouble(NO_SUCH_TABLE)
        self._tables.wake.set()

    async def _present(self, table_id: int) -> Table:
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)
