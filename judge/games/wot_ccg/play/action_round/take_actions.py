"""take-actions, actions-heading: step 2, Take Actions: heal, limited events, reinforce, discard a Weapon."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import Effect
from judge.games.wot_ccg.play.challenge_round.determine_participation import join
from judge.games.wot_ccg.play.challenge_round.participation_restrictions import mates_of, refuse_participation
from judge.games.wot_ccg.play.choice_words import card_named, challenge_named
from judge.games.wot_ccg.play.effects_in_play import Playing, UseEffect, start_paying
from judge.games.wot_ccg.play.events import bought_by, refuse_limited, refuse_moment, refuse_use
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import healable, take_off
from judge.games.wot_ccg.play.traits import forbidden, has
from judge.games.wot_ccg.play.who import challenges, fighters, held, in_play, last_battle
from judge.games.wot_ccg.things import BATTLEGROUND, DISCARD, EVENT, HOME, Card, Challenge

HEAL = 1


@RULES.verb
class Heal(Verb):
    """heal: a character or troop in the home front rotates and takes a damage token off itself."""

    name = "heal"
    phrase = "heals {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in fighters(now, by) if each.tokens])

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        if card.place != HOME and now.reads("heal-anywhere") == "home-only":
            return refuse(
                f"{card.name} is in the battleground; only cards in the home front heal",
                cite("heal"),
                cite("home-front"),
            )
        if card.rotated:
            return refuse(f"{card.name} is rotated already", cite("rotating-once"), cite("heal"))
        for ban in ("heal", "be healed", "rotate"):
            if source := forbidden(now, card, ban):
                return refuse(f"{card.name} cannot {ban} ({source})", cite("cannot"))
        if not healable(now, card):
            return refuse(f"nothing on {card.name} can be healed", cite("corruption"), cite("special-damage"))
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_action(now)

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        now.put(card._replace(rotated=True))
        take_off(now, now.the(Card, card.name), HEAL, f"{card.name} rotates to heal")
        now.call("events")


def refuse_action(now: Moment) -> Refusal:
    """action: actions are taken in one's own Take Actions Step; last-battle-action-round: never in the Last Battle."""
    if last_battle(now):
        return refuse("there is no Action Round in the Last Battle", cite("last-battle-action-round"))
    return refuse("that is an action for your own Take Actions Step", cite("action"), cite("take-actions"))


@RULES.verb
class PlayLimited(Playing):
    """play-limited: plays a limited event from hand in one's own Take Actions Step."""

    name = "play-limited"
    example = "`Ana plays Levy`, `Ana plays Levy on Rand`"

    def effects(self, now: Moment, by: str) -> Iterator[tuple[Card, Effect, str]]:
        for card in held(now, by, EVENT):
            if card.text and card.text[0].timing == "limited":
                yield card, card.text[0], ""

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, effect = self.effect(now, choice)
        names = choice.args[2]
        assert isinstance(names, tuple)
        return refuse_moment(now, choice.by, effect, True) or refuse_use(now, choice.by, card, effect, names)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_limited(now, choice.by) or refuse_action(now)

    def take(self, now: Moment, choice: Choice) -> None:
        now.call("events")
        start_paying(now, choice, str(choice.args[0]), "event")


@RULES.verb
class UseLimited(UseEffect):
    """effect-limited: uses an effect of a card in play that works as a limited event."""

    name = "use-limited"
    timing = "limited"
    example = "`Ana uses Longbows on Trollocs`"

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_limited(now, choice.by) or refuse_action(now)

    def take(self, now: Moment, choice: Choice) -> None:
        _, effect = self.effect(now, choice)
        now.call("events")
        start_paying(now, choice, str(choice.args[0]), effect.name)


@RULES.verb
class Reinforce(Verb):
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
        card, challenge = (card_named(now, match[2]), challenge_named(now, match[1])) if match else ("", "")
        return (card, challenge) if card and challenge else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, name = now.the(Card, str(choice.args[0])), str(choice.args[1])
        if not has(now, card, "Reinforcement"):
            return refuse(f"{card.name} has no Reinforcement trait", cite("reinforce"), cite("reinforcement"))
        if card.place != BATTLEGROUND:
            return refuse(f"{card.name} is in the home front, not standing down in the battleground", cite("reinforce"))
        if card.challenge:
            return refuse(f"{card.name} participates in {card.challenge} already", cite("reinforce"))
        if source := forbidden(now, card, "reinforce"):
            return refuse(f"{card.name} cannot reinforce ({source})", cite("cannot"))
        refusal = refuse_participation(now, card, now.the(Challenge, name), mates_of(now, card, name))
        return refuse(refusal.text, cite("reinforce-requirements"), *refusal.cites) if refusal else None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_action(now)

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        now.say(
            f"{choice.by} reinforces with {card.name}.",
            cite("reinforce"),
            actor=choice.by,
            event=("reinforced", card.name),
        )
        join(now, card, str(choice.args[1]))
        now.call("events")


@RULES.verb
class DiscardWeapon(Verb):
    """weapon-discard: as a limited event a player discards a non-Unique Weapon from a card he controls."""

    name = "discard-weapon"
    phrase = "discards the weapon {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in in_play(now) if each.on and has(now, each, "Weapon")])

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        host = now.get(card.on)
        if not isinstance(host, Card) or host.controller != choice.by:
            return refuse(f"{card.name} is not on a card that {choice.by} controls", cite("weapon-discard"))
        if has(now, card, "Unique"):
            return refuse(f"{card.name} is Unique", cite("weapon-discard"))
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_limited(now, choice.by) or refuse_action(now)

    def take(self, now: Moment, choice: Choice) -> None:
        bought_by(now, choice.by)
        leave_play(now, now.the(Card, str(choice.args[0])), DISCARD, cite("weapon-discard"))
        now.call("events")
