#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The ledger of what is ported from Kubernetes: runtime/kinds/ported.txt.

usage: ported.py --update [MODULES [VERSION]]   write the ledger anew from the comments of runtime/kinds and runtime/gotypes
       ported.py --check [MODULES]              hold it against the comments, and against the release that it is of
       ported.py [--diff] OLD NEW               what another release changes: two versions, or two folders of k8s.io/kubernetes

A row is a function of Go: its package, its name with its receiver's type, the digest of its source (tools/go_source.py), and what
stands for it here, as FILE:NAME, separated by commas; or `-` and the reason why nothing does. Comments in runtime/kinds name the
functions (tools/c_citations.py). The methods of a strategy belong to the kind whose file names strategy.go. Rows without a citation
keep their reason when the ledger is written anew; a function of WATCHED files that no row names gets `- ?`, which a
reason has to replace. MODULES is a folder like GOMODCACHE.

Exit status: 0 nothing to do, 1 something differs.
"""
import argparse
import collections
import difflib
import os
import re
import subprocess
import sys

import c_citations
import go_source

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RUNTIME = os.path.join(ROOT, "runtime")
KINDS, GOTYPES = (os.path.join(RUNTIME, folder) for folder in ("kinds", "gotypes"))
LEDGER = os.path.join(KINDS, "ported.txt")
KUBERNETES = "k8s.io/kubernetes"
# The files of which every function has a row.
WATCHED = ("pkg/apis/*/validation/*.go", "pkg/apis/*/v*/defaults.go", "pkg/registry/*/*/strategy.go", "pkg/api/*/*.go")
NOT_WATCHED = re.compile(r"/(testing|legacyscheme|testapigroup|ensurer|abac)/|/doc\.go$|/zz_generated")
# Further packages that a citation can name.
SEARCHED = (
    (KUBERNETES, "pkg/apis/**/*.go"),
    (KUBERNETES, "pkg/api/**/*.go"),
    (KUBERNETES, "pkg/registry/**/*.go"),
    (KUBERNETES, "pkg/capabilities/*.go"),
    (KUBERNETES, "pkg/util/**/*.go"),
    (KUBERNETES, "pkg/fieldpath/*.go"),
    (KUBERNETES, "pkg/volume/**/validation/*.go"),
    ("k8s.io/apimachinery", "pkg/**/*.go"),
    ("k8s.io/apiserver", "pkg/**/*.go"),
    ("k8s.io/component-helpers", "**/*.go"),
    ("k8s.io/kube-aggregator", "pkg/**/*.go"),
)
# The packages that are searched if the file does not name any.
USUAL = tuple(f"{KUBERNETES}/pkg/{path}" for path in ("apis/core/validation", "apis/core/v1", "apis/core/helper", "api/pod")) + (
    "k8s.io/apimachinery/pkg/apis/meta/v1/validation",
    "k8s.io/apimachinery/pkg/api/validation",
    "k8s.io/apimachinery/pkg/util/validation",
)
# A word in a comment that must be a Go function.
SURELY = re.compile(r"^([vV]alidate(?!Update$)[A-Z]|SetDefaults_|Convert_|[dD]rop[A-Z]\w*Fields|[wW]arnings(?!On)[A-Z]|Get\w*Warnings)")
# Methods and helpers of strategies that no verdict depends on.
ASIDE = (
    (re.compile(r"\.GetResetFields$"), "field managers are not judged"),
    (re.compile(r"(^|\.)(GetAttrs|Match\w*|\w*SelectableFields|\w*TriggerFunc|\w*Indexers?|\w*IndexFunc)$"), "of lists and watches"),
    (re.compile(r"^New\w*Strategy\w*$|^newStrategy$|^addDefaultingFuncs$"), "puts functions together"),
)


class Row:
    """A row of the ledger."""

    def __init__(self, package, name, digest, ours, reason=""):
        self.package, self.name, self.digest, self.ours, self.reason = package, name, digest, ours, reason

    def key(self):
        """The sort key of a row."""
        return self.package, self.name

    def line(self):
        """The row as a line of the ledger."""
        return " ".join(filter(None, (self.package, self.name, self.digest, ",".join(self.ours) or "-", self.reason)))


def read_ledger(problems):
    """The version and the rows of the ledger; errors in a line are added to the problems."""
    version, rows = None, []
    if not os.path.exists(LEDGER):
        return version, rows
    with open(LEDGER, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            at = f"ported.txt:{number}"
            if line.startswith("#"):
                named = re.search(r"k8s\.io/kubernetes (v[\d.]+)", line)
                version = named.group(1) if named else version
                continue
            match = re.match(r"(\S+/\S+) (\w+(?:\.\w+)?) ([0-9a-f]{16}) (?:(-) (\S.*)|(\S+:\S+))$", line)
            if not match:
                problems.append(f"{at}: no row: {line.rstrip()}")
                continue
            package, name, digest, _, reason, ours = match.groups()
            if reason == "?":
                problems.append(f"{at}: {package}.{name} has no reason")
            rows.append(Row(package, name, digest, ours.split(",") if ours else [], reason or ""))
            if len(rows) > 1 and rows[-2].key() >= rows[-1].key():
                problems.append(f"{at}: not sorted, or twice: {package} {name}")
    if not version:
        problems.append("ported.txt: does not say `k8s.io/kubernetes vX.Y.Z`")
    return version, rows


def write_ledger(version, rows):
    """Writes the rows after a head that names their release."""
    with open(LEDGER, "w", encoding="utf-8") as file:
        file.write(f"# What runtime/kinds is ported from: k8s.io/kubernetes {version} and the modules released with it.\n")
        file.write("# tools/ported.py writes this file; a reason behind `-` is written by hand and stays.\n")
        for row in sorted(rows, key=Row.key):
            file.write(row.line() + "\n")


def watched_functions(modules):
    """The functions of the watched files."""
    found = []
    for pattern in WATCHED:
        for package, path in modules.matching(KUBERNETES, pattern):
            if not NOT_WATCHED.search("/" + path):
                found += [one for one in modules.functions(package) if one.path == path]
    return found


class Index:
    """The packages that have a function of a name."""

    def __init__(self, modules):
        self.modules, self.packages = modules, collections.defaultdict(set)
        for module, pattern in SEARCHED:
            for package, path in modules.matching(module, pattern):
                text = modules.text(os.path.join(modules.path(module), path))
                for expression in (go_source.BEGIN, go_source.VALUE):
                    for match in expression.finditer(text):
                        self.packages[match.group("name")].add(package)

    def resolve(self, word, source):
        """The functions that a word of a file's comment names, and whether the word is ambiguous."""
        qualifier, _, bare = word.rpartition(".")
        packages = self.packages.get(bare, ())
        group = {part for package in source.packages for part in re.findall(r"/(?:apis|registry|api)/(\w+)", package)}
        related = [one for one in packages if set(re.findall(r"/pkg/(?:apis|registry)/(\w+)", one)) & group]
        for choice in (
            [one for one in packages if qualifier in (name := one.rpartition("/")[2], name + "util")],
            [one for one in packages if one in source.packages],
            [one for one in related if re.search(r"/validation$|/v\d\w*$|/helper$", one)],
            related,
            [one for one in packages if one in USUAL],
            list(packages) if len(packages) == 1 else [],
        ):
            found = [one for package in sorted(choice) for one in self.modules.functions(package) if one.bare == bare]
            # PrepareForUpdate is that of the file's strategy, or of all strategies.
            found = [one for one in found if one.package in source.packages or "." not in one.name or one.name == word]
            if found:
                return [one for one in found if one.name == word] or found, False
        return [], bool(packages)


def is_name(word):
    """Whether a word can be a Go function's name, and not an English word or a field; our C names have underscores."""
    bare = word.rpartition(".")[2]
    return bool(re.search(r"[a-z0-9][A-Z]", word)) and bool(SURELY.match(bare) or not re.search(r"[a-z]_[a-z]", word))


def meant(word, source, item, index, problems):
    """The functions that a word in an item's comment names; a word that should name some and does not is a problem."""
    functions, vague = index.resolve(word, source)
    bare = word.rpartition(".")[2]
    if vague and SURELY.match(bare):
        problems.append(f"{source.name}: {word} is in {' '.join(sorted(index.packages[bare]))}: which one?")
    elif not functions and SURELY.match(bare):
        problems.append(f"{source.name}: {word}, cited for {item.name}, is not in {index.modules.version}")
    return functions


def cited(modules, sources, problems):
    """What is cited: (package, name) to the set of FILE:NAME that stand for it. The comments of functions come first; those in
    headers, and the heads of files, tell only what no other does, for one may be about several."""
    index, ours = Index(modules), collections.defaultdict(set)
    defined = {item.name: f"{source.name}:{item.name}" for source in sources for item in source.items if item.is_definition}
    of_functions, of_headers, of_heads = [], [], []
    for source in sources:
        in_header = source.name.endswith(".h")
        for item in source.items:
            place = f"{source.name}:{item.name}" if item.is_definition else defined.get(item.name)
            if place:
                (of_headers if in_header else of_functions).append((source, item, place, item.words))
        if source.items and not in_header:
            last = source.items[-1]
            of_heads.append((source, last, f"{source.name}:{last.name}", source.head))
    for places in (of_functions, of_headers, of_heads):
        found = collections.defaultdict(set)
        for source, item, place, words in places:
            for word in filter(is_name, words):
                for function in meant(word, source, item, index, problems):
                    found[function.package, function.name].add(place)
        ours.update({key: value for key, value in found.items() if key not in ours})
    return ours


def kinds_of_strategies(sources):
    """Packages of pkg/registry whose strategies are a kind's row: the row's name ends as the package's does,
    or all rows of the file."""
    kinds = {}
    for source in sources:
        for package in source.strategies:
            last = package.rpartition("/")[2]
            rows = [item.name for item in source.items if re.match(r"crd_core_\w+_kinds?$", item.name) and item.is_definition]
            bare = {name: re.sub(r"crd_core_|_kinds?$|_", "", name) for name in rows}
            named = [name for name in rows if bare[name].removesuffix("s").endswith(last.removesuffix("s"))]
            for name in named or rows:
                kinds.setdefault(package, []).append(f"{source.name}:{name}")
    return kinds


def make_rows(modules, old_rows, problems):
    """The ledger as it should be."""
    sources = c_citations.sources_of(RUNTIME, (KINDS, GOTYPES))
    ours = cited(modules, sources, problems)
    kinds = kinds_of_strategies(sources)
    kept = {row.key(): row.reason for row in old_rows if row.reason}
    functions = {(one.package, one.name): one for one in watched_functions(modules)}
    for key in ours:
        functions.setdefault(key, modules.find(*key))
    rows = []
    for key, function in functions.items():
        names = ours.get(key) or ()
        aside = next((reason for pattern, reason in ASIDE if pattern.search(function.name)), None)
        if not names and not aside and "." in function.name:
            names = kinds.get(function.package, ())
        reason = "" if names else kept.get(key) or aside or "?"
        rows.append(Row(*key, function.digest(), sorted(names), reason))
    return rows


def hold_names(rows, problems):
    """Checks that the C names in the rows exist."""
    names = {f"{source.name}:{item.name}" for source in c_citations.sources_of(RUNTIME, (KINDS, GOTYPES)) for item in source.items}
    for row in rows:
        problems += [f"{row.package} {row.name}: there is no {one}" for one in row.ours if one not in names]


def hold_upstream(modules, rows, problems):
    """Checks that digests and citations match the release."""
    made = {row.key(): row for row in make_rows(modules, rows, problems)}
    had = {row.key(): row for row in rows}
    for key in sorted(made.keys() | had.keys()):
        name, old, new = f"{key[0]} {key[1]}", had.get(key), made.get(key)
        function = None if new else modules.find(*key)
        if not old:
            problems.append(f"{name}: has no row" + (f", but {','.join(new.ours)} cites it" if new.ours else ""))
        elif not new:
            problems.append(f"{name}: " + ("is cited no longer" if function else f"is not in {modules.version}"))
        elif old.digest != new.digest:
            problems.append(f"{name}: its source is not that of the row")
        elif old.ours != new.ours:
            problems.append(f"{name}: the row names {','.join(old.ours) or '-'}, comments {','.join(new.ours) or '-'}")


def print_counts(rows):
    """Prints the number of rows of each sort."""
    reasons = collections.Counter(row.reason for row in rows if row.reason)
    print(f"{len(rows)} functions: {sum(not row.reason for row in rows)} ported, {sum(reasons.values())} not:")
    for reason, count in reasons.most_common():
        print(f"  {count:5} {reason}")


def compare(old, new, shows_diff):
    """The ported functions that differ between `old` and `new`, and the new functions in their files."""
    _, rows = read_ledger([])
    counts = collections.Counter()
    for row in rows:
        before, after = old.find(row.package, row.name), new.find(row.package, row.name)
        ours = ",".join(row.ours) or f"- {row.reason}"
        if not old.path(old.split(row.package)[0]) or not new.path(new.split(row.package)[0]):
            counts["module not at hand"] += 1
        elif not before or not after:
            what = "gone" if before else "came" if after else "in neither"
            counts[what] += 1
            print(f"{what} {row.package} {row.name} {ours}")
        elif before.digest() != after.digest():
            counts["changed" if row.ours else "changed, not ported"] += 1
            print(f"changed {row.package} {row.name} {ours}")
            if shows_diff and row.ours:
                lines = (before.text.splitlines(), after.text.splitlines())
                print("\n".join(difflib.unified_diff(*lines, old.version, new.version, lineterm="")))
        else:
            counts["same"] += 1
    known = {row.key() for row in rows}
    for one in watched_functions(new):
        if (one.package, one.name) not in known and not old.find(one.package, one.name):
            counts["new"] += 1
            print(f"new {one.package} {one.name} {one.path}")
    print(", ".join(f"{count} {what}" for what, count in counts.most_common()))
    return sum(counts.values()) != counts["same"]


def module_cache():
    """The folder in which go stores modules."""
    try:
        return subprocess.run(["go", "env", "GOMODCACHE"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return os.environ.get("GOMODCACHE") or os.path.expanduser("~/go/pkg/mod")


def release(text):
    """The modules of a version, or of a folder .../k8s.io/kubernetes@v1.37.1."""
    folder, _, version = os.path.abspath(text).rpartition("@") if "@" in text else ("", "", "v" + text.removeprefix("v"))
    modules = go_source.Modules(os.path.dirname(folder) if folder else module_cache(), version)
    if not modules.path(KUBERNETES):
        sys.exit(f"ported.py: {KUBERNETES}@{version} is not in {modules.folder}: go mod download {KUBERNETES}@{version}")
    return modules


def main():
    parser = argparse.ArgumentParser(description="The ledger of what is ported from Kubernetes.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--update", action="store_true", help="write the ledger anew: [MODULES [VERSION]]")
    what.add_argument("--check", action="store_true", help="hold the ledger against the sources: [MODULES]")
    parser.add_argument("--diff", action="store_true", help="show what changed in ported functions")
    parser.add_argument("args", nargs="*", metavar="OLD NEW")
    options = parser.parse_args()
    if not options.update and not options.check:
        if len(options.args) != 2:
            parser.error("needs OLD and NEW")
        return compare(release(options.args[0]), release(options.args[1]), options.diff)
    problems = []
    version, rows = read_ledger(problems)
    if len(options.args) > 1:
        version = "v" + options.args[1].removeprefix("v")
    modules = go_source.Modules(options.args[0] if options.args else module_cache(), version or "")
    missing = sorted({module for module, _ in SEARCHED if not modules.path(module)})
    away = f"{' '.join(missing)} of {version} not in {modules.folder}"
    if options.update:
        if missing:
            sys.exit(f"ported.py: {away}")
        problems = []
        rows = make_rows(modules, rows, problems)
        write_ledger(version, rows)
    else:
        hold_names(rows, problems)
        if missing:
            print(f"{away}: digests skipped")
        else:
            hold_upstream(modules, rows, problems)
    print("\n".join(problems + [""]), end="")
    print_counts(rows)
    return bool(problems) and not options.update or not rows


if __name__ == "__main__":
    sys.exit(main())
