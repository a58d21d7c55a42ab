#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The webhook configurations that `crdc manifests` writes for Volcano's services are those of Volcano's chart (what its templates
installer/helm/chart/volcano/templates/webhooks.yaml say for a release "volcano" in volcano-system), and the rights of the
service account are no more than are used. usage: volcano_webhooks.py CRDC CRDS"""
import subprocess
import sys
from pathlib import Path

import yaml

SERVICE = {"name": "volcano-admission-service", "namespace": "volcano-system", "port": 443}
SELECTOR = {"matchExpressions": [{"key": "kubernetes.io/metadata.name", "operator": "NotIn", "values": ["volcano-system", "kube-system"]}]}
BATCH, SCHEDULING, FLOW, TOPOLOGY = ("batch.volcano.sh", "v1alpha1"), ("scheduling.volcano.sh", "v1beta1"), ("flow.volcano.sh", "v1alpha1"), ("topology.volcano.sh", "v1alpha1")

# path: name of the webhook, group and version, resource, operations
WEBHOOKS = {
    "/pods/mutate": ("mutatepod.volcano.sh", ("", "v1"), "pods", ["CREATE"]),
    "/queues/mutate": ("mutatequeue.volcano.sh", SCHEDULING, "queues", ["CREATE"]),
    "/podgroups/mutate": ("mutatepodgroup.volcano.sh", SCHEDULING, "podgroups", ["CREATE"]),
    "/jobs/mutate": ("mutatejob.volcano.sh", BATCH, "jobs", ["CREATE"]),
    "/jobs/validate": ("validatejob.volcano.sh", BATCH, "jobs", ["CREATE", "UPDATE"]),
    "/jobflows/validate": ("validatejob.volcano.sh", FLOW, "jobflows", ["CREATE", "UPDATE"]),
    "/pods/validate": ("validatepod.volcano.sh", ("", "v1"), "pods", ["CREATE"]),
    "/queues/validate": ("validatequeue.volcano.sh", SCHEDULING, "queues", ["CREATE", "UPDATE", "DELETE"]),
    "/podgroups/validate": ("validatepodgroup.volcano.sh", SCHEDULING, "podgroups", ["CREATE"]),
    "/hypernodes/validate": ("validatehypernodes.volcano.sh", TOPOLOGY, "hypernodes", ["CREATE", "UPDATE"]),
    "/cronjobs/validate": ("validatecronjob.volcano.sh", BATCH, "cronjobs", ["CREATE", "UPDATE"]),
}


def wanted(path):
    name, (group, version), resource, operations = WEBHOOKS[path]
    mutating = path.endswith("/mutate")
    webhook = {
        "admissionReviewVersions": ["v1"],
        "clientConfig": {"service": {**SERVICE, "path": path}},
        "failurePolicy": "Fail",
        "matchPolicy": "Equivalent",
        "name": name,
        "namespaceSelector": SELECTOR,
        "objectSelector": {},
        "rules": [{"apiGroups": [group], "apiVersions": [version], "operations": operations, "resources": [resource], "scope": "*"}],
        "sideEffects": "NoneOnDryRun",
        "timeoutSeconds": 10,
    }
    if mutating:
        webhook["reinvocationPolicy"] = "Never"
    if path == "/hypernodes/validate":
        webhook["sideEffects"] = "None"
        webhook["namespaceSelector"] = {}
    return {
        "apiVersion": "admissionregistration.k8s.io/v1",
        "kind": ("Mutating" if mutating else "Validating") + "WebhookConfiguration",
        "metadata": {"name": "volcano-admission-service" + path.replace("/", "-")},
        "webhooks": [webhook],
    }


def defaulted(configuration):
    """What the API server sets where it is absent."""
    for webhook in configuration["webhooks"]:
        for selector in "namespaceSelector", "objectSelector":
            webhook.setdefault(selector, {})
        for rule in webhook["rules"]:
            rule.setdefault("scope", "*")
    return configuration


def main():
    crdc, crds = sys.argv[1:]
    files = [str(file) for file in sorted(Path(crds).glob("*.yaml")) if ".markers." not in file.name and not file.name.startswith("ray.io")]
    done = subprocess.run([crdc, "manifests", "--service", "volcano-system/volcano-admission-service:443", "--rights", "volcano-system/volcano-admission", *files],
                          capture_output=True, text=True, timeout=60)
    if done.returncode:
        sys.exit(done.stderr)
    objects = list(yaml.safe_load_all(done.stdout))
    got = {one["webhooks"][0]["clientConfig"]["service"]["path"]: defaulted(one) for one in objects if "webhooks" in one}
    failed = 0
    for path in sorted(got.keys() | WEBHOOKS.keys()):
        if path not in got or path not in WEBHOOKS or got[path] != wanted(path):
            failed += 1
            print(f"not ok: {path}\n  got    {got.get(path)}\n  wanted {wanted(path) if path in WEBHOOKS else None}")
    role = next(one for one in objects if one["kind"] == "ClusterRole")
    rights = {(rule["apiGroups"][0], rule["resources"][0]): (rule["verbs"], sorted(rule.get("resourceNames", []))) for rule in role["rules"]}
    names = {kind: sorted(one["metadata"]["name"] for one in map(wanted, WEBHOOKS) if one["kind"].startswith(kind)) for kind in ("Mutating", "Validating")}
    least = {
        ("", "namespaces"): (["list", "watch"], []),
        ("scheduling.volcano.sh", "queues"): (["list", "watch"], []),
        ("admissionregistration.k8s.io", "mutatingwebhookconfigurations"): (["list", "watch", "update"], names["Mutating"]),
        ("admissionregistration.k8s.io", "validatingwebhookconfigurations"): (["list", "watch", "update"], names["Validating"]),
    }
    if rights != least:
        failed += 1
        print(f"not ok: rights\n  got    {rights}\n  wanted {least}")
    binding = objects[-1]
    if binding["kind"] != "ClusterRoleBinding" or binding["subjects"] != [{"kind": "ServiceAccount", "name": "volcano-admission", "namespace": "volcano-system"}]:
        failed += 1
        print(f"not ok: {binding}")
    print(f"{len(got)} configurations, {failed} differences")
    sys.exit(failed > 0)


main()
