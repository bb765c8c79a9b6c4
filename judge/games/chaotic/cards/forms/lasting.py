"""8.6.5.2, 8.7.1: what is so for a while, or as long as a card is there: what Creatures have, damage, costs."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.ability import Ability
from judge.games.chaotic.cards.forms.groups import fixed
from judge.games.chaotic.cards.forms.things import ATTACK, GEAR
from judge.games.chaotic.cards.instructions import (
    AbilityCosts,
    AttackDeals,
    AttackIs,
    AttacksHave,
    CanPlay,
    CountsAs,
    DamageTo,
    GearHas,
    Gets,
    Healed,
    Lacks,
    Must,
    Mute,
    Opens,
    Outcome,
    Pays,
    Sets,
)
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import ELEMENTS, STATISTICS, Those, Trait, X

deed = sort("deed")

# What somebody has.
deed.form(Gets, "{whom:creatures} ha[s|ve] {gains:had&}", "{whom:creatures} also ha[s|ve] {gains:had&}", has=True)
deed.form(
    Gets,
    "{whom:creatures} ha[s|ve] {gains:had&} and cannot {cannot:ban|}",
    "{whom:creatures} cannot {cannot:ban|} and has/have {gains:had&}",
    has=True,
)
_missing = sort("missing")
fixed(_missing, Trait("all", "abilities"), "abilities")
fixed(_missing, Trait("keyword", "invisibility"), "Invisibility")
fixed(_missing, Trait("all", "elements"), "any Elemental Types", "Elemental Types")
_missing.converts(
    lambda a: Trait("element", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "element" else None,
    "{a:element}",
)
deed.form(Lacks, "{whom:creatures} do[es|] not have {what:missing&}", "{whom:creatures} ha[s|ve] no {what:missing&}")
deed.form(
    Lacks,
    "{whom:creatures} do[es|] not have and cannot gain {what:missing&}",
    "{whom:creatures} do[es|] not have {what:missing&} and cannot gain it",
    "{whom:creatures} ha[s|ve] no {what:missing&} and cannot gain abilities",
    gain=True,
)
deed.form(Mute, "{what:gear} ha[s|ve] no abilities", has=True)
deed.form(
    CountsAs,
    "{whom:creatures} count[s|] as a/an {kind}",
    "{whom:creatures} count[s|] as a/an {kind} Creature",
    "{whom:creatures} [is|are] considered {kind} Creatures",
    "{whom:creatures} [is|are] also a/an {kind}",
    "{whom:creatures} [is|are] also a/an {kind} Creature",
)
deed.form(GearHas, '{what:gear} ha[s|ve] "{gains:keyword&}"', '{what:gear} ha[s|ve] "{gains:keyword&}."')
deed.form(GearHas, "{what:gear} cannot {cannot:gear ban|}")
for _ban, _said in (("be destroyed", "be destroyed"), ("be flipped", "be flipped face-down")):
    fixed(sort("gear ban"), _ban, _said)
deed.converts(
    lambda whom: Gets(whom, (Ability("loses initiative checks"),), has=True),
    lambda given: None,
    "{whom:creatures} loses Initiative checks",
    "{whom:creatures} loses all Initiative checks",
    rank=-1,
)
fixed(
    deed,
    Opens(),
    "this Battlegear begins the game face-up",
    "this card begins the game face-up",
    "it begins the game face-up",
    "reveal this Battlegear at the beginning of the game",
)
fixed(
    deed,
    Must(Those("each", traits=(Trait("place", "beside"),)), "enter"),
    "if an adjacent Creature can move into this space, it must do so",
)

# What attacks deal.
_DEAL = (("add", "an additional {amount} damage"), ("subtract", "{amount} less damage"), ("set", "{amount} damage"))
for _op, _said in _DEAL:
    deed.form(
        AttackDeals,
        f"{{attack:attacks}} deal[s|] {_said}",
        *(["{attack:attacks} deal[s|] {amount} more damage"] if _op == "add" else []),
        op=_op,
    )
    deed.form(
        AttackDeals,
        f"{{attack:attacks}} deal[s|] {_said} to {{whom:creatures}}",
        *(["{attack:attacks} deal[s|] {amount} more damage to {whom:creatures}"] if _op == "add" else []),
        op=_op,
    )
deed.converts(
    lambda attack: AttackDeals(attack, "multiply", 2),
    lambda given: (
        {"attack": given.attack}
        if type(given) is AttackDeals and given == AttackDeals(given.attack, "multiply", 2)
        else None
    ),
    "{attack:attacks} deal[s|] double damage",
)
for _op, _said in (("add", "increased by"), ("subtract", "reduced by"), ("set", "reduced to")):
    deed.converts(
        lambda attack, amount, op=_op: AttackDeals(attack, op, amount),
        lambda given: None,
        f"damage dealt by {{attack:attacks}} is {_said} {{amount}}",
        f"{{attack:attacks}} is/are {_said} {{amount}} damage",
    )
    deed.converts(
        lambda amount, op=_op: AttackDeals(Those("this", ATTACK), op, amount),
        lambda given: None,
        f"damage dealt by this card is {_said} {{amount}}",
    )


def _by(**fixed_traits: Any) -> Any:
    return None


def _played(
    whom: Those, amount: Any, traits: tuple[Any, ...] = (), against: Those | None = None, which: str = "each"
) -> AttackDeals:
    return AttackDeals(Those(which, ATTACK, traits, of=whom), "add", amount, against)


_MORE = (
    "an additional {amount} attack damage",
    "{amount} more attack damage",
    "an additional {amount} damage with attacks",
)
_ANY = ("an additional {amount} damage", "{amount} more damage")
deed.converts(
    lambda whom, amount: _played(whom, amount),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each}" for each in (*_MORE, *_ANY)),
)
deed.converts(
    lambda whom, amount, against: _played(whom, amount, against=against),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each} to {{against:creatures}}" for each in (*_MORE[:2], *_ANY)),
)
deed.converts(
    lambda whom, amount, traits: _played(whom, amount, traits),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each} with {{traits:attack trait&}} attacks" for each in _ANY),
)
deed.converts(
    lambda whom, amount: _played(whom, amount, which="first"),
    lambda given: None,
    *(
        f"{{whom:creatures}} deal[s|] an additional {{amount}} damage {each} first attack (each combat|this combat)"
        for each in ("with its", "with their", "on its", "on their")
    ),
)
deed.converts(
    lambda whom, amount: AttackDeals(Those("next", ATTACK, (Trait("until", "turn"),), of=whom), "add", amount),
    lambda given: None,
    "{whom:creatures} deal[s|] an additional {amount} damage with its next attack this turn",
)
deed.converts(
    lambda amount, whom: AttackDeals(Those("first", ATTACK), "subtract", amount, whom),
    lambda given: None,
    "the first attack (played) against {whom:creatures} (each combat|in a combat|in each combat) deals {amount} less damage",
)

for _op, _said in (("subtract", "{amount} less"), ("add", "an additional {amount}")):
    deed.converts(
        lambda amount, whom, op=_op: AttackDeals(Those("next", ATTACK, (Trait("until", "turn"),)), op, amount, whom),
        lambda given: None,
        f"the next attack played against {{whom:creatures}} deals {_said} damage",
        f"the next attack played against {{whom:creatures}} this turn deals {_said} damage",
        f"the next attack against {{whom:creatures}} deals {_said} damage",
    )

# The same in other words, which are not said back.
deed.converts(
    lambda amount: AttackDeals(Those("this", ATTACK), "set", amount),
    lambda given: None,
    "have this card deal {amount} damage",
)
for _op, _said in (("add", "an additional {amount} damage"), ("subtract", "{amount} less damage")):
    for _traits, _which in (("", "attacks"), ("{traits:attack trait&} ", "attacks")):
        deed.converts(
            lambda whom, amount, traits=(), op=_op: AttackDeals(Those("each", ATTACK, traits, of=whom), op, amount),
            lambda given: None,
            f"{{whom:creatures}}'s {_traits}{_which} deal {_said}",
            f"{{whom:creatures}}' {_traits}{_which} deal {_said}",
        )
for _op, _said in (("add", "increased by"), ("subtract", "reduced by")):
    deed.converts(
        lambda dealer, amount, op=_op: AttackDeals(Those("each", ATTACK, of=dealer), op, amount),
        lambda given: None,
        f"attack damage dealt by {{dealer:creatures}} is {_said} {{amount}}",
    )
    deed.converts(
        lambda it, amount, op=_op: DamageTo(
            Those("each", number=2), op, amount, dealer=it._replace(which="each", number=2)
        ),
        lambda given: None,
        f"damage dealt by {{it:phrase many}} is {_said} {{amount}}",
        rank=1,
    )
    for _name, _word in (("mugic", "Mugic"), ("mugic or abilities", "Mugic and ability")):
        deed.converts(
            lambda whom, amount, op=_op, name=_name: DamageTo(whom, op, amount, Trait("source", name)),
            lambda given: None,
            f"{_word} damage dealt to {{whom:creatures}} is {_said} {{amount}}",
        )
deed.converts(
    lambda whom, by: DamageTo(whom, "set", 0, by),
    lambda given: None,
    "{whom:creatures} take[s|] no damage from {by:source}",
    "{whom:creatures} take[s|] 0 damage from {by:source}",
)
deed.converts(
    lambda whom, amount, by: DamageTo(whom, "add", amount, by),
    lambda given: None,
    "{whom:creatures} take[s|] {amount} additional damage from {by:source}",
    "{whom:creatures} take[s|] {amount} more damage from {by:source}",
)
deed.converts(
    lambda whom, amount: DamageTo(whom, "subtract", amount),
    lambda given: None,
    "reduce damage dealt to {whom:creatures} by {amount}",
    "reduce all damage dealt to {whom:creatures} by {amount}",
)

# What is dealt to somebody.
source = sort("source")
for _name, _ways in {
    "mugic": ("Mugic", "Mugic Cards"),
    "abilities": ("abilities",),
    "mugic or abilities": ("Mugic or abilities", "Mugic and abilities"),
    "recklessness": ("Recklessness",),
    "attacks": ("attacks", "Attack Cards"),
}.items():
    fixed(source, Trait("source", _name), *_ways)
source.converts(
    lambda it: it._replace(which="each"),
    lambda given: (
        {"it": given._replace(which="")}
        if type(given) is Those and given.sort == ATTACK and given.which == "each"
        else None
    ),
    "{it:attack noun!}",
    "all {it:attack noun!}",
    rank=1,
)
_KIND = {"": None, "attack ": Trait("source", "attacks"), "non-attack ": Trait("source", "non-attack")}
for _op, _said in (("add", "increased by"), ("subtract", "reduced by"), ("set", "reduced to")):
    for _prefix, _what in _KIND.items():
        _forms = [
            f"{_prefix}damage dealt to {{whom:creatures}} is {_said} {{amount}}",
            f"all {_prefix}damage dealt to {{whom:creatures}} is {_said} {{amount}}",
            f"{_prefix}damage against {{whom:creatures}} is {_said} {{amount}}",
        ]
        deed.form(DamageTo, *_forms, op=_op, by=_what) if _what else deed.form(DamageTo, *_forms, op=_op)
    deed.form(
        DamageTo,
        f"damage dealt to {{whom:creatures}} by {{by:source}} is {_said} {{amount}}",
        f"damage dealt to {{whom:creatures}} by {{by:source}} is {_said} an additional {{amount}}",
        f"damage dealt by {{by:source}} to {{whom:creatures}} is {_said} {{amount}}",
        f"all damage dealt to {{whom:creatures}} by {{by:source}} is {_said} {{amount}}",
        op=_op,
    )
    deed.form(DamageTo, f"damage dealt by {{dealer:creatures}} to {{whom:creatures}} is {_said} {{amount}}", op=_op)
    deed.converts(
        lambda dealer, whom, amount, op=_op: AttackDeals(Those("each", ATTACK, of=dealer), op, amount, whom),
        lambda given: None,
        f"attack damage dealt by {{dealer:creatures}} to {{whom:creatures}} is {_said} {{amount}}",
    )
for _op, _said in (("subtract", "{amount} less"), ("add", "an additional {amount}")):
    for _prefix, _what in _KIND.items():
        deed.converts(
            lambda whom, amount, op=_op, what=_what: DamageTo(whom, op, amount, what),
            lambda given: None,
            f"{{whom:creatures}} take[s|] {_said} {_prefix}damage",
            *([f"{{whom:creatures}} take[s|] {_said} damage from all sources"] if not _prefix else []),
        )
    deed.converts(
        lambda whom, amount, by, op=_op: DamageTo(whom, op, amount, by),
        lambda given: None,
        f"{{whom:creatures}} take[s|] {_said} damage from {{by:source}}",
    )
for _prefix, _what in _KIND.items():
    deed.converts(
        lambda whom, what=_what: DamageTo(whom, "set", 0, what),
        lambda given: None,
        f"reduce all {_prefix}damage to {{whom:creatures}} to 0",
    )
deed.form(
    Healed,
    "{whom:creatures} [is|are] healed an additional {amount:number} damage",
    "{whom:creatures} [is|are] healed an additional {amount:number} Energy by Mugic and abilities",
)

# What Mugic costs, and who may play it.
for _op, _said in (("add", "additional"), ("subtract", "less")):
    _one = f"an {_said}" if _op == "add" else f"1 {_said}"
    for _number in ("{amount:number}", "one"):
        pass
    _n = f"{{amount:number}} {_said}"
    deed.form(
        Pays,
        f"{{whom:creatures}} pay[s|] {_n} Mugic counter[|s] to play Mugic",
        f"{{whom:creatures}} must pay {_n} Mugic counter[|s] to play Mugic (Cards)",
        op=_op,
    )
    deed.form(
        Pays,
        f"{{whom:creatures}} pay[s|] {_n} Mugic counter[|s] to play {{mugic:affiliation}} Mugic",
        f"{{whom:creatures}} must pay {_n} Mugic counter[|s] to play {{mugic:affiliation}} Mugic (Cards)",
        op=_op,
    )
    deed.form(Pays, f"{{whom:creatures}} pay[s|] {_n} Mugic counter[|s] to play Mugic named {{name}}", op=_op)
    if _op == "add":
        deed.form(
            Pays,
            "{whom:creatures} pay[s|] an additional Mugic counter to play Mugic",
            "{whom:creatures} must pay an additional Mugic counter to play Mugic (Cards)",
            op=_op,
            amount=1,
            rank=-1,
        )
        deed.form(
            Pays,
            "{whom:creatures} pay[s|] an additional Mugic counter to play {mugic:affiliation} Mugic",
            "{whom:creatures} must pay an additional Mugic counter to play {mugic:affiliation} Mugic (Cards)",
            op=_op,
            amount=1,
            rank=-1,
        )
deed.form(CanPlay, "{whom:creatures} can play Mugic of any tribe", "{whom:creatures} can play any Mugic")
deed.form(CanPlay, "{whom:creatures} can play {tribe:kind} Mugic", "{whom:creatures} can play {tribe:kind} Mugic Cards")
deed.form(
    AttackIs,
    "{attack:attacks} also count[s|] as {element} attacks",
    "{attack:attacks} also counts as a/an {element} attack",
    "{attack:attacks} count[s|] as {element} attacks",
)

for _tests, _ways in {
    ("check", "fail", "challenge"): ("Checks", "Stat Checks, Stat Fails and Challenges"),
    ("challenge",): ("Challenges",),
    ("check",): ("Stat Checks",),
    ("check", "challenge"): ("Stat Checks and Challenges",),
}.items():
    for _wins, _verb in ((True, "succeed[s|] on"), (False, "fail[s|]")):
        deed.form(
            Outcome,
            *(f"{{whom:creatures}} {_verb} all {each} on attacks they play" for each in _ways),
            *(f"{{whom:creatures}} {_verb} all {each} on attacks it plays" for each in _ways),
            tests=_tests,
            wins=_wins,
        )
deed.form(
    AttacksHave,
    'attacks played by {whom:creatures} have "{text:checked deeds}"',
    'attacks played by {whom:creatures} have "{text:checked deeds}."',
)
deed.converts(
    lambda: AbilityCosts(Those("each", number=2), 1),
    lambda given: None,
    "activated abilities cost an additional Mugic counter to play",
)
deed.form(
    AbilityCosts, "activated abilities of {whom:creatures} cost {amount:number} additional Mugic counter[|s] to play"
)
deed.form(
    AbilityCosts,
    "activated abilities of {whom:creatures} cost an additional Mugic counter to play",
    "{whom:creatures}' activated abilities cost an additional Mugic counter to play",
    amount=1,
    rank=-1,
)
for _op, _said in (("add", "an additional Mugic counter"), ("subtract", "1 less Mugic counter")):
    deed.converts(
        lambda op=_op: Pays(Those("each", number=2), op, 1),
        lambda given: None,
        f"Mugic cost {_said} to play",
        f"Mugic Cards cost {_said} to play",
    )
    deed.converts(
        lambda mugic, op=_op: Pays(Those("each", number=2), op, 1, mugic),
        lambda given: None,
        f"{{mugic:affiliation}} Mugic cost {_said} to play",
        f"{{mugic:affiliation}} Mugic Cards cost {_said} to play",
    )
for _op, _said in (("add", "increased by"), ("subtract", "reduced by"), ("set", "reduced to")):
    for _name, _word in (("mugic", "Mugic"), ("abilities", "abilities"), ("mugic or abilities", "Mugic and abilities")):
        deed.converts(
            lambda amount, op=_op, name=_name: DamageTo(Those("each", number=2), op, amount, Trait("source", name)),
            lambda given: None,
            f"damage dealt by {_word} is {_said} {{amount}}",
            f"all damage dealt by {_word} is {_said} {{amount}}",
        )

# Changes in short words: `courage +25`, `attack damage x2`.
changed = sort("changed")
_what = sort("changeable")
_times = sort("times")
for _many in range(2, 11):
    fixed(_times, _many, f"x{_many}")


def _change(op: str) -> Any:
    def take(given: Any) -> Any:
        if type(given) is not Sets or given.op != op or given.whom is not None or given.until != "turn":
            return None
        return {"what": given.what, "amount": given.amount} if given.amount != X else None

    return take


def _by_sign(what: str, amount: int) -> Sets:
    return Sets(what, "add" if amount >= 0 else "subtract", abs(amount))


def _with_sign(given: Any) -> Any:
    if (
        type(given) is not Sets
        or given.op not in ("add", "subtract")
        or given.whom is not None
        or given.until != "turn"
    ):
        return None
    if given.amount == X:
        return None
    return {"what": given.what, "amount": given.amount if given.op == "add" else -given.amount}


changed.converts(_by_sign, _with_sign, "{what:changeable} {amount:signed}")
changed.converts(
    lambda what, amount: Sets(what, "multiply", amount), _change("multiply"), "{what:changeable} {amount:times}"
)
changed.converts(
    lambda what, amount: Sets(what, "divide", amount), _change("divide"), "{what:changeable} / {amount:number}"
)
changed.converts(lambda what, amount: Sets(what, "set", amount), _change("set"), "{what:changeable} = {amount:number}")
for _op, _sign in (("add", "+X"), ("subtract", "-X")):
    changed.converts(
        lambda what, op=_op: Sets(what, op, X),
        lambda given, op=_op: (
            {"what": given.what}
            if type(given) is Sets and given.op == op and given.amount == X and given.whom is None
            else None
        ),
        f"{{what:changeable}} {_sign}",
    )
for _each in (
    *STATISTICS,
    "disciplines",
    "attack damage",
    "attack damage taken",
    "damage taken",
    "damage dealt",
    "mugic cost",
    *(f"{each} damage taken" for each in ELEMENTS),
    *(f"{each} attack damage taken" for each in ELEMENTS),
    *(f"{each} attack damage" for each in ELEMENTS),
):
    fixed(_what, _each, _each, *(["all Disciplines"] if _each == "disciplines" else []))
fixed(_what, "damage", "damage")
_what.converts(
    lambda a: f"{a} mugic cost",
    lambda given: (
        {"a": given.removesuffix(" mugic cost")} if isinstance(given, str) and given.endswith(" mugic cost") else None
    ),
    "{a:affiliation} Mugic cost",
)
deed.adds("{it:changed} to/on {whom}", "{it:changed} {whom}")
deed.adds("{it:changed} to/on {whom:attacks}")
deed.also(changed)
__all__ = ["GEAR"]
