"""What is paid while an ability resolves, and `up to`: choices that a deed is worked into."""

from __future__ import annotations

from collections.abc import Callable

from judge.games.lotr_lcg.cards.expanding.verbs import CONTINUOUS, OF_PLAYERS, PRICES, Unread
from judge.games.lotr_lcg.cards.meanings import IT, THIS, YOU, Amount, Condition, Instruction, Phrase, Quality, Range

Worked = Callable[[Instruction, str], tuple[Instruction, ...]]


def priced(what: Instruction, kind: str, worked: Worked) -> Instruction:
    """to-word: what may be done for a price: the price is paid in full, then it is done."""
    if kind in ("constant", "cost", "travel") or what.per is not None:
        raise Unread("a price is paid as an ability resolves")
    costs = [part for each in what.options[0] for part in _price(each, kind, worked, together=what.op == "group")]
    # `each player may exhaust a hero to draw 1 card`: who pays is who draws.
    theirs = (each._replace(by=what.by) if each.verb in OF_PLAYERS and not each.by.how else each for each in what.parts)
    done = [part for each in theirs for part in worked(each, kind)]
    if any(each.verb not in PRICES for each in costs) or any(
        each.verb in CONTINUOUS and not each.until for each in done
    ):
        raise Unread("that is not paid as an ability resolves")
    # Who has paid is not who is spoken of: `spend 1 resource to commit that hero`.
    costs = [each._replace(op="as a price") if each.verb == "spend" else each for each in costs]
    if what.op != "group":
        costs = [_with_his_own(each, what.by) for each in costs]
    done = [_put_on(each, costs, done) for each in done]
    done[0] = done[0]._replace(then=True)
    return Instruction("several", by=what.by, may=True, op="to", then=what.then, parts=(*costs, *done))


def _put_on(what: Instruction, costs: list[Instruction], done: list[Instruction]) -> Instruction:
    """`exhaust Hild to claim this card and attach it to her`: it is what is claimed, and she is who pays."""
    if what.verb != "attach":
        return what
    if what.group == IT and any(each.verb == "claim" and each.group == THIS for each in done):
        what = what._replace(group=THIS)
    payer = next((each.group for each in costs if each.group.how == "named"), what.to)
    return what._replace(to=payer) if what.to == IT else what


def _with_his_own(cost: Instruction, by: Phrase) -> Instruction:
    """cost-own-elements: `each player may exhaust a hero to draw 1 card`: one that he controls."""
    told = {each.kind for each in cost.group.qualities} & {"controlled", "in", "attached to"}
    if (
        cost.verb not in ("exhaust", "discard", "return", "shuffle in", "put on deck", "damage")
        or cost.group.how != "pick"
        or told
    ):
        return cost
    whose = by if by.how in ("you", "first player") else Phrase("that player") if by.how else YOU
    mine = Quality("controlled", group=whose)
    return cost._replace(group=cost.group._replace(clauses=(*cost.group.clauses, mine)))


def _price(what: Instruction, kind: str, worked: Worked, together: bool) -> tuple[Instruction, ...]:
    if not together and (what.verb != "pay" or what.amount == Amount()):
        return worked(what, kind)
    return in_parts(what, together)


def in_parts(what: Instruction, together: bool) -> tuple[Instruction, ...]:
    """`spend 3 resources`: one after the other from heroes of who pays, or of anybody; if there are so many."""
    much = what.amount.number
    one = paid_by_a_hero(what._replace(amount=Amount()))
    if together:
        one = one._replace(group=one.group._replace(clauses=()))
    if what.amount == Amount():
        return (one,)
    if what.amount != Amount(much) or not 1 < much < 6:
        raise Unread("the player cannot be asked here how to divide it")
    has = Amount(of="resources", group=one.group._replace(how="all"))
    enough = Condition("compare", left=has, range=Range(">=", Amount(much)))
    return (one._replace(conditions=(enough,)), *(one for _ in range(much - 1)))


def unless_paid(what: Instruction, kind: str, worked: Worked) -> Instruction:
    """`discard this card unless the players as a group spend 1 lore resource`: from any hero; else it is done."""
    if kind in ("constant", "cost", "travel") or what.amount != Amount() or what.per is not None:
        raise Unread("the player cannot be asked here how to divide it")
    icon = (Quality("sphere", what.what),) if what.what else ()
    paid = Instruction("spend", Phrase("pick", adjectives=icon, kinds=("hero",)))
    other = tuple(part for each in what.parts for part in worked(each, kind))
    return Instruction("options", by=Phrase("first player"), then=what.then, options=((paid,), other))


def paid_by_a_hero(what: Instruction) -> Instruction:
    """`pay 1 lore resource or ...`: a hero of who decides it, with the icon if there is one, spends it."""
    if what.amount != Amount() or what.by.how not in ("", "you", "each player", "first player"):
        raise Unread("the player cannot be asked here how to divide it")
    icon = (Quality("sphere", what.what),) if what.what else ()
    mine = (Quality("controlled", group=YOU if what.by.how in ("", "you") else Phrase("that player")),)
    return what._replace(verb="spend", what="", group=Phrase("pick", adjectives=icon, kinds=("hero",), clauses=mine))


def up_to(each: Instruction, what: Instruction) -> Instruction:
    """`heal up to 2 damage`: who does it says how much, one at least."""
    if what.amount.of or what.amount.half or not 1 <= what.amount.number <= 9 or what.per is not None:
        raise Unread("it is not clear how much that can be")
    if what.group.how == "all":
        raise Unread("it is not clear how that is divided among several")
    much = tuple((each._replace(amount=Amount(number)),) for number in range(what.amount.number, 0, -1))
    return Instruction("options", by=what.by, may=what.may, then=what.then, options=much) if much[1:] else much[0][0]


def among(each: Instruction, what: Instruction) -> Instruction:
    """`heal up to 3 damage among your heroes`: one after the other, each of them if the player likes; or 3 in all."""
    if what.amount.of or what.amount.half or not 1 <= what.amount.number <= 9 or what.group.how != "all":
        raise Unread("it is not clear how much that can be")
    one = each._replace(group=what.group._replace(how="pick"), amount=Amount(), may=what.op == "among", then=False)
    return Instruction("several", by=what.by, then=what.then, parts=(one,) * what.amount.number)


def paid(what: Instruction, kind: str) -> Instruction:
    """`each player must pay 1 resource`, where it is no cost of an ability: 1 from a hero of his."""
    if what.verb != "pay" or kind == "cost":
        return what
    if what.amount != Amount(1) or what.what:
        raise Unread("resources that several heroes may pay together, as part of an effect")
    whose = what.by if what.by.how in ("", "you", "first player", "defending player") else Phrase("that player")
    hero = Phrase("pick", kinds=("hero",), clauses=(Quality("controlled", group=whose if whose.how else YOU),))
    return what._replace(verb="spend", group=hero)
