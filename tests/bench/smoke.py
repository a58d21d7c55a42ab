#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Each program that measures is run once, briefly, on inputs of this repository: it ends well, says every figure that it is for, and
none of them is of something that was refused.

usage: smoke.py FOLDER CRDC     with the programs; those that were not built are named and passed over
"""
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CLUSTER = os.path.join(ROOT, "examples/raycluster.yaml")
CRD = os.path.join(ROOT, "crds/ray.io_rayclusters.yaml")
CREATE = {"decode-json", "decode", "coerce", "schema", "lists-and-metadata", "cel", "read-struct", "create", "create-warn", "update", "create-object",
          "create-layers", "validate-layers"}
QUEUE = {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": "a", "resourceVersion": "1"}, "spec": {"weight": 1}}
POD = {"metadata": {"labels": {"a": "b"}}, "spec": {"containers": [{"name": "a", "image": "b"}]}}
POLICY = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: named.example.com}
spec:
  matchConstraints: {resourceRules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [configmaps]}]}
  validations: [{expression: object.metadata.name != 'other'}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: named}
spec: {policyName: named.example.com, validationActions: [Deny]}
"""
failures = 0


def check(what, held, *more):
    global failures
    if not held:
        failures += 1
        print("FAILED", what, *more)


def run(folder, name, *arguments):
    program = os.path.join(folder, name)
    if not os.path.exists(program):
        print(f"{name}: not built")
        return None
    done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    check(name, done.returncode == 0 and not done.stderr, done.returncode, done.stderr[-500:])
    return done.stdout


def lines_of(text):
    return [json.loads(line) for line in (text or "").splitlines() if line.startswith("{")]


def review(kind, resource, item, operation="CREATE"):
    return {"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview",
            "request": {"uid": "u", "kind": kind, "resource": resource, "operation": operation, "name": item["metadata"]["name"], "namespace": "default",
                        "userInfo": {"username": "eve"}, "object": item, "oldObject": None, "dryRun": False, "options": None}}


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    return path


def try_creates(programs):
    for crds in ([], ["--crd", CRD]):
        said = run(programs, "bench-create", *crds, "--seconds", "0.01", CLUSTER)
        if said is None:
            return
        found = {line["what"]: line for line in lines_of(said)}
        check("bench-create measures each stage", set(found) == CREATE, crds, CREATE ^ set(found))
        for what, line in found.items():
            check("bench-create", line["value"] > 0 and line["objects"] == 1 and not line["refused"], what, line)


def try_decoders(programs, folder):
    spec = {"headGroupSpec": {"rayStartParams": {}, "template": POD}}
    cluster = {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "a", "namespace": "default"}, "spec": spec}
    request = {"id": "1", "op": "create", "endpoint": "ray.io/v1/RayCluster", "object": cluster}
    unknown = {**request, "id": "2", "object": {**cluster, "spec": {**spec, "unknown": 1}}}
    bare = {**request, "id": "3", "object": {**cluster, "spec": {}}}
    path = write(folder, "recorded.jsonl", "".join(json.dumps(line) + "\n" for line in (request, unknown, bare)))
    said = run(programs, "bench-decoders", "--rounds", "2", path)
    rows = [(line["allowed"], line["requests"], line["one_pass"]) for line in lines_of(said) if line["fast_us"] > 0 and line["tree_us"] > 0]
    check("bench-decoders", said is None or rows == [(True, 2, 2), (False, 1, 1)], said)
    for way in ("fast", "tree"):
        check("bench-decoders --count", run(programs, "bench-decoders", "--count", way, path) in (None, ""), way)


def check_reviews(name, said):
    found = lines_of(said)
    check(name, said is None or (found and all(line["allowed"] and line["cpu_us"] > 0 for line in found)), said)


def try_reviews(programs, folder):
    cluster = {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "a", "namespace": "default"},
               "spec": {"headGroupSpec": {"rayStartParams": {}, "template": POD}}}
    path = write(folder, "review.json", review({"group": "ray.io", "version": "v1", "kind": "RayCluster"},
                                               {"group": "ray.io", "version": "v1", "resource": "rayclusters"}, cluster))
    for decoder in ("fast", "tree"):
        check_reviews("bench-review", run(programs, "bench-review", "--decoder", decoder, path))
    queue = write(folder, "queue.json", review({"group": "scheduling.volcano.sh", "version": "v1beta1", "kind": "Queue"},
                                               {"group": "scheduling.volcano.sh", "version": "v1beta1", "resource": "queues"}, QUEUE))
    state = write(folder, "state.json", [{**QUEUE, "metadata": {"name": "root", "uid": "r", "resourceVersion": "1"}}])
    check_reviews("bench-service", run(programs, "bench-service", state, "/queues/validate", queue))


def try_templates(programs, folder):
    path = write(folder, "templates.jsonl", json.dumps({"id": "1", "op": "template", "object": POD}) + "\n")
    said = run(programs, "bench-template", "--seconds", "0.01", path)
    check("bench-template", {line["templates"] for line in lines_of(said) if line["ns"] > 0} == {"allowed", "all"}, said)


def try_policies(programs, folder):
    policies = write(folder, "policies.yaml", POLICY)
    requests = write(folder, "requests.jsonl", {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a", "namespace": "default"}})
    said = run(programs, "bench-admission", policies, requests, "0.05")
    check("bench-admission", said is None or len(lines_of(said)) == 1, said)


def try_catalogs(programs, crdc, folder):
    index = os.path.join(folder, "kinds.idx")
    subprocess.run([crdc, "catalog", "--out", index, os.path.join(ROOT, "crds")], check=True, capture_output=True, timeout=60)
    said = run(programs, "bench-catalog", index, "ray.io", "RayCluster")
    check("bench-catalog", said is None or said.count("us") >= 2, said)


def main():
    programs = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        try_creates(programs)
        try_reviews(programs, folder)
        try_decoders(programs, folder)
        try_templates(programs, folder)
        try_policies(programs, folder)
        try_catalogs(programs, os.path.abspath(sys.argv[2]), folder)
        read = run(programs, "bench_json", CLUSTER)
        check("bench_json", read is None or read.count("MB/s") == 3, read)
        rules = run(programs, "bench-rules", "--only", "matches-63", "--budget", "1")
        check("bench-rules", rules is None or all(line["value"] > 0 for line in lines_of(rules)), rules)
    sys.exit(failures > 0)


main()
