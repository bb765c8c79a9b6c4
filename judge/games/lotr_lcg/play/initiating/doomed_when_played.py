"""doomed: on player cards of later sets: printed, or given to a card as it is played."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import test_of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Quality
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.areas import tick, use, uses
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.who import card, in_player_order
from judge.games.lotr_lcg.things import Card, Context, Item, Lasting, Occurrence
from judge.kit.timeline import begin

DOOMED = "doomed"


def resolve_doomed(now: Moment, name: str) -> None:
    """doomed: on a player card of a later set: each player raises threat as it is played, before it does anything."""
    amount = keyword(now, card(now, name), "doomed")
    if amount:
        said = f"{name} has Doomed {amount}: each player raises their threat by {amount} as it is played."
        now.say(said, cite("doomed"), cite("golden-rule-card-over-rules"), event=("doomed", name))
        raised = Occurrence("raise-threat", "", amount, name, cause="doomed")
        happen(now, *(raised._replace(subject=each, player=each) for each in in_player_order(now)))


def may_be_given(of: Card) -> Iterator[Instruction]:
    """`You may give this card doomed 2 when you play it`: the keyword that it then has."""
    for each in (effect for ability in of.printed.abilities for effect in ability.effects):
        if each.verb == "may doom":
            yield Instruction("gain keyword", THIS, each.amount, DOOMED)


def give_doomed(now: Moment, item: Item) -> str:
    """What a card is given as it is played, if anything: it has the keyword while it is played."""
    for each in item.ability.effects:
        begin(now, Lasting(item.source, item.by, each, (item.source,), "phase", player=item.by), at=tick(now))
    return DOOMED if item.ability.effects else ""


def remember_given(now: Moment, what: Occurrence) -> None:
    """A card that has entered play is known as one that was given doomed, as long as it stays."""
    if what.detail == DOOMED:
        use(now, _given_key(card(now, what.subject)))


def _given_key(of: Card) -> str:
    return f"game:{of.name} was given doomed at {of.since}"


@test_of("given doomed")
def was_given_doomed(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """Whether a card was given doomed as it was played, and has been in play since."""
    return of.in_play and bool(uses(now, _given_key(of)))
