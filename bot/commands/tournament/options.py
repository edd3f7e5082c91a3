"""Reads which tournament, table and day the options of /tournament mean, and suggests them while they are typed."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.commands.table_options import UNKNOWN_OPTIONS, game_so_far
from bot.commands.wording import bot_of, suggestion, table_number, typed_so_far
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from bot.tournaments.moderating import table_at
from engine.texts import Listed, say
from face.core.face import face
from face.core.names import game_name
from face.tournaments.shown import telling_of, tournament_name
from face.tournaments.standings import person_named
from face.wordings.close_names import fold_case
from face.wordings.lengths import OPTION_LABEL, cut_text
from face.wordings.texts import tidy_line
from face.wordings.typed_times import day_in_words, moment_of
from host.clocks.calendar import read_zone
from host.tournaments.rules.ledger import TournamentTable
from host.tournaments.shown import TournamentShown
from host.tournaments.stored import NO_SUCH_TOURNAMENT
from host.values import BAD_OPTIONS, Trouble

NO_TOURNAMENTS = "no-tournaments"  # on this server
WHICH_TOURNAMENT = "which-tournament"  # several go on
_DAYS_AHEAD = (3, 5, 7, 14)  # that are suggested for registration
_LONGEST_NUMBER = 9  # digits
_GOES_ON = ("open", "playing")


async def _here(interaction: Interaction) -> tuple[TournamentShown, ...]:
    return await bot_of(interaction).house.tournaments.on_server(interaction.guild_id or 0)


async def meant_tournament(interaction: Interaction, typed: str) -> int:
    """The tournament that is typed, by its number or name; else that of this thread, or the only one that goes on.

    Raises Trouble `no-such-tournament`, `no-tournaments`, `which-tournament`.
    """
    wanted = fold_case(typed)
    if wanted.isdecimal() and len(wanted) <= _LONGEST_NUMBER:
        return int(wanted)
    there = await _here(interaction)
    if wanted:
        named = [shown.id for shown in there if fold_case(shown.plan.name) == wanted]
        if not named:
            raise Trouble(NO_SUCH_TOURNAMENT)
        return named[0]
    for shown in there:
        if shown.thread_id is not None and shown.thread_id == interaction.channel_id:
            return shown.id
    some = [shown.id for shown in there if shown.state in _GOES_ON] or [shown.id for shown in there]
    if not some:
        raise Trouble(NO_TOURNAMENTS)
    if len(some) > 1:
        raise Trouble(WHICH_TOURNAMENT)
    return some[0]


@suggestion
async def tournaments_here(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the tournaments of this server, those that go on first."""
    reader, wanted = reader_of(interaction), fold_case(current)
    named = []
    for shown in await _here(interaction):
        line = say("tournament-choice", name=tournament_name(shown.plan), game=game_name(shown.plan.game))
        named.append((reader.label(line, OPTION_LABEL), str(shown.id)))
    return [(name, number) for name, number in named if wanted in fold_case(name) or wanted == number]


@suggestion
async def tables_of_tournament(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the tables of the tournament that is meant so far, the last round first."""
    shown = await _so_far(interaction)
    reader, wanted, telling = reader_of(interaction), fold_case(current), telling_of(shown)
    named = []
    for round in reversed(range(len(shown.tables))):
        for at, number in enumerate(shown.tables[round]):
            if number is None:
                continue
            seats = shown.tournament.rounds[round].tables[at].seats
            people = Listed(tuple(person_named(seat.holder, shown.names) for seat in seats if seat.holder is not None))
            line = say("tournament-table-choice", round=round + 1, table=telling.table(round, at), people=people)
            named.append((reader.label(line, OPTION_LABEL), str(number)))
    return [(name, number) for name, number in named if wanted in fold_case(name) or wanted == number]


@suggestion
async def places_so_far(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Says whose place each typed number is, in the order of the seats of the table that is chosen so far."""
    shown, typed = await _so_far(interaction), typed_so_far(interaction, "table")
    if typed is None:
        return []
    round, at = table_at(shown, table_number(typed))
    seats = shown.tournament.rounds[round].tables[at].seats
    held = [seat.holder for seat in seats if seat.holder is not None]
    numbers = current.replace(",", " ").split() or _places_now(shown.tournament.rounds[round].tables[at])
    if not all(number.isdecimal() and len(number) < 3 for number in numbers) or len(numbers) > len(held):
        return []
    places = [*numbers, *["?"] * (len(held) - len(numbers))]
    pairs = [
        say("tournament-place-choice", who=person_named(person, shown.names), place=place)
        for person, place in zip(held, places, strict=True)
    ]
    reader = reader_of(interaction)
    label = cut_text(", ".join(reader.label(pair, OPTION_LABEL) for pair in pairs), OPTION_LABEL)
    return [(label, " ".join(numbers))] if numbers else []


def _places_now(table: TournamentTable) -> list[str]:
    """The places that its people have so far, in the order in which they are typed; one after the other without any."""
    held = [at for at, seat in enumerate(table.seats) if seat.holder is not None]
    return [str(table.places[at] if table.places else number) for number, at in enumerate(held, 1)]


@suggestion
async def game_options(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the options of the chosen game itself, added to those that are typed already."""
    reader, typed = reader_of(interaction), current.replace(",", " ").split()
    whole = [part for part in typed if "=" in part and not part.endswith("=")]
    taken = {part.partition("=")[0].casefold() for part in whole}
    begun = " ".join(part for part in typed if part not in whole).casefold()
    return [
        (cut_text(f"{offer} · {sentence}", OPTION_LABEL), " ".join([*whole, offer]))
        for offer, sentence in (
            (offer, reader.label(text, 200)) for offer, text in face(game_so_far(interaction)).offers()
        )
        if offer.partition("=")[0] not in taken and (begun in offer or begun in sentence.casefold())
        if len(" ".join([*whole, offer])) <= OPTION_LABEL
    ]


def told_what_game_takes(trouble: Trouble, game: str) -> Trouble:
    """The trouble of options that cannot be used, with those that the game itself takes; any other as it is."""
    if trouble.code != BAD_OPTIONS:
        return trouble
    offers = tuple(f"`{offer}`" for offer, _ in face(game).offers())
    option = trouble.details.get("option", "")
    return Trouble(UNKNOWN_OPTIONS, option=option, game=game_name(game), offers=Listed(offers), count=len(offers))


async def read_day(interaction: Interaction, typed: str) -> datetime:
    """A day, moment or length from now on, in the time zone of who types it. Raises Trouble `unclear-day`."""
    house = bot_of(interaction).house
    zone = read_zone((await house.settings.player(interaction.user.id)).zone) or UTC
    return moment_of(typed, house.clock(), zone, reader_of(interaction).texts)


@suggestion
async def suggested_days(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests a few ends of registration at eight in the evening, and what is typed if it can be read."""
    reader, house, wanted = reader_of(interaction), bot_of(interaction).house, tidy_line(current, 40)
    zone = read_zone((await house.settings.player(interaction.user.id)).zone) or UTC
    now = house.clock().astimezone(zone)
    names: dict[str, str] = {}
    if wanted:
        with suppress(Trouble):
            names[f"{moment_of(wanted, now, zone, reader.texts).astimezone(zone):%Y-%m-%d %H:%M}"] = wanted
    for days in _DAYS_AHEAD:
        names.setdefault(f"{now + timedelta(days=days):%Y-%m-%d} 20:00", "")
    shown = [
        (day_in_words(datetime.strptime(day, "%Y-%m-%d %H:%M").replace(tzinfo=zone), reader.texts), day, typed)
        for day, typed in names.items()
    ]
    return [(label, day) for label, day, typed in shown if typed or wanted in day or fold_case(wanted) in label]


async def _so_far(interaction: Interaction) -> TournamentShown:
    """The tournament that is meant by what is typed so far, on this server."""
    which = await meant_tournament(interaction, typed_so_far(interaction, "tournament") or "")
    shown = await bot_of(interaction).house.tournaments.shown(which)
    if shown.place.server_id != interaction.guild_id:
        raise Trouble(NO_SUCH_TOURNAMENT)
    return shown
