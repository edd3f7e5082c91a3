"""The database as a whole: the embedded server, opening, migrations, another major version, dumps."""
