"""`make fuzz`: a million cases over all edges; prints what was run as JSON, and exits 1 with what went wrong."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.edges.fuzz import MILLION, run, targets


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.edges", description=__doc__)
    parser.add_argument("--cases", type=int, default=MILLION, help="over all targets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", help="only this one")
    parser.add_argument("--number", type=int, help="only this case of it")
    given = parser.parse_args()
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for target in targets(Path(folder)):
            if given.target in (None, target.name):
                cases = 1 if given.number is not None else -(-given.cases * target.share // MILLION)
                results.append(run(target, given.seed, cases, given.number or 0))
                print(msgspec.json.encode(results[-1]).decode(), flush=True)
    print(msgspec.json.encode({"cases": sum(ran.cases for ran in results), "seed": given.seed}).decode())
    return 1 if any(ran.faults for ran in results) else 0


if __name__ == "__main__":
    sys.exit(main())
