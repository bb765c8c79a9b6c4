"""phase-1-sweep, plots: removing cards from play is no sweeping, putting them into play is no playing."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander import cite
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import limits
from judge.games.highlander.play.who import all_in_play, change, discard, opponent, player, turn
from judge.games.highlander.things import Job


def aimed_at(now: Moment, job: Job) -> list[Card]:
    """The card that a line is aimed at, or the cards in play that a line about all of a kind means."""
    if job.target:
        return [now.the(Card, job.target)]
    if job.effect.amount != 99:
        return []
    whose = {"you": job.by, "opponent": opponent(now, job.by)}.get(job.effect.who, "")
    found = [card for card in all_in_play(now) if fits(now, card, job.effect.what)]
    return [card for card in found if (not whose or card.owner == whose) and card.type not in ("weapon", "persona")]


def remove_by_text(now: Moment, job: Job) -> None:
    """phase-1-sweep: what removes a card from play does so at once."""
    found = aimed_at(now, job)
    for card in found:
        _remove(now, card, job.by, job.name)
    if not found:
        now.say(f"{job.name}: there is nothing to remove.", cite("anatomy-text"))


def _remove(now: Moment, card: Card, by: str, source: str) -> None:
    """A card is removed from play: it goes to the Discard Pile at once, with what it holds, and texts may set in."""
    text = f"{card.title} is removed from play ({source})."
    discard(now, card._replace(nullified=False), text, cite("phase-1-sweep"), event="removed")
    change(now, by, removed=(*player(now, by).removed, card.name))
    for held in now.every(Card):
        if held.host == card.name and held.zone == "under":
            discard(now, held, f"{held.title}, held under it, goes to the Discard Pile.", cite("faq-focus-hold"))
    for with_it in attached(now, card.name):
        now.put(with_it._replace(host=""))
    _answer(now, card, by)


def _answer(now: Moment, gone: Card, by: str) -> None:
    """Texts that set in when the opponent removes a card; ignoring: not if he ignores the card that has the text."""
    from judge.games.highlander.cards.immediate_effects import carry_out

    for card in (*all_in_play(now), gone):
        lines = [each for each in card.text if _set_off(now, card, gone, each.when, each.also, by)]
        if lines and (card.nullified or card.name in player(now, by).ignoring):
            now.say(f"{card.title} cannot set in: {by} ignores it.", cite("ignoring"), event=("ignored", card.title))
        elif lines:
            carry_out(now, tuple(Job(card.title, each._replace(when="", at_once=True), card.owner) for each in lines))


def _set_off(now: Moment, card: Card, gone: Card, when: str, kind: str, by: str) -> bool:
    if when == "removed":
        return card.name == gone.name
    return when == "removes" and card.owner == gone.owner != by and card.name != gone.name and fits(now, gone, kind)


def put_into_play(now: Moment, job: Job) -> None:
    """plots: a Plot that is put into play is treated as if it had been played from hand."""
    card = now.the(Card, job.target)
    if card.through:
        text = f"{card.title} came through {card.through} and cannot be put into play directly."
        now.say(text, cite("faq-darius-direct"))
    elif refusal := limits.refuse_entering(now, job.by, card):
        now.say(f"{card.title} cannot enter play: {refusal.text}.", *refusal.cites)
    else:
        now.put(card._replace(zone="play", entered=turn(now).number, ripe=False))
        now.say(f"{card.title} is put into play ({job.name}).", cite("plots"), event=("put into play", card.title))
        limits.bump_location(now, card)
