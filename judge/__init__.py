"""A rules reference and judge's assistant for tabletop card games."""

__version__ = "0.1.0"
