# SPDX-License-Identifier: Apache-2.0
"""The ways to judge: a row for every flag and command of the programs that has a part in a verdict, each over something that is
refused, so that what an allocation that failed leaves out shows. The cases of cases.py are counted as rows too; `missing` names what
has none, for test_modes.py."""
import gzip
import io
import json
import lzma
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

import yaml

from results import ROOT

sys.path[:0] = [os.path.join(ROOT, "tests/e2e"), os.path.join(ROOT, "tests/unit/cluster")]
import audit_log  # noqa: E402
import fake_server  # noqa: E402

# Flags that no verdict is made with, and why.
NO_VERDICT = {
    "crd-validate": {
        "color": "how text looks", "excerpts": "how text looks", "summary": "a count, beside the findings", "quiet": "no count",
        "help": "a text", "version": "a text", "list-feature-gates": "a list", "strict": "the default", "decoder": "reads the same",
        "replay-examples": "how many are shown",
        "replay-top": "how many are shown", "explain": "what is known of a kind", "api-version": "which of them", "recursive": "more of it", "as-group": "a list as --old", "no-config-file": "reads nothing",
        "build": "another program makes the text, which is judged as that of a file",
    },
    "crd-webhook": {name: "how it serves" for name in (
        "bind-address port cert-dir cert-name client-ca-name tls-min-version metrics-bind-address metrics-secure "
        "health-probe-bind-address threads memory-limit max-connections max-connections-per-address max-body request-timeout "
        "idle-timeout shutdown-delay shutdown-timeout sandbox log-level log-format enable-http2 help list-feature-gates "
        "tls-cert-file enable-healthz listen-address graceful-shutdown-time webhook-namespace kubeconfig master kube-api-qps kube-api-burst "
        "record-events log-whole-values name-rules decoder allow-missing-layers watch-namespaces dry-run-policies").split()}
    | {name: "a word of Volcano's webhook-manager, for what other rows have" for name in (
        "admission-conf enabled-admission scheduler-name max-queue-depth enable-queue-allocated-pods-check enable-cascade-child-queue-close enable-root-queue-protection").split()},
}
# The same of the flags of commands.
EVERYWHERE = {"help": "a text", "kubernetes-version": "a number, which the rows of crd-validate have"}
NO_VERDICT_OF_COMMAND = {
    "crd-validate test": {"jobs": "how many at once", "quiet": "no count", "watch": "the same again", "mutate-keep": "writes what is judged", "mutate-budget": "hangs on the time",
                          "coverage-output": "a report", "update": "of tests that failed, which they stay where nothing is written"},
    "crdc admission": {"as-group": "a list as --old", "subresource": "a name"},
    "crdc crd": {}, "crdc catalog": {},
    "crdc eval": {"config": "read as crd-validate reads it"},
    "crdc example": {"seed": "a number", "version": "a name", "tries": "a number"},
    "crdc explain": {},
    "crdc generate": {"names": "how it is called", "symbol-prefix": "how it is called", "templates": "how it looks", "verbose": "what it is about"},
    "crdc grow": {"seed": "a number", "version": "a name", "tries": "a number", "count": "a number"},
    "crdc lint": {"watch": "the same again", "at": "a time"},
    "crdc manifests": {name: "what stands in manifests" for name in ("ca-bundle", "cert-manager", "paths", "record-events", "url")}
    | {"overlay": "as of crdc crd", "no-overlays": "as of crdc crd"},
    "crdc rules": {"sort": "their order"},
    "crdc upgrade": {"verbose": "says more", "jobs": "how many at once", "tries": "a number"},
}

CRD = """apiVersion: apiextensions.k8s.io/v1
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
            properties: {size: {type: integer, maximum: 10}}
            x-kubernetes-validations:
            - {rule: 'self.size != 7', message: seven is taken}
"""
SCHEMA = {"type": "object", "properties": {"apiVersion": {"type": "string"}, "kind": {"type": "string"}, "metadata": {"type": "object"},
                                           "spec": {"type": "object", "properties": {"size": {"type": "integer", "maximum": 10}}}}}
OVERLAY = """# +crdc:overlay:versions=v1

spec:
  # +kubebuilder:validation:Maximum=5
  size:
"""
POLICY = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: small}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [example.com], apiVersions: [v1], operations: [CREATE, UPDATE], resources: [widgets]}]
  validations:
  - {expression: "object.spec.size < 9", message: no more than eight}
  - {expression: "request.operation == 'CREATE' || object.spec.size >= oldObject.spec.size", message: it does not shrink}
  - {expression: "request.userInfo.username != 'eve'", message: not for eve}
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: small}
spec: {policyName: small, validationActions: [Deny]}
"""
SUITE = """suite: widgets
crds: [w.yaml]
cases:
- name: eleven is too many
  object: {apiVersion: example.com/v1, kind: Widget, metadata: {name: a, namespace: b}, spec: {size: 11}}
  refused: true
- name: nine is wrong in this suite
  object: {apiVersion: example.com/v1, kind: Widget, metadata: {name: a, namespace: b}, spec: {size: 9}}
  refused: true
"""
GROUP = "apiVersion: scheduling.volcano.sh/v1beta1\nkind: PodGroup\nmetadata: {name: a, namespace: team}\nspec: {queue: closed}\n"
QUEUE = "apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {name: closed}\nstatus: {state: Closed}\n"


def widget(size, name="a", kind="Widget"):
    return f"apiVersion: example.com/v1\nkind: {kind}\nmetadata: {{name: {name}, namespace: default}}\nspec: {{size: {size}}}\n"


def archive(files, mode):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as tar:
        for name, text in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text)
            tar.addfile(entry, io.BytesIO(text.encode()))
    return {"": bytes, ".gz": gzip.compress, ".xz": lzma.compress}[mode](buffer.getvalue())


class Room:
    """The files that the rows are about."""

    def __init__(self, build, scratch):
        self.folder = os.path.join(scratch, "modes")
        self.crdc = os.path.join(build, "programs/crdc/crdc")
        shipped = os.path.join(ROOT, "crds")
        files = {"w.yaml": CRD, "eleven.yaml": widget(11), "nine.yaml": widget(9), "three.yaml": widget(3), "gadget.yaml": widget(1, kind="Gadget"),
                 "many.yaml": "---\n".join(widget(11 if i == 150 else 1, f"w{i}") for i in range(300)),
                 "overlay.yaml": OVERLAY, "folder/w.yaml": CRD, "schemas/example.com/widget_v1.json": json.dumps(SCHEMA), "policies/p.yaml": POLICY,
                 "old/o.yaml": widget(8), "suite.yaml": SUITE, "group.yaml": GROUP, "state/q.yaml": QUEUE,
                 "configured/.crd-validate.yaml": "crd: ../w.yaml\nrequire-schema: true\n", ".git/HEAD": "",
                 "configured/eleven.yaml": widget(11), "configured/gadget.yaml": widget(1, kind="Gadget"),
                 "overridden/.crd-validate.yaml": "overrides: [{paths: deep, require-schema: true}]\n", "overridden/deep/gadget.yaml": widget(1, kind="Gadget"),
                 "named.yaml": "crd: w.yaml\nrequire-schema: true\n",
                 "ignored/.crdvalidateignore": "passed.yaml\n", "ignored/passed.yaml": "a: [\n", "ignored/eleven.yaml": widget(11), "ignored/other.tmp.yaml": "a: [\n",
                 "kustomized/kustomization.yaml": "resources: [eleven.yaml]\npatches: [{path: patch.yaml}]\n", "kustomized/eleven.yaml": widget(11),
                 "kustomized/patch.yaml": widget(3), "values/values.yaml": "a: 1\n", "values/eleven.yaml": widget(11), "empty/.keep": "",
                 ".hidden/eleven.yaml": widget(11), "template/t.yaml": "a: {{ .Values.a }}\n", "newer/w.yaml": CRD.replace("maximum: 10", "maximum: 8"),
                 "values.env": "SIZE=11\n", "substituted.yaml": widget("${SIZE}") + "---\n" + widget(11, "${NAME}"),
                 "config.yaml": "featureGates: {RayCronJob: true}\n", "passing.yaml": SUITE.split("- name: nine", 1)[0],
                 
                 "mendable/w.yaml": CRD.replace("            properties: {size: {type: integer, maximum: 10}}", "            required: [size]\n            properties: {size: {type: integer, default: 3, maximum: 10}}")}
        for name, text in files.items():
            self.put(name, text.encode())
        packed = {"catalog/w.yaml": CRD}
        for mode in ("", ".gz", ".xz"):
            self.put("crds.tar" + mode, archive(packed, mode))
        self.put("schemas.tar.gz", archive({"schemas/example.com/widget_v1.json": json.dumps(SCHEMA)}, ".gz"))
        subprocess.run([self.crdc, "catalog", "--out", self.at("catalog.index"), self.at("folder")], capture_output=True, check=True)
        self.put("log.jsonl", self.audit().encode())
        self.put("log.jsonl.gz", gzip.compress(self.audit().encode()))
        shutil.copy(os.path.join(shipped, "batch.volcano.sh_jobs.yaml"), self.at("jobs.yaml"))
        with open(os.path.join(shipped, "scheduling.volcano.sh_queues.yaml"), encoding="utf-8") as file:
            queues = file.read()
        self.put("queues.yaml", queues.encode())
        self.put("newer/queues.yaml", queues.replace("maximum: 65535", "maximum: 65534").encode())
        shutil.copy(os.path.join(shipped, "ray.io_rayclusters.yaml"), self.at("clusters.yaml"))
        cluster = audit_log.broken_cluster("a")
        self.put("cluster.json", json.dumps(cluster).encode())
        self.put("pods.yaml", b"apiVersion: batch.volcano.sh/v1alpha1\nkind: Job\nmetadata: {name: a, namespace: b}\n"
                              b"spec: {tasks: [{replicas: 1, template: {spec: {containers: [{name: A_B, image: b}]}}}]}\n")
        self.put("ending.yaml", b"apiVersion: admissionregistration.k8s.io/v1beta1\nkind: MutatingAdmissionPolicyBinding\n"
                                b"metadata: {name: a}\nspec: {policyName: b}\n")
        self.put("job.yaml", b"apiVersion: batch.volcano.sh/v1alpha1\nkind: Job\nmetadata: {name: a, namespace: b}\n"
                             b"spec: {minAvailable: 5, tasks: [{replicas: 1, template: {spec: {containers: [{name: a, image: b}]}}}]}\n")

    def at(self, name):
        return os.path.join(self.folder, name)

    def put(self, name, data):
        os.makedirs(os.path.dirname(self.at(name)), exist_ok=True)
        with open(self.at(name), "wb") as file:
            file.write(data)

    @staticmethod
    def audit():
        """Two clusters and an update that are refused now, among others."""
        events = [audit_log.event(1, "create", name="a", code=201, request=audit_log.ray_cluster("a", stored=False), response=audit_log.ray_cluster("a"),
                                  **audit_log.RAY),
                  audit_log.event(2, "create", name="b", code=201, request=audit_log.broken_cluster("b"), response=audit_log.broken_cluster("b"), **audit_log.RAY),
                  audit_log.event(3, "update", name="a", request=audit_log.broken_cluster("a", number=2, stored=True),
                                  response=audit_log.broken_cluster("a", number=3, stored=True), **audit_log.RAY)]
        return "".join(json.dumps(event, separators=(",", ":")) + "\n" for event in events)


def validate_rows(room):
    """(words behind crd-validate, the exit status)."""
    at, crd = room.at, ["--crd", room.at("w.yaml")]
    eleven, gadget = at("eleven.yaml"), at("gadget.yaml")
    catalogs = [["--catalog", at(name)] for name in ("folder", "schemas", "crds.tar", "crds.tar.gz", "crds.tar.xz", "schemas.tar.gz", "catalog.index")]
    places = [["--schema-location", at("schemas") + "/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json"]]
    rows = [(f"{flags[0]} {os.path.basename(flags[1])}", [*flags, "--no-cache", eleven], 1) for flags in [*catalogs, *places]]
    rows += [("--catalog and threads", ["--catalog", at("folder"), "--jobs", "3", at("many.yaml"), eleven], 1),
             ("--catalog --require-schema", ["--catalog", at("folder"), "--require-schema", gadget], 1),
             ("a configuration that is found", [at("configured/eleven.yaml"), at("configured/gadget.yaml")], 1),
             ("a configuration's requirement", [at("configured/gadget.yaml")], 1),
             ("a configuration's override", [at("overridden")], 1),
             ("--config-file", ["--config-file", at("named.yaml"), eleven, gadget], 1),
             ("config", ["config", at("configured")], 0),
             ("--replay", ["--replay", at("log.jsonl")], 1),
             ("replay", ["replay", at("log.jsonl"), "--replay-top", "2"], 1),
             ("--replay, packed", ["--replay", at("log.jsonl.gz"), "--replay-memory", "1", "-o", "json"], 1),
             ("--replay --policies", ["--replay", at("log.jsonl"), "--policies", at("policies"), "--jobs", "2"], 1),
             ("--policies", [*crd, "--policies", at("policies"), at("nine.yaml")], 1),
             ("--policies --old", [*crd, "--policies", at("policies"), "--old", at("old"), at("three.yaml")], 1),
             ("--policies --as", [*crd, "--policies", at("policies"), "--operation", "CREATE", "--as", "eve", at("three.yaml")], 1),
             ("--chain", [*crd, "--chain", at("policies"), at("nine.yaml")], 1),
             ("explain", ["explain", *crd, "rayclusters.ray.io.spec", "--recursive"], 0),
             ("chain", ["chain", *crd, at("policies"), at("nine.yaml")], 1),
             ("--policy-differences", [*crd, "--policies", at("policies"), "--policy-differences", "--layers", "webhook", "--allow-missing-layers",
                                       at("nine.yaml")], 1),
             ("--overlay", [*crd, "--overlay", at("overlay.yaml"), at("nine.yaml")], 1),
             ("--no-builtins", [*crd, "--no-builtins", "--require-schema", at("group.yaml")], 1),
             ("--state", ["--layers", "webhook", "--state", at("state"), at("group.yaml")], 1),
             ("--mutate", ["--mutate", "--layers", "webhook", at("job.yaml")], 1),
             ("--check-idempotent", ["--check-idempotent", "--layers", "webhook", at("job.yaml")], 1),
             ("--warn-layers", ["--warn-layers", "webhook", at("job.yaml")], 0),
             ("--ratchet-layers", ["--ratchet-layers", "webhook", "--layers", "webhook", at("job.yaml")], 1),
             ("--feature-gates", ["--layers", "all", "--feature-gates", "RayCronJob=true", "--config", at("config.yaml"), at("cluster.json")], 1),
             ("--require-schema", ["--require-schema=custom", gadget], 1),
             ("--no-strict", ["--no-strict", *crd, eleven], 1),
             ("--fail-on", ["--fail-on", "unjudged", gadget], 2),
             ("--complete-groups", [*crd, "--complete-groups", gadget], 1),
             ("--document-timeout", [*crd, "--document-timeout", "20", eleven], 1),
             ("--substitute", [*crd, "--substitute", at("values.env"), "--allow-substitutions", at("substituted.yaml")], 1),
             ("--kind", [*crd, "--kind", "Widget", eleven, gadget], 1),
             ("--skip", [*crd, "--skip", "Gadget", "--require-schema", eleven, gadget], 1),
             ("--reject", ["--reject", "Gadget", gadget], 1),
             ("--ignore", [*crd, "--ignore", "*.tmp.yaml", at("ignored")], 1),
             ("--no-default-ignore", [*crd, "--no-default-ignore", at(".hidden")], 1),
             ("--require-objects", ["--require-objects", at("values")], 1),
             ("--no-require-objects", [*crd, "--no-require-objects", at("values/values.yaml"), eleven], 1),
             ("--allow-no-files", [*crd, "--allow-no-files", at("empty"), eleven], 1),
             ("templates", ["--jobs", "3", *crd, at("template/t.yaml"), eleven], 1),
             ("strangers and threads", ["--jobs", "3", *crd, at("values"), at("template"), at("ignored/passed.yaml"), at("many.yaml")], 1),
             ("a kustomization", [*crd, at("kustomized")], 1),
             ("--kubernetes-version", [*crd, "--kubernetes-version", "1.30", eleven], 1),
             ("--next", ["--next", at("ending.yaml")], 1),
             ("pods", ["--layers", "pods", at("pods.yaml")], 1),
             ("test", ["test", at("suite.yaml")], 1),
             ("test --coverage", ["test", "--coverage", at("suite.yaml")], 1),
             ("test --coverage-fail-under", ["test", "--coverage", "--coverage-fail-under", "90", at("suite.yaml")], 1),
             ("test --mutate", ["test", "--mutate", "--mutate-objects", "3", "--mutate-filter", "maximum", at("passing.yaml")], 1),
             *[(f"test as {form}", ["test", "--filter", "wrong", "--fail-fast", "--crd", at("w.yaml"), "--output", form, at("suite.yaml")], 1) for form in ("json", "junit", "tap")],
             ("kubeconform-args", ["kubeconform-args", "-schema-location", at("schemas") + "/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json",
                                   "-strict", eleven], 1)]
    return rows + [(f"--output {form}", [*crd, "--output", form, eleven], 1) for form in ("yaml", "github")]


def crdc_rows(room):
    at = room.at
    return [("catalog", ["catalog", "--out", "{out}/index", at("folder"), at("schemas")], 0),
            ("catalog --list", ["catalog", "--list", at("catalog.index")], 0),
            ("upgrade", ["upgrade", "--fail-on", "narrowed", at("w.yaml"), at("newer/w.yaml")], 1),
            ("upgrade --objects", ["upgrade", "--objects", at("many.yaml"), "--fail-on", "narrowed", at("w.yaml"), at("newer/w.yaml")], 1),
            ("example", ["example", at("w.yaml")], 0),
            ("grow", ["grow", "--filter", "maximum", at("w.yaml")], 0),
            ("admission", ["admission", "explain", at("nine.yaml"), at("policies"), at("w.yaml")], 0),
            ("admission --old", ["admission", "explain", "--old", at("eleven.yaml"), "--operation", "UPDATE", "--as", "eve", "--namespace", "b", "--dry-run",
                                 "--output", "json", at("nine.yaml"), at("policies"), at("w.yaml")], 0),
            ("crd --overlay", ["crd", "--overlay", at("overlay.yaml"), "--no-overlays", "--no-check", at("w.yaml")], 0),
            ("eval of a layer", ["eval", "--crd", os.path.join(ROOT, "crds/ray.io_rayclusters.yaml"), "--object", os.path.join(ROOT, "examples/raycluster.yaml"), "--old-object",
                                 os.path.join(ROOT, "examples/raycluster.yaml"), "--path", ".spec", "--layer", "controller",
                                 "--feature-gates", "RayCronJob=true", "--explain", "--output", "json", "self == oldSelf"], 0),
            ("eval --mutate", ["eval", "--crd", os.path.join(ROOT, "crds"), "--object", at("job.yaml"), "--state", at("state"), "--mutate"], 0),
            ("example --full", ["example", "--full", "--overlay", at("overlay.yaml"), "--output", "json", at("w.yaml")], 0),
            ("example --minimal", ["example", "--minimal", at("w.yaml")], 0),
            ("explain -o json", ["explain", "--output", "json", "--overlay", os.path.join(ROOT, "crds/ray.io_rayjobs.markers.yaml"), "KR-150"], 0),
            ("generate --overlay", ["generate", "--overlay", at("overlay.yaml"), "--out", "{out}", at("w.yaml")], 0),
            ("grow --valid", ["grow", "--valid", "--overlay", at("overlay.yaml"), "--output", "suite", at("w.yaml")], 0),
            ("grow --invalid", ["grow", "--invalid", at("w.yaml")], 0),
            *[(f"lint as {form}", ["lint", "--fail-on", "warning", "--overlay", at("overlay.yaml"), "--advice", "all", "--no-advice", "description", "--output", form, at("w.yaml")], 1)
              for form in ("json", "sarif", "github", "gitlab", "junit", "tap", "markdown")],
            ("lint of a configuration", ["lint", "--static-admission", at("policies"), at("w.yaml")], 1),
            ("manifests --rights", ["manifests", "--rights", "ray/webhook", "--no-check", os.path.join(ROOT, "crds")], 0),
            ("rules --explain", ["rules", "--explain", at("w.yaml")], 0),
            ("rules --overlay", ["rules", "--overlay", at("overlay.yaml"), at("w.yaml")], 0),
            *[(f"upgrade as {form}", ["upgrade", "--no-witnesses", "--fail-on", "narrowed", "--output", form, at("w.yaml"), at("newer/w.yaml")], 1)
              for form in ("json", "sarif", "markdown")],
            ("upgrade --overlay", ["upgrade", "--overlay", at("overlay.yaml"), at("w.yaml"), at("newer/w.yaml")], 0),
            ("lint --fix", ["lint", "--fix", "{out}/w.yaml"], 0)]


class Cluster:
    """An API server that has the CRD and the queue, for as long as the cases are run."""

    def __init__(self, scratch):
        folder = pathlib.Path(scratch) / "cluster"
        folder.mkdir()
        authority = fake_server.make_pair(folder, "ca", "tests authority", None)
        server = fake_server.Server(folder)
        server.start(fake_server.make_pair(folder, "server", "server", "IP:127.0.0.1", authority), authority[0])
        server.put_crd(yaml.safe_load(CRD))
        server.put(fake_server.queue("closed", status={"state": "Closed"}))
        self.kubeconfig = str(folder / "config")
        cluster = {"server": f"https://127.0.0.1:{server.port}", "certificate-authority": "ca.crt"}
        with open(self.kubeconfig, "w") as file:
            json.dump({"apiVersion": "v1", "kind": "Config", "current-context": "here", "clusters": [{"name": "c", "cluster": cluster}],
                       "users": [{"name": "u", "user": {"token": "secret"}}],
                       "contexts": [{"name": "here", "context": {"cluster": "c", "user": "u"}}]}, file)

    def rows(self, room):
        known = ["--kubeconfig", self.kubeconfig, "--context", "here"]
        return [("--crds-from-cluster", ["--crds-from-cluster", *known, room.at("eleven.yaml")], 1),
                ("--state-from-cluster", ["--state-from-cluster", *known, "--layers", "webhook", room.at("group.yaml")], 1)]

    def crdc_rows(self, room):
        return [("upgrade --objects-from-cluster", ["upgrade", "--objects-from-cluster", "--kubeconfig", self.kubeconfig, "--context", "here", room.at("queues.yaml"),
                                                    room.at("newer/queues.yaml")], 0)]


# What commands change in its place, by the names of their rows.
CHANGED = {"lint --fix": "mendable"}


def webhook_rows(room):
    """(name, flags of crd-webhook); the requests and what is right about them are webhook.py's."""
    at, overlay = room.at, os.path.join(ROOT, "crds/ray.io_rayclusters.markers.yaml")
    return [("--layers", ["--layers", "webhook", "--warn-layers", "controller", "--ratchet-layers", "webhook", "--feature-gates", "RayCronJob=true",
                          "--kubernetes-version", "1.36", "--allow-unknown-kinds"]),
            ("--policies", ["--crd", at("clusters.yaml"), "--overlay", overlay, "--no-builtins", "--policies", at("policies")])]


# ---- what has no row ----

def flags_of(program):
    text = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^ {2,6}(?:-\w, )?--([a-z][\w-]*)", text, re.M))


def forms_of(program):
    said = subprocess.run([program, "--output", "nothing"], capture_output=True, text=True, check=False).stderr
    return set(re.findall(r"\w+", re.search(r"--output takes (.*?),? with", said, re.S)[1])) - {"or"}


def commands_of(program, heading):
    text = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(heading, text, re.M))


def missing(cases):
    """The flags, forms and commands that a verdict is made with and no case has."""
    used = {}
    for case in cases:
        used.setdefault(os.path.basename(case.command[0]), []).extend(case.command[1:])
    programs = {os.path.basename(case.command[0]): case.command[0] for case in cases}
    found = []
    for name, program in programs.items():
        words = used[name]
        flags = {word[2:].partition("=")[0] for word in words if word.startswith("--")}
        if name in NO_VERDICT:
            wanted, known = flags_of(program), NO_VERDICT[name]
            found += [f"{name} --{flag}: has no row" for flag in sorted(wanted - flags - set(known))]
            found += [f"{name} --{flag}: stands in NO_VERDICT, and is no flag" for flag in sorted(set(known) - wanted)]
        if name == "crd-validate":
            found += [f"{name} --output {form}: has no row" for form in sorted(forms_of(program) - {"text"} - set(words))]
            found += [f"{name} {command}: has no row" for command in sorted(commands_of(program, r"^  crd-validate ([a-z][\w-]+) ") - set(words))]
        if name == "crdc":
            found += [f"{name} {command}: has no row" for command in sorted(commands_of(program, r"^  ([a-z]+)  +\w") - set(words) - {"help"})]
    for name, known in NO_VERDICT_OF_COMMAND.items():
        program, command = name.split()
        rows = [case.command for case in cases if os.path.basename(case.command[0]) == program and command in case.command[1:2]]
        used = {word[2:].partition("=")[0] for row in rows for word in row if word.startswith("--")}
        wanted = set(re.findall(r"^ {2,6}(?:-\w, )?--([a-z][\w-]*)", subprocess.run([programs[program], command, "--help"], capture_output=True, text=True, check=True).stdout, re.M))
        found += [f"{name} --{flag}: has no row" for flag in sorted(wanted - used - set(known) - set(EVERYWHERE))]
        found += [f"{name} --{flag}: stands in NO_VERDICT_OF_COMMAND, and is no flag" for flag in sorted(set(known) - wanted)]
    found += [f"crdc {command}: has no entry in NO_VERDICT_OF_COMMAND" for command in sorted(commands_of(programs["crdc"], r"^  ([a-z]+)  +\w") - {"help"}) if f"crdc {command}" not in NO_VERDICT_OF_COMMAND]
    return found
