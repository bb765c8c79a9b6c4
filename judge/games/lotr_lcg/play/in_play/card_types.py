"""card-types, traits, keywords, spheres: what a card is now, printed or gained."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import QUALIFIERS, members, qualifier
from judge.games.lotr_lcg.cards.meanings import CHARACTERS, Phrase
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, is_blank
from judge.games.lotr_lcg.play.who import any_card, area, attachments, attack, card, first_player, player, players
from judge.games.lotr_lcg.things import SCENARIO, SHADOW, Card, Context, Player


def type_of(now: Moment, of: Card) -> str:
    """card-type-change: the printed type, or the one an effect has put in its place."""
    changed = bearing_on(now, of, "become") if of.in_play else ()
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
    return found == kind or kind == f"{of.printed.back} card"


def traits(now: Moment, of: Card) -> list[str]:
    """traits, blank-includes: the traits a card has; a blank text box has none."""
    found = [] if is_blank(now, of) else list(of.printed.traits)
    found += [bearing.effect.what for bearing in bearing_on(now, of, "gain trait")]
    lost = {bearing.effect.what.casefold() for bearing in bearing_on(now, of, "lose trait")}
    return [each for each in dict.fromkeys(found) if each.casefold() not in lost]


def keywords(now: Moment, of: Card) -> dict[str, int]:
    """keyword-stacking: the keywords a card has, with their numbers added up; victory is outside the text box."""
    found: dict[str, int] = {}
    own = () if is_blank(now, of) else of.printed.keywords
    gained = (bearing.effect for bearing in bearing_on(now, of, "gain keyword"))
    for name, amount in (*own, *((each.what, each.amount.number) for each in gained)):
        found[name] = found.get(name, 0) + amount
    for bearing in bearing_on(now, of, "lose keyword"):
        found.pop(bearing.effect.what, None)
    if of.printed.victory is not None:
        found["victory"] = found.get("victory", 0) + of.printed.victory
    return found


def keyword(now: Moment, of: Card, name: str) -> int:
    """The number of a keyword a card has, 1 for one without a number; 0 if it does not have it."""
    return keywords(now, of).get(name, 0)


def spheres(now: Moment, of: Card) -> list[str]:
    """sphere, anatomy-resource-icons: the spheres of a card, printed or gained."""
    gained = [bearing.effect.what for bearing in bearing_on(now, of, "gain sphere")]
    return list(dict.fromkeys((*of.printed.spheres, *gained)))


def _you(about: Context) -> str:
    return about.by or about.controller


def _has_trait(now: Moment, of: Card, trait: str, about: Context) -> bool:
    return any(each.casefold() in trait.casefold().split("|") for each in traits(now, of))


def _has_title(now: Moment, of: Card, title: str, about: Context) -> bool:
    return title.casefold() in (of.printed.title.casefold(), of.name.casefold())


def _of_sphere(now: Moment, of: Card, sphere: str, about: Context) -> bool:
    found = spheres(now, of)
    return sphere in found or (sphere == "neutral" and not found)


def _fights(now: Moment, of: Card, side: str, names: str) -> bool:
    """Whether a character is among the attackers or defenders, or an enemy attacks or is attacked."""
    there = attack(now)
    return there is not None and (of.name in getattr(there, names) or (there.side, there.enemy) == (side, of.name))


def _is_undefended(now: Moment) -> bool:
    there = attack(now)
    return there is not None and there.declared and not there.defenders


QUALIFIERS.update(
    {
        "type": lambda now, of, kind, about: is_a(now, of, kind),
        "trait": _has_trait,
        "keyword": lambda now, of, name, about: name in keywords(now, of),
        "sphere": _of_sphere,
        "printed sphere": lambda now, of, sphere, about: sphere in of.printed.spheres,
        "unique": lambda now, of, _, about: of.printed.unique,
        "ready": lambda now, of, _, about: not of.exhausted,
        "exhausted": lambda now, of, _, about: of.exhausted,
        "damaged": lambda now, of, _, about: of.damage > 0,
        "committed": lambda now, of, _, about: of.committed,
        "guarded": lambda now, of, _, about: bool(of.guards),
        "attached": lambda now, of, _, about: bool(of.host) and of.in_play,
        "attacking": lambda now, of, _, about: _fights(now, of, "enemy", "attackers"),
        "defending": lambda now, of, _, about: _fights(now, of, "player", "defenders"),
        "undefended": lambda now, of, _, about: _is_undefended(now),
        "yours": lambda now, of, _, about: of.controller == _you(about),
        "owned": lambda now, of, _, about: of.owner == _you(about),
        "others": lambda now, of, _, about: of.controller in players(now) and of.controller != _you(about),
        "other": lambda now, of, _, about: of.name != about.source,
        "title": _has_title,
        # `is a Dwarf`, `is Aragorn`: a trait of that name, or a title.
        "called": lambda now, of, word, about: _has_trait(now, of, word, about) or _has_title(now, of, word, about),
    }
)


@qualifier("alone")
def _fights_alone(now: Moment, of: Card, how: str, about: Context) -> bool:
    """`attacking alone`, `defending alone`: whether it is the only one that does."""
    there = attack(now)
    return there is not None and (there.attackers if how == "attacking" else there.defenders) == (of.name,)


@qualifier("engaged")
def _is_engaged(now: Moment, of: Card, whom: str, about: Context) -> bool:
    """`engaged` with anybody, with you, with that player, with another player, or with a player by name."""
    match whom:
        case "you" if _you(about) != SCENARIO:
            return of.engaged == _you(about)
        case "" | "you":
            return bool(of.engaged)
        case "it":
            return of.engaged != "" and of.engaged in (about.last or ((about.event.player,) if about.event else ()))
        case "other":
            return of.engaged not in ("", _you(about))
        case "first player":
            return of.engaged != "" and of.engaged == first_player(now)
    return of.engaged == whom


PLAYER_WORDS = (
    "it", "that player", "first player", "defending player", "next player", "active player", "engaged player",
)  # fmt: skip


@qualifier("controlled")
def _is_controlled_by(now: Moment, of: Card, whom: str, about: Context) -> bool:
    """Controlled by a player, by that player, by the first or the defending player, or by one by name."""
    if whom == "any" or whom.startswith("threat "):
        least = int(whom.removeprefix("threat ")) if whom != "any" else 0
        return of.controller in players(now) and player(now, of.controller).threat >= least
    if whom in PLAYER_WORDS:
        return of.controller in members(now, Phrase("that player" if whom == "it" else whom), about)
    return of.controller == whom


@qualifier("in")
def _is_in(now: Moment, of: Card, place: str, about: Context) -> bool:
    """In a place: the staging area, a hand, a deck, a discard pile, set aside; `your` ones are yours alone."""
    zone, _, whose = place.partition(" of ")
    owners = {"you": (_you(about),), "it": about.last, SCENARIO: (SCENARIO,)}
    if whose in owners and of.owner not in owners[whose]:
        return False
    return area(now, of) == zone or (zone == "play" and of.in_play)


@qualifier("on")
def _is_on(now: Moment, of: Card, what: str, about: Context) -> bool:
    """Attached to this card, to its host, to the card spoken of, to a card by name, or to a kind of card."""
    host, source = any_card(now, of.host), any_card(now, about.source)
    if host is None:
        return False
    if what in ("hero", "ally", "character", "enemy", "location"):
        return is_a(now, host, what)
    there = attack(now)
    named = {
        "this": (about.source,),
        "it": about.last or ((about.event.subject,) if about.event else ()),
        "host": (source.host,) if source else (),
        "defender": there.defenders if there else (),
    }
    return of.host in named.get(what, (what,))


@qualifier("bears")
def _bears(now: Moment, of: Card, what: str, about: Context) -> bool:
    """With an attachment, with a resource, with damage or progress on it, with an attachment of that title or trait."""
    worn = attachments(now, of)
    tokens = {"attachment": len(worn), "resource": of.resources, "progress": of.progress, "damage": of.damage}
    if what in tokens:
        return tokens[what] > 0
    names = ((each.printed.title, *traits(now, each)) for each in worn)
    return any(what.casefold() == name.casefold() for each in names for name in each)


@qualifier("topmost")
def _is_topmost(now: Moment, of: Card, _: str, about: Context) -> bool:
    """The last one of its type to come to its discard pile."""
    owner = now.get(of.owner)
    pile = owner.discard if isinstance(owner, Player) else ()
    same = [name for name in pile if card(now, name).printed.type == of.printed.type]
    return same[-1:] == [of.name]
