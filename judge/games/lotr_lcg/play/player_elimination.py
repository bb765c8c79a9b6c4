"""player-elimination: who is out of the game, and what becomes of their cards."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Missing, Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import just_happens
from judge.games.lotr_lcg.play.abilities.triggering_conditions import add_events, follows, occurs
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.round import clockwise_from
from judge.games.lotr_lcg.play.who import any_card, cards, engaged_with, game, in_play, listed, player, players
from judge.games.lotr_lcg.play.winning import LOSE, finish
from judge.games.lotr_lcg.things import DECK, DISCARD, ELIMINATION_LEVEL, HAND, PRISONER, STAGING, Card, Occurrence

CAUSES = {"threat": "threat-elimination-level", "heroes": "elimination-causes"}
REASONS = {"threat": "threat level 50 is reached", "heroes": "no hero is left"}


@follows()
def all_heroes_killed(now: Moment) -> Iterator[Occurrence]:
    """elimination-causes: a player whose heroes are all killed is eliminated, one lent to another
    player is not killed; what else than killing counts is open."""
    gone = {each.subject for each in listed(now, "events") if each.kind in ("destroy", "leave")}
    fallen = [card for card in cards(now) if card.zone == DISCARD and card.printed.type == "hero"] if gone else []
    for name in players(now) if fallen else ():
        lost = [card for card in fallen if card.owner == name]
        if not any(card.name in gone for card in lost):
            continue
        left = (card for card in in_play(now) if name in (card.owner, card.controller))
        heroes = [card for card in left if is_a(now, card, "hero")]
        if (heroes and not _all_are_lent(now, heroes, name)) or _goes_on_with_allies(now, name):
            continue
        held = any(card.zone == PRISONER and card.owner == name for card in cards(now))
        killed = _was(now, lost, "destroy") and not held
        if killed or (_was(now, lost, "leave") and now.reads("killed-defeated") == "any-loss"):
            yield Occurrence("eliminate", name, player=name, cause="heroes")


def _all_are_lent(now: Moment, heroes: list[Card], name: str) -> bool:
    """elimination-causes: players sometimes think that a hero under another's control is lost."""
    lent = all(card.controller != name for card in heroes)
    return lent and now.reads("lent-hero-is-lost") == "lost"


def _goes_on_with_allies(now: Moment, name: str) -> bool:
    """elimination-causes: players sometimes think that an ally keeps them in the game."""
    allies = any(card.controller == name and is_a(now, card, "ally") for card in in_play(now))
    return allies and now.reads("allies-play-on") == "play-on"


def _was(now: Moment, lost: list[Card], kind: str) -> bool:
    """destroy-not-discard: whether one of the heroes has just been destroyed, or has left play in any way."""
    done = {each.subject for each in listed(now, "events") if each.kind == kind}
    return any(card.name in done for card in lost)


just_happens("eliminate", player="self")


@occurs("eliminate")
def begin_elimination(now: Moment, what: Occurrence) -> None:
    """elimination-causes: at once, in the middle of whatever is going on."""
    who = player(now, what.subject)
    if who.eliminated:
        return
    now.put(who._replace(eliminated=True))
    now.call("elimination", eliminated=who.name, cause=what.cause, source=what.source)


@RULES.step
def leave_the_game(now: Moment) -> None:
    """elimination-causes: threat 50, no hero left, or a card effect."""
    if now.bound("eliminated") is None:
        raise Missing("a player who is being eliminated; start where that happens, for example at refresh:7.3")
    name, cause = now.given(str, "eliminated"), now.given(str, "cause")
    reason = REASONS.get(cause) or f"by {now.bound('source') or 'a card effect'}"
    cites = dict.fromkeys((cite(CAUSES.get(cause, "elimination-causes")), cite("elimination-causes")))
    now.say(f"{name} is eliminated: {reason}.", *cites, event=("eliminated", name))
    raise_to_elimination_level(now, name)


def raise_to_elimination_level(now: Moment, name: str) -> None:
    """scoring-eliminated: the dial of an eliminated player goes up to 50, whatever the cause."""
    who = player(now, name)
    if who.threat < ELIMINATION_LEVEL:
        now.put(who._replace(threat=ELIMINATION_LEVEL))
        said = f"{name}'s threat rises to {ELIMINATION_LEVEL} because of the elimination."
        now.say(said, cite("scoring-eliminated"), event=("threat", name))


@RULES.step
def discard_everything(now: Moment) -> None:
    """elimination-cards, leaves-play: hand, deck and all controlled cards go to the discard piles of their owners."""
    name = now.given(str, "eliminated")
    gone = [card for card in cards(now) if _goes_along(now, card, name)]
    left = tuple(card for card in gone if card.in_play)
    now.bind("seen", (*listed(now, "seen"), *left))
    for card in gone:
        move(now, card.name, DISCARD)
    add_events(now, [Occurrence("leave", card.name, player=card.controller, detail=DISCARD) for card in left])
    who = player(now, name)
    rest = who.discard_rest + who.hand_rest + who.deck_rest
    now.put(who._replace(hand_rest=0, deck_rest=0, discard_rest=rest))
    said = f"{name}'s hand, deck and cards in play go to their owners' discard piles."
    now.say(said, cite("elimination-cards"), cite("discard-origin"), event=("discarded", name))


def _goes_along(now: Moment, card: Card, name: str) -> bool:
    """What the player controls or holds, and what is attached to it."""
    if card.zone in (HAND, DECK):
        return card.owner == name
    if not card.in_play or card.engaged:
        return False
    host = any_card(now, card.host)
    return name in (card.controller, card.host) or (host is not None and _goes_along(now, host, name))


@RULES.step
def return_enemies(now: Moment) -> None:
    """elimination-cards: engaged enemies return to the staging area and keep the damage on them."""
    for enemy in engaged_with(now, now.given(str, "eliminated")):
        mistaken = now.reads("enemies-of-the-eliminated")
        others = clockwise_from(now, enemy.engaged) if mistaken == "next-player" else []
        if others:
            now.put(enemy._replace(engaged=others[0]))
            continue
        move(now, enemy.name, DISCARD if mistaken == "discarded" else STAGING, engaged="")
        if mistaken == "healed":
            now.put(any_card(now, enemy.name)._replace(damage=0))  # type: ignore[union-attr]
        said = f"{enemy.name} returns to the staging area with {enemy.damage} damage on it."
        now.say(said, cite("elimination-cards"), event=("returned", enemy.name))


@RULES.test
def the_eliminated_player_is_first(now: Moment) -> bool:
    """first-player-eliminated: whether the eliminated player was the first player."""
    return game(now).first == now.bound("eliminated")


@RULES.step
def pass_token_on(now: Moment) -> None:
    """first-player-eliminated: the token passes clockwise at once."""
    following = clockwise_from(now, now.given(str, "eliminated"))
    if len(following) > 1 and now.reads("token-the-wrong-way") == "other-way":
        following = following[::-1]
    if following and now.reads("token-of-the-eliminated") == "at-once":
        now.put(game(now)._replace(first=following[0]))
        said = f"The first player token immediately passes to {following[0]}."
        now.say(said, cite("first-player-eliminated"), event=("first", following[0]))


@RULES.test
def somebody_survives(now: Moment) -> bool:
    """elimination-all: whether any player is left."""
    return bool(players(now))


@RULES.test
def nobody_is_left(now: Moment) -> bool:
    """elimination-all: whether this was the last player to be eliminated."""
    return not players(now) and [frame.chart for frame in now.frames].count("elimination") == 1


@RULES.step
def play_on(now: Moment) -> None:
    """elimination-fewer-reveals: the others play on, and one encounter card fewer is revealed in the quest phase."""
    left = ", ".join(players(now))
    said = f"The game continues with {left}; one encounter card fewer is revealed in the quest phase."
    now.say(said, cite("elimination-fewer-reveals"))


@RULES.step
def lose_the_game(now: Moment) -> None:
    """elimination-all: with all players eliminated the game is lost."""
    finish(now, LOSE, "all players are eliminated", cite("elimination-all"))
