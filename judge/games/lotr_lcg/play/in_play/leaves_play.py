"""leaves-play, destroy, discard-pile: cards leave play, and what goes with them."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import in_vain, just_happens, makes
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, forbidden, is_blank
from judge.games.lotr_lcg.play.abilities.triggering_conditions import DID_NOT, barred, occurs
from judge.games.lotr_lcg.play.in_play.areas import move, shuffle
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.in_play.damage_and_resources import note_result
from judge.games.lotr_lcg.play.in_play.two_sides import is_uncharted
from judge.games.lotr_lcg.play.values import amount_of
from judge.games.lotr_lcg.play.who import attachments, card, player, shadows
from judge.games.lotr_lcg.things import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    REMOVED,
    SCENARIO,
    STAGING,
    UNCHARTED,
    VICTORY,
    Card,
    Context,
    Occurrence,
)


def leave_play(
    now: Moment, name: str, zone: str, how: str = "", bottom: bool = False, deck: str = ""
) -> list[Occurrence]:
    """leaves-play, attachment-host-leaves: a card goes out of play, and what is attached to it is discarded with it."""
    before = card(now, name)
    zone, bottom = _elsewhere(now, before, zone, bottom)
    worn = attachments(now, before) if before.in_play else []
    dealt = shadows(now, before) if before.in_play else []
    into = {"deck": deck} if zone == DECK else {}  # Its owner's, or the encounter deck, unless it is named.
    move(now, name, zone, bottom=bottom, gone=how, **into)
    _into_the_wrong_pile(now, before, zone)
    events = [Occurrence("leave", name, player=before.controller, detail=zone)] if before.in_play else []
    for each in worn:
        events += _lose_attachment(now, each)
    if dealt and now.reads("shadow-enemy-gone") == "with-the-enemy":
        for shadow in dealt:
            move(now, shadow.name, DISCARD)
    return events


def _into_the_wrong_pile(now: Moment, before: Card, zone: str) -> None:
    """control-leave-play: a card goes to its owner's pile; players sometimes give it to who controlled it."""
    lent = zone == DISCARD and before.in_play and SCENARIO not in (before.controller, before.owner)
    if not lent or before.controller == before.owner or now.reads("pile-of-the-controller") == "owner":
        return
    owner, other = player(now, before.owner), player(now, before.controller)
    now.put(owner._replace(discard=tuple(each for each in owner.discard if each != before.name)))
    now.put(other._replace(discard=(*other.discard, before.name)))


def _elsewhere(now: Moment, of: Card, zone: str, bottom: bool) -> tuple[str, bool]:
    """replacement-effects: a card may say that it goes to its deck instead of the discard pile."""
    if zone == DISCARD and is_uncharted(now, of):
        return UNCHARTED, bottom
    said = bearing_on(now, of, "leaves to") if zone == DISCARD and of.in_play else []
    if not said:
        return zone, bottom
    end = said[-1].effect.what
    now.say(f"{of.name} goes to the {end} of its deck instead of the discard pile.", cite("replacement-effects"),
            event=("replaced", of.name))  # fmt: skip
    return DECK, end == "bottom"


def _lose_attachment(now: Moment, of: Card) -> list[Occurrence]:
    """attachment-host-leaves: the attachment goes to its owner's discard pile at the same time.

    guarded-reversed-host: an objective is not an attachment in that sense; it stays in the staging area.
    """
    if of.printed.type == "objective":
        now.put(of._replace(host=""))
        return [Occurrence("detach", of.name)]
    mistaken = now.reads("attachment-without-its-host")
    if mistaken != "discarded":
        return _keep_attachment(now, of, mistaken)
    said = f"{of.name} is discarded with the card it was attached to."
    now.say(said, cite("attachment-host-leaves"), event=("discarded", of.name))
    gone = Occurrence("discard", of.name, player=of.controller, detail=PLAY)
    return [gone, *leave_play(now, of.name, DISCARD, "discarded")]


def _keep_attachment(now: Moment, of: Card, mistaken: str) -> list[Occurrence]:
    """attachment-host-leaves: what only misreadings do with it."""
    if mistaken == "hand":
        return leave_play(now, of.name, HAND, "returned")
    now.put(of._replace(host=""))
    return []


just_happens("shuffle in", "remove", "to victory", "set aside")
just_happens("return", player="controller")
in_vain("return", lambda now, name: card(now, name).zone == HAND, "is already in the hand", "move")


@makes("destroy")
def _destroy(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("destroy", name, player=card(now, name).engaged or card(now, name).controller)


@barred("destroy")
def cannot_be_destroyed(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that it cannot be destroyed or leave play."""
    of = card(now, what.subject)
    if not of.in_play:
        return refuse(f"{of.name} is not in play", cite("abilities-target-in-play"))
    return forbidden(now, of, "be destroyed") or forbidden(now, of, "leave play")


@occurs("destroy")
def destroy(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """destroy: to the owner's discard pile, an enemy to the encounter one; with victory to the victory display."""
    of = card(now, what.subject)
    if not of.in_play:
        return
    if what.detail == "damage" and of.damage < amount_of(now, of, "hit points"):
        now.say(f"{of.name} has hit points left again and is not destroyed.", cite("damage-threshold"))
        yield what._replace(kind=DID_NOT)
        return
    if what.cause == "attack":
        note_result(now, ("destroy", of.name, 1))
    scores = of.printed.back != "player" and keyword(now, of, "victory")
    if scores and now.reads("victory-pile") == "display":
        told = f"{of.name} is destroyed and goes to the victory display."
        rules = (cite("victory-not-blanked"), cite("victory")) if is_blank(now, of) else (cite("victory"),)
        now.say(told, *rules, event=("destroyed", of.name))
        yield from leave_play(now, of.name, VICTORY, "destroyed")
        return
    why = [cite(rule) for rule in reversed(what.rules)] if what.detail == "damage" else []
    lent = [cite("control-leave-play")] if of.controller not in (of.owner, SCENARIO) else []
    said = dict.fromkeys((*lent, *why, cite("destroy"), cite("destroy-not-discard")))
    now.say(f"{of.name} is destroyed.", *said, event=("destroyed", of.name))
    yield from leave_play(now, of.name, DISCARD, "destroyed")
    if now.reads("destroyed-is-discarded") == "discarded":
        yield Occurrence("discard", of.name, player=of.controller, detail=PLAY)


@makes("discard")
def _discard(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("discard", name, player=card(now, name).controller, detail=card(now, name).zone)


@occurs("set-aside")
def set_aside(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """in-play-out-of-play: a card lies beside the table, out of play, until a card speaks of it."""
    now.say(
        f"{what.subject} is set aside, out of play.", cite("in-play-out-of-play"), event=("set aside", what.subject)
    )
    yield from leave_play(now, what.subject, ASIDE, "set aside")


@barred("discard", "return", "shuffle-in", "remove", "to-victory", "put-on-deck", "set-aside", "tuck", "turn-down")
def cannot_leave(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that it cannot leave play or be discarded; permanent: whether it protects is a reading."""
    of = card(now, what.subject)
    if of.zone == DISCARD and what.kind == "discard":
        return refuse(f"{of.name} is already in the discard pile", cite("discard-pile"))
    if of.in_play and keyword(now, of, "permanent") and now.reads("permanent-undefined") == "protected":
        return refuse(f"{of.name} is permanent and stays on its hero", cite("permanent"))
    if of.zone == STAGING and (kept := forbidden(now, of, "leave the staging area")):
        return kept
    gone = "be discarded" if what.kind == "discard" else ""
    kept = forbidden(now, of, "leave play") or forbidden(now, of, "leave play unless destroyed")
    return kept or (forbidden(now, of, gone, source=what.source) if gone else None)


@occurs("discard")
def discard(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """discard-origin: a discarded card goes to the discard pile of the deck it came from."""
    of = card(now, what.subject)
    kept_out = of.in_play and keyword(now, of, "victory")
    more = (cite("victory"), cite("destroy-not-discard"), cite("explored-not-discard")) if kept_out else ()
    now.say(f"{of.name} is discarded.", cite("discard-origin"), *more, event=("discarded", of.name))
    scored = bool(kept_out) and now.reads("victory-when-discarded") == "display"
    yield from leave_play(now, of.name, VICTORY if scored else DISCARD, "discarded")


@occurs("return")
def return_to_hand(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """control-leave-play: a card that leaves play goes to its owner's hand."""
    of = card(now, what.subject)
    now.say(f"{of.name} returns to {of.owner}'s hand.", cite("control-leave-play"), event=("returned", of.name))
    yield from leave_play(now, of.name, HAND, "returned")


@occurs("shuffle-in")
def shuffle_in(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """control-leave-play: a card is shuffled into its owner's deck."""
    of = card(now, what.subject)
    said = f"{of.name} is shuffled into the deck it came from."
    now.say(said, cite("control-leave-play"), event=("shuffled", of.name))
    events = leave_play(now, of.name, DECK)
    shuffle(now, of.owner)
    return events


@makes("put on deck")
def _put_on_deck(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("put-on-deck", name, detail=what.what)


@occurs("put-on-deck")
def put_on_deck(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """control-leave-play: a card goes on top of, or under, its owner's deck."""
    now.say(f"{what.subject} goes to the {what.detail} of its owner's deck.", cite("control-leave-play"))
    return leave_play(now, what.subject, DECK, bottom=what.detail == "bottom")


@occurs("remove")
def remove_from_game(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """removed-from-game: the card has no further part in the game."""
    now.say(f"{what.subject} is removed from the game.", cite("removed-from-game"), event=("removed", what.subject))
    return leave_play(now, what.subject, REMOVED, "removed")


@occurs("to-victory")
def to_victory_display(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """discard-pile: a card effect puts a card into the victory display."""
    now.say(f"{what.subject} goes to the victory display.", cite("discard-pile"))
    return leave_play(now, what.subject, VICTORY)


@makes("discard shadow")
def _discard_shadow(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield from (Occurrence("discard", each.name, detail=each.zone) for each in shadows(now, card(now, name)))
