"""card-types, traits, keywords, spheres: what a card is now, printed or gained."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import Context, members, qualifier
from judge.games.lotr_lcg.cards.meanings import CHARACTERS, Keyword, Phrase
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, is_blank
from judge.games.lotr_lcg.play.who import area, attachments, attack, first_player, players
from judge.games.lotr_lcg.things import SCENARIO, SHADOW, Card, Player


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
    return found == kind or (kind == "encounter card" and of.printed.back == "encounter") or (
        kind == "player card" and of.printed.back == "player"
    )  # fmt: skip


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
    gained = (
        Keyword(bearing.effect.what, bearing.effect.amount.number) for bearing in bearing_on(now, of, "gain keyword")
    )
    for each in (*own, *gained):
        found[each.name] = found.get(each.name, 0) + each.amount
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


def is_encounter_card(of: Card) -> bool:
    """owner-definition: whether a card belongs to the scenario."""
    return of.printed.back in ("encounter", "quest")


@qualifier("type")
def _of_type(now: Moment, of: Card, kind: str, about: Context) -> bool:
    return is_a(now, of, kind)


@qualifier("trait")
def _has_trait(now: Moment, of: Card, trait: str, about: Context) -> bool:
    return any(each.casefold() in trait.casefold().split("|") for each in traits(now, of))


@qualifier("keyword")
def _has_keyword(now: Moment, of: Card, name: str, about: Context) -> bool:
    return name in keywords(now, of)


@qualifier("sphere")
def _of_sphere(now: Moment, of: Card, sphere: str, about: Context) -> bool:
    found = spheres(now, of)
    return sphere in found or (sphere == "neutral" and not found)


@qualifier("printed sphere")
def _of_printed_sphere(now: Moment, of: Card, sphere: str, about: Context) -> bool:
    """printed: an icon that is on the card itself; a gained one is not."""
    return sphere in of.printed.spheres


@qualifier("unique")
def _is_unique(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.printed.unique


@qualifier("ready")
def _is_ready(now: Moment, of: Card, _: str, about: Context) -> bool:
    return not of.exhausted


@qualifier("exhausted")
def _is_exhausted(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.exhausted


@qualifier("damaged")
def _is_damaged(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.damage > 0


@qualifier("committed")
def _is_committed(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.committed


@qualifier("attacking")
def _is_attacking(now: Moment, of: Card, _: str, about: Context) -> bool:
    fight = attack(now)
    return fight is not None and (of.name in fight.attackers or (fight.side == "enemy" and fight.enemy == of.name))


@qualifier("defending")
def _is_defending(now: Moment, of: Card, _: str, about: Context) -> bool:
    fight = attack(now)
    return fight is not None and (of.name in fight.defenders or (fight.side == "player" and fight.enemy == of.name))


@qualifier("alone")
def _fights_alone(now: Moment, of: Card, how: str, about: Context) -> bool:
    """`attacking alone`, `defending alone`: whether it is the only one that does."""
    fight = attack(now)
    return fight is not None and (fight.attackers if how == "attacking" else fight.defenders) == (of.name,)


@qualifier("undefended")
def _is_undefended(now: Moment, of: Card, _: str, about: Context) -> bool:
    fight = attack(now)
    return fight is not None and fight.declared and not fight.defenders


@qualifier("engaged")
def _is_engaged(now: Moment, of: Card, whom: str, about: Context) -> bool:
    """`engaged` with anybody, with you, with that player, with another player, or with a player by name."""
    you = about.by or about.controller
    match whom:
        case "":
            return bool(of.engaged)
        case "you":
            return of.engaged == you if you != SCENARIO else bool(of.engaged)
        case "it":
            return of.engaged != "" and of.engaged in (about.last or ((about.event.player,) if about.event else ()))
        case "other":
            return of.engaged not in ("", you)
        case "first player":
            return of.engaged != "" and of.engaged == first_player(now)
    return of.engaged == whom


@qualifier("yours")
def _is_yours(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.controller == (about.by or about.controller)


@qualifier("owned")
def _is_owned(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.owner == (about.by or about.controller)


@qualifier("others")
def _is_anothers(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.controller in players(now) and of.controller != (about.by or about.controller)


@qualifier("controlled")
def _is_controlled_by(now: Moment, of: Card, whom: str, about: Context) -> bool:
    """Controlled by a player, by that player, by the first or the defending player, or by one by name."""
    if whom == "any":
        return of.controller in players(now)
    if whom.startswith("threat "):
        least = int(whom.removeprefix("threat "))
        return of.controller in players(now) and now.the(Player, of.controller).threat >= least
    if whom in ("it", "that player", "first player", "defending player", "next player", "active player",
                "engaged player"):  # fmt: skip
        how = "that player" if whom == "it" else whom
        return of.controller in members(now, Phrase(how), about)
    return of.controller == whom


@qualifier("other")
def _is_another(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.name != about.source


@qualifier("in")
def _is_in(now: Moment, of: Card, place: str, about: Context) -> bool:
    """In a place: the staging area, a hand, a deck, a discard pile, set aside; `your` ones are yours alone."""
    zone, _, whose = place.partition(" of ")
    you = about.by or about.controller
    if whose == "you" and of.owner != you:
        return False
    if whose == "it" and of.owner not in about.last:
        return False
    if whose == SCENARIO and of.owner != SCENARIO:
        return False
    return area(now, of) == zone or (zone == "play" and of.in_play)


@qualifier("on")
def _is_on(now: Moment, of: Card, what: str, about: Context) -> bool:
    """Attached to this card, to its host, to the card spoken of, to a card by name, or to a kind of card."""
    host = now.get(of.host)
    if not isinstance(host, Card):
        return False
    if what in ("hero", "ally", "character", "enemy", "location"):
        return is_a(now, host, what)
    source, fight = now.get(about.source), attack(now)
    if what == "defender":
        return fight is not None and of.host in fight.defenders
    named = {"this": (about.source,), "it": about.last or ((about.event.subject,) if about.event else ()),
             "host": (source.host,) if isinstance(source, Card) else ()}  # fmt: skip
    return of.host in named.get(what, (what,))


@qualifier("guarded")
def _is_guarded(now: Moment, of: Card, _: str, about: Context) -> bool:
    return bool(of.guards)


@qualifier("attached")
def _is_attached(now: Moment, of: Card, _: str, about: Context) -> bool:
    return bool(of.host) and of.in_play


@qualifier("bears")
def _bears(now: Moment, of: Card, what: str, about: Context) -> bool:
    """With an attachment, with a resource, with damage or progress on it, with an attachment of that title or trait."""
    match what:
        case "attachment":
            return bool(attachments(now, of))
        case "resource":
            return of.resources > 0
        case "progress":
            return of.progress > 0
        case "damage":
            return of.damage > 0
    worn = attachments(now, of)
    return any(what.casefold() in (each.printed.title.casefold(), *(t.casefold() for t in traits(now, each)))
               for each in worn)  # fmt: skip


@qualifier("title")
def _has_title(now: Moment, of: Card, title: str, about: Context) -> bool:
    return title.casefold() in (of.printed.title.casefold(), of.name.casefold())


@qualifier("topmost")
def _is_topmost(now: Moment, of: Card, _: str, about: Context) -> bool:
    """The last one of its type to come to its discard pile."""
    owner = now.get(of.owner)
    pile = owner.discard if isinstance(owner, Player) else ()
    same = [name for name in pile if now.the(Card, name).printed.type == of.printed.type]
    return bool(same) and same[-1] == of.name


@qualifier("called")
def _is_called(now: Moment, of: Card, word: str, about: Context) -> bool:
    """`is a Dwarf`, `is Aragorn`: a trait of that name, or a title."""
    return _has_trait(now, of, word, about) or _has_title(now, of, word, about)


@qualifier("chosen")
def _is_spoken_of(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.name in about.last


@qualifier("shadow")
def _is_shadow(now: Moment, of: Card, _: str, about: Context) -> bool:
    return of.zone == SHADOW
