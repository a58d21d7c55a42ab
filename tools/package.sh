#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes packages of this tree, each the same bytes wherever it is made of the same sources with the same versions of Debian's packages.
#
#   tools/package.sh deb|rpm|static|image|cross... [--out FOLDER]
#
#   deb     crdc, crd-webhook, libcrdrtN and libcrdrt-dev for Debian 12
#   rpm     crdc and crd-webhook: static programs, for any distribution
#   static  the three static programs with their licences, as a .tar.gz
#   image   crd-webhook on nothing, as an archive for docker load, podman load, skopeo
#   cross   crdc, crd-validate and libcrdc for other machines, a .tar.gz for each of TARGETS (tools/cross-build.sh --list)
#
# Packages come to FOLDER (build-package), and what they are made of stays there for the next time. docs/packages.md says more.
set -euo pipefail
cd "$(dirname "$0")/.."
out=build-package forms=()
while [ $# -gt 0 ]; do
  case $1 in
  --out) out=${2:?--out needs a folder} && shift ;;
  deb | rpm | static | image | cross) forms+=("$1") ;;
  *)
    sed -n 's/^#   //p' "$0" >&2
    exit 2
    ;;
  esac
  shift
done
[ ${#forms[@]} -gt 0 ] || {
  sed -n 's/^#   //p' "$0" >&2
  exit 2
}
mkdir -p "$out"
out=$(cd "$out" && pwd)
umask 022
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(packaging/epoch.sh)} LC_ALL=C TZ=UTC
version=$(sed -n "s/^project(.*[, ]version: '\([^']*\)'.*/\1/p" meson.build)
release=$(sed -n '1s/.*(\(.*\)).*/\1/p' packaging/debian/changelog)
arch=$(dpkg --print-architecture)
triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
[ "${release%-*}" = "$version" ] || {
  echo "package: packaging/debian/changelog is about $release, and meson.build about $version" >&2
  exit 1
}

say() { echo "package: $*" >&2; }

quietly() { # quietly NAME COMMAND...
  local log=$out/$1.log
  shift
  "$@" >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    say "failed, see $log"
    exit 1
  }
}

need() { # need COMMAND PACKAGE
  command -v "$1" >/dev/null || {
    say "$1 is missing: install Debian's package $2"
    exit 1
  }
}

# Installs with meson into $out/installed.
installed=
install_tree() {
  [ -z "$installed" ] || return 0
  say "building what is installed"
  local options=()
  if grep -q "^option('tests'" meson_options.txt; then options+=(-Dtests=disabled); fi
  [ -f "$out/build/build.ninja" ] ||
    quietly setup meson setup "$out/build" --buildtype=release --prefix=/usr --libdir="lib/$triplet" -Dlibraries_inside=disabled "${options[@]}"
  if grep -q "^option('tests'" meson_options.txt; then
    quietly build ninja -C "$out/build"
  else # without tests
    # shellcheck disable=SC2046 # a list of names
    quietly build ninja -C "$out/build" $(meson introspect --targets "$out/build" | python3 -c '
import json, os, sys
for target in json.load(sys.stdin):
    if target["installed"]:
        print(*[os.path.relpath(name, sys.argv[1]) for name in target["filename"]])' "$out/build")
  fi
  rm -rf "$out/installed"
  DESTDIR=$out/installed quietly install meson install -C "$out/build" --no-rebuild
  installed=yes
}

static=
static_programs() {
  [ -z "$static" ] || return 0
  say "building the static programs"
  tools/static-build.sh "$out/static" >"$out/static.log" 2>&1 || {
    tail -n 30 "$out/static.log" >&2
    exit 1
  }
  static=yes
}

# Removes owner, time and umask from the files of a package.
settle_tree() {
  find "$1" -type d -exec chmod 755 {} +
  find "$1" -type f -exec chmod u=rwX,go=rX {} +
  find "$1" -type f -name '*.so.*' -exec chmod 644 {} +
  find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

compress_manuals() {
  local page
  [ -d "$1/usr/share/man" ] || return 0
  find "$1/usr/share/man" -type f ! -name '*.gz' -exec gzip -9n {} +
  find "$1/usr/share/man" -type l ! -name '*.gz' | while read -r page; do
    ln -s "$(readlink "$page").gz" "$page.gz"
    rm "$page"
  done
}

# ---- deb ----

strip_tree() {
  local file
  find "$1" -type f \( -path '*/bin/*' -o -name '*.so.*' \) | while read -r file; do
    if head -c 4 "$file" | grep -q ELF; then strip --strip-unneeded --remove-section=.comment --remove-section=.note "$file"; fi
  done
  find "$1" -type f -name '*.a' | while read -r file; do strip --strip-debug --enable-deterministic-archives "$file"; done
}

# zsh and fish have folders for Debian packages.
place_completions() {
  local share=$1/usr/share
  if [ -d "$share/zsh/site-functions" ]; then mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"; fi
}

paragraph() { # paragraph PACKAGE: its paragraph in packaging/debian/control
  awk -v package="$1" 'BEGIN { RS = ""; ORS = "\n\n" } index($0, "Package: " package "\n") == 1' "$out/deb/control"
}

shared_needs() { # shared_needs FOLDER: the libraries that its programs and libraries are linked with
  local files
  files=$(find "$1/usr" -type f \( -path '*/bin/*' -o -name '*.so.*' \) -exec sh -c 'head -c 4 "$1" | grep -q ELF' _ {} \; -print)
  [ -n "$files" ] || return 0
  rm -rf "$out/deb/needs"
  mkdir -p "$out/deb/needs/debian"
  printf 'Source: crdc\n' >"$out/deb/needs/debian/control"
  # shellcheck disable=SC2086 # a list of names
  (cd "$out/deb/needs" && dpkg-shlibdeps -O --ignore-missing-info -x"${1##*/}" -S"$1" -l"$1/usr/lib/$triplet" $files 2>"$out/shlibdeps.log") | sed -n 's/^shlibs:Depends=//p'
}

finish_deb() { # finish_deb FOLDER PACKAGE
  local folder=$1 package=$2 needs doc
  doc=$folder/usr/share/doc/$package
  mkdir -p "$doc" "$folder/DEBIAN"
  cp packaging/debian/copyright "$doc/"
  gzip -9nc packaging/debian/changelog >"$doc/changelog.Debian.gz"
  mkdir -p "$folder/usr/share/lintian/overrides"
  cp packaging/debian/overrides "$folder/usr/share/lintian/overrides/$package"
  case $package in
  libcrdrt[0-9]*) # dependents get a versioned dependency, and the loader's cache is updated
    find "$folder/usr/lib" -name 'lib*.so.*' -type l | sed 's|.*/\(lib.*\)\.so\.\(.*\)|\1 \2|' | sort |
      while read -r name number; do echo "$name $number $package (>= $version)"; done >"$folder/DEBIAN/shlibs"
    echo "activate-noawait ldconfig" >"$folder/DEBIAN/triggers"
    ;;
  esac
  needs=$(shared_needs "$folder")
  {
    paragraph "$package" | sed '/^$/d' | sed "/^Description:/,\$d" | grep -v '^Depends:' || true
    {
      paragraph "$package" | sed -n 's/^Depends: //p'
      echo "$needs"
    } | grep . | paste -sd, | sed 's/,\([^ ]\)/, \1/g; s/^/Depends: /'
    printf 'Version: %s\nSource: crdc\nMaintainer: %s\n' "$release" "$(sed -n 's/^ -- \(.*>\)  .*/\1/p' packaging/debian/changelog | head -n 1)"
    printf 'Installed-Size: %s\n' "$(find "$folder" -path "$folder/DEBIAN" -prune -o -type f -printf '%s\n' | awk '{ n += int(($1 + 1023) / 1024) } END { print n + 1 }')"
    paragraph "$package" | sed '/^$/d' | sed -n '/^Description:/,$p'
  } | sed '/^Depends: $/d; /^Source: crdc$/{'"$([ "$package" = crdc ] && echo d)"'}' >"$folder/DEBIAN/control"
  (cd "$folder" && find . -path ./DEBIAN -prune -o -type f -printf '%P\n' | sort | xargs -r -d '\n' md5sum) >"$folder/DEBIAN/md5sums"
  settle_tree "$folder"
  rm -f "$out/${package}_${release}_$arch.deb"
  quietly "deb-$package" dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$folder" "$out/${package}_${release}_$arch.deb"
  echo "$out/${package}_${release}_$arch.deb"
}

make_deb() {
  local abi name package library=""
  need dpkg-shlibdeps dpkg-dev
  install_tree
  rm -rf "$out/deb"
  mkdir -p "$out/deb/tree"
  abi=$(sed -n 's/^#define CRD_RUNTIME_ABI \([0-9]*\).*/\1/p' runtime/include/crd/abi.h)
  python3 packaging/split.py packaging/files "$out/installed" "$out/deb/tree"
  if [ -d "$out/deb/tree/library" ]; then library="libcrdrt$abi (= $release), "; fi
  sed "s/@ARCH@/$arch/; s/@ABI@/$abi/; s/@LIBRARY@/$library/" packaging/debian/control >"$out/deb/control"
  for name in library crdc crd-webhook development; do
    case $name in
    library) package=libcrdrt$abi ;;
    development) package=libcrdrt-dev ;;
    *) package=$name ;;
    esac
    [ -d "$out/deb/tree/$name" ] || continue
    mkdir -p "$out/deb/packages"
    mv "$out/deb/tree/$name" "$out/deb/packages/$package"
    strip_tree "$out/deb/packages/$package"
    compress_manuals "$out/deb/packages/$package"
    place_completions "$out/deb/packages/$package"
    finish_deb "$out/deb/packages/$package" "$package"
  done
}

# ---- static programs ----

pack_folder() { # pack_folder NAME: packs a folder of $out reproducibly
  tar -C "$out" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --format=ustar -cf - "$1" | gzip -9n >"$out/$1.tar.gz"
  echo "$out/$1.tar.gz"
}

make_static() {
  local name=crdc-$version-linux-$arch
  static_programs
  rm -rf "${out:?}/$name"
  mkdir -p "$out/$name"
  cp "$out"/static/bin/* LICENSE README.md "$out/$name/"
  cp "$out/static/inputs" "$out/static/licences" "$out/$name/"
  settle_tree "$out/$name"
  pack_folder "$name"
}

make_image() {
  static_programs
  python3 packaging/image.py --program "$out/static/bin/crd-webhook" --name crd-webhook --tag "$version" --version "$version" \
    --epoch "$SOURCE_DATE_EPOCH" --zoneinfo /usr/share/zoneinfo --file "usr/share/doc/crd-webhook/inputs=$out/static/inputs" \
    --file "usr/share/doc/crd-webhook/licences=$out/static/licences" --file usr/share/doc/crd-webhook/LICENSE=LICENSE \
    --output "$out/crd-webhook-$version-image-$arch.tar"
  echo "$out/crd-webhook-$version-image-$arch.tar"
}

make_cross() {
  local target name targets=${TARGETS:-linux-amd64 linux-arm64 linux-armv7 linux-riscv64 linux-s390x linux-ppc64le darwin-arm64 darwin-amd64 windows-amd64}
  # shellcheck disable=SC2086 # a list of names
  quietly cross tools/cross-build.sh --out "$out/cross" $targets
  for target in $targets; do
    name=crdc-$version-$target
    rm -rf "${out:?}/$name"
    mkdir -p "$out/$name"
    cp "$out/cross/$target/bin"/* LICENSE README.md "$out/cross/inputs" "$out/cross/licences" "$out/$name/"
    if [ -d "$out/cross/$target/include" ]; then cp -r "$out/cross/$target"/{lib,include} "$out/$name/"; fi
    settle_tree "$out/$name"
    pack_folder "$name"
  done
  # shellcheck disable=SC2086 # a list of names
  (cd "$out" && printf "crdc-$version-%s.tar.gz\n" $targets | xargs sha256sum >"crdc-$version-checksums")
  echo "$out/crdc-$version-checksums"
}

make_rpm() {
  local package
  need rpmbuild rpm
  static_programs
  install_tree
  rm -rf "$out/rpm"
  mkdir -p "$out/rpm/tree"
  python3 packaging/split.py packaging/files "$out/installed" "$out/rpm/tree" crdc crd-webhook
  for package in crdc crd-webhook; do
    for program in "$out/rpm/tree/$package"/usr/bin/*; do
      if [ -f "$out/static/bin/${program##*/}" ] && [ ! -L "$program" ]; then cp "$out/static/bin/${program##*/}" "$program"; fi
    done
    mkdir -p "$out/rpm/tree/$package/usr/share/licenses/$package"
    cp LICENSE "$out/static/inputs" "$out/static/licences" "$out/rpm/tree/$package/usr/share/licenses/$package/"
    compress_manuals "$out/rpm/tree/$package"
    settle_tree "$out/rpm/tree/$package"
    (cd "$out/rpm/tree/$package" && find . \( -type f -o -type l \) -printf '/%P\n' | sort | sed 's|^/usr/share/licenses/|%license &|') >"$out/rpm/tree/$package.list"
  done
  quietly rpmbuild rpmbuild -bb --define "_topdir $out/rpm/top" --define "_rpmdir $out/rpm/made" --define "tree $out/rpm/tree" \
    --define "crd_version $version" --define "_tmppath $out/rpm" --buildroot "$out/rpm/root" packaging/rpm/crdc.spec
  mv "$out"/rpm/made/*/*.rpm "$out/"
  ls "$out"/*.rpm
}

for form in "${forms[@]}"; do make_"$form"; done
