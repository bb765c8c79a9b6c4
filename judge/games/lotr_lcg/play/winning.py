"""winning-losing: how a game ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Cite, Moment, Refusal
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.abilities.all_the_time import AS_SOON_AS
from judge.games.lotr_lcg.cards.deeds import makes, obstacle, occurrences
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Ability, Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import all_hold, constants, forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, follows, occurs
from judge.games.lotr_lcg.play.who import card, decider, game, main_quest, player, players, verbs
from judge.games.lotr_lcg.things import Context, Item, Lasting, Occurrence, Player

WIN, LOSE = "the players win", "the players lose"


@occurs("win")
def win(now: Moment, what: Occurrence) -> None:
    """winning-losing: with at least one player left at the end of the last stage, or by a card's own condition."""
    some_are_out = any(each.eliminated for each in now.every(Player))
    if what.cause == "quest" and some_are_out and now.reads("one-survivor") == "all-must-survive":
        finish(now, LOSE, "somebody is out", cite("winning-losing"))
    elif what.cause == "quest":
        finish(now, WIN, "the last stage of the quest is completed", cite("winning-losing"))
    else:
        finish(now, WIN, what.source or "a card effect", cite("winning-extra-conditions"))


@barred("win")
def cannot_win(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that the players cannot win the game yet."""
    found = (forbidden(now, player(now, name), "win the game") for name in players(now))
    return next((refusal for refusal in found if refusal), None)


@occurs("lose")
def lost(now: Moment, what: Occurrence) -> None:
    """elimination-all: a card may also say that the game is lost."""
    finish(now, LOSE, what.source or "a card effect", cite("golden-rule-card-over-rules"))


def finish(now: Moment, result: str, why: str, rule: Cite) -> None:
    """winning-losing: the game is over, unless it was already."""
    if game(now).over:
        return
    now.put(game(now)._replace(over=result))
    now.say(f"{result[0].upper()}{result[1:]}: {why}.", rule, event=("ended", "game"))
    now.call("end-of-game")


@RULES.step
def end_game(now: Moment) -> None:
    """winning-losing: nothing that was going on goes on; after a victory the score is worked out."""
    won = game(now).over == WIN
    now.end()
    if won:
        now.call("scoring")


@follows(*AS_SOON_AS)
def conditions_of_cards_met(now: Moment) -> Iterator[Occurrence]:
    """winning-extra-conditions, constant-conditional: what a card says happens as soon as something is so."""
    if game(now).over:
        return
    doing = verbs(now)
    for verb in AS_SOON_AS:
        for bearing in constants(now, verb) if verb in doing else ():
            yield from _made(now, bearing)


def _made(now: Moment, bearing: Lasting) -> Iterator[Occurrence]:
    what, quest = bearing.effect, main_quest(now)
    if what.verb == "end game":
        yield Occurrence(what.what, "", source=bearing.source, cause="card effect")
    elif what.verb == "advance":
        if quest is not None:
            made = occurrences(now, what, quest.name, bearing.about, "card effect")
            yield from (each for each in made if each.other or what.what != "to stage")
    elif what.verb == "so":
        first, of = what.options[0][0], card(now, bearing.source)
        if of.in_play and obstacle(now, first, of.name, bearing.about) is None:
            yield Occurrence("so", of.name, source=of.name, player=bearing.about.by, cause="card effect")
    elif what.verb == "eliminate":
        yield from (Occurrence("eliminate", name, source=bearing.source, player=name, cause="card effect")
                    for name in members(now, what.group, bearing.about))  # fmt: skip
    else:
        there = (name for name in members(now, what.group, bearing.about) if card(now, name).in_play)
        for name in there:
            if obstacle(now, what, name, bearing.about) is None:
                yield from occurrences(now, what, name, bearing.about, "card effect")


@occurs("so")
def it_is_so(now: Moment, what: Occurrence) -> None:
    """constant-conditional, ability-sentence-by-sentence: all that a card says happens as soon as something is so."""
    of = card(now, what.subject)
    every = (each for ability in of.printed.abilities for each in ability.effects if each.verb == "so")
    about = Context(of.name, of.controller, what.player)
    done = next((each.options[0] for each in every if all_hold(now, each.conditions, about)), ())
    by = decider(now, of.controller)
    item = Item(of.name, of.name, of.controller, by, Ability("", "constant", effects=done), you=what.player or by)
    now.say(f"{of.name}: it is so now.", cite("constant-conditional"), event=("so", of.name))
    now.call("resolve", item=item, left=done, picked=(), happened=(), expected=(), replaced=what)


@makes("end game")
def _end(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence(what.what.casefold(), "")
