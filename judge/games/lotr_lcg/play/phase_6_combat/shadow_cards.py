"""6.2 Deal shadow cards, 6.4.2 Resolve shadow effect, 6.11: shadow cards are dealt, turned up and discarded."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment, Refusal, by_each, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import just_happens, makes
from judge.games.lotr_lcg.cards.groups import members, test_of
from judge.games.lotr_lcg.cards.meanings import Instruction, Quality
from judge.games.lotr_lcg.play.abilities.constant_abilities import may_be_banned
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.effects.resolving import has_text, resolve_text
from judge.games.lotr_lcg.play.in_play.areas import deck_size, know_top, move, refill_encounter_deck
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.phase_3_quest.staging import (
    is_to_be_refilled,
    refill_if_it_ran_out,
    resolve_as_revealed,
    the_encounter_deck_has_run_out,
    top_card,
)
from judge.games.lotr_lcg.play.phase_5_encounter import PLAYERS
from judge.games.lotr_lcg.play.values import amount_of, in_range
from judge.games.lotr_lcg.play.who import (
    card,
    engaged_with,
    fight,
    first_player,
    in_player_order,
    listed,
    shadows,
    texts,
)
from judge.games.lotr_lcg.things import DISCARD, SCENARIO, SHADOW, Card, Context, Occurrence
from judge.kit.choosing import Pick


@RULES.step
def begin_dealing(now: Moment) -> None:
    """6.2: each engaged enemy is due one card."""
    refill_if_it_ran_out(now)
    now.bind("dealt", ())
    now.bind("chosen", "")
    if not any(engaged_with(now, name) for name in in_player_order(now)):
        now.say("No enemy is engaged with a player, so no shadow card is dealt.", cite("6.2"))


def dealt_so_far(now: Moment) -> tuple[str, ...]:
    """6.2: the enemies that have been dealt their card in this step."""
    return listed(now, "dealt")


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
    if not next_due(now):
        return False
    refilled = is_to_be_refilled(now) and now.reads("shadow-deck-refilled") == "refilled"
    return refilled or deck_size(now, SCENARIO) > 0


@RULES.test
def enemies_tie_for_a_shadow_card(now: Moment) -> bool:
    """6.2-order: whether enemies of one player have the same engagement cost."""
    return bool(deck_size(now, SCENARIO)) and len(next_due(now)) > 1


@RULES.verb
class ChooseNextDealt(Pick):
    """6.2-order: which of several enemies with the same engagement cost is dealt first; who says so is a reading."""

    name = "choose-next-dealt"
    phrase = "has {0} dealt its shadow card next"
    example = "has <enemy> dealt its shadow card next"
    only = refuse("shadow cards are dealt in step 6.2, the highest engagement cost first", cite("6.2-order"))

    def by(self, now: Moment) -> str:
        return first_player(now) if now.reads("shadow-deal-tie") == "first-player" else PLAYERS

    def options(self, now: Moment, by: str) -> Iterator[str]:
        return (each.name for name in in_player_order(now) for each in engaged_with(now, name))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        tied = [each.name for each in next_due(now)]
        return None if name in tied else refuse(f"the next card goes to {' or '.join(tied)}", cite("6.2-order"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind("chosen", name)


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


just_happens("deal shadow", counted=True)
may_be_banned("deal-shadow", "be dealt shadow cards")


just_happens("look at")


@occurs("look-at")
def look_at_shadow_card(now: Moment, what: Occurrence) -> None:
    """shadow-cards: a player looks at a card that lies facedown; it is turned up for nobody else."""
    now.say(
        f"{what.source or 'An effect'} shows {what.subject}.", cite("shadow-cards"), event=("looked at", what.subject)
    )


@makes("dealt as shadow")
def _deal_it(now: Moment, what: Instruction, name: str, about: Context) -> Iterator[Occurrence]:
    """`deal this card to Orc as a shadow card`: that one, from where it is, and none from the deck."""
    for enemy in members(now, what.to, about)[:1]:
        yield Occurrence("deal-shadow", enemy, 1, other=name)


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
        said = f"The encounter deck is empty, so {enemy} is dealt no shadow card."
        now.say(said, cite("6.2-deck-out"), event=("undealt", enemy))
        return
    move(now, dealt or top_card(now).name, SHADOW, host=enemy, faceup=False)
    rule = cite("6.2-order" if now.inside("deal-shadow-cards") else "attacks-outside-combat")
    now.say(f"{enemy} is dealt a facedown shadow card.", cite("shadow-cards"), rule, event=("dealt", enemy))
    if the_encounter_deck_has_run_out(now):
        refill_encounter_deck(now)


@RULES.test
def another_shadow_card_is_due(now: Moment) -> bool:
    """shadow-cards: whether the enemy is to be dealt another shadow card."""
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
                said = f"The encounter deck is empty, so {each.name} is dealt no shadow card this round."
                now.say(said, cite("6.2-deck-out"), event=("undealt", each.name))


@test_of("shadow cards")
def _has_shadows(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`has 2 or more shadow cards dealt to it`; of a shadow card's own text `other` ones do not count that card."""
    assert quality.range is not None
    found = [each for each in shadows(now, of) if quality.word != "other" or each.name != about.source]
    return in_range(now, len(found), quality.range, about)


def facedown(now: Moment) -> list[Card]:
    """6.4.2: the shadow cards of the attacking enemy that are still to be turned up."""
    return [each for each in shadows(now, card(now, fight(now).enemy)) if not each.faceup]


@RULES.step
def reveal_shadow_card(now: Moment) -> None:
    """6.4.2, shadow-effects: the shadow card is turned up; nothing but its shadow effect resolves."""
    there = fight(now)
    hidden = facedown(now)
    if not hidden:
        now.say(f"{there.enemy} has no shadow card to turn faceup.", cite("6.4.2"))
        return
    shadow = hidden[0]
    now.put(shadow._replace(faceup=True))
    said = f"The shadow card of {there.enemy} is turned faceup: {shadow.name}."
    now.say(said, cite("6.4.2"), event=("shadow", shadow.name))
    if _says_more(now, shadow) and now.reads("shadow-card-as-revealed") == "resolves":
        resolve_as_revealed(now, shadow)
        return
    if not resolve_text(now, shadow.name, "shadow", there.enemy, there.player):
        now.say(f"{shadow.name} has no shadow effect.", cite("shadow-effects"), cite("shadow-only-dealt"))
        if "blank-shadow" in texts(now).waits:
            happen(now, Occurrence("blank-shadow", there.enemy, player=there.player))


def _says_more(now: Moment, shadow: Card) -> bool:
    """shadow-effects: whether a shadow card has text or a keyword for being revealed; none of it counts here."""
    if not has_text(now, shadow.name, "when revealed") and not keyword(now, shadow, "doomed"):
        return False
    said = (
        f"{shadow.name} is a shadow card, so its keywords and when revealed effects do not affect {fight(now).player}."
    )
    now.say(said, cite("shadow-cards"), cite("shadow-effects"))
    return True


@by_each(Card)
def _dealt(each: Card) -> Card | None:
    return each if each.zone == SHADOW else None


@RULES.step
def discard_shadow_cards(now: Moment) -> None:
    """6.11: all shadow cards are discarded."""
    found = _dealt(now)
    for each in found:
        discard_shadow(now, each)
    if not found:
        now.say("There is no shadow card to discard.", cite("6.11"))


def discard_shadow(now: Moment, each: Card, rule: str = "6.11") -> None:
    """6.11, discard-origin: a shadow card goes to the encounter discard pile."""
    move(now, each.name, DISCARD)
    said = f"The shadow card {each.name} is discarded."
    now.say(said, cite(rule), cite("discard-origin"), event=("discarded", each.name))
