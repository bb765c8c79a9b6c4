"""engaged, out-of-play-areas: the top cards of decks lie facedown before the players and act as enemies."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import hindered, just_happens, makes, nothing
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.in_play.areas import deck_size, move, side
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import FACEDOWN, PLAY, SCENARIO, Card, Context, Occurrence, Printed
from judge.kit.names import put_new

BY_CARDS = cite("golden-rule-card-over-rules")
NOBODY_KNOWS = Printed("facedown card", "unknown")
just_happens("lay before", player="self")


@hindered("lay before")
def _no_card(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    return None if deck_size(now, name) else nothing(name, "has no cards left in the deck", "effects-partial-count")


@occurs("lay-before")
def lay_before(now: Moment, what: Occurrence) -> None:
    """out-of-play-areas: the top card of a deck, one without a name too, lies facedown."""
    who = side(now, what.subject)
    if who.deck:
        move(now, who.deck[0], FACEDOWN, faceup=False)
    elif who.deck_rest:
        now.put(who._replace(deck_rest=who.deck_rest - 1))
        put_new(now, Card(NOBODY_KNOWS.title, NOBODY_KNOWS, who.name, who.name, FACEDOWN, faceup=False))
    now.say(f"The top card of {who.name}'s deck is placed facedown in front of {who.name}.", BY_CARDS)


@makes("act as enemies")
def _act_as_enemies(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    if card(now, name).printed.type != "hero":
        yield Occurrence("act-as-enemy", name, player=card(now, name).owner)


@occurs("act-as-enemy")
def act_as_enemy(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """engaged: an enemy as the text of the card says, engaged with its owner; what lies below shows as it leaves."""
    of = card(now, what.subject)
    printed = _as_told(now, what.source)
    now.put(of._replace(printed=printed, below=of.printed))
    move(now, of.name, PLAY, engaged=of.owner, controller=SCENARIO, faceup=True)
    said = f"{of.name} acts as an enemy called {printed.title} and is engaged with {of.owner}."
    now.say(said, BY_CARDS, cite("engaged"), event=("engaged", of.name))
    yield Occurrence("engage", of.name, player=of.owner, cause="card effect")


def _as_told(now: Moment, source: str) -> Printed:
    """The enemy that the text of a card makes of them."""
    effects = (each for ability in card(now, source).printed.abilities for each in ability.effects)
    told = next(each for each in effects if each.verb == "act as enemies")
    about = Context(source, SCENARIO, SCENARIO)
    number = {each.what: resolve_amount(now, each.amount, about) for each in told.parts}
    attack, defense, hit_points = (number[each] for each in ("attack", "defense", "hit points"))
    return Printed(told.words[0], "enemy", attack=attack, defense=defense, hit_points=hit_points)
