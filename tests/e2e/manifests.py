# SPDX-License-Identifier: Apache-2.0
"""What the tests of CI systems share: a repository with three broken manifests and a good one, and what is wrong with them."""
import os
import subprocess

CRD = """\
apiVersion: apiextensions.k8s.io/v1
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
            properties:
              size: {type: integer, maximum: 10}
              big: {type: boolean}
            x-kubernetes-validations:
            - rule: "!has(self.big) || self.size > 5"
              message: big ones are larger than 5
"""
WIDGET = "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: {}\n{}\n"
FILES = {
    "crds/widgets.yaml": CRD,
    "manifests/good.yaml": WIDGET.format("good", "spec: {size: 5}"),
    "manifests/large.yaml": WIDGET.format("large", "spec:\n  size: 11"),
    "manifests/unknown one.yaml": WIDGET.format("unknown", "spec:\n  size: 3\n  sice: 3"),
    "manifests/rule.yaml": WIDGET.format("rule", "spec:\n  size: 3\n  big: true"),
}
# Of each broken one: its line, and a part of what is said.
FOUND = {
    "manifests/large.yaml": (6, "should be less than or equal to 10"),
    "manifests/unknown one.yaml": (7, 'unknown field "spec.sice"'),
    "manifests/rule.yaml": (6, "big ones are larger than 5"),
}


def write(folder, files=None):
    for name, text in (files or FILES).items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def forms_of(program):
    """What --output can be."""
    done = subprocess.run([program, "--complete", "--output", ""], capture_output=True, text=True, timeout=30)
    return {line.split("\t")[0] for line in done.stdout.splitlines() if "\t" in line}


def has_flag(program, flag):
    done = subprocess.run([program, "--complete", flag], capture_output=True, text=True, timeout=30)
    return flag in {line.split("\t")[0] for line in done.stdout.splitlines()}
