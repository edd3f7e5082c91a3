"""The process in which stewards think: for each line with a question, a line with a thought."""

from __future__ import annotations

from msgspec import json

from host.stewards.thinking import Question, thought_of
from host.workers.answering import answer_lines


def _thought(line: bytes) -> bytes:
    """The thought about the question in a line."""
    return json.encode(thought_of(json.decode(line, type=Question)))


if __name__ == "__main__":
    answer_lines(_thought)
