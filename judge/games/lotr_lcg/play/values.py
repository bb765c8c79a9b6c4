"""modifiers: how a number is worked out, from its base through every change that bears on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.cardtext.text import words
from judge.engine import Floor, Modifier, Moment, Number, Op, Pipeline, Stage, Value
from judge.engine.modifiers import SIGNS
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import WHO, matches, members, test_of
from judge.games.lotr_lcg.cards.meanings import TOKENS, VALUES, Amount, Quality, Range
from judge.games.lotr_lcg.play.abilities.constant_abilities import (
    bearing_on,
    forbidden,
    is_immune,
    not_for,
    remembered_alone,
)
from judge.games.lotr_lcg.play.who import (
    any_card,
    attachments,
    attack,
    card,
    game,
    hand,
    matters,
    players,
    shadows,
)
from judge.games.lotr_lcg.things import Card, Context, Lasting, Player
from judge.kit.timeline import ongoing

X = -1
UNNAMED = "an effect"
WHO["itself"] = lambda now, group, about: about.last[:1]  # Whatever card a change bears on; see as_modifier.
EVERYTHING = 99
FIELDS = {what: what.replace(" ", "_") for what in VALUES}
FLOOR = Floor(0, "end", cite("modifiers-zero-floor"))
STAGES = (
    Stage("additions and subtractions", ("add", "subtract"), cite("modifiers-add-before-multiply")),
    Stage("doubling and halving", ("multiply", "divide"), cite("modifiers-add-before-multiply")),
    Stage("set value", ("set",), cite("set-word"), wins="last"),
)


TOTALS = (
    "damage", "combat damage", "total threat", "total willpower", "total attack", "threat level", "starting threat",
    "remaining hit points",
)  # fmt: skip
PIPELINES = {
    name: RULES.pipeline(
        Pipeline(name, STAGES, FLOOR, cite("modifiers"), rounding="up", rounding_cite=cite("modifiers-round-up"))
    )
    for name in (*VALUES, *TOTALS)
}


def printed_value(of: Card, what: str) -> int | None:
    """printed: the number on the card; None if it has none, -1 for an X."""
    found: int | None = getattr(of.printed, FIELDS[what])
    return found


def has_value(of: Card, what: str) -> bool:
    """cost, threat-cost: whether a card has such a number at all: a hero has a threat cost and no cost."""
    if what == "threat cost":
        return of.printed.threat_cost is not None
    plain = what.removeprefix("printed ")
    return plain not in FIELDS or printed_value(of, plain) is not None


def base_value(now: Moment, of: Card, what: str) -> int:
    """base-value, letter-x: the number before modifiers: as printed, as an effect says; an X is 0 unless defined."""
    what = _switched(now, of, what)
    changed = bearing_on(now, of, f"base {what}")
    if changed:
        if changed[-1].effect.op == "double":
            return 2 * max(0, printed_value(of, what) or 0)
        return resolve_amount(now, changed[-1].effect.amount, changed[-1].about)
    found = printed_value(of, what)
    if found == X:
        return _x_of(now, of, what)
    return found or 0


def _switched(now: Moment, of: Card, what: str) -> str:
    """switch, switch-zero: two values change places, unless one of them is not there at all."""
    for bearing in bearing_on(now, of, "switch"):
        pair = (bearing.effect.what, bearing.effect.op)
        if what in pair and all(printed_value(of, each) is not None for each in pair):
            what = pair[1 - pair.index(what)]
    return what


def _x_of(now: Moment, of: Card, what: str) -> int:
    """letter-x: what a card's own text says X is, else 0."""
    for bearing in bearing_on(now, of, "define x"):
        if bearing.source == of.name and bearing.effect.what in ("", what):
            return resolve_amount(now, bearing.effect.amount, bearing.about)
    return len(players(now)) if now.reads("x-without-a-meaning") == "players" else 0


def modifiers_of(now: Moment, of: Card, what: str, on: str = "") -> Iterator[Modifier]:
    """modifiers: every change to a value that holds now, oldest first; `on` is where a card would be attached."""
    rows = _changes(now, of, what, on)
    if what not in KEPT or not matters(now, "cannot"):
        yield from rows
        return
    for row in rows:
        lowers = row.op in ("subtract", "divide") or (row.op == "set" and row.amount < base_value(now, of, what))
        kept = forbidden(now, of, f"have its {what} lowered", source=row.source) if lowers else None
        yield row if kept is None else row._replace(idle=kept.text, cite=kept.cites[-1])


KEPT = ("willpower", "attack", "defense", "hit points")


def _changes(now: Moment, of: Card, what: str, on: str) -> Iterator[Modifier]:
    every = [each for each in bearing_on(now, of, "modify") if each.effect.what == what and _fits(now, each, on)]
    found = [each for each in every if each.effect.x is None]
    if len(found) < len(every):
        yield from _kept_up(now, of, what, found, [each for each in every if each.effect.x is not None])
    for at, bearing in enumerate(found):
        again = any(_is_copy_of(now, bearing, earlier) for earlier in found[:at])
        if again and now.reads("copies-of-an-ability") == "once":
            continue
        row = as_modifier(now, bearing, of)
        yield row._replace(cite=cite("constant-multiple")) if again else row
    yield from _came_too_late(now, of, what)
    yield from _kept_off(now, of, what)
    yield from _for_another(now, of, what)
    for bearing, why in not_for(now, of, "modify"):
        if bearing.effect.what == what:
            traits = any(each.kind == "trait" for each in bearing.effect.group.qualities)
            rule = cite("ability-in-play-only" if why.endswith("in play") else "traits" if traits else "qualifiers")
            yield as_modifier(now, bearing, of)._replace(cite=rule, idle=why)
    if what in FIELDS and printed_value(of, what) == X:
        yield Modifier("X", "add", 0, cite("letter-x"))


def _kept_up(now: Moment, of: Card, what: str, others: list[Lasting], kept: list[Lasting]) -> Iterator[Modifier]:
    """modifiers: `gets -2 threat (to a minimum of 1)`: it lowers what the others have left, and no further."""
    rows = [as_modifier(now, each, of) for each in others]
    base = base_value(now, of, what)
    for each in kept:
        row, least = as_modifier(now, each, of), resolve_amount(now, each.effect.x or Amount(), each.about)
        left = int(now.evaluate(PIPELINES[what], base, rows).total) - least
        row = row._replace(amount=max(0, min(int(row.amount), left)))
        rows.append(row)
        yield row


def _is_copy_of(now: Moment, one: Lasting, other: Lasting) -> bool:
    """constant-multiple: whether two constant abilities are instances of the same one, on two copies of a card."""
    mine, its = any_card(now, one.source), any_card(now, other.source)
    if mine is None or its is None or mine == its or one.until or other.until:
        return False
    return mine.printed.title == its.printed.title and one.effect == other.effect


def _kept_off(now: Moment, of: Card, what: str) -> Iterator[Modifier]:
    """immune, immune-recalculate: an effect that a card is immune to is a row of its own that changes nothing."""
    for each in _changes_to(now, what):
        if of.name in (each.members or ()) or (each.members is None and _describes(now, each, of)):
            if is_immune(now, of, each.source, each.controller):
                yield Modifier(f"{each.source} (it is immune)", "add", 0, cite("immune-recalculate"))


def _for_another(now: Moment, of: Card, what: str) -> Iterator[Modifier]:
    """choose: an effect on a card that was chosen is none on its like."""
    for each in _changes_to(now, what):
        chosen = [found for name in each.members or () if (found := any_card(now, name)) is not None]
        alike = any(found.printed.type == of.printed.type for found in chosen)
        if alike and of.in_play and of.name not in (each.members or ()) and each.effect.group.how != "all":
            why = f"it is only for {' and '.join(found.name for found in chosen)}"
            yield as_modifier(now, each, of)._replace(cite=cite("choose"), idle=why)


def _describes(now: Moment, each: Lasting, of: Card) -> bool:
    return matches(now, each.effect.group, of, each.about._replace(x=0))


def _changes_to(now: Moment, what: str) -> list[Lasting]:
    return [each for each in ongoing(now, Lasting) if (each.effect.verb, each.effect.what) == ("modify", what)]


def _came_too_late(now: Moment, of: Card, what: str) -> Iterator[Modifier]:
    """lasting-player-snapshot: an effect on cards that were there before is a row of its own that changes nothing."""
    for each in _changes_to(now, what):
        if each.members is not None and of.in_play and of.since > each.at and each.effect.group.how == "all":
            if of.name not in each.members and _describes(now, each, of):
                yield Modifier(f"{each.source} (it came later)", "add", 0, cite("lasting-player-snapshot"))


def _fits(now: Moment, bearing: Lasting, on: str) -> bool:
    """`reduce the cost to play Armor attachments on Beregond`: only there."""
    wanted = bearing.effect.to
    return not wanted.how or on in members(now, wanted, bearing.about)


def as_modifier(now: Moment, bearing: Lasting, of: Card) -> Modifier:
    """One change as a row; a change by an amount below 0 is the opposite change."""
    op: Op = bearing.effect.op  # type: ignore[assignment]
    stated = bearing.effect.amount
    amount = resolve_amount(now, stated, bearing.about._replace(last=(of.name,)))
    if stated.of == "count" and abs(amount) > abs(stated.number) and now.reads("for-each-once") == "once":
        amount = stated.number
    late = bearing.until and bearing.members is None and of.since > bearing.at
    source = f"the effect ({SIGNS[op]}{amount})" if bearing.source == UNNAMED else bearing.source
    return Modifier(source, op, amount, cite("lasting-encounter-open") if late else None)


@remembered_alone
def value(now: Moment, of: Card, what: str) -> Value:
    """The value of a card now, with the rows that made it."""
    return now.evaluate(PIPELINES[what], base_value(now, of, what), modifiers_of(now, of, what))


@remembered_alone
def remaining(now: Moment, of: Card) -> Value:
    """hit-points, damage: hit points with every change, less the damage on the card."""
    damage = Modifier(f"the damage on {of.name}", "subtract", of.damage, cite("damage"))
    rows = tuple(modifiers_of(now, of, "hit points"))
    if all(row.op in ("add", "subtract") for row in rows):
        return total(now, "remaining hit points", base_value(now, of, "hit points"), (*rows, damage))
    whole = value(now, of, "hit points")
    return whole.then(total(now, "remaining hit points", whole.total, (damage,)))


def threat_cost(now: Moment, of: Card) -> Iterator[Modifier]:
    """threat-cost: what a hero adds to the starting threat: what is printed on it, and what card text makes of that."""
    yield Modifier(f"the threat cost of {of.name}", "add", of.printed.threat_cost or 0, cite("initial-threat"))
    yield from modifiers_of(now, of, "threat cost")


def amount_of(now: Moment, of: Card, what: str) -> int:
    """The value of a card now, or a number of tokens on it."""
    if what in TOKENS:
        return int(getattr(of, what))
    if what == "remaining hit points":
        return int(remaining(now, of).total)
    if what == "attachments":
        return len(attachments(now, of))
    if what == "threat cost":
        return int(total(now, "starting threat", 0, threat_cost(now, of)).total)
    if what == "level":
        return of.printed.level or 0
    if what.startswith("printed "):
        found = printed_value(of, what.removeprefix("printed "))
        return max(0, found or 0)
    return int(value(now, of, what).total)


def total(now: Moment, pipeline: str, base: Number, rows: Iterable[Modifier]) -> Value:
    """A number that belongs to no card, such as combat damage, through the same rules."""
    return now.evaluate(PIPELINES[pipeline], base, rows)


def resolve_amount(now: Moment, amount: Amount, about: Context) -> int:
    """A number in card text, as it is now."""
    found = amount.number * (_factor(now, amount, about) if amount.of else 1)
    found = (-(-found // 2) if amount.half else found) + amount.plus
    found += resolve_amount(now, amount.also, about) if amount.also is not None else 0
    return min(found, amount.most) if amount.most else found


def _factor(now: Moment, amount: Amount, about: Context) -> int:
    match amount.of:
        case "X":
            return about.x
        case "that":
            return about.event.amount if about.event else about.x
        case "difference":
            return about.event.amount if about.event else 0
        case "all":
            return EVERYTHING
        case "players":
            return len(players(now))
        case "excess" | "attack damage":
            fight, did = attack(now), "excess" if amount.of == "excess" else "damage"
            return sum(much for kind, _, much in (fight.did if fight else ()) if kind == did)
        case "victory points":
            from judge.games.lotr_lcg.play.scoring import victory_points

            return sum(int(each.amount) for each in victory_points(now))
        case "total threat":
            from judge.games.lotr_lcg.play.phase_3_quest.quest_resolution import total_threat

            return int(total_threat(now).total)
        case "cards moved":
            moved = [(subject, much) for what, subject, much in about.done if what in ("discard", "shuffle-hand")]
            return sum(much or bool(subject) for subject, much in moved)
        case "resources lost" | "damage dealt" | "progress removed" | "damage healed":
            kinds = {"resources lost": ("spend",), "damage dealt": ("damage", "mark"), "damage healed": ("heal",)}
            counted = kinds.get(amount.of, ("remove-progress",))
            return sum(much for what, _, much in about.done if what in counted)
        case "2 players or more" | "3 players or more":
            return int(len(players(now)) >= int(amount.of[0]))
        case "pursuit" | "temperature" | "life":
            return int(getattr(game(now), amount.of))
        case "tens of temperature":
            return game(now).temperature // 10
    assert amount.group is not None
    found = members(now, amount.group, about)
    if amount.of == "count":
        return len(found)
    if amount.of == "titles":
        return len({words(card(now, name).printed.title) for name in found})
    if amount.of in ("spheres", "traits"):
        from judge.games.lotr_lcg.play.in_play.card_types import own_spheres, traits

        of_each = own_spheres if amount.of == "spheres" else traits
        return len({words(each) for name in found for each in of_each(now, card(now, name))})
    if amount.of == "shadow cards":
        return sum(len(shadows(now, card(now, name))) for name in found)
    if amount.of == "hand":
        return sum(len(hand(now, name)) + now.the(Player, name).hand_rest for name in found)
    if amount.of.startswith("highest "):
        what = amount.of.removeprefix("highest ")
        return max((_of_member(now, name, what) for name in found), default=0)
    if amount.of == "most controlled":
        whose = [card(now, name).controller for name in found]
        return max((whose.count(name) for name in players(now)), default=0)
    if amount.of == "most engaged":
        engaged = [card(now, name).engaged for name in found]
        return max((engaged.count(name) for name in players(now)), default=0)
    if amount.of == "tens of threat":
        return sum(now.the(Player, name).threat // 10 for name in found)
    if amount.of == "player threat":
        return sum(now.the(Player, name).threat for name in found)
    if amount.of == "stage":
        return max((card(now, name).printed.stage or 0 for name in found), default=0)
    return sum(_of_member(now, name, amount.of) for name in found)


def _of_member(now: Moment, name: str, what: str) -> int:
    found = now.get(name)
    if isinstance(found, Player):
        return found.threat
    return amount_of(now, card(now, name), what)


@test_of("value")
def _compares(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`with 2 or less attack`; a card without the value has none to compare."""
    assert quality.range is not None
    if not has_value(of, quality.word):
        return False
    than = quality.range.amount.group
    if than is not None and than.how == "it" and not members(now, than, about):
        return False  # `higher than that of the discarded card`: there is none, or nobody has named it.
    return in_range(now, amount_of(now, of, quality.word), quality.range, about)


@test_of("contest cost")
def _may_cost(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """opposing-team: `with cost 2 or less`; what an encounter card costs is known to them if nobody wrote it down."""
    return not has_value(of, "cost") or _compares(now, of, quality._replace(kind="value"), about)


def in_range(now: Moment, found: int, wanted: Range, about: Context) -> bool:
    """Whether a number is one of those that will do."""
    return compare(found, wanted.op, resolve_amount(now, wanted.amount, about))


def compare(left: int, op: str, right: int) -> bool:
    """A comparison of two numbers."""
    return {">=": left >= right, "<=": left <= right, "=": left == right, ">": left > right, "<": left < right}[op]
