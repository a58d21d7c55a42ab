#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How long programs take to start with 500 policies: wall and CPU milliseconds, with and without what an earlier run kept.

usage: policy_start.py CRD-VALIDATE CRD-WEBHOOK [--policies FOLDER] [--count N] [--runs N] [--perf]

Two sets: "alike", one policy under N names with another number in each, and "real", the policies of FOLDER (samples/policies of
$CRDC_SHARED) with their bindings and CRDs, as often as N needs, each copy with a number of its own in an expression, so that no two have the
same text. crd-validate is asked about one Deployment; crd-webhook is started until it serves. "cold": the cache is empty, "warm": it
was filled by the run before, "none": there is no folder for one. A line of JSON for each: the median of the runs and the least of
them; --perf adds user-space instructions (perf stat), which do not depend on who else is at work."""
import argparse
import copy
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "e2e")]

from admission import binding, documents  # noqa: E402

SHARED = pathlib.Path(os.environ.get("CRDC_SHARED", HERE.parent.parent.parent / "shared"))
GROUP = "admissionregistration.k8s.io/v1"
DEPLOYMENT = {"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "web", "namespace": "default"},
              "spec": {"replicas": 3, "selector": {"matchLabels": {"app": "x"}},
                       "template": {"metadata": {"labels": {"app": "x"}}, "spec": {"containers": [{"name": "a", "image": "b"}]}}}}


def alike(count):
    made = []
    for i in range(count):
        policy = {"apiVersion": GROUP, "kind": "ValidatingAdmissionPolicy", "metadata": {"name": f"limit-{i}.example.com"}, "spec": {
            "matchConstraints": {"resourceRules": [{"apiGroups": ["apps"], "apiVersions": ["v1"], "operations": ["CREATE", "UPDATE"],
                                                    "resources": ["deployments"]}]},
            "validations": [{"expression": f"object.spec.replicas <= {i + 10}",
                             "messageExpression": f"'at most {i + 10}, not ' + string(object.spec.replicas)"}]}}
        made += [policy, binding(policy, {})]
    return made


def differently(policy, number):
    """A copy that no other policy has the text of: each expression of its validations holds a number."""
    again = copy.deepcopy(policy)
    again["metadata"]["name"] += f"-{number}"
    for validation in again["spec"].get("validations", []):
        validation["expression"] = f"({validation['expression']}) || request.name == 'exempt-{number}'"
    for mutation in again["spec"].get("mutations", []):
        for part in ("applyConfiguration", "jsonPatch"):
            if part in mutation:
                mutation[part]["expression"] = f"request.name != 'exempt-{number}' ? ({mutation[part]['expression']}) : ({mutation[part]['expression']})"
    return again


def real(folder, count):
    policies, others = {}, {}
    for path in sorted(folder.glob("*__*/**/*.yaml")):
        for item in documents(path):
            key = (item["kind"], item["metadata"].get("name", ""))
            if path.name == "policy.yaml" and item["kind"] in ("ValidatingAdmissionPolicy", "MutatingAdmissionPolicy"):
                policies[key] = item | {"apiVersion": GROUP}
            elif path.name == "common.yaml":
                others[key] = item
    params = {item["kind"]: item for item in others.values() if item["kind"] != "CustomResourceDefinition"}
    made, number = list(others.values()), 0
    while policies and number < count:
        for policy in policies.values():
            again = differently(policy, number)
            bound = binding(again, params)
            if bound:
                bound["kind"] = policy["kind"] + "Binding"
                if policy["kind"].startswith("Mutating"):
                    del bound["spec"]["validationActions"]
            made += [again, bound] if bound else [again]
            number += 1
            if number == count:
                break
    return made if policies else []


def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def start_validate(command, policies, web, environment, counted):
    """Wall and CPU seconds."""
    before, begin = spent(), time.perf_counter()
    done = subprocess.run([*counted, command, "--policies", policies, web], env=environment, capture_output=True, text=True, check=False)
    wall = time.perf_counter() - begin
    if done.returncode not in (0, 1):
        sys.exit(f"{command}: {done.stderr[:2000]}")
    return wall, spent() - before


def start_webhook(command, policies, pair, environment, counted):
    before, begin = spent(), time.perf_counter()
    server = subprocess.Popen([*counted, command, "--cert-dir", pair, "--port", "0", "--bind-address", "127.0.0.1", "--metrics-bind-address", "0",
                               "--health-probe-bind-address", "0", "--shutdown-delay", "0s", "--policies", policies],
                              env=environment, stderr=subprocess.PIPE, text=True)
    log = []
    for line in server.stderr:
        log.append(line)
        if '"serving"' in line and '"webhook"' in line:
            break
    else:
        sys.exit(f"{command} does not start:\n{''.join(log)[:2000]}")
    wall = time.perf_counter() - begin
    with open(f"/proc/{server.pid}/task/{server.pid}/children", encoding="ascii") as children:
        inner = children.read().split() if counted else []
    os.kill(int(inner[0]) if inner else server.pid, 15)
    server.stderr.read()
    server.wait()
    return wall, spent() - before


def instructions(file):
    try:
        with open(file, encoding="ascii") as counted:
            return int(counted.read().split(",")[0])
    except (OSError, ValueError):
        return None


def measure(start, how, runs, folder, perf):
    cache, walls, cpus, counts = os.path.join(folder, "cache"), [], [], []
    environment = {key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_CACHE_HOME")}
    if how != "none":
        environment["XDG_CACHE_HOME"] = cache
    for number in range(runs + (how == "warm")):
        if how == "cold" or number == 0:
            shutil.rmtree(cache, ignore_errors=True)
        file = os.path.join(folder, "counted")
        wall, cpu = start(environment, ["perf", "stat", "-x,", "-e", "instructions:u", "-o", file, "--"] if perf else [])
        if how == "warm" and number == 0:
            continue
        walls.append(wall)
        cpus.append(cpu)
        counts.append(instructions(file))
    result = {"ms": round(statistics.median(walls) * 1e3, 1), "least_ms": round(min(walls) * 1e3, 1),
              "cpu_ms": round(statistics.median(cpus) * 1e3, 1), "least_cpu_ms": round(min(cpus) * 1e3, 1)}
    return result | ({"instructions": min(counts)} if perf and all(counts) else {})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("validate", type=os.path.abspath)
    parser.add_argument("webhook", type=os.path.abspath)
    parser.add_argument("--policies", type=pathlib.Path, default=SHARED / "samples/policies")
    parser.add_argument("--count", type=int, default=505)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--perf", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path, help="write the sets there, and measure nothing")
    options = parser.parse_args()
    sets = {"alike": alike(options.count), "real": real(options.policies, options.count)}
    with tempfile.TemporaryDirectory() as folder:
        at = str(options.keep or folder)
        web = os.path.join(at, "web.json")
        with open(web, "w", encoding="utf-8") as file:
            json.dump(DEPLOYMENT, file)
        for name, items in sets.items():
            with open(os.path.join(at, name + ".yaml"), "w", encoding="utf-8") as file:
                file.write("".join("---\n" + json.dumps(item, default=str) + "\n" for item in items))
        if options.keep:
            return
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=x",
                        "-keyout", os.path.join(folder, "tls.key"), "-out", os.path.join(folder, "tls.crt")], check=True, stderr=subprocess.DEVNULL)
        for name in (name for name, items in sets.items() if items):
            file = os.path.join(folder, name + ".yaml")
            for how in ("cold", "warm", "none"):
                for program, start in (("crd-validate", lambda e, c, f=file: start_validate(options.validate, f, web, e, c)),
                                       ("crd-webhook", lambda e, c, f=file: start_webhook(options.webhook, f, folder, e, c))):
                    print(json.dumps({"program": program, "policies": name, "cache": how,
                                      **measure(start, how, options.runs, folder, options.perf)}), flush=True)


main()
