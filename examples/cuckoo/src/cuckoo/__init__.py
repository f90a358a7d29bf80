"""Cuckoo, an old card game, for the tables of Silverware."""
