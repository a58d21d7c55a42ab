# SPDX-License-Identifier: Apache-2.0
"""Rule sets that are compiled in beside the same ones met at run time: crd-validate --batch answers alike, to the byte.

Usage: interpreted.py CRD_VALIDATE CRDS SET

SET is a set of requests in recorded/, of KubeRay's or Volcano's layers. Each is asked as it stands, and a few times with parts that are gone,
null or of another type, which structs and trees hold in ways of their own."""
import copy
import gzip
import json
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
CHANGED = 3  # of each request
VALUES = [None, "", 0, 1, -1, 1.5, True, False, [], {}, [None], {"a": None}, "x", ["x"], {"a": "b"}, [1], "1Gi", [{}], {"name": None}]


def places(node, found):
    """All (container, key) below a node."""
    keys = range(len(node)) if isinstance(node, list) else list(node) if isinstance(node, dict) else ()
    for key in keys:
        found.append((node, key))
        places(node[key], found)
    return found


def change(chance, whole):
    found = [place for place in places(whole, []) if place[0] is not whole or place[1] not in ("apiVersion", "kind")]
    if not found:
        return
    container, key = chance.choice(found)
    what = chance.random()
    if what < 0.3:
        del container[key]
    elif what < 0.4 and isinstance(container, list):
        container.insert(key, copy.deepcopy(chance.choice(VALUES)))
    else:
        container[key] = copy.deepcopy(chance.choice(VALUES))


def asked(lines):
    chance = random.Random(1)
    for line in lines:
        yield line
        for number in range(CHANGED):
            request = json.loads(line)
            request["id"] += f"-changed-{number}"
            objects = [request[name] for name in ("object", "oldObject") if isinstance(request.get(name), dict)]
            for _ in range(chance.choice((1, 1, 2, 4)) if objects else 0):
                change(chance, chance.choice(objects))
            yield json.dumps(request) + "\n"


def main():
    program, crds, name = sys.argv[1:]
    with gzip.open(os.path.join(HERE, "recorded", name + ".requests.jsonl.gz"), "rt", encoding="utf-8") as stream:
        requests = "".join(asked(list(stream)))
    answers = [subprocess.run([program, *arguments, "--batch"], input=requests, capture_output=True, text=True, timeout=300,
                              check=False).stdout.splitlines() for arguments in ([], ["--crd", crds])]
    differ = [pair for pair in zip(*answers) if pair[0] != pair[1]]
    for compiled, interpreted in differ[:5]:
        print(f"compiled in: {compiled}\nat run time: {interpreted}\n")
    judged = sum('"allowed"' in answer for answer in answers[0])
    print(f"{name}: {len(answers[0])} answers, {judged} verdicts, {len(differ)} differ")
    whole = len(answers[0]) == len(answers[1]) == requests.count("\n")
    return 0 if whole and judged > len(answers[0]) / 2 and not differ else 1


if __name__ == "__main__":
    sys.exit(main())
