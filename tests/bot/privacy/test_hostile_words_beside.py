"""Hostile names and own words beside the desks: notes, story, list of tables, reasons, and the dossier at the end."""

from __future__ import annotations

import pytest

from bot.messages.custom_ids import Press
from tests.bot.fixes.acting import moderator
from tests.bot.people import BESIDE, World, presses_of, selects_of, texts_of
from tests.bot.privacy.test_hostile_words import UNSEEN, bodies, labels, named, unfenced, working
from tests.host.seating import play_out

NAMES = (
    "@here **loud** __more__",
    "[f](http://evil.example) ~~gone~~",
    "# big `code` ||hidden||",
    "- item\u202e *lean* <@&1>",
)
WORDS = ("@everyone <@1> `x` ||y||", "\u200b", "x" * 1000, "\u202e" + "```" * 300, "\n" * 500 + "a")


def clean(world: World) -> int:
    """How many messages there were; in none of them does anything typed work."""
    seen = list(bodies(world))
    for body in seen:
        for paragraph in unfenced(texts_of(body["components"])).split("\n"):
            assert not working(paragraph), paragraph
        for label in labels(body["components"]):
            assert not UNSEEN.search(label), label
    return len(seen)


@pytest.mark.long
async def test_hostile_names_work_nowhere_beside_a_desk_or_in_a_dossier(world: World) -> None:
    seats = [named(world, number, name) for number, name in enumerate(NAMES)]
    ada = seats[0]
    # The house is told the names as Discord tells them.
    for seat, name in zip(seats, NAMES, strict=True):
        seat.name = name
    table = await world.seated(*seats, game="devil")
    await ada.open_desk(table)
    for custom_id in presses_of(ada.components(), *BESIDE):
        await ada.member.click(ada.desk, custom_id=custom_id)
    await ada.member.slash(world.channel, "table list")
    await ada.member.slash(world.channel, "request reopen", why=NAMES[1], table=str(table))
    mia = await moderator(world)
    listed = await mia.member.slash(world.channel, "fix requests")
    await mia.member.click(listed.response, custom_id=presses_of(listed.response.components, "fix-look")[0])
    await play_out(world.house, (await world.house.play.board(table)).table)
    await world.deliver()
    shown = (await ada.member.slash(world.channel, "table dossier", table=str(table))).response
    (menu,) = selects_of(shown.components)
    for part in menu["options"]:
        await ada.member.select(shown, [part["value"]], custom_id=menu["custom_id"])
    await ada.member.slash(world.channel, "table show", table=str(table))
    assert len(menu["options"]) > 5
    assert clean(world) > 30


async def test_own_notes_may_hold_anything_and_are_opened_again(world: World, subtests: pytest.Subtests) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    for words in WORDS:
        with subtests.test(words=words[:60]):
            notes = (await ada.press("Notes")).response
            modal = await ada.member.click(notes, label="Edit")
            await ada.member.submit_modal(modal, {"words": words})
            again = (await ada.press("Notes")).response
            assert again.ephemeral
            kept = (await world.house.notes.read(table, ada.user.id)).words
            assert kept in texts_of(again.components)
            modal = await ada.member.click(again, label="Edit")
            assert Press("notes-edit", table).modal_id() in str(modal.modal)
    for request in world.env.http_requests:
        mentions = request.json.get("allowed_mentions") if isinstance(request.json, dict) else None
        assert not (mentions or {}).get("parse")
