"""A game's rules as code: what its charts name, gathered in one place as the game's modules are imported."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from judge.engine.modifiers import Number, Pipeline
from judge.engine.position import Layout
from judge.engine.quantity import Labels, Quantity, matching
from judge.engine.record import Choice, Cite, Citing, Refusal, quick

if TYPE_CHECKING:
    from judge.engine.moment import Moment

CHANCE = "chance"
OPTIONAL = re.compile(r"\[([^\]]*\{(\d)\}[^\]]*)\]")
T = TypeVar("T")
Step = Callable[["Moment"], None]
Test = Callable[["Moment"], bool]
Role = Callable[["Moment"], Hashable]
Deed = Callable[["Moment", Hashable], None]
Bar = Callable[["Moment", Choice], Refusal | None]
StepF = TypeVar("StepF", bound=Step)
TestF = TypeVar("TestF", bound=Test)
RoleF = TypeVar("RoleF", bound=Role)
DeedF = TypeVar("DeedF", bound=Deed)
BarF = TypeVar("BarF", bound=Bar)


class Verb:
    """Something a player may choose to do: what might be tried, what is refused, what it does.

    `name` is what charts call it, `phrase` how it is said and read (`casts {0}[ on {1}]`), `other_phrases` are read
    too, `example` is one for the guide. `role` is who decides where a chart asks for it, `only` the rule against it
    where none does. `alike` is for what is done over and over in an exploration and looks at little
    (`judge.engine.known_steps`).
    """

    name: str
    phrase: str = "{verb} {args}"
    other_phrases: tuple[str, ...] = ()
    example: str = ""
    only: Refusal | None = None
    alike: bool = False
    role: str = ""

    def by(self, now: Moment) -> str:
        """Whose decision it is, where a chart asks for it outright: by default the game's role of the name `role`."""
        return str(now.referee.rules.roles[self.role](now))

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        """What a player might try, legal or not: the arguments of each choice, in canonical order."""
        yield ()

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        """The rule against a choice, or None."""
        return None

    def foregone(self, now: Moment, by: str) -> tuple[Hashable, ...] | None:
        """A choice to be made in any case, because all that there are come to the same; None where it matters."""
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """The rule against it at a point that does not ask for it, where there is one to name: by default `only`."""
        return self.only

    def way_in(self, now: Moment, choice: Choice) -> Choice | None:
        """What the player whose decision it is lets happen first, where that goes without saying."""
        return None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """What a player means by words that are no candidate's own: the same cards in another order, several at once.

        The text is in small letters and without the player's name. What is read goes through `refuse` like any other.
        """
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        """Carries the choice out."""
        raise NotImplementedError

    def count(self, now: Moment, by: str) -> int | None:
        """How many legal choices there are, where that is known without listing them."""
        return None

    def odds(self, now: Moment, choice: Choice) -> Fraction | None:
        """How likely a result of chance is; None for a player's decision."""
        return None

    def say(self, choice: Choice) -> str:
        """The choice in words, as people write it."""
        return self.worded(self.phrase, choice)

    @property
    def form(self) -> str:
        """How it is written, for people who want to write it: an example, or its phrase with gaps."""
        return self.example or re.sub(r"\{[0-9]\}", "...", OPTIONAL.sub(r"\1", self.phrase))

    def worded(self, phrase: str, choice: Choice) -> str:
        """The choice in a phrase's words; what is in square brackets (`[ on {1}]`) is left out if it is not chosen."""
        words = [label(arg) for arg in choice.args]
        phrase = OPTIONAL.sub(lambda part: part[1] if int(part[2]) < len(words) else "", phrase)
        return phrase.format(*words, verb=self.name, args=" ".join(words)).strip()


class Chance(Verb):
    """A verb of chance: dice, draws, shuffles. Its results are listed with their weights, never rolled.

    A chart asks for it as for any other (`ask: roll`); a scenario gives the results in order (`given: [rolls 3]`), and
    an exploration tries all of them.
    """

    def by(self, now: Moment) -> str:
        return CHANCE

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        """Every result and its weight."""
        raise NotImplementedError

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [args for args, _ in self.results(now)]

    def odds(self, now: Moment, choice: Choice) -> Fraction | None:
        weights = dict(self.results(now))
        return Fraction(weights[choice.args], sum(weights.values()))


class Rules:
    """The functions, verbs and quantities of one game, by the names its charts and scenarios use.

    What a game sets of it: `table` (the Table a judge writes) and `lay_out` (makes things of it), `players` (who plays,
    in the order in which they are asked), `show` (the table as people see it); where it has them `attend` (called
    whenever somebody is about to be asked), `endless` (where nobody looks further), `guide` (its part of the guide),
    `printed` (what is on the card, of questions whose working begins with that), `card_text`, `by_hand`, `collected`.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.cite = Citing(game)
        self.steps: dict[str, Step] = {}
        self.tests: dict[str, Test] = {}
        self.roles: dict[str, Role] = {}
        self.deeds: dict[str, Deed] = {}
        self.bars: dict[str, Bar] = {}
        self.verbs: dict[str, Verb] = {}
        self.types: dict[str, type] = {}
        self.quantities: list[Quantity] = []
        self.printed: dict[str, Callable[..., Number | None]] = {}
        self.pipelines: dict[str, Pipeline] = {}
        self.players: Callable[[Moment], Sequence[str]] = lambda now: ()
        self.table: type[Any] | None = None
        self.lay_out: Callable[[Any], Layout] | None = None
        self.guide: Callable[[], str] = lambda: ""
        self.endless: Callable[[Moment], bool] | None = None
        self.attend: Callable[[Moment], bool] | None = None
        self.show: Callable[[Moment], Mapping[str, Any]] = lambda now: {}
        self.card_text: Callable[[Any], Iterable[Any]] = lambda table: ()
        self.by_hand: Callable[[Moment, str], None] | None = None
        self.collected: Any = None

    def step(self, function: StepF) -> StepF:
        """Registers what a chart's `do` names: `function(now)`."""
        return _register(self.steps, function.__name__, function)

    def test(self, function: TestF) -> TestF:
        """Registers what a chart's `when`, `unless` and `repeat` name: `function(now)`, true or not."""
        return _register(self.tests, function.__name__, function)

    def role(self, function: RoleF) -> RoleF:
        """Registers who or what a window or a call's `with` names: `function(now)`, most often the name of a player."""
        return _register(self.roles, function.__name__, function)

    def deed(self, function: DeedF) -> DeedF:
        """Registers what is done with each effect of a batch: `function(now, effect)`."""
        return _register(self.deeds, function.__name__, function)

    def bar(self, function: BarF) -> BarF:
        """Registers a rule against passing, named by a window's `may_pass`: `function(now, choice)`."""
        return _register(self.bars, function.__name__, function)

    def verb(self, cls: type[Verb]) -> type[Verb]:
        """Registers a verb by its name."""
        _register(self.verbs, cls.name, cls())
        return cls

    def pipeline(self, pipeline: Pipeline) -> Pipeline:
        """Registers how a number is worked out, so that other games' claims can be compared with it."""
        return _register(self.pipelines, pipeline.name, pipeline)

    def thing(self, cls: type[T]) -> type[T]:
        """Registers a kind of thing, so that positions holding it can be saved; the kernel's own names are taken."""
        from judge.engine.save import KERNEL

        if cls.__name__ in KERNEL:
            raise ValueError(f"a thing cannot be called {cls.__name__}: the kernel has that name")
        return quick(_register(self.types, cls.__name__, cls))

    def quantity(
        self, *wordings: str | Cite, ahead: bool = False, now: bool = False, due: bool = False, settled_in: Labels = ()
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Registers what `value: <pattern>` asks for, with its rules; `{name}` in a pattern becomes an argument.

        There may be several patterns for the same. One that looks ahead is asked before a choice that is made in any
        case, the others after it. One that is about the decision at hand is answered for now. One that is due is asked
        of a step as it begins; one that is settled in certain charts or steps is asked so of those.
        """
        patterns = [each for each in wordings if not isinstance(each, Cite)]
        cites = tuple(each for each in wordings if isinstance(each, Cite))

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            doc = (function.__doc__ or "").strip().split("\n")[0]
            for pattern in patterns:
                kind = (ahead, ahead or now, due, settled_in)
                self.quantities.append(Quantity(pattern, matching(pattern), function, cites, doc, *kind))
            return function

        return register

    @lru_cache(maxsize=4_000)  # noqa: B019 - there is one of these for a game, and it stays
    def asked(self, text: str) -> tuple[Quantity, dict[str, str]] | None:
        """The quantity that a text asks for, with its arguments: of several that fit, that with the most own words."""
        found = [(each, match) for each in self.quantities if (match := each.match.match(text.strip()))]
        best = max(found, key=lambda pair: len(re.sub(r"\{\w+\}", "", pair[0].pattern)), default=None)
        return (best[0], best[1].groupdict()) if best else None

    @property
    def functions(self) -> dict[str, frozenset[str]]:
        """Every name that a chart of this game may use, by the kind of function or verb that it is."""
        kinds = ("step", "test", "role", "bar", "verb", "deed")
        return {kind: frozenset(getattr(self, f"{kind}s")) for kind in kinds}


def label(value: object) -> str:
    """What people call a thing, a number, a list of names, or a list of (target, amount) pairs."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        said = (f"{each[1]} to {each[0]}" if isinstance(each, tuple) else label(each) for each in value)
        return " and ".join(said) or "nothing"
    return str(getattr(value, "name", value))


def _register(group: dict[str, Any], name: str, entry: T) -> T:
    if name in group:
        raise ValueError(f"{name} is registered twice")
    group[name] = entry
    return entry
