"""The reading machine on a toy language: it knows no game."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from judge.cardtext import CardText, Language, Lexicon, Reminder, complete, parse, read_sentence, read_text, say
from judge.cardtext.guide import page
from judge.cardtext.laws import faults, untrue
from judge.cardtext.parse import grammar
from judge.cardtext.read import REMINDS, Sentence
from judge.cardtext.text import Cut, by_word, of_itself, paragraphs, tidy, tokens


class Group(NamedTuple):
    how: str = "all"
    number: int = 1
    kind: str = ""
    traits: tuple[str, ...] = ()


class Deal(NamedTuple):
    amount: int
    group: Group
    may: bool = False


def toy() -> Language:
    language = Language("toy", top="may")
    language.numbers("number", "a number")
    language.words("trait", "trait", ["Dwarf", "Orc"], open=True)
    kind = language.words("kind", "kind of card")
    kind.word("hero", plural="heroes")
    kind.word("enemy", plural="enemies")
    group = language.sort("group", "cards")
    group.form(Group, "each {kind}", "each {traits:trait&} {kind}", how="all", plural=False)
    group.form(Group, "{number} {kind?}", "{number} {traits:trait&} {kind?}", how="choose")
    deed = language.sort("deed", "a deed")
    deed.form(Deal, "deal {amount:number} damage to {group}", "{group} take[s|] {amount:number} (direct) damage")
    may = language.sort("may", "a deed, or one that may be left out")
    may.adds("you may {it:deed}", may=True)
    may.also(deed)
    return language


TOY = toy()


@pytest.mark.parametrize(
    ("text", "means", "said"),
    [
        ("deal 2 damage to each hero", Deal(2, Group("all", 1, "hero")), "deal 2 damage to each hero"),
        (
            "You may deal one damage to 2 orc enemies",
            Deal(1, Group("choose", 2, "enemy", ("Orc",)), may=True),
            "you may deal 1 damage to 2 Orc enemies",
        ),
        (
            "Each Dwarf and Orc hero takes 1 direct damage",
            Deal(1, Group("all", 1, "hero", ("Dwarf", "Orc"))),
            "deal 1 damage to each Dwarf and Orc hero",
        ),
    ],
)
def test_a_row_reads_and_says_back(text: str, means: Deal, said: str) -> None:
    assert parse(TOY, text).meanings == (means,)
    assert say(TOY, means) == said


def test_what_stands_in_brackets_may_have_a_plural_and_a_list() -> None:
    language = Language("toy", top="x")
    language.words("kind", "kind", ["block", "dodge"])
    language.sort("x", "x").form(Group, "all (card[|s]|thing[|s]) {traits:kind|} (or {kind:kind})", how="any")
    read = [parse(language, each).meanings for each in ("all things block or dodge", "all card block", "all block")]
    assert read == [(Group("any", 1, "", ("block", "dodge")), Group("any", 1, "dodge", ("block",))), *[
        (Group("any", 1, "", ("block",)),)] * 2]  # fmt: skip


def test_an_article_is_said_as_it_must_be_and_read_either_way() -> None:
    language = Language("toy", top="x")
    language.words("kind", "kind", ["event", "dodge", "upper attack", "unique ally"])
    language.sort("x", "x").form(Group, "draw a {kind}")
    said = [say(language, Group(kind=each)) for each in ("event", "dodge", "upper attack", "unique ally")]
    assert said == ["draw an event", "draw a dodge", "draw an upper attack", "draw a unique ally"]
    assert all(parse(language, each).meanings for each in said)


def test_what_no_list_has_is_unread_and_named_with_the_nearest_word() -> None:
    found = read_sentence(TOY, "deal 1 damage to each purple hero")
    assert not found.read
    assert "purple hero" in found.why
    assert "did you mean Dwarf?" in read_sentence(TOY, "deal 1 damage to each dwerf hero").why


def test_words_that_the_table_or_a_collection_carries_are_known() -> None:
    lexicon = Lexicon(trait=("Purple",))
    assert read_sentence(TOY, "deal 1 damage to each purple hero", lexicon).means == Deal(
        1, Group("all", 1, "hero", ("Purple",))
    )


def test_every_row_of_the_table_reads_what_it_says() -> None:
    assert faults(TOY) == []


def test_two_meanings_are_no_meaning_unless_the_table_ranks_them() -> None:
    language = Language("toy", top="x")
    sort = language.sort("x", "x")
    sort.form(1, "one thing")
    sort.form(2, "one/two thing")
    assert "several things" in read_sentence(language, "one thing").why
    ranked = Language("toy", top="x")
    sort = ranked.sort("x", "x")
    sort.form(1, "one thing")
    sort.form(2, "two/one thing", rank=1)
    assert read_sentence(ranked, "one thing").means == 1


def test_meanings_of_two_kinds_are_two_though_they_hold_the_same() -> None:
    class Kill(NamedTuple):
        whom: str

    class Heal(NamedTuple):
        whom: str

    language = Language("toy", top="x")
    language.words("who", "somebody", ["it"])
    sort = language.sort("x", "x")
    sort.form(Kill, "treat/kill {whom:who}")
    sort.form(Heal, "heal/treat {whom:who}")
    assert "several things" in read_sentence(language, "treat it").why
    assert say(language, Heal("it")) == "heal it"


def test_a_sort_that_begins_with_itself_is_a_fault_of_the_table() -> None:
    language = Language("toy", top="x")
    language.sort("x", "x").converts(lambda it: it, lambda given: {"it": given}, "{it:x} and more")
    with pytest.raises(ValueError, match="begin with itself"):
        grammar(language).whole()


@pytest.mark.parametrize(
    "text",
    [
        "deal 1 damage to each hero " * 400,
        '"' * 5000,
        "each " + "Dwarf and " * 3000 + "hero takes 1 damage",
        "(" * 9000,
        "\x00\ud800 deal",
        "",
    ],
)
def test_hostile_text_is_refused_in_bounded_time_and_never_raises(text: str) -> None:
    assert all(not each.read for paragraph in read_text(TOY, text) for each in paragraph)


def test_a_list_may_have_nothing_between_and_non_is_a_word_of_its_own() -> None:
    language = Language("toy", top="x")
    language.words("trait", "trait", ["Dwarf", "Orc"])
    front = language.sort("front", "an adjective")
    front.form(Group, "{traits:trait,}", how="with")
    front.form(Group, "non- {traits:trait,}", how="without")
    language.sort("x", "x").form(Deal, "deal {amount:number} to the {group:front+} enemy")
    language.numbers("number", "a number")
    found = read_sentence(language, "Deal 2 to the non-Dwarf Orc enemy")
    assert found.said == "Deal 2 to the non-Dwarf Orc enemy."
    assert found.means.group == (Group("without", traits=("Dwarf",)), Group("with", traits=("Orc",)))


def test_what_comes_next_is_known() -> None:
    assert complete(TOY, "deal 2") == ("damage",)
    assert "<trait>" in complete(TOY, "deal 2 damage to each")


def test_the_page_is_made_from_the_table() -> None:
    assert "each ‹kind of card›" in page(TOY)


def test_text_is_forgiven_its_looks() -> None:
    assert tidy("A “word” – or  two.Then more.") == 'A "word" - or two. Then more.'
    assert paragraphs("Ranged.Sentinel. (Limit once per round.)\nForced: Deal 1.") == (
        (Cut("Ranged"), Cut("Sentinel"), Cut("Limit once per round", bracketed=True)),
        (Cut("Forced: Deal 1"),),
    )
    assert paragraphs('It gains: "Forced: Draw. Discard." Then rest.') == (
        (Cut('It gains: "Forced: Draw. Discard."'), Cut("Then rest")),
    )
    assert [each.fold for each in tokens("Glóin's +1, players' -X")] == ["gloin", "'s", "+1", ",", "players", "'", "-x"]


def test_a_card_may_call_itself_by_its_name() -> None:
    assert of_itself("The Pale Hart gets +1. Pale Hart's owner", ["The Pale Hart"]) == (
        "This card gets +1. This card's owner"
    )
    assert of_itself("After Noin falls, Noin's Axe stays", ["Nóin"], by_word(["Noin's Axe"])) == (
        "After this card falls, Noin's Axe stays"
    )


def test_own_name_in_a_text_that_others_gain() -> None:
    """In quotation marks `this card` is whoever gains the text, so the name stays a name, except where it gains it."""
    others = 'Each ally gains: "When this ally falls, ready Noin."'
    itself = 'While Noin is ready, Nóin gains: "When Noin falls, draw 1 card."'

    assert of_itself(others, ["Nóin"]) == others
    assert (
        of_itself(itself, ["Nóin"]) == 'While this card is ready, this card gains: "When this card falls, draw 1 card."'
    )


def test_a_sentence_that_begins_with_the_cards_name_is_a_sentence() -> None:
    assert paragraphs(of_itself("Ana gets +1. Noin sings.\nNoin rests.", ["Nóin"])) == (
        (Cut("Ana gets +1"), Cut("This card sings")),
        (Cut("This card rests"),),
    )


def test_brackets_are_a_reminder_only_where_the_game_says_so() -> None:
    """Of the same text: an effect, a reminder that is still shown, and brackets within a sentence, which stay."""
    text = "Deal 1 damage to each hero. (Deal 2 damage to each enemy.)"
    plain = read_text(TOY, text)[0]
    assert [each.said for each in plain] == ["Deal 1 damage to each hero.", "Deal 2 damage to each enemy."]
    reminding = toy()
    reminding.reminds = lambda before: isinstance(before, Deal)
    first, second = read_text(reminding, text)[0]
    assert first.means == plain[0].means
    assert second == Sentence("(Deal 2 damage to each enemy)", Reminder(), REMINDS)
    assert CardText("Hart", (first, second)).status == "read"
    assert CardText("Hart", (second, first._replace(means=None))).status == "unread"
    assert list(untrue(reminding, (first, second))) == []
    ((_, part),) = read_text(reminding, "Deal 1 damage to each hero (enemy).")
    assert not part.read
    alone, inside = read_text(reminding, "(Deal 2 damage to each enemy.)\nDeal 1 damage (or 2) to each hero.")
    assert alone[0].means == plain[1].means
    assert "(or 2)" in inside[0].why


def test_an_article_is_said_as_the_next_word_wants_it() -> None:
    language = Language("toy", top="x")
    kind = language.words("kind", "kind of card", ["ally", "hero"])
    assert kind.singular
    language.sort("x", "x").converts(lambda kind: (kind,), lambda given: {"kind": given[0]}, "choose a {kind}")
    assert read_sentence(language, "choose an ally").said == "Choose an ally."
    assert read_sentence(language, "choose an hero").said == "Choose a hero."


def test_a_sort_is_made_ready_when_it_is_first_come_to() -> None:
    language = Language("toy", top="x")
    language.sort("x", "x").form(1, "kill it")
    language.sort("broken", "broken").form(2, "heal {it:nobody}")

    made = grammar(language)
    assert language.sorts["broken"].name not in made.rows and read_sentence(language, "kill it").read
    with pytest.raises(ValueError, match="no sort 'nobody'"):
        made.whole()
