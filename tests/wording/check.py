"""Says what a translation lacks: `python -m tests.wording.check cs [part of a file's name ...]`.

It begins with the file one begins with. Of files that nobody has begun it says only how much there is in them, unless
they are asked for by name.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter

from face.wordings.locales import NoSuchLanguageError, own_name
from face.wordings.texts import written_languages
from tests.wording.counted import approved_places, counted_places
from tests.wording.files import language
from tests.wording.order import AFTER, FIRST, place_of
from tests.wording.rules import Fault, asked_of_a_language, faults, left_in_english


def main(arguments: list[str]) -> int:
    """Prints the faults of the language `arguments[0]`, in the files that the other arguments name (`_is_meant`)."""
    problem = _no_language(arguments[0] if arguments else "")
    if problem:
        print(problem)
        return 2
    locale, parts = arguments[0], arguments[1:]
    shares = _shares(locale)
    begun = {wording.file for wording in language(locale).wordings.values()}
    found = [
        fault
        for fault in faults(locale)
        if (_is_meant(fault.file, parts) if parts else fault.file in begun or fault.kind != "missing")
    ]
    _print_faults(found)
    _print_shares(shares, parts)
    print(f"\n{_last_sentence(locale, parts, found, shares)}")
    return 1 if found or any(done < all_ for done, all_ in shares.values()) else 0


def _no_language(code: str) -> str:
    """What to do where there is nothing to check in the language `code`; "" where there is."""
    there = [each for each in written_languages() if each != "en"]
    if code in there:
        return ""
    say_which = f"Say which language: {', '.join(there) or 'there is none beside English'}."
    if code in ("", "en"):
        return say_which
    try:
        own_name(code)
    except NoSuchLanguageError:
        return f"“{code}” is no code of a language as “de” or “pt-BR” is. {say_which}"
    return (
        f"There's nothing in “{code}” yet: translate face/locales/en/core.ftl into face/locales/{code}/core.ftl, then "
        f"call me again (docs/developers/languages.md). {say_which}"
    )


def _shares(locale: str) -> dict[str, tuple[int, int]]:
    """How many wordings of each file there are, and how many are asked for, in the order of translation."""
    there = language(locale).wordings.keys() - left_in_english(locale)
    asked = asked_of_a_language()
    needed = Counter(asked.values())
    done = Counter(file for key, file in asked.items() if key in there)
    return {file: (done[file], needed[file]) for file in sorted(needed, key=place_of)}


def _is_meant(file: str, parts: list[str]) -> bool:
    """Whether `parts` ask for the file: by its name, if it is one of the house; else by any part of it, as a game."""
    names = {f"{part.removesuffix('.ftl')}.ftl" for part in parts if part.endswith(".ftl") or part in (*FIRST, *AFTER)}
    return file in names or any(part in file for part in parts if f"{part.removesuffix('.ftl')}.ftl" not in names)


def _print_faults(found: list[Fault]) -> None:
    file = ""
    for fault in found:
        if fault.file != file:
            file = fault.file
            print(f"\n{file}")
        print(f"  {fault.kind:9} {fault.key}: {fault.what}")


def _print_shares(shares: dict[str, tuple[int, int]], parts: list[str]) -> None:
    """Says how much of each file there is, in the order in which they are translated."""
    print("\nDone, in the order of docs/developers/languages.md")
    for file, (done, needed) in shares.items():
        if not parts or _is_meant(file, parts):
            print(f"  {done / needed:4.0%}  {file}: {done} of {needed}")


def _last_sentence(locale: str, parts: list[str], found: list[Fault], shares: dict[str, tuple[int, int]]) -> str:
    """How far the language is, and what comes next."""
    kinds = Counter(fault.kind for fault in found).most_common()
    done, needed = (sum(each) for each in zip(*shares.values(), strict=True))
    said = f"{locale}: {done:,} of {needed:,} wordings ({done / needed:.0%})."
    if found:
        where = "In these files" if parts else "In what is begun"
        return f"{said} {where}: {', '.join(f'{count} {kind}' for kind, count in kinds)}. Begin with {found[0].file}."
    left = next((file for file, (there, asked) in shares.items() if there < asked), "")
    if left:
        return f"{said} Nothing to mend. Next: {left}."
    if counted_places(locale) != approved_places(locale):
        return f"{said} Now read what numbers say: PACTUM_WRITE_GOLDEN=1 pytest tests/wording/test_counted.py."
    return f"{said} Nothing to mend."


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # for `| head`
    sys.exit(main(sys.argv[1:]))
