# SPDX-License-Identifier: Apache-2.0
"""The layer pods beside the API server's recorded verdicts on templates of pods: each template is put into objects of CRDs, and what the
layer says of it there has to be what was said of it alone, at the path where it stands then.

Usage: pods_layer.py CRD_VALIDATE [STEM]...

With STEMs the templates are those of STEM.requests.jsonl, whose verdicts are in STEM.verdicts.jsonl; otherwise those of
cases/oracle/native-{pods,samples} in $CRDC_TABLES, and of
recorded/pods-*. They go into a CRD of this test, which holds any object where a template is, and, where their schemas can hold them, into
a RayCluster and a Volcano Job: there alone, and by way of their creation."""
import copy
import gzip
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.environ.get("CRDC_TABLES", os.path.join(HERE, "../../build/tests/tables/unpacked"))

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: holders.test.example.com}
spec:
  group: test.example.com
  names: {kind: Holder, plural: holders, singular: holder, listKind: HolderList}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              template: {type: object, x-kubernetes-preserve-unknown-fields: true}
              groups:
                type: object
                additionalProperties:
                  type: object
                  properties:
                    templates:
                      type: array
                      items: {type: object, x-kubernetes-preserve-unknown-fields: true}
"""
OVERLAY = """spec:
  # +crdc:podTemplate=true
  template:
  groups:
    "*":
      templates:
      # +crdc:podTemplate=true
      -
"""
GOOD = {"spec": {"containers": [{"name": "c", "image": "i"}]}}


def is_finite(value):
    """JSON has greater numbers than Python can write again."""
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True


def lines_of(path):
    with (gzip.open(path, "rt") if path.endswith(".gz") else open(path, encoding="utf-8")) as file:
        return [json.loads(line) for line in file]


def recorded(stem, end=""):
    """Templates as objects, judged with the gates of the release, whose verdicts do not change: (template, path, verdict)."""
    verdicts = {verdict["id"]: verdict for verdict in lines_of(stem + ".verdicts.jsonl" + end)}
    for request in lines_of(stem + ".requests.jsonl" + end):
        verdict = verdicts[request["id"]]
        usable = request.get("op") == "template" and isinstance(request.get("object"), dict) and "featureGates" not in request
        usable = usable and is_finite(request["object"])
        if usable and not verdict.get("unstable") and not verdict.get("error"):
            yield request["object"], request.get("path", "spec.template"), verdict


def holder(path, template):
    if path == "spec.template":
        return {"template": template}
    return {"groups": {"a.b": {"templates": [GOOD, template]}, "c": {"templates": []}}}


def ray_cluster(template):
    group = {"groupName": "a", "replicas": 1, "minReplicas": 1, "maxReplicas": 1, "rayStartParams": {}, "template": copy.deepcopy(GOOD)}
    return {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "n", "namespace": "d"},
            "spec": {"headGroupSpec": {"rayStartParams": {}, "template": copy.deepcopy(GOOD)},
                     "workerGroupSpecs": [group, {**group, "groupName": "b", "template": template}]}}


def volcano_job(template):
    return {"apiVersion": "batch.volcano.sh/v1alpha1", "kind": "Job", "metadata": {"name": "n", "namespace": "d"},
            "spec": {"schedulerName": "volcano", "tasks": [{"name": "t", "replicas": 1, "template": template}]}}


RAY, JOB = "spec.workerGroupSpecs[1].template", "spec.tasks[0].template"
# What the operator adds to a pod (the overlay of RayCluster says it) is not missing in its template.
ADDED = ('Not found: "shared-mem"', 'Not found: "ray-logs"', 'Not found: "ray-token"')


def requests_of(template):
    """A line for each place where the template goes: (key, path, request)."""
    for path in ("spec.template", "spec.groups[a.b].templates[1]"):
        held = {"apiVersion": "test.example.com/v1", "kind": "Holder", "metadata": {"name": "n"}, "spec": holder(path, template)}
        yield "holder", path, {"layer": "pods", "op": "create", "object": held}
    yield "ray", RAY, {"layer": "pods", "op": "create", "object": ray_cluster(template)}
    yield "job", JOB, {"layer": "pods", "op": "create", "object": volcano_job(template)}
    if ": null" in json.dumps(template) or "null," in json.dumps(template):
        return  # which the API server may drop before it stores the object
    yield "created", RAY, {"op": "create", "object": ray_cluster(template)}
    yield "created", JOB, {"op": "create", "object": volcano_job(template)}


def moved(text, old, new):
    return text.replace(old, new) if text.startswith(old) or " " + old in text or "." + old in text or '"' + old in text else text


def wanted(verdict, old, new):
    """(field, message) of what is wrong, and the warnings."""
    if verdict["allowed"]:
        return set(), {moved(text, old, new) for text in verdict.get("warnings", [])}
    if verdict["code"] == 400:
        return {(new, 'Invalid value: "object": ' + moved(verdict["message"], old, new))}, set()
    return {(moved(cause["field"], old, new), cause["message"]) for cause in verdict["causes"]}, set()


def ask(program, crd, requests):
    text = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([program, "--crd", crd, "--no-cache", "--layers", "pods", "-q", "--batch"], input=text, capture_output=True, text=True,
                         timeout=200, check=False)
    if run.returncode:
        sys.exit(f"crd-validate failed with {run.returncode}: {run.stderr[:2000]}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def is_held(key, verdict, answer):
    """Whether the CRD's schema holds the template as it is, so that the layer was asked about it."""
    if answer.get("error"):
        return not answer["error"].startswith("cannot decode ")
    if ".0 into Go struct field" in verdict.get("message", ""):
        return False  # objects are stored with numbers as Go writes them: without
    if key == "created":
        return not answer.get("strict") and (answer["allowed"] or answer.get("layer") == "pods")
    return True


def differs(answer, verdict, old, new, key):
    causes, warnings = wanted(verdict, old, new)
    got = {(cause["field"], cause["message"]) for cause in answer.get("causes", [])}
    told = {text for text in answer.get("warnings", [])}
    if key in ("ray", "created"):
        causes = {cause for cause in causes if cause[1] not in ADDED}
    if answer.get("error") or got != causes or answer["allowed"] != (not causes):
        return f"{sorted(got)} {answer.get('error', '')}\n     wanted {sorted(causes)}"
    return "" if told >= warnings else f"{sorted(told)}\n     wanted {sorted(warnings)}"


def main():
    program = os.path.abspath(sys.argv[1])
    shared = os.path.join(SHARED, "cases/oracle")
    cases = [case for stem in sys.argv[2:] or (os.path.join(shared, "native-pods"), os.path.join(shared, "native-samples")) for case in recorded(stem)]
    if not sys.argv[2:]:
        cases += [case for name in ("pods-aimed", "pods-grown") for case in recorded(os.path.join(HERE, "recorded", name), ".gz")]
    asked, requests = [], []
    for template, old, verdict in cases:
        for key, new, request in requests_of(template):
            asked.append((key, old, new, verdict))
            requests.append({"id": str(len(requests)), **request})
    with tempfile.TemporaryDirectory() as folder:
        crd = os.path.join(folder, "holders.yaml")
        for name, text in (("holders.yaml", CRD), ("holders.markers.yaml", OVERLAY)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        answers = ask(program, crd, requests)
    compared, wrong = {}, 0
    for (key, old, new, verdict), answer in zip(asked, answers, strict=True):
        if not is_held(key, verdict, answer):
            continue
        compared[key] = compared.get(key, 0) + 1
        text = differs(answer, verdict, old, new, key)
        if text:
            wrong += 1
            if wrong <= 10:
                print(f"not ok: {key} {verdict['id']}: got {text}")
    print(f"{len(cases)} templates: {compared}, {wrong} differ")
    if not sys.argv[2:] and min(compared.get(key, 0) for key in ("holder", "ray", "job", "created")) < 500:
        print("not ok: too few were compared")
        wrong += 1
    return 1 if wrong else 0


sys.exit(main())
