"""My Game, for the tables of Silverware."""
