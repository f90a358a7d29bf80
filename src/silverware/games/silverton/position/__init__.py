"""Positions of Silverton: a moment written by hand, checked, and set up; and written out again."""
