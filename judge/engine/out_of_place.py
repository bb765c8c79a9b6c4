"""A choice that is not asked for where it is made: where it is, as the charts have it, and what stands here instead."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.chart import Chart, asked_in
from judge.engine.moment import Moment
from judge.engine.record import Refusal, refuse

NOBODY = "nobody decides anything at this point"
OVER = "nothing is left to decide"


def out_of_place(charts: Mapping[str, Chart], now: Moment, verb: str) -> Refusal:
    """Why a choice is refused that is not asked for at a moment."""
    waiting = now._waiting
    where, cites = asked_in(charts, verb)
    here = f"here {waiting.by} decides something else" if waiting else NOBODY if now._frames else OVER
    own = waiting.cites if waiting else next(iter(charts.values())).cites
    if where:  # That is the reason; that nobody decides anything here is none.
        here = f"that is done at {where}" + (f"; {here}" if waiting else ", and play is not there")
    return refuse(here, *(cites or own))
