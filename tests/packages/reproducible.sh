#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes all packages twice, in folders whose names have different lengths, with other surroundings, and compares them byte by byte.
#
# usage: reproducible.sh FOLDER    what is made stays there, in one/ and in a second, longer place
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
work=$(cd "$1" && pwd)
first=$work/one second=$work/another-place/further-down

make_in() { # make_in FOLDER FORM...
  local place=$1
  shift
  rm -rf "$place/sources" "$place/packages/build" "$place/packages/static/programs"
  mkdir -p "$place/sources"
  (cd "$root" && git ls-files -z --cached --others --exclude-standard | tar --null -T - --ignore-failed-read -cf - 2>/dev/null) | tar -C "$place/sources" -xf -
  (cd "$place/sources" && CCACHE_DISABLE=1 tools/package.sh "$@" --out "$place/packages" >/dev/null)
}

command -v rpmbuild >/dev/null || {
  echo "skipped: no rpmbuild (Debian's package rpm)"
  exit 77
}
(umask 022 && make_in "$first" deb rpm static image)
(umask 077 && export LANG=C.UTF-8 TZ=Asia/Tokyo HOME="$work" USER=somebody && make_in "$second" deb rpm static image)

count=0 failed=0
for package in "$first"/packages/*.deb "$first"/packages/*.rpm "$first"/packages/*.tar.gz "$first"/packages/*.tar; do
  count=$((count + 1))
  if cmp "$package" "$second/packages/${package##*/}"; then
    sha256sum "$package" | sed "s|$first/packages/||"
  else
    echo "FAILED: ${package##*/} is not the same bytes"
    failed=1
  fi
done
echo "$count packages"
[ $failed = 0 ] && [ "$count" -ge 7 ]
