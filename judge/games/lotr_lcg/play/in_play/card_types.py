"""card-types, traits, keywords, spheres: what a card is now, printed or gained."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from judge.cardtext.text import fold, words
from judge.engine import Cite, Moment, by_each
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import TESTS, matches, members, test_of
from judge.games.lotr_lcg.cards.meanings import CHARACTERS, Quality
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, is_blank
from judge.games.lotr_lcg.play.who import (
    any_card,
    area,
    attachments,
    attack,
    card,
    current_quest,
    in_play,
    main_quest,
    phase,
    played,
    players,
    revealed,
    verbs,
)  # fmt: skip
from judge.games.lotr_lcg.things import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    REVEALED,
    SCENARIO,
    SHADOW,
    Card,
    Context,
    Player,
)


def type_of(now: Moment, of: Card) -> str:
    """card-type-change: the printed type, or the one an effect has put in its place."""
    changed = bearing_on(now, of, "become") if "become" in verbs(now) and of.in_play else ()
    if changed and now.reads("type-as-printed") == "printed":
        return of.printed.type
    return changed[-1].effect.what if changed else of.printed.type


def is_a(now: Moment, of: Card, kind: str) -> bool:
    """Whether a card is of a type; a character is a hero or an ally, and any card is a card."""
    if kind == "card":
        return True
    if kind == "shadow card":
        return of.zone == SHADOW
    found = type_of(now, of)
    if kind == "character":
        return found in CHARACTERS or (found == "objective" and of.printed.hit_points is not None)
    if kind == "objective ally":
        return found == "objective" and of.printed.hit_points is not None
    if found == "side quest" and kind in ("quest", "encounter side quest"):
        return kind == "quest" or of.printed.back == "encounter"
    return found == kind or kind == f"{of.printed.back} card"


@cache
def _as_printed(kind: str) -> Callable[[Moment], tuple[Card, ...]]:
    """What tells the cards in play whose printed type is a kind."""

    @by_each(Card)
    def of_that_kind(each: Card) -> Card | None:
        if each.zone not in IN_PLAY:
            return None
        own = each.printed.type
        if kind == "character":
            is_one = own in CHARACTERS or (own == "objective" and each.printed.hit_points is not None)
        else:
            is_one = own == kind or (kind, own) == ("quest", "side quest")
        return each if is_one else None

    return of_that_kind


def all_in_play(now: Moment, kind: str) -> tuple[Card, ...]:
    """The cards in play that are of a type: those for which `is_a` says so."""
    if "become" in verbs(now):
        return tuple([each for each in in_play(now) if is_a(now, each, kind)])
    if kind == "encounter side quest":
        return tuple([each for each in all_in_play(now, "side quest") if each.printed.back == "encounter"])
    return _as_printed(kind)(now)


def traits(now: Moment, of: Card) -> list[str]:
    """traits, blank-includes: the traits a card has; a blank text box has none."""
    found = [] if is_blank(now, of, with_traits=True) else list(of.printed.traits)
    found += [bearing.effect.what for bearing in bearing_on(now, of, "gain trait")]
    lost = {bearing.effect.what.casefold() for bearing in bearing_on(now, of, "lose trait")}
    return [each for each in dict.fromkeys(found) if each.casefold() not in lost]


ABOUT_KEYWORDS = frozenset({"blank", "gain keyword", "lose keyword"})


def keywords(now: Moment, of: Card) -> dict[str, int]:
    """keyword-stacking: the keywords a card has, with their numbers added up; victory is outside the text box."""
    found: dict[str, int] = {}
    doing = verbs(now)
    blank = "blank" in doing and is_blank(now, of)
    own = of.printed.keywords
    if blank and own and now.reads("keywords-of-a-blank-box") == "gone":
        own = ()
    gained = [bearing.effect for bearing in bearing_on(now, of, "gain keyword")] if "gain keyword" in doing else []
    for name, amount in (*own, *((each.what, each.amount.number) for each in gained)):
        found[name] = found.get(name, 0) + amount
    for bearing in bearing_on(now, of, "lose keyword") if "lose keyword" in doing else ():
        found.pop(bearing.effect.what, None)
    if of.printed.victory is not None and not (blank and now.reads("victory-of-a-blank-box") == "gone"):
        found["victory"] = found.get("victory", 0) + of.printed.victory
    return found


def keyword(now: Moment, of: Card, name: str) -> int:
    """The number of a keyword a card has, 1 for one without a number; 0 if it does not have it."""
    if name != "victory" and ABOUT_KEYWORDS.isdisjoint(verbs(now)):
        return sum([amount for each, amount in of.printed.keywords if each == name])
    return keywords(now, of).get(name, 0)


def lost_to_a_blank(now: Moment, of: Card, name: str) -> tuple[Cite, ...]:
    """blank-includes: the rules by which a card lacks a keyword that is printed on it, where its text box is blank."""
    printed = any(each.name == name for each in of.printed.keywords)
    return (cite("blank-includes"), cite("blank")) if printed and is_blank(now, of) else ()


def spheres(now: Moment, of: Card) -> list[str]:
    """sphere, anatomy-resource-icons: the spheres of a card, printed or gained."""
    gained = [bearing.effect.what for bearing in bearing_on(now, of, "gain sphere")]
    return list(dict.fromkeys((*of.printed.spheres, *gained)))


def own_spheres(now: Moment, of: Card) -> list[str]:
    """sphere: those of the four spheres that a card has; a neutral card belongs to none."""
    return [each for each in spheres(now, of) if each != "neutral"]


def _you(about: Context) -> str:
    return about.speaker or about.by or about.controller


def _has_trait(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    return fold(quality.word) in (fold(each) for each in traits(now, of))


def _shares_a_trait(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """traits: whether a card has a trait in common with another card; with each of them where all are meant."""
    assert quality.group is not None
    others = [each for name in members(now, quality.group, about) if (each := any_card(now, name)) is not None]
    mine = {fold(each) for each in traits(now, of)}
    found = [bool(mine & {fold(trait) for trait in traits(now, each)}) for each in others]
    return bool(found) and (all(found) if quality.group.how == "all" else any(found))


def _shares_a_sphere(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """sphere: whether a card has a sphere in common with another card; with each of them where all are meant."""
    assert quality.group is not None
    others = [each for name in members(now, quality.group, about) if (each := any_card(now, name)) is not None]
    mine = {*own_spheres(now, of)}
    found = [not mine.isdisjoint(own_spheres(now, each)) for each in others]
    return bool(found) and (all(found) if quality.group.how == "all" else any(found))


def _shares_a_title(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """copy: whether a card has the title of another card that the text speaks of."""
    assert quality.group is not None
    others = (any_card(now, name) for name in members(now, quality.group, about) if name != of.name)
    return any(each is not None and words(each.printed.title) == words(of.printed.title) for each in others)


def _has_title(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    return words(quality.word) in (words(of.printed.title), words(of.name))


def _is_copy(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """copy: a card with the title of the card that speaks, or of the one spoken of."""
    named = members(now, quality.group, about) if quality.group is not None else [about.source]
    found = (any_card(now, name) for name in named)
    return any(each is not None and words(of.printed.title) == words(each.printed.title) for each in found)


def _is_committed(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """current-quest: committed to the quest; to a side quest if one was chosen as the current quest."""
    quest = current_quest(now) if quality.word else None
    return of.committed and (not quality.word or (quest is not None and quest.printed.type == quality.word))


def _of_sphere(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    if of.printed.back != "player":  # Encounter cards have no spheres; some have the trait Spirit.
        return _has_trait(now, of, quality, about)
    found = spheres(now, of)
    return quality.word in found or (quality.word == "neutral" and not found)


def _fights(now: Moment, of: Card, side: str, names: str) -> bool:
    """Whether a character is among the attackers or defenders, or an enemy attacks or is attacked."""
    there = attack(now)
    return there is not None and (of.name in getattr(there, names) or (there.side, there.enemy) == (side, of.name))


TESTS.update(
    {
        "type": lambda now, of, quality, about: is_a(now, of, quality.word),
        "trait": _has_trait,
        "printed trait": lambda now, of, quality, about: fold(quality.word) in map(fold, of.printed.traits),
        "shares a trait": _shares_a_trait,
        "shares a sphere": _shares_a_sphere,
        "shares a title": _shares_a_title,
        "keyword": lambda now, of, quality, about: quality.word in keywords(now, of),
        "printed keyword": lambda now, of, quality, about: any(
            each.name == quality.word for each in of.printed.keywords
        ),
        "keywords": lambda now, of, quality, about: bool(keywords(now, of)),
        "faceup": lambda now, of, quality, about: of.faceup,
        "named type": lambda now, of, quality, about: False,  # It is worked into the type that is named.
        "sphere": _of_sphere,
        "printed sphere": lambda now, of, quality, about: quality.word in of.printed.spheres,
        "title": _has_title,
        "copy": _is_copy,
        "random": lambda now, of, quality, about: True,
        "eligible": lambda now, of, quality, about: True,  # Asked where it is attached: effects/choosing.py.
        "shadow effect": lambda now, of, quality, about: any(each.kind == "shadow" for each in of.printed.abilities),
        "unique": lambda now, of, quality, about: of.printed.unique,
        "ready": lambda now, of, quality, about: not of.exhausted,
        "exhausted": lambda now, of, quality, about: of.exhausted,
        "damaged": lambda now, of, quality, about: of.damage > 0,
        "committed": _is_committed,
        "claimed": lambda now, of, quality, about: isinstance(now.get(of.controller), Player),
        "guarded": lambda now, of, quality, about: bool(of.guards),
        "attached": lambda now, of, quality, about: bool(of.host) and of.in_play,
        "attacking": lambda now, of, quality, about: _fights(now, of, "enemy", "attackers"),
        "defending": lambda now, of, quality, about: _fights(now, of, "player", "defenders"),
        "has attacked": lambda now, of, quality, about: of.attacked,
        "bears resources": lambda now, of, quality, about: of.resources > 0,
        "bears progress": lambda now, of, quality, about: of.progress > 0,
        "bears attachments": lambda now, of, quality, about: bool(attachments(now, of)),
        "owned": lambda now, of, quality, about: of.owner in _players(now, quality, about),
    }
)


@test_of("alone")
def _fights_alone(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`attacking alone`, `defending alone`: whether it is the only one that does."""
    there = attack(now)
    return there is not None and (there.attackers if quality.word == "attacking" else there.defenders) == (of.name,)


def _players(now: Moment, quality: Quality, about: Context) -> list[str]:
    """The players that a quality speaks of; where one card's text speaks of you alone, none in a scenario's own."""
    assert quality.group is not None
    return members(now, quality.group, about)


@test_of("engaged")
def _is_engaged(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`engaged` with anybody, with you, with that player, with another player."""
    if quality.group is None or (quality.group.how == "you" and _you(about) == SCENARIO):
        return bool(of.engaged)
    return of.engaged != "" and of.engaged in _players(now, quality, about)


@test_of("controlled", "played by")
def _is_controlled_by(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """Controlled by you, by a player, by that player, by the first or the defending player; played by whose it is."""
    if quality.group is not None and quality.group.how == "you":
        return of.controller == _you(about)
    return of.controller in _players(now, quality, about)


@test_of("in", "currently in")
def _is_in(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """In a place: the staging area, a hand, a deck, a discard pile, set aside; whose it is counts where it is said."""
    whose = of.home if of.zone in (DECK, DISCARD) else of.owner
    if quality.group is not None and whose not in _players(now, quality, about):
        return False
    if quality.word == "out of play":
        return of.owner == SCENARIO and of.zone in (ASIDE, DECK, DISCARD)
    if quality.word in ("current quest", "main quest"):
        found = current_quest(now) if quality.word == "current quest" else main_quest(now)
        return found is not None and found.name == of.name
    return area(now, of) == quality.word or (quality.word == "play" and of.in_play)


@test_of("of set")
def _is_of_set(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """anatomy-encounter-set: a card of that encounter set."""
    called = any_card(now, next(iter(members(now, quality.group, about)), "")) if quality.group is not None else None
    return fold(of.printed.encounter_set) == fold(called.printed.title if called is not None else quality.word)


@test_of("on")
def _is_on(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """Attached to this card, to its host, to the card spoken of, to a card by name, or to a kind of card."""
    host = any_card(now, of.host)
    return host is not None and quality.group is not None and matches(now, quality.group, host, about)


@test_of("dealt to")
def _is_dealt_to(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """shadow-cards: a shadow card of an enemy of that description."""
    enemy = any_card(now, of.host) if of.zone == SHADOW else None
    return enemy is not None and quality.group is not None and matches(now, quality.group, enemy, about)


@test_of("bears")
def _bears(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """With a certain card attached."""
    assert quality.group is not None
    return any(matches(now, quality.group, each, about) for each in attachments(now, of))


@test_of("topmost")
def _is_topmost(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """The last one of its type to come to its discard pile."""
    owner = now.get(of.owner)
    pile = owner.discard if isinstance(owner, Player) else ()
    same = [name for name in pile if card(now, name).printed.type == of.printed.type]
    return same[-1:] == [of.name]


@test_of("first revealed")
def _is_first_revealed(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`the first treachery revealed each round`: no other of that description was revealed before it.

    `each quest phase`: nor is one revealed in another phase meant.
    """
    assert quality.group is not None
    named, _, per = quality.word.rpartition(" ")
    if named and phase(now) != named:
        return False
    seen = (card(now, name) for name in revealed(now, per))
    return next((each.name for each in seen if matches(now, quality.group, each, about)), "") == of.name


@test_of("being revealed")
def _is_being_revealed(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """staging: `each enemy revealed gains surge`: the card that is being staged, until its keywords are resolved."""
    return of.zone == REVEALED or now.bound("card") == of.name


@test_of("first played")
def _is_first_played(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`the first ally you play each round`: none of that description was played before it by that player."""
    assert quality.group is not None
    per, _, by = quality.word.partition(" by ")
    you = of.controller if by == "each" else _you(about)
    who = players(now) if by == "anybody" else (you,)
    past = [card(now, name) for each in who for name in played(now, per, each)]
    names = [each.name for each in past if matches(now, quality.group, each, about)]
    before = of.zone == HAND or of.name not in [each.name for each in past]
    if by == "anybody":
        return not names if before else names == [of.name]
    return not names and of.controller == you if before else names[:1] == [of.name]


@test_of("guards")
def _guards(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """guarded: an encounter that is attached to an objective."""
    return any(of.name in each.guards for each in in_play(now))


@test_of("first copy")
def _is_first_copy(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`does not stack with other copies`: of those in the same place with a text box, the one that came first."""
    same = (
        each for each in in_play(now) if each.zone == of.zone and words(each.printed.title) == words(of.printed.title)
    )
    return of.name == min((each.since, each.name) for each in same if each == of or not is_blank(now, each))[1]


@test_of("stage")
def _is_stage(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """quest-cards: a stage of the quest by its number."""
    from judge.games.lotr_lcg.play.values import in_range

    return (
        of.printed.stage is not None
        and quality.range is not None
        and in_range(now, of.printed.stage, quality.range, about)
    )
