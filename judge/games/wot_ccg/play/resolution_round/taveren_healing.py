"""taveren-healing: the Hero player converts tokens to take damage off a Ta'veren."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play import pattern
from judge.games.wot_ccg.play.choice_words import card_named
from judge.games.wot_ccg.play.events import PLAIN_EVENT, barred_here, between_actions, bought_by, refuse_moment
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import NOT_HEALED, put_damage
from judge.games.wot_ccg.play.traits import forbidden, is_taveren
from judge.games.wot_ccg.play.who import in_play, tokens_of
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, PLAIN, Card, Player


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
