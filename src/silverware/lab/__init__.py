"""The laboratory: the same engine, played by the thousand."""
