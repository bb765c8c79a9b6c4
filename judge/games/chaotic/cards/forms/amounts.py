"""8.4.2.6, g-discipline: numbers, what is counted, and what a Creature gains: statistics, abilities, elements."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import LANGUAGE, sort
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ChosenElement,
    ChosenStat,
    Counter,
    Elements,
    ExtremeStat,
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

fixed(
    stats,
    DISCIPLINES,
    "all Disciplines",
    "all/each/every/its/their (of) (its|their) Discipline/Disciplines",
    "Disciplines",
)
stats.converts(
    lambda several: several,
    lambda given: (
        {"several": given} if isinstance(given, tuple) and all(isinstance(each, str) for each in given) else None
    ),
    "{several:statistic&}",
    rank=1,
)

# Keywords.
keyword.form(Ability, "{name:plain keyword}")
keyword.form(Ability, "Defender: {param:element}", "Defender: {param:kind}", name="defender")
keyword.form(Ability, "{name:numbered keyword} {amount}", "{name:numbered keyword}: {amount}")
keyword.form(
    Ability,
    "{name:keyword of a statistic}: {param:statistic} {amount:number}",
    "{name:keyword of a statistic} {param:statistic} {amount:number}",
)
keyword.form(
    Ability,
    "{name:keyword of a statistic}: all Disciplines {amount:number}",
    "{name:keyword of a statistic} all Disciplines (:) {amount:number}",
    param="disciplines",
)
keyword.form(Ability, "{name:element} {amount:number}")
keyword.form(
    Ability,
    "{param:proof} {amount:number}",
    "{param:element} proof {amount:number}",
    "Elementproof (:) {param:element} {amount:number}",
    name="elementproof",
)
keyword.form(Ability, "Elementproof all Elemental Types {amount:number}", name="elementproof", param="all")
keyword.adds("Invisibility: {it:keyword}", tag="invisibility")
keyword.adds("Hive: {it:keyword}", tag="hive")
_bare = sort("element ability")
_bare.form(Ability, "{param:element}", name="element")


def _elements_lying(pile: str) -> tuple[Any, Any]:
    """All elements of Creature Cards in a discard pile."""
    there = Trait("pile", pile)

    def take(given: Any) -> Any:
        of = given.of if type(given) is Elements else None
        if not isinstance(of, Those) or of.sort != "creature card" or of.traits[-1:] != (there,):
            return None
        return {"it": Those(traits=of.traits[:-1])} if of == Those("each", "creature card", of.traits) else None

    def make(it: Those) -> Elements | None:
        if any(getattr(each, "sort", "") == "control" for each in it.traits):
            return None
        return Elements(Those("each", "creature card", (*it.traits, there)))

    return make, take


# What is gained, had or lost.
gift.also(_bare)
gift.form(
    Stat,
    "{amount} to all Disciplines",
    "{amount} in all Disciplines",
    "{amount} (additional/more) to/in all/each (of) (its/their) Disciplines",
    "an additional {amount} to/in all Disciplines",
    stats=DISCIPLINES,
)
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
    "{amount} additional/more {stats}",
    "{amount} additional/more in/to {stats}",
)
gift.form(Stat, "{amount} less {stats}", "{amount} less in {stats}", less=True)
gift.converts(
    lambda amount, stats: Stat(abs(amount), stats, amount < 0),
    lambda given: None,
    "{amount:signed} {stats}",
    "{amount:signed} to/in {stats}",
)
_picked = sort("chosen discipline")
fixed(_picked, ChosenStat(0), "a/any/one/the Discipline of your choice")
fixed(_picked, ChosenStat(0, theirs=True), "a/any/one Discipline of its/their controller's choice")
fixed(_picked, ChosenStat(0, made=True), "the chosen Discipline", "that Discipline")
fixed(_picked, ChosenStat(0, other=True), "another Discipline of your choice", "a different Discipline of your choice")
_picked.converts(
    lambda number: ChosenStat(0, number=number) if number > 1 else None,
    lambda given: {"number": given.number} if type(given) is ChosenStat and given.number > 1 else None,
    "{number} (different) Disciplines of your choice",
    "any {number} (different) Disciplines",
    "any {number} (different) Disciplines of your choice",
)
_picked.converts(
    lambda how: ExtremeStat(0, how),
    lambda given: {"how": given.how} if type(given) is ExtremeStat else None,
    "its/their {how:extreme} Discipline",
)
gift.converts(
    lambda amount, which: which._replace(amount=amount),
    lambda given: (
        {"amount": given.amount, "which": given._replace(amount=0)}
        if type(given) in (ChosenStat, ExtremeStat)
        else None
    ),
    "{amount} to/in/from {which:chosen discipline}",
    "{amount} of {which:chosen discipline}",
)
gift.form(Elements, "the expended Elemental Type", "the Elemental Type expended", expended=True)
gift.form(ChosenElement, "that Elemental Type", "the chosen Elemental Type", made=True)
gift.form(ChosenElement, "an Elemental Type of your choice", "your choice of Elemental Type")
gift.converts(
    lambda number: ChosenElement(number=number) if number != 1 else None,
    lambda given: (
        {"number": given.number}
        if type(given) is ChosenElement and given == ChosenElement(number=given.number) and given.number != 1
        else None
    ),
    "{number:amount} Elemental Types of your choice",
)
gift.form(ChosenElement, "an Elemental Type of its/their controller's choice", theirs=True)
gift.converts(
    lambda of: ChosenElement(of=of) if len(of) > 1 else None,
    lambda given: {"of": given.of} if given == ChosenElement(of=getattr(given, "of", ())) and given.of else None,
    "your choice of {of:element|}",
    "{of:element|} of your choice",
    "either {of:element|}",
)
for _slots in ("{a:element}", "{a:element}, {b:element}", "{a:element}, {b:element}, {c:element}"):
    gift.converts(
        lambda last, **rest: ChosenElement(of=(*rest.values(), last)),
        lambda given: None,
        f"{_slots} or {{last:element}}",
        *([f"{_slots}, or {{last:element}}"] if "," in _slots else []),
        rank=2 - _slots.count(","),
    )
gift.converts(
    lambda amount, name: Ability(name, amount=amount), lambda given: None,
    "{amount:number} (additional|more) {name:numbered keyword}", rank=1,
)  # fmt: skip
gift.form(
    ChosenElement,
    "Element {amount:number} of the chosen Elemental Type",
    '"Element {amount:number}" of the chosen Elemental Type',
    '"Element {amount:number} (.)" in/of the/that (chosen|corresponding) Elemental Type',
)
gift.form(Elements, "all Elemental Types", "all of its/their Elemental Types", "its Elemental Types")
gift.form(Elements, "all of its scanned Elemental Types", "all scanned Elemental Types", scanned=True)
gift.form(
    Elements,
    "all Elemental Types {of:any creatures} ha[s|ve]",
    "the Elemental Types of {of:creatures}",
    "(all) (of) (the) {of:named possessor} Elemental Types",
    "all of the Elemental Types {of:creatures} ha[s|ve]",
    "all Elemental Types of {of:creatures}",
    "each Elemental Type of {of:creatures}",
    "each Elemental Type {of:creatures} ha[s|ve]",
)
for _which in ("that", "this"):
    gift.converts(
        lambda which=_which: Elements(Those(which, "attack")),
        lambda given, which=_which: {} if given == Elements(Those(which, "attack")) else None,
        f"all Elemental Types {_which} attack has",
        f"all (of the) Elemental Types {_which} attack has/had",
        f"all (of the) Elemental Types of {_which} attack",
    )
for _pile, _place in (("yours", "your general discard pile"), ("theirs", "your/an opponent's general discard pile"),
                      ("any", "general discard piles")):  # fmt: skip
    gift.converts(
        *_elements_lying(_pile),
        f"all (of the) Elemental Types {{it:noun one}} Cards in {_place} have",
        *([f"all (of the) Elemental Types your {{it:noun one}} Cards in {_place} have"] if _pile == "yours" else []),
    )
gift.form(Counter, "{amount:number} Mugic counter[|s]")
gift.form(Counter, "a Mugic counter", "one Mugic counter", amount=1, rank=-1)
gift.form(Counter, "Mugic counters equal to {amount:multiple}", "a number of Mugic counters equal to {amount:multiple}")
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
    "the {a:kind} Creature Type",
    "the Tribe/Subtype {a:kind}",
    *(
        f"the {each} {{a:kind}} in addition to (its|their) other {more}"
        for each in ("Creature Type", "Tribe", "Subtype")
        for more in ("types", "Tribes", "Subtypes")
    ),
    'Creature Type "{a:kind}" in addition to its other types',
)
fixed(gift, Trait("all", "abilities"), "all abilities", "all of its/their abilities", "its/their abilities")

loss = sort("loss")
loss.form(
    Ability,
    "{name:numbered keyword}",
    "all {name:numbered keyword}",
    *(f'"{{name:numbered keyword}}{end}"' for end in ("", ".", ",")),
)
loss.converts(
    lambda amount, name: Ability(name, amount=amount), lambda given: None,
    "{amount:number} (additional|more) {name:numbered keyword}", rank=1,
)  # fmt: skip
loss.form(Ability, "{name:keyword of a statistic}", "all {name:keyword of a statistic}")
loss.also(gift)
had = sort("had")
had.form(
    Stat, "an additional {amount} in all Disciplines", "an additional {amount} to all Disciplines", stats=DISCIPLINES
)
had.form(Stat, "an additional {amount} {stats}")
had.also(gift)
