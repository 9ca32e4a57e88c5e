"""Where a frozen program begins."""

import os
import sys

# Started by something that says nothing of a language, Qt would complain that it can't tell how text is written.
if sys.platform == "linux" and not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
    os.environ["LC_CTYPE"] = "C.UTF-8"

from desktop.__main__ import main

sys.exit(main())
