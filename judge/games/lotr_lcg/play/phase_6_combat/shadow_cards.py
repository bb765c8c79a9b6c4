"""6.2 Deal shadow cards, 6.11: shadow cards are dealt and discarded."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import Context
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import count, makes
from judge.games.lotr_lcg.play.abilities.immune_and_cannot import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, happen, occurs
from judge.games.lotr_lcg.play.in_play.areas import deck_size, know_top, move
from judge.games.lotr_lcg.play.phase_3_quest.staging import refill_encounter_deck, refill_if_it_ran_out, top_card
from judge.games.lotr_lcg.play.phase_5_encounter.engagement_checks import PLAYERS
from judge.games.lotr_lcg.play.values import amount_of
from judge.games.lotr_lcg.play.who import card, engaged_with, first_player, in_player_order, scenario
from judge.games.lotr_lcg.things import DISCARD, SCENARIO, SHADOW, Card, Occurrence


@RULES.step
def begin_dealing(now: Moment) -> None:
    """6.2: each engaged enemy is due one card."""
    refill_if_it_ran_out(now)
    now.bind("dealt", ())
    now.bind("chosen", "")
    if not any(engaged_with(now, name) for name in in_player_order(now)):
        now.say("No enemy is engaged with a player: no shadow card is dealt.", cite("6.2"))


def dealt_so_far(now: Moment) -> tuple[str, ...]:
    """6.2: the enemies that have been dealt their card in this step."""
    dealt = now.bound("dealt")
    return dealt if isinstance(dealt, tuple) else ()


def next_due(now: Moment) -> list[Card]:
    """6.2-order: player by player, the enemies with the highest engagement cost that have not been dealt a card."""
    done = dealt_so_far(now)
    for name in in_player_order(now):
        left = [each for each in engaged_with(now, name) if each.name not in done]
        if left:
            choose = max if now.reads("shadow-deal-order") == "highest-first" else min
            most = choose(amount_of(now, each, "engagement cost") for each in left)
            return [each for each in left if amount_of(now, each, "engagement cost") == most]
    return []


@RULES.test
def an_enemy_has_no_shadow_card_yet(now: Moment) -> bool:
    """6.2-deck-out: whether there is an enemy to deal to, and a card to deal."""
    return bool(next_due(now)) and (bool(deck_size(now, SCENARIO)) or _refilled_by_mistake(now))


def _refilled_by_mistake(now: Moment) -> bool:
    pile = scenario(now)
    return bool(pile.discard or pile.discard_rest) and now.reads("shadow-deck-refilled") == "refilled"


@RULES.test
def enemies_tie_for_a_shadow_card(now: Moment) -> bool:
    """6.2-order: whether enemies of one player have the same engagement cost, so that a choice is due."""
    return bool(deck_size(now, SCENARIO)) and len(next_due(now)) > 1


@RULES.verb
class ChooseNextDealt(Verb):
    """6.2-order: which of several enemies with the same engagement cost is dealt first; who says so is a reading."""

    name = "choose-next-dealt"
    phrase = "has {0} dealt its shadow card next"
    example = "has <enemy> dealt its shadow card next"

    def by(self, now: Moment) -> str:
        return first_player(now) if now.reads("shadow-deal-tie") == "first-player" else PLAYERS

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((each.name,) for name in in_player_order(now) for each in engaged_with(now, name))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        tied = [each.name for each in next_due(now)]
        if choice.args[0] in tied:
            return None
        return refuse(f"the next card goes to {' or '.join(tied)}", cite("6.2-order"))

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("chosen", choice.args[0])


@RULES.step
def deal_next_shadow_card(now: Moment) -> None:
    """6.2-order, shadow-cards: the next enemy is dealt one card from the encounter deck, facedown."""
    chosen = now.bound("chosen")
    enemy = next(each for each in next_due(now) if not chosen or each.name == chosen)
    now.bind("chosen", "")
    now.bind("dealt", (*dealt_so_far(now), enemy.name))
    if not deck_size(now, SCENARIO):
        refill_encounter_deck(now)
    happen(now, Occurrence("deal-shadow", enemy.name, 1, player=enemy.engaged))


@makes("deal shadow")
def _deal(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("deal-shadow", name, count(now, what, about))


@barred("deal-shadow")
def cannot_be_dealt(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that an enemy is dealt no shadow cards."""
    return forbidden(now, card(now, what.subject), "be dealt shadow cards")


@occurs("deal-shadow")
def begin_to_deal(now: Moment, what: Occurrence) -> None:
    """shadow-cards: as many facedown cards as are to be dealt."""
    now.call("shadow-card", enemy=what.subject, left=max(1, what.amount), card=what.other)


@RULES.step
def look_at_next_card(now: Moment) -> None:
    """shadow-cards: which card comes next from a shuffled deck is up to chance."""
    know_top(now, SCENARIO, 1)


@RULES.step
def deal_one_shadow_card(now: Moment) -> None:
    """shadow-cards, 6.2-deck-out: one card, facedown, if the deck has any."""
    enemy, dealt = now.given(str, "enemy"), now.given(str, "card")
    now.bind("left", now.given(int, "left") - 1)
    if not dealt and not deck_size(now, SCENARIO):
        said = f"The encounter deck is empty: {enemy} is dealt no shadow card."
        now.say(said, cite("6.2-deck-out"), event=("undealt", enemy))
        return
    move(now, dealt or top_card(now).name, SHADOW, host=enemy, faceup=False)
    rule = cite("6.2-order" if now.inside("deal-shadow-cards") else "attacks-outside-combat")
    now.say(f"{enemy} is dealt a facedown shadow card.", cite("shadow-cards"), rule, event=("dealt", enemy))


@RULES.test
def another_shadow_card_is_due(now: Moment) -> bool:
    """shadow-cards: whether this enemy is to be dealt more."""
    return now.given(int, "left") > 0


@RULES.test
def an_enemy_was_dealt_nothing(now: Moment) -> bool:
    """6.2-deck-out: whether the deck ran out before every enemy had its card."""
    return bool(next_due(now))


@RULES.step
def note_missing_shadow_cards(now: Moment) -> None:
    """6.2-deck-out: the enemies without a card are dealt none this round; the discard pile stays where it is."""
    done = dealt_so_far(now)
    for name in in_player_order(now):
        for each in engaged_with(now, name):
            if each.name not in done:
                now.say(
                    f"The encounter deck is empty: {each.name} is dealt no shadow card this round.",
                    cite("6.2-deck-out"),
                    event=("undealt", each.name),
                )


@RULES.step
def discard_shadow_cards(now: Moment) -> None:
    """6.11: all shadow cards are discarded."""
    found = [each for each in now.every(Card) if each.zone == SHADOW]
    for each in found:
        discard_shadow(now, each)
    if not found:
        now.say("There is no shadow card to discard.", cite("6.11"))


def discard_shadow(now: Moment, each: Card, rule: str = "6.11") -> None:
    """6.11, discard-origin: a shadow card goes to the encounter discard pile."""
    move(now, each.name, DISCARD)
    said = f"The shadow card {each.name} is discarded."
    now.say(said, cite(rule), cite("discard-origin"), event=("discarded", each.name))
