#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What is installed is enough for programs outside of the tree, and no more than is meant to be there. It is staged as packages stage
it and used where it lies: by pkg-config with shared and static libraries, in C and C++, by CMake and by Meson.

usage: installed.py SOURCES BUILD CLUSTER.C CLUSTER PART...

CLUSTER.C is the program of docs/c-programs.md, and CLUSTER what the build made of it, whose words the others have to say. PART: files, c,
static, compiler (the program of docs/library.md), headers, cmake, meson. Without a tool that it needs the test is skipped.
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = {"crdc", "crd-validate", "crd-webhook"}
NAMES_OF_PROGRAMS = PROGRAMS | {"kubectl-crd_validate", "kubectl_complete-crd_validate"}
LIBRARIES = {"crdrt", "crdchecks", "crdcore", "crdcluster", "crdadmission", "crdwebhook", "crdcjson", "crdkinds", "crdc"}
STATIC_ALONE = {"crdkinds"}
FOLDERS = ("bin/", "include/crd/", "include/crdc/", "include/crdkinds/", "share/crdc/", "share/doc/crdc/", "share/licenses/crdc/")
OTHERS_MAY_ADD = ("share/man/", "share/bash-completion/", "share/zsh/", "share/fish/")  # where there are any
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
SEARCH = """#include <crd/regex.h>
#include <crd/arena.h>
int main(void) { return !crd_pattern_search(CRD_STRING("^(a+)+[[:alpha:]]{3,}$"), CRD_STRING("aaabc")); }
"""
OLD_AND_NEW = ("replicas: 2\n", "replicas: two\n")


def run(*command, status=0, env=None, cwd=None):
    """What a command says, which ends with that status."""
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=cwd)
    if done.returncode != status:
        sys.exit(f"{shlex.join(map(str, command))}: exit {done.returncode}, not {status}\n{done.stdout}{done.stderr}")
    return done.stdout


def expect(good, message):
    if not good:
        sys.exit(message)


class Installed:
    def __init__(self, sources, build, cluster_c, cluster, work):
        self.sources, self.build, self.cluster_c, self.work = sources, build, cluster_c, work
        self.sample = os.path.join(sources, "examples/raycluster.yaml")
        self.words = run(cluster, self.sample)
        stage = os.path.join(work, "stage")
        run("meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", stage)
        found = [folder for folder, _, names in os.walk(stage) if "crdrt.pc" in names]
        expect(len(found) == 1, f"crdrt.pc is in {found}")
        self.libraries = os.path.dirname(found[0])
        self.prefix = next(os.path.dirname(folder) for folder, _, _ in os.walk(stage) if os.path.basename(folder) == "bin")
        self.env = {**os.environ, "PKG_CONFIG_PATH": found[0], "LD_LIBRARY_PATH": self.libraries}
        self.cc, self.cxx = shlex.split(os.environ.get("CC", "cc")), shlex.split(os.environ.get("CXX", "c++"))
        self.bad = os.path.join(work, "bad.yaml")
        with open(self.sample, encoding="utf-8") as file:
            text = file.read()
        expect(text.count(OLD_AND_NEW[0]) == 1, "the sample has changed")
        with open(self.bad, "w", encoding="utf-8") as file:
            file.write(text.replace(*OLD_AND_NEW))

    def path(self, name):
        return os.path.join(self.work, name)

    def flags(self, *words):
        return shlex.split(run("pkg-config", *words, env=self.env))

    def needs(self, program):
        """The shared libraries that a program names."""
        return re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", program, env={**os.environ, "LC_ALL": "C"}))

    # ---- what is there ----

    def check_files(self):
        """Nothing beside what is for others: no helper of the tests, no library that programs alone are made of."""
        files = set()
        for folder, _, names in os.walk(self.prefix):
            files |= {os.path.relpath(os.path.join(folder, name), self.prefix) for name in names}
        inside = os.path.relpath(self.libraries, self.prefix) + "/"
        strange = sorted(file for file in files if not file.startswith((*FOLDERS, *OTHERS_MAY_ADD, inside)))
        programs = {file.removeprefix("bin/") for file in files if file.startswith("bin/")}
        libraries = {re.sub(r"^lib|\..*", "", os.path.basename(file)) for file in files if re.match(r"lib\w+\.(a|so)", os.path.basename(file))}
        expect(not strange, f"installed, and nobody knows why: {strange}")
        expect(PROGRAMS <= programs <= NAMES_OF_PROGRAMS, f"programs: {programs}")
        expect(libraries == LIBRARIES, f"libraries: {libraries}")
        shared = {re.sub(r".*/lib|\..*", "", file) for file in files if file.endswith(".so")}
        expect(LIBRARIES - STATIC_ALONE <= shared <= LIBRARIES - {"crdkinds"}, f"shared libraries: {shared}")
        for wanted in ("share/licenses/crdc/LICENSE", "share/crdc/crds/ray.io_rayclusters.yaml", "include/crdkinds/registry.h",
                       "share/crdc/crds/ray.io_rayclusters.markers.yaml", "include/crd/generated/cel.h", "include/crdc/crdc.h", "include/crdc/judge.h"):
            expect(wanted in files, f"{wanted} is missing")
        for library in shared:
            self.check_shared(os.path.join(self.libraries, f"lib{library}.so"))
        return f"{len(files)} files, {len(shared)} shared libraries"

    def check_shared(self, library):
        """Its soname has the number of the interface, and what it shows is what its static half shows and a version."""
        number = self.flags("--variable=abi", "crdrt")[0]
        name = os.path.basename(library)
        dynamic = run("readelf", "-d", library, env={**os.environ, "LC_ALL": "C"})
        expect(f"[{name}.{number}]" in dynamic, f"{library}: its soname is not {name}.{number}")
        expect("(TEXTREL)" not in dynamic and "RUNPATH" not in dynamic and "RPATH" not in dynamic, f"{library}: {dynamic}")
        exported, versions = set(), set()
        for line in run("nm", "-D", "--defined-only", library).splitlines():
            *_, kind, symbol = line.split()
            if kind != "A":
                exported.add(symbol.split("@")[0])
                versions.add(symbol.partition("@@")[2])
        shown = set()
        for line in run("readelf", "-sW", library[:-3] + ".a", env={**os.environ, "LC_ALL": "C"}).splitlines():
            row = line.split()
            if len(row) > 7 and row[4] in ("GLOBAL", "WEAK") and row[5] in ("DEFAULT", "PROTECTED") and row[6] != "UND":
                shown.add(row[7])
        shown = {symbol for symbol in shown if symbol.startswith(("crd_", "crdc_"))}
        expect(exported == shown, f"{library}: shared and static differ in {sorted(exported ^ shown)}")
        if library.endswith("/libcrdc.so"):  # nothing of what is inside
            with open(os.path.join(HERE, "libcrdc.symbols"), encoding="utf-8") as file:
                expect(exported == set(file.read().split()), f"{library} exports {sorted(exported)}: libcrdc.symbols lists others")
        expect(all(re.fullmatch(r"CRDC_(?:KIN_[\d.]+|" + number + ")", version) for version in versions), f"{library}: {versions}")

    # ---- pkg-config ----

    def check_says(self, program, env=None):
        expect(run(program, self.sample, env=env or self.env) == self.words, f"{program} says something else")

    def check_c(self):
        program = self.path("cluster")
        run(*self.cc, "-std=c11", *WARNINGS, self.cluster_c, *self.flags("--cflags", "--libs", "crdkinds"), "-o", program, env=self.env)
        self.check_says(program)
        needed = self.needs(program)
        expect(any(name.startswith("libcrdrt.so.") for name in needed) and not any("re2" in name for name in needed), f"{program}: {needed}")
        return f"{os.path.getsize(program)} bytes, needs {' '.join(needed)}; {self.check_memory()}"

    def check_memory(self):
        """With what is installed for valgrind, it has nothing to say of a program that has RE2 search."""
        source, program = self.path("search.c"), self.path("search")
        with open(source, "w", encoding="utf-8") as file:
            file.write(SEARCH)
        run(*self.cc, "-std=c11", *WARNINGS, source, *self.flags("--cflags", "--libs", "crdrt"), "-o", program, env=self.env)
        if not shutil.which("valgrind") or os.environ.get("ASAN_OPTIONS"):
            return "without valgrind"
        run("valgrind", "--quiet", "--leak-check=full", "--error-exitcode=9", f"--suppressions={self.prefix}/share/crdc/valgrind.supp", program, env=self.env)
        return "clean under valgrind"

    def check_static(self):
        """A program with nothing shared at all, of one kind and of all."""
        sizes = []
        for source in (self.cluster_c, os.path.join(HERE, "kinds.c")):
            program = self.path("static-" + os.path.basename(source).removesuffix(".c"))
            run(*self.cc, "-static", *WARNINGS, source, *self.flags("--static", "--cflags", "--libs", "crdkinds"), "-Wl,--gc-sections", "-o", program, env=self.env)
            expect(not self.needs(program), f"{program} needs {self.needs(program)}")
            sizes.append(f"{os.path.basename(program)} {os.path.getsize(program)} bytes")
        self.check_says(self.path("static-cluster"), env=dict(os.environ))
        expect(run(self.path("static-kinds"), self.sample) == "\n", "the sample is refused")
        expect("must be of type integer" in run(self.path("static-kinds"), self.bad, status=1), "the bad sample is let in")
        return ", ".join(sizes)

    def judge(self, program):
        """The program of docs/library.md: CRDs at run time."""
        crds = self.flags("--variable=crds", "crdc")[0]
        crd = os.path.join(crds, "ray.io_rayclusters.yaml")
        env = {**self.env, "XDG_CACHE_HOME": self.path("cache")}
        expect(run(program, crd, self.sample, env=env) == "", "the sample is refused")
        expect("must be of type integer" in run(program, crd, self.bad, status=1, env=env), "the bad sample is let in")
        broken = self.path("broken.yaml")
        with open(crd, encoding="utf-8") as file:
            text = file.read()
        with open(broken, "w", encoding="utf-8") as file:
            file.write(re.sub(r"^  scope: Namespaced$", "  scope: Everywhere", text, flags=re.M))
        line = text[:text.index("  scope: Namespaced")].count("\n") + 1
        done = subprocess.run([program, broken, self.sample], capture_output=True, text=True, env=env)
        expect(done.returncode == 2 and f"broken.yaml:{line}:" in done.stderr and "Everywhere" in done.stderr, done.stderr)

    def make_judge_c(self):
        source = self.path("judge.c")
        run(sys.executable, os.path.join(self.sources, "tests/unit/linked/readme.py"), os.path.join(self.sources, "docs/library.md"), "judge.c", source)
        return source

    def check_compiler(self):
        source = self.make_judge_c()
        flags = self.flags("--cflags", "--libs", "crdc")
        run(*self.cc, "-std=c11", *WARNINGS, source, *flags, "-o", self.path("judge"), env=self.env)
        self.judge(self.path("judge"))
        run(*self.cxx, "-std=c++17", *WARNINGS, "-x", "c++", source, "-x", "none", *flags, "-o", self.path("judge-cxx"), env=self.env)
        self.judge(self.path("judge-cxx"))
        return "in C and C++"

    def check_headers(self):
        """Every installed header in one program of C++, which names all that they declare: the shared libraries have it."""
        include = os.path.join(self.prefix, "include")
        source = self.path("headers.cc")
        run(sys.executable, os.path.join(self.sources, "tests/unit/public_headers.py"), source, os.path.join(self.sources, "tests/floors.py"), include)
        with open(source, "a", encoding="utf-8") as file:
            for folder, _, names in os.walk(os.path.join(include, "crdkinds")):
                file.writelines(f"#include <{os.path.relpath(os.path.join(folder, name), os.path.join(include, 'crdkinds'))}>\n" for name in sorted(names))
            file.write("#include <crdc/crdc.h>\n#include <crdc/judge.h>\n")
        modules = ["crdc", "crdkinds", "crdcore", "crdcluster", "crdadmission", "crdwebhook", "crdcjson"]
        run(*self.cxx, "-std=c++17", "-Wall", "-Wextra", "-Wold-style-cast", "-Werror", source, *self.flags("--cflags", "--libs", *modules),
            "-o", self.path("headers"), env=self.env)
        run(self.path("headers"), env=self.env)
        with open(source, encoding="utf-8") as file:
            return f"{file.read().count('#include')} headers"

    # ---- other builds ----

    def check_cmake(self):
        folder = self.path("cmake")
        shutil.copytree(os.path.join(HERE, "cmake"), folder)
        for source in (self.cluster_c, self.make_judge_c(), os.path.join(HERE, "kinds.c")):
            shutil.copy(source, folder)
        env = {name: value for name, value in os.environ.items() if name not in ("LD_LIBRARY_PATH", "PKG_CONFIG_PATH")}
        run("cmake", "-S", folder, "-B", folder + "/build", f"-DCMAKE_PREFIX_PATH={self.prefix}", env=env)
        run("cmake", "--build", folder + "/build", env=env)
        for name in ("cluster", "cluster-static", "own"):
            self.check_says(f"{folder}/build/{name}", env=env)
        expect(run(f"{folder}/build/kinds", self.sample, env=env) == "\n", "the sample is refused")
        self.judge(f"{folder}/build/judge")
        expect(any("libcrdrt.so." in name for name in self.needs(f"{folder}/build/cluster")), "crdc::crdkinds is not linked with libcrdrt.so")
        expect(not any("libcrdrt" in name for name in self.needs(f"{folder}/build/cluster-static")), "crdc::crdkinds_static is linked with libcrdrt.so")
        return "five programs"

    def check_meson(self):
        folder = self.path("meson")
        shutil.copytree(os.path.join(HERE, "meson"), folder)
        shutil.copy(self.cluster_c, folder)
        run("meson", "setup", folder + "/build", folder, "--wrap-mode=nofallback", env=self.env)
        run("ninja", "-C", folder + "/build", env=self.env)
        self.check_says(folder + "/build/cluster")
        self.check_says(folder + "/build/own")
        return "by its pkg-config files, and with kinds of its own"


def main():
    sources, build, cluster_c, cluster = map(os.path.abspath, sys.argv[1:5])
    parts = sys.argv[5:]
    for tool in ["meson", "ninja", "pkg-config", "readelf", "nm"] + (["cmake"] if "cmake" in parts else []):
        if not shutil.which(tool):
            print(f"skipped: {tool} is missing")
            return 77
    with tempfile.TemporaryDirectory() as work:
        installed = Installed(sources, build, cluster_c, cluster, work)
        for name in parts:
            print(f"{name}: {getattr(installed, 'check_' + name)()}", flush=True)
    return 0 if parts else 2


if __name__ == "__main__":
    sys.exit(main())
