"""What card text does with dice that have been rolled: some are rolled again, results become others."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.deeds import DEEDS, deed, how_many, on_cards
from judge.games.wot_ccg.cards.meanings import YOU, Results, Roll
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.rolled_again import change_roll, reroll
from judge.games.wot_ccg.things import Card, Task
from judge.kit.words import counted

ANY, EVERYTHING = 99, "everything"


@on_cards("reroll some")
def reroll_some(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """ignored: some of a card's dice are rolled again; which, its player knows, and the table says what they show."""
    number = how_many(now, task, what)
    sort_of = f"{what.what} " if what.what else ""
    some = f"some of its {sort_of}dice" if number >= ANY else f"{counted(number, 'die', 'dice')} of its {sort_of}dice"
    some = f"up to {some}" if what.most else some
    reroll(now, task, card, some)


@deed("count rolled")
def count_rolled(now: Moment, task: Task, what: Deed) -> None:
    """generated: what dice have shown that a text let a player roll counts in a challenge, as far as the text says."""
    shown = now.the(Card, task.source).last or Roll()
    kept = shown if what.what == EVERYTHING else Roll(**{
        each: getattr(shown, each) for each in ("support", "opposition") if each in what.what})  # fmt: skip
    made = Results(kept.support, kept.opposition, kept.damage, kept.symbols)
    if made == Results():
        now.say(f"Nothing was rolled that counts ({task.name}).", cite("dice"), event=("counted", "nothing"))
        return
    DEEDS["generate"](now, task, what._replace(verb="generate", whom=YOU, amount=1, results=made))


@on_cards("change roll")
def change(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """ignored: results that a card has rolled become others."""
    change_roll(now, task, card, what.what, what.only_for, how_many(now, task, what))
