"""How the bot reaches its database: addresses, connections, transactions, and which process works on it."""
