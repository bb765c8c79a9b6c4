"""8.5.2: what is counted, one by one or all together, and numbers that are read off something."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.aims import in_pile
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import NUMBERED, sort
from judge.games.chaotic.cards.meanings import STATISTICS, Count, Equal, Stat, Those, Times, Trait

counted, gift = sort("counted"), sort("gift")

# What was done just before, and how it is counted: `for each Elemental Type lost this way`.
WAYS = (
    ("elements lost", "Elemental Type*", "lost"),
    ("infected", "Creature*", "Infected"),
    ("uninfected", "Creature*", "Uninfected"),
    ("destroyed", "Creature*", "destroyed"),
    ("destroyed", "Battlegear", "destroyed"),
    ("sacrificed", "Creature*", "sacrificed"),
    ("counters removed", "Mugic counter*", "removed"),
    ("counters removed", "Mugic counter*", "lost"),
    ("counters removed", "counter*", "removed"),
)


def _lying_creatures(pile: str, tails: bool = False) -> tuple[Any, Any]:
    """Creature Cards in general discard piles, as they are counted; perhaps with what is printed on them."""
    make_card, take_card = in_pile("", pile, printed=tails)

    def make(of: Those, tails: tuple[Any, ...] = ()) -> Count | None:
        card = make_card(of, tails)
        return Count("creature cards", card._replace(sort="creature")) if card is not None else None

    def take(given: Any) -> Any:
        if type(given) is not Count or given.what != "creature cards":
            return None
        filled = take_card(given.of._replace(sort="creature card"))
        if filled is None or ("traits" in filled) is not tails:
            return None
        return {"of": filled["it"], **({"tails": filled["traits"]} if tails else {})}

    return make, take


# What is counted, one (`for each ...`) or many (`the number of ...`).
many, things = sort("counted many"), sort("counted things")
things.form(
    Count,
    "attack[|s] {of:creatures} ha[s|ve] played this combat",
    "attack[|s] {of:creatures} played this combat",
    "attack[|s] played (by {of:creatures}) this combat",
    "attack[|s] (that) (was|were|has been|have been) played by {of:creatures} this combat",
    what="attacks played",
)
fixed(things, Count("mugic counters", Those("it", number=2)), "Mugic counter[|s] on them", rank=-1)
things.form(
    Count,
    "Mugic counter[|s] on {of:any creatures}",
    "Mugic counter[|s] among {of:creatures}",
    what="mugic counters",
)
things.converts(
    lambda: Count("mugic counters", Those("each", traits=(Trait("control", "yours"),), number=2)),
    lambda given: None,
    "Mugic counter[|s] you control",
)
things.form(
    Count,
    "Elemental Type[|s] {of:any creatures} ha[s|ve]",
    "Elemental Type[|s] of/among {of:creatures}",
    "of {of:possessor} Elemental Types",
    what="elemental types",
)
things.form(
    Count, "(different) Tribe[|s] among/of {of:creatures}", what="tribes", rank=1,
)  # fmt: skip
things.converts(
    lambda: Count("tribes", Those("each", traits=(Trait("control", "any"),), number=2)), lambda given: None,
    "(different) Tribe[|s] in play",
)  # fmt: skip
counted.converts(
    lambda number, of: Count("groups", of, number) if number > 1 else None,
    lambda given: {"number": given.number, "of": given.of} if type(given) is Count and given.what == "groups" else None,
    "{number} {of:counted many!}",
)
things.form(
    Count, "(different) Tribe[|s] you control", "(different) Tribe[|s] among Creatures you control", what="tribes"
)
things.form(
    Count,
    "Mugic counter[|s] spent/paid to play this card",
    "Mugic counter[|s] spent/paid (for this card|on this card)",
    what="paid",
)
for _where, _noun, _s in ((counted, "phrase one", ""), (many, "phrase many", "s")):
    _where.form(Count, f"{{of:{_noun}}}", what="creatures")
    for _pile, _piles in {
        "any": ("all/each general discard pile[|s]", "general discard piles"),
        "yours": ("your general discard pile",),
        "theirs": ("your/an opponent's general discard pile",),
    }.items():
        _where.converts(
            *_lying_creatures(_pile),
            *(f"{{of:noun one}} Card{_s} in {each}" for each in _piles),
            *(f"{{of:{_noun.replace('phrase', 'noun')}}} in {each}" for each in _piles),
        )
        _where.converts(
            *_lying_creatures(_pile, tails=True),
            *(f"{{of:noun one}} Card{_s} {{tails}} in {each}" for each in _piles),
            *(f"{{of:{_noun.replace('phrase', 'noun')}}} {{tails}} in {each}" for each in _piles),
        )
    _lying = _where if _where is counted else sort("cards in piles")
    for _sort, _card, _places in (
        ("mugic card", "Mugic Card", (("pile", "general discard pile"), ("hand", "hand"), ("hand", "Mugic hand"))),
        ("attack card", "Attack Card", (("pile", "attack discard pile"), ("hand", "hand"), ("hand", "attack hand"))),
        ("gear card", "Battlegear Card", (("pile", "general discard pile"),)),
    ):
        for _place in ("pile", "hand"):
            for _side, _whose in (("yours", "your "), ("theirs", "your opponent's "), ("actor", "")):
                _nouns = [f"{_card}{_s}", *([_card.removesuffix(" Card")] if _sort != "attack card" else [])]
                _nouns += [f"card{_s}"] if _sort == "attack card" and _place == "pile" else []
                _ways = [
                    f"{noun} in {_whose}{each}"
                    for noun in _nouns
                    for where, each in _places
                    if where == _place and (_whose or where == "hand")
                ]
                _cards = Those("each", _sort, (Trait("place", _place), Trait("control", _side)))
                if _place == "hand" and _whose:
                    _ways.append(f"card{_s} in {_whose}{_card.removesuffix(' Card')} hand")
                if _ways:
                    _lying.form(Count, *_ways, what="cards", of=_cards)
        _cards = Those("each", _sort, (Trait("place", "pile"), Trait("control", "any")))
        _pile = _places[0][1]
        _lying.form(
            Count, f"{_card}{_s} in all {_pile}s", f"{_card}{_s} in each {_pile}", f"{_card}{_s} in {_pile}s",
            *([f"{_card.removesuffix(' Card')} in (all|each) {_pile}[|s]"] if _sort != "attack card" else []),
            what="cards", of=_cards,
        )  # fmt: skip
many.also(sort("cards in piles"))
for _how, _over in (("above", "over/above"), ("below", "under/below")):
    things.form(
        Count,
        f"Discipline[|s] {_over} {{number}} {{of:creatures}} ha[s|ve]",
        f"of {{of:possessor}} Disciplines {_over} {{number}}",
        f"Discipline[|s] {{of:creatures}} ha[s|ve] {_over} {{number}}",
        what=f"disciplines {_how}",
    )
    things.converts(
        lambda number, how=_how: Count(f"disciplines {how}", Those("it"), number),
        lambda given: None,
        f"Discipline[|s] {_over} {{number}}",
        rank=1,
    )
for _which in ("that", "this"):
    things.form(
        Count,
        f"Elemental Type[|s] {_which} attack has",
        f"Elemental Type[|s] of {_which} attack",
        what="attack elements",
        of=Those(_which, "attack"),
    )
_noun_of, _verb_of = sort("way noun"), sort("way verb")
for _name in dict.fromkeys(name for _, name, _ in WAYS):
    fixed(_noun_of, _name, _name.replace("*", "[|s]"))
for _name in dict.fromkeys(name for _, _, name in WAYS):
    fixed(_verb_of, _name, _name)
_THIS_WAY = {(noun, verb): of for of, noun, verb in WAYS}
things.converts(
    lambda noun, verb: Count("this way", of) if (of := _THIS_WAY.get((noun, verb))) else None,
    lambda given: (
        next({"noun": noun, "verb": verb} for of, noun, verb in WAYS if of == given.of)
        if type(given) is Count and given.what == "this way"
        else None
    ),
    "{noun:way noun?} {verb:way verb} this way",
    "{noun:way noun?} that was/were {verb:way verb} this way",
)
things.converts(
    lambda: Count("this way", "counters removed"),
    lambda given: None,
    "Mugic counter[|s] removed/lost",
    "counter[|s] removed/lost",
    rank=2,
)
counted.converts(
    lambda of: Count("mugic counters", of),
    lambda given: None,
    "Mugic counter {of:creatures} ha[s|ve] (on it|on them)",
    "of {of:possessor} Mugic counters",
)
counted.also(things)
many.also(things)
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
    "{of:creatures}'",
)
sort("named possessor").converts(
    lambda of: of if of.which != "it" else None, lambda given: {"of": given}, "{of:creatures}'s", "{of:creatures}'"
)
_equal.converts(
    lambda of, what: None if of.which in GONE and what in NUMBERED else Equal(what, of),
    lambda given: {"of": given.of, "what": given.what} if type(given) is Equal and type(given.of) is Those else None,
    "{of:possessor} {what:quantity}",
)
_equal.converts(
    lambda what, of: None if of.which == "it" else Equal(what, of),
    lambda given: None,
    "the {what:quantity} of {of:creatures}",
)
fixed(_equal, Equal("mugic counters", Those("it")), "its number of Mugic counters", "its Mugic counters")
_equal.form(
    Equal,
    "the number of Mugic counters {of:creatures} ha[s|ve]",
    "{of:creatures}'s (number of) Mugic counters",
    what="mugic counters",
)


def _extreme(given: Any) -> Any:
    """The lowest or highest value among some."""
    words = given.what.split() if type(given) is Equal else []
    if words[-1:] != ["among"]:
        return None
    return {"how": words[0], "stat": " ".join(words[1:-1]), "of": given.of}


_equal.converts(
    lambda how, stat, of: Equal(f"{how} {stat} among", of) if stat.removeprefix("scanned ") in STATISTICS else None,
    _extreme,
    "the {how:extreme} {stat:quantity} among {of:any creatures}",
    "the {how:extreme} {stat:quantity} of any/all {of:any creatures}",
)
_equal.form(Equal, "the damage dealt", "the (amount of) damage (it|that Creature) dealt", "that damage", what="damage")
_equal.form(Equal, "the (total) number of {of:counted many!}", what="number")
sort("multiple").converts(
    lambda number, of: Times(number, of) if number > 1 else None,
    lambda given: {"number": given.number, "of": given.of} if type(given) is Times else None,
    "{number} times {of:equal}",
    "{of:equal} times {number}",
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
