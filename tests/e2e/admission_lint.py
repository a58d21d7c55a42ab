#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crdc lint of configurations of admission: each risk is said of what has it and not of what has it no more, static manifests,
what does not fit its type, and the forms of output.

usage: admission_lint.py CRDC"""
import copy
import json
import os
import subprocess
import sys
import tempfile

GROUP = "admissionregistration.k8s.io/v1"
# a certificate of its own authority, made for this test
CA = ("LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCk1JSUJORENCNTZBREFnRUNBaFE1OWVjaFBZWlovVHNNWUl1NjVkMDRITVpWcXpBRkJnTXJaWEF3RHpFTk"
      "1Bc0cKQTFVRUF3d0VkR1Z6ZERBZ0Z3MHlOakV4TWpNeE1UVXlNVGhhR0E4eU1USTJNVEF6TURFeE5USXhPRm93RHpFTgpNQXNHQTFVRUF3d0VkR1Z6ZERB"
      "cU1BVUdBeXRsY0FNaEFDRXNoZW9PMU5PYlVUUFN5SGFmSkxWTFQzUnlOemZYCjVZZTV4TktVeVdXU28xTXdVVEFkQmdOVkhRNEVGZ1FVWk5YMTE0a0Q4ZW"
      "k5N1pjTXFBMVMvMzFlUkdBd0h3WUQKVlIwakJCZ3dGb0FVWk5YMTE0a0Q4ZWk5N1pjTXFBMVMvMzFlUkdBd0R3WURWUjBUQVFIL0JBVXdBd0VCL3pBRgpC"
      "Z01yWlhBRFFRQVFIT0dZandNcCtRd1J6TGNUQ2RHUCsrYkFjU2IycHNUamQxZFJrWEdlOEdZcjJHQ3lIcE93CmRyaDlPUkJia2JOdVZKVmtSdlo3VGJpbH"
      "VncEc1aW9KCi0tLS0tRU5EIENFUlRJRklDQVRFLS0tLS0K")
CRD = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
       "spec": {"group": "example.com", "scope": "Namespaced", "names": {"kind": "Widget", "plural": "widgets", "singular": "widget", "listKind": "WidgetList"},
                "versions": [{"name": name, "served": True, "storage": name == "v1", "schema": {"openAPIV3Schema": {
                    "type": "object", "properties": {"spec": {"type": "object", "properties": {"size": {"type": "integer"}}}}}}}
                             for name in ("v1", "v2")]}}


def hooks(change=None, kind="ValidatingWebhookConfiguration", name="hooks"):
    webhook = {"name": "h.example.com", "failurePolicy": "Fail", "sideEffects": "None", "timeoutSeconds": 5, "admissionReviewVersions": ["v1"],
               "clientConfig": {"service": {"name": "hook", "namespace": "ours"}, "caBundle": CA},
               "rules": [{"apiGroups": ["example.com"], "apiVersions": ["v1", "v2"], "operations": ["CREATE"], "resources": ["widgets"]}]}
    if change:
        change(webhook)
    return {"apiVersion": GROUP, "kind": kind, "metadata": {"name": name}, "webhooks": [webhook]}


def policy(change=None, name="p.example.com"):
    spec = {"failurePolicy": "Fail", "matchConstraints": {"resourceRules": [
        {"apiGroups": ["example.com"], "apiVersions": ["v1"], "operations": ["CREATE"], "resources": ["widgets"]}]},
        "validations": [{"expression": "object.spec.size < 5"}]}
    if change:
        change(spec)
    return {"apiVersion": GROUP, "kind": "ValidatingAdmissionPolicy", "metadata": {"name": name}, "spec": spec}


def binding(change=None, name="b.example.com", wanted="p.example.com"):
    spec = {"policyName": wanted, "validationActions": ["Deny"]}
    if change:
        change(spec)
    return {"apiVersion": GROUP, "kind": "ValidatingAdmissionPolicyBinding", "metadata": {"name": name}, "spec": spec}


def rule(**changes):
    return lambda webhook: webhook["rules"][0].update(changes)


def pods(webhook):
    webhook["rules"][0].update(apiGroups=[""], apiVersions=["v1"], resources=["pods"])


def pods_elsewhere(webhook):
    pods(webhook)
    webhook["namespaceSelector"] = {"matchExpressions": [
        {"key": "kubernetes.io/metadata.name", "operator": "NotIn", "values": ["ours", "kube-system"]}]}


def member(name, value):
    return lambda map: map.__setitem__(name, value)


BOTH = [policy(), binding()]
# a risk, what has it, what is near and has it not
ROWS = [
    ("own-namespace", [hooks(pods)], [hooks(pods_elsewhere)]),
    ("system-namespace", [hooks(pods)], [hooks(pods_elsewhere)]),
    ("cluster-lifeline", [hooks(rule(apiGroups=["coordination.k8s.io"], apiVersions=["v1"], resources=["leases"]))], [hooks()]),
    ("cluster-lifeline", [hooks(rule(apiGroups=[""], apiVersions=["v1"], resources=["nodes"]))], [hooks(rule(apiGroups=[""], apiVersions=["v1"], resources=["nodes/proxy"]))]),
    ("wildcard-rule", [hooks(rule(apiGroups=["*"]))], [hooks()]),
    ("no-selector", [hooks(pods)], [hooks(pods_elsewhere)]),
    ("long-timeout", [hooks(member("timeoutSeconds", 30))], [hooks(member("timeoutSeconds", 10))]),
    ("overlapping-mutators", [hooks(kind="MutatingWebhookConfiguration", name=name) for name in "ab"],
     [hooks(kind="MutatingWebhookConfiguration"), hooks()]),
    ("match-exact", [CRD, hooks(lambda webhook: (webhook.update(matchPolicy="Exact"), rule(apiVersions=["v1"])(webhook)))],
     [CRD, hooks(member("matchPolicy", "Exact"))]),
    ("ca-bundle", [hooks(lambda webhook: webhook["clientConfig"].pop("caBundle"))], [hooks()]),
    ("review-version", [hooks(member("admissionReviewVersions", ["v1beta1"]))], [hooks(member("admissionReviewVersions", ["v1beta1", "v1"]))]),
    ("object-selector", [hooks(member("objectSelector", {"matchLabels": {"guarded": "yes"}}))], [hooks()]),
    ("unbound-policy", [policy()], BOTH),
    ("unbound-policy", [binding()], BOTH),
    ("param-kind", [policy(member("paramKind", {"apiVersion": "v1", "kind": "ConfigMap"})), binding()],
     [policy(lambda spec: spec.update(paramKind={"apiVersion": "v1", "kind": "ConfigMap"}, validations=[
         {"expression": "object.spec.size < int(params.data.most)"}])),
      binding(member("paramRef", {"name": "a", "namespace": "b", "parameterNotFoundAction": "Deny"}))]),
    ("constant-expression", [policy(member("validations", [{"expression": "1 < 2"}])), binding()], BOTH),
    ("unused-variable", [policy(member("variables", [{"name": "x", "expression": "object.spec.size"}])), binding()],
     [policy(lambda spec: spec.update(variables=[{"name": "x", "expression": "object.spec.size"}], validations=[{"expression": "variables.x < 5"}])), binding()]),
    ("policy-types", [CRD, policy(member("validations", [{"expression": "object.spec.sise < 5"}])), binding()], [CRD] + BOTH),
    ("policy-types", [policy(lambda spec: spec.update(
        matchConstraints={"resourceRules": [{"apiGroups": ["apps"], "apiVersions": ["v1"], "operations": ["CREATE"], "resources": ["deployments"]}]},
        validations=[{"expression": "object.spec.replicas > 'a'"}])), binding()], BOTH),
    ("silent-annotation", [policy(member("auditAnnotations", [{"key": "a", "valueExpression": "null"}])), binding()],
     [policy(member("auditAnnotations", [{"key": "a", "valueExpression": "string(object.spec.size)"}])), binding()]),
]


class Lint:
    def __init__(self, crdc, folder):
        self.crdc, self.folder, self.done, self.wrong = crdc, folder, 0, []

    def run(self, documents, *flags):
        path = os.path.join(self.folder, "all.json")
        with open(path, "w", encoding="utf-8") as stream:
            json.dump({"apiVersion": "v1", "kind": "List", "items": copy.deepcopy(documents)}, stream)
        found = subprocess.run([self.crdc, "lint", "--output", "json", *flags, path], capture_output=True, text=True, timeout=20)
        if found.returncode not in (0, 1):
            self.wrong.append(f"exit status {found.returncode}: {found.stderr}")
        return found.returncode, [json.loads(line) for line in found.stdout.splitlines()]

    def check(self, holds, what):
        self.done += 1
        if not holds:
            self.wrong.append(what)


def names(lines):
    return {line.get("advice") for line in lines}


def check_risks(lint):
    for name, having, lacking in ROWS:
        code, lines = lint.run(having)
        lint.check(code == 0 and name in names(lines), f"{name}: not said of {json.dumps(having)[:300]}: {lines}")
        lint.check(all(line.get("line") for line in lines), f"{name}: a place is missing: {lines}")
        code, lines = lint.run(lacking)
        lint.check(code == 0 and name not in names(lines), f"{name}: said of {json.dumps(lacking)[:300]}: {lines}")
        code, lines = lint.run(having, "--no-advice", name)
        lint.check(code == 0 and name not in names(lines), f"{name}: said although --no-advice takes it out")


def check_others(lint):
    params = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "limits", "namespace": "default"}}
    lint.check(lint.run(BOTH + [params]) == (0, []), "a parameter beside its policy is refused")
    lint.check(lint.run([params])[0] == 1, "a file without anything to lint passes")


def check_errors(lint):
    code, lines = lint.run([hooks(member("timeoutSeconds", 31))])
    lint.check(code == 1 and any("must be between 1 and 30" in line["message"] for line in lines), f"timeout of 31 s: {lines}")
    code, lines = lint.run([hooks(lambda webhook: webhook["clientConfig"]["service"].update(namespace=True))])
    want = "json: cannot unmarshal bool into Go struct field ServiceReference.webhooks.clientConfig.service.namespace of type string"
    lint.check(code == 1 and any(want in line["message"] for line in lines), f"a namespace that is true: {lines}")


def check_static(lint):
    static = [policy(name="p.static.k8s.io"), binding(name="b.static.k8s.io", wanted="p.static.k8s.io")]
    lint.check(lint.run(static, "--static-admission")[0] == 0, "good static manifests are refused")
    lint.check(lint.run(static)[0] == 1, "names of static manifests are taken by the API")
    for bad in (BOTH, [static[1]], [hooks(name="h.static.k8s.io")], static + [static[0]],
                [policy(member("paramKind", {"apiVersion": "v1", "kind": "ConfigMap"}), name="p.static.k8s.io"), static[1]]):
        lint.check(lint.run(bad, "--static-admission")[0] == 1, f"taken as static manifests: {json.dumps(bad)[:300]}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        lint = Lint(sys.argv[1], folder)
        check_risks(lint)
        check_others(lint)
        check_errors(lint)
        check_static(lint)
    for line in lint.wrong:
        print("FAILED", line)
    print(f"{lint.done} checks, {len(lint.wrong)} wrong")
    return 1 if lint.wrong or not lint.done else 0


if __name__ == "__main__":
    sys.exit(main())
