"""The version, at the one place that an installed, a frozen and an unbuilt Lantern Night can all read."""

VERSION = "0.1.0"
