"""One loader of content packs for all games: what a key may name, and which bytes it stands for."""

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.chance import SEED_BYTES, Chance
from engine.packs import PACKS_AT_ONCE, Packs, UnknownPack, exact_key, hash_of, packs_of
from engine.registry import folder_of, games
from engine.texts import Refusal
from tests.releases.stored import PLAYED_WITH

WITH_PACKS = [game for game in games().values() if packs_of(game) is not None]
PATHS = [
    "../content/base",
    "./base",
    "././house",
    "..",
    ".",
    "",
    "/etc",
    "base/",
    "a/../base",
    "Base",
    "base\0",
    "x" * 40,
]


class Card(msgspec.Struct):
    id: str


class More(msgspec.Struct):
    extra: tuple[str, ...] = ()


class Pack(msgspec.Struct):
    hash: str
    card: Card
    more: More


def packs(home: Path) -> Packs[Pack]:
    kinds = {"card.toml": Card, "more.toml": More}
    return Packs(home, kinds, lambda digest, found: Pack(digest, *found), usual="base")


def written(home: Path, name: str, card: str = "well") -> Path:
    folder = home / "content" / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "card.toml").write_text(f'id = "{card}"\n', encoding="utf-8")
    return folder


@pytest.mark.parametrize("typed", [*PATHS, "base@", "base@../../x", "base@" + "0" * 63, "base@" + "G" * 64])
def test_what_is_no_name_is_refused_before_anything_is_read(tmp_path: Path, typed: str) -> None:
    written(tmp_path, "base")
    written(tmp_path.parent, "base")
    with pytest.raises(UnknownPack, match="is no name of a pack"):
        packs(tmp_path / "content" / "base").at(typed)


@pytest.mark.parametrize("game", WITH_PACKS, ids=lambda game: game.id)
@pytest.mark.parametrize("typed", [*PATHS, "nowhere"])
def test_every_game_refuses_a_pack_that_is_no_name_in_its_folder(game: Any, typed: str) -> None:
    options = msgspec.structs.replace(game.options_type(), pack=typed)
    with pytest.raises(Refusal) as refused:
        game.setup(options, game.seats[0], Chance(bytes(SEED_BYTES)))
    assert refused.value.code == "no-such-pack"
    with pytest.raises(UnknownPack):
        game.pack(options)


def test_an_edited_folder_changes_no_pack_that_is_named_by_its_hash(tmp_path: Path) -> None:
    shelf = packs(tmp_path)
    folder = written(tmp_path, "base", "well")
    before = shelf.at("base")
    files = shelf.files("base")
    written(tmp_path, "base", "tower")
    assert shelf.at(exact_key("base", before.hash)).card.id == "well"
    later = packs(tmp_path)
    assert later.at("base").card.id == "tower"
    with pytest.raises(UnknownPack, match="no pack with that hash"):
        later.at(exact_key("base", before.hash))
    later.keep(files, before.hash)
    shutil.rmtree(folder)
    assert later.at(exact_key("base", before.hash)).card.id == "well"
    assert later.at("base").card.id == "tower"  # both versions side by side


def test_files_are_kept_only_under_their_own_hash(tmp_path: Path) -> None:
    shelf = packs(tmp_path)
    with pytest.raises(ValueError, match="is not the hash"):
        shelf.keep({"card.toml": b'id = "well"'}, hash_of([b"other"]))
    with pytest.raises(ValueError, match="is not the hash"):
        shelf.keep({"card.toml": b'id = "well"', "../x": b""}, hash_of([b'id = "well"']))


def test_a_pack_of_an_earlier_release_lies_in_the_archive_under_its_hash(tmp_path: Path) -> None:
    folder = written(tmp_path, "base", "well")
    digest = packs(tmp_path).at("base").hash
    shutil.copytree(folder, tmp_path / "archive" / digest)
    written(tmp_path, "base", "tower")
    assert packs(tmp_path).at(exact_key("base", digest)).card.id == "well"


def test_an_archive_that_was_edited_is_not_believed(tmp_path: Path) -> None:
    folder = written(tmp_path, "base", "well")
    digest = packs(tmp_path).at("base").hash
    shutil.copytree(folder, tmp_path / "archive" / digest)
    (tmp_path / "archive" / digest / "card.toml").write_text('id = "tower"\n', encoding="utf-8")
    shutil.rmtree(folder)
    with pytest.raises(UnknownPack):
        packs(tmp_path).at(exact_key("base", digest))


def test_a_file_whose_type_needs_nothing_may_be_missing_and_changes_no_hash(tmp_path: Path) -> None:
    folder = written(tmp_path, "base")
    without = packs(tmp_path).at("base")
    assert without.more == More()
    (folder / "more.toml").write_text('extra = ["a"]\n', encoding="utf-8")
    assert packs(tmp_path).at("base").hash != without.hash


def test_only_so_many_packs_are_kept_in_memory(tmp_path: Path) -> None:
    shelf = packs(tmp_path)
    for number in range(PACKS_AT_ONCE + 5):
        raw = f'id = "well-{number}"'.encode()
        shelf.keep({"card.toml": raw}, hash_of([raw]))
    assert not shelf.holds(hash_of([b'id = "well-0"']))
    assert shelf.holds(hash_of([b'id = "well-64"']))


def test_an_unnamed_pack_is_found_by_hash_in_whichever_folder_it_lies(tmp_path: Path) -> None:
    written(tmp_path, "other", "well")
    digest = packs(tmp_path).at("other").hash
    assert packs(tmp_path).at(exact_key("base", digest)).card.id == "well"


@pytest.mark.parametrize("game", WITH_PACKS, ids=lambda game: game.id)
def test_every_pack_in_the_archive_still_decodes_and_bears_its_hash(game: Any) -> None:
    archive = folder_of(game.id) / "rules" / "archive"
    assert archive.is_dir() == (game.id in {played for _, played in PLAYED_WITH})  # else it has no earlier cards
    for folder in sorted(archive.iterdir()) if archive.is_dir() else ():
        assert game.packs.load(folder).hash == folder.name


@pytest.mark.parametrize("game", WITH_PACKS, ids=lambda game: game.id)
def test_a_state_played_with_an_exact_pack_says_so_throughout(game: Any) -> None:
    options = game.options_type()
    name, _, digest = game.pack(options)
    state = game.setup(options, game.seats[0], Chance(bytes(SEED_BYTES))).state
    pinned = game.with_pack(state, exact_key(name, digest))
    assert pinned.options.pack == f"{name}@{digest}"
    assert pinned.pack.key == state.pack.key
    if hasattr(state, "before"):
        nested = game.with_pack(msgspec.structs.replace(state, before=state), exact_key(name, digest))
        assert nested.before == pinned
