"""Signs among the words of a page are drawn, and can still be heard, searched and copied."""

from __future__ import annotations

import importlib.util
import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from face.pictures.fonts import FACES, SANS
from face.pictures.icons import icons
from face.replay.signs import DRAWN_SIGNS, draw_signs, sign_sheet
from face.wordings.texts import Texts
from games.architects.face.pictures.places import SIGNS
from tests.host.seating import ANNA, BERT, playing
from tests.web.browsing import Browser, Served
from web.words import Whereabouts, inline

HERE = Whereabouts()
ROOT = Path(__file__).parents[2]
WORDINGS = sorted({*ROOT.glob("games/*/locales/*/*.ftl"), *ROOT.glob("face/locales/*/*.ftl")})
PAGES = [
    ROOT / f"tests/golden/{file.parts[-4]}-page.txt" for file in sorted(ROOT.glob("games/*/locales/en/*-desk.ftl"))
]
"""What pages have said, with the signs that code adds."""
PLAIN = "▸▾○✕─"  # shapes that text fonts of all devices have, and that no device shows as emoji
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


def test_every_label_that_the_desk_brings_has_its_signs_drawn() -> None:
    desk = (ROOT / "web/templates/desk.html").read_text()
    labels = re.findall(r"\{\{ \(?labels[^}]*\}\}", desk)  # in the macro of presses all are
    assert len(labels) > 5
    assert [each for each in labels if "|signed" not in each] == []


def test_an_emoji_made_of_two_is_not_torn_apart() -> None:
    assert str(draw_signs("👁\ufe0f\u200d🗨\ufe0f")) == "👁\ufe0f\u200d🗨\ufe0f"
    recruit = str(draw_signs("🧑\u200d🌾 Recruit"))
    assert re.findall(r'href="#sign-([\w-]+)"', recruit) == ["recruit"]
    assert TAG.sub("", recruit) == "🧑\u200d🌾 Recruit"


def test_no_sign_of_any_text_is_left_to_the_fonts_of_a_device() -> None:
    left = {str(file): left_in(file) for file in (*WORDINGS, *PAGES)}
    assert left
    amiss = {file: signs for file, signs in left.items() if signs}
    assert amiss == {}, amiss


def left_in(file: Path) -> set[str]:
    """The signs of a file that are neither drawn nor in the fonts that pages bring along."""
    words = "".join(line for line in file.read_text().splitlines(keepends=True) if not line.startswith("#"))
    left = re.sub(r'<span class="sign">.*?</span>', "", str(draw_signs(words)))
    return {f"{sign} {ord(sign):x}" for sign in left if not written(sign)}


def written(sign: str) -> bool:
    """Whether it is a letter of the fonts that pages bring along, or shows nothing."""
    return sign in PLAIN or unicodedata.category(sign) in ("Cc", "Cf") or ord(sign) in letters()


@cache
def letters() -> frozenset[int]:
    """The code points of our own writing."""
    face = FACES[SANS, 400]
    package = importlib.util.find_spec(face.package)
    assert package is not None
    assert package.origin is not None
    return frozenset(TTFont(Path(package.origin).parent / face.file).getBestCmap())


def test_every_drawing_is_known_and_stands_on_a_page_once() -> None:
    drawings = {name for name in DRAWN_SIGNS.values() if not name.startswith("square-")}
    assert drawings <= icons().keys()
    found = re.findall(r'<symbol id="sign-([\w-]+)"', str(sign_sheet()))
    assert sorted(found) == sorted(set(DRAWN_SIGNS.values()))


async def test_a_page_has_the_drawings_to_which_its_words_refer(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    assert browser.page.count('id="sign-coins"') == 1
