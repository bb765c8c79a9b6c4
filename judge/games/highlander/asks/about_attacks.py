"""What a question can ask about attacks: what they are, what answers them, how they end, where they may go."""

from __future__ import annotations

from judge.engine import InOrder, Moment, Refusal, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_card, the_player
from judge.games.highlander.cards.grid import CELLS
from judge.games.highlander.play import costs
from judge.games.highlander.play.attacks import appropriate_defenses, damage, playing_attacks, playing_defenses
from judge.games.highlander.play.attacks import blows_and_head_shots as blows
from judge.games.highlander.play.who import attacks_of, hand, incoming
from judge.games.highlander.things import Attack, Card, Player
from judge.kit.asks import NOW, ask_about, named

MISSING = "none"


def _may_become_blow(now: Moment, attack: Attack) -> Ruled:
    if blows.is_power_blow(now, attack):
        return Ruled(False, (cite("power-blows"),), f"{attack.name} is a Power Blow already")
    return _ruled(blows.refuse_power_blow(now, attack.by, attack))


def _disclosed(now: Moment, attack: Attack) -> list[str]:
    """hidden-disclosure: of a Hidden Attack only that it is a Power Blow; once it is revealed, all."""
    facts = list(blows.FACTS.items())
    told = facts[:1] if attack.is_hidden else facts if attack.hidden else facts[:2]
    return [word.removeprefix("a ").casefold() for word, is_so in told if is_so(now, attack)]


def _source_of_blow(now: Moment, attack: Attack) -> str:
    if not blows.is_power_blow(now, attack):
        return MISSING
    return "exertion" if attack.power and not blows.is_head_shot(now, attack) else "card effect"


def _answered_by(now: Moment, attack: Attack) -> str:
    card = now.get(attack.defense)
    return card.title if isinstance(card, Card) else MISSING


def _ruled(refusal: Refusal | None) -> Ruled:
    """Yes, or no with the rule against it."""
    return Ruled(True) if refusal is None else Ruled(False, refusal.cites, refusal.text)


def _areas_open(now: Moment, player: Player) -> Ruled:
    closing = playing_attacks.closed_areas(now, player.name)
    closed = {cell for _, found, _ in closing for cell in found}
    return Ruled([cell for cell in CELLS if cell not in closed], tuple(cite(rule) for _, _, rule in closing))


ask_about(RULES, Attack, [
    ("damage of {attack}", damage.of_attack, cite("phase-5-ability-adjustment"),
     "The damage an attack does if it is successful, with how it is worked out."),
    (("damage dealt by {attack}", "damage done by {attack}"), "dealt",
     (cite("phase-5-ability-adjustment"), cite("successful-attacks")),
     "The damage an attack has brought on the defender so far, behind a block too; what was avoided is taken off."),
    ("defense against {attack}", lambda now, attack: _answered_by(now, attack), cite("multiple-defenses"),
     "The defense that answers an attack, or none."),
    ("status of {attack}", "status", cite("successful-attacks"),
     "pending, declared, blocked, dodged, avoided or successful."),
    ("{attack} is successful", lambda now, attack: attack.status == "successful", cite("successful-attacks"),
     "Whether an attack has been successful."),
    ("{attack} is blocked", lambda now, attack: attack.status == "blocked", cite("phase-3-defense"),
     "Whether an attack was blocked."),
    ("{attack} is dodged", lambda now, attack: attack.status == "dodged", cite("phase-3-defense"),
     "Whether an attack was dodged."),
    ("{attack} is avoided", lambda now, attack: attack.status == "avoided", cite("successful-attacks"),
     "Whether an attack was avoided by an effect."),
    ("{attack} is a power blow", blows.is_power_blow, cite("power-blows"), "Whether an attack is a Power Blow."),
    ("{attack} is a head shot", blows.is_head_shot, cite("head-shot"), "Whether an attack is a Head Shot."),
    ("{attack} is hidden", "is_hidden", cite("hidden-attacks"), "Whether an attack is face down."),
    ("{attack} may become a power blow", _may_become_blow, (cite("power-blows"), cite("special-attacks")),
     "Whether an attack can be made a Power Blow, an Exertion apart.", NOW),
    ("{attack} may become a head shot",
     lambda now, attack: _ruled(blows.refuse_head_shot(now, attack.by, attack)), cite("head-shot"),
     "Whether an attack can be made a Head Shot.", NOW),
    ("what must be disclosed about {attack}", _disclosed, cite("hidden-disclosure"),
     "What the defender has to be told: of a Hidden Attack only that it is a Power Blow; once revealed, all.", NOW),
    ("source of the power blow {attack}", _source_of_blow, (cite("faq-basic-power-blow"), cite("hidden-disclosure")),
     "What the attacker may answer when asked how it is a Power Blow: exertion, card effect, or none."),
])  # fmt: skip
ask_about(RULES, the_player, [
    ("order of attacks of {player}", lambda now, player: InOrder(each.name for each in attacks_of(now, player.name)),
     cite("multiple-attacks"), "A player's attacks in the order they lie."),
    ("areas {player} may attack", _areas_open, (cite("phase-4-attack"), cite("guard-attack-restriction")),
     "The areas that the last block and Guards leave open to a player's attacks.", NOW),
])  # fmt: skip


@RULES.quantity("next attack to answer", cite("multiple-defenses"), now=True)
def next_to_answer(now: Moment) -> str:
    """The attack that has to be answered next; none if all are settled."""
    found = [each.name for each in incoming(now) if each.is_open]
    if len(found) > 1 and now.reads("attack-order") == "any":
        return found[1]
    return found[0] if found else MISSING


def _unpaid(now: Moment, who: str, card: Card) -> Refusal | None:
    """paying-cost: a defense that costs more than its player can pay is not played."""
    return costs.refuse_payment(now, who, card, "hand", costs.ways_to_pay(now, who, card, "hand")[0])


@RULES.quantity("defenses of {player} against {attack}", cite("phase-3-defense"), now=True)
def defenses_against(now: Moment, player: str, attack: str) -> Ruled:
    """The defenses in a player's hand that may legally be played against an attack."""
    who, found = the_player(now, player).name, named(now, Attack, attack)
    held = [card for card in hand(now, who) if card.is_defense or appropriate_defenses.as_block(now, card)]
    why = {
        card.name: playing_defenses.refuse_defense(now, who, card, found, "hand") or _unpaid(now, who, card)
        for card in held
    }
    rules = dict.fromkeys(each for refusal in why.values() if refusal for each in refusal.cites)
    return Ruled([card.title for card in held if why[card.name] is None], tuple(rules))


@RULES.quantity("{defense} answers {attack}", cite("phase-3-defense"))
def answers_it(now: Moment, defense: str, attack: str) -> Ruled:
    """Whether a defense would stop an attack: its grid, its type and texts, whoever may play it."""
    return _ruled(appropriate_defenses.inappropriate(now, the_card(now, defense), named(now, Attack, attack)))
