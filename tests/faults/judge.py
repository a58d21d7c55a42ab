#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A judge of crdc/judge.h made and asked, with each allocation failing in turn, and with all from it on: there is always an answer.

usage: judge.py PRELOAD PROGRAM"""
import collections
import os
import subprocess
import sys
import tempfile

preload, program = sys.argv[1:]
counts, wrong = collections.Counter(), []
with tempfile.TemporaryDirectory() as folder:
    state = os.path.join(folder, "state")
    for onward in ("", "+"):
        number, quiet = 1, 0
        while quiet < 100:  # behind the last allocation nothing fails
            with open(state, "wb") as file:
                file.write(bytes(4096))
            plan = f"alloc:{number}{onward}"
            done = subprocess.run([program], env=dict(os.environ, LD_PRELOAD=preload, CRD_FAULTS_STATE=state, CRD_FAULTS=plan), check=False)
            counts[done.returncode] += 1
            if done.returncode not in (0, 1):
                wrong.append(f"{plan}: exit status {done.returncode}")
            quiet = 0 if done.returncode else quiet + 1
            number += 1
print(f"{counts[1]} runs without memory, {counts[0]} whole, {len(wrong)} wrong", *wrong[:20], sep="\n")
sys.exit(bool(wrong) or not counts[1])
