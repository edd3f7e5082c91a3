"""What commands say of troubles, and how they say numbers."""

from __future__ import annotations

import ssl

import pytest

from db.connection.diagnosis import database_down
from db.trouble import DATABASE_AWAY, MaybeCommitted, Trouble
from face.wordings.console import cli_line, sentence_of


def test_the_number_of_a_table_reads_as_it_is_typed() -> None:
    assert cli_line("still-halted", table=1234567, why="gone").startswith("Table 1234567 is")
    assert cli_line("restored", tables=1234567).startswith("1,234,567 tables are")


def test_what_may_have_been_written_is_looked_at_before_the_command_runs_again() -> None:
    assert "Run this again" in sentence_of(Trouble(DATABASE_AWAY))
    assert "it may count or not. Check before you run this again" in sentence_of(MaybeCommitted())


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (ssl.SSLCertVerificationError("self-signed"), "The encrypted connection to the database at here fails"),
        (ConnectionError('PostgreSQL server at "here:5432" rejected SSL upgrade'), "The encrypted connection"),
        (ConnectionError("unexpected connection_lost() call"), "Nothing answers at here"),
        (ConnectionRefusedError("refused"), "Nothing answers at here"),
    ],
)
def test_a_server_that_cannot_be_trusted_is_not_one_that_is_away(error: OSError, says: str) -> None:
    assert sentence_of(database_down("here", error)).startswith(says)
