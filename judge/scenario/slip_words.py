"""What is wrong with a claim, as a sentence: slips are kept as what somebody does, such as `leaves out the shield`."""

from __future__ import annotations

ALREADY_WHOLE = ("nothing ", "nobody ")
NEEDS_A_VERB = ("right ", "wrong ")


def sentence(slip: str) -> str:
    """A slip as a sentence that follows a colon: `this leaves out the shield`."""
    lowered = f"{slip[:1].lower()}{slip[1:]}"
    if lowered.startswith(ALREADY_WHOLE):
        return lowered
    return f"this is {lowered}" if lowered.startswith(NEEDS_A_VERB) else f"this {lowered}"
