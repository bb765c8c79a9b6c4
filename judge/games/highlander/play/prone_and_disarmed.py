"""prone, disarming, considered-prone, considered-disarmed, hand-icon: states, weapons lost and regained."""

from __future__ import annotations

from judge.engine import Moment, Refusal, by_row, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import in_force
from judge.games.highlander.cards.groups import title_words
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.anatomy import STAYING
from judge.games.highlander.play.choice_words import PickCard
from judge.games.highlander.play.who import active_player, call_off, change, discard, in_play, player, turn
from judge.games.highlander.things import Attack, Card

MOST_HANDS = 2
WITHOUT_A_WEAPON = ("dodge", "ranged attack", "dirty trick")
CHOSEN = "chosen before"
"""Stands for the effect by which a weapon on the table is Considered broken: whichever there is."""


def considered(now: Moment, name: str, state: str) -> Card | None:
    """considered-prone, considered-disarmed: the card in play that makes a player count as such, if any."""
    return next((card for card, does in in_force(now, lasting.Considered, name) if does.state == state), None)


def is_prone(now: Moment, name: str) -> bool:
    """prone, considered-prone: whether a player is Prone or counts as such."""
    return player(now, name).prone or considered(now, name, "prone") is not None


def weapons(now: Moment, name: str) -> list[Card]:
    """primary-woc: a player's Weapons of Choice, lost ones included; without any he still has a one-handed weapon."""
    return [card for card in _weapons(now) if card.owner == name]


@by_row(Card)
def _weapons(row: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in row if card.zone == "play" and card.type == "weapon"])


def wielded(now: Moment, name: str) -> list[Card]:
    """The weapons a player has neither lost nor broken."""
    return [card for card in weapons(now, name) if not card.state]


def actually_disarmed(now: Moment, name: str) -> bool:
    """disarming: Disarmed only when every weapon is Disarmed or broken."""
    mine = weapons(now, name)
    lost = [card for card in mine if card.state]
    if 0 < len(lost) < len(mine):
        return now.reads("weapons-lost") == "one-is-enough"
    return bool(lost)


def is_disarmed(now: Moment, name: str) -> bool:
    """disarming, considered-disarmed: whether a player is Disarmed or counts as such."""
    if actually_disarmed(now, name) or considered(now, name, "disarmed") is not None:
        return True
    return considered(now, name, "weapon broken") is not None and len(wielded(now, name)) <= 1


def cannot_become(now: Moment, name: str, state: str) -> Card | None:
    """prevention: the card in play by which a player cannot become Prone or Disarmed, if any."""
    return next((card for card, does in in_force(now, lasting.CannotBecome, name) if does.state == state), None)


def become_prone(now: Moment, name: str, source: str, gem: str = "") -> None:
    """prone: a player falls; in his own turn he cannot try to stand up before the next one."""
    if kept := cannot_become(now, name, "prone"):
        now.say(f"{kept.title}: {name} cannot become Prone.", cite("prevention"), event=("prone", name))
        return
    change(now, name, prone=True, prone_gem=gem, fell=active_player(now) == name)
    now.say(f"{name} is Prone ({source}).", cite("prone"), event=("prone", name))


def stand_up(now: Moment, name: str, helped: bool = False) -> None:
    """prone: a player regains his feet; errata-arms-195: with the help of a bonus to the check, or without."""
    change(now, name, prone=False, prone_gem="")
    rules = (cite("errata-arms-195"), cite("attribute-checks")) if helped else ()
    now.say(f"{name} is no longer Prone.", *rules, cite("prone"), event=("prone", name))


def lose_weapon(now: Moment, weapon: Card, state: str) -> None:
    """disarming: a weapon is Disarmed or broken; what belongs to it goes, a hilt too."""
    who, how = weapon.owner, "broken" if state == "broken" else "Disarmed"
    now.put(weapon._replace(state=state, lost=turn(now).number if active_player(now) == who else weapon.lost))
    whose = "" if weapon.title.startswith(f"{who}'s ") else f"{who}'s "
    now.say(f"{whose}{weapon.title} is {how}.", cite("disarming"), event=("disarmed", who))
    for card in in_play(now, who):
        if belongs_to(now, card, weapon) or is_hilt_of(card, weapon):
            rule = cite("hilts") if is_hilt_of(card, weapon) else cite("disarming")
            discard(now, card, f"{card.title} is discarded with the weapon.", rule)
            call_off(now, card)
    left = wielded(now, who)
    text = f"{who} still has {left[0].title} and is not Disarmed." if left else f"{who} is Disarmed."
    now.say(text, cite("disarming"), event=("disarmed", who))


def still_comes(now: Moment, card: Card) -> bool:
    """Reading attack-removed: whether an attack whose card is removed from play must still be defended against."""
    if not any(each.card == card.name and each.is_open for each in now.every(Attack)):
        return False
    if now.reads("attack-removed") == "still-comes":
        return True
    call_off(now, card)
    now.say(f"Nobody has to defend against {card.title} any more.", cite("phase-1-sweep"), event=("gone", card.title))
    return False


def belongs_to(now: Moment, card: Card, weapon: Card) -> bool:
    """disarming: Weapon of Choice cards and Blade cards that pertain to a weapon; of attacks it is a reading."""
    passing = (card.is_attack or card.is_defense) and card.type not in STAYING
    if card.type == "weapon" or (passing and now.reads("attack-of-a-lost-weapon") == "stays"):
        return False
    own = card.weapon.casefold() == weapon.title.casefold()
    return own or ("blade" in title_words(card) and card.weapon == "")


def is_hilt_of(card: Card, weapon: Card) -> bool:
    """hilts: a hilt for the weapon; one that names no weapon is for the weapon there is, an off-hand one for such."""
    if not {"hilt", "off-hand hilt"} & set(card.groups):
        return False
    if card.weapon:
        return card.weapon.casefold() == weapon.title.casefold()
    return ("off-hand hilt" in card.groups or card.off_hand) is weapon.off_hand


def regain_weapon(now: Moment, weapon: Card) -> None:
    """rearm: a Disarmed weapon is recovered."""
    now.put(weapon._replace(state=""))
    now.say(f"{weapon.owner} regains {weapon.title}.", cite("rearm"), event=("disarmed", weapon.owner))


def recover(now: Moment, named: Card) -> None:
    """disarming: of several Disarmed weapons one is chosen; whether before the Exertion or after it is a reading."""
    lost = [each for each in weapons(now, named.owner) if each.state == "disarmed"]
    if len(lost) > 1 and now.reads("rearm-choice") == "chosen-after":
        now.call("recovering", who=named.owner)
    else:
        regain_weapon(now, named)


def _weapon_of(now: Moment, by: str, card: Card) -> Card | None:
    """anatomy-subtitle: the weapon of a player that a Weapon Specific card belongs to."""
    mine = weapons(now, by) if card.weapon else []
    return next((each for each in mine if each.title.casefold() == card.weapon.casefold()), None)


def _lacks(now: Moment, by: str, weapon: Card) -> bool:
    """disarming, considered-disarmed: whether a weapon is lost or counts as lost, alone or with all others."""
    return bool(weapon.state) or is_disarmed(now, by) or _counts_as_broken(now, by, weapon)


def _counts_as_broken(now: Moment, by: str, weapon: Card) -> bool:
    """considered-disarmed-which: whether this is the one of several weapons that is Considered broken."""
    source = considered(now, by, "weapon broken")
    chosen = source is not None and weapon.considered in (source.name, CHOSEN)
    return chosen and now.reads("considered-broken-choice") == "kept"


def choose_by_playing(now: Moment, by: str, card: Card) -> None:
    """considered-disarmed-which: who plays a card of one weapon has chosen another one to be Considered broken."""
    own, source = _weapon_of(now, by, card), considered(now, by, "weapon broken")
    if own is None or source is None or own.state:
        return
    for other in wielded(now, by):
        if other.name != own.name and other.considered not in (source.name, CHOSEN):
            now.put(other._replace(considered=source.name))
            text = f"{other.title} is the weapon of {by} that is Considered broken ({source.title})."
            now.say(text, cite("considered-disarmed"), event=("disarmed", by))


def _plays_anyway(now: Moment) -> bool:
    """Reading specific-though-disarmed: whether a dodge and the like can be played without the weapon it belongs to."""
    return now.reads("specific-though-disarmed") == "playable"


def refuse_weaponless(now: Moment, by: str, card: Card) -> Refusal | None:
    """disarming: what cannot be played while Disarmed; dodges, Ranged Attacks and Dirty Tricks can."""
    if card.even_disarmed:
        return None
    free = card.type in WITHOUT_A_WEAPON
    own = _weapon_of(now, by, card)
    if own is not None and _lacks(now, by, own) and not (free and _plays_anyway(now)):
        how = "has lost" if own.state else "is considered to have lost"
        rule = cite("primary-woc") if own.state else cite("considered-disarmed")
        return refuse(f"{card.title} belongs to {own.title}, which {by} {how}", cite("disarming"), rule)
    if not is_disarmed(now, by) or (free and now.reads("disarmed-plays") == "without-a-weapon"):
        return None
    if "blade" in title_words(card):
        return refuse(f"{by} is Disarmed and cannot play a Blade card", cite("disarming"))
    if not (card.is_attack or card.is_defense):
        return None
    if now.reads("weapon-attacks") == "as-card-says" and not card.needs_weapon:
        return None
    rule = cite("disarming") if actually_disarmed(now, by) else cite("considered-disarmed")
    rules = dict.fromkeys((rule, cite("disarming")))
    return refuse(f"{by} is Disarmed and cannot play {card.title}, which needs a weapon", *rules)


def hand_icons(now: Moment, name: str) -> int:
    """hand-icon: the Hand Icons among a player's cards in play; without a Weapon of Choice his weapon counts one."""
    return sum(card.hands for card in in_play(now, name))


def most_hand_icons(now: Moment, name: str) -> int:
    """hand-icon: two, unless an effect allows more."""
    return max(MOST_HANDS, *(does.amount for _, does in in_force(now, lasting.Sized, name, of="hand icons")), 0)


def refuse_hands(now: Moment, by: str, card: Card) -> Refusal | None:
    """hand-icon: never more than two Hand Icons in play."""
    have, most = hand_icons(now, by), most_hand_icons(now, by)
    if card.hands and have + card.hands > most:
        also = (cite("faq-ranged-hand-icons"),) if card.type == "ranged attack" else ()
        return refuse(f"{by} has {have} Hand Icons in play; {card.title} would make {have + card.hands}, and {most} "
                      "are allowed", cite("hand-icon"), *also)  # fmt: skip
    return None


@RULES.verb
class LoseWeapon(PickCard):
    """disarming: the player being Disarmed chooses which of several weapons is lost."""

    name = "lose-weapon"
    phrase = "loses {0}"
    example = "loses <weapon>"
    zone = "play"
    rule, wrong = "disarming", "is not a weapon that its player still has"
    only = refuse("no player has to choose a weapon to be Disarmed now", cite("disarming"))

    def by(self, now: Moment) -> str:
        return str(now.bound("loser"))

    def things(self, now: Moment, by: str) -> list[Card]:
        return wielded(now, self.by(now)) if now.bound("state") else []

    def take_thing(self, now: Moment, by: str, weapon: Card) -> None:
        lose_weapon(now, weapon, str(now.bound("state")))


@RULES.verb
class Recover(PickCard):
    """disarming: who manages to recover a weapon and has lost several chooses which it is."""

    name = "recover"
    phrase = "recovers {0}"
    example = "recovers <weapon>"
    zone = "play"
    rule, wrong = "rearm", "is not a Disarmed weapon"
    only = refuse("a weapon is chosen when an Exertion to regain one has succeeded", cite("rearm"), cite("disarming"))

    def by(self, now: Moment) -> str:
        return str(now.bound("who"))

    def things(self, now: Moment, by: str) -> list[Card]:
        return [each for each in weapons(now, by) if each.state == "disarmed"]

    def take_thing(self, now: Moment, by: str, weapon: Card) -> None:
        regain_weapon(now, weapon)


@RULES.verb
class Shed(PickCard):
    """hand-icon: with too many Hand Icons in play a player may remove a card, or let go of a weapon."""

    name = "shed"
    phrase = "sheds {0}"
    example = "sheds <card with a Hand Icon>"
    zone = "play"
    rule, wrong = "hand-icon", "has no Hand Icon"

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in in_play(now, by) if card.hands]

    def refuse_thing(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if hand_icons(now, by) > most_hand_icons(now, by):
            return None
        return refuse(f"{by} does not have too many Hand Icons in play", cite("hand-icon"))

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        if card.type == "weapon":
            lose_weapon(now, card, "disarmed")
        else:
            text = f"{by} removes {card.title} from play."
            discard(now, card, text, cite("hand-icon"), event="removed", actor=by)
            still_comes(now, card)
