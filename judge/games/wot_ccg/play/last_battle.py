"""last-battle, last-battle-win, mat-perrin-reveal: how its turns differ, who wins; the face-down Dragon Reborn."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.words import tidy
from judge.games.wot_ccg.play.challenge_round.company import refuse_participation
from judge.games.wot_ccg.play.challenge_round.made_to_join import forward
from judge.games.wot_ccg.play.choice_words import InItsStep, PickCard
from judge.games.wot_ccg.play.events_and_effects.occasions import at_time
from judge.games.wot_ccg.play.turn import last_battle_due
from judge.games.wot_ccg.play.values import generated
from judge.games.wot_ccg.play.who import (
    fighters,
    game,
    hero_player,
    in_play,
    last_battle,
    opponent,
    order,
    tokens_of,
)
from judge.games.wot_ccg.things import (
    BATTLEGROUND,
    DISCARD,
    FACE_DOWN,
    HOME,
    LAST_BATTLE,
    PLAY,
    Card,
    Challenge,
)

LAST_BATTLE_MARGIN = 5


@RULES.step
def last_battle_turn(now: Moment) -> None:
    """last-battle-trigger, last-battle-permanent: the Last Battle begins, or goes on; it does not end any more."""
    state = game(now)
    fought = state.fought if state.counted else state.fought + 1
    now.put(state._replace(fought=fought, counted=False, beaten=(), barren=()))
    text = "The Last Battle begins." if fought == 1 else "The Last Battle continues."
    now.say(text, cite("last-battle-trigger"), cite("last-battle-permanent"), event=("last battle", "turn"))
    if fought == 1:
        at_time(now, "last battle")


def _hidden(now: Moment) -> list[Card]:
    return [each for each in now.every(Card) if each.zone == FACE_DOWN and each.kind == "character"]


@RULES.role
def may_reveal(now: Moment) -> str:
    """mat-perrin-reveal: the player with a face-down Dragon Reborn, at the start of the Last Battle."""
    found = _hidden(now)
    return found[0].owner if found and game(now).fought == 1 else ""


@RULES.verb
class RevealDragon(InItsStep, PickCard):
    """mat-perrin-reveal: turns the face-down Dragon Reborn up."""

    name = "reveal"
    phrase = "reveals {0}"
    rule = cite("mat-perrin-reveal")
    only = refuse("it is revealed at the start of the Last Battle", cite("mat-perrin-reveal"))

    def things(self, now: Moment, by: str) -> list[Card]:
        return [each for each in _hidden(now) if each.owner == by]

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if thing not in _hidden(now):
            return refuse(f"{thing.name} is not face down", cite("mat-perrin-facedown"), self.rule)
        return None if thing.owner == by else refuse(f"{thing.name} is {thing.owner}'s", self.rule)

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        rule = cite("mat-perrin-reveal-result")
        if there := _dragon_in_play(now, thing):
            now.put(thing._replace(zone=DISCARD))
            text = f"{there} is in play: the revealed {thing.name} is discarded."
            now.say(text, rule, event=("discarded", thing.name))
            return
        traits = tuple(each for each in thing.traits if each.casefold() not in ("starting hero", "starting"))
        now.put(thing._replace(zone=PLAY, place=HOME, controller=by, traits=traits))
        text = f"{thing.name} comes under {by}'s control and is no longer a Starting Hero."
        now.say(text, rule, event=("revealed", thing.name))


def _dragon_in_play(now: Moment, card: Card) -> str:
    """Reading dragon-reborn-in-play-where: any version of Rand, or a card with the very title."""
    for each in in_play(now):
        if tidy(each.title) == tidy(card.title):
            return each.name
        rand = any("rand" in tidy(name).split() for name in (each.personality, each.title))
        if rand and each.kind == "character" and now.reads("dragon-reborn-in-play-where") == "any-rand":
            return each.name
    return ""


@RULES.step
def initiate_last_battle(now: Moment) -> None:
    """last-battle-alternate: the Hero player initiates the first Last Battle challenge, then they take turns."""
    state = game(now)._replace(fought=max(1, game(now).fought))
    first = hero_player(now)
    odd = state.fought % 2 == 1 or now.reads("hero-always-initiates") == "hero"
    if odd and now.reads("villain-begins") == "villain":
        odd = False
    player = state.initiator or (first if odd else opponent(now, first))
    now.put(Challenge(LAST_BATTLE, "last battle", player))
    now.put(state._replace(initiator=""))
    rules = (cite("last-battle-alternate"), cite("last-battle-only-challenge"))
    now.say(f"{player} initiates the Last Battle challenge.", *rules, event=("declared", LAST_BATTLE))


@RULES.step
def begin_participation(now: Moment) -> None:
    """last-battle-only-challenge: in a turn of the Last Battle that is entered here, its challenge is initiated.

    Before anybody commits a card, those that a text makes take part come forward.
    """
    if now.inside("last-battle") and now.get(LAST_BATTLE) is None:
        for other in now.every(Challenge):
            now.drop(other.name)
        all_forward(now)
    forward(now)


@RULES.step
def all_forward(now: Moment) -> None:
    """last-battle-all-forward: every character and troop goes to the battleground; last-battle-eligibility."""
    if now.get(LAST_BATTLE) is None:
        initiate_last_battle(now)
    battle = now.the(Challenge, LAST_BATTLE)
    for player in order(now):
        for card in fighters(now, player):
            moved = card._replace(place=BATTLEGROUND)
            now.put(moved)
            refusal = refuse_participation(now, moved, battle, [])
            if refusal is not None:
                now.put(moved._replace(token="blue"))
                text = f"{card.name} is placed in the battleground but must stand down: {refusal.text}."
                now.say(text, *refusal.cites, cite("last-battle-all-forward"), event=("stands down", card.name))
    text = "All other characters and troops are in the battleground."
    now.say(text, cite("last-battle-all-forward"), event=("forward", "all"))


@RULES.test
def last_battle_goes_on(now: Moment) -> bool:
    """last-battle: whether nobody has won and the players have not both lost."""
    return not game(now).over and (last_battle(now) or last_battle_due(now))


def needed_lead(now: Moment, margin: int) -> int:
    """last-battle-win: the lead with which a Last Battle challenge is won."""
    if abs(margin) == LAST_BATTLE_MARGIN and now.reads("more-than-five") == "more":
        return LAST_BATTLE_MARGIN + 1
    if 0 < abs(margin) < LAST_BATTLE_MARGIN and now.reads("last-battle-by-any-lead") == "any":
        return 1
    return LAST_BATTLE_MARGIN


def last_battle_outcome(now: Moment, challenge: Challenge) -> None:
    """last-battle-win: a lead of 5; last-battle-no-generation: whoever generated nothing loses unless he won so."""
    sides = {challenge.initiator: "support", opponent(now, challenge.initiator): "opposition"}
    needed = needed_lead(now, challenge.margin)
    ahead = challenge.initiator if challenge.margin > 0 else opponent(now, challenge.initiator)
    winner = ahead if abs(challenge.margin) >= needed else ""
    text = "Nobody leads by 5: nobody wins the Last Battle challenge."
    if winner:
        text = f"{winner} wins the Last Battle challenge by {abs(challenge.margin)}."
    now.say(text, cite("last-battle-win"), event=("won", winner or "nobody"))
    rescued = bool(winner) and not generated(now, challenge, winner, sides[winner]).total
    if rescued:
        text = f"{winner} generated no {sides[winner]}, but wins by 5 or more and so does not lose by it."
        now.say(text, cite("last-battle-no-generation"), cite("last-battle-win"), event=("rescued", winner))
    if rescued and now.reads("barren-always-loses") == "loses":
        winner = ""
    idle = (each for each, what in sides.items() if each != winner)
    barren = tuple(each for each in idle if _generated_nothing(now, challenge, each, sides[each]))
    for player in barren:
        text = f"{player} generated no {sides[player]}, and tokens are not generated."
        now.say(text, cite("last-battle-no-generation"), cite("lose-nothing-generated"), event=("barren", player))
    state = game(now)
    now.put(state._replace(beaten=(opponent(now, winner),) if winner else state.beaten, barren=barren))


def _generated_nothing(now: Moment, challenge: Challenge, player: str, what: str) -> bool:
    """last-battle-no-generation: nothing of what he needed; note lb-generated-vs-tokens."""
    if generated(now, challenge, player, what).total:
        return False
    return not (tokens_of(now, player) and now.reads("tokens-are-generated") == "generated")
