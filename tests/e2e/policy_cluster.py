#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook --policies --watch-namespaces against an API server of the test: policies look at the Namespaces that it has, from the
first list on and as they change; one that it has not does not exist.

usage: policy_cluster.py CRD-WEBHOOK

Every wait is bounded; the program is stopped by its process id. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import os
import pathlib
import shutil
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "unit/cluster"))

from admission import deployment, review, wait_for, write
from server import FAILURES, Server, certificate, check
from test_client import Bench

POLICY = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: team.example.com}
spec:
  matchConstraints:
    namespaceSelector: {matchLabels: {judged: "yes"}}
    resourceRules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [deployments]}]
  validations:
  - expression: has(namespaceObject.metadata.annotations) && 'team' in namespaceObject.metadata.annotations
    messageExpression: "'the namespace ' + namespaceObject.metadata.name + ' is of no team'"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: team}
spec: {policyName: team.example.com, validationActions: [Deny]}
---
apiVersion: v1
kind: Namespace
metadata: {name: default, labels: {judged: "no"}}
"""


def namespace(name, labels, annotations=None):
    return {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name, "labels": labels, **({"annotations": annotations} if annotations else {})},
            "spec": {"finalizers": ["kubernetes"]}, "status": {"phase": "Active"}}


def ask(server, name):
    obj = deployment(1)
    obj["metadata"]["namespace"] = name
    return server.review(review(obj, namespace=name), "/policies")


def serve(program, folder, bench):
    api = bench.server()
    api.resource = "/api/v1/namespaces"
    api.put(namespace("default", {"judged": "yes"}))
    api.put(namespace("free", {}))
    api.fail = [503] * 3  # the first lists
    policies = write(folder, "policies", "team.yaml", text=POLICY)
    server = Server([program], folder, "--policies", policies, "--watch-namespaces", "--kubeconfig", str(bench.config(api)),
                    "--enabled-admission", "/policies,/policies/mutate")
    try:
        check("nothing is answered before the Namespaces are read", ask(server, "default").get("http") == 503 or not api.fail)
        wait_for("the program is ready once they are", lambda: server.get("health", "/readyz")[0] == 200)
        answer = ask(server, "default")
        check("the cluster's Namespace counts before that of the files", answer.get("allowed") is False and
              answer["status"]["message"].endswith("the namespace default is of no team"), answer)
        check("one without the label is not selected", ask(server, "free").get("allowed") is True)
        api.put(namespace("default", {"judged": "yes"}, {"team": "blue"}))
        wait_for("a change is seen", lambda: ask(server, "default").get("allowed") is True)
        answer = ask(server, "nowhere")
        check("one that is not there does not exist", answer.get("allowed") is False and
              answer["status"]["message"].endswith('failed to configure policy: namespaces "nowhere" not found'), answer)
        def comes_late(name):
            threading.Timer(0.02, api.put, [namespace(name, {})]).start()
            return ask(server, name).get("allowed") is True

        # not for long: on a machine that is at work it may come too late
        check("one whose event is on its way is waited for", any(comes_late(f"late-{i}") for i in range(5)))
        check("it is watched, and measured", 'crd_webhook_cluster_synced{resource="namespaces' in server.get("metrics", "/metrics")[1])
        check("nothing else is asked of the API server", {request[1] for request in api.requests} == {"/api/v1/namespaces"}, api.requests)
    finally:
        server.stop()


def main():
    if not shutil.which("openssl"):
        print("skipped: no openssl")
        sys.exit(77)
    program, bench = os.path.abspath(sys.argv[1]), Bench()
    try:
        with tempfile.TemporaryDirectory() as folder:
            certificate(folder, "localhost")
            serve(program, folder, bench)
    finally:
        bench.end()
    sys.exit(1 if FAILURES else 0)


main()
