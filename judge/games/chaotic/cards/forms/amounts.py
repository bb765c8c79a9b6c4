"""8.4.2.6, g-discipline: numbers, what is counted, and what a Creature gains: statistics, abilities, elements."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import LANGUAGE, NUMBERED, sort
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ChosenElement,
    ChosenStat,
    Count,
    Counter,
    Elements,
    Equal,
    ExtremeStat,
    Quoted,
    Stat,
    Those,
    Times,
    Trait,
    X,
)
from judge.games.chaotic.cards.meanings.ability import Ability

amount, stats, keyword, quote, gift, counted = (
    sort(each) for each in ("amount", "stats", "keyword", "quote", "gift", "counted")
)
amount.form(X, "X")
amount.also(LANGUAGE.sorts["number"])

fixed(stats, DISCIPLINES, "all Disciplines", "each/every Discipline", "(its) Disciplines")
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

# What was done just before, and how it is counted: `for each Elemental Type lost this way`.
WAYS = (
    ("elements lost", "Elemental Type*", "lost"),
    ("infected", "Creature*", "Infected"),
    ("uninfected", "Creature*", "Uninfected"),
    ("destroyed", "Creature*", "destroyed"),
    ("destroyed", "Battlegear", "destroyed"),
    ("sacrificed", "Creature*", "sacrificed"),
    ("counters removed", "Mugic counter*", "removed"),
)


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
gift.form(ChosenStat, "{amount} to/in/from a/any Discipline of your choice")
gift.form(ChosenStat, "{amount} to/in/from {number} (different) Disciplines of your choice", rank=1)
gift.form(ChosenStat, "{amount} in/to/from the chosen Discipline", made=True)
gift.form(ExtremeStat, "{amount} to/in/from its/their {how:extreme} Discipline")
gift.form(ChosenStat, "{amount} to/in/from another Discipline of your choice", other=True)
gift.form(Elements, "the expended Elemental Type", "the Elemental Type expended", expended=True)
gift.form(ChosenElement, "that Elemental Type", "the chosen Elemental Type", made=True)
gift.form(ChosenElement, "an Elemental Type of your choice", "your choice of Elemental Type")
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
gift.form(
    ChosenElement,
    "Element {amount:number} of the chosen Elemental Type",
    '"Element {amount:number}" of the chosen Elemental Type',
    '"Element {amount:number} (.)" in the chosen/corresponding Elemental Type',
)
gift.form(Elements, "all Elemental Types", "all of its/their Elemental Types", "its Elemental Types")
gift.form(Elements, "all of its scanned Elemental Types", "all scanned Elemental Types", scanned=True)
gift.form(
    Elements,
    "all Elemental Types {of:any creatures} ha[s|ve]",
    "the Elemental Types of {of:creatures}",
    "all of the Elemental Types {of:creatures} ha[s|ve]",
    "all Elemental Types of {of:creatures}",
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

loss = sort("loss")
loss.form(Ability, "{name:numbered keyword}", "all {name:numbered keyword}")
loss.form(Ability, "{name:keyword of a statistic}", "all {name:keyword of a statistic}")
loss.also(gift)
had = sort("had")
had.form(
    Stat, "an additional {amount} in all Disciplines", "an additional {amount} to all Disciplines", stats=DISCIPLINES
)
had.form(Stat, "an additional {amount} {stats}")
had.also(gift)


def _lying_creatures(pile: str) -> tuple[Any, Any]:
    """Creature Cards in general discard piles, as they are counted."""
    there = Trait("pile", pile)

    def make(of: Those) -> Count:
        return Count("creature cards", of._replace(traits=(*of.traits, there)))

    def take(given: Any) -> Any:
        if type(given) is not Count or given.what != "creature cards" or given.of.traits[-1:] != (there,):
            return None
        return {"of": given.of._replace(traits=given.of.traits[:-1])}

    return make, take


# What is counted, one (`for each ...`) or many (`the number of ...`).
many = sort("counted many")
for _where, _noun, _s in ((counted, "phrase one", ""), (many, "phrase many", "s")):
    _where.form(Count, f"{{of:{_noun}}}", what="creatures")
    _where.form(
        Count,
        f"Mugic counter{_s} on {{of:any creatures}}",
        f"Mugic counter{_s} among {{of:creatures}}",
        what="mugic counters",
    )
    _where.converts(
        lambda: Count("mugic counters", Those("each", traits=(Trait("control", "yours"),), number=2)),
        lambda given: None,
        f"Mugic counter{_s} you control",
    )
    _where.form(
        Count,
        f"Elemental Type{_s} {{of:any creatures}} ha[s|ve]",
        f"Elemental Type{_s} of {{of:creatures}}",
        f"Elemental Type{_s} among {{of:creatures}}",
        what="elemental types",
    )
    _where.form(Count, f"Tribe{_s} you control", f"Tribe{_s} among Creatures you control", what="tribes")
    _where.form(
        Count,
        f"Mugic counter{_s} spent/paid to play this card",
        what="paid",
    )
    for _pile, _piles in {
        "any": ("all/each general discard pile[|s]", "general discard piles"),
        "yours": ("your general discard pile",),
        "theirs": ("your/an opponent's general discard pile",),
    }.items():
        _where.converts(
            *_lying_creatures(_pile),
            *(f"{{of:noun one}} Card{_s} in {each}" for each in _piles),
            *([f"{{of:{_noun}}} in general discard piles"] if _pile == "any" else []),
        )
    for _how, _over in (("above", "over/above"), ("below", "under/below")):
        _where.form(Count, f"Discipline{_s} {_over} {{number}} {{of:creatures}} ha[s|ve]", what=f"disciplines {_how}")
    for _which in ("that", "this"):
        _where.form(
            Count,
            f"Elemental Type{_s} {_which} attack has",
            f"Elemental Type{_s} of {_which} attack",
            what="attack elements",
            of=Those(_which, "attack"),
        )
    for _of, _said, _does in WAYS:
        _where.form(Count, f"{_said.replace('*', _s)} {_does} this way", what="this way", of=_of)
    _lying = _where if _where is counted else sort("cards in piles")
    for _sort, _card, _places in (
        ("mugic card", "Mugic Card", (("pile", "general discard pile"), ("hand", "hand"), ("hand", "Mugic hand"))),
        ("attack card", "Attack Card", (("pile", "attack discard pile"), ("hand", "hand"), ("hand", "attack hand"))),
        ("gear card", "Battlegear Card", (("pile", "general discard pile"),)),
    ):
        for _place in ("pile", "hand"):
            for _side, _whose in (("yours", "your "), ("theirs", "your opponent's "), ("actor", "")):
                _ways = [
                    f"{_card}{_s} in {_whose}{each}"
                    for where, each in _places
                    if where == _place and (_whose or where == "hand")
                ]
                _cards = Those("each", _sort, (Trait("place", _place), Trait("control", _side)))
                if _ways:
                    _lying.form(Count, *_ways, what="cards", of=_cards)
        _cards = Those("each", _sort, (Trait("place", "pile"), Trait("control", "any")))
        _pile = _places[0][1]
        _lying.form(
            Count, f"{_card}{_s} in all {_pile}s", f"{_card}{_s} in each {_pile}", f"{_card}{_s} in {_pile}s",
            what="cards", of=_cards,
        )  # fmt: skip
many.also(sort("cards in piles"))
for _where in (counted, many):
    _where.converts(
        lambda of: Count("battlegear", of._replace(which="each")),
        lambda given: (
            {"of": given.of._replace(which="")} if type(given) is Count and given.what == "battlegear" else None
        ),
        "{of:gear noun}",
    )
counted.converts(lambda it: it, lambda given: None, "each {it:counted}")

# Numbers that are read off something.
_equal = sort("equal")


GONE = {
    "removed": ("the removed card's", "the removed Creature's", "the removed Creature Card's"),
    **{each: (f"the {each} Creature's", f"the {each} card's", f"the {each} Creature Card's")
       for each in ("sacrificed", "destroyed")},
}  # fmt: skip
_possessor = sort("possessor")
fixed(_possessor, Those("it"), "its/their")
for _gone, _named in GONE.items():
    fixed(_possessor, Those(_gone), *_named)
_possessor.converts(
    lambda of: of,
    lambda given: {"of": given} if given != Those("it") and given.which not in GONE else None,
    "{of:creatures}'s",
)
_equal.converts(
    lambda of, what: None if of.which in GONE and what in NUMBERED else Equal(what, of),
    lambda given: {"of": given.of, "what": given.what} if type(given) is Equal and type(given.of) is Those else None,
    "{of:possessor} {what:quantity}",
)
fixed(_equal, Equal("mugic counters", Those("it")), "its number of Mugic counters", "its Mugic counters")
_equal.form(
    Equal,
    "the number of Mugic counters {of:creatures} ha[s|ve]",
    "{of:creatures}'s (number of) Mugic counters",
    what="mugic counters",
)


def _extreme(scanned: str) -> tuple[Any, Any]:
    """The lowest or highest value among some."""

    def take(given: Any) -> Any:
        words = given.what.split() if type(given) is Equal else []
        if words[-1:] != ["among"] or (len(words) == 4) is not bool(scanned):
            return None
        return {"how": words[0], "stat": words[-2], "of": given.of}

    return lambda how, stat, of: Equal(" ".join(f"{how} {scanned} {stat} among".split()), of), take


for _scanned in ("", "scanned"):
    _equal.converts(
        *_extreme(_scanned), f"the {{how:extreme}} {_scanned} {{stat:statistic}} among {{of:any creatures}}"
    )
_equal.form(Equal, "the damage dealt", "that damage", "the damage it dealt", what="damage")
_equal.form(Equal, "the number of {of:counted many}", "the total number of {of:counted many}", what="number")
sort("multiple").converts(
    lambda number, of: Times(number, of) if number > 1 else None,
    lambda given: {"number": given.number, "of": given.of} if type(given) is Times else None,
    "{number} times {of:equal}",
)
sort("multiple").converts(lambda of: Times(2, of), lambda given: None, "twice/double {of:equal}", rank=-1)
sort("multiple").also(_equal)
gift.converts(
    lambda stats, amount: Stat(amount, stats),
    lambda given: (
        {"stats": given.stats, "amount": given.amount}
        if type(given) is Stat and type(given.amount) in (Equal, Times) and not given.less
        else None
    ),
    "{stats} equal to {amount:multiple}",
)
gift.converts(lambda stats: Stat(Equal("damage"), stats), lambda given: None, "that much {stats}")
