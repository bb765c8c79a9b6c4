"""A question as people read it, wherever one is shown: on a verdict, on a slip, in the builder, on the site."""

from __future__ import annotations

import re

FACT = re.compile(r"(?P<who>.+?) (?P<verb>is|are) (?P<what>.+)")
"""What is asked as a fact, such as `Koru is destroyed`: it is said in a sentence, and asked in a question."""
SAID = {
    "legal": "May it be done? “{0}”",
    "next": "Whose decision is it now?",
    "order": "In which order? “{0}”",
    "count": "How many choices are legal now?",
    "list": "Which choices are legal now?",
    "possible": "Can it come to this? “{0}”",
    "certain": "Must it come to this? “{0}”",
    "forced": "Can {1} force it? “{0}”",
    "outcomes": "What can it come to? “{0}”",
}
DONE = re.compile(r"\w+ed")


def question(kind: str, what: str, by: str = "") -> str:
    """A question in words; a quantity is asked for by its name, `Damage on Koru?`, a fact as `Is Koru destroyed?`."""
    if kind == "deck":
        kept = what.removeprefix("keeps ") if what.startswith("keeps ") else ""
        return f"Does the deck keep {kept}?" if kept else "Is the deck legal?"
    if kind == "order" and DONE.fullmatch(what):
        return f"In which order are they {what}?"
    if kind in SAID:
        return SAID[kind].format(what, by)
    fact = FACT.fullmatch(what)
    return f"{fact['verb'].capitalize()} {fact['who']} {fact['what']}?" if fact else f"{what[:1].upper()}{what[1:]}?"


def statement(what: str, answer: bool) -> str:
    """A fact as it is, `Koru is not destroyed`; empty for what is no fact."""
    fact = FACT.fullmatch(what)
    if fact is None:
        return ""
    return what if answer else f"{fact['who']} {fact['verb']} not {fact['what']}"
