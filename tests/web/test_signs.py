"""Signs among the words of a page are drawn, and can still be heard, searched and copied."""

from __future__ import annotations

import re

import pytest

from face.pictures.icons import icons
from face.wordings.texts import Texts
from games.architects.face.pictures.places import SIGNS
from tests.host.seating import ANNA, BERT, playing
from tests.web.browsing import Browser, Served
from web.signs import DRAWN_SIGNS, draw_signs, sign_sheet
from web.words import Whereabouts, inline

HERE = Whereabouts()
TAG = re.compile(r"<[^>]*>")


def test_a_sign_is_drawn_and_its_emoji_stays() -> None:
    html = str(inline("**2**🪵 and ⚔️3", HERE))
    assert re.findall(r'href="#sign-(\w+)"', html) == ["wood", "strength"]
    assert TAG.sub("", html) == "2🪵 and ⚔️3"


def test_what_a_desk_says_of_cards_the_bank_and_wishes_is_drawn() -> None:
    drawn = re.findall(r'href="#sign-(\w+)"', str(draw_signs("✅ ❗ lacks 2🪵; 🏦 Bank, 💬 Wishes, ✨ Feast")))
    assert drawn == ["done", "alert", "wood", "bank", "wish", "event"]


def test_a_number_is_never_torn_from_its_sign() -> None:
    html = str(inline("for 12🪵 3🪨", HERE))
    assert re.findall(r'<span class="sign">(\d*)<svg', html) == ["12", "3"]
    assert TAG.sub("", html) == "for 12🪵 3🪨"


def test_the_places_of_architects_have_the_signs_of_their_board() -> None:
    texts = Texts("en")
    places = ("forest", "silversmith", "mines", "workshop", "town-centre")
    words = [texts.format(f"architects-go-{place}", {"things": "", "count": 1, "cards": 1}) for place in places]
    drawn = [re.findall(r'href="#sign-([\w-]+)"', str(draw_signs(each))) for each in words]
    assert drawn == [[SIGNS[place]] for place in places]


@pytest.mark.parametrize(
    "words", ["<img src=x>🪵", '[a](http://x "🪵")', '[🪵](http://x/🪵 "\'>🪵")', "`🪵`", '🪵" onload="x']
)
def test_what_somebody_typed_beside_a_sign_becomes_no_markup(words: str) -> None:
    for html in (str(inline(words, HERE)), str(draw_signs(words))):
        assert set(re.findall(r"<(\w+)", html)) <= {"span", "svg", "use", "b", "a", "code"}
        for attributes in re.findall(r"<\w+([^>]*)>", html):
            assert "<" not in attributes
            assert "onload" not in attributes


@pytest.mark.parametrize("words", ["🧑\u200d🌾 Recruit", "👁\ufe0f\u200d🗨\ufe0f"])
def test_an_emoji_made_of_two_is_not_torn_apart(words: str) -> None:
    assert str(draw_signs(words)) == words


def test_every_drawing_is_known_and_stands_on_a_page_once() -> None:
    assert set(DRAWN_SIGNS.values()) <= icons().keys()
    found = re.findall(r'<symbol id="sign-([\w-]+)"', str(sign_sheet()))
    assert sorted(found) == sorted(set(DRAWN_SIGNS.values()))


async def test_a_page_has_the_drawings_to_which_its_words_refer(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    assert browser.page.count('id="sign-coins"') == 1
