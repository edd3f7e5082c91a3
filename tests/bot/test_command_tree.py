"""The slash commands as Discord gets them are those that are stored: names, options, descriptions, limits, places."""

from __future__ import annotations

import json
from pathlib import Path

from host.house import House
from tests.bot.people import make_bot

STORED = Path(__file__).with_name("command_tree.json")


def test_the_commands_are_those_that_are_stored(house: House) -> None:
    tree = make_bot(house).tree
    commands = {command.name: command.to_dict(tree) for command in tree.get_commands()}
    written = json.dumps(dict(sorted(commands.items())), indent=1, ensure_ascii=False) + "\n"
    assert written == STORED.read_text(encoding="utf-8")
