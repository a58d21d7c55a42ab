#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What admission policies cost, ours beside kube-apiserver's plugin, in one run: CPU microseconds per request and policy.

usage: admission.py BENCH_ADMISSION [--peer ADMISSION_PEER] [--policies FOLDER] [--seconds N] [--copies N] [--growth]

The validating policies of FOLDER (samples/policies of $CRDC_SHARED), each with a binding that applies everywhere, are in force at
once, and the objects that come with them are created, one after the other. --copies multiplies the policies. The peer is built by
`go build` in tests/bench/admission-peer; it is asked by the same two files.

--growth measures instead how the number of policies counts, 1 to 5,000 of them, of which 5 are about the Deployment that is created: the
others are about kinds of their own, or (the second set) about its deletion and its subresource."""
import argparse
import copy
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import yaml

HERE = pathlib.Path(__file__).resolve().parent
SHARED = pathlib.Path(os.environ.get("CRDC_SHARED", HERE.parent.parent.parent / "shared"))
SERVED = {"Pod", "Deployment", "DaemonSet", "StatefulSet", "ReplicaSet", "Job", "CronJob", "Service", "ConfigMap", "Ingress", "ServiceAccount",
          "Role", "RoleBinding", "ClusterRole", "ClusterRoleBinding"}


def documents(path):
    with open(path, encoding="utf-8") as stream:
        return [item for item in yaml.safe_load_all(stream) if isinstance(item, dict)]


def binding(policy, params):
    spec = {"policyName": policy["metadata"]["name"], "validationActions": ["Deny"]}
    kind = policy["spec"].get("paramKind", {}).get("kind")
    if kind:
        if kind not in params:
            return None
        spec["paramRef"] = {"name": params[kind]["metadata"]["name"], "parameterNotFoundAction": "Deny"}
        if "namespace" in params[kind]["metadata"]:
            spec["paramRef"]["namespace"] = params[kind]["metadata"]["namespace"]
    return {"apiVersion": "admissionregistration.k8s.io/v1", "kind": "ValidatingAdmissionPolicyBinding",
            "metadata": {"name": policy["metadata"]["name"]}, "spec": spec}


def gather(folder, copies):
    """The configuration and the objects."""
    policies, others, objects = {}, {}, {}
    for path in sorted(folder.glob("*__*/**/*.yaml")):
        for item in documents(path):
            key = (item["kind"], item["metadata"].get("namespace", ""), item["metadata"].get("name", ""))
            if path.name == "policy.yaml" and item["kind"] == "ValidatingAdmissionPolicy":
                policies[key] = item
            elif path.name == "common.yaml":
                others[key] = item
            elif path.name == "objects.yaml" and item["kind"] in SERVED:
                objects[(str(path), *key)] = item
    params = {item["kind"]: item for item in others.values() if item["kind"] != "CustomResourceDefinition"}
    configuration = [{"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": "default"}}, *others.values()]
    for policy in policies.values():
        for number in range(copies):
            again = copy.deepcopy(policy)
            again["apiVersion"] = "admissionregistration.k8s.io/v1"
            again["metadata"]["name"] += f"-{number}" if number else ""
            bound = binding(again, params)
            configuration += [again, bound] if bound else []
    for item in objects.values():
        item["metadata"]["namespace"] = "default"
    return configuration, [item for item in objects.values() if not item["kind"].startswith("Cluster")]


def about(number, group, resource, operation):
    policy = {"apiVersion": "admissionregistration.k8s.io/v1", "kind": "ValidatingAdmissionPolicy", "metadata": {"name": f"p{number:05}"}, "spec": {
        "matchConstraints": {"resourceRules": [{"apiGroups": [group], "apiVersions": ["v1"], "operations": [operation], "resources": [resource]}]},
        "validations": [{"expression": f"object.spec.replicas <= {number + 10}"}]}}
    return [policy, binding(policy, {})]


def measure_growth(options, folder):
    deployment = {"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "web", "namespace": "default"},
                  "spec": {"replicas": 3, "selector": {"matchLabels": {"app": "x"}},
                           "template": {"metadata": {"labels": {"app": "x"}}, "spec": {"containers": [{"name": "a", "image": "b"}]}}}}
    others = {"other kinds": lambda i: about(i, f"g{i}.example.com", f"things{i}", "*"),
              "its deletion": lambda i: about(i, "apps", "deployments" if i % 2 else "deployments/scale", "DELETE" if i % 2 else "*")}
    files = [pathlib.Path(folder) / "configuration.yaml", pathlib.Path(folder) / "requests.yaml"]
    write(files[1], [deployment] * 200)
    for name, other in others.items():
        for count in (1, 10, 100, 1000, 5000):
            items = [{"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": "default"}}]
            for i in range(count):
                items += about(i, "apps", "deployments", "CREATE") if i < 5 else other(i)
            write(files[0], items)
            for program in [options.bench] + ([options.peer] if options.peer else []):
                run = subprocess.run([program, *files, options.seconds], capture_output=True, text=True, check=True)
                print(json.dumps({"others": name} | json.loads(run.stdout)), flush=True)


def write(path, items):
    path.write_text("".join("---\n" + json.dumps(item, default=str) + "\n" for item in items), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("--peer")
    parser.add_argument("--policies", type=pathlib.Path, default=SHARED / "samples/policies")
    parser.add_argument("--seconds", default="10")
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--growth", action="store_true")
    options = parser.parse_args()
    if options.growth:
        with tempfile.TemporaryDirectory() as folder:
            measure_growth(options, folder)
        return
    configuration, objects = gather(options.policies, options.copies)
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder) / "configuration.yaml", pathlib.Path(folder) / "requests.yaml"]
        write(files[0], configuration)
        write(files[1], objects)
        results = []
        for program in [options.bench] + ([options.peer] if options.peer else []):
            run = subprocess.run([program, *files, options.seconds], capture_output=True, text=True, check=False)
            if run.returncode:
                sys.exit(f"{program}: {run.stderr}")
            result = json.loads(run.stdout)
            result["us_per_policy_and_request"] = result["us_per_request"] / result["policies"]
            print(json.dumps(result))
            results.append(result)
    if len(results) == 2:
        ours, peer = results
        if ours["denied"] != peer["denied"] or ours["policies"] != peer["policies"]:
            sys.exit(f"they do not judge alike: {ours['denied']} and {peer['denied']} are refused")
        print(f"{peer['us_per_request'] / ours['us_per_request']:.0f} times as much CPU")


if __name__ == "__main__":
    main()
