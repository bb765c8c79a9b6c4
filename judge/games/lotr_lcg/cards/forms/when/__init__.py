"""When and if: conditions, cases, occasions, and what was done before."""
