"""8.6.2.3, g-stat-check, g-challenge: what must be so for a sentence to do something."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import ENGAGED, THEIRS, YOURS
from judge.games.chaotic.cards.forms.past import MOVED, is_past
from judge.games.chaotic.cards.forms.rows import besides_many, either, fights, fixed, made, wraps
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import (
    DONE,
    AttackIsOf,
    Beside,
    Compared,
    Count,
    Either,
    Enough,
    Every,
    Fights,
    InitiativeIs,
    Isnt,
    Measure,
    Meets,
    PlaceIs,
    Say,
    Those,
    Trait,
    Without,
)

being, condition = sort("being"), sort("condition")
LYING = Trait("place", "discard pile")

# What somebody is.
made(being, "state", "state told", "{a}")
made(being, "kind", "kind", "a/an {a} Creature", "(a|an) {a} (Creature|Creatures)")
made(being, "kind", "kind many", "{a}", rank=1)
either(being, "kind", "a/an {several:kind|} Creature")
being.converts(
    lambda several: (
        Either(tuple(Trait("kind", each) for each in several)) if len(several) > 1 else Trait("kind", several[0])
    ),
    lambda given: None,
    "{several:a kind|}",
    rank=1,
)
fights(being)
wraps(being, Beside, "adjacent to {a:creatures}")
besides_many(being)
condition.converts(lambda a: Meets(Those("this"), Beside(a)), lambda given: None, "adjacent to {a:creatures}", rank=1)
being.also(sort("side"))
made(being, "named", "name", "{a}", "named {a}")
fixed(being, Trait("state", "alone"), "the only Creature its controller controls")


def _only_one(whom: Those) -> Meets | None:
    """Nobody else is yours: said of what you control."""
    return Meets(whom, Every((YOURS, Trait("state", "alone"))))


condition.converts(
    _only_one,
    lambda given: {"whom": given.whom} if type(given) is Meets and given == _only_one(given.whom) else None,
    "{whom:creatures} is the only Creature you control",
    "{whom:creatures} is your only Creature",
)
fixed(being, LYING, "in your general discard pile")
being.converts(
    lambda a: Trait("wears", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "wears" else None,
    "equipped with {a:name}",
    "equipped with a (face-up) Battlegear named {a:name}",
)
for _face in ("up", "down"):
    fixed(
        being,
        Trait("wears faced", _face),
        f"equipped with a face-{_face} Battlegear",
        f"equipped with (a) face-{_face} Battlegear (Card)",
    )
being.converts(
    lambda a: Trait("wears kind", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "wears kind" else None,
    "equipped with a/an {a:kind} Battlegear",
)


def _of_elements(several: tuple[str, ...], list: str) -> tuple[Any, ...]:
    """Elements that an attack has: all of them, or one of several."""
    traits = tuple(Trait("element", each) for each in several)
    return traits if list == "&" or len(traits) == 1 else (Either(traits),)


def _is_being(trait: Any) -> bool:
    if isinstance(trait, Trait):
        return trait != MOVED and trait.sort in (
            "state",
            "kind",
            "side",
            "place",
            "named",
            "wears",
            "wears kind",
            "wears faced",
        )
    return type(trait) in (Fights, Beside) or hasattr(trait, "them") and all(_is_being(each) for each in trait.them)


def _has(given: Any, being: bool) -> Any:
    if (
        type(given) is not Meets
        or given.past
        or is_past(given.trait)
        or type(given.trait) is Without
        or _is_being(given.trait) is not being
    ):
        return None
    return {"whom": given.whom, "trait": given.trait}


def _hasnt(given: Any, being: bool) -> Any:
    if type(given) is not Meets or type(given.trait) is not Without or _is_being(given.trait.it) is not being:
        return None
    if is_past(given.trait.it):
        return None
    return {"whom": given.whom, "trait": given.trait.it}


condition.converts(
    lambda whom, trait: Meets(whom, trait),
    lambda given: _has(given, False),
    "{whom:creatures} (already) ha[s|ve] {trait:havings}",
)
condition.converts(
    lambda whom, trait: None if (whom.which, trait) == ("the", LYING) else Meets(whom, trait),
    lambda given: _has(given, True),
    "{whom:creatures} [is|are] {trait:being}",
    "{whom:creatures} [is|are] already {trait:being}",
)
for _state, _ways in (("equipped", ("a Battlegear", "Battlegear")), ("unequipped", ("no Battlegear",))):
    condition.converts(
        lambda whom, state=_state: Meets(whom, Trait("state", state)),
        lambda given: None,
        *(f"{{whom:creatures}} ha[s|ve] {each}" for each in _ways),
    )
condition.converts(
    lambda whom, trait: Meets(whom, Without(trait)),
    lambda given: _hasnt(given, False),
    "{whom:creatures} do[es|] not have (a|an) {trait:having}",
    "{whom:creatures} doesn't/don't have {trait:having}",
)
condition.converts(
    lambda whom, trait: Meets(whom, Without(trait)),
    lambda given: _hasnt(given, True),
    "{whom:creatures} [is|are] not {trait:being}",
    "{whom:creatures} isn't/aren't {trait:being}",
)
condition.converts(
    lambda trait: Meets(Those("that"), trait),
    lambda given: None,
    "the target is {trait:being}",
    "the target has {trait:having}",
)


fixed(sort("own card name"), Those("card"), "this card")
condition.form(Enough, "there are {least:number} or more {counted:counted many!}")
condition.converts(
    lambda least, counted: Enough(counted, least),
    lambda given: None,
    "you have {least:number} or more {counted:cards in piles}",
)
for _card, _said in (("mugic card", "Mugic Card"), ("attack card", "Attack Card")):
    _held = Count("cards", Those("each", _card, (Trait("place", "hand"), THEIRS)))
    condition.converts(
        lambda least, held=_held: Enough(held, least),
        lambda given: None,
        f"your opponent has {{least:number}} or more {_said}s in (their) hand",
    )
    fixed(condition, Isnt(Enough(_held, 1)), f"your opponent has no {_said}s in (their) hand", rank=-1)
condition.converts(
    lambda counted: Isnt(Enough(counted, 1)),
    lambda given: None,
    "you have no {counted:cards in piles}",
)
condition.converts(
    lambda counted: Isnt(Enough(counted, 1)),
    lambda given: (
        {"counted": given.it.counted}
        if type(given) is Isnt and type(given.it) is Enough and given.it.least == 1
        else None
    ),
    "there are no {counted:counted many!}",
)
_compared, _value = sort("compared"), sort("value")
_value.also(sort("equal"), sort("number"))
for _each, _words in {
    "above": ("higher/greater/more than",),
    "below": ("lower/less/fewer than",),
    "exactly": ("equal to", "the same as"),
    "at least": ("at least", "greater/higher/more than or equal to"),
    "at most": ("at most", "less/lower/fewer than or equal to"),
}.items():
    fixed(_compared, _each, *_words)
condition.form(Compared, "{left:equal} is {how:compared} {right:value}")
condition.converts(
    lambda left, how, of: Compared(left, how, left._replace(of=of)) if isinstance(left.of, Those) else None,
    lambda given: None,
    "{left:equal} is {how:compared} {of:possessor}",
    "{left:equal} is {how:compared} that of {of:creatures}",
)


for _which, _more in (("higher", "higher/more/greater"), ("lower", "lower/less/fewer")):
    condition.converts(
        lambda stats, how=_which: Meets(Those("the", traits=(YOURS, ENGAGED)), Measure(stats, how)),
        lambda given: None,
        f"your engaged Creature has {_more} {{stats:measures}}",
    )
for _each, _word in (("at least", "or more/higher/greater"), ("at most", "or less/lower/fewer")):
    condition.converts(
        lambda left, right, how=_each: Compared(left, how, right),
        lambda given: None,
        f"{{left:equal}} is {{right:number}} {_word}",
    )
fixed(condition, Say("hive"), "Hive is active", "Hive is on", "Hive is activated")
fixed(condition, Isnt(Say("hive")), "Hive is not active", "Hive is off", "Hive is inactive")
fixed(condition, Say("your turn"), "it is your turn")
fixed(condition, Isnt(Say("your turn")), "it is your opponent's turn", "it is not your turn")
fixed(condition, Say("here"), "it happens here")
fixed(condition, Say("combat"), "there is a combat", "combat is taking place")
_initiative, _of = sort("the initiative"), sort("of initiative")
fixed(_initiative, "initiative", "the active Location 's Initiative", "the Initiative (of/on the active Location)")
for _word, _said in (("discipline", "a Discipline"), ("element", "an Elemental Type")):
    fixed(_of, Say(f"initiative is {_said.partition(' ')[0]} {_word}"), _said)
_of.form(InitiativeIs, "{of:initiative|}")


def _initiative_is(given: Any) -> Any:
    """What Initiative is of, where a condition says it."""
    told = type(given) is InitiativeIs or (type(given) is Say and given.word.startswith("initiative is"))
    return {"whose": "initiative", "it": given} if told else None


condition.converts(lambda whose, it: it, _initiative_is, "{whose:the initiative} is {it:of initiative}")
condition.converts(
    lambda whose, it: Isnt(it),
    lambda given: _initiative_is(given.it) if type(given) is Isnt else None,
    "{whose:the initiative} is not {it:of initiative}",
)
OF_LOCATIONS = {YOURS: "your location", THEIRS: "their location"}
condition.converts(
    lambda side: Say(OF_LOCATIONS[side]) if side in OF_LOCATIONS else None,
    lambda given: (
        {"side": next(side for side, word in OF_LOCATIONS.items() if given == Say(word))}
        if given in map(Say, OF_LOCATIONS.values())
        else None
    ),
    "{side:holding} the active Location",
)
for _word, _whose in (("their location", "your/an/the opponent"), ("your location", "you")):
    fixed(condition, Say(_word), f"the active Location is controlled by {_whose}")
sort("being so").also(sort("side"))
wraps(sort("being so"), Beside, "adjacent to {a:creatures}")
fixed(
    condition,
    Say("first attack"),
    "this is the first attack played this combat",
    "this attack is the first attack played this combat",
    "this is the first attack in/of (this) combat",
)
fixed(
    condition,
    Say("own first attack"),
    "this is the first attack your engaged Creature plays this combat",
    "this (attack) is the first attack your (engaged) Creature (has) played (in) this combat",
    "this is your first attack this combat",
    "this is the first attack you have played this combat",
    "this is the first attack you played this combat",
    "this is the first attack played by your engaged Creature this combat",
)
fixed(
    condition,
    Say("mirage"),
    "the active Location is a Mirage",
    "the active Location has Mirage",
    "the active Location is a Mirage Location",
)
fixed(
    condition,
    Say("outnumbered"),
    "you are outnumbered",
)
_doer = sort("doer")
fixed(_doer, "", "you")
fixed(_doer, " by them", "they", "that player", "your opponent")


def _done(given: Any) -> Any:
    """Whether something was done, or could be, and by whom."""
    isnt = type(given) is Isnt
    word = given.it if isnt else given
    if type(word) is not Say or word.word not in DONE:
        return None
    can, them = word.word.startswith("possible"), word.word.endswith("them")
    return {"who": " by them" if them else "", "did": (can, isnt)}


def _did_it(who: str, did: tuple[bool, bool]) -> Any:
    can, isnt = did
    made = Say(("possible to them" if who else "possible") if can else f"done{who}")
    return Isnt(made) if isnt else made


_done_so = sort("done so")
for _pair, _told in (
    ((False, False), ("do", "do/does (so)")), ((False, True), ("do not", "do/does not (do so)", "don't/doesn't")),
    ((True, False), ("can (do so)",)), ((True, True), ("cannot/can't (do so)",)),
):  # fmt: skip
    fixed(_done_so, _pair, *_told)
condition.converts(_did_it, _done, "{who:doer} {did:done so}")
condition.form(PlaceIs, "the active Location is {name}")
_spoken = sort("spoken attack")
_spoken.also(sort("attacks"))
fixed(_spoken, Those("that", "attack"), "it")
condition.form(AttackIsOf, "{attack:spoken attack} is a/an {traits:attack trait&} attack", rank=1)
condition.form(AttackIsOf, "{attack:spoken attack} was played by {of:any creatures}", rank=1)
for _list in "&|":
    condition.converts(
        lambda attack, several, list=_list: (
            AttackIsOf(attack, _of_elements(several, list)) if attack.which in ("this", "that", "target") else None
        ),
        lambda given: None,
        f"{{attack:attacks}} has {{several:element{_list}}}",
        rank=int(_list == "|"),
    )
fixed(condition, Say("otherwise"), "it is not", "it isn't", "it does not", "it doesn't", "they do not have it")
