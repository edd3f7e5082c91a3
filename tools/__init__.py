"""Tools of developers: they stand in a checkout only, outside what is installed."""
