"""campaign-sequence, campaign-log, campaign-fallen: Campaign Mode: the setup checklist, what is recorded afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import just_happens
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.setup import initial_threat
from judge.games.lotr_lcg.play.who import any_card, card, game, in_play, in_player_order, player
from judge.games.lotr_lcg.play.winning import WIN
from judge.games.lotr_lcg.things import CAMPAIGN, DISCARD, PLAY, Campaign, Card, Occurrence, PoolCard


def campaign(now: Moment) -> Campaign:
    """The campaign log; an empty one where the table has none."""
    found = now.get(CAMPAIGN)
    return found if isinstance(found, Campaign) else Campaign()


def heroes_of(now: Moment, name: str) -> list[Card]:
    """campaign-heroes: the heroes a player uses in this game."""
    return [each for each in now.every(Card) if each.printed.type == "hero" and each.owner == name]


def _logged(now: Moment) -> Iterator[tuple[str, str, bool]]:
    """Every hero of the log: its player, its name, whether that player still uses it."""
    for name, heroes in campaign(now).heroes:
        used = {each.printed.title for each in heroes_of(now, name)}
        yield from ((name, hero, hero in used) for hero in heroes)


@RULES.step
def check_logged_heroes(now: Moment) -> None:
    """campaign-check-1: the heroes are those of the log; in the first game they are entered."""
    if not campaign(now).heroes:
        now.say(
            "This is the first game of the campaign, so the players enter their heroes in the campaign log.",
            cite("campaign-check-1"),
        )
    for name, hero, used in _logged(now):
        word = "uses" if used else "does not use"
        now.say(f"{name} {word} {hero} from the campaign log.", cite("campaign-check-1"), cite("campaign-same-heroes"))


@RULES.step
def replace_fallen_heroes(now: Moment) -> None:
    """campaign-check-2: a fallen hero is replaced, at a penalty; without any hero left it is kept, at another."""
    for name, heroes in campaign(now).heroes:
        new = [each.printed.title for each in heroes_of(now, name) if each.printed.title not in heroes]
        for hero in (each for each in heroes if each in campaign(now).fallen):
            if (name, hero, True) in _logged(now) and not campaign(now).collection:
                _keep(now, name, hero)
            else:
                _replace(now, name, hero, new.pop(0) if new else "")


def _keep(now: Moment, name: str, hero: str) -> None:
    """campaign-no-heroes-left: the hero is taken off the list, and its player has the penalty."""
    log = campaign(now)
    now.put(log._replace(fallen=tuple(each for each in log.fallen if each != hero)))
    now.say(
        f"There is no hero left for {name}, so {hero} is removed from the list of fallen heroes.",
        cite("campaign-no-heroes-left"),
    )
    penalize_one(now, name, f"{hero} is kept", "campaign-no-heroes-left")


def _replace(now: Moment, name: str, hero: str, new: str) -> None:
    """campaign-fallen-replace, campaign-pool-fallen: a new hero costs everybody; permanent cards leave the pool."""
    has_to = "has to" if new or now.reads("fallen-hero-replaced") == "must" else "may"
    instead = f"{new} replaces this hero" if new else f"{name} {has_to} choose another hero"
    said = f"{hero} has fallen and cannot be used: {instead}."
    now.say(said, cite("campaign-fallen"), cite("campaign-check-2"), event=("replaced" if new else "fallen", hero))
    if new:
        penalize_all(now, f"{hero} is replaced", "campaign-fallen-replace")
    strike_permanents(now, hero)


def strike_permanents(now: Moment, hero: str) -> None:
    """campaign-pool-fallen: with a fallen hero its permanent boons and burdens leave the pool."""
    log = campaign(now)
    now.put(log._replace(pool=tuple(each for each in log.pool if each.hero != hero)))
    for each in (each for each in log.pool if each.hero == hero):
        said = f"{each.name} was attached to {hero} and leaves the campaign pool."
        now.say(said, cite("campaign-pool-fallen"), event=("removed", each.name))


just_happens("leave pool")


@occurs("leave-pool")
def leave_pool(now: Moment, what: Occurrence) -> None:
    """campaign-pool: card text strikes a card off the campaign pool; it is not used in later games."""
    log, title = campaign(now), card(now, what.subject).printed.title
    now.put(log._replace(pool=tuple(each for each in log.pool if each.name not in (what.subject, title))))
    said = f"{what.subject} is removed from the campaign pool."
    now.say(said, cite("campaign-pool"), cite("golden-rule-card-over-rules"), event=("removed", what.subject))


def penalize_all(now: Moment, why: str, rule: str) -> None:
    """campaign-fallen-replace, campaign-trade-hero: each player's starting threat goes up by 1 for good."""
    log = campaign(now)
    now.put(log._replace(penalty=log.penalty + 1))
    for name in in_player_order(now):
        said = f"{why}: {name}'s threat penalty rises by 1 to {penalty_of(now, name)}."
        now.say(said, cite(rule), event=("penalty", name))


def penalize_one(now: Moment, name: str, why: str, rule: str) -> None:
    """campaign-no-heroes-left, expert-campaign: a penalty of one player; the others do not share it."""
    log = campaign(now)
    own = dict(log.penalties)
    own[name] = own.get(name, 0) + 1
    now.put(log._replace(penalties=tuple(own.items())))
    now.say(f"{why}: {name}'s threat penalty rises by 1.", cite(rule), event=("penalty", name))


@RULES.step
def trade_heroes(now: Moment) -> None:
    """campaign-check-3, campaign-trade-hero: a hero given up by choice costs each player 1 threat."""
    traded = [(name, hero) for name, hero, used in _logged(now) if not used and hero not in campaign(now).fallen]
    for name, hero in traded:
        penalize_all(now, f"{name} has traded {hero}", "campaign-trade-hero")
    if not traded:
        now.say("Nobody has traded a hero.", cite("campaign-check-3"))
    for name in dict.fromkeys(name for name, _ in traded):
        count = sum(each == name for each, _ in traded)
        if count > 1 and now.reads("heroes-traded") == "one":
            said = f"{name} has traded {count} heroes, but each player may trade only one between two scenarios."
            now.say(said, cite("campaign-trade-hero"), event=("too many traded", name))


@RULES.test
def the_campaign_is_expert(now: Moment) -> bool:
    """expert-campaign: whether this is an expert campaign, in which heroes keep their damage."""
    return campaign(now).expert


@RULES.step
def carry_damage_over(now: Moment) -> None:
    """expert-campaign: recorded damage is placed on the heroes, unless their player heals it for 1 threat each."""
    log = campaign(now)
    for hero, damage in log.damage:
        for each in (each for each in now.every(Card) if each.printed.title == hero and each.in_play):
            if hero in log.heals:
                penalize_one(now, each.owner, f"{hero} is healed", "expert-campaign")
            else:
                now.put(each._replace(damage=damage))
                now.say(
                    f"{hero} starts the game with {damage} damage.",
                    cite("expert-campaign"),
                    event=("damage", each.name),
                )


def penalty_of(now: Moment, name: str) -> int:
    """campaign-threat-penalty: what a player adds to the starting threat."""
    log = campaign(now)
    return log.penalty + dict(log.penalties).get(name, 0)


@RULES.step
def apply_threat_penalty(now: Moment) -> None:
    """campaign-threat-penalty: each player's starting threat is the threat costs of the heroes and the penalty."""
    for name in in_player_order(now):
        now.put(player(now, name)._replace(penalty=penalty_of(now, name)))
        threat = initial_threat(now, name, penalty_of(now, name))
        now.put(player(now, name)._replace(threat=int(threat.total)))
        said = f"{name} starts with {threat.total} threat, including a penalty of {penalty_of(now, name)}."
        now.say(said, cite("campaign-threat-penalty"), cite("initial-threat"), event=("threat", name), value=threat)


@RULES.step
def attach_permanents(now: Moment) -> None:
    """campaign-check-5, campaign-pool-permanent: permanent cards start on their heroes."""
    for each in (each for each in campaign(now).pool if each.hero):
        if (there := any_card(now, each.name)) is not None:
            now.put(there._replace(zone=PLAY, host=each.hero))
        said = f"{each.name} is attached to {each.hero}."
        now.say(said, cite("campaign-check-5"), cite("campaign-pool-permanent"), event=("attached", each.name))


@RULES.step
def place_setup_cards(now: Moment) -> None:
    """campaign-check-6: boons and burdens with Setup go into the play area."""
    for each in campaign(now).pool:
        if each.setup:
            now.say(f"{each.name} has Setup and is put into the play area.", cite("campaign-check-6"))


@RULES.step
def fill_player_decks(now: Moment) -> None:
    """campaign-check-7: boons with a player card back may, burdens must go into player decks."""
    for each in _loose(now, "player"):
        must = "must" if each.kind == "burden" else "may"
        rule = cite("campaign-pool-burden" if each.kind == "burden" else "campaign-pool-boon")
        said = f"{each.name} {must} be added to a player's deck; it does not count toward the minimum."
        now.say(said, cite("campaign-check-7"), rule)


@RULES.step
def fill_encounter_deck(now: Moment) -> None:
    """campaign-check-8, campaign-pool-encounter: what has an encounter card back must go into the encounter deck."""
    for each in _loose(now, "encounter"):
        said = f"{each.name} is shuffled into the encounter deck."
        now.say(said, cite("campaign-check-8"), cite("campaign-pool-encounter"))


def _loose(now: Moment, back: str) -> list[PoolCard]:
    return [each for each in campaign(now).pool if each.back == back and not each.hero and not each.setup]


def _won(now: Moment) -> bool:
    return campaign(now).result == "won" or game(now).over == WIN


@RULES.step
def record_result(now: Moment) -> None:
    """campaign-sequence: a defeated scenario leads to the next; a lost one is played again, without a penalty."""
    said = (
        "defeated, and the players advance to the next scenario"
        if _won(now)
        else "lost, and the players must play it again, without a penalty"
    )
    now.say(f"The scenario is {said}.", cite("campaign-sequence"), event=("result", "campaign"))


@RULES.step
def record_fallen_heroes(now: Moment) -> None:
    """campaign-fallen: heroes in the discard piles are fallen; whether also after a loss is a reading."""
    lost = [each for each in now.every(Card) if each.printed.type == "hero" and each.zone == DISCARD]
    if not lost:
        now.say("No hero is in a discard pile.", cite("campaign-fallen"))
        return
    if not _won(now) and now.reads("campaign-loss-fallen") == "no-penalty":
        said = "After a loss no hero is added to the list of fallen heroes."
        now.say(said, cite("campaign-sequence"), cite("campaign-fallen"))
        return
    for each in lost:
        log, hero = campaign(now), each.printed.title
        now.put(log._replace(fallen=(*log.fallen, hero)))
        now.say(f"{hero} is added to the list of fallen heroes.", cite("campaign-fallen"), event=("fallen", each.name))
        strike_permanents(now, hero)


@RULES.step
def record_damage(now: Moment) -> None:
    """expert-campaign: the damage on each hero is recorded."""
    hurt = [each for each in in_play(now) if each.printed.type == "hero" and each.damage]
    found = tuple((each.printed.title, each.damage) for each in hurt)
    now.put(campaign(now)._replace(damage=found))
    for hero, damage in found:
        now.say(f"{damage} damage is recorded for {hero}.", cite("expert-campaign"), event=("recorded", hero))


@RULES.step
def record_pool(now: Moment) -> None:
    """campaign-cards, campaign-pool: the campaign card is turned over, and what was earned goes into the pool."""
    if _won(now):
        said = "The players turn the campaign card over and enter earned boons and burdens in the campaign pool."
        now.say(said, cite("campaign-cards"), cite("campaign-pool"))
    else:
        now.say("The campaign card is not turned over until the players defeat the scenario.", cite("campaign-cards"))
