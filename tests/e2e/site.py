#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The pages are a site: every page of docs/ has its place in mkdocs.yml, links between pages and to headings lead somewhere, and mkdocs
builds it without a warning; what it builds fetches nothing from elsewhere.

usage: site.py ROOT

mkdocs is a program, or a module of this Python; without it the first two are looked at, and the last line says skipped (exit 77).
Exit status: 0 all is well, 1 it is not.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$")
FETCHED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"(?:https?:)?//[^\"]*\"")


def without_code(text):
    """The lines of a page outside of its blocks, and without words in backticks."""
    lines, inside = [], False
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            inside = not inside
        elif not inside:
            lines.append(re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", line))
    return lines


def anchors(text):
    """What headings are called in addresses, as mkdocs calls them."""
    found = set()
    inside = False
    for line in text.split("\n"):
        inside ^= line.lstrip().startswith("```")
        match = HEADING.match(line)
        if match and not inside:
            words = re.sub(r"[^\w\s-]", "", match.group(1).replace("\\", "")).strip().lower()
            found.add(re.sub(r"[-\s]+", "-", words))
    return found


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def check_nav(root, pages):
    placed = set(re.findall(r"^\s*- [^:]+: (\S+\.md)$", read(os.path.join(root, "mkdocs.yml")), re.MULTILINE))
    for page in sorted(pages - placed):
        yield f"docs/{page} has no place in the nav of mkdocs.yml"
    for page in sorted(placed - pages):
        yield f"mkdocs.yml names docs/{page}, which is not there"


def check_links(root, path):
    folder = os.path.dirname(os.path.join(root, path))
    for line in without_code(read(os.path.join(root, path))):
        for link in LINK.findall(line):
            target, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            file = os.path.normpath(os.path.join(folder, target)) if target else os.path.join(root, path)
            if not os.path.exists(file):
                yield f"{path}: {link} leads nowhere"
            elif anchor and file.endswith(".md") and anchor not in anchors(read(file)):
                yield f"{path}: {link}: there is no such heading"


def command():
    if shutil.which("mkdocs"):
        return ["mkdocs"]
    here = [sys.executable, "-m", "mkdocs"]
    return here if subprocess.run([*here, "--version"], capture_output=True, check=False).returncode == 0 else None


def build(root, mkdocs):
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run([*mkdocs, "build", "--strict", "--quiet", "--config-file", os.path.join(root, "mkdocs.yml"),
                                 "--site-dir", folder], capture_output=True, text=True, timeout=120, check=False)
        if result.returncode:
            yield "mkdocs build --strict: " + result.stdout + result.stderr
            return
        for name in sorted(name for name in os.listdir(folder) if name.endswith(".html")):
            for fetched in FETCHED.findall(read(os.path.join(folder, name))):
                yield f"{name} fetches {fetched}"


def main():
    root = sys.argv[1]
    pages = {name for name in os.listdir(os.path.join(root, "docs")) if name.endswith(".md")}
    faults = list(check_nav(root, pages))
    for path in ["README.md", "SECURITY.md", *sorted("docs/" + page for page in pages)]:
        faults += check_links(root, path)
    mkdocs = command()
    if mkdocs:
        faults += build(root, mkdocs)
    for fault in faults:
        print(fault)
    print(f"{len(pages)} pages, {len(faults)} faults")
    if not faults and not mkdocs:
        print("skipped: mkdocs is not installed; places and links of the pages were looked at")
        return 77
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
