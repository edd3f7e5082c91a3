"""`.venv/bin/python -m tests.image`, as root: builds and runs the image without Docker, and prints what was seen."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from tests.image.carrying_out import carry_out, lacking, unable


def main() -> None:
    """Ends with 1 where the machine lacks something."""
    if reason := unable() or lacking():
        sys.exit(reason)
    place = Path(tempfile.mkdtemp(prefix="pactum-"))
    place.chmod(0o755)  # the database runs as another user
    try:
        print(json.dumps(carry_out(place), indent=2))
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
