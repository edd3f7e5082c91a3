"""Puts the migrations, which lie beside the packages, into one of them: an installed bot has no checkout to read."""

from setuptools import find_namespace_packages, setup

setup(
    packages=[
        *find_namespace_packages(include=["engine*", "db*", "host*", "face*", "web*", "bot*"]),
        *("db.migrations", "db.migrations.versions"),
    ],
    package_dir={"db.migrations": "alembic"},
)
