"""Card text: what it can mean, how it is read, and whom and what it means on a table."""
