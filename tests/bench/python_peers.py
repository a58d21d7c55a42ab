#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a judgement costs in Python beside what people validate with there: kubernetes-validate, jsonschema, jsonschema-rs and fastjsonschema, of a
Deployment of 1 KB and of a RayCluster, as dicts. Each has to let them in and to refuse a wrong type before it is measured, and is asked about mistakes that an API
server would refuse. Of each: microseconds of processor time for one object (the best of seven rounds), what import and the reading of schemas take,
and the memory of a process that has judged, above Python's own. The packages are those of the Python that runs it; what is missing is said and left out.

usage: python_peers.py"""
import copy
import json
import os
import resource
import subprocess
import sys
import time

ROOT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../..")
PEERS = ("crdc", "kubernetes-validate", "jsonschema", "jsonschema-rs", "fastjsonschema")
DEPLOYMENT = {
    "apiVersion": "apps/v1", "kind": "Deployment",
    "metadata": {"name": "shop", "namespace": "default", "labels": {"app": "shop", "tier": "front"}, "annotations": {"example.com/owner": "shop@example.com"}},
    "spec": {
        "replicas": 3, "selector": {"matchLabels": {"app": "shop"}},
        "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": 0}},
        "template": {
            "metadata": {"labels": {"app": "shop", "tier": "front"}},
            "spec": {
                "containers": [{
                    "name": "shop", "image": "registry.example.com/shop:1.4.2", "args": ["--listen", ":8080"], "ports": [{"name": "http", "containerPort": 8080}],
                    "env": [{"name": "MODE", "value": "production"}, {"name": "TOKEN", "valueFrom": {"secretKeyRef": {"name": "shop", "key": "token"}}}],
                    "resources": {"requests": {"cpu": "250m", "memory": "256Mi"}, "limits": {"memory": "512Mi"}},
                    "readinessProbe": {"httpGet": {"path": "/ready", "port": "http"}, "periodSeconds": 5}, "volumeMounts": [{"name": "data", "mountPath": "/data"}]}],
                "volumes": [{"name": "data", "emptyDir": {"sizeLimit": "1Gi"}}], "serviceAccountName": "shop"}}}}

# What of a Deployment is wrong; the first is what any schema says.
MISTAKES = (
    ("a wrong type", ("spec", "replicas"), "many"),
    ("a selector that does not match", ("spec", "selector", "matchLabels", "app"), "shops"),
    ("no quantity", ("spec", "template", "spec", "containers", 0, "resources", "limits", "memory"), "512 MB"),
    ("requests above limits", ("spec", "template", "spec", "containers", 0, "resources", "requests", "memory"), "1Gi"),
    ("a port above 65535", ("spec", "template", "spec", "containers", 0, "ports", 0, "containerPort"), 70000),
    ("a volume that is not there", ("spec", "template", "spec", "containers", 0, "volumeMounts", 0, "name"), "dat"),
    ("a name with a capital", ("metadata", "name"), "Shop"),
    ("a label that is none", ("metadata", "labels", "tier"), "-front"))


def changed(object, path, value):
    object = copy.deepcopy(object)
    place = object
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return object


def inlined(node, definitions):
    """A schema with what it refers to in place."""
    if isinstance(node, list):
        return [inlined(item, definitions) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return inlined(definitions[node["$ref"].rsplit("/", 1)[1]], definitions)
    return {name: inlined(value, definitions) for name, value in node.items() if name != "description"}


def schema_of(kind):
    if kind == "RayCluster":
        import yaml
        with open(os.path.join(ROOT, "crds/ray.io_rayclusters.yaml"), encoding="utf-8") as file:
            return yaml.safe_load(file)["spec"]["versions"][0]["schema"]["openAPIV3Schema"]
    import importlib.resources
    folder = importlib.resources.files("kubernetes_validate") / "kubernetes-json-schema"
    newest = max((entry for entry in folder.iterdir() if entry.name.endswith("-local-strict")), key=lambda entry: [int(n) for n in entry.name[1:].split("-")[0].split(".")])
    definitions = json.loads((newest / "_definitions.json").read_text())["$defs"]
    return inlined(json.loads((newest / "deployment-apps-v1.json").read_text()), definitions)


def judge_of(peer, kind):
    """A function that says whether an object is let in."""
    if peer == "crdc":
        import crdc
        validator = crdc.Validator(layers="all")
        return lambda object: validator.validate(object).allowed
    if peer == "kubernetes-validate":
        import kubernetes_validate

        def validate(object):
            try:
                return bool(kubernetes_validate.validate(object, "1.37", strict=True))
            except kubernetes_validate.ValidationError:
                return False
        return validate
    schema = schema_of(kind)
    if peer == "jsonschema":
        import jsonschema
        return jsonschema.Draft202012Validator(schema).is_valid
    if peer == "jsonschema-rs":
        import jsonschema_rs
        return jsonschema_rs.validator_for(schema).is_valid
    import fastjsonschema
    validate = fastjsonschema.compile(schema)

    def is_valid(object):
        try:
            validate(object)
        except fastjsonschema.JsonSchemaException:
            return False
        return True
    return is_valid


def object_of(kind):
    if kind == "Deployment":
        return DEPLOYMENT, changed(DEPLOYMENT, *MISTAKES[0][1:])
    import yaml
    with open(os.path.join(ROOT, "examples/raycluster.yaml"), encoding="utf-8") as file:
        object = next(yaml.safe_load_all(file))
    for group in object["spec"]["workerGroupSpecs"]: # schemas ask for what the API server sets first
        group.update({"minReplicas": group.get("minReplicas", 0), "maxReplicas": group.get("maxReplicas", 10)})
    return object, changed(object, ("spec", "workerGroupSpecs"), "many")


def measure(peer, kind):
    """In a process of its own: a line of JSON."""
    good, bad = object_of(kind)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begin = time.process_time()
    judge = judge_of(peer, kind)
    start = time.process_time() - begin
    if not judge(good) or judge(bad):
        sys.exit(f"{peer}: {kind}: not what was expected: {judge(good)}, {judge(bad)}")
    begin, calls = time.process_time(), 1
    judge(good)
    calls = max(3, int(0.2 / max(time.process_time() - begin, 1e-6)))
    rounds = []
    for _ in range(7):
        begin = time.process_time()
        for _ in range(calls):
            judge(good)
        rounds.append((time.process_time() - begin) / calls)
    found = [name for name, path, value in MISTAKES if not judge(changed(DEPLOYMENT, path, value))] if kind == "Deployment" else None
    print(json.dumps({"peer": peer, "kind": kind, "bytes": len(json.dumps(good)), "us": round(min(rounds) * 1e6, 1), "start_ms": round(start * 1e3, 1),
                      "peak_mib": round((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024, 1), "found": found}), flush=True)


def main():
    if len(sys.argv) == 3: # of one process, below
        measure(*sys.argv[1:])
        return
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    for kind in ("Deployment", "RayCluster"):
        for peer in PEERS:
            if peer == "kubernetes-validate" and kind != "Deployment":
                continue # it has Kubernetes' own kinds
            done = subprocess.run([sys.executable, __file__, peer, kind], capture_output=True, text=True, check=False)
            if "ModuleNotFoundError" in done.stderr:
                print(f"{peer}: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
                continue
            if done.returncode:
                sys.exit(done.stderr)
            print(done.stdout, end="", flush=True)


main()
