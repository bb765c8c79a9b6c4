"""3.2, g-engaged, g-opposing-creature: the Creatures that a phrase means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.chaotic.cards.forms.rows import (
    besides_many,
    either,
    fighting,
    fights,
    fixed,
    is_of,
    made,
    names,
    several,
    wraps,
)
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import (
    Akin,
    Beside,
    Either,
    Every,
    Fights,
    Measure,
    Ruled,
    Those,
    Trait,
    Without,
)

YOURS, THEIRS = Trait("control", "yours"), Trait("control", "theirs")
ACTORS, ANYBODY = Trait("control", "actor"), Trait("control", "any")
ENGAGED, OTHER, BESIDES = (Trait("state", each) for each in ("engaged", "other", "besides"))
NOT_LOYAL = Without(Trait("keyword", "loyal"))
BEHIND = (
    "chosen",
    "combat",
    "element",
    "keyword",
    "named",
    "side",
    "place",
    "turned",
    "wears",
    "wears kind",
    "wears faced",
)
SOLE = tuple(Those("the", traits=(each,)) for each in (YOURS, THEIRS))

adjective, tail, tails = sort("adjective"), sort("tail"), sort("tails")
creatures = sort("creatures")


made(adjective, "state", "state adjective", "{a}")
_sided = sort("whose side")
fixed(_sided, THEIRS, "opposing", "your/an opponent's", "enemy")
fixed(_sided, YOURS, "your", "allied/friendly")
adjective.also(_sided)
fixed(adjective, NOT_LOYAL, "non-Loyal")
made(adjective, "kind", "kind", "{a}")
made(adjective, "element", "element", "{a}", rank=1)
adjective.converts(
    lambda a: Without(Trait("kind", a)),
    lambda given: {"a": given.it.name} if type(given) is Without and is_of(given.it, "kind") else None,
    "non-{a:kind}",
)


either(adjective, "kind", "{several:kind|}")
adjective.converts(
    lambda several: Either(tuple(Trait("kind", each) for each in several)) if len(several) > 1 else None,
    lambda given: None,
    "{several:kind&}",
    rank=2,
)
sort("a kind").converts(lambda a: a, lambda given: {"a": given}, "a/an {a:kind} (Creature)")


# What stands behind a Creature.
wraps_with = lambda given: {"a": given} if _behind(given) else None  # noqa: E731


def _behind(given: Any) -> bool:
    if isinstance(given, Trait):
        return given.sort in ("element", "keyword", "combat") or given == Trait("chosen", "element")
    if type(given) in (Either, Every):
        return all(_behind(each) for each in given.them)
    return type(given) is Measure


def _is_told(given: Any) -> bool:
    return type(given) is Trait and given.sort in ("state", "wears", "wears kind", "wears faced")


tail.converts(lambda a: a, wraps_with, "with/that/who (has|have) {a:havings}")
tail.converts(
    lambda a: Without(a),
    lambda given: {"a": given.it} if type(given) is Without and _behind(given.it) else None,
    "without (a|an|any) {a:having}",
    "that/who do/does not have (a|an|any) {a:having}",
    "that/who don't/doesn't have (a|an|any) {a:having}",
)
fixed(tail, Trait("state", "unequipped"), "without Battlegear", "with no Battlegear", "without a Battlegear")
fixed(tail, Trait("state", "equipped"), "with a Battlegear", "with Battlegear", "equipped with (a|any) Battlegear")
made(tail, "wears", "name", "equipped with {a}", "equipped with a (face-up) Battlegear named {a}")
made(tail, "wears kind", "kind", "equipped with a/an {a} Battlegear")
for _face in ("up", "down"):
    fixed(tail, Trait("wears faced", _face), f"equipped with a face-{_face} Battlegear",
          f"with a face-{_face} Battlegear", f"with face-{_face} Battlegear")  # fmt: skip
made(tail, "named", "name", "named {a}")
either(tail, "named", "named {several:name|}", rank=1)
controlled = sort("controlled")
fixed(controlled, ANYBODY, "in play")
controlled.also(sort("holding"))
controlled.converts(
    lambda side: {YOURS: THEIRS, THEIRS: YOURS}.get(side), lambda given: None, "(that) {side:not holding}"
)
controlled.converts(lambda side: side, lambda given: None, "that {side:holding}")
fixed(controlled, YOURS, "under your control", "on your team", "controlled by you")
fixed(controlled, THEIRS, "controlled by your/an/the opponent", "controlled by the opposing player")
fixed(controlled, ACTORS, "they control", "he or she controls", "that player controls")
tail.also(controlled)
side = sort("side")
_SPACE = "(in a space) on"
fixed(side, Trait("side", "yours"), "on your side of the Battleboard", f"{_SPACE} your side (of the Battleboard)")
fixed(side, Trait("side", "theirs"), "on your/an/the opponent's side of the Battleboard",
      f"{_SPACE} your/an/the opponent's side (of the Battleboard)")  # fmt: skip
tail.also(side)
fixed(tail, Trait("place", "here"), "in this space")
fixed(tail, Trait("place", "beside"), "adjacent to this space")
fixed(tail, Trait("state", "adjacent"), "in (an) adjacent space[|s]", "on (an) adjacent space[|s]")
tail.converts(
    lambda several: (
        Either(tuple(Trait("kind", each) for each in several)) if len(several) > 1 else Trait("kind", several[0])
    ),
    lambda given: names(given, "kind") or ({"several": (given.name,)} if is_of(given, "kind") else None),
    "that are/is {several:a kind|}",
    "that are/is (a|an) {several:kind|}",
    rank=-1,
)
tail.converts(
    lambda a: None if _behind(a) else a,
    lambda given: {"a": given} if _is_told(given) else None,
    "that/who are/is {a:being}",
)
tail.converts(
    lambda a: Without(a),
    lambda given: {"a": given.it} if type(given) is Without and not _behind(given.it) else None,
    "that/who are/is not {a:being}",
    "that/who isn't/aren't {a:being}",
)
tail.converts(
    lambda a: Without(Trait("kind", a)), lambda given: None, "(of a Tribe) other than {a:kind many}",
    "(of a Tribe) other than (a|an) {a:kind}",
)  # fmt: skip
fixed(
    tail,
    OTHER,
    *(f"other than {each}" for each in ("this card", "the caster", "itself", "equipped Creature")),
    rank=-1,
)
fixed(tail, Fights(Those("it", number=2)), "engaged with them")
fixed(tail, Beside(Those("it", number=2)), "adjacent to them")
fights(tail)
wraps(tail, Beside, "adjacent to {a:creatures}")
besides_many(tail)

wraps(
    tail, Ruled, "whose controller also controls a {a:phrase one}", "whose controller controls another {a:phrase one}"
)
_more = sort("tails")
_more.converts(
    lambda first: (first,),
    lambda given: {"first": given[0]} if isinstance(given, tuple) and len(given) == 1 else None,
    "{first:tail}",
)
_more.converts(
    lambda first, rest: None if type(first) in (Fights, Beside) and rest[0] in (YOURS, THEIRS) else (first, *rest),
    lambda given: {"first": given[0], "rest": given[1:]} if isinstance(given, tuple) and len(given) > 1 else None,
    "{first:tail} {rest:tails}",
)


def is_behind(trait: Any) -> bool:
    """Whether a quality is said behind the noun."""
    if isinstance(trait, Trait):
        return trait.sort in BEHIND or trait in (YOURS, ACTORS, ANYBODY, Trait("state", "moved"))
    if type(trait) is Without:
        return trait != NOT_LOYAL and (_behind(trait.it) or not is_of(trait.it, "kind"))
    return _behind(trait) or type(trait) in (Akin, Fights, Beside, Ruled)


def _split(given: Any) -> int:
    at = len(given.traits)
    while at and is_behind(given.traits[at - 1]):
        at -= 1
    return at


def _adjective(first: Any, it: Those) -> Those:
    return it._replace(traits=(first, *it.traits))


def _first(given: Any) -> Mapping[str, Any] | None:
    if type(given) is not Those or not given.traits:
        return None
    return {"first": given.traits[0], "it": given._replace(traits=given.traits[1:])}


def _tailed(it: Those, tails: tuple[Any, ...]) -> Those:
    front = (OTHER,) if OTHER in tails else ()
    return it._replace(traits=(*front, *it.traits, *(each for each in tails if each != OTHER)))


def _untailed(given: Any) -> Mapping[str, Any] | None:
    if type(given) is not Those or (at := _split(given)) == len(given.traits):
        return None
    return {"it": given._replace(traits=given.traits[:at]), "tails": given.traits[at:]}


for _number, _noun in (("one", "Creature"), ("many", "Creatures")):
    _where, _phrase = sort(f"noun {_number}"), sort(f"phrase {_number}")
    _where.form(Those, _noun, plural=_number == "many")
    _where.converts(_adjective, _first, f"{{first:adjective}} {{it:noun {_number}}}", plural=_number == "many")
    _kind = "kind" if _number == "one" else "kind many"
    _where.converts(lambda a: Those(traits=(Trait("kind", a),)), lambda given: None, f"{{a:{_kind}}}", rank=1)
    _phrase.converts(_tailed, _untailed, f"{{it:noun {_number}}} {{tails}}", plural=_number == "many")
    _phrase.also(_where)


fixed(creatures, Those("card"), "this card", plural=False)
fixed(creatures, Those("this"), "this Creature", "self", "striker", plural=False)
fixed(creatures, Those("it"), "it", "itself", "he", "him", plural=False)
fixed(creatures, Those("it", number=2), "they", "them", plural=True)
fixed(creatures, Those("it", number=2), "each of them", plural=False)
_what = sort("what was played")
fixed(_what, "creature", "that attack", "the attack", "that Attack Card")
_CASTER = ("its caster", "the caster of it", "the caster of that Mugic", "that Mugic's caster", "that caster")
fixed(creatures, Those("attacker", "mugic"), *_CASTER, plural=False)
fixed(_what, "mugic", "it", "that Mugic (or ability)", "that Mugic Card", "that ability")
creatures.converts(
    lambda what: Those("attacker", what),
    lambda given: {"what": given.sort} if type(given) is Those and given.which == "attacker" else None,
    "the Creature that/which/who played {what:what was played}",
    plural=False,
)
creatures.adds("that {it:noun one}", "the targeted/chosen {it:noun one}", which="that", plural=False)
creatures.adds("those {it:noun many}", which="that", number=2, plural=True)
creatures.converts(
    lambda it: it._replace(which="that", number=2),
    lambda given: None,
    "each (one) of those {it:noun many}",
    plural=False,
)
fixed(
    creatures,
    Those("holder"),
    "the Creature it was equipped to",
    "the Creature it is equipped to",
    "the Creature that Battlegear is/was equipped to",
    "the Creature equipped with it",
    "the Creature equipped with that Battlegear",
    plural=False,
)
fixed(
    creatures,
    Those("caster"),
    "the caster",
    "(the) caster (of this card|of this Mugic|of this Mugic Card)",
    plural=False,
)
creatures.adds("(the) equipped {it:phrase one}", which="bearer", plural=False)
creatures.adds("target {it:phrase one}", "targeted {it:phrase one}", which="target", plural=False)
creatures.adds(
    "another target {it:phrase one}", "a different target {it:phrase one}", which="target", another=True, plural=False
)
several(creatures, "target", "phrase many", "phrase one")
creatures.adds(
    "each {it:phrase one}", "every {it:phrase one}", "each/every (one) of {it:phrase many}", which="each", plural=False
)
creatures.adds("each player's {it:phrase one}", "both players' {it:phrase many}", which="each", plural=False)
creatures.adds(
    "all/any/both/each {it:phrase many}",
    "{it:phrase many}",
    "all of {it:phrase many}",
    "the {it:phrase many}",
    which="each",
    number=2,
    plural=True,
)
creatures.converts(
    lambda it: it._replace(which="one", traits=(OTHER, *it.traits)),
    lambda given: (
        {"it": given._replace(which="", traits=given.traits[1:])}
        if type(given) is Those and given._replace(traits=()) == Those("one") and given.traits[:1] == (OTHER,)
        else None
    ),
    "another {it:phrase one}",
    "another {it:phrase one} of your choice",
    plural=False,
)
SAME = Trait("control", "same")
creatures.converts(
    lambda it: it._replace(which="one", traits=(BESIDES, *it.traits, SAME)),
    lambda given: (
        {"it": given._replace(which="", traits=given.traits[1:-1])}
        if type(given) is Those
        and given.which == "one"
        and given.traits[:1] == (BESIDES,)
        and given.traits[-1:] == (SAME,)
        else None
    ),
    "another {it:noun one} controlled by the same player",
    "another {it:noun one} the same player controls",
    plural=False,
)
creatures.adds(
    "a {it:phrase one}",
    "any/one {it:phrase one}",
    "a {it:phrase one} of your/their choice",
    "a chosen {it:phrase one}",
    which="one",
    plural=False,
)
creatures.converts(
    lambda a, b: Those("one", traits=(Either((Trait("kind", a), Trait("kind", b))),)),
    lambda given: None,
    "{a:a kind} or {b:a kind} (Creature)",
    plural=False,
    rank=1,
)
several(creatures, "one", "phrase many", "phrase one")
creatures.converts(
    lambda a: Those("the", traits=(Trait("named", a),)),
    lambda given: (
        {"a": given.traits[0].name}
        if type(given) is Those and given.which == "the" and len(given.traits) == 1 and is_of(given.traits[0], "named")
        else None
    ),
    "{a:name}",
    plural=False,
)


# One is engaged with one other at most.
creatures.converts(
    lambda it, a: it._replace(which="each", traits=(*it.traits, fighting(a))),
    lambda given: None,
    "the {it:noun one} engaged with {a:creatures}",
    plural=False,
)
# A space has one Creature in it, or the two of a combat.
creatures.converts(
    lambda it: it._replace(which="each", traits=(*it.traits, Trait("place", "here"))),
    lambda given: None,
    "the {it:noun one} in this space",
    plural=False,
)
# Which one of them, only an attack makes clear.
creatures.converts(
    lambda side: Those("the", traits=(side,)),
    lambda given: {"side": given.traits[0]} if given in SOLE else None,
    "{side:whose side} Creature",
    "the {side:whose side} Creature",
    plural=False,
    rank=1,
)

# Where each is meant only as it comes up, `all` would say too much: damage dealt to UnderWorld Creatures.
sort("any creatures").adds("{it:phrase many}", which="each", number=2, plural=True)
sort("any creatures").also(creatures)
