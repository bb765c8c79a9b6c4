"""constant-conditional: whether something that card text asks for is so now."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import attack_did, matches, meets, members, test_of
from judge.games.lotr_lcg.cards.meanings import VALUES, Amount, Condition, Phrase, Quality
from judge.games.lotr_lcg.cards.opposites import all_of_them
from judge.games.lotr_lcg.play.abilities.triggering_conditions import last_seen
from judge.games.lotr_lcg.play.in_play.areas import uses
from judge.games.lotr_lcg.play.values import compare, in_range, resolve_amount
from judge.games.lotr_lcg.play.who import any_card, attack, first_player, game, in_play, phase, players
from judge.games.lotr_lcg.things import Card, Context, Player


def holds(now: Moment, what: Condition, about: Context) -> bool:
    """Whether a condition is met."""
    return (KINDS[what.kind](now, what, about) is not what.negated) is not what.unmet


def _is(now: Moment, what: Condition, about: Context) -> bool:
    """`each hero is ready`: all of them are; `a hero is ready`: one is; `a hero is not ready`: one is not."""
    cards = [each for name in members(now, what.group, about) if (each := any_card(now, name)) is not None]
    one_by_one = (what.group._replace(names=(name,)) for name in what.group.names)
    if len(what.group.names) > 1 and not all(members(now, each, about) for each in one_by_one):
        return False  # One of them is not there at all.
    if what.word == "already":  # What has only just been done to it was not so before.
        changed = {subject for _, subject, _ in about.done}
        cards = [each for each in cards if each.name not in changed]
    fitting = sum(all(meets(now, each, quality, about) for quality in what.qualities) for each in cards)
    if what.group.how in ("pick", "choose"):
        wanted = what.group.number
        return len(cards) - fitting < wanted if what.negated else fitting >= wanted
    return bool(cards) and fitting == len(cards)


def _enough(now: Moment, found: int, what: Condition, about: Context) -> bool:
    """As many as the text asks for; at least as many as it names, where it names no range."""
    if what.range is None:
        return found >= (what.group.number if what.group.how in ("pick", "choose") else 1)
    return in_range(now, found, what.range, about)


def _count(now: Moment, what: Condition, about: Context) -> bool:
    return _enough(now, len(members(now, what.group, about)), what, about)


def _one_by_one(
    now: Moment, group: Phrase, about: Context, test: Callable[[Phrase], bool], negated: bool = False
) -> bool:
    """`any player's threat is 40 or more`: of one of them it is so; of each of several, of all of them.

    `a player controls no ally`: of one of them it is not so, and of all of them it must be so for that not to hold.
    """
    if group.how not in ("all", "each player", "pick", "choose"):
        return test(group)
    known = all if (group.how in ("all", "each player")) is not negated else any
    return known([test(Phrase("named", names=(name,))) for name in members(now, group, about)])


def _controls(now: Moment, what: Condition, about: Context) -> bool:
    if what.player.how == "pick":
        return _one_by_one(
            now, what.player, about, lambda one: _controls(now, what._replace(player=one), about), what.negated
        )
    who = members(now, what.player, about)
    found = [each for name in members(now, what.group, about) if (each := any_card(now, name)) is not None]
    if all_of_them(what):
        return bool(found) and all(each.controller in who for each in found)
    return _enough(now, sum(each.controller in who for each in found), what, about)


def _controls_each(now: Moment, what: Condition, about: Context) -> bool:
    """`the first player controls Hild and Odo`: both of them; of all players together, each by one of them."""
    who = members(now, what.player, about)
    theirs = [members(now, Phrase("named", names=(name,)), about) for name in what.group.names]
    return all(any((each := any_card(now, one)) and each.controller in who for one in some) for some in theirs)


def _controls_both(now: Moment, what: Condition, about: Context) -> bool:
    """`you control a Dwarf hero and another hero with ...`: two cards, and one cannot be both of them."""
    who = members(now, what.player, about)
    mine = [each for each in in_play(now) if each.controller in who]
    first = [each for each in mine if matches(now, what.group, each, about)]
    second = [each for each in mine if all(meets(now, each, one, about) for one in what.qualities)]
    return any(one.name != other.name for one in first for other in second)


def _copies_played(now: Moment, what: Condition, about: Context) -> bool:
    """`the first time you played a copy of this card this round`: how many that player has played, this one too."""
    of, you = any_card(now, about.source), about.by or about.controller
    assert of is not None and what.range is not None
    return in_range(now, uses(now, played_key(what.during, you, of)), what.range, about)


def played_key(period: str, by: str, of: Card) -> str:
    """What is counted for each copy of a card that a player plays."""
    return f"{period}:{by} played {of.printed.title}"


def _step(now: Moment, what: Condition, about: Context) -> bool:
    """Before or after a step of the quest phase, by the action window that is open."""
    at = now.waiting.at if now.waiting else now.at
    return at in STEPS[what.word]


STEPS = {
    "before commitment": ("quest:aw-3.1",),
    "before staging": ("quest:aw-3.1", "quest:aw-3.2"),
    "after staging": ("quest:aw-3.3", "quest:aw-3.4"),
}


def _engaged(now: Moment, what: Condition, about: Context) -> bool:
    if what.player.how == "pick":
        return _one_by_one(
            now, what.player, about, lambda one: _engaged(now, what._replace(player=one), about), what.negated
        )
    who = members(now, what.player, about)
    found = [each for name in members(now, what.group, about) if (each := any_card(now, name)) is not None]
    return _enough(now, sum(each.engaged in who for each in found), what, about)


def _hand(now: Moment, what: Condition, about: Context) -> bool:
    if what.player.how in ("pick", "each player", "all"):
        return _one_by_one(
            now, what.player, about, lambda one: _hand(now, what._replace(player=one), about), what.negated
        )
    found = resolve_amount(now, Amount(of="hand", group=what.player), about)
    return found > 0 if what.range is None else in_range(now, found, what.range, about)


def _ahead(now: Moment, what: Condition, about: Context) -> bool:
    """`you control more Dwarves than any other player`: than each of the others; `the most`: no other has more."""
    assert what.range is not None
    op = what.range.op
    if what.word == "threat":
        much = {name: now.the(Player, name).threat for name in players(now)}
    elif what.word == "hand":
        hands = {name: Amount(of="hand", group=Phrase("named", names=(name,))) for name in players(now)}
        much = {name: resolve_amount(now, each, about) for name, each in hands.items()}
    else:
        found = [each for name in members(now, what.group, about) if (each := any_card(now, name)) is not None]
        much = {name: sum(getattr(each, what.word) == name for each in found) for name in players(now)}

    def leads(one: Phrase) -> bool:
        mine = members(now, one, about)
        return bool(mine) and all(compare(much[name], op, much[each]) for name in mine for each in much if each != name)

    return _one_by_one(now, what.player, about, leads, what.negated)


def _deck(now: Moment, what: Condition, about: Context) -> bool:
    """`any player has no cards in his deck`: said of one of them, that is so if one of them has none."""
    from judge.games.lotr_lcg.play.in_play.areas import deck_size

    empty = [deck_size(now, name) == 0 for name in members(now, what.player, about)]
    return not (all(empty) if what.player.how in ("each player", "all") else any(empty))


OF_CARDS = frozenset((*VALUES, *(f"printed {each}" for each in VALUES)))


def _compare(now: Moment, what: Condition, about: Context) -> bool:
    assert what.left is not None and what.range is not None
    left, group = what.left, what.left.group
    if left.of in OF_CARDS and group is not None and group.how == "it" and not members(now, group, about):
        return what.negated  # `if that card's cost is 2 or less`: there is no such card, or nobody has named it.
    if left.of != "count" and group is not None and (group.how == "pick" or left.of == "player threat"):
        if group.how in ("pick", "each player", "all"):
            return _one_by_one(
                now, group, about, lambda one: _compare(now, what._replace(left=left._replace(group=one)), about)
            )
    return in_range(now, resolve_amount(now, what.left, about), what.range, about)


def _reached(now: Moment, what: Condition, about: Context) -> bool:
    """`the 7th progress token is placed`: whether there are so many tokens now, and were not before that one."""
    found = [each for name in members(now, what.group, about) if (each := any_card(now, name)) is not None]
    if about.event is None or what.range is None:
        return False
    there = sum(int(getattr(each, what.word or "progress")) for each in found)
    number = resolve_amount(now, what.range.amount, about)
    return there >= number > there - about.event.amount


def _undefended(now: Moment, what: Condition, about: Context) -> bool:
    fight = attack(now)
    return fight is not None and fight.declared and not fight.defenders


def _attack_did(now: Moment, what: Condition, about: Context) -> bool:
    """`this attack destroyed a character`: whether the attack that is over has done that to one of that description."""
    if what.group.how in ("this", "it", "host", "named", "told"):
        return not {*attack_did(now, what.word)}.isdisjoint(members(now, what.group, about))
    found = [each for name in attack_did(now, what.word) if (each := last_seen(now, name)) is not None]
    return any(not what.group.how or matches(now, what.group, each, about) for each in found)


def _happened(now: Moment, what: Condition, about: Context) -> bool:
    """`a location was explored this round`: whether that has happened to one of that description."""
    begins = tuple(f"this {what.during}:{kind}:" for kind in DONE[what.word])
    names = [key.split(":", 2)[2] for key, _ in game(now).used if key.startswith(begins)]
    if what.group.how == "":
        return bool(names)
    found = (each for name in names if (each := last_seen(now, name)) is not None)
    return any(matches(now, what.group, each, about) for each in found)


def _done(now: Moment, what: Condition, about: Context) -> bool:
    """`an enemy was returned this way`: whether what was just done has done that to one of that description."""
    happened = [subject for kind, subject, _ in about.done if kind in DONE[what.word]]
    if what.range is not None:
        return in_range(now, _number_done(now, what.group, happened, about), what.range, about)
    if what.group.how == "" or ("" in happened and what.group.kinds == ("card",) and not what.group.qualities):
        return bool(happened)  # Cards that nobody has named are cards all the same.
    found = (each for name in happened if (each := last_seen(now, name)) is not None)
    return any(matches(now, what.group, each, about._replace(last=(), earlier=())) for each in found)


def _number_done(now: Moment, group: Phrase, happened: list[str], about: Context) -> int:
    """`3 or more cards were discarded this way`: how many of that description; cards nobody has named are cards."""
    unnamed = happened.count("") if group.kinds == ("card",) and not group.qualities else 0
    found = (each for name in happened if name and (each := last_seen(now, name)) is not None)
    return unnamed + sum(matches(now, group, each, about._replace(last=(), earlier=())) for each in found)


@test_of("happened")
def _has_happened(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`that entered play this round`: whether that has happened to it."""
    return _happened(
        now, Condition("happened", Phrase("exactly", names=(of.name,)), word=quality.word, during="round"), about
    )


@test_of("sole")
def _is_sole(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`this is the only ally you control`: it is one, and there is no other."""
    assert quality.group is not None
    return members(now, quality.group, about) == [of.name]


@test_of("done")
def _was_done(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`each enemy discarded this way`: those to which what was just done has done that."""
    return any(kind in DONE[quality.word] and subject == of.name for kind, subject, _ in about.done)


DONE = {
    "discarded from play": ("leave",), "progress placed": ("progress",),
    "declared as a defender": ("declare-defender",),
    "discarded": ("discard",), "returned": ("return", "stage", "disengage"), "destroyed": ("destroy",),
    "exhausted": ("exhaust",), "damaged": ("damage", "mark"), "readied": ("ready",), "explored": ("explore",),
    "returned to the staging area": ("stage", "disengage"), "attacked": ("attack",), "healed": ("heal",),
    "resources lost": ("spend",), "progress removed": ("remove-progress",), "attached": ("attach",),
    "moved": ("stage", "disengage"), "shuffled into the encounter deck": ("shuffle-in",),
    "engaged": ("engage",), "entered play": ("enter",), "quested successfully": ("quest-success",),
    "quested unsuccessfully": ("quest-failure",), "made an attack": ("attack", "declare-attacker"),
    "committed to the quest": ("commit",), "threat raised": ("raise-threat",), "threat lowered": ("lower-threat",),
    "added to the staging area": ("stage",), "put into play": ("put",), "removed from the quest": ("uncommit",),
}  # fmt: skip
KINDS: dict[str, Callable[[Moment, Condition, Context], bool]] = {
    "phase": lambda now, what, about: phase(now) == what.word,
    "first": lambda now, what, about: (about.by or about.controller) == first_player(now),
    "reached": _reached,
    "undefended": _undefended,
    "done": _done,
    "well": lambda now, what, about: about.well,
    "optional": lambda now, what, about: about.event is not None and about.event.cause == "optional",
    "exists": _count,
    "count": _count,
    "controls": _controls,
    "engaged with": _engaged,
    "hand": _hand,
    "ahead": _ahead,
    "deck": _deck,
    "is": _is,
    "compare": _compare,
    "attack did": _attack_did,
    "happened": _happened,
    "controls both": _controls_both,
    "controls each": _controls_each,
    "step": _step,
    "copies played": _copies_played,
}
