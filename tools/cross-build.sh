#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds crdc and crd-validate for other machines, as programs that only need the operating system, and libcrdc.
#
#   tools/cross-build.sh [--out FOLDER] TARGET...    FOLDER: where everything stays (build-cross); programs are in FOLDER/TARGET/bin, libcrdc in lib
#   tools/cross-build.sh --list                      the targets
#   tools/cross-build.sh [--out FOLDER] --sources    the libraries' sources alone, in FOLDER/sources: of RE2 and others, ready to be compiled
#
# zig cross-compiles (ziglang among Python's packages, or zig in the PATH); RE2, libyaml and cJSON are compiled of Debian's
# sources. These programs have no API server client, no webhook, no compressed archives and no verification of signatures:
# docs/platforms.md.
set -euo pipefail
cd "$(dirname "$0")/.."
source=$PWD
out=build-cross targets=() sources=

# A target; its zig name; the system, CPU family, CPU and byte order for meson.
table="\
linux-amd64    x86_64-linux-musl       linux    x86_64   x86_64      little
linux-arm64    aarch64-linux-musl      linux    aarch64  aarch64     little
linux-armv7    arm-linux-musleabihf    linux    arm      armv7       little
linux-386      x86-linux-musl          linux    x86      i686        little
linux-riscv64  riscv64-linux-musl      linux    riscv64  riscv64     little
linux-s390x    s390x-linux-musl        linux    s390x    s390x       big
linux-ppc64le  powerpc64le-linux-musl  linux    ppc64    powerpc64le little
darwin-amd64   x86_64-macos            darwin   x86_64   x86_64      little
darwin-arm64   aarch64-macos           darwin   aarch64  aarch64     little
windows-amd64  x86_64-windows-gnu      windows  x86_64   x86_64      little
wasi-wasm32    wasm32-wasi             wasi     wasm32   wasm32      little"

while [ $# -gt 0 ]; do
  case $1 in
  --out) out=${2:?--out needs a folder} && shift ;;
  --list) awk '{ print $1 }' <<<"$table" && exit ;;
  --sources) sources=alone ;;
  *)
    awk '{ print $1 }' <<<"$table" | grep -qxF -e "$1" || { sed -n 's/^#   //p' "$0" >&2 && exit 2; }
    targets+=("$1")
    ;;
  esac
  shift
done
[ ${#targets[@]} -gt 0 ] || [ -n "$sources" ] || { sed -n 's/^#   //p' "$0" >&2 && exit 2; }
mkdir -p "$out"
out=$(cd "$out" && pwd)
jobs=${JOBS:-$(nproc)}
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(packaging/epoch.sh)} LC_ALL=C TZ=UTC
. tools/debian-sources.sh

zig=${ZIG:-$(command -v zig || python3 -c 'import os, ziglang; print(os.path.join(os.path.dirname(ziglang.__file__), "zig"))' 2>/dev/null || true)}
[ -x "$zig" ] || { say "zig is missing: install Python's package ziglang, or name the program in ZIG" && exit 1; }
flags="-Os -fPIC -ffunction-sections -fdata-sections -ffile-prefix-map=$out=/build"

column() { awk -v name="$1" -v at="$2" '$1 == name { print $at }' <<<"$table"; }

# The compilers for meson. In WebAssembly jumps out of a function are exceptions (crd/guard.h).
write_cross_file() { # TARGET FOLDER
  local triple compiler arguments="" links="" version
  triple=$(column "$1" 2)
  case $1 in
  wasi-*)
    arguments="'-mexception-handling', '-mllvm', '-wasm-enable-sjlj', '-D_WASI_EMULATED_SIGNAL', '-D_WASI_EMULATED_PROCESS_CLOCKS', '-D_WASI_EMULATED_MMAN'"
    links="'-mexception-handling', '-lwasi-emulated-signal', '-lwasi-emulated-process-clocks', '-lwasi-emulated-mman', '-Wl,-z,stack-size=8388608'"
    ;;
  windows-*) links="'-municode', '-Wl,--stack,8388608'" ;;
  darwin-*) arguments="'-DCRD_HIDE'" ;; # zig's linker supports no export list
  esac
  version='*"-Wl,--version "*) echo "LLD 18.0.0 (compatible with GNU linkers)" && exit ;;'
  case $1 in
  darwin-*)
    version='*"-Wl,--version "*) echo "ld: unknown option: --version" >&2 && exit 1 ;; *-Wl,-v*) echo "@(#)PROGRAM:ld PROJECT:ld64-820.1" >&2 && exit 1 ;;'
    ;;
  esac
  for compiler in cc c++; do
    printf '#!/bin/sh\n# The question by which meson tells linkers apart has an answer that it knows; what zig reads from a pipe has a language.\ncase "$* " in %s "-E -dM - ") set -- -x c "$@" ;; esac\nexec %s %s -target %s "$@"\n' \
      "$version" "$zig" "$compiler" "$triple" >"$2/$compiler"
    chmod +x "$2/$compiler"
  done
  cat >"$2/cross.ini" <<END
[binaries]
c = '$2/cc'
cpp = '$2/c++'
ar = ['$zig', 'ar']
ranlib = ['$zig', 'ranlib']
pkgconfig = 'pkg-config'
[properties]
pkg_config_libdir = '$2/prefix/lib/pkgconfig'
needs_exe_wrapper = true
[built-in options]
c_args = ['-ffile-prefix-map=$out=/build', '-ffile-prefix-map=$source=/source'${arguments:+, $arguments}]
cpp_args = ['-ffile-prefix-map=$out=/build', '-ffile-prefix-map=$source=/source'${arguments:+, $arguments}]
c_link_args = [$links]
cpp_link_args = [$links]
[host_machine]
system = '$(column "$1" 3)'
cpu_family = '$(column "$1" 4)'
cpu = '$(column "$1" 5)'
endian = '$(column "$1" 6)'
END
}

# archive NAME LIBRARY TARGET FLAG... -- SOURCE...: a library of those files.
archive() {
  local name=$1 library=$2 target=$3 folder prefix compiler=cc extra=()
  folder=$out/$target/objects/$name prefix=$out/$target/prefix
  shift 3
  while [ "$1" != -- ]; do extra+=("$1") && shift; done
  shift
  case $1 in *.cc) compiler=c++ ;; esac
  case $target in darwin-*) extra+=(-fvisibility=hidden) ;; esac
  mkdir -p "$folder"
  # shellcheck disable=SC2016,SC2086 # for the shells of xargs; a list of flags
  printf '%s\0' "$@" | quietly "$target-$name" xargs -0 -P "$jobs" -I {} sh -c 'file=$1; shift; "$@" -c "$file" -o "${file##*/}.o"' _ {} \
    env -C "$folder" "$zig" "$compiler" -target "$(column "$target" 2)" $flags "${extra[@]}"
  rm -f "$prefix/lib/lib$library.a"
  quietly "$target-$name" "$zig" ar rcsD "$prefix/lib/lib$library.a" "$folder"/*.o
}

pkgconfig_file() { # PACKAGE VERSION LIBRARY TARGET
  printf 'Name: %s\nDescription: %s\nVersion: %s\nLibs: -L%s -l%s\nCflags: -I%s\n' "$1" "$1" "$2" "$out/$4/prefix/lib" "$3" \
    "$out/$4/prefix/include" >"$out/$4/prefix/lib/pkgconfig/$1.pc"
}

version_of() { sed 's/^[^_]*_//; s/[-+].*//; s/^[0-9]*://; s/\.dsc$//' "$out/sources/$1/.taken"; }

build_cjson() { # TARGET SOURCES
  archive cjson cjson "$1" -DCJSON_HIDE_SYMBOLS -- "$2/cJSON.c"
  mkdir -p "$out/$1/prefix/include/cjson"
  cp "$2/cJSON.h" "$out/$1/prefix/include/cjson/"
  pkgconfig_file libcjson "$(version_of cjson)" cjson "$1"
}

build_libyaml() {
  local version
  version=$(version_of libyaml)
  mkdir -p "$out/$1/objects/libyaml"
  printf '#define YAML_VERSION_MAJOR %s\n#define YAML_VERSION_MINOR %s\n#define YAML_VERSION_PATCH %s\n#define YAML_VERSION_STRING "%s"\n' \
    ${version//./ } "$version" >"$out/$1/objects/libyaml/config.h"
  archive libyaml yaml "$1" -DHAVE_CONFIG_H -DYAML_DECLARE_STATIC -I. "-I$2/include" -- "$2"/src/*.c
  cp "$2/include/yaml.h" "$out/$1/prefix/include/"
  pkgconfig_file yaml-0.1 "$version" yaml "$1"
}

# Its tables: Debian's source has their generators, and the package unicode-data their input.
make_re2_tables() {
  local tree=$out/sources/re2/tree/re2 each
  [ -e "$out/sources/re2/.tables" ] && return
  (cd "$out/sources/re2" && quietly unicode-data apt-get download -q unicode-data && dpkg -x unicode-data_*.deb unicode)
  sed -i "s|^_UNICODE_DIR = .*|_UNICODE_DIR = \"$out/sources/re2/unicode/usr/share/unicode\"|" "$tree/unicode.py"
  perl "$tree/make_perl_groups.pl" >"$tree/perl_groups.cc"
  for each in groups casefold; do python3 "$tree/make_unicode_$each.py" >"$tree/unicode_$each.cc"; done
  touch "$out/sources/re2/.tables"
}

build_re2() {
  make_re2_tables
  archive re2 re2 "$1" -std=c++17 "-I$2" -- "$2"/re2/*.cc "$2/util/rune.cc" "$2/util/strutil.cc"
  mkdir -p "$out/$1/prefix/include/re2"
  cp "$2"/re2/{filtered_re2,re2,set,stringpiece}.h "$out/$1/prefix/include/re2/"
  pkgconfig_file re2 "$(version_of re2)" re2 "$1"
}

# The digest of a library's build recipe: if it changes the library is rebuilt.
stamp_of() { declare -f "build_$1" archive | cat - "$out/sources/$1/.taken" <(echo "$flags") | sed "s|$out||g" | sha256sum; }

# libcrdc in one file that only needs the C library; it exports the names in its headers.
link_library() { # TARGET
  local target=$1 folder=$out/$1 names=tests/installed/libcrdc.symbols name=libcrdc.so mark="" links=()
  mkdir -p "$folder/include/crdc" "$folder/include/crd"
  case $target in
  windows-*)
    name=crdc.dll links=("$folder/exports.def" "-Wl,--out-implib,$folder/lib/crdc.lib")
    { echo EXPORTS && cat $names; } >"$folder/exports.def"
    ;;
  darwin-*) name=libcrdc.dylib mark=_ links=(-Wl,-install_name,@rpath/libcrdc.dylib) ;;
  *)
    links=("-Wl,--version-script=$folder/exports.map" -Wl,-soname,libcrdc.so)
    echo "{ global: $(tr '\n' ';' <$names) local: *; };" >"$folder/exports.map"
    ;;
  esac
  mapfile -t -O ${#links[@]} links < <(sed "s/^/-Wl,-u,$mark/" $names)
  quietly "$target-library" ninja -C "$folder/programs" generated/libcrdgen.a generator/libcrdc.a
  quietly "$target-library" env -C "$folder/programs" "$folder/c++" -shared -o "$folder/lib/$name" "${links[@]}" -Wl,--gc-sections \
    -Wl,--whole-archive generated/libcrdgen.a -Wl,--no-whole-archive generator/libcrdc.a judge/libcrdjudgeparts.a \
    runtime/{admission/libcrdadmission,kinds/libcrdcore,checks/libcrdchecks,libcrdrt}.a "$folder"/prefix/lib/lib{re2,yaml,cjson}.a -lpthread
  llvm-strip -S -x "$folder/lib/$name" 2>/dev/null || true # zig's C library has debug information
  rm -f "$folder"/lib/*.pdb
  cp generator/compile/include/crdc/judge.h "$folder/include/crdc/"
  cp runtime/include/crd/abi.h "$folder/include/crd/"
}

build_target() {
  local target=$1 library folder=$out/$1 each suffix="" unity=on options=()
  mkdir -p "$folder/prefix/lib/pkgconfig" "$folder/prefix/include" "$folder/bin" "$folder/lib"
  for library in cjson libyaml re2; do
    [ "$(cat "$folder/$library.stamp" 2>/dev/null)" = "$(stamp_of "$library")" ] && continue
    say "$target: $(cat "$out/sources/$library/.taken")"
    "build_$library" "$target" "$out/sources/$library/tree"
    stamp_of "$library" >"$folder/$library.stamp"
  done
  write_cross_file "$target" "$folder"
  case $target in
  wasi-*) options+=(-Db_pie=false) ;; # otherwise addresses are relocated at load time, which few engines support
  windows-*) suffix=.exe ;;
  darwin-*) unity=off ;; # zig's linker takes whole objects of its archives, and wants all that they name
  esac
  [ -f "$folder/programs/build.ninja" ] ||
    quietly "$target-setup" meson setup "$folder/programs" "$source" --cross-file "$folder/cross.ini" --buildtype=minsize -Ddebug=false --unity=$unity \
      -Dunity_size=23 -Ddefault_library=static -Dprefer_static=true -Dlibraries_inside=disabled -Dwebhook=disabled -Dcluster=disabled -Dsignatures=disabled \
      "${options[@]}"
  say "$target: the programs"
  quietly "$target-programs" ninja -C "$folder/programs" "programs/crdc/crdc$suffix" "programs/validate/crd-validate$suffix"
  for each in programs/crdc/crdc$suffix programs/validate/crd-validate$suffix; do
    case $target in
    wasi-*) cp "$folder/programs/$each" "$folder/bin/${each##*/}.wasm" ;;
    *) llvm-strip -o "$folder/bin/${each##*/}" "$folder/programs/$each" 2>/dev/null ||
      cp "$folder/programs/$each" "$folder/bin/${each##*/}" ;; # zig's C library has debug information
    esac
  done
  case $target in wasi-*) ;; *) link_library "$target" ;; esac
}

list_sources
for library in cjson libyaml re2; do take_source $library; done
[ -z "$sources" ] || { make_re2_tables && exit; }
# The components of the programs, and their licences.
{ cat "$out"/sources/*/.taken | tr _ ' ' && echo "zig $("$zig" version)"; } | sort -u >"$out/inputs"
for library in cjson libyaml re2; do
  printf '==== %s ====\n\n' $library
  cat "$out/sources/$library/tree/debian/copyright"
done >"$out/licences"
for target in "${targets[@]}"; do build_target "$target"; done
for target in "${targets[@]}"; do find "$out/$target/bin" "$out/$target/lib" -type f -exec ls -l {} +; done
