# SPDX-License-Identifier: Apache-2.0
"""What crd-validate takes for its inputs: patterns and folders, files that are left out, files that are no Kubernetes objects,
templates, encrypted values, sources of what comes by a pipe. Folders are laid out as charts and repositories are; what a file
of patterns leaves out is compared with git's answer over trees and patterns that are made.

Usage: inputs.py CRD_VALIDATE CRDS"""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

validate, crds = (os.path.abspath(argument) for argument in sys.argv[1:3])
with open(validate, "rb") as program:
    SANITIZED = b"__asan_init" in program.read()
failures = []

RAY = """apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: %s, namespace: default}
spec: {headGroupSpec: {template: {spec: {containers: [{name: a, image: %s}]}}}}
"""
GOOD, BAD = RAY % ("a", "b"), RAY % ("a", "5")
THING = "apiVersion: other.org/v1\nkind: Thing\nmetadata: {name: s}\n"  # a kind that nobody knows
ENCRYPTED = "ENC[AES256_GCM,data:aGVsbG8=,iv:aXZpdml2aXZpdml2aXY=,tag:dGFndGFndGFn,type:str]"
WIDGET_CRD = """apiVersion: apiextensions.k8s.io/v1
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
    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {size: {type: integer}}}}}}
"""
WIDGET = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {size: %s}\n"


def write(files):
    for name, text in files.items():
        if os.path.dirname(name):
            os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())


def run(*arguments, text=""):
    done = subprocess.run([validate, *arguments], input=text, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def lines(*arguments, text=""):
    """The lines of JSON, by file."""
    _, out, _ = run("-o", "json", *arguments, text=text)
    found = {}
    for line in out.splitlines():
        one = json.loads(line)
        found.setdefault(one["file"], []).append(one)
    return found


def expect(name, got, wanted):
    if got != wanted:
        failures.append(name)
        print(f"FAILED {name}: got {got!r}, wanted {wanted!r}")


def says(name, code, wanted, *arguments, text="", without=()):
    got, out, error = run(*arguments, text=text)
    said = out + error
    for part in [wanted] if isinstance(wanted, str) else wanted:
        if part not in said or got != code:
            failures.append(name)
            print(f"FAILED {name}: exit {got} (wanted {code}), wanted {part!r} in:\n{said}")
    for part in without:
        expect(f"{name}, without {part}", part in said, False)


def in_folder(test):
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        test()
        os.chdir("/")


# ---- patterns ----


def patterns():
    write({"a/x.yaml": GOOD, "a/b/y.yaml": GOOD, "a/b/c/z.json": "{}", "a/b/notes.txt": ": : :", "a/.hid/h.yaml": GOOD,
           "a/node_modules/m/n.yaml": GOOD, "a/[odd].yaml": GOOD, "d/y.yaml.in": GOOD})
    expect("a star", sorted(lines("a/*.yaml")), ["a/[odd].yaml", "a/x.yaml"])
    expect("folders", sorted(lines("a/**/*.yaml")), ["a/[odd].yaml", "a/b/y.yaml", "a/x.yaml"])
    expect("a set", sorted(lines("a/[wx].yaml")), ["a/x.yaml"])
    expect("a mark", sorted(lines("a/b/?.yaml")), ["a/b/y.yaml"])
    expect("a name that has signs", sorted(lines("a/[odd].yaml")), ["a/[odd].yaml"])
    expect("folders that fit are walked", sorted(lines("a/b*")), ["a/b/c/z.json", "a/b/y.yaml"])
    expect("at the end of a pattern manifests alone", sorted(lines("a/b/*")), ["a/b/c/z.json", "a/b/y.yaml"])
    expect("but for a name that is asked for", sorted(lines("d/*.in")), ["d/y.yaml.in"])
    expect("folders that are named", sorted(lines("a/node_modules/*/*.yaml")), ["a/node_modules/m/n.yaml"])
    expect("usual folders as well", sorted(lines("--no-default-ignore", "a/*/*/*.yaml")), ["a/node_modules/m/n.yaml"])
    expect("what a pattern leads to twice", sorted(lines("a/**/y.yaml", "a/b", "a/../a/b/y.yaml")), ["a/b/c/z.json", "a/b/y.yaml"])
    says("no file", 2, "b*: no file has a name of this pattern", "b*")
    says("no file, which may be", 0, "b*: warning: no file has a name of this pattern", "--allow-no-files", "b*")
    says("no files", 2, "no files given")
    says("no files, which may be", 0, "note: no files given", "--allow-no-files")
    says("no files and a layer", 0, "note: no files given", "--allow-no-files", "--layers", "all")
    if os.getuid():
        os.chmod("a/b", 0)
        says("a folder that cannot be read", 2, "a/b: Permission denied", "a/**/*.yaml")
        os.chmod("a/b", 0o755)


def each_once():
    write({"a/x.yaml": BAD.replace("image: 5", "imag: 5"), "values.yaml": "a: 1\n"})
    said = run("--layers", "pods", "a", "a/x.yaml", "./a//x.yaml", "a/*.yaml")[1]
    expect("a file by four ways", said.count("unknown field"), 2)  # it was named twice
    expect("a file by two folders", run("a", ".")[1].count("unknown field"), 1)
    os.symlink("a", "link")
    os.symlink("../a", "a/ring")
    expect("a file by a link to its folder", run("a", "link")[1].count("unknown field"), 1)
    os.symlink("self", "a/self")
    os.symlink("lost", "a/lost.yaml")
    says("a ring of links, a link to nothing", 2, ["1 invalid", "a/lost.yaml: No such file or directory"], "a")
    told = lines(".")
    expect("what cannot be read has its name as the others have theirs", [told["./a/lost.yaml"][0]["status"], "./a/x.yaml" in told], ["error", True])
    says("who names a file means it", 1, "values.yaml:1:1: kind: Required value (of Helm values;", ".", "values.yaml", "--ignore", "lost.yaml")


# ---- what is left out ----


def ignored():
    write({"m/keep.yaml": GOOD, "m/drop.yaml": ": :", "m/sub/drop.yaml": ": :", "m/sub/keep.yaml": GOOD, "m/gen/a.yaml": ": :",
           "m/.dot/a.yaml": ": :", "m/node_modules/a.yaml": ": :", "m/sub/.crdvalidateignore": "!drop.yaml\r\n"})
    kept = ["m/keep.yaml", "m/sub/keep.yaml"]
    expect("by its name", sorted(lines("--ignore", "drop.yaml", "--ignore", "gen/", "m")), kept)
    expect("from here on", sorted(lines("--ignore", "/m/drop.yaml", "--ignore", "m/sub", "--ignore", "gen", "m")), ["m/keep.yaml"])
    says("counted", 0, ["2 valid", "2 files ignored, 3 folders ignored"], "--ignore", "drop.yaml", "--ignore", "gen/", "m")
    write({".crdvalidateignore": "# what is made\n\ngen/\ndrop.yaml\n"})
    expect("by a file above, a deeper file counts more", sorted(lines("m")), ["m/keep.yaml", "m/sub/drop.yaml", "m/sub/keep.yaml"])
    expect("the command line counts most", sorted(lines("--ignore", "drop.yaml", "m")), kept)
    expect("and takes back", sorted(lines("--ignore", "!gen/", "--ignore", "sub", "m")), ["m/gen/a.yaml", "m/keep.yaml"])
    expect("from a folder below", sorted(lines("m/sub")), ["m/sub/drop.yaml", "m/sub/keep.yaml"])
    expect("of a file that is named", sorted(lines("m/drop.yaml", "m/keep.yaml")), ["m/keep.yaml"])
    expect("a file in a folder that is left out", sorted(lines("m/gen/a.yaml", "m/keep.yaml")), ["m/keep.yaml"])
    expect("of a pattern", sorted(lines("m/*.yaml")), ["m/keep.yaml"])
    says("of all of a folder", 0, ["m/gen: warning: no file *.yaml", "1 folder ignored"], "m/gen")
    expect("by a path with points", sorted(lines("./m/../m")), ["./m/../m/keep.yaml", "./m/../m/sub/drop.yaml", "./m/../m/sub/keep.yaml"])
    expect("by a whole path", [os.path.basename(path) for path in sorted(lines(os.path.realpath("m")))],
           ["keep.yaml", "drop.yaml", "keep.yaml"])
    expect("usual folders as well", [path for path in sorted(lines("--no-default-ignore", "m")) if "o" in path.split("/")[1]],
           ["m/.dot/a.yaml", "m/node_modules/a.yaml"])
    write({"m/.crdvalidateignore": "!.dot\n"})
    expect("a usual folder that is taken back", "m/.dot/a.yaml" in lines("m"), True)
    expect("one that is named", sorted(lines("m/.dot")), ["m/.dot/a.yaml"])
    here = os.getcwd()
    os.mkdir("elsewhere")
    os.chdir("elsewhere")
    expect("outside of the working directory the folder is the root", [path[3:] for path in sorted(lines("../m"))],
           ["m/.dot/a.yaml", "m/drop.yaml", "m/gen/a.yaml", "m/keep.yaml", "m/sub/drop.yaml", "m/sub/keep.yaml"])
    os.chdir(here)
    write({".crdvalidateignore": "a.yaml\n  [b\nc\\\n[[:letter:]]\n" + "x" * 5000 + "\n"})
    says("what is no pattern", 2, [".crdvalidateignore:2:3: no ']' for this '['", ".crdvalidateignore:3:2: nothing behind this '\\'",
                                   ".crdvalidateignore:4:1: no such class of characters",
                                   ".crdvalidateignore:5:1: a pattern of more than 4096 bytes"], "m")
    says("on the command line", 2, "--ignore takes a pattern of .gitignore, not [b", "--ignore", "[b", "m")
    os.remove(".crdvalidateignore")
    os.mkdir(".crdvalidateignore")
    says("a file of patterns that is none", 2, ".crdvalidateignore: Is a directory", "m/keep.yaml")
    os.rmdir(".crdvalidateignore")
    write({".crdvalidateignore": b"#" * (2 << 20)})
    says("a large one", 2, ".crdvalidateignore: more than 1 MiB", "m/keep.yaml")


NAMES = ["a", "b", "ab", "abc", "x.yaml", "y.yaml", "a b.yaml", "[a].yaml", "#a.yaml", "!a.yaml", "b-c.yaml", "ä.yaml", "]x.yaml"]
PARTS = ["*", "**", "?", "a", "b", "ab", "abc", "x", "y", ".yaml", "*.yaml", "[ab]", "[!a]", "[^b-x]", "[]a]", "[a-]", "[[:alpha:]]",
         "[[:alpha:][:punct:]]", "\\[", "\\a", "\\*", "\\#", "\\!", "\\ ", " ", "[\\]a]", "***", "-", "ä", "[a/b]", "[x-a]", "[]-a]", "[--0]"]


def make_part(chance):
    """The name of a file or folder with a piece of it changed, or anything."""
    if chance.random() < 0.25:
        return "".join(chance.choice(PARTS) for _ in range(chance.randint(1, 3)))
    name = chance.choice(NAMES).replace("[", "\\[")
    start, end = sorted(chance.choices(range(len(name) + 1), k=2))
    return name if chance.random() < 0.4 or "\\" in name else name[:start] + chance.choice(PARTS) + name[end:]


def make_pattern(chance):
    pattern = "/".join(make_part(chance) for _ in range(chance.choice([1, 1, 1, 2, 2, 3])))
    # Two stars behind literal text are two single ones; git compares that text beforehand, and then takes them for folders.
    pattern = re.sub(r"(?<=[^/*])\*\*+", "*", pattern)
    return chance.choice(["", "", "", "", "!", "/", "**/", "!/", "#"]) + pattern + chance.choice(["", "", "", "/", "/**", " ", "  ", "\\ "])


def like_git():
    """Trees and patterns that are made: what is judged is what git does not ignore."""
    if not shutil.which("git"):
        print("skipped: the comparison with git, which is not installed")
        return
    subprocess.run(["git", "init", "-q", "."], check=True)
    chance = random.Random(20)
    folders = [""] + [f"{a}/" for a in NAMES[:4]] + [f"{a}/{b}/" for a in NAMES[:3] for b in NAMES[:4]]
    files = [folder + name for folder in folders for name in NAMES if name.endswith(".yaml") and chance.random() < 0.5]
    write({file: GOOD for file in files})
    answers, trials = set(), 50 if SANITIZED else 250  # what is held against git does not differ there, and a start takes ten times as long
    for trial in range(trials):
        for folder in folders:
            if os.path.exists(folder + ".crdvalidateignore"):
                os.remove(folder + ".crdvalidateignore")
        for folder in chance.sample(folders, chance.randint(2, 5)):
            end = chance.choice(["\n", "\n", "\r\n"])
            text = end.join(make_pattern(chance) for _ in range(chance.randint(2, 8)))
            write({folder + ".crdvalidateignore": text + chance.choice(["", end])})
        listed = subprocess.run(["git", "-c", "core.quotePath=false", "-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others",
                                 "--exclude-per-directory=.crdvalidateignore"], capture_output=True, check=True, timeout=60)
        wanted = {name for name in listed.stdout.decode().split("\0") if name.endswith(".yaml")}
        got = {name[2:] for name in lines(".")}
        answers.add(frozenset(got))
        if got != wanted:
            texts = [f"{folder}.crdvalidateignore: " + repr(open(folder + ".crdvalidateignore", encoding="utf-8", newline="").read())
                     for folder in folders if os.path.exists(folder + ".crdvalidateignore")]
            expect(f"trial {trial} as git: {texts}", sorted(got - wanted), sorted(wanted - got))
            break
    expect("trials that differ", (len(answers), f"of {trials}") if len(answers) < trials // 5 else "enough", "enough")


# ---- what is no object ----

REPOSITORY = {
    "charts/app/Chart.yaml": "apiVersion: v2\nname: app\nversion: 1.0.0\n",
    "charts/app/values.yaml": "kind: Deployment\nimage: {repository: x, tag: y}\n",
    "charts/app/values-prod.yaml": "replicas: 3\n",
    "charts/app/values.schema.json": '{"$schema": "https://json-schema.org/draft-07/schema#", "type": "object"}\n',
    "charts/app/ci/small-values.yaml": "replicas: 1\n",
    "charts/app/crds/widgets.yaml": WIDGET_CRD,
    "charts/app/templates/widget.yaml": "{{- if .Values.on }}\n" + WIDGET % "{{ .Values.size }}" + "{{- end }}\n",
    "charts/app/templates/quoted.yaml": WIDGET.replace("w}", '"{{ .Release.Name }}"}') % 1,
    "charts/app/templates/crd.yaml": WIDGET_CRD.replace("widgets", "{{ .x }}s"),
    "charts/app/templates/plain.yaml": WIDGET % 2,
    "charts/app/templates/_helpers.tpl": '{{- define "app.name" -}}\napp\n{{- end }}\n',
    "charts/app/charts/part/Chart.yaml": "apiVersion: v1\nname: part\nversion: 0.1.0\n",
    "charts/app/charts/part/templates/a.yaml": "a: {{ .b }}\n",
    ".github/workflows/ci.yaml": "on: push\njobs: {}\n",
    "workflows/ci.yaml": "on: push\njobs: {a: {runs-on: x, steps: []}}\n",
    "action.yml": "name: a\nruns: {using: composite, steps: []}\n",
    "package.json": '{"name": "x", "version": "1.0.0"}\n',
    "tsconfig.json": '{\n  // comments\n  "compilerOptions": {}\n}\n',
    "docker-compose.yaml": "services: {a: {image: b}}\n",
    "deploy/base/kustomization.yaml": "resources: [widget.yaml]\n",
    "deploy/base/widget.yaml": WIDGET % 3,
    "deploy/prod/kustomization.yaml": "kind: Kustomization\nresources: [../base]\n",
    "deploy/prod/patch.yaml": "- op: replace\n  path: /spec/size\n  value: 4\n",
    "deploy/prod/merge.yaml": "spec: {size: 5}\n",
    "config/app.yaml": "listen: :80\n",
    "config/list.json": "[1, 2]\n",
    "config/vault.yaml": "$ANSIBLE_VAULT;1.1;AES256\n6162\n",
    "config/locked.yaml": b"\0GITCRYPT\0\x01\x02\xff",
    "node_modules/x/package.json": "{",
    "ansible/site.yaml": "- hosts: all\n  tasks: []\n",
    "jinja/raw.yaml": "{% raw %}\n" + WIDGET % '"{{ index . \\"size\\" }}"' + "{% endraw %}\n",
    "charts/index.yaml": "apiVersion: v1\nentries: {}\n",
    "config/crd/patches/webhook_in_widgets.yaml": "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n"
        "metadata: {name: widgets.example.com}\nspec: {conversion: {strategy: Webhook}}\n",
    "config/crd/patches/cainjection_in_widgets.yaml": "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n"
        "metadata: {name: widgets.example.com, annotations: {a: b}}\n",
    "jinja/a.yaml": "a: {{ b }}\n{{ c }}\nd: [{{ e }}]\n",
    "openapi.yaml": "openapi: 3.0.0\npaths: {}\n",
    "secrets/.sops.yaml": "creation_rules: []\n",
    "secrets/values.json": '{"a": "ENC[AES256_GCM,data:x,type:str]", "sops": {"mac": "m", "version": "3.9"}}\n',
}
PASSED = {"Ansible playbooks": 1, "Ansible vaults": 1, "Compose files": 1, "files that git-crypt encrypted": 1, "GitHub actions": 1,
          "GitHub workflows": 1, "Go templates": 1, "Go templates of charts/app (helm template charts/app | crd-validate -)": 5,
          "Helm charts": 2, "Helm repositories": 1, "Helm values": 3, "Jinja templates": 1, "pieces of CustomResourceDefinitions": 2, "JSON patches": 1, "JSON schemas": 1, "OpenAPI documents": 1, "SOPS settings": 1,
          "SOPS-encrypted files": 1, "TypeScript settings": 1, "kustomizations": 2, "npm packages": 1, "other JSON": 1, "other YAML": 2}


def a_repository():
    write(REPOSITORY)
    for jobs in "1", "4":
        tops = {name.split("/")[0] for name in REPOSITORY}
        code, out, error = run("--jobs", jobs, *sorted(top for top in tops if "." not in top and top != "node_modules"), "*.yaml", "*.yml",
                               "*.json")
        expect("a repository: exit status", (code, error), (0, ""))
        summary = out.splitlines()
        expect("a repository: summary", summary[0].split(": ", 1)[1], "3 valid, 0 invalid, 7 templates, 26 other files")
        told = dict(line[len("  not judged, "):].rsplit(": ", 1) for line in summary[1:])
        expect("a repository: what is passed over", {name: int(count) for name, count in told.items()}, PASSED)
    found = lines(".")
    expect("a repository: JSON, each file once", {name: len(each) for name, each in found.items() if len(each) != 1}, {})
    expect("a repository: JSON, of a file", found["./package.json"][0],
           {"file": "./package.json", "document": 1, "status": "skipped", "skipped": "no Kubernetes object: npm packages"})
    skipped = sum("skipped" in each[0] for each in found.values())
    expect("a repository: JSON, of all files", (skipped, len(found)), (sum(PASSED.values()), sum(PASSED.values()) + 3))
    summary = json.loads(run("-o", "json", "--summary", "--ignore", "ansible/", "--ignore", "openapi.yaml", ".")[1].splitlines()[-1])["summary"]
    expect("a repository: JSON, summary", {name: summary[name] for name in ("valid", "invalid", "encrypted", "templates", "otherFiles", "ignoredFiles",
           "ignoredFolders")}, {"valid": 3, "invalid": 0, "encrypted": 0, "templates": 7, "otherFiles": 24, "ignoredFiles": 1, "ignoredFolders": 3})
    for form in "yaml", "junit", "tap", "sarif", "github", "gitlab", "markdown":
        code, out, error = run("-o", form, ".")
        expect(f"a repository: {form}", (code, error), (0, ""))
    code, out, _ = run("--require-objects", ".")
    expect("required: exit status", code, 1)
    expect("required: as many errors", out.splitlines()[-1].split(": ")[1], f"3 valid, {sum(PASSED.values())} invalid, 2 folders ignored")
    named = sorted(name for name in REPOSITORY if not name.startswith((".", "node_")))
    code, out, _ = run("--no-require-objects", *named)
    expect("named, and passed over", (code, out.splitlines()[0].split(": ", 1)[1]), (0, "3 valid, 0 invalid, 7 templates, 26 other files"))
    code, out, _ = run(*named)
    summary = next(line for line in out.splitlines() if " documents in " in line)
    expect("named", (code, summary.split(": ")[1]), (1, f"3 valid, {len(named) - 5} invalid, 2 other files"))
    says("a chart's values, named", 1, "values-prod.yaml:1:1: kind: Required value (of Helm values; --no-require-objects",
         "charts/app/values-prod.yaml")
    says("a template, named", 1, "charts/app/templates/quoted.yaml:1:1: a Go template of charts/app: not judged before it is rendered "
         "(helm template charts/app | crd-validate -)", "charts/app/templates/quoted.yaml", without=["Invalid value"])
    write({"quoted.yaml": WIDGET_CRD.replace("widgets.example.com}", 'widgets.example.com, labels: {app: "{{ .Values.app }}"}}')})
    says("a template in quotes", 1, ['quoted.yaml:3:53: CustomResourceDefinition widgets.example.com: metadata.labels: Invalid value: "{{ .Values.app }}"',
         "help: a template: where a program renders it first"], "quoted.yaml")
    says("a template elsewhere, named", 1, "help: a template is no YAML before it is rendered", "jinja/a.yaml")
    os.chdir("charts/app")
    says("within a chart", 0, "Go templates of . (helm template . | crd-validate -): 4", "templates", "crds")


def objects_remain():
    """What may be an object somebody made a mistake in stays an error, in folders too."""
    rows = {"apiVersion alone": "apiVersion: v1\nmetadata: {name: a}\n", "kind alone": "kind: Pod\nspec: {}\n",
            "neither, with a name": "metadata: {name: a}\nspec: {}\n", "in other letters": "apiversion: v1\nKind: Pod\n",
            "a document among objects": THING + "---\nspec: {}\n", "an object among others": "a: 1\n---\n" + THING,
            "broken": "a: [\n", "broken, with an action in quotes": 'a: "{{ b }}"\nc: [\n', "a template, and broken": "a: {{ b }}\nc: [\n",
            "an action without an end": "a: {{ b\n", "a list of objects": "- apiVersion: v1\n  kind: Pod\n",
            "an item without a kind": "apiVersion: v1\nkind: List\nitems: [{a: 1}]\n",
            "an empty kind": 'apiVersion: v1\nkind: ""\n', "a binary file": b"\1\2\377"}
    for name, text in rows.items():
        shutil.rmtree("m", ignore_errors=True)
        write({"m/a.yaml": text})
        code, out, _ = run("m")
        expect(f"{name}: exit status", code, 1)
        expect(f"{name}: one error", "1 invalid" in out, True)
    says("what a binary file is", 1, "help: a byte that no text has: the file may be binary", "m")
    write({"m/a.yaml": "a: 1\n---\n" * 60000 + "b: 2\n"})
    code, out, _ = run("--jobs", "4", "m")
    expect("a large file of nothing: once", (code, out), (0, "0 documents in 1 file: 0 valid, 0 invalid, 1 other file\n"
                                                          "  not judged, other YAML: 1\n"))
    write({"m/a.yaml": "a: 1\n---\n" * 60000 + THING})
    code, out, _ = run("--jobs", "4", "m")
    expect("with one object they are errors", (code, "60000 invalid, 1 without schema" in out), (1, True))


def templates():
    """Texts that are YAML once their actions are put out of the way, and some that are not."""
    write({"m/%d.yaml" % i: text for i, text in enumerate([
        "{{- range .x }}\n---\na: {{ . | quote }}\n{{- end }}\n", "a:\n  {{- toYaml .b | nindent 2 }}\n  c: {{ d }}\n", "{{ a }}: b\nc: {{ d }}-{{ e }}\n",
        "{{/* don't: } }} */}}\na: {{ b }}\n", 'a: {{ printf "}}%s" .b }}\n', "a: {{\n  b\n}}\n", "a: {{ `}}` }}\n"])})
    write({"m/a.json": '{"a": {{ .b }}, "c": "{{ d }}"}\n'})
    code, out, _ = run("m")
    expect("templates", (code, out.splitlines()[1:]), (0, ["  not judged, Go templates: 9"]))
    says("on standard input", 1, "help: a template is no YAML before it is rendered", "-", text="a: {{ b }}\n")


def patches():
    """As kubebuilder and kustomize lay out their folders."""
    part = "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {suspend: true}\n"
    webhook = "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\n" \
        "spec: {conversion: {strategy: Webhook}}\n"
    write({"config/crd/kustomization.yaml": "resources:\n- bases/widgets.yaml\npatches:\n- path: patches/webhook_in_widgets.yaml\n",
           "config/crd/bases/widgets.yaml": WIDGET_CRD, "config/crd/patches/webhook_in_widgets.yaml": webhook,
           "config/over/kustomization.yml": "patchesStrategicMerge: [../more/one.yaml, ./two.yaml, 'a: 1\n']\n"
           "patchesJson6902: [{target: {kind: RayCluster}, path: three.json}, {patch: x}]\npatches: [5, {path: []}, {path: ../../../up.yaml}]\n",
           "config/more/one.yaml": part, "config/over/two.yaml": part, "config/over/three.json": "[]", "config/over/four.yaml": GOOD,
           "config/widget.yaml": WIDGET % '"x"'})
    for folder in "config/", "./config", os.path.realpath("config"), "../" + os.path.basename(os.getcwd()) + "/config":
        # What stands beside the kustomization's folder is no patch of it: kustomize does not take it either.
        says(f"patches in {folder}", 1, ["widget.yaml:4:14: Widget w: spec.size: Invalid value", "more/one.yaml:4:7: RayCluster a: spec.headGroupSpec: Required",
                                         "4 documents in 9 files: 2 valid, 2 invalid, 5 other files",
                                         "not judged, patches of kustomizations: 3"], folder)
    expect("patches, JSON", lines("config")["config/over/two.yaml"][0]["skipped"], "a patch of a kustomization: not judged before it is applied")
    # A hook names files one by one: the kustomization beside or above one of them says what it is.
    for file in "config/over/two.yaml", "config/crd/patches/webhook_in_widgets.yaml":
        says(f"{file}, named alone", 0, "patches of kustomizations: 1", file)
        says(f"{file}, of which a schema is asked for", 2, "could not be judged, and --require-schema is given: a patch of a kustomization", "--require-schema", file)
    says("of custom resources alone", 0, "patches of kustomizations: 1", "--require-schema=custom", "config/crd/patches/webhook_in_widgets.yaml")
    os.chdir("config/crd/patches")
    says("from the patch's folder", 0, "patches of kustomizations: 1", "webhook_in_widgets.yaml")
    os.chdir("../../..")
    says("all have to be", 1, "config/over/two.yaml:4:7: RayCluster a: spec.headGroupSpec: Required value", "--require-objects", "config")
    says("CRDs of a folder with patches", 1, ["config/crd/patches/webhook_in_widgets.yaml: note: a patch of a kustomization: passed over", "spec.size: Invalid value",
                                              "0 valid, 1 invalid"], "--crd", "config/crd", "config/widget.yaml", without=["not taken", "Required value"])


def hidden_by_patches():
    """A kustomization takes no object out of what is judged by calling it a patch."""
    write({"evil.yaml": BAD, "base/kustomization.yaml": "resources: [evil.yaml]\n", "base/evil.yaml": BAD, "over/kustomization.yaml": "patches: [{path: ../evil.yaml}]\n",
           "kustomization.yaml": "patches: [{path: base/evil.yaml}]\nresources: [base, lone.yaml]\n", "lone.yaml": BAD})
    for flags in [], ["--require-schema"]:
        says(f"a patch of another folder, a resource {flags}", 1, ["base/evil.yaml:4:", "./evil.yaml:4:", "lone.yaml:4:", "3 documents in 6 files: 0 valid, 3 invalid"], *flags, ".")
    os.chdir("base")
    says("a resource that is named alone", 1, "0 valid, 1 invalid", "evil.yaml")
    os.chdir("..")
    write({"a/b/c/d/patch.yaml": BAD, "kustomization.yaml": "patches: [{path: a/b/c/d/patch.yaml}]\n"})
    says("four folders up without a repository", 1, "0 valid, 1 invalid", "a/b/c/d/patch.yaml")
    os.mkdir(".git")
    says("in a repository", 0, "patches of kustomizations: 1", "a/b/c/d/patch.yaml")
    os.mkdir("a/b/.git")
    says("in another one below", 1, "0 valid, 1 invalid", "a/b/c/d/patch.yaml")
    os.rmdir("a/b/.git")
    os.remove("kustomization.yaml")
    os.mkfifo("kustomization.yaml")
    says("a pipe in a kustomization's place", 1, "0 valid, 1 invalid", "a/b/c/d/patch.yaml")


# ---- encrypted values ----


def encrypted():
    how = {"mac": ENCRYPTED, "version": "3.9.0", "lastmodified": "2026-01-01T00:00:00Z", "age": [{"recipient": "age1x", "enc": "-----BEGIN AGE"}]}
    sops = f"sops: {json.dumps(how)}\n"
    part = RAY % ("a", f'"{ENCRYPTED}"')
    write({"m/part.yaml": part + sops, "m/all.yaml": f'apiVersion: {ENCRYPTED}\nkind: {ENCRYPTED}\n' + sops,
           "m/part.json": json.dumps({"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "a"}, "sops": how,
                                      "spec": {"headGroupSpec": ENCRYPTED}})})
    says("encrypted", 0, ["0 valid, 0 invalid, 3 encrypted", "not judged, values encrypted by SOPS: 3"], "m")
    expect("encrypted, JSON", {each[0]["skipped"] for each in lines("m").values()},
           {"encrypted by SOPS: not judged", "encrypted by SOPS: not judged in all of it"})
    says("where a schema is asked for", 2, ["m/part.yaml:1:1: RayCluster default/a: could not be judged, and --require-schema is given: encrypted by SOPS",
                                            "0 valid, 0 invalid, 2 not judged, 1 encrypted"], "--require-schema=custom", "m")
    # What does not hang on encrypted values is judged.
    write({"type.yaml": part.replace("spec: {", "spec: {suspend: 5, nothing: 1, ") + sops, "missing.yaml": "apiVersion: ray.io/v1\nkind: RayCluster\n"
           f'metadata: {{name: a, labels: {{a: "{ENCRYPTED}"}}}}\nspec: {{rayVersion: "{ENCRYPTED}", suspend: "{ENCRYPTED}"}}\n' + sops})
    says("a type beside encrypted values", 1, ["4:17: RayCluster default/a: spec.suspend: Invalid value", 'unknown field "spec.nothing"'], "type.yaml", without=["sops", "image"])
    says("what is missing beside encrypted values", 1, "RayCluster a: spec.headGroupSpec: Required value", "missing.yaml", without=["suspend", "labels"])
    message = lines("missing.yaml")["missing.yaml"][0]["message"].split(", <nil>")[0]
    expect("its message", message, 'RayCluster.ray.io "a" is invalid: [spec.headGroupSpec: Required value')
    # What only calls itself encrypted is judged.
    write({"claims.yaml": BAD + "sops: {mac: x}\nhidden: ENC[x]\n"})
    says("a claim", 1, ["spec.headGroupSpec.template.spec.containers[0].image: Invalid value", 'unknown field "sops"'], "claims.yaml")
    for name, changed in {"mac": "x", "version": "", "lastmodified": "yesterday", "age": []}.items():
        write({"claims.yaml": BAD.replace("name: a,", f'name: a, annotations: {{a: "{ENCRYPTED}"}},') + f"sops: {json.dumps({**how, name: changed})}\n"})
        says(f"a claim without {name}", 1, 'unknown field "sops"', "claims.yaml")
    says("rejected all the same", 1, "RayCluster is rejected", "--reject", "RayCluster", "m")
    says("skipped all the same", 0, "2 skipped, 1 encrypted", "--skip", "RayCluster", "m")
    write({"plain.yaml": GOOD + sops, "text.yaml": part, "kind.yaml": (part + sops).replace("RayCluster", "RayClutser")})
    says("no value is", 1, 'unknown field "sops"', "plain.yaml")
    says("no metadata of SOPS", 0, "1 valid", "text.yaml")
    says("of a kind that is none", 1, "no matches for kind", "kind.yaml")


# ---- values that are put in later ----

FLUX = """apiVersion: ray.io/v1
kind: RayCluster
metadata:
  name: ${APP}
  labels: {a: "${LABEL:=z}"}
  annotations: {"${KEY}": "$${APP} $APP"}
spec:
  suspend: ${SUSPEND}
  headGroupSpec:
    template: {spec: {containers: [{name: a, image: "b:${TAG:-5}"}]}}
"""


def substitutions():
    help_of_flux = "help: a value that Flux puts in: --substitute FILE gives such values, --allow-substitutions"
    write({"flux.yaml": FLUX, "lines": "# values\nAPP=a\nexport SUSPEND='true'\nKEY = k\n", "map.yaml": "APP: a\nSUSPEND: true\nKEY: k\n",
           "config.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x}\ndata: {APP: a, SUSPEND: 'true', KEY: k}\n"})
    says("nothing given", 1, ['flux.yaml:4:9: RayCluster ${APP}: metadata.name: Invalid value: "${APP}"', help_of_flux], "flux.yaml")
    for values in "lines", "map.yaml", "config.yaml":
        says(f"values of {values}", 0, "1 valid", "--substitute", values, "flux.yaml")
    stored = run("-o", "yaml", "--substitute", "lines", "flux.yaml")[1]
    for part in "name: a\n", "a: z\n", "k: ${APP} $APP\n", "suspend: true\n", "image: b:5\n":
        expect(f"put in: {part!r}", part in stored, True)
    write({"none": "SUSPEND=maybe\nAPP=a\nKEY=k\n", "five": "APP='5'\nSUSPEND=true\nKEY=k\nTAG=\n"})
    says("a wrong value, at its place", 1, "flux.yaml:8:12: RayCluster a: spec.suspend: Invalid value: \"string\"", "--substitute", "none", "flux.yaml")
    says("a number where a text is to be", 1, "flux.yaml:4:9: RayCluster: RayCluster in version \"v1\" cannot be handled as a RayCluster: json: cannot unmarshal number", "--substitute", "five", "flux.yaml")
    says("what is without a value stays", 1, 'metadata.name: Invalid value: "${APP}"', "--substitute", "/dev/null", "flux.yaml")
    says("or is passed over", 0, ["1 template", "not judged, values that Flux puts in: 1"], "--allow-substitutions", "flux.yaml")
    says("and is no success where that is asked for", 2, "--fail-on unjudged", "--fail-on", "unjudged", "--allow-substitutions", "flux.yaml")
    says("but not where a schema is asked for", 2, "could not be judged, and --require-schema is given: values that Flux puts in", "--allow-substitutions",
         "--require-schema", "flux.yaml")
    write({"bad.yaml": FLUX.replace("spec:\n  s", "spec:\n  nothing: 1\n  rayVersion: 5\n  s", 1),
           "list.json": json.dumps({"apiVersion": "v1", "kind": "List", "items": [{"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "${APP}"}}]}),
           "disabled.yaml": FLUX.replace("labels: {", "labels: {kustomize.toolkit.fluxcd.io/substitute: disabled, ")})
    says("what does not hang on them is judged", 1, ["spec.rayVersion: Invalid value", 'unknown field "spec.nothing"'], "--allow-substitutions", "bad.yaml",
         without=["${APP}\"", "suspend: Invalid"])
    says("items of a List", 0, "1 valid", "--substitute", "lines", "list.json")
    says("an object that is not to be changed", 1, 'metadata.name: Invalid value: "${APP}"', "--substitute", "lines", "disabled.yaml")
    write({"text": "APP a\n"})
    says("a file that is none", 2, "crd-validate: text:1: neither NAME=VALUE nor a map of YAML", "--substitute", "text", "flux.yaml")
    says("a file that is not there", 2, "crd-validate: no: No such file or directory", "--substitute", "no", "flux.yaml")
    write({"pod.yaml": "apiVersion: v1\nkind: Pod\nmetadata: {name: \"${APP}\"}\nspec: {containers: [{name: a, image: b}]}\n"})
    says("a built-in kind", 0, "1 valid", "--layers", "pods", "--substitute", "lines", "pod.yaml")


def hints():
    """What to do about mistakes whose messages do not say it."""
    quantity = GOOD.replace("image: b", "image: b, resources: {limits: {cpu: 0.1}}")
    for text, wanted, unwanted in ((quantity, 'help: put it in quotes: "0.1"\n', "--substitute"), (BAD, 'help: put it in quotes: "5"\n', "--substitute"),
                                   ("a: {{ .Values.x }}\n", "invalid map key: a map\n  help: a template is no YAML", "interface"),
                                   ("apiVersion: v1\nkind: Pod\nmetadata: {name: a, labels: {a: '{{ .Values.x }}'}}\n", "help: a template: where a program renders it first", "quotes"),
                                   ("a:\n{% raw %}\n", "help: a template ({% %}) is no YAML", "quotes"),
                                   ("a: {user}/x\n", "help: a text that begins with { or [ wants quotes", "indentation"),
                                   ("a: {b: ${C}}\n", "help: within { } and [ ] a text with ${...} wants quotes", "closed")):
        write({"a.yaml": text})
        says(text[-30:], 1, wanted, "a.yaml", without=[unwanted])
    expect("said once", run("a.yaml")[1].count("help:"), 1)
    deployment = "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec:\n  replicas: %s\n  template:\n    spec:\n      containers:\n      - {name: a}\n      - {name: b, ports: %s}\n"
    for replicas, ports, wanted in (("'3'", "[]", "a.yaml:5:13: Deployment a: Deployment in version"), ("3", "x", "a.yaml:10:26: Deployment a: Deployment in version")):
        write({"a.yaml": deployment % (replicas, ports)})
        says(f"the place of what Go does not read: {wanted[:12]}", 1, wanted, "--layers", "pods", "a.yaml")
    write({"a.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  labels: {x: k, z: 5}\n"})
    says("the place of a label", 1, "a.yaml:5:21: ConfigMap a: ConfigMap in version \"v1\" cannot be handled as a ConfigMap: json: cannot unmarshal number into Go struct field", "a.yaml")


# ---- without a schema ----


def untyped():
    """What the API server has against an object of any kind: fields that stand twice, its apiVersion, its metadata."""
    first = "apiVersion: %s\nkind: %s\n"
    refused = {
        "metadata: {name: a/b}": "a.yaml:3:18: Thing a/b: metadata.name: Invalid value: \"a/b\": may not contain '/'",
        "metadata: {name: '..'}": "metadata.name: Invalid value: \"..\": may not be '..'",
        "metadata: {generateName: 'a%'}": "metadata.generateName: Invalid value: \"a%\": may not contain '%'",
        "metadata: {name: a, namespace: A}": "a.yaml:3:32: Thing A/a: metadata.namespace: Invalid value: \"A\": a lowercase RFC 1123 label",
        "metadata: {name: a, labels: {x: b c}}": "metadata.labels: Invalid value: \"b c\": a valid label must be",
        "metadata: {name: a, annotations: {b c: x}}": "metadata.annotations: Invalid value: \"b c\": name part must consist of",
        "metadata: {name: a, annotations: {x: " + "y" * (256 << 10) + "}}": "metadata.annotations: Too long: may not be more than 262144 bytes",
        "metadata: {name: a, labels: {x: 5}}": "json: cannot unmarshal number into Go struct field ObjectMeta.labels of type string",
        "metadata: {name: a}\ndata: {x: y}\nmetadata: {name: b}": 'a.yaml:5:1: Thing b: key "metadata" already set in map',
    }
    for text, wanted in refused.items():
        write({"a.yaml": first % ("other.org/v1", "Thing") + text + "\n"})
        says(text[:60], 1, [wanted, "0 valid, 1 invalid"], "a.yaml")
    write({"a.yaml": first % ("v1", "ConfigMap") + "metadata: {name: a, lables: {}}\n"})
    says("of the API server's own", 1, 'a.yaml:3:21: ConfigMap a: unknown field "metadata.lables"', "a.yaml")
    write({"a.yaml": first % ("other.org/v1", "Thing") + "metadata: {name: a}\nmetadata: {name: b}\n"})
    says("twice, which may be", 0, "1 without schema", "--no-strict", "a.yaml")
    for name, wanted in {"a/b/c": 'a.yaml:1:13: Thing: apiVersion: Invalid value: "a/b/c": must be VERSION or GROUP/VERSION', "a/": "must be VERSION or GROUP/VERSION",
                         "5": "a.yaml:1:1: Thing: apiVersion: must be a text, and not empty",
                         "other.org/V1": 'a.yaml:1:13: Thing: apiVersion: Invalid value: "other.org/V1": a DNS-1035 label must consist of', "Apps/v1": "a lowercase RFC 1123 subdomain must consist of"}.items():
        write({"a.yaml": first % (name, "Thing")})
        says(f"apiVersion {name}", 1, wanted, "a.yaml")
    write({"a.yaml": first % ("other.org/v1", '"Pod "')})
    says("a kind that none can be", 1, 'a.yaml:2:7: Pod : kind: Invalid value: "Pod ": may have mixed case, but should otherwise match: a DNS-1035 label', "a.yaml")
    write({"a.yaml": first % ("other.org/v1", "5")})
    says("a kind that is a number", 1, "kind: must be a text, and not empty", "a.yaml")
    fine = {"other.org/v1 ClusterRole": "metadata: {name: 'system:controller:foo'}", "other.org/v1 Service": "metadata:\nspec: {}", "other.org/v1 ConfigMap": "data: {}",
            "v1 PodList": "metadata: {name: 5}", "0.1.0 ksonnet.io/app": "name: a", "example.com/v1 my-Thing": "spec: {}", "kustomize.config.k8s.io/v1beta1 Kustomization": "metadata: {name: 5}\nnamespace: x",
            "eksctl.io/v1alpha5 ClusterConfig": "metadata: {name: a, region: b}", "other.org/v1 Namespace": "metadata: {name: a, namespace: b, uid: c, managedFields: []}"}
    write({f"m/{i}.yaml": first % tuple(name.split()) + text + "\n" for i, (name, text) in enumerate(fine.items())})
    says("what is not refused", 0, f"0 invalid, {len(fine) - 1} without schema", "m")  # kustomize's own file is none


# ---- kinds ----


def kinds():
    items = json.dumps({"apiVersion": "v1", "kind": "List", "items": [
        {"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "s"}},
        {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "a"}, "spec": {}}]})
    write({"ray.yaml": GOOD, "thing.yaml": THING, "list.json": items, "crd.yaml": WIDGET_CRD, "widget.yaml": WIDGET % '"x"'})
    says("these alone", 0, "1 valid, 0 invalid, 1 skipped", "--kind", "RayCluster.ray.io", "ray.yaml", "thing.yaml")
    says("items of a List", 1, "0 valid, 1 invalid, 1 skipped", "--kind", "RayCluster", "list.json")
    expect("why", lines("--kind", "RayCluster", "thing.yaml")["thing.yaml"][0]["skipped"], "--kind")
    says("CRDs are used all the same", 1, ["spec.size: Invalid value", "1 invalid, 1 skipped"], "--kind", "Widget", "widget.yaml", "crd.yaml")
    says("rejected", 1, ["list.json:1:", "Secret s: v1 Secret is rejected (--reject)"], "--reject", "Secret,Role", "--kind", "Thing", "list.json")
    says("a List that is rejected", 1, "v1 List is rejected", "--reject", "List", "list.json")
    says("a fast document that is rejected", 1, "ray.io/v1 RayCluster is rejected", "--reject", "ray.io/v1/RayCluster", "-",
         text='{"apiVersion":"ray.io/v1","kind":"RayCluster","metadata":{"name":"a"}}')
    for flag in "--kind", "--reject":
        says(f"what {flag} takes", 2, f"{flag} takes Kind, Kind.group or group/version/Kind, joined by commas, not A,,B", flag, "A,,B", "ray.yaml")


# ---- pipes ----


def pipes():
    helm = "".join(f"---\n# Source: app/templates/{name}.yaml\n# a licence\n" + text for name, text in
                   {"good": GOOD, "bad": GOOD.replace("image", "imag"), "list": "apiVersion: v1\nkind: List\nitems:\n- " +
                    GOOD.replace("image", "im").replace("\n", "\n  ") + "\n"}.items())
    says("sources", 1, ["<stdin>:14:65: app/templates/bad.yaml: RayCluster default/a: unknown field", "app/templates/list.yaml: RayCluster default/a: unknown",
                        "3 documents in 1 file: 1 valid, 2 invalid"], "-", text=helm)
    expect("sources, JSON", [each.get("source") for each in lines("-", text=helm)["<stdin>"]],
           ["app/templates/good.yaml", "app/templates/bad.yaml", "app/templates/list.yaml"])
    origin = GOOD.replace("name: a, namespace", 'name: a, annotations: {config.kubernetes.io/origin: "path: base/ray.yaml\\nrepo: x\\n"}, namespace')
    says("kustomize's origin", 1, "<stdin>:4:65: base/ray.yaml: RayCluster default/a: unknown", "-", text=origin.replace("image", "imag"))
    says("no source", 1, "<stdin>:5:65: RayCluster default/a: unknown", "-", text="# Sauce: x\n" + GOOD.replace("image", "imag"))
    says("a comment within is none", 0, "1 valid", "-", text=GOOD + "# Source: x\n")
    server = {"creationTimestamp": "2026-01-01T00:00:00Z", "generation": 3, "resourceVersion": "12", "uid": "0b1a2c3d-1111-2222-3333-444455556666",
              "managedFields": [{"apiVersion": "ray.io/v1", "fieldsType": "FieldsV1", "fieldsV1": {"f:spec": {}}, "manager": "kubectl",
                                 "operation": "Update", "time": "2026-01-01T00:00:00Z"}]}
    got = {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "a", "namespace": "b", **server}, "status": {"state": "ready"},
           "spec": {"headGroupSpec": {"template": {"spec": {"containers": [{"name": "a", "image": "b"}]}}}}}
    for text in json.dumps(got), json.dumps({"apiVersion": "v1", "items": [got, got], "kind": "List", "metadata": {"resourceVersion": ""}}, indent=4):
        says("as kubectl get writes it", 0, "0 invalid", "-", text=text)
    got["metadata"]["managedFields"][0]["operation"] = "Upset"
    says("and judged in all of it", 1, "managedFields[0].operation", "-", text=json.dumps(got))


KUSTOMIZE = """#!/bin/sh
echo "$0 $*" >>"$CALLS"
echo "a word of the tool" >&2
case $2 in *broken) exit 7;; *killed) kill -9 $$;; *empty) exit 0;; *endless) yes 2>/dev/null;; esac
[ -t 0 ] || read -r line && echo "standard input was read" >&2
cat "$2/built"
"""


def built():
    """Programs of that name stand in for kustomize, kubectl and helm; where there is a real kubectl, it is asked as well."""
    real = shutil.which("kubectl")
    origin = "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a, annotations: {config.kubernetes.io/origin: \"path: base/ray.yaml\\n\"}}\nspec: {}\n"
    write({"bin/kustomize": KUSTOMIZE, "helm/helm": KUSTOMIZE, "deploy/kustomization.yaml": "resources: [x\n", "deploy/built": origin, "chart/Chart.yaml": "",
           "chart/built": "---\n# Source: app/templates/a.yaml\n" + BAD, "-dash/kustomization.yml": "", "-dash/built": GOOD, "plain/a.yaml": GOOD, "kubectl/kubectl": KUSTOMIZE,
           **{f"{name}/kustomization.yaml": "" for name in ("broken", "killed", "empty", "endless")}})
    for tool in "bin/kustomize", "helm/helm", "kubectl/kubectl":
        os.chmod(tool, 0o755)
    path, here = os.environ["PATH"], os.getcwd()
    os.environ.update(PATH=f"{here}/bin:{here}/helm:{path}", CALLS=os.path.join(here, "calls"))
    says("a kustomization and a chart", 1, ["deploy (kustomize build):4:7: base/ray.yaml: RayCluster a: spec.headGroupSpec: Required value",
                                            "chart (helm template):6:72: app/templates/a.yaml: RayCluster default/a: spec.headGroupSpec", "2 documents in 2 files: 0 valid, 2 invalid"],
         "--build", "deploy", "chart", without=["standard input was read"])
    expect("the arguments", [line.split("/")[-1] for line in open("calls", encoding="utf-8").read().splitlines()], ["kustomize build deploy", "helm template chart"])
    says("a name like an option", 0, "1 valid", "--build", "--", "-dash")
    says("folders of a pattern", 1, ["0 valid, 1 invalid"], "--build", "dep*")
    for name, wanted in {"broken": "broken: kustomize build: exit status 7\na word of the tool", "killed": "killed: kustomize build: ended by signal 9",
                         "empty": "empty: kustomize build: printed nothing", "endless": "endless: kustomize build: printed more than 256 MiB",
                         "plain": "plain: --build finds neither a kustomization nor a Chart.yaml in this folder"}.items():
        says(f"a build that fails: {name}", 2, wanted, "--build", name)
    os.environ["PATH"] = f"{here}/kubectl:/nowhere"
    os.symlink(shutil.which("cat", path=path), "kubectl/cat")
    says("without kustomize", 1, "deploy (kubectl kustomize):4:7:", "--build", "deploy")
    expect("by its name", open("calls", encoding="utf-8").read().splitlines()[-1].split("/")[-1], "kubectl kustomize deploy")
    write({"kustomization.yaml": "patches: [{path: deploy (kubectl kustomize)}, {path: <stdin>}]\n"})
    says("a name of what is built in a kustomization", 1, "deploy (kubectl kustomize):4:7:", "--build", "deploy")
    write({"widget.yaml": WIDGET % '"x"'})
    says("of standard input", 1, "widget.yaml:4:14: Widget w: spec.size: Invalid value", "--crd", "-", "widget.yaml", text=WIDGET_CRD)
    os.remove("kustomization.yaml")
    os.environ["PATH"] = "/nowhere"
    says("without any", 2, "deploy: kubectl kustomize: is not installed", "--build", "deploy")
    write({".crd-validate.yaml": "build: true\n"})
    says("not by a configuration file", 2, "build", "deploy")
    os.remove(".crd-validate.yaml")
    os.environ["PATH"] = path
    if not real:
        print("skipped: the real kubectl, which is not installed")
        return
    write({"base/kustomization.yaml": "resources: [ray.yaml]\nbuildMetadata: [originAnnotations]\npatches: [{path: patch.yaml}]\n", "base/ray.yaml": GOOD,
           "base/patch.yaml": GOOD.split("spec:")[0] + "spec: {suspend: maybe}\n"})
    says("a patch that is wrong", 1, ["base (ku", "spec.suspend: Invalid value"], "--build", "base")
    says("which nobody sees without", 0, "1 valid", "base")


def crds_among():
    write({"a/widget.yaml": WIDGET % '"x"', "z/crd.yaml": WIDGET_CRD, "list.yaml": "apiVersion: v1\nkind: List\nitems:\n- " +
           (WIDGET % '"y"').replace("\n", "\n  ") + "\n- " + WIDGET_CRD.replace("\n", "\n  ") + "\n"})
    for name, arguments in {"after": ["a", "z"], "before": ["z", "a"], "twice": ["a", "z", "z/crd.yaml", "*/crd.yaml"]}.items():
        says(f"a CRD {name}", 1, ["a/widget.yaml:4:14: Widget w: spec.size: Invalid value", "2 documents in 2 files: 1 valid, 1 invalid"], *arguments)
    says("in a List, behind", 1, ["list.yaml:7:16: Widget w: spec.size", "1 valid, 1 invalid"], "list.yaml")
    says("in a pipe, behind", 1, "<stdin>:4:14: Widget w: spec.size", "-", text=WIDGET % '"x"' + "---\n" + WIDGET_CRD)


def shared_samples():
    """Repositories as they are: nothing crashes, and nothing that has a kind is passed over as none."""
    samples = os.path.join(os.environ.get("CRDC_TABLES", ""), "samples")
    if not os.environ.get("CRDC_TABLES") or not os.path.isdir(samples):
        print("skipped: CRDC_TABLES is not set: no samples of repositories")
        return
    for path, found in lines(samples).items():
        if not found[0].get("skipped", "").startswith("no Kubernetes object: other"):
            continue
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read().splitlines()
        expect(f"{path}: is passed over", [line for line in text if line.startswith(("apiVersion:", "kind:"))], [])


for test in (patterns, each_once, ignored, like_git, a_repository, objects_remain, templates, patches, hidden_by_patches, encrypted, substitutions, hints, untyped, kinds, pipes, built, crds_among, shared_samples):
    in_folder(test)
print(f"{len(failures)} failed")
sys.exit(1 if failures else 0)
