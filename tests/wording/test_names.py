"""Names that are found: on the floors that all games share no public name of a module stands for two things."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from engine.registry import games
from face.wordings.texts import texts

ROOT = Path(__file__).parents[2]
SHARED = ("engine", "db", "host", "face", "web", "bot")
TYPE_VARIABLES = {"TypeVar", "ParamSpec"}  # they name no thing
MEAN_TWICE: dict[str, str] = {}  # a public name of more than one module, and why it may be

# As functions they tell neither what is done nor to what: `reply_with_errors`, not `answered`.
BARE = re.compile(
    r"answered|begun|called|carried|chained|changed|checked|chosen|cleaned|closed|continued|counted|cut|dealt|decided"
    r"|decoded|drafted|drawn|ended|exported|failed|filled|fitted|folded|found|given|held|kept|known|listed"
    r"|looked|made|marked|matched|meant|moved|named|noted|numbered|offered|opened|paged|parsed|placed"
    r"|pressed|put|ranked|rated|read|refused|replayed|reported|restored|said|saved|sealed|seen|sent"
    r"|settled|shown|signed|stored|taken|told|wanted|written"
)


def modules(floors: tuple[str, ...] = SHARED) -> Iterator[tuple[str, ast.Module]]:
    """Each module of the shared floors, as it is imported."""
    for path in sorted(path for floor in floors for path in (ROOT / floor).rglob("*.py")):
        place = path.relative_to(ROOT).with_suffix("")
        yield ".".join(place.parts).removesuffix(".__init__"), ast.parse(path.read_text(encoding="utf-8"))


NAMES_NO_GAME = {("face.replay.signs", "devil"): "an icon of what it shows"}


def test_nothing_names_a_game_but_its_own_folder() -> None:
    ids = {game_id for game_id, game in games().items() if game.offered}  # benchmarks play the test game, bids
    named = {
        (module, node.value)
        for module, tree in modules((*SHARED, "tools"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    }
    assert named == set(NAMES_NO_GAME)


def test_the_wordings_of_a_game_stand_in_its_own_folder() -> None:
    """Feats of records and measures of balance, too; the shared files neither begin an id with a game nor name it."""
    ids = [game_id for game_id, game in games().items() if game.offered]
    files = [(path, path.read_text(encoding="utf-8")) for path in (ROOT / "face" / "locales").rglob("*.ftl")]
    assert len(files) > len(ids)
    begun = [(path.name, game_id) for path, text in files for game_id in ids if re.search(rf"(?m)^{game_id}-", text)]
    names = [texts("en").format(f"{game_id}-name", {}) for game_id in ids]
    named = [(path.name, name) for path, text in files for name in names if name in text]
    assert begun == named == []


def defined(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """What those statements define and do not import."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node
            case ast.Assign(value=ast.Call(func=ast.Name(id=kind))) if kind in TYPE_VARIABLES:
                pass
            case ast.Assign() | ast.AnnAssign():
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for part in (part for target in targets for part in ast.walk(target)):
                    if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                        yield part.id, node
            case ast.If() | ast.Try():
                yield from defined(node.body)
                yield from defined(node.orelse)


def public() -> Iterator[tuple[str, str, ast.stmt]]:
    """Module, name and statement of every public name."""
    for module, tree in modules():
        for name, node in dict(defined(tree.body)).items():
            if not name.startswith("_"):
                yield module, name, node


def test_no_public_name_stands_for_two_things() -> None:
    where = defaultdict(list)
    for module, name, _ in public():
        where[name].append(module)
    twice = {name: places for name, places in where.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in MEAN_TWICE} == {}, (
        "say in one of the names what it is of (`read_clocks`), or begin it with _ where only its module uses it"
    )
    assert MEAN_TWICE.keys() <= twice.keys(), "an exception that nothing needs any more"


def test_functions_that_others_call_say_what_they_do() -> None:
    bare = [
        f"{module}.{name}"
        for module, name, node in public()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and BARE.fullmatch(name)
    ]
    assert bare == [], "a verb with its object: `count_result`, not `counted`"
