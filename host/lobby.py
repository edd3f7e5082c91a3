"""Before the first decision: open a table, join, leave, start."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import fields, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from db import lobby, store
from db.trouble import Trouble
from engine.core.chance import SEED_BYTES, Chance
from engine.core.registry import games
from engine.core.texts import Typed
from host import journal
from host.bounds import Bounds
from host.dealing import dealt, opening_value
from host.moves import news_for
from host.notes import note
from host.paces import DAILY, checked
from host.premises import card_of, check_id, table_of
from host.seeds import LONGEST_NAME, cleaned, cleaned_word, commitment
from host.showing import board_face, desk_of, sitting
from host.tables import (
    ALREADY_SEATED,
    ALREADY_STARTED,
    BAD_OPTIONS,
    NO_SUCH_GAME,
    NO_SUCH_TABLE,
    NOT_ENOUGH,
    NOT_SEATED,
    TABLE_CLOSED,
    TABLE_ENDED,
    TABLE_FULL,
    Pace,
    Person,
    Place,
    Table,
    Told,
)
from host.ticking import ticking


class Lobby(Bounds):
    """The use cases of a table that has not started."""

    async def open_table(
        self,
        game_id: str,
        place: Place,
        opener: Person,
        options: dict[str, Any],
        cause: str,
        *,
        pace: Pace = DAILY,
    ) -> Table:
        """Open a table; its seed is made and committed to now. The same cause again gives the same table.

        The opener is not seated. Raises Trouble `no-such-game`, `bad-options`, `bad-pace`, Refusal for options no
        game takes, and as `Bounds.room_for_table` does.
        """
        game = games().get(game_id)
        if game is None:
            raise Trouble(NO_SUCH_GAME, game=game_id)
        chosen = _options(options, game.options_type)
        typed = msgspec.convert(chosen, game.options_type)
        game.setup(typed, game.seats[0], Chance(bytes(SEED_BYTES)))  # what start would refuse is refused now
        pack_id, pack_version, pack_hash = game.pack(typed)
        opening_seed = self.entropy(SEED_BYTES)
        opening = lobby.Opening(
            game=game_id,
            rules=game.version,
            pack_id=pack_id,
            pack_version=pack_version,
            pack_hash=pack_hash,
            options=chosen,
            commitment=commitment(opening_seed),
            opening_seed=opening_seed,
            opener_id=opener.id,
            server_id=place.server_id,
            channel_id=place.channel_id,
            cause=cause,
            opened_at=self.clock(),
            pace=msgspec.json.encode(checked(pace)).decode(),
        )

        async def work(connection: AsyncConnection) -> int:
            table_id = await lobby.opened_by(connection, cause)
            if table_id is not None:
                return table_id
            await self.room_for_table(connection, place.server_id, opener)
            table_id = await lobby.open_table(connection, opening)
            value = opening_value(game, chosen, opening.commitment)
            fresh = await store.read(connection, table_id, lock=True)
            if fresh is None:
                raise Trouble(NO_SUCH_TABLE)
            await note(self, connection, fresh, "open", value, cause, opener.id, posts=(), dirty=False)
            return table_id

        return table_of((await self.found(await self.database.run(work))).shown)

    async def join(self, table_id: int, person: Person, word: str, cause: str) -> Table:
        """Seat a person; their word enters the seed.

        Raises Trouble `already-started`, `already-seated`, `table-full`, `word-too-long`, `table-closed`, and as
        `Bounds.room_for_seat` does.
        """
        clean = cleaned_word(word)
        name = cleaned(person.name)[:LONGEST_NAME]

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            table = table_of(found.shown)
            if found.known:
                return
            _in_lobby(table)
            if table.card(person.id) is not None:
                raise Trouble(ALREADY_SEATED)
            if len(table.seats) >= table.most:
                raise Trouble(TABLE_FULL, most=table.most)
            await self.room_for_seat(connection, table.place.server_id, person.id)
            joined = found.number + 1
            await lobby.sit(connection, table_id, joined, person.id, name, clean, self.clock())
            value = {"joined": joined, "word": clean}
            await note(self, connection, found, "join", value, cause, person.id, posts=())

        await self.locked(table_id, cause, person.id, work)
        return await self._present(table_id)

    async def leave(self, table_id: int, person_id: int, cause: str) -> Table:
        """Take a person from a table that has not started; the last one to leave closes it.

        Raises Trouble `already-started`, `not-seated`, `table-closed`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            table = table_of(found.shown)
            if found.known:
                return
            _in_lobby(table)
            if table.card(person_id) is None:
                raise Trouble(NOT_SEATED)
            joined = await lobby.rise(connection, table_id, person_id)
            status = "lobby" if len(table.seats) > 1 else "closed"
            value = {"joined": joined}
            await note(self, connection, found, "leave", value, cause, person_id, status=status, posts=())

        await self.locked(table_id, cause, person_id, work)
        return await self._present(table_id)

    async def start(self, table_id: int, person_id: int, cause: str) -> Told:
        """Mix the seed, draw the seats, set up the game. What happened comes to everyone as news.

        Raises Trouble `not-seated`, `not-enough`, `already-started`, `table-closed`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> Told:
            table = table_of(found.shown)
            card_of(table, person_id)
            if found.known:
                return Told(desk_of(sitting(found, person_id)), (), True, True)
            _in_lobby(table)
            if len(table.seats) < table.fewest:
                raise Trouble(NOT_ENOUGH, fewest=table.fewest, seated=len(table.seats))
            return await self._start(connection, found, table, person_id, cause)

        told = await self.locked(table_id, cause, person_id, work)
        self.wake.set()
        return told

    async def placed(
        self,
        table_id: int,
        *,
        thread_id: int | None = None,
        lobby_message_id: int | None = None,
        board_message_id: int | None = None,
    ) -> None:
        """Remember where the table is shown. Raises Trouble `no-such-table`."""

        async def work(connection: AsyncConnection) -> bool:
            return await lobby.placed(connection, table_id, thread_id, lobby_message_id, board_message_id)

        check_id(table_id)
        if not await self.database.run(work):
            raise Trouble(NO_SUCH_TABLE)
        self.wake.set()

    async def _start(
        self, connection: AsyncConnection, found: store.Found, table: Table, person_id: int, cause: str
    ) -> Told:
        game = games()[table.game]
        deal = dealt(game, table.options, found.opening_seed, [card.word for card in table.seats], found.epoch)
        outcome = deal.outcome
        cards = tuple(
            sorted(
                (replace(card, seat=seat) for card, seat in zip(table.seats, deal.seats, strict=True)),
                key=lambda card: card.seat or 0,
            )
        )
        seats = {card.person_id: card.seat or 0 for card in cards}
        await lobby.seat_all(connection, table.id, deal.seed, seats, self.clock())
        seated = await store.read(connection, table.id, lock=True)  # now that everyone has a seat
        sealed = journal.write(
            table=table.id,
            number=found.number + 1,
            kind="start",
            previous=found.head,
            entropy=self.entropy,
            value={"seats": list(deal.seats)},
            epoch=found.epoch,
            draws=deal.draws,
            happenings=outcome.happenings,
            settled=True,
        )
        state = msgspec.json.encode(outcome.state)
        started = replace(
            found,
            shown=replace(
                found.shown,
                status="playing",
                moment=game.moment(outcome.state),
                seats=msgspec.json.encode(cards).decode(),
            ),
            state=state,
            sitters=seated.sitters if seated else "[]",
        )
        now = self.clock()
        tick = ticking(started, game, outcome.state, now, self.entropy)
        face = board_face(game, outcome.state)
        ended = face.results is not None
        await store.append(
            connection,
            store.Writing(
                table_id=table.id,
                number=sealed.number,
                kind="start",
                seat=None,
                settled=True,
                entry=sealed.entry,
                hash=sealed.hash,
                cause=cause,
                person_id=person_id,
                at=now,
                status="ended" if ended else "playing",
                moment=started.shown.moment,
                state=state,
                snapshot=not ended,
                posts=news_for(cards, table.id, None if ended else outcome.tell),
                ticks=tick.ticks,
            ),
        )
        return Told(desk_of(sitting(tick.after(started), person_id)), (), settled=True, repeated=False)

    async def _present(self, table_id: int) -> Table:
        self.wake.set()
        return table_of((await self.found(table_id)).shown)


def _in_lobby(table: Table) -> None:
    if table.status != "lobby":
        refused = {"closed": TABLE_CLOSED, "ended": TABLE_ENDED}
        raise Trouble(refused.get(table.status, ALREADY_STARTED))


def _options(given: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    unknown = set(given) - {field.encode_name for field in fields(kind)}
    if unknown:
        raise Trouble(BAD_OPTIONS, option=Typed(min(unknown)))
    try:
        chosen: dict[str, Any] = msgspec.to_builtins(msgspec.convert(given, kind))
    except msgspec.ValidationError as error:
        raise Trouble(BAD_OPTIONS, option=Typed(", ".join(given))) from error
    return chosen
