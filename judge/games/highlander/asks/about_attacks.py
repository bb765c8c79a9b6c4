"""What a question about a Highlander table can ask for."""

from __future__ import annotations

from judge.engine.modifiers import Value
from judge.engine.moment import Moment
from judge.engine.record import Cite, Refusal
from judge.engine.rules import Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.grid import CELLS
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import corda_and_reno, endurance, prone_and_disarmed
from judge.games.highlander.play.attacks import (
    appropriate_defenses,
    blows_and_head_shots,
    damage,
    playing_attacks,
    playing_defenses,
)
from judge.games.highlander.play.limits import granted
from judge.games.highlander.play.turn import phase_6_draw_discard
from judge.games.highlander.play.who import (
    active_player,
    attacks_of,
    cards,
    hand,
    hand_count,
    incoming,
    opponent,
    phase,
    turn,
)  # fmt: skip
from judge.games.highlander.things import Attack, Player

MISSING = "none"


def the_player(now: Moment, name: str) -> Player:
    """The player a name means; a KeyError lists both."""
    low = name.strip().casefold()
    for each in now.every(Player):
        persona = corda_and_reno.active_persona(now, each.name)
        if low in (each.name.casefold(), persona.title.casefold() if persona and each.partner else ""):
            return each
    raise KeyError(f"no player named {name}; there are: {', '.join(p.name for p in now.every(Player))}")


def the_attack(now: Moment, name: str) -> Attack:
    """The attack a name means; a KeyError lists those there are."""
    found = sorted(now.every(Attack), key=lambda attack: (attack.by, attack.place))
    for each in found:
        if each.name.casefold() == name.strip().casefold():
            return each
    raise KeyError(f"no attack named {name}; there are: {', '.join(a.name for a in found) or 'none'}")


def the_card(now: Moment, name: str) -> Card:
    """The card a title means, its owner first where that is needed: `Ben's Thrust`; a KeyError lists some."""
    low = name.strip().casefold()
    for owner in ("", *(each.name for each in now.every(Player))):
        wanted = low.removeprefix(f"{owner.casefold()}'s ") if owner else low
        if owner and wanted == low:
            continue
        found = [
            card
            for card in now.every(Card)
            if wanted in (card.title.casefold(), card.name.partition("#")[0].casefold())
        ]
        if mine := [card for card in found if not owner or card.owner == owner]:
            return mine[0]
    raise KeyError(f"no card named {name}; there are: {', '.join(dict.fromkeys(c.title for c in now.every(Card)))}")


@RULES.quantity("maximum ability of {player}", cite("faq-ability"))
def maximum_ability(now: Moment, player: str) -> int:
    """The maximum Ability of a player."""
    return the_player(now, player).maximum


@RULES.quantity("ability of {player}", cite("ability-outline"))
def ability(now: Moment, player: str) -> int:
    """The Ability of a player now; pending damage has not come off yet."""
    if other := corda_and_reno.resting(now, player):
        return other[1].ability
    return the_player(now, player).ability


@RULES.quantity("pending damage on {player}", cite("phase-5-ability-adjustment"))
def pending_damage(now: Moment, player: str) -> int:
    """The damage that waits for a player's Ability Adjustment Phase, prevention taken off."""
    rows = the_player(now, player).pending
    total = sum(row.amount for row in rows if row.kind == "damage")
    return max(0, total - sum(row.amount for row in rows if row.kind == "prevention"))


@RULES.quantity("pending loss of {player}", cite("phase-5-ability-adjustment"))
def pending_loss(now: Moment, player: str) -> int:
    """The Ability loss (not damage) that waits for a player's Ability Adjustment Phase."""
    return sum(row.amount for row in the_player(now, player).pending if row.kind == "loss")


@RULES.quantity("pending gain of {player}", cite("phase-5-ability-adjustment"))
def pending_gain(now: Moment, player: str) -> int:
    """The Ability gain that waits for a player's Ability Adjustment Phase."""
    return sum(row.amount for row in the_player(now, player).pending if row.kind == "gain")


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


@RULES.quantity("maximum hand size of {player}", cite("maximum-hand-size"), cite("faq-hand-size"), cite("stacking"))
def maximum_hand_size(now: Moment, player: str) -> int:
    """Ability plus or minus what changes the hand size; copies of one card count once."""
    return phase_6_draw_discard.maximum_hand(now, the_player(now, player).name)


@RULES.quantity("cards {player} may draw", cite("draw-capability"), cite("maximum-hand-size"), ahead=True)
def cards_may_draw(now: Moment, player: str) -> Ruled:
    """How many cards a player could draw if the Draw/Discard Phase came now."""
    who = the_player(now, player).name
    return Ruled(phase_6_draw_discard.may_draw(now, who), _hand_rules(now, who))


@RULES.quantity("cards {player} must discard", cite("maximum-hand-size"), cite("phase-6-draw-discard"), ahead=True)
def cards_must_discard(now: Moment, player: str) -> Ruled:
    """How many cards a player would have to discard down if the Draw/Discard Phase came now."""
    who = the_player(now, player).name
    return Ruled(max(0, hand_count(now, who) - phase_6_draw_discard.maximum_hand(now, who)), _hand_rules(now, who))


def _hand_rules(now: Moment, who: str) -> tuple[Cite, ...]:
    """faq-hand-size, stacking: the rules about what changes the hand size, where something does."""
    return (cite("faq-hand-size"), cite("stacking")) if continuous_effects.in_force(now, "hand size", who) else ()


@RULES.quantity("cards in hand of {player}", cite("maximum-hand-size"))
def cards_in_hand(now: Moment, player: str) -> int:
    """How many cards a player holds."""
    if other := corda_and_reno.resting(now, player):
        return len(cards(now, other[0].name, corda_and_reno.RESTING)) + other[1].hand_rest
    return hand_count(now, the_player(now, player).name)


@RULES.quantity("hand of {player}", cite("maximum-hand-size"))
def hand_of(now: Moment, player: str) -> list[str]:
    """The known cards in a player's hand."""
    if other := corda_and_reno.resting(now, player):
        return sorted(card.title for card in cards(now, other[0].name, corda_and_reno.RESTING))
    return sorted(card.title for card in hand(now, the_player(now, player).name))


@RULES.quantity("endurance of {player}", cite("endurance"))
def endurance_of(now: Moment, player: str) -> int:
    """How many cards a player's Endurance has."""
    return endurance.endurance_count(now, the_player(now, player).name)


@RULES.quantity("{player} is prone", cite("prone"), cite("considered-prone"))
def prone(now: Moment, player: str) -> bool:
    """Whether a player is Prone or considered so."""
    if other := corda_and_reno.resting(now, player):
        return other[1].prone
    return prone_and_disarmed.is_prone(now, the_player(now, player).name)


@RULES.quantity("{player} is actually prone", cite("faq-considered-actually"))
def actually_prone(now: Moment, player: str) -> bool:
    """Whether a player is Prone and not only considered so."""
    return the_player(now, player).prone


@RULES.quantity("{player} is disarmed", cite("disarming"), cite("considered-disarmed"))
def disarmed(now: Moment, player: str) -> bool:
    """Whether a player is Disarmed or considered so."""
    if other := corda_and_reno.resting(now, player):
        return all(state for _, state in other[1].weapons)
    return prone_and_disarmed.is_disarmed(now, the_player(now, player).name)


@RULES.quantity("{player} is actually disarmed", cite("faq-considered-actually"))
def really_disarmed(now: Moment, player: str) -> bool:
    """Whether a player is Disarmed and not only considered so."""
    return prone_and_disarmed.actually_disarmed(now, the_player(now, player).name)


@RULES.quantity("hand icons of {player}", cite("hand-icon"))
def hand_icons(now: Moment, player: str) -> int:
    """The Hand Icons among a player's cards in play."""
    return prone_and_disarmed.hand_icons(now, the_player(now, player).name)


@RULES.quantity("{player} has a free hand", cite("hand-icon"))
def free_hand(now: Moment, player: str) -> bool:
    """Whether a player has one Hand Icon or none in play."""
    return prone_and_disarmed.hand_icons(now, the_player(now, player).name) <= 1


@RULES.quantity("attacks {player} may still play", cite("multiple-attacks"))
def attacks_left(now: Moment, player: str) -> int:
    """The attack opportunities left this turn, an effect that limits them heeded."""
    who = the_player(now, player).name
    left = (turn(now).primary == "open") + len(granted(now, who))
    return max(0, min(left, continuous_effects.limit_on_attacks(now, who)[0] - len(attacks_of(now, who))))


@RULES.quantity("what {player} must do", cite("phase-2b-must-do"), ahead=True)
def must_do(now: Moment, player: str) -> list[str]:
    """The Must Dos and May Dos that wait for a player."""
    return [job.name for job in the_player(now, player).duties]


@RULES.quantity("active player", cite("sequence-of-play"))
def whose_turn(now: Moment) -> Ruled:
    """Whose turn it is."""
    drew = any(each.gem for each in now.every(Player))
    fast = any(each.fast_draw for each in now.every(Player))
    first = ((cite("begin-first-player"),) if drew or fast else ()) + ((cite("faq-fast-draw"),) if fast else ())
    return Ruled(active_player(now), first)


@RULES.quantity("phase", cite("sequence-of-play"))
def which_phase(now: Moment) -> str:
    """may, defense, attack, adjustment or draw."""
    return phase(now) or MISSING


ENDINGS = {"head shot": "win-head-shot", "zero ability": "win-zero-ability", "concession": "concession"}


def _ending(now: Moment) -> tuple[Cite, ...]:
    """The rule by which it ended; all that could, while the game goes on."""
    how = turn(now).how
    if how == "concession":
        return cite("concession"), cite("quickening-forfeit")
    return (cite(ENDINGS[how]),) if how in ENDINGS else (cite("win-head-shot"), cite("win-zero-ability"))


@RULES.quantity("winner")
def winner(now: Moment) -> Ruled:
    """The winner; nobody while the game goes on."""
    return Ruled(turn(now).over or "nobody", _ending(now))


@RULES.quantity("how it ended")
def how_it_ended(now: Moment) -> Ruled:
    """head shot, zero ability, concession, or not over."""
    return Ruled(turn(now).how or "not over", _ending(now))


@RULES.quantity("{player} has lost")
def has_lost(now: Moment, player: str) -> Ruled:
    """Whether a player has lost."""
    over = turn(now).over
    return Ruled(bool(over) and over == opponent(now, the_player(now, player).name), _ending(now))
