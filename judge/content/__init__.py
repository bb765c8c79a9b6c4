"""Load, check and link the content: every rule, term, chart and reading as data."""
