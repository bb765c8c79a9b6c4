"""8 Mugic and Abilities: Bursts, playing, resolution, damage, what abilities come to.

Triggers (8.3), costs (8.4), values and lasting effects (8.7, 8.9) and targets are beside this folder, as in every game.
"""
