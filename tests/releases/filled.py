"""A database as a release leaves it, filled by the real bot: tables in every position, and messages with controls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from simcord.components import walk_components

from db.connection.session import Database
from engine.playouts import random_value
from host.fixes import Correct, Rewind
from host.house import House
from host.lobby.bounds import ROOMY
from host.table import stored_table
from host.values import Person
from tests.bot.fixes.acting import Moderator, apply, labels, look, seat_of
from tests.bot.people import Seat, buttons_of, running
from tests.ground import Clock
from tests.releases.events import FREEZE
from tests.releases.filling import Filling
from tests.releases.hosted import Bytes

CLICKED = {"bids": 4, "devil": 14, "architects": 14, "paladins": 14}  # answers of a game given by clicks
ALL_OF_DEVIL = "jesters=yes indulgence_trade=yes goods_bribes=yes role_preferences=yes"


class Filled(Struct, frozen=True):
    """`tables`: their ids by what they are; `presses`: every custom_id sent, with the kind of its control."""

    tables: dict[str, int]
    presses: list[tuple[str, str]]
    now: str


async def filled(database: Database) -> Filled:
    """Fill an empty database. Messages that wait are left in it, as if the bot had been killed."""
    clock, bytes_ = Clock(), Bytes("filled")
    house = House(database, clock=clock, entropy=bytes_, limits=ROOMY)
    async with running(house) as world:
        at = Filling(world, clock, bytes_)
        mia = await Moderator(world, "mia", manages=True).appointed()
        await _lobbies(at)
        await _bids(at, mia)
        await _architects(at, mia)
        await _devil(at)
        await _paladins(at)
        await _commands(at, mia)
        await _time(at)
        requests = list(world.env.http_requests)
    for name in ("bids votes", "architects turns", "devil offers"):  # nobody delivers any more
        for seat in sorted(
            stored_table.rules_of_table(await house.tables.read(at.tables[name])).asks(await at.state(at.tables[name]))
        )[:2]:
            await at.answer(at.tables[name], seat)
    presses = Counter(press for request in requests for press in _presses(request.json))
    return Filled(at.tables, sorted(presses), clock.now.isoformat())


def _presses(body: Any) -> Iterator[tuple[str, str]]:
    """Every control in a request's body: button, select or modal, and its custom_id."""
    if isinstance(body, list):
        for item in body:
            yield from _presses(item)
    elif isinstance(body, dict):
        if "custom_id" in body:
            kind = {2: "button", 3: "select", 4: "input", None: "modal"}.get(body.get("type"), "other")
            yield kind, body["custom_id"]
        for value in body.values():
            if isinstance(value, list | dict):
                yield from _presses(value)


async def _lobbies(at: Filling) -> None:
    for name, game, options in (
        ("bids lobby", "bids", ""),
        ("devil lobby", "devil", "jesters=yes learners=yes"),
        ("architects lobby", "architects", "boards=variable promos=yes"),
    ):
        at.bytes.begin()
        number = await at.world.lobby(at.people[0], game, **({"options": options} if options else {}))
        lobby = at.world.lobby_message
        for seat in at.people[: 4 if game == "devil" else 2]:
            await at.world.join(seat, lobby, word=f"word of {seat.name}")
        at.tables[name] = number
    leaver = at.world.person("emil")
    await at.world.join(leaver, lobby)
    await leaver.member.click(lobby, label="Leave")


async def _bids(at: Filling, mia: Moderator) -> None:
    house, world = at.house, at.world
    ada, ben, _, dan = at.people
    table = await at.opened("bids votes", "bids", 3, "rounds=9")
    await at.ordered(table, ada)
    await at.clicked(table, CLICKED["bids"])
    await house.play.draft(table, ben.user.id, (await _ask(at, table, ben)), {"coins": 1})
    await ada.member.slash(world.channel, "table pause", table=str(table))
    await world.deliver()
    await at.opened("bids away", "bids", 2, "rounds=9")
    table = await at.opened("bids ended", "bids", 2)
    await at.until(table, lambda state: state.step == "end")
    await _fixed(at, table, mia, Correct((5, 9)))
    await world.deliver()
    table = await at.opened("bids rewound", "bids", 4, "rounds=9")
    await at.until(table, lambda state: state.round == 4)
    await _fixed(at, table, mia, Rewind(2))
    await at.until(table, lambda state: state.round == 3)
    for vote in ("extend", "open"):
        options = {"hours": 12} if vote == "extend" else {"player": await seat_of(world, table, ben)}
        await ada.member.slash(world.channel, f"table {vote}", table=str(table), **options)
    await world.deliver()
    table = await at.opened("bids void", "bids", 3)
    await at.until(table, lambda state: state.round == 2)
    await apply(mia, await look(mia, table, "void"))
    table = await at.opened("bids abandoned", "bids", 2)
    await at.until(table, lambda state: state.round == 2)
    vote = await house.votes.call_vote(table, ada.user.id, "abandon", at.cause())
    await house.votes.cast(table, ben.user.id, vote.id, True, at.cause())
    table = await at.opened("bids open seat", "bids", 4, "rounds=9")
    await at.until(table, lambda state: state.round == 2)
    await house.seats.vacate(table, dan.user.id, at.cause())
    await world.deliver()


async def _architects(at: Filling, mia: Moderator) -> None:
    house, world = at.house, at.world
    ada = at.people[0]
    table = await at.opened("architects draft", "architects", 3, "boards=all")
    await at.clicked(table, 2)
    table = await at.opened("architects turns", "architects", 2, "promos=yes apprentice=yes")
    await at.until(table, lambda state: state.step == "turn")
    await at.clicked(table, CLICKED["architects"])
    await at.ordered(table, ada)
    await at.clicked(table, 3)
    asks = stored_table.rules_of_table(await house.tables.read(table)).asks(await at.state(table))
    seat = next(iter(asks))
    person = (await house.lookups.table(table)).seats[seat].person_id
    await house.play.draft(table, person, asks[seat].id, {"location": "guardhouse"})
    table = await at.opened("architects halted", "architects", 3)
    await at.until(table, lambda state: state.step == "turn" and sum(player.turns for player in state.players) > 12)
    await house.database.write(FREEZE, {"now": at.clock(), "id": table})
    await apply(mia, await look(mia, table, "unfreeze"))
    await house.database.write(FREEZE, {"now": at.clock(), "id": table})
    await world.deliver()


async def _devil(at: Filling) -> None:
    house, world = at.house, at.world
    table = await at.opened("devil preferences", "devil", 4, ALL_OF_DEVIL)
    await at.clicked(table, 2)
    table = await at.opened("devil offers", "devil", 4)
    await at.ordered(table, at.people[0])
    await at.clicked(table, CLICKED["devil"])
    await at.until(table, lambda state: state.step == "trading.offer")
    for seat in at.people[:2]:
        await _drafted(at, table, seat)
    table = await at.opened("devil paused", "devil", 4, "learners=yes")
    await at.until(table, lambda state: state.step == "trading.first")
    await at.clicked(table, 2)
    caller, *others = at.people
    vote = await house.votes.call_vote(table, caller.user.id, "pause", at.cause())
    for seat in others[:2]:
        vote = await house.votes.cast(table, seat.user.id, vote.id, True, at.cause())
    table = await at.opened("devil inquisition", "devil", 4)
    await at.until(table, lambda state: state.step.startswith("inquisition"))
    await at.clicked(table, 1)
    table = await at.opened("devil hunt", "devil", 4, ALL_OF_DEVIL)
    await at.until(table, lambda state: state.step == "actions.plan")
    await at.clicked(table, 2)
    await at.until(table, lambda state: state.step.startswith("hunt"))
    await _drafted(at, table, at.people[3])
    await world.deliver()


async def _paladins(at: Filling) -> None:
    at.bytes.begin()
    table = await at.opened("paladins draft", "paladins", 3)
    await at.clicked(table, 2)
    table = await at.opened("paladins turns", "paladins", 2)
    await at.until(table, lambda state: state.step == "play" and state.round == 2)
    await at.ordered(table, at.people[0])
    await at.clicked(table, CLICKED["paladins"])
    await _drafted(at, table, at.people[0])
    table = await at.opened("paladins late", "paladins", 4)
    await at.until(table, lambda state: state.step == "play" and state.round == 3)
    await at.clicked(table, 3)
    await at.world.deliver()


async def _commands(at: Filling, mia: Moderator) -> None:
    """What people and moderators call up, at tables in play."""
    world, ada, ben = at.world, at.people[0], at.people[1]
    here = world.channel
    table = str(at.tables["bids rewound"])
    at.bytes.begin()
    for command in ("desk", "orders", "table list", "seats", "help", "me show", "me forget", "pactum setup"):
        await ada.member.slash(here, command)
    for command in ("table story", "table cards", "table show", "desk", "table leave", "orders"):
        await ada.member.slash(here, command, table=table)
    for name in ("devil offers", "architects turns"):
        await ada.member.slash(here, "table cards", table=str(at.tables[name]))
        await ada.open_desk(at.tables[name])
        await ada.press("Cards") if "Cards" in ada.buttons() else None
    for name in ("architects turns", "architects halted", "devil inquisition", "devil hunt"):
        await ada.member.slash(here, "table story", table=str(at.tables[name]))
    for wish in ("pause", "reopen", "answer"):
        await ben.member.slash(here, f"request {wish}", why="a slip of mine", table=table)
    await ben.member.slash(here, "request deadline", hours=4, why="a slip of mine", table=table)
    await world.deliver()
    wishes = await mia.member.slash(here, "fix requests")
    wish = next(one for one in walk_components(wishes.response.components) if "fix-look" in one.get("custom_id", ""))
    await mia.member.click(wishes.response, custom_id=wish["custom_id"])
    number, seat = at.tables["bids rewound"], await seat_of(world, at.tables["bids rewound"], ben)
    newcomer = world.person("faye")
    for fix, options in (
        ("pause", {}),
        ("void", {}),
        ("reopen", {"player": seat}),
        ("answer", {"player": seat}),
        ("remove", {"player": seat}),
        ("replace", {"player": seat, "newcomer": newcomer.member}),
        ("deadline", {"hours": 3}),
        ("adjust", {"player": seat, "what": "coins", "by": -1}),
        ("rewind", {"to": "1"}),
    ):
        looked = await look(mia, number, fix, **options)
        if fix in ("adjust", "replace", "rewind") and "Apply…" in labels(looked):
            await apply(mia, looked)
        await world.deliver()
    await look(mia, number, "look")
    await look(mia, number, "history")
    await look(mia, at.tables["devil paused"], "resume")
    await look(mia, at.tables["architects halted"], "unfreeze")
    await look(mia, at.tables["bids ended"], "result", scores="3 4")
    stranger = world.person("gero")
    await stranger.member.slash(here, "me timezone", zone="Europe/Rome")
    await stranger.member.slash(here, "me forget")
    await stranger.member.slash(here, "me export")
    shown = await stranger.member.slash(here, "seats")
    for label in list(buttons_of(shown.response.components)) if shown.response is not None else ():
        await stranger.member.click(shown.response, label=label)
    await world.deliver()


async def _time(at: Filling) -> None:
    """Reminders of every rung; a deadline or two passes."""
    for hours in (12.1, 6.1, 5):
        at.clock.pass_(hours=hours)
        at.bytes.begin()
        await at.world.env.bot.chores.keep_time()  # type: ignore[attr-defined]
        await at.world.deliver()
    for _ in range(2):  # at one table nobody comes
        at.clock.pass_(hours=25)
        at.bytes.begin()
        await at.house.deadlines.expire(at.tables["bids away"])
    await at.world.deliver()
    await at.people[0].open_desk(at.tables["bids away"])


async def _ask(at: Filling, table: int, seat: Seat) -> str:
    ask = (await at.house.play.desk(table, seat.user.id)).ask
    assert ask is not None
    return ask.id


async def _drafted(at: Filling, table: int, seat: Seat) -> None:
    """Somebody has begun an answer."""
    desk = await at.house.play.desk(table, seat.user.id)
    if desk.ask is not None:
        game = stored_table.rules_of_table(await at.house.tables.read(table))
        value = random_value(game, await at.state(table), desk.seat, desk.ask.id, at.stream)
        await at.house.play.draft(table, seat.user.id, desk.ask.id, value)


async def _fixed(at: Filling, table: int, mia: Moderator, fix: Any) -> None:
    """A fix by a moderator, with all that say yes."""
    by = Person(mia.user.id, mia.name)
    server = at.world.guild.id
    shown = await at.house.moderation.look_at_fix(table, by, fix, at.cause(), server_id=server)
    done = await at.house.moderation.apply_fix(table, shown.id, by, "counted wrong", at.cause(), server_id=server)
    for card in (await at.house.lookups.table(table)).seats if done.vote is not None else ():
        if (await at.house.votes.vote(table, done.vote or 0)).state == "open":
            await at.house.votes.cast(table, card.person_id, done.vote or 0, True, at.cause())
