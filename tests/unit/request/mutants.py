#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-validate test --mutate tells what tests do not notice.

Usage: mutants.py CRDC CRD_VALIDATE CRDS

Suites are grown for CRDs of this project. Of mutants that they notice 30 are chosen; the tests that notice one are taken out
of a copy of the suite, which is a weakness planted, and the mutant has to be told as a survivor of it. Every witness has to
get the two verdicts that were told from crd-validate --batch. Where $CRDC_ORACLE names the API server's own code, every
witness has to flip there as well, and grown objects get its verdicts from 200 mutants."""
import json
import os
import subprocess
import sys
import tempfile

crdc, validate, crds = sys.argv[1:4]
oracle = os.environ.get("CRDC_ORACLE")
WEAKNESSES, JUDGED = 30, 200
FILES = ("topology.volcano.sh_hypernodes", "scheduling.volcano.sh_queues", "config.volcano.sh_colocationconfigurations")
failures = []


def expect(good, what):
    if not good:
        failures.append(what)
        print("FAILED:", what)


def run(*command, lines=None):
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300)


def lines_of(text):
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def grown_requests(file):
    return lines_of(run(crdc, "grow", "--no-overlays", file).stdout)


def suite_of(name, version, requests):
    tests = {"onCreate": [], "onUpdate": []}
    for request in requests:
        if not request["expect"]["allowed"] and "strict decoding" in request["expect"]["message"]:
            continue  # what kubectl refuses; suites send as a client does that does not ask for it
        update = request["op"] != "create"
        test = {"name": request["id"], "initial": json.dumps(request["oldObject" if update else "object"])}
        if update:
            test["updated"] = json.dumps(request["object"])
        if not request["expect"]["allowed"]:
            message = request["expect"]["message"].split(" is invalid: ", 1)[-1].lstrip("[").split(", ")[0].rstrip("]")
            test["expectedStatusError" if request["op"] == "update-status" else "expectedError"] = message
        tests["onUpdate" if update else "onCreate"].append(test)
    return {"name": "grown", "crdName": name, "version": version, "tests": tests}


def without(suite, names):
    tests = {group: [test for test in cases if test["name"] not in names] for group, cases in suite["tests"].items()}
    return dict(suite, tests=tests)


def write(folder, name, value):
    path = os.path.join(folder, name)
    with open(path, "w") as out:
        json.dump(value, out)
    return path


def mutate(file, suite, *options):
    ran = run(validate, "test", "--mutate", "--output", "json", "--crd", file, *options, suite)
    expect(ran.returncode in (0, 1), f"{file}: {ran.returncode} {ran.stderr[-400:]}")
    told = lines_of(ran.stdout)
    survived = sum(mutant["fate"] == "survived" for mutant in told)
    expect(ran.returncode == (survived > 0), f"{file}: exit {ran.returncode} with {survived} survivors")
    return told


def name_of(mutant):
    return f"{mutant['operator']}: {mutant['path']}: {mutant['what']}"


def requests_of(file, kept, mutant):
    witness = mutant["witness"]
    for source, told in ((file, witness["original"]), (os.path.join(kept, f"{mutant['mutant']}.json"), witness["mutant"])):
        request = {"crdFile": source, "op": witness["op"], "object": witness["object"], "fieldValidation": "Strict", "return": "object"}
        if "oldObject" in witness:
            request["oldObject"] = witness["oldObject"]
        yield request, told


def check_witnesses(file, kept, survivors):
    """By crd-validate and, where it is there, by the API server's code: both sides."""
    pairs = [pair for mutant in survivors if "witness" in mutant for pair in requests_of(file, kept, mutant)]
    text = "".join(json.dumps(dict(request, id=str(n))) + "\n" for n, (request, _) in enumerate(pairs))
    for program in [[validate, "--batch"]] + ([[oracle, "run"]] if oracle else []):
        answers = lines_of(run(*program, lines=text).stdout)
        expect(len(answers) == len(pairs), f"{file}: {len(answers)} verdicts of {len(pairs)} witnesses by {program[0]}")
        for (request, told), answer in zip(pairs, answers):
            allowed = bool(answer.get("allowed")) and not answer.get("strict")
            expect(allowed == told["allowed"], f"{request['crdFile']}: {program[0]}: {str(answer)[:300]}, told was {str(told)[:300]}")
        for first, second in zip(answers[::2], answers[1::2]):
            keys = ("allowed", "message", "object", "causes")
            expect(any(first.get(key) != second.get(key) for key in keys), f"{file}: {program[0]}: {str(first)[:300]}: no difference")
    return len(pairs) // 2


def judge_mutants(kept, requests, numbers):
    """The same verdicts of mutants as the API server's code."""
    sample = []
    for n, number in enumerate(numbers):
        for k in range(4):
            request = requests[(n * 4 + k) % len(requests)]
            sample.append(dict(request, id=f"{number}.{k}", crdFile=os.path.join(kept, f"{number}.json")))
    text = "".join(json.dumps(request) + "\n" for request in sample)
    want, got = os.path.join(kept, "want"), os.path.join(kept, "got")
    for program, out in (([oracle, "run"], want), ([validate, "--batch"], got)):
        with open(out, "w") as stream:
            stream.write(run(*program, lines=text).stdout)
    compared = run(oracle, "compare", want, got)
    expect(compared.returncode == 0, f"{kept}: {compared.stdout[-600:]}")
    return len(sample)


planted = witnesses = judged = made = 0
for at, stem in enumerate(FILES):
    file = os.path.join(crds, stem + ".yaml")
    with tempfile.TemporaryDirectory() as folder:
        kept, again = os.path.join(folder, "kept"), os.path.join(folder, "again")
        os.mkdir(kept)
        os.mkdir(again)
        requests = grown_requests(file)
        group, plural = stem.split("_")
        version = requests[0]["object"]["apiVersion"].split("/")[1]
        suite = suite_of(f"{plural}.{group}", version, requests)
        whole = write(folder, "whole.testsuite.yaml", suite)
        told = mutate(file, whole, "--mutate-keep", kept)
        made += len(told)
        killed = [mutant for mutant in told if mutant["fate"] == "killed"]
        survivors = [mutant for mutant in told if mutant["fate"] == "survived"]
        expect(len(killed) > len(survivors) and len(killed) >= 20, f"{file}: {len(killed)} of {len(told)} mutants are noticed")
        expect(all(mutant["line"] > 1 for mutant in told), f"{file}: mutants without a place")
        share = WEAKNESSES // len(FILES)
        chosen = [killed[i * len(killed) // share] for i in range(share)]
        for mutant in chosen:
            failed = run(validate, "test", "--output", "json", "--crd", os.path.join(kept, f"{mutant['mutant']}.json"), whole)
            noticing = {test["test"] for test in lines_of(failed.stdout) if not test["passed"]}
            weak = write(folder, "weak.testsuite.yaml", without(suite, noticing))
            found = mutate(file, weak, "--mutate-filter", name_of(mutant), "--mutate-keep", again)
            weakness = [one for one in found if name_of(one) == name_of(mutant)]
            expect(noticing and weakness and all(one["fate"] == "survived" for one in weakness),
                   f"{file}: {name_of(mutant)} is not told, {len(noticing)} tests taken out")
            planted += 1
            expect(any("witness" in one for one in weakness), f"{file}: {name_of(mutant)}: no witness")
            witnesses += check_witnesses(file, again, weakness)
        witnesses += check_witnesses(file, kept, survivors)
        if oracle:
            share = -(-JUDGED // len(FILES))
            numbers = [told[i * len(told) // share]["mutant"] for i in range(share)]
            judged += judge_mutants(kept, requests, numbers)

print(f"{made} mutants, {planted} planted weaknesses, {witnesses} witnesses, {judged} verdicts of mutants held against the API server's code")
sys.exit(1 if failures else 0)
