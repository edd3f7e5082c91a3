"""Presses and modals whose ids were made up: every action, from public messages, other servers, and by strangers.

Discord.py drops a pressed id that its message does not carry; a modal's id nobody checks but the bot.
"""

from __future__ import annotations

import copy
import re
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

import bot
from bot.board.on_request import BoardsOnRequest
from bot.delivery.reminders import ReminderMessages
from bot.desk.handlers import DeskPresses
from bot.desk.page_link import PageLinks
from bot.lobby.lessons import LessonPresses
from bot.lobby.lobby import LobbyPresses
from bot.lobby.practice import Practices
from bot.lobby.seats import People
from bot.lobby.substitutes import SubstitutePresses
from bot.lobby.trials import TrialPresses
from bot.lobby.wishes import WishPresses
from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.messages.page import Page, button
from bot.moderation.handlers import Fixes
from bot.reading.cards import References
from bot.reading.dossier import Dossiers, ReplayFiles
from bot.reading.forecasts import ForecastPresses
from bot.reading.log import Logs
from bot.reading.notes import NotePresses
from bot.reading.privacy import PrivacyCommands
from bot.reading.records import RecordPages
from bot.reading.reviews import ReviewPresses
from bot.reading.rules import HintsAtDesks, Rules
from bot.tournaments.moderating import TournamentModeration
from bot.tournaments.reading import TournamentPages
from db.connection.statements import Statement
from tests.bot.fixes.acting import look, moderator, reply
from tests.bot.people import Seat, World, buttons_of, parsed, texts_of
from tests.ground import kept

SOURCES = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(bot.__file__).parent.rglob("*.py")))
DRAWN = set(re.findall(r"""[Pp]ress\("([a-z-]+)\"""", SOURCES))
HANDLERS = Handlers(
    DeskPresses,
    LobbyPresses,
    People,
    SubstitutePresses,
    WishPresses,
    TournamentPages,
    TournamentModeration,
    BoardsOnRequest,
    Logs,
    NotePresses,
    Practices,
    LessonPresses,
    TrialPresses,
    References,
    Dossiers,
    Fixes,
    PrivacyCommands,
    RecordPages,
    ReviewPresses,
    ForecastPresses,
    ReminderMessages,
    ReplayFiles,
    Rules,
    HintsAtDesks,
    PageLinks,
)
ACTIONS = [*sorted(HANDLERS.presses), "nonsense"]
SCENES = 12  # each action is tried in one of so many, as one press may end what the next would have met
OPEN_A_MODAL = {"join", "word", "fix-apply", "fix-turn-down", "notes-edit", "tournament-correct", "type"}
SHARED = {"join", "word", "leave", "start", "vote", "hints"}  # what they change is for everybody
KEPT = (
    "SELECT count(*) AS of, max(number) AS last FROM moves",
    "SELECT count(*) AS of, sum(person_id) AS last FROM seats",
    "SELECT count(*) AS of, max(id) AS last FROM votes",
    "SELECT count(*) AS of, string_agg(state, ',') AS last FROM proposals",
    "SELECT count(*) AS of, max(person_id) AS last FROM players",
    "SELECT count(*) AS of, string_agg(partial::text, ',') AS last FROM drafts",
    "SELECT count(*) AS of, max(id) AS last FROM tables",
    "SELECT count(*) AS of, string_agg(words || marks, ',') AS last FROM notes",
)


class Scene(NamedTuple):
    """A table that is played, one in the lobby, and who is there. `public`: messages everybody sees."""

    world: World
    playing: int
    lobby: int
    ada: Seat
    public: list[Any]


async def scene(world: World) -> Scene:
    ada, ben = world.person("ada"), world.person("ben")
    playing = await world.seated(ada, ben)
    ada.take_dm()
    lobby = await world.lobby(ada)
    await world.join(ben)
    return Scene(world, playing, lobby, ada, [world.message_now(world.lobby_message), world.stored_board(playing)])


def presses(found: Scene, action: str) -> list[Press]:
    """That action at both tables, about what Ada is asked, and about nothing."""
    return [
        Press(action, found.playing, "1.bid", "coins", "3"),
        Press(action, found.playing),
        Press(action, found.lobby),
    ]


async def send(who: Any, channel: Any, press: Press, stored: Any, words: str = "3") -> Any:
    """Send a modal with that id as if it had been opened on that message (None: on none)."""
    box = {"type": 18, "component": {"type": 4, "custom_id": "words", "value": words}}
    backend = who._env.backend
    extra = None if stored is None else {"message": dict(serializers.message_payload(backend, stored))}
    data = {"custom_id": press.modal_id(), "components": [box]}
    return await _dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, channel, data, extra=extra)


async def everything(world: World) -> list[Any]:
    """What a press could have changed."""
    return [tuple((await world.house.database.fetch(Statement(one), {}))[0]) for one in KEPT]


def test_all_actions_are_among_those_that_are_tried() -> None:
    assert len(ACTIONS) > 40
    assert {"refresh", "seal", "type", "set", "join", "leave", "start", "vote", "forget", "fix-apply"} < set(ACTIONS)


async def test_the_bot_answers_these_and_no_others(world: World) -> None:
    handlers = world.env.bot.handlers  # type: ignore[attr-defined]
    assert set(handlers.presses) == set(HANDLERS.presses)
    assert set(handlers.modals) == set(HANDLERS.modals)


def test_every_action_that_is_drawn_has_a_handler() -> None:
    assert len(DRAWN) > 30
    assert set(HANDLERS.presses) >= DRAWN


def test_only_a_press_that_opens_a_modal_can_be_sent_as_one() -> None:
    assert set(HANDLERS.modals) == OPEN_A_MODAL


@pytest.mark.parametrize("who", kept(["seated", "stranger", "on another server"]))
async def test_a_forged_modal_changes_nothing_and_writes_over_no_message(world: World, who: str) -> None:
    found = await scene(world)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    actor = {"seated": found.ada.member, "stranger": world.person("zoe").member}.get(who, eve)
    where = channel if who == "on another server" else world.channel
    before = await everything(world)
    shown = copy.deepcopy([one.components for one in found.public])
    for action in ACTIONS:
        for press in presses(found, action):
            for message in (*found.public, None):
                if press in (Press("join", found.lobby), Press("word", found.lobby)) and message is found.public[0]:
                    continue  # it is there to be pressed: nothing is forged about it
                sent = await send(actor, where, press, message)
                assert sent.response is not None, (press, world.env.transcript())
                assert sent.ephemeral, press
                assert sent.modal is None, press
                assert "purse" not in reply(sent), press  # no desk either
                assert [one.components for one in found.public] == shown, press
        assert await everything(world) == before, action


@pytest.mark.parametrize("actions", [ACTIONS[at::SCENES] for at in range(SCENES)])
async def test_a_press_on_a_public_message_never_writes_something_private_over_it(
    world: World, actions: list[str]
) -> None:
    """Even if its button stood there: what is private comes as a message of its own."""
    found = await scene(world)
    for action in actions:
        for press, stored in product(presses(found, action), found.public):
            page = Page()
            page.text("everybody reads this")
            page.buttons([button("Forged", press)])
            stored.components = page.view().to_components()
            await found.ada.member.click(world.message(stored), label="Forged")
            now = texts_of(stored.components)
            assert now == "everybody reads this" or (action in SHARED and "purse" not in now), press


async def test_somebody_of_another_server_cannot_sit_down(world: World) -> None:
    table = await world.lobby(world.person("ada"))
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    for message in (world.message_now(world.lobby_message), None):
        sent = await send(eve, channel, Press("word", table), message, "mine")
        assert "There's no such table" in reply(sent)
    assert len((await world.house.play.board(table)).table.seats) == 1


async def test_a_word_that_was_opened_before_the_start_hears_that_the_game_has_begun(world: World) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    await world.lobby(ada)
    lobby = world.lobby_message
    for seat in (ben, cleo):
        await world.join(seat)
    late = await cleo.member.click(lobby, label="Add a word")
    await ada.member.click(lobby, label="Start")
    sent = await cleo.member.submit_modal(late, {"word": "late"})
    assert "This game has already started" in reply(sent)


async def test_a_join_from_a_private_look_at_the_lobby_counts(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    looked = await ben.member.slash(world.channel, "table show", table=str(table))
    await ben.member.click(looked.response, label="Join")
    shown = await ben.member.click(looked.response, label="Add a word")
    await ben.member.submit_modal(shown, {"word": "quartz"})
    assert [card.word for card in (await world.house.play.board(table)).table.seats] == ["", "quartz"]


async def test_a_reason_for_a_fix_counts_only_from_the_message_that_shows_the_fix(world: World) -> None:
    ada, ben, mia = world.person("ada"), world.person("ben"), await moderator(world)
    table = await world.seated(ada, ben)
    looked = await look(mia, table, "pause")
    apply = buttons_of(looked.response.components)["Apply…"]["custom_id"]
    press = Press("fix-apply", table, parsed(apply)["ask"])
    for stored in (world.stored_board(table), None):
        assert "has changed" in reply(await send(mia.member, world.channel, press, stored, "because"))
    assert not (await world.house.lookups.table(table)).paused
    await send(mia.member, world.channel, press, world.message_now(looked.response), "because")
    assert (await world.house.lookups.table(table)).paused


async def test_a_typed_amount_counts_only_from_a_desk_that_asks_for_it(world: World) -> None:
    found = await scene(world)
    press = Press("type", found.playing, "1.bid", "coins")
    for stored in (*found.public, world.message_now(found.ada.desk)):  # the desk has a select for so few coins
        assert "has changed" in reply(await send(found.ada.member, world.channel, press, stored))
    assert not (await world.house.play.desk(found.playing, found.ada.user.id)).drafts


async def test_a_stranger_of_another_server_does_not_learn_by_a_rematch_where_a_table_is(world: World) -> None:
    found = await scene(world)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    opened = await eve.slash(channel, "help")
    page = Page()
    page.buttons([button("Forged", Press("rematch", found.playing))])
    world.message_now(opened.response).components = page.view().to_components()
    said = reply(await eve.click(world.message(world.message_now(opened.response)), label="Forged"))
    assert "There's no such table" in said
    assert str(world.channel.id) not in said
