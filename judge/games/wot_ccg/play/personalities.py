"""taveren-healing, corruption, replacement: what rules let players do as an event."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.deeds_in_challenges import NOT_HEALED, put_damage
from judge.games.wot_ccg.cards.meanings import Effect
from judge.games.wot_ccg.cards.words import said, tidy
from judge.games.wot_ccg.play import pattern
from judge.games.wot_ccg.play.choice_words import card_named
from judge.games.wot_ccg.play.events import barred_here, between_actions, bought_by, refuse_moment
from judge.games.wot_ccg.play.payments import plain_payments, symbols_of, total_of
from judge.games.wot_ccg.play.traits import called, forbidden, is_taveren
from judge.games.wot_ccg.play.who import held, in_play, tokens_of
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, PLAIN, PLAY, REMOVED, Bill, Card, Player

PLAIN_EVENT = Effect("", "event")


@RULES.verb
class HealTaveren(Verb):
    """taveren-healing: the Hero player converts a token to take a point of damage off a Ta'veren."""

    name = "heal-taveren"
    example = "`Ana heals Rand with a token`, `Ana heals Rand with a token (corruption)`"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in in_play(now, by):
            if is_taveren(now, card) and now.the(Player, by).hero:
                for kind, n in card.damage or ((PLAIN, 1),):
                    yield from ((card.name, kind, m) for m in self._numbers(now, n))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"heals? (.+?) (?:by converting|converting|with) (?:a|1|one) token", text)
        match = match or re.fullmatch(r"converts? (?:a|1|one) token to heal (.+)", text)
        name = card_named(now, match[1]) if match else ""
        return (name, PLAIN, 1) if name else None

    def _numbers(self, now: Moment, most: int) -> range:
        """taveren-healing-repeat; reading taveren-healing-several: one by one, or several in one event."""
        return range(1, (most if most > 1 and now.reads("taveren-healing-several") == "all-in-one" else 1) + 1)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, kind, number = now.the(Card, str(choice.args[0])), str(choice.args[1]), int(str(choice.args[2]))
        if not (is_taveren(now, card) and card.controller == choice.by and now.the(Player, choice.by).hero):
            return refuse(
                f"only a Hero player heals so, and only his Ta'veren; {card.name} is none", cite("taveren-healing")
            )
        if not dict(card.damage).get(kind):
            return refuse(f"{card.name} has no such damage", cite("taveren-healing"))
        if tokens_of(now, choice.by) < number:
            return refuse(f"{choice.by} has no token to convert", cite("taveren-healing"))
        if kind in NOT_HEALED and not (
            kind == CORRUPTION and now.reads("corruption-healable-by-taveren") == "possible"
        ):
            rule = cite("corruption") if kind == CORRUPTION else cite("special-damage")
            return refuse(f"{kind} damage cannot be healed", rule, cite("taveren-healing"))
        if source := forbidden(now, card, "be healed"):
            return refuse(f"{card.name} cannot be healed ({source})", cite("cannot"))
        return refuse_moment(now, choice.by, PLAIN_EVENT, False)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return barred_here(now, self, choice)

    def way_in(self, now: Moment, choice: Choice) -> Choice | None:
        return between_actions(now, choice)

    def say(self, choice: Choice) -> str:
        card, kind, number = choice.args
        what = "a token" if number == 1 else f"{number} tokens"
        return f"heals {card} with {what}{'' if kind in (PLAIN, DEADLY) else f' ({kind})'}"

    def take(self, now: Moment, choice: Choice) -> None:
        card, kind, number = now.the(Card, str(choice.args[0])), str(choice.args[1]), int(str(choice.args[2]))
        bought_by(now, choice.by)
        pattern.convert(now, choice.by, number, cite("taveren-healing"))
        now.put(put_damage(card, -number, kind))
        now.say(
            f"{number} damage is taken off {card.name}.",
            cite("taveren-healing"),
            cite("taveren-healing-repeat"),
            actor=choice.by,
            event=("healed", card.name),
        )


@RULES.verb
class RemoveCorruption(Verb):
    """corruption-removal: 2 One Power take a corruption token off a card, as an event."""

    name = "remove-corruption"
    phrase = "removes a corruption token from {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in in_play(now) if dict(each.damage).get(CORRUPTION)])

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        if card.controller != choice.by and now.reads("corruption-who-pays") == "own-cards":
            return refuse(f"{card.name} is not {choice.by}'s card", cite("corruption-removal"))
        groups = symbols_of(now, choice.by)
        if not plain_payments(now, groups, (0, 0, 2, 0)):
            return refuse(f"it costs 2 one power; {choice.by} has {said(total_of(groups))}", cite("corruption-removal"))
        return refuse_moment(now, choice.by, PLAIN_EVENT, False)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return barred_here(now, self, choice)

    def way_in(self, now: Moment, choice: Choice) -> Choice | None:
        return between_actions(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        bought_by(now, choice.by)
        now.call("pay", bill=Bill("bill", choice.by, str(choice.args[0]), "corruption"))


def take_corruption(now: Moment, bill: Bill) -> None:
    """corruption-removal: the token comes off."""
    card = now.the(Card, bill.what)
    now.put(put_damage(card, -1, CORRUPTION))
    now.say(
        f"A corruption token is taken off {card.name}.",
        cite("corruption-removal"),
        actor=bill.by,
        event=("healed", card.name),
    )


@RULES.verb
class Replace(Verb):
    """replacement: puts a card from hand in the place of a character of the same Personality."""

    name = "replace"
    phrase = "replaces {0} with {1}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in held(now, by, "character"):
            if card.replaces:
                yield from ((each.name, card.name) for each in in_play(now) if each.kind == "character")

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        old, new = (now.the(Card, str(each)) for each in choice.args)
        if not called(now, old, tidy(new.replaces)):
            return refuse(f"{old.name} is not the Personality that {new.name} replaces", cite("personality-chain"))
        if old.owner != choice.by:
            return refuse(f"{choice.by} does not own {old.name}", cite("replacement-owner-only"))
        return refuse_moment(now, choice.by, PLAIN_EVENT, False)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        refusal = barred_here(now, self, choice)
        return refuse(refusal.text, cite("replacement-event-timing"), *refusal.cites)

    def way_in(self, now: Moment, choice: Choice) -> Choice | None:
        return between_actions(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        bought_by(now, choice.by)
        replace(now, now.the(Card, str(choice.args[0])), now.the(Card, str(choice.args[1])))


def replace(now: Moment, old: Card, new: Card) -> None:
    """replacement-inherits: state, damage, traits and attached cards stay; ratings and text are new."""
    if now.reads("replacement-starts-fresh") == "fresh":
        old = old._replace(damage=(), rotated=False)
    traits = tuple(dict.fromkeys((*new.traits, *old.traits)))
    loyal = tuple(dict.fromkeys((*new.allegiances, *old.allegiances)))
    now.put(
        new._replace(controller=old.controller, zone=PLAY, place=old.place, rotated=old.rotated,
                     announced=old.announced,                     damage=old.damage, symbols=old.symbols,
                     kept=old.kept, token=old.token, challenge=old.challenge,
                     traits=traits, allegiances=loyal, last=old.last, personality=old.personality or new.personality)
    )  # fmt: skip
    _hand_over(now, old, new)
    now.put(old._replace(zone=REMOVED, challenge="", damage=(), token="", symbols=(0, 0, 0, 0)))
    text = f"{new.name} replaces {old.name}, which is removed from play; state, damage, traits and attached cards stay."
    rules = (cite("replacement"), cite("replacement-inherits"), cite("replacement-old-gone"), cite("trait-transfers"))
    now.say(text, *rules, event=("replaced", old.name))


def _hand_over(now: Moment, old: Card, new: Card) -> None:
    """replacement-inherits, replacement-temporary: attached cards and effects in force pass to the replacement."""
    from judge.games.wot_ccg.things import Effects

    for each in in_play(now):
        if each.on == old.name:
            now.put(each._replace(on=new.name))
    found = now.the(Effects, "effects")
    now.put(found._replace(rows=tuple(row._replace(on=new.name) if row.on == old.name else row for row in found.rows)))


def leader_of(now: Moment, player: str) -> str:
    """hero-replacement: the card that is a player's Hero or Villain now; empty if there is none."""
    from judge.games.wot_ccg.play.traits import is_leader

    return next((each.name for each in in_play(now, player) if is_leader(each)), "")
