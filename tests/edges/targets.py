"""The edges at which something comes in that nobody has checked. Each target makes and judges one case at a time.

A case passes if it is read, or refused by the error that this edge has for it; any other exception is a fault, and so
is a wrong state.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol
from unittest import mock
from zoneinfo import ZoneInfo

import msgspec
from pydantic import AliasChoices, ValidationError

from bot.app.settings import Settings
from bot.cli.verifying import HOLDS, NotedProof, check_export, write_replay
from bot.commands.table import read_pace
from bot.commands.table_options import read_options, take_grace, take_hints, take_rated
from bot.desk.answering import press_on_choice
from bot.desk.forms import page_meant
from bot.messages.custom_ids import Press, modal_press, number_in_part, only_choice, typed_words
from db.connection.address import engine_url
from db.trouble import Trouble
from engine.forms import Draft
from engine.packs import PackError, Packs, hash_of
from engine.registry import game as rules_of
from engine.texts import Refusal, clean_line
from face.wordings.close_names import closest, fitting, fold_case
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import load_locales, texts, tidy_line
from face.wordings.typed_amounts import parse_number, parse_things
from face.wordings.typed_times import day_of, hours_of, length_of
from host.proof.export import parse_export
from tests.contract.journeys import Journey
from tests.contract.journeys import chance as game_chance
from tests.edges.garbage import spoilt, spoilt_text, text, value
from tests.host.forging import chained
from tools.simulated import SimulatedTable
from tools.under_test import with_packs

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
PRAGUE = ZoneInfo("Europe/Prague")
GAMES = (("devil", 4), ("architects", 2), ("paladins", 2), ("bids", 2))
STATES = 40  # of each game that are answered to
PAGES = 40  # one export in so many is made a page as well
USUAL = ("22:30-7", "36 h", "2 weeks", "24. 12. 2026 18:00", "2 wood, 1 glass", "rounds=4 grace=1", "48 h + 2 h")
USUAL_ADDRESSES = ("postgresql://pactum:p%40ss@db.example:5432/pactum?sslmode=require", "postgres://a@/b?host=/tmp")
NUMBERS = ("1", "-1", "9" * 30, "[]", "{}", "0.5", "true")  # for what a card says
SECRET = "~s3cret~"
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL", "DATABASE_DIRECT_URL", "PGPASSWORD")
THINGS = ("wood", "glass", "stone", "coins")


class WrongStateError(AssertionError):
    """Something was accepted that leaves what it should not."""


class Target(Protocol):
    """An edge. `share`: of a million cases."""

    name: str
    share: int

    def case(self, chance: random.Random) -> None:
        """Try one. Raises what is a fault."""


class CustomIds:
    """What stands in the id of a button, a select or a modal."""

    name, share = "custom ids", 330_000

    def case(self, chance: random.Random) -> None:
        parts = [chance.choice("mmmmps"), chance.choice(("set", "seal", "open", "which", text(chance)))]
        parts += [chance.choice(("", "1", "34", text(chance))) for _ in range(4)]
        custom_id = ":".join(part.replace("%", "%25").replace(":", "%3A") for part in parts)
        if chance.randrange(2):
            custom_id = spoilt_text(chance, custom_id)
        press = modal_press(custom_id)
        if press is not None:
            self._read(press, [text(chance) for _ in range(chance.randrange(3))])

    def _read(self, press: Press, values: list[str]) -> None:
        page_meant(press)
        with suppress(Refusal):
            press_on_choice(press, values)
        for part in (press.argument, press.ask):
            with suppress(Refusal):
                number_in_part(part)
        with suppress(Refusal):
            only_choice(values)
        with suppress(ValueError):  # longer than Discord takes
            again = modal_press(press.modal_id())
            if again != press:
                raise WrongStateError(f"{press} is read as {again}")


class Typed:
    """What people type into options, modals and short cuts."""

    name, share = "typed words", 330_000

    def __init__(self) -> None:
        load_locales()

    def case(self, chance: random.Random) -> None:
        own = texts(chance.choice(OFFERED))
        words = text(chance)
        if chance.randrange(2):
            usual = (
                "22:30-7",
                "36 h",
                "2 weeks",
                "24. 12. 2026 18:00",
                "2 wood, 1 glass",
                "rounds=4 grace=1",
                "48 h + 2 h",
            )
            words = spoilt_text(chance, chance.choice(usual))
        way: Callable[[], Any] = chance.choice(
            (
                lambda: length_of(words, own),
                lambda: hours_of(words, own),
                lambda: day_of(words, NOW, PRAGUE, own),
                lambda: parse_number(words),
                lambda: parse_things(words, THINGS, Reader(own)),
                lambda: self._options(words),
                lambda: read_pace(words, own),
                lambda: (fold_case(words), tidy_line(words), clean_line(words)),
                lambda: (closest(words, {"a": "Architects"}), fitting(words, {"a": "Architects"})),
                lambda: typed_words({"components": [{"component": {"value": words}}]}),
            )
        )
        with suppress(Trouble, Refusal):
            way()

    def _options(self, words: str) -> None:
        options = read_options(words)
        take_grace(options, 0)
        take_hints(options)
        take_rated(options)


class Answers:
    """Answers and drafts that reach the rules."""

    name, share = "answers to the rules", 170_000

    def __init__(self) -> None:
        self._at: list[tuple[Any, Any, int, str, dict[str, Any]]] = []
        for game_id, seats in GAMES:
            game = rules_of(game_id)
            steps = [step for step in Journey(game, seats, 1) if not step.ask.startswith("back:")]
            for step in steps[:: max(1, len(steps) // STATES)]:
                self._at.append((game, step.before, step.seat, step.ask, step.value))

    def case(self, chance: random.Random) -> None:
        game, state, seat, ask, answer = chance.choice(self._at)
        given = spoilt(chance, answer) if chance.randrange(4) else {text(chance): value(chance)}
        if not isinstance(given, dict):
            given = {"value": given}
        if chance.randrange(10) == 0:
            ask = text(chance)
        before = msgspec.json.encode(state)
        with suppress(Refusal):
            form = game.form(state, seat, ask, Draft(given))
            if form.ready:
                game.preview(state, seat, ask, form.value)
        with suppress(Refusal):
            after = game.answer(state, seat, ask, given, game_chance(1)).state
            stored = msgspec.json.encode(after)
            if msgspec.json.decode(stored, type=type(after)) != after:
                raise WrongStateError(f"{game.id}: {ask} {given} leads to a state that is not read as it was written")
        if msgspec.json.encode(state) != before:
            raise WrongStateError(f"{game.id}: {ask} {given} has changed the state before it")


class PackFiles:
    """The files of a card pack."""

    name, share = "pack files", 5_000

    def __init__(self) -> None:
        self._usual: list[tuple[Packs[Any], dict[str, bytes]]] = []
        for game_id in with_packs():
            game = rules_of(game_id)
            packs: Packs[Any] = game.packs  # type: ignore[attr-defined]
            name, _, _ = game.pack(game.options_type())
            self._usual.append((packs, dict(packs.files(name))))

    def case(self, chance: random.Random) -> None:
        packs, usual = chance.choice(self._usual)
        name = chance.choice(sorted(usual))
        lines = usual[name].decode().splitlines(keepends=True)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(lines))
            way = chance.randrange(4)
            if way == 0:
                lines[at] = spoilt_text(chance, lines[at])
            elif way == 1:
                lines[at] = (
                    lines[at].split("=")[0] + f"= {chance.choice(('1', '-1', '9' * 30, '[]', '{}', '0.5', 'true'))}\n"
                )
            elif way == 2:
                lines.insert(at, chance.choice(lines))
            else:
                del lines[at : at + chance.randrange(1, 4)]
                lines = lines or ["\n"]
        content = "".join(lines).encode("utf-8", "surrogatepass")
        if chance.randrange(20) == 0:
            at = chance.randrange(len(content) + 1)
            content = content[:at] + chance.randbytes(3) + content[at:]
        files = {**usual, name: content}
        with suppress(PackError):
            packs.keep(files, hash_of(files[each] for each in usual))


class Exports:
    """Files for `pactum verify` and `pactum replay`."""

    name, share = "export files", 10_000

    def __init__(self, folder: Path) -> None:
        self._file, self._page = folder / "export.json", folder / "page.html"
        self._honest = [
            SimulatedTable(rules_of(game), seats, 1, 1).export() for game, seats in (("bids", 2), ("paladins", 1))
        ]
        self._heads = [parse_export(raw).head for raw in self._honest]
        self._moves = [msgspec.json.encode(parse_export(raw).moves) for raw in self._honest]

    def case(self, chance: random.Random) -> None:
        which = 0 if chance.randrange(10) else 1
        raw = self._honest[which]
        if chance.randrange(2):
            raw = spoilt_text(chance, raw.decode()).encode("utf-8", "surrogatepass")
        else:
            raw = self._spoilt(chance, raw)
        self._file.write_bytes(raw)
        said = check_export(self._file, NotedProof(head=self._heads[which]))
        if said.code == HOLDS and msgspec.json.encode(parse_export(raw).moves) != self._moves[which]:
            raise WrongStateError("other moves are said to be those of the noted head")
        if chance.randrange(PAGES) == 0:
            write_replay(self._file, self._page, (), "en")

    def _spoilt(self, chance: random.Random, raw: bytes) -> bytes:
        """The file with other values; half of the time its chain is mended, so that the rules are reached."""
        export = msgspec.json.decode(raw)
        export = (
            spoilt(chance, export, 1)
            if chance.randrange(4) == 0
            else {**export, "moves": spoilt(chance, export["moves"])}
        )
        if chance.randrange(2):
            with suppress(
                KeyError, TypeError, IndexError, AttributeError, ValueError
            ):  # what cannot be chained is left as it is
                export = chained(export)
        return json.dumps(export).encode()


class Environment:
    """What an operator sets."""

    name, share = "settings", 15_000

    def case(self, chance: random.Random) -> None:
        names = [field.validation_alias for field in Settings.model_fields.values()]
        names = [one for name in names for one in (name.choices if isinstance(name, AliasChoices) else (name,))]
        given = {str(name): self._value(chance) for name in chance.sample(names, chance.randrange(1, 4))}
        given |= {name: f"{value}{SECRET}" for name, value in given.items() if name in SECRETS}
        with mock.patch.dict(os.environ, given):
            try:
                shown = repr(Settings(_env_file=None))  # type: ignore[call-arg]
            except ValidationError as error:
                shown = " ".join(each["msg"] for each in error.errors(include_input=False))
        if SECRET in shown:
            raise WrongStateError(f"a secret is shown: {shown}")

    def _value(self, chance: random.Random) -> str:
        usual = ("INFO", "json", "3", "127.0.0.1:9108", "postgresql://a:b@c/d", "/var/lib/pactum", "http://127.0.0.1:1")
        words = spoilt_text(chance, chance.choice(usual)) if chance.randrange(2) else text(chance)
        return words.replace("\x00", "").encode("utf-8", "ignore").decode()  # no environment can hold these


class Addresses:
    """Addresses of databases."""

    name, share = "database addresses", 60_000

    def case(self, chance: random.Random) -> None:
        usual = (
            "postgresql://pactum:p%40ss@db.example:5432/pactum?sslmode=require",
            "postgres://a@/b?host=/tmp",
            text(chance),
        )
        with suppress(Trouble):
            engine_url(spoilt_text(chance, chance.choice(usual)))
