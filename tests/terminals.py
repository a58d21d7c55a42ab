# SPDX-License-Identifier: Apache-2.0
"""Whether tests can open terminals: not where /dev/pts is not mounted, as in a bare chroot."""
import os
import sys


def why_none():
    """The reason why no terminal can be opened; None if one can."""
    try:
        for descriptor in os.openpty():
            os.close(descriptor)
    except OSError as error:
        return f"no terminal can be had ({error.strerror}): is /dev/pts mounted?"
    return None


def need():
    """Skips a test, with a message, when it needs a terminal and none can be opened."""
    why = why_none()
    if why:
        print("skipped: " + why)
        sys.exit(77)
