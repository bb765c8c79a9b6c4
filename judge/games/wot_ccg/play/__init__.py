"""The rulebook carried out: a folder for each round of several files, a file for every other part."""
