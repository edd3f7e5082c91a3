"""Tools of developers: they stand in a checkout only, outside what is installed, and know the tests' game as well."""

import tests as tests
