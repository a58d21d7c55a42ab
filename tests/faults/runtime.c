/* SPDX-License-Identifier: Apache-2.0 */
/* Every allocation of every public function of libcrdrt fails in turn, alone and with all that follow: the result is right
 * or an error, nothing is left allocated, and nothing ends the program. Each scenario runs in a process of its own.
 *
 *   faults_runtime [--whole] YAML SETTINGS [NAME]
 *
 * Arenas ask for a block now and then: each sweep is done with first blocks of many sizes, of four times as many with
 * --whole, so that they ask in other places.
 */
#include "faults.h"
#include "scenarios.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SMALLEST_BLOCK 64
#define LARGEST_BLOCK 8192

static bool whole;

static size_t next_block(size_t block) {
  return block + (whole ? block / 7 + 16 : block);
}

/* ---- one run ---- */

typedef struct trial {
  const scenario *scenario;
  const scenario_inputs *inputs;
  size_t block; /* bytes of the arena's first */
  crd_arena *arena;
  uint64_t digest;
  bool good;
} trial;

static jmp_buf way_out;

static void on_stop(void *context, crd_stop reason, size_t bytes) {
  (void)context;
  (void)reason;
  (void)bytes;
  longjmp(way_out, 1);
}

static void work(void *context) {
  trial *trial = context;
  trial->good = trial->scenario->run(trial->arena, trial->inputs, &trial->digest);
}

typedef enum outcome { RIGHT, SAID, WRONG, LEFT_BEHIND, NOT_CAUGHT } outcome;

static const char *const outcome_names[] = {"right", "an error", "WRONG RESULT", "LEAK", "NOT CAUGHT"};

/* False: a stop that nothing caught. */
static bool attempt(trial *trial, bool guarded) {
  if (setjmp(way_out) != 0) return false;
  trial->arena = crd_arena_create(&(crd_arena_options){.block_size = trial->block});
  if (!trial->arena) return true;
  if (!guarded)
    work(trial);
  else if (crd_guard(trial->arena, work, trial) != CRD_STOP_NONE)
    trial->good = false;
  return true;
}

/* `expected` NULL: there is nothing to compare with yet. */
static outcome run_trial(trial *trial, bool guarded, const uint64_t *expected) {
  trial->digest = 0xcbf29ce484222325u;
  trial->good = false;
  int64_t live = atomic_load(&faults_live);
  bool caught = attempt(trial, guarded);
  atomic_store(&faults_active, false);
  crd_arena_destroy(trial->arena);
  if (!caught) return NOT_CAUGHT;
  if (!trial->scenario->remembers && atomic_load(&faults_live) != live) return LEFT_BEHIND;
  if (!trial->good) return SAID;
  return expected && trial->digest != *expected ? WRONG : RIGHT;
}

/* ---- all of a scenario ---- */

typedef struct tally {
  size_t failed, counts[5]; /* by outcome */
} tally;

/* Each allocation in turn, up to the first that is not asked for; false when the scenario cannot be done at all. */
static bool fail_each(trial *trial, bool guarded, bool onward, tally *tally) {
  for (int i = 0; i < 3; i++) { /* what is made once is made, and stays */
    outcome outcome = run_trial(trial, guarded, NULL);
    if (outcome != RIGHT && outcome != LEFT_BEHIND) return false;
  }
  uint64_t expected = trial->digest, k = 0;
  do {
    faults_plan_now = (faults_plan){.family = FAULTS_ALLOC, .first = ++k, .onward = onward};
    atomic_store(&faults_state_now->calls[FAULTS_ALLOC], 0);
    atomic_store(&faults_state_now->injected, 0);
    atomic_store(&faults_active, true);
    outcome outcome = run_trial(trial, guarded, &expected);
    if (outcome > SAID && tally->counts[outcome] == 0)
      printf("%s, %s guard, first block %zu, allocation %llu%s: %s\n", trial->scenario->name,
             guarded ? "under a" : "without a", trial->block, (unsigned long long)k, onward ? " and all that follow" : "",
             outcome_names[outcome]);
    tally->counts[outcome]++;
  } while (atomic_load(&faults_state_now->injected));
  tally->failed += k - 1;
  return true;
}

static bool sweep(const scenario *scenario, const scenario_inputs *inputs, bool guarded, bool onward) {
  trial trial = {.scenario = scenario, .inputs = inputs};
  tally tally = {0};
  for (trial.block = SMALLEST_BLOCK; trial.block <= LARGEST_BLOCK; trial.block = next_block(trial.block)) {
    if (fail_each(&trial, guarded, onward, &tally)) continue;
    printf("%s: cannot be done at all\n", scenario->name);
    return false;
  }
  size_t bad = tally.counts[WRONG] + tally.counts[LEFT_BEHIND] + tally.counts[NOT_CAUGHT];
  printf("%s: %s, %s, %s: %zu failed, %zu errors", bad ? "FAILED" : "ok", scenario->name, guarded ? "guarded" : "unguarded",
         onward ? "onward" : "once", tally.failed, tally.counts[SAID]);
  if (bad)
    printf(", %zu wrong, %zu leaks, %zu not caught", tally.counts[WRONG], tally.counts[LEFT_BEHIND],
           tally.counts[NOT_CAUGHT]);
  puts("");
  return bad == 0;
}

static bool run_apart(const scenario *scenario, const scenario_inputs *inputs) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    alarm(300);
    bool good = true;
    for (int onward = 0; onward < 2; onward++) {
      good = sweep(scenario, inputs, true, onward) && good;
      if (scenario->guards_itself) good = sweep(scenario, inputs, false, onward) && good;
    }
    fflush(stdout);
    _exit(good ? 0 : 1);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return false;
  if (WIFSIGNALED(status)) printf("%s: CRASH, %s\n", scenario->name, strsignal(WTERMSIG(status)));
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool read_inputs(scenario_inputs *inputs, crd_arena *arena, const char *path) {
  static char bytes[1 << 20];
  FILE *file = fopen(path, "rb");
  if (!file) return false;
  inputs->yaml = (crd_string){bytes, fread(bytes, 1, sizeof bytes, file)};
  fclose(file);
  crd_value *value = crd_yaml_parse(arena, inputs->yaml, NULL, NULL, NULL);
  if (!value) return false;
  inputs->good = crd_json_encode(arena, value, CRD_JSON_COMPACT);
  crd_value *spec = crd_value_get(value, CRD_STRING("spec"));
  if (!spec) return false;
  crd_value_set(arena, spec, CRD_STRING("rayVersion"), crd_value_make_int(7));
  crd_value_set(arena, spec, CRD_STRING("noSuchField"), crd_value_make_bool(true));
  inputs->bad = crd_json_encode(arena, value, CRD_JSON_COMPACT);
  return true;
}

int main(int count, char **arguments) {
  whole = count > 1 && strcmp(arguments[1], "--whole") == 0;
  arguments += whole;
  count -= whole;
  if (count < 3) return fprintf(stderr, "usage: %s [--whole] YAML SETTINGS [NAME]\n", arguments[0]), 2;
  crd_arena *arena = crd_arena_create(NULL);
  scenario_inputs inputs = {.settings = arguments[2], .nowhere = fopen("/dev/null", "w")};
  if (!inputs.nowhere || setvbuf(inputs.nowhere, NULL, _IONBF, 0) != 0)
    return fprintf(stderr, "/dev/null cannot be opened\n"), 2;
  if (!arena || !read_inputs(&inputs, arena, arguments[1])) return fprintf(stderr, "%s cannot be read\n", arguments[1]), 2;
  crd_set_stop_handler(on_stop, NULL);
  size_t bad = 0;
  for (size_t i = 0; i < scenario_count; i++)
    if (count < 4 || strstr(scenarios[i].name, arguments[3])) bad += !run_apart(&scenarios[i], &inputs);
  crd_arena_destroy(arena);
  fclose(inputs.nowhere);
  printf("%zu scenarios fail\n", bad);
  return bad ? 1 : 0;
}
