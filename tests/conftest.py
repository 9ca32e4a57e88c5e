"""Two ways to run the properties, new examples each time at home and the same ones in CI; and one way to draw."""

import os

from hypothesis import settings

from assets.fonts.cut import cut_all

settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

# On a real screen one worker's windows would take the keys from another's. Qt asks for its renderer only once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
# As dev.py does before anything is started: whoever calls pytest alone has the faces, too.
cut_all()
