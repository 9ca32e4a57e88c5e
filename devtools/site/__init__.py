"""The game's page on the web and the beginning of README.md: the same words, and the screens as they are today."""
