"""How Paladins of the West Kingdom looks."""

from games.paladins.face.face import FACE

__all__ = ["FACE"]
