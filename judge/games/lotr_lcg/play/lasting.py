"""lasting-effects and delayed-effects: effects for a while, and effects that wait for a moment."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import IT, TOKENS, Ability, Amount, Instruction, Phrase, Trigger
from judge.games.lotr_lcg.cards.saying import words
from judge.games.lotr_lcg.play.abilities.constant_abilities import why_immune
from judge.games.lotr_lcg.play.abilities.triggering_conditions import settle
from judge.games.lotr_lcg.play.in_play.areas import forget_uses, tick
from judge.games.lotr_lcg.play.in_play.enters_play import restriction_unmet
from judge.games.lotr_lcg.play.triggers import forced, waits_for
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import any_card, attachments, attack, card, decider, first_player, listed
from judge.games.lotr_lcg.things import Card, Context, Delayed, Item, Lasting, Occurrence
from judge.kit.timeline import begin, end, ongoing, timeline


def establish(now: Moment, item: Item, what: Instruction, names: list[str], here: Context) -> bool:
    """lasting-player-snapshot, lasting-encounter-open: a lasting effect with its set of cards, locked or open."""
    if what.verb == "next costs":
        return _for_the_next(now, item, what, here)
    source = any_card(now, item.source)
    encounter = source is not None and source.printed.back != "player"
    # What cards cost concerns those still to be played: none of them is there to be locked in.
    to_be_played = (what.verb, what.what) == ("modify", "cost")
    open_set = (encounter or to_be_played) and what.group.how == "all"
    if open_set and any(each.kind == "currently in" for each in what.group.clauses):
        open_set = now.reads("currently-there") != "locked"
    kept = [name for name in names if not _shielded(now, name, item.source)]
    if not kept and not open_set:
        now.say(f"{item.name} finds nothing to affect: {words(what)}.", cite("effects-as-much-as-able"))
        return False
    one_attack = item.ability.kind == "shadow" or what.op == "this attack"
    until = what.until or ("attack" if one_attack else "game")
    effect = _fixed(now, what, here)._replace(until=until)
    locked = "golden-rule-card-over-rules" if what.group.how == "all" else "lasting-effects"
    rule = "lasting-encounter-open" if open_set else locked if encounter else "lasting-player-snapshot"
    rule = "lasting-effects" if to_be_played else rule
    members = None if open_set else tuple(kept)
    new = Lasting(item.source, item.controller, effect, members, until, x=here.x, player=here.by)
    begin(now, new, at=tick(now))
    whom = "everything it describes" if open_set else ", ".join(kept)
    said = f"{item.name}: {words(what._replace(until=''))} ({whom}; until the end of the {until})."
    now.say(said, cite("lasting-effects"), cite(rule), event=("lasting", whom))
    _note_restrictions(now, what, kept)
    _note_damage(now, what, kept)
    return True


def _note_damage(now: Moment, what: Instruction, names: list[str]) -> None:
    """cannot-be-damaged-existing: the damage that is on a card stays when it cannot be damaged any more."""
    if (what.verb, what.what) != ("cannot", "be damaged"):
        return
    for of in (each for name in names if (each := any_card(now, name)) and each.damage):
        now.say(f"The {of.damage} damage on {of.name} stays.", cite("cannot-be-damaged-existing"), cite("cannot"))
        if now.reads("damage-under-protection") == "removed":
            now.put(of._replace(damage=0))


def _for_the_next(now: Moment, item: Item, what: Instruction, here: Context) -> bool:
    """lasting-effects: the next card of a kind that the player plays costs more or less; then it is over."""
    effect = _fixed(now, what, here)._replace(group=what.group._replace(how="all"))
    new = Lasting(item.source, item.controller, effect, None, what.until or "game", x=here.x, player=here.by)
    begin(now, new, at=tick(now))
    now.say(f"{item.name}: {words(what)}.", cite("lasting-effects"), event=("lasting", here.by))
    return True


def _note_restrictions(now: Moment, what: Instruction, names: list[str]) -> None:
    """attachment-restriction-once: an attachment whose restriction is no longer met stays all the same."""
    if what.verb not in ("lose trait", "lose keyword", "become", "blank", "gain trait"):
        return
    for host in (each for name in names if (each := any_card(now, name))):
        for each in attachments(now, host):
            if each.printed.type == "attachment" and restriction_unmet(now, each, host):
                said = f"{each.name} stays on {host.name}: its restriction is not checked again."
                now.say(said, cite("attachment-restriction-once"), event=("stays", each.name))


def _shielded(now: Moment, name: str, source: str) -> bool:
    found = any_card(now, name)
    immune = why_immune(now, found, source) if found is not None else None
    if immune is not None:
        now.say(f"{immune.text}.", *immune.cites)
    return immune is not None


def _fixed(now: Moment, what: Instruction, here: Context) -> Instruction:
    """What depends on the moment of resolution is worked out now: an amount (X, that much, a value), a player."""
    if what.verb == "modify" and what.amount.of in TOKENS and what.amount.group is not None:
        if what.group.how == "all" and what.amount.group == IT:
            return what  # Each of them has a number of its own.
        changed = members(now, what.group, here)
        itself = what.amount.group == IT and not here.last
        counted = changed if itself else members(now, what.amount.group, here)
        if len(counted) == 1 and counted == changed:
            # modifiers-recalculate: the tokens on the card that is changed are counted anew all the time.
            return what._replace(amount=what.amount._replace(group=IT))
        if what.amount.group.how in ("active location", "current quest", "main quest", "named"):
            return what
    if what.amount.group is not None and what.amount.group.how == "itself":
        return what  # modifiers-recalculate: one value of a card stands for another, whatever it comes to.
    if (what.verb == "cannot" and what.to.how) or (what.verb == "permit" and what.to.how in ("it", "told")):
        return what._replace(to=Phrase("named", names=tuple(members(now, what.to, here))))
    if what.verb not in ("modify", "modify damage", "next costs") or not what.amount.of:
        return what
    if what.amount.of == "count" and what.verb != "next costs" and not _of_now(what.amount.group):
        return what
    return what._replace(amount=Amount(resolve_amount(now, what.amount, here)))


def _of_now(group: Phrase | None) -> bool:
    """`for each ally discarded this way`: those are known now and not later."""
    return group is not None and any(each.kind in ("done", "spoken of") for each in group.qualities)


def end_of(now: Moment, period: str) -> None:
    """lasting-expiry: what lasts until the end of a period is over just before what happens at its end."""
    if not timeline(now).rows:
        forget_uses(now, period)
        return
    end(now, lambda row: isinstance(row, Delayed) and row.until == period)
    over = [each for each in ongoing(now, Lasting) if each.until == period]
    if over and now.reads("expires-last") == "still-there":
        return
    end(now, lambda row: row in over)
    for each in over:
        said = f"The effect of {each.source} ends: {words(each.effect._replace(until=''))}."
        now.say(said, cite("lasting-expiry"), cite("effects-expiration"), event=("expired", each.source))
        if each.effect.verb == "lent":
            _give_back(now, each)
    forget_uses(now, period)
    if over:
        settle(now)


def _give_back(now: Moment, lent: Lasting) -> None:
    """control-change-duration: the card and what is attached to it go back to the player who had it before."""
    for of in (card(now, name) for name in lent.members or ()):
        if of.in_play:
            for each in (of, *attachments(now, of)):
                now.put(each._replace(controller=lent.controller))
            rules = (cite("control-change-duration"), cite("control-attachments-follow"))
            now.say(f"{lent.controller} controls {of.name} again.", *rules, event=("control", of.name))


def delay(now: Moment, item: Item, what: Instruction, here: Context) -> None:
    """delayed-effects: something is to happen at a later moment."""
    done, until, last = what.options[0], what.until, here.last
    fight = attack(now)
    mine = fight is not None and fight.side == "player"
    awaited = [
        each._replace(kind="player-attack-ends") if mine and each == Trigger("attack-ends", timing="after") else each
        for each in what.triggers
    ]
    known = (any_card(now, name) for name in dict.fromkeys((item.source, *last)))
    since = tuple((each.name, each.since) for each in known if each is not None and each.in_play)
    made = Delayed(item.source, item.controller, Trigger(""), done, until, last, since=since, you=item.you)
    made = made._replace(often=what.op == "each time")
    new = (made._replace(trigger=each) for each in awaited)
    begin(now, *new, at=tick(now))
    now.say(f"{item.name} will have this effect later: {words(what)}.", cite("delayed-effects"))


def _due(now: Moment) -> list[Delayed]:
    waiting = ongoing(now, Delayed)
    told = listed(now, "events") if waiting else ()
    return [each for each in waiting if any(_comes(now, each, event) for event in told)]


def _comes(now: Moment, each: Delayed, event: Occurrence) -> bool:
    about = Context(each.source, each.controller, each.you or decider(now, each.controller), each.last)
    return waits_for(now, each.trigger, event, about)


@RULES.test
def delayed_wait(now: Moment) -> bool:
    """delayed-effects: whether there is a delayed effect for this moment."""
    return bool(_due(now))


@RULES.step
def release_delayed(now: Moment) -> None:
    """delayed-before-responses: delayed effects resolve by themselves, before anybody may respond to the moment."""
    due = _due(now)
    end(now, lambda row: row in due and not (isinstance(row, Delayed) and row.often))
    told = [(each, event) for each in due for event in _moments(now, each)]
    items = [_spoken(each, event, _released(now, each, f"delayed {at}"), now) for at, (each, event) in enumerate(told)]
    together = forced(now, "after", now.given(tuple, "events"))
    if together and now.reads("delayed-or-forced") == "first-player-orders":
        now.bind("answered", (*now.given(tuple, "answered"), *((each.source, each.ability.text) for each in together)))
        items += together
    now.batch("resolve_delayed", cite("delayed-before-responses"), (first_player(now), items))


def _moments(now: Moment, each: Delayed) -> list[Occurrence]:
    """What it was waiting for: the first of several such things, unless it waits for each of them."""
    found = [event for event in listed(now, "events") if _comes(now, each, event)]
    return found if each.often else found[:1]


def _spoken(each: Delayed, event: Occurrence, item: Item, now: Moment) -> Item:
    """`If this attack destroys a character, that character's controller ...`: it is the one this has happened to."""
    if each.trigger.kind in ("phase-begins", "phase-ends", "step-ends", "round-begins", "round-ends", "attack-ends"):
        return item
    if each.trigger.kind == "declare-attacker":
        return item._replace(event=event)
    if each.until != "attack" and any_card(now, event.subject) is None:
        return item._replace(event=event)
    return item._replace(last=(event.subject,), event=event, earlier=item.last)


def _released(now: Moment, each: Delayed, text: str) -> Item:
    """The delayed effect as something that resolves; its text tells it from another that is due at the same time."""
    gone = {name for name, since in each.since if not _still_there(any_card(now, name), since)}
    if gone and now.reads("delayed-after-leaving") == "follows":
        gone = set()
    for name in sorted(gone):
        said = f"{name} has left play, so the delayed effect of {each.source} does not affect it."
        now.say(said, cite("delayed-effects"), cite("ability-in-play-only"), event=("prevented", name))
    done = tuple(what for what in each.effects if not (what.group.how == "this" and each.source in gone))
    last = tuple("" if name in gone else name for name in each.last)
    ability, by = Ability("", "delayed", effects=done, text=text), decider(now, each.controller)
    rules = ("delayed-effects",)
    return Item(each.source, each.source, each.controller, by, ability, last=last, rules=rules, you=each.you)


def _still_there(of: Card | None, since: int) -> bool:
    """Whether a card is in play and has not left it in between."""
    return of is not None and of.in_play and of.since == since


@RULES.deed
def resolve_delayed(now: Moment, effect: object) -> None:
    """delayed-not-triggered: it is no new triggered ability; it just happens."""
    assert isinstance(effect, Item)
    if effect.ability.kind != "delayed":
        now.call("initiate", item=effect, payment=(), paying=(), costs=(), paid=(), happened=())
        return
    said = f"The delayed effect of {effect.source} resolves."
    now.say(said, cite("delayed-not-triggered"), event=("resolved", effect.source))
    now.call("resolve", item=effect, left=effect.ability.effects, picked=(), happened=(), expected=())
