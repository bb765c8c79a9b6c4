"""The rulebook carried out: a folder for each of chapters 6 to 9, a file for each part of the others.

What every game has stands here under the same name: who is who, values (8.7.2, 8.7.3), costs (8.4), targets,
triggers (8.3), lasting effects (8.7.1, 8.9).
"""
