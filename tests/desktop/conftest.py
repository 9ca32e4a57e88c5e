"""Without a screen the tests draw offscreen, as the app does."""

from desktop.__main__ import draw_without_a_screen

draw_without_a_screen()
