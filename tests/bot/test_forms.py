"""How a form looks within Discord's limits."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from simcord.components import walk_components

from bot.desk.forms import value_after_choice
from bot.desk.view import desk_view
from bot.messages.page import NEWS_ID, link
from engine.contract import Ask
from engine.drafts import field_of
from engine.forms import Amount, Bundle, Field, Form, Option, Pick, Picks, Several
from engine.texts import Text, say
from face.core.face import face
from face.core.names import reader_for
from face.desk.desk import DeskSurroundings, desk_words
from face.desk.form import FormWords, InHand, ShownForm
from face.table.board import board_labels
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.bot.drawing import ASK, TABLE, desk, drawn, form_of, hold_limits, word
from tests.bot.form_builders import describe_dependent, options
from tests.bot.people import buttons_of, parsed, selects_of, texts_of


def several_of(most: int, limits: dict[str, int]) -> Any:
    """A form that asks for steps of some kinds, each up to its limit."""

    def describe(draft: Any) -> None:
        left = dict(limits)

        def act(id: str) -> bool:
            left[id] -= 1
            return True

        draft.several("walk", lambda: [Option(id, word(id)) for id in left if left[id]], act, most)

    return describe


def walk_select(components: list[dict[str, Any]]) -> dict[str, Any]:
    return next(one for one in selects_of(components) if parsed(one["custom_id"])["field"] == "walk")


# ------------------------------------------------------------------------------------- drawing


async def test_few_short_options_are_buttons_and_the_chosen_one_stands_out() -> None:
    def describe(draft: Any) -> None:
        draft.pick("what", options(3))

    components = drawn(form_of(describe, {"what": "o1"}), {"what": "o1"})
    styles = {label: one["style"] for label, one in buttons_of(components).items()}
    assert styles["o 1: o 1"] == 1
    assert styles["o 0: o 0"] == 2


async def test_many_options_are_a_select_with_pages() -> None:
    def describe(draft: Any) -> None:
        draft.pick("what", options(60))

    components = drawn(form_of(describe))
    assert len(selects_of(components)[0]["options"]) == 25
    assert any(label.startswith("Page 1 of 3") for label in buttons_of(components))
    turned = drawn(form_of(describe), at="what", page=2)
    assert [one["value"] for one in selects_of(turned)[0]["options"]] == [f"o{number}" for number in range(50, 60)]


async def test_a_closed_name_stays_a_button_and_says_why_it_cannot_be_pressed() -> None:
    why = say("refused-too-few", least=2)

    def describe(draft: Any) -> None:
        names = {"a": ("Ada", None), "b": ("Ben", None), "c": ("Cleo", why), "d": ("Dan", why)}
        draft.pick("whom", [Option(id, word(name), closed) for id, (name, closed) in names.items()])

    components = drawn(form_of(describe))
    assert selects_of(components) == []
    assert {"Ada: Ada", "Ben: Ben"} <= buttons_of(components).keys()
    assert "Cleo: Cleo" not in buttons_of(components)
    assert "-# Not available now (**Cleo**: Cleo and **Dan**: Dan): Choose at least 2." in texts_of(components)


@pytest.mark.parametrize(
    ("least", "most", "words"),
    [(2, 2, "Choose 2"), (1, 1, "Choose one"), (0, 1, "Choose one"), (0, 3, "Choose up to 3"), (1, 3, "Choose 1 to 3")],
)
async def test_a_select_says_how_many_it_takes(least: int, most: int, words: str) -> None:
    def describe(draft: Any) -> None:
        draft.picks("what", options(6), least, most)

    assert selects_of(drawn(form_of(describe)))[0]["placeholder"] == words


@pytest.mark.parametrize("kind", ["pick", "picks"])
async def test_a_select_leaves_out_what_is_closed_and_names_it_with_the_reason_beneath(kind: str) -> None:
    shut = options(2, "c", closed=say("refused-too-few", least=2))

    def describe(draft: Any) -> None:
        draft.pick("what", (*shut, *options(30))) if kind == "pick" else draft.picks(
            "what", (*shut, *options(30)), 1, 2
        )

    components = drawn(form_of(describe), at="what", page=1)
    assert [one["value"] for one in selects_of(components)[0]["options"]] == [f"o{number}" for number in range(25, 30)]
    assert "-# Not available now (**c 0**: c 0 and **c 1**: c 1): Choose at least 2." in texts_of(components)


async def test_what_is_chosen_from_a_page_counts_from_what_is_offered() -> None:
    def describe(draft: Any) -> None:
        draft.picks("what", (*options(1, "c", closed=say("refused-too-few", least=2)), *options(30)), 1, 9)

    (field,) = form_of(describe).fields
    assert value_after_choice(field, ["o29"], 1, ["o24", "o25"]) == ["o24", "o29"]


async def test_a_big_amount_has_steps_and_can_be_typed() -> None:
    def describe(draft: Any) -> None:
        draft.amount("coins", 0, 100)

    assert {"+5", "+1", "Type a number"} <= set(buttons_of(drawn(form_of(describe))))


async def test_a_bundle_is_one_select_of_single_pieces() -> None:
    def describe(draft: Any) -> None:
        draft.bundle("goods", {"coin": 3}, default={})

    menu = selects_of(drawn(form_of(describe, {"goods": {"coin": 2}}), {"goods": {"coin": 2}}))[0]
    assert [one["label"] for one in menu["options"]] == ["1 coin", "+ 1 coin (2)", "+ 1 coin (3)"]
    assert [bool(one.get("default")) for one in menu["options"]] == [True, True, False]
    assert menu["min_values"] == 0


async def test_the_seal_waits_for_what_is_missing() -> None:
    assert "Seal" not in buttons_of(drawn(form_of(describe_dependent)))
    assert "Seal" in buttons_of(drawn(form_of(describe_dependent, {"what": "coins"}), {"what": "coins"}))


async def test_what_is_missing_is_named_beside_the_seal_where_there_is_more_to_look_at() -> None:
    def describe(draft: Any) -> None:
        for name in ("what", "whom", "coins"):
            draft.pick(name, options(9))

    assert "Still to choose: “Whose purse” and “Your bid”." in texts_of(
        drawn(form_of(describe, {"what": "o1"}), {"what": "o1"})
    )
    filled = dict.fromkeys(("what", "whom", "coins"), "o1")
    assert "Still to choose" not in texts_of(drawn(form_of(describe, filled), filled))
    del filled["coins"]  # the last one stands just above
    assert "Still to choose" not in texts_of(drawn(form_of(describe, filled), filled))
    assert "Still to choose" not in texts_of(drawn(form_of(lambda draft: draft.pick("what", options(9)))))


async def test_what_happened_stays_above_the_desk() -> None:
    components = drawn(form_of(describe_dependent), around=DeskSurroundings("The bell tolls."))
    first = components[0]["components"][0]
    assert (first["content"], first["id"]) == ("The bell tolls.", NEWS_ID)


async def test_too_many_inputs_fold_into_lines_and_one_select() -> None:
    def describe(draft: Any) -> None:
        for number in range(14):
            draft.pick(f"coins-{number}", options(9))

    filled = {f"coins-{number}": "o1" for number in range(12)}
    components = drawn(form_of(describe, filled), filled)
    hold_limits(components)
    actions = [parsed(one["custom_id"])["action"] for one in selects_of(components)]
    assert "unfold" in actions
    fields = {parsed(one["custom_id"])["field"] for one in selects_of(components)}
    assert {"coins-12", "coins-13"} <= fields
    unfolded = drawn(form_of(describe, filled), filled, at="coins-0")
    hold_limits(unfolded)
    assert "coins-0" in {parsed(one["custom_id"])["field"] for one in selects_of(unfolded)}
    assert "Seal" not in buttons_of(unfolded)


async def test_liberties_beyond_three_are_one_select() -> None:
    liberties = tuple(Ask(f"1.bank.{number}", "bank", word(f"deal {number}")) for number in range(30))
    components = drawn(form_of(describe_dependent), desk=desk(liberties=liberties))
    hold_limits(components)
    assert [parsed(one["custom_id"])["action"] for one in selects_of(components)] == ["open"]


# ------------------------------------------------------------------ no form breaks Discord's limits

texts_strategy = st.text("ab *_`<@\n", max_size=260)
ids = st.text("abc:%.-é", min_size=1, max_size=30)


@st.composite
def fields(draw: st.DrawFn) -> Field:
    name = draw(st.sampled_from(["coins", "what", "whom"])) + f"-{draw(st.integers(0, 40))}"
    kind = draw(st.integers(0, 4))
    if kind == 2:
        least = draw(st.integers(0, 5))
        return Field(name, Amount(least, least + draw(st.integers(0, 90))))
    if kind == 3:
        kinds = draw(st.lists(st.sampled_from(["coin", "x", "y-z", "w"]), min_size=1, unique=True))
        limits = {one: draw(st.integers(1, 30)) for one in kinds}
        return Field(name, Bundle(limits, 0, draw(st.integers(1, sum(limits.values())))))
    found = draw(st.lists(ids, min_size=1, max_size=70, unique=True))
    closed = st.one_of(st.none(), st.just(say("refused-not-offered")))
    choices = tuple(Option(one, word(draw(texts_strategy)), draw(closed)) for one in found)
    if kind == 4:
        done = tuple(draw(st.lists(st.sampled_from(choices), max_size=9)))
        return Field(name, Several(choices, 0, len(done) + draw(st.integers(1, 30)), done))
    return Field(name, Pick(choices)) if kind == 0 else Field(name, Picks(choices, 0, draw(st.integers(1, len(found)))))


@st.composite
def forms(draw: st.DrawFn) -> tuple[Form, dict[str, Any]]:
    found = draw(st.lists(fields(), max_size=14, unique_by=lambda field: field.name))
    value: dict[str, Any] = {}
    for field in found:
        if not draw(st.booleans()):
            continue
        node = field.node
        if isinstance(node, Pick):
            value[field.name] = node.options[-1].id
        elif isinstance(node, Picks):
            value[field.name] = tuple(one.id for one in node.options[: node.most])
        elif isinstance(node, Several):
            value[field.name] = [one.id for one in node.chosen]
        elif isinstance(node, Amount):
            value[field.name] = node.most
        else:
            value[field.name] = {kind: min(limit, node.most) for kind, limit in list(node.limits.items())[:1]}
    missing = tuple(field.name for field in found if field.name not in value)
    return Form(tuple(found), value, missing, None), value


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(made=forms(), preview=st.lists(texts_strategy, max_size=5), news=texts_strategy, note=texts_strategy)
async def test_no_form_breaks_discords_limits(
    made: tuple[Form, dict[str, Any]], preview: list[str], news: str, note: str
) -> None:
    logging.disable(logging.CRITICAL)
    try:
        form, value = made
        liberties = tuple(Ask(f"1.{number}", "bank", word("deal")) for number in range(len(preview)))
        components = drawn(
            form,
            value,
            preview=tuple(word(one) for one in preview),
            around=DeskSurroundings(news * 20, note),
            desk=desk(liberties=liberties),
        )
    finally:
        logging.disable(logging.NOTSET)
    hold_limits(components)
    assert "Refresh" in buttons_of(components)
    if form.ready:
        assert "Seal" in buttons_of(components)


async def test_steps_are_chosen_again_and_again_in_one_select() -> None:
    describe = several_of(3, {"north": 2, "east": 9})
    components = drawn(form_of(describe))
    assert walk_select(components)["max_values"] == 2
    assert "Nothing" in buttons_of(components)
    seen = {walk_select(components)["custom_id"]}
    for draft in ({"walk": ["north"]}, {"walk": ["north", "north"]}):
        components = drawn(form_of(describe, draft), draft)
        seen.add(walk_select(components)["custom_id"])
        assert not any(one.get("default") for one in walk_select(components)["options"])
        assert "↩ Undo the last one" in buttons_of(components)
    assert len(seen) == 3  # Discord shows a select afresh only under another id
    assert [one["value"] for one in walk_select(components)["options"]] == ["east"]
    words = texts_of(components)
    assert "2 of 3" in words
    assert "1. **north**" in words
    hold_limits(components)


async def test_after_the_last_step_there_is_only_the_way_back() -> None:
    draft = {"walk": ["north", "east"]}
    components = drawn(form_of(several_of(2, {"north": 1, "east": 1}), draft), draft)
    assert not any(parsed(one["custom_id"])["field"] == "walk" for one in selects_of(components))
    assert "↩ Undo the last one" in buttons_of(components)


async def test_more_steps_than_a_select_holds_have_pages() -> None:
    describe = several_of(3, {f"way-{number}": 1 for number in range(40)})
    draft = {"walk": ["way-0"]}
    components = drawn(form_of(describe, draft), draft, at="walk", page=1)
    assert [one["value"] for one in walk_select(components)["options"]] == [f"way-{number}" for number in range(26, 40)]
    assert parsed(walk_select(components)["custom_id"])["argument"] == "1.1"
    hold_limits(components)


async def test_long_news_leave_room_for_the_form() -> None:
    components = drawn(form_of(describe_dependent), around=DeskSurroundings("a line of news\n" * 900))
    hold_limits(components)
    assert "How much do you bid" in texts_of(components)


def test_a_field_is_found_by_name() -> None:
    assert field_of(form_of(describe_dependent), "what") is not None
    assert field_of(form_of(describe_dependent), "whom") is None


async def test_where_there_is_no_choice_the_heading_says_it() -> None:
    def describe(draft: Any) -> None:
        draft.pick("good", [Option("clay", word("clay"))], default="clay")
        draft.picks("cards", options(2), 2, 2, default=["o0", "o1"])
        draft.pick("left", [Option("gold", word("gold"))])

    components = drawn(form_of(describe))
    assert selects_of(components) == []
    assert {"clay: clay"}.isdisjoint(buttons_of(components))
    assert "gold: gold" in buttons_of(components)  # nothing is chosen for anybody
    assert "clay" in texts_of(components)


async def test_what_was_refused_stands_beside_its_input() -> None:
    def describe(draft: Any) -> None:
        draft.amount("coins", 0, 3)
        draft.pick("what", options(6))

    shown = ShownForm(ASK, form_of(describe), hand=InHand("coins", why=say("refused-too-few", least=2)))
    words = texts_of(desk_view(desk(), reader_for(TABLE, "en"), shown).to_components())
    first, _, second = words.partition("> Choose at least 2.")
    assert first.splitlines()[-1].startswith("**Your bid**")
    assert second.strip()


async def test_what_was_refused_at_an_input_that_is_gone_is_said_all_the_same() -> None:
    shown = ShownForm(
        ASK,
        form_of(lambda draft: draft.amount("coins", 0, 3)),
        hand=InHand("gone", why=say("refused-too-few", least=2)),
    )
    words = texts_of(desk_view(desk(), reader_for(TABLE, "en"), shown).to_components())
    assert words.count("> Choose at least 2.") == 1


async def test_the_thread_is_a_button_away_where_the_row_has_room_and_else_a_link_in_the_text() -> None:
    roomy = drawn(form_of(lambda draft: draft.amount("coins", 0, 3)))
    (button,) = [one for one in walk_components(roomy) if one.get("url")]
    assert button["label"] == "Thread"
    assert button["url"] == link(TABLE)
    assert "discord.com" not in "".join(one["content"] for one in walk_components(roomy) if one["type"] == 10)
    liberties = tuple(Ask(f"free-{number}", "pawn", say("bids-ask-pawn", coins=number)) for number in range(3))
    full = drawn(form_of(lambda draft: draft.amount("coins", 0, 3)), desk=desk(liberties=liberties))
    hold_limits(full)
    assert not [one for one in walk_components(full) if one.get("url")]
    assert "[go to the thread](" in texts_of(full)


@pytest.mark.parametrize("language", OFFERED)
async def test_buttons_that_lead_elsewhere_share_no_word_with_each_other(language: str) -> None:
    reader = reader_for(TABLE, language)
    desks = desk_words(desk(), reader, link(TABLE), None, owing=True).labels
    for labels in (desks, board_labels(reader)):
        stems = [word.casefold()[:4] for label in labels.values() for word in label.split()]
        assert len(stems) == len(set(stems)), sorted(labels.values())


async def test_effects_are_in_small_print_where_the_desk_is_taller_than_a_phone_screen_and_a_half() -> None:
    effect = say("bids-ask-pawn", coins=3)

    def lines(count: int) -> list[str]:
        shown = ShownForm(ASK, form_of(lambda draft: draft.amount("coins", 0, 3)), (effect,) * count)
        return texts_of(desk_view(desk(), reader_for(TABLE, "en"), shown).to_components()).splitlines()

    said = reader_for(TABLE, "en").line(effect)
    assert lines(3).count(said) == 3
    assert (lines(60).count(said), lines(60).count(f"-# {said}") > 0) == (0, True)


@pytest.mark.parametrize("locale", sorted(OFFERED))
async def test_what_is_missing_is_said_in_a_sentence_where_the_game_has_one(locale: str) -> None:
    form = Form((Field("play", Pick(options(9))), Field("top", Pick(options(9)))), {}, ("play", "top"), None)
    ask = Ask("paladin", "paladin", say("paladins-ask-paladin"))
    reader = Reader(texts(locale), {0: "Ada"}, game="paladins", seat=0)
    words = FormWords(ShownForm(ask, form), reader, face("paladins"))
    leads, top = (reader.line(Text(f"paladins-field-{name}-missing")) for name in ("play", "top"))
    assert words.heading(form.fields[1]) == f"**{top}**"
    assert words.hints(list(form.fields)).strip() == f"-# ✏️ {leads}. {top}."
