"""Words and phrases that cards print for each other: every row of the table reads them alike."""

from __future__ import annotations

import re

from judge.cardtext import Language
from judge.cardtext.alike import read_alike

WORDS = (("additional", "extra"), ("can", "may"), ("put", "place", "placed"), ("played", "made"),
         ("swap", "switch", "exchange"))  # fmt: skip
_PILE = re.compile(r"(?<!\()\b(general|attack|Attack) ([Dd]iscard pile)")
_CARDS = {"general": re.compile(r"\b(?:Creature|Mugic|Battlegear)\b|\{(?:it|of):"),
          "attack": re.compile(r"\bAttack Card")}  # fmt: skip
_MORE = re.compile(r"\ban additional/extra (\{[^}]*\}) (?!Mugic)")


def widen(language: Language) -> None:
    """Adds what is printed alike to every row: `may` for `can`, `5 additional` for `an additional 5`, `for every`."""
    read_alike(language, WORDS)
    for form in language.forms:
        found = dict.fromkeys(form.templates)
        found |= dict.fromkeys(_MORE.sub(r"\1 additional/extra/more ", each) for each in form.templates)
        found |= dict.fromkeys(
            each.replace("swap[s|]", verb) for each in found for verb in ("switch[es|]", "exchange[s|]")
        )
        found |= dict.fromkeys(re.sub(r"\bfor each (?=\{)", "for every ", each) for each in found)
        found |= dict.fromkeys(each.replace("{number:number} or more", "at least {number:number}") for each in found)
        found |= dict.fromkeys(each.replace("{least:number} or more", "at least {least:number}") for each in found)
        found |= dict.fromkeys(_pile_by_its_cards(each) for each in found)
        form.templates = tuple(found)


def _pile_by_its_cards(template: str) -> str:
    """4.1.6: in which pile a Creature Card or an Attack Card lies is clear without a word; not so of any `card`."""
    if re.search(r"\bcards?\b", template):
        return template

    def bare(pile: re.Match[str]) -> str:
        told = _CARDS[pile[1].casefold()].search(template)
        return f"({pile[1]}) {pile[2]}" if told else pile[0]

    return _PILE.sub(bare, template)
