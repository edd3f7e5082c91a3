"""/me: where one lives, when one sleeps, how one is reminded, and when one is away."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.commands.wording import ANYWHERE, INSTALLED, bot_of, described, reader_of
from bot.errors import answered, whisper
from bot.page import GREEN, GREY, MOST_OPTIONS
from bot.replies import cause_of
from bot.texts import Texts
from bot.times import unix
from bot.typed_times import day_of, hours_of
from engine.core.texts import Text, say
from host.calendar import checked_zone, zones
from host.tables import Notify, Player, Trouble

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

HOUR = 60  # minutes
UTC = "UTC"
USUAL_ZONES = (
    "Europe/London",
    "Europe/Berlin",
    "Europe/Prague",
    "Europe/Kyiv",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    UTC,
)
USUAL_NIGHTS = ("22-7", "22-8", "23-7", "23-8", "0-8", "0-9", "1-10")
USUAL_ABSENCES = tuple(timedelta(days=days) for days in (1, 3, 7, 14, 21))
NOTIFY: tuple[Notify, ...] = ("dm", "mention", "none")


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /me."""
    group = app_commands.Group(
        name="me", description=described("command-me"), allowed_contexts=ANYWHERE, allowed_installs=INSTALLED
    )

    @group.command(name="timezone", description=described("command-me-timezone"))
    @app_commands.describe(zone=described("option-zone"))
    @app_commands.autocomplete(zone=suggested_zones)
    async def timezone(interaction: Interaction, zone: str) -> None:
        await answered(interaction, _timezone(interaction, zone))

    @group.command(name="quiet", description=described("command-me-quiet"))
    @app_commands.describe(hours=described("option-quiet"))
    @app_commands.autocomplete(hours=suggested_nights)
    async def quiet(interaction: Interaction, hours: str) -> None:
        await answered(interaction, _quiet(interaction, hours))

    @group.command(name="notifications", description=described("command-me-notifications"))
    @app_commands.describe(by=described("option-notify"))
    @app_commands.choices(
        by=[app_commands.Choice(name=described(f"choice-notify-{value}"), value=value) for value in NOTIFY]
    )
    async def notifications(interaction: Interaction, by: str) -> None:
        await answered(interaction, _notifications(interaction, by))

    @group.command(name="away", description=described("command-me-away"))
    @app_commands.describe(until=described("option-until"))
    @app_commands.autocomplete(until=suggested_absences)
    async def away(interaction: Interaction, until: str) -> None:
        await answered(interaction, _away(interaction, until))

    @group.command(name="back", description=described("command-me-back"))
    async def back(interaction: Interaction) -> None:
        await answered(interaction, _back(interaction))

    @group.command(name="show", description=described("command-me-show"))
    async def show(interaction: Interaction) -> None:
        await answered(interaction, _show(interaction))

    tree.add_command(group)


# ------------------------------------------------------------------------------------- what they do


async def _timezone(interaction: Interaction, zone: str) -> None:
    house, me = bot_of(interaction).house, interaction.user.id
    await house.set_zone(me, checked_zone(zone))
    await _told(interaction, await house.player(me), zone_text)


async def _quiet(interaction: Interaction, typed: str) -> None:
    house, me, off = (
        bot_of(interaction).house,
        interaction.user.id,
        reader_of(interaction).texts.format("typed-off", {}),
    )
    hours = None
    if typed.strip().casefold() not in off.split():
        begins, ends = hours_of(typed)
        hours = begins.hour * HOUR + begins.minute, ends.hour * HOUR + ends.minute
    await house.set_quiet(me, hours)
    await _told(interaction, await house.player(me), quiet_text)


async def _notifications(interaction: Interaction, by: str) -> None:
    house, me = bot_of(interaction).house, interaction.user.id
    await house.set_notify(me, next(value for value in NOTIFY if value == by))
    await _told(interaction, await house.player(me), notify_text)


async def _away(interaction: Interaction, typed: str) -> None:
    house, me = bot_of(interaction).house, interaction.user.id
    zone = ZoneInfo((await house.player(me)).zone or UTC)
    until = day_of(typed, house.clock(), zone, reader_of(interaction).texts)
    await house.set_away(me, until)
    await _told(interaction, await house.player(me), away_text)


async def _back(interaction: Interaction) -> None:
    house, me = bot_of(interaction).house, interaction.user.id
    await house.set_away(me, None)
    for table in await house.tables_of(me):
        card = table.card(me)
        if card is not None and card.away:
            await house.back(table.id, me, f"{cause_of(interaction)}:{table.id}")
    await whisper(interaction, reader_of(interaction).line(say("me-back")), GREEN)


async def _show(interaction: Interaction) -> None:
    player = await bot_of(interaction).house.player(interaction.user.id)
    lines = [zone_text(player), quiet_text(player), notify_text(player), away_text(player)]
    await whisper(interaction, reader_of(interaction).lines(lines), GREY)


async def _told(interaction: Interaction, player: Player, what: Any) -> None:
    await whisper(interaction, reader_of(interaction).line(what(player)), GREEN)


# ----------------------------------------------------------------------------- what is set, in words


def zone_text(player: Player) -> Text:
    """Where the player lives."""
    return say("me-zone", zone=player.zone) if player.zone else say("me-no-zone")


def quiet_text(player: Player) -> Text:
    """When they sleep, on their own clock."""
    if player.quiet is None:
        return say("me-no-quiet")
    return say("me-quiet", begins=_clock(player.quiet[0]), ends=_clock(player.quiet[1]))


def notify_text(player: Player) -> Text:
    """How they are reminded."""
    return Text(f"me-notify-{player.notify}")


def away_text(player: Player) -> Text:
    """Until when they are away, and how much of the year's vacation is left."""
    if player.away_until is None:
        return say("me-not-away", left=player.away_left)
    return say("me-away", at=unix(player.away_until), left=player.away_left)


def _clock(minutes: int) -> Text:
    return say("me-clock", hour=str(minutes // HOUR), minute=f"{minutes % HOUR:02}")


# -------------------------------------------------------------------------------------- suggestions


async def suggested_zones(interaction: Interaction, current: str) -> Choices:
    """Zones by any part of their name, each with the time it is there now."""
    wanted = current.strip().casefold().replace(" ", "_")
    names = sorted(zone for zone in zones() if wanted in zone.casefold()) if wanted else USUAL_ZONES
    names = (
        sorted(names, key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted)) if wanted else names
    )
    now, reader = bot_of(interaction).house.clock(), reader_of(interaction)
    found = []
    for zone in names[:MOST_OPTIONS]:
        local = now.astimezone(ZoneInfo(zone))
        text = say("me-zone-choice", zone=zone, time=_clock(local.hour * HOUR + local.minute))
        found.append(app_commands.Choice(name=reader.label(text, 100), value=zone))
    return found


async def suggested_nights(interaction: Interaction, current: str) -> Choices:
    """Usual nights; what is typed if it can be read; no quiet hours."""
    reader, wanted = reader_of(interaction), current.strip().casefold()
    found: dict[str, str] = {}
    for typed in (wanted, *USUAL_NIGHTS):
        if len(typed) <= 20 and wanted in typed:
            with suppress(Trouble):
                begins, ends = (at.hour * HOUR + at.minute for at in hours_of(typed))
                text = say("me-quiet-choice", begins=_clock(begins), ends=_clock(ends))
                found.setdefault(typed, reader.label(text, 100))
    off = _first(reader.texts, "typed-off")
    if wanted in off:
        found[off] = reader.label(say("me-quiet-off-choice"), 100)
    return [app_commands.Choice(name=name, value=typed) for typed, name in found.items()]


async def suggested_absences(interaction: Interaction, current: str) -> Choices:
    """A few lengths, each with the day it ends; what is typed if it can be read."""
    bot, reader, wanted = bot_of(interaction), reader_of(interaction), current.strip()
    days = _first(reader.texts, "typed-days")
    found: dict[str, str] = {}
    for typed in (wanted, *(f"{length.days} {days}" for length in USUAL_ABSENCES)):
        if len(typed) <= 40 and wanted.casefold() in typed:
            with suppress(Trouble):
                until = day_of(typed, bot.house.clock(), ZoneInfo(UTC), reader.texts)
                found.setdefault(typed, reader.label(say("me-away-choice", typed=typed, day=f"{until:%Y-%m-%d}"), 100))
    return [app_commands.Choice(name=name, value=typed) for typed, name in found.items()]


def _first(texts: Texts, key: str) -> str:
    return texts.format(key, {}).split()[0]
