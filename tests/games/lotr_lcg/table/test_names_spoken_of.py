"""self-referential: names that the cards of a list speak of, though no card of the list has them."""

from judge.cardtext import CardText, PrintedCard, knowing
from judge.games.lotr_lcg.table.collected import read, words


def collected(card: PrintedCard, *others: PrintedCard) -> CardText:
    """A card's text as it is read in a list with some others."""
    with knowing(words((card, *others))):
        return read(card)


ROAD = PrintedCard("Long Road", "quest", text=("When Revealed: Add Grey Tower of Hild to the staging area.",))


def test_a_name_in_the_middle_of_a_sentence_is_a_name() -> None:
    """Two words with a capital that are said of no kind of card; the list holds that scenario by half."""
    [sentence] = collected(ROAD).sentences
    assert sentence.said == "When Revealed: add Grey Tower of Hild to the staging area."


def test_what_is_said_of_a_kind_of_card_is_no_name() -> None:
    """`a Grey Tower location` speaks of a trait, and nobody knows which, so the other sentence is unread too."""
    other = PrintedCard("Hall", "location", text=("Hall gets +1 threat for each Grey Tower of Hild location in play.",))
    assert collected(ROAD, other).status == "unread"


def test_what_is_nearly_another_name_is_a_slip() -> None:
    """Nothing is put right unseen: neither a letter left out nor words in another order."""
    for name in ("Gray Tower of Hild", "Hild Grey Tower"):
        assert collected(ROAD, PrintedCard(name, "location")).status == "unread"


def test_a_word_that_is_nearly_another_is_a_slip() -> None:
    """`Morder` is one letter off a trait."""
    text = ("When Revealed: Add Hunters from Morder to the staging area.",)
    assert collected(PrintedCard("Long Road", "quest", text=text)).status == "unread"


def test_words_of_the_rules_are_no_name() -> None:
    """`Campaign Log` and the like are written with capitals as well."""
    text = ("When Revealed: Add Campaign Log to the staging area.",)
    assert collected(PrintedCard("Long Road", "quest", text=text)).status == "unread"


def test_a_card_that_is_only_spoken_of_may_have_damage() -> None:
    """damage: its own set deals it damage; a treachery of the list never has any."""
    text = ("When Revealed: Deal 2 damage to Grey Tower of Hild.",)
    road = PrintedCard("Long Road", "quest", text=text)
    assert collected(road).status == "read"
    assert collected(road, PrintedCard("Grey Tower of Hild", "treachery")).status == "unread"


def test_one_word_is_a_name_where_nothing_else_can_stand() -> None:
    """`Add Thaurgrim to the staging area`; once it is known, it is known everywhere."""
    text = ("When Revealed: Add Thaurgrim to the staging area. Thaurgrim gets +1 attack until the end of the round.",)
    assert collected(PrintedCard("Long Road", "quest", text=text)).status == "read"


def test_one_word_elsewhere_is_no_name() -> None:
    """Neither a trait, nor a short name, nor the word that begins a sentence."""
    for text in (
        "While Thaurgrim is in play, each enemy gets +1 attack.",
        "When Revealed: Attach Objectives to the nearest tree.",
        "When Revealed: Add Baldor to the staging area.",
    ):
        others = (PrintedCard("Baldor the Grey", "enemy"),)
        assert collected(PrintedCard("Long Road", "quest", text=(text,)), *others).status == "unread"


def test_persons_of_the_tale_are_known_by_name() -> None:
    """A hero may be in no list at hand; a name that nobody knows is unread."""
    told = PrintedCard("Ulf", "hero", text=("While Elrohir is in play, Ulf gets +2 attack.",))
    assert collected(told).status == "read"
    unknown = PrintedCard("Ulf", "hero", text=("While Elrondir is in play, Ulf gets +2 attack.",))
    assert collected(unknown).status == "unread"


def test_a_players_card_is_not_put_into_the_encounter_deck() -> None:
    """A card of a player's that is set aside would go to its owner's deck."""
    text = ("Planning Action: Shuffle a set aside Grey Tower of Hild into the encounter deck.",)
    assert collected(PrintedCard("Call", "event", text=text)).status == "unread"


def test_a_name_that_is_misspelt_once_is_a_name_all_the_same() -> None:
    """Said five times one way and once another: the one is the name, the other a slip."""
    often = PrintedCard("Long Road", "quest", text=("When Revealed: Add Grey Tower to the staging area.",) * 5)
    slip = PrintedCard("Short Road", "quest", text=("When Revealed: Add Gray Tower to the staging area.",))
    assert collected(often, slip).status == "read"
    assert collected(slip, often).status == "unread"


def test_a_name_that_is_once_said_of_objectives_is_a_name_all_the_same() -> None:
    """`Add the Grey Tower and Last Stair objectives to the staging area` lists two names."""
    often = PrintedCard("Long Road", "quest", text=("When Revealed: Add Last Stair to the staging area.",) * 5)
    once = PrintedCard("Short Road", "quest", text=("When Revealed: Add the Last Stair objectives to the area.",))
    assert collected(often, once).status == "read"
