# SPDX-License-Identifier: Apache-2.0
"""What surprises in kube-apiserver's admission, AP-01 to AP-33: crd-validate --batch beside recorded answers of the API server's code.

Usage: admission_ap.py CRD_VALIDATE            compares
       admission_ap.py CRD_VALIDATE --record   asks $CRDC_ADMISSION_ORACLE and keeps its answers in recorded/admission-ap.verdicts.jsonl.gz

The requests are those of admission_ap_requests.py. Of each verdict, recorded and ours, is also asked whether the surprise is in it."""
import gzip
import json
import os
import subprocess
import sys

import admission_ap_requests
import admission_compare

HERE = os.path.dirname(os.path.abspath(__file__))
RECORDED = os.path.join(HERE, "recorded/admission-ap.verdicts.jsonl.gz")
NUMBERS = [f"AP-{n:02}" for first, last in ((1, 5), (10, 15), (20, 25), (30, 33)) for n in range(first, last + 1)]


def ask(command, lines):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    run = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)
    return [line for line in run.stdout.splitlines() if line.strip()]


def by_id(lines):
    return {verdict["id"]: verdict for verdict in map(admission_compare.read_json, lines)}


def shown(shows, verdict):
    try:
        return bool(shows(verdict))
    except (KeyError, IndexError, TypeError):
        return False


def record(rows):
    oracle = os.environ.get("CRDC_ADMISSION_ORACLE")
    if not oracle:
        sys.exit("CRDC_ADMISSION_ORACLE names no admission-oracle")
    answers = ask([oracle, "run"], [line for _, line, _ in rows])
    with open(RECORDED, "wb") as stream:
        stream.write(gzip.compress("".join(answer + "\n" for answer in answers).encode(), mtime=0))
    return by_id(answers)


def main():
    rows = list(admission_ap_requests.rows())
    recorded = len(sys.argv) > 2 and sys.argv[2] == "--record"
    if recorded:
        wanted = record(rows)
    else:
        with gzip.open(RECORDED, "rt", encoding="utf-8") as stream:
            wanted = by_id(stream)
    got = wanted if recorded else by_id(ask([os.path.abspath(sys.argv[1]), "--batch"], [line for _, line, _ in rows]))
    failed = [f"{number}: no request" for number in NUMBERS if number not in {number for number, _, _ in rows}]
    for _, line, shows in rows:
        want, have = wanted.get(line["id"]), got.get(line["id"])
        if want is None:
            failed.append(f"{line['id']}: not recorded")
            continue
        if not shown(shows, want):
            failed.append(f"{line['id']}: the recorded verdict does not show it: {json.dumps(want)[:1500]}")
        fields = [field for field in admission_compare.differences(want, have) if field not in want.get("unstable", [])]
        if fields or have is not None and not shown(shows, have):
            failed.append(f"{line['id']}: {', '.join(fields) or 'does not show it'}\n  want {admission_compare.brief(want, fields)}\n"
                          f"  got  {admission_compare.brief(have, fields + ['error'])}")
    print("\n".join(failed))
    print(f"{len(rows)} requests about {len(NUMBERS)} surprises, {len(failed)} failures")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
