"""8.5.4, 8.6.5.2: what attacks deal, and what is dealt to somebody: more, less, so much, and by what."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import ATTACK
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Bound, Those, Trait
from judge.games.chaotic.cards.meanings.instructions import (
    AttackDeals,
    DamageTo,
    Healed,
)

deed = sort("deed")
EVERYBODY = Those("each", number=2)
SOURCES = {"mugic": "Mugic", "abilities": "abilities", "mugic or abilities": "Mugic and abilities"}

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
        "{attack:attacks} deal[s|] additional damage equal to {amount:equal}",
        "{attack:attacks} deal[s|] an additional amount of damage equal to {amount:equal}",
        op=_op,
    ) if _op == "add" else None
    if _op == "set":
        deed.converts(
            lambda attack, whom=None: AttackDeals(attack, "set", 0, whom),
            lambda given: None,
            "{attack:attacks} deal[s|] no damage",
            "{attack:attacks} deal[s|] no damage to {whom:creatures}",
        )
    deed.form(
        AttackDeals,
        f"{{attack:attacks}} deal[s|] {_said} to {{whom:any creatures}}",
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
    *(f"{{whom:creatures}} deal[s|] {each}" for each in _MORE),
)
deed.converts(
    lambda whom, amount, against: _played(whom, amount, against=against),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each} to {{against:creatures}}" for each in _MORE[:2]),
)
deed.converts(
    lambda whom, amount: DamageTo(Those("each", number=2), "add", amount, dealer=whom),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each}" for each in _ANY),
)
deed.converts(
    lambda whom, amount, against: DamageTo(against, "add", amount, dealer=whom),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each} to {{against:creatures}}" for each in _ANY),
)
deed.converts(
    lambda whom, amount, traits: _played(whom, amount, traits),
    lambda given: None,
    *(f"{{whom:creatures}} deal[s|] {each} with {{traits:attack trait&}} attacks" for each in _ANY),
)
deed.converts(
    lambda whom, amount: _played(whom._replace(number=1) if whom.which == "each" else whom, amount, which="first"),
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
for _op, _said in (*_DEAL, ("add", "{amount} more damage")):
    deed.converts(
        lambda it, amount, whom, op=_op: AttackDeals(it._replace(which="first"), op, amount, whom),
        lambda given: None,
        f"the first {{it:plain attack}} (played|made) against {{whom:creatures}} "
        f"(each combat|in a combat|in each combat) deals {_said}",
    )
    deed.converts(
        lambda it, amount, whom, op=_op: AttackDeals(it._replace(which="each"), op, amount, whom),
        lambda given: None,
        f"{{it:plain attack}} (played|made) against {{whom:creatures}} deal[s|] {_said}",
        rank=1,
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
for _op, _said in (("subtract", "{amount} less"), ("add", "an additional {amount}")):
    deed.converts(
        lambda whom, dealer, amount, op=_op: DamageTo(whom, op, amount, dealer=dealer),
        lambda given: None,
        f"{{whom:creatures}} take[s|] {_said} damage from {{dealer:creatures}}",
        f"{{whom:creatures}} [is|are] dealt {_said} damage by {{dealer:creatures}}",
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

for _op, _said in (("add", "an additional {amount} damage"), ("subtract", "{amount} less damage")):
    for _name, _songs in (
        (
            "mugic",
            (
                "Mugic played by {dealer:creatures}",
                "Mugic Cards played by {dealer:creatures}",
                "Mugic {dealer:creatures} play[s|]",
            ),
        ),
        (
            "abilities",
            (
                "abilities of {dealer:creatures}",
                "{dealer:creatures}'s abilities",
                "abilities played by {dealer:creatures}",
            ),
        ),
        ("mugic or abilities", ("Mugic and abilities played by {dealer:creatures}",)),
    ):
        deed.form(
            DamageTo,
            *(f"{each} (that deal damage|that deals damage) deal[s|] {_said}" for each in _songs),
            whom=Those("each", number=2),
            op=_op,
            by=Trait("source", _name),
        )
        deed.form(
            DamageTo,
            *(f"{each} deal[s|] {_said} to {{whom:creatures}}" for each in _songs),
            op=_op,
            by=Trait("source", _name),
        )
        for _side, _theirs in (
            ("theirs", "your opponent controls"),
            ("theirs", "controlled by your opponent"),
            ("yours", "you control"),
        ):
            deed.converts(
                lambda amount, whom=EVERYBODY, op=_op, name=_name, side=_side: DamageTo(
                    whom, op, amount, Trait("source", name), Those("each", traits=(Trait("control", side),), number=2)
                ),
                lambda given: None,
                *(f"{SOURCES[_name]} {_theirs} deal {_said}{to}" for to in ("", " to {whom:creatures}")),
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
            f"{_prefix}damage dealt to {{whom:any creatures}} is {_said} {{amount}}",
            f"all {_prefix}damage dealt to {{whom:creatures}} is {_said} {{amount}}",
            f"{_prefix}damage against {{whom:creatures}} is {_said} {{amount}}",
        ]
        deed.form(DamageTo, *_forms, op=_op, by=_what) if _what else deed.form(DamageTo, *_forms, op=_op)
    deed.form(
        DamageTo,
        f"damage dealt to {{whom:any creatures}} by {{by:source}} is {_said} {{amount}}",
        f"damage dealt to {{whom:creatures}} by {{by:source}} is {_said} an additional {{amount}}",
        f"damage dealt by {{by:source}} to {{whom:creatures}} is {_said} {{amount}}",
        f"all damage dealt to {{whom:creatures}} by {{by:source}} is {_said} {{amount}}",
        op=_op,
    )
    deed.form(DamageTo, f"damage dealt by {{dealer:creatures}} to {{whom:any creatures}} is {_said} {{amount}}", op=_op)
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
)

# What would be dealt, and what is dealt instead.
bound = sort("bound")
for _how, _bounds in {
    "below": ("less than {number}", "fewer than {number}"),
    "at most": ("{number} or less", "{number} or fewer"),
    "above": ("more than {number}", "greater than {number}"),
    "at least": ("{number} or more", "{number} or greater", "at least {number}"),
    "exactly": ("{number}", "exactly {number}"),
}.items():
    bound.form(Bound, *_bounds, how=_how)
deed.form(
    AttackDeals,
    "{attack:attacks} that would deal {bound} damage deal {amount:number} damage instead",
    "if {attack:attacks} would deal {bound} damage, it deals {amount:number} damage instead",
    "if {attack:attacks} would deal {bound} damage, instead it deals {amount:number} damage",
    "if {attack:attacks} would deal {bound} damage, that attack deals {amount:number} damage instead",
    "{attack:attacks} that would deal {bound} damage(,) deal {amount:number} (damage) instead",
    "if {attack:attacks} would deal {bound} damage, that damage is increased/reduced to {amount:number} (instead)",
    op="set",
)
for _by, _from in (
    (None, ("", " from a single source", " from any source", " from one source")),
    (Trait("source", "attacks"), (" from an attack", " by an attack", " from attacks", " from a single attack")),
    (Trait("source", "mugic"), (" from Mugic", " from a Mugic", " by a Mugic", " by Mugic")),
    (Trait("source", "abilities"), (" from an ability", " by an ability", " from abilities")),
    (
        Trait("source", "mugic or abilities"),
        (" from a Mugic or ability", " by a Mugic or ability", " from Mugic or abilities"),
    ),
):
    _would = [
        f"if {{whom:creatures}} would {verb} {{bound}} {what}damage{each}"
        for verb in ("be dealt", "take")
        for each in _from
        for what in (("attack ", "") if _by == Trait("source", "attacks") else ("",))
    ]
    deed.form(
        DamageTo,
        *(
            f"{each}, {rest}"
            for each in _would
            for rest in (
                "it takes {amount:number} damage instead", "it is dealt {amount:number} damage instead",
                "instead it takes {amount:number} damage", "reduce that damage to {amount:number} (instead)",
                "that damage is reduced to {amount:number} (instead)",
            )
        ),
        op="set",
        **({"by": _by} if _by else {}),
    )  # fmt: skip
