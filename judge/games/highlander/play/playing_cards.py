"""ct-special-cards, edge-cards, ct-illusions: playing cards from hand; what every play has to respect."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.cardtext import say
from judge.engine import Choice, Cite, Moment, Refusal, refuse, remembered
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import met
from judge.games.highlander.cards.continuous_effects import attached, in_force, refuse_play, unprevented
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of, say_unmet
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.anatomy import SPECIAL_CARDS
from judge.games.highlander.play import costs, limits, prone_and_disarmed
from judge.games.highlander.play.at_once import set_off
from judge.games.highlander.play.attacks import opportunities
from judge.games.highlander.play.choice_words import Spoken, names, shown
from judge.games.highlander.play.targets import aimed_line, refuse_target, targets
from judge.games.highlander.play.whereabouts import misplaced, not_now
from judge.games.highlander.play.who import (
    all_in_play,
    attacks_of,
    cards,
    different,
    in_play,
    note,
    opponent,
    phase,
    player,
    turn,
)
from judge.games.highlander.things import Attack, Card, Job

PLAYED = (*SPECIAL_CARDS, "edge", "illusion", "standing defense")
MOST_SPECIALS = 1
TO_USE = ("discard", "remove")
TYPE_RULES = {
    "edge": "edge-cards", "event": "events", "location": "locations", "plot": "plots",
    "standing defense": "standing-defenses",
}  # fmt: skip


def refuse_any(now: Moment, by: str, card: Card, source: str = "hand", attack: Attack | None = None) -> Refusal | None:
    """What every play of a card has to respect, whatever the card."""
    return (
        not_yours(now, by)
        or (_hand_closed(now, by, card) if source == "hand" else None)
        or refuse_play(now, by, card, source, attack)
        or prone_and_disarmed.refuse_weaponless(now, by, card)
        or _not_in_this_deck(now, by, card)
        or _needs_allowance(now, by, card)
        or _above_normal_number(now, by, card)
    )


def not_yours(now: Moment, by: str) -> Refusal | None:
    """golden-rule-turn: nothing is played in the opponent's turn, unless a reading of countering allows it."""
    if by in turn(now).players and turn(now).active != by and now.reads("counter-window") != "at-once":
        return refuse(f"it is not {by}'s turn", cite("golden-rule-turn"))
    return None


def _hand_closed(now: Moment, by: str, card: Card) -> Refusal | None:
    """hard-exertion: after a Hard Exertion no more cards from hand in that phase; for Edges see edge-always."""
    if not turn(now).closed or now.reads("hand-stays-open") == "open":
        return None
    if card.type == "edge" and now.reads("edge-always") != "rules-bind":
        return None
    also = (cite("edge-cards"),) if card.type == "edge" else ()
    text = f"{by} has made a Hard Exertion in this phase and can no longer play cards from hand"
    return refuse(text, cite("hard-exertion"), *also)


def _not_in_this_deck(now: Moment, by: str, card: Card) -> Refusal | None:
    """reserved-signature, anatomy-subtitle: Signature and Weapon Specific cards need Persona or weapon."""
    if (stranger := _not_signed(now, by, card)) is not None:
        return stranger
    if not card.weapon:
        return None
    mine = [each.title.casefold() for each in prone_and_disarmed.weapons(now, by)]
    if f"{by}'s weapon".casefold() not in mine and card.weapon.casefold() not in mine:
        return refuse(f"{card.title} belongs to {card.weapon}, which {by} does not use", cite("anatomy-subtitle"),
                      cite("weapons-of-choice"))  # fmt: skip
    return None


def signed(card: Card) -> tuple[Cite, ...]:
    """reserved-signature: the rule that lets a Signature card be played."""
    return (cite("reserved-signature"),) if card.sign == "signature" else ()


def _not_signed(now: Moment, by: str, card: Card) -> Refusal | None:
    """reserved-signature: a Signature card is for the Persona, or the Faction, that its Sub-Title names."""
    if card.sign != "signature":
        return None
    persona = next((each.title for each in in_play(now, by) if each.type == "persona"), "")
    mine = [each for each in (persona, player(now, by).faction) if each]
    if not mine or any(card.persona.casefold() in each.casefold() for each in mine):
        return None
    text = f"{card.title} is a Signature card of {card.persona}; {by} plays {' of '.join(mine)}"
    return refuse(text, cite("reserved-signature"))


def _needs_allowance(now: Moment, by: str, card: Card) -> Refusal | None:
    """pregame-include, faq-weapon-expert: a card let in by an Allowance card is played together with that card only."""
    if not card.through:
        return None
    here = cards(now, by, "hand", "play")
    if _lets_in(card, [each for each in here if each.zone == "hand" or each.host in (card.name, "the Exertion")]):
        return None
    text = f"{card.title} is in the deck through {card.through} and is played together with it only"
    return refuse(text, cite("pregame-include"), cite("allowance-cards"))


def _lets_in(card: Card, found: Iterable[Card]) -> bool:
    """pregame-include: whether a card needs no Allowance card, or it is among those found."""
    return not card.through or any(card.through.casefold() in each.title.casefold() for each in found)


@RULES.bar
def allowance_is_there(now: Moment, choice: Choice) -> Refusal | None:
    """pregame-include: the Allowance card has to be played with the card it let in."""
    card = now.the(Card, str(now.bound("card")))
    if _lets_in(card, attached(now, card.name)):
        return None
    text = f"{card.through} has to be played with {card.title}"
    return refuse(text, cite("pregame-include"), cite("allowance-cards"))


def _above_normal_number(now: Moment, by: str, card: Card) -> Refusal | None:
    """faq-masters-advantage-restriction: with so many in play and in the Discard Pile no more may be played."""
    mine = [each for each in in_play(now, by) if each.type == "persona"]
    silent = [source for persona in mine for source, _ in in_force(now, lasting.CardsAre, by, persona, be="textless")]
    for source in (*(found for found, _ in in_force(now, lasting.CannotDo, by, doing="normal number")), *silent):
        same = [each for each in cards(now, by, "play", "discard") if each.title.casefold() == card.title.casefold()]
        most = card.restriction or 6
        if len(same) >= most:
            text = f"{source.title}: {len(same)} {card.title} are in play or discarded, and {most} is the normal number"
            return refuse(text, cite("faq-masters-advantage-restriction"))
    return None


def refuse_special(now: Moment, by: str, card: Card, host: str = "") -> Refusal | None:
    """ct-special-cards: one a turn; effects may allow more; faq-reno-darius: one played with another is one play."""
    joined = now.get(host)
    if isinstance(joined, Card) and joined.is_special_card:
        return None
    played = turn(now).specials
    if card.type == "edge" and played and now.reads("edge-special") == "yes":
        return refuse(f"{by} has played a Special Card this turn ({played[-1]})", cite("ct-special-cards"))
    if not card.is_special_card or len(played) < MOST_SPECIALS or now.reads("one-special-card") == "any-number":
        return None
    if _with_special(card) or attached(now, card.name):
        return None
    allowed = sum(does.amount for _, does in in_force(now, lasting.Extra, by, card))
    if len(played) < MOST_SPECIALS + allowed:
        return None
    return refuse(f"{by} has played a Special Card this turn ({played[-1]})", cite("ct-special-cards"))


def _with_special(card: Card) -> bool:
    """faq-reno-darius: whether a card is played in conjunction with a Special Card."""
    return card.goes_with is not None and all(each.noun in SPECIAL_CARDS for each in card.goes_with.what)


def refuse_condition(now: Moment, by: str, card: Card) -> Refusal | None:
    """Requirements printed on the card."""
    for each in card.requires:
        if not met(now, each, by, card):
            return refuse(
                f"{card.title} may be played only if {say(LANGUAGE, each, 'stated')}",
                *rules_of(card.title),
                cite("anatomy-text"),
            )
    return None


@RULES.verb
class Play(Spoken):
    """A Special Card or an Edge is played from hand, aimed at something where its text asks for it."""

    name = "play"
    phrase = "plays {0}[1: on {1}]{2}"
    example = "plays <card>, plays <card> on <card in play or attack>, plays <card> discarding <card> (Prone)"
    also = ((r"plays (.+?) (?:against|targeting|at) (.+)", r"plays \1 on \2"),)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in different(cards(now, by, "hand")):
            if card.type in PLAYED and not card.goes_with:
                ways = costs.ways_to_pay(now, by, card, "hand")
                yield from ((card.name, target, paid) for target in targets(now, by, card) for paid in ways)

    kinds = "ctc"

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and card.type in PLAYED and not card.goes_with

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_be_played(now, choice)) is not None:
            return wrong
        card, by = now.the(Card, str(choice.args[0])), choice.by
        return (
            _refuse_wherever(now, by, card.name)
            or refuse_target(now, by, card, str(choice.args[1]))
            or costs.refuse_payment(now, by, card, "hand", names(choice.args[2]))
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_be_played(now, choice)) is not None:
            return wrong
        card = now.the(Card, str(choice.args[0]))
        late = not_yours(now, choice.by) or refuse_phase(now, card)
        return late or self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        card, by = now.the(Card, str(choice.args[0])), choice.by
        costs.pay(now, by, card, "hand", names(choice.args[2]))
        if card.in_place_of_attack:
            opportunities.use_opportunity(now, card)
        put_down(now, by, card, str(choice.args[1]))
        costs.pay_off(now, by, card, "hand")


@remembered
def _refuse_wherever(now: Moment, by: str, name: str) -> Refusal | None:
    """What speaks against playing a card, whatever it is aimed at and however it is paid for."""
    card = now.the(Card, name)
    return (
        refuse_any(now, by, card)
        or refuse_phase(now, card)
        or refuse_special(now, by, card)
        or refuse_condition(now, by, card)
        or limits.refuse_entering(now, by, card)
        or _refuse_in_place(now, by, card)
    )


def _not_to_be_played(now: Moment, choice: Choice) -> Refusal | None:
    """ct-special-cards, edge-cards: what is played by itself: a Special Card or an Edge out of the own hand."""
    card = now.get(str(choice.args[0]))
    if not isinstance(card, Card):
        return refuse(f"{shown(choice.args[0])} is not a card that can be played", cite("anatomy-icon"))
    rule = TYPE_RULES.get(card.type, "ct-special-cards" if card.is_special_card else "anatomy-icon")
    if (wrong := misplaced(now, choice.by, card, ("hand",), rule) or refuse_illusion(card)) is not None:
        return wrong
    if card.type not in PLAYED:
        return refuse(f"{card.title} is {a_type(card)}, neither a Special Card nor an Edge", cite("ct-special-cards"))
    if card.goes_with:
        text = f"{card.title} is played in conjunction with another card, at the same time"
        return refuse(text, cite("faq-in-conjunction"), cite("faq-in-conjunction-in-play"))
    return None


def a_type(card: Card) -> str:
    """The type of a card with its article."""
    return f"{'an' if card.type[0] in 'aeiou' else 'a'} {card.type}"


def _persona_silenced(now: Moment, by: str, card: Card) -> bool:
    """faq-masters-advantage-persona: a Persona without its text still has its name, and so its own cards."""
    persona = [each for each in in_play(now, by) if each.type == "persona"]
    held = bool(in_force(now, lasting.CannotDo, by, doing="normal number")) or any(each.nullified for each in persona)
    return held and bool(card.persona)


def put_down(now: Moment, by: str, card: Card, target: str) -> None:
    """A card comes from hand onto the table; then what its text says happens."""
    enter(now, by, card)
    aimed = f" on {shown(target)}" if target else ""
    rules = [
        *rules_of(card.title),
        *limits.beside(now, by, card),
        cite(TYPE_RULES.get(card.type, "situations-objects")),
    ]
    rules += [cite("ct-special-cards")] if card.is_special_card else []
    rules += [cite("faq-no-target")] if not target and aimed_line(card) else []
    rules += [cite("faq-masters-advantage-persona")] if _persona_silenced(now, by, card) else []
    rules += [*signed(card), *_of_target(now, target), *unprevented(now, by)]
    now.say(f"{by} plays {card.title}{aimed}.", *rules, actor=by, event=("played", card.title))
    now.call("play-card", card=card.name, target=target)


def _of_target(now: Moment, target: str) -> tuple[Cite, ...]:
    """faq-attack-block-cards: such a card is attack and block; faq-focus: a nullified one can still be aimed at."""
    found = now.get(target)
    if not isinstance(found, Card):
        return ()
    both = [cite("faq-attack-block-cards")] if found.type == "special attack/block" else []
    both += [rule for giver, _ in in_force(now, lasting.CountsAs, found.owner) for rule in rules_of(giver.title)]
    return (*both, cite("faq-focus")) if found.nullified else tuple(both)


def enter(now: Moment, by: str, card: Card, host: str = "") -> None:
    """A card is played: it lies in play from now on, and the turn remembers it."""
    now.put(card._replace(zone="play", entered=turn(now).number, host=host, ripe=False))
    state = turn(now)
    if card.is_special_card:
        note(now, specials=(*state.specials, card.type))
    note(now, acted=state.acted or card.type != "edge", open_cards=(card.name,))
    ripen(now, by)
    prone_and_disarmed.choose_by_playing(now, by, card)
    set_off(now, _set_off(now, by, card))


def _set_off(now: Moment, by: str, played: Card) -> tuple[Job, ...]:
    """triggering-effects: texts of cards in play that set in when a card of a kind is played; after that card's own."""
    found: list[Job] = []
    for card in all_in_play(now):
        by_whom = "you" if card.owner == by else "opponent"
        if card.name == played.name or card.nullified or card.name in player(now, by).ignoring:
            continue
        for job in jobs_of(now, card, card.owner, "plays"):
            when = job.line.when
            if when and when.who == by_whom and fits(now, played, when.what):
                found.append(job)
    return tuple(found)


def ripen(now: Moment, by: str) -> None:
    """discard-to-use: with the first card the opponent plays in his turn, what was put into play before may be used."""
    theirs = in_play(now, opponent(now, by))
    for card in theirs:
        if not card.ripe and card.entered < turn(now).number:
            now.put(card._replace(ripe=True))
    if any(line.event in TO_USE for card in theirs for line in card.text):
        note(now, just_played=True)


def refuse_illusion(card: Card) -> Refusal | None:
    """ct-illusions: an Illusion enters play only through a Hard Exertion."""
    if card.type == "illusion":
        return refuse(f"{card.title} is an Illusion and cannot be played from hand", cite("ct-illusions"))
    return None


def refuse_phase(now: Moment, card: Card) -> Refusal | None:
    """phase-5-ability-adjustment, phase-6-draw-discard: no cards in the last two phases; Edges see edge-always.

    edge-cards: in the other phases an Edge may always be played.
    """
    where = phase(now)
    if where in ("adjustment", "draw"):
        if card.type == "edge" and now.reads("edge-always") == "only-card-text":
            return None
        rule = cite("phase-5-ability-adjustment") if where == "adjustment" else cite("phase-6-draw-discard")
        return refuse("no card can be played in this phase", rule)
    late = where in ("defense", "attack")
    if card.is_special_card and not late:
        return refuse(f"{card.title} is a Special Card; these are played in the Defense or the Attack Phase only",
                      cite("ct-special-cards"))  # fmt: skip
    if card.type == "standing defense" and not late:
        return refuse(f"{card.title} can be played only in the Defense or Attack Phase", cite("standing-defenses"))
    return None


def _refuse_in_place(now: Moment, by: str, card: Card) -> Refusal | None:
    if not card.in_place_of_attack:
        return None
    if phase(now) != "attack":
        return refuse(f"{card.title} is played in place of an attack, in the Attack Phase", cite("multiple-attacks"))
    return opportunities.refuse_opportunity(now, by, card, additional=False)


@RULES.step
def resolve_card(now: Moment) -> None:
    """immediate-effect: what the text of a card says happens as it is played; a new Location sends the old one away."""
    card = now.the(Card, str(now.bound("card")))
    limits.bump_location(now, card)
    say_unmet(now, card, card.owner)
    attack = next((each.name for each in attacks_of(now, card.owner) if each.card == card.host), "")
    carry_out(now, jobs_of(now, card, card.owner, target=str(now.bound("target") or ""), attack=attack))


@RULES.step
def card_played(now: Moment) -> None:
    """countering: also a card that was countered has been played; what it did has been said."""
