#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Go types with markers chosen by a seed, the same types without them, and the markers as an overlay.

usage: types.py SEED DIR

Writes DIR/marked/types.go, DIR/plain/types.go and DIR/overlay.yaml. The types are this file's own; what differs between the
seeds is which markers stand where, and their arguments."""
import os
import random
import sys

HEAD = """// +kubebuilder:object:generate=true
// +groupName=things.example.com
// +versionName=v1
package %s

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)
"""

# name: fields as (JSON name, Go type, kind, element)
TYPES = {
    "Thing": [("metadata", None, None, None), ("spec", "ThingSpec", "object", "ThingSpec"),
              ("status", "ThingStatus", "object", "ThingStatus")],
    "ThingSpec": [("name", "string", "string", None), ("count", "int32", "integer", None),
                  ("share", "float64", "number", None), ("paused", "bool", "boolean", None),
                  ("tags", "[]string", "array", "string"), ("weights", "[]int64", "array", "integer"),
                  ("labels", "map[string]string", "map", "string"), ("port", "intstr.IntOrString", "intstr", None),
                  ("parts", "[]Part", "array", "Part"), ("main", "Part", "object", "Part"),
                  ("when", "metav1.Time", "time", None)],
    "ThingStatus": [("phase", "string", "string", None), ("seen", "int64", "integer", None)],
    "Part": [("id", "string", "string", None), ("size", "int32", "integer", None), ("note", "string", "string", None)],
}

TEXTS = ['"a b"', "`c\\d+`", "plain", '"with \\"quotes\\" and \\\\ back"', '"tab\\tand \\u00e9"', "`{,;}`"]


def number_markers(r, kind):
    low, high = sorted(r.sample(range(-50, 50), 2))
    half = r.choice(["", ".5"]) if kind == "number" else ""
    return [f"kubebuilder:validation:Minimum={low}{half}", f"kubebuilder:validation:Maximum={high}{half}",
            f"kubebuilder:validation:ExclusiveMinimum={r.choice(['true', 'false'])}",
            f"kubebuilder:validation:ExclusiveMaximum={r.choice(['true', 'false'])}",
            f"kubebuilder:validation:MultipleOf={r.randint(1, 9)}",
            f"k8s:minimum={low} # why", f"k8s:maximum={high}",
            f"kubebuilder:default={r.randint(0, 9)}", f"default={r.randint(0, 9)}",
            f"kubebuilder:example={r.randint(0, 9)}", f"kubebuilder:validation:Enum={r.choice(['1;2;3', '{4,5}', '{-1, 7}'])}"]


def string_markers(r):
    return [f"kubebuilder:validation:MinLength={r.randint(0, 5)}", f"kubebuilder:validation:MaxLength={r.randint(6, 99)}",
            "kubebuilder:validation:Pattern=" + r.choice(["`^[a-z]+$`", "^a.c$", '"x|y"']),
            "kubebuilder:validation:Enum=" + r.choice(["a;b;c", '{d,"e f"}', '{"1",2}', "true;no"]),
            f"kubebuilder:validation:Format={r.choice(['email', 'uri', 'date-time'])}",
            f"kubebuilder:default={r.choice(TEXTS)}", f'default="{r.choice(["x", "y z"])}"',
            f"kubebuilder:example={r.choice(TEXTS)}"]


def list_markers(r, item):
    default = {"string": "{a,b}", "integer": "{1,2}"}.get(item, '{{id: "a"}}')
    markers = [f"kubebuilder:validation:MinItems={r.randint(0, 2)}", f"kubebuilder:validation:MaxItems={r.randint(3, 9)}",
               f"k8s:maxItems={r.randint(3, 9)}", f"kubebuilder:validation:UniqueItems={r.choice(['true', 'false'])}",
               f"listType={r.choice(['atomic', 'set'])}", "kubebuilder:default={}", f"kubebuilder:default={default}",
               "default=[]"]
    inner = {"string": string_markers, "integer": lambda r: number_markers(r, "integer")}.get(item)
    for marker in inner(r) if inner else []:
        name, _, value = marker.partition("=")
        if name.startswith("kubebuilder:validation:"):
            markers.append(name.replace("validation:", "validation:items:") + "=" + value)
    if item not in ("string", "integer"):
        markers += ['kubebuilder:validation:items:XValidation:rule="self.size > 0",message="big"']
    return markers


def common_markers(r):
    return [f'kubebuilder:validation:XValidation:rule="self == oldSelf",message={r.choice(TEXTS)}',
            'kubebuilder:validation:XValidation:rule="true",messageExpression="\'a\' + \'b\'",reason=FieldValueForbidden',
            'kubebuilder:validation:XValidation:rule="!oldSelf.hasValue() || true",optionalOldSelf=true,fieldPath=""',
            "nullable", "k8s:immutable", 'kubebuilder:title="A title"', "kubebuilder:title=bare words",
            "kubebuilder:externalDocs:url=\"https://example.com/a\",description=\"more\""]


def object_markers(r):
    """Markers at a field with a struct type; limits of its members are only allowed at the type."""
    return ["kubebuilder:pruning:PreserveUnknownFields", "kubebuilder:validation:XPreserveUnknownFields",
            "kubebuilder:default={}", 'kubebuilder:default={"id": "a", size: 3}']


def pick(r, kind, item):
    """Random markers of a field; only XValidation is repeated."""
    offered = {"integer": lambda: number_markers(r, kind), "number": lambda: number_markers(r, kind),
               "string": lambda: string_markers(r), "array": lambda: list_markers(r, item),
               "object": lambda: object_markers(r), "map": lambda: [
                   f"kubebuilder:validation:MinProperties={r.randint(0, 2)}",
                   f"kubebuilder:validation:MaxProperties={r.randint(3, 9)}",
                   f"mapType={r.choice(['granular', 'atomic'])}", "kubebuilder:default={a: b}"],
               "boolean": lambda: [f"kubebuilder:default={r.choice(['true', 'false'])}", "default=true"],
               "intstr": lambda: ["kubebuilder:default=80", 'kubebuilder:default="http"',
                                  "kubebuilder:validation:XIntOrString"],
               "time": lambda: []}[kind]() + common_markers(r)
    chosen, seen = [], set()
    rules = False
    for marker in r.sample(offered, r.randint(0, min(5, len(offered)))):
        name = marker.split("=")[0]
        # controller-gen does not fix the order of rules of different markers: one marker with rules per field.
        makes_rules = "XValidation" in marker or marker == "k8s:immutable"
        clash = name in seen or (name in ("default", "kubebuilder:default") and seen & {"default", "kubebuilder:default"})
        clash = clash or (name in ("k8s:minimum", "kubebuilder:validation:Minimum") and
                          seen & {"k8s:minimum", "kubebuilder:validation:Minimum"})
        clash = clash or (name in ("k8s:maximum", "kubebuilder:validation:Maximum") and
                          seen & {"k8s:maximum", "kubebuilder:validation:Maximum"})
        clash = clash or (name.lower().endswith(":maxitems") and "items:" not in name and
                          any(n.lower().endswith(":maxitems") and "items:" not in n for n in seen))
        if clash or (makes_rules and rules and "items:" not in name):
            continue
        rules = rules or (makes_rules and "items:" not in name)
        seen.add(name)
        chosen.append(marker)
    if kind == "array" and item == "Part" and r.random() < 0.5:
        chosen = [m for m in chosen if not m.startswith("listType")]
        chosen += ["listType=map", "listMapKey=id"]
    if r.random() < 0.6:
        presence = ["required", "optional", "kubebuilder:validation:Required", "kubebuilder:validation:Optional", "k8s:optional"]
        # controller-gen's k8s:required sets minProperties for every reference type; crdc does so for objects only.
        chosen.append(r.choice(presence + ([] if kind in ("intstr", "time") else ["k8s:required"])))
    return chosen


def kind_markers(r):
    offered = ["kubebuilder:subresource:status",
               "kubebuilder:subresource:scale:specpath=.spec.count,statuspath=.status.seen,selectorpath=.status.phase",
               'kubebuilder:printcolumn:name="Count",type=integer,JSONPath=`.spec.count`,priority=1,description="how many"',
               "kubebuilder:printcolumn:name=Phase,type=string,JSONPath=.status.phase",
               "kubebuilder:resource:path=things,shortName=th;tg,categories={all,mine},scope=Cluster",
               "kubebuilder:storageversion",
               'kubebuilder:deprecatedversion:warning="old"', "kubebuilder:selectablefield:JSONPath=.spec.name",
               'kubebuilder:metadata:annotations="a.example.com/b=c=d",labels={"x=y","z=1"}',
               'kubebuilder:validation:XValidation:rule="self.metadata.name.size() < 20"']
    return [m for m in offered if r.random() < 0.5 or m == "kubebuilder:storageversion"]


def main():
    seed, out = int(sys.argv[1]), sys.argv[2]
    r = random.Random(seed)
    markers = {(t, f[0]): pick(r, f[2], f[3]) if f[2] else [] for t in TYPES for f in TYPES[t]}
    of_kind = kind_markers(r)
    of_spec = []
    if r.random() < 0.5:
        of_spec.append(f"kubebuilder:validation:{r.choice(['ExactlyOneOf', 'AtMostOneOf', 'AtLeastOneOf'])}=paused;when")
        for field in ("paused", "when"):
            markers["ThingSpec", field] = [m for m in markers["ThingSpec", field] if not m.lower().endswith("required")]
    # Fields of Part are used in two places: Go has their markers once, the overlay twice.
    for package, marked in (("marked", True), ("plain", False)):
        os.makedirs(os.path.join(out, package), exist_ok=True)
        with open(os.path.join(out, package, "types.go"), "w") as file:
            file.write(HEAD % package)
            for name, fields in TYPES.items():
                file.write("\n")
                if name == "Thing":
                    file.write("// +kubebuilder:object:root=true\n")
                lines = of_kind if name == "Thing" else of_spec if name == "ThingSpec" else []
                for marker in lines if marked else []:
                    file.write(f"// +{marker}\n")
                file.write(f"type {name} struct {{\n")
                if name == "Thing":
                    file.write("\tmetav1.TypeMeta `json:\",inline\"`\n\tmetav1.ObjectMeta `json:\"metadata,omitempty\"`\n")
                for json, go, kind, _ in fields:
                    if not kind:
                        continue
                    for marker in markers[name, json] if marked else []:
                        file.write(f"\t// +{marker}\n")
                    file.write(f"\t{json.capitalize()} {go} `json:\"{json},omitempty\"`\n")
                file.write("}\n")
            file.write("\nvar _ = intstr.IntOrString{}\n")
    lines = [f"# +{m}" for m in of_kind] + ["", "kind: Thing"]

    def mirror(name, indent):
        for json, _, kind, item in TYPES[name]:
            if not kind:
                continue
            chosen = markers[name, json] + (of_spec if item == "ThingSpec" else [])
            lines.extend(f"{indent}# +{m}" for m in chosen)
            lines.append(f"{indent}{json}:")
            if item in TYPES:
                if kind == "array":
                    lines.append(f"{indent}-")
                mirror(item, indent + "  ")

    mirror("Thing", "")
    with open(os.path.join(out, "overlay.yaml"), "w") as file:
        file.write("\n".join(lines) + "\n")


main()
