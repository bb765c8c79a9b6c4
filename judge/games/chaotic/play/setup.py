"""4.2 Pregame Actions: the starting player, Creatures and Battlegear revealed, the first hands."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.play.battlegear import turn_together
from judge.games.chaotic.play.who import creatures, game, players
from judge.games.chaotic.things import Player
from judge.kit.words import counted

FIRST_HAND = 2


@RULES.verb
class StartingPlayer(Chance):
    """4.2.1: who takes the first turn is decided at random."""

    name = "start"
    phrase = "gives {0} the first turn"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        return [((player,), 1) for player in players(now)]

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("who starts is decided at random, before the game", cite("4.2.1"))

    def take(self, now: Moment, choice: Choice) -> None:
        now.put(game(now)._replace(active=str(choice.args[0]), starting=str(choice.args[0]), turn=1))
        now.say(f"{choice.args[0]} is the starting player.", cite("4.2.1"), event=("starts", str(choice.args[0])))


@RULES.step
def reveal_creatures(now: Moment) -> None:
    """4.2.2: all Creatures are turned up and get as many Mugic counters as their Mugic Ability says."""
    for creature in creatures(now):
        now.put(creature._replace(counters=creature.mugic_ability))
        said = f"{creature.name} is revealed and gets {counted(creature.mugic_ability, 'Mugic counter')}."
        now.say(said, cite("4.2.2"), cite("3.2.8.1"), event=("counters", creature.name))
    now.say("Nothing triggers and nobody has priority before the game.", cite("4.2.6"))


@RULES.step
def reveal_first_gear(now: Moment) -> None:
    """4.2.3: Battlegear that says so is turned up, all at once."""
    order = [each.name for each in sorted(creatures(now), key=lambda each: each.controller != game(now).starting)]
    opening = [gear for gear in now.every(Battlegear) if gear.opens and not gear.up]
    opening = opening if opening and now.reads("gear-opens") == "before-the-game" else []
    turn_together(now, sorted(opening, key=lambda gear: order.index(gear.bearer)), up=True)
    if not opening:
        now.say("No Battlegear is revealed at the beginning of the game.", cite("4.2.3"))


@RULES.step
def draw_first_hands(now: Moment) -> None:
    """4.2.4: each player draws the top two Attack Cards."""
    for player in now.every(Player):
        hand, rest = player.attack_deck[:FIRST_HAND], player.attack_deck[FIRST_HAND:]
        now.put(player._replace(attacks=(*player.attacks, *hand), attack_deck=rest))
    now.say(f"Each player draws {FIRST_HAND} Attack Cards.", cite("4.2.4"))
