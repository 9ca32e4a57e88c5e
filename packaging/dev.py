"""Lantern Night from a checkout: python3 packaging/dev.py play|test|check|bench"""

import sys

# Read by whatever Python is there: no line up to here may need a new one.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Lantern Night needs Python 3.11 or newer; %s is Python %d.%d.\n"  # noqa: UP031
        "Start this with a newer one, for example: python3.11 packaging/dev.py play"
        % ((sys.executable,) + tuple(sys.version_info[:2]))  # noqa: RUF005
    )

import dev_commands

if __name__ == "__main__":
    sys.exit(dev_commands.main(sys.argv[1:]))
