"""The sentences of the command line, from the locale files like all others. It speaks English."""

from __future__ import annotations

from functools import cache

from db.trouble import Trouble
from face.wordings.reader import TABLE_HOLDER, Reader
from face.wordings.texts import DEFAULT_LOCALE, Texts, texts


def cli_line(key: str, **params: str | int | float) -> str:
    """The sentence `cli-<key>`."""
    if TABLE_HOLDER in params:
        params[TABLE_HOLDER] = str(params[TABLE_HOLDER])  # people type it: no separators in it
    return _lines().format(f"cli-{key}", params)


def finding_sentence(code: str, **params: str | int) -> str:
    """What is wrong with an export: `differs-<code>`; `cli-differs-<code>` where only a command can find it."""
    key = f"differs-{code}"
    return _findings().format(key, params) if _findings().has(key) else cli_line(key, **params)


@cache
def _findings() -> Texts:
    return Texts(DEFAULT_LOCALE, "differs.ftl")


@cache
def _lines() -> Texts:
    """The wordings of commands alone: a command need not read those of all games."""
    return Texts(DEFAULT_LOCALE, "cli.ftl")


def sentence_of(trouble: Trouble) -> str:
    """What a trouble of the house means for whoever runs the bot: `cli-<code>`, with its `why`, if there is one.

    The code is that of the trouble's text: unlike its own it tells a commit that may count from one that does not.
    """
    code, why = trouble.text.key.removeprefix("trouble-"), trouble.details.get("why")
    key = code if why is None else f"{code}-{why}"
    if _lines().has(f"cli-{key}"):
        return _lines().format(f"cli-{key}", trouble.details)
    return Reader(texts(DEFAULT_LOCALE)).label(trouble.text, most=400)
