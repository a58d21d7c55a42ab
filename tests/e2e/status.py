#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""HTTP requests to a real kube-apiserver and to crd-validate --batch: the same responses, byte for byte.

    tests/e2e/status.py CRD-VALIDATE [-v] [NAME...]

The API server is the program that kube.sh describes: $CRDC_KUBE, or build-kube/kube; exit status 77 where there is none. Each
request of status_cases.py and scale_cases.py is sent to both: method, URL, Content-Type and body, with what is stored under the name. The whole
response is compared: code, Status or object, Warning headers. By rule are left out the order of causes, of warnings and of the
parts of an aggregated message, and what only a server knows: uids, resourceVersions, times, managedFields and the random end
of a generated name. NAME... asks only the cases whose names begin so.

CustomResourceDefinitions themselves (crd_cases.py) are created and changed with dryRun; of what is taken only the warnings are
compared.
"""
import base64
import copy
import http.client
import json
import os
import pathlib
import re
import ssl
import subprocess
import sys
import tempfile
import time

from crd_cases import crd_cases
from scale_cases import SCALE_CRDS, scale_cases
from status_cases import CRDS, cases

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = "1.36"
http.client._MAXHEADERS = 5000  # as many as warnings fit


class Server:
    """An API server, asked over HTTPS."""

    def __init__(self, kube, work, flags=()):
        self.kube, self.folder = kube, work / "cluster"
        log = open(work / "kube.log", "w")
        self.process = subprocess.Popen([kube, "start", "--dir", self.folder, "--die-with-parent", "--", *flags], stdout=log, stderr=log)
        end = time.monotonic() + 90
        while not (self.folder / "ready").exists():
            if time.monotonic() > end:
                sys.exit("the API server does not start")
            time.sleep(0.2)
        self.config = self.folder / "admin.kubeconfig"
        text = self.config.read_text()
        for file, key in (("ca", "certificate-authority-data"), ("crt", "client-certificate-data"), ("key", "client-key-data")):
            (work / file).write_bytes(base64.b64decode(re.search(key + r": (\S+)", text).group(1)))
        self.context = ssl.create_default_context(cafile=work / "ca")
        self.context.check_hostname = False
        self.context.load_cert_chain(work / "crt", work / "key")
        self.host = re.search(r"server: https://(\S+)", text).group(1)
        self.connect()

    def connect(self):
        self.connection = http.client.HTTPSConnection(self.host, context=self.context, timeout=60)

    def install(self, path):
        done = subprocess.run([self.kube, "apply", "--kubeconfig", self.config, path], capture_output=True, text=True)
        answer = json.loads(done.stdout.splitlines()[0])
        if answer["code"] not in (200, 201):
            sys.exit(f"{path}: {answer}")

    def ask(self, method, url, content_type=None, body=None):
        headers = {"Content-Type": content_type} if content_type else {}
        self.connection.request(method, url, body=body.encode() if body is not None else None, headers=headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        if response.will_close:
            self.connect()
        if response.headers.get("Content-Type", "").startswith("application/json"):
            text = json.loads(text)
        return {"code": response.status, "warnings": [read_warning(w) for w in response.headers.get_all("Warning") or []],
                "response": text}

    def store(self, case):
        """Makes what the case finds in place; gives it as the server has it."""
        if not case.stored:
            return None
        wanted = copy.deepcopy(case.stored)
        collection, name = case.collection, wanted["metadata"]["name"]
        made = self.ask("POST", collection, "application/json", json.dumps(wanted))
        if made["code"] != 201:
            sys.exit(f"{case.name}: cannot be stored: {made}")
        if "status" in wanted:
            body = json.dumps({"status": wanted["status"]})
            made = self.ask("PATCH", f"{collection}/{name}/status", "application/merge-patch+json", body)
            if made["code"] != 200:
                sys.exit(f"{case.name}: its status cannot be stored: {made}")
        if case.deleted:
            made = self.ask("DELETE", f"{collection}/{name}")
        return self.ask("GET", f"{collection}/{name}")["response"]


def read_warning(header):
    text = re.fullmatch(r'299 \S+ "(.*)"', header.encode("latin-1").decode(), re.DOTALL).group(1)
    return re.sub(r"\\(.)", r"\1", text)


UNKNOWN = ("uid", "resourceVersion", "creationTimestamp", "deletionTimestamp", "managedFields")


def split_aggregate(message):
    """The parts of "head: [a, b]", which Go gives in any order."""
    head, bracket, tail = message.partition(" is invalid: [")
    return [head, *sorted(tail[:-1].split(", "))] if bracket and tail.endswith("]") else message


def normal(answer, generated):
    """The answer without what only a server knows, its sets sorted."""
    answer = copy.deepcopy(answer)
    answer["warnings"] = sorted(answer.get("warnings") or [])
    response = answer["response"]
    if isinstance(response, dict) and response.get("kind") == "Status" and response.get("apiVersion") == "v1":
        if "message" in response:
            response["message"] = split_aggregate(response["message"])
        if "causes" in response.get("details", {}):
            response["details"]["causes"].sort(key=lambda cause: json.dumps(cause, sort_keys=True))
        answer["order"] = list(response), list(response.get("details", {}))
    elif isinstance(response, dict):
        for field in UNKNOWN:
            response["metadata"].pop(field, None)
    text = json.dumps(answer)
    if generated:
        text = re.sub(re.escape(generated[:58]) + r"[a-z0-9]{5}(?![a-z0-9])", generated + "<random>", text)
    return json.loads(text)


DEFINITIONS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"


def ask_crd(server, case):
    """The server's response to a CRD, and the request for --batch; a CRD that is replaced is in place for that long."""
    request = {"id": case.name, "op": "crd", "return": "response"}
    if not case.old:
        want = server.ask("POST", DEFINITIONS + "?dryRun=All", "application/json", case.text)
        return want, json.dumps(request)[:-1] + f', "crd": {case.text}}}'
    url = DEFINITIONS + "/" + case.old["metadata"]["name"]
    made = server.ask("POST", DEFINITIONS, "application/json", json.dumps(case.old))
    end, stored = time.monotonic() + 60, {}
    while made["code"] == 201 and time.monotonic() < end:
        stored = server.ask("GET", url)["response"]
        if any(c["type"] == "Established" and c["status"] == "True" for c in stored["status"].get("conditions") or []):
            break
        time.sleep(0.1)
    else:
        sys.exit(f"{case.name}: cannot be stored: {made}")
    version = stored["metadata"]["resourceVersion"]
    text = re.sub('"metadata": *{', f'"metadata": {{"resourceVersion": "{version}", ', case.text, count=1)
    want = server.ask("PUT", url + "?dryRun=All", "application/json", text)
    server.ask("DELETE", url)
    end = time.monotonic() + 60  # its objects go first, which a busy machine makes long
    while server.ask("GET", url)["code"] == 200:
        if time.monotonic() > end:
            sys.exit(f"{case.name}: is not gone a minute after it was deleted")
        time.sleep(0.1)
    request |= {"op": "crd-update", "oldCrd": stored}
    return want, json.dumps(request)[:-1] + f', "crd": {text}}}'


def same_crd(want, got, generated):
    """Whether the answers to a CRD agree; the server numbers its types as they come."""
    if want["code"] < 300:
        return got["allowed"] and "response" not in got and sorted(want["warnings"]) == sorted(got["warnings"])
    want = json.loads(re.sub(r"selfType\d+", "selfType", json.dumps(want)))
    got = {key: got.get(key) for key in ("code", "warnings", "response")}
    return not not got["response"] and normal(want, generated) == normal(got, generated)


def main():
    arguments = [a for a in sys.argv[2:] if a != "-v"]
    kube = os.environ.get("CRDC_KUBE", ROOT / "build-kube/kube")
    if not os.access(kube, os.X_OK):
        print(f"skipped: no API server at {kube}; CRDC_KUBE names one")
        sys.exit(77)
    chosen, definitions = ([case for case in table if not arguments or any(case.name.startswith(a) for a in arguments)]
                           for table in ((*cases(), *scale_cases()), crd_cases()))
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        server = Server(kube, work)
        paths = {}
        for crd, text in (CRDS | SCALE_CRDS).items():
            paths[crd] = ROOT / text if text.endswith(".yaml") else work / f"{crd}.json"
            if not text.endswith(".yaml"):
                paths[crd].write_text(text)
            server.install(paths[crd])
        wanted, requests = [], []
        for case in chosen:
            stored = server.store(case)
            body = case.text(stored)
            wanted.append(server.ask(case.method, case.url, case.content_type, body))
            request = {"id": case.name, "crdFile": str(paths[case.crd]), "method": case.method, "url": case.url,
                       "contentType": case.content_type or "", "body": body or ""}
            if stored:
                request["oldObject"] = stored
            requests.append(json.dumps(request))
        for case in definitions:
            want, request = ask_crd(server, case)
            wanted.append(want)
            requests.append(request)
        done = subprocess.run([sys.argv[1], "--kubernetes-version", VERSION, "--batch"], input="\n".join(requests) + "\n",
                              capture_output=True, text=True)
        server.process.terminate()
        server.process.wait()
    answers = [json.loads(line) for line in done.stdout.split("\n") if line]
    differ, chosen = 0, chosen + definitions
    for case, want, got in zip(chosen, wanted, answers, strict=True):
        got.pop("id", None)
        got.setdefault("warnings", [])
        if case in definitions:
            agrees = same_crd(want, got, case.generated)
        else:
            agrees = "response" in got and normal(want, case.generated) == normal(got, case.generated)
        if agrees:
            if "-v" in sys.argv:
                print(f"agree: {case.name}: {json.dumps(want)[:300]}")
            continue
        differ += 1
        print(f"DIFFER: {case.name}: {case.method} {case.url}\n    server: {json.dumps(want)}\n    ours:   {json.dumps(got)}")
    print(f"{len(chosen)} requests: {len(chosen) - differ} agree, {differ} differ")
    sys.exit(bool(differ))


if __name__ == "__main__":
    main()
