"""Suggests and reads the options of /table new: the game, what can be chosen for it, and the grace of any table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, timedelta, tzinfo
from typing import Any

from bot.commands.wording import bot_of, fitting_names, suggestion, typed_so_far
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from engine.policies import CARETAKER, level_text, levels
from engine.registry import game as rules_of
from engine.texts import Listed, Text, Typed, say
from face.core.face import face
from face.core.names import game_name
from face.wordings.close_names import closest, fitting, fold_case
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL, cut_text
from face.wordings.reader import Reader
from face.wordings.texts import tidy_line
from face.wordings.typed_amounts import parse_number
from face.wordings.typed_times import day_in_words, moment_of
from host.clocks.calendar import read_zone
from host.clocks.patience import LEAST_PATIENCE, MOST_PATIENCE
from host.days_off import DaysOff
from host.lobby.holidays import OWN_COUNTRY, days_off_of
from host.lobby.settings import (
    BAD_EXTENSIONS,
    BAD_GRACE,
    BAD_PATIENCE,
    EXTENSIONS,
    LONGEST_GRACE,
    MOST_EXTENSIONS,
    USUAL_PATIENCE,
)
from host.lobby.starting import BY_HAND, StartWhen
from host.lobby.stewards import checked_level
from host.values import BAD_OPTIONS, Pace, Trouble, Trying

_GRACE = "grace"  # of the last to seal; no game has an option of that name
STAND_IN = "stand_in"  # the level of stand-ins; no game has an option of that name
_TRYING = "try"  # who may try out what they could do; no game has an option of that name
_HINTS = "hints"  # whether players may ask for hints; no game has an option of that name
_RATED = "rated"  # whether the result counts for ratings; no game has an option of that name
NOT_TO_FOLLOW = "not-to-follow"  # the bot has no pages in a browser
_WATCHED = "onlookers"  # whether whoever has its address may read the board; no game has an option of that name
_REMARKS = "remarks"  # whether automatic players speak in the thread; no game has an option of that name
EVENINGS = ("20:00",)  # a time of day that is suggested for a start
_DAYS_AHEAD = 7
_WEEKENDS, _HOLIDAYS = "weekends", "holidays"  # days off; no game has options of these names
_PATIENCE = "patience"  # how many of their last decisions a player may let pass; 0: however many
_EXTENSIONS = "extensions"  # that each player may take by themselves; no game has an option of that name
GRACES = (0, 1, 5)  # minutes that are suggested
SEVERAL_GAMES = "several-games"  # `games`
UNKNOWN_GAME = "unknown-game"  # `games`: all there are
UNKNOWN_OPTIONS = "unknown-options"  # `option`, `game`, and what it takes: `offers`, how many: `count`


@suggestion
async def offered_games(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the games that can be opened, by their names."""
    named = _named_games(interaction)
    chosen = fitting(current, named) or closest(current, named)
    return [(named[game], game) for game in chosen]


def game_meant(interaction: Interaction, typed: str) -> str:
    """The id of the game that `typed` means: its id, its name, or a beginning of a word that no other game has.

    Raises Trouble `unknown-game` with the names of all games, `several-games` with those that it could mean.
    """
    wanted, named = fold_case(typed), _named_games(interaction)
    for game, name in named.items():
        if wanted in (game, fold_case(name)):
            return game
    begun = [game for game, name in named.items() if f" {wanted}" in f" {game} {fold_case(name)}"] if wanted else []
    chosen = begun or closest(wanted, named)
    if len(chosen) == 1:
        return chosen[0]
    if begun:
        raise Trouble(SEVERAL_GAMES, games=Listed(tuple(named[game] for game in begun)))
    raise Trouble(UNKNOWN_GAME, games=Listed(tuple(named.values())))


def _named_games(interaction: Interaction) -> dict[str, str]:
    reader = reader_of(interaction)
    return {game: reader.label(game_name(game), 100) for game in bot_of(interaction).games}


def game_so_far(interaction: Interaction) -> str:
    """The game that the option `game` holds by now. Raises Trouble as `game_meant` does."""
    return game_meant(interaction, typed_so_far(interaction, "game") or "")


def level_names(offered: Iterable[str], reader: Reader) -> list[tuple[str, str]]:
    """How well automatic players can play, in words and as the value of an option."""
    return [(reader.label(level_text(level), OPTION_LABEL), level) for level in offered]


@suggestion
async def suggest_offered_levels(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests how well the automatic players of the chosen game can play."""
    offered = levels(rules_of(game_so_far(interaction)))
    return fitting_names(level_names(offered, reader_of(interaction)), current)


@suggestion
async def offered_options(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the options of the chosen game, added to the options that are typed already.

    A half-typed word is looked for in the sentence of each option, too.
    """
    game = game_so_far(interaction)
    reader, typed = reader_of(interaction), current.replace(",", " ").split()
    whole = [part for part in typed if "=" in part and not part.endswith("=")]
    taken = {_option_name(part.partition("=")[0]) for part in whole}
    begun = " ".join(part for part in typed if part not in whole).casefold()
    return [
        (cut_text(f"{offer} · {sentence}", OPTION_LABEL), " ".join([*whole, offer]))
        for offer, sentence in ((offer, reader.label(text, 200)) for offer, text in _offers(game))
        if offer.partition("=")[0] not in taken
        if begun in offer or begun in sentence.casefold()
        if len(" ".join([*whole, offer])) <= OPTION_LABEL
    ]


def _offers(game: str) -> tuple[tuple[str, Text], ...]:
    """Lists the options of a table of that game, as typed and in words."""
    graces = ((f"{_GRACE}={minutes}", say("bot-grace-offer", minutes=minutes)) for minutes in GRACES)
    thinking = (level for level in levels(rules_of(game)) if level != CARETAKER)
    stand_ins = ((f"{STAND_IN}={level}", say("bot-stand-in", level=level)) for level in thinking)
    hints, trials = (f"{_HINTS}=yes", say("hints-offer")), (f"{_TRYING}=yes", say("trial-offer"))
    no_trials = (f"{_TRYING}=no", say("trial-no-offer"))
    extending = ((f"{_EXTENSIONS}={count}", say("more-time-offer", count=count)) for count in (0, 2, 4))
    waiting = ((f"{_PATIENCE}={count}", say("patience-offer", count=count)) for count in (0, 3))
    off = ((f"{_WEEKENDS}=off", say("weekends-offer")), (f"{_HOLIDAYS}={OWN_COUNTRY}", say("holidays-offer")))
    unrated = (f"{_RATED}=no", say("rated-offer"))
    silent = (f"{_REMARKS}=no", say("remarks-offer"))
    watched = (f"{_WATCHED}=yes", say("watched-offer"))
    tried, timed = (trials, no_trials), (*graces, *extending, *waiting, *off)
    return (*face(game).offers(), *timed, *stand_ins, hints, *tried, unrated, watched, silent)


def take_grace(options: dict[str, Any], usual: int) -> int:
    """Takes the grace, in minutes, out of typed options; `usual` if there is none. Raises Trouble `bad-grace`."""
    typed = options.pop(_GRACE, usual)
    if isinstance(typed, str):
        raise Trouble(BAD_GRACE, most=LONGEST_GRACE)
    return int(typed)


def take_extensions(options: dict[str, Any], pace: Pace) -> int:
    """Takes how often each player may take more time out of typed options; as usual at such a pace without one.

    Raises Trouble `bad-extensions`.
    """
    typed = options.pop(_EXTENSIONS, EXTENSIONS if pace.bank is None else 0)
    if not isinstance(typed, int) or isinstance(typed, bool):
        raise Trouble(BAD_EXTENSIONS, most=MOST_EXTENSIONS)
    return typed


def take_patience(options: dict[str, Any]) -> int:
    """Takes how many of their last decisions a player may let pass out of typed options; as usual without one.

    Raises Trouble `bad-patience`.
    """
    typed = options.pop(_PATIENCE, USUAL_PATIENCE)
    if not isinstance(typed, int) or isinstance(typed, bool):
        raise Trouble(BAD_PATIENCE, least=LEAST_PATIENCE, most=MOST_PATIENCE)
    return typed


async def take_days_off(interaction: Interaction, options: dict[str, Any]) -> DaysOff | None:
    """Takes the days on which no time runs out of typed options: "weekends=off", "holidays=cz" or "holidays=yes".

    They are those of the reader's time zone. Raises Trouble as `days_off_of`, `bad-options`.
    """
    weekends, country = options.pop(_WEEKENDS, "on"), options.pop(_HOLIDAYS, False)
    if weekends not in ("off", "on") or (isinstance(country, int) and not isinstance(country, bool)):
        raise Trouble(BAD_OPTIONS, option=Typed(tidy_line(f"{_WEEKENDS}={weekends}")))
    if isinstance(country, bool):
        country = OWN_COUNTRY if country else ""
    house = bot_of(interaction).house
    zone = (await house.settings.player(interaction.user.id)).zone
    return days_off_of(zone, weekends=weekends == "off", country=country, now=house.clock())


def take_stand_in(options: dict[str, Any], game: str) -> str:
    """Takes the level of stand-ins out of typed options, the caretaker without one. Raises Trouble `unknown-level`."""
    return checked_level(rules_of(game), str(options.pop(STAND_IN, CARETAKER)))


def take_hints(options: dict[str, Any]) -> bool:
    """Takes whether players may ask for hints out of typed options. Raises Trouble `bad-options`."""
    return _flag(options, _HINTS, usual=False)


def take_trying(options: dict[str, Any]) -> Trying:
    """Takes who may try out what they could do out of typed options: who plays alone, if nothing is typed.

    Raises as `take_hints`.
    """
    if options.get(_TRYING) == "alone":
        del options[_TRYING]
    if _TRYING not in options:
        return "alone"
    return "all" if _flag(options, _TRYING, usual=False) else "off"


def take_rated(options: dict[str, Any]) -> bool:
    """Takes whether the result counts for ratings out of typed options; yes without one. Raises as `take_hints`."""
    return _flag(options, _RATED, usual=True)


def take_watched(options: dict[str, Any], *, pages: bool) -> bool:
    """Takes whether whoever has its address may read the board out of typed options. `pages`: there is such an address.

    Raises Trouble `not-to-follow` without pages, and as `take_hints`.
    """
    watched = _flag(options, _WATCHED, usual=False)
    if watched and not pages:
        raise Trouble(NOT_TO_FOLLOW)
    return watched


def take_remarks(options: dict[str, Any]) -> bool:
    """Takes whether automatic players speak out of typed options; yes without one. Raises as `take_hints`."""
    return _flag(options, _REMARKS, usual=True)


def _flag(options: dict[str, Any], name: str, *, usual: bool) -> bool:
    typed = options.pop(name, usual)
    if not isinstance(typed, bool):
        raise Trouble(BAD_OPTIONS, option=Typed(tidy_line(f"{name}={typed}")))
    return typed


def told_what_it_takes(trouble: Trouble, game: str) -> Trouble:
    """The trouble of options that cannot be used, with those that `game` takes; any other as it is."""
    if trouble.code != BAD_OPTIONS:
        return trouble
    offers = tuple(f"`{offer}`" for offer, _ in _offers(game))
    option = trouble.details.get("option", "")
    return Trouble(UNKNOWN_OPTIONS, option=option, game=game_name(game), offers=Listed(offers), count=len(offers))


@suggestion
async def suggested_starts(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the start of a full table, the typed time, and a time of day on the next days, in the reader's zone."""
    reader, now, zone = reader_of(interaction), bot_of(interaction).house.clock(), await _own_zone(interaction)
    names: dict[str, str] = {}
    wanted = fold_case(current)
    for key, label in (("typed-full", "start-full-choice"), ("typed-off", "start-off-choice")):
        word = reader.texts.format(key, {}).split()[0]
        if wanted in word:
            names[word] = reader.label(say(label), OPTION_LABEL)
    for typed in (wanted, *EVENINGS):
        with suppress(Trouble):
            first = moment_of(typed, now, zone, reader.texts) if wanted in typed else None
            days = _DAYS_AHEAD if first is not None and _clock_alone(typed) else 1
            for day in range(days if first is not None else 0):
                at = (first or now).astimezone(zone) + timedelta(days=day)
                names.setdefault(f"{at:%Y-%m-%d %H:%M}", day_in_words(at, reader.texts))
    return [(name, typed) for typed, name in names.items()][:MOST_OPTIONS]


def _clock_alone(typed: str) -> bool:
    """Whether a time of day was typed, and no day."""
    return len(typed.split()) == 1 and ":" in typed


async def _own_zone(interaction: Interaction) -> tzinfo:
    return read_zone((await bot_of(interaction).house.settings.player(interaction.user.id)).zone) or UTC


async def read_start(interaction: Interaction, typed: str) -> StartWhen:
    """Reads when a game begins by itself: "full", a time in the reader's zone, or "off". Raises Trouble `unclear-day`.

    Empty: never.
    """
    texts, wanted = reader_of(interaction).texts, fold_case(typed)
    if not wanted or wanted in fold_case(texts.format("typed-off", {})).split():
        return BY_HAND
    if wanted in fold_case(texts.format("typed-full", {})).split():
        return StartWhen(full=True)
    house = bot_of(interaction).house
    return StartWhen(at=moment_of(typed, house.clock(), await _own_zone(interaction), texts))


def read_options(typed: str) -> dict[str, Any]:
    """Reads typed table options, "boards=all promos=yes". Raises Trouble `bad-options`."""
    options: dict[str, Any] = {}
    for part in typed.replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise _unclear(part)
        options[_option_name(name)] = _option_value(part, value)
    return options


def _option_name(typed: str) -> str:
    """The name of a typed option: phones begin with a capital letter, and people type a dash for an underscore."""
    return typed.casefold().replace("-", "_")


def _option_value(part: str, value: str) -> int | bool | str:
    if value.isdecimal():
        number = parse_number(value)
        if number is None:
            raise _unclear(part)
        return number
    meant = value.casefold()  # the ids of boards and packs are in small letters
    return {"yes": True, "true": True, "no": False, "false": False}.get(meant, meant)


def _unclear(part: str) -> Trouble:
    return Trouble(BAD_OPTIONS, option=Typed(tidy_line(part)))
