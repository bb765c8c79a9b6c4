"""declare-challenges, contested: step 1, with cards or for a Contested Advantage."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings.effects import AIM, Effect
from judge.games.wot_ccg.play.choice_words import InItsStep, PickCard, card_named, read_card, things_named
from judge.games.wot_ccg.play.events_and_effects.events import events_between_moves
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, upon_control, upon_initiated
from judge.games.wot_ccg.play.events_and_effects.requirements import refuse_required
from judge.games.wot_ccg.play.targets import refuse_targets, target_sets
from judge.games.wot_ccg.play.traits import allegiances, forbidden_to, has
from judge.games.wot_ccg.play.unfit import refuse_unheld
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
)
from judge.games.wot_ccg.things import (
    ADVANTAGE,
    CHALLENGE,
    FACE_DOWN,
    PATTERN_CHALLENGE,
    Card,
    Challenge,
    challenge_of,
    contest_of,
)


@RULES.step
def initiate_pattern(now: Moment) -> None:
    """declare-pattern-auto: the Hero player initiates the Pattern Challenge every turn, beside his one challenge."""
    now.put(Challenge(PATTERN_CHALLENGE, "pattern", hero_player(now)))
    text = f"The Pattern Challenge is initiated by {hero_player(now)}."
    now.say(text, cite("declare-pattern-auto"), event=("declared", PATTERN_CHALLENGE))


@RULES.role
def nobody(now: Moment) -> str:
    """declare-one: after one there is no other."""
    return ""


def declared_by(now: Moment, player: str) -> list[Challenge]:
    """declare-one: what a player has declared this turn; the Pattern Challenge is not counted."""
    return [each for each in challenges(now) if each.initiator == player and each.kind in ("card", "contested")]


def refuse_declaring(now: Moment, player: str) -> Refusal | None:
    """declare-one: one challenge a turn; last-battle-only-challenge: and none once the Last Battle has begun."""
    if source := forbidden_to(now, player, "initiate challenges"):
        return refuse(f"{player} cannot initiate a challenge ({source})", cite("cannot"))
    if last_battle(now):
        return refuse("in the Last Battle no other challenge can be initiated", cite("last-battle-only-challenge"))
    mine = declared_by(now, player)
    if player == hero_player(now) and not mine and now.reads("pattern-is-the-one") == "counts":
        return refuse(
            "the Pattern Challenge is counted as the Hero player's one challenge", cite("declare-pattern-auto")
        )
    if mine:
        rules = (cite("declare-one"), cite("contested-counts"))
        return refuse(f"{player} has declared {mine[0].name} already; one challenge a turn is allowed", *rules)
    return None


class Declaring(InItsStep, PickCard):
    """declare-challenges: what declaring by card and for an advantage have in common."""

    rule = cite("declare-challenges")

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        return refuse_declaring(now, by)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        in_vain = (last_battle(now) or declared_by(now, choice.by)) and not asked_here(now, choice)
        return refuse_declaring(now, choice.by) if in_vain else super().elsewhere(now, choice)


@RULES.verb
class PlayChallenge(Declaring):
    """declare-facedown: places a challenge card face down."""

    name = "challenge"
    phrase = "challenges with {0}"
    only = refuse("challenges are declared in the Declare Challenges step", cite("declare-challenges"))
    words = r"(?:play|declare|initiate|lay)s? (?:the )?(?:challenge )?(.+?)(?: face down)?"

    def things(self, now: Moment, by: str) -> list[Card]:
        return held(now, by, CHALLENGE)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        name = read_card(now, self.words, text)
        return (name,) if name and now.the(Card, name).kind == CHALLENGE else None

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        unheld = refuse_unheld(thing, by, (CHALLENGE,), cite("declare-facedown"))
        refusal = super().refuse_thing(now, by, thing) or unheld
        if source := forbidden_to(now, by, "initiate card-based challenges"):
            return refuse(f"{by} cannot initiate a card-based challenge ({source})", cite("cannot"))
        return refusal or refuse_required(now, thing, by, "play", "initiate")

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        now.put(thing._replace(zone=FACE_DOWN))
        once = (f"{each.action}: {by}: {thing.title}" for each in thing.text if each.action.startswith("once per"))
        now.put(game(now)._replace(once=(*game(now).once, *once)))
        now.put(Challenge(challenge_of(thing.name), "card", by, thing.name, (), thing.limit, state=FACE_DOWN))
        now.say(f"{by} places a challenge card face down.", cite("declare-facedown"), actor=by, event=("declared", by))
        upon_initiated(now, by, "card", thing.name)


@RULES.verb
class Contest(Declaring):
    """contested-declare: declares a challenge for a Contested Advantage in play."""

    name = "contest"
    phrase = "contests {0}"
    only = refuse("contested challenges are declared in the Declare Challenges step", cite("contested-declare"))
    words = r"(?:declare|initiate)s? (?:a )?contested (?:advantage )?challenge (?:for|over) (.+)"

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in in_play(now) if card.kind == ADVANTAGE and is_contested(now, card)]

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if refusal := super().refuse_thing(now, by, thing):
            return refusal
        if thing.kind != ADVANTAGE or not is_contested(now, thing):
            return refuse(f"{thing.name} is not a Contested Advantage", cite("contested"), cite("contested-declare"))
        if not thing.in_play:
            return refuse(f"{thing.name} is not in play", cite("contested-declare"))
        return None

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        hidden = now.reads("contested-declaration-time") == "at-reveal"
        contest = contest_of(thing.name, by, who_may_contest(now, thing))
        now.put(contest._replace(state=FACE_DOWN if hidden else "declared"))
        text = f"{by} declares a contested challenge for {thing.name}."
        others = (each.card for each in challenges(now) if each.kind == "contested" and each.initiator != by)
        both = (cite("contested-both"),) if thing.name in others else ()
        text = f"{by} will declare the challenge later." if hidden else text
        now.say(text, cite("contested-declare"), cite("contested-counts"), *both, actor=by, event=("declared", by))
        upon_initiated(now, by, "contested", thing.name)


def is_contested(now: Moment, card: Card) -> bool:
    """contested-subset: Contested, or Nation Contested, which is a kind of it."""
    return has(now, card, "Contested") or has(now, card, "Nation Contested")


def who_may_contest(now: Moment, card: Card) -> tuple[str, ...]:
    """contested-nation, contested-other-limits: who may take part."""
    return card.limit or (allegiances(now, card) if has(now, card, "Nation Contested") else ())


@RULES.test
def cards_face_down(now: Moment) -> bool:
    """declare-reveal: whether a challenge card is face down."""
    return any(each.state == FACE_DOWN for each in challenges(now))


@RULES.step
def reveal_challenges(now: Moment) -> None:
    """declare-reveal: all challenge cards are turned face up at the same time."""
    for challenge in challenges(now):
        if challenge.state == FACE_DOWN:
            now.put(challenge._replace(state="declared"))
            card = now.get(challenge.card)
            if challenge.kind == "card" and isinstance(card, Card):
                now.put(card._replace(zone=CHALLENGE))
            text = f"{challenge.initiator} reveals {challenge.title}."
            now.say(text, cite("declare-reveal"), event=("revealed", challenge.title))
            if isinstance(card, Card) and challenge.kind == "card":
                happen(now, "revealed", now.the(Card, card.name), challenge.initiator)


def _unaimed(now: Moment) -> Challenge | None:
    """declare-targets: the next challenge whose target is to be named, the subordinate player's first."""
    for player in order(now):
        for challenge in challenges(now):
            wanted = challenge.kind == "card" and aim_of(now, challenge.name).picks
            if wanted and challenge.initiator == player and challenge.state == "declared" and not challenge.targets:
                return challenge
    return None


def aim_of(now: Moment, challenge: str) -> Effect:
    """declare-targets: what the card of a challenge aims at."""
    text = now.the(Card, now.the(Challenge, challenge).card).text
    return next((each for each in text if each.timing == AIM), Effect("aim", AIM))


@RULES.test
def targets_to_name(now: Moment) -> bool:
    """declare-targets: whether a revealed challenge still needs a target."""
    return _unaimed(now) is not None


@RULES.test
def events_before_targets(now: Moment) -> bool:
    """Reading event-exclusive-steps-unlisted: whether events may be played here; we allow them."""
    return targets_to_name(now) and events_between_moves(now)


@RULES.verb
class NameTarget(Verb):
    """declare-targets: names the target of a revealed challenge, the subordinate player first."""

    name = "aim"
    example = "`Ana aims Ambush at Rand`, `Ana aims Ambush at nothing`"
    only = refuse("targets are named when the challenge cards have been revealed", cite("declare-targets"))

    def by(self, now: Moment) -> str:
        found = _unaimed(now)
        assert found is not None
        return found.initiator

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if (found := _unaimed(now)) is not None:
            yield from ((found.name, names) for names in target_sets(now, aim_of(now, found.name).picks))
            yield found.name, ()

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, names = _aimed(choice)
        if (found := _unaimed(now)) is None or found.name != name:
            return refuse(f"{name} does not wait for its target", cite("declare-targets"))
        card, aim = now.the(Card, found.card), aim_of(now, name)
        if found.initiator != choice.by:
            return refuse(f"{found.initiator} names the target of {card.name}", cite("declare-targets"))
        if names:
            return refuse_targets(now, aim, names, choice.by, card)
        if any(refuse_targets(now, aim, each, choice.by, card) is None for each in target_sets(now, aim.picks)):
            return refuse(f"{card.name} has a possible target", cite("declare-targets"))
        return None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"aims? (.+?)(?: challenge)? at (.+)", text)
        name, names = (card_named(now, match[1]), things_named(now, match[2])) if match else ("", None)
        return (challenge_of(name), names) if name and names is not None else None

    def say(self, choice: Choice) -> str:
        name, names = _aimed(choice)
        return f"aims {name.removesuffix(' challenge')} at {' and '.join(names) or 'nothing'}"

    def take(self, now: Moment, choice: Choice) -> None:
        name, names = _aimed(choice)
        now.put(now.the(Challenge, name)._replace(targets=names or ("nothing",)))
        text = f"{choice.by} names {' and '.join(names) or 'nothing'} as the target of {name}."
        now.say(text, cite("declare-targets"), actor=choice.by, event=("aimed", name))


def _aimed(choice: Choice) -> tuple[str, tuple[str, ...]]:
    """The challenge and the targets that a choice names."""
    name, names = choice.args
    assert isinstance(names, tuple)
    return str(name), names


def controls(now: Moment, card: Card) -> str:
    """contested-control: the player with the single most control tokens; on a tie nobody."""
    if not any(n for _, n in card.control) and now.reads("contested-initial-control") == "who-played-it":
        return card.owner
    winner = next(
        (each for each in (_winner(now, fought) for fought in challenges(now) if fought.card == card.name)), ""
    )
    if winner not in ("", card.most_control) and now.reads("winner-controls") == "winner":
        return winner
    if not card.most_control and any(n for _, n in card.control):
        match now.reads("tied-control"):
            case "owner":
                return card.owner
            case "before" if card.controller != card.owner:
                return card.controller
    return card.most_control


def _winner(now: Moment, challenge: Challenge) -> str:
    if challenge.kind != "contested" or not challenge.margin or not challenge.result:
        return ""
    return challenge.initiator if challenge.margin > 0 else opponent(now, challenge.initiator)


def settle_contested(now: Moment, card: Card, *, fresh: bool = False) -> None:
    """contested-control: control follows the tokens; nobody has lost it of an advantage that is just played."""
    found, before = controls(now, card), "" if fresh else card.controller
    now.put(card._replace(controller=found))
    tied = not found and any(n for _, n in card.control)
    why = "both players have the same number of control tokens: nobody" if tied else found or "nobody"
    now.say(
        f"{why[0].upper()}{why[1:]} controls {card.name}.", cite("contested-control"), event=("controlled", card.name)
    )
    if found != before:
        upon_control(now, now.the(Card, card.name), found, before)
