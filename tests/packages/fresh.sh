#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs the packages into a fresh Debian 12, and does there what a newcomer does: checks a manifest, starts the webhook, reads a
# page of the manual, and builds README's C program by pkg-config. The rpm's programs and the static ones are run there before
# anything is installed.
#
# usage: fresh.sh FOLDER [ROOT]    FOLDER: that of tools/package.sh; ROOT: a Debian 12 to copy instead of a new one
#
# Needs root, mmdebstrap and a Debian mirror: DEBIAN_MIRROR, or the one that this machine's packages are from.
set -euo pipefail
sources=$(cd "$(dirname "$0")/../.." && pwd)
work=$(cd "$1" && pwd)
# shellcheck disable=SC2016 # apt's own name
mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | sort -u | head -n 1)}
[ -n "$mirror" ] || { echo "skipped: apt knows no mirror of Debian" && exit 77; }
[ "$(id -u)" = 0 ] || { echo "skipped: not root" && exit 77; }
command -v mmdebstrap >/dev/null || { echo "skipped: no mmdebstrap" && exit 77; }

place=$(mktemp -d)
chmod 755 "$place"
root=$place/root
cleanup() {
  if mountpoint -q "$root/proc"; then umount "$root/proc"; fi
  rm -rf --one-file-system "$place"
}
trap cleanup EXIT
if [ -n "${2:-}" ]; then
  cp -a "$2" "$root"
else # minbase leaves the manual's pages in; nothing else is asked for
  mmdebstrap --quiet --variant=minbase bookworm "$root" "$mirror" || { echo "skipped: no Debian 12 from $mirror" && exit 77; }
fi
mount -t proc proc "$root/proc"

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "$@"; }
step() { echo "== $*"; }

step "the static programs, before anything is installed"
mkdir -p "$root/opt"
tar -C "$root/opt" -xzf "$work"/crdc-*-linux-*.tar.gz
cp "$sources/examples/raycluster.yaml" "$sources/crds/ray.io_rayclusters.yaml" "$root/root/"
inside sh -c 'cd /root && /opt/crdc-*/crd-validate raycluster.yaml && /opt/crdc-*/crd-validate --no-builtins --crd ray.io_rayclusters.yaml raycluster.yaml'
inside sh -c '/opt/crdc-*/crdc lint /root/ray.io_rayclusters.yaml' | tail -n 1

step "the packages"
cp "$work"/*.deb "$root/tmp/"
inside apt-get update -qq
inside sh -c 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /tmp/*.deb gcc pkg-config man-db >/tmp/install.log 2>&1' || {
  tail -n 20 "$root/tmp/install.log"
  exit 1
}
inside sh -c 'cd /root && crd-validate raycluster.yaml && crdc --version && crd-webhook --version && crd-validate --version'
[ "$(inside sh -c 'cd /root && sed "s/^spec:/spec:\n  rayVersion: 7/" raycluster.yaml | crd-validate - >/dev/null; echo $?')" = 1 ]

step "a C program, by pkg-config"
python3 - "$sources" "$root/root/program.c" <<'PYTHON'
import pathlib, re, sys
pages = sorted(pathlib.Path(sys.argv[1]).glob("*.md")) + sorted(pathlib.Path(sys.argv[1], "docs").glob("**/*.md"))
programs = [block for page in pages for block in re.findall(r"```c\n(.*?)```", page.read_text(), re.S) if '"ray.io/v1/raycluster.h"' in block and "main(" in block]
if not programs:
    sys.exit("no page has a C program about a RayCluster")
pathlib.Path(sys.argv[2]).write_text(programs[0])
PYTHON
# shellcheck disable=SC2016 # the shell in there expands it
inside sh -c 'cd /root && cc -O2 -o program program.c $(pkg-config --cflags --libs crdkinds) && ./program raycluster.yaml'

step "the manual"
for page in crdc crd-validate crd-webhook; do
  inside sh -c "MANWIDTH=80 man $page | cat" >"$place/page"
  grep -q "$page - " "$place/page" || { echo "FAILED: man $page" && exit 1; }
  echo "man $page"
done

step "removed"
inside sh -c 'DEBIAN_FRONTEND=noninteractive apt-get purge -y -qq crdc crd-webhook libcrdrt-dev >/dev/null 2>&1'
left=$(find "$root/usr" \( -name '*crdc*' -o -name '*crdrt*' -o -name '*crd-validate*' -o -name 'crd-webhook*' \) ! -path '*/libcrdrt[0-9]*' | grep -v '/lib/.*/libcrd.*\.so\.' || true)
[ -z "$left" ] || { echo "FAILED: left behind: $left" && exit 1; }
echo "ok"
