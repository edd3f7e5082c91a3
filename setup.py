"""Puts the migrations, which lie beside the packages, into one of them: an installed bot has no checkout to read."""

import re

from setuptools import find_namespace_packages, setup
from setuptools.command.build_py import build_py

NOT_INSTALLED = re.compile(r"games\.\w+\.(balance|under_test)")  # what measures and tests a game needs tools/


class WithoutMeasures(build_py):
    """Leaves out what a game has for tests and measures alone."""

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        """Lists the modules of a package that are installed."""
        found = super().find_package_modules(package, package_dir)
        return [module for module in found if not NOT_INSTALLED.match(f"{module[0]}.{module[1]}")]


setup(
    packages=[
        *find_namespace_packages(include=["engine*", "games*", "db*", "host*", "face*", "web*", "bot*"]),
        *("db.migrations", "db.migrations.versions"),
    ],
    package_dir={"db.migrations": "alembic"},
    cmdclass={"build_py": WithoutMeasures},
)
