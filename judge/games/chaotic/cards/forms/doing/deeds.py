"""8.5.2 Deeds: what a sentence of card text does, as it is printed and in short words."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.doing.players import does
from judge.games.chaotic.cards.forms.groups import ENGAGED, OTHER, THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Both, Equal, Those, Trait
from judge.games.chaotic.cards.meanings.instructions import (
    Counters,
    Deal,
    Destroy,
    Heal,
    Hive,
    HiveStays,
    Infects,
    MoveCounters,
    Remove,
    Sacrifice,
    Sets,
    Shared,
)

deed, whom = sort("deed"), sort("whom")
CARD = "creature card"

# Whom: the phrases of cards, and short words.
whom.also(sort("creatures"))
_NAMED = ("card", "this", "bearer", "caster", "target", "the", "it", "that", "each")


def _is_named(those: Those) -> bool:
    """Whether it is clear who is meant, whoever stands beside it: not what is adjacent to, or other than, somebody."""
    beside = (Trait("state", "adjacent"), OTHER)
    return those.which in _NAMED and not (those.which == "each" and any(each in beside for each in those.traits))


def _are_named(them: tuple[Those, ...]) -> bool:
    """Whether it is clear who is meant: beside the card itself, or whoever plays it, `adjacent` can only mean that."""
    own = all(each.which in ("card", "this", "bearer", "caster") for each in them if each.which != "each")
    return all(_is_named(each) or (own and them[0].which != "each") for each in them)


whom.converts(
    lambda them: Both(them) if len(them) > 1 and _are_named(them) else None,
    lambda given: {"them": given.them} if type(given) is Both else None,
    "{them:creatures&}",
    "both {them:creatures&}",
    plural=True,
    rank=1,
)
whom.converts(
    lambda one, other: Both((one, other)) if _are_named((one, other)) else None,
    lambda given: None,
    "{one:creatures} and to {other:creatures}",
    plural=True,
    rank=1,
)
for _those, _words in {
    Those("this"): ("this", "bearer"),
    Those("target", "declared"): ("target",),
    Those("target", "declared", slots=(1,)): ("target 1",),
    Those("target", "declared", slots=(2,)): ("target 2", "another target"),
    Those("the", traits=(THEIRS, ENGAGED)): ("opposing",),
    Those("the", traits=(YOURS, ENGAGED)): ("engaged",),
    Those("each", traits=(ENGAGED,), number=2): ("both engaged",),
    Those("each"): ("each", "all"),
    Those("each", traits=(YOURS,), number=2): ("mine",),
    Those("each", traits=(THEIRS,), number=2): ("theirs",),
    Those("each", traits=(OTHER,), number=2): ("other each", "other all"),
    Those("each", traits=(OTHER, YOURS), number=2): ("other mine",),
    Those("each", traits=(OTHER, THEIRS), number=2): ("other theirs",),
}.items():
    fixed(whom, _those, *_words)
_short = sort("short whom")
for _those, _word in (
    (Those("each"), "each"),
    (Those("each", traits=(YOURS,)), "mine"),
    (Those("each", traits=(THEIRS,)), "theirs"),
    (Those("each", traits=(ENGAGED,), number=2), "both engaged"),
):
    fixed(_short, _those, _word)
whom.converts(
    lambda it, traits: it._replace(traits=(*it.traits, *traits)),
    lambda given: None,
    "{it:short whom} with {traits:quality&}",
)
whom.converts(
    lambda it: it._replace(which="one"),
    lambda given: {"it": given._replace(which="target")} if type(given) is Those and given.which == "one" else None,
    "chosen {it:target}",
    rank=1,
)


def worn(given: Any, kind: Any, face: str = "") -> Any:
    """The Creatures whose Battlegear a deed concerns, where it concerns all of it."""
    if type(given) is not kind or given.what is None or given != (kind(given.what, face) if face else kind(given.what)):
        return None
    return {"what": given.what.of} if given.what == Those("each", GEAR, of=given.what.of) and given.what.of else None


# Damage.
deed.form(
    Deal,
    "deal {amount} damage to {whom}",
    "also deal {amount} damage to {whom}",
    "this card deals {amount} damage to {whom}",
    "deal {amount} to {whom}",
    "damage {whom} by/for {amount}",
    "deals {amount} damage to {whom}",
    "{whom:creatures} take[s|] {amount} damage",
    "{whom} (each) take[s|] {amount} damage",
)
deed.form(Deal, "deal {amount} damage", "deal {amount}", "deals {amount} damage")
deed.form(Deal, "deal an additional {amount} damage to {whom}", more=True)
deed.form(Deal, "deal an additional {amount} damage", "deals an additional {amount} damage", more=True)
deed.form(Deal, "deal damage to {whom} equal to {amount:multiple}", "deal damage equal to {amount:multiple} to {whom}")
deed.form(Deal, "deal damage equal to {amount:multiple}")
deed.form(
    Heal,
    "heal damage to {whom} equal to {amount:multiple}",
    "heal damage from/on/of {whom} equal to {amount:multiple}",
    "heal damage equal to {amount:multiple} to/from/on {whom}",
)
deed.form(Heal, "heal damage equal to {amount:multiple}")
does(
    Heal,
    "heal {amount} damage to {whom}",
    "heal {amount} damage from/of/on {whom}",
    "heal {amount} to/on/from/of {whom}",
)
deed.form(Heal, "heal {amount} damage", "heal {amount}")
deed.form(Heal, "heal an additional {amount} damage to {whom}", "heal an additional {amount} damage from/on {whom}",
          "also heal {amount} damage to {whom}", more=True)  # fmt: skip
deed.form(Heal, "heal an additional {amount} damage", more=True)
deed.form(
    Heal, "heal all damage to/on/of/from {whom}", "remove all damage from/on {whom}",
    "heal all damage dealt to {whom}", "fully/completely heal {whom}", "heal {whom} fully/completely", all=True,
    amount=0,
)  # fmt: skip
for _kind, _does in ((Deal, "deal"), (Heal, "heal")):
    deed.converts(
        lambda whom, kind=_kind: kind(Equal("damage"), whom),
        lambda given: None,
        f"{_does} that much damage to {{whom}}",
        *(["this card deals that much damage to {whom}"] if _does == "deal" else []),
    )
for _op, _factor, _ops in (
    ("multiply", 2, ("double {whom}'s {what:discipline}", "{whom}'s {what:discipline} is doubled")),
    ("divide", 2, ("halve {whom}'s {what:discipline}", "{whom}'s {what:discipline} is halved")),
    ("set", 0, ("{whom}'s {what:discipline} is reduced to 0",)),
):
    deed.form(Sets, *(each.replace("{whom}", "{whom:creatures}") for each in _ops), op=_op, amount=_factor, rank=-1)
deed.form(
    Sets,
    "{whom:creatures}'s {what:statistic} become[s|] {amount:number}",
    "set {whom:creatures}'s {what:statistic} to {amount:number}",
    op="set",
)
deed.converts(
    lambda whom, several, amount: (
        Shared(whom, tuple(Sets(each, "set", amount) for each in several)) if len(several) > 1 else None
    ),
    lambda given: (
        {"whom": given.whom, "several": tuple(each.what for each in given.deeds), "amount": given.deeds[0].amount}
        if type(given) is Shared and given.until == "turn" and all(type(each) is Sets for each in given.deeds)
        and len({(each.op, each.amount) for each in given.deeds}) == 1
        else None
    ),
    "{whom:creatures}'s {several:statistic&} become {amount:number}",
)  # fmt: skip
deed.form(
    Sets,
    "{whom:creatures}'s Disciplines become {amount:number}",
    "all of {whom:creatures}'s Disciplines become {amount:number}",
    "{whom:creatures}'s Disciplines are reduced to {amount:number}",
    what="disciplines",
    op="set",
)
deed.form(
    MoveCounters,
    "move {number} Mugic counter[|s] from {whom} to {to:whom}",
    "move {number} counters from {whom} to {to:whom}",
    "remove {number} Mugic counter[|s] from {whom} and put them on {to:whom}",
)
deed.form(
    MoveCounters, "move a Mugic counter from {whom} to {to:whom}", "move a counter from {whom} to {to:whom}",
    "remove a/one Mugic counter from {whom} and put it on {to:whom}", number=1, rank=-1,
)  # fmt: skip
deed.form(
    MoveCounters,
    "move any number of Mugic counters from {whom} to {to:whom}",
    "move any number of counters from {whom} to {to:whom}",
    number=99,
    up_to=True,
    rank=-1,
)
deed.form(
    MoveCounters,
    "move up to {number} Mugic counter[|s] from {whom} to {to:whom}",
    up_to=True,
)
deed.form(MoveCounters, "move all Mugic counters from {whom} to {to:whom}", number=99, rank=-1)
deed.converts(
    lambda whom, amount: Heal(amount, whom),
    lambda given: None,
    "{whom} heal[s|] {amount} damage",
    "{whom} [is|are] healed {amount} damage",
)

# Leaving play.
does(Destroy, "destroy {what:gear}")
deed.form(Destroy, "destroy {what:whom}", "destroy on {what:whom}")
deed.form(Destroy, "destroy", rank=1)
deed.converts(
    lambda what: Destroy(Those("each", GEAR, of=what)),
    lambda given: worn(given, Destroy),
    "destroy gear of/on {what:whom}",
    "destroy gear {what:whom}",
)
fixed(deed, Destroy(Those("each", GEAR, of=Those("target", "declared"))), "destroy gear")
deed.converts(lambda what: Sacrifice(what), lambda given: None, "sacrifice on {what:whom}")
fixed(deed, Sacrifice(Those("this")), "sacrifice")
deed.form(Remove, "remove {what:creature cards} from the game")
deed.form(Remove, "remove {what:whom} from the game", "remove from the game on {what:whom}")
deed.form(Remove, "remove from the game")

# Infection, counters, Hive.
does(Infects, "Infect {whom}", "infect on/to {whom}", "put a Parasite on/into {whom}")
deed.form(Infects, "infect")
deed.converts(lambda whom: Infects(whom), lambda given: None, "{whom:creatures} becomes Infected")
does(Infects, "Uninfect {whom}", "uninfect on/to/of {whom}", "remove a/the Parasite from/on {whom}", on=False)
deed.form(Infects, "uninfect", on=False)


def _taken(all: bool) -> Any:
    def take(given: Any) -> Any:
        if type(given) is not Counters or given.all is not all or given.per or given.whom is None:
            return None
        return (
            {"whom": given.whom}
            if all
            else {"whom": given.whom, "amount": -given.amount}
            if isinstance(given.amount, int) and given.amount < 0
            else None
        )

    return take


deed.converts(
    lambda whom: Counters(-99, whom, all=True),
    _taken(True),
    "remove all Mugic counters from/on {whom}",
    "all Mugic counters on {whom} are removed",
    "{whom:creatures} lose[s|] all (of its|of their) Mugic counters",
)
fixed(sort("doing"), Counters(-99, all=True), "lose[s|] all Mugic counters", "lose[s|] all of its/their Mugic counters")
deed.converts(
    lambda amount, whom: Counters(amount, whom),
    lambda given: None,
    "add/place {amount:number} Mugic counter[|s] to/on {whom}",
)
deed.converts(
    lambda whom: Counters(1, whom),
    lambda given: None,
    "put a counter on {whom}",
    "add/place a Mugic counter to/on {whom}",
    rank=-1,
)
deed.converts(lambda amount, whom: Counters(amount, whom), lambda given: None, "counters {amount:signed} to/on {whom}")
deed.converts(
    lambda amount: Counters(amount),
    lambda given: {"amount": given.amount} if type(given) is Counters and given == Counters(given.amount) else None,
    "counters {amount:signed}",
)
deed.converts(
    lambda on: Hive(on),
    lambda given: {"on": given.on} if type(given) is Hive and not given.stays else None,
    "{on:activation} Hive",
)
deed.form(HiveStays, "Hive cannot be {cannot:activated} (again)")
