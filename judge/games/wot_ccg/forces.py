"""The Challenge Round, steps 2 and 3: Place Forces, Determine Participation; reinforcing later."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.wot_ccg.restrictions import mates_of, refuse_company, refuse_participation
from judge.games.wot_ccg.rules import RULES, cite
from judge.games.wot_ccg.things import BATTLEGROUND, FIGHTERS, HOME, LAST_BATTLE, PATTERN_CHALLENGE, Card, Challenge
from judge.games.wot_ccg.traits import has
from judge.games.wot_ccg.who import challenges, hero_player, in_play, last_battle, order

STAND_DOWN = "stand down"


def fighters(now: Moment, player: str) -> list[Card]:
    """A player's characters and troops in play."""
    return [each for each in in_play(now, player) if each.kind in FIGHTERS]


@RULES.role
def subordinate_places(now: Moment) -> str:
    """place-forces-order: the subordinate player moves first."""
    return _placer(now, order(now)[0])


@RULES.role
def dominant_places(now: Moment) -> str:
    """place-forces-order: then the dominant player."""
    return _placer(now, order(now)[1])


@RULES.role
def same_placer(now: Moment) -> str:
    """place-forces-order: any number of cards, so the same player goes on."""
    return _placer(now, _actor(now), more=2)


def _placer(now: Moment, player: str, more: int = 1) -> str:
    """Nobody, when no card is left to place; the one that is just being placed counts no more."""
    left = [each for each in fighters(now, player) if each.place == HOME]
    return player if len(left) >= more else ""


def _actor(now: Moment) -> str:
    from judge.engine.window import Open

    state = now.frames[-1].state
    return state.actor if isinstance(state, Open) else order(now)[0]


@RULES.verb
class Place(Verb):
    """place-forces: sends a character or troop to the battleground."""

    name = "place"
    phrase = "sends {0} to the battleground"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in fighters(now, by)])

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        if card.place == BATTLEGROUND:
            return refuse(f"{card.name} is in the battleground already", cite("place-forces-order"))
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("cards are sent to the battleground in the Place Forces step", cite("place-forces"))

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        now.put(card._replace(place=BATTLEGROUND))
        now.say(
            f"{choice.by} sends {card.name} to the battleground.",
            cite("place-forces"),
            actor=choice.by,
            event=("placed", card.name),
        )


@RULES.role
def subordinate_commits(now: Moment) -> str:
    """participation-facedown: the subordinate player commits first, in secret."""
    return _committer(now, order(now)[0])


@RULES.role
def dominant_commits(now: Moment) -> str:
    """participation-dominant-announces: then the dominant player announces."""
    return _committer(now, order(now)[1])


@RULES.role
def same_committer(now: Moment) -> str:
    """participation-facedown: one token on each card; what gets none stands down."""
    return _committer(now, _actor(now), more=2)


def _committer(now: Moment, player: str, more: int = 1) -> str:
    left = [
        each for each in fighters(now, player) if each.place == BATTLEGROUND and not each.token and not each.challenge
    ]
    return player if len(left) >= more else ""


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
    """participation-white, participation-black, participation-green: the challenge a colour stands for, if there is one."""
    return next((each.name for each in challenges(now) if token_for(now, each.name) == colour), "")


def mates_by_token(now: Moment, card: Card, challenge: str) -> list[Card]:
    """The cards of the same side that are committed to a challenge, openly or by a hidden token."""
    colour = token_for(now, challenge)
    hidden = [each for each in fighters(now, card.controller) if each.token == colour and each.name != card.name]
    return [*mates_of(now, card, challenge), *hidden]


class Committing(Verb):
    """What committing and announcing have in common."""

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in fighters(now, by):
            yield from ((card.name, each.name) for each in challenges(now) if each.state == "declared")
            yield card.name, STAND_DOWN

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, name = now.the(Card, str(choice.args[0])), str(choice.args[1])
        if card.place != BATTLEGROUND:
            return refuse(
                f"{card.name} is in the home front and cannot participate", cite("home-front"), cite("battleground")
            )
        if card.token or card.challenge:
            return refuse(f"{card.name} is committed already", cite("participation-facedown"))
        if name == STAND_DOWN:
            return refuse_standing_down(now, card)
        return refuse_participation(now, card, now.the(Challenge, name), mates_by_token(now, card, name))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("participation is decided in the Determine Participation step", cite("determine-participation"))

    def say(self, choice: Choice) -> str:
        card, name = choice.args
        return f"stands {card} down" if name == STAND_DOWN else f"commits {card} to {_the(str(name))}"


def _the(name: str) -> str:
    return f"the {name}" if name in (PATTERN_CHALLENGE, LAST_BATTLE) else name


def refuse_standing_down(now: Moment, card: Card) -> Refusal | None:
    """Reading lb-capable-must: whether a card that can roll may stand down in the Last Battle."""
    if last_battle(now) and now.reads("lb-capable-must") == "must-join":
        found = now.get(LAST_BATTLE)
        if isinstance(found, Challenge) and refuse_participation(now, card, found, []) is None:
            return refuse(
                f"{card.name} can roll and must participate in the Last Battle", cite("last-battle-all-forward")
            )
    return None


@RULES.verb
class Commit(Committing):
    """participation-facedown: lays a token face down; nobody else knows its colour until the reveal."""

    name = "commit"
    example = (
        "`Ben commits Aginor to the Pattern Challenge`, `Ben commits Fain to Secondary Efforts`, `Ben stands Fain down`"
    )

    def take(self, now: Moment, choice: Choice) -> None:
        card, name = now.the(Card, str(choice.args[0])), str(choice.args[1])
        now.put(card._replace(token=token_for(now, name)))
        now.say(
            f"{choice.by} lays a token face down on {card.name}.",
            cite("participation-facedown"),
            actor=choice.by,
            event=("committed", card.name),
        )


@RULES.verb
class Announce(Committing):
    """participation-dominant-announces: the dominant player says openly where a card participates."""

    name = "announce"
    example = "`Ana commits Rand to the Pattern Challenge`, `Ana stands Rand down`"

    def take(self, now: Moment, choice: Choice) -> None:
        card, name = now.the(Card, str(choice.args[0])), str(choice.args[1])
        if name == STAND_DOWN:
            now.put(card._replace(token="blue"))
            now.say(
                f"{choice.by} announces that {card.name} stands down.",
                cite("stand-down"),
                actor=choice.by,
                event=("stands down", card.name),
            )
        else:
            join(now, card, name)


def join(now: Moment, card: Card, challenge: str) -> None:
    """participation-on-reveal: the card becomes a participant at once."""
    now.put(card._replace(challenge=challenge, token="", place=BATTLEGROUND))
    side = "supports" if now.the(Challenge, challenge).initiator == card.controller else "opposes"
    rule = cite("supporting") if side == "supports" else cite("opposing")
    now.say(
        f"{card.name} participates in {_the(challenge)} and {side} it.",
        cite("participation-on-reveal"),
        rule,
        event=("participates", card.name),
    )


@RULES.step
def reveal_tokens(now: Moment) -> None:
    """participation-on-reveal: a token that stands for a challenge makes its card a participant; blue stands down."""
    for player in order(now):
        for card in fighters(now, player):
            if card.token and card.place == BATTLEGROUND:
                _reveal(now, card)
    if now.reads("monster-conflict-priority") == "restricted-out" and company_conflicts(now):
        while conflict := _conflict(now):
            withdraw(now, conflict[0])


def _reveal(now: Moment, card: Card) -> None:
    name = challenge_for(now, card.token)
    if card.token == "blue":
        now.put(card._replace(token=""))
        now.say(f"{card.name} stands down.", cite("stand-down"), event=("stands down", card.name))
        return
    refusal = refuse_participation(now, card, now.the(Challenge, name), []) if name else None
    if name and refusal is None:
        join(now, card, name)
        return
    why = refusal.text if refusal else f"a {card.token} token stands for no challenge here"
    rules = (*(refusal.cites if refusal else ()), cite("participation-on-reveal"))
    if now.reads("token-for-missing-challenge") == "stands-down":
        now.put(card._replace(token=""))
        now.say(f"{card.name} stands down: {why}.", *rules, cite("stand-down"), event=("stands down", card.name))
    else:
        now.put(card._replace(token="wrong"))
        now.say(f"{card.name} has to be committed again: {why}.", *rules)


@RULES.test
def tokens_to_correct(now: Moment) -> bool:
    """Reading token-for-missing-challenge: whether a card has to be committed again."""
    return any(each.token == "wrong" for player in order(now) for each in fighters(now, player))


@RULES.verb
class Correct(Committing):
    """Reading token-for-missing-challenge: a legal choice is named for a card whose token meant nothing."""

    name = "correct"
    example = "`Ben commits Fain to the Pattern Challenge`"

    def by(self, now: Moment) -> str:
        return self._card(now).controller

    def _card(self, now: Moment) -> Card:
        return next(each for player in order(now) for each in fighters(now, player) if each.token == "wrong")

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return (each for each in super().candidates(now, by) if each[0] == self._card(now).name)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, name = now.the(Card, str(choice.args[0])), str(choice.args[1])
        if name == STAND_DOWN:
            return None
        return refuse_participation(now, card, now.the(Challenge, name), mates_of(now, card, name))

    def take(self, now: Moment, choice: Choice) -> None:
        card, name = now.the(Card, str(choice.args[0])), str(choice.args[1])
        now.put(card._replace(token=""))
        if name != STAND_DOWN:
            join(now, now.the(Card, card.name), name)


def _conflict(now: Moment) -> tuple[Card, Card] | None:
    """participation-restrictions: two cards of one side in a challenge that may not be together, the limited one first."""
    for player in order(now):
        here = [each for each in fighters(now, player) if each.challenge]
        for one in here:
            for other in here:
                together = one.name != other.name and one.challenge == other.challenge
                if together and refuse_company(now, one, other) is not None and _limited(now, one):
                    return one, other
    return None


def _limited(now: Moment, card: Card) -> bool:
    return has(now, card, "Monster") or has(now, card, "Children of the Light") or bool(card.text)


@RULES.test
def company_conflicts(now: Moment) -> bool:
    """participation-restrictions: whether cards that may not be together are committed to one challenge."""
    return _conflict(now) is not None


@RULES.verb
class Withdraw(Verb):
    """Reading monster-conflict-priority: one of two cards that may not be together is taken out and stands down."""

    name = "withdraw"
    phrase = "takes {0} out"

    def by(self, now: Moment) -> str:
        found = _conflict(now)
        assert found is not None
        return found[0].controller

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in _conflict(now) or ()])

    def take(self, now: Moment, choice: Choice) -> None:
        withdraw(now, now.the(Card, str(choice.args[0])))


def withdraw(now: Moment, card: Card) -> None:
    """stand-down: the card participates in nothing."""
    now.put(card._replace(challenge="", token=""))
    now.say(
        f"{card.name} is taken out and stands down.",
        cite("participation-restrictions"),
        cite("stand-down"),
        event=("stands down", card.name),
    )


@RULES.test
def events_between_moves(now: Moment) -> bool:
    """Reading event-exclusive-steps-unlisted: whether events may come when only one player has made the moves."""
    return (
        any(_holds_something(now, each) for each in order(now))
        and now.reads("event-exclusive-steps-unlisted") == "printed-only"
    )


@RULES.test
def events_while_deciding(now: Moment) -> bool:
    """Reading participation-simultaneous: whether events may come between commitment and reveal."""
    return (
        any(_holds_something(now, each) for each in order(now))
        and now.reads("participation-simultaneous") == "in-between"
    )


def _holds_something(now: Moment, player: str) -> bool:
    from judge.games.wot_ccg.events import has_something

    return has_something(now, player)
