"""The page *My tables*: all tables of one person, over all servers."""
