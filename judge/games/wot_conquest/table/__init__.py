"""The table as a judge writes it: rows for players, units, cities, distances, abilities; laid out, checked, shown."""
