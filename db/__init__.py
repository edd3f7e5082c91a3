"""Tables, statements, migrations, embedded Postgres. Knows nothing of a game's insides: it stores bytes."""
