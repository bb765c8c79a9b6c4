"""8.7.1.1: what Creatures gain, lose, must and cannot do, and what nobody can play."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import THEIRS, YOURS
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Elements, Those, Trait, Without
from judge.games.chaotic.cards.meanings.hands import NoAttacks
from judge.games.chaotic.cards.meanings.instructions import Gets, Must, Shared

deed = sort("deed")

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
deed.converts(
    lambda whom, cannot: Gets(whom, cannot=cannot) if all(each.startswith("be ") for each in cannot) else None,
    lambda given: None,
    "prevent {whom} from being {cannot:being done|}",
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
_doing, _getting = sort("doing"), sort("getting")
_doing.also(_getting)
_getting.form(Gets, "gain[s|] {gains:gift&}", "also gain[s|] {gains:gift&}", whom=None)
_getting.form(Gets, "lose[s|] {loses:loss&}", "also lose[s|] {loses:loss&}", whom=None)
_getting.form(Gets, "cannot/can't {cannot:ban|}", "can not {cannot:ban|}", "may not {cannot:ban|}", whom=None)
_getting.form(Gets, "ha[s|ve] {gains:had&}", whom=None, has=True)
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
deed.converts(
    lambda it, cannot: _nobody_else(it, cannot),
    lambda given: None,
    "only {it:phrase many} can {cannot:ban|}",
    "only {it:phrase many} can {cannot:play ban|}",
)
deed.converts(
    lambda cannot, it: _nobody_else(it, cannot),
    lambda given: None,
    "{cannot:playable&} can only be played/used by {it:phrase many}",
    "only {it:phrase many} can play/use/activate {cannot:playable|}",
)


def _nobody_else(it: Those, cannot: tuple[str, ...]) -> Gets | None:
    """What only some can, the others cannot."""
    if len(it.traits) != 1 or getattr(it.traits[0], "sort", "") == "control":
        return None
    return Gets(Those("each", traits=(Without(it.traits[0]),), number=2), cannot=cannot)


deed.converts(
    lambda whom: Gets(whom, cannot=("get counters",)),
    lambda given: None,
    "Mugic counters cannot/can't be put on {whom:creatures}",
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

# What attacks somebody cannot play.
deed.converts(
    lambda whom, attack: NoAttacks(whom, attack._replace(which="each")),
    lambda given: (
        {"whom": given.whom, "attack": given.attack._replace(which="")}
        if type(given) is NoAttacks and given.until == "turn"
        else None
    ),
    "{whom:creatures} cannot play {attack:plain attack!}",
    "{whom:creatures} cannot/can't play/make/use (any|a|an) {attack:plain attack}",
    "{whom:creatures} can not play (any|a|an) {attack:plain attack}",
)
sort("doing").converts(
    lambda attack: NoAttacks(Those("it"), attack._replace(which="each")),
    lambda given: (
        {"attack": given.attack._replace(which="")}
        if type(given) is NoAttacks and given.until == "turn" and given.whom == Those("it")
        else None
    ),
    "cannot play {attack:plain attack!}",
    "cannot/can't play (any|a|an) {attack:plain attack}",
)
deed.converts(
    lambda attack: NoAttacks(Those("each", number=2), attack._replace(which="each")),
    lambda given: None,
    "{attack:plain attack} cannot/can't be played",
)
deed.converts(
    lambda attack, whom: NoAttacks(whom, attack._replace(which="each")),
    lambda given: None,
    "{attack:plain attack} cannot/can't be played by {whom:any creatures}",
)
for _traits, _barred in (((THEIRS,), ("your/an/the opponent", "opponents")), ((YOURS,), ("you",)), ((), ("players",))):
    deed.converts(
        lambda attack, traits=_traits: NoAttacks(Those("each", traits=traits, number=2), attack._replace(which="each")),
        lambda given: None,
        *(f"{each} cannot/can't play (any|a|an) {{attack:plain attack}}" for each in _barred),
    )
deed.form(
    Must,
    "{whom} must {what:duty}",
    "{whom} must {what:duty} if able/possible",
    "{whom} must {what:duty} each/every turn (if able|if possible)",
)
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
