"""Opens the page of a table as an Activity, in Discord's frame. Discord says who is there, never the browser.

Browsers load everything from https://<application>.discordsays.com, and Discord passes requests on to this server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from aiohttp import web
from msgspec import Meta, Struct

from db.trouble import Trouble
from engine.texts import say
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.people.page_sessions import NO_PRESS, PageSession
from web.answers import NotReadable, json_answer, language_of, let_in_framed, read_json
from web.entry.door import Door
from web.entry.entering import Entering, Missing
from web.entry.vouching import ACTIVITY_REFUSED, DISCORD_AWAY, Vouching

NOT_IN_ACTIVITY = "activity-not-there"  # the person is not in that Activity
NOT_HOME = "activity-not-home"  # it runs on another server than the table, and they do not sit there
STATUS = {NO_PRESS: 404, ACTIVITY_REFUSED: 403, NOT_IN_ACTIVITY: 403, NOT_HOME: 403, DISCORD_AWAY: 503}

_FAILED = frozenset({ACTIVITY_REFUSED, NOT_IN_ACTIVITY})  # as it ends for whoever makes something up
_INSTANCES = "/applications/{}/activity-instances"
_FRAMES = ("https://discord.com", "https://canary.discord.com", "https://ptb.discord.com")


class _Entering(Struct):
    code: Annotated[str, Meta(min_length=1, max_length=200)]
    instance_id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,200}\Z")]


class _Location(Struct, frozen=True):
    guild_id: str | None = None


class _Instance(Struct):
    application_id: str
    instance_id: str
    users: list[str]
    location: _Location = _Location()


class Activity:
    """Lets in whoever presses *Table page* where it opens the page within Discord."""

    def __init__(self, house: House, vouching: Vouching, rendered: Callable[..., str], door: Door) -> None:
        """`rendered`: fills in a template, by its name; `door`: knows from which address somebody asks."""
        self._house = house
        self._vouching = vouching
        self._rendered = rendered
        self._door = door
        self._entering = Entering(house.clock)
        self._missing = Missing(house.clock)

    def routes(self) -> list[web.RouteDef]:
        """The routes, without the root: Discord opens that of the address that its portal maps to this server."""
        return [web.get("/activity", self.opened), web.post("/activity/enter", self._enter)]

    @property
    def origin(self) -> str | None:
        """The origin of its pages, as browsers know it; None until the bot has signed in."""
        number = self._vouching.number
        return None if number is None else f"https://{number}.discordsays.com"

    @property
    def frames(self) -> str | None:
        """The origins that may show it in frames: Discord's, and its own. None until the bot has signed in."""
        return None if self.origin is None else " ".join((*_FRAMES, self.origin))

    async def opened(self, request: web.Request) -> web.Response:
        """Answers with the page that Discord opens. Its program signs in, and leads on to the page of the table."""
        reader = Reader(texts(language_of(request)))
        html = self._rendered(
            "activity.html",
            language=reader.texts.locale,
            application=self._vouching.id(),
            opening=reader.label(say("web-opening"), 300),
            outside=reader.label(say("web-activity-outside"), 300),
            failed=reader.label(say(f"trouble-{ACTIVITY_REFUSED}"), 300),
            again=reader.label(say("web-again")),
            silent=reader.label(say("web-activity-silent"), 300),
        )
        return web.Response(text=html, content_type="text/html")

    async def _enter(self, request: web.Request) -> web.Response:
        """Lets a person in at the table where they have pressed *Table page*.

        Raises Trouble `activity-refused`, `activity-not-there`, `activity-no-press`, `activity-not-home`,
        `activity-discord-away`.
        """
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            sent = read_json(await request.read(), _Entering)
        except NotReadable:
            raise Trouble(ACTIVITY_REFUSED) from None
        async with self._entering.trying(self._door.asker(request), sent.instance_id) as failed:
            try:
                instance = await self._instance(sent.instance_id)
                person_id = await self._vouching.person(sent.code)
                if str(person_id) not in instance.users:
                    raise Trouble(NOT_IN_ACTIVITY)
            except Trouble as trouble:
                if trouble.code in _FAILED:
                    failed()
                raise
        table_id = await self._house.page_sessions.pressed(person_id)
        table = await self._house.lookups.table(table_id)
        if instance.location.guild_id != str(table.place.server_id) and table.card(person_id) is None:
            raise Trouble(NOT_HOME)
        return await self._led_to(table_id, person_id)

    async def follow(self, session: PageSession) -> web.Response:
        """Leads somebody's page in Discord's frame to the table where they have pressed *Table page* since.

        Discord does not load an open frame again. Raises Trouble `activity-no-press`, `activity-not-home`.
        """
        table_id = await self._house.page_sessions.pressed(session.person_id)
        if table_id == session.table_id:  # it is there: with a new session its next press would be refused
            return json_answer({"go": f"/t/{table_id}"})
        here, there = [await self._house.lookups.table(each) for each in (session.table_id, table_id)]
        if here.place.server_id != there.place.server_id and there.card(session.person_id) is None:
            raise Trouble(NOT_HOME)
        return await self._led_to(table_id, session.person_id)

    async def _led_to(self, table_id: int, person_id: int) -> web.Response:
        """Opens a session for somebody at that table, and tells their page to go there."""
        answer = json_answer({"go": f"/t/{table_id}"})
        let_in_framed(answer, table_id, await self._house.page_sessions.open_pressed(table_id, person_id))
        return answer

    # ------------------------------------------------------------------------------------------------- asked of Discord

    async def _instance(self, instance_id: str) -> _Instance:
        """The Activity that runs under that id. Raises Trouble `activity-not-there`, `activity-discord-away`.

        It is asked for before a code is spent, as that costs Discord less, and one that is missing is remembered.
        """
        if instance_id in self._missing:
            raise Trouble(NOT_IN_ACTIVITY)
        path = f"{_INSTANCES.format(self._vouching.id())}/{instance_id}"
        try:
            instance = await self._vouching.as_bot(_Instance, NOT_IN_ACTIVITY, path)
        except Trouble as trouble:
            if trouble.code == NOT_IN_ACTIVITY:
                self._missing.add(instance_id)
            raise
        if (instance.application_id, instance.instance_id) != (str(self._vouching.id()), instance_id):
            raise Trouble(NOT_IN_ACTIVITY)
        return instance
