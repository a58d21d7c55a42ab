#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The Helm chart: what it renders is valid, says what `crdc manifests` says, and starts crd-webhook; its dashboard and its alerts
ask for metrics that are there.

usage: chart.py SOURCE CRD-VALIDATE CRD-WEBHOOK

The first part needs nothing; the rest helm, $CRDC_HELM or in the PATH, and PyYAML: without them it says so and ends with 77, when
the first part was good. CRDC_CHART_HOME (a new folder when not set) keeps helm's own files.
"""
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

source, validate, webhook = (os.path.realpath(path) for path in sys.argv[1:4])
chart = os.path.join(source, "deploy/chart/crd-webhook")
failures = checks = 0


def check(good, what):
    global failures, checks
    checks += 1
    if not good:
        failures += 1
        print(f"not ok: {what}")
    return good


def read(*path):
    with open(os.path.join(source, *path), encoding="utf-8") as file:
        return file.read()


# ---- without helm ----


def check_copies():
    for name, original in (("kuberay", "base"), ("volcano", "volcano")):
        check(
            read("deploy/chart/crd-webhook/webhooks", name + ".yaml") == read("deploy", original, "webhooks.yaml"),
            f"webhooks/{name}.yaml of the chart is not deploy/{original}/webhooks.yaml",
        )


def known_metrics():
    """The names in the tables of the docs: `name`, or `prefix_...` with the ends of the names behind it."""
    names = set()
    pages = ["README.md"] + ["docs/" + name for name in os.listdir(os.path.join(source, "docs")) if name.endswith(".md")]
    for page in pages:
        for line in read(page).splitlines():
            if not line.startswith("| `crd_webhook_"):
                continue
            words = re.findall(r"`([^`]+)`", line)
            stems = [word[:-3] for word in words if word.endswith("...")]
            names.update(words)
            names.update(stem + word for stem in stems for word in words)
    return names


def check_metrics(served):
    known = known_metrics() | served
    check(len(known) > 10, "the docs have no table of metrics")
    texts = read("deploy/chart/crd-webhook/dashboards/crd-webhook.json"), read("deploy/chart/crd-webhook/alerts.yaml")
    for text in texts:
        asked = set(re.findall(r"\b(?:crd_webhook|controller_runtime|process|certwatcher)_[a-z_]+", text))
        check(len(asked) > 3, "the dashboard or the alerts ask for nothing")
        for name in sorted(asked):
            check(re.sub(r"_(bucket|sum|count)$", "", name) in known or name in known, f"nobody serves the metric {name}")
    dashboard = json.loads(texts[0])
    ids = [panel["id"] for panel in dashboard["panels"]]
    check(len(set(ids)) == len(ids), "two panels of the dashboard have one id")


# ---- crd-webhook ----


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def get(url):
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.read().decode()
    except OSError:
        return None


def served_by(arguments, work):
    """The metrics of crd-webhook, started with the arguments; None when it does not get ready."""
    port, metrics, health = free_ports(3)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
         "/CN=localhost", "-keyout", work + "/tls.key", "-out", work + "/tls.crt"],
        check=True, capture_output=True)
    own = [f"--bind-address=127.0.0.1", f"--port={port}", f"--metrics-bind-address=127.0.0.1:{metrics}",
           f"--health-probe-bind-address=127.0.0.1:{health}", "--shutdown-delay=0"]
    with open(work + "/log", "w", encoding="utf-8") as log:
        process = subprocess.Popen([webhook] + arguments + own, stderr=log)
    try:
        end = time.monotonic() + 60
        while process.poll() is None and time.monotonic() < end:
            if get(f"http://127.0.0.1:{health}/readyz") is not None:
                return get(f"http://127.0.0.1:{metrics}/metrics")
            time.sleep(0.1)
        with open(work + "/log", encoding="utf-8") as log:
            print(log.read()[-1000:])
        return None
    finally:
        process.terminate()
        process.wait(30)


def metric_names(text):
    return set(re.findall(r"^# TYPE (\S+)", text or "", re.MULTILINE))


# ---- with helm ----


def render(helm, values, *more):
    command = [helm, "template", "release", chart, "--namespace", "place", "--kube-version", "1.37"]
    for name in values:
        command += ["--values", os.path.join(chart, "ci", name)]
    return subprocess.run(command + list(more), capture_output=True, text=True, check=False)


def check_rendered(name, text):
    """Its own checker finds nothing wrong, with every layer that there is."""
    done = subprocess.run([validate, "--layers", "all", "--output", "json", "-"], input=text, capture_output=True, text=True,
                          check=False)
    check(done.returncode == 0, f"{name}: crd-validate says {done.returncode}: {done.stdout[:500]} {done.stderr[:500]}")


def webhooks_of(documents):
    found = {}
    for document in documents:
        for hook in document.get("webhooks", []):
            found[hook["name"]] = (document["kind"], hook["clientConfig"]["service"]["path"], hook["rules"],
                                   hook["sideEffects"], hook["failurePolicy"], hook["admissionReviewVersions"])
    return found


def check_webhooks(yaml, name, documents, original):
    wanted = webhooks_of(document for document in yaml.safe_load_all(read(original)) if document)
    check(webhooks_of(documents) == wanted, f"{name}: other webhooks than {original}")
    services = {document["metadata"]["name"]: document for document in documents if document["kind"] == "Service"}
    for document in documents:
        for hook in document.get("webhooks", []):
            service = hook["clientConfig"]["service"]
            check(service["name"] in services and service["namespace"] == "place", f"{name}: {hook['name']} goes elsewhere")


def deployment_of(documents):
    return next(document for document in documents if document["kind"] == "Deployment")["spec"]["template"]["spec"]


def check_security(name, documents):
    pod = deployment_of(documents)
    container = pod["containers"][0]
    check(pod["securityContext"]["runAsNonRoot"] and container["securityContext"]["readOnlyRootFilesystem"]
          and container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
          and not container["securityContext"]["allowPrivilegeEscalation"], f"{name}: more rights than `restricted` gives")
    kinds = {document["kind"] for document in documents}
    check(("ClusterRole" in kinds) == (name == "volcano"), f"{name}: rights in the cluster")


def check_start(yaml, documents, work):
    """The arguments of the Deployment start the program, with its ConfigMap and CRDs in their places."""
    settings = next(document for document in documents if document["kind"] == "ConfigMap" and "settings.yaml" in document["data"])
    with open(work + "/settings.yaml", "w", encoding="utf-8") as file:
        file.write(settings["data"]["settings.yaml"])
    os.makedirs(work + "/crds", exist_ok=True)
    shutil.copy(os.path.join(source, "crds/scheduling.volcano.sh_queues.yaml"), work + "/crds/queues.yaml")
    places = {"=/certs": "=" + work, "=/settings/": f"={work}/", "=/crds": f"={work}/crds"}
    arguments = deployment_of(documents)["containers"][0]["args"]
    for place, here in places.items():
        arguments = [argument.replace(place, here) for argument in arguments]
    served = served_by(arguments, work)
    return check(served is not None, f"crd-webhook does not start with {arguments}") and metric_names(served)


def check_certificates(name, documents):
    """What is served is signed by an authority that lives longer, not by itself."""
    certificates = [document for document in documents if document["kind"] == "Certificate"]
    authorities = [one for one in certificates if one["spec"].get("isCA")]
    check(len(certificates) == 2 and len(authorities) == 1, f"{name}: {len(certificates)} certificates, {len(authorities)} authorities")
    leaf = next(one for one in certificates if not one["spec"].get("isCA"))
    issuer = next((one for one in documents if one["kind"] == "Issuer" and one["metadata"]["name"] == leaf["spec"]["issuerRef"]["name"]), None)
    check(issuer and issuer["spec"].get("ca", {}).get("secretName") == authorities[0]["spec"]["secretName"], f"{name}: who signs the certificate")
    hours = [int(one["spec"]["duration"].rstrip("h")) for one in (authorities[0], leaf)]
    check(hours[0] > 4 * hours[1], f"{name}: the authority lives {hours[0]} h, what it signs {hours[1]} h")


def check_alerts(helm, yaml):
    """They are there without a word, where the cluster has their kind; without it the chart can be installed all the same."""
    for more, wanted in ((["--api-versions", "monitoring.coreos.com/v1/PrometheusRule"], True), ([], False)):
        documents = [document for document in yaml.safe_load_all(render(helm, [], *more).stdout) if document]
        rules = [rule for document in documents if document["kind"] == "PrometheusRule" for rule in document["spec"]["groups"][0]["rules"]]
        check(bool(rules) == wanted, f"alerts {more}: {len(rules)}")
    asked = [rule["expr"] for rule in yaml.safe_load(read("deploy/chart/crd-webhook/alerts.yaml"))]
    for part in ('code="503"', 'code="504"', "certificate_not_after", "certificate_errors", 'registrations{state="failed"}', "settings_last_reload"):
        check(any(part in expression for expression in asked), f"no alert asks for {part}")


def with_helm(helm, yaml, work):
    done = subprocess.run([helm, "lint", "--strict", chart], capture_output=True, text=True, check=False)
    check(done.returncode == 0, f"helm lint: {done.stdout}")
    for name, values, original in (("default", [], "deploy/base/webhooks.yaml"),
                                   ("everything", ["everything-values.yaml"], None),
                                   ("volcano", ["volcano-values.yaml"], "deploy/volcano/webhooks.yaml"),
                                   ("own-crds", ["own-crds-values.yaml"], None)):
        done = render(helm, values)
        if not check(done.returncode == 0, f"{name}: {done.stderr}"):
            continue
        documents = [document for document in yaml.safe_load_all(done.stdout) if document]
        check_rendered(name, done.stdout)
        check_security(name, documents)
        if name == "default":
            check_certificates(name, documents)
        if original:
            check_webhooks(yaml, name, documents, original)
        if name in ("default", "everything"):
            check_start(yaml, documents, work)
    with open(os.path.join(source, "deploy/cert-manager/certificate.yaml"), encoding="utf-8") as file:
        check_certificates("deploy/cert-manager", list(yaml.safe_load_all(file)))
    check_alerts(helm, yaml)
    for setting in ("operator=else", "kuberay.layers={crd}", "webhooks.timeoutSeconds=31", "replicas=2", "image.digest=abc"):
        check(render(helm, [], "--set", setting).returncode != 0, f"--set {setting} is taken")
    check("caBundle" in render(helm, [], "--set", "certificate.source=generate").stdout, "a generated certificate is no caBundle")
    old = render(helm, [], "--kube-version", "1.29")
    check(old.returncode != 0 and "kubeVersion" in old.stderr, "a cluster of 1.29 is taken")
    for minor, said in (("1.31", "1.31"), ("1.40", "1.37")):
        check(f"--kubernetes-version={said}" in render(helm, [], "--kube-version", minor).stdout, f"{minor} is not judged as {said}")


def main():
    helm = os.environ.get("CRDC_HELM") or shutil.which("helm")
    with tempfile.TemporaryDirectory() as work:
        check_copies()
        served = served_by([f"--cert-dir={work}"], work)
        check(served is not None, "crd-webhook does not start")
        check_metrics(metric_names(served))
        if failures:
            return 1
        try:
            import yaml
        except ImportError:
            yaml = None
        if not helm or not yaml:
            print("skipped: nothing was rendered: " + ("PyYAML" if helm else "helm ($CRDC_HELM)") + " is missing; its copies, metrics are good")
            return 77
        for name in ("HELM_CACHE_HOME", "HELM_CONFIG_HOME", "HELM_DATA_HOME"):
            os.environ[name] = os.path.join(os.environ.get("CRDC_CHART_HOME", work), name.lower())
        with_helm(helm, yaml, work)
    print(f"{checks} checks, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
