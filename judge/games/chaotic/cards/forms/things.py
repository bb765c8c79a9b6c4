"""3.3 to 3.6, 8.2: the Battlegear, attacks, Mugic, abilities and players that a phrase means."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import ACTORS, ANYBODY, OTHER, THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import either, fixed, is_of, made, several
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Aims, Bound, Either, Those, Trait, Without

GEAR, ATTACK, MUGIC, ABILITY = "battlegear", "attack", "mugic", "ability"
gear_noun, gear = sort("gear noun"), sort("gear")


def _added(trait: Any) -> Any:
    """A row's layer that adds a quality in front or behind: how it is made and taken off again."""

    def make(it: Those) -> Those:
        return it._replace(traits=(*it.traits, trait))

    def take(given: Any) -> dict[str, Any] | None:
        if type(given) is not Those or trait not in given.traits or given.traits[-1] != trait:
            return None
        return {"it": given._replace(traits=given.traits[:-1])}

    return make, take


# Battlegear: plain, then face up or down, then whose, then equipped to whom.
plain_gear = sort("plain gear")
plain_gear.form(Those, "Battlegear (Card|Cards)", sort=GEAR)
plain_gear.converts(
    lambda a: Those("", GEAR, (Trait("kind", a),)),
    lambda given: (
        {"a": given.traits[0].name}
        if type(given) is Those and given.sort == GEAR and len(given.traits) == 1 and given.traits[0].sort == "kind"
        else None
    ),
    "{a:kind} Battlegear",
)
plain_gear.converts(
    lambda a: Those("", GEAR, (Trait("named", a),)),
    lambda given: (
        {"a": given.traits[0].name}
        if type(given) is Those and given.sort == GEAR and len(given.traits) == 1 and given.traits[0].sort == "named"
        else None
    ),
    "Battlegear named {a:name}",
)
faced_gear = sort("faced gear")
for _face in ("up", "down"):
    faced_gear.converts(*_added(Trait("face", _face)), f"face-{_face} {{it:plain gear}}")
faced_gear.also(plain_gear)
gear_noun.adds(
    "{it:faced gear} equipped to {of:creatures}",
    "{it:faced gear} attached to {of:creatures}",
    "{it:faced gear} of {of:creatures}",
)
gear_noun.converts(
    lambda it, side: it if side == ANYBODY else it._replace(traits=(*it.traits, side)),
    lambda given: (
        {"it": given._replace(traits=given.traits[:-1]), "side": given.traits[-1]}
        if type(given) is Those and given.sort == GEAR and is_of(given.traits[-1:] and given.traits[-1], "control")
        else None
    ),
    "{it:faced gear} {side:controlled}",
)
for _side, _whose in ((YOURS, "your"), (THEIRS, "opposing"), (ACTORS, "their")):
    gear_noun.converts(_added(_side)[0], lambda given: None, f"{_whose} {{it:faced gear}}")
gear_noun.converts(
    lambda it: it._replace(traits=(OTHER, *it.traits)),
    lambda given: (
        {"it": given._replace(traits=given.traits[1:])}
        if type(given) is Those and given.sort == GEAR and given.traits[:1] == (OTHER,)
        else None
    ),
    "other {it:gear noun}",
)
gear_noun.also(faced_gear)
fixed(gear, Those("this", GEAR), "this Battlegear", plural=False)
fixed(gear, Those("that", GEAR), "that Battlegear", plural=False)
gear.adds("target {it:gear noun}", which="target", plural=False)
gear.adds("another target {it:gear noun}", which="target", another=True, plural=False)
several(gear, "target", "gear noun")
several(gear, "one", "gear noun")
gear.converts(
    lambda it: it._replace(which="one", traits=(OTHER, *it.traits)),
    lambda given: (
        {"it": given._replace(which="", traits=given.traits[1:])}
        if type(given) is Those and given.sort == GEAR and given == Those("one", GEAR, given.traits, of=given.of)
        and given.traits[:1] == (OTHER,)
        else None
    ),
    "another {it:gear noun}",
    plural=False,
)  # fmt: skip
gear.adds("all/each/the {it:gear noun}", "{it:gear noun}", which="each", plural=True)
gear.adds("a {it:gear noun}", "any/one {it:gear noun}", "a {it:gear noun} of your choice", which="one", plural=False)
gear.converts(
    lambda of, it: it._replace(which="each", of=of),
    lambda given: None,
    "{of:possessor} {it:faced gear}",
    rank=1,
)

# Attacks: of which element or Discipline, played by whom.
attack_trait, attack_noun, attacks = sort("attack trait"), sort("attack noun"), sort("attacks")
made(attack_trait, "element", "element", "{a}")
made(attack_trait, "discipline", "discipline", "{a}")
attack_trait.converts(
    lambda a: Without(Trait("element", a)),
    lambda given: {"a": given.it.name} if type(given) is Without and is_of(given.it, "element") else None,
    "non-{a:element}",
)
either(attack_trait, "element", "{several:element|}")
made(attack_trait, "attack", "sort of attack", "{a}")
attack_trait.converts(
    lambda a: Without(Trait("attack", a)),
    lambda given: {"a": given.it.name} if type(given) is Without and is_of(given.it, "attack") else None,
    "non-{a:sort of attack}",
)
plain_attack = sort("plain attack")
plain_attack.form(Those, "attack[|s]", "Attack Card[|s]", sort=ATTACK)


def _elements(traits: Any) -> bool:
    """Whether an attack has to have several elements."""
    return len(traits) > 1 and all(is_of(each, "element") for each in traits)


plain_attack.converts(
    lambda traits: None if _elements(traits) else Those("", ATTACK, traits),
    lambda given: (
        {"traits": given.traits}
        if type(given) is Those
        and given.sort == ATTACK
        and given.traits
        and given.of is None
        and not _elements(given.traits)
        and not any(_build(each) for each in given.traits)
        else None
    ),
    "{traits:attack trait&} attack[|s]",
    "{traits:attack trait&} Attack Card[|s]",
)
plain_attack.converts(
    lambda several: Those("", ATTACK, tuple(Trait("element", each) for each in several)) if len(several) > 1 else None,
    lambda given: (
        {"several": tuple(each.name for each in given.traits)}
        if type(given) is Those and given.sort == ATTACK and given.of is None and _elements(given.traits)
        else None
    ),
    "attack[|s] that ha[s|ve] both {several:element&}",
    "attack[|s] with/that (has|have) (both) {several:element&}",
    "{several:element&} attack",
)
plain_attack.converts(
    lambda several: (
        Those("", ATTACK, (Either(tuple(Trait("element", each) for each in several)),)) if len(several) > 1 else None
    ),
    lambda given: None,
    "{several:element&} attacks",
)
build = sort("build")
build.also(sort("so much"))
build.form(Bound, "{number}", how="exactly", rank=-1)
fixed(build, Bound("exactly", 0), "no")
build.converts(
    lambda several: Either(tuple(Bound("exactly", each) for each in several)) if len(several) > 1 else None,
    lambda given: {"several": tuple(each.number for each in given.them)} if type(given) is Either else None,
    "{several:number|}",
    rank=1,
)


def _build(given: Any) -> bool:
    """Whether a quality of an attack is what it costs to have in a deck."""
    return type(given) is Bound or (type(given) is Either and all(type(each) is Bound for each in given.them))


plain_attack.converts(
    lambda much: Those("", ATTACK, (much,)),
    lambda given: (
        {"much": given.traits[0]}
        if type(given) is Those and given.sort == ATTACK and len(given.traits) == 1 and _build(given.traits[0])
        else None
    ),
    "attack[|s] with {much:build} Build Point[|s]",
    "attack[|s] that cost[|s] {much:build} Build Point[|s]",
    "attack[|s] with (a) Build Cost/Points (of) {much:build}",
    "attack[|s] with {much:build} Build Cost",
    "attack[|s] that have/has (a Build Cost of) {much:build} Build Point[|s]",
    "Attack Card[|s] with {much:build} Build Point[|s]",
    "Attack Card[|s] with (a) Build Cost/Points (of) {much:build}",
    "attack[|s] that have/has a Build Cost of {much:build}",
)
ELEMENTAL = Trait("attack", "elemental")
_behind = sort("attack tail")
made(_behind, "element", "element", "with {a}", "that has/have {a}")
either(_behind, "element", "with {several:element|}")
_behind.converts(
    lambda a: Without(Trait("element", a)),
    lambda given: {"a": given.it.name} if type(given) is Without and is_of(given.it, "element") else None,
    "without {a:element}",
    "that do/does not have {a:element}",
)
fixed(_behind, ELEMENTAL, "with an Elemental Type", "with any Elemental Types", "that has/have an Elemental Type")
fixed(
    _behind, Without(ELEMENTAL), "without an Elemental Type", "without (any) Elemental Types",
    "with no Elemental Types",
    "that has/have no Elemental Types", "that do/does not have an Elemental Type",
    "that do/does not have (any) Elemental Types",
)  # fmt: skip
plain_attack.converts(
    lambda trait: Those("", ATTACK, (trait,)),
    lambda given: None,
    "attack[|s] {trait:attack tail}",
    "Attack Card[|s] {trait:attack tail}",
    rank=1,
)
for _side, _plays in ((YOURS, "you play"), (THEIRS, "your/an opponent plays")):
    attack_noun.converts(
        lambda it, side=_side: it._replace(of=Those("each", traits=(side,), number=2)),
        lambda given: None,
        f"{{it:plain attack}} {_plays}",
        f"{'your' if _side == YOURS else 'opposing'} {{it:plain attack!}}",
        *(["your/an opponent's {it:plain attack!}"] if _side == THEIRS else []),
    )
attack_noun.adds(
    "{it:plain attack?} played by {of:any creatures}",
    "{it:plain attack} {of:creatures} play[s|]",
    "{it:plain attack} made/used by {of:creatures}",
    "{of:creatures}'s {it:plain attack?}",
    "{of:creatures}' {it:plain attack?}",
)
attack_noun.converts(lambda it: it._replace(of=Those("it")), lambda given: None, "its/their {it:plain attack!}", rank=1)
attack_noun.converts(
    lambda it, of, much: it._replace(traits=(*it.traits, much), of=of) if not any(map(_build, it.traits)) else None,
    lambda given: None,
    "{it:plain attack} played by {of:any creatures} with {much:build} Build Point[|s]",
    "{it:plain attack} played by {of:any creatures} that cost[|s] {much:build} Build Point[|s]",
    "{it:plain attack} played by {of:any creatures} with a Build Cost of {much:build}",
)
attack_noun.also(plain_attack)
on_burst = sort("played attack")
fixed(on_burst, Those("this", ATTACK), "this attack", plural=False)
fixed(on_burst, Those("that", ATTACK), "that attack", plural=False)
on_burst.adds("target {it:attack noun}", which="target", plural=False)
attacks.also(on_burst)
attacks.adds("{it:attack noun!}", "all {it:attack noun!}", "a/an/any {it:attack noun}", which="each", plural=True)
coming = sort("coming attack")


def each_by_itself(whom: Those, which: str) -> Those:
    """Whose first or next attack it is: `their next attack` and `a Creature's first attack` are said of each."""
    own = whom.which == "each" or (which == "first" and whom.which == "one")
    return whom._replace(which="each", number=1) if own else whom


coming.adds("the first {it:attack noun} (of|in) each/a combat", which="first", plural=False)
coming.converts(
    lambda of, it: it._replace(which="first", of=each_by_itself(of, "first")),
    lambda given: None,
    "{of:creatures}'s first {it:plain attack} (each combat|of each combat|in a combat)",
    plural=False,
)
for _scope in ("turn", "combat"):
    coming.converts(
        lambda it, scope=_scope: it._replace(which="next", traits=(*it.traits, Trait("until", scope))),
        lambda given, scope=_scope: (
            {"it": given._replace(which="", traits=given.traits[:-1])}
            if type(given) is Those and given.which == "next" and given.traits[-1:] == (Trait("until", scope),)
            else None
        ),
        f"the next {{it:attack noun}} (played) this {_scope}",
        *(["the next {it:attack noun} (played)"] if _scope == "turn" else []),
        plural=False,
    )
    coming.converts(
        lambda of, it, scope=_scope: it._replace(
            which="next", of=each_by_itself(of, "next"), traits=(*it.traits, Trait("until", scope))
        ),
        lambda given: None,
        f"{{of:creatures}}'s next {{it:plain attack}} this {_scope}",
        *(["{of:creatures}'s next {it:plain attack}"] if _scope == "turn" else []),
        plural=False,
    )
    coming.converts(
        lambda it, scope=_scope: it._replace(
            which="next", of=each_by_itself(Those("it"), "next"), traits=(*it.traits, Trait("until", scope))
        ),
        lambda given: None,
        f"its/their next {{it:plain attack}} this {_scope}",
        *(["its/their next {it:plain attack}"] if _scope == "turn" else []),
        plural=False,
    )
    for _side, _whose in ((YOURS, "your"), (THEIRS, "your/an opponent's")):
        coming.converts(
            lambda it, scope=_scope, side=_side: it._replace(
                which="next", of=Those("each", traits=(side,), number=2), traits=(*it.traits, Trait("until", scope))
            ),
            lambda given: None,
            f"{_whose} next {{it:plain attack}} this {_scope}",
            plural=False,
        )
attacks.also(coming)

# What lies on the Burst.
played = sort("played")
_song = sort("mugic noun")
_song.form(Those, "Mugic", "Mugic Card[|s]", sort=MUGIC)
_song.converts(
    lambda several: Those("", MUGIC, tuple(Trait("affiliation", each) for each in several)),
    lambda given: (
        {"several": tuple(each.name for each in given.traits)}
        if type(given) is Those
        and given.sort == MUGIC
        and given.traits
        and all(getattr(each, "sort", "") == "affiliation" for each in given.traits)
        else None
    ),
    "{several:affiliation|} Mugic",
    "{several:affiliation|} Mugic Card[|s]",
)
_song.converts(
    lambda a: Those("", MUGIC, (Without(Trait("affiliation", a)),)),
    lambda given: (
        {"a": given.traits[0].it.name}
        if type(given) is Those and given.sort == MUGIC and len(given.traits) == 1 and type(given.traits[0]) is Without
        else None
    ),
    "non-{a:affiliation} Mugic",
)
fixed(_song, Those("", "mugic or ability"), "Mugic or ability")
fixed(_song, Those("", ABILITY), "ability")
fixed(_song, Those("", ABILITY, (Trait("ability", "activated"),)), "activated ability")
fixed(_song, Those("", ABILITY, (Trait("ability", "triggered"),)), "triggered ability")
# What it is aimed at, what it costs, who played it.
_aimed = sort("aimed mugic")
_aimed.also(_song)
_aimed.converts(
    lambda it, at: it._replace(traits=(*it.traits, Aims(at))),
    lambda given: _last(given, Aims, "at"),
    "{it:mugic noun} that target[s|] {at:creatures}",
    "{it:mugic noun} targeting {at:creatures}",
)
_aimed.converts(
    lambda it, much: it._replace(traits=(*it.traits, much)) if it.sort == MUGIC else None,
    lambda given: _last(given, Bound, "much"),
    "{it:mugic noun} with a cost/Mugic of {much:build}",
    "{it:mugic noun} with (a) (Mugic) cost (of) {much:build} (Mugic counters)",
    "{it:mugic noun} that cost[s|] {much:build} (Mugic counters)",
)
_aimed.adds(
    "{it:mugic noun} played by {of:any creatures}", "{it:mugic noun} {of:creatures} played/plays/play",
    "{it:mugic noun} (controlled by|of) {of:any creatures}",
)  # fmt: skip


def _last(given: Any, kind: type, field: str) -> dict[str, Any] | None:
    if type(given) is not Those or not given.traits or type(given.traits[-1]) is not kind:
        return None
    last: Any = given.traits[-1]
    return {"it": given._replace(traits=given.traits[:-1]), field: last[0] if kind is Aims else last}


played.adds("target {it:aimed mugic}", which="target", plural=False)
played.adds("target {it:attack noun}", which="target", plural=False)
fixed(played, Those("that", ATTACK), "that attack")
fixed(played, Those("that", MUGIC), "that Mugic or ability", "the Mugic or ability", "that Mugic", "that ability")
