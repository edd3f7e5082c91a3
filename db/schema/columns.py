"""Columns and names that all tables of the schema share: constraints, times, the first part of keys."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
SQLModel.metadata.naming_convention = NAMING

MOMENT: Any = sa.DateTime(timezone=True)
JSON: Any = sa.JSON


def of_table(**column: Any) -> Any:
    """The id of the table a row belongs to, as the first part of the row's key."""
    return Field(
        sa_type=sa.BigInteger,
        primary_key=True,
        sa_column_kwargs={"autoincrement": False},
        foreign_key="tables.id",
        **column,
    )
