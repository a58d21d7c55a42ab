# SPDX-License-Identifier: Apache-2.0
"""What run.py runs: command lines over real inputs, and how their results are held against those of a run without failures."""
import errno
import json
import os
import re
import shutil
import subprocess

import modes
import webhook
from results import ROOT, Result

CRDS = os.path.join(ROOT, "crds")
MEMORY_AND_FILES = ("alloc", "open", "read", "write", "print", "say", "close", "list", "stat", "rename", "make", "sync", "map")
# Ends of a process that a library makes, with its word: the dynamic linker, and GnuTLS as it is loaded (libcurl brings it).
ENDS_OF_LIBRARIES = [(127, "cannot allocate memory for thread-local data"), (1, "Error in GnuTLS initialization: ")]


def read_tree(folder):
    tree = {}
    for path, _, names in os.walk(folder):
        for name in names:
            whole = os.path.join(path, name)
            with open(whole, "rb") as file:
                tree[os.path.relpath(whole, folder)] = file.read()
    return tree


class Case:
    """A command. {out} in it is a folder whose files are compared, with what `old` puts there before."""
    families = MEMORY_AND_FILES
    jobs = None

    def __init__(self, name, command, expected=0, text=None, old=None, piped=False, warm=None):
        self.name, self.command, self.expected, self.text, self.old, self.piped = name, command, expected, text, old, piped
        self.warm = warm  # a folder that the cache of compiled CRDs starts as

    def prepare(self, folder):
        os.mkdir(os.path.join(folder, "cache"))
        os.chmod(os.path.join(folder, "cache"), 0o700)
        os.mkdir(os.path.join(folder, "out"))
        if self.old:
            shutil.copytree(self.old, os.path.join(folder, "out"), dirs_exist_ok=True)
        if self.warm:
            shutil.copytree(self.warm, os.path.join(folder, "cache"), dirs_exist_ok=True)

    def run(self, folder, environment, timeout):
        command = [word.replace("{out}", os.path.join(folder, "out")) for word in self.command]
        with open(os.path.join(folder, "stdin"), "w+b") as text, open(os.path.join(folder, "stdout"), "w+b") as output, \
                open(os.path.join(folder, "stderr"), "w+b") as errors:
            text.write(self.text or b"")
            text.seek(0)
            process = subprocess.Popen(command, stdin=text, stdout=output, stderr=errors, env=environment, cwd=ROOT)
            try:
                status, late = process.wait(timeout), False
            except subprocess.TimeoutExpired:
                process.kill()
                status, late = process.wait(), True
            output.seek(0)
            errors.seek(0)
            text = re.sub(r"[\d.]+ s, \d+ a second", "TIME", output.read().decode(errors="replace"))
            return Result(status, text.replace(folder, "{folder}"),
                          errors.read().decode(errors="replace").replace(folder, "{folder}"),
                          read_tree(os.path.join(folder, "out")), late)

    def leaves_out(self, plan):
        """Failures that nobody can tell from a true answer: the end of a pipe."""
        return self.piped and plan.endswith(":end")

    def says_why(self, output):
        """Suites that cannot be run are told among the results, in every form."""
        return "could not be run" in output or (self.command[1:2] == ["test"] and ("it changed while it was read" in output or any(os.strerror(number) in output for number in (errno.EIO, errno.EMFILE, errno.EACCES, errno.ENOENT))))

    def judge(self, baseline, result, plan):
        if result.status == 0 and baseline.status == 0 and result.files != baseline.files:
            return "exit status 0, and files are missing or wrong"
        wrong = self.half_written(baseline, result)
        if wrong:
            return wrong
        same = result.status == baseline.status and result.output == baseline.output and result.files == baseline.files
        told = result.errors.replace("without a limit of time: no thread can begin\n", "")  # the verdict is the same without
        if same and (told == baseline.errors or result.status == 0):
            return "same"
        if any(result.status == status and word in result.errors for status, word in ENDS_OF_LIBRARIES):
            return "error"
        if result.status != 2:
            return "same" if same and plan.startswith("say") else "exit status %d, and not the same result" % result.status
        if not result.errors.strip() and not self.says_why(result.output) and not plan.startswith("say"):
            return "exit status 2 without a word"
        return self.judge_part(baseline, result)

    def half_written(self, baseline, result):
        """An output file is the old one or the new one; nothing else lies about."""
        old = read_tree(self.old) if self.old else {}
        for name, content in result.files.items():
            if name not in baseline.files and name not in old:
                return "left behind: " + name
            if content not in (baseline.files.get(name), old.get(name)):
                return "half written: " + name
        for name in old:
            if name not in result.files:
                return "gone: " + name
        return None

    def judge_part(self, baseline, result):
        return "error"


PLACE = re.compile(r"^(\S.*?):\d+:\d+: ")


class ValidateCase(Case):
    """crd-validate: what it does not say of a document it must say that it could not."""

    def lines_by_file(self, result):
        lines = {}
        for line in result.output.splitlines():
            if "--output" in self.command and "json" in self.command:
                try:
                    value = json.loads(line)
                except ValueError:
                    continue
                if value.get("status") != "error":  # which says what could not be judged
                    lines.setdefault(value.get("file", ""), []).append(line)
            elif PLACE.match(line):
                lines.setdefault(PLACE.match(line)[1], []).append(line)
        return lines

    def judge_part(self, baseline, result):
        if "0 invalid" in result.output and re.search(r"\d+ valid, 0 invalid$", result.output.strip()) and not result.errors.strip():
            return "says that all is valid"
        expected, found = self.lines_by_file(baseline), self.lines_by_file(result)
        for name, lines in found.items():
            if any(line not in expected.get(name, ()) for line in lines):
                return "another finding of " + name
        if re.search(r"^crd-validate: (out of memory|standard output|standard input|warning)", result.errors, re.M):
            return "error"
        if not result.output.strip():
            return "error"
        for name, lines in expected.items():
            if len(found.get(name, ())) < len(lines) and not self.is_named(name, result.errors):
                return "findings of " + name + " are missing"
        return "error"

    @staticmethod
    def is_named(name, errors):
        while name.strip("/"):
            if name in errors:
                return True
            name = os.path.dirname(name)
        return False


class BatchCase(Case):
    """crd-validate --batch: each answer is the one without failures, or an error; all there are, unless it is said. A request whose
    file cannot be read is answered, with an error."""

    def judge(self, baseline, result, plan):
        if result.status == 0 and len(result.output.splitlines()) == len(baseline.output.splitlines()):
            outcome = self.judge_part(baseline, result)
            return "same" if result.output == baseline.output else outcome
        return super().judge(baseline, result, plan)

    def judge_part(self, baseline, result):
        expected = {json.loads(line).get("id"): json.loads(line) for line in baseline.output.splitlines()}
        for line in result.output.splitlines():
            try:
                answer = json.loads(line)
            except ValueError:
                if line == result.output.splitlines()[-1]:
                    continue  # standard output failed
                return "an answer that is no JSON"
            if answer != expected.get(answer.get("id")) and "error" not in answer:
                return "another answer to " + str(answer.get("id"))
        return "error"


def run_once(command, **options):
    return subprocess.run(command, capture_output=True, check=False, **options)


def manifests(scratch):
    """Twenty valid objects and an invalid one, in files; and in one file that is big enough for several tasks."""
    folder = os.path.join(scratch, "manifests")
    os.makedirs(os.path.join(folder, "more"))
    with open(os.path.join(ROOT, "examples/raycluster.yaml")) as file:
        good = file.read()
    bad = good.replace("rayVersion:", "rayVersion: [7]\n  was:", 1) if "rayVersion:" in good else good.replace("spec:", "spec: 7\nwas:", 1)
    for i in range(21):
        with open(os.path.join(folder, "more" if i % 3 else "", f"c{i:02}.yaml"), "w") as file:
            file.write(bad if i == 20 else good)
    many = os.path.join(scratch, "many.yaml")
    with open(many, "w") as file:
        for i in range(300):
            file.write("---\n" + (bad if i in (7, 150, 299) else good))
    items = os.path.join(scratch, "list.yaml")
    with open(items, "w") as file:
        file.write("apiVersion: v1\nkind: List\nitems:\n")
        for text in (good, bad, good):
            lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#") and line != "---"]
            file.write("- " + "\n  ".join(lines) + "\n")
    return folder, many, items


def mixed(scratch):
    """CRDs among the manifests, one with errors, an object of one, and objects of kinds that nobody knows."""
    folder = os.path.join(scratch, "mixed")
    os.mkdir(folder)
    shutil.copy(broken_crd(scratch), os.path.join(folder, "a-broken.yaml"))
    shutil.copy(os.path.join(CRDS, "bus.volcano.sh_commands.yaml"), os.path.join(folder, "b-crd.yaml"))
    objects = ["apiVersion: bus.volcano.sh/v1alpha1\nkind: Command\nmetadata: {name: a}\naction: 7\n"]
    objects += [f"apiVersion: v{number}\nkind: Unknown{number}\nmetadata: {{name: a}}\n" for number in range(3)]
    for number, text in enumerate(objects):
        with open(os.path.join(folder, f"c{number}.yaml"), "w") as file:
            file.write(text)
    return folder


def requests(good):
    """Lines for --batch: objects, an update, a patch, an HTTP request, a CRD."""
    with open(os.path.join(CRDS, "scheduling.volcano.sh_queues.yaml")) as file:
        crd_file = file.name
    small = {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "a", "namespace": "default"},
             "spec": {"headGroupSpec": {"rayStartParams": {},
                                        "template": {"spec": {"containers": [{"name": "head", "image": "rayproject/ray:2.46.0"}]}}}}}
    wrong = dict(small, spec={"rayVersion": 7})
    lines = [{"id": "good", "object": small}, {"id": "bad", "object": wrong},
             {"id": "yaml", "objectYaml": good},
             {"id": "update", "op": "update", "object": small, "oldObject": small},
             {"id": "patch", "op": "patch", "patch": [{"op": "add", "path": "/spec/rayVersion", "value": "2"}], "oldObject": small,
              "endpoint": "ray.io/v1/RayCluster"},
             {"id": "http", "method": "POST", "url": "/apis/ray.io/v1/namespaces/default/rayclusters", "contentType": "application/json",
              "body": json.dumps(small)},
             {"id": "crd", "op": "crd", "crdFile": crd_file}, {"id": "response", "object": wrong, "return": "response"},
             {"id": "layer", "layer": "webhook", "object": small}]
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def broken_crd(scratch):
    """A CRD with errors of several sorts."""
    with open(os.path.join(CRDS, "scheduling.volcano.sh_queues.yaml")) as file:
        text = file.read()
    path = os.path.join(scratch, "broken.yaml")
    with open(path, "w") as file:
        file.write(text.replace("scope: Cluster", "scope: Galaxy").replace("type: object", "type: thing", 1))
    return path


def crdc_cases(build, scratch):
    crdc = os.path.join(build, "programs/crdc/crdc")
    queues, jobs = os.path.join(CRDS, "scheduling.volcano.sh_queues.yaml"), os.path.join(CRDS, "bus.volcano.sh_commands.yaml")
    cluster = os.path.join(CRDS, "ray.io_rayclusters.yaml")
    old = os.path.join(scratch, "old")
    run_once([crdc, "generate", "--out", old, jobs])
    current = os.path.join(scratch, "current")
    run_once([crdc, "generate", "--out", current, queues, jobs])
    with open(cluster, "rb") as file:
        piped = file.read()
    return [Case("crdc generate", [crdc, "generate", "--out", "{out}", queues, jobs]),
            Case("crdc generate over older files", [crdc, "generate", "--out", "{out}", queues, jobs], old=old),
            Case("crdc generate --check", [crdc, "generate", "--check", "--out", "{out}", queues, jobs], old=current),
            Case("crdc generate with overlays", [crdc, "generate", "--out", "{out}", cluster]),
            Case("crdc lint of a folder", [crdc, "lint", CRDS]),
            Case("crdc lint of a broken CRD", [crdc, "lint", broken_crd(scratch)], expected=1),
            Case("crdc lint of standard input", [crdc, "lint", "-"], text=piped, piped=True),
            Case("crdc rules", [crdc, "rules", "--output", "json", os.path.join(CRDS, "ray.io_rayclusters.yaml")]),
            Case("crdc eval", [crdc, "eval", "--crd", cluster, "--object", os.path.join(ROOT, "examples/raycluster.yaml"),
                               "self.spec.workerGroupSpecs.map(g, g.groupName)"]),
            Case("crdc crd", [crdc, "crd", queues, cluster]),
            Case("crdc manifests", [crdc, "manifests", "--service", "ray/webhook", CRDS]),
            Case("crdc explain", [crdc, "explain", "--overlay", os.path.join(CRDS, "ray.io_rayjobs.markers.yaml"), "-"],
                 text=b"spec: Invalid value: no such key: a evaluating rule: self.a [controller, KR-150]\nspec.a: Required value\n",
                 piped=True)]


def validate_cases(build, scratch, folders):
    program = os.path.join(build, "programs/validate/crd-validate")
    folder, many, items = manifests(scratch)
    with open(os.path.join(ROOT, "examples/raycluster.yaml"), "rb") as file:
        example = file.read()
    queue = os.path.join(scratch, "queue.yaml")
    with open(queue, "w") as file:
        file.write("apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {name: q}\nspec: {weight: heavy}\n")
    queues = os.path.join(CRDS, "scheduling.volcano.sh_queues.yaml")
    settings = os.path.join(scratch, "settings.yaml")
    with open(settings, "w") as file:
        file.write("featureGates: {RayCronJob: true}\nconfig: {webhooksEnabled: \"true\"}\n")
    warm = os.path.join(scratch, "warm")
    os.mkdir(warm)
    os.chmod(warm, 0o700)
    run_once([program, "--crd", queues, queue], env=dict(os.environ, XDG_CACHE_HOME=warm))
    found = [ValidateCase("crd-validate FOLDER, one thread", [program, "--jobs", "1", folder], expected=1),
             ValidateCase("crd-validate FOLDER, threads", [program, "--jobs", "3", folder], expected=1),
             ValidateCase("crd-validate FOLDER as JSON", [program, "--jobs", "2", "--output", "json", folder], expected=1),
             *[Case(f"crd-validate FOLDER as {form}", [program, "--jobs", "2", "--output", form, folder], expected=1)
               for form in ("sarif", "junit", "tap", "gitlab", "markdown")],
             Case("crd-validate with the places of rules", [program, "--no-cache", "--output", "sarif", "--crd", queues, queue], expected=1),
             ValidateCase("crd-validate FILE...", [program, *[os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name != "more"],
                                                   os.path.join(folder, "more", "c20.yaml")], expected=1),
             ValidateCase("crd-validate of a valid file", [program, os.path.join(ROOT, "examples/raycluster.yaml")]),
             ValidateCase("crd-validate of a big file", [program, "--jobs", "2", many], expected=1),
             ValidateCase("crd-validate of a List", [program, items], expected=1),
             ValidateCase("crd-validate of CRDs and others", [program, "--jobs", "1", "--no-cache", mixed(scratch)], expected=1),
             ValidateCase("crd-validate -", [program, "-"], text=example, piped=True),
             ValidateCase("crd-validate --layers all", [program, "--layers", "all", "--config", settings, folder], expected=1),
             ValidateCase("crd-validate --crd --no-cache", [program, "--no-cache", "--crd", queues, queue], expected=1),
             ValidateCase("crd-validate --crd, kept", [program, "--crd", queues, queue], expected=1),
             ValidateCase("crd-validate --crd from the cache", [program, "--crd", queues, queue], expected=1, warm=warm),
             BatchCase("crd-validate --batch", [program, "--batch"], text=requests(example.decode()), piped=True),
             BatchCase("crd-validate batch", [program, "batch"], text=requests(example.decode()), piped=True),
             Case("crd-validate --help", [program, "--help"])]
    for path in folders:
        if os.path.isdir(path):
            code = run_once([program, path]).returncode
            found.append(ValidateCase("crd-validate " + os.path.basename(path.rstrip("/")), [program, path], expected=code))
    return found


def webhook_cases(build, scratch, room):
    program, certificates = os.path.join(build, "programs/webhook/crd-webhook"), os.path.join(scratch, "certificates")
    os.mkdir(certificates)
    if not webhook.make_certificate(certificates):
        return []
    clusters = os.path.join(CRDS, "ray.io_rayclusters.yaml")
    return [webhook.WebhookCase("crd-webhook", program, certificates),
            webhook.WebhookCase("crd-webhook --crd", program, certificates, ["--crd", clusters]),
            *[webhook.WebhookCase("crd-webhook: " + name, program, certificates, flags) for name, flags in modes.webhook_rows(room)]]


def mode_cases(build, scratch):
    room = modes.Room(build, scratch)
    validate, crdc = os.path.join(build, "programs/validate/crd-validate"), os.path.join(build, "programs/crdc/crdc")
    cluster = modes.Cluster(scratch)
    rows = [*modes.validate_rows(room), *cluster.rows(room)]
    def old(name):
        return room.at(modes.CHANGED[name]) if name in modes.CHANGED else None
    others = ("--ignore", "strangers and threads", *[name for name, words, _ in rows if words[0] == "test"])  # other findings are told where those files cannot be read
    found = [*[(Case if name in others else ValidateCase)("crd-validate: " + name, [validate, *words], expected=status, old=old(name))
              for name, words, status in rows],
            *[Case("crdc: " + name, [crdc, *words], expected=status, old=old(name)) for name, words, status in [*modes.crdc_rows(room), *cluster.crdc_rows(room)]]]
    for case in found:
        if "--mutate-objects" in case.command:  # a mutant that cannot be compiled is counted as one, whatever kept it from that
            case.families = tuple(family for family in MEMORY_AND_FILES if family not in ("stat", "open", "read"))
    return found, room


def all_cases(build, scratch, folders):
    of_modes, room = mode_cases(build, scratch)
    return [*validate_cases(build, scratch, folders), *of_modes, *crdc_cases(build, scratch), *webhook_cases(build, scratch, room)]
