"""Card text: what is printed, how it is read, what is in force because of it, and what it does."""
