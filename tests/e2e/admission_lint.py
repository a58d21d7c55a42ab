#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crdc lint of configurations of admission: each risk is said of what has it and not of what has it no more, static manifests,
what does not fit its type, and the forms of output.

What it says of costs is held against what crd-validate counts, which is what the API server counts.

usage: admission_lint.py CRDC CRD_VALIDATE"""
import copy
import json
import os
import re
import subprocess
import sys
import tempfile

GROUP = "admissionregistration.k8s.io/v1"
# a certificate of its own authority, made for this test, of 2026-11-23T11:52:18Z to 2126-10-30T11:52:18Z
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


AT = "2030-01-01"  # when it is judged
LISTS = copy.deepcopy(CRD)
for version in LISTS["spec"]["versions"]:
    open_list = {"type": "array", "items": {"type": "string"}}
    version["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"] = {
        "a": open_list, "b": open_list, "map": {"type": "object", "additionalProperties": {"type": "string"}},
        "few": {"type": "array", "maxItems": 50, "items": {"type": "string", "maxLength": 20}},
        "many": {"type": "array", "maxItems": 5000, "items": {"type": "string", "maxLength": 20}},
        "groups": {"type": "array", "items": {"type": "object", "properties": {"hosts": open_list}}}}


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


def mutation(expression, name, change=None, form="applyConfiguration"):
    spec = {"failurePolicy": "Fail", "reinvocationPolicy": "Never", "matchConstraints": {"resourceRules": [
        {"apiGroups": ["example.com"], "apiVersions": ["v1"], "operations": ["CREATE"], "resources": ["widgets"]}]},
        "mutations": [{"patchType": form[0].upper().replace("J", "JSONPatch").replace("A", "ApplyConfiguration"), form: {"expression": expression}}]}
    if change:
        change(spec)
    return {"apiVersion": GROUP, "kind": "MutatingAdmissionPolicy", "metadata": {"name": name}, "spec": spec}


def of_lists(expression, **others):
    """A policy over lists with one validation."""
    return [LISTS, policy(lambda spec: spec.update(validations=[{"expression": expression}], **others)), binding()]


def waiting(*timeouts, change=lambda number, webhook: None, kind="MutatingWebhookConfiguration"):
    def set_up(number, timeout):
        return lambda webhook: (webhook.update(timeoutSeconds=timeout, name=f"h{number}.example.com"), change(number, webhook))
    return [hooks(set_up(number, timeout), kind, f"hooks{number}") for number, timeout in enumerate(timeouts)]


def apart(number, webhook):
    webhook["namespaceSelector"] = {"matchExpressions": [{"key": "rev", "operator": "DoesNotExist" if number else "In", **({} if number else {"values": ["a"]})}]}


def other_objects(number, webhook):
    webhook["objectSelector"] = {"matchLabels": {"rev": "ab"[number]}}


def asked(operations, expression):
    """A policy that is asked about some operations, with one validation."""
    def change(spec):
        spec["matchConstraints"]["resourceRules"][0]["operations"] = operations
        spec["validations"] = [{"expression": expression}]
    return [policy(change), binding()]


def condition(expression, *operations):
    return [hooks(lambda webhook: (webhook.update(matchConditions=[{"name": "c", "expression": expression}]), rule(operations=list(operations))(webhook)))]


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
PAIRS = "object.spec.a.all(x, object.spec.b.exists(y, x == y))"
SIZE = "Object{spec: Object.spec{size: %s}}"
PATCH = "[JSONPatch{op: 'replace', path: '/spec/size', value: %s}]"
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
    # what grows with two lists; with one; with what has limits
    ("expression-cost", of_lists(PAIRS), of_lists("object.spec.a.all(x, x.startsWith('a'))")),
    ("expression-cost", of_lists("object.spec.many.all(x, object.spec.many.exists(y, x == y))"), of_lists("object.spec.few.all(x, object.spec.few.exists(y, x == y))")),
    ("expression-cost", of_lists("object.spec.map.all(k, object.spec.map.exists(l, l == k))"), of_lists("object.spec.map.all(k, k != 'x')")),
    # lists in lists are together no more than the one: but all may be in one of them
    ("expression-cost", of_lists("object.spec.groups.all(g, g.hosts.all(h, g.hosts.exists_one(i, h == i)))"),
     of_lists("object.spec.groups.all(g, g.hosts.all(h, h.contains('x')))")),
    # by way of a variable
    ("expression-cost", of_lists("variables.all.all(x, variables.all.exists_one(y, x == y))", variables=[{"name": "all", "expression": "object.spec.?a.orValue([])"}]),
     of_lists("variables.all.all(x, variables.all.exists_one(y, x == y))", variables=[{"name": "all", "expression": "object.spec.?few.orValue([])"}])),
    ("expression-cost", [LISTS, hooks(lambda webhook: webhook.update(matchConditions=[{"name": "c", "expression": PAIRS}]))],
     [hooks(lambda webhook: webhook.update(matchConditions=[{"name": "c", "expression": PAIRS}]))]),
    ("expression-cost", [LISTS, mutation(SIZE % ("object.spec.a.filter(x, object.spec.b.exists(y, x == y)).size()"), "m")],
     [LISTS, mutation(SIZE % "object.spec.a.size()", "m")]),
    # nothing is known of parameters, and built-in kinds have no limits
    ("expression-cost", of_lists(PAIRS), of_lists("object.spec.a.all(x, params.data.exists(k, k == x))", paramKind={"apiVersion": "v1", "kind": "ConfigMap"})),
    ("expression-cost", of_lists(PAIRS), [policy(lambda spec: spec.update(
        matchConstraints={"resourceRules": [{"apiGroups": [""], "apiVersions": ["v1"], "operations": ["CREATE"], "resources": ["pods"]}]},
        validations=[{"expression": "object.spec.containers.all(x, object.spec.containers.exists_one(y, x.name == y.name))"}])), binding()]),
    ("timeout-sum", waiting(20, 15), waiting(20, 10)),
    ("timeout-sum", waiting(20, 15), waiting(20, 15, change=apart)),
    ("timeout-sum", waiting(20, 15), waiting(20, 15, change=other_objects)),
    ("timeout-sum", waiting(20, 15), waiting(20, 15, change=lambda number, webhook: rule(operations=[["CREATE"], ["UPDATE"]][number])(webhook))),
    ("timeout-sum", waiting(20) + waiting(15, kind="ValidatingWebhookConfiguration"), waiting(20, 15, kind="ValidatingWebhookConfiguration")),
    ("overlapping-mutators", [mutation(SIZE % 1, "a"), mutation(SIZE % 2, "b")], [mutation(SIZE % 1, "a"), mutation(SIZE % 1, "b")]),
    ("overlapping-mutators", [mutation(SIZE % 1, "a"), mutation(PATCH % 2, "b", form="jsonPatch")],
     [mutation(SIZE % 1, "a"), mutation("Object{spec: Object.spec{color: 'red'}}", "b")]),
    ("overlapping-mutators", [mutation("Object{metadata: Object.metadata{labels: {'a/b': 'x'}}}", "a"),
                              mutation("has(object.metadata.labels) ? [JSONPatch{op: 'add', path: '/metadata/labels/a~1b', value: 'y'}] : []", "b", form="jsonPatch")],
     [mutation(SIZE % 1, "a"), mutation(SIZE % 2, "b", lambda spec: spec["matchConstraints"]["resourceRules"][0].update(resources=["gadgets"]))]),
    # by the operations of the rules
    ("constant-expression", asked(["CREATE", "UPDATE"], "has(object.metadata)"), asked(["CREATE", "DELETE"], "has(object.metadata)")),
    ("constant-expression", asked(["CREATE"], "object != null"), asked(["*"], "object != null")),
    ("constant-expression", asked(["DELETE"], "object != null"), asked(["DELETE"], "oldObject != null")),
    ("constant-expression", asked(["CREATE"], "oldObject == null || object.spec.size < 5"), asked(["CREATE", "UPDATE"], "oldObject == null || object.spec.size < 5")),
    ("constant-expression", asked(["UPDATE"], "request.operation == 'CREATE'"), asked(["CREATE", "UPDATE"], "request.operation == 'CREATE'")),
    ("constant-expression", asked(["CREATE", "UPDATE"], "request.operation in ['UPDATE', 'CREATE']"), asked(["CREATE", "DELETE"], "request.operation in ['UPDATE', 'CREATE']")),
    ("constant-expression", asked(["CREATE"], "object.metadata != null"), asked(["CREATE"], "object.spec != null")),
    ("constant-expression", asked(["CREATE"], "true || object.spec.size < 5"), asked(["CREATE"], "false || object.spec.size < 5")),
    ("constant-expression", asked(["CREATE"], "object.metadata.name == object.metadata.name"), asked(["CREATE"], "object.metadata.name == object.spec.name")),
    # who writes just false means it
    ("constant-expression", asked(["CREATE"], "1 > 2"), asked(["CREATE"], "false")),
    ("constant-expression", condition("request.operation != 'DELETE'", "CREATE"), condition("request.operation != 'DELETE'", "CREATE", "DELETE")),
]


class Lint:
    def __init__(self, crdc, validate, folder):
        self.crdc, self.validate, self.folder, self.done, self.wrong = crdc, validate, folder, 0, []

    def run(self, documents, *flags, at=AT):
        path = os.path.join(self.folder, "all.json")
        with open(path, "w", encoding="utf-8") as stream:
            json.dump({"apiVersion": "v1", "kind": "List", "items": copy.deepcopy(documents)}, stream)
        found = subprocess.run([self.crdc, "lint", "--output", "json", "--at", at, *flags, path], capture_output=True, text=True, timeout=20)
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


def check_effects(lint):
    """Webhooks with effects in dry runs, which refuse all of them: the API takes none since v1, and v1beta1 is read as v1."""
    for effects in ("Some", "Unknown", None):
        for version in ("v1", "v1beta1"):
            made = hooks(member("sideEffects", effects) if effects else lambda webhook: webhook.pop("sideEffects"))
            made["apiVersion"] = "admissionregistration.k8s.io/" + version
            code, lines = lint.run([made])
            lint.check(code == 1 and any("sideEffects" in line["message"] for line in lines), f"sideEffects {effects} of {version}: {lines}")
    for effects in ("None", "NoneOnDryRun"):
        lint.check(lint.run([hooks(member("sideEffects", effects))]) == (0, []), f"sideEffects {effects}")


def check_certificates(lint):
    """A caBundle of one certificate, and of two of which one is garbage, before, in, at the end of and behind its time."""
    for at, wanted in (("2026-11-23T11:52:17Z", "before 2026-11-23T11:52:18Z: no certificate"), ("2026-11-23T11:52:18Z", None), ("2126-09-30", None),
                       ("2126-10-01", "after 2126-10-30T11:52:18Z"), ("2126-10-30T11:52:18Z", "after 2126-10-30T11:52:18Z"),
                       ("2126-10-30T11:52:19Z", "ended 2126-10-30T11:52:18Z")):
        code, lines = lint.run([hooks()], at=at)
        said = [line["message"] for line in lines if line.get("advice") == "ca-bundle"]
        lint.check(code == 0 and (any(wanted in text for text in said) if wanted else not said), f"a certificate at {at}: {lines}")
    injected = hooks()
    injected["metadata"]["annotations"] = {"cert-manager.io/inject-ca-from": "ours/hook"}
    lint.check(lint.run([injected], at="2200-01-01") == (0, []), "a certificate that another will replace")
    done = subprocess.run([lint.crdc, "lint", "--at", "yesterday", os.devnull], capture_output=True, text=True, timeout=20)
    lint.check(done.returncode == 2 and "--at takes" in done.stderr, f"--at yesterday: {done}")


def answer(lint, documents, spec):
    """What crd-validate makes of a request with an object."""
    made = {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "w", "namespace": "default"}, "spec": spec}
    line = json.dumps({"id": "x", "configuration": documents, "request": {"operation": "CREATE", "object": made}})
    done = subprocess.run([lint.validate, "--batch"], input=line + "\n", capture_output=True, text=True, timeout=60, check=True)
    return json.loads(done.stdout)


def check_counted(lint):
    """As many items as lint says, of a hundred characters, are too many for the API server's count, and some fewer are not."""
    pairs = lambda texts: {"a": [texts[-1]] * len(texts), "b": texts}
    for expression, others, make, slack in (
            (PAIRS, {}, pairs, 1.0),
            ("object.spec.a.all(x, object.spec.a.exists_one(y, x == y))", {}, lambda texts: {"a": texts}, 1.15),
            ("object.spec.groups.all(g, g.hosts.all(h, g.hosts.exists_one(i, h == i)))", {}, lambda texts: {"groups": [{"hosts": texts}]}, 1.15),
            ("variables.all.all(x, variables.all.exists_one(y, x == y))", {"variables": [{"name": "all", "expression": "object.spec.?a.orValue([])"}]},
             lambda texts: {"a": texts}, 1.15)):
        documents = of_lists(expression, **others)
        code, lines = lint.run(documents)
        said = [re.search(r"(\d+) items in", line["message"]) for line in lines if line.get("advice") == "expression-cost"]
        lint.check(code == 0 and len(said) == 1 and said[0], f"no number of items: {expression}: {lines}")
        if not said or not said[0]:
            continue
        items = int(said[0].group(1))
        for count, allowed in ((int(items * slack), False), (int(items * 0.9), True)):
            got = answer(lint, documents, make([f"{number:0100d}" for number in range(count)]))
            good = got["allowed"] == allowed and (allowed or "cost limit exceeded" in got["message"])
            lint.check(good, f"{count} items of {items}: {expression}: {json.dumps(got)[:400]}")
    # whether what is dyn is a list is not settled before it runs: to look for an item costs 1 then
    documents = of_lists("object.spec.a.all(x, x in object.spec.b)")
    lint.check("expression-cost" not in names(lint.run(documents)[1]), "looking for items of a list")
    got = answer(lint, documents, pairs([f"{number:0100d}" for number in range(2000)]))
    lint.check(got["allowed"], f"looking for 2000 items of 2000: {json.dumps(got)[:400]}")


def check_static(lint):
    static = [policy(name="p.static.k8s.io"), binding(name="b.static.k8s.io", wanted="p.static.k8s.io")]
    lint.check(lint.run(static, "--static-admission")[0] == 0, "good static manifests are refused")
    lint.check(lint.run(static)[0] == 1, "names of static manifests are taken by the API")
    for bad in (BOTH, [static[1]], [hooks(name="h.static.k8s.io")], static + [static[0]],
                [policy(member("paramKind", {"apiVersion": "v1", "kind": "ConfigMap"}), name="p.static.k8s.io"), static[1]]):
        lint.check(lint.run(bad, "--static-admission")[0] == 1, f"taken as static manifests: {json.dumps(bad)[:300]}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        lint = Lint(sys.argv[1], sys.argv[2], folder)
        check_risks(lint)
        check_others(lint)
        check_errors(lint)
        check_effects(lint)
        check_certificates(lint)
        check_counted(lint)
        check_static(lint)
    for line in lint.wrong:
        print("FAILED", line)
    print(f"{lint.done} checks, {len(lint.wrong)} wrong")
    return 1 if lint.wrong or not lint.done else 0


if __name__ == "__main__":
    sys.exit(main())
