"""Scenarios: read a situation, play it, answer its questions, explain wrong claims, explore what can happen."""
