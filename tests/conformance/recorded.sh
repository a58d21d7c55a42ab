# What scripts that read recorded/ share: sourced, with `here` their folder.
# SPDX-License-Identifier: Apache-2.0

# unpack SET FOLDER: the requests and verdicts of a set, as FOLDER/SET.requests.jsonl and FOLDER/SET.verdicts.jsonl.
unpack() {
  for unpack_part in requests verdicts; do
    gzip -dc "$here/recorded/$1.$unpack_part.jsonl.gz" >"$2/$1.$unpack_part.jsonl"
  done
}

# link_crds FOLDER: FOLDER/crds, where requests that are run in FOLDER find the CRDs that they name, without the overlays beside
# them: they are compiled as any CRD is.
link_crds() {
  mkdir "$1/crds"
  for link_crds_file in "$here"/../../crds/*.yaml; do
    case $link_crds_file in *.markers.yaml) ;; *) ln -s "$(realpath "$link_crds_file")" "$1/crds/" ;; esac
  done
}

# Texts nested as deep as may be are read by recursion; a sanitizer makes the frames several times as large.
make_room_for() { # make_room_for PROGRAM
  ! grep -qa __asan_init "$1" || ulimit -s 131072 2>/dev/null || :
}
