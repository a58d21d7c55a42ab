# SPDX-License-Identifier: Apache-2.0
"""Terminals for tests: there are none where /dev/pts is not mounted, as in a bare chroot."""
import os
import sys


def why_none():
    """Why no terminal can be had; None where one can."""
    try:
        for descriptor in os.openpty():
            os.close(descriptor)
    except OSError as error:
        return f"no terminal can be had ({error.strerror}): is /dev/pts mounted?"
    return None


def need():
    """Ends a test that wants one and can have none: it is skipped, and says so."""
    why = why_none()
    if why:
        print("skipped: " + why)
        sys.exit(77)
