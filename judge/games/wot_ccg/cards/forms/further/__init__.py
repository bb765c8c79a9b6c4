"""More rows of the table, by what they speak of."""
