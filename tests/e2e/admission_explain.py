#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Who is asked: crdc admission explain on cases of its own, then, by the recorded answers in $CRDC_TABLES, on
requests of theirs: every webhook and policy that the API server looked at has to be told the same way.

usage: admission_explain.py CRDC"""
import json
import os
import subprocess
import sys
import tempfile

SHARED = os.environ.get("CRDC_TABLES", os.path.join(os.path.dirname(__file__), "../../build/tests/tables/unpacked"))
MOST = 120  # recorded requests: a process each

CRD = {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
       "spec": {"group": "example.com", "scope": "Namespaced", "names": {"kind": "Widget", "plural": "widgets"}, "versions": [
           {"name": name, "served": True, "storage": name == "v1", "schema": {"openAPIV3Schema": {"type": "object"}}}
           for name in ("v1", "v1beta1")]}}
WIDGET = {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "one", "labels": {"app": "a"}}}


def rule(**changes):
    return {"apiGroups": ["*"], "apiVersions": ["*"], "operations": ["*"], "resources": ["*"], **changes}


def hooks(*webhooks, kind="ValidatingWebhookConfiguration"):
    items = [{"name": f"h{i}.example.com", "clientConfig": {"url": "https://hook"}, "admissionReviewVersions": ["v1"],
              "sideEffects": "None", "rules": [rule()], **webhook} for i, webhook in enumerate(webhooks)]
    return {"apiVersion": "admissionregistration.k8s.io/v1", "kind": kind, "metadata": {"name": "hooks"}, "webhooks": items}


class Explain:
    def __init__(self, crdc, folder):
        self.crdc, self.folder, self.wrong = crdc, folder, []

    def write(self, name, documents):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as stream:
            for document in documents:
                stream.write("---\n" + json.dumps(document) + "\n")
        return path

    def run(self, flags, configuration, objects, files=()):
        command = [self.crdc, "admission", "explain", "-o", "json", *flags, self.write("object.yaml", objects)]
        if configuration:
            command.append(self.write("configuration.yaml", configuration))
        done = subprocess.run(command + list(files), cwd=SHARED, capture_output=True, text=True, timeout=60, check=False)
        return done, [json.loads(line) for line in done.stdout.splitlines()]

    def row(self, what, flags, configuration, expected, objects=(WIDGET,)):
        done, lines = self.run(flags, configuration, objects)
        row = lines[0]["rows"][0] if lines and lines[0]["rows"] else {}
        if any(row.get(name) != value for name, value in expected.items()):
            self.wrong.append(f"{what}: wanted {expected}, got {row} {done.stderr}")


def own_cases(explain):
    case = explain.row
    case("a rule", [], [CRD, hooks({})], {"asked": True, "order": 1, "resource": "example.com/v1/widgets", "detail": "rules[0]"})
    case("an equivalent", [], [CRD, hooks({"rules": [rule(apiGroups=["none"]), rule(apiVersions=["v1beta1"])]})],
         {"asked": True, "resource": "example.com/v1beta1/widgets", "as": "example.com/v1beta1/Widget",
          "detail": "rules[1] by the equivalent version v1beta1"})
    case("exact", [], [CRD, hooks({"matchPolicy": "Exact", "rules": [rule(apiVersions=["v1beta1"])]})],
         {"asked": False, "why": "rules", "detail": "rules[0] apiVersions v1beta1"})
    case("operation", [], [CRD, hooks({"rules": [rule(apiGroups=["apps"]), rule(operations=["DELETE"])]})],
         {"asked": False, "detail": "rules[1] operations DELETE"})
    case("delete", ["--operation", "DELETE"], [CRD, hooks({"rules": [rule(operations=["DELETE"])]})], {"asked": True})
    case("scope", [], [CRD, hooks({"rules": [rule(scope="Cluster")]})], {"asked": False, "detail": "rules[0] scope Cluster"})
    case("objectSelector", [], [CRD, hooks({"objectSelector": {"matchLabels": {"app": "b"}}})],
         {"asked": False, "why": "objectSelector", "detail": "app in (b), but the object has app=a"})
    case("namespaceSelector", ["--namespace", "prod"], [CRD, hooks({"namespaceSelector": {"matchExpressions": [
        {"key": "kubernetes.io/metadata.name", "operator": "NotIn", "values": ["prod"]}]}})],
         {"asked": False, "why": "namespaceSelector",
          "detail": "kubernetes.io/metadata.name notin (prod), but namespace prod has kubernetes.io/metadata.name=prod"})
    old = explain.write("old.yaml", [{**WIDGET, "metadata": {"name": "one", "labels": {"app": "b"}}}])
    case("the old object", ["--old", old], [CRD, hooks({"objectSelector": {"matchLabels": {"app": "b"}}})],
         {"asked": True, "detail": "rules[0]; objectSelector chose the old object"})
    case("matchCondition", [], [CRD, hooks({"matchConditions": [{"name": "no", "expression": "object.metadata.name == 'x'"}]})],
         {"asked": False, "why": "matchCondition no"})
    case("dry run", ["--dry-run"], [CRD, hooks({"sideEffects": "Some"})], {"asked": False, "why": "not called"})
    case("connect", ["--operation", "CONNECT", "--subresource", "exec"], [hooks({"rules": [rule(resources=["pods/exec"])]})],
         {"asked": True, "resource": "v1/pods/exec", "as": "v1/PodExecOptions"},
         [{"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p"}}])
    policy = {"apiVersion": "admissionregistration.k8s.io/v1", "kind": "ValidatingAdmissionPolicy", "metadata": {"name": "p"},
              "spec": {"validations": [{"expression": "true"}], "matchConstraints": {
                  "resourceRules": [rule()], "excludeResourceRules": [rule(resourceNames=["one"])]}}}
    binding = {"apiVersion": "admissionregistration.k8s.io/v1", "kind": "ValidatingAdmissionPolicyBinding",
               "metadata": {"name": "b"}, "spec": {"policyName": "p", "validationActions": ["Deny"]}}
    case("no binding", [], [CRD, policy], {"asked": False, "why": "no binding"})
    case("exclusion", [], [CRD, policy, binding],
         {"asked": False, "why": "excludeResourceRules", "detail": "excludeResourceRules[0]"})
    case("its own configuration", [], [CRD, hooks({})], {"asked": False, "why": "the resource is kept from webhooks"}, [hooks({})])
    for flags, operands in ((["--operation", "PATCH"], 2), (["--operation", "UPDATE"], 2), (["--as-group", "g"], 2), ([], 1)):
        path = explain.write("object.yaml", [WIDGET])
        done = subprocess.run([explain.crdc, "admission", "explain", *flags] + [path] * operands, capture_output=True, check=False,
                              timeout=60)
        if done.returncode != 2:
            explain.wrong.append(f"usage {flags}: exit status {done.returncode}")
    done, _ = explain.run([], [{"apiVersion": "v1", "kind": "Namespace", "metadata": 5}], [WIDGET])
    if done.returncode != 2 or not done.stderr.startswith("crdc admission: "):
        explain.wrong.append(f"a broken configuration: {done.returncode} {done.stderr}")


def flags_of(explain, request):
    """The flags of a recorded request; None where it says more than they can."""
    known = {"operation", "object", "oldObject", "namespace", "subResource", "userInfo", "dryRun"}
    user, flags = request.get("userInfo", {}), ["--operation", request["operation"]]
    if set(request) - known or set(user) - {"username"} or request["operation"] == "CONNECT":
        return None
    if request["operation"] == "UPDATE":
        flags += ["--old", explain.write("old.yaml", [request["oldObject"]])]
    for name, flag in (("namespace", "--namespace"), ("subResource", "--subresource")):
        flags += [flag, request[name]] if request.get(name) else []
    return flags + (["--dry-run"] if request.get("dryRun") else []) + (["--as", user["username"]] if user else [])


def told(row):
    """A row as the recorded traces have it."""
    return ("asked",) if row["asked"] else ("not", row.get("why", ""))


def compare(explain, line, verdict):
    """Whether the request could be compared."""
    request = line["request"]
    files = [item for item in line["configuration"] if isinstance(item, str)]
    items = [item for item in line["configuration"] if not isinstance(item, str)]
    whole = not (set(line) - {"id", "set", "configuration", "request"}) and all("file" not in item for item in items)
    flags = flags_of(explain, request) if whole and not verdict.get("error") else None
    if flags is None or line.get("set") not in (None, "all", "webhooks", "policies"):
        return False
    # files come first in what is recorded as well: the later of a kind and name counts
    if any(isinstance(a, dict) and isinstance(b, str) for a, b in zip(line["configuration"], line["configuration"][1:])):
        return False
    subject = request["oldObject"] if request["operation"] == "DELETE" else request["object"]
    path = explain.write("object.yaml", [subject])
    command = [explain.crdc, "admission", "explain", "-o", "json", *flags, path, *files]
    if items:
        command.append(explain.write("configuration.yaml", items))
    done = subprocess.run(command, cwd=SHARED, capture_output=True, text=True, timeout=60, check=False)
    rows = json.loads(done.stdout)["rows"] if done.stdout else []
    got_hooks = {(r["configuration"], r["webhook"], r.get("round", 0)): told(r) for r in rows if "configuration" in r}
    got_policies = {(r["policy"], r.get("binding", ""), r.get("param", ""), r.get("round", 0)): told(r) for r in rows if "policy" in r}
    webhooks = verdict.get("webhooks") or {}
    for trace in (webhooks.get("mutating") or []) + (webhooks.get("validating") or []):
        key = (trace["configuration"], trace["webhook"], trace.get("round", 0))
        want = ("asked",) if trace.get("called") else ("not", trace["why"])
        if key[2] == 0 and want[-1] != "not called" and got_hooks.get(key) != want:
            explain.wrong.append(f"{line['id']}: webhook {key}: wanted {want}, got {got_hooks.get(key)} {done.stderr}")
    for policy in verdict.get("policies") or []:
        for binding in policy.get("bindings") or [{"binding": "", "why": policy.get("why", "")}]:
            for param in binding.get("params") or [{"why": binding.get("why", "")}]:
                key = (policy["policy"], binding["binding"], param.get("param", ""), policy.get("round", 0))
                want = ("not", param["why"]) if param.get("why") else ("asked",)
                if key[3] == 0 and got_policies.get(key) != want:
                    explain.wrong.append(f"{line['id']}: policy {key}: wanted {want}, got {got_policies.get(key)} {done.stderr}")
    return True


def recorded_cases(explain):
    base = os.path.join(SHARED, "cases/oracle/admission")
    with open(base + ".requests.jsonl", encoding="utf-8") as a, open(base + ".verdicts.jsonl", encoding="utf-8") as b:
        pairs = [(json.loads(x), json.loads(y)) for x, y in zip(a, b)]
    compared = 0
    for line, verdict in pairs[:: max(1, len(pairs) // (3 * MOST))]:
        if compared < MOST and compare(explain, line, verdict):
            compared += 1
    print(f"{compared} recorded requests")
    if compared < MOST // 4:
        explain.wrong.append(f"only {compared} recorded requests could be compared")


def main():
    with tempfile.TemporaryDirectory() as folder:
        explain = Explain(os.path.abspath(sys.argv[1]), folder)
        own_cases(explain)
        recorded_cases(explain)
    print("\n".join(explain.wrong[:20]))
    print(f"{len(explain.wrong)} wrong")
    return 1 if explain.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
