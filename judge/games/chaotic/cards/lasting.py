"""8.7.1: what a text does as long as its card is there: a sentence as abilities that reach those it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.chaotic.cards.acting import ACTOR, OPPONENT, as_done_by
from judge.games.chaotic.cards.choices import OF_INITIATIVES
from judge.games.chaotic.cards.deeds.of_damage import cost_change, taken
from judge.games.chaotic.cards.gifts import expanded, gifts
from judge.games.chaotic.cards.lasting_elsewhere import closed, gear_has, hive_stays, mute, no_attacks, opens, spares
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    REFERS,
    Beside,
    Both,
    Elements,
    Fights,
    InitiativeIs,
    Meets,
    Stat,
    There,
    Those,
    Trait,
    X,
)
from judge.games.chaotic.cards.meanings.ability import Ability, Change
from judge.games.chaotic.cards.meanings.hands import AbilityCosts, By, Closed, NoAttacks, Pays, Spares
from judge.games.chaotic.cards.meanings.instructions import (
    THIS_TURN,
    AttackDeals,
    AttackIs,
    AttacksHave,
    CanMove,
    CanPlay,
    CountsAs,
    DamageTo,
    Destroy,
    GearHas,
    Gets,
    Healed,
    HiveStays,
    Lacks,
    Must,
    Mute,
    Opens,
    Outcome,
    Sacrifice,
    Sets,
    Shared,
)
from judge.games.chaotic.cards.meanings.sentences import Do, Has
from judge.games.chaotic.cards.of_initiative import initiative_of, of_initiative, speaks_of_it
from judge.games.chaotic.cards.phrases import here
from judge.games.chaotic.cards.reaching import affected, of_first, reached, refuse_references
from judge.games.chaotic.play.lasting import FAR

BESIDE = Those("each", traits=(Trait("place", "beside"),))


def lasting(means: Has | Do, sort: str) -> Iterator[Ability]:
    """A sentence of a card in play as abilities; ValueError if it is nothing that lasts."""
    given = means.given
    if isinstance(means, Has):
        reach, given = reached(None, given, sort)
        if any(each.amount == X for each in means.abilities):
            raise ValueError("X is chosen when a card is played, and an Innate Ability is not played")
        yield from (each._replace(reach=reach, given=given) for one in means.abilities for each in expanded(one))
        return
    if means.may or means.instead:
        raise ValueError("the text does not say when this happens")
    if (kind := initiative_of(means)) and speaks_of_it(means.deeds):
        for each in ELEMENTS if kind == "element" else DISCIPLINES:
            rest = tuple(one for one in given if one != OF_INITIATIVES[kind])
            deeds = tuple(of_initiative(one, each) for one in means.deeds)
            yield from lasting(means._replace(deeds=deeds, given=(InitiativeIs((each,)), *rest)), sort)
        return
    for one in means.deeds:
        if isinstance(one, By):
            yield from _of_each_player(one, means, sort)
    for deed in (each for whole in of_first(means.deeds) if not isinstance(whole, By) for each in _apart(whole)):
        if getattr(deed, "until", "") == THIS_TURN:
            raise ValueError("an Innate Ability cannot name its own end")
        for ability in _of(deed, means, sort):
            refuse_references((ability.reach, ability.given, ability.changes))
            yield ability


def _of_each_player(by: By, means: Do, sort: str) -> Iterator[Ability]:
    """What the Creatures of a player have of whom something is so: of you, and the same of your opponent."""
    if by.who.which != "each" or len(by.who.traits) != 1 or means.given:
        raise ValueError("the text does not say when this happens")
    own = Do(tuple(as_done_by(ACTOR, each) for each in by.deeds), (as_done_by(ACTOR, by.who.traits[0]),))
    for each in (own, as_done_by(OPPONENT, own)):
        yield from lasting(each, sort)


def _apart(deed: Any) -> Iterator[Any]:
    """What lasts for several that are named one by one, for each of them."""
    whom = getattr(deed, "whom", None)
    if isinstance(deed, Shared):
        for each in deed.apart:
            yield from _apart(each)
    elif isinstance(whom, Both):
        yield from (deed._replace(whom=each) for each in whom.them)
    else:
        yield deed


def _of(deed: Any, means: Do, sort: str) -> Iterator[Ability]:
    make = _MADE.get(type(deed))
    if make is None:
        raise ValueError("the text does not say when this happens")
    yield from make(deed, means.given, sort)


def _gets(deed: Gets, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    if deed.until != "turn":
        raise ValueError("an Innate Ability cannot name its own end")
    reach, needed = reached(_whoever(deed), given, sort)
    made = Ability("", reach=reach, given=needed)
    per = affected(deed.per)
    if per and len({isinstance(each, Ability) for each in (*deed.gains, *deed.loses)}) > 1:
        raise ValueError("the text does not make clear whether `for each` is said of both")
    for gift in gifts(deed.gains):
        yield from _gift(gift, made, per)
    for lost in gifts(deed.loses):
        if isinstance(lost, Stat):
            yield from _gift(lost._replace(less=not lost.less), made, per)
        elif isinstance(lost, Ability | Trait):
            yield made._replace(name=f"loses {getattr(lost, 'title', 'all abilities')}", lacks=(lost,))
        elif lost == Elements():
            yield made._replace(name="loses all elements", lacks=(Trait("all", "elements"),))
        else:
            raise ValueError("an Innate Ability cannot take this away")
    for ban in deed.cannot:
        yield made._replace(name=f"can not {ban}", forbids=ban)


def _whoever(deed: Gets) -> Those | None:
    """`A Creature with Fire has ...`: every such Creature; `for each counter on this card, it has ...`: this card."""
    whom = deed.whom
    if whom is None or not (deed.has or deed.cannot):
        return whom
    if whom == Those("one", traits=whom.traits) and Trait("state", "other") not in whom.traits:
        return whom._replace(which="each")
    counted = [each.of for each in deed.per if isinstance(each.of, Those)]
    own = len(counted) == 1 and counted[0].which in ("this", "bearer")
    return counted[0] if own and whom == Those("it") else whom


def _gift(gift: Any, made: Ability, per: tuple[Any, ...]) -> Iterator[Ability]:
    if isinstance(gift, Stat):
        if gift.amount == X:
            raise ValueError("X is chosen when a card is played, and an Innate Ability is not played")
        if not isinstance(gift.amount, int):
            raise ValueError("the text does not say whether it is so much, or so much more")
        changes = tuple(
            Change(each, "subtract" if gift.less else "add", affected(gift.amount), per) for each in gift.stats
        )
        yield made._replace(name=_name(changes), changes=changes)
    elif per and not (isinstance(gift, Ability) and isinstance(gift.amount, int) and gift.amount > 0):
        raise ValueError("`for each` needs a number")
    elif isinstance(gift, Ability) and (gift.amount == X or not isinstance(gift.amount, int)):
        raise ValueError("an Innate Ability needs a number that is known")
    elif isinstance(gift, Ability):
        yield (
            gift._replace(reach=made.reach, given=(*gift.given, *made.given), per=per)
            if not gift.is_text
            else _text(gift, made)
        )
    elif isinstance(gift, Trait) and gift.sort == "kind":
        yield made._replace(name=f"counts as {gift.name}", counts_as=gift.name)
    elif isinstance(gift, Elements) and gift == Elements():
        yield from (made._replace(name="element", param=each) for each in ELEMENTS)
    elif isinstance(gift, Elements) and isinstance(gift.of, Those) and gift.of.which in ("each", "the"):
        for each in ELEMENTS:
            there: Any = There(gift.of._replace(number=1, traits=(*gift.of.traits, Trait("element", each))))
            there = Meets(gift.of, Trait("element", each)) if gift.of.which == "the" else there
            yield made._replace(name="element", param=each, given=(*made.given, there))
    else:
        raise ValueError("an Innate Ability cannot give this")


def _text(gift: Ability, made: Ability) -> Ability:
    """A trigger or a cost that a text gives: those it reaches have it as an ability of their own."""
    if made.given and made.reach == Those("this"):
        return gift._replace(given=(*gift.given, *made.given))
    if made.given:
        raise ValueError("an ability in quotation marks that depends on a condition cannot be given")
    return gift._replace(reach=made.reach, given_away=True)


def _name(changes: tuple[Change, ...]) -> str:
    signs = {"add": "+", "subtract": "-", "set": "="}
    return ", ".join(
        f"{each.what} {signs.get(each.op, '')}{each.amount if isinstance(each.amount, int) else ''}" for each in changes
    )


def _sets(deed: Sets, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    if deed.amount == X:
        raise ValueError("X is chosen when a card is played, and an Innate Ability is not played")
    reach, needed = reached(deed.whom, given, sort)
    names = DISCIPLINES if deed.what == "disciplines" else (kind_of_damage(deed),)
    changes = tuple(Change(each, deed.op, deed.amount) for each in names)
    yield Ability(_name(changes), reach=reach, given=needed, changes=changes)


def kind_of_damage(deed: Sets) -> str:
    """Bare `damage` is damage dealt where it grows, and damage taken where it shrinks."""
    if deed.what != "damage":
        return deed.what
    return "damage dealt" if deed.op in ("add", "multiply") else "damage taken"


def clear_first(deed: AttackDeals) -> AttackDeals:
    """The same; ValueError if the first attack is not kept, or may be of each or of any, or the next one ends twice.

    Of the Creatures of one player only one fights: the first attack of any of them is that of each.
    """
    attack = deed.attack
    if attack.which == "next" and deed.until != "turn":
        raise ValueError("until when the next attack is waited for, or what it deals lasts, is not clear")
    if attack.which != "first":
        return deed
    if attack.traits:
        raise ValueError("which attack of a sort was the first is not kept")
    if attack.of is None and deed.whom is None:
        raise ValueError("which attack was the first of a combat, whoever played it, is not kept")
    whose = attack.of
    if whose is None or Trait("control", "yours") in whose.traits or Trait("control", "theirs") in whose.traits:
        return deed
    if whose.which == "one" or (whose.which == "each" and whose.number > 1):
        raise ValueError("the first attack of each such Creature may be meant, or the first of any of them")
    return deed


def _attacks(deed: AttackDeals, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    attack, whom = deed.attack, deed.whom
    if attack.which not in ("each", "first") or deed.until != "turn" or (deed.per and whom is not None):
        raise ValueError("the text does not say when this happens")
    clear_first(deed)
    bare = attack._replace(of=None)
    plain = bare.which == "each" and not bare.traits
    if whom is not None and attack.of is None:
        reach, needed = reached(_any_of(whom), given, sort)
        change = Change("attack damage taken", deed.op, deed.amount, attack=None if plain else bare, bound=deed.bound)
    else:
        players = attack.of if attack.of is not None else Those("each")
        players = Those("each", traits=players.traits) if players.which == "one" else players
        reach, needed = reached(players, given, sort)
        change = Change(
            "attack damage",
            deed.op,
            affected(deed.amount),
            affected(deed.per),
            attack=None if plain else bare,
            against=here(whom, sort),
            bound=deed.bound,
        )
    yield Ability(_name((change,)), reach=reach, given=needed, changes=(change,))


def _taken(deed: DamageTo, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    if deed.dealer is not None and deed.dealer.which in REFERS:
        deed = deed._replace(dealer=reached(deed.dealer, given, sort)[0])
    deed = deed._replace(dealer=_any_of(deed.dealer)) if deed.dealer is not None else deed
    reach, needed = reached(_any_of(deed.whom), given, sort)
    change = taken(deed, affected(deed.amount), affected(deed.per))
    yield Ability(_name((change,)), reach=reach, given=needed, changes=(change,))


def _any_of(whom: Those) -> Those:
    """Damage to a Creature of a sort, said of what always counts: to any of them, each by itself."""
    return Those("each", traits=whom.traits) if whom == Those("one", traits=whom.traits) else whom


def _healed(deed: Healed, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    reach, needed = reached(deed.whom, given, sort)
    yield Ability(
        "healed more", reach=reach, given=needed, changes=(Change("healing", "add", deed.amount, by=deed.by),)
    )


def _refuse_end(deed: Any) -> None:
    """8.9: what counts as long as a card is there does not say until when."""
    if deed.until != "turn":
        raise ValueError("an Innate Ability cannot name its own end")


def _pays(deed: Pays, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    reach, needed = reached(deed.whom, given, sort)
    _refuse_end(deed)
    change = cost_change(deed, deed.amount)._replace(per=affected(deed.per))
    yield Ability(_name((change,)), reach=reach, given=needed, changes=(change,))


def _lacks(deed: Lacks, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    reach, needed = reached(deed.whom, given, sort)
    yield Ability("does not have", amount=int(deed.gain), reach=reach, given=needed, lacks=deed.what)


def _plain(name: str, field: str) -> Any:
    def make(deed: Any, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
        _refuse_end(deed)
        reach, needed = reached(deed.whom, given, sort)
        value = getattr(deed, name) or "any"
        more: dict[str, Any] = {field: value}
        yield Ability(f"{field} {value}".replace("_", " "), reach=reach, given=needed)._replace(**more)

    return make


def _must(deed: Must, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    if deed.what == "enter" and sort != "location":
        raise ValueError("only a Location can be in a space that must be entered")
    if deed.what == "enter" and deed.whom is not None and deed.whom._replace(number=1) != BESIDE:
        raise ValueError("a space calls every Creature beside it, or none")
    reach, needed = reached(deed.whom, given, sort)
    yield Ability(f"must {deed.what}", reach=reach, given=needed, must=deed.what)


def _can_move(deed: CanMove, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    reach, needed = reached(deed.whom, given, sort)
    yield Ability("can move far", reach=reach, given=needed, permits=FAR[deed.free])


def _goes(deed: Destroy | Sacrifice, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """8.8.3.1: what has no time of its own is always so: the Creature goes as soon as the condition is met."""
    if sort != "creature" or not given or deed.what is None or deed.what.which not in ("this", "it"):
        raise ValueError("the text does not say when this happens")
    spoken = [each.whom for each in given if isinstance(each, Meets)]
    others = any(isinstance(each, Meets) and isinstance(each.trait, Fights | Beside) for each in given)
    if deed.what.which == "it" and (others or any(each.which != "this" for each in spoken)):
        raise ValueError("the text does not make clear who is meant")
    what = "be destroyed" if isinstance(deed, Destroy) else "be sacrificed"
    yield Ability(f"must {what}", given=here(given, sort), must=what)


def _attack_is(deed: AttackIs, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    attack = deed.attack
    of = [each.name for each in attack.traits if isinstance(each, Trait) and each.sort == "element"]
    plain = attack._replace(of=None, traits=()) == Those("each", "attack") and len(of) == len(attack.traits) < 2
    if not plain or deed.until != "turn":
        raise ValueError("the text does not say when this happens")
    if attack.of is None and sort != "location":
        raise ValueError("only a Location can say this of all attacks")
    players = attack.of or Those("each")
    reach, needed = reached(Those("each", traits=players.traits) if players.which == "one" else players, given, sort)
    made = Ability("", "".join(of), reach=reach, given=needed)
    yield from (made._replace(name=f"attacks are {each}", attack_is=each) for each in deed.elements)


def _outcome(deed: Outcome, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    reach, needed = reached(deed.whom, given, sort)
    yield Ability("checks", reach=reach, given=needed, outcome=("win" if deed.wins else "lose", *deed.tests))


def _attacks_have(deed: AttacksHave, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    from judge.games.chaotic.cards.reading import line

    reach, needed = reached(deed.whom, given, sort)
    yield Ability("text of attacks", reach=reach, given=needed, adds=line(deed.text))


def _ability_costs(deed: AbilityCosts, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    reach, needed = reached(deed.whom, given, sort)
    name = "abilities cost more" if deed.op == "add" else "abilities cost less"
    _refuse_end(deed)
    change = cost_change(deed, deed.amount)._replace(per=affected(deed.per))
    yield Ability(name, reach=reach, given=needed, changes=(change,))


_MADE: dict[type, Any] = {
    Gets: _gets, Sets: _sets, AttackDeals: _attacks, DamageTo: _taken, Healed: _healed, Pays: _pays, Lacks: _lacks,
    CanMove: _can_move, CanPlay: _plain("tribe", "permits"),
    CountsAs: _plain("kind", "counts_as"), Must: _must, Mute: mute,
    GearHas: gear_has, Opens: opens, AttackIs: _attack_is, Outcome: _outcome, AttacksHave: _attacks_have,
    AbilityCosts: _ability_costs, HiveStays: hive_stays, Destroy: _goes, Sacrifice: _goes, Spares: spares,
    Closed: closed, NoAttacks: no_attacks,
}  # fmt: skip
