#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds crdc, crd-validate and crd-webhook without shared libraries: they need Linux and nothing else of the machine.
#
#   tools/static-build.sh [FOLDER]     FOLDER: where everything stays (build-static); the programs are in FOLDER/bin
#
# Debian 12 has static libraries of nearly all that is linked. Of the rest the script takes Debian's own sources, with Debian's
# patches, as apt verifies them, and builds what is needed of them: GnuTLS without PKCS #11, names in Unicode and the like, libcurl
# with HTTP over GnuTLS alone, cJSON. FOLDER/inputs names all versions. A second run builds only what has changed.
#
# Needs, besides tools/install-dependencies.sh: autoconf automake autopoint bison gettext gperf libtool (installed with root or sudo).
set -euo pipefail
cd "$(dirname "$0")/.."
source=$PWD
out=$(mkdir -p "${1:-build-static}" && cd "${1:-build-static}" && pwd)
jobs=${JOBS:-$(nproc)}
prefix=$out/prefix
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(packaging/epoch.sh)} LC_ALL=C TZ=UTC
# Programs are the same wherever they are built: they contain no folder names.
small="-Os -fPIE -fstack-protector-strong -fstack-clash-protection -fcf-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2"
small="$small -fno-asynchronous-unwind-tables -fno-unwind-tables -ffunction-sections -fdata-sections -ffile-prefix-map=$out=/build"

. tools/debian-sources.sh

tools="autoconf automake autopoint bison gettext gperf libtool dpkg-dev libtasn1-6-dev nettle-dev libgmp-dev"
need_tools() {
  local missing="" each as_root=""
  for each in $tools; do
    dpkg-query -W -f '${Status}' "$each" 2>/dev/null | grep -q 'ok installed' || missing="$missing $each"
  done
  [ -n "$missing" ] || return 0
  [ "$(id -u)" = 0 ] || as_root=sudo
  say "installing:$missing"
  # shellcheck disable=SC2086 # a list of names
  quietly tools $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
}

# The digest of a library's build recipe: if it changes the library is rebuilt.
stamp_of() { declare -f "build_$1" | cat - "$out/sources/$1/.taken" <(echo "$small") | sed "s|$out||g" | sha256sum; }

make_library() {
  local name=$1
  take_source "$name"
  [ "$(cat "$out/$name.stamp" 2>/dev/null)" = "$(stamp_of "$name")" ] && return
  say "building $(cat "$out/sources/$name/.taken")"
  rm -rf "$out/objects/$name"
  mkdir -p "$out/objects/$name"
  (cd "$out/objects/$name" && "build_$name" "$out/sources/$name/tree")
  stamp_of "$name" >"$out/$name.stamp"
}

# Debian's patches change the sources of configure.
build_gnutls28() {
  (cd "$1" && { grep -rl gettext-0.20 m4/ || true; } | sed "s|^|$1/|" | xargs -r rm -f)
  (cd "$1" && GTKDOCIZE="echo no" quietly gnutls-autoreconf autoreconf -fi)
  CFLAGS=$small quietly gnutls-configure "$1/configure" --prefix="$prefix" --disable-shared --enable-static --disable-maintainer-mode \
    --disable-dependency-tracking --disable-rpath --disable-nls --disable-doc --disable-tools --disable-tests --disable-cxx \
    --disable-guile --disable-libdane --disable-full-test-suite --disable-openssl-compatibility --disable-srp-authentication \
    --disable-anon-authentication --disable-heartbeat-support --disable-gost --without-p11-kit --without-idn \
    --with-included-unistring --without-tpm --without-tpm2 --without-brotli --without-zstd --without-zlib \
    --with-default-trust-store-file=/etc/ssl/certs/ca-certificates.crt
  quietly gnutls-gl make -j "$jobs" -C gl
  quietly gnutls-lib make -j "$jobs" -C lib install
}

build_curl() {
  CFLAGS=$small LIBS="-ltasn1 -lhogweed -lnettle -lgmp" PKG_CONFIG_PATH=$prefix/lib/pkgconfig quietly curl-configure "$1/configure" \
    --prefix="$prefix" --disable-shared --enable-static --disable-maintainer-mode --disable-dependency-tracking \
    --with-gnutls="$prefix" --with-ca-bundle=/etc/ssl/certs/ca-certificates.crt --enable-threaded-resolver \
    --without-zlib --without-brotli --without-zstd --without-libpsl --without-libidn2 --without-nghttp2 --without-librtmp \
    --without-libssh2 --without-libgsasl --disable-ldap --disable-ldaps --disable-rtsp --disable-dict --disable-telnet \
    --disable-tftp --disable-pop3 --disable-imap --disable-smb --disable-smtp --disable-gopher --disable-mqtt --disable-ftp \
    --disable-file --disable-manual --disable-libcurl-option --disable-ntlm --disable-ntlm-wb --disable-tls-srp \
    --disable-unix-sockets --disable-cookies --disable-doh --disable-mime --disable-netrc --disable-alt-svc --disable-hsts \
    --disable-aws --disable-kerberos-auth --disable-negotiate-auth
  grep -q "GnuTLS" "$out/curl-configure.log" || {
    say "libcurl does not find GnuTLS"
    exit 1
  }
  quietly curl-lib make -j "$jobs" -C lib install
  quietly curl-include make -C include install
  quietly curl-pc make install-pkgconfigDATA
}

build_cjson() {
  # shellcheck disable=SC2086 # a list of options
  quietly cjson-compile ${CC:-cc} $small -c "$1/cJSON.c" -o cJSON.o
  mkdir -p "$prefix/lib/pkgconfig" "$prefix/include/cjson"
  rm -f "$prefix/lib/libcjson.a"
  quietly cjson-archive ar rcsD "$prefix/lib/libcjson.a" cJSON.o
  cp "$1/cJSON.h" "$prefix/include/cjson/"
  printf 'Name: libcjson\nDescription: JSON\nVersion: %s\nLibs: -L%s -lcjson\nCflags: -I%s -I%s/cjson\n' \
    "$(sed -n 's/^#define CJSON_VERSION_[A-Z]* \([0-9]*\)/\1/p' "$1/cJSON.h" | paste -sd.)" "$prefix/lib" "$prefix/include" \
    "$prefix/include" >"$prefix/lib/pkgconfig/libcjson.pc"
}

# The components with versions, one per line: with static linking, later security fixes need a rebuild.
list_inputs() {
  cat "$out"/sources/*/.taken | tr _ ' '
  dpkg-query -W -f '${source:Package} ${source:Version}\n' libre2-dev libyaml-dev libseccomp-dev \
    nettle-dev libgmp-dev libtasn1-6-dev libc6-dev "libstdc++-$(${CC:-cc} -dumpversion | cut -d. -f1)-dev"
}

# Their licences, from Debian.
list_licences() {
  local each file
  for each in gnutls28 curl cjson; do
    printf '==== %s ====\n\n' "$each"
    cat "$out/sources/$each/tree/debian/copyright"
  done
  for each in libre2-dev libyaml-dev libseccomp-dev nettle-dev libgmp-dev libtasn1-6-dev libc6-dev \
    "libstdc++-$(${CC:-cc} -dumpversion | cut -d. -f1)-dev"; do
    file=/usr/share/doc/$each/copyright
    printf '\n==== %s ====\n\n' "$each"
    if [ -r "$file" ]; then cat "$file"; else echo "see Debian's package $each"; fi
  done
}

build_programs() {
  export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
  [ -f "$out/programs/build.ninja" ] ||
    quietly programs-setup meson setup "$out/programs" "$source" --buildtype=release -Doptimization=2 -Ddefault_library=static -Dprefer_static=true \
      -Dstatic_programs=true --prefix=/usr
  quietly programs ninja -C "$out/programs" programs/crdc/crdc programs/validate/crd-validate programs/webhook/crd-webhook
  mkdir -p "$out/bin"
  local each
  for each in programs/crdc/crdc programs/validate/crd-validate programs/webhook/crd-webhook; do
    # Keeps the build id: the cache of compiled CRDs uses it.
    strip --strip-all --remove-section=.comment -o "$out/bin/${each##*/}" "$out/programs/$each"
  done
}

need_tools
list_sources
for library in gnutls28 curl cjson; do make_library $library; done
build_programs
list_inputs | LC_ALL=C sort -u >"$out/inputs"
list_licences >"$out/licences"
ls -l "$out/bin"
