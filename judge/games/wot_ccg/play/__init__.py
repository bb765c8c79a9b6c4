"""The rulebook carried out: a folder for each round with steps of its own, a file for every other part."""
