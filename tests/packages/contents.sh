#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What the tools of the packages' own kinds say of them: lintian, rpm, skopeo and a checker of the image's digests.
#
# usage: contents.sh FOLDER    the folder that tools/package.sh was given
set -euo pipefail
work=$(cd "$1" && pwd)
failed=0
fail() {
  echo "FAILED: $*"
  failed=1
}
for tool in lintian rpm skopeo; do
  command -v $tool >/dev/null || {
    echo "skipped: no $tool"
    exit 77
  }
done

unheard=() # of a tree that installs no pages of the manual, none are missed
[ -d "$work/installed/usr/share/man" ] || unheard=(--suppress-tags no-manual-page)
if lintian --allow-root --fail-on error,warning --tag-display-limit 0 "${unheard[@]}" "$work"/*.deb; then echo "lintian: nothing"; else fail "lintian"; fi
for package in "$work"/*.deb; do
  dpkg-deb -c "$package" | awk '$2 != "root/root" { exit 1 }' || fail "$package has files of somebody"
  dpkg-deb --fsys-tarfile "$package" | tar tf - | grep -E '/(build|work|tmp)/' && fail "$package has files of a build"
done

for package in "$work"/*.rpm; do
  rpm -K --nosignature "$package" >/dev/null || fail "$package: its digests"
  needs=$(rpm -qp --requires "$package" | grep -v '^rpmlib(' || true)
  [ -z "$needs" ] || fail "$package needs $needs"
  grep -q '^/usr/bin/crd' <<<"$(rpm -qlp "$package")" || fail "$package has no program"
  rpm -qp --qf '%{BUILDHOST} %{LICENSE}\n' "$package" | grep -qx 'localhost Apache-2.0' || fail "$package: where it was built, or its licence"
done

image=$(ls "$work"/crd-webhook-*-image-*.tar)
for form in oci-archive docker-archive; do
  skopeo inspect --config "$form:$image" | python3 -c '
import json, sys
config = json.load(sys.stdin)["config"]
assert config["User"] == "65532:65532" and config["Entrypoint"] == ["/usr/local/bin/crd-webhook"], config' || fail "$form"
done
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
skopeo copy --quiet --insecure-policy "oci-archive:$image" "dir:$unpacked" || fail "the image cannot be copied"
size=$(stat -c %s "$image")
[ "$size" -le $((8 << 20)) ] || fail "the image has $size bytes"
mkdir "$unpacked/root"
for layer in $(python3 -c 'import json, sys; print(*[l["digest"].split(":")[1] for l in json.load(open(sys.argv[1]))["layers"]])' "$unpacked/manifest.json"); do
  tar -C "$unpacked/root" -xzf "$unpacked/$layer"
done
if [ "$(id -u)" = 0 ]; then # as it runs in a cluster: nobody, without anything
  chroot --userspec=65532:65532 "$unpacked/root" /usr/local/bin/crd-webhook --version || fail "the image's program"
  [ -e "$unpacked/root/bin/sh" ] && fail "the image has a shell"
fi
[ $failed = 0 ] && echo "the image: $size bytes"
exit $failed
