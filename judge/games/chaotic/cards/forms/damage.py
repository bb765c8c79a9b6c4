"""8.5.4, 8.6.5.2: what attacks deal, and what is dealt to somebody: more, less, so much, and by what."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed, pair
from judge.games.chaotic.cards.forms.things import ATTACK, each_by_itself
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

# How much more or less.
dealt, striking, changed = sort("dealt"), sort("attack damage dealt"), sort("damage changed")
for _where, _damage in ((dealt, "damage"), (striking, "attack damage")):
    for _op, _ways in {
        "add": (f"an additional {{amount}} {_damage}", f"{{amount}} more {_damage}"),
        "subtract": (f"{{amount}} less {_damage}", f"{{amount}} fewer {_damage}"),
        "set": (f"{{amount}} {_damage}",),
    }.items():
        pair(_where, _op, *_ways)
    for _op, _number, _ways in (
        ("multiply", 2, (f"double {_damage}", f"twice {_damage}", f"double the {_damage}")),
        ("divide", 2, (f"half {_damage}", f"half the {_damage}")),
        ("set", 0, (f"no {_damage}",)),
    ):
        fixed(_where, (_op, _number), *_ways, rank=-1)
pair(dealt, "add", "additional damage equal to {amount:multiple}",
     "an additional amount of damage equal to {amount:multiple}")  # fmt: skip
pair(dealt, "set", "damage equal to {amount:multiple}")
for _op, _ways in {
    "add": ("is/are increased by (an additional) {amount}",),
    "subtract": ("is/are reduced/decreased/lowered by (an additional) {amount}",),
    "set": ("is/are reduced to {amount}",),
}.items():
    pair(changed, _op, *_ways)
fixed(changed, ("multiply", 2), "is/are doubled")
fixed(changed, ("divide", 2), "is/are halved")


def _plainly(given: AttackDeals) -> bool:
    return given.bound is None and not given.per and given.until == "turn"


def _first_against(given: AttackDeals) -> bool:
    """Whether it is the first attack against somebody, which need not be the first of a combat."""
    return given.attack.which == "first" and given.attack.of is None and given.whom is not None


# What attacks deal.
deed.converts(
    lambda attack, much, whom=None: (
        None if _first_against(made := AttackDeals(attack, much[0], much[1], whom)) else made
    ),
    lambda given: (
        {"attack": given.attack, "much": (given.op, given.amount), **({"whom": given.whom} if given.whom else {})}
        if type(given) is AttackDeals and _plainly(given) and not _first_against(given)
        else None
    ),
    "{attack:attacks} deal[s|] {much:dealt}",
    "{attack:attacks} deal[s|] {much:dealt} to {whom:any creatures}",
)
deed.converts(
    lambda it, much, whom: AttackDeals(it._replace(which="first"), much[0], much[1], whom),
    lambda given: (
        {"it": given.attack._replace(which=""), "much": (given.op, given.amount), "whom": given.whom}
        if type(given) is AttackDeals and _plainly(given) and _first_against(given)
        else None
    ),
    "the first {it:plain attack} against {whom:creatures} each combat deals {much:dealt}",
)
deed.converts(
    lambda attack, much: AttackDeals(attack, much[0], much[1]),
    lambda given: None,
    "damage dealt by {attack:attacks} {much:damage changed}",
    "{attack:attacks} {much:damage changed} damage",
)
deed.converts(
    lambda much: AttackDeals(Those("this", ATTACK), much[0], much[1]),
    lambda given: None,
    "damage dealt by this card {much:damage changed}",
)


def _of(whom: Those, much: tuple[Any, Any], against: Those | None = None, traits: Any = (), which: str = "each") -> Any:
    """Attacks of somebody, of a sort, against somebody."""
    whom = each_by_itself(whom, which) if which in ("first", "next") else whom
    return AttackDeals(Those(which, ATTACK, traits, of=whom), much[0], much[1], against)


_SORT = "{traits:attack trait&}"
_TO = "(to {against:creatures})"
deed.converts(
    _of,
    lambda given: None,
    f"{{whom:creatures}} deal[s|] {{much:attack damage dealt}} {_TO}",
    f"{{whom:creatures}} deal[s|] {{much:dealt}} {_TO} with (its|their|all) attacks",
    f"{{whom:creatures}} deal[s|] {{much:dealt}} {_TO} with {_SORT} attacks",
    f"attack damage dealt by {{whom:creatures}} {_TO} {{much:damage changed}}",
)
for _which, _when in (
    ("first", "(each combat|this combat|in a combat|of each combat)"),
    ("next", "(this turn)"),
    ("next combat", "this combat"),
):
    _scope = () if _which == "first" else (Trait("until", "combat" if _which == "next combat" else "turn"),)
    _word = _which.partition(" ")[0]
    deed.converts(
        lambda whom, much, against=None, traits=(), which=_word, scope=_scope: _of(
            whom, much, against, (*traits, *scope), which
        ),
        lambda given: None,
        *(
            f"{{whom:creatures}} deal[s|] {{much:{kind}}} {_TO} with/on its/their {_word} {attack} {_when}"
            for kind in ("dealt", "attack damage dealt")
            for attack in ("attack", f"{_SORT} attack")
        ),
    )
    deed.converts(
        lambda it, much, whom, which=_word, scope=_scope: AttackDeals(
            it._replace(which=which, traits=(*it.traits, *scope)), much[0], much[1], whom
        ),
        lambda given: None,
        f"the {_word} {{it:plain attack}} (played|made) against {{whom:creatures}} {_when} deals {{much:dealt}}",
    )
deed.converts(
    lambda it, much, whom: AttackDeals(it._replace(which="each"), much[0], much[1], whom),
    lambda given: None,
    "{it:plain attack} (played|made) against {whom:creatures} deal[s|] {much:dealt}",
    rank=1,
)

for _op, _less in (("subtract", "less/fewer"), ("add", "more/additional")):
    deed.converts(
        lambda whom, amount, attack, op=_op: AttackDeals(attack, op, amount, whom),
        lambda given: None,
        f"{{whom:creatures}} take[s|] {{amount}} {_less} damage from {{attack:coming attack}}",
        f"{{whom:creatures}} [is|are] dealt {{amount}} {_less} damage by {{attack:coming attack}}",
    )

# What somebody deals by whatever it is.
deed.converts(
    lambda whom, much, against=EVERYBODY: (
        DamageTo(against, much[0], much[1], dealer=whom) if much[0] != "set" or much == ("set", 0) else None
    ),
    lambda given: None,
    f"{{whom:creatures}} deal[s|] {{much:dealt}} {_TO}",
)
deed.converts(
    lambda it, much: DamageTo(EVERYBODY, much[0], much[1], dealer=it._replace(which="each", number=2)),
    lambda given: None,
    "damage dealt by {it:phrase many} {much:damage changed}",
    rank=1,
)
_BY = {
    "mugic": ("Mugic (Cards) played by {dealer:creatures}", "Mugic {dealer:creatures} play[s|]"),
    "abilities": ("abilities of {dealer:creatures}", "{dealer:creatures}'s abilities", "{dealer:creatures}' abilities",
                  "abilities played by {dealer:creatures}"),
    "mugic or abilities": ("Mugic and abilities played by {dealer:creatures}",
                           "{dealer:creatures}'s Mugic and abilities"),
}  # fmt: skip
_SIDES = (("theirs", "(your opponent controls|controlled by your opponent)"), ("yours", "you control"))
for _name, _songs in _BY.items():
    _source = Trait("source", _name)

    def _told(given: Any, source: Trait = _source) -> Any:
        if type(given) is not DamageTo or given.by != source or given.dealer is None or given.bound:
            return None
        if given.until != "turn":
            return None
        whom = {} if given.whom == EVERYBODY else {"whom": given.whom}
        return {"dealer": given.dealer, "much": (given.op, given.amount), **whom}

    deed.converts(
        lambda dealer, much, whom=EVERYBODY, source=_source: DamageTo(whom, much[0], much[1], source, dealer),
        _told,
        *(f"{each} (that deal damage|that deals damage) deal[s|] {{much:dealt}}" for each in _songs),
        *(f"{each} deal[s|] {{much:dealt}} to {{whom:creatures}}" for each in _songs),
        *(f"damage dealt by {each} {{much:damage changed}}" for each in _songs),
        *(f"damage dealt to {{whom:creatures}} by {each} {{much:damage changed}}" for each in _songs),
        *(f"damage dealt by {each} to {{whom:creatures}} {{much:damage changed}}" for each in _songs),
    )
    for _side, _theirs in _SIDES:
        deed.converts(
            lambda much, whom=EVERYBODY, source=_source, side=_side: DamageTo(
                whom, much[0], much[1], source, Those("each", traits=(Trait("control", side),), number=2)
            ),
            lambda given: None,
            f"{SOURCES[_name]} {_theirs[1:].partition('|')[0] if _theirs[0] == '(' else _theirs} deal {{much:dealt}} "
            "(to {whom:creatures})",
        )
    deed.converts(
        lambda much, whom=EVERYBODY, source=_source: DamageTo(whom, much[0], much[1], source),
        lambda given: None,
        *(f"{each} deal {{much:dealt}} (to {{whom:creatures}})" for each in dict.fromkeys((
            SOURCES[_name], SOURCES[_name].replace(" and ", " or ")))),
    )  # fmt: skip
    deed.converts(
        lambda much, source=_source: DamageTo(EVERYBODY, much[0], much[1], source),
        lambda given: None,
        *(f"(all) damage dealt by {each} {{much:damage changed}}" for each in dict.fromkeys((
            SOURCES[_name], SOURCES[_name].replace(" and ", " or ")))),
    )  # fmt: skip

# What is dealt to somebody.
source = sort("source")
for _name, _ways in {
    "mugic": ("Mugic (Cards)",),
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
_KIND = {
    "": None,
    "attack ": Trait("source", "attacks"),
    "non-attack ": Trait("source", "non-attack"),
    "Mugic ": Trait("source", "mugic"),
    "Mugic and ability ": Trait("source", "mugic or abilities"),
    "ability ": Trait("source", "abilities"),
    "Recklessness ": Trait("source", "recklessness"),
}


def _plain(by: Any) -> Any:
    """Damage of a sort, whoever deals it."""

    def take(given: Any) -> Any:
        if type(given) is not DamageTo or given.by != by or given != DamageTo(given.whom, given.op, given.amount, by):
            return None
        return {"whom": given.whom, "much": (given.op, given.amount)}

    return lambda whom, much: DamageTo(whom, much[0], much[1], by), take


for _prefix, _what in _KIND.items():
    _make, _take = _plain(_what)
    deed.converts(
        _make,
        _take if _prefix in ("", "attack ", "non-attack ") else lambda given: None,
        f"{_prefix}damage dealt to {{whom:any creatures}} {{much:damage changed}}",
        f"all {_prefix}damage dealt to {{whom:creatures}} {{much:damage changed}}",
        f"(all) {_prefix}damage against/to {{whom:creatures}} {{much:damage changed}}",
    )
    deed.converts(
        lambda whom, amount, what=_what: DamageTo(whom, "subtract", amount, what),
        lambda given: None,
        f"reduce (all) {_prefix}damage dealt to {{whom:creatures}} by {{amount}}",
    )
    deed.converts(
        lambda whom, amount, what=_what: DamageTo(whom, "set", amount, what),
        lambda given: None,
        f"reduce (all) {_prefix}damage (dealt) to {{whom:creatures}} to {{amount:number}}",
    )
deed.converts(
    lambda whom, by, much: DamageTo(whom, much[0], much[1], by),
    lambda given: (
        {"whom": given.whom, "by": given.by, "much": (given.op, given.amount)}
        if type(given) is DamageTo and given.by and given == DamageTo(given.whom, given.op, given.amount, given.by)
        else None
    ),
    "damage dealt to {whom:any creatures} by {by:source} {much:damage changed}",
    "damage dealt by {by:source} to {whom:creatures} {much:damage changed}",
    "all damage dealt to {whom:creatures} by/from {by:source} {much:damage changed}",
    "damage dealt to {whom:creatures} from {by:source} {much:damage changed}",
    "{by:source} damage dealt to {whom:creatures} {much:damage changed}",
)
deed.converts(
    lambda dealer, whom, much: DamageTo(whom, much[0], much[1], dealer=dealer),
    lambda given: (
        {"dealer": given.dealer, "whom": given.whom, "much": (given.op, given.amount)}
        if type(given) is DamageTo and given.dealer is not None
        and given == DamageTo(given.whom, given.op, given.amount, dealer=given.dealer)
        else None
    ),
    "damage dealt by {dealer:creatures} to {whom:any creatures} {much:damage changed}",
    "damage dealt to {whom:creatures} by {dealer:creatures} {much:damage changed}",
)  # fmt: skip
for _op, _ways in {
    "subtract": ("{amount} less",), "add": ("an additional {amount}", "{amount} more", "{amount} additional"),
}.items():  # fmt: skip
    for _said in _ways:
        for _prefix, _what in _KIND.items():
            deed.converts(
                lambda whom, amount, op=_op, what=_what: DamageTo(whom, op, amount, what),
                lambda given: None,
                f"{{whom:creatures}} take[s|] {_said} {_prefix}damage",
                f"{{whom:creatures}} [is|are] dealt {_said} {_prefix}damage",
                *([f"{{whom:creatures}} take[s|] {_said} damage from all sources"] if not _prefix else []),
            )
        deed.converts(
            lambda whom, amount, by, op=_op: DamageTo(whom, op, amount, by),
            lambda given: None,
            f"{{whom:creatures}} take[s|] {_said} damage from {{by:source}}",
            f"{{whom:creatures}} [is|are] dealt {_said} damage by/from {{by:source}}",
        )
        deed.converts(
            lambda whom, dealer, amount, op=_op: DamageTo(whom, op, amount, dealer=dealer),
            lambda given: None,
            f"{{whom:creatures}} take[s|] {_said} damage from {{dealer:creatures}}",
            f"{{whom:creatures}} [is|are] dealt {_said} damage by {{dealer:creatures}}",
        )
for _op, _number, _said in (("set", 0, "no"), ("set", 0, "0"), ("multiply", 2, "double"), ("divide", 2, "half")):
    deed.converts(
        lambda whom, by=None, op=_op, number=_number: DamageTo(whom, op, number, by),
        lambda given: None,
        f"{{whom:creatures}} take[s|] {_said} damage from {{by:source}}",
        *([f"{{whom:creatures}} take[s|] {_said} damage"] if _said in ("double", "half") else []),
    )
    for _prefix, _what in list(_KIND.items())[1:]:
        deed.converts(
            lambda whom, op=_op, number=_number, what=_what: DamageTo(whom, op, number, what),
            lambda given: None,
            f"{{whom:creatures}} take[s|] {_said} {_prefix}damage",
        )
deed.form(
    Healed,
    "{whom:creatures} [is|are] healed an additional {amount:number} damage",
)

# What would be dealt, and what is dealt instead.
bound = sort("bound")
bound.form(Bound, "{number}", how="exactly")
bound.also(sort("so much"))
_INSTEAD = tuple(
    f"{rest}"
    for what in ("it", "that attack")
    for rest in (
        f"{what} deals {{amount:number}} damage instead", f"instead {what} deals {{amount:number}} damage",
        f"{what} instead deals {{amount:number}} damage",
    )
)  # fmt: skip
deed.form(
    AttackDeals,
    "{attack:attacks} that would deal {bound} damage (to {whom:creatures}) (,) deal {amount:number} damage instead",
    "{attack:attacks} that would deal {bound} damage (to {whom:creatures}) (,) deal {amount:number} instead",
    *(f"if {{attack:attacks}} would deal {{bound}} damage (to {{whom:creatures}}), {each}" for each in _INSTEAD),
    "if {attack:attacks} would deal {bound} damage (to {whom:creatures}), "
    "that damage is increased/reduced to {amount:number} (instead)",
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
