"""turn, hero-dies, town-restore: a turn begins and ends; the round of turns that the rulebook never describes."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.durations import turn_changes_end
from judge.games.wot_conquest.play.hp import heal
from judge.games.wot_conquest.play.occasions import happens, waits
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.who import battle, cities, game, towns, units
from judge.games.wot_conquest.things import HERO, NEUTRAL, OPEN, City, Player, Town, Unit


@RULES.step
def begin_turn(now: Moment) -> None:
    """turn: a player's turn begins; limits are counted anew."""
    player = now.the(Player, game(now).active)
    now.put(player._replace(moves=0, battles=0))
    for unit in units(now, player.name):
        if unit.started:
            now.put(unit._replace(started=()))
    now.say(f"{player.name}'s turn begins.", cite("turn"), event=("turn", player.name))
    happens(now, "turn begins")
    happens(now, "own turn begins", player.name)


@RULES.step
def end_turn(now: Moment) -> None:
    """hero-dies, town-restore: what happens at the end of a player's turn."""
    _ends(now, True)


@RULES.step
def end_neutral_turn(now: Moment) -> None:
    """hero-dies, town-restore: the neutral turn is a turn too, by the usual reading."""
    _ends(now, False)


@RULES.step
def end_round(now: Moment) -> None:
    """turn: everybody has had a turn."""
    now.say("The round is over.", cite("turn"))


def _ends(now: Moment, player_turn: bool) -> None:
    """turn-end-scope: what happens when the turn ends; towns recover in every turn, in so many words."""
    if player_turn or not waits(now, "turn ends") or now.reads("turn-end-scope") == "every-turn":
        _heroes_die(now)
    else:
        now.say("Nobody dies at the end of the neutral turn.", cite("hero-dies"), cite("neutral-turn"))
    towns_recover(now)
    if player_turn:
        happens(now, "own turn ends", game(now).active)
    turn_changes_end(now)
    _wounds_heal(now, "heals-at-turn-end", _wounded(now), cite("town-restore"))
    now.say("The turn is over.", cite("turn"), event=("turn", "over"))


def _heroes_die(now: Moment) -> None:
    """hero-dies: a Summoned Hero goes with the turn, and whatever else waits for its end happens."""
    heroes = any(unit.card == HERO for unit in units(now))
    if not heroes or now.reads("hero-stays") == "dies":
        happens(now, "turn ends")


def towns_recover(now: Moment) -> None:
    """town-restore: towns get all their hit-points back."""
    for town in towns(now):
        if town.left < town.hp and now.reads("towns-heal") == "each-turn":
            now.put(town._replace(left=town.hp))
            now.say(f"{town.name} is back to {town.hp} HP.", cite("town-restore"), event=("healed", town.name))
    for town in now.every(Town):
        if town.state == OPEN and not town.turn_ended:
            now.put(town._replace(turn_ended=True))
            now.say(f"No rule says whether {town.name} recovers.", cite("town-restore"), cite("battle.2-kill"))


def _wounded(now: Moment) -> list[str]:
    pieces: list[Unit | City] = [*units(now), *cities(now)]
    return [each.name for each in pieces if each.left is not None and each.hp is not None and each.left < each.hp]


def _wounds_heal(now: Moment, reading: str, wounded: list[str], rule: Cite) -> None:
    """damage-persist: wounds last, unless a table lets pieces recover after a battle or at the end of a turn."""
    if wounded and now.reads("damage-persist") == reading:
        for name in wounded:
            heal(now, name, 999, rule)


@RULES.step
def wounds_after_battle(now: Moment) -> None:
    """damage-persist: wounds last beyond the battle, by the usual reading."""
    hit = {name for name, _ in battle(now).dealt} & set(_wounded(now))
    _wounds_heal(now, "heals-after-battle", sorted(hit), cite("battle.2-assign"))


@RULES.step
def first_turn(now: Moment) -> None:
    """turn-order: nobody says who begins; the players may have agreed."""
    order = turn_order(now)
    if isinstance(order, NoRule):
        run_out(now, order, touches_pieces=False)
        return
    now.put(game(now)._replace(left=tuple(name for name in order if name != NEUTRAL)))
    _turn_of_next(now, "takes the first turn")


def turn_order(now: Moment) -> tuple[str, ...] | NoRule:
    """turn-order: the order that the players agreed on, if the table tells it."""
    if now.reads("turn-order") == "players-agree" and game(now).order:
        return game(now).order
    return NoRule(
        "the rulebook does not say who takes the first turn or in which order the others follow", cite("turn")
    )


@RULES.step
def next_turn(now: Moment) -> None:
    """turn-order: the next player in the agreed order."""
    _turn_of_next(now, "is next")


def _turn_of_next(now: Moment, words: str) -> None:
    first, *left = game(now).left
    now.put(game(now)._replace(active=first, left=tuple(left)))
    now.say(f"{first} {words}, as agreed.", cite("turn"), event=("turn order", first))


@RULES.test
def turns_left(now: Moment) -> bool:
    """Whether a player has not had a turn in this round."""
    return bool(game(now).left)


def neutral_turn_when(now: Moment) -> str | NoRule:
    """neutral-turn-when: as the players agreed, else as a reading says, else there is no rule."""
    if game(now).neutral_turn:
        return game(now).neutral_turn.replace(" ", "-")
    option = now.reads("neutral-turn-when")
    if option == "no-rule":
        return NoRule(
            "the rulebook does not say when the neutral turn is taken", cite("neutral-turn"), cite("neutral-sheet")
        )
    return "after-each-turn" if option == "after-each-turn" else "once-per-round"


@RULES.step
def place_of_neutral_turn(now: Moment) -> None:
    """neutral-turn-when: a player's turn is over; is it time for the neutral turn?"""
    found = neutral_turn_when(now)
    if isinstance(found, NoRule):
        run_out(now, found, touches_pieces=False)


@RULES.test
def neutral_turn_now(now: Moment) -> bool:
    """neutral-turn-when: whether the neutral turn comes after this player's turn."""
    return neutral_turn_when(now) == "after-each-turn"


@RULES.test
def neutral_turn_last(now: Moment) -> bool:
    """neutral-turn-when: whether the neutral turn comes once, after all players."""
    return neutral_turn_when(now) == "once-per-round"
