# SPDX-License-Identifier: Apache-2.0
"""python -m crdc FILE...: judges manifests and prints a line for each problem.

Exit status like crd-validate's: 0 all are allowed, 1 some are refused, 2 something could not be judged or read."""
import argparse
import re
import sys

from . import Problem, SourceError, Validator, _files, __version__

_SEPARATOR = re.compile(rb"^---(?=[ \t\r\n]|\Z)[^\n]*\n?", re.M)


def documents(text):
    """Yields the documents of a YAML text, with the number of lines before each. Documents with only comments are skipped."""
    at = 0
    for end, after in [*((found.start(), found.end()) for found in _SEPARATOR.finditer(text)), (len(text), len(text))]:
        part = text[at:end]
        if re.sub(rb"^\s*#.*$", b"", part, flags=re.M).strip():
            yield text.count(b"\n", 0, at), part
        at = after


def tell(place, problem):
    print(f"{place[0]}:{place[1] + (problem.line or 1)}:{problem.column or 1}: {problem.severity}: {problem}")


def complain(what):
    print(f"crdc: {what}", file=sys.stderr)
    return 2


def read(path):
    if path == "-":
        return sys.stdin.buffer.read()
    with open(path, "rb") as file:
        return file.read()


def judge(validator, name, text):
    """Judges each document of a file and yields its exit status: 0, 1 or 2."""
    for before, part in documents(text):
        result = validator.validate(part)
        problems = result.problems if result.judged else [Problem("", result.message, result.status, "", "", 0, 0, "error", "")]
        for problem in problems:
            tell((name, before), problem)
        for warning in result.warnings:
            tell((name, before), Problem("", warning, "", "", "", 0, 0, "warning", ""))
        yield 0 if result else 1 if result.judged else 2


def main():
    parser = argparse.ArgumentParser(prog="python -m crdc", description="Judges manifests as kube-apiserver would.")
    parser.add_argument("files", nargs="+", metavar="FILE", help='files and folders; "-": standard input')
    parser.add_argument("--crd", action="append", default=[], metavar="FILE", help="a file or a folder of CRDs")
    parser.add_argument("--policies", action="append", default=[], metavar="FILE", help="admission policies and their bindings")
    parser.add_argument("--kubernetes-version", metavar="1.N")
    parser.add_argument("--layers", default="schema", metavar="LIST", help="schema, all, or some of webhook,controller,pods")
    parser.add_argument("--strict", default="strict", choices=["strict", "warn", "ignore"], help="what becomes of unknown fields")
    parser.add_argument("--version", action="version", version=__version__)
    options = parser.parse_args()
    try:
        validator = Validator(options.crd, options.policies, None, options.kubernetes_version, options.layers, options.strict)
        files = [path for given in options.files for path in _files(given, False)]
        texts = [(path, read(path)) for path in files]
    except SourceError as error:
        for problem in error.problems:
            if problem.file:
                tell((problem.file, 0), problem)
            else:
                complain(problem)
        return 2
    except (OSError, ValueError) as error:
        return complain(error)
    found = [status for name, text in texts for status in judge(validator, name, text)]
    return max(found) if found else complain("no object is in what is checked")


if __name__ == "__main__":
    sys.exit(main())
