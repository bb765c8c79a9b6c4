"""damage, hit-points, resources: tokens are placed, moved and removed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Modifier, Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import count, hindered, in_vain, just_happens, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import DID_NOT, adjusted, barred, follows, occurs
from judge.games.lotr_lcg.play.in_play.areas import use, uses
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.values import amount_of, resolve_amount, total
from judge.games.lotr_lcg.play.who import attack, card, in_play, listed, matters, player, players, verbs
from judge.games.lotr_lcg.things import Card, Context, Occurrence, Player
from judge.kit.words import counted

HIT_POINTS = frozenset(("modify", "base hit points", "switch", "define x"))  # What changes them.

just_happens("resource", player="controller", counted=True)
KEEPS_COUNT = ("location", "quest", "objective", "side quest")


@makes("damage", "mark")
def _damage(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """`place 1 damage here`: a location or quest takes no damage, but keeps count with it."""
    of = card(now, name)
    yield Occurrence(damage_kind(now, of), name, count(now, what, about), player=of.controller)


def damage_kind(now: Moment, of: Card) -> str:
    """damage: what damage to a card is; some keep count with it alone, and later sets call that dealing as well."""
    fights = is_a(now, of, "character") or is_a(now, of, "enemy")
    return "mark" if not fights and of.printed.type in KEEPS_COUNT else "damage"


@hindered("damage", "mark")
def _no_damage(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    none = count(now, what, about) <= 0
    return nothing(name, "would be dealt no damage", "damage-procedure") if none else None


@adjusted("damage")
def determine_damage(now: Moment, what: Occurrence) -> Occurrence:
    """damage-procedure: first the amount is determined, modifiers included."""
    of = card(now, what.subject)
    rows = [
        Modifier(each.source, each.effect.op, resolve_amount(now, each.effect.amount, each.about))  # type: ignore[arg-type]
        for each in bearing_on(now, of, "modify damage")
        if not each.effect.what or what.cause == "attack"
    ]
    if not rows:
        return what
    value = total(now, "damage", what.amount, rows)
    said = f"The damage to {of.name} is now {value.total}."
    now.say(said, cite("damage-procedure"), cite("modifiers"), event=("damage", of.name), value=value)
    return what._replace(amount=int(value.total))


@barred("damage")
def cannot_be_damaged(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot-be-damaged: it cannot have damage assigned, dealt or moved to it; nor can one without hit points."""
    of = card(now, what.subject)
    if not of.in_play:
        return refuse(f"{of.name} is not in play", cite("abilities-target-in-play"))
    if not is_a(now, of, "character") and not is_a(now, of, "enemy"):
        return refuse(f"{of.name} is neither a character nor an enemy and takes no damage", cite("damage"))
    if what.amount <= 0:
        return refuse(f"No damage is dealt to {of.name}", cite("damage-procedure"))
    if what.cause == "attack" and bearing_on(now, of, "immune") and now.reads("immunity-to-attacks") == "immune":
        return refuse(f"{of.name} is immune", cite("immune"))
    other = forbidden(now, of, "take non-combat damage") if what.cause != "attack" else None
    by = what.source if what.cause != "attack" else ""  # The damage of an attack is not that of an effect.
    return other or forbidden(now, of, "be damaged", source=by)


@occurs("damage")
def place_damage(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """damage-procedure: the damage is assigned to the target and placed on it."""
    of = card(now, what.subject)
    at_once = most_at_once(now, of, what.amount, "damage", "attack" if what.cause == "attack" else "effect")
    what = what._replace(amount=allowed(now, of, at_once, "damage"))
    if not what.amount:
        return (what._replace(kind=DID_NOT),)
    now.put(of._replace(damage=of.damage + what.amount))
    if what.cause == "attack":
        spare = max(0, of.damage + what.amount - amount_of(now, of, "hit points"))
        note_result(now, ("damage", of.name, what.amount), ("excess", of.name, min(spare, what.amount)))
    by = f" by {what.source}" if what.source else ""
    now.say(f"{of.name} is dealt {what.amount} damage{by}.", cite("damage-procedure"), event=("damaged", of.name))
    _note_survival(now, card(now, of.name))
    return (what,)


def note_result(now: Moment, *results: tuple[str, str, int]) -> None:
    """6.4.4: what the attack that goes on has come to, for text that asks for it when it is over."""
    there = attack(now)
    if there is not None:
        now.put(there._replace(did=(*there.did, *results)))


def allowed(now: Moment, of: Card | Player, amount: int, tokens: str) -> int:
    """cannot: card text may say how much damage or progress a card can take each round, or threat a player lose."""
    doing = verbs(now)
    if f"{tokens} limit" not in doing and "token cap" not in doing:
        return amount
    for bearing in bearing_on(now, of, f"{tokens} limit"):
        most = resolve_amount(now, bearing.effect.amount, bearing.about)
        them = "all of them" if bearing.effect.op == "in all" else of.name
        key = f"{bearing.effect.until}:{tokens} on {them} ({bearing.source})"
        left = max(0, most - uses(now, key))
        if left < amount:
            said = f"{bearing.source} allows no more than {most} {tokens} on {them} each {bearing.effect.until}."
            now.say(said, cite("cannot"), event=("prevented", of.name))
            amount = left
        for _ in range(amount):
            use(now, key)
    for bearing in bearing_on(now, of, "token cap"):
        most = resolve_amount(now, bearing.effect.amount, bearing.about)
        if bearing.effect.what == tokens and getattr(of, tokens) + amount > most:
            amount = max(0, most - getattr(of, tokens))
            said = f"{bearing.source} allows no more than {most} {tokens} on {of.name}."
            now.say(said, cite("cannot"), event=("prevented", of.name))
    return amount


def most_at_once(now: Moment, of: Card, amount: int, tokens: str, by: str = "") -> int:
    """cannot: card text may say how much damage one attack deals a card, or how much of it one effect heals."""
    for bearing in bearing_on(now, of, f"{tokens} at once"):
        most = resolve_amount(now, bearing.effect.amount, bearing.about)
        if amount > most and bearing.effect.what in ("", by):
            said = f"{bearing.source} allows no more than {most} damage at once for {of.name}."
            now.say(said, cite("cannot"), event=("prevented", of.name))
            amount = most
    return amount


@occurs("mark")
def place_tokens(now: Moment, what: Occurrence) -> None:
    """damage: tokens on a card that cannot be damaged, for its own text to count."""
    of = card(now, what.subject)
    now.put(of._replace(damage=of.damage + what.amount))
    now.say(f"{what.amount} damage is placed on {of.name}.", cite("damage"), event=("damaged", of.name))


def _note_survival(now: Moment, of: Card) -> None:
    """cannot: what has damage enough to be destroyed stays where a card says that it cannot be."""
    if _has_enough(now, of):
        kept = _kept_from_destruction(now, of) or forbidden(now, of, "leave play")
        if kept is not None:
            said = f"{kept.text}: it stays in play with {of.damage} damage."
            now.say(said, *kept.cites, cite("damage-threshold"), event=("prevented", of.name))


@follows(*HIT_POINTS)
def destroyed_by_damage(now: Moment) -> Iterator[Occurrence]:
    """damage-threshold: with as much damage as hit points, or more, a character or enemy is destroyed."""
    changed = matters(now, "modify")
    for of in in_play(now):
        if (
            (of.damage or (changed and _weakened(now, of)))
            and _has_enough(now, of)
            and _kept_from_destruction(now, of) is None
        ):
            made = _by_damage(now, of)
            if made.source or made.cause != "damage" or now.reads("hit-points-lost-later") == "destroyed":
                yield made


def _kept_from_destruction(now: Moment, of: Card) -> Refusal | None:
    """cannot: card text may keep a card from being destroyed, by anything or by damage."""
    return forbidden(now, of, "be destroyed") or forbidden(now, of, "be destroyed by damage")


def _by_damage(now: Moment, of: Card) -> Occurrence:
    """triggering-one-window: what destroys a card is what has just damaged it: an attack, or a card effect."""
    blows = [each for each in listed(now, "events") if each.kind == "damage" and each.subject == of.name]
    rules = ("damage-threshold",) if blows else ("damage-threshold", "hit-points", "modifiers-recalculate")
    made = Occurrence(
        "destroy", of.name, player=of.engaged or of.controller, cause="damage", detail="damage", rules=rules
    )
    return made._replace(source=blows[-1].source, cause=blows[-1].cause, other=blows[-1].other) if blows else made


def _weakened(now: Moment, of: Card) -> bool:
    """Whether something changes its hit points, so that they might be 0 without damage."""
    return any(each.effect.what == "hit points" for each in bearing_on(now, of, "modify"))


def _has_enough(now: Moment, of: Card) -> bool:
    """damage-threshold: whether a character or enemy has as much damage as hit points."""
    printed = of.printed.hit_points
    if printed is not None and of.damage < printed and verbs(now).isdisjoint(HIT_POINTS):
        return False
    fights = printed is not None and (is_a(now, of, "character") or is_a(now, of, "enemy"))
    left = amount_of(now, of, "hit points") - of.damage if fights else 1
    return left < 0 or (left == 0 and (not of.damage or now.reads("exact-damage") == "enough"))


@makes("heal")
def _heal(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    wanted = count(now, what, about)
    yield Occurrence("heal", name, card(now, name).damage if wanted == 99 else wanted)


def _undamaged(now: Moment, name: str) -> bool:
    return card(now, name).damage == 0


in_vain("heal", _undamaged, "has no damage to heal", "ability-potential-change", "be healed")


MOVED = {"move damage": "damage", "move resource": "resources", "move progress": "progress"}


@hindered(*MOVED)
def _none_to_move(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """move: there has to be something to move; as much as was said, where the player says how much."""
    has = int(getattr(card(now, name), MOVED[what.verb]))
    return nothing(name, f"has no {MOVED[what.verb]} to move", "move") if has < _to_move(now, what, about) else None


def _to_move(now: Moment, what: Instruction, about: Context) -> int:
    return count(now, what, about) if what.op == "exactly" else 1


@occurs("heal")
def remove_damage(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """Damage is taken off a card, as much as there is."""
    of = card(now, what.subject)
    what = what._replace(amount=allowed(now, of, most_at_once(now, of, what.amount, "heal"), "heal"))
    beyond = what.amount if now.tries("healed-beyond", "beyond") else of.damage
    healed = min(max(of.damage, beyond), what.amount)
    now.put(of._replace(damage=of.damage - healed))
    now.say(f"{healed} damage is healed from {of.name}.", cite("damage"), event=("healed", of.name))
    return (what._replace(amount=healed),)


@makes(*MOVED)
def _move_tokens(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    has = int(getattr(card(now, name), MOVED[what.verb]))
    moved = min(has, count(now, what, about))
    for each in members(now, what.to, about)[:1]:
        if each != name and moved:
            yield Occurrence(what.verb.replace(" ", "-"), name, moved, other=each)


@barred("move-damage")
def cannot_take_moved(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot-be-damaged: damage cannot be moved to such a card; move: nor to where it already is."""
    if what.other == what.subject:
        return refuse("Damage cannot move to where it already is", cite("move"))
    to = card(now, what.other)
    return forbidden(now, to, "take non-combat damage") or forbidden(now, to, "be damaged", source=what.source)


@occurs("move-damage")
def move_damage(now: Moment, what: Occurrence) -> None:
    """move: damage goes from one card to another."""
    here, there = card(now, what.subject), card(now, what.other)
    now.put(here._replace(damage=here.damage - what.amount))
    now.put(there._replace(damage=there.damage + what.amount))
    said = f"{what.amount} damage moves from {here.name} to {there.name}."
    now.say(said, cite("move"), event=("damaged", there.name))


@barred("resource")
def cannot_gain(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that a hero gains no resources."""
    if what.amount <= 0:
        return refuse(f"No resources are added to {what.subject}", cite("resources"))
    of = card(now, what.subject)
    whose = player(now, of.controller) if of.controller in players(now) else of
    return next(
        (no for each in (of, whose) if (no := forbidden(now, each, "gain resources", source=what.source))), None
    )


@occurs("resource")
def gain_resources(now: Moment, what: Occurrence) -> None:
    """gains-resources: resources go from the bank to a hero's pool."""
    of = card(now, what.subject)
    now.put(of._replace(resources=of.resources + what.amount))
    said = f"{of.name}'s pool gains {counted(what.amount, 'resource')}."
    now.say(said, cite("resources"), event=("resources", of.name))


@makes("spend", "lose resource")
def _spend(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    of, wanted = card(now, name), count(now, what, about)
    short = what.verb != "spend" and of.resources < wanted
    rules = ("effects-as-much-as-able",) if short else ()
    yield Occurrence("spend", name, of.resources if short else min(wanted, 99), player=of.controller, rules=rules)


@hindered("spend", "lose resource")
def _too_few(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    has, needs = card(now, name).resources, count(now, what, about)
    if has < (needs if what.verb == "spend" else 1):
        text = f"{name} has {counted(has, 'resource')}, and {needs} are needed"
        return refuse(text, cite("ability-cost-payable"), cite("cost"))
    return forbidden(now, card(now, name), "spend resources") if what.verb == "spend" else None


@occurs("spend")
def spend_resources(now: Moment, what: Occurrence) -> None:
    """resources: what is spent goes from the pool back to the bank."""
    of = card(now, what.subject)
    spent = min(of.resources, what.amount)
    now.put(of._replace(resources=of.resources - spent))
    now.say(f"{of.name}'s pool loses {counted(spent, 'resource')}.", cite("resources"), event=("resources", of.name))


@occurs("move-progress")
def move_progress(now: Moment, what: Occurrence) -> None:
    """move: progress goes from one location or quest to another."""
    here, there = card(now, what.subject), card(now, what.other)
    now.put(here._replace(progress=here.progress - what.amount))
    now.put(there._replace(progress=there.progress + what.amount))
    now.say(
        f"{what.amount} progress moves from {here.name} to {there.name}.", cite("move"), event=("moved", there.name)
    )


@occurs("move-resource")
def move_resources(now: Moment, what: Occurrence) -> None:
    """move: resources go from one pool to another."""
    here, there = card(now, what.subject), card(now, what.other)
    now.put(here._replace(resources=here.resources - what.amount))
    now.put(there._replace(resources=there.resources + what.amount))
    said = f"{there.name} gets {counted(what.amount, 'resource')} from {here.name}."
    now.say(said, cite("move"), event=("resources", there.name))
