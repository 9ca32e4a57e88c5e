"""Where a frozen program begins."""

import os
import sys

# Work in the background begins the program once more; so does what looks after such processes, on all but Windows.
FORKED, TRACKER = "--multiprocessing-fork", "from multiprocessing.resource_tracker import main"
FILE_DIALOG = "/usr/share/dbus-1/services/org.freedesktop.portal.Desktop.service"

if FORKED in sys.argv[1:2]:
    from multiprocessing.spawn import freeze_support

    freeze_support()
if any(argument.startswith(TRACKER) for argument in sys.argv):
    from multiprocessing import resource_tracker

    resource_tracker.main(int(sys.argv[-1].rpartition("(")[2].rstrip(")")))
    sys.exit()

if sys.platform == "linux":
    # Started by something that says nothing of a language, Qt would complain that it can't tell how text is written.
    if not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
        os.environ["LC_CTYPE"] = "C.UTF-8"
    # The desktop's own file dialog, where it lends one; else Qt draws its own, in the one style that there is here.
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS") and os.access(FILE_DIALOG, os.R_OK):
        os.environ.setdefault("QT_QPA_PLATFORMTHEME", "xdgdesktopportal")
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

from desktop.__main__ import main  # noqa: E402

sys.exit(main())
