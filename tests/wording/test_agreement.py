"""Whom wordings address, and how their words agree: with a reader, with a number, with what they belong to."""

from __future__ import annotations

import re

import pytest

from engine.contract import Ask
from engine.texts import Listed, SeatRef, Text, Things, say
from face.core.parts import answered_parts
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts, wording_files
from face.wordings.typed_amounts import parse_things
from games.devil.rules.rulebook import KINDS
from tests.wording.files import language

YOU = re.compile(
    r"\b(you\w*|tv[ůéáý]\w*|tvoj\w*|tobě|tebe|twoj\w*|twój|tobą|masz|máš|jsi|jesteś|тво\w+|твоё|ты|теб\w+|тобой)\b",
    re.IGNORECASE,
)
DOING = {  # how verbs of somebody who is spoken to end
    "cs": re.compile(r"\b\w+[íáe]š\b|\b(?:si|ti)\b"),
    "pl": re.compile(r"\b\w+[aeiy]sz\b|\bci\b"),
    "ru": re.compile(r"\b\w+[еиё]шь(?:ся)?\b"),
}
SHOWN = re.compile(r"(architects|devil|paladins|bids)-(field-(?!order-)|picture-|decided-|own-hand)")


@pytest.mark.parametrize("locale", OFFERED)
def test_headings_of_answers_and_of_pictures_address_nobody(locale: str) -> None:
    known = language(locale).wordings
    shown = {
        key: wording.words
        for key, wording in known.items()
        if SHOWN.match(key) and not key.startswith("bids") and not key.endswith("-missing")  # on one's own desk alone
    }
    assert len(shown) > 150
    doing = DOING.get(locale, YOU)
    assert {key: words for key, words in shown.items() if YOU.search(words) or doing.search(words)} == {}


def test_an_answer_with_headings_is_told_without_the_question_that_addresses_its_seat() -> None:
    ask = Ask("1.turn", "action", say("paladins-ask-action"))
    heading, no_input = say("paladins-field-action"), (ask.prompt,)
    assert answered_parts(ask, (ask.prompt, heading)) == (heading,)
    assert answered_parts(ask, no_input) == no_input
    assert answered_parts(ask, (heading, heading)) == (heading, heading)


@pytest.mark.parametrize(("locale", "name"), [("en", "Seat 4"), ("cs", "Hráč 4"), ("pl", "Gracz 4"), ("ru", "Игрок 4")])
def test_a_seat_without_a_name_does_not_read_like_a_place_in_the_ranking(locale: str, name: str) -> None:
    assert Reader(texts(locale)).line(SeatRef(3)) == name


@pytest.mark.parametrize("locale", OFFERED)
def test_what_a_seat_saw_is_called_its_desk_in_a_replay_and_not_by_its_name_alone(locale: str) -> None:
    reader = Reader(texts(locale), {0: "Anna"})
    title = reader.label(say("replay-desk", seat=SeatRef(0)))
    assert "Anna" in title
    assert title != "Anna"


@pytest.mark.parametrize("role", ["devil", "cultist"])
@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        ("cs", "a mýlíš se", "a mýlí se"),
        ("pl", "błędnie zgadujesz", "błędnie zgaduje,"),
        ("ru", "ошибаешься", "ошибается"),
    ],
)
def test_a_wrong_guess_agrees_with_its_reader(locale: str, own: str, others: str, role: str) -> None:
    guess = say(f"devil-guess-wrong-{role}", seat=SeatRef(0), whom=SeatRef(1), points=1)
    names = {0: "Anna", 1: "Bohumil"}
    assert own in Reader(texts(locale), names, None, "devil", 0).line(guess).casefold()
    assert others in Reader(texts(locale), names, None, "devil", 2).line(guess)


@pytest.mark.parametrize(("locale", "token"), [("pl", "żeton"), ("ru", "жетон")])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_wings_are_counted_by_the_token_as_the_rulebook_has_them(locale: str, token: str, count: int) -> None:
    wordings = texts(locale)
    for key, name in (("devil-effect-angel", "n"), ("devil-effect-demon", "n"), ("devil-decided-wings", "count")):
        assert f"{count} {token}" in wordings.format(key, {name: count})


@pytest.mark.parametrize(("locale", "token"), [("pl", "żeton"), ("ru", "жетон")])
def test_wings_that_are_priced_counted_or_exchanged_are_tokens(locale: str, token: str) -> None:
    known = language(locale).wordings
    about = ("details-wings", "first-ask-wings", "phase-inquisition-wings", "order-forced-about", "picture-alt-seat")
    assert {key for key in about if token not in known[f"devil-{key}"].words.casefold()} == set()
    by_the_piece = re.compile(r"jedno\b|\bкрыло\b|(?<!жетон )(?<!жетонов )крыльев[\w ]*:? \ufffc")  # \ufffc: a value
    assert {key for key in about if by_the_piece.search(known[f"devil-{key}"].words.casefold())} == set()


def test_a_guess_is_no_type_in_polish() -> None:
    known = language("pl").wordings
    about = {key: wording.words for key, wording in known.items() if re.match(r"devil-(guess|order-pack)", key)}
    assert len(about) > 5
    assert {key: words for key, words in about.items() if re.search(r"\btyp(?:u|y|em)?\b", words)} == {}


@pytest.mark.parametrize(
    ("locale", "lacking"),
    [("pl", "brakuje: 4 kamieni, 1 złota i dekarstwa"), ("ru", "не хватает: 4 камней, 1 золота и кровельного дела")],
)
def test_what_is_lacking_stands_in_the_genitive(locale: str, lacking: str) -> None:
    missing = Listed((Things({"stone": 4}), Things({"gold": 1}), say("architects-skill-tiling")))
    known = Reader(texts(locale), {}, None, "architects")
    assert lacking in known.line(say("architects-own-card-needs", card="X", missing=missing))


@pytest.mark.parametrize(("locale", "lacking"), [("pl", "brakuje"), ("ru", "не хватает")])
def test_goods_that_are_lacking_stand_in_the_genitive_wherever_they_are_named(locale: str, lacking: str) -> None:
    goods, before_a_value = {"things", "goods", "missing"}, re.compile(rf"{lacking}[\w ]*:? ?\ufffc", re.IGNORECASE)
    known = language(locale).wordings
    found = {key for key, each in known.items() if each.params & goods and before_a_value.search(each.words)}
    assert found <= {"paladins-why-lacks-workers", "paladins-refused-lacks-workers"}  # signs, and a list of its own
    reader = Reader(texts(locale), {}, None, "devil")
    wanted = {"pl": "brakuje ci 2 drewna i 1 kamienia", "ru": "тебе не хватает 2 дерева и 1 камня"}
    assert wanted[locale] in reader.line(
        say("devil-why-lacking", what="X", cards="alone", things=Things({"wood": 2, "stone": 1}))
    )


def test_silver_that_is_lacking_is_in_the_genitive_in_russian() -> None:
    assert "Не хватает 1 серебра" in Reader(texts("ru")).line(say("paladins-refused-lacks-silver", count=1))


@pytest.mark.parametrize("locale", OFFERED)
def test_the_examples_of_the_bot_are_read_as_they_stand(locale: str) -> None:
    example = texts(locale).format("bot-type-example", {}).partition(":")[2]
    known = Reader(texts(locale), {}, None, "devil")
    assert parse_things(example, KINDS, known) == {"wood": 2, "glass": 1}
    shown = [known.label(Things({kind: count})) for kind, count in (("wood", 2), ("glass", 1))]
    assert example.split() == " ".join(shown).split()


def test_cards_say_your_own_with_the_reflexive_in_the_three_languages_that_have_one() -> None:
    forms = {
        "cs": r"\btv(ou|é|á|ůj|ého|ých)\b",
        "pl": r"\btw(ój|oje|oją|ojego|oich)\b",
        "ru": r"\bтво(ё|ю|его|их)\b",
    }
    for locale, yours in forms.items():
        known = language(locale).wordings
        lines = {key: wording.words for key, wording in known.items() if re.match(r"\w+-per-", key)}
        assert {key: words for key, words in lines.items() if re.search(yours, words)} == {}, locale


@pytest.mark.parametrize(("locale", "desk"), [("cs", "můj tah"), ("pl", "mój ruch"), ("ru", "мой ход")])
def test_a_desk_is_no_piece_of_furniture_nor_remote_control(locale: str, desk: str) -> None:
    assert desk == texts(locale).format("bot-my-desk", {}).casefold()
    czech = r"pult(?:y|u|em|ů|ům|ech)?|stol(?:ek|k[uy]|kem|ků|kům|cích)"
    other = re.compile(rf"\b(?:{czech}|пульт\w*|столик\w*)\b", re.IGNORECASE)
    assert [key for key, wording in language(locale).wordings.items() if other.search(wording.words)] == []


@pytest.mark.parametrize(
    ("locale", "took_back", "confessed", "place", "turn"),
    [
        ("cs", "**Bereš** tah zpět.", "Přiznáváš se a", "1. Ty:", "**Les**: x."),
        ("pl", "**Cofasz** turę.", "Przyznajesz się do", "1. Ty:", "**Les**: x."),
        ("ru", "**Ты** берёшь", "Ты сознаёшься", "1. Ты:", "**Ты** · Les: x."),
    ],
)
def test_a_verb_that_says_you_needs_no_pronoun_before_it(
    locale: str, took_back: str, confessed: str, place: str, turn: str
) -> None:
    you, other = (Reader(texts(locale), {0: "Anna"}, seat=seat) for seat in (0, 1))
    of = {"seat": SeatRef(0)}
    for key, params, begins in (
        ("architects-took-back", of, took_back),
        ("devil-confessed", of, confessed),
        ("ending-place", {**of, "place": 1, "points": 3}, place),
        ("architects-turn", {**of, "place": "Les", "deeds": "x"}, turn),
    ):
        assert you.line(Text(key, params)).startswith(begins)
        assert "Anna" in other.line(Text(key, params))


def test_a_player_cannot_drop_their_own_name() -> None:
    reader = Reader(texts("cs"), {0: "Anna\u2060"}, seat=1)
    assert reader.line(say("architects-took-back", seat=SeatRef(0))) == "**Anna** bere tah zpět."


NOTHING = re.compile(r"\b(?!ne)(?:\w+(?:nese|náší|íš|áš|eš|jí)|má|dá|stojí) \{ \$\w+ ->\s+\[0\] žádn")
"""A verb that is not denied before a choice whose nought is "žádný": Czech denies both."""


def test_czech_denies_the_verb_where_nothing_is_counted() -> None:
    assert NOTHING.search("teď přinese { $points ->\n    [0] žádný bod")
    assert not NOTHING.search("teď nepřinese { $points ->\n    [0] žádný bod")
    files = [path for path in wording_files("cs") if NOTHING.search(path.read_text(encoding="utf-8"))]
    assert files == []


def test_what_belongs_to_whoever_reads_is_called_theirs_in_english() -> None:
    """A seat is "you" to its own player: "you's chests" is no English. A replay has no such reader."""
    said = "\n".join(path.read_text(encoding="utf-8") for path in wording_files("en"))
    messages = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", said, re.MULTILINE))
    seats = set(re.findall(r"\$([a-z]+)-is\b", said))
    owners = {
        (key, owner) for key, words in messages.items() for owner in re.findall(r"\{ \$([a-z]+) \}['’]s\b", words)
    }
    belonging = {(key, owner) for key, owner in owners if owner in seats and key != "replay-desk"}
    assert belonging
    assert {(key, owner) for key, owner in belonging if f"${owner}-is" not in messages[key]} == set()
