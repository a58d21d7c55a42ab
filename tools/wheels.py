#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Wheels of python/ for other machines than this one, each from Python 3.9 on (abi3; of Windows from 3.10): zig compiles the judge, one file that
tools/amalgamate.py makes, RE2 of Debian's sources, and the extension.

usage: wheels.py [--out FOLDER] [--list] BUILD [TARGET]...

BUILD is a build of libcrdc, for what it generates; without targets all are made. Wheels are in FOLDER/wheels (build-wheels). zig is ziglang
among Python's packages, or the program that ZIG names; tomllib is Python's from 3.11 on.
"""
import argparse
import base64
import concurrent.futures
import hashlib
import io
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MOST_BYTES = 5_000_000
# The zig name of a target, and the tags of its platform.
TARGETS = {
    "linux-amd64": ("x86_64-linux-gnu.2.17", "manylinux2014_x86_64.manylinux_2_17_x86_64"),
    "linux-arm64": ("aarch64-linux-gnu.2.17", "manylinux2014_aarch64.manylinux_2_17_aarch64"),
    "musl-amd64": ("x86_64-linux-musl", "musllinux_1_2_x86_64"),
    "darwin-arm64": ("aarch64-macos.11.0", "macosx_11_0_arm64"),
    "darwin-amd64": ("x86_64-macos.11.0", "macosx_11_0_x86_64"),
    "windows-amd64": ("x86_64-windows-gnu", "win_amd64"),
}
FLAGS = ["-O2", "-DNDEBUG", "-fPIC", "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections", "-fno-asynchronous-unwind-tables",
         "-D_GNU_SOURCE", "-DCRDC_HAS_RE2", "-DCRD_HIDE", "-w"]
# Functions that a system's C library lacks (runtime/port); glibc 2.17 only has the system call.
SYSTEMS = {
    "gnu": ["-include", "sys/syscall.h", "-include", "unistd.h", "-Dgetrandom(bytes,size,flags)=syscall(SYS_getrandom,bytes,size,flags)"],
    "musl": ["-Iruntime/port/malloc"],
    "macos": [f"-Iruntime/port/{each}" for each in ("malloc", "darwin", "inotify", "memrchr")],
    "windows": [f"-Iruntime/port/{each}" for each in ("malloc", "windows", "inotify", "memrchr", "processes")] +
               ["-D__USE_MINGW_ANSI_STDIO=1", "-D_POSIX_THREAD_SAFE_FUNCTIONS=200809L", "-DPy_ENABLE_SHARED", "-DHAVE_DECLSPEC_DLL"] +
               # instead of pyconfig.h, which is that of this machine
               ["-DPy_PYCONFIG_H", "-DMS_WINDOWS", "-DMS_WIN64", "-DHAVE_STDINT_H", "-DSIZEOF_SHORT=2", "-DSIZEOF_INT=4", "-DSIZEOF_LONG=4",
                "-DSIZEOF_LONG_LONG=8", "-DSIZEOF_VOID_P=8", "-DSIZEOF_SIZE_T=8", "-DSIZEOF_WCHAR_T=2", "-DSIZEOF_DOUBLE=8"],
}
OF_WINDOWS = [(f"runtime/port/windows/{each}.c", []) for each in ("absent", "files", "text")]
LINKS = {"gnu": ["-Wl,--gc-sections", "-Wl,-z,relro", "-Wl,-z,now", "-lm", "-lpthread"], "macos": ["-Wl,-undefined,dynamic_lookup", "-Wl,-install_name,@rpath/_crdc.abi3.so"],
         "windows": ["-Wl,--gc-sections", "-lpthread"]}
LINKS["musl"] = LINKS["gnu"]
# python3.dll has PyUnicode_AsUTF8AndSize from 3.10 on.
FIRST_PYTHON = {"win_amd64": "cp310"}
WINDOWS_LIBRARIES = {"kernel32.dll", "python3.dll", "advapi32.dll", "bcrypt.dll", "ws2_32.dll", "shell32.dll", "ntdll.dll", "user32.dll"}
INCLUDES = ["-Iruntime/include", "-Igenerator/compile/include"]


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as stream:
        return stream.read()


def names_of(what):
    """A list of files in python/crdc/meson.build."""
    return re.findall(r"'([^']+\.(?:c|pyi?|typed))'", re.search(what, read("python/crdc/meson.build"))[0])


def find_zig():
    if os.environ.get("ZIG"):
        return os.environ["ZIG"]
    import ziglang  # pylint: disable=import-outside-toplevel
    return os.path.join(os.path.dirname(ziglang.__file__), "zig")


def system_of(triple):
    return next(name for name in reversed(SYSTEMS) if name in triple)


class Maker:
    def __init__(self, build, out):
        self.out, self.zig, self.re2 = os.path.abspath(out), find_zig(), os.path.join(os.path.abspath(out), "sources/re2/tree")
        self.pool = concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count())))
        subprocess.run([os.path.join(ROOT, "tools/cross-build.sh"), "--out", self.out, "--sources"], check=True)
        subprocess.run([sys.executable, os.path.join(ROOT, "tools/amalgamate.py"), build, os.path.join(self.out, "one")], check=True)
        re2 = [f"re2/{name}" for name in sorted(os.listdir(os.path.join(self.re2, "re2"))) if name.endswith(".cc")]
        python = ["-I" + sysconfig.get_path("include"), *INCLUDES]
        of_re2 = ["-std=c++17", "-I" + self.re2, "-Iruntime/include"]
        self.sources = [(os.path.join(self.out, "one/crdc.c"), []), ("runtime/text/regex/regex_re2.cc", of_re2)]
        self.sources += [(os.path.join(self.re2, name), of_re2) for name in (*re2, "util/rune.cc", "util/strutil.cc")]
        self.sources += [("python/crdc/" + name, python) for name in names_of(r"python_extension = [^\n]*")]

    def compile(self, target, source, flags):
        """The object file of a source, cached by the digest of its inputs."""
        triple = TARGETS[target][0]
        command = [self.zig, "c++" if source.endswith(".cc") else "cc", "-target", triple, *FLAGS, *SYSTEMS[system_of(triple)], *flags, "-c", source]
        with open(os.path.join(ROOT, source), "rb") as stream:
            digest = hashlib.sha256(repr(command).encode() + stream.read()).hexdigest()[:16]
        made = os.path.join(self.out, target, f"{os.path.basename(source)}.{digest}.o")
        if not os.path.exists(made):
            subprocess.run([*command, f"-ffile-prefix-map={self.out}=/build", "-o", made + ".part"], cwd=ROOT, check=True)
            os.rename(made + ".part", made)
        return made

    def objects(self, target):
        """Compiles all sources, and returns their object files."""
        os.makedirs(os.path.join(self.out, target), exist_ok=True)
        sources = self.sources + (OF_WINDOWS if "windows" in target else [])
        return [self.pool.submit(self.compile, target, *each) for each in sources]

    def python_library(self, target, objects):
        """The import library of python3.dll for a Windows linker, with the names that the objects use."""
        names, library = set(), os.path.join(self.out, target, "libpython3.a")
        for each in objects:
            with open(each, "rb") as stream:
                names.update(re.findall(rb"\0(?:__imp_)?(_?Py[A-Z_]\w+)(?=\0)", stream.read()))
        with open(library + ".def", "wb") as stream:
            stream.write(b"EXPORTS\n" + b"\n".join(sorted(names - {b"PyInit__crdc"})) + b"\n")
        subprocess.run([self.zig, "dlltool", "-m", "i386:x86-64", "-D", "python3.dll", "-d", library + ".def", "-l", library], check=True)
        return library

    def extension(self, target, objects):
        triple, windows = TARGETS[target][0], "windows" in target
        made = os.path.join(self.out, target, "_crdc.pyd" if windows else "_crdc.abi3.so")
        objects = [each.result() for each in objects]
        links = LINKS[system_of(triple)] + ([self.python_library(target, objects)] if windows else [])
        subprocess.run([self.zig, "c++", "-target", triple, "-shared", "-s", "-o", made, *objects, *links], check=True)
        return made

    def wheel(self, target, objects):
        made = self.extension(target, objects)
        check_extension(made, TARGETS[target][0])
        path = write_wheel(os.path.join(self.out, "wheels"), TARGETS[target][1], made, os.path.join(self.re2, "debian/copyright"))
        size = os.path.getsize(path)
        if size > MOST_BYTES:
            sys.exit(f"{path}: {size} bytes, more than {MOST_BYTES}")
        print(f"{path}: {size} bytes")


def check_windows_extension(path):
    listing = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    needed = {found.lower() for found in re.findall(r"DLL Name: (\S+)", listing)}
    stranger = sorted(name for name in needed - WINDOWS_LIBRARIES if not name.startswith("api-ms-win-"))
    if stranger:
        sys.exit(f"{path}: needs {', '.join(stranger)}")


def check_extension(path, triple):
    """Checks for Linux and Windows that the extension only needs the C library, of the version in the tag."""
    if "windows" in triple:
        return check_windows_extension(path)
    if "linux" not in triple:
        return None
    listing = subprocess.run(["readelf", "-W", "-d", "-V", path], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", listing))
    allowed = {"libc.so"} if "musl" in triple else {f"lib{name}" for name in ("c.so.6", "m.so.6", "pthread.so.0", "dl.so.2", "rt.so.1")}
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"Name: GLIBC_([\d.]+)", listing)}
    stranger = sorted(name for name in needed - allowed if not name.startswith("ld-linux"))
    if stranger or max(versions, default=(0,)) > (2, 17):
        sys.exit(f"{path}: needs {', '.join(stranger)} and glibc {max(versions, default='')}")
    return None


def metadata(version):
    project = tomllib.loads(read("python/pyproject.toml"))["project"]
    return (f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\nSummary: {project['description']}\n"
            f"License: {project['license']['text']}\nRequires-Python: {project['requires-python']}\n"
            f"Description-Content-Type: text/markdown\n\n{read('python/' + project['readme'])}")


def write_wheel(folder, platforms, extension, re2_terms):
    version = re.search(r'^#define CRD_VERSION "(.*)"', read("runtime/include/crd/abi.h"), re.M)[1]
    info, python = f"crdc-{version}.dist-info", FIRST_PYTHON.get(platforms, "cp39")
    tags = "".join(f"Tag: {python}-abi3-{platform}\n" for platform in platforms.split("."))
    files = {f"crdc/{name}": read(f"python/crdc/{name}").encode() for name in names_of(r"package_files = [^\n]*")}
    with open(extension, "rb") as stream:
        files[f"crdc/{os.path.basename(extension)}"] = stream.read()
    with open(re2_terms, "rb") as stream:
        files[f"{info}/licenses/RE2"] = stream.read()
    files[f"{info}/licenses/LICENSE"] = read("LICENSE").encode()
    files[f"{info}/METADATA"] = metadata(version).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: crdc wheels.py\nRoot-Is-Purelib: false\n{tags}".encode()
    record = "".join(f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}\n"
                     for name, data in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    os.makedirs(folder, exist_ok=True)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)  # a fixed date (1980), so that wheels are reproducible
            entry.external_attr = (0o755 if name.endswith((".so", ".pyd")) else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)
    path = os.path.join(folder, f"crdc-{version}-{python}-abi3-{platforms}.whl")
    with open(path, "wb") as stream:
        stream.write(packed.getvalue())
    return path


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.add_argument("--out", default="build-wheels")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("build", nargs="?")
    parser.add_argument("targets", nargs="*")
    given = parser.parse_args()
    if given.list:
        return print("\n".join(TARGETS))
    if not given.build or set(given.targets) - set(TARGETS):
        parser.error("a build, and targets that --list names")
    maker = Maker(given.build, given.out)
    for target, objects in [(each, maker.objects(each)) for each in given.targets or TARGETS]:
        maker.wheel(target, objects)
    return None


if __name__ == "__main__":
    main()
