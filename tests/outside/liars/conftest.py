"""Lets tests beside the package import it, as after `pip install`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
