# SPDX-License-Identifier: Apache-2.0
"""Functions of Go sources, without a Go toolchain: their names, places and texts.

Functions are compared by their tokens, so comments and layout do not matter. The sources are formatted with gofmt, so a
function begins with `func` in the first column and ends with a closing brace at the end of a line.
"""
import glob
import hashlib
import os
import re

TOKEN = re.compile(r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)|`[^`]*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\w+|.""", re.DOTALL)
BEGIN = re.compile(r"^func (?:\((?P<receiver>[^)]*)\) )?(?P<name>\w+)", re.MULTILINE)
# A variable whose value is a function: var ValidatePodName = apimachineryvalidation.NameIsDNSSubdomain
VALUE = re.compile(r"^(?:var |\t)(?P<name>[A-Za-z]\w*) += (?=func\(|[\w.]+$)", re.MULTILINE)
VALUE_NAME = re.compile(r"^[Vv]alidate|Func$")
CLOSING = {")": "(", "]": "[", "}": "{"}


class Function:
    """One function: `name` has its receiver's type before a dot; `bare` is without it."""

    def __init__(self, package, path, name, text):
        self.package, self.path, self.name, self.text = package, path, name, text
        self.bare = name.rpartition(".")[2]

    def digest(self):
        """The first 16 digits of the SHA-256 of the tokens."""
        tokens = (match.group() for match in TOKEN.finditer(self.text) if match.lastgroup != "skip")
        return hashlib.sha256("\n".join(tokens).encode()).hexdigest()[:16]


def end_of(text, begin):
    """The end of the function that begins there; a brace of interface{} in the signature is not at the end of a line."""
    open_brackets = 0
    for match in TOKEN.finditer(text, begin):
        token = match.group()
        if token in CLOSING.values():
            open_brackets += 1
        elif token in CLOSING:
            open_brackets -= 1
            if token == "}" and not open_brackets and text[match.end() : match.end() + 1] in ("\n", ""):
                return match.end()
    return len(text)


def receiver_type(receiver):
    """The type in a receiver: `thing` in `(r *thing[T])`."""
    return receiver.split()[-1].lstrip("*").partition("[")[0]


def functions_of(package, path, text):
    """The functions of a file, in order."""
    found, end = [], 0
    for match in BEGIN.finditer(text):
        if match.start() < end:
            continue  # in a raw string
        end = end_of(text, match.start())
        name = match.group("name")
        if match.group("receiver"):
            name = receiver_type(match.group("receiver")) + "." + name
        found.append(Function(package, path, name, text[match.start() : end]))
    for match in VALUE.finditer(text):
        if not VALUE_NAME.search(match.group("name")):
            continue
        is_literal = text.startswith("func(", match.end())
        end = end_of(text, match.end()) if is_literal else text.index("\n", match.end())
        found.append(Function(package, path, match.group("name"), text[match.start() : end].lstrip()))
    return found


class Modules:
    """The modules of one release of Kubernetes, in a folder like GOMODCACHE."""

    def __init__(self, folder, version):
        """`version` is that of k8s.io/kubernetes; modules of the same release have v0 instead of v1."""
        if os.path.isdir(os.path.join(folder, "k8s.io")):
            folder = os.path.join(folder, "k8s.io")
        self.folder, self.version = folder, version
        self._files, self._functions = {}, {}

    def path(self, module):
        """The folder of a module, or None if it does not exist."""
        version = self.version if module == "k8s.io/kubernetes" else "v0" + self.version[2:]
        path = os.path.join(self.folder, f"{module.removeprefix('k8s.io/')}@{version}")
        return path if os.path.isdir(path) else None

    def split(self, package):
        """The module of a package, and the folder in it."""
        parts = package.split("/")
        return "/".join(parts[:2]), "/".join(parts[2:])

    def functions(self, package):
        """The functions of a package, without tests."""
        if package not in self._functions:
            module, inside = self.split(package)
            found = []
            for path in sorted(glob.glob(os.path.join(self.path(module) or "/nowhere", inside, "*.go"))):
                if not path.endswith("_test.go"):
                    found += functions_of(package, inside + "/" + os.path.basename(path), self.text(path))
            self._functions[package] = found
        return self._functions[package]

    def find(self, package, name):
        """The function of that name, which includes the receiver, or None."""
        return next((one for one in self.functions(package) if one.name == name), None)

    def text(self, path):
        """The text of a file."""
        if path not in self._files:
            with open(path, encoding="utf-8") as file:
                self._files[path] = file.read()
        return self._files[path]

    def matching(self, module, pattern):
        """The packages of a module with files that match a pattern, and those files."""
        root = self.path(module)
        if not root:
            return
        for path in sorted(glob.glob(os.path.join(root, pattern), recursive=True)):
            if path.endswith("_test.go"):
                continue
            inside = os.path.relpath(path, root)
            yield f"{module}/{os.path.dirname(inside)}", inside
