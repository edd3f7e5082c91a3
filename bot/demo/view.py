"""Shows the browser one channel of the simulated Discord, as one person sees it, and switches on demand.

simcord's Preview serves one channel of an Env at a time. The view closes it and opens another when somebody looks
elsewhere, and keeps count of what each person has not read yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import simcord
from msgspec import Struct
from simcord import ChannelHandle, MemberActor, UserHandle
from simcord.preview import Preview
from tzlocal import get_localzone_name

THREADS_SHOWN = 8
DM = "dm"


class Spot(Struct, frozen=True):
    """A place to look at. `kind`: "channel", "thread" or "dm"; `unread`: messages that the viewer has not seen."""

    id: int
    kind: str
    name: str
    unread: int


class Viewer:
    """A person through whose eyes the demo may look: the member of the server and the user with a DM channel."""

    def __init__(self, member: MemberActor, user: UserHandle) -> None:
        self.member = member
        self.user = user
        self.read: dict[int, int] = {}

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.global_name or self.user.name


class BrowserView:
    """One browser view of one Env. Everything that touches the Env goes through `lock`: simcord refuses overlaps."""

    def __init__(self, env: simcord.Env, home: ChannelHandle, viewers: Sequence[Viewer], locale: str) -> None:
        """`home`: the server's channel; `viewers`: at least one person; `locale`: Discord's, for the dates.

        Shows the first viewer the home channel.
        """
        self.lock = asyncio.Lock()
        self._env = env
        self._home = home
        self._locale = locale
        self._viewers = {viewer.id: viewer for viewer in viewers}
        self.viewer = viewers[0]
        self.spot_id = home.id
        self._preview: Preview | None = None
        self._shown = -1

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(self._viewers.values())

    @property
    def preview(self) -> Preview:
        """The open preview. Raises RuntimeError while nothing is shown."""
        if self._preview is None:
            raise RuntimeError("nothing is shown yet")
        return self._preview

    @property
    def stale(self) -> bool:
        """Whether the bot has done something since the last refresh."""
        return len(self._env.http_requests) != self._shown

    @property
    def private(self) -> bool:
        """Whether the viewer looks at their direct messages."""
        return self.spot_id == self.viewer.user.dm_channel.id

    @property
    def at_home(self) -> bool:
        """Whether the viewer looks at the server's channel."""
        return self.spot_id == self._home.id

    async def look(self, viewer_id: int | None, spot: int | str | None) -> None:
        """Show that person's view of a place (`DM`: their own); of the home channel if it is not theirs to see.

        None: the person, or the place, that is looked at when it is done; the demo may have led elsewhere meanwhile.
        """
        async with self.lock:
            viewer = self._viewers.get(viewer_id or self.viewer.id, self.viewer)
            if spot is None:
                spot = DM if self.private else self.spot_id
            wanted = viewer.user.dm_channel.id if spot == DM else spot
            place = next((place for place in self._places(viewer) if place.id == wanted), self._home)
            if self._preview is None or (viewer, place.id) != (self.viewer, self.spot_id):
                await self._open(viewer, place)

    async def look_anew(self) -> None:
        """Draws the same place from scratch, so that relative times are right again. Call with `lock` held."""
        place = next((place for place in self._places(self.viewer) if place.id == self.spot_id), self._home)
        await self._open(self.viewer, place)

    async def _open(self, viewer: Viewer, place: ChannelHandle) -> None:
        await self.close()
        eyes: MemberActor | UserHandle = viewer.member if place.guild is not None else viewer.user
        self._preview = self._env.preview(
            place,
            viewers=[eyes],
            layout="channel",
            display="responsive",
            locale=self._locale,
            timezone=get_localzone_name() or "UTC",
        )
        await self._preview.__aenter__()
        self.viewer, self.spot_id = viewer, place.id
        self._shown = len(self._env.http_requests)

    async def refresh(self) -> None:
        """Lets the bot finish what it does, then shows it. Call with `lock` held."""
        await self.preview.refresh()
        self._shown = len(self._env.http_requests)

    async def close(self) -> None:
        """Shows nothing any more."""
        if self._preview is not None:
            await self._preview.close()

    def spots(self) -> tuple[Spot, ...]:
        """The places the present viewer may look at, with their unread messages. What is shown counts as read."""
        spots = []
        for place in self._places(self.viewer):
            newest = self._newest(place.id, self.viewer)
            if place.id == self.spot_id and newest:
                self.viewer.read[place.id] = newest[-1]
            seen = self.viewer.read.get(place.id, 0)
            kind = DM if place.guild is None else "thread" if place.is_thread else "channel"
            spots.append(Spot(place.id, kind, place.name or "", sum(message > seen for message in newest)))
        return tuple(spots)

    def with_names(self, shown: str) -> str:
        """`shown` with channel mentions by name where the preview cannot tell the name: in direct messages."""
        if not self.private:
            return shown
        for place in (self._home, *self._home.threads):
            shown = shown.replace(f"<#{place.id}>", f"#{place.name}")
        return shown

    def unread_elsewhere(self, viewer: Viewer) -> int:
        """Counts the private messages that wait for a person who is not looking."""
        place = viewer.user.dm_channel
        seen = viewer.read.get(place.id, 0)
        return sum(message > seen for message in self._newest(place.id, viewer))

    def _places(self, viewer: Viewer) -> tuple[ChannelHandle, ...]:
        threads = sorted(self._home.threads, key=lambda thread: thread.id, reverse=True)[:THREADS_SHOWN]
        return (self._home, *threads, viewer.user.dm_channel)

    def _newest(self, channel_id: int, viewer: Viewer) -> list[int]:
        messages = self._env.backend.messages.get(channel_id, {}).values()
        return sorted(each.id for each in messages if each.author_id != viewer.id and each.visible_to(viewer.id))
