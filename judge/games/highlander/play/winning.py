"""win-head-shot, win-zero-ability, concession, quickening-forfeit, end-game: how a game ends."""

from __future__ import annotations

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.play import corda_and_reno
from judge.games.highlander.play.attacks.blows_and_head_shots import is_head_shot
from judge.games.highlander.play.who import active_player, in_play, note, opponent, other_player, player, taken_up, turn
from judge.kit.choosing import Decide


def win(now: Moment, winner: str, how: str) -> None:
    """The game is over."""
    note(now, over=winner, how=how)
    now.end()


def take_head(now: Moment, winner: str, loser: str, attack: str) -> None:
    """win-head-shot, head-shot: an undefended Head Shot ends the game at once; quickening-forfeit."""
    if corda_and_reno.survives(now, loser):
        return
    now.say(f"{attack} takes {loser}'s head: {winner} wins at once.", cite("head-shot"), cite("win-head-shot"),
            event=("head", loser))  # fmt: skip
    lost = [card.title for card in in_play(now, loser) if "quickening" in card.groups or "quickening" in
            card.title.casefold()]  # fmt: skip
    if lost:
        text = f"{loser} forfeits {', '.join(lost)} to {winner}."
        now.say(text, cite("quickening-forfeit"), event=("forfeit", loser))
    win(now, winner, "head shot")


@RULES.step
def check_ability(now: Moment) -> None:
    """win-zero-ability: who begins the Attack Phase at zero Ability has lost; zero before that is no loss yet."""
    who = active_player(now)
    lost = player(now, who).ability <= 0
    text = f"{who} begins the Attack Phase at {player(now, who).ability} Ability{' and has lost' if lost else ''}."
    rules = (cite("win-zero-ability"),) if lost else (cite("phase-4-attack"), cite("win-zero-ability"))
    now.say(text, *rules, event=("ability", who))
    if lost:
        win(now, opponent(now, who), "zero ability")


@RULES.step
def check_skipped_phase(now: Moment) -> None:
    """zero-skip-attack: whether a player at zero who skips the Attack Phase has lost is a reading."""
    who = active_player(now)
    now.say(f"{who} skips the Attack Phase.", cite("phase-4-attack"), event=("phase", "attack skipped"))
    if player(now, who).ability <= 0 and now.reads("zero-skip-attack") == "checked-anyway":
        now.say(f"{who} is at zero when the phase would begin.", cite("win-zero-ability"), event=("ability", who))
        win(now, opponent(now, who), "zero ability")


@RULES.test
def attack_phase_skipped(now: Moment) -> bool:
    """phase-4-attack: whether an effect lets the Attack Phase be skipped."""
    return turn(now).skip_attack


@RULES.test
def nobody_has_won(now: Moment) -> bool:
    """Turns alternate until a player is defeated."""
    return not turn(now).over


@RULES.verb
class Concede(Verb):
    """concession: before a Head Shot resolves, and before an Exertion for a defense, a player may offer to concede."""

    name = "concede"
    phrase = "offers to concede"
    only = refuse("a player may concede only before a Head Shot is resolved", cite("concession"))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        attack = taken_up(now)
        return None if attack is not None and is_head_shot(now, attack) else self.only

    def take(self, now: Moment, choice: Choice) -> None:
        now.say(f"{choice.by} offers to concede.", cite("concession"), actor=choice.by)
        now.call("concession")


@RULES.verb
class AnswerConcession(Decide):
    """concession: the opponent accepts the concession or not."""

    name = "answer-concession"
    example = "accepts the concession; declines the concession"
    only = refuse("nobody has offered to concede", cite("concession"))
    wordings = ("accepts the concession", "declines the concession")

    def by(self, now: Moment) -> str:
        return other_player(now)

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        if not yes:
            now.say(f"{by} declines.", cite("concession"), actor=by)
            return
        now.say(f"{by} accepts and wins; nothing is forfeited.", cite("concession"), cite("quickening-forfeit"),
                actor=by, event=("conceded", active_player(now)))  # fmt: skip
        win(now, by, "concession")


@RULES.step
def call_time(now: Moment) -> None:
    """end-game: time is called; the turn in progress is finished as usual."""
    note(now, time_called=True)
    now.say("Time is called; the current turn is finished, then End Game begins.", cite("end-game"),
            cite("tournament-format"), event=("time", active_player(now)))  # fmt: skip


@RULES.step
def begin_end_game(now: Moment) -> None:
    """end-game: from now on no healing, and 1 Ability lost in each own Ability Adjustment Phase."""
    note(now, end_game=True)
    now.say("End Game begins.", cite("end-game"), event=("end game", "begins"))
