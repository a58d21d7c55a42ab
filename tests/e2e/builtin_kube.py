#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Objects of built-in kinds, sent to a real kube-apiserver and judged by crd-validate --batch: the same answers.

    tests/e2e/builtin_kube.py CRD-VALIDATE [-v] [--most N] [REQUESTS.jsonl...]

The API server is the program that kube.sh describes: $CRDC_KUBE, or build-kube/kube; exit status 77 where there is none. A file of
requests has the lines of --batch: `create`, `update`, `update-status` and other subresources. Without a file it is the recorded
sets native-*.requests.jsonl beside the checkout. --most N takes N requests of each file, evenly.

Creations and updates are sent with dryRun, so that nothing is in the way of the next one, but for Services; what an update finds is really stored
first, and our side gets it as the server has it. Compared are code, reason, message, causes and warnings, and of what is taken the
object. Left out are the order of causes and warnings, and what only a server knows: uids, times that are not in the request,
resourceVersions, managedFields, who asks for a certificate, the random end of a generated name, allocated addresses and ports, and the name of a scheme, which is where its source was built. Admission plugins are switched
off, for crd-validate does not judge them. A request that speaks of the state of the cluster (what is not there, is there already,
or cannot be stored as the old object) is counted apart.
"""
import argparse
import collections
import copy
import http.client
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from status import ROOT, VERSION, Server, split_aggregate

PLUGINS = ("CertificateApproval,CertificateSigning,CertificateSubjectRestriction,ClusterTrustBundleAttest,DefaultIngressClass,"
           "DefaultStorageClass,DefaultTolerationSeconds,LimitRanger,NamespaceLifecycle,PersistentVolumeClaimResize,PodSecurity,"
           "PodTopologyLabels,Priority,ResourceQuota,RuntimeClass,ServiceAccount,StorageObjectInUseProtection,TaintNodesByCondition")
SETS = ("samples", "pods", "kinds")
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z")


def read_requests(path, most):
    lines = [line for line in path.read_text().split("\n") if line]
    step = max(1, len(lines) / most) if most else 1
    return [json.loads(lines[int(i * step)]) for i in range(int(len(lines) / step))]


def parse(text):
    """The JSON of a body, or {} where it is none or another thing than an object."""
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def metadata(value):
    found = value.get("metadata") if isinstance(value, dict) else None
    return found if isinstance(found, dict) else {}


class Case:
    """A request with the URL and the body that the server gets."""

    def __init__(self, request, served):
        self.request, self.id, self.op = request, request["id"], request.get("op") or "create"
        self.body = request.get("objectRaw", request.get("objectYaml", ""))
        if "object" in request:
            self.body = json.dumps(request["object"])
        self.given = self.body
        self.yaml = "objectYaml" in request
        self.new = request.get("object") if isinstance(request.get("object"), dict) else parse(self.body)
        self.old = request.get("oldObject")
        said = {key: self.new.get(key) or self.word(rf"(?m)^{key}: *(\S+)") for key in ("apiVersion", "kind")}
        self.endpoint = request.get("endpoint") or f"{said['apiVersion']}/{said['kind']}"
        self.resource = served.get(self.endpoint)
        space = metadata(self.new).get("namespace") or self.word(r"(?m)^ +namespace: *(\S+)") or metadata(self.old).get("namespace")
        self.space = request.get("namespace") or (space if isinstance(space, str) else "") or "default"
        self.validation = request.get("fieldValidation") or "Strict"

    def word(self, pattern):
        found = re.search(pattern, self.body) if self.yaml else None
        return found.group(1).strip("\"'") if found else ""

    def collection(self):
        version = self.endpoint.rsplit("/", 1)[0]
        root = f"/apis/{version}" if "/" in version else f"/api/{version}"
        plural, namespaced = self.resource
        return f"{root}/namespaces/{self.space}/{plural}" if namespaced else f"{root}/{plural}"

    def allocates(self):
        """Allocators of addresses and ports look at less in a dry run."""
        return self.endpoint == "v1/Service"

    def names_well(self):
        """Whether the request can be a URL at all."""
        texts = [self.space] + ([metadata(self.old).get("name")] if self.op != "create" else [])
        return all(isinstance(text, str) and re.fullmatch(r"[A-Za-z0-9_.:-]+", text) for text in texts)


def served_kinds(server):
    """endpoint -> (plural, namespaced), as the server's discovery has it."""
    versions = ["v1"] + [version["groupVersion"] for group in server.ask("GET", "/apis")["response"]["groups"] for version in group["versions"]]
    kinds = {}
    for version in versions:
        for resource in server.ask("GET", ("/apis/" if "/" in version else "/api/") + version)["response"]["resources"]:
            if "/" not in resource["name"] and "create" in resource["verbs"]:
                kinds[f"{version}/{resource['kind']}"] = resource["name"], resource["namespaced"]
    return kinds


def store(server, case):
    """What the update finds, as the server has it; None where the server does not take it."""
    url, old = case.collection(), copy.deepcopy(case.old)
    for field in ("uid", "resourceVersion", "creationTimestamp", "deletionTimestamp", "managedFields", "generation"):
        metadata(old).pop(field, None)
    made = server.ask("POST", url, "application/json", json.dumps(old))
    if made["code"] != 201:
        return None
    url += "/" + old["metadata"]["name"]
    if old.get("status"):
        with_status = made["response"] | {"status": old["status"]}
        if server.ask("PUT", url + "/status", "application/json", json.dumps(with_status))["code"] not in (200, 404, 405):
            remove(server, url)
            return None
    return server.ask("GET", url)["response"]


def remove(server, url):
    """Takes the stored object away, with what holds it back."""
    server.ask("DELETE", url + "?gracePeriodSeconds=0&propagationPolicy=Background")
    left = server.ask("GET", url)
    if left["code"] == 200 and left["response"]["metadata"].get("finalizers"):
        server.ask("PATCH", url, "application/merge-patch+json", '{"metadata":{"finalizers":null}}')
    if left["code"] == 200 and left["response"]["kind"] == "Namespace":
        server.ask("PUT", url + "/finalize", "application/json", json.dumps(left["response"] | {"spec": {"finalizers": []}}))


def ask_both(server, case):
    """The server's answer and the line for --batch; None where the old object cannot be stored."""
    url, query = case.collection(), f"?fieldValidation={case.validation}" + ("" if case.allocates() else "&dryRun=All")
    line = {"id": case.id, "endpoint": case.endpoint, "namespace": case.space, "fieldValidation": case.validation, "return": "object"}
    content = "application/yaml" if case.yaml else "application/json"
    if case.op == "create":
        want = server.ask("POST", url + query, content, case.body)
        if case.allocates() and want["code"] == 201:
            remove(server, f"{url}/{want['response']['metadata']['name']}")
    else:
        stored = store(server, case)
        if not stored:
            return None
        if '"timeAdded"' in json.dumps(stored):
            time.sleep(1)  # a time that is given again is another one
        if metadata(case.new):
            kept = {key: stored["metadata"].get(key) for key in ("uid", "resourceVersion", "creationTimestamp")}
            case.new = case.new | {"metadata": metadata(case.new) | {key: value for key, value in kept.items() if value}}
            case.body = json.dumps(case.new)
        url += "/" + stored["metadata"]["name"]
        want = server.ask("PUT", url + case.op.replace("update", "", 1).replace("-", "/", 1) + query, content, case.body)
        remove(server, url)
        line |= {"op": case.op, "oldObject": stored}
    line |= {"objectYaml" if case.yaml else "objectRaw": case.body}
    return want, json.dumps(line)


def of_the_cluster(want):
    """Whether the server speaks of what it holds, not of the object: the address of a Service without a name is an object, too."""
    return want["code"] in (404, 405, 409, 500, 503, 504) or "IPAddress.networking.k8s.io" in json.dumps(want["response"])


def mask_object(found, body):
    """The object without what only a server knows."""
    found = copy.deepcopy(found)
    for field in ("uid", "resourceVersion", "creationTimestamp", "managedFields", "selfLink"):
        found["metadata"].pop(field, None)
    if found.get("kind") == "CertificateSigningRequest":  # who asks
        for field in ("username", "uid", "groups", "extra"):
            found["spec"].pop(field, None)
    if found.get("kind") == "Service":
        for part in (found["spec"], *(found["spec"].get("ports") or [])):
            for field in ("clusterIP", "clusterIPs", "nodePort", "healthCheckNodePort"):
                if part.get(field) and json.dumps(part[field]).strip('[]"') not in body:
                    part[field] = "<allocated>"
    return without_empty(found)


def without_empty(value):
    """Without lists and maps of nothing: what is stored as protobuf does not tell them from null."""
    if isinstance(value, list):
        return [without_empty(item) for item in value]
    if isinstance(value, dict):
        return {key: without_empty(item) for key, item in value.items() if item not in (None, [])}
    return value


def read_back(found):
    """What is read from the store gets defaults once more, which sees what the strategy made of it: SetDefaults_Job takes the
    labels of the template, SetDefaults_PersistentVolumeClaim and its like give a phase to a status that was emptied."""
    found = copy.deepcopy(found)
    if found["kind"] == "Job" and not found["metadata"].get("labels") and found["spec"]["template"]["metadata"].get("labels"):
        found["metadata"]["labels"] = found["spec"]["template"]["metadata"]["labels"]
    if found["kind"] == "PersistentVolumeClaim" and not found.get("status", {}).get("phase"):
        found.setdefault("status", {})["phase"] = "Pending"
    return found


def mask_text(text, body):
    """Without uids, times and endings of names that the request does not have."""
    generated = re.search(r'"generateName": *"([^"]+)"', body)
    if generated:
        text = re.sub(re.escape(generated.group(1)[:58]) + r"[a-z0-9]{5}(?![a-z0-9])", lambda found: generated.group(1) + "<random>", text)
    text = re.sub(r'in scheme \\"[^"]*\\"', "in scheme", UUID.sub("<uid>", text))
    return TIME.sub(lambda time: time.group() if time.group() in body else "<time>", text)


def normal(answer, body):
    """The answer without all that; and without what an update shows of Go's own structs, which are others in every minor."""
    answer = json.loads(mask_text(json.dumps(answer), body))
    for said in (answer, *(answer.get("causes") or [])):
        if said.get("message"):
            said["message"] = re.sub(r"\n@@ .*?\n(?=$|\]$|, )", "<difference>", said["message"], flags=re.DOTALL)
    answer["message"] = split_aggregate(answer["message"]) if answer.get("message") else ""
    for field in ("causes", "warnings"):
        answer[field] = sorted(answer.get(field) or [], key=lambda item: json.dumps(item, sort_keys=True))
    return answer


def of_server(want, body):
    response = want["response"]
    if want["code"] in (200, 201):
        return normal({"code": 0, "warnings": want["warnings"], "object": mask_object(response, body)}, body)
    causes = [{"type": cause.get("reason", ""), "field": cause.get("field", ""), "message": cause["message"]}
              for cause in response.get("details", {}).get("causes") or []]
    return normal({"code": want["code"], "reason": response.get("reason"), "message": response["message"], "causes": causes,
                   "warnings": want["warnings"]}, body)


def of_ours(got, body):
    if got.get("error"):
        return {"error": got["error"]}
    if got["allowed"]:
        return normal({"code": 0, "warnings": got.get("warnings"), "object": mask_object(read_back(got["object"]), body)}, body)
    causes = [{"type": cause.get("type", ""), "field": cause.get("field", ""), "message": cause["message"]} for cause in got.get("causes") or []]
    return normal({"code": got["code"], "reason": got.get("reason"), "message": got["message"], "causes": causes,
                   "warnings": got.get("warnings")}, body)


def differing(want, got, path=""):
    """Where two values differ, in words."""
    if isinstance(got, dict) and "error" in got:
        return ["ours: " + got["error"]]
    if isinstance(want, dict) and isinstance(got, dict):
        return [text for key in sorted({*want, *got}) for text in differing(want.get(key), got.get(key), f"{path}.{key}")]
    if isinstance(want, list) and isinstance(got, list):
        want, got = [item for item in want if item not in got], [item for item in got if item not in want]
    return [] if want == got else [f"{path[1:]}\n        server: {json.dumps(want)}\n        ours:   {json.dumps(got)}"]


def ask_all(server, cases, tally):
    """The cases that got an answer, the server's answers, the lines for --batch."""
    asked, wanted, lines = [], [], []
    for case in cases:
        if case.op == "template" or not case.resource or not case.names_well():
            tally["template alone" if case.op == "template" else "kind not served" if not case.resource else "no URL"] += 1
            continue
        try:
            both = ask_both(server, case)
        except http.client.RemoteDisconnected:  # it panicked
            server.connect()
            tally["without an answer"] += 1
            continue
        if not both or of_the_cluster(both[0]):
            tally["state of the cluster" if both else "old object not taken"] += 1
            continue
        asked.append(case)
        wanted.append(both[0])
        lines.append(both[1])
    return asked, wanted, lines


def main():
    parser = argparse.ArgumentParser(usage="builtin_kube.py CRD-VALIDATE [-v] [--most N] [REQUESTS.jsonl...]")
    parser.add_argument("crd_validate")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=0)
    parser.add_argument("-v", action="store_true")
    options = parser.parse_intermixed_args()
    kube = os.environ.get("CRDC_KUBE", ROOT / "build-kube/kube")
    recorded = [pathlib.Path(os.environ.get("CRDC_TABLES", ROOT / "build/tests/tables/unpacked")) / f"cases/oracle/native-{name}.requests.jsonl" for name in SETS]
    files = options.files or [path for path in recorded if path.exists()]
    if not os.access(kube, os.X_OK) or not files:
        print(f"skipped: no API server at {kube} (CRDC_KUBE names one), or no requests")
        sys.exit(77)
    tally = collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        server = Server(kube, pathlib.Path(name), ["--disable-admission-plugins=" + PLUGINS])
        try:
            served = served_kinds(server)
            cases = [Case(request, served) for path in files for request in read_requests(path, options.most)]
            asked, wanted, lines = ask_all(server, cases, tally)
        finally:
            server.process.terminate()
            server.process.wait()
    done = subprocess.run([options.crd_validate, "--kubernetes-version", VERSION, "--batch"], input="\n".join(lines) + "\n",
                          capture_output=True, text=True)
    answers = [json.loads(line) for line in done.stdout.split("\n") if line]
    for case, want, got in zip(asked, wanted, answers, strict=True):
        want, got = of_server(want, case.given), of_ours(got, case.given)
        tally["agree" if want == got else "differ"] += 1
        tally["taken" if want["code"] == 0 else "refused"] += 1
        if want != got:
            print(f"DIFFER: {case.id}: {case.op} {case.endpoint} {case.validation}")
            print("\n".join("    " + text for text in [*differing(want, got), "body:   " + json.dumps(case.body[:500])]))
        elif options.v:
            print(f"agree: {case.id}: {json.dumps(want)[:300]}")
    print(f"{len(cases)} requests: " + ", ".join(f"{tally[word]} {word}" for word in ("agree", "differ", *sorted(set(tally) - {"agree", "differ"}))))
    sys.exit(bool(tally["differ"]))


if __name__ == "__main__":
    main()
