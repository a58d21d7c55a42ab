#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook with CRDs beside the kinds that are compiled in: whose schema and rules answer, and that it does not start for a layer
that none of the CRDs given has rules of.

usage: layers.py CRD-WEBHOOK CRDS
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

from server import FAILURES, Server, certificate, check, cluster, review

WIDGETS = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
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
              size: {type: integer, maximum: 10}
            x-kubernetes-validations:
            - rule: "!has(self.size) || self.size != 7"
              message: seven is too many
"""
OVERLAY = """# +crdc:stage:layer=webhook,name=mine,set=mine

# +crdc:set:name=mine
# +crdc:rule:name=MY-1,rule="self.size != 3",message="three is taken"
spec:
"""
OFF = ["--metrics-bind-address", "0", "--health-probe-bind-address", "0", "--port", "0", "--bind-address", "127.0.0.1"]


def write(*path, text):
    with open(os.path.join(*path), "w", encoding="utf-8") as file:
        file.write(text)
    return os.path.join(*path)


def widget(size):
    body = review("CREATE", {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "sample", "namespace": "default"},
                             "spec": {"size": size}})
    body["request"]["kind"] = {"group": "example.com", "version": "v1", "kind": "Widget"}
    body["request"]["resource"] = {"group": "example.com", "version": "v1", "resource": "widgets"}
    return body


def headless():
    bare = cluster()
    bare["spec"]["headGroupSpec"]["template"] = {}
    return review("CREATE", bare)


def message(answer):
    return answer.get("status", {}).get("message", "")


class Running:
    """The program while a block runs."""

    def __init__(self, command, folder, *options):
        self.make = lambda: Server(command, folder, *options)

    def __enter__(self):
        self.server = self.make()
        return self.server

    def __exit__(self, *_):
        self.server.stop()


def refuses(command, folder, what, layer, *options):
    ran = subprocess.run([*command, "--cert-dir", folder, *OFF, *options], capture_output=True, timeout=60, text=True)
    lines = [json.loads(line) for line in ran.stderr.splitlines() if line.startswith("{")]
    said = [line for line in lines if line.get("level") == "error" and "has rules of a layer" in line.get("msg", "")]
    check(f"{what}: exit status 1, and the log says why", ran.returncode == 1 and said and said[0].get("layer", "") == layer and
          "--overlay FILE" in said[0].get("help", "") and "--allow-missing-layers" in said[0]["help"], (ran.returncode, ran.stderr))
    return ran.stderr


def beside(command, folder, own):
    with Running(command, folder, "--crd", own) as server:
        check("a kind of the CRD is judged", server.review(widget(5)).get("allowed") is True)
        check("and refused", "seven is too many" in message(server.review(widget(7))))
        check("a kind that is compiled in, too", server.review(review("CREATE", cluster())).get("allowed") is True)
        check("and refused", server.review(review("CREATE", cluster(rayVersion=7))).get("allowed") is False)
    with Running(command, folder, "--crd", own, "--no-builtins") as server:
        check("--no-builtins: the CRD's alone", server.review(widget(5)).get("allowed") is True and
              server.review(review("CREATE", cluster())).get("allowed") is False)


def rules(command, folder, kuberay, crds):
    for what, options in (("KubeRay's own CRDs", ["--crd", kuberay]), ("and the project's", ["--crd", kuberay, "--crd", crds]),
                          ("the project's, and KubeRay's own", ["--crd", crds, "--crd", kuberay])):
        with Running(command, folder, "--layers", "webhook,controller", *options) as server:
            answer = server.review(headless())
            check(f"{what}: the rules that are compiled in", "headGroupSpec should have at least one container" in message(answer), answer)
            said = [line for line in server.lines() if line.get("msg") == "kinds without rules of a layer that was asked for"]
            check("the log names the kinds without", [line["layer"] for line in said] == ["webhook", "controller"] and
                  "ray.io/v1 RayCronJob" in said[0]["kinds"] and "RayCronJob" not in said[1]["kinds"] and
                  "ray.io/v1 RayCluster" not in said[0]["kinds"], said)


def pods(command, folder):
    """Templates of pods: asked about where they are asked for, and on updates only where they change."""
    imageless = cluster(rayVersion="2.46.1")
    imageless["spec"]["headGroupSpec"]["template"]["spec"]["containers"][0]["image"] = ""
    said = "spec.headGroupSpec.template.spec.containers[0].image: Required value"
    with Running(command, folder) as server:
        check("pods are not asked about by default", server.review(review("CREATE", imageless)).get("allowed") is True)
    with Running(command, folder, "--layers", "pods") as server:
        answer = server.review(review("CREATE", imageless))
        check("--layers pods: refused", answer.get("allowed") is False and said in message(answer), answer)
        check("good pods", server.review(review("CREATE", cluster())).get("allowed") is True)
        stored = json.loads(json.dumps(imageless))
        stored["spec"]["rayVersion"] = "2.46.0"
        check("an update that leaves the template", server.review(review("UPDATE", imageless, stored)).get("allowed") is True)
        check("one that changes it", said in message(server.review(review("UPDATE", imageless, cluster()))))
    with Running(command, folder, "--layers", "pods", "--ratchet-layers", "none") as server:
        check("--ratchet-layers none", said in message(server.review(review("UPDATE", imageless, stored))))
    with Running(command, folder, "--warn-layers", "pods") as server:
        answer = server.review(review("CREATE", imageless))
        check("--warn-layers pods", answer.get("allowed") is True and any(said in text for text in answer.get("warnings", [])), answer)


def missing(command, folder, own, kuberay):
    refuses(command, folder, "no rules for the CRD given", "webhook", "--crd", own, "--layers", "webhook,controller")
    refuses(command, folder, "no rules to warn of", "controller", "--crd", own, "--warn-layers", "controller")
    refuses(command, folder, "no rules of any layer", "", "--crd", own, "--layers", "all")
    with open(os.path.join(kuberay, "rayclusters.crd.yaml"), encoding="utf-8") as file:
        renamed = write(folder, "renamed.yaml", text=file.read().replace("rayStartParams:", "rayParams:"))
    said = refuses(command, folder, "rules that do not fit", "controller", "--crd", renamed, "--layers", "crd,controller")
    check("with what does not fit", "do not fit this CRD and are left out" in said and 'no field "rayStartParams"' in said, said)
    with Running(command, folder, "--crd", own, "--layers", "controller", "--allow-missing-layers") as server:
        check("--allow-missing-layers: it starts", server.review(widget(5)).get("allowed") is True)
        check("and the crd layer is run", "seven is too many" in message(server.review(widget(7))))
    with Running(command, folder, "--crd", own) as server:
        check("the layers of the default need no rules", server.review(widget(5)).get("allowed") is True)


def overlays(command, folder, own):
    overlay = write(folder, "more.markers.yaml", text=OVERLAY)
    with Running(command, folder, "--crd", own, "--overlay", overlay, "--layers", "webhook") as server:
        check("--overlay: its rule", "three is taken" in message(server.review(widget(3))))
    for what, options, text in (("an overlay without CRD", ["--overlay", overlay], "--overlay adds to a CRD"),
                                ("nothing at all", ["--no-builtins"], "--no-builtins leaves nothing")):
        ran = subprocess.run([*command, *options], capture_output=True, timeout=60, text=True)
        check(f"{what}: exit status 2", ran.returncode == 2 and text in ran.stderr, (ran.returncode, ran.stderr))


def main():
    command, crds = sys.argv[1:2], sys.argv[2]
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "layers")
        own = write(folder, "widgets.yaml", text=WIDGETS)
        kuberay = os.path.join(folder, "kuberay")
        os.mkdir(kuberay)
        for kind in ("rayclusters", "rayjobs", "rayservices", "raycronjobs"):  # other names and bytes, and no overlay beside them
            with open(os.path.join(crds, f"ray.io_{kind}.yaml"), encoding="utf-8") as file:
                write(kuberay, kind + ".crd.yaml", text=file.read().replace("\nspec:\n", "\nspec: # a copy\n", 1).replace("        description: '", "        description: 'Of the project. ", 1))
        beside(command, folder, own)
        rules(command, folder, kuberay, crds)
        pods(command, folder)
        missing(command, folder, own, kuberay)
        overlays(command, folder, own)
    print(f"{len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


main()
