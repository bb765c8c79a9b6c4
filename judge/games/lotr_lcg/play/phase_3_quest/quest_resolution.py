"""3.4 Quest resolution: willpower against threat."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Modifier, Moment, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, in_force, permits
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a, keywords
from judge.games.lotr_lcg.play.phase_3_quest.commit_characters import committed
from judge.games.lotr_lcg.play.values import amount_of, base_value, printed_value, resolve_amount, total, value
from judge.games.lotr_lcg.play.who import active_location, area, current_quest, in_play, in_player_order
from judge.games.lotr_lcg.things import ACTIVE, STAGING, Card, Occurrence


@RULES.step
def compare_totals(now: Moment) -> None:
    """3.4: the two totals are worked out and compared; the difference is what counts from here on."""
    willpower, threat = total_willpower(now), total_threat(now)
    now.bind("difference", int(willpower.total) - int(threat.total))
    said = f"The committed characters have {willpower.total} {what_counts(now)}."
    now.say(said, cite("3.4"), cite("willpower"), event=("willpower", "total"), value=willpower)
    said = f"The cards in the staging area have {threat.total} threat."
    now.say(said, cite("3.4"), cite("threat-strength"), event=("threat", "total"), value=threat)
    _say_what_does_not_count(now)


def _say_what_does_not_count(now: Moment) -> None:
    """active-location-no-threat, engaged-no-threat: what players like to add by mistake."""
    location = active_location(now)
    if location is not None:
        now.say(
            f"{location.name} is the active location and does not add its threat.", cite("active-location-no-threat")
        )
    engaged = [each.name for each in in_play(now) if each.engaged]
    if engaged:
        now.say(f"Engaged enemies do not add their threat: {', '.join(engaged)}.", cite("engaged-no-threat"))


def difference(now: Moment) -> int:
    """3.4: willpower less threat, as they were compared; as they are where a line of play starts later."""
    found = now.bound("difference")
    return found if isinstance(found, int) else int(total_willpower(now).total) - int(total_threat(now).total)


def without_changes(now: Moment, what: str) -> int:
    """3.4: what the difference would be if the changes to willpower or threat did not count, as some think."""
    counted = committed(now) if what == "willpower" else [each for each in in_play(now) if _adds_threat(now, each)]
    printed = sum(base_value(now, each, what) for each in counted)
    if what == "willpower":
        if what_counts(now) != what:
            return difference(now)
        return printed - int(total_threat(now).total)
    return int(total_willpower(now).total) - printed


@RULES.test
def willpower_is_higher(now: Moment) -> bool:
    """3.4-success: whether the players quest successfully."""
    return difference(now) > 0


@RULES.test
def threat_is_higher(now: Moment) -> bool:
    """3.4-failure: whether the players quest unsuccessfully."""
    return difference(now) < 0


@RULES.test
def totals_are_equal(now: Moment) -> bool:
    """3.4-tie: whether neither total is higher."""
    return difference(now) == 0


@RULES.step
def quest_successfully(now: Moment) -> None:
    """3.4-success: the players quest successfully and place as much progress as the difference."""
    amount = difference(now)
    now.say(f"The players quest successfully by {amount}.", cite("3.4-success"), event=("quested", "successfully"))
    progress = Occurrence("progress", amount=amount, cause="quest", rules=_grounds(now))
    happen(now, Occurrence("quest-success", amount=amount), progress)


@RULES.step
def quest_unsuccessfully(now: Moment) -> None:
    """3.4-failure: each player raises threat by the difference."""
    amount = -difference(now)
    now.say(f"The players quest unsuccessfully by {amount}.", cite("3.4-failure"), event=("quested", "unsuccessfully"))
    happen(now, Occurrence("quest-failure", amount=amount), *_raised(now, amount, _grounds(now)))


def _raised(now: Moment, amount: int, rules: tuple[str, ...] = ()) -> list[Occurrence]:
    """3.4-failure: each player's threat goes up, in player order."""
    names = in_player_order(now)
    if committed(now) and now.reads("failure-by-how-much") == "all-of-it":
        amount = int(total_threat(now).total)
    mistaken = now.reads("failure-for-whom") if len(names) > 1 else "each"
    if mistaken == "shared":
        amount = -(-amount // len(names))
    elif mistaken == "questers" and committed(now):
        names = tuple(name for name in names if any(each.controller == name for each in committed(now)))
    raised = Occurrence("raise-threat", "", amount, cause="quest", rules=rules)
    return [raised._replace(subject=name, player=name) for name in names]


def _grounds(now: Moment) -> tuple[str, ...]:
    """modifiers: the rules by which willpower and threat are what they are, where something changes them."""
    willpower = [value(now, each, what_counts(now)) for each in committed(now)]
    threat = [value(now, each, "threat") for each in in_play(now) if area(now, each) == STAGING]
    rows = (row for each in (*willpower, *threat) for row in each.rows)
    guarded = ("guarded-threat",) if any(is_guard(now, each) for each in in_play(now)) else ()
    return tuple(dict.fromkeys((*guarded, *(row.cite.unit for row in rows if row.cite is not None))))


@RULES.step
def quest_without_result(now: Moment) -> None:
    """3.4-tie: neither successful nor unsuccessful; no progress, no threat."""
    quest = current_quest(now)
    on = f" on {quest.name}" if quest else ""
    nobody = " or ".join(in_player_order(now))
    said = f"Willpower and threat are equal: no progress is placed{on}, and no threat is raised for {nobody}."
    now.say(said, cite("3.4-tie"), event=("quested", "neither"))
    mistaken = now.reads("quest-tie")
    if mistaken == "success":
        happen(now, Occurrence("progress", amount=1, cause="quest"))
    elif mistaken == "failure":
        happen(now, *_raised(now, 1))


def what_counts(now: Moment) -> str:
    """3.4, keywords: willpower, or what the keyword of a quest of later sets has in its place."""
    quest = current_quest(now)
    found = keywords(now, quest) if quest is not None else {}
    return "attack" if "battle" in found else "defense" if "siege" in found else "willpower"


def total_willpower(now: Moment) -> Value:
    """3.4: the willpower of all committed characters together; their attack or defense in a battle or siege."""
    rows = [_willpower(now, each) for each in committed(now)]
    return total(now, "total willpower", 0, [*rows, *_of_those_who_stay(now)])


def _of_those_who_stay(now: Moment) -> Iterator[Modifier]:
    """3.4: characters that are not committed add nothing, though players like to count them."""
    stay = [each for each in in_play(now) if is_a(now, each, "character") and not each.committed]
    mistaken, counts = now.tries("uncommitted-willpower", "counted"), what_counts(now)
    for each in stay:
        why = "" if mistaken else f"{each.name} is not committed to the quest"
        yield Modifier(f"the {counts} of {each.name}", "add", amount_of(now, each, counts), cite("3.4"), why)


def _willpower(now: Moment, each: Card) -> Modifier:
    """3.4-committed: a character that was readied is still committed, whatever players sometimes think."""
    gone = not each.exhausted and now.reads("readied-quester") == "gone"
    rule, counts = cite("willpower" if each.exhausted else "3.4-committed"), what_counts(now)
    return Modifier(f"the {counts} of {each.name}", "add", 0 if gone else amount_of(now, each, counts), rule)


def total_threat(now: Moment) -> Value:
    """3.4: the threat strength of all cards in the staging area; the active location and engaged enemies add none."""
    rows = [
        Modifier(f"the threat of {each.name}", "add", amount_of(now, each, "threat"), cite(_threat_rule(now, each)))
        for each in in_play(now)
        if printed_value(each, "threat") is not None and _adds_threat(now, each)
    ]
    for each in in_force(now, "modify"):
        if each.effect.what == "total threat":
            amount = resolve_amount(now, each.effect.amount, each.about)
            rows.append(Modifier(each.source, each.effect.op, amount, cite("golden-rule-card-over-rules")))  # type: ignore[arg-type]
    return total(now, "total threat", 0, rows)


def _adds_threat(now: Moment, each: Card) -> bool:
    """active-location-no-threat, engaged-no-threat: only what lies in the staging area counts."""
    if forbidden(now, each, "contribute threat"):
        return False
    if permits(now, each, "contribute threat"):
        return True
    if each.zone == ACTIVE:
        return now.reads("threat-of-the-active-location") == "counted"
    if each.engaged:
        return now.reads("threat-of-engaged-enemies") == "counted"
    guards = is_guard(now, each) and now.reads("threat-of-a-guard") == "not-counted"
    return area(now, each) == STAGING and not guards


def is_guard(now: Moment, each: Card) -> bool:
    """guarded-threat: whether a card guards an objective."""
    return any(each.name in objective.guards for objective in in_play(now))


def _threat_rule(now: Moment, each: Card) -> str:
    if is_guard(now, each):
        return "guarded-threat"
    kinds = {"enemy": "staging-area-enemies", "location": "staging-area-locations"}
    return next((rule for kind, rule in kinds.items() if is_a(now, each, kind)), "threat-strength")
