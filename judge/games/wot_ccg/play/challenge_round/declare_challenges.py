"""declare-challenges, contested: step 1, with cards or for a Contested Advantage."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import card_named
from judge.games.wot_ccg.play.targets import refuse_targets, target_sets
from judge.games.wot_ccg.play.traits import allegiances, has
from judge.games.wot_ccg.play.who import (
    asked_here,
    challenges,
    game,
    held,
    hero_player,
    in_play,
    last_battle,
    opponent,
    order,
    own_rule,
)
from judge.games.wot_ccg.things import (
    ADVANTAGE,
    CHALLENGE,
    LAST_BATTLE,
    PATTERN_CHALLENGE,
    Card,
    Challenge,
    challenge_of,
    contest_of,
)  # fmt: skip

FACEDOWN = "face down"


@RULES.step
def initiate_pattern(now: Moment) -> None:
    """declare-pattern-auto: the Hero player initiates the Pattern Challenge every turn, beside his one challenge."""
    now.put(Challenge(PATTERN_CHALLENGE, "pattern", hero_player(now)))
    now.say(
        f"The Pattern Challenge is initiated by {hero_player(now)}.",
        cite("declare-pattern-auto"),
        event=("declared", PATTERN_CHALLENGE),
    )


@RULES.role
def nobody(now: Moment) -> str:
    """declare-one: after one there is no other."""
    return ""


def refuse_declaring(now: Moment, player: str) -> Refusal | None:
    """declare-one: one challenge a turn; last-battle-only-challenge: and none once the Last Battle has begun."""
    if last_battle(now):
        return refuse("in the Last Battle no other challenge can be initiated", cite("last-battle-only-challenge"))
    mine = [each for each in challenges(now) if each.initiator == player and each.kind in ("card", "contested")]
    if mine:
        rules = (cite("declare-one"), cite("contested-counts"))
        return refuse(f"{player} has declared {mine[0].name} already; one challenge a turn is allowed", *rules)
    return None


@RULES.verb
class PlayChallenge(Verb):
    """declare-facedown: lays a challenge card face down."""

    name = "challenge"
    phrase = "challenges with {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(card.name,) for card in held(now, by, CHALLENGE)])

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"(?:play|declare|initiate|lay)s? (?:the )?(?:challenge )?(.+?)(?: face down)?", text)
        name = card_named(now, match[1]) if match else ""
        return (name,) if name and now.the(Card, name).kind == CHALLENGE else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_declaring(now, choice.by)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if asked_here(now, choice):
            return own_rule(now, self, choice)
        none = refuse_declaring(now, choice.by) if last_battle(now) else None
        return none or refuse("challenges are declared in the Declare Challenges step", cite("declare-challenges"))

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        now.put(card._replace(zone=FACEDOWN))
        now.put(Challenge(challenge_of(card.name), "card", choice.by, card.name, (), card.limit, state=FACEDOWN))
        now.say(
            f"{choice.by} lays a challenge card face down.",
            cite("declare-facedown"),
            actor=choice.by,
            event=("declared", choice.by),
        )


@RULES.verb
class Contest(Verb):
    """contested-declare: declares a challenge for a Contested Advantage in play."""

    name = "contest"
    phrase = "contests {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(card.name,) for card in in_play(now) if card.kind == ADVANTAGE and is_contested(now, card)])

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(
            r"(?:declare|initiate)s? (?:a )?contested (?:advantage )?challenge (?:for|over) (.+)", text
        )
        name = card_named(now, match[1]) if match else ""
        return (name,) if (name,) in list(self.candidates(now, by)) else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_declaring(now, choice.by)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if asked_here(now, choice):
            return own_rule(now, self, choice)
        none = refuse_declaring(now, choice.by) if last_battle(now) else None
        text = "contested challenges are declared in the Declare Challenges step"
        return none or refuse(text, cite("contested-declare"))

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        hidden = now.reads("contested-declaration-time") == "at-reveal"
        contest = contest_of(card.name, choice.by, who_may_contest(now, card))
        now.put(contest._replace(state=FACEDOWN if hidden else "declared"))
        text = (
            f"{choice.by} will say later what is challenged."
            if hidden
            else f"{choice.by} declares a contested challenge for {card.name}."
        )
        others = [each for each in challenges(now) if each.kind == "contested" and each.initiator != choice.by]
        both = any(each.card == card.name for each in others)
        rules = (cite("contested-declare"), cite("contested-counts"), *((cite("contested-both"),) if both else ()))
        now.say(text, *rules, actor=choice.by, event=("declared", choice.by))


def is_contested(now: Moment, card: Card) -> bool:
    """contested-subset: Contested, or Nation Contested, which is a kind of it."""
    return has(now, card, "Contested") or has(now, card, "Nation Contested")


def who_may_contest(now: Moment, card: Card) -> tuple[str, ...]:
    """contested-nation, contested-other-limits: who may take part."""
    return card.limit or (allegiances(now, card) if has(now, card, "Nation Contested") else ())


@RULES.test
def cards_face_down(now: Moment) -> bool:
    """declare-reveal: whether something lies face down."""
    return any(each.state == FACEDOWN for each in challenges(now))


@RULES.step
def reveal_challenges(now: Moment) -> None:
    """declare-reveal: all challenge cards are turned face up at the same time."""
    for challenge in challenges(now):
        if challenge.state == FACEDOWN:
            now.put(challenge._replace(state="declared"))
            card = now.get(challenge.card)
            if challenge.kind == "card" and isinstance(card, Card):
                now.put(card._replace(zone=CHALLENGE))
            now.say(
                f"{challenge.initiator} reveals {challenge.title}.",
                cite("declare-reveal"),
                event=("revealed", challenge.title),
            )


def _unaimed(now: Moment) -> Challenge | None:
    """declare-targets: the next challenge whose target is to be named, the subordinate player's first."""
    for player in order(now):
        for challenge in challenges(now):
            card = now.get(challenge.card)
            wanted = challenge.kind == "card" and isinstance(card, Card) and card.text and card.text[-1].targets
            if wanted and challenge.initiator == player and challenge.state == "declared" and not challenge.targets:
                return challenge
    return None


@RULES.test
def targets_to_name(now: Moment) -> bool:
    """declare-targets: whether a revealed challenge still needs its target."""
    return _unaimed(now) is not None


@RULES.verb
class NameTarget(Verb):
    """declare-targets: names the target of a revealed challenge, the subordinate player first."""

    name = "aim"
    example = "`Ana aims Ambush at Rand`, `Ana aims Ambush at nothing`"

    def by(self, now: Moment) -> str:
        found = _unaimed(now)
        assert found is not None
        return found.initiator

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        found = _unaimed(now)
        if found is None:
            return
        card = now.the(Card, found.card)
        yield from ((found.name, names) for names in target_sets(now, card.text[-1]))
        yield found.name, ()

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, names = choice.args
        card = now.the(Card, now.the(Challenge, str(name)).card)
        assert isinstance(names, tuple)
        if not names:
            others = (each for each in target_sets(now, card.text[-1]))
            if any(refuse_targets(now, card.text[-1], each, choice.by, card) is None for each in others):
                return refuse(f"{card.name} has a possible target", cite("declare-targets"))
            return None
        return refuse_targets(now, card.text[-1], names, choice.by, card)

    def say(self, choice: Choice) -> str:
        name, names = choice.args
        assert isinstance(names, tuple)
        return f"aims {str(name).removesuffix(' challenge')} at {' and '.join(names) or 'nothing'}"

    def take(self, now: Moment, choice: Choice) -> None:
        name, names = choice.args
        assert isinstance(names, tuple)
        challenge = now.the(Challenge, str(name))
        now.put(challenge._replace(targets=names or ("nothing",)))
        now.say(
            f"{choice.by} names {' and '.join(names) or 'nothing'} as the target of {name}.",
            cite("declare-targets"),
            actor=choice.by,
            event=("aimed", str(name)),
        )


def controls(now: Moment, card: Card) -> str:
    """contested-control: the player with the single most control tokens; on a tie nobody."""
    if not any(n for _, n in card.control) and now.reads("contested-initial-control") == "who-played-it":
        return card.owner
    return card.most_control


def settle_contested(now: Moment, card: Card) -> None:
    """contested-control: control follows the tokens."""
    found = controls(now, card)
    now.put(card._replace(controller=found))
    text = f"{found or 'Nobody'} controls {card.name}."
    now.say(text, cite("contested-control"), event=("controlled", card.name))


@RULES.step
def initiate_last_battle(now: Moment) -> None:
    """last-battle-alternate: the Hero player initiates the first Last Battle challenge, then they take turns."""
    state = game(now)._replace(fought=max(1, game(now).fought))
    first = hero_player(now)
    odd = state.fought % 2 == 1 or now.reads("hero-always-initiates") == "hero"
    player = state.initiator or (first if odd else opponent(now, first))
    now.put(Challenge(LAST_BATTLE, "last battle", player))
    now.put(state._replace(initiator=""))
    now.say(
        f"{player} initiates the Last Battle challenge.",
        cite("last-battle-alternate"),
        cite("last-battle-only-challenge"),
        event=("declared", LAST_BATTLE),
    )
