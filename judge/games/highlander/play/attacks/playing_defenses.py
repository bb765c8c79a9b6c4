"""multiple-defenses, guard, guard-drop: defenses in the order of the attacks, one that lies there, dropping Guards."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of
from judge.games.highlander.cards.meanings.of_cards import MayAnswer
from judge.games.highlander.play import costs, prone_and_disarmed
from judge.games.highlander.play.attacks.appropriate_defenses import as_block, inappropriate, is_dodge
from judge.games.highlander.play.attacks.blows_and_head_shots import card_of, goes_with
from judge.games.highlander.play.choice_words import PickCard, Spoken, names
from judge.games.highlander.play.exertions import hard_and_soft
from judge.games.highlander.play.playing_cards import a_type, enter, refuse_any, refuse_condition
from judge.games.highlander.play.whereabouts import misplaced, not_now, not_your_turn
from judge.games.highlander.play.who import (
    different,
    discard,
    hand,
    in_play,
    note,
    open_attacks,
    phase,
    taken_up,
    turn,
)
from judge.games.highlander.things import Attack, Card

ANSWER = "answer"


def refuse_defense(
    now: Moment, by: str, card: Card, attack: Attack, source: str, helper: Card | None = None
) -> Refusal | None:
    """Why a card cannot be played as a defense against an attack, or None."""
    return (
        refuse_any(now, by, card, source, attack)
        or refuse_condition(now, by, card)
        or (refuse_beside_guard(now, by) if source == "hand" else None)
        or (None if attack.is_hidden else inappropriate(now, card, attack, helper))
        or (_refuse_exertion_cost(now, by, card) if source == "hand" else None)
    )


def refuse_beside_guard(now: Moment, by: str) -> Refusal | None:
    """guard: a Guard in play has to go before a new defense is played; for several at once see two-guards."""
    for card in in_play(now, by):
        if card.type == "guard" and (card.state != ANSWER or now.reads("two-guards") == "one-at-a-time"):
            return refuse(f"{card.title} is in play and has to be dropped before a new defense", cite("guard"))
    return None


def _refuse_exertion_cost(now: Moment, by: str, card: Card) -> Refusal | None:
    source = costs.exertion_cost(now, by, card)
    refusal = hard_and_soft.refuse_hard(now, by, "cost") if source else None
    if refusal is None:
        return None
    return refuse(f"{source} requires a Hard Exertion to play {card.title} from hand; {refusal.text}",
                  cite("errata-chainsaw"), *refusal.cites)  # fmt: skip


def make_room(now: Moment, by: str, card: Card) -> None:
    """guard: a Guard in the way is dropped, so that a defense found in an Exertion can be played."""
    for lying in in_play(now, by):
        if lying.type == "guard" and lying.name != card.name and refuse_beside_guard(now, by) is not None:
            text = f"{lying.title} is dropped to make room for {card.title}."
            discard(now, lying, text, cite("guard"), cite("guard-drop"), event="dropped")


def lay_defense(now: Moment, by: str, card: Card, attack: Attack, source: str) -> None:
    """A defense is laid against an attack; what its text says on being played happens."""
    enter(now, by, card)
    now.put(now.the(Card, card.name)._replace(state=ANSWER))
    _assign(now, attack, card)
    now.say(f"{by} plays {card.title} against {attack.name}.", *_grounds(now, by, card, attack, source), actor=by,
            event=("defense", attack.name))  # fmt: skip
    carry_out(now, jobs_of(now, card, by, attack=attack.name))


def _grounds(now: Moment, by: str, card: Card, attack: Attack, source: str) -> tuple[Cite, ...]:
    """The rules that let this defense be played against this attack."""
    kind = "guard" if card.type == "guard" else "ct-dodges" if is_dodge(card) else "ct-blocks"
    found = ["phase-3-defense", "multiple-defenses", kind]
    found += ["hidden-attacks", "hidden-inappropriate"] if attack.is_hidden else []
    found += ["search-defense"] if source == "exertion" else []
    found += ["multiple-defenses-exertion"] if now.bound("later") else []
    found += ["paying-cost"] if prone_and_disarmed.is_prone(now, by) else []
    found += ["ranged-attacks"] if card_of(now, attack).type == "ranged attack" else []
    found += ["faq-yung-dol-kim"] if not card.is_defense else []
    return (*map(cite, found), *continuous_effects.unprevented(now, by))


def _assign(now: Moment, attack: Attack, card: Card) -> None:
    """multiple-defenses-exertion: another defense declared for the attack is discarded."""
    before, later = now.get(attack.defense), now.bound("later")
    if attack.status == "declared" and isinstance(before, Card) and before.name != card.name and before.zone == "play":
        if before.type != "guard":
            discard(now, before, f"{before.title}, declared for it, is discarded.", cite("multiple-defenses-exertion"))
    if later:
        now.bind("begun", True)
    now.put(attack._replace(defense=card.name, status="declared" if later else attack.status))


def _order(now: Moment, attack: Attack) -> Refusal | None:
    """multiple-defenses: in the order of the attacks; before an Exertion, those against the remaining ones."""
    here, later = taken_up(now), now.bound("later")
    if here and (attack.place > here.place if later else attack.name == here.name):
        return None
    if later:
        return refuse(f"{attack.name} is the one the Exertion is for", cite("multiple-defenses-exertion"))
    first = here.name if here else next((each.name for each in open_attacks(now)), "another attack")
    text = f"{first} comes first; attacks are defended against in the order of their sequence"
    return refuse(text, cite("multiple-defenses"))


def _helpers(now: Moment, held: list[Card], card: Card) -> list[str]:
    """Cards in hand that, played in conjunction, let a defense answer what it could not."""
    found = [each for each in held if each.goes_with and any(isinstance(line.does, MayAnswer) for line in each.text)]
    return [each.name for each in found if goes_with(now, each, card, None) is None]


def _not_to_defend_with(now: Moment, choice: Choice, zone: str) -> Refusal | None:
    """phase-3-defense: a defense is a block, a Guard or a dodge, out of the own hand or in play."""
    card = now.get(str(choice.args[0]))
    if not isinstance(card, Card):
        return refuse(f"{str(choice.args[0])} is not a defense", cite("phase-3-defense"))
    if (wrong := misplaced(now, choice.by, card, (zone,), "phase-3-defense")) is not None:
        return wrong
    if not card.is_defense and not as_block(now, card):
        text = f"{card.title} is {a_type(card)} and cannot be played as a defense"
        return refuse(text, cite("phase-3-defense"), cite("anatomy-icon"))
    return None


def _not_to_be_answered(now: Moment, choice: Choice) -> Refusal | None:
    """phase-3-defense: a defense answers an attack of the opponent that is still on its way."""
    attack = now.get(str(choice.args[1]))
    if not isinstance(attack, Attack):
        return refuse("there is no such attack to defend against", cite("phase-3-defense"))
    if attack.by == choice.by:
        return refuse(f"{attack.name} is {choice.by}'s own attack", cite("phase-3-defense"))
    if not attack.is_open:
        return refuse(f"{attack.name} has been resolved: it is {attack.status}", cite("multiple-defenses"))
    return None


def _answered_already(now: Moment, choice: Choice) -> Refusal | None:
    """phase-3-defense: one defense for each attack; one that is no longer in play answers nothing."""
    attack = now.the(Attack, str(choice.args[1]))
    lying = now.get(attack.defense)
    if not isinstance(lying, Card) or lying.zone != "play":
        return None
    text = f"{lying.title} already defends against {attack.name}; one defense is played against each attack"
    return refuse(text, cite("phase-3-defense"))


@RULES.verb
class Defend(Spoken):
    """phase-3-defense: a defense is played from hand against an attack."""

    name = "defend"
    phrase = "plays {0}[2: with {2}][1: against {1}]{3}"
    example = "plays <defense> against <attack>; plays <defense> with <card that makes it possible> against <attack>"
    also = (
        (r"(?:blocks|dodges|defends against|defends|answers) (.+?) with (.+)", r"plays \2 against \1"),
        (r"(?:defends with|plays) (.+?) discarding (.+)", r"plays \1 against {attack} discarding \2"),
        (r"(?:defends|blocks|dodges) with (.+)|plays (.+)", r"plays \1\2 against {attack}"),
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        attacks = [each.name for each in open_attacks(now)] or [""]
        held = different(hand(now, by))
        for card in held:
            if card.is_defense or as_block(now, card):
                helpers, ways = ("", *_helpers(now, held, card)), costs.ways_to_pay(now, by, card, "hand")
                yield from ((card.name, *rest) for rest in product(attacks, helpers, ways))

    kinds = "cacc"

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and card.is_defense and not card.is_attack

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_defend_with(now, choice, "hand") or _not_to_be_answered(now, choice)) is not None:
            return wrong
        if (wrong := _answered_already(now, choice)) is not None:
            return wrong
        card, attack = now.the(Card, str(choice.args[0])), now.the(Attack, str(choice.args[1]))
        helper = now.the(Card, str(choice.args[2])) if choice.args[2] else None
        return (
            _order(now, attack)
            or refuse_defense(now, choice.by, card, attack, "hand", helper)
            or (refuse_any(now, choice.by, helper) if helper else None)
            or costs.refuse_payment(now, choice.by, card, "hand", names(choice.args[3]))
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := not_your_turn(now, choice.by) or _not_to_defend_with(now, choice, "hand")) is not None:
            return wrong
        if phase(now) in ("adjustment", "draw"):
            return refuse("no card can be played in this phase", cite("phase-5-ability-adjustment"))
        attack = taken_up(now)
        if attack and attack.hidden and attack.seen and attack.is_open:
            return refuse("the attack has been revealed: only an Exertion helps now", cite("hidden-inappropriate"))
        if phase(now) != "defense":
            return refuse("defenses are played in the Defense Phase, against an attack", cite("phase-3-defense"))
        return _not_to_be_answered(now, choice) or self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        card, attack, by = now.the(Card, str(choice.args[0])), now.the(Attack, str(choice.args[1])), choice.by
        costs.pay(now, by, card, "hand", names(choice.args[3]))
        if not now.bound("later"):
            now.jump("with")
        lay_defense(now, by, card, attack, "hand")
        if choice.args[2]:
            helper = now.the(Card, str(choice.args[2]))
            enter(now, by, helper, card.name)
            text = f"{by} plays {helper.title} in conjunction with {card.title}."
            now.say(text, cite("faq-in-conjunction"), actor=by, event=("played", helper.title))
            note(now, open_cards=(card.name, helper.name))
        if costs.exertion_cost(now, by, card):
            hard_and_soft.exert(now, by, "cost")
        costs.pay_off(now, by, card, "hand")


@RULES.verb
class Cover(Spoken):
    """guard, mdef-ex1: a Guard, or a defense that has answered another attack, answers this one too."""

    name = "cover"
    phrase = "uses {0} against {1}"
    example = "uses <Guard or defense in play> against <attack>"
    also = (
        (r"(?:blocks|dodges|defends against|defends|answers) (.+?) with (.+)", r"uses \2 against \1"),
        (r"lets (.+) (?:also )?(?:answer|block|dodge) (.+)", r"uses \1 against \2"),
        (r"uses (.+)|keeps (.+)", r"uses \1\2 against {attack}"),
    )

    kinds = "ca"
    zone = "play"

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and card.is_defense

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in in_play(now, by):
            if card.is_defense:
                yield from ((card.name, attack.name) for attack in open_attacks(now))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_defend_with(now, choice, "play") or _not_to_be_answered(now, choice)) is not None:
            return wrong
        card, attack = now.the(Card, str(choice.args[0])), now.the(Attack, str(choice.args[1]))
        if refusal := _order(now, attack):
            return refusal
        if attack.defense == card.name:
            return refuse(f"{card.title} already defends against {attack.name}", cite("multiple-defenses"))
        if card.is_block and (disarmed := prone_and_disarmed.refuse_weaponless(now, choice.by, card)):
            return disarmed
        return None if attack.is_hidden else inappropriate(now, card, attack)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        wrong = not_your_turn(now, choice.by) or _not_to_defend_with(now, choice, "play")
        if wrong is None and phase(now) != "defense":
            wrong = refuse("attacks are defended against in the Defense Phase", cite("phase-3-defense"))
        return wrong or self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        card, attack = now.the(Card, str(choice.args[0])), now.the(Attack, str(choice.args[1]))
        _assign(now, attack, card)
        rule = cite("guard") if card.type == "guard" else cite("mdef-ex1")
        now.say(f"{choice.by} lets {card.title} answer {attack.name}.", cite("multiple-defenses"), rule,
                actor=choice.by, event=("defense", attack.name))  # fmt: skip
        if not now.bound("later"):
            now.jump("with")


@RULES.verb
class DropGuard(PickCard):
    """guard-drop, standing-defenses: a Guard or Standing Defense in play may be dropped at any time in the own turn."""

    name = "drop"
    phrase = "drops {0}"
    example = "drops <Guard or Standing Defense>"
    zone = "play"
    rule, wrong = "guard-drop", "is neither a Guard nor a Standing Defense"
    also = ((r"(?:discards|removes|lowers) (.+)", r"drops \1"),)

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in in_play(now, by) if "standing defense" in card.groups]

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        rule = cite("guard-drop") if card.type == "guard" else cite("standing-defenses")
        if card.type == "guard" and card.name not in turn(now).last_block and now.reads("dropped-guard") == "closed":
            note(now, last_block=(card.name,))
        discard(now, card, f"{by} drops {card.title}.", rule, event="dropped", actor=by)
