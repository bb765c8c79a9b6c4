"""Card text: its meanings, the short words it is read from, and what each meaning does."""
