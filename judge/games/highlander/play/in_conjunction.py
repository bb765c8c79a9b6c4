"""faq-in-conjunction, edge-cards: cards played with what is being played, or with what an Exertion is to find."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of, say_unmet
from judge.games.highlander.cards.meanings.of_cards import Is
from judge.games.highlander.play import costs, playing_cards
from judge.games.highlander.play.attacks.blows_and_head_shots import goes_with, refuse_becoming
from judge.games.highlander.play.choice_words import Spoken, names, shown
from judge.games.highlander.play.whereabouts import misplaced, not_now
from judge.games.highlander.play.who import active_player, different, exertion, hand, in_play, note, turn
from judge.games.highlander.things import Attack, Card

EXERTION = "the Exertion"


@RULES.verb
class Add(Spoken):
    """A card is played in conjunction with one that is just being played, or with one that an Exertion is to find."""

    name = "add"
    phrase = "plays {0} with {1}{2}"
    example = (
        "plays <card> with <attack, defense or card just played>; before an Exertion: plays <card> with the Exertion"
    )
    also = (
        (r"(?:adds|attaches) (.+?) to (.+)", r"plays \1 with \2"),
        (r"plays (.+?) in conjunction with (.+)", r"plays \1 with \2"),
        (r"(?:adds|plays) (.+)", r"plays \1 with {attack}"),
        (r"(?:adds|plays) (.+?)(?: before the exertion)?", r"plays \1 with the exertion"),
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in different(hand(now, by)):
            if card.goes_with:
                for host in _hosts(now, by):
                    yield from ((card.name, host, paid) for paid in costs.ways_to_pay(now, by, card, "hand"))

    kinds = "ctc"

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and (card.goes_with is not None or not card.is_defense)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_be_added(now, choice)) is not None:
            return wrong
        card, by, host = now.the(Card, str(choice.args[0])), choice.by, str(choice.args[1])
        return (
            playing_cards.refuse_any(now, by, card)
            or playing_cards.refuse_phase(now, card)
            or playing_cards.refuse_special(now, by, card, host)
            or playing_cards.refuse_condition(now, by, card)
            or _refuse_host(now, by, card, host)
            or costs.refuse_payment(now, by, card, "hand", names(choice.args[2]))
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_be_added(now, choice)) is not None:
            return wrong
        late = playing_cards.refuse_phase(now, now.the(Card, str(choice.args[0])))
        return playing_cards.not_yours(now, choice.by) or late or self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        card, by, host = now.the(Card, str(choice.args[0])), choice.by, str(choice.args[1])
        costs.pay(now, by, card, "hand", names(choice.args[2]))
        open_before = turn(now).open_cards
        playing_cards.enter(now, by, card, host)
        note(now, open_cards=(*open_before, card.name))
        text = f"{by} plays {card.title} in conjunction with {shown(host)}."
        rules = [cite("faq-reno-darius")] if card.is_special_card and len(turn(now).specials) > 1 else []
        now.say(text, cite("faq-in-conjunction"), *rules, *rules_of(card.title), actor=by,
                event=("played", card.title))  # fmt: skip
        if host == EXERTION:
            found = exertion(now)
            now.put(found._replace(attached=(*found.attached, card.name)))
        elif attack := attack_with(now, host):
            announce_becoming(now, card, attack)
        if now.bound("card") != host:
            now.call("play-card", card=card.name, target="")
        costs.pay_off(now, by, card, "hand")


def _not_to_be_added(now: Moment, choice: Choice) -> Refusal | None:
    """faq-in-conjunction: a card in the own hand that is played with others, and one that it is played with."""
    card, host = now.get(str(choice.args[0])), str(choice.args[1])
    if not isinstance(card, Card):
        return refuse(f"{shown(choice.args[0])} is not a card that can be played", cite("faq-in-conjunction"))
    if (wrong := misplaced(now, choice.by, card, ("hand",), "faq-in-conjunction")) is not None:
        return wrong
    if not card.goes_with:
        return refuse(f"{card.title} does not say that it is played in conjunction with a card", cite("anatomy-text"),
                      cite("faq-in-conjunction"))  # fmt: skip
    if host != EXERTION and not isinstance(now.get(host), Card):
        return refuse(
            f"{shown(host)} is not a card that {card.title} can be played in conjunction with",
            cite("faq-in-conjunction"),
        )
    return None


def attack_with(now: Moment, card: str) -> Attack | None:
    """The attack that a card was played as, if it was."""
    return next((each for each in now.every(Attack) if each.card == card), None)


def announce_becoming(now: Moment, card: Card, attack: Attack) -> None:
    """head-shot: the attack instantly becomes what the card makes of it."""
    if any(each.does == Is("head shot") for each in card.text):
        now.say(f"{attack.name} is a Head Shot, and so a Power Blow.", cite("head-shot"), event=("blow", attack.name))


def _hosts(now: Moment, by: str) -> list[str]:
    """What a card might be played with: what is being played, and, in vain, what lies there already."""
    mine = [each.name for each in in_play(now, by) if each.type not in ("weapon", "persona")]
    searching = [EXERTION] if now.bound("searching") else []
    return [*turn(now).open_cards, *searching, *(each for each in mine if each not in turn(now).open_cards)]


def _refuse_host(now: Moment, by: str, card: Card, host: str) -> Refusal | None:
    if host == EXERTION:
        text = "no Exertion for an attack, a defense or an Illusion has been declared"
        return None if now.bound("searching") else refuse(text, cite("search-attack"), cite("search-defense"))
    found = now.the(Card, host)
    if found.owner != by or found.zone != "play":
        text = (
            f"{card.title} is played in conjunction with a card that {by} is just playing, and {found.title} is not one"
        )
        return refuse(text, cite("faq-in-conjunction"))
    if host not in turn(now).open_cards:
        return refuse(f"{found.title} is in play already; {card.title} is played at the same time as its card",
                      cite("faq-in-conjunction-in-play"))  # fmt: skip
    attack = attack_with(now, host)
    return goes_with(now, card, found, attack) or (refuse_becoming(now, by, card, attack) if attack else None)


@RULES.test
def something_to_add(now: Moment) -> bool:
    """faq-in-conjunction: whether a card in hand could be played in conjunction."""
    return any(card.goes_with for card in hand(now, active_player(now)))


@RULES.test
def something_goes_with_it(now: Moment) -> bool:
    """faq-in-conjunction: whether a card in hand could be played in conjunction with the card just played."""
    card = now.the(Card, str(now.bound("card")))
    if card.goes_with or card.type == "edge":
        return False
    return any(each.goes_with and goes_with(now, each, card, None) is None for each in hand(now, card.owner))


@RULES.test
def searching_with_cards(now: Moment) -> bool:
    """search-attack, search-defense: whether a card in hand could be played in conjunction with what is to be found."""
    return bool(now.bound("searching")) and not turn(now).closed and something_to_add(now)


@RULES.test
def something_was_added(now: Moment) -> bool:
    """faq-in-conjunction: whether cards were played in conjunction with the card being played."""
    return bool(attached(now, str(now.bound("card"))))


@RULES.step
def resolve_added(now: Moment) -> None:
    """faq-in-conjunction: what was played in conjunction is carried out after the text of its card."""
    for card in attached(now, str(now.bound("card"))):
        say_unmet(now, card, card.owner)
        carry_out(now, jobs_of(now, card, card.owner))
