"""How many clicks a turn takes from the open desk on, and what stands beside what cannot be done."""

from __future__ import annotations

from engine.chance import Chance
from engine.forms import Pick
from games.paladins.face.face import FACE
from games.paladins.rules import GAME
from tests.bot.forms_by_clicks import Hand
from tests.games.paladins.bot.played import asked, form_of, played

MOST_CLICKS = 4


def test_a_usual_turn_takes_at_most_four_clicks() -> None:
    """Whatever a turn needs, input by input: a select, or a button, once each; and Seal."""
    counts: list[int] = []
    stream = Chance(bytes(32)).stream("clicks")
    for state, _ in played(31, 4):
        if state.step == "play" and not state.agenda:
            at_desk = Hand(GAME, FACE, state, state.seat, GAME.asks(state)[state.seat])
            at_desk.go_through(stream)
            counts.append(at_desk.clicks + 1)
    assert len(counts) > 80
    assert sum(count <= MOST_CLICKS for count in counts) / len(counts) > 0.95
    assert max(counts) <= MOST_CLICKS + 2


def test_only_what_is_open_can_be_chosen_and_what_is_missing_stands_above() -> None:
    seen: set[str] = set()
    for number, (state, _) in enumerate(played(5, 3)):
        if number % 5:
            continue
        for seat, ask in asked(state):
            form, view = form_of(state, seat, ask, {}), GAME.view(state, seat)
            shown = "".join(repr(line) for line in FACE.details(view, ask, form))
            layout = FACE.layout(view, ask, form, {}, ())
            open_now = {control.name: {choice.id for choice in control.choices} for control in layout.controls}
            for field in form.fields:
                if not isinstance(field.node, Pick):
                    continue
                if field.name in open_now:
                    assert open_now[field.name] == {each.id for each in field.node.options if each.closed is None}
                if ask.kind == "turn" and field.name in form.missing:
                    for option in field.node.options:
                        if option.closed is not None:
                            seen.add(option.closed.key)
                            assert option.closed.key.replace("refused", "paladins-why") in shown
    assert len(seen) > 4
