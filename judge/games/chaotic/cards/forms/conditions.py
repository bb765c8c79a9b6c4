"""8.6.2.3, g-stat-check, g-challenge: what must be so for a sentence to do something."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import ENGAGED, THEIRS, YOURS
from judge.games.chaotic.cards.forms.past import MOVED, is_past
from judge.games.chaotic.cards.forms.rows import besides_many, either, fights, fixed, made, wraps
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import (
    DONE,
    STATISTICS,
    AttackIsOf,
    Beside,
    Compared,
    Count,
    Either,
    Enough,
    Equal,
    Every,
    Fights,
    Isnt,
    Measure,
    Meets,
    Ruled,
    Say,
    Those,
    Trait,
    Without,
)

being, condition = sort("being"), sort("condition")
LYING, IN_PLAY = Trait("place", "discard pile"), Trait("place", "in play")
ITSELF = ("card", "this", "bearer")

# What somebody is.
made(being, "state", "state told", "{a}")
made(being, "kind", "kind", "a/an {a} Creature", "(a|an) {a} (Creature|Creatures)")
made(being, "kind", "kind many", "{a}", rank=1)
either(being, "kind", "a {several:kind|} Creature")
being.converts(
    lambda several: Either(tuple(Trait("kind", each) for each in several)) if len(several) > 1 else None,
    lambda given: None,
    "a {several:kind|}",
    rank=1,
)
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
condition.converts(
    lambda whom, first, it: _sole(whom, it._replace(traits=(first, *it.traits))),
    lambda given: (
        {"whom": given.whom, "first": by.traits[0], "it": by._replace(traits=by.traits[1:])}
        if type(given) is Meets
        and type(given.trait) is Without
        and type(given.trait.it) is Ruled
        and (by := given.trait.it.by).traits
        else None
    ),
    "{whom:creatures} is the only {first:adjective} {it:noun one} you control",
    "{whom:creatures} is your only {first:adjective} {it:noun one}",
)
condition.converts(
    lambda whom, a: _sole(whom, Those(traits=(Trait("kind", a),))),
    lambda given: None,
    "{whom:creatures} is the only {a:kind} you control",
    "{whom:creatures} is your only {a:kind}",
    rank=1,
)


def _sole(whom: Those, it: Those) -> Meets | None:
    """No other one of a sort is controlled by the same player."""
    return Meets(whom, Without(Ruled(it))) if whom.which in ITSELF else None


condition.converts(
    lambda whom: Meets(whom, IN_PLAY) if whom.which in ITSELF else None,
    lambda given: {"whom": given.whom} if type(given) is Meets and given.trait == IN_PLAY else None,
    "{whom:creatures} [is|are] in play",
    "{whom:creatures} [is|are] on the Battleboard/board/field",
)
fixed(being, LYING, "in your general discard pile")
being.converts(
    lambda a: Trait("wears", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "wears" else None,
    "equipped with {a:name}",
    "equipped with a (face-up) Battlegear named {a:name}",
)
fixed(being, Trait("state", "equipped"), "equipped with (a|any) Battlegear (Card)", rank=1)
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
    lambda whom, trait: None if trait == LYING and whom.which not in (*ITSELF, "it") else Meets(whom, trait),
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


condition.converts(
    lambda whom, a: Meets(whom, Ruled(a)),
    lambda given: (
        {"whom": given.whom, "a": given.trait.by} if type(given) is Meets and type(given.trait) is Ruled else None
    ),
    "{whom:named possessor} controller also controls a/an {a:phrase one}",
    "{whom:named possessor} controller controls another {a:phrase one}",
)


fixed(sort("own card name"), Those("card"), "this card")
condition.form(Enough, "there are {least:number} or more {counted:counted many!}")
condition.converts(
    lambda least, of=None: Enough(Count("attacks played", of), least),
    lambda given: None,
    *(f"{{least:number}} or more attacks {have} played (by {{of:creatures}}) this combat"
      for have in ("were", "have been")),
    "{of:creatures} (has|have) played {least:number} or more attacks this combat",
)  # fmt: skip
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


def _of_numbers(left: Any, how: str, right: Any) -> Compared | Meets:
    """Two numbers; of one that a Creature has, and a number as it stands, it is the Creature that is spoken of."""
    if type(left) is Equal and type(right) is Equal and right.of == Those("it") and left.of.which in ITSELF:
        right = right._replace(of=left.of)
    plain = type(left) is Equal and type(left.of) is Those and type(right) is int
    if plain and left.what in STATISTICS and left.of.which in (*ITSELF, "it", "that", "target", "the", "caster"):
        return Meets(left.of, Measure((left.what,), how, right))
    return Compared(left, how, right)


def _two_numbers(given: Any) -> Any:
    if type(given) is not Compared or type(_of_numbers(*given)) is not Compared:
        return None
    return given._asdict()


condition.converts(_of_numbers, _two_numbers, "{left:equal} is {how:compared} {right:value}")
condition.converts(
    lambda left, right: _of_numbers(left, "above", right), lambda given: None, "{left:equal} exceeds {right:value}"
)
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
        lambda left, right, how=_each: _of_numbers(left, how, right),
        lambda given: None,
        f"{{left:equal}} is {{right:number}} {_word}",
    )
_INITIATIVE = Trait("combat", "initiative")
condition.converts(
    lambda whom: Meets(whom, _INITIATIVE),
    lambda given: None,
    "{whom:creatures} won/gained (the) Initiative (check) (this combat)",
)
condition.converts(
    lambda whom: Meets(whom, Without(_INITIATIVE)),
    lambda given: None,
    "{whom:creatures} did not win/gain (the) Initiative (check) (this combat)",
)
for _side, _who in ((YOURS, "you have"), (THEIRS, "your/an/the opponent has")):
    condition.converts(
        lambda side=_side: Meets(Those("the", traits=(side, ENGAGED)), _INITIATIVE),
        lambda given: None,
        f"{_who} (the) Initiative",
    )
fixed(condition, Say("hive"), "Hive is active", "Hive is on", "Hive is activated")
fixed(condition, Isnt(Say("hive")), "Hive is not active", "Hive is off", "Hive is inactive")
fixed(condition, Say("your turn"), "it is your turn")
fixed(condition, Isnt(Say("your turn")), "it is your opponent's turn", "it is not your turn")
fixed(condition, Say("here"), "it happens here")
fixed(condition, Say("combat"), "there is a combat", "combat is taking place")
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
    "this is your engaged Creature's first attack (in|of) (this|the) combat",
    "this is its first attack (in|of) (this|the) combat",
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
