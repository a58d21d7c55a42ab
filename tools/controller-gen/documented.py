#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The examples of fields in the help of controller-gen's markers as Go types, for upstream.sh: to be written into a module
that has k8s.io/apimachinery and k8s.io/apiextensions-apiserver.

usage: controller-gen crd -wwww 2>&1 | documented.py > MODULE/types.go"""
import json
import re
import sys

HEAD = """// +groupName=documented.example.com
// +versionName=v1
package documented

import (
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
)

var _ = apiextensionsv1.JSON{}
var _ = runtime.RawExtension{}
var _ = intstr.IntOrString{}
"""
KIND = """
// +kubebuilder:object:root=true
type Documented struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`
	Spec Spec `json:"spec,omitempty"`
}"""


def examples(details):
    """Markers and the field after them, as (lines, name, type)."""
    markers = []
    for line in (line.strip() for line in details.split("\n") if line.startswith("\t")):
        field = re.match(r"([A-Z]\w*) (\S+)$", line)
        if line.startswith("// +"):
            markers.append(line)
        elif field and markers:
            yield tuple(markers), field[1], field[2].replace("interface{}", "runtime.RawExtension")
        if not line.startswith("//"):
            markers = []


def main():
    groups = json.load(sys.stdin)
    # The help of items:* markers repeats the help and examples of the markers without items.
    helped = [m for g in groups for m in g["markers"] if ":items:" not in m["name"]]
    found = sorted({e for m in helped for e in examples(m.get("details", ""))})
    print(HEAD)
    for name in sorted({n for _, _, t in found for n in re.findall(r"(?<![.\w])[A-Z]\w*", t)}):
        print(f'type {name} struct {{\n\tName string `json:"name"`\n\tProtocol string `json:"protocol"`\n}}\n')
    print("type Spec struct {")
    for i, (markers, name, kind) in enumerate(found):
        print("".join(f"\t{m}\n" for m in markers) + f'\t{name}{i} {kind} `json:"{name.lower()}{i},omitempty"`')
    print("}\n" + KIND)


main()
