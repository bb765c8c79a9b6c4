"""8.6.5.2, 8.7.1: what is so for a while, or as long as a card is there: what Creatures have, damage, costs."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed, made
from judge.games.chaotic.cards.language import BANS, sort
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    STATISTICS,
    Count,
    Equal,
    Stat,
    Those,
    Times,
    Trait,
    X,
)
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import AbilityCosts
from judge.games.chaotic.cards.meanings.instructions import (
    AttacksHave,
    CanMove,
    CountsAs,
    CountsFirst,
    GearHas,
    Gets,
    Lacks,
    Must,
    Mute,
    Opens,
    Outcome,
    Sets,
    Shared,
    Stays,
)

deed = sort("deed")

# What somebody has.
sort("had deed").form(Gets, "{whom} ha[s|ve] {gains:had&}", "{whom} (also|each|both) ha[s|ve] {gains:had&}", has=True)


def had_for_each(deed: Any, amount: Any) -> Gets | None:
    """`An additional X Energy` that somebody has, where X is a number of things: so much for each of them."""
    number, of = amount if type(amount) is Times else (1, amount)
    if type(deed) is not Gets or not deed.has or deed.per or type(of) is not Equal or type(of.of) is not Count:
        return None
    if not all(type(each) is Stat and each.amount == X for each in deed.gains):
        return None
    return deed._replace(gains=tuple(each._replace(amount=number) for each in deed.gains), per=(of.of,))


deed.also(sort("had deed"))
_missing = sort("missing")
fixed(_missing, Trait("all", "abilities"), "abilities")
fixed(_missing, Trait("keyword", "invisibility"), "Invisibility")
made(_missing, "keyword", "keyword name", "{a}", '"{a}"', '"{a}."')
fixed(_missing, Trait("all", "elements"), "any Elemental Types", "Elemental Types")
_missing.converts(
    lambda a: Trait("element", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "element" else None,
    "{a:element}",
)
_LACK = ("{whom:creatures} do[es|] not have", "{whom:creatures} ha[s|ve] no")
deed.form(Lacks, *(f"{each} {{what:missing{list}}}" for each in _LACK for list in "&|"))
deed.form(
    Lacks,
    *(f"{each} and cannot gain {{what:missing{list}}}" for each in _LACK for list in "&|"),
    *(f"{each} {{what:missing{list}}} and cannot gain {it}" for each in _LACK for list in "&|"
      for it in ("it", "them", "any")),
    gain=True,
)  # fmt: skip
deed.converts(
    lambda whom, what: Lacks(whom, what, gain=True),
    lambda given: None,
    *(f"{{whom:creatures}} lose[s|] {{what:missing{list}}} and cannot gain {{what:missing{list}}}" for list in "&|"),
    *(f"{{whom:creatures}} lose[s|] {{what:missing&}} and cannot gain {it}" for it in ("it", "them")),
    rank=1,
)
deed.converts(
    lambda whom, what, again: Lacks(whom, what, gain=True) if what == again else None,
    lambda given: None,
    *(f"{each} {{what:missing{list}}} and cannot gain {{again:missing{list}}}" for each in _LACK for list in "&|"),
    rank=1,
)
deed.converts(
    lambda whom: Lacks(whom, (Trait("all", "abilities"),), gain=True),
    lambda given: None,
    *(f"{each} abilities and cannot gain abilities" for each in _LACK),
)
_OTHERS = ("its other types", "its other tribes", "their other types", "their other tribes")
_BESIDES = f"({'|'.join(f'in addition to {each}' for each in _OTHERS)})"
deed.form(Mute, "{what:gear} ha[s|ve] no abilities", has=True)
deed.form(
    CountsAs,
    "{whom:creatures} also count[s|] as having the Creature Type {kind}",
    f"{{whom:creatures}} (also) count[s|] as a/an {{kind}} (Creature|Creatures) {_BESIDES}",
    f"{{whom:creatures}} (also) count[s|] as {{kind}} (Creature|Creatures) {_BESIDES}",
    f"{{whom:creatures}} (also) count[s|] as {{kind:kind many}} {_BESIDES}",
    f"{{whom:creatures}} [is|are] considered (a|an) {{kind}} (Creature|Creatures) {_BESIDES}",
    "{whom:creatures} [is|are] also (a|an) {kind} (Creature|Creatures)",
    f"{{whom:creatures}} [is|are] (also) treated as (a|an) {{kind}} (Creature|Creatures) {_BESIDES}",
    f"{{whom:creatures}} [is|are] (also) treated as {{kind:kind many}} {_BESIDES}",
    "{whom:creatures} [is|are] (a|an) {kind} (Creature|Creatures) in addition to its/their other types/tribes",
    "{whom:creatures} become[s|] (a|an) {kind} (Creature|Creatures) in addition to its/their other types/tribes",
)
deed.converts(
    lambda whom, a, b: Shared(whom, (CountsAs(None, a), CountsAs(None, b))),
    lambda given: (
        {"whom": given.whom, "a": given.deeds[0].kind, "b": given.deeds[1].kind}
        if type(given) is Shared and given.until == "turn" and len(given.deeds) == 2
        and all(type(each) is CountsAs for each in given.deeds)
        else None
    ),
    f"{{whom:creatures}} (also) count[s|] as {{a:a kind}} and {{b:a kind}} {_BESIDES}",
)  # fmt: skip
deed.form(GearHas, '{what:gear} ha[s|ve] "{gains:keyword&}"', '{what:gear} ha[s|ve] "{gains:keyword&}."')
deed.form(GearHas, "{what:gear} cannot {cannot:gear ban|}")
deed.form(GearHas, "{what:own card name} cannot {cannot:gear ban|}", rank=1)
for _ban, _said in (
    ("be destroyed", "be destroyed"), ("be flipped", "be flipped face-down"), ("be revealed", "be flipped face-up"),
):  # fmt: skip
    fixed(
        sort("gear ban"),
        _ban,
        _said,
        _said.removeprefix("be "),
        *(
            [each.replace("flipped", "turned") for each in (_said, _said.removeprefix("be "))]
            if "flip" in _said
            else []
        ),
    )
deed.converts(
    lambda whom: Gets(whom, (Ability("loses initiative checks"),), has=True),
    lambda given: None,
    "{whom:creatures} loses Initiative checks",
    "{whom:creatures} loses all Initiative checks",
    rank=-1,
)
deed.converts(
    lambda whom: Gets(whom, (Ability("surprise"),), has=True),
    lambda given: None,
    "{whom:creatures} win[s|] (all) Initiative checks",
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

deed.converts(
    lambda cannot, whom: Gets(whom, cannot=cannot),
    lambda given: (
        {"cannot": given.cannot, "whom": given.whom}
        if type(given) is Gets and given == Gets(given.whom, cannot=given.cannot) and given.cannot
        and all(each.endswith(" negated") for each in given.cannot)
        else None
    ),
    "{cannot:negatable&} played by {whom:any creatures} cannot be negated",
    "{cannot:negatable|} played by {whom:any creatures} cannot/can't be negated/dispelled",
    "{cannot:negatable&} {whom:creatures} play[s|] cannot/can't be negated/dispelled",
    "{whom:possessor} {cannot:negatable&} cannot/can't be negated/dispelled",
    rank=-1,
)  # fmt: skip
fixed(
    deed,
    Stays(),
    "this Mugic cannot be negated",
    *(f"this {each} cannot/can't be negated/dispelled (by Mugic or abilities)" for each in ("Mugic", "attack", "card")),
    "it cannot/can't be negated/dispelled",
)
deed.converts(
    lambda cannot: Gets(Those("each", number=2), cannot=cannot),
    lambda given: None,
    "{cannot:negatable&} cannot/can't be negated/dispelled",
    "{cannot:negatable|} cannot/can't be negated/dispelled",
)
for _side, _play in (("yours", "you play"), ("theirs", "your opponent plays")):
    deed.converts(
        lambda cannot, side=_side: Gets(Those("each", traits=(Trait("control", side),), number=2), cannot=cannot),
        lambda given: None,
        f"{{cannot:negatable&}} {_play} cannot/can't be negated/dispelled",
        f"{{cannot:negatable|}} {_play} cannot/can't be negated/dispelled",
    )
_MOST = "have more than {} counters"
deed.converts(
    lambda whom, number: Gets(whom, cannot=(_MOST.format(number),)),
    lambda given: (
        {"whom": given.whom, "number": int(given.cannot[0].split()[3])}
        if type(given) is Gets and given.cannot[:1] and given.cannot[0].startswith("have more than ")
        and given == Gets(given.whom, cannot=given.cannot[:1])
        else None
    ),
    "{whom:creatures} cannot have more than {number} Mugic counters",
    "{whom:creatures} cannot/can't have more than {number} (Mugic) counter[|s] (on it|on them)",
    rank=-1,
)  # fmt: skip
for _did, _verbs in (("lose", "reduced/decreased/lowered"), ("gain", "increased/raised")):
    deed.converts(
        lambda whom, stats, did=_did: _kept(whom, stats, (did,)),
        lambda given: None,
        f"{{whom:possessor}} {{stats}} cannot/can't be {_verbs}",
    )
deed.converts(
    lambda whom, stats: _kept(whom, stats, ("gain", "lose")),
    lambda given: None,
    "{whom:possessor} {stats} cannot/can't be increased or decreased/reduced/lowered",
    "{whom:possessor} {stats} cannot/can't be decreased/reduced/lowered or increased",
    "{whom:possessor} {stats} cannot/can't be changed/modified",
)


def _kept(whom: Any, stats: tuple[str, ...], verbs: tuple[str, ...]) -> Gets | None:
    """8.5.8: Disciplines that cannot be lost or gained; what makes Energy less, damage or loss, is not told apart."""
    if "energy" in stats:
        return None
    names = ("disciplines",) if stats == DISCIPLINES else stats
    return Gets(whom, cannot=tuple(f"{verb} {each}" for verb in verbs for each in names))


deed.converts(
    lambda whom, what: Gets(whom, cannot=(what, lose)) if (lose := f"lose {what[5:]}") in BANS else None,
    lambda given: None,
    "{whom} cannot/can't gain or lose {what:gain ban}",
    "{whom} cannot/can't lose or gain {what:gain ban}",
)

_FIRST = ("the first attack played this combat", "the first attack this combat", "the first attack of/in this combat")
deed.form(CountsFirst, *(f"{{attack:played attack}} counts as {each}" for each in _FIRST))
deed.form(CountsFirst, *(f"{{attack:played attack}} does not count as {each}" for each in _FIRST), first=False)
_AS_IF = "(as if it were adjacent|as though it were adjacent|as if they were adjacent)"
for _free, _space in ((False, "any space"), (True, "any unoccupied space")):
    deed.form(
        CanMove,
        f"{{whom:creatures}} can move to {_space} on the Battleboard as if it were adjacent",
        f"{{whom:creatures}} can move to/into {_space} (on the Battleboard) {_AS_IF}",
        free=_free,
    )

for _wins, _verb in ((True, "(automatically) succeed[s|] on/at"), (True, "(automatically) win[s|]"),
                     (False, "(automatically) fail[s|]"), (False, "(automatically) lose[s|]")):  # fmt: skip
    deed.form(
        Outcome,
        f"{{whom:creatures}} {_verb} all {{tests:test name&}} on/of attacks [it|they] play[s|]",
        f"{{whom:creatures}} {_verb} (all) {{tests:test name&}}",
        wins=_wins,
    )
for _wins, _verb in ((True, "succeed/succeeds"), (False, "fail/fails")):
    deed.converts(
        lambda tests, wins=_wins: Outcome(Those("each", number=2), tests, wins),
        lambda given: None,
        f"(all) {{tests:test name&}} (automatically) {_verb}",
    )
deed.form(
    AttacksHave,
    'attacks played by {whom:creatures} have "{text:checked deeds}"',
    'attacks played by {whom:creatures} have "{text:checked deeds}."',
)
_OF = (
    "activated abilities of {whom:creatures}",
    "{whom:possessor} activated/Mugic abilities",
    "{whom:possessor} abilities",
    "activated abilities played by {whom:creatures}",
)
for _op, _more in (("add", "additional/more"), ("subtract", "less/fewer")):
    _number = f"cost {{amount:number}} {_more} Mugic counter[|s] (to play|to activate|to use)"
    deed.form(AbilityCosts, *(f"{each} {_number}" for each in _OF), op=_op)
    deed.converts(
        lambda amount, op=_op: AbilityCosts(Those("each", number=2), amount, op),
        lambda given: None,
        f"activated abilities {_number}",
        f"abilities {_number}",
    )
_ONE = "cost an additional Mugic counter (to play|to activate|to use)"
deed.converts(lambda whom: AbilityCosts(whom, 1), lambda given: None, *(f"{each} {_ONE}" for each in _OF), rank=-1)
deed.converts(
    lambda: AbilityCosts(Those("each", number=2), 1), lambda given: None, f"activated abilities {_ONE}", rank=-1
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
