#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crdc explain: docs/errors.md is what it prints, every message that is put together in the sources leads to an entry, and
codes, rules and messages are found as the help says.

usage: explain.py CRDC QUESTIONS ROOT

QUESTIONS answers many questions in one process, as crdc explain does one.

Exit status: 0 all is as it should be, 1 something is not.
"""
import glob
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile

# Calls that put a message together, and which of their arguments has its words.
PLACES = {"crdc_cel_issue_add": 2, "crdc_diagnostics_add": 3, "crdc_diagnostics_add_undone": 2, "crdc_marker_fail": 2,
          "crd_cel_fail": 1, "crd_cel_failed": 1, "crd_cel_failed_with": 1, "crd_core_required": 2,
          "crd_core_forbidden": 2, "crd_core_invalid": 3, "crd_core_required_as": 2, "crd_core_forbidden_as": 2,
          "crd_core_internal_as": 2, "crd_core_invalid_as": 3, "crd_core_not_found_text": 3, "crd_core_bad_text": 3, "crd_core_bad_word": 3, "crd_core_bad_number": 3,
          "crd_core_bad_bool": 3, "crd_core_require_because": 4}
CALLS = re.compile(r"\b(" + "|".join(PLACES) + r")\(")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
CONVERSION = re.compile(r"%[-+ 0#]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|z)?[a-zA-Z]")
ESCAPES = {"n": "\n", "t": "\t", "0": ""}
failures = 0


def fail(text):
    global failures
    failures += 1
    print("explain.py:", text)


def arguments(text, start):
    """The arguments of a call whose parenthesis opens before `start`, as texts."""
    depth, at, parts, begin = 1, start, [], start
    while depth:
        char = text[at]
        if char == '"':
            at = LITERAL.match(text, at).end()
            continue
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 1:
            parts.append(text[begin:at])
            begin = at + 1
        at += 1
    parts.append(text[begin:at - 1])
    return parts


def words(argument):
    """What the literals of an argument say with something in the place of every conversion; None where it has no words."""
    parts = LITERAL.findall(argument)
    if not parts or "?" in LITERAL.sub("", argument):
        return None
    text = re.sub(r"\\(.)", lambda match: ESCAPES.get(match.group(1), match.group(1)), "".join(parts))
    return text if re.search(r"[a-z]{3}", CONVERSION.sub("", text)) else None


def messages(root):
    """(file, text) of all messages that calls in the sources put together."""
    for top in ("generator", "runtime/cel", "runtime/engine", "runtime/kinds", "programs"):
        for path in sorted(glob.glob(os.path.join(root, top, "**", "*.c"), recursive=True)):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            for match in CALLS.finditer(text):
                parts = arguments(text, match.end())
                place = PLACES[match.group(1)]
                said = words(parts[place]) if place < len(parts) else None
                if said:
                    yield os.path.relpath(path, root), CONVERSION.sub("Xx", said)


def run(crdc, *args, **options):
    return subprocess.run([crdc, "explain", *args], capture_output=True, text=True, timeout=60, check=False, **options)


def answers(program, questions):
    """What is told of each question; empty where nothing is known."""
    done = subprocess.run([program], input="".join(question + "\0" for question in questions), capture_output=True, text=True, timeout=200, check=False)
    told = done.stdout.split("\0")
    if done.returncode or len(told) != len(questions) + 1 or told[-1]:
        sys.exit(f"{program}: exit {done.returncode}, {len(told) - 1} answers to {len(questions)} questions: {done.stderr}")
    return told[:-1]


def check_same(crdc, program, questions):
    """The command tells what that program does: of every fortieth question."""
    for question, told in list(zip(questions, answers(program, questions)))[::40]:
        result = run(crdc, "--", question)
        if result.returncode != (not told) or result.stdout.replace("\n\n", "\n") != told.replace("\n\n", "\n"):
            fail(f"of \"{question}\" is told {told!r}, and by the command (exit {result.returncode}) {result.stdout!r}")


def check_page(crdc, root):
    page = run(crdc, "--output", "markdown").stdout
    with open(os.path.join(root, "docs/errors.md"), encoding="utf-8") as file:
        if file.read() != page:
            fail("docs/errors.md is another than crdc explain --output markdown prints")
    twice = re.search(r"^(- .*)\n\1$", page, re.MULTILINE)
    if twice:
        fail(f"a text stands twice: {twice.group(1)}")


def check_messages(crdc, program, root):
    every = {said: path for path, said in messages(root)}
    for said, told in zip(every, answers(program, every)):
        if not told:
            fail(f"{every[said]}: no entry of the catalogue is about \"{said}\"")
    if len(every) < 300:
        fail(f"only {len(every)} messages were found in the sources")
    check_same(crdc, program, list(every))
    return len(every)


def check_entries(crdc, program):
    lines = [json.loads(line) for line in run(crdc, "-o", "json").stdout.splitlines()]
    for entry, told in zip(lines, answers(program, [entry["code"] for entry in lines])):
        if "\n  cure" not in told:
            fail(f"{entry['code']} is not told")
    listed = run(crdc).stdout
    for entry in lines:
        if f"\n  {entry['code']} " not in listed:
            fail(f"{entry['code']} is not listed")
    said = run(crdc, "-", input="".join(f"{entry['example']}\n" for entry in lines)).stdout
    told = {line.split(",")[0] for line in said.splitlines() if line and line[0] != " "}
    for entry in lines:
        if entry["code"] not in told:
            fail(f"{entry['code']} is not told of its example on standard input")
    return len(lines)


def check_reports(program, root):
    """The names of rules in reports (SARIF and the like) are codes."""
    text = ""
    for part in ("programs/validate/report/finding.c", "judge/error_rule.c"):
        with open(os.path.join(root, part), encoding="utf-8") as file:
            text += file.read()
    names = set(re.findall(r'\{WORDS_\w+, "([^"]+)",', text)) | set(re.findall(r'\{"([^"]+)", "[A-Z][^"]*\."\}', text))
    for name, told in zip(sorted(names), answers(program, sorted(names))):
        if "\n  cure" not in told:
            fail(f"{name}, a rule of reports, is not told")
    if len(names) < 30:
        fail(f"only {len(names)} rules of reports were found")


def refusals(root):
    """(names of rules, message) of all cases of the suites that are refused by a rule: the operators' own words."""
    for path in sorted(glob.glob(os.path.join(root, "tests/suites/*.suite.yaml"))):
        names = []
        with open(path, encoding="utf-8") as file:
            for line in file:
                if line.startswith("- name: "):
                    names = re.findall(r"[A-Z]{2}-\d+", line)
                said = re.match(r'  refused: (".*")$', line)
                if said and names:
                    yield names, json.loads(said[1])


def check_rules(crdc, program, root):
    """A rule's message as a user pastes it, without its name, leads to the rule. VC-007 says what a decoder says, which is no
    rule's own: it is known all the same."""
    cases = list(refusals(root))
    wrapped = 'Error from server (BadRequest): admission webhook "v.example.com" denied the request: Kind "a" is invalid: '
    found, questions = set(), [wrapped + message for _, message in cases]
    for (names, message), answer in zip(cases, answers(program, questions)):
        told = re.findall(r"^([A-Z]{2}-\d+)\S*$", answer, re.M)
        if not answer or (not set(told) & set(names) and names != ["VC-007"]):
            fail(f"{names} are not told of \"{message}\", but {told}: {answer[:200]}")
        found |= set(names) & set(told)
    if len(found) < 140:
        fail(f"only {len(found)} rules were found by their messages")
    check_same(crdc, program, questions)
    return len(found)


def recorded(root):
    """A message of each shape that the operators' webhooks and reconcilers gave, of those that reach somebody."""
    shapes = {}
    for path in sorted(glob.glob(os.path.join(root, "tests/conformance/recorded/*-layers.verdicts.jsonl.gz"))):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for verdict in map(json.loads, file):
                if verdict.get("message") and not verdict["allowed"] and not verdict.get("closed"):
                    shapes.setdefault(re.sub(r"(\S*[^a-z\s]\S*\s*)+", "* ", verdict["message"]), verdict["message"])
    return list(shapes.values())


def check_recorded(crdc, program, root):
    """What a layer said to whoever sent the object is known, as it was said."""
    said = recorded(root)
    for message, told in zip(said, answers(program, said)):
        if not told:
            fail(f"nothing is known of \"{message}\"")
    if len(said) < 150:
        fail(f"only {len(said)} messages were recorded")
    check_same(crdc, program, said)
    return len(said)


def check_command(crdc):
    def expect(status, text, *args, **options):
        result = run(crdc, *args, **options)
        if result.returncode != status or text not in result.stdout + result.stderr:
            fail(f"{args}: exit {result.returncode}, not {status} with \"{text}\": {result.stdout}{result.stderr}")

    expect(0, "less than or equal to", "maximum")
    expect(0, "(compiled in)", "kr-150")
    expect(0, "layer   controller", "KR-150")
    expect(0, "shutdownAfterJobFinishes", "x.yaml:5:1: RayJob job: it is invalid [controller, KR-150]")
    expect(0, '"layers":"controller"', "-o", "json", "KR-150")
    expect(0, "KR-109", "worker", "group", "w", "has", "minReplicas", "3", "greater", "than", "maxReplicas", "2")
    expect(0, "webhook-failed", "Internal error occurred: failed calling webhook \"a\": connect: connection refused")
    expect(0, "FieldValueRequired", "x.yaml:5:1:", "Queue", "a:", "spec.weight:", "Required", "value")
    expect(1, "did you mean maximum?", "maximun")
    expect(0, "failed-rule", "cel/Queue/spec")
    expect(1, "nothing is known of this", "all", "is", "well")
    expect(1, "no line is a message", "-", input="")
    expect(2, "--output is", "-o", "xml", "maximum")
    expect(2, "no such file", "--overlay", "/nowhere", "A-1")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.markers.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write('# +crdc:stage:layer=webhook,name=a,set=one\n# +crdc:set:name=one\n# +crdc:include:set=two\n'
                       '# +crdc:set:name=two\n# +crdc:rule:name=AB-1,rule="self.a > 1",message="too small"\n')
        expect(0, f"{path}:5:3", "--overlay", path, "AB-1")
        expect(0, "layer   webhook", "--overlay", path, "AB-1")
        expect(1, "nothing is known", "AB-1")
        with open(path, "w", encoding="utf-8") as file:
            file.write("# +crdc:nonsense\n")
        expect(1, "a.markers.yaml:1:4: error: unknown marker +crdc:nonsense", "--overlay", path, "AB-1")


def main():
    crdc, program, root = sys.argv[1:]
    check_page(crdc, root)
    count = check_messages(crdc, program, root)
    entries = check_entries(crdc, program)
    check_reports(program, root)
    rules = check_rules(crdc, program, root)
    shapes = check_recorded(crdc, program, root)
    check_command(crdc)
    print(f"{entries} entries; {count} messages in the sources; {rules} rules by their messages; {shapes} recorded shapes; {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
