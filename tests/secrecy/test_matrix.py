"""Every command x person x table: a clean private answer, and an effect for whom the table below allows one.

The commands come from the tree, so a new one is here by itself; it has to say what it needs.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from face.wordings.texts import texts
from tests.bot.people import World, texts_of
from tests.secrecy.town import HERE, ON_SERVER, PEOPLE, PURSE, STATES, Leaf, Town

PLAYERS = ("player", "other player", "player in a direct message")
PARTS = 4  # of the commands, each in a test of its own
RUNNING = ("playing", "paused")
MODERATORS = ("moderator", "manager")
NOBODY: tuple[str, ...] = ()

# Who changes something by a command, at which tables: of fixes only that they are looked at or wished for.
EFFECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "ask-fix adjust": (PLAYERS, RUNNING),
    "ask-fix answer": (PLAYERS, RUNNING),
    "ask-fix deadline": (PLAYERS, RUNNING),
    "ask-fix pause": (PLAYERS, ("playing",)),
    "ask-fix reopen": (PLAYERS, RUNNING),
    "ask-fix rewind": (NOBODY, ()),
    "card": (NOBODY, ()),
    "desk": (NOBODY, ()),
    "fix adjust": (MODERATORS, RUNNING),
    "fix answer": (MODERATORS, RUNNING),
    "fix automate": (MODERATORS, RUNNING),
    "fix deadline": (MODERATORS, RUNNING),
    "fix history": (NOBODY, ()),
    "fix look": (NOBODY, ()),
    "fix pause": (MODERATORS, ("playing",)),
    "fix remove": (MODERATORS, RUNNING),
    "fix reopen": (MODERATORS, RUNNING),
    "fix replace": (NOBODY, ()),
    "fix requests": (NOBODY, ()),
    "fix block": (MODERATORS, STATES),
    "fix blocked": (NOBODY, ()),
    "fix result": (MODERATORS, ("ended",)),
    "fix resume": (MODERATORS, ("paused",)),
    "fix rewind": (NOBODY, ()),
    "fix unblock": (("moderator",), STATES),  # then nobody is blocked any more
    "fix undelivered": (NOBODY, ()),
    "fix unfreeze": (NOBODY, ()),
    "fix unfreeze-all": (NOBODY, ()),
    "fix void": (MODERATORS, ("lobby", *RUNNING)),
    "help": (NOBODY, ()),
    "leaderboard": (NOBODY, ()),
    "log": (NOBODY, ()),  # of what was asked for alone nothing counts as read
    "me block": (("player", *PEOPLE[2:5]), STATES),  # nobody themselves; who has done it has
    "me unblock": (("player", *PEOPLE[2:5]), STATES),
    "me away": (PEOPLE, STATES),
    "me back": (PEOPLE, STATES),
    "me board": (PEOPLE, STATES),
    "me explanations": (PEOPLE, STATES),
    "me export": (NOBODY, ()),
    "me forget": (NOBODY, ()),
    "me language": (PEOPLE, STATES),
    "me notifications": (PEOPLE, STATES),
    "me quiet": (PEOPLE, STATES),
    "me records": (PEOPLE, STATES),
    "me blocked": (NOBODY, ()),
    "me show": (NOBODY, ()),
    "me timezone": (PEOPLE, STATES),
    "offer": (PLAYERS, RUNNING),
    "orders": (NOBODY, ()),
    "pactum block": (MODERATORS, STATES),
    "pactum blocked": (NOBODY, ()),
    "pactum close-pages": (NOBODY, ()),
    "pactum language": (("manager",), STATES),
    "pactum limits": (("manager",), STATES),
    "pactum setup": (("manager",), STATES),
    "pactum unblock": (("moderator",), STATES),  # then nobody is blocked any more
    "play": ((*ON_SERVER, "member of another server"), STATES),
    "practice": (PEOPLE[:-1], STATES),  # the last has begun one as "player"
    "request adjust": (PLAYERS, RUNNING),
    "request answer": (PLAYERS, RUNNING),
    "request deadline": (PLAYERS, RUNNING),
    "request pause": (PLAYERS, ("playing",)),
    "request reopen": (PLAYERS, RUNNING),
    "request rewind": (NOBODY, ()),
    "rules": (NOBODY, ()),
    "seats": (NOBODY, ()),
    "stats": (NOBODY, ()),
    "table abandon": (HERE, RUNNING),
    "table cards": (NOBODY, ()),
    "table dossier": (NOBODY, ()),
    "table export": (NOBODY, ()),
    "table extend": (HERE, RUNNING),
    "table leave": (HERE, ("lobby",)),
    "table list": (NOBODY, ()),
    "table more-time": (NOBODY, ()),  # these tables are without it
    "table new": ((*ON_SERVER, "member of another server"), STATES),
    "table open": (NOBODY, ()),
    "table pause": (HERE, ("playing",)),
    "table replay": (NOBODY, ()),
    "table review": (NOBODY, ()),
    "table resume": (HERE, ("paused",)),
    "table show": (NOBODY, ()),
    "table start": (HERE, ("lobby",)),
    "table substitute": (HERE, RUNNING),
    "table try": (NOBODY, ()),  # these tables are without trials
    "tournament": (NOBODY, ()),  # a button does what these ask
    "tournament open": (MODERATORS, STATES),
    "table story": (HERE, ("playing", "paused", "ended", "closed")),  # up to where it has been read
}
PUBLIC = {"stats server", "table new"}  # the figures of a server and the lobby are for all to see


def leaves(commands: Any) -> Iterator[Leaf]:
    """All commands that can be typed."""
    for one in commands:
        if isinstance(one, app_commands.Group):
            yield from leaves(one.commands)
        else:
            yield one


def rule_of(name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who may change what by that command."""
    for known in (name, name.split()[0]):
        if known in EFFECTS:
            return EFFECTS[known]
    raise AssertionError(f"say what /{name} needs: add it to EFFECTS in {__file__}")


def answers(result: Any) -> list[Any]:
    """The messages a command was answered with."""
    return [one for one in (result.response, *result.followups) if one is not None]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
async def test_every_command_by_everybody_at_every_table(
    world: World, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    town, unexpected = Town(world), texts("en").format("error-unexpected", {})
    await world.house.lookups.set_server(world.guild.id, home_channel_id=None, moderator_role_id=town.role.id)
    await town.settle_in()
    for state in STATES:
        await town.build(state)
    await world.env.bot.deliverer.sweep()  # type: ignore[attr-defined]  # votes that were just decided are drawn once more
    await world.deliver()
    wrong: list[str] = []
    commands = [*leaves(world.env.bot.tree.get_commands())]  # type: ignore[attr-defined]
    # Neighbours stay together: who is unblocked has been blocked by the command before.
    mine = commands[len(commands) * part // PARTS : len(commands) * (part + 1) // PARTS]
    for command in mine:
        name = command.qualified_name
        who_may, where = rule_of(name)
        of_table = any(option.name == "table" for option in command.parameters)
        for who in PEOPLE:
            for state in STATES if of_table else STATES[:1]:
                before = await town.print()
                with caplog.at_level(logging.ERROR):
                    result = await town.typed(who, command, state)
                changed = sorted(one for one, now in (await town.print()).items() if now != before[one])
                cell = f"/{name} by {who}, {state}"
                if result is not None:
                    wrong += [f"{cell}: {fault}" for fault in faults(result, name, who, unexpected)]
                if bool(changed) != (who in who_may and state in where):
                    wrong.append(f"{cell}: changed {changed}")
                if changed and of_table:
                    await town.build(state)
                if "players" in changed:
                    await town.settle_in()
    assert not wrong, "\n".join(wrong)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    for seat, person in enumerate(sorted(one.id for one in town.seated)):
        purse = rf"\b{PURSE + seat}\b"
        replied = [reader for reader, words in town.said(replies=True).items() if re.search(purse, words)]
        assert replied == ([person] if any(command.name == "desk" for command in mine) else [])
        # The living desk in the direct messages of its owner, edited when their table is paused.
        posted = [reader for reader, words in town.said(replies=False).items() if re.search(purse, words)]
        assert posted == [person]


def faults(result: Any, name: str, who: str, unexpected: str) -> list[str]:
    """What is wrong with an answer: none, not for this person alone, or a defect."""
    shown = answers(result)
    if not shown:
        return ["no answer"]
    found = ["unexpected" for one in shown if unexpected in texts_of(one.components)]
    if who != "player in a direct message" and name not in PUBLIC:
        found += ["for all to see" for one in shown if not one.ephemeral]
    return found


def test_a_command_nobody_has_thought_of_is_named() -> None:
    with pytest.raises(AssertionError, match="say what /table burn needs"):
        rule_of("table burn")
