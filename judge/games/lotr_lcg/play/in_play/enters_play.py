"""enters-play, attachment-cards, unique, restricted: cards come into play, and on which others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Quality
from judge.games.lotr_lcg.cards.saying import group_words
from judge.games.lotr_lcg.play.abilities.constant_abilities import all_hold, bearing_on, forbidden, why_immune
from judge.games.lotr_lcg.play.abilities.triggering_conditions import add_events, barred, follows, occurs
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play, is_a, keyword
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.in_play.rationed import PUT, count, too_many
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import (
    any_card,
    attached,
    attachments,
    card,
    cards,
    decider,
    first_player,
    in_play,
    players,
)
from judge.games.lotr_lcg.things import DISCARD, HAND, PLAY, SCENARIO, STAGING, Card, Context, Occurrence
from judge.kit.choosing import PickThing


@makes("put")
def _put(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    who = card(now, name).owner if what.what == "owner" else decider(now, about.by or about.controller)
    # `from your hand` says whose hand it is, and not who is engaged.
    whom = members(now, what.to, about)[:1] if what.to.how and what.what not in (HAND, DISCARD) else []
    yield Occurrence("put", name, player=who, detail="".join(whom))


@makes("put under")
def _put_under(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    for who in members(now, what.to, about)[:1]:
        yield Occurrence("put-under", name, player=who)


@barred("put", "play", "put-under")
def cannot_enter(now: Moment, what: Occurrence) -> Refusal | None:
    """event-never-in-play, unique-no-second, attachment-needs-host: what cannot come into play."""
    of = card(now, what.subject)
    if of.printed.type == "event":
        never = refuse(f"{of.name} is an event and cannot enter play", cite("event-never-in-play"))
        return never if what.kind != "play" else None
    if of.in_play:
        return refuse(f"{of.name} is already in play", cite("enters-play"))
    loose = what.kind == "play" and goes_unattached(of)
    if of.printed.type == "attachment" and not what.other and not loose and not hosts(now, of, what.player):
        return refuse(f"there is nothing that {of.name} can be attached to", cite("attachment-needs-host"))
    rationed = too_many(now, of, what.player, PUT) if what.kind != "play" else None
    return rationed or why_not_unique(now, of) or _too_many_copies(now, of)


def _too_many_copies(now: Moment, of: Card) -> Refusal | None:
    """play-restrictions: `Limit 2 copies of it in play`: however another one would come."""
    said = (each for text in of.printed.abilities for each in text.effects if each.verb == "play only")
    about = Context(of.name, of.controller, of.controller)
    for each in (one for effect in said for one in effect.conditions if one.kind == "count"):
        copies = any(quality.kind == "copy" for quality in each.group.clauses)
        if copies and Quality("in", "play") in each.group.clauses and not all_hold(now, (each,), about):
            return refuse(f"no more copies of {of.printed.title} can be in play", cite("play-restrictions-all"))
    return None


def why_not_unique(now: Moment, of: Card) -> Refusal | None:
    """unique-no-second: a unique card cannot be played or put into play while a copy of it is in play."""
    if of.owner == SCENARIO:
        return None
    if not of.printed.unique:
        return _taken_for_unique(now, of)
    copies = [each for each in cards(now) if each.name != of.name and each.printed.unique and _same(each, of)]
    gone = any(each.zone == DISCARD for each in copies) and now.reads("unique-for-ever") == "for-ever"
    there = any(each.in_play for each in copies) and now.reads("unique-per-player") == "one-for-all"
    if not gone and not there:
        return None
    text = f"{of.printed.title} is unique, and a copy of it is in play"
    return refuse(text, cite("unique-no-second"), cite("unique"))


def _taken_for_unique(now: Moment, of: Card) -> Refusal | None:
    """unique: a card that is not unique may be there any number of times, whatever some think."""
    copies = any(each.name != of.name and _same(each, of) for each in in_play(now))
    if not copies or now.reads("every-card-is-unique") == "any-number":
        return None
    return refuse(f"a copy of {of.printed.title} is in play", cite("unique"), cite("copy"))


def goes_unattached(of: Card) -> bool:
    """Whether a card is played into the staging area, on nobody, as its own text says."""
    return any(each.verb == "play unattached" for ability in of.printed.abilities for each in ability.effects)


def attach_groups(of: Card) -> list[Phrase]:
    """play-restrictions: what a card's text says it attaches to."""
    return [each.group for ability in of.printed.abilities if ability.kind == "constant"
            for each in ability.effects if each.verb == "attaches"]  # fmt: skip


def hosts(now: Moment, of: Card, by: str) -> list[str]:
    """attachment-other-player: everything in play that a card can be attached to, under any player's control."""
    return [each.name for each in in_play(now) if why_not_host(now, of, each, by) is None]


def why_not_host(now: Moment, of: Card, host: Card, by: str) -> Refusal | None:
    """attachment-restriction-once, cannot-have-attachments, restricted: why a card cannot be attached to another."""
    wanted = attach_groups(of)
    character = is_a(now, host, "hero") or is_a(now, host, "ally")
    if not (_fits(now, of, host, by) if wanted else character):
        text = f"{of.name} attaches to {' or '.join(map(group_words, wanted)) or 'a character'}"
        rules = (cite("attachment-needs-host"), cite("attachment-restriction-once"))
        return refuse(f"{text}, which {host.name} is not", *rules)
    if host.controller not in (by, SCENARIO) and now.reads("attachments-for-others") == "own-only":
        return refuse(f"{host.name} is not controlled by {by}", cite("attachment-other-player"))
    worn = attachments(now, host)
    if worn and now.reads("attachments-on-one-card") == "one":
        return refuse(f"{host.name} already has {worn[0].name}", cite("attachment-no-limit"))
    unplayed = forbidden(now, host, "have attachments played on it") if of.printed.back == "player" else None
    return unplayed or why_immune(now, host, of.name) or cannot_bear(now, of, host)


def cannot_bear(now: Moment, of: Card, host: Card) -> Refusal | None:
    """cannot-have-attachments, restricted, play-restrictions-all: why a card has no room for an attachment."""
    return banned_attachment(now, of, host) or too_restricted(now, of, host) or one_is_enough(now, of, host)


def _fits(now: Moment, of: Card, host: Card, by: str) -> bool:
    """attachment-restriction-once: whether a card is one that the text of an attachment says it attaches to."""
    return any(matches(now, group, host, Context(of.name, by, by)) for group in attach_groups(of))


def one_is_enough(now: Moment, of: Card, host: Card) -> Refusal | None:
    """play-restrictions-all, copy: `Limit 1 per hero`: not on a card that bears a copy of it, by title."""
    kinds = [each.what for ability in of.printed.abilities for each in ability.effects if each.verb == "one per host"]
    worn = [each for each in attachments(now, host) if each.name != of.name and _same(each, of)]
    if worn and set(kinds) - {"player", "deck"}:
        text = f"{host.name} has a copy of {of.printed.title}, and only one is allowed there"
        return refuse(text, cite("play-restrictions-all"), cite("copy"))
    return None


def banned_attachment(now: Moment, of: Card, host: Card) -> Refusal | None:
    """cannot-have-attachments: a card with that text has none, or none of the players, or of the trait it names."""
    if of.printed.back == "player" and (kept := forbidden(now, host, "have player card attachments")):
        return kept
    for bearing in bearing_on(now, host, "cannot"):
        if bearing.effect.what != "have attachments":
            continue
        kept_off = bearing.effect.to
        if not kept_off.kinds or matches(now, kept_off, of, bearing.about):
            unit = "cannot-have-trait-attachments" if kept_off.kinds else "cannot-have-attachments"
            said = (
                group_words(kept_off._replace(how="all")).removeprefix("each ") + "s"
                if kept_off.kinds
                else "attachments"
            )
            return refuse(f"{host.name} cannot have {said} ({bearing.source})", cite(unit), cite("cannot"))
    return None


def too_restricted(now: Moment, of: Card, host: Card) -> Refusal | None:
    """restricted: not more than 2 with the keyword; whether a third can come at all is a reading."""
    if not keyword(now, of, "restricted"):
        return None
    if len(restricted_on(now, host)) >= 2 and now.reads("restricted-third") == "refused":
        return refuse(f"{host.name} already has 2 restricted attachments", cite("restricted"))
    return None


@occurs("put")
def put_into_play(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """put-not-played, put-cost-ignored: a card enters play without being played and without its cost."""
    rules = (cite("put-not-played"), cite("put-cost-ignored"))
    now.say(f"{what.subject} is put into play.", *rules, event=("entered", what.subject))
    count(now, card(now, what.subject), what.player, PUT)
    if what.detail:
        yield from _enter_engaged(now, what.subject, what.detail)
    else:
        yield from enter(now, what.subject, what.player, what.other, "put")
    if now.reads("put-is-played") == "played":
        yield Occurrence("play", what.subject, player=what.player)


@occurs("put-under")
def put_under_control(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """put-not-played, control-default: a card is put into play under the control of the player that the text names."""
    rules = (cite("put-not-played"), cite("put-cost-ignored"))
    said = f"{what.subject} is put into play under the control of {what.player}."
    count(now, card(now, what.subject), what.player, PUT)
    now.say(said, *rules, event=("entered", what.subject))
    if card(now, what.subject).owner == SCENARIO:
        move(now, what.subject, PLAY, controller=what.player)
        enter_as_printed(now, what.subject)
        yield Occurrence("enter", what.subject, player=what.player, detail="put")
    else:
        yield from enter(now, what.subject, what.player, what.other, "put")


def _enter_engaged(now: Moment, name: str, whom: str) -> Iterator[Occurrence]:
    """engaged: an enemy that enters play in a player's play area has engaged that player, without the staging area."""
    move(now, name, PLAY, engaged=whom)
    enter_as_printed(now, name)
    now.say(f"{name} is engaged with {whom}.", cite("engaged"), cite("5.3-mutual"), event=("engaged", name))
    yield Occurrence("enter", name, player=whom, detail="put")
    yield Occurrence("engage", name, player=whom)


def enter(now: Moment, name: str, by: str, host: str, how: str) -> Iterator[Occurrence]:
    """character-enters-ready, control-default: a card enters play ready, under its controller's control."""
    of = card(now, name)
    staged = of.owner == SCENARIO and of.printed.type in ("enemy", "location", "objective", "treachery")
    if (staged or of.printed.type == "side quest") and not host:
        move(now, name, STAGING)
        yield Occurrence("stage", name)
    elif how == "played" and goes_unattached(of):
        move(now, name, STAGING, controller=by)
    else:
        move(now, name, PLAY, controller=_new_controller(now, of, by, host), host=host)
    enter_as_printed(now, name)
    yield Occurrence("enter", name, player=card(now, name).controller, other=host, detail=how)
    if host:
        yield Occurrence("attach", name, player=card(now, name).controller, other=host)


def enter_as_printed(now: Moment, name: str) -> None:
    """enters-play: card text may have a card enter play exhausted, or with tokens on it."""
    if now.tries("enters-exhausted", "exhausted"):
        now.put(card(now, name)._replace(exhausted=True))
    for bearing in bearing_on(now, card(now, name), "enters"):
        of, what = card(now, name), bearing.effect.what
        if what == "exhausted":
            now.put(of._replace(exhausted=True))
            how = "exhausted"
        else:
            much = resolve_amount(now, bearing.effect.amount, bearing.about)
            now.put(of._replace(**{what: getattr(of, what) + much}))
            how = f"with {much} {what}"
        now.say(f"{name} enters play {how}.", cite("enters-play"), cite("golden-rule-card-over-rules"))


def _new_controller(now: Moment, of: Card, by: str, host: str) -> str:
    """attachment-other-player: an attachment on another player's character comes under that player's control."""
    bearer = any_card(now, host)
    if bearer is not None and bearer.controller in players(now) and of.owner != SCENARIO:
        if bearer.controller != of.owner and now.reads("attachment-stays-mine") == "owner":
            return of.owner
        return bearer.controller
    return of.owner if of.owner == SCENARIO else by


@makes("attach")
def _attach(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    for host in members(now, what.to, about)[:1]:
        yield Occurrence("attach", name, other=host, player=about.by)


@hindered("attach")
def _has_no_host(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """attachment-needs-host: `If it cannot be attached, ...`: there may be nothing that the text speaks of."""
    where = what.to._replace(how="pick") if what.to.how == "second pick" else what.to
    there = members(now, where, about)
    return None if there else nothing(name, "has nothing to be attached to", "attachment-needs-host")


@barred("attach")
def cannot_attach(now: Moment, what: Occurrence) -> Refusal | None:
    """move: an attachment does not move to the card it is on; the new host must be allowed to have it."""
    of, host = card(now, what.subject), card(now, what.other)
    if of.name == host.name:
        return refuse(f"{of.name} cannot be attached to itself", cite("attachment-needs-host"))
    if of.host == host.name and of.in_play:
        return refuse(f"{of.name} is already attached to {host.name}", cite("move"))
    return (why_immune(now, host, of.name) if of.printed.back == "player" else None) or cannot_bear(now, of, host)


@occurs("attach")
def attach(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """attachment-cards: a card is attached to another, from play or from elsewhere."""
    of, host = card(now, what.subject), card(now, what.other)
    claimed = of.owner == SCENARIO and of.in_play and of.controller in players(now)
    controller = of.controller if claimed else _new_controller(now, of, of.controller, host.name)
    entered = not of.in_play
    move(now, of.name, PLAY, host=host.name, controller=controller, engaged="")
    now.say(f"{of.name} is attached to {host.name}.", cite("attachment-cards"), event=("attached", of.name))
    if entered:
        yield Occurrence("enter", of.name, player=controller, other=host.name, detail="put")


@follows()
def attachments_not_allowed(now: Moment) -> Iterator[Occurrence]:
    """cannot-have-attachments-gained: who gains the ban loses what is attached."""
    for each, host in _worn(now):
        ban = banned_attachment(now, each, host)
        if ban is not None:
            rules = ("cannot-have-attachments-gained", *(rule.unit for rule in ban.cites))
            yield Occurrence("discard", each.name, player=each.controller, detail=PLAY, rules=rules)


def _worn(now: Moment) -> Iterator[tuple[Card, Card]]:
    """Every attachment in play, with the card that it is on."""
    for each in attached(now):
        host = any_card(now, each.host) if each.printed.type == "attachment" else None
        if host is not None:
            yield each, host


def restriction_unmet(now: Moment, of: Card, host: Card) -> bool:
    """attachment-restriction-once: whether a card could not be attached now to the card it is on."""
    return bool(attach_groups(of)) and not _fits(now, of, host, of.controller)


@follows()
def restriction_no_longer_met(now: Moment) -> Iterator[Occurrence]:
    """attachment-restriction-once: the restriction is not checked again; a misreading has the attachment fall off."""
    for each, host in _worn(now):
        if restriction_unmet(now, each, host) and now.reads("restriction-stays") == "falls-off":
            yield Occurrence("discard", each.name, player=each.controller, detail=PLAY)


@follows()
def unique_from_encounter_deck(now: Moment) -> Iterator[Occurrence]:
    """unique-encounter-version, copy: when it brings a unique character, a player discards the copy that was there."""
    unique = [each for each in in_play(now) if each.printed.unique and each.printed.back == "encounter"]
    rules = ("unique-encounter-version", "unique")
    for each in (each for each in unique if is_a(now, each, "character")):
        for copy in in_play(now):
            earlier = copy.controller in players(now) and copy.since < each.since
            if earlier and _same(copy, each) and is_a(now, copy, "character"):
                yield Occurrence("discard", copy.name, player=copy.controller, detail=PLAY, rules=rules)


def _same(one: Card, other: Card) -> bool:
    return one.printed.title.casefold() == other.printed.title.casefold()


def restricted_on(now: Moment, host: Card) -> list[Card]:
    """restricted: the attachments with the keyword on a character."""
    return [each for each in attachments(now, host) if keyword(now, each, "restricted")]


def overloaded(now: Moment) -> Card | None:
    """restricted-third: a character with more than 2 restricted attachments."""
    if len(attached(now)) < 3:
        return None
    return next((each for each in all_in_play(now, "character") if len(restricted_on(now, each)) > 2), None)


@RULES.test
def a_third_is_restricted(now: Moment) -> bool:
    """restricted-third: whether a character has more than 2 restricted attachments."""
    return overloaded(now) is not None


@RULES.verb
class GiveUp(PickThing[Card]):
    """restricted-third: one of three restricted attachments goes to its owner's discard pile."""

    name = "give-up"
    kind = Card
    phrase = "gives up {0}"
    example = "gives up <attachment>"
    only = refuse("no character has three restricted attachments", cite("restricted-third"), cite("restricted"))

    def by(self, now: Moment) -> str:
        """Who picks is a reading: the controller of the character, or the first player for the worst choice."""
        bearer = overloaded(now)
        assert bearer is not None
        worst = now.reads("restricted-third") == "worst"
        return first_player(now) if worst else decider(now, bearer.controller)

    def things(self, now: Moment, by: str) -> Iterable[Card]:
        bearer = overloaded(now)
        return attachments(now, bearer) if bearer is not None else []

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        unrestricted = refuse(f"{thing.name} is not restricted", cite("restricted-third"))
        return None if keyword(now, thing, "restricted") else unrestricted

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        said = f"{by} gives up {thing.name}, because a character can have at most 2 restricted attachments."
        rules = (cite("restricted-third"), cite("restricted"))
        now.say(said, *rules, actor=by, event=("discarded", thing.name))
        gone = Occurrence("discard", thing.name, player=thing.controller, detail=PLAY)
        add_events(now, (gone, *leave_play(now, thing.name, DISCARD)))
