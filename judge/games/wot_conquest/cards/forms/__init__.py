"""The rows of the table, a file for each family: groups of pieces, figures, conditions, deeds, whole sentences."""
