"""The record of rulings: append-only, in SQLite or PostgreSQL, each ruling with all it takes to replay it."""

from judge.rulings.entry import Entry, NotSaved, Refusing
from judge.rulings.record import Filters, Record

__all__ = ["Entry", "Filters", "NotSaved", "Record", "Refusing"]
