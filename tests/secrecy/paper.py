"""A house with one table that lies in memory, and interactions that write down what they are answered."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
from discord.components import _component_factory

from db.connection.presence import Presence
from db.tables import store
from db.tables.orders import StandingOrder
from engine.chance import Chance
from engine.playouts import RandomDraft
from engine.registry import game as game_of
from engine.texts import Happening
from host.clocks.model import Clock
from host.fixes.base import Point
from host.house import House
from host.lookups import Server
from host.messages.living_desks import LivingDesk
from host.occupants import Player
from host.people.notes import Heard, MoveNews, TableLog
from host.people.settings import Languages
from host.play.move_making import MoveMaking
from host.play.play import Play
from host.proof.past import BoardStep, PastBoards, PublicPosition, board_steps
from host.table.access import Tables
from host.table.early_answers import kinds_of_orders, order_asks, order_form, order_kind
from host.table.moves import clocks_for_state
from host.table.projections import Explanations
from host.table.stored_table import table_of
from host.values import PersonSettings, SeatCard, Trouble
from tests.ground import Entropy

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
TABLE = 7
NAMES = ("Ada", "*Ben*", "Cleo van der Lange-Überraschung", "D", "Emil")
PACE = msgspec.json.encode({"name": "daily", "minutes": 1440}).decode()
GUILD = 1


def person_at(seat: int) -> int:
    """Who sits there."""
    return 100 + seat


class PaperTables(Tables):
    """One table in one position, as a house reads it. What presses write (drafts) is kept for one seat.

    Raises Trouble `table-busy` where a press would be a move: the position stands still.
    """

    def __init__(self, game_id: str, state: Any, seat: int, seats: int, options: dict[str, Any]) -> None:
        super().__init__(self, clock=lambda: NOW, entropy=Entropy())  # type: ignore[arg-type]
        self.presence = NO_DATABASE.presence
        self.game, self.state, self.seat = game_of(game_id), state, seat
        self.drafts: dict[str, dict[str, Any]] = {}
        self.told: tuple[Happening, ...] = ()
        self.given: tuple[StandingOrder, ...] = ()
        self._seats = tuple(SeatCard(at, Player(person_at(at)), NAMES[at], "") for at in range(seats))
        self._shown = store.TableRecord(
            id=TABLE,
            game=game_id,
            rules=self.game.version,
            pack=self.game.pack(msgspec.convert(options, self.game.options_type)),
            options=options,
            status="playing",
            moment=self.game.moment(state),
            commitment="ab" * 32,
            opener_id=person_at(0),
            server_id=GUILD,
            channel_id=2,
            thread_id=3,
            lobby_message_id=3,
            board_message_id=4,
            opened_at=NOW,
            seats=msgspec.json.encode(self._seats).decode(),
            pace=PACE,
            paused_at=None,
        )
        self._clocks = "[]"
        ticks = clocks_for_state(self.paper(), state, NOW - timedelta(hours=5), self.entropy)
        self._clocks = msgspec.json.encode(ticks.clocks).decode()

    def paper(self) -> store.StoredTable:
        """The table as it would be read."""
        sitters = [[card.seat, False, 0, None, [None, None, None]] for card in self._seats]
        return store.StoredTable(
            shown=self._shown,
            number=12,
            epoch=0,
            head=bytes(32),
            opening_seed=bytes(32),
            seed=bytes(32),
            state=msgspec.json.encode(self.state),
            version=1,
            drafts=msgspec.json.encode(self.drafts).decode(),
            known=False,
            orders=msgspec.json.encode(self.given).decode(),
            clocks=self._clocks,
            sitters=msgspec.json.encode(sitters).decode(),
        )

    def clocks(self) -> tuple[Clock, ...]:
        """All clocks of the table."""
        return msgspec.json.decode(self._clocks, type=tuple[Clock, ...])

    def order_all(self, number: int) -> None:
        """Give an order of each kind there is."""
        view = self.game.view(self.state, self.seat)
        given = []
        for at, ask in enumerate(order_asks(kinds_of_orders(self.game, view))):
            kind = order_kind(ask.id) or ""
            stream = Chance(number.to_bytes(32, "big")).stream(f"order/{kind}")
            form = order_form(self.game, view, kind, RandomDraft(stream))
            if form.ready:
                given.append(StandingOrder(self.seat, kind, at + 1, form.value))
        self.given = tuple(given)

    async def read(self, table_id: int, person_id: int | None = None) -> store.StoredTable:
        return self.paper()

    async def locked(self, table_id: int, cause: str, person_id: int, work: Any) -> Any:
        raise Trouble("table-busy")

    async def write(self, statement: Any, values: dict[str, Any]) -> None:
        """A draft is kept or dropped."""
        if "partial" in values:
            self.drafts[values["ask"]] = msgspec.json.decode(values["partial"])
        else:
            self.drafts.pop(values.get("ask"), None)

    async def fetch(self, statement: Any, values: dict[str, Any]) -> list[Any]:
        """Nothing else is stored."""
        return []

    async def run(self, work: Any) -> Any:
        raise Trouble("table-busy")


class PaperPlay(Play):
    """Seals nothing: a draft that is what was shown is refused, any other is shown again."""

    async def seal(self, table_id: int, person_id: int, ask_id: str, is_shown: Any, cause: str) -> Any:
        reading = await self.reading(table_id, person_id)
        if is_shown((await reading.filled(ask_id)).form.value):
            raise Trouble("table-busy")
        return reading


class PaperStory:
    """What was told to the seat of a position."""

    def __init__(self, paper: PaperTables) -> None:
        self._paper = paper

    async def log(self, table_id: int, person_id: int) -> TableLog:
        return await self.log_of(self._paper.paper(), person_id)

    async def log_of(self, stored: store.StoredTable, person_id: int) -> TableLog:
        seat = self._paper.seat
        told = ((event.read_by(seat), event.public is None) for event in self._paper.told)
        heard = tuple(Heard(text, own) for text, own in told if text is not None)
        moves = (MoveNews(2, NOW, "", heard, 2),) if heard else ()
        return TableLog(table_of(stored.shown), seat, 1, moves, 2)

    async def seen(self, table_id: int, person_id: int, after: int, upto: int) -> None:
        """Keep nothing."""


class PaperPast(PastBoards):
    """The position stood there twice: after a public move, and after the next one, of which all this is told."""

    def __init__(self, paper: PaperTables) -> None:
        super().__init__(paper)
        self._paper = paper

    async def boards(self, table_id: int) -> tuple[BoardStep, ...]:
        game, state = self._paper.game, self._paper.state
        told = tuple(event.public for event in self._paper.told if event.public is not None)
        return board_steps([PublicPosition(1, game, None, state), PublicPosition(2, game, state, state, told)])


class PaperDesks:
    """Nobody has a living desk; nothing is kept of those that are shown."""

    async def at(self, table_id: int, person_id: int) -> LivingDesk:
        return LivingDesk()

    async def changed(self, table_id: int, person_id: int) -> None:
        """Keep nothing."""


def paper_house(paper: PaperTables) -> House:
    """A house over that one position."""
    house = House(paper, clock=paper.clock, entropy=paper.entropy, tables=paper)  # type: ignore[arg-type]
    house.play = PaperPlay(paper, MoveMaking(paper, house.graces), house.orders)
    house.living_desks = PaperDesks()  # type: ignore[assignment]
    house.stories = PaperStory(paper)  # type: ignore[assignment]
    house.past = PaperPast(paper)
    house.settings = Strangers()  # type: ignore[assignment]
    house.lookups.server = _unset_server  # type: ignore[method-assign]
    house.fixes.rewind_points = _no_points  # type: ignore[method-assign]
    return house


async def _no_points(table_id: int) -> tuple[Point, ...]:
    return ()


async def _unset_server(server_id: int) -> Server:
    return Server(server_id)


class Strangers:
    """The settings of people who have set nothing."""

    async def player(self, person_id: int) -> PersonSettings:
        return PersonSettings(person_id)

    async def explanations(self, person_id: int, game: str) -> Explanations:
        return Explanations("first", True, frozenset())

    async def explained(self, person_id: int, game: str, ids: Any) -> None:
        raise Trouble("table-busy")

    async def set_explains(self, person_id: int, when: Any) -> None:
        raise Trouble("table-busy")


NO_DATABASE: Any = SimpleNamespace(where="paper")
NO_DATABASE.presence = Presence(NO_DATABASE)
NOBODY_CHOSE = Languages(NO_DATABASE)  # all read the language of their Discord


class Wire:
    """An interaction of a person, and what the bot answered: `(how, body)` in order."""

    def __init__(
        self,
        person_id: int,
        *,
        server: bool,
        components: list[Any] | None = None,
        client: Any = None,
        private: bool = True,
    ) -> None:
        """`components`: of the message that was pressed; `private`: whether nobody else sees that message."""
        self.id = 1
        self.expires_at = NOW  # long ago: what it has shown is not put away again
        self.user = SimpleNamespace(id=person_id, display_name=f"person {person_id}", mention=f"<@{person_id}>")
        self.locale = "en-US"
        self.guild_id = GUILD if server else None
        self.channel_id = 3
        self.channel = None
        self.guild = None
        self.client = client or SimpleNamespace(house=SimpleNamespace(languages=NOBODY_CHOSE), get_guild=lambda _: None)
        self.app_permissions = discord.Permissions.all()
        self.permissions = discord.Permissions.none()  # they moderate nothing
        self.message = None
        if components is not None:
            shown = [_component_factory(one) for one in components]
            self.message = SimpleNamespace(components=shown, flags=SimpleNamespace(ephemeral=private))
        self.answers: list[tuple[str, Any]] = []
        self.response = self.followup = self

    def is_done(self) -> bool:
        return bool(self.answers)

    async def send_message(self, *, view: Any, ephemeral: bool = False, file: Any = None) -> None:
        self.answers.append((f"send {ephemeral}", view.to_components()))
        if file is not None:
            self.answers.append((f"file {file.filename}", file.fp.read()))

    async def send(self, *, view: Any, ephemeral: bool = False) -> None:
        self.answers.append((f"send {ephemeral}", view.to_components()))

    async def edit_message(self, *, view: Any, attachments: Any = ()) -> None:
        self.answers.append(("edit", view.to_components()))

    async def send_modal(self, modal: Any) -> None:
        self.answers.append(("modal", modal.to_dict()))

    async def defer(self, **how: Any) -> None:
        self.answers.append(("defer", how))

    async def edit_original_response(self, *, view: Any, attachments: Any = ()) -> None:
        self.answers.append(("edit later", view.to_components()))
        self.answers += [(f"file {file.filename}", file.fp.read()) for file in attachments or ()]

    async def original_response(self) -> Any:
        return SimpleNamespace(id=5)

    def shown(self) -> list[Any]:
        """The components of the last message."""
        return next((body for how, body in reversed(self.answers) if isinstance(body, list)), [])
