#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs every test: two builds (release; AddressSanitizer and UndefinedBehaviorSanitizer), each with all suites, the conformance
# tables, short fuzz runs and the program tests; what has threads under ThreadSanitizer, what reads input under clang's
# UndefinedBehaviorSanitizer; then formatting, static analysis, and that generated/ is what crdc makes of crds/.
#
#   tests/run.sh [STEP...]     STEP: release, sanitize, undefined, threads, generated, instructions, format, tidy, cppcheck, analyzer,
#                              deep, packages; without any, all of them but undefined, threads, deep and packages
#
# Installs missing packages first (tools/install-dependencies.sh --tests). CRDC_TABLES names a folder with more tables of facts than
# those of tests/tables (../shared if there is one). Builds stay in build-test/ for the next run. The last line is "N passed, N failed",
# after one that says how many were skipped for want of which program; the exit status is 0 when none failed.
set -u
cd "$(dirname "$0")/.." || exit 2

builds=${CRDC_TEST_BUILDS:-build-test}
runner=
jobs=$(nproc)
passed=0 failed=0 skipped=0
if [ -z "${CRDC_TABLES:-}" ] && [ -d ../shared/cases ]; then
  CRDC_TABLES=$(cd ../shared && pwd)
fi
tables=${CRDC_TABLES:-}
unset CRDC_TABLES # meson tells the tests
wants=$builds/wants # what skipped tests want, a line each
mkdir -p "$builds" && : >"$wants"

# step NAME COMMAND...: runs the command, keeps its output, counts it; shows what is wrong in it when it failed. Exit status 77
# says that it was skipped.
step() {
  local name=$1 log=$builds/$1.log begin=$SECONDS
  shift
  local status=0
  "$@" >"$log" 2>&1 || status=$?
  if [ $status = 0 ]; then
    passed=$((passed + 1))
    echo "ok      $name ($((SECONDS - begin)) s)"
  elif [ $status = 77 ]; then
    skipped=$((skipped + 1))
    echo "skipped $name: $(tail -n 1 "$log")"
    tail -n 1 "$log" | sed 's/^skipped: //' >>"$wants"
  else
    failed=$((failed + 1))
    echo "FAILED  $name ($((SECONDS - begin)) s), of $log:"
    { grep -E -A 3 'error:|undefined reference|: warning: .*\[|^FAILED' "$log" || tail -n 40 "$log"; } | head -n 60 | sed 's/^/    /'
    return 1
  fi
}

# suites BUILD FACTOR [TEST...]: runs the tests of a build, or those named, and counts each: one more at once than there are processors, for
# some wait. A test that says skipped is no failure.
# One whose time was up is run again, alone, twice at most, which is said: Criterion forks beside a thread of its own, and where that one holds
# the lock of AddressSanitizer's allocator just then, the test stands still (gcc 12's does not take its locks around a fork).
suites() {
  local name=$1 factor=$2 build=$builds/$1 begin=$SECONDS ok bad skip late=()
  shift 2
  $runner meson test -C "$build" --no-rebuild --timeout-multiplier "$factor" --num-processes $((jobs + 1)) "$@" >"$builds/$name-tests.log" 2>&1
  rm -f "$builds/$name-tests.json"
  cp "$build/meson-logs/testlog.json" "$builds/$name-tests.json"
  for _ in 1 2; do
    mapfile -t late < <(tests/results.py late "$builds/$name-tests.json")
    [ ${#late[@]} -gt 0 ] || break
    echo "$name: again, alone: ${late[*]}"
    $runner meson test -C "$build" --no-rebuild --timeout-multiplier "$factor" --num-processes 1 "${late[@]}" >>"$builds/$name-tests.log" 2>&1
    cat "$build/meson-logs/testlog.json" >>"$builds/$name-tests.json"
  done
  read -r ok skip bad < <(tests/results.py count "$builds/$name-tests.json" "$wants")
  passed=$((passed + ok)) failed=$((failed + bad)) skipped=$((skipped + skip))
  echo "$name: $ok suites passed, $bad failed, $skip skipped ($((SECONDS - begin)) s)"
}

# Steps of the idle time: what nothing else wants while the tests run, many of which wait. One after the other, in this order.
#   begin_idle STEP...     each a function of that name, with _ for -
#   idle_step STEP         waits for one and counts it; runs one that was not begun
idle_runner=0 idle_steps=
begin_idle() {
  idle_steps=" $* "
  for name; do rm -f "$builds/$name.said" "$builds/$name.status"; done
  set -m # a group of processes, which can be ended as one
  (
    chrt --idle -p 0 "$BASHPID"
    for name; do
      "${name//-/_}" >"$builds/$name.said" 2>&1
      echo $? >"$builds/$name.status"
    done
  ) </dev/null &
  idle_runner=$!
  set +m
}

end_of_idle() { # end_of_idle STEP: what it said, and its exit status
  until [ -f "$builds/$1.status" ]; do
    kill -0 "$idle_runner" 2>/dev/null || return 1
    sleep 0.5
  done
  cat "$builds/$1.said" && return "$(cat "$builds/$1.status")"
}

idle_step() {
  if [[ $idle_steps == *" $1 "* ]]; then step "$1" end_of_idle "$1"; else step "$1" "${1//-/_}"; fi
}

stop_idle() { [ "$idle_runner" = 0 ] || kill -- "-$idle_runner" 2>/dev/null; }
trap stop_idle EXIT

configure() {
  local build=$builds/$1
  shift
  set -- "-Dtables_folder=$tables" "$@"
  [ -f "$build/build.ninja" ] || { meson setup "$build" "$@"; return; }
  meson configure "$build" "$@" || meson setup --wipe "$build" "$@" # of another checkout, which had other options
}

build() { # build NAME OPTION...
  configure "$@" && nice ninja -k 0 -C "$builds/$1"
}

build_targets() { # build_targets NAME TARGETS OPTION...
  local name=$1 targets=$2
  shift 2
  # shellcheck disable=SC2086 # a list of names
  configure "$name" "$@" && nice ninja -k 0 -C "$builds/$name" $targets
}

sources() { git ls-files 'generator/*.[ch]' 'judge/*.[ch]' 'python/*.[ch]' 'runtime/*.[ch]' 'programs/*.[ch]' 'tests/*.[ch]' 'runtime/*.cc' 'runtime/*.h'; }

# Of the build for threads, these programs are made and these tests run: Criterion does not run under ThreadSanitizer.
threads_targets="programs/webhook/crd-webhook programs/validate/crd-validate tests/unit/judge/judge_threads"
threads_tests="judge-threads webhook-server webhook-crowd webhook-stalls webhook-fire crd-validate"

# The release build is what later steps look at: made once a run, and a failure is counted once.
release_built=
need_release() {
  if [ -z "$release_built" ]; then
    if step release-build build release -Dbuildtype=release -Dwerror=true; then release_built=yes; else release_built=no; fi
  fi
  [ $release_built = yes ] || {
    echo "        without a release build there is no ${FUNCNAME[1]#do_}"
    return 1
  }
}

declare -A step_of=([sanitize-build]=sanitize [clang-tidy]=tidy)

do_release() {
  need_release || return
  local name while_idle=()
  for name in sanitize-build clang-tidy cppcheck analyzer; do
    if [[ " $steps " == *" ${step_of[$name]:-$name} "* ]]; then while_idle+=("$name"); fi
  done
  [ ${#while_idle[@]} = 0 ] || begin_idle "${while_idle[@]}"
  suites release 1 --no-suite deep
}

# Each allocation keeps six callers, not thirty: a report names enough of them, and walking further takes a tenth of the time.
asan_options=abort_on_error=1:detect_stack_use_after_return=0:malloc_context_size=6:handle_sigill=1

# Warnings are the release build's business: gcc sees more than there is in code that the sanitizers have rewritten. Of debug
# information lines are enough for who reads a stack, and a sixth of the time is saved. Tables of addresses that need not be adapted to where
# a program stands save a third of what its start takes, and it is started thousands of times: the linker is told so too, for
# gcc's own default may be the other one. Of undefined behaviour its line is told, not its kind: the descriptions of all checks are nine
# tenths of a program's data, which AddressSanitizer reads at each end of a process. Shared libraries are the release build's business.
# Ten files of a library are compiled as one, which takes four fifths of the time, and gold links in a third of it.
sanitize_build() {
  local -x ASAN_OPTIONS=$asan_options
  local links=-no-pie
  ! command -v ld.gold >/dev/null || links="$links -fuse-ld=gold"
  build sanitize -Dbuildtype=debugoptimized -Doptimization=1 '-Dc_args=-g1 -fsanitize-undefined-trap-on-error' -Dcpp_args=-g1 -Db_pie=false "-Dc_link_args=$links" \
    "-Dcpp_link_args=$links" -Dunity=on -Dunity_size=10 -Ddefault_library=static -Dwerror=false -Db_sanitize=address,undefined -Db_lundef=false
}

# Fuzz targets are the business of the next step; what compiles or waits more than it runs our code (suite slow), or looks at
# sources alone (suite sources), is the release build's. Step deep has what does again what other suites do (suite sanitized-deep), and all
# of what here tries a third.
do_sanitize() {
  export CRDC_THIRD=1
  sanitized --no-suite fuzz --no-suite slow --no-suite sources --no-suite sanitized-deep
  unset CRDC_THIRD
}

# The sanitized build is made once a run.
sanitize_built=
sanitized() { # sanitized TEST...
  export CRITERION_JOBS=1 # it forks the next test when the last one has ended: seldom beside its own thread at work (see suites)
  export ASAN_OPTIONS=${asan_options/after_return=0/after_return=1} UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 # what a local was is no value any more
  [ -n "$sanitize_built" ] || { idle_step sanitize-build && sanitize_built=yes; }
  [ -z "$sanitize_built" ] || suites sanitize 4 "$@"
  unset ASAN_OPTIONS UBSAN_OPTIONS CRITERION_JOBS
}

# By clang, which sees what gcc lets pass, arithmetic on NULL among it: the fuzz targets, and the programs as their own tests use them.
undefined_targets="fuzz-targets programs/validate/crd-validate programs/webhook/crd-webhook programs/crdc/crdc"
undefined_tests=('crd-validate' 'crd-validate cluster' 'crd-validate configuration' 'crd-validate configuration-rights'
  'crd-validate crds-from-cluster' 'crd-validate inputs' 'crd-validate kubeconform-args' 'crd-validate layers' 'crd-validate outputs'
  'crd-validate pods' 'crd-validate state' 'crd-validate test suites' 'crd-validate test suites_own' 'crd-validate test coverage'
  'crd-validate test --mutate' 'schemas of requests' admission-explain admission-lint admission-programs catalogs conversation coverage
  'crdc command line' 'crdc upgrade objects' 'crdc upgrade upgrade' crdc-eval crds 'grown objects' policy-differences replay versions
  webhook-server words)

do_undefined() {
  export CRITERION_JOBS=1 CRDC_DEEP=1 # as for sanitize; all runs of the fuzz targets
  export ASAN_OPTIONS=${asan_options/after_return=0/after_return=1} UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 # what a local was is no value any more
  CC=clang CXX=clang++ step undefined-build build_targets undefined "$undefined_targets" -Dbuildtype=debugoptimized \
    -Doptimization=1 -Db_sanitize=address,undefined -Db_lundef=false && suites undefined 3 --suite fuzz && suites undefined 6 "${undefined_tests[@]}"
  unset ASAN_OPTIONS UBSAN_OPTIONS CRITERION_JOBS CRDC_DEEP
}

# What has threads. ThreadSanitizer of this age wants addresses that are not too random.
do_threads() {
  export TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1
  setarch "$(uname -m)" -R true 2>/dev/null && runner="setarch $(uname -m) -R"
  step threads-build build_targets threads "$threads_targets" -Dbuildtype=debugoptimized -Doptimization=1 -Db_sanitize=thread -Db_lundef=false &&
    suites threads 4 $threads_tests
  runner=
  unset TSAN_OPTIONS
}

do_generated() { need_release && step generated "$builds/release/programs/crdc/crdc" generate --check --out generated crds; }

# Instructions of reviews, creates, whole processes and typical rules, beside those on record.
do_instructions() { need_release && step instructions tests/bench/instructions.py "$builds/release"; }

do_format() { step format bash -c "$(declare -f sources); sources | xargs clang-format --dry-run -Werror"; }

# clang-tidy and cppcheck read how the release build compiles each file, clang-tidy with its assertions. Its path-sensitive checks
# are cut off at nodes of the graph of a function (clang's own bound of 225,000 takes several times as long, and 20,000 twice): step deep has
# no such cut.
clang_tidy() { # clang_tidy [NODES]
  timeout 2400 tests/checked.py "$builds/release" clang-tidy --quiet --extra-arg=-Wno-unknown-warning-option --extra-arg=-UNDEBUG \
    --extra-arg=-Xclang --extra-arg=-analyzer-config --extra-arg=-Xclang --extra-arg=max-nodes="${1:-4000}"
}

do_tidy() { need_release && idle_step clang-tidy; }

# One set of macros, the build's: all of them take four times as long. Left out: NULL at the end of variadic calls (a pointer
# here), frames on the stack that are linked on purpose, and four checks that cppcheck 2.10 gets wrong (hexadecimal floats, bool
# as a count; the end of a buffer, and what a called function fills). Ten files of a folder are read as one: more than half of its time
# goes into headers.
cppcheck() { # cppcheck [FILES]
  local words=() folder
  for folder in runtime/include runtime/gotypes/tables generator . runtime/webhook programs/common programs/validate programs/crdc programs/webhook; do words+=("-I$PWD/$folder"); done
  words+=("-I$(realpath "$builds/release")/runtime/gotypes/tables")
  timeout 2400 tests/checked.py "$builds/release" --together "${1:-10}" cppcheck --quiet --max-configs=1 --std=c11 --language=c \
    --enable=warning,performance,portability --inline-suppr --suppress=missingInclude --suppress=varFuncNullUB --suppress=autoVariables \
    --suppress=incorrectLogicOperator --suppress=compareBoolExpressionWithInt --suppress=ctuPointerArith \
    --suppress=ctuuninitvar --error-exitcode=1 "${words[@]}"
}

do_cppcheck() { need_release && idle_step cppcheck; }

# gcc's, over what serves, loads and reads files (all of it: tests/analyze.py BUILD). clang's is a part of clang-tidy's checks.
analyzer() {
  timeout 2400 tests/analyze.py "$builds/release" runtime/webhook programs/catalog programs/common programs/validate programs/webhook
}

do_analyzer() { need_release && idle_step analyzer; }

# Both analysers over everything, cppcheck file by file; and what the tests do to a smaller extent: more failing calls, more attacks on the
# webhook, the program of a subproject built, the growth of all shapes counted, failing allocations with blocks of all sizes and memory
# that is filled (failing calls of the programs, all of them: tests/faults/run.sh), the suite deep, all inputs of the fuzz targets, all
# of cel-combined, emit-loaded, deadlines, replay and conformance judge, and under the sanitizers all suites and all of them.
do_deep() {
  need_release || return
  local build=$builds/release
  step clang-tidy-deep clang_tidy 225000
  step cppcheck-deep cppcheck 1
  step analyzer-deep timeout 3600 nice tests/analyze.py "$build"
  step faults-programs-deep timeout 3600 nice python3 tests/faults/run.py "$build/tests/faults/crd-faults.so" "$build"
  step fire-deep timeout 3600 python3 tests/e2e/fire.py "$build/programs/webhook/crd-webhook"
  step subproject-deep timeout 3600 nice python3 tests/installed/subproject.py --build . "$build/tests/unit/linked/cluster.c" "$build/tests/unit/linked/linked_cluster"
  step growth-deep timeout 3600 nice python3 tests/growth/growth.py "$build/tests/growth/growth" --all
  step faults-runtime-deep env MALLOC_PERTURB_=85 timeout 3600 nice "$build/tests/faults/faults_runtime" --whole examples/raycluster.yaml tests/faults/settings.yaml
  export CRDC_DEEP=1
  suites release 4 --suite deep
  suites release 8 --suite fuzz
  suites release 4 cel-combined emit-loaded deadlines replay 'conformance judge'
  sanitized --suite sanitized-deep
  [ -z "$sanitize_built" ] || sanitized schema-wrong-types 'conformance one_pass' 'conformance rules_grown_sanitized'
  unset CRDC_DEEP
}

# Packages are made twice, of sources that are compiled anew, and installed into a fresh Debian 12.
do_packages() {
  need_release && step packages tests/packages/run.sh "$builds/packages" "$builds/release/programs/crdc/crdc" "$builds/release/programs/validate/crd-validate"
}

tools/install-dependencies.sh --tests || exit 2
[ $# -gt 0 ] || set -- release sanitize generated instructions format analyzer tidy cppcheck
steps=$*
for name in "$@"; do
  case $name in
  release | sanitize | undefined | threads | analyzer | deep | generated | instructions | format | tidy | cppcheck | packages) "do_$name" ;;
  *)
    echo "there is no step $name" >&2
    exit 2
    ;;
  esac
done
tests/results.py wants "$wants"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
