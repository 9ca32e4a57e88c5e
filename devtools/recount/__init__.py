"""The app's figures held against the plain events of its records."""
