"""9 Specific Ability Rules: Infection, Brainwashed, Mirage; 9.4 Invisibility is in mugic_and_abilities/abilities.py."""
