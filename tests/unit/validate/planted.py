# SPDX-License-Identifier: Apache-2.0
"""Mistakes as people make them, planted one at a time into a tree whose run is green: each has to be found, where it stands.

Usage: planted.py CRD_VALIDATE

A mistake is a file of the tree, what stands there and what is put in its place, and a part of the message. The first sign @ of what is
planted is where the message has to point, to line and column. Nothing of the tree but the planted file may be complained of."""
import os
import subprocess
import sys
import tempfile

import planted_builtin

validate = os.path.abspath(sys.argv[1])

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: shops.example.com
spec:
  group: example.com
  scope: Namespaced
  names: {plural: shops, kind: Shop}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        required: [spec]
        properties:
          spec:
            type: object
            required: [owner]
            x-kubernetes-validations:
            - rule: self.open < self.close
              message: a shop opens before it closes
            properties:
              owner: {type: string, minLength: 1, maxLength: 20}
              open: {type: integer, minimum: 0, maximum: 24, default: 8}
              close: {type: integer, minimum: 0, maximum: 24, default: 18}
              size: {type: string, enum: [small, large]}
              mail: {type: string, pattern: '^[^@]+@[^@]+$'}
              since: {type: string, format: date-time}
              heated: {type: boolean}
              tags: {type: array, x-kubernetes-list-type: set, items: {type: string}}
              ports:
                type: array
                maxItems: 2
                x-kubernetes-list-type: map
                x-kubernetes-list-map-keys: [name]
                items:
                  type: object
                  required: [name]
                  properties: {name: {type: string}, number: {type: integer}}
              storage:
                x-kubernetes-int-or-string: true
                pattern: '^(\\+|-)?[0-9]+(Ki|Mi|Gi)?$'
"""
SHOP = """apiVersion: example.com/v1
kind: Shop
metadata:
  name: corner
  namespace: town
  labels:
    street: main
  annotations:
    note: "yes"
spec:
  owner: Ann
  open: 9
  close: 17
  size: small
  mail: ann@example.com
  since: "2020-01-02T03:04:05Z"
  heated: true
  tags: [bread, milk]
  ports:
  - name: door
    number: 80
  storage: 10Gi
"""
LIMIT = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: hours.example.com}
spec:
  matchConstraints:
    resourceRules:
    - {apiGroups: [example.com], apiVersions: [v1], operations: [CREATE], resources: [shops]}
  validations:
  - expression: object.spec.close <= 20
    message: shops close at 20
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: hours}
spec: {policyName: hours.example.com, validationActions: [Deny]}
"""
CLUSTER = """apiVersion: ray.io/v1
kind: RayCluster
metadata:
  name: ray
spec:
  headGroupSpec:
    rayStartParams: {}
    template:
      spec:
        containers:
        - name: head
          image: rayproject/ray:2.46.0
          resources:
            requests: {cpu: 500m}
  workerGroupSpecs:
  - groupName: small
    minReplicas: 1
    maxReplicas: 4
    rayStartParams: {}
    template:
      spec:
        containers:
        - name: worker
          image: rayproject/ray:2.46.0
"""
TREE = {"crds/shop.yaml": CRD, "shops/corner.yaml": SHOP, "policies/limit.yaml": LIMIT, "ray/cluster.yaml": CLUSTER,
        **planted_builtin.TREE}
POLICIES = ["--policies", "policies"]
LAYERS = ["--layers", "all"]

# (file, what stands there, what is planted, a part of the message, flags)
MISTAKES = [
    ("shops/corner.yaml", "  size: small", "  @szie: small", 'unknown field "spec.szie"', []),
    ("shops/corner.yaml", "  open: 9", '  open: @"9"', 'must be of type integer: "string"', []),
    ("shops/corner.yaml", "  open: 9", "  open: @-1", "should be greater than or equal to 0", []),
    ("shops/corner.yaml", "  size: small", "  size: @huge", 'Unsupported value: "huge"', []),
    ("shops/corner.yaml", "  mail: ann@example.com", "  mail: @ann", "should match '^[^@]+@[^@]+$'", []),
    ("shops/corner.yaml", "  owner: Ann\n  open", "  @open", "spec.owner: Required value", []),
    ("shops/corner.yaml", "  owner: Ann\n", "  @owner:\n", "spec.owner: Required value", []),
    ("shops/corner.yaml", "  owner: Ann", '  owner: @""', "spec.owner in body should be at least 1 chars long", []),
    ("shops/corner.yaml", "  owner: Ann", "  owner: @Ann-Marie von und zu Something", "Too long: may not be more than 20", []),
    ("shops/corner.yaml", "  owner: Ann\n  open: 9", "  @owner: Ann\n  open: 18", "a shop opens before it closes", []),
    ("shops/corner.yaml", "  heated: true", '  heated: @"yes"', 'must be of type boolean: "string"', []),
    ("shops/corner.yaml", '  since: "2020-01-02T03:04:05Z"', '  since: @"2020-01-02"', "must be of type date-time", []),
    ("shops/corner.yaml", "  tags: [bread, milk]", "  tags: [bread, @bread]", 'spec.tags[1]: Duplicate value: "bread"', []),
    ("shops/corner.yaml", "  tags: [bread, milk]", "  tags: @bread", 'must be of type array: "string"', []),
    ("shops/corner.yaml", "    number: 80\n", "    number: 80\n  - @name: door\n", "spec.ports[1]: Duplicate value", []),
    ("shops/corner.yaml", "  - name: door\n", "  @- name: door\n  - name: b\n  - name: c\n", "Too many: 3: must have at most 2 items", []),
    ("shops/corner.yaml", "  storage: 10Gi", "  storage: @10 GB", "spec.storage in body should match", []),
    ("shops/corner.yaml", "  open: 9\n", "  open: 9\n  @open: 10\n", 'key "open" already set in map', []),
    ("shops/corner.yaml", "apiVersion: example.com/v1\nkind: Shop", "@apiVersion: example.com/v1\nkind: Shpo", 'no matches for kind "Shpo"', []),
    ("shops/corner.yaml", "apiVersion: example.com/v1\n", "@apiVersion: example.com/v2\n", 'no matches for kind "Shop" in version "example.com/v2"', []),
    ("shops/corner.yaml", "apiVersion: example.com/v1\nkind: Shop\n", "@apiVersion: example.com/v1\n", "kind: Required value", []),
    ("shops/corner.yaml", "  name: corner", "  name: @Corner", 'metadata.name: Invalid value: "Corner"', []),
    ("shops/corner.yaml", "    street: main", "    street: @main street", 'metadata.labels: Invalid value: "main street"', []),
    ("shops/corner.yaml", '    note: "yes"', "    note: @yes", "cannot unmarshal bool into Go struct field ObjectMeta.annotations", []),
    ("shops/corner.yaml", "  namespace: town", "  namespace: @Town", 'metadata.namespace: Invalid value: "Town"', []),
    ("shops/corner.yaml", "  open: 9", "@\topen: 9", "yaml: found a tab character that violates indentation", []),
    ("shops/corner.yaml", "  owner: Ann", '  owner: "Ann\n  motto: "@bread first"', "yaml: did not find expected key", []),
    ("shops/corner.yaml", SHOP, "@" + SHOP.replace("17", "23"), "shops close at 20", POLICIES),
    ("crds/shop.yaml", "self.open < self.close", "self.open < self@.closes", "undefined field 'closes'", []),
    ("crds/shop.yaml", "default: 18", "default: @25", "should be less than or equal to 24", []),
    ("ray/cluster.yaml", "          image: rayproject/ray:2.46.0\n          resources", "          @imgae: x\n          resources", "unknown field", []),
    ("ray/cluster.yaml", "requests: {cpu: 500m}", "requests: {cpu: @half}", "should match", []),
    ("ray/cluster.yaml", "groupName: small\n    minReplicas: 1", "@groupName: small\n    minReplicas: 5", "minReplicas", LAYERS),
    ("ray/cluster.yaml", "        - name: worker\n", "        - @name: Worker\n", 'Invalid value: "Worker"', LAYERS),
]


def run(folder, flags):
    done = subprocess.run([validate, "--no-config-file", *flags, "."], cwd=folder, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def write(folder, name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def place(clean, old, new):
    """The place that the message has to name, and the text without the sign."""
    sign = new.find("@")
    begin = clean[:clean.index(old)] + new[:sign]
    return f":{begin.count(chr(10)) + 1}:{len(begin) - begin.rfind(chr(10))}:", new[:sign] + new[sign + 1:]


def judge(folder, mistake):
    name, old, new, message, flags = mistake
    clean = TREE[name]
    assert clean.count(old) == 1 and "@" in new, (name, old)
    wanted, planted = place(clean, old, new)
    write(folder, name, clean.replace(old, planted))
    status, said = run(folder, flags)
    write(folder, name, clean)
    found = [line for line in said.split("\n") if message in line and name in line]
    if status not in (1, 2) or not found:
        return f"not found (exit status {status})"
    if not any(name + wanted in line for line in found):
        return f"found elsewhere than at {wanted}: {found[0]}"
    others = [line for line in said.split("\n") if any(other + ":" in line for other in TREE if other != name)]
    return "others are complained of" if others and not name.startswith("crds/") else None


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, text in TREE.items():
            write(folder, name, text)
        for flags in ([], POLICIES, LAYERS):
            status, said = run(folder, flags)
            if status:
                print(f"the tree as it is, {flags}: exit status {status}\n{said}")
                failures += 1
        for mistake in MISTAKES + planted_builtin.MISTAKES:
            wrong = judge(folder, mistake)
            if wrong:
                failures += 1
                print(f"{mistake[0]}: {mistake[2]!r}: {wrong}")
    print(f"{len(MISTAKES) + len(planted_builtin.MISTAKES)} planted, {failures} failures")
    return 1 if failures else 0


sys.exit(main())
