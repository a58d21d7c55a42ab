#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""All forms of crdc lint say the same of the same CRDs, are what they claim to be whatever stands in the CRD or is its file's name, and
fail where they are asked to; --watch looks again when a file changes.

usage: lint_forms.py CRDC
"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

CRDC = pathlib.Path(sys.argv[1]).resolve()
FORMS = ("text", "json", "sarif", "github", "gitlab", "junit", "tap", "markdown")
CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            x-kubernetes-validations: [{rule: "%s"}]
            properties: {size: {type: integer}, max: {type: integer, default: 3}}
"""
GOOD, WARNED, WRONG = CRD % "self.max > 0", CRD % "self.size < self.max", CRD % "self.none"
HOSTILE = "a\n::error::x\x1b[31m|`<b>\u202e].yaml"
failures = []


def check(good, *words):
    if not good:
        failures.append(words)
        print("FAILED", *words)


def lint(folder, form, *arguments, status=0):
    done = subprocess.run([CRDC, "lint", "--output", form, *arguments], cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    check(done.returncode == status, form, arguments, "exit", done.returncode, done.stdout, done.stderr)
    return done.stdout


def read_form(form, text):
    """The findings: (severity, line, code)."""
    if form == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        return [(one["severity"], one["line"], one.get("advice") or one.get("type")) for one in lines]
    if form == "sarif":
        results = json.loads(text)["runs"][0]["results"]
        return [(one["level"], one["locations"][0]["physicalLocation"]["region"]["startLine"], one["ruleId"]) for one in results]
    if form == "gitlab":
        entries = json.loads(text)
        check(len({one["fingerprint"] for one in entries}) == len(entries), "fingerprints are not each one's own")
        return [({"major": "error", "minor": "warning"}[one["severity"]], one["location"]["lines"]["begin"], one["check_name"]) for one in entries]
    if form == "github":
        found = [re.fullmatch(r"::(error|warning) file=[^\x00-\x1f]+?,line=(\d+),col=\d+,title=([^:]+)::.*", line) for line in text.splitlines()]
        check(all(found), "no command:", text)
        return [(one[1], int(one[2]), one[3]) for one in found if one]
    if form == "junit":
        cases = list(xml.etree.ElementTree.fromstring(text))
        lines = [line for case in cases for part in case for line in part.text.splitlines()]
        return [(line.split(": ")[1], int(line.split(":")[0]), re.search(r"\[([\w-]+)\]$", line)[1]) for line in lines]
    if form == "tap":
        check(re.search(r"^1\.\.(\d+)$", text, re.M)[1] == str(len(re.findall(r"^(?:not )?ok ", text, re.M))), "no plan:", text)
        return list(zip(re.findall(r"severity: (\w+)", text), map(int, re.findall(r" line: (\d+)", text)), re.findall(r'rule: "([^"]+)"', text)))
    if form == "markdown":
        rows = [line.split(" | ") for line in text.splitlines() if re.match(r"\| (error|warning) ", line)]
        return [(row[0][2:], int(row[1].split("&#58;")[-2]), row[3].removesuffix(" |")) for row in rows]
    return [(one[1], int(one[0]), one[2]) for one in re.findall(r":(\d+):\d+: (error|warning): .*\[([\w-]+)\]", text)]


def agree(folder):
    (folder / "warned.yaml").write_text(WARNED)
    (folder / "good.yaml").write_text(GOOD.replace("widget", "gadget").replace("Widget", "Gadget"))
    for form in FORMS:
        found = read_form(form, lint(folder, form, "warned.yaml", "good.yaml"))
        check(found == [("warning", 18, "unguarded-field")], form, found)
        lint(folder, form, "--fail-on", "warning", "warned.yaml", status=1)
        lint(folder, form, "--fail-on", "warning", "--no-advice", "all", "warned.yaml")
    check('<testsuite name="crdc lint" tests="2" failures="1"' in lint(folder, "junit", "--fail-on", "warning", "warned.yaml", "good.yaml", status=1), "junit")
    check("not ok 1 - warned.yaml" in lint(folder, "tap", "--fail-on=warning", "warned.yaml", status=1), "tap")
    check(":white_check_mark:" in lint(folder, "markdown", "good.yaml"), "markdown")
    lint(folder, "yaml", "good.yaml", status=2)
    lint(folder, "text", "--fail-on", "notes", "good.yaml", status=2)
    lint(folder, "text", "--watch", "-", status=2)


def hostile(folder):
    """Neither the name of a file nor what a rule says gets out of its place."""
    path = folder / HOSTILE
    for text, status in ((WRONG, 1), (CRD % r"self.size < 3 // </failure>]]>| `x` \u001b[31m ::error::y \u202e", 0)):
        path.write_text(text)
        for form in FORMS[2:]:
            said = lint(folder, form, HOSTILE, status=status)
            found = read_form(form, said)
            check(len(found) == 1 and found[0][:2] == ("error" if status else "warning", 18), form, found)
            check(not re.search("[\x00-\x09\x0b-\x1f\x7f\u202e]", said), form, "raw:", ascii(said))
            check(not re.search("^::error::[xy]", said, re.M), form, said)
    path.unlink()


def nothing(folder):
    """No form looks green where nothing was looked at."""
    (folder / "none").mkdir()
    words = {"sarif": '"executionSuccessful":false', "github": "::error ", "junit": 'errors="1"', "tap": "not ok 1", "markdown": ":x:"}
    for form in FORMS:
        check(words.get(form, "") in lint(folder, form, "none", status=2), form)


def watched(folder):
    path = folder / "watched.yaml"
    path.write_text(GOOD)
    with subprocess.Popen([CRDC, "lint", "--watch", "watched.yaml"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        def until(words):
            for line in child.stderr:
                if words in line:
                    return True
            return False

        check(until("no problems"), "the first round says nothing")
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and not any("inotify" in os.readlink(link) for link in pathlib.Path(f"/proc/{child.pid}/fd").iterdir()):
            time.sleep(0.02)
        new = folder / "new"
        new.write_text(WRONG)
        new.rename(path)
        check(until("watched.yaml changed") and until("1 error"), "a change is not seen")
        path.write_text(WARNED)
        check(until("changed") and until("1 warning"), "another change is not seen")
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=20)
        check(child.returncode == 0 and "undeclared" not in out.splitlines()[-1], "exit", child.returncode)


with tempfile.TemporaryDirectory() as name:
    agree(pathlib.Path(name))
    hostile(pathlib.Path(name))
    nothing(pathlib.Path(name))
    watched(pathlib.Path(name))
sys.exit(len(failures) > 0)
