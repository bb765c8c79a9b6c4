"""Words that were read and then lost on the way to what is carried out; and the law that finds such words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from situations import choices, may

from judge.cardtext import PrintedCard, Sentence, knowing
from judge.cardtext.lost_words import bare, lost
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.conditions import TESTS
from judge.games.wot_ccg.cards.deeds import DEEDS
from judge.games.wot_ccg.cards.language import language, lexicon_of
from judge.games.wot_ccg.cards.meanings import Condition
from judge.games.wot_ccg.cards.meanings.effects import Deed, Effect
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import compiled
from judge.testing.consulted import unconsulted
from wot_ccg.situations import situation, value

REAL = Path(__file__).parents[5] / "shared" / "cards" / "wot-ccg.json"
ON = {"advantage": ("character", "player")}
# No difference is meant: whom a pronoun calls so, what is usual anyway, what only reminds.
ALIKE = {
    ("Played play", "action"), ("Clause", "timing"), ("Clause", "once"), ("Clause", "may"), ("Clause", "when"),
    ("Chosen", "target"), ("Deed kill", "whom"), ("Deed has", "whom"), ("Deed discard", "whom"),
    ("Deed put seen", "only_for"),
}  # fmt: skip


def _idle(kind: str, field: str) -> bool:
    pronoun = kind.startswith(("Ref", "Note")) or (kind.startswith("Condition") and field == "whom")
    return pronoun or (kind, field) in ALIKE


def _comes_to(text: tuple[Any, ...]) -> Any:
    (kind, on), *means = text
    found = compiled(Printed(kind, "Vey", on), [Sentence("x", each, "x") for each in means])
    read = found.effects and all(each.read for each in found.sentences)  # Requirements wait for a benefit.
    return bare(found._replace(sentences=()), {Effect: ("name",)}) if read else None


@pytest.fixture(scope="module")
def texts() -> Iterator[list[tuple[Any, ...]]]:
    """Every sentence of the real cards that can stand alone on a card of some kind."""
    cards = [
        PrintedCard(each["name"], each["type"], each["set"], tuple(each["text"]), each["stats"],
                    {"subtype": each["subtype"], "attribute": each["attribute"]})
        for each in json.loads(REAL.read_text(encoding="utf-8"))
    ]  # fmt: skip
    with knowing(RULES.collected.words(cards)):
        means = {repr(each.means): each.means for card in cards[::3] for each in RULES.collected.read(card).sentences
                 if each.read and not each.reminds}  # fmt: skip
        kinds = [(kind, on) for kind in ("event", "challenge", "character", "troop", "advantage")
                 for on in ON.get(kind, ("",))]  # fmt: skip
        yield [text for each in means.values() for kind in kinds if _comes_to(text := (kind, each)) is not None]


@pytest.mark.skipif(not REAL.exists(), reason="real cards are not part of the project")
def test_no_word_is_lost(texts: list[tuple[Any, ...]]) -> None:
    """DESIGN 9, nothing is swallowed: sentences that differ in one word do something else."""
    found = lost(language(), texts, _comes_to, lexicon_of((), ()), idle=_idle, apart=lambda text: text[0], tries=1)
    assert [str(each) for each in found] == []


def _within(part: Any) -> Iterator[Any]:
    yield part
    for each in part if isinstance(part, tuple) else ():
        yield from _within(each)


@pytest.mark.skipif(not REAL.exists(), reason="real cards are not part of the project")
def test_every_field_is_looked_at(texts: list[tuple[Any, ...]]) -> None:
    """DESIGN 9: what a deed or a condition is given, the function behind its verb asks for."""
    parts = (part for text in texts for part in _within(_comes_to(text)) if isinstance(part, Deed | Condition))

    def consumer(part: Any) -> Any:
        found = DEEDS.get(part.verb) if isinstance(part, Deed) else TESTS.get(part.test)
        return found and (found, 2 if isinstance(part, Deed) else 1)

    found = unconsulted(parts, consumer, frozenset(("conditions", "negated", "may")))
    assert found.keys() <= {"Deed choose.whom", "Condition fresh.whom"}  # The choice is the card's; `it` is looked at.


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("challenge", "Target a character. If you succeed, this challenge becomes a character advantage on you."),
        ("challenge", "If you succeed, this challenge becomes a character advantage targeting each troop you control."),
        ("challenge", "You may target a player."),
        ("event", "Target a card-based challenge you initiated. If you win the challenge, add a token to your section "
         "of the Pattern unless you succeed by 4 or more."),
        ("character", "Each Aiel troop you control participates as a character."),
        ("character", "This character participates as a troop while it is damaged."),
        ("event", "Target a troop. The target participates as a character until the end of the turn."),
    ],
)  # fmt: skip
def test_what_would_be_lost_is_unread(kind: str, text: str) -> None:
    """Each was read, and one word of it made no difference: on whom, whether, unless, which cards, while."""
    assert RULES.collected.read(PrintedCard("Ploy", kind, text=(text,))).status != "read"


@pytest.mark.parametrize(("host", "legal"), [("Ann", True), ("Bo", False)])
def test_whom_the_text_of_an_advantage_names_is_whom_it_goes_on(host: str, legal: bool) -> None:
    """play-advantage: `target Aiel character gains ...`: Ann is an Aiel, Bo is none."""
    table = """
        acting: hero
        dominant: hero
        characters:
          Ann: {owner: hero, politics: 1, allegiances: Aiel}
          Bo: {owner: hero, politics: 1, allegiances: Tear}
        advantages: {Spear: {owner: hero, kind: character, cost: 0, text: "Target Aiel character gains +1 Combat."}}
    """
    assert may(situation("take-actions", table), f"Hero plays Spear on {host}") is legal


def test_up_to_so_many_in_all() -> None:
    """`for each troop you control up to 2 in all`: with three troops two targets, and no third."""
    table = """
        acting: hero
        dominant: hero
        characters: {Ann: {owner: hero, politics: 1}, Bo: {owner: hero, politics: 1}, Cy: {owner: hero, politics: 1,
          text: "Rotate this character to target a character you control for each troop you control up to 2 in all.
          The targets gain +1 Combat until the end of the turn."}}
        troops: {A: {owner: hero, combat: 1}, B: {owner: hero, combat: 1}, C: {owner: hero, combat: 1}}
    """
    here = situation("take-actions", table)
    offered = [each for each in choices(here) if "Cy" in each]

    assert max(sum(name in each.split(" on ")[-1] for name in ("Ann", "Bo", "Cy")) for each in offered) == 2


@pytest.mark.parametrize(("seanchan", "legal"), [("Seanchan", False), ("Tear", True)])
def test_a_limit_that_holds_only_in_a_case(seanchan: str, legal: bool) -> None:
    """cannot: there is an Aiel troop already, and one is the most only while a Seanchan troop is there too."""
    table = f"""
        acting: hero
        dominant: hero
        characters: {{Ann: {{owner: hero, politics: 1, text: "You cannot control more than 1 Aiel troop if you control a
          Seanchan troop."}}}}
        troops:
          Spears: {{owner: hero, combat: 1, allegiances: Aiel}}
          Other: {{owner: hero, combat: 1, allegiances: {seanchan}}}
          Shields: {{owner: hero, combat: 1, allegiances: Aiel, zone: hand, cost: 0}}
    """
    assert may(situation("take-actions", table), "Hero recruits Shields") is legal


@pytest.mark.parametrize(("owner", "dice"), [("hero", 2), ("villain", 3)])
def test_dice_are_kept_out_only_in_the_case_that_is_told(owner: str, dice: int) -> None:
    """cannot: only Combat dice count if the initiator controls a troop; else Ann rolls 2 Combat and 1 Politics."""
    table = f"""
        acting: hero
        dominant: hero
        characters: {{Ann: {{owner: hero, politics: 1, combat: 2, in: Raid challenge}}}}
        troops: {{Spears: {{owner: {owner}, combat: 1}}}}
        challenges: {{Raid: {{owner: hero, declared: yes, text: "Only Combat dice may be rolled in this challenge if you
          control a troop."}}}}
    """
    here = situation("resolve-challenge", table)
    assert value(here, "politics dice of Ann") + value(here, "combat dice of Ann") == dice


def test_support_goes_to_the_challenge_that_is_chosen_for_it() -> None:
    """generated: Feint is targeted, Raid is chosen for the support: 2 there, none in Feint."""
    table = """
        acting: hero
        dominant: hero
        characters: {Ann: {owner: hero, politics: 1}}
        challenges: {Feint: {owner: hero, declared: yes}, Raid: {owner: hero, declared: yes}}
        events: {Ruse: {owner: hero, text: "Target a card-based challenge. Add 2 support to a challenge."}}
    """
    here = situation("events", table, "Hero plays Ruse on Feint challenge and Raid challenge")
    assert [value(here, f"support of {each} challenge") for each in ("Feint", "Raid")] == [0, 2]
