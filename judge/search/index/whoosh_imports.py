"""Whoosh's index, imported in this module only: what whoosh 2.7.4 and whoosh-reloaded have in common."""

import warnings

with warnings.catch_warnings():
    # Compiling whoosh 2.7.4 for the first time warns of old escapes, which would stop us where warnings are errors.
    warnings.simplefilter("ignore")
    import whoosh.codec.whoosh3  # noqa: F401  (whoosh loads it later, outside this block)
    from whoosh.analysis import DelimitedAttributeFilter, SpaceSeparatedTokenizer
    from whoosh.fields import STORED, TEXT, Schema
    from whoosh.filedb.filestore import FileStorage, RamStorage
    from whoosh.reading import TermNotFound
    from whoosh.scoring import BM25F

__all__ = [
    "BM25F",
    "STORED",
    "TEXT",
    "DelimitedAttributeFilter",
    "FileStorage",
    "RamStorage",
    "Schema",
    "SpaceSeparatedTokenizer",
    "TermNotFound",
]
