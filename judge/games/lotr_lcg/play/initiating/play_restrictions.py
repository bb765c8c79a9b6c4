"""play-restrictions, initiating-1, ability-potential-change: what can keep a card or an ability from being used."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.conditions import holds, played_key
from judge.games.lotr_lcg.cards.deeds import MAKE, obstacle
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Ability, Amount, Condition, Instruction, Phrase, Quality, within
from judge.games.lotr_lcg.cards.saying import condition_words, group_words
from judge.games.lotr_lcg.play.abilities.constant_abilities import abilities, bearing_on, forbidden, why_immune
from judge.games.lotr_lcg.play.abilities.triggering_conditions import last_seen
from judge.games.lotr_lcg.play.costs import cost_candidates, for_the_next, has_x, why_not_payable
from judge.games.lotr_lcg.play.in_play.areas import hand_size, use, uses
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.in_play.rationed import PLAYED, count
from judge.games.lotr_lcg.play.initiating.cannot_be_canceled import why_firm
from judge.games.lotr_lcg.play.limits import is_recorded, limit_key
from judge.games.lotr_lcg.play.who import (
    active_player,
    any_card,
    attack,
    card,
    first_player,
    phase,
    played,
    played_from,
    player,
    players,
)
from judge.games.lotr_lcg.things import SCENARIO, Card, Context, Item
from judge.kit.timeline import end

ON_ITS_OWN = (
    "options", "cancel", "reduce it", "increase it", "instead", "search", "delay", "reveal", "nothing", "pay", "look",
    "discard from hand", "advance", "end game", "shuffle", "discard from deck", "discard until", "order",
    "resolve revealed", "resolve text", "next costs", "test",
)  # fmt: skip


def choosable(now: Moment, what: Instruction, about: Context) -> list[str]:
    """choose, immune: those that may be chosen as the target: not what is immune, not what cannot be chosen or hurt."""
    return [name for name in members(now, what.group, about) if why_not_chosen(now, what, name, about) is None]


def why_not_chosen(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """immune, cannot-be-damaged: why a card cannot be chosen as a target."""
    found = any_card(now, name)
    if found is None:
        return None
    refusal = why_immune(now, found, about.source) or forbidden(now, found, "be chosen")
    hurts = what.verb == "damage" or (what.verb, what.what) == ("choose", "damage")
    return refusal or (forbidden(now, found, "be damaged", source=about.source) if hurts else None)


def targeted(item: Item) -> list[Instruction]:
    """choose: the instructions for which a target is chosen before the ability resolves."""
    effects = item.ability.effects
    return [_with_its_purpose(each, effects[at + 1 :]) for at, each in enumerate(effects) if is_target(each)]


def _with_its_purpose(what: Instruction, rest: tuple[Instruction, ...]) -> Instruction:
    """cannot-be-damaged: what the next sentence damages is chosen to take damage."""
    following = rest[0] if rest and what.verb == "choose" else None
    if following is None or following.verb != "damage" or following.group.how != "it" or following.conditions:
        return what
    return what._replace(what="damage")


def is_target(what: Instruction) -> bool:
    """choose: whether the player who uses it chooses whom it concerns; what others choose, they choose later."""
    return what.group.how == "choose" and what.by.how in ("", "you")


def lacks_target(now: Moment, item: Item) -> Refusal | None:
    """choose-no-target: without a valid target the ability cannot be initiated."""
    for each in targeted(item):
        found = choosable(now, each, item.context)
        if found and not each.may and set(found) <= _paid_away(now, item):
            if now.reads("choose-after-pay") == "must-still-exist":
                text = "paying the cost would remove the only target"
                return refuse(text, cite("choose-no-target"), cite("initiating-5"))
        if not found and not each.may:
            why = _why_none(now, each, item.context)
            text = f"there is nothing to choose; the text specifies {group_words(each.group)}"
            rules = why.cites if why else ()
            return refuse(text + (f": {why.text}" if why else ""), cite("choose-no-target"), *rules)
    return None


def _paid_away(now: Moment, item: Item) -> set[str]:
    """What the payment is bound to take out of play: the only cards a cost can be paid with."""
    gone: set[str] = set()
    for what in item.ability.costs:
        found = members(now, what.group, item.context)
        if what.verb in ("discard", "return", "destroy", "shuffle in", "remove") and len(found) == what.group.number:
            gone |= set(found)
    return gone


def _why_none(now: Moment, what: Instruction, about: Context) -> Refusal | None:
    found = (why_not_chosen(now, what, name, about) for name in members(now, what.group, about))
    return next((each for each in found if each is not None), None)


def any_changes(now: Moment, effects: tuple[Instruction, ...], about: Context) -> bool:
    """triggered-potential: whether some part of an effect could change the game, payment and responses left aside."""
    later_only = all(each.verb in ("choose", "delay", "nothing") for each in effects)
    for at, each in enumerate(effects):
        if each.verb == "choose":
            found, rest = choosable(now, each, about), effects[at + 1 :]
            later = (any_changes(now, rest, about._replace(last=(*about.last, name))) for name in found)
            return any(later) or (bool(found) and not rest)
        if each.then and at and effects[at - 1].verb not in ON_ITS_OWN:
            return False  # then-failure: what stands before it cannot be done.
        if changes(now, each, about) and each.verb not in (("nothing",) if later_only else ("delay", "nothing")):
            return True
    return False


def why_nothing(now: Moment, item: Item) -> Refusal | None:
    """What is in the way of the first card or player that the effect could concern, if anything is."""
    about = item.context
    for at, each in enumerate(item.ability.effects):
        if each.verb == "choose":
            for name in choosable(now, each, about):
                for later in item.ability.effects[at + 1 :]:
                    if (found := _obstacle(now, later, about._replace(last=(name,)))) is not None:
                        return found
        elif (found := _obstacle(now, each, about)) is not None:
            return found
    return None


def _obstacle(now: Moment, what: Instruction, about: Context) -> Refusal | None:
    meant = members(now, what.group, about)
    if not meant and what.group.how in ("all", "pick", "choose") and what.verb not in ON_ITS_OWN:
        return refuse(f"nothing here is {group_words(what.group)}", cite("ability-potential-change"))
    found = (obstacle(now, what, name, about) for name in meant if what.verb in MAKE)
    return next((each for each in found if each is not None), None)


def changes(now: Moment, what: Instruction, about: Context) -> bool:
    """Whether an instruction could change anything."""
    if not all(holds(now, each, about) for each in what.conditions):
        return False
    if what.by.how not in ("", "you") and what.by != Phrase("named", names=(about.doer,)):
        every = [name for name in members(now, what.by, about) if name in players(now)]
        theirs = (about._replace(by=name, doer=name, last=(*about.last, name)) for name in every)
        return any(changes(now, what._replace(by=Phrase("named", names=(one.doer,))), one) for one in theirs)
    if what.verb == "several" and what.op == "to":
        prices = [each for each in what.parts[: [part.then for part in what.parts].index(True)]]
        mine = about._replace(by=next(iter(members(now, what.by, about)), about.by))
        return all(changes(now, each, mine) for each in prices)
    if what.verb == "several":
        who = members(now, what.by, about) if what.by.how else [about.by]
        return any(changes(now, each, about._replace(by=name, doer=name)) for name in who for each in what.parts)
    if what.verb in ("options", "case"):
        return any(any(changes(now, each, about) for each in option) for option in what.options)
    if what.verb == "discard from hand":
        return any(hand_size(now, name) for name in members(now, what.group, about))
    if what.verb in ON_ITS_OWN:
        return True
    found = choosable(now, what, about) if what.group.how == "choose" else members(now, what.group, about)
    if what.verb in MAKE or what.verb == "play event":
        return any(obstacle(now, what, name, about) is None for name in found)
    if what.verb == "modify" and what.op in ("add", "subtract") and what.amount == Amount(0):
        return False
    return bool(found)


def why_not(now: Moment, item: Item) -> Refusal | None:
    """initiating-1: the first reason why an ability cannot be initiated now, apart from the timing."""
    return next(iter(everything_against(now, item)), None)


def everything_against(now: Moment, item: Item) -> list[Refusal]:
    """play-restrictions-all: every reason why an ability cannot be initiated now, apart from the timing."""
    of = card(now, item.source)
    checks = (
        in_place(now, of, item),
        _blank(now, of, item.ability),
        _bearer(now, of),
        _uncancelable(now, item),
        _control(item, of),
        _phase(now, item.ability),
        _turn(now, item),
        _peril(now, item),
        _conditions(now, item),
        _limit(now, item),
        _forbidden(now, of, item),
        _period(now, item.ability),
        _cost(now, item),
        _target(now, item),
        _potential(now, item, of),
    )
    return [each for each in checks if each is not None]


def in_place(now: Moment, of: Card, item: Item) -> Refusal | None:
    """abilities-initiate-in-play: from play; an event from the hand; from elsewhere only if the text says so."""
    event = played_from(of) if of.printed.type == "event" else ()
    wanted = (item.ability.zone,) if item.ability.zone else event
    if wanted and of.zone not in wanted:
        text = f"{of.name} is not in the {' or '.join(wanted)} but in the {of.zone}"
        return refuse(text, cite("action-sources"), cite("play-event"))
    seen = last_seen(now, of.name) or of
    if not wanted and not seen.in_play:
        return refuse(f"{of.name} is not in play", cite("abilities-initiate-in-play"), cite("ability-in-play-only"))
    return None


def _blank(now: Moment, of: Card, ability: Ability) -> Refusal | None:
    """blank: an ability printed in a text box that is blank is not there."""
    if of.in_play and ability.kind in ("action", "response") and ability not in abilities(now, of):
        return refuse(f"{of.name}'s text box is blank", cite("blank"), cite("blank-includes"))
    return None


def _bearer(now: Moment, of: Card) -> Refusal | None:
    """attachment-independent: only a misreading has an attachment stand still with an exhausted bearer."""
    bearer = any_card(now, of.host) if of.in_play and not of.exhausted else None
    if bearer is not None and bearer.exhausted and now.reads("bearer-is-exhausted") == "not-usable":
        return refuse(f"{bearer.name} is exhausted", cite("attachment-independent"))
    return None


def _turn(now: Moment, item: Item) -> Refusal | None:
    """action-windows: each player may act; only a misreading keeps actions for the first or active player."""
    others = item.by not in (active_player(now), first_player(now)) and item.ability.kind == "action"
    if others and now.reads("wrong-turn-for-actions") == "active-only":
        return refuse(f"{item.by} is not the active player", cite("action-windows"))
    return None


def _uncancelable(now: Moment, item: Item) -> Refusal | None:
    """cannot: what says that it cannot be canceled cannot be, and a cancel of it would change nothing."""
    return why_firm(now, item.event) if item.event is not None and item.ability.cancels else None


def _control(item: Item, of: Card) -> Refusal | None:
    """action-sources: one's own cards; those that nobody controls, such as locations, are for everybody."""
    of_players = of.printed.back == "player" or of.controller != SCENARIO
    if of_players and of.controller != item.by and not item.ability.anyone:
        lent = (cite("attachment-other-player"),) if of.host and of.owner == item.by else ()
        rules = (cite("action-sources"), *lent, cite("ability-optional"))
        return refuse(f"{of.name} is not under {item.by}'s control", *rules)
    return None


def _phase(now: Moment, ability: Ability) -> Refusal | None:
    if ability.phase and ability.phase != phase(now):
        here = f"this is the {phase(now)} phase" if phase(now) else "no phase is under way here"
        return refuse(f"it can be used only in the {ability.phase} phase, and {here}", cite("action-phase-named"))
    return None


def _peril(now: Moment, item: Item) -> Refusal | None:
    """keywords: Peril, of later sets: only who reveals such a card acts while it is staged."""
    revealed = (dict(each.bound).get("card") for each in now.frames if each.chart == "staging")
    for name in revealed:
        if isinstance(name, str) and item.by != first_player(now) and item.ability.kind in ("action", "response"):
            if keyword(now, card(now, name), "peril"):
                said = f"{name} has Peril: only {first_player(now)} may act while it is staged"
                return refuse(said, cite("keywords"), cite("golden-rule-card-over-rules"))
    return None


def at_any_time(now: Moment, of: Card) -> bool:
    """2.2: whether card text lets an ally or attachment be played in any action window."""
    return any(each.effect.what == "play in action windows" for each in bearing_on(now, of, "permit"))


def not_playable(now: Moment, of: Card, by: str) -> Refusal | None:
    """play-restrictions-all: `Play only if ...`: what a card's own text asks for before it is played."""
    said = (each for text in of.printed.abilities for each in text.effects if each.verb == "play only")
    for each in (condition for effect in said for condition in effect.conditions):
        if not holds(now, each, Context(of.name, by, by)):
            return refuse(f"{of.name} can be played only if {condition_words(each)}", cite("play-restrictions-all"))
    return None


def _conditions(now: Moment, item: Item) -> Refusal | None:
    for each in item.ability.conditions:
        if not holds(now, each, item.context):
            return refuse(f"its condition is not met: {condition_words(each)}", cite("play-restrictions-all"))
    return None


def _limit(now: Moment, item: Item) -> Refusal | None:
    limit = item.ability.limit
    if limit is None:
        return None
    if limit.per == "campaign" and is_recorded(now, item):
        return refuse(f"{item.name} is recorded in the campaign log as used", cite("campaign-log"))
    used = uses(now, limit_key(item))
    if used < limit.times and uses(now, limit_key(item, shared_limit=True)) >= limit.times:
        used = limit.times if now.reads("limit-by-name") == "shared" else used
    if used < limit.times:
        return None
    rule = cite("limit-game" if limit.per == "game" else "limit-phase-round")
    often = "once" if limit.times == 1 else "twice" if limit.times == 2 else f"{limit.times} times"
    return refuse(f"{item.name} has already been used {often} this {limit.per}", rule)


def _forbidden(now: Moment, of: Card, item: Item) -> Refusal | None:
    who = player(now, item.by)
    if of.printed.type != "event":
        return forbidden(now, of, "use abilities") or forbidden(now, who, "use abilities")
    if (unmet := not_playable(now, of, item.by)) is not None:
        return unmet
    return forbidden(now, of, "be played") or forbidden(now, who, "play events") or forbidden(now, who, "play cards")


def _period(now: Moment, ability: Ability) -> Refusal | None:
    """lasting-only-in-period: an effect until the end of an attack can only be initiated during one."""
    if any(each.until == "attack" for each in ability.effects) and attack(now) is None:
        return refuse(
            "its effect lasts until the end of an attack, and no attack is being resolved",
            cite("lasting-only-in-period"),
        )
    return None


def _cost(now: Moment, item: Item) -> Refusal | None:
    """ability-cost-payable: where X says how much of it there is, some X has to be payable."""
    refusal = why_not_payable(now, item)
    if refusal is None or item.x or not has_x(now, item):
        return refusal
    return None if any(why_not_payable(now, item._replace(x=x)) is None for x in range(1, 21)) else refusal


def _target(now: Moment, item: Item) -> Refusal | None:
    """choose-no-target: where X says what can be chosen, some X has to give a target."""
    refusal = lacks_target(now, item)
    if refusal is None or item.x or not has_x(now, item):
        return refusal
    return None if any(lacks_target(now, item._replace(x=x)) is None for x in range(1, 21)) else refusal


def _potential(now: Moment, item: Item, of: Card) -> Refusal | None:
    """ability-potential-change: what a player initiates needs the potential to change the game on its own."""
    xs = range(1, 21) if has_x(now, item) else (item.x,)
    able = (any_changes(now, item.ability.effects, item._replace(x=x).context) for x in xs)
    if item.ability.kind not in ("action", "response") or any(able) or _could_once_paid(now, item):
        return None
    why = why_nothing(now, item)
    text = f"{item.name} would change nothing" + (f": {why.text}" if why else "")
    rules = ("triggered-potential", "ability-potential-change") if of.printed.back == "player" else ()
    return refuse(text, *map(cite, rules or ("ability-potential-change",)), *(why.cites if why else ()))


def _could_once_paid(now: Moment, item: Item) -> bool:
    """`Return an ally to lower your threat by its cost`: whether it could, with some card that can be paid with."""
    costs = [each for each in item.ability.costs if each.group.how in ("pick", "choose", "all")]
    found = ((each, cost_candidates(now, item, each)) for each in costs)
    ways = (way for each, some in found for way in ([tuple(some)] if each.group.how == "all" else [(x,) for x in some]))
    paid = (item._replace(last=way) for way in ways if way)
    back = any(isinstance(each, Phrase) and each.how == "it" for each in within(item.ability.effects))
    return back and any(any_changes(now, item.ability.effects, each.context) for each in paid)


def count_played(now: Moment, of: Card, by: str) -> None:
    """put-not-played: counts a card that is played; one that is put into play does not count."""
    over = for_the_next(now, of, by)
    if over:
        end(now, lambda row: row in over)
    asked = (each for each in within(of.printed.abilities) if isinstance(each, Condition))
    for per in dict.fromkeys(each.during for each in asked if each.kind == "copies played"):
        use(now, played_key(per, by, of))
    if any(
        isinstance(x, Quality) and x.kind == "first played" for each in now.every(Card) for x in within(each.printed)
    ):
        for per in ("round", "phase"):
            use(now, f"{per}:{by} has played {len(played(now, per, by)):03} {of.name}")
    count(now, of, by, PLAYED)
