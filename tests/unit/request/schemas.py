#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the API server says about schemas in corners where it is easily missed: whole requests for small CRDs.

  schemas.py CRD_VALIDATE"""

import json
import subprocess
import sys

RULE, OPTIONAL = "x-kubernetes-validations", {"optionalOldSelf": True}


def typed(kind, **more):
    return {"type": kind, **{"x-kubernetes-" + name[2:].replace("_", "-") if name.startswith("x_") else name: value for name, value in more.items()}}


def fields(**properties):
    return typed("object", properties=properties)


def ruled(schema, rule, **more):
    return {**schema, RULE: [{"rule": rule, **more}]}


def crd(spec, root=None, **more):
    schema = typed("object", properties={"spec": spec}, **(root or {}))
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "things.example.com"},
            "spec": {"group": "example.com", "scope": "Cluster", "names": {"plural": "things", "singular": "thing", "kind": "Thing", "listKind": "ThingList"},
                     "versions": [{"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": schema}, **more}]}}


def thing(spec):
    return {"apiVersion": "example.com/v1", "kind": "Thing", "metadata": {"name": "a"}, "spec": spec}


PAIRS = typed("array", items={**fields(a=typed("number")), "x-kubernetes-map-type": "atomic"}, x_list_type="set")
KEYED = typed("array", items={**fields(a={"type": "number"}, b=typed("string"), v=typed("integer", maximum=1)), "required": ["a", "b"]},
              x_list_type="map", x_list_map_keys=["a", "b"])
KEYED_ONCE = typed("array", items={**fields(a={"type": "number"}), "required": ["a"]}, x_list_type="map", x_list_map_keys=["a"])
RESOURCE = typed("object", x_embedded_resource=True, properties={"metadata": typed("object")})
ANY = {"x-kubernetes-preserve-unknown-fields": True}
WRONG = "invalid data, expected a map for the provided schema with type=object evaluating rule: "

# name, schema of spec (or the CRD), old spec (None: a create), new spec, errors wanted as "field: message"; of an object without, the spec
CASES = [
    ("composites of a set are compared as JSON text", PAIRS, None, [{"a": 1}, {"a": 1.0}], ['spec[1]: Duplicate value: {"a":1}']),
    ("in which -0.0 is no 0", PAIRS, None, [{"a": 0}, {"a": -0.0}], [{"a": 0}, {"a": -0.0}]),
    ("and 2^62 is printed with its shortest digits", PAIRS, None, [{"a": 4611686018427387904}, {"a": 4611686018427387904.0}],
     [{"a": 4611686018427387904}, {"a": 4611686018427388000}]),
    ("several keys too", KEYED, None, [{"a": 1, "b": ""}, {"a": 1.0, "b": ""}], ['spec[1]: Duplicate value: {"a":1,"b":""}']),
    ("but one key is a Go value", KEYED_ONCE, None, [{"a": 1}, {"a": 1.0}], [{"a": 1}, {"a": 1.0}]),
    ("several keys correlate as printed, a float with six decimals", KEYED, [{"a": 1e-7, "b": "", "v": 5}],
     [{"a": 2e-7, "b": "", "v": 5}], [{"a": 2e-7, "b": "", "v": 5}]),
    ("an old value that fits no schema is there", fields(a=ruled(typed("integer"), "oldSelf.hasValue()", **OPTIONAL)), {"a": "x"}, {"a": "x"}, {"a": "x"}),
    ("and fails where it is asked for", fields(a=ruled(typed("integer"), "oldSelf.orValue(1) == 1", **OPTIONAL)), {"a": "x"}, {"a": "x"},
     ['spec.a: Invalid value: "integer": invalid data, expected int, got string evaluating rule: oldSelf.orValue(1) == 1']),
    ("a value is compared with itself member by member", ruled(fields(a=fields(b=typed("integer"))), "self.a == self.a"), {"a": {"b": "x"}}, {"a": {"b": "x"}},
     ['spec: Invalid value: "object": invalid data, expected int, got string evaluating rule: self.a == self.a']),
    ("has() of what is no object", ruled(fields(a=typed("object")), "has(self.a)"), {"a": 1}, {"a": 1}, [f'spec: Invalid value: "object": {WRONG}has(self.a)']),
    ("has() of a text that is none of its format", ruled(fields(a=typed("string", format="duration")), "has(self.a)"), {"a": "x"}, {"a": "x"},
     ['spec: Invalid value: "object": Invalid duration x: unable to parse x as duration evaluating rule: has(self.a)']),
    ("a format with dashes is a string to rules", ruled(fields(a=typed("string", format="d-ate")), "self.a == 'x'"), {"a": "x"}, {"a": "x"}, {"a": "x"}),
    ("rules of an object show no value, not even one that is none", fields(a=ruled(fields(b=typed("string")), "oldSelf.hasValue() && false", **OPTIONAL)), {"a": "x", "b": 1},
     {"a": "x"}, ["spec.a: Invalid value: failed rule: oldSelf.hasValue() && false"]),
    ("texts with NUL are shown whole", ruled(fields(a=typed("string", format="byte")), "self.a == b''"), {"a": "x\0y"}, {"a": "x\0y"},
     ['spec: Invalid value: "object": Invalid byte formatted string x\0y: illegal base64 data at input byte 1 evaluating rule: self.a == b\'\'']),
    ("keys that Go cannot hash", crd(ruled(typed("array", items={**fields(k=typed("string")), "required": ["k"]}, maxItems=2, x_list_type="map", x_list_map_keys=["k"]), "self == oldSelf"), subresources={"status": {}}),
     [{"k": []}], [{"k": []}], ['spec: Invalid value: "array": internal error: runtime error: hash of unhashable type []interface {} evaluating rule: self == oldSelf']),
    ("an embedded resource's null goes before it is coerced", fields(a=RESOURCE), None, {"a": {"apiVersion": "v1", "kind": "Pod", "metadata": None}},
     {"a": {"apiVersion": "v1", "kind": "Pod"}}),
    ("a default of what metadata does not know is none", fields(a={**RESOURCE, "properties": {"metadata": fields(name=typed("string", default="x"), other=typed("string", default="y"))}}),
     None, {"a": {"apiVersion": "v1", "kind": "Pod", "metadata": {}}}, {"a": {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "x"}}}),
    ("nulls of a default stay", fields(a={**fields(b=ANY), "default": {"b": None}}), None, {}, {"a": {"b": None}}),
    ("a name of an undeclared root keeps no dot", typed("object", additionalProperties=typed("integer")), None, {"": "x"},
     ['spec.: Invalid value: "string": spec. in body must be of type integer: "string"']),
    ("the generation counts before an enum of the whole", crd(typed("integer"), {"enum": [1]}), 1, 2,
     ['<nil>: Unsupported value: {"apiVersion":"example.com/v1","kind":"Thing","metadata":{"creationTimestamp":"2026-01-01T00:00:00Z","generation":2,"name":"a",'
      '"resourceVersion":"1","uid":"00000000-0000-0000-0000-000000000001"},"spec":2}: supported values: "1"']),
]

# name, schema of spec, errors wanted of the CRD
CRDS = [
    ("maps of every type correlate", typed("object", properties={"a": ruled(typed("integer"), "self == oldSelf")}, x_map_type="atomic"), []),
    ("an item of a default is named after a dot", typed("array", items=typed("integer", maximum=1), default=[1, 2]),
     ["spec.validation.openAPIV3Schema.properties[spec].default.[1]: Invalid value: 2: [1] in body should be less than or equal to 1"]),
    ("a default knows no formats of other types", typed("integer", format="float", minimum=-1e21, default=1),
     ['spec.validation.openAPIV3Schema.properties[spec].default: Invalid value: "": Minimum boundary value must be of type integer (default format) in ']),
]


def requests():
    for name, schema, old, new, _ in CASES:
        request = {"id": name, "return": "object", "crd": schema if "spec" in schema else crd(schema), "object": thing(new)}
        update = "update-status" if "subresources" in request["crd"]["spec"]["versions"][0] else "update"
        yield {**request, "op": "create"} if old is None else {**request, "op": update, "oldObject": thing(old)}
    for name, schema, _ in CRDS:
        yield {"id": name, "op": "crd", "crd": crd(schema)}


def main():
    lines = "".join(json.dumps(request) + "\n" for request in requests())
    if len(sys.argv) < 2:
        print(lines, end="")
        return 0
    done = subprocess.run([sys.argv[1], *(sys.argv[2:] or ["--batch"])], input=lines.encode(), stdout=subprocess.PIPE, check=False)
    given = {verdict["id"]: verdict for verdict in map(json.loads, done.stdout.decode().splitlines())}
    failures = 0
    for name, *_, want in CASES + CRDS:
        verdict = given.get(name, {})
        got = [f'{cause["field"]}: {cause["message"]}' for cause in verdict.get("causes") or []]
        if not got and "object" in verdict:
            got = verdict["object"].get("spec")
        if got != want:
            print(f"FAILED {name}: wanted {want}\n  got {got or verdict}")
            failures += 1
    print(f"{len(CASES + CRDS)} cases, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
