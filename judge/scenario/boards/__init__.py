"""The table as a drawing: where on the board each thing lies, by a plan of the game, and what is written on it."""
