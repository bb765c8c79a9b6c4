"""multiple-attacks, primary-attack-first: how many attacks may be played, of which kinds, and which come first."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits, in_words
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.of_cards import Additional
from judge.games.highlander.cards.meanings.parts import ATTACK, What
from judge.games.highlander.play.who import attacks_of, note, turn
from judge.games.highlander.things import Card

ANY_NUMBER = 9
ATTACK_NOUNS = ("attack", "dirty trick", "slash", "card")


def granted(now: Moment, by: str) -> list[What]:
    """multiple-attacks: the kinds of attack for which a player has additional opportunities left."""
    left: list[What] = []
    for card, does in continuous_effects.in_force(now, lasting.Extra, by):
        if any(each.noun in ATTACK_NOUNS for each in does.what):
            unbounded = card.type == "persona" and now.reads("once-per-turn") == "any-number"
            left += [does.what] * (ANY_NUMBER if unbounded else does.amount)
    for used in turn(now).extra_used:
        if used in left:
            left.remove(used)
    return left


def refuse_opportunity(now: Moment, by: str, card: Card, additional: bool) -> Refusal | None:
    """multiple-attacks, primary-attack-first: an opportunity for each attack; the primary one first."""
    most, source = continuous_effects.limit_on_attacks(now, by)
    if card.is_attack and len(attacks_of(now, by)) >= most:
        many = "one attack" if most == 1 else f"{most} attacks"
        return refuse(f"{source}: {by} cannot play more than {many} this turn", cite("prevention"),
                      *rules_of(source))  # fmt: skip
    if turn(now).primary == "open":
        if additional:
            return refuse("the primary attack has to be played or forfeited before an additional one",
                          cite("primary-attack-first"), *_givers(now, by))  # fmt: skip
        return None
    if (additional and own_line(now, by, card)) or now.reads("one-attack") == "any-number":
        return None
    if any(fits(now, card, what) for what in granted(now, by)):
        return None
    others = [(source, in_words(does.what)) for source, does in continuous_effects.in_force(now, lasting.Extra, by)
              if any(each.noun in ATTACK_NOUNS for each in does.what) and not fits(now, card, does.what)]  # fmt: skip
    only = "".join(f"; {source.title} gives one for a {words} only" for source, words in others)
    rules = [rule for source, _ in others for rule in rules_of(source.title)]
    return refuse(f"{by} has no attack opportunity left for {card.title}{only}", cite("multiple-attacks"), *rules,
                  cite("phase-4-attack"))  # fmt: skip


def own_line(now: Moment, by: str, card: Card) -> bool:
    """multiple-attacks: whether the text on a card lets it be played as an additional attack, where it lies."""
    return any(isinstance(each.does, Additional) and all_met(now, each.conditions, by, card) for each in card.text)


def given(now: Moment, by: str, card: Card) -> bool:
    """multiple-attacks: whether an effect in play gives additional opportunities, used up or not."""
    found = continuous_effects.in_force(now, lasting.Extra, by)
    return any(each.noun in ATTACK_NOUNS for _, does in found for each in does.what)


def _givers(now: Moment, by: str) -> list[Cite]:
    """The rules about cards that give a player additional attacks."""
    return [rule for card, _ in continuous_effects.in_force(now, lasting.Extra, by) for rule in rules_of(card.title)]


def use_opportunity(now: Moment, card: Card, additional: bool = False) -> None:
    """multiple-attacks: an attack, or a card in place of one, uses up an opportunity; a restricted one first."""
    if turn(now).primary == "open":
        note(now, primary="used")
    elif not (additional and own_line(now, card.owner, card)):
        fitting = sorted((what for what in granted(now, turn(now).active) if fits(now, card, what)),
                         key=lambda what: what == ATTACK)  # fmt: skip
        note(now, extra_used=(*turn(now).extra_used, *fitting[:1]))
