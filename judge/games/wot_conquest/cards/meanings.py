"""What ability text can mean: groups of pieces, conditions, occasions, costs, deeds, and abilities made of them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from judge.cardtext import told_apart
from judge.engine import Cite, Op
from judge.games.wot_conquest import RULES, cite

Phase = Literal["deployment", "movement", "attack", "battle"]
Stat = Literal["attack", "defense", "damage", "move", "move limit", "attack limit"]
Kind = Literal["unit", "leader", "city", "town", "structure", "piece"]
Owned = Literal["", "friendly", "enemy", "opponent", "neutral"]
Measure = Literal["", "short-span", "medium-span", "long-span", "span"]
Until = Literal["", "battle", "turn", "good", "battle, unsaid", "turn, unsaid"]
IN_BATTLE: Until = "battle, unsaid"
OUTSIDE: Until = "turn, unsaid"
Times = Literal["", "battle", "turn", "game", "once"]
T = TypeVar("T")


def meaning(kind: type[T]) -> type[T]:
    """Registers a kind of meaning: saved with positions, and never the same as one of another kind."""
    told_apart(kind)
    return RULES.thing(kind)


@meaning
class Pieces(NamedTuple):
    """Pieces of a kind: of which side or player, with or without which trait, in the battle or not, how near."""

    kind: Kind
    side: Owned = ""
    owner: str = ""
    trait: str = ""
    without: str = ""
    engaged: Literal["", "engaged", "unengaged"] = ""
    damaged: bool = False
    other: bool = False
    near: Measure = ""


@meaning
class This(NamedTuple):
    """The piece that has the ability."""


@meaning
class Unsaid(NamedTuple):
    """Nobody is named: the piece that has the ability, where nobody else has been named before."""


@meaning
class It(NamedTuple):
    """What was spoken of before: the target, or the piece itself where there is none."""


@meaning
class Target(NamedTuple):
    """The target of the ability, spoken of again."""


@meaning
class Aimed(NamedTuple):
    """One piece that the user names as the target."""

    group: Pieces


@meaning
class All(NamedTuple):
    """Each piece of a group."""

    group: Pieces


@meaning
class Called(NamedTuple):
    """A piece by its name."""

    piece: str


@meaning
class Side(NamedTuple):
    """The total of a side of the battle."""

    whose: Literal["mine", "theirs"]


@meaning
class Controller(NamedTuple):
    """The player who has the ability."""


@meaning
class Opponents(NamedTuple):
    """Every other player."""


@meaning
class Everybody(NamedTuple):
    """Every player."""


@meaning
class PlayerCalled(NamedTuple):
    """A player by name."""

    player: str


Whom = This | Unsaid | It | Target | Aimed | All | Called | Side | Controller
Whose = Controller | Opponents | Everybody | PlayerCalled


@meaning
class Change(NamedTuple):
    """A change to a figure: which figure, what is done to it, by how much."""

    stat: Stat
    op: Op
    amount: int


@meaning
class ChangeFigures(NamedTuple):
    """Figures of pieces, the total of a side or a limit of the player change; `per`: once for each of these."""

    changes: tuple[Change, ...]
    whom: Whom = Unsaid()
    per: Pieces | None = None
    until: Until = ""


@meaning
class Deal(NamedTuple):
    """Pieces take damage; `per`: once for each of these."""

    amount: int
    whom: Whom = Unsaid()
    per: Pieces | None = None


@meaning
class Heal(NamedTuple):
    """Pieces get HP back, all of them where no number is given."""

    amount: int | None
    whom: Whom = Unsaid()


@meaning
class Choose(NamedTuple):
    """One piece is named as the target; the next deeds say what is done to it."""

    whom: Whom = Unsaid()


@meaning
class Kill(NamedTuple):
    """Units are killed, towns destroyed."""

    whom: Whom = Unsaid()


@meaning
class Tokens(NamedTuple):
    """Players gain or lose tokens of a kind; `per`: once for each of these."""

    op: Literal["gain", "lose"]
    amount: int
    token: str
    whose: Whose = Controller()
    per: Pieces | None = None


@meaning
class GainTrait(NamedTuple):
    """Units have one trait more."""

    trait: str
    whom: Whom = Unsaid()
    until: Until = ""


@meaning
class LoseTrait(NamedTuple):
    """Units have one trait less."""

    trait: str
    whom: Whom = Unsaid()
    until: Until = ""


@meaning
class LoseAbilities(NamedTuple):
    """Units lose their abilities."""

    whom: Whom = Unsaid()
    until: Until = ""


@meaning
class Engage(NamedTuple):
    """Pieces come into the battle."""

    whom: Whom = Unsaid()


@meaning
class Withdraw(NamedTuple):
    """Pieces leave the battle."""

    whom: Whom = Unsaid()


@meaning
class Walk(NamedTuple):
    """Units may move, each up to a measure."""

    measure: Measure
    whom: Whom = Unsaid()


@meaning
class Summon(NamedTuple):
    """A Summoned Hero comes to where the unit is."""


@meaning
class MayReplace(NamedTuple):
    """The player whom a killed unit attacked may replace it with a Chosen."""


@meaning
class MayRaze(NamedTuple):
    """In place of conquering a city, a player may raze it; only one of that faction where one is named."""

    faction: str = ""


@meaning
class If(NamedTuple):
    """Deeds that are done only if something holds when it comes to them."""

    conditions: tuple[Condition, ...]
    deeds: tuple[Deed, ...]


@meaning
class Attacking(NamedTuple):
    """The unit is engaged, and its player started the battle."""


@meaning
class Defending(NamedTuple):
    """The unit is engaged, and its player did not start the battle."""


@meaning
class Engaged(NamedTuple):
    """The unit is engaged in a battle."""

    so: bool = True


@meaning
class Initiator(NamedTuple):
    """The unit started the battle."""


@meaning
class TurnOf(NamedTuple):
    """Whose turn it is: the player's own, not his own (the neutral turn is such a one), or another player's."""

    whose: Literal["own", "not own", "opponent"] = "own"


@meaning
class Fighting(NamedTuple):
    """So many pieces of a group, or more, or none at all, are engaged in the battle."""

    group: Pieces
    least: int = 1


@meaning
class Near(NamedTuple):
    """The piece is within a measure of a piece of a group, or of none (`so` is False)."""

    measure: Measure
    group: Pieces
    so: bool = True


@meaning
class Holding(NamedTuple):
    """The player has so many tokens of a kind, or more; none at all with 0."""

    least: int
    token: str


@meaning
class Damaged(NamedTuple):
    """The piece has fewer HP left than it has to begin with, or just as many."""

    so: bool = True


@meaning
class HasHorn(NamedTuple):
    """The player has the Horn of Valere."""


@meaning
class Controls(NamedTuple):
    """The player controls that city."""

    city: str


@meaning
class Borderlands(NamedTuple):
    """The city is a borderlands city."""


Condition = (
    Attacking | Defending | Engaged | Initiator | TurnOf | Fighting | Near | Holding | Damaged | HasHorn | Controls
    | Borderlands
)  # fmt: skip
Deed = (
    ChangeFigures | Choose | Deal | Heal | Kill | Tokens | GainTrait | LoseTrait | LoseAbilities | Engage | Withdraw
    | Walk | Summon | MayReplace | MayRaze | If
)  # fmt: skip


@meaning
class Spend(NamedTuple):
    """A cost in tokens."""

    amount: int
    token: str


@meaning
class PayHp(NamedTuple):
    """A cost in HP of the unit itself."""

    amount: int


@meaning
class KillThis(NamedTuple):
    """The unit itself is the cost."""


Price = Spend | PayHp | KillThis
Occasion = Literal[
    "", "turn begins", "own turn begins", "turn ends", "own turn ends", "deployed", "battle begins",
    "battle won", "killed",
]  # fmt: skip
PHASE_RULES = {
    "deployment": cite("deploy-ability"),
    "movement": cite("move-ability"),
    "attack": cite("attack-ability"),
    "battle": cite("battle.1"),
}
OCCASION_RULES = {
    "turn begins": cite("turn"), "own turn begins": cite("turn"), "turn ends": cite("hero-dies"),
    "own turn ends": cite("hero-dies"),
    "killed": cite("battle.2-kill"), "battle won": cite("battle.2-victor"),
    "deployed": cite("deploy"), "battle begins": cite("attack-initiate"),
}  # fmt: skip


@meaning
class Ability(NamedTuple):
    """An ability: used in a phase, or done on an occasion, or always in force; its costs, limits, target and deeds."""

    name: str
    phase: Literal["", "deployment", "movement", "attack", "battle"] = ""
    deeds: tuple[Deed, ...] = ()
    cost: tuple[Price, ...] = ()
    limit: Times = ""
    target: Pieces | None = None
    conditions: tuple[Condition, ...] = ()
    occasion: Occasion = ""

    @property
    def rule(self) -> Cite:
        """The rule on the abilities of its phase, or the nearest to its occasion."""
        return PHASE_RULES.get(self.phase) or OCCASION_RULES.get(self.occasion) or cite("battle.2-compare")
