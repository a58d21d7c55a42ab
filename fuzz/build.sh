#!/bin/bash -eu
# SPDX-License-Identifier: Apache-2.0
# Builds the fuzz targets as OSS-Fuzz asks: the compilers and their flags come in CC, CXX, CFLAGS, CXXFLAGS and
# LIB_FUZZING_ENGINE, the repository is $SRC/crdc, and what runs goes to $OUT: per target the program, its seed corpus, its
# dictionary and its options. Libraries of the system that a program needs go to $OUT/lib, where it looks for them.
cd "$SRC/crdc"
build=${WORK:-$SRC}/build-crdc
rm -rf "$build"
# The flags of the environment are meson's; the linker is told where the libraries will be.
LDFLAGS="${LDFLAGS:-} -Wl,-rpath,\$ORIGIN/lib" meson setup "$build" -Dbuildtype=plain -Dlibfuzzer=true -Db_lundef=false \
  -Dfuzzing_engine="$LIB_FUZZING_ENGINE"

table=$(grep -v '^#' tests/fuzz/targets.txt)
names=$(cut -d ' ' -f 1 <<<"$table")
# shellcheck disable=SC2086 # a list of names
ninja -C "$build" $(sed 's|^|tests/fuzz/fuzz_|' <<<"$names")

mkdir -p "$OUT/lib"
while read -r name dictionary most seeds; do
  program=$build/tests/fuzz/fuzz_$name
  cp "$program" "$OUT/"
  # shellcheck disable=SC2086 # patterns
  python3 tests/fuzz/corpus.py unpack "$name" "$build/corpus/$name"
  { find "$build/corpus/$name" -type f; [ -z "$seeds" ] || find $seeds -size "-$((most / 1024))k"; } |
    zip -q -j -@ "$OUT/fuzz_${name}_seed_corpus.zip"
  [ "$dictionary" = - ] || cp "tests/fuzz/dictionaries/$dictionary.dict" "$OUT/fuzz_$name.dict"
  printf '[libfuzzer]\nmax_len = %s\ntimeout = 25\n' "$most" >"$OUT/fuzz_$name.options"
  ldd "$program" | awk '$3 ~ "^/" && $1 !~ "^(libc|libm|libpthread|libdl|librt|libresolv)[.]so" { print $3 }' |
    xargs -r cp -n -L -t "$OUT/lib"
done <<<"$table"
