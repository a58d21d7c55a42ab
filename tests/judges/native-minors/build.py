#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Builds the judge of built-in kinds against k8s.io/kubernetes of an older minor.

    tests/judges/native-minors/build.py 1.33.13 FOLDER [SOURCES]

SOURCES is the judge of 1.37 (../shared/tools/native-oracle beside this repository). Its Go files and kinds_more.go, which adds what is
answered rather than stored, are written into FOLDER, without what that release does not have: imports of packages that are not
there, and the kinds that need them. What it has otherwise stands in `changes`. Then it is FOLDER/native-oracle.
"""
import json
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent

# The judge's part in reviews and changes of scale: before what is stored.
HOOKS = [
    ("\t} else {\n\t\trest.WipeObjectMetaSystemFields(m)\n", """\t} else if r, ok := c.strategy.(review); ok {
\t\tif r.create == nil {
\t\t\tc.verdict.Error = "no op " + c.q.Op
\t\t\treturn nil
\t\t}
\t\tif !r.preserve {
\t\t\trest.WipeObjectMetaSystemFields(m)
\t\t}
\t\tif err := rest.EnsureObjectNamespaceMatchesRequestNamespace(rest.ExpectedNamespaceForResource(namespace, gvr), m); err != nil {
\t\t\treturn err
\t\t}
\t\tdedupOwnerReferences(ctx, m)
\t\terr = r.create(ctx, obj)
\t} else {
\t\trest.WipeObjectMetaSystemFields(m)
"""),
    ("\tm.SetUID(was.GetUID())\n", """\tif r, ok := c.strategy.(review); ok {
\t\tif r.change == nil {
\t\t\tc.verdict.Error = "no op " + c.q.Op
\t\t\treturn nil
\t\t}
\t\tdedupOwnerReferences(ctx, m)
\t\treturn r.change(ctx, obj, old)
\t}
\tm.SetUID(was.GetUID())
"""),
]

# Up to that minor: the file, what it has, what takes its place.
CHANGES = [
    (36, "kinds_more.go", r"Validate(\w+)Create\(ctx, legacyscheme\.Scheme, o\)", r"Validate\1(o)"),
    (36, "kinds_more.go", r"ValidateScaleUpdate\(ctx, o, was, legacyscheme\.Scheme, scaleMapper\{\}\)", "ValidateScale(o)"),
    (36, "kinds_more.go", r"\t\tctx = genericapirequest\.WithRequestInfo\(.*?\}\)\n", ""),
    (36, "kinds_more.go", r'\tgenericapirequest "[^"]*"\n', ""),
    (36, "kinds_more.go", r"webhook := [^\n]*", "webhook := false"),
    (35, "kinds.go", r"resourceclaim\.NewStrategy\(namespaces\{\}, anything\{\}\)", "resourceclaim.NewStrategy(namespaces{})"),
    (33, "kinds_more.go", r"\tclock := [^\n]*\n", ""),
    (33, "kinds_more.go", r"\tclocktesting [^\n]*\n", ""),
    (32, "kinds.go", r"resourceclaim\.NewStrategy\(namespaces\{\}\)", "resourceclaim.Strategy"),
    (32, "kinds.go", r"resourceclaim\.NewStatusStrategy\(claim\)", "resourceclaim.StatusStrategy"),
    (31, "kinds.go", r', "resize": pod\.ResizeStrategy', ""),
    (31, "kinds_more.go", r"\t\tif o\.DeleteOptions != nil && .*?\n\t\t\}\n", ""),
    (31, "kinds_more.go", r'\t"k8s\.io/utils/ptr"\n', ""),
    (30, "judge.go", r"\t\tfor name := range defaults \{\n[^\n]*ResetFeatureValueToDefault[^\n]*\n\t\t\}\n", ""),
    (30, "service.go", r"GetRESTOptions\(resource schema\.GroupResource, _ runtime\.Object\)", "GetRESTOptions(resource schema.GroupResource)"),
    (32, "kinds.go", r"resourceclaimtemplate\.NewStrategy\(namespaces\{\}\)", "resourceclaimtemplate.Strategy"),
]


def run(folder, *command):
    subprocess.run(command, cwd=folder, check=True)


def module_of(release):
    """The sources of k8s.io/kubernetes."""
    found = subprocess.run(["go", "mod", "download", "-json", f"k8s.io/kubernetes@v{release}"], check=True, capture_output=True)
    return pathlib.Path(json.loads(found.stdout)["Dir"])


def write_go_mod(folder, sources, release):
    """k8s.io/kubernetes requires its staging modules as v0.0.0; those that belong to the release take their place."""
    required = (sources / "go.mod").read_text()
    staging = sorted(set(re.findall(r"^\s*(k8s\.io/\S+) (?:v0\.0\.0(?=\s*(?:$|//))|=> \./staging)", required, re.M)))
    go = re.search(r"^go (\S+)", required, re.M)[1]
    lines = [f"\t{name} => {name} v0{release[1:]}\n" for name in staging]
    (folder / "go.mod").write_text(f"module native-oracle\n\ngo {go}\n\nrequire k8s.io/kubernetes v{release}\n\nreplace (\n{''.join(lines)})\n")
    (folder / "go.sum").touch()


def without_missing(text, sources):
    """The text without imports of packages that are not there, and the lines that need them."""
    gone, lines = set(), []
    for line in text.split("\n"):
        imports = re.match(r'\s*(?:_ |\w+ )?"k8s\.io/kubernetes/(\S+)"', line)
        if imports and not (sources / imports[1]).is_dir():
            gone.add(imports[1].split("/")[-1])
        else:
            lines.append(line)
    before = None
    while before != len(lines):
        before, kept = len(lines), []
        for line in lines:
            statement = re.match(r"\t(?:add\(|(\w+) := )", line)
            if statement and any(re.search(rf'(?<![\w/."]){name}\b[.,)]', line) for name in gone):
                gone.update(filter(None, [statement[1]]))
            else:
                kept.append(line)
        lines = kept
    return "\n".join(lines)


def adapted(name, text, minor, sources):
    if name == "judge.go":
        for found, instead in HOOKS:
            if text.count(found) != 1:
                sys.exit(f"{name}: no single place for {found!r}")
            text = text.replace(found, instead)
    text = text.replace("const major, minor = 1, 37", f"const major, minor = 1, {minor}")
    text = without_missing(text.replace('panic("unknown kind " + where)', "return // not of this release"), sources)
    for until, where, found, instead in CHANGES:
        if where == name and minor <= until:
            text = re.sub(found, instead, text, flags=re.S)
    return text


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    release, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    judge = pathlib.Path(sys.argv[3]) if len(sys.argv) == 4 else HERE.parents[3] / "shared/tools/native-oracle"
    sources, minor = module_of(release), int(release.split(".")[1])
    folder.mkdir(parents=True, exist_ok=True)
    for path in [*judge.glob("*.go"), *judge.glob("*.txt"), HERE / "kinds_more.go"]:
        (folder / path.name).write_text(adapted(path.name, path.read_text(), minor, sources))
    write_go_mod(folder, sources, release)
    run(folder, "go", "mod", "tidy")
    run(folder, "go", "build", "-o", "native-oracle", ".")


if __name__ == "__main__":
    main()
