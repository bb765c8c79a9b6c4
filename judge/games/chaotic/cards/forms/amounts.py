"""8.4.2.6, g-discipline: numbers, what is counted, and what a Creature gains: statistics, abilities, elements."""

from __future__ import annotations

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import LANGUAGE, NUMBERED, OF_STATISTIC, PLAIN, sort
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    STATISTICS,
    ChosenElement,
    ChosenStat,
    Count,
    Counter,
    Elements,
    Equal,
    Quoted,
    Stat,
    Those,
    Trait,
    X,
)
from judge.games.chaotic.cards.meanings.ability import Ability

amount, stats, keyword, quote, gift, counted = (
    sort(each) for each in ("amount", "stats", "keyword", "quote", "gift", "counted")
)
amount.form(X, "X")
amount.also(LANGUAGE.sorts["number"])

fixed(stats, DISCIPLINES, "all Disciplines", "each Discipline", "every Discipline", "Disciplines", "its Disciplines")
stats.converts(
    lambda several: several,
    lambda given: (
        {"several": given} if isinstance(given, tuple) and all(isinstance(each, str) for each in given) else None
    ),
    "{several:statistic&}",
    rank=1,
)

# Keywords.
for _each in PLAIN:
    if _each not in ("defender", "invisibility"):
        keyword.form(Ability, _each.capitalize(), name=_each)
keyword.form(Ability, "Defender", name="defender")
keyword.form(Ability, "Defender: {param:element}", "Defender: {param:kind}", name="defender")
keyword.form(Ability, "Invisibility", name="invisibility")
for _each in NUMBERED:
    keyword.form(
        Ability, f"{_each.capitalize()} {{amount:number}}", f"{_each.capitalize()}: {{amount:number}}", name=_each
    )
for _each in OF_STATISTIC:
    keyword.form(
        Ability,
        f"{_each.capitalize()}: {{param:statistic}} {{amount:number}}",
        f"{_each.capitalize()} {{param:statistic}} {{amount:number}}",
        name=_each,
    )
    keyword.form(
        Ability,
        f"{_each.capitalize()}: all Disciplines {{amount:number}}",
        f"{_each.capitalize()} all Disciplines {{amount:number}}",
        f"{_each.capitalize()} all Disciplines: {{amount:number}}",
        name=_each,
        param="disciplines",
    )
for _each in ELEMENTS:
    keyword.form(Ability, f"{_each.capitalize()} {{amount:number}}", name=_each)
    keyword.form(
        Ability,
        f"{_each.capitalize()}proof {{amount:number}}",
        f"{_each.capitalize()} proof {{amount:number}}",
        f"Elementproof {_each} {{amount:number}}",
        name="elementproof",
        param=_each,
    )
keyword.form(Ability, "Elementproof all Elemental Types {amount:number}", name="elementproof", param="all")
keyword.adds("Invisibility: {it:keyword}", tag="invisibility")
keyword.adds("Hive: {it:keyword}", tag="hive")
_bare = sort("element ability")
_bare.form(Ability, "{param:element}", name="element")

# What is gained, had or lost.
gift.also(_bare)
gift.form(Stat, "{amount} to all Disciplines", "{amount} in all Disciplines", stats=DISCIPLINES)
gift.form(Stat, "{amount} less in all Disciplines", stats=DISCIPLINES, less=True)
gift.form(
    Stat,
    "{amount} {stats}",
    "{amount} to {stats}",
    "{amount} in {stats}",
    "{amount} to its {stats}",
    "an additional {amount} {stats}",
    "an additional {amount} to {stats}",
    "an additional {amount} in {stats}",
    "additional {amount} {stats}",
)
gift.form(Stat, "{amount} less {stats}", "{amount} less in {stats}", less=True)
gift.form(ChosenStat, "{amount} to a Discipline of your choice", "{amount} in a Discipline of your choice")
gift.form(ChosenStat, "{amount} in the chosen Discipline", "{amount} to the chosen Discipline", made=True)
gift.form(ChosenStat, "{amount} to another Discipline of your choice", other=True)
gift.form(ChosenElement, "that Elemental Type", "the chosen Elemental Type", made=True)
gift.form(ChosenElement, "an Elemental Type of your choice")
gift.form(
    ChosenElement,
    "Element {amount:number} of the chosen Elemental Type",
    '"Element {amount:number}" of the chosen Elemental Type',
    '"Element {amount:number} (.)" in the chosen/corresponding Elemental Type',
)
gift.form(Elements, "all Elemental Types")
gift.form(Elements, "all of its scanned Elemental Types", "all scanned Elemental Types", scanned=True)
gift.form(Elements, "all Elemental Types {of:creatures} ha[s|ve]")
gift.form(Counter, "{amount:number} Mugic counter[|s]")
gift.form(Counter, "a Mugic counter", "one Mugic counter", amount=1, rank=-1)
gift.converts(lambda it: it, lambda given: None, "{it:keyword}")
gift.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Ability) and given.name != "element" else None,
    '"{it:keyword}"',
    '"{it:keyword}."',
    '"{it:keyword},"',
    'an additional "{it:keyword} (.)"',
    "an additional {it:keyword}",
)
gift.also(quote)
quote.form(Quoted, '"{sentences:ability,}"', '"{sentences:ability,}."', rank=2)
gift.converts(
    lambda a: Trait("kind", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "kind" else None,
    "the Creature Type {a:kind}",
    'Creature Type "{a:kind}" in addition to its other types',
)
fixed(gift, Trait("all", "abilities"), "all abilities")

had = sort("had")
had.form(
    Stat, "an additional {amount} in all Disciplines", "an additional {amount} to all Disciplines", stats=DISCIPLINES
)
had.form(Stat, "an additional {amount} {stats}")
had.also(gift)


# What is counted.
def _counts(what: str, *wordings: str) -> None:
    counted.form(Count, *wordings, what=what)


_counts("creatures", "{of:phrase one}")
_counts("mugic counters", "Mugic counter on {of:creatures}", "Mugic counter among {of:creatures}")
_counts("elemental types", "Elemental Type {of:creatures} ha[s|ve]", "Elemental Type of {of:creatures}")
counted.form(Count, "Tribe you control", what="tribes")
counted.converts(
    lambda of: Count("battlegear", of._replace(which="each")),
    lambda given: {"of": given.of._replace(which="")} if type(given) is Count and given.what == "battlegear" else None,
    "{of:gear noun}",
)
counted.form(Count, "Mugic counter spent to play this card", what="paid")
_counts(
    "in discard piles",
    "{of:phrase one} Card in all general discard piles",
    "{of:phrase one} Card in each general discard pile",
    "{of:phrase one} in general discard piles",
)
_counts("in your discard pile", "{of:phrase one} Card in your general discard pile")
counted.converts(lambda it: it, lambda given: None, "each {it:counted}")

# Numbers that are read off something.
_equal = sort("equal")
for _what, _said in {
    "lowest discipline": "lowest Discipline",
    "scanned energy": "scanned Energy",
    "mugic ability": "Mugic Ability",
    "highest discipline": "highest Discipline",
}.items():
    _equal.form(Equal, f"{{of:creatures}}'s {_said}", what=_what)
    _equal.converts(lambda what=_what: Equal(what, Those("it")), lambda given: None, f"its/their {_said}")
for _each in STATISTICS:
    _equal.form(Equal, f"{{of:creatures}}'s {_each.capitalize()}", what=_each)
    _equal.converts(lambda what=_each: Equal(what, Those("it")), lambda given: None, f"its {_each.capitalize()}")
_equal.form(Equal, "{of:creatures}'s Recklessness value", "{of:creatures}'s Recklessness", what="recklessness")
fixed(_equal, Equal("scanned energy", Those("removed")), "the removed card's scanned Energy")
_equal.form(Equal, "the damage it dealt", "that damage", "the damage dealt", what="damage")
_equal.form(Equal, "the number of Mugic counters on {of:creatures}", what="mugic counters")
_equal.form(Equal, "the number of {of:phrase many}", what="creatures")
gift.converts(
    lambda stats, amount: Stat(amount, stats),
    lambda given: (
        {"stats": given.stats, "amount": given.amount}
        if type(given) is Stat and type(given.amount) is Equal and not given.less
        else None
    ),
    "{stats} equal to {amount:equal}",
)
