# SPDX-License-Identifier: Apache-2.0
"""A real kube-apiserver with 60 policies and webhook configurations, 500 requests to it: its answers and the webhooks that it calls
beside those of crd-validate --batch.

Usage: admission_kube.py CRD_VALIDATE

CRDC_KUBE names the program that is the API server; exit 77 (skipped) where there is none. Webhooks are a listener of this script's
own on 127.0.0.1 that notes each call. Requests are dry runs. Only one policy or webhook refuses a request: where several would, the
API server takes one at random. Its own warnings about objects are not admission's and are left out."""
import base64
import collections
import http.client
import http.server
import json
import os
import pathlib
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
import threading
import time

GROUP = "kube.example"
REQUESTS = 500
USERS = [("root", ["system:masters"]), ("alice", ["system:masters", "testers"])]
BOXES = [{"apiGroups": [GROUP], "apiVersions": ["v1"], "operations": ["*"], "resources": ["boxes"]}]
MAPS = [{"apiGroups": [""], "apiVersions": ["v1"], "operations": ["*"], "resources": ["configmaps"]}]
CHANGES = [{**rule[0], "operations": ["CREATE", "UPDATE"]} for rule in (BOXES, MAPS)]
PROD = {"namespaceSelector": {"matchLabels": {"env": "prod"}}}


def crd():
    properties = {"spec": {"type": "object", "properties": {"size": {"type": "string"}, "count": {"type": "integer", "default": 1}}}}
    versions = [{"name": name, "served": True, "storage": name == "v1",
                 "schema": {"openAPIV3Schema": {"type": "object", "properties": properties}}} for name in ("v1", "v1beta1")]
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "boxes." + GROUP},
            "spec": {"group": GROUP, "scope": "Namespaced", "versions": versions,
                     "names": {"kind": "Box", "plural": "boxes", "singular": "box", "listKind": "BoxList"}}}


def registered(kind, name, spec):
    return {"apiVersion": "admissionregistration.k8s.io/v1", "kind": kind, "metadata": {"name": name}, "spec": spec}


def case(name):
    return f"object != null && has(object.metadata.labels) && 'case' in object.metadata.labels && object.metadata.labels['case'] == '{name}'"


def validating_policies():
    shapes = [
        {}, {"matchConstraints": {"resourceRules": BOXES}}, {"matchConstraints": {"resourceRules": MAPS}},
        {"matchConstraints": {"resourceRules": BOXES, "matchPolicy": "Exact"}},
        {"matchConstraints": {"resourceRules": [*BOXES, *MAPS], **PROD}},
        {"matchConditions": [{"name": "tester", "expression": "request.userInfo.groups.exists(g, g == 'testers')"}]},
        {"matchConstraints": {"resourceRules": [*BOXES, *MAPS], "objectSelector": {"matchExpressions": [{"key": "skip", "operator": "DoesNotExist"}]}}},
        {"matchConstraints": {"resourceRules": [{**BOXES[0], "resourceNames": ["b1", "new-1"]}, *MAPS]}}]
    for number in range(24):
        name, bind = f"v{number:02}", {"validationActions": [["Deny"], ["Warn"], ["Deny", "Audit"]][number % 3]}
        refusal = {"expression": f"!({case(name)})", "messageExpression": f"'{name}: ' + request.operation + ' ' + string(object.metadata.name)"}
        if number % 4 == 1:
            refusal = {"expression": f"!({case(name)})", "message": f"{name} says no", "reason": "Forbidden"}
        spec = {"matchConstraints": {"resourceRules": [*BOXES, *MAPS]}, "failurePolicy": "Fail" if number % 5 else "Ignore",
                "variables": [{"name": "size", "expression": "object == null ? 0 : size(object.metadata.name)"}],
                "validations": [refusal, {"expression": "variables.size < 40"}], **shapes[number % len(shapes)]}
        if number % 6 == 2:
            spec["matchConstraints"] = {**spec["matchConstraints"], "excludeResourceRules": [{**MAPS[0], "operations": ["DELETE"]}]}
        if number % 8 == 7:
            spec["paramKind"] = {"apiVersion": "v1", "kind": "ConfigMap"}
            spec["validations"].append({"expression": "params.data.limit == '5' || !(" + case(name + "-limit") + ")", "message": name + " is limited"})
            bind["paramRef"] = {"name": "limits", "namespace": "prod", "parameterNotFoundAction": "Deny"}
        yield registered("ValidatingAdmissionPolicy", name, spec)
        yield registered("ValidatingAdmissionPolicyBinding", name, {"policyName": name, **bind})


def mutating_policies():
    for number in range(12):
        name = f"m{number:02}"
        mutation = {"patchType": "ApplyConfiguration", "applyConfiguration": {
            "expression": f"Object{{metadata: Object.metadata{{labels: {{'{name}': 'yes'}}}}}}"}}
        if number % 2:
            mutation = {"patchType": "JSONPatch", "jsonPatch": {
                "expression": f"[JSONPatch{{op: 'add', path: '/metadata/labels/{name}', value: request.operation == 'CREATE' ? 'made' : 'kept'}}]"}}
        spec = {"matchConstraints": {"resourceRules": CHANGES if number % 3 else CHANGES[:1]}, "failurePolicy": "Fail",
                "reinvocationPolicy": "IfNeeded" if number % 4 == 0 else "Never", "mutations": [mutation]}
        if number % 3 == 1:
            spec["matchConditions"] = [{"name": "wanted", "expression": f"!has(object.metadata.labels.plain) || '{name}' == 'm01'"}]
        yield registered("MutatingAdmissionPolicy", name, spec)
        yield registered("MutatingAdmissionPolicyBinding", name, {"policyName": name, **({"matchResources": PROD} if number % 4 == 3 else {})})


def webhooks(kind, letter, client):
    """Twelve configurations, with the answers of their webhooks."""
    shapes = [
        {"rules": BOXES}, {"rules": [{**BOXES[0], "apiVersions": ["v1beta1"]}]}, {"rules": MAPS}, {"rules": [*BOXES, *MAPS], **PROD},
        {"rules": [{**BOXES[0], "apiVersions": ["v1beta1"]}], "matchPolicy": "Exact"},
        {"rules": [*BOXES, *MAPS], "matchConditions": [{"name": "old", "expression": "oldObject != null"}]},
        {"rules": [*BOXES, *MAPS], "objectSelector": {"matchExpressions": [{"key": "m00", "operator": "Exists"}]}}]
    answers, configurations = {}, []
    for number in range(12):
        items = []
        for place, shape in enumerate((shapes[number % len(shapes)], {"rules": [*BOXES, *MAPS]})):
            name = f"{letter}{number:02}-{place}.{GROUP}"
            hook = {"name": name, "admissionReviewVersions": ["v1"], "sideEffects": "None", "timeoutSeconds": 10,
                    "clientConfig": client(name), **shape}
            if place:
                hook["objectSelector"] = {"matchLabels": {"case": f"{letter}{number:02}"}}
                answers[name] = {"denied": True, "status": {"message": f"{name} refuses", "code": 403}} if number % 3 else {
                    "warnings": [f"{name} warns"]}
            elif letter == "w" and number % 2:
                hook["reinvocationPolicy"] = "IfNeeded" if number % 4 == 1 else "Never"
                answers[name] = {"patch": [{"op": "add", "path": f"/metadata/labels/{letter}{number:02}", "value": "yes"}]}
            items.append(hook)
        configurations.append({"apiVersion": "admissionregistration.k8s.io/v1", "kind": kind, "metadata": {"name": f"{letter}{number:02}"},
                               "webhooks": items})
    return configurations, answers


def requests(stored):
    """(operation, object, old object, user)"""
    names = [f"v{n:02}" for n in range(24)] + ["v07-limit", "v15-limit"] + [f"{letter}{n:02}" for letter in "wx" for n in range(12)] + ["none"]
    for number in range(REQUESTS):
        labels = {"case": names[number * 7 % len(names)], **({"skip": "1"} if number % 5 == 3 else {}), **({"plain": "1"} if number % 4 == 2 else {})}
        space, user = ("prod", "test")[number // 2 % 2], USERS[number // 3 % 2]
        kind = ("Box", "ConfigMap")[number % 2]
        if number % 4 == 3:
            old = stored[number % len(stored)]
            if number % 8 == 7:
                yield "DELETE", None, old, user
            else:
                new = json.loads(json.dumps(old))
                new["metadata"]["labels"] = labels
                yield "UPDATE", new, old, user
            continue
        version = "v1" if kind == "ConfigMap" else f"{GROUP}/{'v1beta1' if number % 6 == 4 else 'v1'}"
        body = {"data": {"limit": "2"}} if kind == "ConfigMap" else {"spec": {"size": "small"}}
        yield "CREATE", {"apiVersion": version, "kind": kind, "metadata": {"name": f"new-{number % 9}", "namespace": space, "labels": labels},
                         **body}, None, user


class Listener:
    """The webhooks: answers as it was told, and notes who was called with what."""

    def __init__(self, certificate, key):
        self.answers, self.calls, lock = {}, [], threading.Lock()
        listener = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                review = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["request"]
                name = self.path.split("?")[0].strip("/")
                kind, resource = review["kind"], review["resource"]
                with lock:
                    listener.calls.append((name, "/".join(filter(None, (resource[key] for key in ("group", "version", "resource")))),
                                           "/".join(filter(None, (kind[key] for key in ("group", "version", "kind"))))))
                answer = listener.answers.get(name, {})
                response = {"uid": review["uid"], "allowed": not answer.get("denied")}
                for member in ("status", "warnings"):
                    if member in answer:
                        response[member] = answer[member]
                if "patch" in answer:
                    response.update(patchType="JSONPatch", patch=base64.b64encode(json.dumps(answer["patch"]).encode()).decode())
                body = json.dumps({"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview", "response": response}).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def take(self):
        calls, self.calls = self.calls, []
        return collections.Counter(calls)


class Cluster:
    def __init__(self, program):
        self.program, self.folder = program, pathlib.Path(tempfile.mkdtemp())
        with open(self.folder / "log", "wb") as log:
            self.process = subprocess.Popen([program, "start", "--dir", self.folder / "cluster", "--die-with-parent"], stdout=log, stderr=log)
        end = time.monotonic() + 90
        while not (self.folder / "cluster/ready").exists():
            if time.monotonic() > end or self.process.poll() is not None:
                sys.exit("the API server does not start: " + (self.folder / "log").read_text(errors="replace")[-1000:])
            time.sleep(0.1)
        self.config = self.folder / "cluster/admin.kubeconfig"
        text = self.config.read_text()
        for name, member in (("crt", "client-certificate-data"), ("key", "client-key-data"), ("ca", "certificate-authority-data")):
            (self.folder / name).write_bytes(base64.b64decode(re.search(rf"\s{member}: (\S+)", text)[1]))
        self.context = ssl.create_default_context(cafile=self.folder / "ca")
        self.context.load_cert_chain(self.folder / "crt", self.folder / "key")
        self.address = re.search(r"server: https://(\S+)", text)[1]
        self.connection = http.client.HTTPSConnection(self.address, context=self.context, timeout=60)

    def certificate(self):
        bundle = subprocess.run([self.program, "cert", "--dir", self.folder / "cluster", "--out", self.folder / "hook"], capture_output=True,
                                text=True, check=True, timeout=60).stdout.strip()
        return self.folder / "hook.crt", self.folder / "hook.key", bundle

    def apply(self, objects):
        text = "".join("---\n" + json.dumps(item) + "\n" for item in objects)
        done = subprocess.run([self.program, "apply", "--kubeconfig", self.config, "-"], input=text, capture_output=True, text=True,
                              timeout=120, check=False)
        if done.returncode:
            refused = [line for line in done.stdout.splitlines() if json.loads(line).get("code", 0) not in (200, 201)]
            sys.exit(f"the API server does not take the configuration: {refused[:3]}{done.stderr[-500:]}")

    def send(self, method, path, body=None, user=None):
        """The code, the body, the warnings."""
        headers = [("Content-Type", "application/json")]
        if user:
            headers += [("Impersonate-User", user[0])] + [("Impersonate-Group", group) for group in user[1]]
        self.connection.putrequest(method, path)
        data = json.dumps(body).encode() if body is not None else b""
        for name, value in [*headers, ("Content-Length", str(len(data)))]:
            self.connection.putheader(name, value)
        self.connection.endheaders(data)
        response = self.connection.getresponse()
        warnings = [re.match(r'299 - "(.*)"$', value)[1].replace('\\"', '"').replace("\\\\", "\\")
                    for name, value in response.getheaders() if name.lower() == "warning"]
        return response.status, json.loads(response.read()), warnings

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def path_of(item, named=True):
    api = "/api/v1" if item["apiVersion"] == "v1" else "/apis/" + item["apiVersion"]
    plural = {"Box": "boxes", "ConfigMap": "configmaps"}[item["kind"]]
    return f"{api}/namespaces/{item['metadata']['namespace']}/{plural}" + (f"/{item['metadata']['name']}" if named else "")


def ask_server(cluster, listener, request):
    operation, new, old, user = request
    listener.take()
    method = {"CREATE": "POST", "UPDATE": "PUT", "DELETE": "DELETE"}[operation]
    code, body, warnings = cluster.send(method, path_of(new or old, operation != "CREATE") + "?dryRun=All", new, user)
    refused = code >= 400
    labels = None if refused or operation == "DELETE" else body["metadata"].get("labels", {})
    return {"allowed": not refused, "code": code if refused else None, "message": body.get("message") if refused else None,
            "warnings": sorted(warnings), "labels": labels, "calls": listener.take()}


def line_of(number, configuration, answers, request):
    operation, new, old, (name, groups) = request
    body = {"operation": operation, "dryRun": True, "userInfo": {"username": name, "groups": [*groups, "system:authenticated"]}}
    body.update({key: value for key, value in (("object", new), ("oldObject", old)) if value is not None})
    return {"id": str(number), "configuration": [configuration], "answers": answers, "request": body}


def ours(verdict, request):
    """A verdict in the form of what the server says."""
    calls = collections.Counter()
    for side in (verdict.get("webhooks") or {}).values():
        calls.update((hook["webhook"], hook["resource"], hook["kind"]) for hook in side if hook.get("called"))
    item = verdict.get("object") or request[1]
    allowed = verdict["allowed"]
    return {"allowed": allowed, "code": verdict.get("code"), "message": verdict.get("message"), "warnings": sorted(verdict.get("warnings", [])),
            "labels": item["metadata"].get("labels", {}) if allowed and request[0] != "DELETE" else None, "calls": calls}


def judge(program, configuration, answers, sent, folder):
    """Our verdicts."""
    path = folder / "configuration.yaml"
    path.write_text("".join("---\n" + json.dumps(item) + "\n" for item in configuration), encoding="utf-8")
    text = "".join(json.dumps(line_of(number, str(path), answers, request)) + "\n" for number, request in enumerate(sent))
    run = subprocess.run([program, "--batch"], input=text, capture_output=True, text=True, timeout=180, check=False)
    verdicts = [json.loads(line) for line in run.stdout.splitlines()]
    if len(verdicts) != len(sent) or any(verdict.get("error") for verdict in verdicts):
        sys.exit(f"crd-validate --batch: {run.stderr[-500:]} {[verdict['error'] for verdict in verdicts if verdict.get('error')][:3]}")
    return [ours(verdict, request) for verdict, request in zip(verdicts, sent)]


def wait_until_in_force(cluster, listener, sent, wanted):
    """Until the last requests are answered as they will be."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        time.sleep(1)
        if all(ask_server(cluster, listener, sent[number]) == wanted[number] for number in range(-20, 0)):
            return
    print("the configuration does not come into force as expected; going on")


def compare(program, cluster):
    spaces = [{"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name, "labels": {"env": name}}} for name in ("prod", "test")]
    limits = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "limits", "namespace": "prod"}, "data": {"limit": "3"}}
    base = [{"apiVersion": GROUP + "/v1", "kind": "Box", "metadata": {"name": f"b{n}", "namespace": space, "labels": {"m00": "old"}},
             "spec": {"size": "s"}} for n in range(3) for space in ("prod", "test")]
    base += [{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": f"c{n}", "namespace": "prod"}, "data": {"a": "b"}} for n in range(3)]
    cluster.apply([crd(), *spaces, limits, *base])
    stored = [{"apiVersion": item["apiVersion"], "kind": item["kind"], **cluster.send("GET", path_of(item))[1]} for item in base]
    certificate, key, bundle = cluster.certificate()
    listener = Listener(certificate, key)

    def client(name):
        return {"url": f"https://127.0.0.1:{listener.port}/{name}", "caBundle": bundle}

    mutating, answers = webhooks("MutatingWebhookConfiguration", "w", client)
    validating, more = webhooks("ValidatingWebhookConfiguration", "x", client)
    listener.answers = answers = {**answers, **more}
    configuration = [*validating_policies(), *mutating_policies(), *mutating, *validating]
    cluster.apply(configuration)
    sent = list(requests(stored))
    wanted = judge(program, [crd(), *spaces, limits, *configuration], answers, sent, cluster.folder)
    wait_until_in_force(cluster, listener, sent, wanted)
    failures, refused, calls = 0, 0, 0
    for request, want in zip(sent, wanted):
        got = ask_server(cluster, listener, request)
        refused += not got["allowed"]
        calls += sum(got["calls"].values())
        if got != want:
            failures += 1
            if failures <= 10:
                differs = {key: (got[key], want[key]) for key in got if got[key] != want[key]}
                print(f"{request[0]} {json.dumps(request[1] or request[2])[:300]}\n  the server and we: {differs}")
    kinds = collections.Counter(item["kind"] for item in configuration if not item["kind"].endswith("Binding"))
    print(f"{sum(kinds.values())} policies and webhook configurations, {len(sent)} requests, {refused} refused, {calls} calls of webhooks: "
          f"{failures} differ")
    return failures == 0 and refused > 50 and calls > len(sent)


def main():
    program = os.environ.get("CRDC_KUBE")
    if not program or not os.access(program, os.X_OK):
        print("skipped: no API server; CRDC_KUBE names one")
        sys.exit(77)
    cluster = Cluster(program)
    try:
        good = compare(os.path.abspath(sys.argv[1]), cluster)
    finally:
        cluster.stop()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
