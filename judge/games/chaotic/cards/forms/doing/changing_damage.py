"""8.5.4, 8.6.5.2: damage is more, less or so much: what attacks deal, what somebody deals, what somebody is dealt."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.damage import ATTACKS, EVERYBODY, Spoken, joined, spoken
from judge.games.chaotic.cards.forms.rows import fixed, pair
from judge.games.chaotic.cards.forms.things import ATTACK, each_by_itself
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Bound, Those, Trait
from judge.games.chaotic.cards.meanings.instructions import THIS_TURN, AttackDeals, DamageTo, Gets, Healed
from judge.games.chaotic.cards.meanings.sentences import Do

deed = sort("deed")
Much = tuple[Any, Any, Any]

# So much damage of a kind.
dealt = sort("dealt")
dealt.converts(
    lambda how, kind: (*how, kind.by),
    lambda given: (
        {"how": given[:2], "kind": Spoken(given[2])} if isinstance(given, tuple) and len(given) == 3 else None
    ),
    "{how:how much more} {kind:kind of damage}",
)
for _op, _ways in {
    "add": ("additional {kind:kind of damage} equal to {amount:multiple}",
            "an additional amount of {kind:kind of damage} equal to {amount:multiple}"),
    "set": ("{kind:kind of damage} equal to {amount:multiple}",),
}.items():  # fmt: skip
    dealt.converts(
        lambda kind, amount, op=_op: (op, amount, kind.by),
        lambda given, op=_op: (
            {"amount": given[1], "kind": Spoken(given[2])}
            if isinstance(given, tuple) and given[:1] == (op,) and not isinstance(given[1], int)
            else None
        ),
        *_ways,
        rank=-1,
    )


_HEALING = tuple(Trait("source", each) for each in ("mugic", "abilities", "mugic or abilities"))


def _nothing(much: Much) -> bool:
    """Whether it is said how much is dealt, not how much more or less; no damage at all is a change, too."""
    return bool(much[0] == "set" and much[1] != 0)


def _plainly(given: AttackDeals) -> bool:
    return given.bound is None and not given.per and given.until == "turn"


def _first_against(given: AttackDeals) -> bool:
    """Whether it is the first attack against somebody, which need not be the first of a combat."""
    return given.attack.which == "first" and given.attack.of is None and given.whom is not None


# What attacks deal.
deed.converts(
    lambda attack, much, whom=None: (
        None
        if much[2] not in (None, ATTACKS) or _first_against(made := AttackDeals(attack, much[0], much[1], whom))
        else made
    ),
    lambda given: (
        {"attack": given.attack, "much": (given.op, given.amount, None), **({"whom": given.whom} if given.whom else {})}
        if type(given) is AttackDeals and _plainly(given) and not _first_against(given)
        else None
    ),
    "{attack:attacks} deal[s|] {much:dealt}",
    "{attack:attacks} deal[s|] {much:dealt} to {whom:any creatures}",
)
deed.converts(
    lambda it, much, whom: AttackDeals(it._replace(which="first"), much[0], much[1], whom),
    lambda given: (
        {"it": given.attack._replace(which=""), "much": (given.op, given.amount, None), "whom": given.whom}
        if type(given) is AttackDeals and _plainly(given) and _first_against(given)
        else None
    ),
    "the first {it:plain attack} against {whom:creatures} each combat deals {much:dealt}",
    "the first {it:plain attack} (played|made) against {whom:creatures} "
    "(this combat|in a combat|of each combat|each combat) deals {much:dealt}",
)
for _scope, _when in (("turn", "(this turn)"), ("combat", "this combat")):
    deed.converts(
        lambda it, much, whom, scope=_scope: AttackDeals(
            it._replace(which="next", traits=(*it.traits, Trait("until", scope))), much[0], much[1], whom
        ),
        lambda given: None,
        f"the next {{it:plain attack}} (played|made) against {{whom:creatures}} {_when} deals {{much:dealt}}",
    )
deed.converts(
    lambda attack, much: AttackDeals(attack, much[0], much[1]),
    lambda given: None,
    "{attack:attacks} {much:damage changed}",
)
deed.converts(
    lambda it, much, whom: AttackDeals(it._replace(which="each"), much[0], much[1], whom),
    lambda given: None,
    "{it:plain attack} (played|made) against {whom:creatures} deal[s|] {much:dealt}",
    rank=1,
)
deed.converts(
    lambda attack, whom=None: AttackDeals(attack, "set", 0, whom),
    lambda given: None,
    "{attack:attacks} do[es|] not deal (any) damage",
    "{attack:attacks} cannot/can't deal damage",
    "{attack:attacks} do[es|] not deal (any) damage to {whom:any creatures}",
    "{attack:attacks} cannot/can't deal damage to {whom:any creatures}",
)

# Damage that is spoken of is changed.
deed.converts(
    lambda it, much: it.changed(much),
    lambda given: (
        {"it": of, "much": (given.op, given.amount)}
        if (of := spoken(given)) is not None and not given.bound and not given.per
        else None
    ),
    "{it:damage dealt} {much:damage changed}",
)
for _op, _way in (
    ("subtract", "reduce/decrease/lower {it:damage dealt} by {amount}"),
    ("add", "increase {it:damage dealt} by {amount}"),
    ("set", "reduce/decrease/lower/increase {it:damage dealt} to {amount}"),
):
    deed.converts(lambda it, amount, op=_op: it.changed((op, amount)), lambda given: None, _way)
for _op, _verb in (("multiply", "double"), ("divide", "halve")):
    deed.converts(lambda it, op=_op: it.changed((op, 2)), lambda given: None, f"{_verb} {{it:damage dealt}}", rank=-1)


# What somebody deals: by whatever it is, or with some attacks.
striking = sort("with attacks")
_ATTACKS = Those("each", ATTACK)
fixed(striking, _ATTACKS, "with attacks", "with/on its/their/all attacks", "with (its|their) attacks")
striking.adds("with {it:plain attack!}", "with its/their/all {it:plain attack!}", which="each", rank=1)
for _word, _scope, _when in (
    ("first", "", "(each combat|this combat|in a combat|of each combat|in each combat)"),
    ("next", "turn", "(this turn)"),
    ("next", "combat", "this combat"),
):
    _until = (Trait("until", _scope),) if _scope else ()
    striking.converts(
        lambda it, word=_word, until=_until: it._replace(which=word, traits=(*it.traits, *until)),
        lambda given, word=_word, until=_until: (
            {"it": given._replace(which="", traits=given.traits[: len(given.traits) - len(until)])}
            if type(given) is Those and given.which == word and given.traits[len(given.traits) - len(until) :] == until
            else None
        ),
        f"with/on its/their {_word} {{it:plain attack}} {_when}",
    )


def dealing(whom: Those, much: Much, against: Those | None = None, attack: Those | None = None) -> Any:
    """Somebody deals more or less, by whatever it is, or with attacks of a sort."""
    op, amount, by = much
    if attack is None and isinstance(by, Those):
        attack = by
    if attack is not None or by == ATTACKS:
        if by not in (None, ATTACKS, attack):
            return None
        attack = attack or _ATTACKS
        whom = each_by_itself(whom, attack.which) if attack.which in ("first", "next") else whom
        return AttackDeals(attack._replace(of=whom), op, amount, against)
    if _nothing(much):
        return None
    return DamageTo(against or EVERYBODY, op, amount, by, whom)


deed.converts(
    dealing,
    lambda given: None,
    "{whom:creatures} deal[s|] {much:dealt}",
    "{whom:creatures} deal[s|] {much:dealt} to/against {against:creatures}",
    "{whom:creatures} deal[s|] {much:dealt} {attack:with attacks}",
    "{whom:creatures} deal[s|] {much:dealt} to/against {against:creatures} {attack:with attacks}",
    "{whom:creatures} deal[s|] {much:dealt} {attack:with attacks} to/against {against:creatures}",
)
_STAYS = ("card", "this", "bearer", "caster", "each", "the")


def _and_deals(whom: Those, first: Any, much: Much, against: Those | None = None, attack: Those | None = None) -> Any:
    """What somebody has, gains or loses, and deals besides; one that is chosen or targeted is so once."""
    dealer = whom if whom.which in _STAYS else Those("it", number=whom.number)
    made = dealing(dealer, much, against, attack)
    return Do((first._replace(whom=whom), made)) if type(first) is Gets and made is not None else None


_AND = "{whom:creatures} {first:getting} and deal[s|] {much:dealt}"
sort("plain deeds").converts(
    _and_deals,
    lambda given: None,
    _AND,
    f"{_AND} to {{against:creatures}}",
    f"{_AND} {{attack:with attacks}}",
    rank=-1,
)
sort("plain deeds").converts(
    lambda **filled: (
        found._replace(deeds=tuple(each._replace(until=THIS_TURN) for each in found.deeds))
        if (found := _and_deals(**filled)) is not None and not found.deeds[0].has
        else None
    ),
    lambda given: None,
    *(f"{_AND} {each}" for each in ("this turn", "until (the) end of turn", "until (the) end of the/this turn")),
    rank=-1,
)
deed.converts(
    lambda it, much, whom=None: (
        joined(it, Spoken(whom=whom), Spoken(much[2])).changed(much[:2])  # type: ignore[union-attr]
        if isinstance(it.by, Trait) and it.by.name != "attacks" and much[2] is None
        else None
    ),
    lambda given: None,
    "{it:source} (that deal[s|] damage) deal[s|] {much:dealt}",
    "{it:source} (that deal[s|] damage) deal[s|] {much:dealt} to {whom:creatures}",
)


# What somebody is dealt.
def _taken(whom: Those, much: Much, tails: tuple[Spoken, ...] = ()) -> Any:
    if _nothing(much):
        return None
    said = joined(Spoken(much[2], whom=whom), *tails)
    return said.changed(much[:2]) if said is not None else None


deed.converts(
    _taken,
    lambda given: None,
    *(f"{{whom:creatures}} {verb} {{much:dealt}} {tails}" for verb in ("take[s|]", "[is|are] dealt")
      for tails in ("", "{tails:damage tail+}")),
    rank=1,
)  # fmt: skip
for _op, _less in (("subtract", "less"), ("add", "more")):
    sort("plain deeds").converts(
        lambda whom, amount, one, other, two, op=_op: (
            Do((first, second))
            if (first := _taken(whom, (op, amount, None), (one,))) is not None
            and (second := _taken(whom, (op, other, None), (two,))) is not None
            else None
        ),
        lambda given: None,
        f"{{whom:creatures}} take[s|] {{amount:number}} {_less} damage from {{one:source}} "
        f"and {{other:number}} {_less} damage from {{two:source}}",
        rank=1,
    )
for _op, _less in (("subtract", "less/fewer"), ("add", "more/additional")):
    deed.converts(
        lambda whom, amount, attack, op=_op: AttackDeals(attack, op, amount, whom),
        lambda given: None,
        f"{{whom:creatures}} take[s|] {{amount}} {_less} damage from {{attack:coming attack}}",
        f"{{whom:creatures}} [is|are] dealt {{amount}} {_less} damage by {{attack:coming attack}}",
    )
_HEALED = "{whom:creatures} [is|are] healed an additional {amount:number} damage/Energy"
deed.form(Healed, "{whom:creatures} [is|are] healed an additional {amount:number} damage", _HEALED)
deed.converts(
    lambda whom, amount, it: Healed(whom, amount, it.by) if it.by in _HEALING and it.dealer is None else None,
    lambda given: (
        {"whom": given.whom, "amount": given.amount, "it": Spoken(given.by)}
        if type(given) is Healed and given.by is not None
        else None
    ),
    "{whom:creatures} [is|are] healed an additional {amount:number} damage by {it:source}",
    f"{_HEALED} by {{it:source}}",
)

deed.converts(
    lambda whom, it: Spoken(it._replace(which="each"), whom=whom).changed(("set", 0)),
    lambda given: None,
    "{whom:creatures} cannot/can't be dealt damage by/from {it:attack noun!}",
    "{whom:creatures} cannot/can't take damage from {it:attack noun!}",
    rank=1,
)

# 8.8.2: what would be dealt, and what is dealt instead.
bound = sort("bound")
bound.form(Bound, "{number}", how="exactly")
bound.also(sort("so much"))
for _name, _who, _does in (
    ("attacks instead", "it/that (attack)", "deals"), ("instead", "it/he/she/they/that (Creature)", "takes/take"),
):  # fmt: skip
    _that = sort(_name)
    pair(_that, "subtract", "that damage is reduced by {amount:number}", "reduce that damage by {amount:number}")
    pair(
        _that,
        "set",
        f"it {_does} {{amount:number}} damage instead",
        f"{_who} {_does} {{amount:number}} (damage) instead",
        f"instead {_who} {_does} {{amount:number}} (damage)",
        f"{_who} instead {_does} {{amount:number}} (damage)",
        "reduce/increase that damage to {amount:number} (instead)",
        "that damage is reduced/increased to {amount:number} (instead)",
        *([f"{_who} is/are dealt {{amount:number}} (damage) instead"] if _name == "instead" else []),
    )
    pair(_that, "add", "that damage is increased by {amount:number}", "increase that damage by {amount:number}")
    fixed(_that, ("divide", 2), "that damage is halved", "halve that damage")
    fixed(_that, ("set", 0), f"{_who} {_does} no damage instead", f"instead {_who} {_does} no damage",
          *([f"{_who} is/are dealt no damage (instead)"] if _name == "instead" else []), rank=-1)  # fmt: skip


def _bounded(given: Any, kind: type) -> dict[str, Any] | None:
    if type(given) is not kind or given.bound is None or given.until != "turn":  # type: ignore[attr-defined]
        return None
    return {"bound": given.bound, "much": (given.op, given.amount)}  # type: ignore[attr-defined]


def _would_deal(given: Any) -> Any:
    filled = _bounded(given, AttackDeals)
    if filled is None or given.per:
        return None
    return {**filled, "attack": given.attack, **({"whom": given.whom} if given.whom else {})}


deed.converts(
    lambda attack, bound, amount, whom=None: AttackDeals(attack, "set", amount, whom, bound=bound),
    lambda given: (
        {**{name: value for name, value in filled.items() if name != "much"}, "amount": given.amount}
        if (filled := _would_deal(given)) is not None and given.op == "set"
        else None
    ),
    "{attack:attacks} that would deal {bound} damage deal {amount:number} damage instead",
    "{attack:attacks} that would deal {bound} damage to {whom:creatures} deal {amount:number} damage instead",
    "{attack:attacks} that would deal {bound} damage (,) deal[s|] {amount:number} (damage) instead",
    "{attack:attacks} that would deal {bound} damage to {whom:creatures} (,) deal[s|] {amount:number} (damage) instead",
)
for _op, _less in (("subtract", "{amount:number} less/fewer damage"), ("add", "an additional {amount:number} damage")):
    deed.converts(
        lambda attack, bound, amount, whom=None, op=_op: AttackDeals(attack, op, amount, whom, bound=bound),
        lambda given: None,
        f"{{attack:attacks}} that (would) deal {{bound}} damage (,) deal[s|] {_less}",
        f"{{attack:attacks}} that (would) deal {{bound}} damage (,) deal[s|] {_less} to {{whom:any creatures}}",
    )
deed.converts(
    lambda attack, bound, much, whom=None: AttackDeals(attack, much[0], much[1], whom, bound=bound),
    _would_deal,
    "if {attack:attacks} would deal {bound} damage, {much:attacks instead}",
    "if {attack:attacks} would deal {bound} damage to {whom:creatures}, {much:attacks instead}",
)
_MOST = "{whom:creatures} cannot/can't be dealt more than {number} {kind:kind of damage}"
deed.converts(
    lambda whom, number, kind, tails=(): _would_take(whom, Bound("above", number), kind, ("set", number), tails),
    lambda given: None,
    _MOST,
    f"{_MOST} {{tails:damage tail+}}",
    f"{_MOST} at once",
    *(each.replace("be dealt", "take") for each in (_MOST, f"{_MOST} {{tails:damage tail+}}", f"{_MOST} at once")),
)
for _scope in ("turn", "combat"):
    deed.converts(
        lambda it, much, bound=None, whom=None, scope=_scope: AttackDeals(
            it._replace(which="next", traits=(*it.traits, Trait("until", scope))), much[0], much[1], whom,
            bound=bound or Bound("at least", 1),
        ),
        lambda given: None,
        f"the next time a/an/any {{it:attack noun}} would deal ({{bound}}) damage this {_scope}, "
        "{much:attacks instead}",
        f"the next time a/an/any {{it:attack noun}} would deal ({{bound}}) damage to {{whom:creatures}} this {_scope}, "
        "{much:attacks instead}",
    )  # fmt: skip


def _would_take(
    whom: Those, bound: Bound | None, kind: Spoken, much: tuple[Any, Any], tails: tuple[Spoken, ...] = ()
) -> AttackDeals | DamageTo | None:
    said = joined(Spoken(whom=whom), kind, *tails)
    made = said.changed(much, bound) if said is not None else None
    return made if type(made) is DamageTo and not isinstance(made.by, Those) else None


def _would_be_dealt(given: Any) -> Any:
    filled = _bounded(given, DamageTo)
    if filled is None:
        return None
    tails = [Spoken(given.by)] if given.by and given.by != ATTACKS else []
    tails += [Spoken(dealer=given.dealer)] if given.dealer is not None else []
    kind = Spoken(ATTACKS if given.by == ATTACKS else None)
    return {**filled, "whom": given.whom, "kind": kind, **({"tails": tuple(tails)} if tails else {})}


deed.converts(
    _would_take,
    _would_be_dealt,
    *(f"if {{whom:creatures}} would {verb} {{bound}} {{kind:kind of damage}} {tails}, {{much:instead}}"
      for verb in ("be dealt", "take") for tails in ("", "{tails:damage tail+}")),
)  # fmt: skip
deed.converts(
    lambda whom, kind, much, tails=(): (
        _would_take(whom, None, kind, much, tails) if much[0] != "set" or much[1] == 0 else None
    ),
    lambda given: None,
    *(f"if {{whom:creatures}} would {verb} {{kind:kind of damage}} {tails}, {{much:instead}}"
      for verb in ("be dealt", "take") for tails in ("", "{tails:damage tail+}")),
)  # fmt: skip
