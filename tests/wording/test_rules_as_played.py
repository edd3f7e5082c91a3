"""What the texts of the rules say, held against what the rules do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Ask
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.texts import Named, say
from face.core.face import face
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.contract.journeys import chance

NUMBERS = {  # as words for persons, in the languages that are offered
    "en": ("two", "three", "four", "five", "six", "seven", "eight"),
    "cs": ("dva", "tři", "čtyři", "pět", "šest", "sedm", "osm"),
    "pl": ("dwóch", "trzech", "czterech", "pięciu", "sześciu", "siedmiu", "ośmiu"),
    "ru": ("два", "три", "четыре", "пять", "шесть", "семь", "восемь"),
}
GUESSES = {  # found: nobody guesses the devil again; nobody for both roles; both mortals have to agree
    "en": ("Once the devil is found", "one player for both", "both mortals"),
    "cs": ("Jakmile je ďábel odhalen", "téhož hráče pro obě role", "obou smrtelníků"),
    "pl": ("Gdy diabeł zostanie odkryty", "tej samej osoby w obu rolach", "obu śmiertelników"),
    "ru": ("Когда дьявол найден", "одного игрока на обе роли", "обоих смертных"),
}

EXACTLY = {"en": "exactly", "cs": "přesně", "pl": "dokładnie", "ru": "ровно"}
WORKERS = {"en": "workers", "cs": "služebníky", "pl": "pracowników", "ru": "работников"}


def reader(game: str, locale: str) -> Reader:
    return Reader(texts(locale), {seat: f"P{seat}" for seat in range(5)}, face(game).names(""), game)


def topic(game: str, id: str, locale: str) -> str:
    rules = next(topic for topic in face(game).topics("") if topic.id == id)
    return "\n".join(reader(game, locale).line(text) for text in rules.text)


def asked_before_trading() -> Iterator[tuple[Any, Ask]]:
    """The questions before trading of some random games, with the views of those who are asked.

    Whoever has repaid everything at the bank since the last phase settled is asked too.
    """
    game = game_of("devil")
    for seed in range(6):
        playout = Playout(game, game.options_type(), 4, chance(seed), chance(seed + 90))
        for _ in playout.steps():
            for seat, ask in game.asks(playout.state).items():
                if ask.kind == "done":
                    yield game.view(playout.state, seat), ask


@pytest.mark.parametrize("locale", OFFERED)
def test_who_is_asked_before_trading_is_in_debt_and_reads_how_much_and_that_it_is_the_last_moment(locale: str) -> None:
    asked = list(asked_before_trading())
    assert any(view.own.debt for view, _ in asked)
    for view, ask in asked:
        assert view.seats[view.viewer].debt
        debt = view.own.debt
        explained = next(each.text for each in face("devil").explanations(view, ask) if each.leads)
        for text in (explained, face("devil").hint(view, ask)):
            line = reader("devil", locale).line(text)
            assert bool(debt) == (texts(locale).format("devil-last-moment", {}) in line)
            assert not debt or re.search(rf"\b{debt}\b", line), line


@pytest.mark.parametrize("locale", OFFERED)
def test_who_has_repaid_everything_since_is_not_told_of_a_debt(locale: str) -> None:
    for key in ("devil-hint-done", "devil-first-ask-done"):
        assert texts(locale).format("devil-last-moment", {}) not in reader("devil", locale).line(say(key, debt=0))


@pytest.mark.parametrize("locale", OFFERED)
def test_the_topic_of_cards_says_that_only_seats_in_debt_are_asked(locale: str) -> None:
    assert texts(locale).format("devil-only-debtors", {}) in topic("devil", "cards", locale)


@pytest.mark.parametrize("locale", OFFERED)
def test_the_topic_of_guesses_names_all_that_the_rules_refuse(locale: str) -> None:
    said = topic("devil", "guesses", locale)
    assert [words for words in GUESSES[locale] if words not in said] == []


@pytest.mark.parametrize("locale", OFFERED)
def test_the_topic_of_soul_pieces_says_that_the_ritual_of_round_3_gives_them_back(locale: str) -> None:
    assert texts(locale).format("devil-pieces-return", {}) in topic("devil", "souls", locale)


@pytest.mark.parametrize("locale", OFFERED)
def test_the_devil_paid_in_soul_pieces_is_not_told_of_a_price_in_coins(locale: str) -> None:
    told = {
        role: reader("devil", locale).line(say("devil-first-ask-offer", role=role, sell_basic=71, sell_rare=72))
        for role in ("devil", "cultist", "mortal")
    }
    assert [role for role, line in told.items() if "71" in line and "72" in line] == ["cultist", "mortal"]
    assert not {"71", "72"} & set(re.findall(r"\d+", told["devil"]))


@pytest.mark.parametrize("locale", OFFERED)
def test_a_number_of_inquisitors_is_the_number_of_those_listed(locale: str) -> None:
    rules = next(topic for topic in face("devil").topics("") if topic.id == "inquisitors")
    listed = sum(text.key == "devil-rule-inquisitor" for text in rules.text)
    words = reader("devil", locale).line(rules.title).casefold().split()
    assert {number for number, word in enumerate(NUMBERS[locale], 2) if word in words} <= {listed}


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("key", ["devil-house-unbuilt", "devil-house-event"])
def test_what_cannot_be_carried_out_costs_reputation_and_the_house_rules_say_so(key: str, locale: str) -> None:
    assert texts(locale).format("devil-skipped", {}) in reader("devil", locale).line(say(key))


@pytest.mark.parametrize("locale", OFFERED)
def test_nothing_reads_as_if_four_soul_pieces_proved_nothing(locale: str) -> None:
    said = reader("devil", locale)
    hints = [said.line(say(key, souls=4)) for key in ("devil-hint-questioned", "devil-first-ask-questioned")]
    assert [words for words in (*hints, topic("devil", "hunt", locale)) if EXACTLY[locale] in words] == []


@pytest.mark.parametrize("locale", OFFERED)
def test_the_watchtower_says_that_workers_lie_in_prison(locale: str) -> None:
    watchtower = next(
        entry.text
        for entry in face("architects").cards("")
        if isinstance(entry.card, Named) and entry.card.id == "watchtower"
    )
    assert WORKERS[locale] in reader("architects", locale).line(watchtower)


@pytest.mark.parametrize("locale", OFFERED)
def test_a_laughing_jester_does_not_read_like_a_weeping_one(locale: str) -> None:
    faces = [
        reader("devil", locale).line(say(f"devil-short-jester-{face}", count=1)) for face in ("laughing", "weeping")
    ]
    assert len(set(faces)) == 2


@pytest.mark.parametrize("locale", OFFERED)
def test_no_clause_of_a_card_has_two_colons(locale: str) -> None:
    lines = [reader("architects", locale).line(entry.text) for entry in face("architects").cards("")]
    clauses = [clause for line in lines for clause in line.split(" · ")]
    assert [clause for clause in clauses if clause.count(": ") > 1] == []


@pytest.mark.parametrize("locale", OFFERED)
def test_a_paladin_at_the_bottom_is_said_to_come_back_in_the_rounds_in_which_it_does(locale: str) -> None:
    game = game_of("paladins")
    view = game.view(game.setup(game.options_type(), 2, chance(1)).state, 0)
    ask = Ask("x", "paladins", say("x"))
    back = {face("paladins").hint(replace(view, round=now), ask).params["back"] for now in (1, 2, 3)}
    said = re.sub(r"\D+", " ", topic("paladins", "paladins", locale)).split()
    assert set(map(str, back)) <= set(said)
    assert {"1", "3"} <= set(said)  # laid there in those rounds


@pytest.mark.parametrize("locale", OFFERED)
def test_who_plays_alone_can_read_what_the_virtual_player_does(locale: str) -> None:
    """Its workers, which card it takes, where it puts pieces, tax, what leaves at the end of a round, its points."""
    cards = game_of("paladins").packs.pack()
    paragraphs = topic("paladins", "virtual-does", locale).split("\n")
    assert len(paragraphs) == len({words.split("**")[1] for words in paragraphs}) == 6
    assert str(cards.board.virtual.workers) in paragraphs[0]
    assert len(paragraphs[2].split(";")) == 7  # steps of preference
    assert re.search(r"\d", paragraphs[5])


@pytest.mark.parametrize("locale", OFFERED)
def test_the_topics_say_what_comes_where_no_reward_is_left_and_where_the_last_worker_is_fetched(locale: str) -> None:
    said = topic("architects", "cathedral", locale) + topic("architects", "workers", locale)
    for key in ("architects-no-reward", "architects-recall-elsewhere"):
        assert texts(locale).format(key, {"missing": 1}) in said
