"""The processes that work on texts from outside, so that no request blocks another; start from `pool`."""
