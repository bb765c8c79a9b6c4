"""3.3 Staging: how encounter cards are revealed, one at a time, with their keywords and when revealed effects."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Missing, Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import count, makes
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction, Quality, Trigger, within
from judge.games.lotr_lcg.play.abilities.constant_abilities import in_force
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.effects.resolving import has_text, resolve_text
from judge.games.lotr_lcg.play.in_play.areas import deck_size, know_top, move, refill_encounter_deck, side, use, uses
from judge.games.lotr_lcg.play.in_play.card_types import is_a, keyword
from judge.games.lotr_lcg.play.in_play.guarded import look_for_guard
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import (
    card,
    first_player,
    in_player_order,
    matters,
    phase,
    player,
    players,
    revealed,
    scenario,
    texts,
)
from judge.games.lotr_lcg.things import (
    ELIMINATION_LEVEL,
    REVEALED,
    SCENARIO,
    Card,
    Context,
    Delayed,
    Lasting,
    Occurrence,
    Player,
    Printed,
)
from judge.kit.names import free_name

LEFT, PLANNED, SURGED, SURGES = "left_to_reveal", "planned", "surged", "surges"
DOOMED, GUARDED, EFFECT, SHADOW_EFFECT = "Doomed", "Guarded", "When Revealed", "Shadow"
PROWL = "Prowl"  # From later sets.


@RULES.step
def begin_staging(now: Moment) -> None:
    """3.3: one encounter card for each player who is left."""
    number = len(players(now))
    if len(now.every(Player)) > number and now.reads("reveals-for-those-who-are-out") == "counted":
        number = len(now.every(Player))
    elif now.tries("one-reveal-for-all", "one"):
        number = 1
    more = [(each.source, resolve_amount(now, each.effect.amount, each.about)) for each in _more_reveals(now)]
    now.bind(PLANNED, number)
    now.bind(LEFT, _less_some(now, number + sum(many for _, many in more)))
    noun = "card" if number == 1 else "cards"
    said = f"The players reveal {number} encounter {noun}, one for each player."
    now.say(said, cite("3.3"), cite("elimination-fewer-reveals"))
    for source, many in more:
        now.say(f"{source}: the players reveal {many} more.", cite("golden-rule-card-over-rules"), cite("3.3"))
    happen(now, Occurrence("phase-begins", "staging"))


def _less_some(now: Moment, number: int) -> int:
    """lasting-effects: so many cards less what an effect has the players reveal fewer, down to its minimum."""
    for each in in_force(now, "reveal fewer") if matters(now, "reveal fewer") else []:
        least = resolve_amount(now, each.effect.x, each.about) if each.effect.x is not None else 0
        fewer = max(min(number, least), number - resolve_amount(now, each.effect.amount, each.about))
        now.say(
            f"{each.source}: the players reveal {number - fewer} fewer.",
            cite("golden-rule-card-over-rules"),
            cite("3.3"),
        )
        number = fewer
    return number


def _more_reveals(now: Moment) -> list[Lasting]:
    """constant-ability: what cards add to the number of cards that are revealed in the staging step."""
    return in_force(now, "reveal more") if matters(now, "reveal more") else []


@RULES.test
def encounter_cards_are_still_to_be_revealed(now: Moment) -> bool:
    """3.3: whether more cards follow if a player is eliminated meanwhile is a reading."""
    planned, left = left_to_reveal(now, PLANNED), left_to_reveal(now, LEFT)
    if left <= 0 or len(players(now)) >= planned:
        return left > 0
    return now.reads("reveals-mid-staging") == "fixed" or planned - left < len(players(now))


@RULES.test
def card_text_waits_for_the_end_of_staging(now: Moment) -> bool:
    """3.3: whether any card speaks of the end of the staging step."""
    return "step-ends" in texts(now).waits or any(each.trigger.kind == "step-ends" for each in now.every(Delayed))


@RULES.step
def end_staging(now: Moment) -> None:
    """3.3: the staging step is over, before anybody may take actions."""
    now.say("The staging step ends.", cite("3.3"), event=("ended", "staging"))
    happen(now, Occurrence("step-ends", "staging"))


def left_to_reveal(now: Moment, name: str) -> int:
    """A number of this step; as many as there are players where a line of play starts in the middle."""
    found = now.bound(name)
    return found if isinstance(found, int) else len(players(now))


@RULES.test
def the_encounter_deck_has_to_be_refilled(now: Moment) -> bool:
    """3.3-empty-deck: in the quest phase an empty deck is refilled; in other phases that is a reading."""
    if not is_to_be_refilled(now):
        return False
    if phase(now) == "quest":
        return now.reads("deck-empty-in-the-quest-phase") == "anew"
    return now.reads("encounter-deck-empty-elsewhere") == "reshuffle"


def is_to_be_refilled(now: Moment) -> bool:
    """encounter-deck-empty: whether the deck is empty, and the discard pile is not."""
    pile = scenario(now)
    return not deck_size(now, SCENARIO) and bool(pile.discard or pile.discard_rest)


@RULES.test
def the_encounter_deck_has_run_out(now: Moment) -> bool:
    """3.3-empty-deck: whether the last card of the encounter deck has been taken in the quest phase."""
    return phase(now) == "quest" and is_to_be_refilled(now) and now.reads("deck-empty-in-the-quest-phase") == "anew"


RAN_OUT = "round:encounter deck empty in the quest phase"


@RULES.step
def note_empty_deck(now: Moment) -> None:
    """3.3-empty-deck: a deck that is empty at the end of the quest phase has been made anew in it."""
    if is_to_be_refilled(now):
        use(now, RAN_OUT)


def refill_if_it_ran_out(now: Moment) -> None:
    """3.3-empty-deck: what was due in the quest phase is done before the next card is needed."""
    if uses(now, RAN_OUT) and is_to_be_refilled(now):
        now.say(
            "The encounter deck ran out in the quest phase, so its discard pile becomes the encounter deck.",
            cite("3.3-empty-deck"),
        )
        refill_encounter_deck(now)


@RULES.step
def look_at_the_top(now: Moment) -> None:
    """reveal: which card lies on top of a shuffled deck is up to chance."""
    if len(now.frames) > 1 and now.frames[-2].chart == "staging":
        now.bind(SURGES, now.given(int, SURGES) - 1)
        here = now.frames[-1]
        now.frames[-1] = here._replace(bound=(*here.bound, (LEFT, 0), (SURGED, True)))
    elif not any(name == LEFT for name, _ in now.frames[-1].bound):
        _count_surges(now)
    else:
        now.bind(LEFT, left_to_reveal(now, LEFT) - 1)
        now.bind(SURGED, True)
    know_top(now, SCENARIO, 1)


def _count_surges(now: Moment) -> None:
    """surge-multiple: the step outside has one card fewer to reveal; this one counts the cards that surge brings."""
    if len(now.frames) > 1:
        if now.bound(LEFT) is None:
            _start_counting(now)
        now.bind(LEFT, left_to_reveal(now, LEFT) - 1)
    here = now.frames[-1]
    now.frames[-1] = here._replace(bound=(*here.bound, (LEFT, 0), (SURGED, False)))


def _start_counting(now: Moment) -> None:
    """3.3: where a line of play starts between two cards, the step outside counts from here."""
    outer, number = now.frames[-2], len(players(now))
    now.frames[-2] = outer._replace(bound=(*outer.bound, (PLANNED, number), (LEFT, number)))


@RULES.step
def reveal_top_card(now: Moment) -> None:
    """reveal: the top card is revealed and staged; an empty deck has none."""
    if not deck_size(now, SCENARIO):
        said = "The encounter deck is empty: no card is revealed."
        now.say(said, cite("encounter-deck-empty"), cite("effects-as-much-as-able"))
        if now.bound("in_vain") is False:
            now.bind("in_vain", True)
        return
    name = top_card(now).name
    guards = len(now.frames) > 1 and now.frames[-2].chart == "guarded" and not now.bound("guard")
    happen(now, Occurrence("reveal", name, player=first_player(now), detail="guard" if guards else ""))


def top_card(now: Moment) -> Card:
    """The top card of the encounter deck; one that nobody has named is a card that does not matter."""
    pile = side(now, SCENARIO)
    if pile.deck:
        return card(now, pile.deck[0])
    if pile.pool or not pile.deck_rest:
        raise Missing("a card on top of the encounter deck; give encounter-deck, or start at reveal")
    taken = [each.name for each in now.every(Card)]
    name = free_name(taken, "an encounter card (1)", "an encounter card ({number})")
    blank = Card(name, Printed("an encounter card", "treachery", back="encounter"), SCENARIO, SCENARIO, "deck")
    now.put(blank)
    now.put(pile._replace(deck=(name,), deck_rest=pile.deck_rest - 1))
    return blank


@makes("reveal")
def _reveal(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    for _ in range(count(now, what, about)):
        yield Occurrence("reveal", "", player=about.by)


@makes("reveal card")
def _reveal_card(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """reveal: a certain card, from wherever it is out of play; it may be told whom it then engages."""
    if not card(now, name).in_play:
        whom = members(now, what.to, about)[:1] if what.op == "engaged" else []
        yield Occurrence("reveal", name, player=about.by, detail="".join(whom))


@occurs("reveal")
def begin_to_stage(now: Moment, what: Occurrence) -> None:
    """reveal: the card is turned up and staged; without a card it is the next one of the deck."""
    if what.subject:
        engaging = what.detail if what.detail in players(now) else ""
        guarding = what.detail == "guard"
        now.call("staging", card=what.subject, guarding=guarding, canceled=False, surges=0, engaging=engaging)
    else:
        now.call("revealing", **{LEFT: max(1, what.amount)})


@RULES.test
def a_card_is_left_to_reveal(now: Moment) -> bool:
    """reveal: whether a card effect still has cards to reveal."""
    return left_to_reveal(now, LEFT) > 0


def _all_text(now: Moment) -> Iterable[object]:
    """Every meaning on the cards of the table."""
    return (part for each in now.every(Card) for part in within(each.printed.abilities))


@RULES.step
def turn_faceup(now: Moment) -> None:
    """staging-1: the card is turned faceup so that it can be read."""
    name = now.bound("card")
    if not isinstance(name, str):
        name = top_card(now).name
        for key, value in (("card", name), ("guarding", False), ("canceled", False), (SURGES, 0)):
            now.bind(key, value)
    move(now, name, REVEALED)
    more = (cite("surge"), cite("surge-timing")) if now.bound(SURGED) else ()
    if any(isinstance(each, Quality) and each.kind == "first revealed" for each in _all_text(now)):
        for per in ("round", "phase"):
            use(now, f"{per}:revealed {len(revealed(now, per)):03} {name}")
    now.say(f"{name} is revealed.", cite("staging-1"), cite("reveal"), *more, event=("revealed", name))


@RULES.test
def a_card_was_revealed(now: Moment) -> bool:
    """staging: whether a card was revealed."""
    return isinstance(now.bound("card"), str)


def staged(now: Moment) -> Card:
    """The card that is being staged."""
    return card(now, now.given(str, "card"))


@RULES.step
def resolve_keywords_and_effects(now: Moment) -> None:
    """staging-2: keywords and when revealed effects; in which order is a reading, the first player's by default."""
    each = staged(now)
    keywords = [name for name in (DOOMED, GUARDED, PROWL) if keyword(now, each, name.casefold())]
    effects = [EFFECT] if has_text(now, each.name, "when revealed") else []
    if has_text(now, each.name, "shadow"):
        now.say(f"The shadow effect of {each.name} does not resolve here.", cite("shadow-only-dealt"))
        effects += [SHADOW_EFFECT] if now.reads("shadow-effect-when-staged") == "resolves" else []
    if now.bound("guarding") and GUARDED in keywords:
        keywords.remove(GUARDED)
    elif not keywords and not effects and not keyword(now, each, "surge"):
        now.say(f"{each.name} has no keyword or when revealed effect to resolve.", cite("staging-2"))
    first = first_player(now)
    matters = len(keywords) + len(effects) > 1 and not _only_raises(now, each, keywords, effects)
    order = now.reads("keyword-order") if matters else "first-player"
    if order == "first-player":
        now.batch("resolve_staged", cite("staging-2"), (first, (*keywords, *effects)))
    elif order == "keywords-first":
        now.batch("resolve_staged", cite("staging-2"), (first, keywords), (first, effects))
    else:
        now.batch("resolve_staged", cite("staging-2"), *((first, (one,)) for one in (*keywords, *effects)))


def _only_raises(now: Moment, each: Card, keywords: list[str], effects: list[str]) -> bool:
    """staging-2: whether keyword and text both just raise threat, so that their order changes nothing."""
    if keywords != [DOOMED] or effects != [EFFECT]:
        return False
    texts = [ability for ability in each.printed.abilities if ability.kind == "when revealed"]
    plain = all(what.verb == "raise threat" and not what.amount.of for text in texts for what in text.effects)
    waits = any(isinstance(part, Trigger) and part.kind == "raise-threat" for part in _all_text(now))
    conditions = any(isinstance(part, Condition | Quality) for part in within(tuple(texts)))
    most = keyword(now, each, "doomed") + sum(what.amount.number for text in texts for what in text.effects)
    safe = all(player(now, name).threat + most < ELIMINATION_LEVEL for name in players(now))
    return plain and safe and not waits and not conditions


@RULES.deed
def resolve_staged(now: Moment, effect: Hashable) -> None:
    """staging-2: one keyword, or the when revealed effects, of the card that is being staged."""
    each = staged(now)
    if effect in (EFFECT, SHADOW_EFFECT):
        whose = first_player(now) if effect == SHADOW_EFFECT else ""
        resolve_text(now, each.name, str(effect).casefold(), player=whose)
    elif keywords_are_canceled(now):
        now.say(f"{effect} of {each.name} is canceled with its effects.", cite("cancel-treachery"))
    elif effect == DOOMED:
        _doom(now, each)
    elif effect == PROWL:
        resolve_text(now, each.name, "prowl")
    else:
        look_for_guard(now, each.name)


def _doom(now: Moment, each: Card) -> None:
    """doomed, keyword-stacking: each player raises threat by the number, all instances together."""
    amount = keyword(now, each, "doomed")
    if now.reads("doomed-as-printed") == "printed-only":
        amount = sum(word.amount for word in each.printed.keywords if word.name == "doomed")
    said = f"{each.name} has Doomed {amount}: each player raises their threat by {amount}."
    now.say(said, cite("doomed"), cite("keyword-stacking"), event=("doomed", each.name))
    doomed = in_player_order(now) if now.reads("doomed-for-one") == "each-player" else (first_player(now),)
    happen(now, *(Occurrence("raise-threat", name, amount, each.name, name, cause="doomed") for name in doomed))


def resolve_as_revealed(now: Moment, each: Card) -> None:
    """shadow-effects: what a shadow card would do if it were revealed, for those who think that it does."""
    if not resolve_text(now, each.name, "when revealed"):
        _doom(now, each)


def keywords_are_canceled(now: Moment) -> bool:
    """cancel-treachery: whether the effects of a treachery were canceled, and its keywords with them (a reading)."""
    if not now.bound("canceled") or not is_a(now, staged(now), "treachery"):
        return False
    return now.reads("cancel-keywords") == "keywords-too"
