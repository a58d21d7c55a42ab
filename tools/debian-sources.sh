# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# For scripts that build libraries of Debian's own sources, with Debian's patches, as apt verifies them: sourced, with $out as the
# folder where all stays.

say() { echo "${0##*/}: $*" >&2; }

# quietly NAME COMMAND...: the command's words go to a file, the end of which is shown when it fails.
quietly() {
  local log=$out/$1.log
  shift
  "$@" >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    say "failed, see $log"
    exit 1
  }
}

# apt with lists of sources of its own, so that the machine's are left as they are.
with_sources() {
  local state=$out/apt
  mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
  [ -f "$state/sources.list" ] || {
    # shellcheck disable=SC2016 # apt's own names
    apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
      sort -u >"$state/sources.list"
    [ -s "$state/sources.list" ] || { say "apt knows no packages of Debian: apt-get update comes first" && exit 1; }
    printf 'Dir::State::lists "%s/lists";\nDir::Cache "%s/cache";\nDir::Etc::sourcelist "%s/sources.list";\nDir::Etc::sourceparts "-";\n' \
      "$state" "$state" "$state" >"$state/apt.conf"
  }
  APT_CONFIG=$state/apt.conf "$@"
}

# The lists of sources, once.
list_sources() {
  [ -e "$out/apt/lists/done" ] && return
  with_sources quietly apt apt-get update -q
  touch "$out/apt/lists/done"
}

# A folder with the newest source of a package, patched.
take_source() {
  local package=$1 folder=$out/sources/$1
  [ -e "$folder/.taken" ] && return
  rm -rf "$folder"
  mkdir -p "$folder"
  (cd "$folder" && with_sources quietly "$package-source" apt-get source -q --only-source -o APT::Sandbox::User=root "$package")
  mv "$folder"/*/ "$folder/tree"
  basename "$folder"/*.dsc .dsc >"$folder/.taken"
}
