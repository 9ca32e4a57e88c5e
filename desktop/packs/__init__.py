"""Packs that a group has made or was given."""
