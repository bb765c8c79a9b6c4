"""The rulebook carried out: a folder for chapters 6, 7 and 8, a file for each of the others."""
