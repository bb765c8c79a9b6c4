"""take-actions, actions-heading: step 2, Take Actions: heal, limited events, reinforce, discard a Weapon."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import of_sort
from judge.games.wot_ccg.cards.meanings import Permit, Role
from judge.games.wot_ccg.play.challenge_round.company import mates_of, refuse_participation
from judge.games.wot_ccg.play.challenge_round.determine_participation import join
from judge.games.wot_ccg.play.choice_words import PickCard, card_named, challenge_meant, refuse_missing
from judge.games.wot_ccg.play.events_and_effects.effects_in_play import PlayEvent, UseEffect
from judge.games.wot_ccg.play.events_and_effects.events import bought_by, refuse_limited
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card
from judge.games.wot_ccg.play.in_force import lasting_on, rules_of_itself, rules_on, you_of
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import healable, take_off
from judge.games.wot_ccg.play.traits import fits, has, permitted, refuse_banned
from judge.games.wot_ccg.play.unfit import card_called, refuse_uncontrolled
from judge.games.wot_ccg.play.values import admissions, changes_on
from judge.games.wot_ccg.play.who import acting_player, challenges, fighters, in_play, last_battle
from judge.games.wot_ccg.things import BATTLEGROUND, CORRUPTION, DISCARD, HOME, Card, Challenge

HEAL = 1


class Action(Verb):
    """action: actions are taken in one's own Take Actions Step; last-battle-action-round: never in the Last Battle."""

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if last_battle(now):
            return refuse("there is no Action Round in the Last Battle", cite("last-battle-action-round"))
        if now.inside("take-actions") and acting_player(now) == choice.by:
            text = "events are being played; the next action comes when both players have passed"
            return self.refuse(now, choice) or refuse(text, cite("take-actions-events"))
        return refuse("that is an action for your own Take Actions Step", cite("action"), cite("take-actions"))


class LimitedAction(Action):
    """limited-events: an action that is a limited event, or is taken like one."""

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_limited(now, choice.by) or super().elsewhere(now, choice)


@RULES.verb
class Heal(Action, PickCard):
    """heal: a character or troop in the home front rotates and takes a damage token off itself."""

    name = "heal"
    phrase = "heals {0}"
    rule = cite("heal")

    def things(self, now: Moment, by: str) -> list[Card]:
        return [each for each in fighters(now, by) if each.tokens]

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if refusal := refuse_uncontrolled(thing, by, cite("heal")):
            return refusal
        if not thing.tokens:
            return refuse(f"{thing.name} has no damage", cite("heal"))
        if thing.place != HOME and now.reads("heal-anywhere") == "home-only":
            text = f"{thing.name} is in the battleground; only cards in the home front heal"
            return refuse(text, cite("heal"), cite("home-front"))
        if thing.rotated:
            return refuse(f"{thing.name} is rotated already", cite("rotating-once"), cite("heal"))
        if banned := refuse_banned(now, thing, "rotate to heal", "be healed", "rotate"):
            return banned
        if not healable(now, thing):
            return _refuse_unhealable(thing)
        return None

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        most = _most(now, thing)
        if healable(now, thing) > most and now.reads("rest-heals-all") == "all":
            most = healable(now, thing)
        take_off(now, thing._replace(rotated=True), most, f"{thing.name} rotates to heal")
        upon_card(now, "rotates", now.the(Card, thing.name))
        upon_card(now, "rotates to heal", now.the(Card, thing.name))
        now.call("events")


def _most(now: Moment, card: Card) -> int:
    """heal: one damage, or as much as a card's text lets it take off, or more than that."""
    rows = list(changes_on(now, card, "healing"))
    more = sum(int(row.amount) for row in rows if row.op == "add")
    return more + max([HEAL, *(int(row.amount) for row in rows if row.op == "set")])


@RULES.verb
class HealLess(Action):
    """heal: a card whose text says `up to` so many damage may take off less than that."""

    name = "heal-less"
    phrase = "heals {0} of only {1} damage"
    example = "`Ana heals Rand of only 1 damage`"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in fighters(now, by):
            most = min(_most(now, card), healable(now, card)) if card.tokens else 0
            yield from ((card.name, n) for n in range(1, most))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"heals? (.+) of only (\d+) damage", text)
        name = card_named(now, match[1]) if match else ""
        return (name, int(match[2])) if match and name else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, amount = card_called(now, choice.args[0], cite("heal")), str(choice.args[1])
        if isinstance(card, Refusal):
            return card
        if refusal := RULES.verbs["heal"].refuse(now, Choice(choice.by, "heal", (card.name,))):
            return refusal
        if not amount.isdecimal() or not 0 < int(amount) < min(_most(now, card), healable(now, card)):
            return refuse(f"{card.name} cannot choose to remove {amount} damage", cite("heal"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        card, number = now.the(Card, str(choice.args[0])), int(str(choice.args[1]))
        take_off(now, card._replace(rotated=True), number, f"{card.name} rotates to heal")
        upon_card(now, "rotates", now.the(Card, card.name))
        upon_card(now, "rotates to heal", now.the(Card, card.name))
        now.call("events")


def _refuse_unhealable(card: Card) -> Refusal:
    """corruption, special-damage: why nothing on a card can be healed."""
    if CORRUPTION in dict(card.damage):
        return refuse(f"corruption tokens cannot be healed, and {card.name} has no other damage", cite("corruption"))
    return refuse(f"the damage on {card.name} cannot be healed", cite("special-damage"))


@RULES.verb
class PlayLimited(LimitedAction, PlayEvent):
    """play-limited: plays a limited event from hand in one's own Take Actions Step."""

    name = "play-limited"
    timing = "limited"
    example = "`Ana plays Levy`, `Ana plays Levy on Rand`"

    def begin(self, now: Moment, by: str) -> None:
        now.call("events")


@RULES.verb
class UseLimited(LimitedAction, UseEffect):
    """effect-limited: uses an effect of a card in play that works as a limited event."""

    name = "use-limited"
    timing = "limited"
    example = "`Ana uses Longbows on Trollocs`"

    def begin(self, now: Moment, by: str) -> None:
        now.call("events")


@RULES.verb
class Reinforce(Action):
    """reinforce: a card with Reinforcement that is standing down becomes a participant at once."""

    name = "reinforce"
    phrase = "reinforces the {1} with {0}"
    example = "`Ana reinforces the Pattern Challenge with Cavalry`"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in fighters(now, by):
            if has(now, card, "Reinforcement") or card.place == BATTLEGROUND:
                yield from ((card.name, each.name) for each in challenges(now) if each.state == "declared")

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"reinforces? (.+) with (.+)", text)
        card, challenge = (card_named(now, match[2]), challenge_meant(now, match[1])) if match else ("", "")
        return (card, challenge) if card and challenge else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found, name = card_called(now, choice.args[0], cite("reinforce")), str(choice.args[1])
        if isinstance(found, Refusal):
            return found
        card = found
        if refusal := refuse_uncontrolled(card, choice.by, cite("reinforce")) or refuse_missing(now, name):
            return refusal
        if not has(now, card, "Reinforcement") and not _may_reinforce(now, card, name):
            return refuse(f"{card.name} has no Reinforcement trait", cite("reinforce"), cite("reinforcement"))
        if card.place != BATTLEGROUND:
            return refuse(f"{card.name} is in the home front, not standing down in the battleground", cite("reinforce"))
        if card.challenge:
            return refuse(f"{card.name} participates in {card.challenge} already", cite("reinforce"))
        if banned := refuse_banned(now, card, "reinforce"):
            return banned
        about = now.get(now.the(Challenge, name).card)
        closed = [row.rule for row in lasting_on(now, name)]
        closed += rules_of_itself(now, about, Role) if isinstance(about, Card) else []
        if Role("no reinforcement") in closed:
            return refuse(f"no card can reinforce {name}", cite("cannot"), cite("reinforce"))
        for each, by in admissions(now, now.the(Challenge, name)):
            if each.unreinforced is not None and fits(now, card, each.unreinforced, by, card):
                return refuse(f"{card.name} cannot reinforce {name}", cite("cannot"), cite("reinforce"))
        refusal = refuse_participation(now, card, now.the(Challenge, name), mates_of(now, card, name))
        return refuse(refusal.text, cite("reinforce-requirements"), *refusal.cites) if refusal else None

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        text = f"{choice.by} reinforces with {card.name}."
        now.say(text, cite("reinforce"), actor=choice.by, event=("reinforced", card.name))
        join(now, card, str(choice.args[1]))
        upon_card(now, "reinforces", now.the(Card, card.name))
        now.call("events")


REINFORCES = "reinforce in "


def _may_reinforce(now: Moment, card: Card, challenge: str) -> bool:
    """reinforcement: whether a text lets a card without the trait reinforce a challenge because of who is in it."""
    there = [each for each in in_play(now) if each.challenge == challenge]
    fought = now.the(Challenge, challenge)
    for said, _, rule in rules_on(now, card, Permit):
        you = card.controller if said is None else you_of(now, said)
        if rule.what.startswith(REINFORCES) and of_sort(fought, rule.what.removeprefix(REINFORCES), you):
            return True
    wanted = permitted(now, card, "reinforce")
    return any(
        which is None or any(fits(now, each, which, card.controller, card) for each in there) for which in wanted
    )


@RULES.verb
class DiscardWeapon(LimitedAction, PickCard):
    """weapon-discard: as a limited event a player discards a non-Unique Weapon from a card he controls."""

    name = "discard-weapon"
    phrase = "discards the weapon {0}"
    rule = cite("weapon-discard")

    def things(self, now: Moment, by: str) -> list[Card]:
        return [each for each in in_play(now) if each.on and has(now, each, "Weapon")]

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if not thing.in_play or not has(now, thing, "Weapon"):
            return refuse(f"{thing.name} is not a Weapon in play", cite("weapon-discard"))
        host = now.get(thing.on)
        if not isinstance(host, Card) or host.controller != by:
            return refuse(f"{thing.name} is not on a card that {by} controls", cite("weapon-discard"))
        if has(now, thing, "Unique"):
            return refuse(f"{thing.name} is Unique", cite("weapon-discard"))
        return None

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        bought_by(now, by)
        leave_play(now, thing, DISCARD, cite("weapon-discard"))
        now.call("events")
