"""python -m lantern_night"""

import sys

from lantern_night import main

if __name__ == "__main__":
    sys.exit(main())
