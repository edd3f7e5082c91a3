"""How Architects of the West Kingdom looks."""

from games.architects.face.face import FACE

__all__ = ["FACE"]
