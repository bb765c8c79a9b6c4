"""The rulebook carried out: a folder for each of chapters 6 to 9, a file for each part of the others."""
