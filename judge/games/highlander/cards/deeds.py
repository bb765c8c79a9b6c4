"""immediate-effect: what each verb of card text does once: damage, Ability, Prone, discarding, drawing, removing."""

from __future__ import annotations

from collections.abc import Callable

from judge.cardtext import say
from judge.engine import Moment
from judge.games.highlander import cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import lasting, once
from judge.games.highlander.cards.meanings.of_cards import MayBe
from judge.games.highlander.cards.meanings.parts import ALL, CARD
from judge.games.highlander.play import endurance, prone_and_disarmed
from judge.games.highlander.play import removing_and_countering as removing
from judge.games.highlander.play.attacks import damage
from judge.games.highlander.play.attacks.blows_and_head_shots import strip_head_shot
from judge.games.highlander.play.who import (
    change,
    discard,
    hand,
    in_play,
    incoming,
    note,
    open_attacks,
    opponent,
    player,
    turn,
)
from judge.games.highlander.things import Attack, Card, Granted, Job

Deed = Callable[[Moment, Job, str], None]


def _wait_to_adjust(now: Moment, job: Job, who: str) -> None:
    """phase-5-ability-adjustment: a loss or a gain waits too; damage-vs-loss: a loss of Ability is no damage."""
    kind, word = ("loss", "lose") if isinstance(job.line.does, once.Lose) else ("gain", "gain")
    loss = (cite("damage-vs-loss"),) if kind == "loss" else ()
    if now.reads("when-loss-counts") == "at-once":
        found, step = player(now, who), job.line.does.amount if kind == "gain" else -job.line.does.amount
        change(now, who, ability=max(0, min(found.ability + step, max(found.maximum, found.ability))))
        damage.add_pending(now, who, kind, job.line.does.amount, job.name, rule=damage.AT_ONCE)
    else:
        damage.add_pending(now, who, kind, job.line.does.amount, job.name)
    text = f"{who} will {word} {job.line.does.amount} Ability ({job.name})."
    now.say(text, *loss, cite("phase-5-ability-adjustment"), event=(kind, who))


def _maximum(now: Moment, job: Job, who: str) -> None:
    """faq-ability: only a card that says so changes the maximum."""
    found = player(now, who)
    if turn(now).end_game and job.line.does.amount > 0 and now.reads("healing") == "any-gain":
        now.say(f"No healing in End Game: the maximum stays ({job.name}).", cite("end-game"), event=("maximum", who))
        return
    change(now, who, maximum=max(0, found.maximum + job.line.does.amount))
    now.say(f"{who}'s maximum Ability is {player(now, who).maximum}.", cite("faq-ability"), event=("maximum", who))


def _prevent(now: Moment, job: Job, who: str) -> None:
    """damage-vs-loss: prevention takes off damage, never a loss of Ability."""
    amount = job.line.does.amount
    damage.add_pending(now, who, "prevention", amount, job.name, job.line.does.what)
    often = "all" if amount == ALL else str(amount)
    now.say(f"{who} prevents {often} damage ({job.name}).", cite("damage-vs-loss"), event=("damage", who))


def _avoid_all(now: Moment, job: Job, who: str) -> None:
    found = open_attacks(now)
    for attack in found[:1] if found[1:] and now.reads("avoids-all") == "one" else found:
        _avoid_attack(now, attack, job.name)
    if not incoming(now):
        now.say(f"{job.name}: there is no attack to avoid.", cite("faq-holy-ground"), actor=who)


def _avoid_this(now: Moment, job: Job, who: str) -> None:
    attack = now.get(job.target or job.attack or str(now.bound("attack") or ""))
    if isinstance(attack, Attack):
        _avoid_attack(now, attack, job.name)


def _avoid_attack(now: Moment, attack: Attack, source: str) -> None:
    """successful-attacks: an attack that is avoided is not successful."""
    now.put(attack._replace(status="avoided", seen=True))
    rules = [*rules_of(source), cite("successful-attacks"), cite("immediate-effect")]
    text = f"{attack.name} is avoided ({source}): it does nothing to {opponent(now, attack.by)}."
    now.say(text, *rules, event=("avoided", attack.name))


def _skip_attack(now: Moment, job: Job, who: str) -> None:
    """phase-4-attack: in this turn, or, for the player whose turn it is not, in his next one."""
    if who == turn(now).active:
        note(now, skip_attack=True)
    else:
        change(now, who, skips=True)
    now.say(f"{who} will skip the Attack Phase ({job.name}).", cite("phase-4-attack"), event=("skipped", who))


def _disarm(now: Moment, job: Job, who: str) -> None:
    """disarming: one weapon, chosen by the player who loses it."""
    kept_from = "weapon broken" if job.line.does.breaks else "disarmed"
    if kept := prone_and_disarmed.cannot_become(now, who, kept_from):
        now.say(f"{kept.title}: {who} cannot become {kept_from}.", cite("prevention"), event=("disarmed", who))
        return
    here = prone_and_disarmed.wielded(now, who)
    state = "broken" if job.line.does.breaks else "disarmed"
    if state == "broken" and not here:
        here = [each for each in prone_and_disarmed.weapons(now, who) if each.state == "disarmed"]
    if not here:
        now.say(f"{who} has no weapon left to lose.", cite("disarming"), event=("disarmed", who))
    elif len(here) == 1:
        prone_and_disarmed.lose_weapon(now, here[0], state)
    else:
        now.call("lose-weapon", loser=who, state=state)


def _regain(now: Moment, job: Job, who: str) -> None:
    lost = [each for each in prone_and_disarmed.weapons(now, who) if each.state == "disarmed"]
    if lost:
        prone_and_disarmed.regain_weapon(now, lost[0])


def protected(now: Moment, who: str, job: Job) -> bool:
    """errata-protected-resources: an effect that lets a player ignore being forced to discard."""
    found = continuous_effects.in_force(now, lasting.Free, who, of="discards")
    if found and job.by != who:
        now.say(f"{found[0][0].title}: {who} does not discard for {job.name}.", cite("errata-protected-resources"),
                event=("protected", who))  # fmt: skip
        return True
    return False


def _discard(now: Moment, job: Job, who: str) -> None:
    """phase-2b-must-do: so many cards of a kind, or all of them; an equal number has been counted."""
    amount, what = job.line.does.amount, job.line.does.what
    if not amount or protected(now, who, job):
        return
    if amount == ALL:
        endurance.discard_all(now, who, what, job.name)
    else:
        endurance.choose(now, "discarding", who, amount, what, job.name)


def _discard_at_random(now: Moment, job: Job, who: str) -> None:
    """Chance says which cards of the hand go."""
    if job.line.does.amount and not protected(now, who, job):
        endurance.choose(now, "at-random", who, job.line.does.amount, CARD, job.name)


def _grind(now: Moment, job: Job, who: str) -> None:
    """The top of the Endurance goes to the Discard Pile."""
    if not protected(now, who, job) and not _left_out(now, job):
        endurance.take(now, who, job.line.does.amount, "discard", job.name)


def _left_out(now: Moment, job: Job) -> bool:
    """Several cards that a text takes off the Endurance are easily left out altogether."""
    several = job.line.does.amount > 1 and not job.line.when
    return several and now.reads("taken-cards") == "forgotten"


def _remove_endurance(now: Moment, job: Job, who: str) -> None:
    """errata-holy-ground: the top of the Endurance goes out of the game, not to the Discard Pile."""
    to = "discard" if now.reads("out-of-the-game") == "discarded" else "removed"
    endurance.take(now, who, job.line.does.amount, to, job.name)


def _draw(now: Moment, job: Job, who: str) -> None:
    if not _kept_from(now, who, "draw") and not _left_out(now, job):
        endurance.take(now, who, job.line.does.amount, "hand", job.name)


def _draw_up(now: Moment, job: Job, who: str) -> None:
    from judge.games.highlander.play.turn.phase_6_draw_discard import may_draw

    if not _kept_from(now, who, "draw"):
        endurance.take(now, who, may_draw(now, who), "hand", job.name)


def _retrieve(now: Moment, job: Job, who: str) -> None:
    does = job.line.does
    zones = tuple(each for each in does.zones if each != "discard" or not _kept_from(now, who, "retrieve"))
    chart = "taking-back" if does.exactly else "retrieving"
    if zones and continuous_effects.refuse_doing(now, who, "retrieve"):
        endurance.take_any_back(now, who, does.amount, does.what)
    elif zones:
        endurance.choose(now, chart, who, does.amount, does.what, job.name, zones=zones)


def _kept_from(now: Moment, who: str, what: str) -> bool:
    """prevention: an effect in play keeps the player from it, and it is said which."""
    refusal = continuous_effects.refuse_doing(now, who, what)
    if refusal is None or now.reads("forbidden-deed") == "done":
        return False
    now.say(f"{refusal.text}.", *refusal.cites)
    return True


def _put_on_top(now: Moment, job: Job, who: str) -> None:
    """faq-garrick: a card goes from hand to the top of the Endurance."""
    card = now.the(Card, job.target)
    now.put(card._replace(zone="endurance"))
    found, low = player(now, who), job.line.does.bottom
    if low:
        change(now, who, bottom=(*found.bottom, card.name))
    else:
        change(now, who, endurance=(card.name, *found.endurance))
    now.say(f"{who} puts {card.title} on {'the bottom' if low else 'top'} of the Endurance ({job.name}).",
            cite("endurance"), actor=who, event=("put back", card.title))  # fmt: skip


def _reshuffle(now: Moment, job: Job, who: str) -> None:
    if not _kept_from(now, who, "reshuffle"):
        endurance.reshuffle(now, who)
        now.say(f"{who} shuffles the Discard Pile into the Endurance ({job.name}).", cite("immediate-effect"),
                event=("reshuffled", who))  # fmt: skip


def _exhaust(now: Moment, job: Job, who: str) -> None:
    """faq-forced-exhaust: being forced to Exhaust is not being forced to discard."""
    found = continuous_effects.in_force(now, lasting.Free, who, of="discards")
    if found and now.reads("forced-exhaust") == "saved":
        return
    now.say(f"{who} is forced to Exhaust ({job.name}).", cite("faq-forced-exhaust"), event=("exhausted", who))
    for card, _ in found:
        text = f"{card.title} does not help {who}: this is not being forced to discard."
        now.say(text, cite("faq-forced-exhaust"), *rules_of(card.title), event=("exhausted", who))
    endurance.exhaust(now, who, "faq-forced-exhaust")


def _nullify(now: Moment, job: Job, who: str) -> None:
    """nullifying: for everybody; what is captured under it stays."""
    _silence(now, removing.aimed_at(now, job), job)


def _nullify_that(now: Moment, job: Job, who: str) -> None:
    """faq-katana-guard: the card that this one was played with has no text any more."""
    hosts = [now.the(Card, card.host) for card in in_play(now, job.by) if card.title == job.name and card.host]
    _silence(now, [card for card in hosts if fits(now, card, job.line.does.what)], job)


def _silence(now: Moment, found: list[Card], job: Job) -> None:
    for card in found:
        now.put(card._replace(nullified=True))
        now.say(f"{card.title} is nullified ({job.name}).", cite("nullifying"), event=("nullified", card.title))


def _ignore(now: Moment, job: Job, who: str) -> None:
    """ignoring: only for the player who ignores."""
    for card in removing.aimed_at(now, job):
        change(now, job.by, ignoring=(*player(now, job.by).ignoring, card.name))
        now.say(f"{job.by} ignores {card.title} ({job.name}).", cite("ignoring"), event=("ignored", card.title))


def _ignore_preventions(now: Moment, job: Job, who: str) -> None:
    """faq-break-glass: all cards and effects that keep a player from playing cards are ignored."""
    change(now, who, ignoring=(*player(now, who).ignoring, continuous_effects.ALL_PREVENTIONS))
    now.say(f"{who} ignores every prevention ({job.name}).", cite("faq-break-glass"), event=("ignored", who))


def _counter_duty(now: Moment, job: Job, who: str) -> None:
    """phase-2b-must-do: an Edge that counters a Must Do or May Do directly."""
    waiting, only = player(now, who).duties, job.line.does.only
    duties = [each for each in waiting if only != ("must" if each.line.may else "may")]
    if duties:
        change(now, who, duties=tuple(each for each in waiting if each is not duties[0]))
        now.say(f"{duties[0].name} is countered ({job.name}).", cite("phase-2b-must-do"), cite("countering"),
                event=("countered", duties[0].name))  # fmt: skip


def _next_attack(now: Moment, job: Job, who: str) -> None:
    """Something will hold of the next attack that a player lays."""
    change(now, who, next_attack=(*player(now, who).next_attack, Granted(job.name, job.line.does)))
    does = job.line.does.does
    told = (
        f"'s next attack {say(LANGUAGE, does, 'hits')}"
        if does != MayBe("hidden")
        else " may make the next attack Hidden"
    )
    now.say(f"{who}{told} ({job.name}).", cite("hidden-attacks"), event=("hidden", who))


def _check_bonus(now: Moment, job: Job, who: str) -> None:
    """errata-arms-195: so many gems more in the next check or challenge."""
    note(now, check_bonus=job.line.does.amount)
    now.say(f"{who} will add {job.line.does.amount} to a check ({job.name}).", cite("errata-arms-195"))


def _remove_this(now: Moment, job: Job, who: str) -> None:
    """errata-kenny-ross: the card itself is removed from the game, wherever it has gone."""
    if job.card:
        now.put(now.the(Card, job.card)._replace(zone="removed", host="", state=""))
        now.say(f"{job.name} is removed from the game.", cite("anatomy-text"), event=("removed", job.name))


def _discard_this(now: Moment, job: Job, who: str) -> None:
    if job.card and now.the(Card, job.card).zone == "play":
        discard(now, now.the(Card, job.card), f"{job.name} is discarded from play.", cite("anatomy-text"))


def _doom_both(now: Moment, job: Job, who: str) -> None:
    """errata-guillotine: this card and what was taken back go out of the game in the next Sweep Phase."""
    taken = now.given(tuple, "taken")
    if taken and job.card:
        change(now, who, doomed=(*player(now, who).doomed, job.card, *taken))
        now.say(f"{job.name} and the card taken back will be removed from the game in {who}'s next Sweep Phase.",
                cite("errata-guillotine"), event=("doomed", job.name))  # fmt: skip


def _take_control(now: Moment, job: Job, who: str) -> None:
    """faq-pearl-earring: the card is the taker's from now on; when it leaves play it goes back to its owner."""
    for card in removing.aimed_at(now, job):
        if card.owner != job.by:
            now.put(card._replace(owner=job.by, lender=card.lender or card.owner))
            now.say(f"{job.by} takes control of {card.title} ({job.name}).", cite("faq-pearl-earring"), actor=job.by,
                    event=("taken", card.title))  # fmt: skip


def _capture(now: Moment, job: Job, who: str) -> None:
    """captured, faq-jacob-kell: a card goes from hand under this one, as far as it may hold more."""
    holder = now.the(Card, job.card)
    held = [each for each in now.every(Card) if each.host == holder.name and each.zone == "under"]
    if holder.holds is not None and len(held) >= holder.holds:
        now.say(f"{holder.title} holds {len(held)} cards and no more.", cite("faq-jacob-kell"), cite("captured"))
        return
    card = now.the(Card, job.target)
    now.put(card._replace(zone="under", host=holder.name))
    now.say(
        f"{who} puts {card.title} under {holder.title}.", cite("captured"), actor=who, event=("captured", card.title)
    )


def _look_at_top(now: Moment, job: Job, who: str) -> None:
    whose = opponent(now, who) if job.line.does.whose else who
    top = player(now, whose).endurance[: job.line.does.amount]
    seen = ", ".join(now.the(Card, name).title for name in top) or "nothing that is written down"
    pile = "the Endurance" if whose == who else f"{whose}'s Endurance"
    now.say(f"{who} looks at the top of {pile}: {seen} ({job.name}).", cite("endurance"), event=("looked", whose))


def _return_this(now: Moment, job: Job, who: str) -> None:
    """The card goes to its owner's hand from where it lies."""
    card = now.the(Card, job.card)
    if card.zone in ("play", "discard"):
        now.put(
            card._replace(zone="hand", host="", state="", nullified=False, owner=card.lender or card.owner, lender="")
        )
        now.say(f"{card.title} goes back to the hand.", cite("anatomy-text"), event=("returned", card.title))


def _shuffle(now: Moment, job: Job, who: str) -> None:
    endurance.shuffle(now, who)
    now.say(f"{who} shuffles the Endurance ({job.name}).", cite("endurance"), event=("shuffled", who))


def _look(now: Moment, job: Job, who: str) -> None:
    """errata-labyrinth: unless a card in play says that nobody looks at another player's hand."""
    if not _kept_from(now, who, "look at a hand"):
        other = opponent(now, who)
        seen = ", ".join(sorted(card.title for card in hand(now, other))) or "nothing that is written down"
        now.say(f"{who} looks at {other}'s hand: {seen} ({job.name}).", cite("anatomy-text"), event=("looked", other))


DEEDS: dict[type, Deed] = {
    once.TakeDamage: lambda now, job, who: damage.pend_damage(
        now, who, job.line.does.amount, job.name, cite("triggering-effects" if job.attack else "anatomy-text")),
    once.Lose: _wait_to_adjust, once.Gain: _wait_to_adjust, once.Maximum: _maximum, once.Prevent: _prevent,
    once.AvoidAll: _avoid_all, once.AvoidThis: _avoid_this, once.Avoid: _avoid_this, once.SkipAttack: _skip_attack,
    once.Fall: lambda now, job, who: prone_and_disarmed.become_prone(now, who, job.name, job.line.does.gem),
    once.StandUp: lambda now, job, who: prone_and_disarmed.stand_up(now, who),
    once.Disarm: _disarm, once.RegainWeapon: _regain, once.Discard: _discard,
    once.DiscardAtRandom: _discard_at_random,
    once.DiscardAny: lambda now, job, who: endurance.choose(now, "discarding", who, ALL, CARD, job.name, free=True),
    once.Trade: lambda now, job, who: endurance.choose(
        now, "trading", who, job.line.does.amount, job.line.does.what, job.name, free=True),
    once.Grind: _grind, once.Draw: _draw, once.DrawUp: _draw_up,
    once.RemoveEndurance: _remove_endurance,
    once.Retrieve: _retrieve, once.Shuffle: _shuffle, once.ReturnThis: _return_this,
    once.Reshuffle: _reshuffle, once.Exhaust: _exhaust,
    once.Remove: lambda now, job, who: removing.remove_by_text(now, job),
    once.RemoveThis: _remove_this, once.DiscardThis: _discard_this, once.DoomBoth: _doom_both,
    once.Nullify: _nullify, once.NullifyHost: _nullify_that, once.Ignore: _ignore,
    once.IgnorePreventions: _ignore_preventions,
    once.Counter: lambda now, job, who: removing.counter(now, now.the(Card, job.target), job.name),
    once.CounterDuty: _counter_duty,
    once.Duplicate: lambda now, job, who: removing.duplicate(now, job.by, now.the(Card, job.target), job.name),
    once.PutIntoPlay: lambda now, job, who: removing.put_into_play(now, job),
    once.OneOf: lambda now, job, who: now.call("either", chosen=job, who=who),
    once.TakeControl: _take_control, once.Capture: _capture,
    once.PutOnTop: _put_on_top, once.NextAttack: _next_attack, once.CheckBonus: _check_bonus,
    once.StripHeadShot: lambda now, job, who: strip_head_shot(now, now.the(Attack, job.target), job.name),
    once.LookAtHand: _look, once.LookAtTop: _look_at_top,
    once.Frenzy: lambda now, job, who: now.call(
        "frenzy", who=who, size=job.line.does.size, most=job.line.does.most, what=job.line.does.what, frenzy=True),
}  # fmt: skip
