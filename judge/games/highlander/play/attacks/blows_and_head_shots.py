"""power-blows, head-shot: what an attack is by text, by cards played with it, by Exertion, and can become."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine import Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards.conditions import all_met, met
from judge.games.highlander.cards.continuous_effects import attached, in_force, is_lasting, refuse_doing
from judge.games.highlander.cards.counting import count
from judge.games.highlander.cards.kinds import cells, fits, in_words
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.of_cards import CannotBe, Is, MayBe
from judge.games.highlander.cards.meanings.parts import ThisIs
from judge.games.highlander.play.who import attacks_of, opponent, player, turn
from judge.games.highlander.things import Attack, Card

MAKING = (Is("power blow"), Is("head shot"))
ALLOWING = (MayBe("power blow"), MayBe("head shot"))
Bearing = list[tuple[Card, lasting.AllDo]]
NOT_BLOWS = ("special attack", "ranged attack", "special attack/block")


def card_of(now: Moment, attack: Attack) -> Card:
    """The card of an attack."""
    return now.the(Card, attack.card)


def lines_on(now: Moment, attack: Attack) -> list[tuple[Card, Line]]:
    """Every line that modifies an attack: its own, and those of cards played in conjunction with it."""
    found = [card for card in (card_of(now, attack), *attached(now, attack.card)) if card.text and not card.nullified]
    ignored = player(now, opponent(now, attack.by)).ignoring if found else ()
    return [(card, each) for card in found if card.name not in ignored for each in card.text]


def says(now: Moment, attack: Attack, *wanted: Any) -> list[tuple[Card, Any]]:
    """What is said of an attack, of these kinds or just this, with its card, as far as its conditions are met."""
    found = [(card, each) for card, each in lines_on(now, attack) if is_lasting(each) and _wanted(each.does, wanted)]
    own = [(card, each.does) for card, each in found if all_met(now, each.conditions, attack.by, card, attack)]
    return own + [
        (Card(each.source, each.source, attack.by), each.told.does)
        for each in attack.granted
        if _wanted(each.told.does, wanted)
    ]


def told(now: Moment, attack: Attack, *wanted: Any) -> list[tuple[Card, Any]]:
    """What is said of an attack, and of all attacks of its kind that its player makes."""
    return [*says(now, attack, *wanted), *of_all(now, attack.by, card_of(now, attack), *wanted, attack=attack)]


def of_all(now: Moment, by: str, card: Card, *wanted: Any, attack: Attack | None = None) -> list[tuple[Card, Any]]:
    """What cards in play say of all attacks or blocks of a kind, with its card; those that this one belongs to."""
    return among(now, bearing_on(now, by, card), by, *wanted, attack=attack)


def bearing_on(now: Moment, by: str, card: Card) -> Bearing:
    """All that cards in play say of the attacks or blocks of a kind that this one belongs to."""
    return in_force(now, lasting.AllDo, by, card)


def among(now: Moment, found: Bearing, by: str, *wanted: Any, attack: Attack | None = None) -> list[tuple[Card, Any]]:
    """What is wanted of that, with its card."""
    return [
        (source, _counted(now, each.does, source.owner))
        for source, each in found
        if _wanted(each.does, wanted) and (not each.of.only or _is_such(now, attack, each.of.only))
        if attack is None or not _ignored(now, source, opponent(now, by))
    ]


def _ignored(now: Moment, source: Card, defender: str) -> bool:
    """ignoring: for a player who ignores a card it does nothing to the attacks against him."""
    return source.name in player(now, defender).ignoring and now.reads("silenced-text") == "none"


def _counted(now: Moment, does: Any, by: str) -> Any:
    """An amount for each of something, as it is now."""
    if getattr(does, "per", None) is None:
        return does
    return does._replace(amount=does.amount * count(now, does.per, by), per=None)


def _is_such(now: Moment, attack: Attack | None, only: str) -> bool:
    """Whether an attack is a Power Blow, a Head Shot, Hidden, the first; one still to be played only the first."""
    if attack is None:
        return only == "first" and not turn(now).first_gone
    return met(now, ThisIs(only), attack.by, attack=attack)


def _wanted(does: Any, wanted: tuple[Any, ...]) -> bool:
    return type(does) in wanted or does in wanted


def is_head_shot(now: Moment, attack: Attack) -> bool:
    """head-shot: whether an attack is a Head Shot now."""
    return not attack.stripped and (attack.shot or bool(says(now, attack, Is("head shot"))))


def is_power_blow(now: Moment, attack: Attack) -> bool:
    """power-blows, head-shot: made by an Exertion or by a card; a Head Shot is one, and stays one."""
    if attack.power or says(now, attack, Is("power blow")):
        return True
    shot = not attack.stripped and (attack.shot or says(now, attack, Is("head shot")))
    return bool(shot) and now.reads("head-shot-blow") == "yes"


def strip_head_shot(now: Moment, attack: Attack, source: str) -> None:
    """head-shot: an attack that is no longer a Head Shot stays a Power Blow."""
    left = now.reads("stripped-shot")
    if left == "still-shot":
        return
    now.put(attack._replace(stripped=True, power=left == "power-blow"))
    text = f"{attack.name} is no longer a Head Shot but still a Power Blow ({source})."
    now.say(text, cite("head-shot"), event=("blow", attack.name))


def refuse_power_blow(now: Moment, by: str, attack: Attack) -> Refusal | None:
    """power-blows, special-attacks, dirty-tricks: why an attack cannot be made a Power Blow, or None."""
    return (
        _not_such_a_card(now, card_of(now, attack), attack)
        or _already_made(now, by, attack)
        or refuse_doing(now, by, "power blow", cite("power-blows"))
    )


def _not_such_a_card(now: Moment, card: Card, attack: Attack | None) -> Refusal | None:
    lines = [each for each in card.text if attack is None or all_met(now, each.conditions, attack.by, card, attack)]
    said = {each.does for each in lines if is_lasting(each)}
    if attack is not None:
        said |= {does for _, does in says(now, attack, CannotBe, *ALLOWING)}
        if kept := kept_from(now, card, attack.by, "power blow", attack):
            return refuse(
                f"{kept.title} keeps {card.title} from being a Power Blow", cite("prevention"), cite("power-blows")
            )
    if card.type == "dirty trick":
        return refuse(f"{card.title} is a Dirty Trick and cannot be a Power Blow", cite("dirty-tricks"))
    if card.type in NOT_BLOWS and not said & set(ALLOWING):
        return refuse(f"{card.title} is a Special Attack and cannot be a Power Blow", cite("special-attacks"))
    if any(isinstance(each, CannotBe) and "power blow" in each.what for each in said):
        return refuse(f"the text on {card.title} keeps it from being a Power Blow", cite("power-blows"),
                      cite("prevention"))  # fmt: skip
    return None


def _already_made(now: Moment, by: str, attack: Attack) -> Refusal | None:
    """power-blows: one Power Blow in a turn; what counts as made is a reading."""
    if in_force(now, lasting.Free, by, of="one power blow") or now.reads("one-power-blow") == "any-number":
        return None
    made = [each for each in attacks_of(now, by) if each.name != attack.name and is_power_blow(now, each)]
    reading = now.reads("second-power-blow") if made else "counts"
    if reading == "separate":
        made = [each for each in made if each.power]
    elif reading == "own-text-free":
        made = [each for each in made if each.card not in {card.name for card, _ in says(now, each, *MAKING)}]
    if made:
        return refuse(f"{by} has made a Power Blow this turn: {made[0].name}", cite("power-blows"))
    return None


def refuse_head_shot(now: Moment, by: str, attack: Attack) -> Refusal | None:
    """head-shot: an upper attack that is able to become a Power Blow, and nothing on it against a Head Shot."""
    card = card_of(now, attack)
    if not is_upper(now, card):
        return refuse(f"{card.title} is not an upper attack and cannot be a Head Shot", cite("head-shot"))
    if any("head shot" in does.what for _, does in says(now, attack, CannotBe)):
        return refuse(f"the text on {card.title} keeps it from being a Head Shot", cite("head-shot"))
    if kept := kept_from(now, card, by, "head shot", attack):
        return refuse(f"{kept.title} keeps {card.title} from being a Head Shot", cite("prevention"), cite("head-shot"))
    if refusal := _not_such_a_card(now, card, attack):
        return refuse(f"{refusal.text}, so not a Head Shot", *refusal.cites, cite("head-shot"))
    becomes_one = not is_power_blow(now, attack) and now.reads("second-power-blow") != "separate"
    if becomes_one and (refusal := _already_made(now, by, attack)):
        return refuse(f"{refusal.text}; a Head Shot is a Power Blow", *refusal.cites, cite("head-shot"))
    made = ("head shot", "power blow") if becomes_one else ("head shot",)
    return next(filter(None, (refuse_doing(now, by, what, cite("head-shot")) for what in made)), None)


def kept_from(now: Moment, card: Card, by: str, what: str, attack: Attack | None = None) -> Card | None:
    """The card in play that says of such attacks or blocks that they cannot be something."""
    found = of_all(now, by, card, CannotBe, attack=attack)
    return next((source for source, does in found if what in does.what), None)


def is_upper(now: Moment, card: Card) -> bool:
    """head-shot: an upper attack; whether one that also covers other areas counts is a reading."""
    aimed = [cell.startswith("upper") for cell in cells(now, card)]
    if any(aimed) and not all(aimed):
        return now.reads("upper-attack") == "any-upper"
    return any(aimed)


def goes_with(now: Moment, card: Card, host: Card, attack: Attack | None) -> Refusal | None:
    """faq-in-conjunction: whether a card can be played in conjunction with this attack or defense."""
    asked = card.goes_with
    assert asked is not None
    if not fits(now, host, asked.what):
        return refuse(f"{card.title} is played in conjunction with a {in_words(asked.what)}; {host.title} is not one",
                      cite("faq-in-conjunction"))  # fmt: skip
    if not asked.able:
        return None
    able = _not_such_a_card(now, host, attack) is None
    if asked.able == "cannot" and able:
        return refuse(f"{card.title} asks for an attack that cannot be a Power Blow", cite("errata-amergan"))
    if asked.able == "can" and not able:
        return refuse(f"{card.title} requires an attack that can be a Power Blow", cite("power-blows"))
    if asked.able == "is" and not able and not (attack and is_power_blow(now, attack)):
        return refuse(f"{card.title} asks for a Power Blow, which {host.title} cannot be", cite("power-blows"))
    return None


def refuse_becoming(now: Moment, by: str, card: Card, attack: Attack) -> Refusal | None:
    """head-shot: whether what a card makes of an attack is allowed: a Head Shot, a Power Blow."""
    said = {each.does for each in card.text if not each.when}
    if Is("head shot") in said:
        return refuse_head_shot(now, by, attack)
    if Is("power blow") in said and not (card.goes_with and card.goes_with.able == "cannot"):
        return None if is_power_blow(now, attack) else refuse_power_blow(now, by, attack)
    return None


def unblockable(now: Moment, attack: Attack, defense: Card | None = None) -> bool:
    """Whether text on the attack, or on a card in play about such attacks, keeps it from being blocked."""
    return _cannot_be(now, attack, "blocked", defense)


def undodgeable(now: Moment, attack: Attack, defense: Card | None = None) -> bool:
    """Whether text on the attack, or on a card in play about such attacks, keeps it from being dodged."""
    return _cannot_be(now, attack, "dodged", defense)


def _cannot_be(now: Moment, attack: Attack, how: str, defense: Card | None) -> bool:
    """By any card, or by this one."""
    found = [does for _, does in told(now, attack, CannotBe) if how in does.what]
    return any(not does.by or (defense is not None and fits(now, defense, does.by)) for does in found)


FACTS: dict[str, Callable[[Moment, Attack], bool]] = {
    "a Power Blow": is_power_blow, "a Head Shot": is_head_shot, "unblockable": unblockable, "undodgeable": undodgeable,
}  # fmt: skip
