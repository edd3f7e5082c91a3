"""Makes what people type comparable with names: case and diacritics do not count, as nobody types them on a phone."""

from __future__ import annotations

import re
import unicodedata

_MARKS = re.compile("[\u0300-\u036f]")
_UNMARKED = str.maketrans("łøđı", "lodi")  # letters that Unicode does not take apart


def folded(words: str) -> str:
    """`words` without the spaces around them, in lower case and without diacritics: "Růženec " is "ruzenec"."""
    return _MARKS.sub("", unicodedata.normalize("NFKD", words.strip().casefold())).translate(_UNMARKED)
