/* SPDX-License-Identifier: Apache-2.0 */
/* anyOf, oneOf, allOf and not: schemaPropsValidator.Validate of kube-openapi.
 *
 * A branch is first tried without errors; messages are made only for the branch that is reported. Branches only check: they
 * do not prune, default or fill the value. List types and embedded resources are checked by the walk outside of branches. */
#include "../base/kin.h"
#include "../value/words.h"
#include "engine.h"
#include "keywords.h"

#include <crd/json.h>

/* The outcome of one branch. */
typedef struct outcome {
  bool valid;
  uint32_t matches;
} outcome;

static outcome try_branch(walker *w, branch_walk *walk, const crd_type *branch, crd_value *value, const crd_path *path,
                          bool quiet) {
  uint32_t plain = value->kind <= CRD_STRING_VALUE ? plain_matches(branch, value) : 0;
  if (plain) return (outcome){true, plain};
  uint32_t failures = w->failures;
  unsigned mode = w->mode;
  bool was_quiet = w->quiet;
  w->mode = CRD_WALK_CHECK;
  w->quiet = was_quiet || quiet;
  outcome trial = {false, walk(w, branch, value, path, NULL, PRUNE_NOT)};
  trial.valid = w->failures == failures;
  w->mode = mode;
  w->quiet = was_quiet;
  if (quiet) w->failures = failures;
  return trial;
}

/* Counts a failure of the combinator itself. Unless quiet, adds an error, which mentions `valid` if it is not 0. */
SELDOM static void add_combinator_failure(walker *w, const crd_value *value, const crd_path *path, const crd_words *words,
                                          uint32_t valid) {
  if (w->quiet) {
    w->failures++;
    return;
  }
  crd_value arguments[2] = {crd_value_make_string(crd_check_path_name(w, path)), crd_value_make_int(valid)};
  crd_check_add_rootless(w, value, words, arguments, valid ? 2 : 1);
}

static uint32_t check_any_of(walker *w, branch_walk *walk, const crd_checks *checks, crd_value *value,
                             const crd_path *path) {
  uint32_t best = 0, best_matches = 0;
  for (uint16_t i = 0; i < checks->any_of_count; i++) {
    outcome trial = try_branch(w, walk, checks->any_of[i], value, path, true);
    if (trial.valid) return trial.matches;
    if (i == 0 || trial.matches > best_matches) {
      best = i;
      best_matches = trial.matches;
    }
  }
  add_combinator_failure(w, value, path, WORDS(ANY_OF), 0);
  if (!w->quiet) try_branch(w, walk, checks->any_of[best], value, path, false);
  return best_matches;
}

static uint32_t check_one_of(walker *w, branch_walk *walk, const crd_checks *checks, crd_value *value,
                             const crd_path *path) {
  uint32_t best = 0, best_matches = 0, valid = 0, first_matches = 0;
  for (uint16_t i = 0; i < checks->one_of_count; i++) {
    outcome trial = try_branch(w, walk, checks->one_of[i], value, path, true);
    if (trial.valid) {
      if (valid++ == 0) first_matches = trial.matches;
    } else if (valid == 0 && (i == 0 || trial.matches > best_matches)) {
      best = i;
      best_matches = trial.matches;
    }
  }
  if (valid == 1) return first_matches;
  if (valid > 1) {
    add_combinator_failure(w, value, path, WORDS(ONE_OF_SEVERAL), valid);
    return 0;
  }
  add_combinator_failure(w, value, path, WORDS(ONE_OF_NONE), 0);
  if (!w->quiet) try_branch(w, walk, checks->one_of[best], value, path, false);
  return best_matches;
}

static uint32_t check_all_of(walker *w, branch_walk *walk, const crd_checks *checks, crd_value *value,
                             const crd_path *path) {
  uint32_t valid = 0, matches = 0;
  for (uint16_t i = 0; i < checks->all_of_count; i++) {
    outcome trial = try_branch(w, walk, checks->all_of[i], value, path, false);
    valid += trial.valid;
    matches += trial.matches;
  }
  if (valid == 0)
    add_combinator_failure(w, value, path, WORDS(ALL_OF_NONE), 0);
  else if (valid != checks->all_of_count)
    add_combinator_failure(w, value, path, WORDS(ALL_OF), 0);
  return matches;
}

uint32_t crd_check_composites(walker *w, branch_walk *walk, const crd_checks *checks, crd_value *value,
                              const crd_path *path) {
  uint32_t matches = 0;
  if (checks->any_of_count) matches += check_any_of(w, walk, checks, value, path);
  if (checks->one_of_count) matches += check_one_of(w, walk, checks, value, path);
  if (checks->all_of_count) matches += check_all_of(w, walk, checks, value, path);
  if (checks->not_ && try_branch(w, walk, checks->not_, value, path, true).valid)
    add_combinator_failure(w, value, path, WORDS(NOT), 0);
  return matches;
}
