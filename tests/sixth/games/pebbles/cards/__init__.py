"""Card text of Pebbles: a tiny language, so that all that knows no game can be tried with it."""
