"""determine-participation, participation-restrictions: step 3: who is in which challenge, and who may be, with whom."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import Ban
from judge.games.wot_ccg.play.challenge_round.company import limits, mates_of, refuse_company, refuse_participation
from judge.games.wot_ccg.play.challenge_round.made_to_join import refuse_elsewhere, wanted_in
from judge.games.wot_ccg.play.choice_words import InItsStep, PickCard, cards_named, challenge_meant, refuse_missing
from judge.games.wot_ccg.play.events_and_effects.history import note
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.unfit import card_called, refuse_uncontrolled
from judge.games.wot_ccg.play.who import challenges, fighters, hero_player, last_battle, order
from judge.games.wot_ccg.things import BATTLEGROUND, LAST_BATTLE, PATTERN_CHALLENGE, Card, Challenge

STAND_DOWN = "stand down"
COMPANY = ("participate with", "participate except with")
COLOURS = {
    "white": cite("participation-white"), "black": cite("participation-black"), "green": cite("participation-green"),
}  # fmt: skip

MIXED = {"green": {"green": "blue", "blue": "green"}, "white": {"white": "black", "black": "white"}}


def token_for(now: Moment, challenge: str) -> str:
    """participation-colours: the colour that stands for a challenge; note lb-token-colour."""
    if challenge == STAND_DOWN:
        return "blue"
    if challenge == PATTERN_CHALLENGE:
        return "green"
    found = now.get(challenge)
    initiator = found.initiator if isinstance(found, Challenge) else ""
    return "white" if initiator == hero_player(now) else "black"


def challenge_for(now: Moment, colour: str) -> str:
    """participation-white, participation-black, participation-green: what a colour stands for, if anything."""
    return next((each.name for each in challenges(now) if token_for(now, each.name) == colour), "")


def mates_by_token(now: Moment, card: Card, challenge: str) -> list[Card]:
    """The cards of the same side that are committed to a challenge, openly or by a hidden token."""
    colour = token_for(now, challenge)
    hidden = [each for each in fighters(now, card.controller) if each.token == colour and each.name != card.name]
    return [*mates_of(now, card, challenge), *hidden]


class Committing(InItsStep):
    """What committing and announcing have in common."""

    only = refuse("participation is decided in the Determine Participation step", cite("determine-participation"))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in fighters(now, by):
            yield from ((card.name, each.name) for each in challenges(now) if each.state == "declared")
            yield card.name, STAND_DOWN

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        down = re.fullmatch(r"(?:stands? (.+?) down|(.+?) stands? down)", text)
        match = re.fullmatch(r"(?:commits?|sends?|announces?|puts?) (.+?) (?:to|in|into|for|against) (.+)", text)
        if match is not None:
            name = STAND_DOWN if match[2] in (STAND_DOWN, "blue", "nothing") else challenge_meant(now, match[2])
            cards = cards_named(now, match[1])
        else:
            name, cards = STAND_DOWN, cards_named(now, down[1] or down[2]) if down else ()
        return (*cards, name) if cards and name else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        done: list[Card] = []
        for each in choice.args[:-1]:
            card, name = card_called(now, each, cite("determine-participation")), str(choice.args[-1])
            if isinstance(card, Refusal):
                return card
            if name != STAND_DOWN and (missing := refuse_missing(now, name)):
                return missing
            if (refusal := self._refuse_one(now, choice.by, card, name, done)) is not None:
                return refusal
            done.append(card)
        return None

    def _refuse_one(self, now: Moment, by: str, card: Card, name: str, with_: list[Card]) -> Refusal | None:
        if refusal := _refuse_not_own(by, card):
            return refusal
        if card.place != BATTLEGROUND:
            text = f"{card.name} is in the home front and cannot participate"
            return refuse(text, cite("home-front"), cite("battleground"))
        if name != STAND_DOWN:
            mates = [*mates_by_token(now, card, name), *with_]
            refusal = refuse_participation(now, card, now.the(Challenge, name), mates)
        else:
            refusal = refuse_standing_down(now, card)
        refusal = refusal or refuse_elsewhere(now, card, name, mates_by_token)
        if refusal is None and (card.token or card.challenge):
            return refuse(f"{card.name} is committed already", cite("participation-facedown"))
        return refusal

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice) if now.inside("participation") else super().elsewhere(now, choice)

    def say(self, choice: Choice) -> str:
        cards, name = " and ".join(map(str, choice.args[:-1])), str(choice.args[-1])
        return f"stands {cards} down" if name == STAND_DOWN else f"commits {cards} to {_the(name)}"


def _refuse_not_own(by: str, card: Card) -> Refusal | None:
    """determine-participation: each player decides for his own characters and troops."""
    return refuse_uncontrolled(card, by, cite("determine-participation"))


def _committed(now: Moment, choice: Choice) -> Iterator[tuple[Card, str]]:
    """The cards of a choice, each with the challenge; the last word is the challenge."""
    yield from ((now.the(Card, str(each)), str(choice.args[-1])) for each in choice.args[:-1])


def _the(name: str) -> str:
    return name if "'s contest of " in name else f"the {name}"


def refuse_standing_down(now: Moment, card: Card) -> Refusal | None:
    """Reading lb-capable-must: whether a card that can roll may stand down in the Last Battle."""
    if last_battle(now) and now.reads("lb-capable-must") == "must-join":
        found = now.get(LAST_BATTLE)
        if isinstance(found, Challenge) and refuse_participation(now, card, found, []) is None:
            text = f"{card.name} can roll and must participate in the Last Battle"
            return refuse(text, cite("last-battle-all-forward"))
    return None


@RULES.verb
class Commit(Committing):
    """participation-facedown: lays a token face down; nobody else knows its colour until the reveal."""

    name = "commit"
    example = (
        "`Ben commits Aginor to the Pattern Challenge`, `Ben commits Fain to Secondary Efforts`, `Ben stands Fain down`"
    )

    def take(self, now: Moment, choice: Choice) -> None:
        for card, name in _committed(now, choice):
            now.put(card._replace(token=token_for(now, name)))
            text = f"{choice.by} places a token face down on {card.name}."
            rules = (cite("participation-facedown"), *limits(now, card))
            now.say(text, *rules, actor=choice.by, event=("committed", card.name))


@RULES.verb
class Announce(Committing):
    """participation-dominant-announces: the dominant player says openly where a card participates."""

    name = "announce"
    example = "`Ana commits Rand to the Pattern Challenge`, `Ana stands Rand down`"

    def take(self, now: Moment, choice: Choice) -> None:
        for card, name in _committed(now, choice):
            if name != STAND_DOWN:
                join(now, card, name)
                continue
            now.put(card._replace(token="blue"))
            text = f"{choice.by} announces that {card.name} stands down."
            now.say(text, cite("stand-down"), actor=choice.by, event=("stands down", card.name))


def join(now: Moment, card: Card, challenge: str, *cites: Cite, told: bool = True) -> None:
    """participation-on-reveal: the card becomes a participant at once; `told`: what texts tie to that happens."""
    now.put(card._replace(challenge=challenge, token="", place=BATTLEGROUND))
    own = now.the(Challenge, challenge).initiator == card.controller
    note(now, "participated", card.controller, card.name, now.the(Challenge, challenge).kind)
    side, rule = ("supports", cite("supporting")) if own else ("opposes", cite("opposing"))
    text = f"{card.name} participates in {_the(challenge)} and {side} it."
    now.say(text, cite("participation-on-reveal"), *cites, rule, event=("participates", card.name))
    if now.inside("resolve-challenge"):
        upon_card(now, "participates", now.the(Card, card.name))
    if told:
        upon_card(now, "joins", now.the(Card, card.name))


@RULES.step
def reveal_tokens(now: Moment) -> None:
    """participation-on-reveal: a token that stands for a challenge makes its card a participant; blue stands down."""
    there = {card.name for player in order(now) for card in fighters(now, player) if card.challenge}
    for player in order(now):
        for card in fighters(now, player):
            if card.place != BATTLEGROUND:
                continue
            if card.token:
                _reveal(now, card)
            elif not card.challenge and _forgotten(now, card):
                now.put(card._replace(token="wrong"))
                now.say(f"{card.name} has no token and must be committed now.", cite("participation-facedown"))
    if company_conflicts(now) and now.reads("monster-conflict-priority") == "restricted-out":
        while conflict := next((each for each in _conflicts(now) if not _limited(now, each[1])), None):
            withdraw(now, conflict[0])
    for player in order(now):
        for card in fighters(now, player):
            if card.challenge and card.name not in there:
                upon_card(now, "joins", card)


def _forgotten(now: Moment, card: Card) -> bool:
    """Reading card-without-token: whether a choice is made now for a card that got no token; else it stands down."""
    free = any(refuse_participation(now, card, each, []) is None for each in challenges(now))
    return bool(wanted_in(now, card)) or (free and now.reads("card-without-token") == "named-now")


def _reveal(now: Moment, card: Card) -> None:
    mixed = MIXED.get(now.reads("colours-mixed"), {})
    card = card._replace(token=mixed.get(card.token, card.token))
    name = challenge_for(now, card.token)
    if card.token == "blue":
        now.put(card._replace(token=""))
        now.say(f"{card.name} stands down.", cite("stand-down"), event=("stands down", card.name))
        return
    refusal = refuse_participation(now, card, now.the(Challenge, name), []) if name else None
    if name and refusal is None:
        join(now, card, name, COLOURS[card.token], told=False)
        return
    why = refusal.text if refusal else f"a {card.token} token stands for no challenge here"
    rules = (*(refusal.cites if refusal else ()), cite("participation-on-reveal"))
    if not name and now.reads("unmatched-token-joins") == "pattern" and now.get(PATTERN_CHALLENGE) is not None:
        join(now, card, PATTERN_CHALLENGE, COLOURS["green"], told=False)
        return
    if now.reads("token-for-missing-challenge") == "stands-down":
        now.put(card._replace(token=""))
        now.say(f"{card.name} stands down: {why}.", *rules, cite("stand-down"), event=("stands down", card.name))
    else:
        now.put(card._replace(token="wrong"))
        now.say(f"{card.name} must be committed again: {why}.", *rules)


@RULES.test
def tokens_to_correct(now: Moment) -> bool:
    """Reading token-for-missing-challenge: whether the player may choose again; we rule that the card stands down."""
    return bool(_wrong(now))


def _wrong(now: Moment) -> list[Card]:
    return [each for player in order(now) for each in fighters(now, player) if each.token == "wrong"]


@RULES.verb
class Correct(Committing):
    """Reading token-for-missing-challenge: a legal choice is named for a card whose token meant nothing."""

    name = "correct"
    example = "`Ben commits Fain to the Pattern Challenge`"

    def by(self, now: Moment) -> str:
        return _wrong(now)[0].controller

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        wrong = [each.name for each in _wrong(now)[:1]]
        return (each for each in super().candidates(now, by) if each[0] in wrong)

    def _refuse_one(self, now: Moment, by: str, card: Card, name: str, with_: list[Card]) -> Refusal | None:
        if refusal := _refuse_not_own(by, card):
            return refusal
        if card.token != "wrong":
            return refuse(f"{card.name} need not be committed again", cite("participation-on-reveal"))
        if refusal := refuse_elsewhere(now, card, name):
            return refusal
        if name == STAND_DOWN:
            return None
        return refuse_participation(now, card, now.the(Challenge, name), [*mates_of(now, card, name), *with_])

    def take(self, now: Moment, choice: Choice) -> None:
        for card, name in _committed(now, choice):
            now.put(card._replace(token=""))
            if name != STAND_DOWN:
                join(now, now.the(Card, card.name), name)


def _limited(now: Moment, card: Card) -> bool:
    """monster, allegiance-children: whether a card is limited in its company, by its traits or its text."""
    return bool(limits(now, card)) or any(ban.what.startswith(COMPANY) for _, _, ban in rules_on(now, card, Ban))


def _conflict(now: Moment) -> tuple[Card, Card] | None:
    return next(_conflicts(now), None)


def _conflicts(now: Moment) -> Iterator[tuple[Card, Card]]:
    """participation-restrictions: two cards of one side that may not be together, a limited one first."""
    for player in order(now):
        here = [each for each in fighters(now, player) if each.challenge]
        for one in here:
            for other in here:
                together = one.name != other.name and one.challenge == other.challenge
                if together and _limited(now, one) and refuse_company(now, one, other):
                    yield one, other


@RULES.test
def company_conflicts(now: Moment) -> bool:
    """participation-restrictions: whether cards that may not participate together are committed to one challenge."""
    return _conflict(now) is not None


@RULES.verb
class Withdraw(InItsStep, PickCard):
    """Reading monster-conflict-priority: one of two cards that may not be together is taken out and stands down."""

    name = "withdraw"
    phrase = "takes {0} out"
    rule = cite("participation-restrictions")
    only = refuse(
        "a card is taken out only when revealed tokens commit cards to a challenge that may not participate together",
        rule,
    )

    def by(self, now: Moment) -> str:
        return self.things(now, "")[0].controller

    def things(self, now: Moment, by: str) -> tuple[Card, ...]:
        return _conflict(now) or ()

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if thing in self.things(now, by):
            return None
        return refuse(f"{thing.name} is not one of the two that may not participate together", self.rule)

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        withdraw(now, thing)


def withdraw(now: Moment, card: Card) -> None:
    """stand-down: the card participates in nothing."""
    now.put(card._replace(challenge="", token=""))
    rules = (cite("participation-restrictions"), cite("stand-down"))
    now.say(f"{card.name} leaves the challenge and stands down.", *rules, event=("stands down", card.name))
