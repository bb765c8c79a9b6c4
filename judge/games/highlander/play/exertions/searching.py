"""search-attack, search-defense, search-illusion, errata-bloodlust, errata-berserk: what is found in an Exertion."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of
from judge.games.highlander.cards.kinds import fits, in_words
from judge.games.highlander.play import costs, endurance, limits
from judge.games.highlander.play.attacks.appropriate_defenses import as_block
from judge.games.highlander.play.attacks.blows_and_head_shots import goes_with, refuse_becoming
from judge.games.highlander.play.attacks.playing_attacks import as_attack, lay_attack, refuse_area, refuse_attack
from judge.games.highlander.play.attacks.playing_defenses import lay_defense, make_room, refuse_defense
from judge.games.highlander.play.choice_words import PickCard, Spoken, names, shown
from judge.games.highlander.play.exertions.hard_and_soft import discard_revealed, end_exertion, revealed
from judge.games.highlander.play.in_conjunction import announce_becoming
from judge.games.highlander.play.playing_cards import enter
from judge.games.highlander.play.prone_and_disarmed import refuse_weaponless
from judge.games.highlander.play.who import attacks_of, different, exertion, hand, note, turn, under_way
from judge.games.highlander.things import Attack, Card, Exertion


@RULES.test
def looking_for_attack(now: Moment) -> bool:
    """search-attack: whether the Exertion is for an attack."""
    return exertion(now).purpose == "attack"


@RULES.test
def looking_for_defense(now: Moment) -> bool:
    """search-defense: whether the Exertion is for a defense."""
    return exertion(now).purpose == "defense"


def _searching(now: Moment, purpose: str) -> bool:
    """search-attack, search-defense: whether an Exertion for this is under way and its cards are turned up."""
    found = under_way(now)
    return found is not None and found.purpose == purpose and bool(found.revealed or found.unknown)


def _attach(now: Moment, card: Card, attack: Attack | None) -> None:
    """search-attack: what was played before the Exertion goes with what was found, if it can; else it has no effect."""
    for name in exertion(now).attached:
        extra = now.the(Card, name)
        refusal = goes_with(now, extra, card, attack)
        if refusal is None and attack is not None:
            refusal = refuse_becoming(now, attack.by, extra, attack)
        if refusal is None:
            now.put(extra._replace(host=card.name))
            if attack is not None:
                announce_becoming(now, extra, attack)


@RULES.verb
class FindAttack(Spoken):
    """search-attack: one attack from the Exertion, laid anywhere in the sequence; or none."""

    name = "find-attack"
    phrase = "attacks with {0}[1: hidden] from the exertion[2: before {2}]{3}"
    example = "attacks with <attack> from the exertion, ... hidden ..., ... before <attack>; takes nothing"
    also = (
        (
            r"(?:plays|attacks with) (.+?)(?: from the exertion)? (?:hidden|face down)(?: from the exertion)?",
            r"attacks with \1 hidden from the exertion",
        ),
        (r"(?:plays|attacks with|takes) (.+?)(?: from the exertion)?", r"attacks with \1 from the exertion"),
        (r"(?:plays|takes) no attack|pass(?:es)?", "takes nothing"),
    )

    kinds = "c-ac"
    zone = "revealed"
    only = refuse("no cards have been revealed in an Exertion for an attack", cite("search-attack"))

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        found = under_way(now)
        return found is not None and found.purpose == "attack"

    def by(self, now: Moment) -> str:
        return exertion(now).by

    def say(self, choice: Choice) -> str:
        return super().say(choice) if choice.args[0] else "takes nothing"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        places = ["", *(each.name for each in attacks_of(now, by))]
        for card in revealed(now):
            if card.is_attack or as_attack(now, by, card):
                ways = product((False, True), places, costs.ways_to_pay(now, by, card, "exertion"))
                yield from ((card.name, *way) for way in ways)
        yield "", False, "", ()

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, hidden, _, paid = choice.args
        if not _searching(now, "attack"):
            return self.only
        if not name:
            return None
        card = now.get(str(name))
        if not isinstance(card, Card) or card.name not in exertion(now).revealed:
            return refuse(f"{shown(name)} was not turned up by the Exertion", cite("search-attack"))
        if not card.is_attack and not as_attack(now, choice.by, card):
            return refuse(f"{card.title} is not an attack", cite("search-attack"), cite("anatomy-icon"))
        refusal = refuse_attack(now, choice.by, card, "exertion", bool(hidden))
        return refusal or costs.refuse_payment(now, choice.by, card, "exertion", names(paid))

    def take(self, now: Moment, choice: Choice) -> None:
        card, hidden, before, paid = choice.args
        if not card:
            now.say(f"{choice.by} plays no attack from the Exertion.", cite("search-attack"), actor=choice.by)
            return
        found = now.the(Card, str(card))
        costs.pay(now, choice.by, found, "exertion", names(paid))
        name = lay_attack(now, choice.by, found, "exertion", bool(hidden), before=str(before))
        note(now, open_cards=())
        _attach(now, now.the(Card, found.name), now.the(Attack, name))
        costs.pay_off(now, choice.by, found, "exertion")


@RULES.verb
class FindDefense(Spoken):
    """search-defense: one legal defense from the Exertion; or none."""

    name = "find-defense"
    phrase = "defends with {0} from the exertion{1}"
    example = "defends with <defense> from the exertion; takes nothing"
    also = (
        (r"(?:plays|takes|uses) (.+?)(?: from the exertion)?(?: against .+)?", r"defends with \1 from the exertion"),
        (r"(?:plays|takes) no defense|pass(?:es)?", "takes nothing"),
    )

    kinds = "cc"
    zone = "revealed"
    only = refuse("no cards have been revealed in an Exertion for a defense", cite("search-defense"))

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        found = under_way(now)
        return found is not None and found.purpose == "defense"

    def by(self, now: Moment) -> str:
        return exertion(now).by

    def say(self, choice: Choice) -> str:
        return super().say(choice) if choice.args[0] else "takes nothing"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in revealed(now):
            if card.is_defense or as_block(now, card):
                yield from ((card.name, paid) for paid in costs.ways_to_pay(now, by, card, "exertion"))
        yield "", ()

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if not _searching(now, "defense"):
            return self.only
        if not choice.args[0]:
            return None
        card, attack = now.get(str(choice.args[0])), now.the(Attack, exertion(now).about)
        if not isinstance(card, Card) or card.name not in exertion(now).revealed:
            return refuse(f"{shown(choice.args[0])} was not turned up by the Exertion", cite("search-defense"))
        if not card.is_defense and not as_block(now, card):
            return refuse(f"{card.title} is not a defense", cite("search-defense"), cite("anatomy-icon"))
        refusal = refuse_defense(now, choice.by, card, attack, "exertion")
        return refusal or costs.refuse_payment(now, choice.by, card, "exertion", names(choice.args[1]))

    def take(self, now: Moment, choice: Choice) -> None:
        if not choice.args[0]:
            now.say(f"{choice.by} plays no defense from the Exertion.", cite("search-defense"), actor=choice.by)
            return
        card, attack = now.the(Card, str(choice.args[0])), now.the(Attack, exertion(now).about)
        costs.pay(now, choice.by, card, "exertion", names(choice.args[1]))
        make_room(now, choice.by, card)
        lay_defense(now, choice.by, card, attack, "exertion")
        _attach(now, now.the(Card, card.name), None)
        costs.pay_off(now, choice.by, card, "exertion")


@RULES.test
def illusion_found(now: Moment) -> bool:
    """ct-illusions: whether an Illusion may be played from this Hard Exertion; one-function is a reading."""
    found = exertion(now)
    if found.kind != "hard" or not any(card.type == "illusion" for card in revealed(now)):
        return False
    return found.purpose == "illusion" or now.reads("one-function") == "illusion-extra"


@RULES.verb
class PlayIllusion(PickCard):
    """ct-illusions: one Illusion from a Hard Exertion; it is no Special Card."""

    name = "illusion"
    phrase = "plays {0} from the exertion"
    example = "plays <Illusion> from the exertion"
    zone = "revealed"
    rule, wrong = "ct-illusions", "is not an Illusion"
    only = refuse("an Illusion is played from the cards of a Hard Exertion", cite("ct-illusions"))
    also = ((r"plays (.+)", r"plays \1 from the exertion"),)

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in revealed(now) if card.type == "illusion"]

    def refuse_thing(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if exertion(now).limit:
            return refuse(
                "only one Illusion may be played from an Exertion", cite("ct-illusions"), cite("search-illusion")
            )
        played = [now.the(Card, name).title.casefold() for name in exertion(now).attached]
        if card.through and not any(card.through.casefold() in title for title in played):
            text = f"{card.through} has to be played from hand before the Exertion"
            return refuse(text, cite("faq-illusions-darius"), cite("allowance-cards"))
        return limits.refuse_entering(now, by, card)

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        now.put(exertion(now)._replace(limit=1))
        specials = turn(now).specials
        enter(now, by, card)
        note(now, specials=specials, open_cards=())
        _attach(now, now.the(Card, card.name), None)
        text = f"{by} plays {card.title} from the Exertion."
        now.say(text, cite("ct-illusions"), cite("search-illusion"), actor=by, event=("played", card.title))
        carry_out(now, jobs_of(now, card, by))


@RULES.step
def begin_frenzy(now: Moment) -> None:
    """errata-bloodlust, errata-berserk: a large Hard Exertion from which, and from hand, many attacks may be played."""
    who, size = str(now.bound("who")), now.given(int, "size")
    now.bind("outer", under_way(now))
    now.put(Exertion(by=who, kind="hard", purpose="frenzy", size=size))
    now.say(f"{who} makes a Hard Exertion of {size} cards.", cite("hard-exertion"), cite("errata-bloodlust"), actor=who,
            event=("exertion", "frenzy"))  # fmt: skip
    note(now, acted=True, hard=turn(now).hard + 1, closed=True)
    endurance.take(now, who, size, "revealed", "Exertion")


@RULES.verb
class FrenzyAttack(PickCard):
    """errata-bloodlust, errata-berserk: one of many attacks, from the Exertion or from hand."""

    name = "frenzy-attack"
    phrase = "attacks in the frenzy with {0}"
    example = "attacks in the frenzy with <attack>"
    rule, wrong = "errata-bloodlust", "is not an attack"
    only = refuse("no card lets its player attack from a large Exertion now", cite("errata-bloodlust"))

    def things(self, now: Moment, by: str) -> list[Card]:
        if not now.bound("frenzy"):
            return []
        open_now = [card for card in revealed(now) if card.zone == "revealed"]
        return [card for card in (*different(open_now), *different(hand(now, by))) if card.is_attack]

    def refuse_thing(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if not fits(now, card, now.given(tuple, "what")):
            return refuse(
                f"{card.title} is no {in_words(now.given(tuple, 'what'))}",
                cite("errata-bloodlust"),
                cite("errata-berserk"),
            )
        if len(attacks_of(now, by)) >= now.given(int, "most"):
            return refuse(f"no more than {now.bound('most')} attacks", cite("errata-bloodlust"))
        return refuse_area(now, by, card) or refuse_weaponless(now, by, card)

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        lay_attack(now, by, card, "hand" if card.zone == "hand" else "exertion", False, additional=True)


@RULES.step
def end_frenzy(now: Moment) -> None:
    """hard-exertion: the unused cards go to the Discard Pile."""
    discard_revealed(now)
    end_exertion(now)
    now.say("The unused cards go to the Discard Pile.", cite("hard-exertion"))
