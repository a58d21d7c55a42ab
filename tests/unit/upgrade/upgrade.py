# SPDX-License-Identifier: Apache-2.0
"""crdc upgrade, a row for each kind of change: what it is told as, and the object that shows it, judged once more.

Usage: upgrade.py CRDC CRD_VALIDATE

Each row is a CRD of its own, before and after; one run compares them all. Every object that is shown is sent to both CRDs,
through crd-validate --batch and, where CRDC_ORACLE names it, through the API server's own code. A kind of change that no
row has fails the test."""
import copy
import json
import os
import subprocess
import sys
import tempfile

CRDC, VALIDATE = sys.argv[1:3]


def schema(field, required=(), rules=(), **spec):
    """The root of a Widget whose spec has the field f."""
    node = {"type": "object", "properties": {"f": field} if field is not None else {}, **spec}
    if required:
        node["required"] = list(required)
    if rules:
        node["x-kubernetes-validations"] = list(rules)
    return {"type": "object", "properties": {"spec": node, "status": {"type": "object", "properties": {"ready": {"type": "boolean"}}}}}


def version(name, root, **members):
    return {"name": name, "served": True, "storage": True, "schema": {"openAPIV3Schema": root}, "subresources": {"status": {}}, **members}


def text(**keywords):
    return {"type": "string", **keywords}


def number(**keywords):
    return {"type": "integer", **keywords}


def items(**keywords):
    keyed = {"type": "object", "required": ["k", "l"], "properties": {"k": {"type": "string"}, "l": {"type": "string"}}}
    return {"type": "array", "items": keyed, **keywords}


def values(**keywords):
    return {"type": "object", "additionalProperties": {"type": "string"}, **keywords}


def rule(expression, **members):
    return {"rule": expression, **members}


def keyed(*keys):
    return {"x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": list(keys)}


FOUND, OPEN, WIDER, NONE = "found", "not decided", "wider", None
KEEPING = {"type": "object", "x-kubernetes-preserve-unknown-fields": True}
EMBEDDED = {"type": "object", "x-kubernetes-preserve-unknown-fields": True, "x-kubernetes-embedded-resource": True}
PORT = {"type": "object", "properties": {"a": {"type": "string"}}}

# What is before, what is after, what it is told as, the verdict, and whether an object shows it.
FIELDS = [
    (text(), number(), "type-changed", "incomparable", FOUND),
    (number(), {"type": "number"}, "type-widened", "widened", NONE),
    ({"type": "number"}, number(), "type-narrowed", "narrowed", FOUND),
    (text(), {"x-kubernetes-int-or-string": True}, "int-or-string-set", "widened", NONE),
    ({"x-kubernetes-int-or-string": True}, text(), "int-or-string-dropped", "narrowed", FOUND),
    (text(), text(nullable=True), "nullable-set", "widened", NONE),
    (text(nullable=True), text(), "null-dropped", "pruned", FOUND),
    ({"type": "array", "items": text(nullable=True)}, {"type": "array", "items": text()}, "nullable-dropped", "narrowed", FOUND),
    (text(format="ipv4"), text(format="ipv6"), "format-changed", "incomparable", FOUND),
    (text(), text(format="date-time"), "format-added", "narrowed", FOUND),
    (text(format="uuid"), text(), "format-removed", "widened", NONE),
    (text(), text(format="unheard-of"), "format-unchecked", "noted", NONE),
    (text(), text(enum=["a", "b"]), "enum-added", "narrowed", FOUND),
    (text(enum=["a", "b"]), text(), "enum-removed", "widened", NONE),
    (text(enum=["a", "b"]), text(enum=["b", "a", "c"]), "enum-widened", "widened", NONE),
    (text(enum=["a", "b"]), text(enum=["b"]), "enum-narrowed", "narrowed", FOUND),
    (text(enum=["a", "b"]), text(enum=["b", "c"]), "enum-changed", "incomparable", FOUND),
    (number(), number(minimum=3), "limit-added", "narrowed", FOUND),
    (number(maximum=3), number(), "limit-removed", "widened", NONE),
    (number(maximum=3), number(maximum=4), "limit-widened", "widened", NONE),
    (number(minimum=3), number(minimum=4), "limit-narrowed", "narrowed", FOUND),
    (number(maximum=3), number(maximum=3, exclusiveMaximum=True), "limit-narrowed", "narrowed", FOUND),
    (number(minimum=3, exclusiveMinimum=True), number(minimum=3), "limit-widened", "widened", NONE),
    (number(multipleOf=2), number(multipleOf=4), "limit-narrowed", "narrowed", FOUND),
    (number(multipleOf=4), number(multipleOf=2), "limit-widened", "widened", NONE),
    (number(multipleOf=2), number(multipleOf=3), "limit-changed", "incomparable", FOUND),
    (text(maxLength=9), text(maxLength=8), "limit-narrowed", "narrowed", FOUND),
    (text(), text(minLength=1), "limit-added", "narrowed", FOUND),
    (text(), text(minLength=0), "keyword-changed", "noted", NONE),
    (items(maxItems=3), items(maxItems=2), "limit-narrowed", "narrowed", FOUND),
    (items(), items(minItems=1), "limit-added", "narrowed", FOUND),
    (values(maxProperties=3), values(maxProperties=2), "limit-narrowed", "narrowed", FOUND),
    (values(), values(minProperties=2), "limit-added", "narrowed", FOUND),
    (text(), text(pattern="^[a-z]+$"), "pattern-added", "narrowed", FOUND),
    (text(), text(pattern="^.*"), "pattern-respelled", "noted", NONE),
    (text(pattern="^[a-z]+$"), text(), "pattern-removed", "widened", NONE),
    (text(pattern="^[a-z]+$"), text(pattern="^[a-z0-9]+$"), "pattern-widened", "widened", NONE),
    (text(pattern="^[a-z0-9]+$"), text(pattern="^[a-z]+[0-9]*$"), "pattern-narrowed", "narrowed", FOUND),
    (text(pattern="^[a-z]+$"), text(pattern="^[a-z][a-z]*$"), "pattern-respelled", "noted", NONE),
    (text(pattern="^[a-z]+$"), text(pattern="^[a-c0-9]+$"), "pattern-changed", "incomparable", FOUND),
    (text(pattern="^a\\b"), text(pattern="^ab\\b"), "pattern-not-compared", "incomparable", FOUND),
    (PORT, {"type": "object"}, "field-removed", "pruned", FOUND),
    ({"type": "object"}, PORT, "field-added", "widened", NONE),
    (KEEPING, {**KEEPING, **PORT}, "field-checked", "narrowed", FOUND),
    ({**KEEPING, **PORT}, KEEPING, "field-unchecked", "widened", NONE),
    (PORT, {**PORT, "required": ["a"]}, "required-added", "narrowed", FOUND),
    (PORT, {"type": "object", "required": ["a"], "properties": {"a": text(default="x")}}, "required-with-default", "noted", NONE),
    ({**PORT, "required": ["a"]}, PORT, "required-removed", "widened", NONE),
    ({"type": "object"}, values(), "map-values-checked", "widened", NONE),
    (values(), {"type": "object"}, "map-values-removed", "pruned", FOUND),
    (PORT, {**PORT, **KEEPING}, "unknown-fields-kept", "widened", NONE),
    ({**PORT, **KEEPING}, PORT, "unknown-fields-pruned", "pruned", OPEN),
    (KEEPING, EMBEDDED, "embedded-resource-set", "narrowed", FOUND),
    (EMBEDDED, KEEPING, "embedded-resource-freed", "widened", NONE),
    ({**PORT, "x-kubernetes-embedded-resource": True}, PORT, "embedded-resource-dropped", "pruned", FOUND),
    (text(), text(default="a"), "default-added", "defaulted", NONE),
    (text(default="a"), text(), "default-removed", "defaulted", NONE),
    (text(default="a"), text(default="b"), "default-changed", "defaulted", NONE),
    (items(), items(**keyed("k")), "list-unique", "narrowed", FOUND),
    ({"type": "array", "items": text()}, {"type": "array", "items": text(), "x-kubernetes-list-type": "set"}, "list-unique", "narrowed", FOUND),
    (items(**keyed("k")), items(), "list-atomic", "served", NONE),
    (items(**keyed("k", "l")), items(**keyed("k")), "list-keys-changed", "incomparable", FOUND),
    (values(), values(**{"x-kubernetes-map-type": "atomic"}), "map-type-changed", "served", NONE),
    (text(), text(anyOf=[{"pattern": "^a"}, {"pattern": "^b"}]), "value-validation-added", "narrowed", FOUND),
    (text(allOf=[{"pattern": "^a"}]), text(), "value-validation-removed", "widened", NONE),
    (text(anyOf=[{"pattern": "^a"}]), text(anyOf=[{"pattern": "^a"}, {"pattern": "^b"}]), "value-validation-widened", "widened", NONE),
    (text(anyOf=[{"pattern": "^a"}, {"pattern": "^b"}]), text(anyOf=[{"pattern": "^a"}]), "value-validation-narrowed", "narrowed", FOUND),
    (number(oneOf=[{"maximum": 5}, {"minimum": 9}]), number(oneOf=[{"maximum": 4}, {"minimum": 8}]), "value-validation-changed", "incomparable", FOUND),
    (number(), number(**{"not": {"enum": [3]}}), "value-validation-added", "narrowed", OPEN),
    (number(), number(**{"x-kubernetes-validations": [rule("self > 5")]}), "rule-added", "narrowed", FOUND),
    (number(**{"x-kubernetes-validations": [rule("self > 5")]}), number(), "rule-removed", "widened", NONE),
    (number(**{"x-kubernetes-validations": [rule("self > 5", message="m")]}), number(**{"x-kubernetes-validations": [rule("self > 7", message="m")]}),
     "rule-changed", "narrowed", FOUND),
    (number(**{"x-kubernetes-validations": [rule("self > 7")]}), number(**{"x-kubernetes-validations": [rule("self > 5")]}), "rule-changed", "undecided", WIDER),
    (number(**{"x-kubernetes-validations": [rule("self > 7")]}), number(**{"x-kubernetes-validations": [rule("self < 5")]}), "rule-changed", "incomparable", FOUND),
    (number(**{"x-kubernetes-validations": [rule("self > 7")]}), number(**{"x-kubernetes-validations": [rule("7 < self")]}), "rule-changed", "undecided", OPEN),
    (number(**{"x-kubernetes-validations": [rule("self > 7", message="a")]}), number(**{"x-kubernetes-validations": [rule("self > 7", message="b")]}),
     "rule-message-changed", "noted", NONE),
    (number(**{"x-kubernetes-validations": [rule("self > 7")]}), number(**{"x-kubernetes-validations": [rule("self  >  7")]}), "rule-respelled", "noted", NONE),
    (text(), text(**{"x-kubernetes-validations": [rule("self == oldSelf", message="immutable")]}), "rule-added", "narrowed", FOUND),
    ({"type": "array", "maxItems": 9, "items": text(maxLength=10, **{"x-kubernetes-validations": [rule("self.contains('a')")]})},
     {"type": "array", "maxItems": 99, "items": text(maxLength=10, **{"x-kubernetes-validations": [rule("self.contains('a')")]})}, "rule-cost-changed", "noted", NONE),
    (text(description="a"), text(description="b"), "description-changed", "noted", NONE),
    (text(), text(example="b"), "keyword-changed", "noted", NONE),
]


def spec_of(crd):
    return crd["spec"]


def versions_of(crd):
    return crd["spec"]["versions"]


def with_versions(*versions):
    def edit(crd):
        crd["spec"]["versions"] = [copy.deepcopy(one) for one in versions]
    return edit


def setting(*path_and_value):
    *path, value = path_and_value

    def edit(crd):
        node = crd
        for name in path[:-1]:
            node = node[name] if isinstance(node, list) else node.setdefault(name, {})
        if value is None:
            node.pop(path[-1], None)
        else:
            node[path[-1]] = value
    return edit


def nothing(_):
    pass


PLAIN = schema(text())
V1, V2 = version("v1", PLAIN), version("v2", PLAIN, storage=False)
FIRST = ("spec", "versions", 0)
WEBHOOK = {"strategy": "Webhook", "webhook": {"conversionReviewVersions": ["v1"], "clientConfig": {"url": "https://a.example/convert"}}}
OTHER_WEBHOOK = {"strategy": "Webhook", "webhook": {"conversionReviewVersions": ["v1"], "clientConfig": {"url": "https://b.example/convert"}}}
ANYTHING = version("v1", {"type": "object", "x-kubernetes-preserve-unknown-fields": True})
SCALE = {"status": {}, "scale": {"specReplicasPath": ".spec.f", "statusReplicasPath": ".status.f"}}
UNSCHEMED = {key: value for key, value in version("v1", PLAIN).items() if key != "schema"}
ITEMS = {"type": "array", "x-kubernetes-preserve-unknown-fields": True}

# The same of whole CRDs: what is done to the old one, to the new one.
CRDS = [
    (nothing, setting("spec", "scope", "Cluster"), "scope-changed", "refused", NONE),
    (nothing, setting("spec", "scope", "Cluster"), "crd-refused", "refused", NONE),
    (nothing, setting("spec", "names", "kind", "Other"), "kind-changed", "refused", NONE),
    (nothing, setting("spec", "names", "listKind", "Others"), "list-kind-changed", "served", NONE),
    (nothing, setting("spec", "names", "singular", "other"), "singular-changed", "served", NONE),
    (nothing, setting("spec", "names", "shortNames", ["o"]), "short-names-changed", "served", NONE),
    (nothing, setting("spec", "names", "categories", ["all"]), "categories-changed", "served", NONE),
    (nothing, setting("spec", "conversion", WEBHOOK), "conversion-strategy-changed", "served", NONE),
    (setting("spec", "conversion", WEBHOOK), setting("spec", "conversion", OTHER_WEBHOOK), "conversion-webhook-changed", "served", NONE),
    (nothing, setting("spec", "preserveUnknownFields", True), "unknown-fields-kept-everywhere", "widened", NONE),
    (setting("spec", "preserveUnknownFields", True), nothing, "unknown-fields-pruned-everywhere", "pruned", NONE),
    (with_versions(V1, V2), with_versions(version("v1", PLAIN, storage=False), version("v2", PLAIN)), "storage-version-changed", "served", NONE),
    (with_versions(V1, V2), with_versions(version("v2", PLAIN)), "stored-version-removed", "refused", NONE),
    (nothing, setting("metadata", "labels", {"a": "b"}), "metadata-changed", "noted", NONE),
    (with_versions(V1, V2), with_versions(V1), "version-removed", "narrowed", FOUND),
    (with_versions(V1), with_versions(V1, V2), "version-added", "widened", NONE),
    (with_versions(V1, V2), with_versions(V1, version("v2", PLAIN, storage=False, served=False)), "version-no-longer-served", "narrowed", FOUND),
    (with_versions(V1, version("v2", PLAIN, storage=False, served=False)), with_versions(V1, V2), "version-served", "widened", NONE),
    (nothing, setting(*FIRST, "deprecated", True), "version-deprecated", "served", NONE),
    (with_versions(version("v1", PLAIN, deprecated=True, deprecationWarning="a")), with_versions(version("v1", PLAIN, deprecated=True, deprecationWarning="b")),
     "deprecation-warning-changed", "noted", NONE),
    (setting(*FIRST, "subresources", None), nothing, "status-subresource-added", "pruned", NONE),
    (nothing, setting(*FIRST, "subresources", None), "status-subresource-removed", "narrowed", NONE),
    (nothing, setting(*FIRST, "subresources", SCALE), "scale-subresource-added", "widened", NONE),
    (setting(*FIRST, "subresources", SCALE), nothing, "scale-subresource-removed", "narrowed", NONE),
    (setting(*FIRST, "subresources", SCALE), setting(*FIRST, "subresources", {**SCALE, "scale": {**SCALE["scale"], "specReplicasPath": ".spec.g"}}),
     "scale-paths-changed", "served", NONE),
    (nothing, setting(*FIRST, "additionalPrinterColumns", [{"name": "F", "type": "string", "jsonPath": ".spec.f"}]), "printer-columns-changed", "noted", NONE),
    (nothing, setting(*FIRST, "selectableFields", [{"jsonPath": ".spec.f"}]), "selectable-field-added", "widened", NONE),
    (setting(*FIRST, "selectableFields", [{"jsonPath": ".spec.f"}]), nothing, "selectable-field-removed", "narrowed", NONE),
    (setting("spec", "preserveUnknownFields", True), nothing, "unknown-fields-pruned-everywhere", "pruned", NONE),
    (with_versions(UNSCHEMED), nothing, "schema-added", "narrowed", OPEN),
    (nothing, with_versions(UNSCHEMED), "schema-removed", "widened", NONE),
    (with_versions(version("v1", schema(ITEMS))), with_versions(version("v1", schema({**ITEMS, "items": text()}))), "items-checked", "narrowed", OPEN),
    (with_versions(version("v1", schema({**ITEMS, "items": text()}))), with_versions(version("v1", schema(ITEMS))), "items-unchecked", "widened", NONE),
    (with_versions(version("v1", schema(items(**{"x-kubernetes-list-type": "set"})))), with_versions(version("v1", schema(items(**keyed("k"))))),
     "list-type-changed", "incomparable", FOUND),
    (None, nothing, "crd-added", "widened", NONE),
    (nothing, None, "crd-removed", "refused", NONE),
]


def crd(index, root=None):
    name = f"w{index}s"
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": f"{name}.example.com"},
            "spec": {"group": "example.com", "scope": "Namespaced",
                     "names": {"plural": name, "singular": f"w{index}", "kind": f"W{index}", "listKind": f"W{index}List"},
                     "versions": [version("v1", root or copy.deepcopy(PLAIN))]}}


def rows():
    for index, (old, new, *expected) in enumerate(FIELDS):
        yield crd(index, schema(old)), crd(index, schema(new)), expected
    for index, (old, new, *expected) in enumerate(CRDS, len(FIELDS)):
        sides = crd(index), crd(index)
        for edit, side in zip((old, new), sides):
            if edit:
                edit(side)
        yield old and sides[0], new and sides[1], expected


def write(folder, name, definition):
    if definition:
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as stream:
            json.dump(definition, stream, indent=1)


def requests_of(finding, old, new):
    """What is shown of a finding as requests to both CRDs."""
    witness = finding["witness"]
    op = "create" if "stored" not in witness else "update-status" if witness.get("subresource") else "update"
    for side, definition in (("old", old), ("new", new)):
        request = {"id": side, "op": op, "crd": definition, "object": witness["object"]}
        if op != "create":
            request["oldObject"] = witness["stored"]
        yield json.dumps(request)


def ask(command, lines):
    done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=240, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines), (command, len(answers), len(lines), done.stderr)
    return answers


class Rows:
    def __init__(self, folder):
        self.wrong, self.met, self.sent = [], set(), []
        self.rows = list(rows())
        for index, (old, new, _) in enumerate(self.rows):
            write(os.path.join(folder, "old"), f"{index:03}", old)
            write(os.path.join(folder, "new"), f"{index:03}", new)
        self.folder = folder

    def fail(self, index, *what):
        self.wrong.append(f"row {index} {self.rows[index][2]}: " + " ".join(str(one) for one in what))

    def run(self, *options):
        return subprocess.run([CRDC, "upgrade", *options, os.path.join(self.folder, "old"), os.path.join(self.folder, "new")],
                              capture_output=True, text=True, timeout=240, check=False)

    def check_row(self, index, findings):
        change, verdict, state = self.rows[index][2]
        mine = [one for one in findings if one["crd"] == f"w{index}s.example.com"]
        self.met |= {one["change"] for one in mine}
        named = [one for one in mine if one["change"] == change]
        if not named:
            self.fail(index, "is told as", [(one["verdict"], one["change"]) for one in mine])
            return
        finding = named[0]
        if finding["verdict"] != verdict:
            self.fail(index, "is", finding["verdict"], json.dumps(finding))
        if finding.get("witness", {}).get("state") != state:
            self.fail(index, "its witness is", json.dumps(finding.get("witness")))
        if "old" not in finding and "new" not in finding:
            self.fail(index, "has no place")
        # The judges are asked at endpoints that are not served, too.
        if finding.get("witness", {}).get("state") in (FOUND, WIDER) and change != "version-no-longer-served":
            self.sent.append((index, finding))

    def check_witnesses(self, command):
        lines = [line for index, finding in self.sent for line in requests_of(finding, *self.rows[index][:2])]
        answers = ask(command, lines)
        for at, (index, finding) in enumerate(self.sent):
            old, new = answers[2 * at:2 * at + 2]
            state, verdict = finding["witness"]["state"], finding["verdict"]
            taker, other = (new, old) if state == WIDER else (old, new)
            if not taker.get("allowed"):
                self.fail(index, command[0], "does not take", json.dumps(finding["witness"]), json.dumps(taker))
            elif finding["change"] == "null-dropped":
                if not other.get("allowed"):
                    self.fail(index, command[0], "refuses", json.dumps(finding["witness"]))
            elif verdict == "pruned" and not other.get("strict"):
                self.fail(index, command[0], "drops nothing of", json.dumps(finding["witness"]), json.dumps(other))
            elif verdict != "pruned" and other.get("allowed"):
                self.fail(index, command[0], "takes", json.dumps(finding["witness"]), json.dumps(other))


def check_exit(rows_, options, expected):
    done = rows_.run("--no-witnesses", *options)
    if done.returncode != expected:
        rows_.wrong.append(f"crdc upgrade {options}: exit {done.returncode}, not {expected}: {done.stderr}")
    return done


def main():
    with tempfile.TemporaryDirectory() as folder:
        table = Rows(folder)
        done = table.run("--output", "json")
        report = json.loads(done.stdout)
        for index in range(len(table.rows)):
            table.check_row(index, report["findings"])
        sarif = json.loads(check_exit(table, ["--output", "sarif"], 1).stdout)
        kinds = {one["id"] for one in sarif["runs"][0]["tool"]["driver"]["rules"]}
        if kinds - table.met:
            table.wrong.append(f"no row has {sorted(kinds - table.met)}")
        if len(sarif["runs"][0]["results"]) != len(report["findings"]):
            table.wrong.append("SARIF has other findings")
        table.check_witnesses([VALIDATE, "--batch"])
        oracle = os.environ.get("CRDC_ORACLE")
        if oracle:
            table.check_witnesses([oracle, "run"])
        else:
            print("CRDC_ORACLE names no judge: the objects were not sent to the API server's own code")
        print(f"{len(table.rows)} rows, {len(table.sent)} objects judged again, {len(table.wrong)} wrong")
        print("\n".join(table.wrong))
        return bool(table.wrong)


if __name__ == "__main__":
    sys.exit(main())
