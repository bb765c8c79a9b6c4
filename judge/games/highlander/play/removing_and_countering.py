"""phase-1-sweep, countering, duplicating, plots: cards that are removed, countered, duplicated or put into play."""

from __future__ import annotations

from judge.engine import Moment, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.continuous_effects import attached, begin_lasting, in_force, is_lasting
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import kinds_in, lasting, once
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.of_cards import Is
from judge.games.highlander.play import limits
from judge.games.highlander.play.attacks.blows_and_head_shots import strip_head_shot
from judge.games.highlander.play.choice_words import PickCard
from judge.games.highlander.play.prone_and_disarmed import still_comes
from judge.games.highlander.play.who import all_in_play, change, different, discard, hand, note, opponent, player, turn
from judge.games.highlander.things import Attack, Card, Granted, Job

LASTING = kinds_in(lasting)


def aimed_at(now: Moment, job: Job) -> list[Card]:
    """The card that a line is aimed at, or the cards in play that a line about all of a kind means."""
    if job.target:
        return [now.the(Card, job.target)]
    cards = job.line.does.cards
    if not cards.all:
        return []
    whose = {"you": job.by, "opponent": opponent(now, job.by)}.get(cards.whose, "")
    found = [card for card in all_in_play(now) if fits(now, card, cards.what)]
    return [card for card in found if (not whose or card.owner == whose) and card.type not in ("weapon", "persona")]


def remove_by_text(now: Moment, job: Job) -> None:
    """phase-1-sweep: what removes a card from play does so at once."""
    found = aimed_at(now, job)
    for card in found:
        _remove(now, card, job.by, job.name, job.line.does.from_game)
    if not found:
        now.say(f"{job.name}: there is nothing to remove.", cite("anatomy-text"))


def _remove(now: Moment, card: Card, by: str, source: str, from_game: bool = False) -> None:
    """A card is removed from play: it goes to the Discard Pile at once, with what it holds, and texts may set in."""
    safe = in_force(now, lasting.CardsAre, card.owner, card, be="safe")
    if by != card.owner:
        safe += in_force(now, lasting.CardsAre, card.owner, card, be="safe from the opponent")
    if safe:
        now.say(f"{safe[0][0].title}: {card.title} cannot be removed from play.", cite("prevention"))
        return
    _take_from_attack(now, card, source)
    text = f"{card.title} is removed from {'the game' if from_game else 'play'} ({source})."
    discard(now, card._replace(nullified=False), text, cite("phase-1-sweep"), event="removed")
    if from_game:
        now.put(now.the(Card, card.name)._replace(zone="removed"))
    change(now, by, removed=(*player(now, by).removed, card.name))
    for held in now.every(Card):
        if held.host == card.name and held.zone == "under":
            discard(now, held, f"{held.title}, held under it, goes to the Discard Pile.", cite("faq-focus-hold"))
    if not still_comes(now, card):
        for with_it in attached(now, card.name):
            now.put(with_it._replace(host=""))
    _answer(now, card, by)


def _take_from_attack(now: Moment, card: Card, source: str) -> None:
    """Reading conjunction-removed: whether an attack keeps what a card that is removed has made of it.

    head-shot: an attack that is no longer a Head Shot remains a Power Blow.
    """
    for attack in now.every(Attack):
        if attack.card != card.host or not attack.is_open or card.nullified:
            continue
        lines = (each for each in card.text if is_lasting(each))
        made = [each.does for each in lines if all_met(now, each.conditions, attack.by, card, attack)]
        if not made:
            continue
        if now.reads("conjunction-removed") == "kept":
            granted = (Granted(card.title, once.NextAttack(each)) for each in made)
            now.put(attack._replace(granted=(*attack.granted, *granted)))
            now.say(f"{attack.name} stays what {card.title} has made of it.", cite("immediate-effect"))
        elif Is("head shot") in made:
            strip_head_shot(now, attack, source)


def _answer(now: Moment, gone: Card, by: str) -> None:
    """Texts that set in when the opponent removes a card; ignoring: not if he ignores the card that has the text."""
    from judge.games.highlander.play.at_once import set_off

    jobs: list[Job] = []
    for card in (*all_in_play(now), gone):
        lines = [each for each in card.text if _set_off(now, card, gone, each, by)]
        silenced = card.nullified or card.name in player(now, by).ignoring
        if lines and silenced and now.reads("silenced-text") == "none":
            now.say(f"{card.title} cannot activate: {by} ignores it.", cite("ignoring"), event=("ignored", card.title))
        elif lines:
            jobs += (Job(card.title, each._replace(at_once=True), card.owner, card=card.name) for each in lines)
    set_off(now, tuple(jobs))


def _set_off(now: Moment, card: Card, gone: Card, line: Line, by: str) -> bool:
    if line.event == "removed":
        return card.name == gone.name
    if line.when is None or line.event != "removes":
        return False
    if card.name == gone.name or not fits(now, gone, line.when.what):
        return False
    return card.owner == by if line.when.who == "you" else card.owner == gone.owner != by


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


def counter(now: Moment, card: Card, source: str) -> None:
    """countering: the card is discarded at once and has no effect, but has been played."""
    _undo(now, card)
    text = f"{card.title} is countered ({source}): it is discarded without effect but has been played."
    discard(now, card._replace(nullified=False), text, cite("countering"), event="countered")
    joined = list(attached(now, card.name))
    if any(each.type != "edge" for each in joined) and now.reads("conjunction-countered") == "edges-only":
        joined = [each for each in joined if each.type == "edge"]
    for with_it in joined if now.reads("joined-countered") == "too" else ():
        _undo(now, with_it)
        text = f"{with_it.title}, played with it, is countered too."
        discard(now, with_it, text, cite("edge-cards"), event="countered")
    host = now.get(card.host)
    if isinstance(host, Card) and host.zone == "play" and "darius" in card.title.casefold():
        now.say(f"With {card.title} the card it was played with is countered.", cite("faq-darius-counter"))
        counter(now, host, card.title)


def _undo(now: Moment, card: Card) -> None:
    """A countered card has no effect on play: what it left waiting is gone; an attack is no attack any more."""
    for each in turn(now).players:
        found = player(now, each)
        change(now, each, pending=tuple(row for row in found.pending if row.source != card.title),
               duties=tuple(job for job in found.duties if job.name != card.title))  # fmt: skip
    for attack in now.every(Attack):
        if attack.card == card.name:
            now.put(attack._replace(status="countered"))
        elif attack.card == card.host and any(each.does == Is("head shot") for each in card.text):
            _head_shot_countered(now, attack, card)
    if any(isinstance(each.does, once.SkipAttack) for each in card.text) and card.owner == turn(now).active:
        note(now, skip_attack=False)


def _head_shot_countered(now: Moment, attack: Attack, card: Card) -> None:
    """countering, head-shot: whether the attack is still a Power Blow is the reading counter-head-shot."""
    stays = now.reads("counter-head-shot") == "stays-power-blow"
    now.put(attack._replace(undone=card.title, power=attack.power or stays))
    still = "is still a Power Blow" if stays else "is what it was before"
    now.say(f"{attack.name} {still}.", cite("head-shot"), cite("countering"), event=("blow", attack.name))


def duplicate(now: Moment, by: str, card: Card, source: str) -> None:
    """duplicating: the effects of a card are had without its requirements; with those of cards played with it."""
    from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of

    copied = [card]
    reading = now.reads("duplicating-garbled") if attached(now, card.name) else "also-duplicated"
    if reading != "not-duplicated":
        copied += [each for each in attached(now, card.name) if reading == "also-duplicated" or not each.nullified]
    titles = ", ".join(each.title for each in copied)
    now.say(f"{by} duplicates {titles} ({source}); what it does to an opponent happens to {opponent(now, by)}.",
            cite("duplicating"), event=("duplicated", card.title))  # fmt: skip
    for each in copied:
        for line in each.text:
            if is_lasting(line) and isinstance(line.does, LASTING) and all_met(now, line.conditions, by, each):
                begin_lasting(now, each._replace(owner=by), line)
    carry_out(now, tuple(job for each in copied for job in jobs_of(now, each, by)))


def _counters(now: Moment, line: Line, card: Card) -> bool:
    return isinstance(line.does, once.Counter) and fits(now, card, line.does.cards.what)


def counters_in_hand(now: Moment, by: str, card: Card) -> list[Card]:
    """Cards in hand that counter a card."""
    held = different(hand(now, by))
    return [each for each in held if any(_counters(now, line, card) for line in each.text)]


@RULES.test
def may_be_countered_at_once(now: Moment) -> bool:
    """counter-window: whether the opponent may counter a card as soon as it has been played."""
    card = now.the(Card, str(now.bound("card")))
    if turn(now).active != card.owner or not counters_in_hand(now, opponent(now, card.owner), card):
        return False
    return now.reads("counter-window") == "at-once"


@RULES.verb
class Counter(PickCard):
    """A card just played is countered in the turn of its player, where a reading allows that."""

    name = "counter"
    phrase = "counters with {0}"
    example = "counters with <card> (only under the reading counter-window: at-once)"
    rule, wrong = "countering", "counters nothing that is being played"
    only = refuse("a card is countered when the counter's text says, otherwise in the player's own turn",
                  cite("golden-rule-turn"), cite("countering"))  # fmt: skip

    def things(self, now: Moment, by: str) -> list[Card]:
        card = now.get(str(now.bound("card")))
        return counters_in_hand(now, by, card) if isinstance(card, Card) else []

    def take_thing(self, now: Moment, by: str, answer: Card) -> None:
        now.put(answer._replace(zone="play", entered=turn(now).number))
        now.say(f"{by} plays {answer.title}.", cite("immediate-effect"), cite("faq-in-conjunction"), actor=by,
                event=("played", answer.title))  # fmt: skip
        counter(now, now.the(Card, str(now.bound("card"))), answer.title)
        now.jump("done")
