"""8.5.4, 8.6.5.2: damage that is spoken of: how much, of which kind, from what, dealt by whom, to whom."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.chaotic.cards.forms.rows import fixed, pair
from judge.games.chaotic.cards.forms.things import ATTACK
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import ELEMENTS, Bound, Those, Trait
from judge.games.chaotic.cards.meanings.instructions import AttackDeals, DamageTo

EVERYBODY = Those("each", number=2)
ATTACKS = Trait("source", "attacks")


class Spoken(NamedTuple):
    """Damage as a sentence speaks of it: from what, dealt by whom, to whom."""

    by: Any = None
    dealer: Those | None = None
    whom: Those | None = None

    def changed(self, much: tuple[Any, Any], bound: Bound | None = None) -> AttackDeals | DamageTo | None:
        """The damage is more, less or so much: that of some attacks, or that dealt to somebody."""
        op, amount = much
        if self.dealer is not None and (self.by == ATTACKS or isinstance(self.by, Those)):
            attack = self.by if isinstance(self.by, Those) else Those("each", ATTACK)
            if attack.of is not None or attack.which != "each":
                return None
            return AttackDeals(attack._replace(of=self.dealer), op, amount, self.whom, bound=bound)
        if isinstance(self.by, Those) and (self.whom is None or self.by.which != "each"):
            return AttackDeals(self.by, op, amount, self.whom, bound=bound)
        if self.whom is None and self.by == ATTACKS:
            return AttackDeals(Those("each", ATTACK), op, amount, bound=bound)
        if self.whom is None and self.by is None and self.dealer is None:
            return None
        return DamageTo(self.whom or EVERYBODY, op, amount, self.by, self.dealer, bound=bound)


def spoken(given: Any) -> Spoken | None:
    """The damage that a change is of, where it is said of whom it is dealt to."""
    if type(given) is not DamageTo or given.until != "turn":
        return None
    return Spoken(given.by, given.dealer, None if given.whom == EVERYBODY else given.whom)


def joined(*several: Spoken) -> Spoken | None:
    """What is said of the same damage in several places; None if something is said twice."""
    fields: dict[str, Any] = {}
    for each in several:
        for name, value in each._asdict().items():
            if value is not None and fields.setdefault(name, value) != value:
                return None
            if value is not None and sum(getattr(one, name) is not None for one in several) > 1:
                return None
    return Spoken(**fields)


# How much more or less.
much, changed = sort("how much more"), sort("damage changed")
for _op, _ways in {
    "add": ("an additional {amount}", "{amount} more/additional/extra"),
    "subtract": ("{amount} less", "{amount} fewer"),
    "set": ("{amount}",),
}.items():
    pair(much, _op, *_ways)
for _op, _number, _ways in (
    ("multiply", 2, ("double/twice (the)",)), ("divide", 2, ("half (the)",)), ("set", 0, ("no",)),
):  # fmt: skip
    fixed(much, (_op, _number), *_ways, rank=-1)
for _op, _ways in {
    "add": ("is/are increased by (an additional) {amount} (damage)",),
    "subtract": ("is/are reduced/decreased/lowered by (an additional) {amount} (damage)",),
    "set": ("is/are reduced/decreased/lowered/increased to {amount}",),
}.items():
    pair(changed, _op, *_ways)
fixed(changed, ("multiply", 2), "is/are doubled")
fixed(changed, ("divide", 2), "is/are halved")

# Of which kind.
kind, named = sort("kind of damage"), sort("named kind of damage")
KINDS = {
    "": None,
    "attack ": ATTACKS,
    "non-attack ": Trait("source", "non-attack"),
    "Mugic ": Trait("source", "mugic"),
    "Mugic and ability ": Trait("source", "mugic or abilities"),
    "Mugic or ability ": Trait("source", "mugic or abilities"),
    "ability ": Trait("source", "abilities"),
    "Recklessness ": Trait("source", "recklessness"),
}
for _prefix, _kind in KINDS.items():
    fixed(kind if _kind is None else named, Spoken(_kind), f"{_prefix}damage")
kind.also(named)
kind.converts(
    lambda traits: Spoken(Those("each", ATTACK, traits)),
    lambda given: (
        {"traits": given.by.traits}
        if type(given) is Spoken and given.by == Those("each", ATTACK, getattr(given.by, "traits", ()))
        else None
    ),
    "{traits:attack trait&} attack damage",
)

# g-fire-damage: of an attack of the element, played by a Creature that has it.


def _elemental(a: str) -> Spoken:
    return Spoken(Those("each", ATTACK, (Trait("element", a),), of=Those("each", traits=(Trait("element", a),))))


kind.converts(
    _elemental,
    lambda given: next(({"a": each} for each in ELEMENTS if given == _elemental(each)), None),
    "{a:element} damage",
    rank=1,
)

# From what: Mugic, abilities, attacks; of whom they are.
source = sort("source")
SOURCES = {
    "mugic": ("Mugic (Cards)", "a Mugic (Card)"),
    "abilities": ("abilities", "an ability"),
    "mugic or abilities": ("Mugic or/and abilities", "a Mugic or (an) ability", "(a) Mugic (Card) or (an) ability"),
    "recklessness": ("Recklessness", "(its|their) (own) Recklessness"),
    "attacks": ("attacks", "Attack Cards", "an attack", "a single attack"),
}
for _name, _ways in SOURCES.items():
    fixed(source, Spoken(Trait("source", _name)), *_ways)
fixed(source, Spoken(), "a single source", "any source", "all sources", "one source", rank=1)
source.converts(
    lambda it: Spoken(it._replace(which="each")),
    lambda given: (
        {"it": given.by._replace(which="")}
        if type(given) is Spoken and type(given.by) is Those and given == Spoken(given.by) and given.by.which == "each"
        else None
    ),
    "{it:attack noun!}",
    "all/any/each {it:attack noun!}",
    rank=1,
)
source.converts(
    lambda attack: Spoken(attack) if attack.which not in ("each", "first") else None,
    lambda given: (
        {"attack": given.by}
        if type(given) is Spoken and type(given.by) is Those and given == Spoken(given.by)
        else None
    ),
    "{attack:attacks}",
    rank=1,
)
_SONGS = {"mugic": "Mugic (Cards)", "abilities": "abilities", "mugic or abilities": "Mugic and/or abilities"}


def _played(by: str) -> tuple[Any, Any]:
    """What somebody plays: Mugic, abilities or both."""
    of = Trait("source", by)

    def take(given: Any) -> Any:
        own = type(given) is Spoken and given.by == of and given.dealer is not None and given.whom is None
        return {"dealer": given.dealer} if own else None

    return lambda dealer: Spoken(of, dealer), take


for _by, _said in _SONGS.items():
    source.converts(
        *_played(_by),
        f"{_said} played by {{dealer:creatures}}",
        f"{_said} (that) {{dealer:creatures}} play[s|]",
        f"{_said} of {{dealer:creatures}}",
        *([f"{{dealer:possessor}} {_said}"] if _by != "mugic" else []),
    )
    for _side, _theirs in (
        ("theirs", ("your/an/the opponent controls", "controlled by your/an/the opponent", "your/an opponent plays",
                    "played by your/an/the opponent")),
        ("yours", ("you control", "you play", "played by you")),
    ):  # fmt: skip
        fixed(
            source,
            Spoken(Trait("source", _by), Those("each", traits=(Trait("control", _side),), number=2)),
            *(f"{_said} {each}" for each in _theirs),
            *([f"{each} {_said}" for each in ("opposing", "your/an opponent's")] if _side == "theirs" else []),
        )

# Where it goes, and where it comes from, in any order.
tail, hurt = sort("damage tail"), sort("damage dealt")


def _one(name: str) -> tuple[Any, Any]:
    """One part of what is said of damage."""

    def take(given: Any) -> Any:
        value = getattr(given, name, None) if type(given) is Spoken else None
        return {name: value} if value is not None and given == Spoken(**{name: value}) else None

    return lambda **filled: Spoken(**filled), take


tail.converts(*_one("whom"), "to {whom:any creatures}", "against {whom:any creatures}")
tail.converts(lambda it: it, lambda given: {"it": given} if given.by is not None else None, "by/from {it:source}")
tail.converts(*_one("dealer"), "by/from {dealer:any creatures}", rank=1)


def _whole(kind: Spoken, tails: tuple[Spoken, ...]) -> Spoken | None:
    return joined(kind, *tails)


def _apart(given: Any) -> Any:
    """Damage with what is said of it, one after the other."""
    if type(given) is not Spoken:
        return None
    by = Spoken(given.by)
    kind = by if given.by in (ATTACKS, KINDS["non-attack "]) else Spoken()
    rest = [Spoken(whom=given.whom)] if given.whom is not None else []
    if isinstance(given.by, Trait) and given.dealer is not None and kind == Spoken():
        rest += [Spoken(given.by, given.dealer)]
    else:
        rest += [by] if given.by is not None and kind == Spoken() else []
        rest += [Spoken(dealer=given.dealer)] if given.dealer is not None else []
    return {"kind": kind, "tails": tuple(rest)} if rest else None


hurt.converts(_whole, _apart, "{kind:kind of damage} dealt {tails:damage tail+}",
              "(all/any/the) {kind:kind of damage} (dealt) {tails:damage tail+}")  # fmt: skip
hurt.converts(
    lambda kind: kind,
    lambda given: (
        {"kind": given}
        if type(given) is Spoken and given == Spoken(given.by) and given.by in KINDS.values() and given.by is not None
        else None
    ),
    "all {kind:named kind of damage}",
    "(all) {kind:named kind of damage}",
)
