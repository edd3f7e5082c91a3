"""Whole games at the real house, in which all happens that can happen: votes, fixes, rewinds, orders, absence.

The same `Plan` plays the same game and writes the same log, salts included: a release is frozen by it, and the code
that comes after it can be held against what it wrote.
"""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from typing import Any

import msgspec
from msgspec import Struct

from db.connection.session import Database
from engine.chance import Chance
from engine.playouts import random_value
from engine.texts import Refusal
from host.fixes import Fix
from host.house import House
from host.lobby.bounds import ROOMY
from host.proof.replay import load_log, walk_log
from host.table import stored_table
from host.values import Person, Place, SeatCard, Table, Trouble
from tests.ground import Clock
from tests.releases.events import EVENTS, take_over

PLACE = Place(server_id=1, channel_id=2)
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Faye", "Gero", "Hana", "Ivan", "Jana", "Kuno", "Lena")
PEOPLE = tuple(Person(100 + number, name) for number, name in enumerate(NAMES))
MODERATOR = Person(900, "Mona")
WHY = "it was a misclick"
SECOND_THOUGHT_ODDS = 6  # one answer in so many is taken back while it can be
LIBERTY_ODDS = 10


class Bytes:
    """Entropy that depends on the act under way and on how many draws of that size it has made.

    In which order an act draws bytes of different sizes makes no difference.
    """

    def __init__(self, name: str) -> None:
        self._name, self._act, self._drawn = name, 0, Counter[int]()

    def begin(self) -> None:
        """Start another act."""
        self._act += 1
        self._drawn.clear()

    def __call__(self, size: int) -> bytes:
        self._drawn[size] += 1
        name = f"{self._name}/{self._act}/{size}/{self._drawn[size]}"
        return hashlib.shake_256(name.encode()).digest(size)


class Plan(Struct, frozen=True):
    """A game to be played: what happens beside the answers, in that order, each after `every` of them."""

    name: str
    game: str
    seats: int
    options: dict[str, Any] = {}
    events: tuple[str, ...] = ()
    every: int = 3


class Frozen(Struct, frozen=True):
    """A game as a release has left it. `state`: the final one as JSON; `states`: sha256 of all of them, one by one.

    `head`: as the board shows it; `events`: what has happened beside the answers.
    """

    name: str
    head: str
    state: str
    states: str
    export: str
    events: tuple[str, ...] = ()


class Hosted:
    """A table in play. Events that cannot happen raise Refusal or Trouble and are tried again later."""

    def __init__(self, database: Database, plan: Plan, table_name: str = "") -> None:
        self.plan = plan
        self.clock = Clock()
        self.bytes = Bytes(plan.name)
        self.house = House(database, clock=self.clock, entropy=self.bytes, limits=ROOMY)
        self.stream = Chance(hashlib.sha256(plan.name.encode()).digest()).stream("players")
        self._causes = 0
        self.newcomers = list(PEOPLE[plan.seats :])
        self.table_id, self.server_id = 0, PLACE.server_id
        self.done: list[str] = []

    def cause(self) -> str:
        """A new one; whatever it causes draws bytes of its own."""
        self._causes += 1
        self.bytes.begin()
        return f"freeze:{self._causes}"

    async def play(self) -> None:
        """From the lobby to the last event."""
        await self.sit_down()
        waiting, since = deque(self.plan.events), 0
        while (await self.table()).status == "playing":
            since += 1
            if waiting and since > self.plan.every and await self.happens(waiting[0]):
                waiting.popleft()
                since = 0
            elif waiting and since > self.plan.every:
                waiting.rotate(-1)
            if (await self.table()).status == "playing":  # what happens may end it
                await self.move()
        for event in waiting:  # what is left is for the end
            await self.happens(event)

    async def happens(self, event: str) -> bool:
        """Make an event happen; whether it could."""
        if (await self.table()).status == "ended" and event != "correct":
            return False
        try:
            await EVENTS[event](self)
        except (Refusal, Trouble):
            return False
        self.done.append(event)
        return True

    async def frozen(self) -> Frozen:
        """The game that has ended, as it is kept."""
        table = await self.table()
        digest = hashlib.sha256()
        for made in walk_log(await load_log(self.house.tables, table.id)):
            digest.update(msgspec.json.encode(made.state) + b"\n")
        return Frozen(
            self.plan.name,
            (await self.house.play.board(table.id)).head,
            msgspec.json.encode(await self.state()).decode(),
            digest.hexdigest(),
            (await self.house.exports.export(table.id)).decode(),
            tuple(self.done),
        )

    # ----------------------------------------------------------------------------------- looking

    async def table(self) -> Table:
        return (await self.house.play.board(self.table_id)).table

    async def state(self) -> Any:
        return stored_table.state_of(await self.house.tables.read(self.table_id))

    async def game(self) -> Any:
        return stored_table.rules_of_table(await self.house.tables.read(self.table_id))

    async def seated(self) -> list[SeatCard]:
        return [card for card in (await self.table()).seats if card.taken]

    async def somebody(self) -> SeatCard:
        return self.stream.pick(await self.seated())

    # ------------------------------------------------------------------------------------ moves

    async def sit_down(self) -> None:
        """The lobby: somebody comes and goes, the others have words of their own, and it starts."""
        opener, *others = PEOPLE[: self.plan.seats]
        table = await self.house.lobby.open_table(self.plan.game, PLACE, opener, self.plan.options, self.cause())
        self.table_id = table.id
        passer = PEOPLE[-1]
        await self.house.lobby.join(table.id, passer, "", self.cause())
        await self.house.lobby.leave(table.id, passer.id, self.cause())
        for person in (opener, *others):
            await self.house.lobby.join(table.id, person, f"word of {person.name}", self.cause())
        await self.house.lobby.start(table.id, opener.id, self.cause())

    async def move(self) -> None:
        """A random answer, take-back or liberty of somebody; if all who owe have left, somebody takes a seat."""
        game, state = await self.game(), await self.state()
        asks, seats = game.asks(state), {card.seat: card for card in await self.seated()}
        owing = sorted(seat for seat in asks if seat in seats)
        if not owing:
            await take_over(self)
            return
        seat = self.stream.pick(owing)
        sealed = {at: ask for at, ask in game.sealed(state).items() if at in seats}
        if sealed and self.stream.below(SECOND_THOUGHT_ODDS) == 0:
            back = self.stream.pick(sorted(sealed))
            await self.house.play.take_back(self.table_id, seats[back].person_id, sealed[back].id, self.cause())
            return
        liberties = game.liberties(state, seat)
        ask = asks[seat]
        if liberties and self.stream.below(LIBERTY_ODDS) == 0:
            ask = self.stream.pick(liberties)
        try:
            value = random_value(game, state, seat, ask.id, self.stream)
            await self.house.play.answer(self.table_id, seats[seat].person_id, ask.id, value, self.cause())
        except (Refusal, Trouble):
            if ask.id == asks[seat].id:
                raise

    async def pass_(self, **amount: float) -> None:
        """Let time pass; what has fallen due by then is done."""
        self.clock.pass_(**amount)
        self.bytes.begin()
        await self.house.order_calls.answer_by_orders()
        self.bytes.begin()
        await self.house.sweeps.run()

    async def fix(self, fix: Fix, newcomer: Person | None = None) -> None:
        """A moderator looks at a fix and makes it; whoever is asked says yes. Raises Refusal, Trouble."""
        house, server = self.house, PLACE.server_id
        shown = await house.moderation.look_at_fix(
            self.table_id, MODERATOR, fix, self.cause(), server_id=server, newcomer=newcomer
        )
        done = await house.moderation.apply_fix(self.table_id, shown.id, MODERATOR, WHY, self.cause(), server_id=server)
        if done.vote is not None:
            await self.agree(done.vote)
        elif done.state == "asked":
            card = next((one for one in await self.seated() if one.seat == getattr(fix, "seat", None)), None)
            asked = newcomer.id if newcomer is not None else card.person_id if card is not None else 0
            await house.moderation.answer_fix(self.table_id, done.id, asked, True, self.cause())

    async def vote(self, kind: Any, **more: Any) -> None:
        """Somebody calls a vote, and all agree. Raises Trouble."""
        caller = next(card for card in await self.seated() if card.seat != more.get("seat"))
        called = await self.house.votes.call_vote(self.table_id, caller.person_id, kind, self.cause(), **more)
        await self.agree(called.id)

    async def agree(self, vote_id: int) -> None:
        """Everybody who is needed says yes."""
        for card in await self.seated():
            vote = await self.house.votes.vote(self.table_id, vote_id)
            if vote.state == "open" and card.seat != vote.seat:
                await self.house.votes.cast(self.table_id, card.person_id, vote_id, True, self.cause())


TIME = (
    *("order", "order", "order", "hours", "draft", "lapse", "order", "order-off", "open-seat", "take-over", "outage"),
    *("order", "order", "hours", "lapse"),
)
MENDED = (
    *("adjust", "reopen", "rewind", "pause", "answer", "deadline", "deadlines", "unfreeze", "order", "adjust"),
    *("remove", "take-over", "rewind", "replace", "reopen", "adjust", "correct"),
)
PEOPLE_COME = ("vote-pause", "leave", "order", "take-over", "vote-extend", "server", "leave", "rewind", "take-over")
DEVIL_OPTIONS = dict.fromkeys(("jesters", "indulgence_trade", "goods_bribes", "role_preferences"), True)

PLANS = (
    Plan("bids-time", "bids", 3, {"rounds": 9}, TIME, 2),
    Plan("bids-people", "bids", 4, events=PEOPLE_COME, every=2),
    Plan("bids-mended", "bids", 4, events=MENDED, every=1),
    Plan("devil-time", "devil", 4, {"learners": True}, TIME, 9),
    Plan("devil-people", "devil", 4, events=(*PEOPLE_COME, *PEOPLE_COME), every=9),
    Plan("devil-mended", "devil", 4, DEVIL_OPTIONS, MENDED, 6),
    Plan("architects-time", "architects", 2, {"promos": True}, TIME, 9),
    Plan("architects-people", "architects", 4, {"boards": "variable"}, PEOPLE_COME, 9),
    Plan("architects-mended", "architects", 3, {"boards": "all", "apprentice": True}, MENDED, 9),
    Plan("paladins-time", "paladins", 2, {}, TIME, 9),
    Plan("paladins-people", "paladins", 3, {}, PEOPLE_COME, 9),
    Plan("paladins-mended", "paladins", 3, {}, MENDED, 9),
)
"""Together they hold every kind of move and every kind of fix there is of a game that ends."""
