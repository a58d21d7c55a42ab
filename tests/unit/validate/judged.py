# SPDX-License-Identifier: Apache-2.0
"""What was not judged is told: by every form of crd-validate, by the status of each document, by --fail-on; and what is empty
is no success.

Usage: judged.py CRD_VALIDATE"""
import json
import os
import re
import subprocess
import sys
import tempfile

import yaml

VALIDATE = os.path.abspath(sys.argv[1])
ODD = {"apiVersion": "x.example.com/v1", "kind": "Foo", "metadata": {"name": "b"}, "data": {"yes": "no", "1": "0x1", "text": "a\n b\n", "number": 1.5, "none": None,
       "bidi": "\u202e\ufffe\u0085::error::x ##[x]", "list": [[], {}, "~"]}}
FORMS = ("text", "json", "yaml", "junit", "tap", "sarif", "github", "gitlab", "markdown")
failures = []


def check(good, what):
    if not good:
        failures.append(what)


def run(*arguments, code=None, given=b""):
    done = subprocess.run([VALIDATE, "--no-config-file", *arguments], input=given, capture_output=True, timeout=60)
    check(code in (None, done.returncode), f"{arguments}: exit status {done.returncode}, not {code}: {done.stdout[-300:]} {done.stderr[-300:]}")
    return done.stdout.decode(), done.stderr.decode()


def told_by(form, text):
    """What a form says in words of what was not judged; None: it looks as if all was fine."""
    if form == "json":
        statuses = {json.loads(line)["status"] for line in text.splitlines()}
        return str(sorted(statuses)) if statuses - {"valid"} else None
    if form == "sarif":
        notes = json.loads(text)["runs"][0]["invocations"][0]["toolExecutionNotifications"]
        return notes[0]["level"] + ": " + notes[0]["message"]["text"] if notes else None
    if form == "gitlab":
        entries = [one for one in json.loads(text) if one["check_name"] == "unjudged"]
        return entries[0]["severity"] + ": " + entries[0]["description"] if entries else None
    if form == "junit":
        return text if "<skipped" in text else None
    if form == "markdown":
        return None if ":white_check_mark:" in text else text
    return text or None


def test_forms():
    for form in FORMS:
        text = told_by(form, run("-o", form, "unknown.yaml", code=0)[0])
        check(text and ("unjudged" in text if form == "json" else "Foo" in text), f"{form}, nothing judged: {text!r}")
        text = told_by(form, run("-o", form, "unknown.yaml", "fine.yaml", code=0)[0])
        check(text and ("unjudged" in text if form == "json" else "Foo" in text), f"{form}, a part: {text!r}")
        if form in ("sarif", "gitlab", "github", "markdown"):
            check(re.search(r"1 of 2 documents was not judged", text), f"{form}: how many: {text!r}")
            plain = run("-o", form, "fine.yaml", code=0)[0]
            check("judged" not in plain.replace("Not judged", ""), f"{form} of what is all fine: {plain!r}")
    check(":warning:" in run("-o", "markdown", "unknown.yaml")[0], "markdown: a heading that warns")
    check(run("-o", "github", "unknown.yaml")[0].startswith("::warning title=not judged::nothing was judged"), "github: a warning")
    out, err = run("-q", "unknown.yaml", code=0)
    check(not out and err == "crd-validate: nothing was judged: no schema for x.example.com/v1 Foo (1)\n", f"-q: {out!r} {err!r}")
    check(run("-q", "fine.yaml", code=0) == ("", ""), "-q of what is fine")


def test_status():
    out, _ = run("-o", "json", "--summary", "--skip", "Service", "all.yaml", "gone.yaml", code=2)
    lines = [json.loads(line) for line in out.splitlines()]
    got = [(one.get("status"), one.get("allowed")) for one in lines[:-1]]
    wanted = [("valid", True), ("invalid", False), ("invalid", False), ("unjudged", None), ("skipped", None), ("error", None)]
    check(got == wanted, f"statuses: {got}")
    summary = lines[-1]["summary"]
    check(summary["judged"] == 3 and summary["unjudgedKinds"] == [{"kind": "x.example.com/v1 Foo", "documents": 1}], f"summary: {summary}")
    out, _ = run("-o", "json", "--no-strict", "strict.yaml", code=0)
    one = json.loads(out)
    check(one["allowed"] and one["status"] == "valid" and one["strict"], f"--no-strict: {one}")


def test_warned():
    """What is but warned of without a schema, in all forms."""
    for form in FORMS:
        out, _ = run("-o", form, "--no-strict", "twice.yaml", code=0)
        check("already set in map" in out and "no schema for x.example.com/v1 Foo" in out, f"{form}, a field that stands twice: {out!r}")
    one = json.loads(run("-o", "json", "--no-strict", "twice.yaml")[0])
    check(one["status"] == "unjudged" and "allowed" not in one and one["strictPlaces"] == [{"line": 4, "column": 1}], f"a field that stands twice: {one}")
    run("--no-strict", "--fail-on", "warning", "twice.yaml", code=1)
    run("twice.yaml", code=1)


def test_fail_on():
    run("--fail-on", "unjudged", "fine.yaml", code=0)
    _, err = run("--fail-on", "unjudged", "unknown.yaml", "fine.yaml", code=2)
    check("1 of 2 documents was not judged: no schema for x.example.com/v1 Foo (1) (--fail-on unjudged)" in err, f"--fail-on unjudged: {err}")
    run("--fail-on", "warning", "--no-strict", "strict.yaml", code=1)
    run("--fail-on", "invalid", "--no-strict", "strict.yaml", code=0)
    run("--fail-on", "invalid,warning,unjudged", "--no-strict", "strict.yaml", "unknown.yaml", code=2)
    for wrong in ("", "x", "warning,", "unjudged,x"):
        run("--fail-on", wrong, "fine.yaml", code=2)
    with open("config.yaml", "w", encoding="utf-8") as file:
        file.write("fail-on: unjudged\n")
    done = subprocess.run([VALIDATE, "--config-file", "config.yaml", "unknown.yaml"], capture_output=True, timeout=60)
    check(done.returncode == 2, f"fail-on in a configuration file: {done}")


def test_empty():
    for arguments, given, says in ((["--require-objects", "-"], b"", "set -o pipefail"), (["-"], b"---\n# nothing\n---\n", "standard input holds no object"),
                                   (["empty"], b"", "no file is in what is checked"),
                                   (["--require-objects", "comments.yaml"], b"", "no object is in what is checked"), (["--kind", "Bar", "fine.yaml"], b"", "no document is of a kind that --kind names")):
        _, err = run(*arguments, code=2, given=given)
        check(says in err, f"{arguments}: {err}")
        _, err = run("--allow-no-files", *arguments, code=0, given=given)
        check("note: " in err and says in err, f"{arguments} --allow-no-files: {err}")
    run("--kind", "RayCluster,Bar", "fine.yaml", code=0)


def test_pipe():
    """-o yaml loses nothing that was not judged, and passes on what it was."""
    out, _ = run("-o", "yaml", "--skip", "Service", "pipe.yaml", code=1)
    got = [document for document in yaml.safe_load_all(out) if document]
    kinds = [(one["kind"], one["metadata"]["name"]) for one in got]
    check(kinds == [("RayCluster", "a"), ("Foo", "a"), ("Service", "a"), ("Foo", "b"), ("Foo", "c"), ("CustomResourceDefinition", "widgets.example.com")], f"-o yaml: {kinds}")
    odd = [one for one in got if one["metadata"]["name"] == "b"]
    check(odd == [ODD], f"-o yaml, an object without schema: {odd}")
    again, _ = run("-o", "yaml", "--skip", "Service", "-", given=out.encode(), code=0)
    check([one for one in yaml.safe_load_all(again) if one] == got, "-o yaml of what it wrote")


def test_end_of_document():
    for form in ("text", "json", "sarif", "github", "gitlab", "markdown", "tap"):
        out, _ = run("-o", form, "dots.yaml", code=0)
        check(re.search(r'what follows the end of the document, \\?"\.\.\.\\?", is not read', out), f"{form}, text behind ...: {out!r}")
    check(run("dots.yaml")[0].startswith("dots.yaml:6:1: note: RayCluster a: what follows"), "the place of text behind ...")
    check("follows" not in run("ends.yaml", code=0)[0], "comments and further documents behind ...")


def test_panic():
    """An object on which the API server's own code ends in a panic: nobody has judged it, and it is no success."""
    avoid = json.dumps({"preferAvoidPods": [{"podSignature": {"podController": {"kind": "a"}}}]})
    node = {"apiVersion": "v1", "kind": "Node", "metadata": {"name": "a", "annotations": {"scheduler.alpha.kubernetes.io/preferAvoidPods": avoid}}}
    out, _ = run("-", code=2, given=json.dumps(node).encode())
    check("could not be judged: the API server panics" in out and "1 not judged" in out, f"panic: {out}")


def main():
    fine = "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {headGroupSpec: {rayStartParams: {}, template: {spec: {containers: [{name: a, image: b}]}}}}\n"
    unknown = "apiVersion: x.example.com/v1\nkind: Foo\nmetadata: {name: a}\n"
    strict = fine.replace("spec: {", "spec: {none: 1, ", 1)
    service = "apiVersion: v1\nkind: Service\nmetadata: {name: a}\n"
    invalid = fine.replace("rayStartParams: {}", "rayStartParams: 1")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.mkdir("empty")
        for name, text in (("comments", "# what a command wrote that failed\n"), ("fine", fine), ("twice", unknown + "metadata: {name: a}\n"), ("unknown", unknown), ("strict", strict), ("all", "---\n".join([fine, strict, invalid, unknown, service]))):
            with open(name + ".yaml", "w", encoding="utf-8") as file:
                file.write(text)
        definition = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"}, "spec": {
            "group": "example.com", "scope": "Namespaced", "names": {"plural": "widgets", "singular": "widget", "kind": "Widget", "listKind": "WidgetList"},
            "versions": [{"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": {"type": "object"}}}]}}
        items = {"apiVersion": "v1", "kind": "List", "items": [{**ODD, "metadata": {"name": "c"}}]}
        for name, text in (("pipe", "---\n".join([fine, unknown, service, json.dumps(ODD) + "\n", json.dumps(items) + "\n", json.dumps(definition) + "\n", invalid])),
                           ("dots", fine + "...\nkind: B\n"), ("ends", fine + "...\n# a comment\n---\n" + fine.replace("name: a", "name: b") + "...\n\n")):
            with open(name + ".yaml", "w", encoding="utf-8") as file:
                file.write(text)
        for test in (test_pipe, test_end_of_document, test_forms, test_status, test_warned, test_fail_on, test_empty, test_panic):
            test()
        os.chdir("/")
    for failure in failures:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)


main()
