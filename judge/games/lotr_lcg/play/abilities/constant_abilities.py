"""constant-ability, lasting-effects, blank, immune, cannot, play-permission: what bears on a card, always or now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from typing import Concatenate, ParamSpec, TypeVar

from judge.engine import Moment, Refusal, by_each, refuse, remembered
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import THIS, Ability, Condition, Instruction, Quality
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred
from judge.games.lotr_lcg.play.who import any_card, cards, in_play, matters, players, texts, verbs
from judge.games.lotr_lcg.things import (
    HAND,
    ON_TABLE,
    REVEALED,
    SCENARIO,
    Card,
    Context,
    Lasting,
    Occurrence,
    Player,
    Printed,
)
from judge.kit.timeline import ongoing

# What decides which abilities a card has is not looked for among those that it gains.
ONLY_PRINTED = ("blank", "gain ability")
_open: set[tuple[str, str]] = set()
P = ParamSpec("P")
R = TypeVar("R")


def remembered_alone(function: Callable[Concatenate[Moment, P], R]) -> Callable[Concatenate[Moment, P], R]:
    """Remembers what is worked out by itself; what is worked out on the way to something else may leave that out."""
    kept = remembered(function)

    @wraps(function)
    def asked(now: Moment, *given: P.args, **more: P.kwargs) -> R:
        return (function if _open else kept)(now, *given, **more)

    return asked  # type: ignore[return-value]


def constants(now: Moment, verb: str, on: str = "") -> Iterator[Lasting]:
    """constant-ability: what cards in play do as long as they are there, those that came first, first.

    Asked about cards of one title, what others do to themselves alone is not gone into.
    """
    there = in_play(now) if verb not in ONLY_PRINTED and verb in texts(now).gained else _saying(verb)(now)
    for each in (*sorted(there, key=lambda card: card.since), *_being_revealed(now), *_elsewhere(now, verb)):
        found = list(_from_card(now, each, verb, on))
        if each.zone == REVEALED:
            found = [bearing for bearing in found if bearing.effect.group.how == "this" and verb == "gain keyword"]
        if found and each.exhausted and now.reads("exhausted-is-blank") == "silent":
            continue
        yield from found


@cache
def _saying(verb: str) -> Callable[[Moment], tuple[Card, ...]]:
    """What tells the cards in play whose printed text does something of a kind all the time."""

    @by_each(Card)
    def saying_so(each: Card) -> Card | None:
        always = (ability.effects for ability in each.printed.abilities if ability.kind == "constant")
        return each if each.in_play and any(effect.verb == verb for effects in always for effect in effects) else None

    return saying_so


def _being_revealed(now: Moment) -> list[Card]:
    """staging-2: a card that is being revealed has the keywords that its own text gives it."""
    return [each for each in cards(now) if each.zone == REVEALED] if matters(now, "gain keyword") else []


def _elsewhere(now: Moment, verb: str) -> list[Card]:
    """ability-in-play-only: text out of play holds where it speaks of that: of being played, of lying in a place."""
    return [each for each in cards(now) if not each.in_play and any(_of_elsewhere(each, verb))]


def _of_elsewhere(of: Card, verb: str) -> Iterator[bool]:
    for ability in of.printed.abilities:
        for effect in ability.effects if ability.kind == "constant" else ():
            yield effect.verb == verb and _works_in(of.zone, ability, effect)


def _works_in(zone: str, ability: Ability, effect: Instruction) -> bool:
    """Whether something that holds all the time does so in a place out of play."""
    mine = effect.group.how == "this" and effect.what in ("cost", "be played")
    if zone in (HAND, ON_TABLE) and (mine or (effect.verb == "pays for" and effect.to == THIS)):
        return True  # An event that is being played lies on the table.
    here = Quality("in", zone)
    return any(
        each.kind == "is" and each.group.how == "this" and not each.negated and here in each.qualities
        for each in (*ability.conditions, *effect.conditions)
    )


def _from_card(now: Moment, each: Card, verb: str, on: str = "") -> Iterator[Lasting]:
    if each.in_play and verb not in texts(now).gained and not _may_bear(each, verb, on):
        return
    found = each.printed.abilities if verb in ONLY_PRINTED else abilities(now, each)
    for place, ability in enumerate(found):
        if ability.kind == "constant":
            yield from _effects(now, each, ability, verb, place, on)


def _may_bear(of: Card, verb: str, on: str) -> bool:
    """Whether a card does anything of a kind that may bear on another, and that is not just being found out."""
    return any(
        effect.verb == verb and not _for_itself(of, effect, on) and (f"{verb} {place}.{number}", of.name) not in _open
        for place, ability in enumerate(of.printed.abilities)
        if ability.kind == "constant"
        for number, effect in enumerate(ability.effects)
    )


def _for_itself(of: Card, effect: Instruction, on: str) -> bool:
    """Whether a card does something to itself alone, and it is another that is asked about."""
    return bool(on) and on != of.printed.title and effect.group.how == "this"


def _effects(now: Moment, each: Card, ability: Ability, verb: str, place: int, on: str) -> Iterator[Lasting]:
    for number, effect in enumerate(ability.effects):
        if effect.verb != verb or _for_itself(each, effect, on):
            continue
        if not (each.in_play or each.zone == REVEALED or _works_in(each.zone, ability, effect)):
            continue
        conditions = (*ability.conditions, *effect.conditions)
        you = each.engaged or addressed(now, each)
        about = Context(each.name, each.controller, you)
        # constant-conditional: only a misreading has such an ability hold while its condition is not met.
        if _holds(now, conditions, about, (f"{verb} {place}.{number}", each.name)) or (
            verb == "modify" and now.reads("condition-ignored") == "always"
        ):
            yield Lasting(each.name, each.controller, effect, None, "", each.since, player=you)


def _holds(now: Moment, conditions: tuple[Condition, ...], about: Context, of: tuple[str, str]) -> bool:
    """Whether what an effect waits for is so; as long as that is being found out, the effect itself does not count."""
    if not conditions:
        return True
    if of in _open:
        return False
    _open.add(of)
    try:
        return all_hold(now, conditions, about)
    finally:
        _open.discard(of)


def addressed(now: Moment, of: Card) -> str:
    """Whom an encounter card that is attached calls you: the controller of the card it is on, or who is engaged."""
    if of.controller == SCENARIO and of.host in players(now):
        return of.host
    host = any_card(now, of.host) if of.controller == SCENARIO else None
    found = (host.engaged or host.controller) if host is not None else ""
    return "" if found == SCENARIO else found


def in_force(now: Moment, verb: str, on: str = "") -> list[Lasting]:
    """Everything of a kind that bears on the table now, or may bear on cards of one title, oldest first."""
    lasting = (each for each in ongoing(now, Lasting) if each.effect.verb == verb and not _gone_with_it(now, each))
    return sorted((*constants(now, verb, on), *lasting), key=lambda bearing: bearing.at)


def _gone_with_it(now: Moment, bearing: Lasting) -> bool:
    """lasting-persists: an effect goes on when its card has left play, whatever players sometimes think."""
    source = any_card(now, bearing.source)
    if source is None or source.in_play or source.printed.type not in ("hero", "ally", "attachment"):
        return False
    return now.reads("effect-of-a-card-that-left") == "over"


def not_for(now: Moment, of: Card, verb: str) -> list[tuple[Lasting, str]]:
    """qualifiers, ability-in-play-only: what people count for a card though it does not hold for it, and why not."""
    key = (f"{verb} for others", of.name)
    if key in _open or not of.in_play or not matters(now, verb):
        return []
    _open.add(key)
    try:
        return [*_of_another_kind(now, of, verb), *_in_hand(now, of, verb)]
    finally:
        _open.discard(key)


def _of_another_kind(now: Moment, of: Card, verb: str) -> Iterator[tuple[Lasting, str]]:
    for each in in_force(now, verb):
        group = each.effect.group
        near = matches(now, group._replace(adjectives=(), clauses=()), of, each.about)
        if each.members is None and group.how == "all" and group.qualities and near and not concerns(now, each, of):
            yield each, f"{of.name} is not among those it applies to"


def _in_hand(now: Moment, of: Card, verb: str) -> Iterator[tuple[Lasting, str]]:
    for held in (each for each in cards(now) if each.zone == HAND and each.owner == of.controller):
        always = (each for each in held.printed.abilities if each.kind == "constant" and not each.conditions)
        for effect in (each for ability in always for each in ability.effects if each.verb == verb):
            row = Lasting(held.name, held.owner, effect, None, "", 0, player=held.owner)
            if effect.group.how == "all" and matches(now, effect.group, of, row.about):
                yield row, f"{held.name} is not in play"


def bearing_on(now: Moment, of: Card | Player, verb: str) -> list[Lasting]:
    """What of a kind bears on a card or a player. What would have to be known to know itself does not count."""
    if verb not in verbs(now) or (key := (verb, of.name)) in _open:
        return []
    _open.add(key)
    try:
        called = of.printed.title if isinstance(of, Card) else of.name
        return [each for each in in_force(now, verb, called) if concerns(now, each, of)]
    finally:
        _open.discard(key)


def concerns(now: Moment, bearing: Lasting, of: Card | Player) -> bool:
    """lasting-player-locked, lasting-encounter-open: whether an effect is on a card: by name, or by its description."""
    if bearing.members is not None:
        if of.name not in bearing.members and not _newcomer(now, bearing, of):
            return False
    elif isinstance(of, Player):
        return of.name in members(now, bearing.effect.group, bearing.about)
    elif not matches(now, bearing.effect.group, of, bearing.about) or not (
        of.in_play or of.zone == REVEALED or _reaches_out(bearing)
    ):
        return False
    elif bearing.until and of.since > bearing.at and of.in_play and now.reads("encounter-newcomers") == "spared":
        return False
    return isinstance(of, Player) or not is_immune(now, of, bearing.source, bearing.controller)


def _newcomer(now: Moment, bearing: Lasting, of: Card | Player) -> bool:
    """lasting-player-snapshot: a card that came later is not in the locked set, whatever players often think."""
    if not isinstance(of, Card) or bearing.effect.group.how != "all" or of.since <= bearing.at or not of.in_play:
        return False
    return matches(now, bearing.effect.group, of, bearing.about) and now.reads("newcomers-too") == "open"


def _reaches_out(bearing: Lasting) -> bool:
    """ability-in-play-only: text reaches cards out of play only where it speaks of them, as changes of cost do."""
    if "shadow card" in bearing.effect.group.kinds:
        return True
    return bearing.effect.what in (
        "cost",
        "pay without match",
        "play in action windows",
        "be played",
        "be canceled",
        "be canceled as it is revealed",
    ) or any(each.kind == "in" for each in bearing.effect.group.qualities)


def all_hold(now: Moment, conditions: tuple[Condition, ...], about: Context) -> bool:
    """constant-conditional: whether every condition is met now."""
    from judge.games.lotr_lcg.cards.conditions import holds

    return all(holds(now, each, about) for each in conditions)


def is_blank(now: Moment, of: Card, *, with_traits: bool = False) -> bool:
    """blank: whether the printed text box counts as empty, and, if asked for, with its traits."""
    found = bearing_on(now, of, "blank")
    return any(not each.effect.what for each in found) if with_traits else bool(found)


def abilities(now: Moment, of: Card) -> tuple[Ability, ...]:
    """blank, gained-characteristic: the printed abilities, unless the text box is blank, and those gained."""
    doing = verbs(now)
    printed = () if "blank" in doing and is_blank(now, of) else of.printed.abilities
    if of.unturned:
        printed = tuple(each for each in printed if each.kind in ("setup", "when revealed"))
    if "gain ability" not in doing:
        return printed
    gained = (bearing.effect.ability for bearing in bearing_on(now, of, "gain ability"))
    return (*printed, *(ability for ability in gained if ability is not None))


def label(now: Moment, of: Card, ability: Ability) -> str:
    """How a choice names an ability: by its card, with its own name where the card has more than one to choose from."""
    usable = [each for each in abilities(now, of) if each.kind in ("action", "response", "travel")]
    if ability.name:
        return f"{ability.name} of {of.name}"
    if ability not in usable or len(usable) < 2:
        return of.name
    return f"{of.name} ({usable.index(ability) + 1})"


def is_immune(now: Moment, of: Card, source: str, controller: str) -> bool:
    """immune: whether a card is immune to the effects of another card; its own effects still concern it."""
    return why_immune(now, of, source, controller) is not None


def why_immune(now: Moment, of: Card, source: str, controller: str = "") -> Refusal | None:
    """immune: the refusal for an effect that a card is immune to."""
    from_card = any_card(now, source)
    if from_card is None and controller:
        back = "player" if controller != SCENARIO else "encounter"
        from_card = of._replace(printed=Printed(source, "effect", back=back))
    if not of.in_play or from_card is None or source == of.name:
        return None
    host = any_card(now, of.host)
    if host is not None and why_immune(now, host, source) and now.reads("immunity-of-attachments") == "covered":
        return why_immune(now, host, source)
    for bearing in bearing_on(now, of, "immune"):
        if _covers(bearing.effect.what, from_card) and now.reads("immunity-ignored") == "immune":
            return refuse(f"{of.name} is immune to {bearing.effect.what}", cite("immune"))
    return None


def _covers(what: str, source: Card) -> bool:
    """The set of effects that an immunity names: of player cards, of encounter cards, of events, of a sphere."""
    player_card = source.printed.back == "player"
    match what:
        case "card effects":
            return True
        case "player card effects":
            return player_card
        case "encounter card effects":
            return not player_card
        case "player events":
            return source.printed.type == "event"
        case "quest card effects":
            return source.printed.type in ("quest", "side quest")
        case "treachery effects" | "location effects" | "enemy effects" | "objective effects":
            return source.printed.type == what.removesuffix(" effects")
    return what.removesuffix(" card effects") in source.printed.spheres


def forbidden(now: Moment, of: Card | Player, what: str, whom: str = "", source: str = "") -> Refusal | None:
    """cannot: the refusal where a card says that something cannot be done, to anybody or just to a certain player.

    `source` is the card that would do it: a ban may be on the effects of certain cards alone.
    """
    for bearing in bearing_on(now, of, "cannot"):
        if bearing.effect.what == what and _aims_at(now, bearing, whom) and _by_those(now, bearing, source):
            if now.reads("cannot-overridden") == "overridden":
                continue
            rule = cite("cannot-be-damaged" if what == "be damaged" else "cannot")
            return refuse(f"{of.name} cannot {what} ({bearing.source})", rule, cite("cannot"))
    return None


def _by_those(now: Moment, bearing: Lasting, source: str) -> bool:
    """`cannot be readied by player card effects`: it binds only what such a card does."""
    by, op = any_card(now, source), bearing.effect.op
    if op.startswith("all but "):
        return by is None or not _covers(op.removeprefix("all but "), by)
    return not op or (by is not None and _covers(op, by))


def may_be_banned(kind: str, words: str) -> None:
    """cannot: registers what a card may say against a kind of occurrence: `cannot be explored`, and it is not."""
    barred(kind)(lambda now, what: forbidden(now, _concerned(now, what), words, source=what.source))


def _concerned(now: Moment, what: Occurrence) -> Card | Player:
    found = now.get(what.subject)
    assert isinstance(found, Card | Player)
    return found


def _aims_at(now: Moment, bearing: Lasting, whom: str) -> bool:
    """`cannot attack you`: it binds only where it would be done to that player."""
    wanted = bearing.effect.to
    if not wanted.how or whom in members(now, wanted, bearing.about):
        return True
    return now.reads("ban-for-everybody") == "everybody"


def permits(now: Moment, of: Card | Player, what: str, whom: str = "") -> str:
    """play-permission: the source of a permission such as `defend without exhausting`, in general or against somebody;
    empty without one."""
    if "permit" not in verbs(now):
        return ""
    found = (each for each in bearing_on(now, of, "permit") if each.effect.what == what)
    return next(
        (each.source for each in found if not each.effect.to.how or whom in members(now, each.effect.to, each.about)),
        "",
    )


def spared(now: Moment, of: Card, what: str) -> bool:
    """Whether an exhausted character may do what it need not exhaust for; no by default, but that is a reading."""
    return bool(permits(now, of, what)) and now.reads("spared-but-exhausted") == "may"
