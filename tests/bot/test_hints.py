"""The Hint button: what the rules say, what a steward would do and why, in one message that only its reader sees."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.messages.custom_ids import Press
from engine.texts import say
from host.stewards.thinking import AtOnce, Question, Thought
from tests.bot.people import Seat, World, buttons_of, parsed, texts_of
from tests.bot.pressing import reply
from tests.bot.test_looked_up import passing
from tests.ground import rows

NO_IDEA = "A steward has no idea here"


async def four(world: World, game: str = "devil", options: str = "hints=yes") -> tuple[int, list[Seat]]:
    """A table of four with hints; those who are asked something come first, at their direct messages."""
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated_by_clicks(*seats, game=game, options=options)
    await world.deliver()
    for seat in seats:
        seat.take_dm()
    return table, sorted(seats, key=lambda seat: "Hint" not in seat.buttons())


async def draft_of(world: World, table: int, seat: Seat) -> dict[str, Any]:
    return (await world.house.play.desk(table, seat.user.id)).drafts


@pytest.mark.parametrize("game", ["architects", "devil", "paladins"])
@pytest.mark.usefixtures("complaints")
async def test_a_hint_says_what_the_rules_say_what_a_steward_would_do_and_why(world: World, game: str) -> None:
    _, (ada, *_) = await four(world, game)
    shown = reply(await ada.press("Hint"))
    assert "Often overlooked" in shown
    assert "**A steward would answer:**\n> " in shown
    assert "**Why:** " in shown
    assert "whatever you've chosen so far" in shown


async def test_what_a_steward_would_press_first_has_its_reason_beside_it(world: World) -> None:
    _, seats = await four(world)
    shown = [reply(await seat.press("Hint")) for seat in seats]
    before = [words.partition("A steward would answer")[0] for words in shown if "First, a steward" in words]
    assert before
    assert all("**Why that first:** " in words for words in before)


async def test_what_comes_first_has_a_button_that_opens_its_form_as_said(world: World) -> None:
    table, seats = await four(world)
    for seat in seats:
        seen = (await seat.press("Hint")).response
        hint = await world.house.hints.hint(table, seat.user.id)
        if hint.advice is None or hint.advice.first is None:
            continue
        before = hint.advice.first.ask
        first = list(buttons_of(seen.components))[:2]
        assert first == ["First, fill in “💬 Wishes”", "Put it into the form"]
        await seat.actor.click(seen, label=first[0])
        await world.deliver()
        assert (await draft_of(world, table, seat))[before.id] == hint.advice.first_value
        assert "I've filled in “💬 Wishes”" in texts_of(world.message_now(seen).components)
        await seat.press("💬 Wishes")
        assert "Wish for goods" in texts_of(world.message_now(seat.desk).components)
        await seat.press("Show it")
        view = (await world.house.play.desk(table, seat.user.id)).view
        assert view.seats[view.viewer].wish == tuple(hint.advice.first_value["goods"])
        return
    raise AssertionError("nobody would wish first")


async def test_only_who_asks_sees_it_in_the_one_message_of_what_they_look_up(world: World) -> None:
    _, (ada, ben, *_) = await four(world)
    await ada.press("Board")
    seen = (await ada.press("Hint")).response
    assert passing(ada) == [seen.id]
    assert passing(ben) == []


async def test_it_can_be_put_into_the_form_which_is_not_sealed(world: World) -> None:
    table, (ada, *_) = await four(world)
    hint = await world.house.hints.hint(table, ada.user.id)
    seen = (await ada.press("Hint")).response
    await ada.actor.click(seen, label="Put it into the form")
    await world.deliver()
    assert "I've filled in the form" in texts_of(world.message_now(seen).components)
    desk = await world.house.play.desk(table, ada.user.id)
    assert desk.sealed is None
    assert desk.ask == hint.ask
    (filled,) = desk.drafts.values()
    assert filled
    reading = await world.house.play.reading(table, ada.user.id)
    assert (await reading.filled(hint.ask.id)).form.sealed() == hint.value
    await ada.press("Seal")
    assert (await world.house.play.desk(table, ada.user.id)).sealed == hint.ask


async def test_away_from_the_living_desk_the_desk_takes_the_place_of_the_hint(world: World) -> None:
    table, (ada, *_) = await four(world)
    await ada.open_desk(table)
    seen = (await ada.press("Hint")).response
    await ada.member.click(seen, label="Put it into the form")
    assert "Seal" in str(buttons_of(world.message_now(seen).components))
    assert await draft_of(world, table, ada)


async def test_without_hints_the_desk_has_the_question_mark_and_a_forged_press_is_refused(world: World) -> None:
    table, (ada, *_) = await four(world, options="")
    assert "Hint" not in ada.buttons()
    assert "?" in ada.buttons()
    refused = reply(await forged(ada, Press("advice", table)))
    assert "There are no hints at this table" in refused


async def forged(seat: Seat, press: Press) -> Any:
    """A press on a button that the person's desk does not have, as a modified client could send it."""
    stored = seat.world.message_now(seat.desk)
    for one in _buttons(stored.components):
        if one.get("custom_id") and parsed(one["custom_id"])["action"] == "refresh":
            one["custom_id"] = press.button_id()
            one["label"] = "Forged"
    return await seat.actor.click(seat.desk, label="Forged")


def _buttons(components: Any) -> list[dict[str, Any]]:
    return [one for one in walk_components(components) if one.get("type") == 2]


async def test_who_does_not_sit_there_is_told_of_no_table_in_direct_messages(world: World) -> None:
    table, _ = await four(world)
    zoe = world.person("zoe")
    await world.seated(zoe, world.person("yan"))
    zoe.take_dm()
    assert "There's no such table" in reply(await forged(zoe, Press("advice", table)))


async def test_an_old_button_gives_the_hint_for_the_question_of_now(world: World) -> None:
    table, (ada, *_) = await four(world)
    assert "What do you put into your chest" in reply(await forged(ada, Press("advice", table, "0.gone")))


async def test_who_has_answered_is_asked_nothing(world: World) -> None:
    table, (ada, *_) = await four(world)
    desk = await world.house.play.desk(table, ada.user.id)
    assert desk.ask is not None
    hint = await world.house.hints.hint(table, ada.user.id)
    await world.house.play.answer(table, ada.user.id, desk.ask.id, hint.value or {}, "elsewhere")
    assert "You've answered this" in reply(await forged(ada, Press("advice", table, desk.ask.id)))


async def test_a_hint_of_a_question_that_was_answered_meanwhile_fills_nothing_in(world: World) -> None:
    table, (ada, *_) = await four(world)
    seen = (await ada.press("Hint")).response
    hint = await world.house.hints.hint(table, ada.user.id)
    await world.house.play.answer(table, ada.user.id, hint.ask.id, hint.value or {}, "elsewhere")
    refused = await ada.actor.click(seen, label="Put it into the form")
    assert reply(refused) == "That step is over."
    assert await draft_of(world, table, ada) == {}


async def test_a_hint_that_is_not_that_of_now_fills_nothing_in(world: World) -> None:
    table, (ada, *_) = await four(world)
    hint = await world.house.hints.hint(table, ada.user.id)
    refused = await forged(ada, Press("follow", table, hint.ask.id, argument="00000000"))
    assert "The game has moved on" in reply(refused)
    assert await draft_of(world, table, ada) == {}


class Idle(AtOnce):
    async def think(self, question: Question) -> Thought:
        return Thought(question.ask, None, "slow")


async def test_where_a_steward_has_no_idea_the_rules_are_still_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ada, *_) = await four(world)
    monkeypatch.setattr(world.house.hints, "_thinker", Idle())
    shown = (await ada.press("Hint")).response
    assert NO_IDEA in texts_of(shown.components)
    assert "Often overlooked" in texts_of(shown.components)
    assert "Put it into the form" not in buttons_of(shown.components)
    assert "Rules" in buttons_of(shown.components)


class Risky(AtOnce):
    async def think(self, question: Question) -> Thought:
        thought = await super().think(question)
        assert thought.advice is not None
        risk = say("devil-risk-hunt", count=2, needed=3)
        return replace(thought, advice=replace(thought.advice, risks=(risk,)))


async def test_a_hint_says_what_is_risky_after_the_reason(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (ada, *_) = await four(world)
    assert "Careful" not in reply(await ada.press("Hint"))
    _, (ben, *_) = await four(world)
    monkeypatch.setattr(world.house.hints, "_thinker", Risky())
    shown = reply(await ben.press("Hint"))
    assert shown.index("**Why:**") < shown.index("**Careful**: With 2 soul pieces left")


@pytest.mark.usefixtures("kept_secret")
async def test_a_hint_leaves_no_trace_but_its_own_message(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table, (ada, *_) = await four(world)
    await world.deliver()
    backend = world.env.backend
    before = {channel: list(messages) for channel, messages in backend.messages.items()}
    board = (await world.house.play.board(table)).version
    caplog.clear()
    seen = (await ada.press("Hint")).response
    await world.deliver()
    after = {channel: list(messages) for channel, messages in backend.messages.items()}
    before[backend.dm_channels[ada.user.id]].append(seen.id)
    assert after == before
    assert (await world.house.play.board(table)).version == board
    assert [record for record in caplog.records if record.name.startswith(("bot", "face", "games", "host", "db"))] == []


async def test_a_paused_table_has_hints_and_a_halted_one_says_why_it_has_none(world: World) -> None:
    table, (ada, *_) = await four(world)
    await rows(world.house.database, "UPDATE tables SET paused_at = now() RETURNING 1")
    assert "A steward would answer" in reply(await ada.press("Hint"))
    await rows(world.house.database, "UPDATE tables SET frozen_at = now() RETURNING 1")
    assert "A steward would answer" not in reply(await forged(ada, Press("advice", table)))
