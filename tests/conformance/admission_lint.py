# SPDX-License-Identifier: Apache-2.0
"""What crdc lint says against configurations of admission, beside what the API server's validation (1.37) said of them.

Usage: admission_lint.py CRDC RECORDED: a line of JSON each, an object and the errors."""
import gzip
import json
import os
import subprocess
import sys
import tempfile


def main():
    crdc, recorded = sys.argv[1:]
    with gzip.open(recorded, "rt", encoding="utf-8") as stream:
        cases = [json.loads(line) for line in stream]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "object.json")
        for number, case in enumerate(cases, 1):
            with open(file, "w", encoding="utf-8") as stream:
                json.dump(case["object"], stream)
            run = subprocess.run([crdc, "lint", "--no-advice", "all", "--output", "json", file], capture_output=True, text=True,
                                 timeout=30, check=False)
            got = sorted(json.loads(line)["message"] for line in run.stdout.splitlines())
            if got != sorted(case["errors"]) or run.returncode != bool(got):
                wrong += 1
                print(f"line {number}: exit {run.returncode}\n  want {sorted(case['errors'])}\n  got  {got}")
    print(f"{len(cases)} configurations, {wrong} judged otherwise")
    return 1 if wrong or len(cases) < 100 else 0


sys.exit(main())
