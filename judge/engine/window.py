"""Windows at work: whose turn it is to act in one, what a play and a pass do, when the pile resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.engine.position import Frame
from judge.engine.record import PASS, Choice, Line, make

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.walk import WindowStop as Stop


class Open(NamedTuple):
    """The state of an open window: who may act, passes in a row, whether the pile
    is resolving, the secret choices held, and whether another window may open inside."""

    actor: str
    passes: int = 0
    resolving: bool = False
    held: tuple[Choice, ...] = ()
    nests: bool = True


def enter(now: Moment, frame: Frame, stop: Stop) -> None:
    """Comes to a window, at first or again: asks the player whose turn it is, resolves an item, or closes."""
    state = frame.state
    if state is None:
        _ask(now, stop, make(Open, (_who(now, stop.window.starts, ""), 0, False, (), stop.window.nests)))
    elif state.resolving:  # type: ignore[attr-defined]
        _resolve(now, stop, state)  # type: ignore[arg-type]
    else:
        _ask(now, stop, state)  # type: ignore[arg-type]


def choose(now: Moment, stop: Stop, choice: Choice) -> None:
    """Takes a choice made in a window."""
    state = now._frames[-1].state
    assert isinstance(state, Open)
    window = stop.window
    if window.secret:
        _hold(now, stop, state, choice)
    elif choice.verb == PASS:
        _pass(now, stop, state)
    else:
        _set(now, Open(_who(now, window.after_play, state.actor), 0, False, (), window.nests))
        now.referee.rules.verbs[choice.verb].take(now, choice)


def _pass(now: Moment, stop: Stop, state: Open) -> None:
    window = stop.window
    now.lines.append(_pass_line(state.actor, stop))
    passes = state.passes + 1
    if passes < (window.passes or len(now.referee.rules.players(now))):
        _ask(now, stop, make(Open, (_who(now, window.after_pass, state.actor), passes, False, (), window.nests)))
    elif window.pile and now.pile(window.pile).items:
        _set(now, Open(state.actor, 0, True, (), window.nests))
        now.put(now.pile(window.pile).settle())
    else:
        _close(now, stop.done)


def _pass_line(actor: str, stop: Stop) -> Line:
    """The line of a pass; it never changes, so each is written once."""
    line = stop.pass_lines.get(actor)
    if line is None:
        line = stop.pass_lines[actor] = Line(f"{actor} passes.", stop.window.cites, stop.label, actor)
    return line


def _resolve(now: Moment, stop: Stop, state: Open) -> None:
    """Resolves the newest item; reopens when something was added meanwhile, or after each where the rules say so."""
    window = stop.window
    pile = now.pile(window.pile)
    if pile.items and (pile.fresh or (state.passes and window.resolves == "one then reopen")):
        now.put(pile.settle())
        _ask(now, stop, Open(_who(now, window.reopens or window.starts, state.actor), 0, False, (), window.nests))
    elif pile.items:
        item, rest = pile.pop()
        now.put(rest)
        _set(now, Open(state.actor, 1, True, (), window.nests))
        now.call(window.resolve, item=item)
    elif window.after_empty:
        now.put(pile.settle())
        _ask(now, stop, Open(_who(now, window.after_empty, state.actor), 0, False, (), window.nests))
    else:
        _close(now, stop.done)


def _hold(now: Moment, stop: Stop, state: Open, choice: Choice) -> None:
    """Keeps a secret choice until everybody has chosen; then all are carried out in the order they were made."""
    held = (*state.held, choice)
    now.say(f"{choice.by} has chosen in secret.", *stop.window.cites, actor=choice.by)
    if len(held) < len(now.referee.rules.players(now)):
        _ask(now, stop, Open(_who(now, "next", state.actor), 0, False, held, True))
        return
    _close(now, stop.done)
    for secret in held:
        if secret.verb != PASS:
            now.referee.rules.verbs[secret.verb].take(now, secret)


def _ask(now: Moment, stop: Stop, state: Open) -> None:
    """Asks a player, unless the role named nobody or the rules, attending to the table first, say that it is over."""
    _set(now, state)
    attend, depth = now.referee.rules.attend, len(now._frames)
    if state.actor and (attend is None or attend(now)):
        if len(now._frames) == depth:
            now._waiting = stop.asks(state.actor)
    elif len(now._frames) == depth:
        _close(now, stop.done)


def _close(now: Moment, done: int) -> None:
    chart, _, bound, _ = now._frames[-1]
    now._frames[-1] = make(Frame, (chart, done, bound, None))


def _set(now: Moment, state: Open) -> None:
    chart, at, bound, _ = now._frames[-1]
    now._frames[-1] = make(Frame, (chart, at, bound, state))


def _who(now: Moment, role: str, actor: str) -> str:
    """The player a role names: the one next to the actor, the same one again, or whoever the game's role says."""
    if role == "same":
        return actor
    if role != "next":
        return str(now.referee.rules.roles[role](now))
    players = now.referee.rules.players(now)
    return players[(players.index(actor) + 1) % len(players)] if actor in players else players[0]
