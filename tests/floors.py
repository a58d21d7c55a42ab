# SPDX-License-Identifier: Apache-2.0
"""The floors of the house: what stands in a folder uses what stands in the folders named before it, never what stands above.

Usage: floors.py SOURCE [--objects BUILD] [--mend] [--picture] [--page FILE]

The arrows are the includes, and with --objects the calls, as the symbols of the built objects show them. A public header
(include/crd) belongs to the folder that defines what it declares, and if rooms of a folder do, to the lowest of them; one whose
declarations two folders define is refused. So are an arrow that goes up and a circle: files that call each other. tests/floors.txt lists what is let through, and why:

    pair FILE FILE  # they call each other, and that is how it is meant
    circle FILE...  # circles among these are known and to go
    up FILE FILE    # an arrow that goes up is known and to go
    full FOLDER N   # it has N files of its own, more than MOST_FILES

It only shrinks: a file of a line that is in no circle any more, an arrow that is gone and a folder that has fewer files are
refused too; --mend takes them out. --picture prints the folders and their arrows; --page compares that with what FILE shows,
and with --mend puts it there."""
import argparse
import collections
import functools
import json
import os
import re
import subprocess
import sys

# From the lowest floor up. A folder that is not listed belongs to the floor of its parent.
FLOORS = [
    "runtime/port", "runtime/base", "runtime/value", "runtime/yaml", "runtime/text/regex", "runtime/text", "runtime/text/format", "runtime/gotypes", "runtime/metadata", "runtime/settings", "runtime/storage", "runtime/cel", "runtime/cel/functions", "runtime/cel/program",
    "runtime/engine", "runtime/request", "runtime/checks", "runtime/cjson", "runtime/kinds", "runtime/cluster", "runtime/admission/configuration", "runtime/admission/merge", "runtime/admission", "runtime/webhook/log", "runtime/webhook/http", "runtime/webhook",
    "generator/base", "generator/yaml", "generator/schema/tree", "generator/schema/markers", "generator/schema", "generator/regex", "generator/types", "generator/cel/text", "generator/cel", "generator/program", "generator/print",
    "generator/cover", "generator/rules", "generator/errors", "generator/webhooks", "generator/sets", "generator/emit", "generator/admission", "generator/configuration", "generator/compile",
    "generator/grow", "generator/upgrade",
    "judge",
    "programs/common/cli", "programs/common", "programs/common/judges", "programs/catalog", "programs/crdc",
    "programs/validate/documents", "programs/validate/report", "programs/validate/options", "programs/validate/inputs", "programs/validate/cluster",
    "programs/validate/kinds", "programs/validate/check", "programs/validate/config", "programs/validate/batch", "programs/validate/chain",
    "programs/validate/replay", "programs/validate/kubeconform", "programs/validate/suites", "programs/validate/coverage", "programs/validate/test",
    "programs/validate/mutate",
    "programs/validate", "programs/webhook",
]
# The folders of public headers that declare no function.
HOMES = {"abi": "runtime/base", "string": "runtime/base", "rule": "runtime/storage", "type_tables": "runtime/storage", "cel": "runtime/cel", "program": "runtime/cel", "authorizer": "runtime/cel", "expressions": "runtime/kinds"}
# The folders in which a quoted include is searched, besides the folder of the file.
TABLES = "runtime/gotypes/tables"
FOLDERS = ("", TABLES, "generator", "programs", "programs/common", "programs/validate", "programs/crdc", "runtime/webhook")
LIST = "tests/floors.txt"
# The most files that a folder may have of its own; more are sorted into rooms by subject.
MOST_FILES = 40
MARKS = ("<!-- tests/floors.py draws this -->\n", "<!-- end of the picture -->")


def floor_of(folder):
    while folder not in FLOORS:
        if not folder:
            return None
        folder = os.path.dirname(folder)
    return folder


def program_of(file):
    """The folder of the library or program that a room belongs to."""
    return "/".join(file.split("/")[:2])


def without_comments(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.S)


def declarations(header):
    """The functions and objects that a header declares and does not define."""
    lines = re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*|\bCRD_(?:BEGIN_DECLS|END_DECLS|MUST_CHECK)\b", "", header, flags=re.M)
    while re.search(r"\{[^{}]*\}", lines):
        lines = re.sub(r"\{[^{}]*\}", " BODY;", lines)
    for statement in lines.split(";"):
        statement = statement.strip()
        if "BODY" not in statement and not re.match(r"typedef\b|static\b|struct \w+$|enum\b|\w+$", statement):
            yield from re.findall(r"\b(crd_\w+)(?=\s*(?:,|$|\[))", statement.split("(")[0])


def circles(arrows):
    """The sets of files that reach each other (Tarjan)."""
    after = collections.defaultdict(list)
    for a, b in sorted(arrows):
        after[a].append(b)
    number, low, path, found = {}, {}, [], []

    def visit(file):
        number[file] = low[file] = len(number)
        path.append(file)
        for other in after[file]:
            if other not in number:
                visit(other)
            if other in path:
                low[file] = min(low[file], low[other])
        if low[file] == number[file]:
            at = path.index(file)
            if len(path) - at > 1:
                found.append(frozenset(path[at:]))
            del path[at:]

    sys.setrecursionlimit(10000)
    for file in sorted(after):
        if file not in number:
            visit(file)
    return found


class House:
    def __init__(self, root):
        self.root, self.wrong, self.text, self.floor = root, [], {}, {}
        self.arrows = collections.defaultdict(set)  # (file, file) -> reasons
        for top in ("runtime", "generator", "judge", "programs"):
            for folder, _, names in os.walk(os.path.join(root, top)):
                for name in sorted(names):
                    if name.endswith((".c", ".cc", ".h")):
                        self.read(os.path.relpath(os.path.join(folder, name), root))
                    elif folder.endswith(TABLES) and name.endswith(".txt"):
                        self.read_table(os.path.relpath(os.path.join(folder, name), root))
        self.find_homes()
        self.add_includes()

    def read(self, file):
        with open(os.path.join(self.root, file), encoding="utf-8") as stream:
            self.text[file] = without_comments(stream.read())
        self.floor[file] = floor_of(os.path.dirname(file))
        if not self.floor[file] and not file.startswith("runtime/include/"):
            self.wrong.append(f"{file} stands on no floor")

    def read_table(self, file):
        """Reads a table from which the build generates a header, with the includes in the text."""
        with open(os.path.join(self.root, file), encoding="utf-8") as stream:
            self.text[file[:-4] + ".h"] = "".join(f'#include "{path}"\n' for path in re.findall(r"^include (.*)", stream.read(), re.M))
        self.floor[file[:-4] + ".h"] = floor_of(os.path.dirname(file))

    def find_homes(self):
        definers = collections.defaultdict(set)
        for file, text in self.text.items():
            if file.startswith("runtime/") and not file.endswith(".h"):
                for word in re.findall(r"^(?!static\b|extern\b)\w[^;{}=()]*?\b(crd_\w+)(?:\([^;{}]*\)\s*\{|(?:\[\w*\])* = )", text,
                                       re.M):
                    definers[word].add(self.floor[file])
        for file in [file for file in self.text if file.startswith("runtime/include/")]:
            name = os.path.splitext(os.path.basename(file))[0]
            homes = set().union(*(definers[word] for word in declarations(self.text[file])), {HOMES[name]} if name in HOMES else ())
            if len(set(map(program_of, homes))) != 1:
                self.wrong.append(f"{file} belongs to {' and '.join(sorted(homes)) or 'no folder: HOMES says which'}")
            self.floor[file] = min(homes, key=FLOORS.index, default=FLOORS[0])

    def add_includes(self):
        for file, text in self.text.items():
            for kind, path in re.findall(r'^#include ([<"])([^>"]+)[>"]', text, re.M):
                places = ["runtime/include"] if kind == "<" else [os.path.dirname(file), *FOLDERS]
                found = [place for place in (os.path.normpath(os.path.join(place, path)) for place in places) if place in self.text]
                if found:
                    self.arrows[file, found[0]].add("includes it")

    def add_calls(self, build):
        defined, wanted, sources = collections.defaultdict(set), collections.defaultdict(set), {}
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as stream:
            commands = json.load(stream)
        for entry in commands:
            file = os.path.relpath(os.path.realpath(os.path.join(build, entry["file"])), os.path.realpath(self.root))
            target = os.path.join(build, entry["output"])
            if file in self.text and os.path.exists(target):
                sources[target] = file
        listing = subprocess.run(["nm", "-A", *sources], check=True, capture_output=True, text=True).stdout
        for target, rest in (line.rsplit(":", 1) for line in listing.splitlines()):
            *_, kind, symbol = rest.split()
            if kind == "U":
                wanted[sources[target]].add(symbol)
            elif kind in "TDRBVWC":
                defined[symbol].add(sources[target])
        for file, symbols in wanted.items():
            for symbol in symbols & defined.keys():
                # Programs may have functions with the same name: a call means the one of its own program.
                found = {other for other in defined[symbol] if program_of(other) == program_of(file)} or defined[symbol]
                if len(found) == 1 and file not in found:
                    self.arrows[file, min(found)].add("calls " + symbol)

    def goes_up(self, arrow):
        below, above = self.floor[arrow[0]], self.floor[arrow[1]]
        return below and above and FLOORS.index(above) > FLOORS.index(below)

    def judge(self, lines):
        """Compares the arrows with the lines of the list; returns the lines that are still needed."""
        needed, pairs, known, ups, full = [], set(), [], set(), {}
        crowded = {folder: count for folder, count in collections.Counter(os.path.dirname(file) for file in self.text).items()
                   if count > MOST_FILES}
        up = {arrow for arrow in self.arrows if self.goes_up(arrow)}
        found = circles(arrow for arrow in self.arrows if arrow not in up)
        for line in lines:
            words, _, reason = line.partition("#")
            kind, *files = words.split() or [""]
            left = files
            if kind == "pair":
                pairs.add(frozenset(files))
                left = files if frozenset(files) in found else []
            elif kind == "circle":
                known.append(set(files))
                left = [file for file in files if any(file in circle and circle <= set(files) for circle in found)]
            elif kind == "up":
                ups.add(tuple(files))
                left = files if tuple(files) in up else []
            elif kind == "full":
                full[files[0]] = int(files[1])
                left = [files[0], str(min(crowded[files[0]], int(files[1])))] if files[0] in crowded else []
            if kind and not reason.strip():
                self.wrong.append(f"{LIST}: no reason is given: {line.strip()}")
            if left != files:
                self.wrong.append(f"{LIST}: mended, --mend takes it out: {kind} {' '.join(f for f in files if f not in left)}")
            if left or not kind:
                needed.append(f"{kind} {' '.join(left)}  # {reason.strip()}\n" if kind else line)
        for folder, count in sorted(crowded.items()):
            if count > full.get(folder, MOST_FILES):
                self.wrong.append(f"{folder} has {count} files, {full.get(folder, MOST_FILES)} at most: rooms by subject are wanted")
        for a, b in sorted(up - ups):
            self.wrong.append(f"{a} goes up to {b}: {', '.join(sorted(self.arrows[a, b]))}")
        for circle in found:
            if circle not in pairs and not any(circle <= files for files in known):
                self.wrong.append(f"a circle of {len(circle)}: {' '.join(sorted(circle))}")
                self.wrong += [f"    {a} -> {b}: {', '.join(sorted(why))}" for (a, b), why in sorted(self.arrows.items())
                               if a in circle and b in circle]
        return needed

    def picture(self):
        """The folders and their arrows as Mermaid, without arrows that a path through other folders implies. A room is shown
        as the folder that it is in."""
        below = collections.defaultdict(set)
        for arrow in self.arrows:
            a, b = (program_of(self.floor[file] or "") for file in arrow)
            if a and b and a != b and not self.goes_up(arrow):
                below[a].add(b)
        floors = [floor for floor in reversed(FLOORS) if floor == program_of(floor)]

        @functools.cache
        def reach(floor):
            return set().union(*({other} | reach(other) for other in below[floor]))

        text = "```mermaid\nflowchart TD\n"
        for top in ("programs", "judge", "generator", "runtime"):
            text += f"  subgraph {top}\n"
            text += "".join(f"    {floor.replace('/', '_')}[{os.path.basename(floor)}]\n" for floor in floors
                            if floor.startswith(top) and (below[floor] or any(floor in others for others in below.values())))
            text += "  end\n"
        for floor in floors:
            for other in sorted(below[floor], key=FLOORS.index, reverse=True):
                if not any(other in reach(between) for between in below[floor]):
                    text += f"  {floor.replace('/', '_')} --> {other.replace('/', '_')}\n"
        return text + "```\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("source")
    parser.add_argument("--objects")
    parser.add_argument("--mend", action="store_true")
    parser.add_argument("--picture", action="store_true")
    parser.add_argument("--page")
    options = parser.parse_args()
    house = House(options.source)
    if options.objects:
        house.add_calls(options.objects)
    if options.picture:
        print(house.picture(), end="")
    path = os.path.join(options.source, LIST)
    with open(path, encoding="utf-8") as stream:
        lines = stream.readlines()
    needed = house.judge(lines)
    if options.mend and needed != lines:
        with open(path, "w", encoding="utf-8") as stream:
            stream.writelines(needed)
    if options.page:
        with open(options.page, encoding="utf-8") as stream:
            page = stream.read()
        before, rest = page.split(MARKS[0])
        drawn = before + MARKS[0] + house.picture() + MARKS[1] + rest.split(MARKS[1])[1]
        if options.mend and drawn != page:
            with open(options.page, "w", encoding="utf-8") as stream:
                stream.write(drawn)
        elif drawn != page:
            house.wrong.append(f"{options.page} shows other arrows: --mend draws them")
    print("\n".join(house.wrong) or f"{len(house.text)} files, {len(house.arrows)} arrows, all down")
    sys.exit(bool(house.wrong))


if __name__ == "__main__":
    main()
