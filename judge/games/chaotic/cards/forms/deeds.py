"""8.5.2 Deeds: what a sentence of card text does, as it is printed and in short words."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import ENGAGED, OTHER, THEIRS, YOURS
from judge.games.chaotic.cards.forms.players import does
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Both, Elements, Equal, Those, Trait
from judge.games.chaotic.cards.meanings.instructions import (
    Counters,
    Deal,
    Destroy,
    Gets,
    Heal,
    Hive,
    HiveStays,
    Infects,
    MoveCounters,
    Must,
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


whom.converts(
    lambda them: Both(them) if len(them) > 1 and all(_is_named(each) for each in them) else None,
    lambda given: {"them": given.them} if type(given) is Both else None,
    "{them:creatures&}",
    "both {them:creatures&}",
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

# What nobody can play.


def _of_all(cannot: tuple[str, ...]) -> Gets:
    return Gets(Those("each", number=2), cannot=cannot)


deed.converts(
    _of_all,
    lambda given: {"cannot": given.cannot} if type(given) is Gets and given == _of_all(given.cannot) else None,
    "{cannot:playable&} cannot be played",
    "{cannot:playable&} can not be played",
)
deed.converts(
    lambda cannot, whom: Gets(whom, cannot=cannot),
    lambda given: None,
    "{cannot:playable&} cannot be played by {whom:creatures}",
)
_PLAY = "play/use/activate {cannot:playable|}"

# Gaining and losing.
deed.form(Gets, "{whom} (also|each) gain[s|] {gains:gift&}")
deed.form(Gets, "{whom} (also|each) lose[s|] {loses:loss&}")
deed.form(
    Gets,
    "{whom} cannot/can't {cannot:ban|}",
    "{whom} can not {cannot:ban|}",
    "{whom} may not {cannot:ban|}",
    "{whom} cannot {cannot:ban&}",
)
deed.converts(
    lambda whom, deeds: _together(whom, deeds), lambda given: _one_by_one(given), "{whom} {deeds:doing>?}",
    "{whom} each {deeds:doing>?}",
)  # fmt: skip


def _together(whom: Any, deeds: tuple[Any, ...]) -> Any:
    """What is said of the same in a row: one gain and loss where it can be, else one after the other."""
    if len(deeds) < 2:
        return None
    if any(type(each) is not Gets or each.has is not deeds[0].has for each in deeds):
        return Shared(whom, deeds)
    parts = {name: [value for each in deeds if (value := getattr(each, name))] for name in _PARTS}
    if any(len(each) > 1 for each in parts.values()):
        return Shared(whom, deeds)
    return Gets(whom, has=deeds[0].has, **{name: each[0] for name, each in parts.items() if each})


def _one_by_one(given: Any) -> Any:
    if type(given) is Shared:
        return {"whom": given.whom, "deeds": given.deeds} if given.until == "turn" else None
    if type(given) is not Gets or given.whom is None or given.per or given.until != "turn":
        return None
    deeds = tuple(Gets(None, has=given.has, **{name: value}) for name in _PARTS if (value := getattr(given, name)))
    return {"whom": given.whom, "deeds": deeds} if len(deeds) > 1 else None


_PARTS = ("gains", "loses", "cannot")
_doing = sort("doing")
_doing.form(Gets, "gain[s|] {gains:gift&}", "also gain[s|] {gains:gift&}", whom=None)
_doing.form(Gets, "lose[s|] {loses:loss&}", "also lose[s|] {loses:loss&}", whom=None)
_doing.form(Gets, "cannot/can't {cannot:ban|}", "can not {cannot:ban|}", "may not {cannot:ban|}", whom=None)
_doing.form(Gets, "ha[s|ve] {gains:had&}", whom=None, has=True)
_doing.form(Must, "must {what:duty} (if able|if possible)", whom=None)
deed.converts(
    lambda gains: Gets(None, gains),
    lambda given: _bare_gets(given, "gains"),
    "gain {gains:gift&}",
    "gains {gains:gift&}",
    rank=1,
)
deed.converts(
    lambda loses: Gets(None, loses=loses),
    lambda given: _bare_gets(given, "loses"),
    "lose {loses:loss&}",
    "loses {loses:loss&}",
    rank=1,
)
deed.converts(
    lambda cannot: Gets(None, cannot=cannot),
    lambda given: _bare_gets(given, "cannot"),
    "cannot {cannot:ban|}",
    "can not {cannot:ban|}",
    "gain can not {cannot:ban|}",
    rank=1,
)
deed.converts(lambda gains, whom: Gets(whom, gains), lambda given: None, "gain {gains:gift&} to {whom}", rank=1)
deed.converts(lambda loses, whom: Gets(whom, loses=loses), lambda given: None, "lose {loses:loss&} to {whom}", rank=1)
deed.converts(lambda cannot, whom: Gets(whom, cannot=cannot), lambda given: None, "can not {cannot:ban|} to {whom}")


def _bare_gets(given: Any, field: str) -> Any:
    if type(given) is not Gets or given.whom is not None or given.has or given.per or given.until != "turn":
        return None
    value = getattr(given, field)
    return {field: value} if value and given == Gets(None, **{field: value}) else None


for _traits, _who in (
    ((THEIRS,), ("your/an/the opponent cannot/can't", "opponents cannot/can't", "the opposing player cannot/can't")),
    ((YOURS,), ("you cannot/can't",)),
    ((), ("players cannot/can't", "neither/no player can", "no players can")),
):
    deed.converts(
        lambda cannot, traits=_traits: Gets(Those("each", traits=traits, number=2), cannot=cannot),
        lambda given: None,
        *(f"{each} {what}" for each in _who for what in ("{cannot:play ban|}", _PLAY)),
    )
deed.converts(
    lambda whom, cannot: Gets(whom, cannot=cannot) if len(cannot) > 1 else None,
    lambda given: None,
    f"{{whom}} cannot/can't {_PLAY}",
)
for _does in ("gain", "lose"):
    deed.converts(
        lambda whom, cannot: Gets(whom, cannot=cannot) if len(cannot) > 1 else None,
        lambda given: None,
        f"{{whom}} cannot/can't {_does} {{cannot:{_does} ban|}}",
    )
for _lost, _ban, _ways in (
    (Elements(), "gain elements", "(all|any) Elemental Types"),
    (Trait("all", "abilities"), "gain abilities", "(all|any) abilities"),
):
    deed.converts(
        lambda whom, lost=_lost, ban=_ban: Gets(whom, loses=(lost,), cannot=(ban,)),
        lambda given: None,
        f"{{whom}} lose[s|] and cannot gain {_ways}",
    )
deed.form(Must, "{whom} must {what:duty}", "{whom} must {what:duty} if able/possible")
deed.converts(
    lambda whom: Must(whom, "attack at random"),
    lambda given: None,
    "{whom:creatures} play[s|] attacks at random",
    "{whom:creatures} play[s|] its/their attacks at random",
)
deed.converts(
    lambda what: Must(None, what),
    lambda given: (
        {"what": given.what} if type(given) is Must and given.whom is None and given.until == "turn" else None
    ),
    "must {what:duty}",
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
    "deals {amount} damage to {whom}",
    "{whom:creatures} take[s|] {amount} damage",
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
    Heal, "heal all damage to/on/of/from {whom}", "remove all damage from/on {whom}", all=True,
    amount=0,
)  # fmt: skip
for _kind, _does in ((Deal, "deal"), (Heal, "heal")):
    deed.converts(
        lambda whom, kind=_kind: kind(Equal("damage"), whom),
        lambda given: None,
        f"{_does} that much damage to {{whom}}",
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
)
deed.form(
    MoveCounters, "move a Mugic counter from {whom} to {to:whom}", "move a counter from {whom} to {to:whom}", number=1,
    rank=-1,
)  # fmt: skip
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
does(Infects, "Infect {whom}", "infect on/to {whom}")
deed.form(Infects, "infect")
deed.converts(lambda whom: Infects(whom), lambda given: None, "{whom:creatures} becomes Infected")
does(Infects, "Uninfect {whom}", "uninfect on/to/of {whom}", on=False)
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
)
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
