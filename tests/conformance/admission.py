# SPDX-License-Identifier: Apache-2.0
"""The admission chain: what crd-validate --batch answers to requests with policies and webhooks, beside kube-apiserver's own code.

Usage: admission.py CRD_VALIDATE recorded
       admission.py CRD_VALIDATE seeds [--seeds FIRST-LAST] [--plain N] [--per N] [--grown N]
       admission.py CRD_VALIDATE files REQUESTS VERDICTS

recorded: cases/oracle/admission.{requests,verdicts}.jsonl of $CRDC_TABLES. seeds:
new requests over samples/policies, made and judged by the program that $CRDC_ADMISSION_ORACLE names. files: any. Requests name files
from the folder $CRDC_TABLES, and are run there. Exit 77 (skipped) where what is needed is absent.

admission_expected.txt beside this script lists what is known to differ: SET PATTERN: REASON, the pattern of the request's id. A
line that nothing differs by any more is an error. With CRDC_CASES_VERBOSE=1 all that differs is printed, else the first twenty."""
import fnmatch
import json
import os
import re
import subprocess
import sys
import tempfile

import admission_compare

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.path.abspath(os.environ.get("CRDC_TABLES", os.path.join(HERE, "../../build/tests/tables/unpacked")))
SKIPPED = 77
SHOWN = 10**9 if os.environ.get("CRDC_CASES_VERBOSE") else 20


def skip(why):
    print("skipped: " + why)
    sys.exit(SKIPPED)


def read_lines(path):
    with open(path, encoding="utf-8") as stream:
        return [admission_compare.read_json(line) for line in stream if line.strip()]


def answer(program, requests):
    """The verdicts of a file of requests."""
    with open(requests, "rb") as stream:
        run = subprocess.run([program, "--batch"], stdin=stream, capture_output=True, cwd=SHARED, timeout=280, check=False)
    if run.returncode not in (0, 1):
        print(f"{program} --batch ends with {run.returncode}: {run.stderr.decode(errors='replace')[-500:]}")
    return [admission_compare.read_json(line) for line in run.stdout.decode("utf-8", "replace").splitlines() if line.strip()]


def expected(name):
    """{pattern: reason} of a set."""
    known = {}
    with open(os.path.join(HERE, "admission_expected.txt"), encoding="utf-8") as stream:
        for line in stream:
            found = re.match(r"(\S+) (\S+): (.+)$", line.strip())
            if found and not line.startswith("#") and found[1] == name:
                known[found[2]] = found[3]
    return known


def other_answers(oracle, requests, ids):
    """What the oracle says to those requests when it is asked again: validating webhooks answer in parallel, the first counts."""
    with open(requests, encoding="utf-8") as stream:
        again = "".join(line for line in stream if json.loads(line)["id"] in ids)
    for _ in range(8):
        run = subprocess.run([oracle, "run"], input=again, capture_output=True, text=True, cwd=SHARED, timeout=250, check=True)
        yield [admission_compare.read_json(line) for line in run.stdout.splitlines()]


def judge(program, name, requests, verdicts, oracle=None):
    """Compares a set; True where nothing differs but what is known."""
    wanted, got = read_lines(verdicts), answer(program, requests)
    by_id = {item["id"]: item for item in got}
    comparison = admission_compare.Comparison(wanted, got)
    if oracle and 0 < len(comparison.differing) < 20:
        for answers in other_answers(oracle, requests, comparison.differing):
            for item in answers:
                if item["id"] in comparison.differing and not admission_compare.differences(item, by_id.get(item["id"])):
                    del comparison.differing[item["id"]]
                    comparison.excused.append(item["id"])
    known, used, shown, failed = expected(name), set(), 0, 0
    for item in wanted:
        fields = comparison.differing.get(item["id"])
        if not fields:
            continue
        matching = [pattern for pattern in known if fnmatch.fnmatchcase(item["id"], pattern)]
        used.update(matching)
        if matching:
            continue
        failed += 1
        if shown < SHOWN:
            shown += 1
            print(f"{item['id']}: {', '.join(fields)}\n  want {admission_compare.brief(item, fields)}\n"
                  f"  got  {admission_compare.brief(by_id.get(item['id']), fields + ['error'])}")
    for pattern in set(known) - used:
        print(f"admission_expected.txt: {name} {pattern}: nothing differs by it any more")
        failed += 1
    print(f"{name}: {comparison.summary()}, {len(used)} patterns expected")
    return not failed and comparison.agreed > 0.9 * len(wanted)


def run_recorded(program):
    stem = os.path.join(SHARED, "cases/oracle/admission")
    if not os.path.exists(stem + ".requests.jsonl"):
        sys.exit(f"no {stem}: the build unpacks tests/tables")
    return judge(program, "recorded", stem + ".requests.jsonl", stem + ".verdicts.jsonl")


def run_seeds(program, options):
    oracle = os.environ.get("CRDC_ADMISSION_ORACLE")
    if not oracle or not os.access(oracle, os.X_OK):
        skip("CRDC_ADMISSION_ORACLE names no admission-oracle")
    if not os.path.isdir(os.path.join(SHARED, "samples/policies")):
        skip("no samples/policies in $CRDC_TABLES")
    first, _, last = options.get("--seeds", "2-5").partition("-")
    good = True
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(int(first), int(last or first) + 1):
            stem = os.path.join(folder, f"seed{seed}")
            sizes = [word for flag, value in (("plain", "6"), ("per", "5"), ("grown", "1000"))
                     for word in ("-" + flag, options.get("--" + flag, value))]
            with open(stem + ".requests", "wb") as out:
                subprocess.run([oracle, "mutate", "-seed", str(seed), *sizes, "samples/policies"], stdout=out, cwd=SHARED, check=True)
            with open(stem + ".requests", "rb") as requests, open(stem + ".verdicts", "wb") as out:
                subprocess.run([oracle, "run"], stdin=requests, stdout=out, cwd=SHARED, check=True)
            good = judge(program, f"seed{seed}", stem + ".requests", stem + ".verdicts", oracle) and good
    return good


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program, what, rest = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3:]
    if what == "recorded":
        good = run_recorded(program)
    elif what == "seeds":
        good = run_seeds(program, dict(zip(rest[::2], rest[1::2])))
    else:
        good = judge(program, "files", *(os.path.abspath(path) for path in rest))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
