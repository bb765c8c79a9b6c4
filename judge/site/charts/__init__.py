"""Timing charts as SVG and as words: drawn whole, in little beside other things, in outline, as a whole round."""
