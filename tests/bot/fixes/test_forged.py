"""Presses nobody was given: a fix, a wish or a question by an id that was made up or belongs to somebody else."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.messages.custom_ids import Press
from bot.messages.page import Page, button
from tests.bot.fixes.acting import Moderator, look, moderator, reply, seat_of, three, told
from tests.bot.people import Seat, World, buttons_of, parsed, texts_of

pytestmark = pytest.mark.usefixtures("complaints")
ACTIONS = ("fix-apply", "fix-turn-down", "fix-look", "fix-overview", "fix-confirm", "fix-decline", "fix-read")
REASONED = ("fix-apply", "fix-turn-down")  # a moderator is asked for a reason before the proposal is looked at


async def forged(who: Seat, action: str, table: int, proposal: str, reason: str = "") -> str:
    """Press a button that means this, whoever it was for; what is said to it. `reason`: sent if it is asked for."""
    opened = await who.member.slash(who.world.channel, "help")
    page = Page()
    page.text("forged")
    page.buttons([button("Forged", Press(action, table, proposal))])
    who.world.message_now(opened.response).components = page.view().to_components()
    pressed: Any = await who.member.click(opened.response, label="Forged")
    if reason and pressed.modal is not None:
        pressed = await who.member.submit_modal(pressed, {"words": reason})
    assert pressed.modal is None
    return reply(pressed) or texts_of(who.world.message_now(opened.response).components)


async def test_made_up_ids_have_no_effect_and_tell_nothing(world: World, subtests: pytest.Subtests) -> None:
    ada, _, _, table = await three(world)
    eve, mia = world.person("eve"), await moderator(world)
    for action, who, proposal in product(ACTIONS, (ada, eve, mia), ("", "x", "999", "9" * 30, "-1", "0")):
        if who is mia and action == "fix-overview":
            continue  # it needs no proposal
        looks_later = who is mia and action in REASONED and proposal in ("0", "999", "9" * 30)
        with subtests.test(action=action, who=who.user.name, proposal=proposal):
            said = await forged(who, action, table, proposal, reason="quick" if looks_later else "")
            assert "no longer exists" in said or "Only moderators" in said or "You're not at this table" in said, said
    assert not await world.house.fixes.fix_history(table)


async def shown(world: World, mia: Seat, table: int, ada: Seat) -> str:
    """The number of a look at something of Ada's."""
    found = await look(mia, table, "adjust", player=await seat_of(world, table, ada), what="coins", by=-1)
    return parsed(buttons_of(found.response.components)["Apply…"]["custom_id"])["ask"]


async def test_what_a_moderator_only_looks_at_is_no_question_to_the_player(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    number = await shown(world, mia, table, ada)
    for action, who in product(("fix-confirm", "fix-decline", "fix-read"), (ada, ben, world.person("eve"), mia)):
        said = await forged(who, action, table, number)
        assert "coins" not in said, (action, who.user.name)
    assert not await world.house.fixes.fix_history(table)
    assert (await world.house.moderation.fix_proposal(table, int(number))).state == "shown"


async def test_a_wish_is_not_shown_to_a_moderator_at_the_table(world: World) -> None:
    mia = await moderator(world)
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(mia, ada, ben)
    await ada.member.slash(world.channel, "request adjust", what="coins", by=3, why="I hold too few", table=str(table))
    await world.env.settle()
    listed = reply(await mia.member.slash(world.channel, "fix requests"))
    looked = await forged(mia, "fix-look", table, "1")
    overview = await forged(mia, "fix-overview", table, "")
    for said in (listed, looked, overview, told(world, table)):
        assert "coins" not in said
        assert "too few" not in said
    max_ = Moderator(world, "max", manages=True)
    assert "coins +3" in await forged(max_, "fix-look", table, "1")


async def test_a_modal_that_was_sent_by_a_player_does_nothing(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "pause")
    modal = await mia.member.click(found.response, label="Apply…")
    await moderator(world, "max")  # Mia's role no longer moderates
    sent = await mia.member.submit_modal(modal, {"words": "quick"})
    assert "Only moderators" in reply(sent)
    assert not (await world.house.lookups.table(table)).paused
