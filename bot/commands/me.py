"""/me: a player says where they live, when they sleep, how they are reminded and when they are away; own data."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.wording import (
    ANYWHERE,
    INSTALLED,
    CommandOption,
    bot_of,
    chosen_of,
    command,
    language_choices,
    locale_string,
    suggestion,
    translated_choices,
)
from bot.messages.errors import reply_privately
from bot.messages.page import GREEN, GREY
from bot.messages.reading_language import language_text, reader_of
from bot.messages.replies import Interaction, cause_of
from engine.texts import Listed, Text, Typed, say
from face.wordings.close_names import fold_case
from face.wordings.lengths import MOST_OPTIONS, length_text, unix
from face.wordings.locales import chosen_language
from face.wordings.texts import Texts
from face.wordings.typed_times import day_of, hours_of
from host.clocks.calendar import canonical_zone, checked_zone, read_zone, zones
from host.table.skipping import is_passing
from host.values import Explains, Notify, PersonSettings, Shows, Trouble

_HOUR = 60  # minutes
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
    "UTC",
)
USUAL_NIGHTS = ("22-7", "22-8", "23-7", "23-8", "0-8", "0-9", "1-10")
USUAL_ABSENCES = tuple(timedelta(days=days) for days in (1, 3, 7, 14, 21))
EXPLAINS: tuple[Explains, ...] = ("first", "always", "never")
NOTIFY: tuple[Notify, ...] = ("dm", "mention", "none")
SHOWS: tuple[Shows, ...] = ("picture", "text")
CALENDAR_WISHES = ("new", "end")
_ON, _OFF = "on", "off"


# ----------------------------------------------------------------------------- what is set, in words


def _zone_text(player: PersonSettings) -> Text:
    """The sentence about the player's time zone."""
    if player.lost_zone is not None:
        return say("me-zone-lost", zone=Typed(player.lost_zone))
    return say("me-zone", zone=player.zone) if player.zone else say("me-no-zone")


def _quiet_text(player: PersonSettings) -> Text:
    """The sentence about their quiet hours, on their own clock."""
    if player.quiet is None:
        return say("me-no-quiet")
    return say("me-quiet", begins=_clock(player.quiet[0]), ends=_clock(player.quiet[1]))


def _notify_text(player: PersonSettings) -> Text:
    """The sentence about how they are reminded."""
    return Text(f"me-notify-{player.notify}")


def _away_text(player: PersonSettings) -> Text:
    """The sentence about their absence and what is left of the year's vacation."""
    if player.away_until is None:
        return say("me-not-away", left=player.away_left)
    return say("me-away", at=unix(player.away_until), left=player.away_left)


def _clock(minutes: int) -> Text:
    return say("me-clock", hour=str(minutes // _HOUR), minute=f"{minutes % _HOUR:02}")


# -------------------------------------------------------------------------------------- suggestions


@suggestion
async def suggested_zones(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests zones by any part of a name they have or had, each by its present name with its present time."""
    wanted = fold_case(current).replace(" ", "_")
    names = sorted(zone for zone in zones() if wanted in zone.casefold()) if wanted else USUAL_ZONES
    names = (
        sorted(names, key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted)) if wanted else names
    )
    present = list(dict.fromkeys(map(canonical_zone, names)))
    now, reader = bot_of(interaction).house.clock(), reader_of(interaction)
    choices = []
    for zone in present[:MOST_OPTIONS]:
        local = now.astimezone(read_zone(zone) or UTC)
        text = say("me-zone-choice", zone=zone, time=_clock(local.hour * _HOUR + local.minute))
        choices.append((reader.label(text, 100), zone))
    return choices


def _meant_zone(typed: str) -> str:
    """The only zone whose city begins with what was typed ("berl"), else what was typed."""
    wanted = typed.strip().casefold().replace(" ", "_")
    named = [zone for zone in zones() if zone.rpartition("/")[2].casefold().startswith(wanted)] if wanted else []
    cities = {canonical_zone(zone) for zone in named}
    return cities.pop() if len(cities) == 1 else typed


@suggestion
async def suggested_nights(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests usual nights, the typed one if it can be read, and no quiet hours."""
    reader, wanted = reader_of(interaction), fold_case(current)
    names: dict[str, str] = {}
    for typed in (wanted, *USUAL_NIGHTS):
        if len(typed) <= 20 and wanted in typed:
            with suppress(Trouble):
                begins, ends = (at.hour * _HOUR + at.minute for at in hours_of(typed, reader.texts))
                text = say("me-quiet-choice", begins=_clock(begins), ends=_clock(ends))
                names.setdefault(typed, reader.label(text, 100))
    off = _first(reader.texts, "typed-off")
    if wanted in off:
        names[off] = reader.label(say("me-quiet-off-choice"), 100)
    return [(name, typed) for typed, name in names.items()]


@suggestion
async def suggested_absences(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests a few lengths, each with the day it ends, and the typed one if it can be read."""
    bot, reader, wanted = bot_of(interaction), reader_of(interaction), current.strip()
    days = _first(reader.texts, "typed-days")
    names: dict[str, str] = {}
    usual = [(f"{length.days} {days}", reader.label(length_text(length), 40)) for length in USUAL_ABSENCES]
    for typed, words in ((wanted, wanted), *usual):
        if len(typed) <= 40 and (wanted.casefold() in typed or wanted.casefold() in words.casefold()):
            with suppress(Trouble):
                until = day_of(typed, bot.house.clock(), UTC, reader.texts)
                names.setdefault(typed, reader.label(say("me-away-choice", typed=words, day=f"{until:%Y-%m-%d}"), 100))
    return [(name, typed) for typed, name in names.items()]


def _first(texts: Texts, key: str) -> str:
    return texts.format(key, {}).split()[0]


# --------------------------------------------------------------------------------------- commands


@INSTALLED
@ANYWHERE
class MeCommands(commands.GroupCog, group_name="me", group_description=locale_string("command-me")):
    """The subcommands of /me."""

    @command("timezone", "command-me-timezone", zone=CommandOption("option-zone", suggested_zones))
    async def timezone(self, interaction: Interaction, zone: str) -> None:
        house, me = bot_of(interaction).house, interaction.user.id
        await house.settings.set_zone(me, checked_zone(_meant_zone(zone)))
        await _confirm(interaction, await house.settings.player(me), _zone_text)

    @command("quiet", "command-me-quiet", hours=CommandOption("option-quiet", suggested_nights))
    async def quiet(self, interaction: Interaction, hours: str) -> None:
        house, me, off = (
            bot_of(interaction).house,
            interaction.user.id,
            reader_of(interaction).texts.format("typed-off", {}),
        )
        night = None
        if fold_case(hours) not in fold_case(off).split():
            begins, ends = hours_of(hours, reader_of(interaction).texts)
            night = begins.hour * _HOUR + begins.minute, ends.hour * _HOUR + ends.minute
        await house.settings.set_quiet(me, night)
        await _confirm(interaction, await house.settings.player(me), _quiet_text)

    @command(
        "notifications",
        "command-me-notifications",
        by=CommandOption("option-notify", choices=translated_choices("notify", NOTIFY)),
    )
    async def notifications(self, interaction: Interaction, by: str) -> None:
        house, me = bot_of(interaction).house, interaction.user.id
        await house.settings.set_notify(me, chosen_of(NOTIFY, by))
        await _confirm(interaction, await house.settings.player(me), _notify_text)

    @command("away", "command-me-away", until=CommandOption("option-until", suggested_absences))
    async def away(self, interaction: Interaction, until: str) -> None:
        house, me = bot_of(interaction).house, interaction.user.id
        zone = read_zone((await house.settings.player(me)).zone) or UTC
        day = day_of(until, house.clock(), zone, reader_of(interaction).texts)
        await house.settings.set_away(me, day)
        await _confirm(interaction, await house.settings.player(me), _away_text)

    @command("back", "command-me-back")
    async def back(self, interaction: Interaction) -> None:
        house, me = bot_of(interaction).house, interaction.user.id
        await house.settings.set_away(me, None)
        for table in await house.lookups.tables_of(me):
            card = table.card(me)
            if card is not None and card.away:
                try:
                    await house.deadlines.back(table.id, me, f"{cause_of(interaction)}:{table.id}")
                except Exception as error:  # a halted table keeps nobody away from the others
                    if is_passing(error):
                        raise
                    await house.tables.skipping.note("a player's return", table.id, error)
        await reply_privately(interaction, reader_of(interaction).line(say("me-back")), GREEN)

    @command(
        "explanations",
        "command-me-explanations",
        when=CommandOption("option-explanations", choices=translated_choices("explanations", EXPLAINS)),
    )
    async def explanations(self, interaction: Interaction, when: str) -> None:
        chosen = chosen_of(EXPLAINS, when)
        await bot_of(interaction).house.settings.set_explains(interaction.user.id, chosen)
        await reply_privately(interaction, reader_of(interaction).line(Text(f"me-explanations-{chosen}")), GREEN)

    @command("language", "command-me-language", language=CommandOption("option-language", choices=language_choices()))
    async def language(self, interaction: Interaction, language: str) -> None:
        house = bot_of(interaction).house
        await house.languages.choose(interaction.user.id, chosen_language(language))
        await reply_privately(interaction, reader_of(interaction).line(language_text(house, interaction)), GREEN)

    @command(
        "board",
        "command-me-board",
        as_=CommandOption("option-board", choices=translated_choices("board", SHOWS)),
    )
    @app_commands.rename(as_="as")
    async def board(self, interaction: Interaction, as_: str) -> None:
        chosen = chosen_of(SHOWS, as_)
        await bot_of(interaction).house.settings.set_board(interaction.user.id, chosen)
        await reply_privately(interaction, reader_of(interaction).line(Text(f"me-board-{chosen}")), GREEN)

    @command("block", "command-me-block", user=CommandOption("option-block-user"))
    async def block(self, interaction: Interaction, user: discord.User) -> None:
        await bot_of(interaction).house.wishes.shun(interaction.user.id, user.id)
        await reply_privately(interaction, reader_of(interaction).line(say("shun-done", who=f"<@{user.id}>")), GREEN)

    @command("unblock", "command-me-unblock", user=CommandOption("option-block-user"))
    async def unblock(self, interaction: Interaction, user: discord.User) -> None:
        await bot_of(interaction).house.wishes.shun_no_more(interaction.user.id, user.id)
        await reply_privately(interaction, reader_of(interaction).line(say("shun-no-more", who=f"<@{user.id}>")), GREEN)

    @command("blocked", "command-me-blocked")
    async def blocked(self, interaction: Interaction) -> None:
        others = await bot_of(interaction).house.wishes.shunned_by(interaction.user.id)
        who = Listed(tuple(f"<@{other}>" for other in others))
        words = say("shunned-head", who=who) if others else say("shunned-none")
        await reply_privately(interaction, reader_of(interaction).line(words), GREY)

    @command("show", "command-me-show")
    async def show(self, interaction: Interaction) -> None:
        settings, me = bot_of(interaction).house.settings, interaction.user.id
        player, explains = await settings.player(me), (await settings.explanations(me, "")).explains
        lines = [_zone_text(player), _quiet_text(player), _notify_text(player), _away_text(player)]
        lines += [Text(f"me-explanations-{explains}"), Text(f"me-board-{player.board}")]
        lines.append(language_text(bot_of(interaction).house, interaction))
        counts = await bot_of(interaction).house.records.counts(me)
        lines.append(say("me-records-on") if counts else say("me-records-off"))
        await reply_privately(interaction, reader_of(interaction).lines(lines), GREY)

    @command(
        "records",
        "command-me-records",
        counted=CommandOption("option-records", choices=translated_choices("records", (_ON, _OFF))),
    )
    async def records(self, interaction: Interaction, counted: str) -> None:
        await bot_of(interaction).house.records.set_counts(interaction.user.id, counted == _ON)
        done = say("me-records-on-done") if counted == _ON else say("me-records-off-done")
        await reply_privately(interaction, reader_of(interaction).line(done), GREEN)

    @command("tables", "command-me-tables")
    async def tables(self, interaction: Interaction) -> None:
        await bot_of(interaction).page_links.open_all(interaction)

    @command(
        "calendar",
        "command-me-calendar",
        do=CommandOption("option-calendar", choices=translated_choices("calendar", CALENDAR_WISHES)),
    )
    async def calendar(self, interaction: Interaction, do: str | None = None) -> None:
        await bot_of(interaction).page_links.calendar(interaction, do)

    @command("sessions", "command-me-sessions")
    async def sessions(self, interaction: Interaction) -> None:
        done = await bot_of(interaction).page_links.end_all(interaction)
        await reply_privately(interaction, reader_of(interaction).line(done), GREEN)

    @command("export", "command-me-export")
    async def export(self, interaction: Interaction) -> None:
        await bot_of(interaction).privacy.export(interaction)

    @command("forget", "command-me-forget")
    async def forget(self, interaction: Interaction) -> None:
        await bot_of(interaction).privacy.ask(interaction)


async def _confirm(interaction: Interaction, player: PersonSettings, what: Any) -> None:
    await reply_privately(interaction, reader_of(interaction).line(what(player)), GREEN)
