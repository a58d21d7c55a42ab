# SPDX-License-Identifier: Apache-2.0
"""crdc upgrade --objects: what happens to stored objects, in each form that a dump may have; the updates that are told as
refused or taken are sent once more, to crd-validate --batch and, where CRDC_ORACLE names it, to the API server's own code.

Usage: objects.py CRDC CRD_VALIDATE"""
import copy
import json
import os
import subprocess
import sys
import tempfile

CRDC, VALIDATE = sys.argv[1:3]


def crd(new):
    """Widgets: in the new CRD gone is gone, size has a limit, mode a default, tags are checked by a rule of the spec."""
    spec = {"type": "object", "properties": {
        "size": {"type": "integer", **({"maximum": 5} if new else {})}, "mode": {"type": "string", **({"default": "slow"} if new else {})},
        "note": {"type": "string"}, "low": {"type": "integer"}, "high": {"type": "integer"}, **({} if new else {"gone": {"type": "string"}})}}
    if new:
        spec["x-kubernetes-validations"] = [{"rule": "!has(self.low) || !has(self.high) || self.low <= self.high", "message": "low above high"}]
    status = {"type": "object", "properties": {"phase": {"type": "string", **({"enum": ["Up", "Down"]} if new else {})}, "count": {"type": "integer"}}}
    root = {"type": "object", "properties": {"spec": spec, "status": status}}
    versions = [{"name": name, "served": True, "storage": name == "v1", "schema": {"openAPIV3Schema": root}, "subresources": {"status": {}}}
                for name in (["v1"] if new else ["v1", "v1beta1"])]
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
            "spec": {"group": "example.com", "scope": "Namespaced", "names": {"plural": "widgets", "singular": "widget", "kind": "Widget", "listKind": "WidgetList"},
                     "versions": versions}}


def widget(name, spec, status=None, version="v1"):
    metadata = {"name": name, "namespace": "default", "uid": "00000000-0000-0000-0000-000000000001", "resourceVersion": "7", "generation": 1,
                "creationTimestamp": "2026-01-01T00:00:00Z"}
    return {"apiVersion": "example.com/" + version, "kind": "Widget", "metadata": metadata, "spec": spec, **({"status": status} if status else {})}


# The object, what becomes of it, and of its next updates (spec, status, labels).
CASES = [
    (widget("fine", {"mode": "fast", "size": 3}), "unaffected", None),
    (widget("defaulted", {"size": 3}), "changed", None),
    (widget("pruned", {"mode": "fast", "gone": "x"}), "changed", None),
    (widget("large", {"mode": "fast", "note": "a", "size": 9}), "refused", ("refused", "taken", "taken")),
    (widget("crossed", {"mode": "fast", "low": 3, "high": 1}), "refused", ("refused", "taken", "taken")),
    (widget("phase", {"mode": "fast", "size": 1}, {"count": 1, "phase": "Odd"}), "refused", ("taken", "refused", "taken")),
    (widget("quiet", {"mode": "fast"}, {"phase": "Up", "count": 1}), "unaffected", None),
    (widget("beta", {"mode": "fast"}, version="v1beta1"), "refused", None),
    ({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "other"}}, None, None),
]
OBJECTS = [case[0] for case in CASES]


def yaml_of(objects):
    return "---\n".join(json.dumps(one, indent=2) + "\n" for one in objects)


FORMS = {
    "lines.json": lambda: "".join(json.dumps(one) + "\n" for one in OBJECTS),
    "list.json": lambda: json.dumps({"apiVersion": "v1", "items": OBJECTS, "kind": "List", "metadata": {"resourceVersion": ""}}, indent=4),
    "kind-first.json": lambda: json.dumps({"kind": "List", "apiVersion": "v1", "metadata": {}, "items": OBJECTS}),
    "documents.yaml": lambda: yaml_of(OBJECTS),
    "list.yaml": lambda: yaml_of([{"apiVersion": "v1", "kind": "List", "items": OBJECTS}]),
    "store.json": lambda: "".join(json.dumps({"key": "/registry/" + one["metadata"]["name"], "value": one}) + "\n" for one in OBJECTS),
    "events.json": lambda: "".join(json.dumps({"type": "ADDED", "object": one}) + "\n" for one in OBJECTS),
}


class Dump:
    def __init__(self, folder):
        self.folder, self.wrong = folder, []
        self.crds = [self.write(name, json.dumps(crd(name == "new.json"))) for name in ("old.json", "new.json")]

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)
        return path

    def run(self, *options, text=None):
        return subprocess.run([CRDC, "upgrade", "--no-witnesses", *options, *self.crds], capture_output=True, text=True, timeout=120, check=False, input=text)

    def reports(self, dump, *options, text=None):
        done = self.run("--output", "json", "--objects", dump, *options, text=text)
        return [json.loads(line) for line in done.stdout.splitlines()[1:]], done

    def check(self, form, reports):
        by_name = {one["name"]: one for one in reports}
        for one, outcome, updates in CASES:
            name = one["metadata"]["name"]
            got = by_name.get(name, {"outcome": "unaffected" if outcome else None})
            if got["outcome"] != outcome:
                self.wrong.append(f"{form}: {name}: {json.dumps(got)}, not {outcome}")
            told = tuple(got["updates"][part]["outcome"] for part in ("spec", "status", "labels")) if "updates" in got else None
            if told != updates:
                self.wrong.append(f"{form}: {name}: updates {json.dumps(got.get('updates'))}, not {updates}")

    def check_changes(self, reports):
        changes = {one["name"]: one.get("changes") for one in reports}
        for name, wanted in (("defaulted", ['+ spec.mode: "slow"']), ("pruned", ['- spec.gone: "x"'])):
            if changes.get(name) != wanted:
                self.wrong.append(f"{name}: {changes.get(name)}, not {wanted}")

    def check_exit(self, expected, *options):
        dump = self.write("exit.json", FORMS["lines.json"]())
        done = self.run("--objects", dump, *options)
        if done.returncode != expected:
            self.wrong.append(f"{options}: exit {done.returncode}, not {expected}: {done.stderr}")


def put(value, field, change):
    """The object with what stands at a field like status.parents[0].name changed."""
    node, steps = value, field.replace("]", "").replace("[", ".").split(".")
    for step in steps[:-1]:
        node = node[int(step)] if isinstance(node, list) else node[step]
    node[steps[-1]] = change(node[steps[-1]])


def changed(value):
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, (int, float)) else value + "x"


def updates_of(reports):
    """What was told of updates, as requests to the new CRD and whether it takes them."""
    objects = {one["metadata"]["name"]: one for one in OBJECTS}
    for report in reports:
        for part, update in report.get("updates", {}).items():
            stored = objects[report["name"]]
            sent = copy.deepcopy(stored)
            if part == "labels":
                sent["metadata"]["labels"] = {"updated": "true"}
            elif "field" in update:
                put(sent, update["field"], changed)
            op = "update-status" if part == "status" else "update"
            yield {"id": f"{report['name']} {part}", "op": op, "crd": crd(True), "object": sent, "oldObject": stored}, update["outcome"] == "taken"


def judge(dump, reports, command):
    sent = list(updates_of(reports))
    lines = "".join(json.dumps(request) + "\n" for request, _ in sent)
    done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120, check=False)
    for line, (request, taken) in zip(done.stdout.splitlines(), sent, strict=True):
        if json.loads(line).get("allowed") != taken:
            dump.wrong.append(f"{command[0]}: {request['id']}: {line}, not {taken}")
    return len(sent)


def main():
    with tempfile.TemporaryDirectory() as folder:
        dump = Dump(folder)
        for form, make in FORMS.items():
            reports, done = dump.reports(dump.write(form, make()))
            dump.check(form, reports)
            if done.returncode != 1 and "refused" in done.stderr.splitlines()[0]:
                dump.wrong.append(f"{form}: exit {done.returncode}")
        dump.check_changes(reports)
        reports, _ = dump.reports("-", text=FORMS["list.json"]())
        dump.check("standard input", reports)
        many = dump.write("many.json", FORMS["lines.json"]() * 3000)
        one, two = (dump.reports(many, "--jobs", jobs)[1] for jobs in ("1", "2"))
        if one.stdout != two.stdout or "27000 objects" not in two.stderr:
            dump.wrong.append("two threads say something else than one: " + two.stderr)
        broken, done = dump.reports(dump.write("broken.json", FORMS["lines.json"]() + '{"apiVersion": '))
        if done.returncode != 2 or "middle of an object" not in done.stderr:
            dump.wrong.append(f"a broken dump: exit {done.returncode}: {done.stderr}")
        dump.crds[1] = dump.write("same.json", json.dumps(crd(False)))
        reports, done = dump.reports(many)
        if reports or done.returncode != 0:
            dump.wrong.append(f"the same CRD: {reports[:2]} {done.stderr}")
        dump.crds[1] = dump.write("kept.json", json.dumps({**crd(True), "spec": {**crd(True)["spec"], "versions": crd(True)["spec"]["versions"]}}))
        for expected, options in ((1, ["--fail-on", "refused"]), (1, ["--fail-on", "pruned"]), (1, ["--fail-on", "narrowed,pruned"]), (2, ["--fail-on", "broken"])):
            dump.check_exit(expected, *options)
        reports, _ = dump.reports(os.path.join(folder, "lines.json"))
        count = judge(dump, reports, [VALIDATE, "--batch"])
        oracle = os.environ.get("CRDC_ORACLE")
        if oracle:
            judge(dump, reports, [oracle, "run"])
        else:
            print("CRDC_ORACLE names no judge: the updates were not sent to the API server's own code")
        print(f"{len(FORMS) + 1} forms, {count} updates judged again, {len(dump.wrong)} wrong")
        print("\n".join(dump.wrong))
        return bool(dump.wrong)


if __name__ == "__main__":
    sys.exit(main())
