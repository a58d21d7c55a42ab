# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# For scripts that build libraries from Debian's sources, with Debian's patches, verified by apt. Source it, with $out as the
# folder for all files.

say() { echo "${0##*/}: $*" >&2; }

# quietly NAME COMMAND...: sends the output to a file, and prints its end if the command fails.
quietly() {
  local log=$out/$1.log
  shift
  "$@" >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    say "failed, see $log"
    exit 1
  }
}

# apt with its own source lists, so that the machine's are not changed.
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

# Fetches the source lists, once.
list_sources() {
  [ -e "$out/apt/lists/done" ] && return
  with_sources quietly apt apt-get update -q
  touch "$out/apt/lists/done"
}

# Makes a folder with the newest source of a package, patched.
take_source() {
  local package=$1 folder=$out/sources/$1
  [ -e "$folder/.taken" ] && return
  rm -rf "$folder"
  mkdir -p "$folder"
  (cd "$folder" && with_sources quietly "$package-source" apt-get source -q --only-source -o APT::Sandbox::User=root "$package")
  mv "$folder"/*/ "$folder/tree"
  basename "$folder"/*.dsc .dsc >"$folder/.taken"
}
