"""taveren-healing: the Hero player converts tokens to take damage off a Ta'veren."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play import pattern
from judge.games.wot_ccg.play.choice_words import read_card
from judge.games.wot_ccg.play.events import AsEvent, bought_by, refuse_moment
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import NOT_HEALED, put_damage
from judge.games.wot_ccg.play.traits import is_taveren, refuse_banned
from judge.games.wot_ccg.play.who import in_play, tokens_of
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, PLAIN, Card, Player


@RULES.verb
class HealTaveren(AsEvent):
    """taveren-healing: the Hero player converts a token to take a point of damage off a Ta'veren."""

    name = "heal-taveren"
    example = "`Ana heals Rand with a token`, `Ana heals Rand with a token (corruption)`"
    words = r"heals? (.+?) (?:by converting|converting|with) (?:a|1|one) token|converts? (?:a|1|one) token to heal (.+)"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in in_play(now, by):
            if is_taveren(now, card) and now.the(Player, by).hero:
                for kind, n in card.damage or ((PLAIN, 1),):
                    yield from ((card.name, kind, m) for m in self._numbers(now, n))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        name = read_card(now, self.words, text)
        return (name, PLAIN, 1) if name else None

    def _numbers(self, now: Moment, most: int) -> range:
        """taveren-healing-repeat; reading taveren-healing-several: one by one, or several in one event."""
        return range(1, (most if most > 1 and now.reads("taveren-healing-several") == "all-in-one" else 1) + 1)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, kind, number = _healed(now, choice)
        if not (is_taveren(now, card) and card.controller == choice.by and now.the(Player, choice.by).hero):
            text = f"only a Hero player heals so, and only his Ta'veren; {card.name} is none"
            return refuse(text, cite("taveren-healing"))
        if not dict(card.damage).get(kind):
            return refuse(f"{card.name} has no such damage", cite("taveren-healing"))
        if tokens_of(now, choice.by) < number:
            return refuse(f"{choice.by} has no token to convert", cite("taveren-healing"))
        may = kind == CORRUPTION and now.reads("corruption-healable-by-taveren") == "possible"
        if kind in NOT_HEALED and not may:
            rule = cite("corruption") if kind == CORRUPTION else cite("special-damage")
            return refuse(f"{kind} damage cannot be healed", rule, cite("taveren-healing"))
        return refuse_banned(now, card, "be healed") or refuse_moment(now, choice.by)

    def say(self, choice: Choice) -> str:
        card, kind, number = choice.args
        what = "a token" if number == 1 else f"{number} tokens"
        return f"heals {card} with {what}{'' if kind in (PLAIN, DEADLY) else f' ({kind})'}"

    def take(self, now: Moment, choice: Choice) -> None:
        card, kind, number = _healed(now, choice)
        bought_by(now, choice.by)
        pattern.convert(now, choice.by, number, cite("taveren-healing"))
        now.put(put_damage(card, -number, kind))
        rules = (cite("taveren-healing"), cite("taveren-healing-repeat"))
        text = f"{number} damage is taken off {card.name}."
        now.say(text, *rules, actor=choice.by, event=("healed", card.name))


def _healed(now: Moment, choice: Choice) -> tuple[Card, str, int]:
    """The card, the kind of its tokens, and how many of them a choice is about."""
    card, kind, number = choice.args
    return now.the(Card, str(card)), str(kind), int(str(number))
