#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures commands of checkers.sh whose programs and inputs are read from the disk: before each run the page cache is dropped.

usage: cold.py PREPARED CRDS RUNS NAME=COMMAND...

In COMMAND {crds} stands for the CRDs' folder and {input} for the folder of documents or the file. The lines are those of the
peers' cli/run.py, with "cold". Says so, and does nothing, where the page cache cannot be dropped.
"""
import json
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time


def drop_caches():
    os.sync()
    with open("/proc/sys/vm/drop_caches", "w", encoding="ascii") as f:
        f.write("3\n")


def measure(command):
    """Wall and CPU seconds, peak MiB and exit status of one run. Python and GNU time are warm again before it starts."""
    drop_caches()
    subprocess.run(["/usr/bin/time", "-q", "-f", "", "true"], check=True, stderr=subprocess.PIPE)
    with tempfile.NamedTemporaryFile() as peak:
        begin = time.perf_counter()
        child = subprocess.Popen(["/usr/bin/time", "-q", "-f", "%M", "-o", peak.name, *command], stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        wall = time.perf_counter() - begin
        child.returncode = os.waitstatus_to_exitcode(status)
        with open(peak.name, encoding="ascii") as f:
            return wall, usage.ru_utime + usage.ru_stime, int(f.read().split()[-1]) / 1024, child.returncode


def main():
    prepared, crds, count, *commands = sys.argv[1:]
    try:
        drop_caches()
    except OSError as error:
        print(f"no cold runs: the page cache cannot be dropped: {error.strerror}", file=sys.stderr)
        return
    docs = os.path.join(prepared, "docs")
    inputs = [("one-file", os.path.join(docs, sorted(os.listdir(docs))[0])), ("samples", docs),
              ("thousand-documents", os.path.join(prepared, "thousand.yaml"))]
    for name, _, command in (c.partition("=") for c in commands):
        for what, path in inputs:
            words = [w.replace("{input}", path).replace("{crds}", crds) for w in shlex.split(command)]
            walls, cpus, peaks, codes = zip(*(measure(words) for _ in range(int(count))))
            print(json.dumps({"peer": name, "what": what, "cold": True, "unit": "ms", "n": len(walls),
                              "value": round(statistics.median(walls) * 1e3, 2), "min": round(min(walls) * 1e3, 2),
                              "cpu_min": round(min(cpus) * 1e3, 2), "peak_mib": round(max(peaks), 2), "exit": codes[0]}), flush=True)


main()
