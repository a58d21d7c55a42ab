"""Each subject of the CEL library is usable alone: its object file needs nothing of CEL values.

Usage: alone.py NM LIBRARY"""
import re
import subprocess
import sys

subjects = ["cidr", "duration", "ip", "named_format", "quantity", "semver", "time_zone", "timestamp", "url"]
listing = subprocess.run([sys.argv[1], "--undefined-only", sys.argv[2]], check=True, capture_output=True, text=True).stdout
member, found, wrong = None, set(), []
for line in listing.splitlines():
    heading = re.match(r"(?:.*\()?(?:text|metadata)_(\w+)\.c\.o\)?:$", line)
    if line.endswith(":"):
        member = heading.group(1) if heading else None
        found.add(member)
    elif member in subjects and re.search(r"\bcrd_cel_", line):
        wrong.append(f"{member} needs {line.split()[-1]}")
wrong += [f"{subject} is not in the library" for subject in subjects if subject not in found]
print("\n".join(wrong) or f"{len(subjects)} subjects stand alone")
sys.exit(bool(wrong))
