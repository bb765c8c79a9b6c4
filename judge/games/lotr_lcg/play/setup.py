"""setup, setup-1 to setup-7: seven steps before the first round."""

from __future__ import annotations

from collections.abc import Hashable

from judge.engine import Choice, Modifier, Moment, Refusal, Value, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.choice_words import out_of_turn
from judge.games.lotr_lcg.play.effects.resolving import resolve_text
from judge.games.lotr_lcg.play.in_play.areas import move, shuffle
from judge.games.lotr_lcg.play.round import begin_turns
from judge.games.lotr_lcg.play.values import threat_cost, total
from judge.games.lotr_lcg.play.who import (
    active_player,
    controlled,
    first_player,
    game,
    hand,
    in_player_order,
    main_quest,
    player,
)
from judge.games.lotr_lcg.things import DECK, Card, Occurrence
from judge.kit.choosing import Decide

HAND_SIZE = 6
KEEP = ("keeps", "keeps their hand", "keeps his hand", "keeps her hand", "takes no mulligan")


@RULES.step
def shuffle_decks(now: Moment) -> None:
    """setup-1: player decks and the encounter deck are shuffled; cards the table lists in order stay as they are."""
    now.say("The player decks and the encounter deck are shuffled; the quest deck is not.", cite("setup-1"))


def initial_threat(now: Moment, name: str, penalty: int) -> Value:
    """initial-threat, campaign-threat-penalty: the threat costs of a player's heroes, and any penalty of a campaign."""
    heroes = (each for each in controlled(now, name) if each.printed.type == "hero")
    rows = [row for each in heroes for row in threat_cost(now, each)]
    if penalty:
        rows.append(Modifier("the penalty of the campaign", "add", penalty, cite("campaign-threat-penalty")))
    return total(now, "starting threat", 0, rows)


@RULES.step
def place_heroes(now: Moment) -> None:
    """setup-2: each player's threat dial is set to the threat costs of their heroes."""
    for name in in_player_order(now):
        threat = initial_threat(now, name, player(now, name).penalty)
        now.put(player(now, name)._replace(threat=int(threat.total)))
        said = f"{name} starts with {threat.total} threat."
        now.say(said, cite("setup-2"), cite("initial-threat"), event=("threat", name), value=threat)


@RULES.step
def set_up_token_bank(now: Moment) -> None:
    """setup-3: damage, progress and resource tokens lie beside the encounter deck."""
    now.say("The players set up the token bank.", cite("setup-3"))


@RULES.step
def determine_first_player(now: Moment) -> None:
    """setup-4: the players agree on a first player, or chance decides; here it is the one the table names."""
    first = first_player(now)
    now.put(game(now)._replace(first=first))
    now.say(f"{first} is the first player.", cite("setup-4"), event=("first", first))


@RULES.step
def draw_setup_hands(now: Moment) -> None:
    """setup-5: each player draws 6 cards."""
    begin_turns(now)
    drawn = {"seven": 7, "five": 5}.get(now.reads("cards-to-begin-with"), HAND_SIZE)
    happen(now, *(_first_hand(name, drawn) for name in in_player_order(now)))


def _first_hand(name: str, cards: int) -> Occurrence:
    return Occurrence("draw", name, cards, player=name, rules=("setup-5",))


@RULES.verb
class Mulligan(Decide):
    """setup-5, mulligan: a player keeps the hand, or shuffles it back and draws a new one that has to be kept."""

    name = "mulligan"
    example = "keeps the hand; takes a mulligan"
    wordings = ("keeps the hand", "takes a mulligan")
    only = refuse("a player may take one mulligan, after drawing the starting hand", cite("setup-5"), cite("mulligan"))

    def by(self, now: Moment) -> str:
        return active_player(now)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return out_of_turn(now, self.name, choice, "setup-5", "mulligan") or self.only

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        return (text in KEEP,) if text in (*KEEP, "mulligans") else None

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        if yes:
            now.say(f"{by} keeps the hand.", cite("setup-5"), actor=by)
            return
        mistaken = now.reads("mulligan-hand")
        if mistaken != "added":
            _put_back(now, by)
        shuffle(now, by)
        said = f"{by} shuffles the hand back into the deck and draws a new one, which {by} must keep."
        now.say(said, cite("mulligan"), cite("setup-5"), actor=by)
        happen(now, _first_hand(by, HAND_SIZE - (mistaken == "one-fewer"))._replace(rules=("mulligan", "setup-5")))


def _put_back(now: Moment, name: str) -> None:
    """mulligan: the whole hand goes back into the deck."""
    for each in hand(now, name):
        move(now, each.name, DECK)
    who = player(now, name)
    now.put(who._replace(deck_rest=who.deck_rest + who.hand_rest, hand_rest=0))


@RULES.step
def set_quest_cards(now: Moment) -> None:
    """setup-6: the quest cards are stacked in order."""
    now.say("The players stack the quest cards in order, with stage 1A on top.", cite("setup-6"))


@RULES.step
def follow_setup_instructions(now: Moment) -> None:
    """setup-7: the setup instructions on the first quest card are followed before it is flipped.

    campaign-check-6: before them those of player cards, which begin the game in play.
    """
    quest = main_quest(now)
    mine = [each.name for each in now.every(Card) if each.printed.type == "attachment" and not each.in_play]
    told = quest is not None and resolve_text(now, quest.name, "setup")
    if not any([told, *(resolve_text(now, name, "setup") for name in reversed(mine))]):
        now.say("There are no setup instructions to follow.", cite("setup-7"))


@RULES.step
def flip_first_quest_card(now: Moment) -> None:
    """setup-7: then the quest card is flipped; its other side is revealed, and the first round begins."""
    quest = main_quest(now)
    name = quest.name if quest else "The first quest card"
    now.say(f"{name} is flipped, and the first round can begin.", cite("setup-7"))
    if quest is not None:
        resolve_text(now, quest.name, "when revealed")
