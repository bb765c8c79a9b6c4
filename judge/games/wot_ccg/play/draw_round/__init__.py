"""draw-round: Discard Dead, Victory Check, Discard Cards, Draw Cards."""
