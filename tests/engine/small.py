"""Small games for kernel tests: a chart, a window, a verb or two, nothing more."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from judge.engine.chart import Chart, Node, Window
from judge.engine.moment import Moment
from judge.engine.position import Frame, Layout, Position
from judge.engine.record import Choice, Line, Refusal, refuse
from judge.engine.referee import Referee
from judge.engine.rules import Rules, Verb


@dataclass(frozen=True, slots=True)
class Player:
    """A player with cards in hand."""

    name: str
    hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """A number with a name."""

    name: str
    value: int = 0


def small_rules(players: Iterable[str] = ("Ana", "Ben")) -> Rules:
    """Rules in which players play cards from hand onto a pile, and each resolved card is logged."""
    names = tuple(players)
    rules = Rules("small")
    cite = rules.cite
    rules.thing(Player)
    rules.thing(Score)
    rules.players = lambda now: names
    rules.roles["first"] = lambda now: names[0]
    rules.roles["last"] = lambda now: names[-1]

    class PlayCard(Verb):
        name = "play"
        phrase = "plays {0}"

        def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
            return [(card,) for card in ("dud", *now.the(Player, by).hand)]

        def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
            hand = now.the(Player, choice.by).hand
            return None if choice.args[0] in hand else refuse(f"{choice.args[0]} is not in hand", cite("2"))

        def take(self, now: Moment, choice: Choice) -> None:
            player = now.the(Player, choice.by)
            now.put(Player(player.name, tuple(card for card in player.hand if card != choice.args[0])))
            now.say(
                f"{choice.by} plays {choice.args[0]}.",
                cite("2"),
                actor=choice.by,
                event=("played", str(choice.args[0])),
            )
            if now.inside("at-once"):
                now.say(f"{choice.args[0]} resolves.", cite("2"), event=("resolved", str(choice.args[0])))
            else:
                now.add("pile", choice.args[0])

    rules.verb(PlayCard)

    @rules.step
    def resolve(now: Moment) -> None:
        item = str(now.bound("item"))
        now.say(f"{item} resolves.", cite("3"), event=("resolved", item))
        if item.startswith("trigger"):
            now.add("pile", f"from {item}")

    return rules


def small_chart(rules: Rules, window: Window, id: str = "main") -> dict[str, Chart]:
    """One chart with one window, and the chart that resolves one item."""
    cites = (rules.cite("1"),)
    main = Chart(
        id, "Main", cites,
        (Node("act", "window", cites, "Act", window.name), Node("done", "step", cites, "Done")), {window.name: window},
    )  # fmt: skip
    one = Chart("one", "One item", cites, (Node("resolve", "step", cites, "Resolve", "resolve"),), {})
    return {id: main, "one": one}


def begin(rules: Rules, charts: dict[str, Chart], hands: dict[str, tuple[str, ...]]) -> tuple[Referee, Position]:
    """A referee and the first position, each player with a hand."""
    referee = Referee(rules, charts)
    things = tuple(Player(name, hand) for name, hand in hands.items())
    position, _ = referee.start(Layout(things), [Frame(next(iter(charts)), 0)])
    return referee, position


def play(referee: Referee, position: Position, *texts: str) -> tuple[Position, list[Line]]:
    """Makes choices in words, such as `Ana play rock` or `Ben pass`."""
    log: list[Line] = []
    for text in texts:
        by, verb, *args = text.split(" ", 2)
        position, lines = referee.step(position, Choice(by, verb, tuple(args)))
        log += lines
    return position, log


def events(lines: Iterable[Line], kind: str) -> list[str]:
    """What happened of one kind, in order."""
    return [line.event[1] for line in lines if line.event and line.event[0] == kind]
