# SPDX-License-Identifier: Apache-2.0
"""What came out of a run."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Result:
    def __init__(self, status, output, errors, files=None, timeout=False):
        self.status, self.output, self.errors, self.files, self.timeout = status, output, errors, files or {}, timeout
        self.counts, self.injected = {}, 0
