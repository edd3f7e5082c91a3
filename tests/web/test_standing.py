"""What a turn offers stands where it stood the turn before: what is closed now stays in its place and says why."""

from __future__ import annotations

import re

import pytest

from engine.contract import Ask
from engine.forms import Field, Form, Option, Pick
from engine.texts import say
from face.core.face import face
from face.core.names import reader_for
from face.desk.form import ShownForm
from host.table import stored_table
from tests.bot.drawing import TABLE
from tests.host.seating import PEOPLE, answered, playing, state_of
from tests.web.browsing import Browser, Served
from web.form.inputs import InputsOf

READER = reader_for(TABLE, "en")
MOST = 120  # answers
FIELDSET, SHUT = re.compile(r"<fieldset.*?</fieldset>", re.DOTALL), re.compile(r'<p class="shut[^>]*>(.*?)</p>')
WHY = re.compile(r'<small class="why( heard)?">(.*?)</small>', re.DOTALL)
CHOICE = re.compile(r'<button name="press" value="([^"]*)" class="choice[^>]*id="(\w+)--\d+">(.*?)</button>', re.DOTALL)
STANDING = 8  # places or actions that every turn offers, before what cards offer
FIRST = {"architects": "location", "paladins": "action"}


@pytest.mark.parametrize("game_id", FIRST)
async def test_what_is_closed_stays_in_its_place_and_says_why(served: Served, game_id: str) -> None:
    table = await playing(served.house, *PEOPLE[:2], game=game_id)
    game = stored_table.rules_of_table(await served.house.tables.read(table.id))
    pages = [await Browser(served, table.id, card.person_id or 0).sign_in() for card in table.seats]
    places: dict[str, int] = {}
    closed = turns = 0
    for _ in range(MOST):
        state = await state_of(served.house, table)
        seat, ask = next(iter(game.asks(state).items()))
        if ask.kind == "turn":
            turns += 1
            await pages[seat].refresh()
            offered = [found for found in CHOICE.findall(pages[seat].html["desk"]) if found[1] == FIRST[game_id]]
            assert "Not now" not in pages[seat].words
            _reasons_are_said_once(pages[seat].html["desk"])
            for at, (send, _, words) in enumerate(offered):
                closed += not send
                assert send or 'class="why' in words
                name = re.findall(r"[A-Z]\w+", re.sub(r"<[^>]*>", "", words))[0]
                if at < STANDING:
                    assert places.setdefault(name, at) == at
        await answered(served.house, table, seat, ask.id, game.absent(state, seat))
        if turns > 6:
            break
    assert turns > 6
    assert closed


def _reasons_are_said_once(desk: str) -> None:
    """A reason in sight is that of one choice of its input, or stands below for several, which have it unseen."""
    for fieldset in FIELDSET.findall(desk):
        whys, lines = WHY.findall(fieldset), SHUT.findall(fieldset)
        alone = [why for heard, why in whys if not heard]
        together = dict.fromkeys(why for heard, why in whys if heard)
        assert all(alone.count(why) < 3 for why in alone)
        assert len(alone) < 2 or len({*alone, *together}) > 1
        assert together.keys().isdisjoint(alone)
        assert all(line.endswith(why) for line, why in zip(lines, together, strict=True))


def _shut(*reasons: str) -> dict[str, str]:
    """What stands below choices that are closed for these reasons, "" for one that is open."""
    options = tuple(
        Option(f"{at}", say("bot-option-number", what=say("bids"), number=at), say(key) if key else None)
        for at, key in enumerate(reasons, 1)
    )
    shown = ShownForm(
        Ask("1.pay", "pay", say("bids-ask-pay")), Form((Field("play", Pick(options)),), {}, ("play",), None)
    )
    (drawn,) = InputsOf(shown, READER, face("bids")).all()
    assert [choice.why for choice in drawn.choices] == [key and READER.line(say(key)) for key in reasons]
    return dict(drawn.shut)


def test_a_reason_for_several_choices_is_said_once_and_of_which_where_reasons_differ() -> None:
    one, other = (READER.line(say(key)) for key in ("refused-not-now", "trouble-table-closed"))
    assert _shut("refused-not-now", "", "trouble-table-closed") == {}
    assert _shut("refused-not-now", "refused-not-now") == {one: one}
    assert _shut("refused-not-now", "", "refused-not-now") == {one: f"What's grey: {one}"}, "not of the one above it"
    assert _shut("refused-not-now", "trouble-table-closed", "refused-not-now") == {}
    both = _shut("refused-not-now", "trouble-table-closed", "refused-not-now", "refused-not-now")
    assert list(both) == [one]
    game = READER.line(say("bids"))
    assert both[one].endswith(f" {one}")
    assert f"{game} (1)" in both[one]
    assert f"{game} (2)" not in both[one]
    assert other not in both[one]
