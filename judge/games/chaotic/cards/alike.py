"""Words and phrases that cards print for each other: every row of the table reads them alike."""

from __future__ import annotations

import re

from judge.cardtext import Language
from judge.cardtext.alike import read_alike

WORDS = (("additional", "extra"), ("can", "may"), ("put", "place", "placed"), ("played", "made"))
_MORE = re.compile(r"\ban additional/extra (\{[^}]*\}) (?!Mugic)")


def widen(language: Language) -> None:
    """Adds what is printed alike to every row: `may` for `can`, `5 additional` for `an additional 5`, `for every`."""
    read_alike(language, WORDS)
    for form in language.forms:
        found = dict.fromkeys(form.templates)
        found |= dict.fromkeys(_MORE.sub(r"\1 additional/extra/more ", each) for each in form.templates)
        found |= dict.fromkeys(re.sub(r"\bfor each (?=\{)", "for every ", each) for each in found)
        found |= dict.fromkeys(each.replace("{number:number} or more", "at least {number:number}") for each in found)
        found |= dict.fromkeys(each.replace("{least:number} or more", "at least {least:number}") for each in found)
        form.templates = tuple(found)
