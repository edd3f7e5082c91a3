"""Discord gets the descriptions of commands, options and choices in every language that is offered, names in none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.commands.wording import LENGTH, CommandTranslator
from face.wordings.locales import ENGLISH, OFFERED
from host.house import House
from tests.bot.people import make_bot
from tests.bot.speaking import offering, written_in

MOST = 8000  # characters Discord takes of a command with its options, in the language that needs most


async def payloads(house: House) -> list[dict[str, Any]]:
    tree = make_bot(house).tree
    return [await command.get_translated_payload(tree, CommandTranslator()) for command in tree.get_commands()]


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for part in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from parts(part)


async def test_every_description_comes_in_every_language_that_is_offered(house: House) -> None:
    for payload in await payloads(house):
        for part in parts(payload):
            if "description" in part:
                there = part.get("description_localizations", {})
                assert set(there) == set(OFFERED) - {ENGLISH}, part["name"]
                assert all(0 < len(words) <= LENGTH for words in there.values()), part["name"]


async def test_no_command_is_larger_than_discord_takes(house: House) -> None:
    for payload in await payloads(house):
        size = 0
        for part in parts(payload):
            for name in ("name", "description"):
                said = [part.get(name, ""), *part.get(f"{name}_localizations", {}).values()]
                size += max(map(len, said))
            size += len(str(part.get("value", "")))
        assert size <= MOST, payload["name"]


async def test_descriptions_and_choices_are_translated_and_names_are_not(house: House, tmp_path: Path) -> None:
    words = "command-desk = Otevři svůj stůl\nchoice-language-discord = Jako Discord\n"
    with written_in(tmp_path, cs=words), offering("cs"):
        found = await payloads(house)
    (desk,) = [payload for payload in found if payload["name"] == "desk"]
    assert desk["description_localizations"] == {"cs": "Otevři svůj stůl"}
    assert not desk.get("name_localizations")
    choices = [part for payload in found for part in parts(payload) if part.get("value") == "discord"]
    assert choices
    assert all(choice["name_localizations"] == {"cs": "Jako Discord"} for choice in choices)


async def test_choices_come_in_every_language_that_is_offered(house: House) -> None:
    choices = [part for payload in await payloads(house) for part in parts(payload) if "value" in part]
    spoken = {language for choice in choices for language in choice.get("name_localizations", {})}
    assert spoken == set(OFFERED) - {ENGLISH}
