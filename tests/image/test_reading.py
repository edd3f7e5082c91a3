"""How Dockerfiles, and what stands beside them, are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.image.building import built
from tests.image.composed import filled_in
from tests.image.dockerfile import instructions, left_out, without_options

SOME = """\
# a comment
FROM some:1
ENV A=1 B="two words"
RUN first \\
    # between
    && second

HEALTHCHECK --interval=60s --retries=3 CMD ["pactum", "health"]
CMD run it
"""


def test_instructions_are_read_over_lines_and_comments() -> None:
    of, settings, run, health, command = instructions(SOME)
    assert (of.word, of.text) == ("FROM", "some:1")
    assert settings.settings == {"A": "1", "B": "two words"}
    assert run.text.split() == ["first", "&&", "second"]
    assert without_options(health).words == ["pactum", "health"]
    assert command.words == ["/bin/sh", "-c", "run it"]


@pytest.mark.parametrize(
    ("path", "out"),
    [("tests", True), ("web/src/__pycache__", True), ("web/tests", False), (".mypy_cache", True), ("engine", False)],
)
def test_what_is_ignored_stays_out_of_an_image(path: str, out: bool) -> None:
    assert left_out(path, "tests\n**/__pycache__\n.*_cache\n") is out


def test_what_nobody_carries_out_is_refused(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text("ONBUILD RUN something\n")
    (tmp_path / "place").mkdir()
    with pytest.raises(ValueError, match="ONBUILD"):
        built(tmp_path, tmp_path / "place")


@pytest.mark.parametrize(
    ("written", "filled"),
    [("${A:-x}", "1"), ("${B:-x}", "x"), ("${B:-}", ""), ("${B}", ""), ("a ${A} b", "a 1 b"), ("plain", "plain")],
)
def test_settings_are_filled_in_as_compose_does(written: str, filled: str) -> None:
    assert filled_in(written, {"A": "1"}) == filled
