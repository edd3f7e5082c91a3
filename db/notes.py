"""Statements about the private notes of people at tables. None takes the table's lock: notes are no moves."""

from __future__ import annotations

from db.connection import Statement

READ = Statement("SELECT words, marks FROM notes WHERE table_id = :table AND person_id = :person")
# The condition on the seat keeps a player who has just left it from writing.
WRITE = Statement(
    "INSERT INTO notes (table_id, person_id, words) SELECT c.table_id, c.person_id, :words FROM seats c"
    " WHERE c.table_id = :table AND c.person_id = :person"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET words = excluded.words"
)
# `mark`: the id that is set or taken away; `marked`: an object with it, or an empty one.
MARK = Statement(
    "INSERT INTO notes (table_id, person_id, marks) SELECT c.table_id, c.person_id, CAST(:marked AS text) FROM seats c"
    " WHERE c.table_id = :table AND c.person_id = :person"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET marks ="
    " CAST((CAST(notes.marks AS jsonb) - CAST(:mark AS text)) || CAST(:marked AS jsonb) AS text)"
)
EMPTY = Statement("DELETE FROM notes WHERE table_id = :table AND person_id = :person AND words = '' AND marks = '{}'")
