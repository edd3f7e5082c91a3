"""Says what a translation lacks: `python -m tests.wording.check cs [part of a file's name ...]`."""

from __future__ import annotations

import sys
from collections import Counter

from face.wordings.texts import wanted_keys, written_languages
from tests.wording.files import language
from tests.wording.rules import faults


def main(arguments: list[str]) -> int:
    """Prints the faults of the language `arguments[0]`, in files whose names contain one of the other arguments."""
    there = [language for language in written_languages() if language != "en"]
    if not arguments or arguments[0] not in there:
        print(f"Say which language: {', '.join(there) or 'there is none beside English'}.")
        return 2
    locale, parts = arguments[0], arguments[1:]
    found = [fault for fault in faults(locale) if not parts or any(part in fault.file for part in parts)]
    file = ""
    for fault in found:
        if fault.file != file:
            file = fault.file
            print(f"\n{file}")
        print(f"  {fault.kind:9} {fault.key}: {fault.what}")
    _print_shares(locale, parts)
    counted = Counter(fault.kind for fault in found)
    print(
        f"\n{locale}: " + (", ".join(f"{count} {kind}" for kind, count in counted.most_common()) or "nothing to mend")
    )
    return 1 if found else 0


def _print_shares(locale: str, parts: list[str]) -> None:
    """Says how much of each file there is, the least finished last."""
    wanted, own, english = wanted_keys(), language(locale).wordings, language("en").wordings
    needed = Counter(wording.file for key, wording in english.items() if key in wanted)
    done = Counter(wording.file for key, wording in english.items() if key in wanted and key in own)
    shown = {file: count for file, count in needed.items() if not parts or any(part in file for part in parts)}
    print("\nDone, by file")
    for file in sorted(shown, key=lambda file: (-done[file] / needed[file], file)):
        print(f"  {done[file] / needed[file]:4.0%}  {file}: {done[file]} of {needed[file]}")
    print(f"  {done.total() / needed.total():4.0%}  in all")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
