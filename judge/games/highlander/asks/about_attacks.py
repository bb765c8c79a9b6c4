"""What a question can ask about attacks: what they are, what answers them, how they end, where they may go."""

from __future__ import annotations

from judge.engine import Moment, Refusal, Ruled, Value
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_attack, the_card, the_player
from judge.games.highlander.cards.grid import CELLS
from judge.games.highlander.play.attacks import (
    appropriate_defenses,
    blows_and_head_shots,
    damage,
    playing_attacks,
    playing_defenses,
)
from judge.games.highlander.play.who import attacks_of, hand, incoming

MISSING = "none"


@RULES.quantity("damage of {attack}", cite("phase-5-ability-adjustment"))
def damage_of(now: Moment, attack: str) -> Value:
    """The damage an attack does if it is successful, with how it is worked out."""
    return damage.of_attack(now, the_attack(now, attack))


@RULES.quantity("status of {attack}", cite("successful-attacks"))
def status_of(now: Moment, attack: str) -> str:
    """pending, declared, blocked, dodged, avoided or successful."""
    return the_attack(now, attack).status


@RULES.quantity("{attack} is successful", cite("successful-attacks"))
def is_successful(now: Moment, attack: str) -> bool:
    """Whether an attack has been successful."""
    return the_attack(now, attack).status == "successful"


@RULES.quantity("{attack} is a power blow", cite("power-blows"))
def is_power_blow(now: Moment, attack: str) -> bool:
    """Whether an attack is a Power Blow."""
    return blows_and_head_shots.is_power_blow(now, the_attack(now, attack))


@RULES.quantity("{attack} is a head shot", cite("head-shot"))
def is_head_shot(now: Moment, attack: str) -> bool:
    """Whether an attack is a Head Shot."""
    return blows_and_head_shots.is_head_shot(now, the_attack(now, attack))


@RULES.quantity("{attack} is hidden", cite("hidden-attacks"))
def is_hidden(now: Moment, attack: str) -> bool:
    """Whether an attack lies face down."""
    return blows_and_head_shots.is_hidden(now, the_attack(now, attack))


@RULES.quantity("{attack} may become a power blow", cite("power-blows"), cite("special-attacks"))
def may_become_blow(now: Moment, attack: str) -> Ruled:
    """Whether an attack can be made a Power Blow, an Exertion apart."""
    found = the_attack(now, attack)
    if blows_and_head_shots.is_power_blow(now, found):
        return Ruled(False, (cite("power-blows"),), f"{found.name} is a Power Blow already")
    return _ruled(blows_and_head_shots.refuse_power_blow(now, found.by, found))


@RULES.quantity("{attack} may become a head shot", cite("head-shot"))
def may_become_shot(now: Moment, attack: str) -> Ruled:
    """Whether an attack can be made a Head Shot."""
    found = the_attack(now, attack)
    return _ruled(blows_and_head_shots.refuse_head_shot(now, found.by, found))


@RULES.quantity("what must be disclosed about {attack}", cite("hidden-disclosure"))
def disclosed(now: Moment, attack: str) -> list[str]:
    """What the defender has to be told: of a Hidden Attack only that it is a Power Blow; once revealed, all."""
    found = the_attack(now, attack)
    facts = [
        ("power blow", blows_and_head_shots.is_power_blow(now, found)),
        ("head shot", blows_and_head_shots.is_head_shot(now, found)),
        ("unblockable", blows_and_head_shots.unblockable(now, found)),
        ("undodgeable", blows_and_head_shots.undodgeable(now, found)),
    ]
    told = facts[:1] if blows_and_head_shots.is_hidden(now, found) else facts if found.hidden else facts[:2]
    return [word for word, is_so in told if is_so]


@RULES.quantity("source of the power blow {attack}", cite("faq-basic-power-blow"), cite("hidden-disclosure"))
def source_of_blow(now: Moment, attack: str) -> str:
    """What the attacker may answer when asked how it is a Power Blow: exertion, card effect, or none."""
    found = the_attack(now, attack)
    if not blows_and_head_shots.is_power_blow(now, found):
        return MISSING
    return "exertion" if found.power and not blows_and_head_shots.is_head_shot(now, found) else "card effect"


@RULES.quantity("order of attacks of {player}", cite("multiple-attacks"))
def order_of_attacks(now: Moment, player: str) -> list[str]:
    """A player's attacks in the order they lie."""
    return [each.name for each in attacks_of(now, the_player(now, player).name)]


@RULES.quantity("next attack to answer", cite("multiple-defenses"))
def next_to_answer(now: Moment) -> str:
    """The attack that has to be answered next; none if all are settled."""
    return next((each.name for each in incoming(now) if each.status in ("pending", "declared")), MISSING)


@RULES.quantity("defenses of {player} against {attack}", cite("phase-3-defense"))
def defenses_against(now: Moment, player: str, attack: str) -> Ruled:
    """The defenses in a player's hand that may legally be played against an attack."""
    who, found = the_player(now, player).name, the_attack(now, attack)
    held = [card for card in hand(now, who) if card.is_defense]
    why = {card.name: playing_defenses.refuse_defense(now, who, card, found, "hand") for card in held}
    rules = dict.fromkeys(each for refusal in why.values() if refusal for each in refusal.cites)
    return Ruled([card.title for card in held if why[card.name] is None], tuple(rules))


@RULES.quantity("{defense} answers {attack}", cite("phase-3-defense"))
def answers_it(now: Moment, defense: str, attack: str) -> Ruled:
    """Whether a defense would stop an attack: its grid, its type and texts, whoever may play it."""
    return _ruled(appropriate_defenses.inappropriate(now, the_card(now, defense), the_attack(now, attack)))


def _ruled(refusal: Refusal | None) -> Ruled:
    """Yes, or no with the rule against it."""
    return Ruled(True) if refusal is None else Ruled(False, refusal.cites, refusal.text)


@RULES.quantity("areas {player} may attack", cite("phase-4-attack"), cite("guard-attack-restriction"))
def areas_open(now: Moment, player: str) -> Ruled:
    """The areas that the last block and Guards leave open to a player's attacks."""
    closing = playing_attacks.closed_areas(now, the_player(now, player).name)
    closed = {cell for _, found, _ in closing for cell in found}
    return Ruled([cell for cell in CELLS if cell not in closed], tuple(cite(rule) for _, _, rule in closing))


@RULES.quantity("{attack} is blocked", cite("phase-3-defense"))
def is_blocked(now: Moment, attack: str) -> bool:
    """Whether an attack was blocked."""
    return the_attack(now, attack).status == "blocked"


@RULES.quantity("{attack} is dodged", cite("phase-3-defense"))
def is_dodged(now: Moment, attack: str) -> bool:
    """Whether an attack was dodged."""
    return the_attack(now, attack).status == "dodged"


@RULES.quantity("{attack} is avoided", cite("successful-attacks"))
def is_avoided(now: Moment, attack: str) -> bool:
    """Whether an attack was avoided by an effect."""
    return the_attack(now, attack).status == "avoided"
